talon-meld = { $kind ->
    [run] postupka { $cards }: { $points }
    [set] set { $cards }: { $points }
   *[flush] fleš { $cards }: { $points }
}
talon-meld-tiles = { $kind ->
    [run] řada { $cards }: { $points }
   *[set] skupina { $cards }: { $points }
}
talon-no-meld = není kombinace ({ $code }): { $why }
talon-table = { $code ->
    [none] platí
   *[other] neplatí ({ $code }): { $why }
}
talon-deadwood = { $left ->
    [none] { $melds ->
        [none] zbytek ({ $points }): nic; kombinace: žádné
       *[other] zbytek ({ $points }): nic; kombinace: { $melds }
    }
   *[other] { $melds ->
        [none] zbytek ({ $points }): { $left }; kombinace: žádné
       *[other] zbytek ({ $points }): { $left }; kombinace: { $melds }
    }
}
talon-laid = { $best ->
    [none] nic nelze vyložit; stůl: { $table }
    [yes] vyloženo { $count }, { $points }: { $cards }; stůl: { $table }
   *[no] vyloženo { $count }, { $points }, není dokázáno, že je to nejvíc: { $cards }; stůl: { $table }
}
