# What `talon check`, `talon deadwood` and `talon solve` answer. $cards, $left, $melds and $table are pieces as they are typed, $points is a message points, $code what programs read.
talon-meld = { $kind ->
    [run] run { $cards }: { $points }
    [set] set { $cards }: { $points }
   *[flush] flush { $cards }: { $points }
}
talon-meld-tiles = { $kind ->
    [run] row { $cards }: { $points }
   *[set] group { $cards }: { $points }
}
talon-no-meld = no meld ({ $code }): { $why }
talon-table = { $code ->
    [none] valid
   *[other] not valid ({ $code }): { $why }
}
talon-deadwood = { $left ->
    [none] { $melds ->
        [none] { $points } left: nothing; melds: none
       *[other] { $points } left: nothing; melds: { $melds }
    }
   *[other] { $melds ->
        [none] { $points } left: { $left }; melds: none
       *[other] { $points } left: { $left }; melds: { $melds }
    }
}
talon-laid = { $best ->
    [none] nothing can be laid; table: { $table }
    [yes] { $count } laid, { $points }: { $cards }; table: { $table }
   *[no] { $count } laid, { $points }, not proven the most: { $cards }; table: { $table }
}
