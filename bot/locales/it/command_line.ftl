talon-meld = { $kind ->
    [run] sequenza { $cards }: { $points }
    [set] serie { $cards }: { $points }
   *[flush] colore { $cards }: { $points }
}
talon-meld-tiles = { $kind ->
    [run] scala { $cards }: { $points }
   *[set] gruppo { $cards }: { $points }
}
talon-no-meld = non è una combinazione ({ $code }): { $why }
talon-table = { $code ->
    [none] valido
   *[other] non valido ({ $code }): { $why }
}
talon-deadwood = { $left ->
    [none] { $melds ->
        [none] resto ({ $points }): niente; combinazioni: nessuna
       *[other] resto ({ $points }): niente; combinazioni: { $melds }
    }
   *[other] { $melds ->
        [none] resto ({ $points }): { $left }; combinazioni: nessuna
       *[other] resto ({ $points }): { $left }; combinazioni: { $melds }
    }
}
talon-laid = { $best ->
    [none] non si può calare niente; tavolo: { $table }
    [yes] { $count } da calare, { $points }: { $cards }; tavolo: { $table }
   *[no] { $count } da calare, { $points }, non è dimostrato che sia il massimo: { $cards }; tavolo: { $table }
}
