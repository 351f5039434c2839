talon-meld = { $kind ->
    [run] rij { $cards }: { $points }
    [set] set { $cards }: { $points }
   *[flush] flush { $cards }: { $points }
}
talon-meld-tiles = { $kind ->
    [run] rij { $cards }: { $points }
   *[set] groep { $cards }: { $points }
}
talon-no-meld = geen combinatie ({ $code }): { $why }
talon-table = { $code ->
    [none] geldig
   *[other] niet geldig ({ $code }): { $why }
}
talon-deadwood = { $left ->
    [none] { $melds ->
        [none] { $points } over: niets; combinaties: geen
       *[other] { $points } over: niets; combinaties: { $melds }
    }
   *[other] { $melds ->
        [none] { $points } over: { $left }; combinaties: geen
       *[other] { $points } over: { $left }; combinaties: { $melds }
    }
}
talon-laid = { $best ->
    [none] er kan niets worden gelegd; tafel: { $table }
    [yes] { $count } gelegd, { $points }: { $cards }; tafel: { $table }
   *[no] { $count } gelegd, { $points }, niet bewezen dat dit het meeste is: { $cards }; tafel: { $table }
}
