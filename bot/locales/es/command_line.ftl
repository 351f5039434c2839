talon-meld = { $kind ->
    [run] secuencia { $cards }: { $points }
    [set] conjunto { $cards }: { $points }
   *[flush] color { $cards }: { $points }
}
talon-meld-tiles = { $kind ->
    [run] escalera { $cards }: { $points }
   *[set] serie { $cards }: { $points }
}
talon-no-meld = no es una combinación ({ $code }): { $why }
talon-table = { $code ->
    [none] válida
   *[other] no válida ({ $code }): { $why }
}
talon-deadwood = { $left ->
    [none] { $melds ->
        [none] { $points } de resto: nada; combinaciones: ninguna
       *[other] { $points } de resto: nada; combinaciones: { $melds }
    }
   *[other] { $melds ->
        [none] { $points } de resto: { $left }; combinaciones: ninguna
       *[other] { $points } de resto: { $left }; combinaciones: { $melds }
    }
}
talon-laid = { $best ->
    [none] no se puede colocar nada; mesa: { $table }
    [yes] { $count } por colocar, { $points }: { $cards }; mesa: { $table }
   *[no] { $count } por colocar, { $points }, sin demostrar que sea lo máximo: { $cards }; mesa: { $table }
}
