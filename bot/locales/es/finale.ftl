### El final de una partida: el momento que la decidió, lo mejor de cada cual, y el camino a otra.

button-scores = Puntos
button-next-match = Otra partida
button-best-of = Al mejor de { $best }
button-one-more = Con una más
series-score = Al mejor de { $best }: { $score }
series-apart = La serie es solo entre { $names }. { $over ->
    [yes] **Ha terminado.**
   *[no] Si no, termina.
}
series-won = { $how ->
    [single] **La serie es para { $names }.**
    [several] **La serie es para { $names }.**
   *[level] La serie acaba en empate.
}

finale-title = { $won_by ->
    [highest] Gana el total más alto
    [lowest] Gana el total más bajo
    [last_player_standing] Gana quien resiste hasta el final
   *[other] { finale-title-suit_rows }
}
finale-title-suit_rows = Así fue
finale-decided = { $rounds ->
    [1] Así se decidió
   *[other] La ronda { $round } lo decidió
}
finale-claimed = { $card ->
    [none] { $name } golpeó y se llevó la última carta.
   *[other] { $name } golpeó por { $card } y se la llevó.
}
finale-claimed-buying = { $card ->
    [none] { $name } compró la última carta.
   *[other] { $name } compró { $card }.
}
finale-cost = { $best ->
    [lowest] A { $name } le costó { $points }.
   *[highest] A { $name } le trajo { $points }.
}
finale-totals = { $name }, ronda a ronda: { $totals }.
finale-board = En ese turno: { $new }.{ $cards ->
    [none] { "" }
   *[other] { " " }Ahora hay ahí: { $cards }.
}

feat-comeback = { $name } perdía por { $figure } puntos, y ganó
feat-narrow = { $figure ->
    [1] { $name } ganó por un solo punto
   *[other] { $name } ganó por { $figure } puntos
}
feat-streak = { $name } ganó { $figure } rondas seguidas
feat-dearest = Una ronda le costó a { $name } { $figure } puntos
feat-best_round = Una ronda le trajo a { $name } { $figure } puntos
feat-quickest = { $figure ->
    [1] { $name } ganó una ronda en un turno
   *[other] { $name } ganó una ronda en { $figure } turnos
}
feat-laying_out = { $name } colocó { $figure } cartas en un turno
feat-laying_out-tiles = { $name } colocó { $figure } fichas en un turno
feat-opening = { $name } abrió con { $figure } puntos
feat-one_go = { $name } ganó una ronda colocando { $figure } cartas de una vez
feat-one_go-tiles = { $name } ganó una ronda colocando { $figure } fichas de una vez
feat-patient = { $figure ->
    [1] { $name } esperó un turno antes de colocar
   *[other] { $name } esperó { $figure } turnos antes de colocar
}
feat-long_hand = { $name } tuvo { $figure } cartas a la vez
feat-long_hand-tiles = { $name } tuvo { $figure } fichas a la vez
feat-jokers = { $figure ->
    [1] { $name } liberó un comodín
   *[other] { $name } liberó { $figure } comodines
}
feat-rebuilt = { $name } movió { $figure } cartas en un turno
feat-rebuilt-tiles = { $name } movió { $figure } fichas en un turno
feat-laid_off = { $figure ->
    [1] { $name } añadió una carta
   *[other] { $name } añadió { $figure } cartas
}
feat-knocks = { $figure ->
    [1] { $name } golpeó y se llevó la carta
   *[other] { $name } golpeó y se llevó { $figure } cartas
}
feat-knocks-buying = { $figure ->
    [1] { $name } compró una carta
   *[other] { $name } compró { $figure } cartas
}
feat-taken = { $figure ->
    [1] { $name } tomó un descarte
   *[other] { $name } tomó { $figure } descartes
}
feat-gins = { $figure ->
    [1] { $name } hizo gin
   *[other] { $name } hizo gin { $figure } veces
}
feat-undercuts = { $figure ->
    [1] { $name } respondió a un golpe con contragolpe
   *[other] { $name } respondió a { $figure } golpes con contragolpe
}
feat-passes = { $figure ->
    [1] { $name } pasó una vez
   *[other] { $name } pasó { $figure } veces
}
feat-unbroken = { $name } colocó { $figure } cartas sin parar
feat-rows = { $name } empezó { $figure } filas
feat-one_row = { $name } colocó { $figure } cartas en una fila
feat-followed = { $figure ->
    [1] { $name } colocó una carta junto a otra recién puesta
   *[other] { $name } colocó { $figure } cartas junto a otras recién puestas
}
feat-drawn = { $figure ->
    [1] { $name } robó una vez porque nada encajaba
   *[other] { $name } robó { $figure } veces porque nada encajaba
}
feat-emptied = { $figure ->
    [1] { $name } se quedó sin cartas tras un turno
   *[other] { $name } se quedó sin cartas tras { $figure } turnos
}
