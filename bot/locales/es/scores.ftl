### La hoja de puntos: lo que trae una ronda, totales y puestos.

points = { $points ->
    [1] { $points } punto
    [-1] −1 punto
   *[other] { SCORE($points) } puntos
}
points-duel = { $points ->
    [one] { $points } carta
   *[other] { $points } cartas
}
points-suit_rows = { $points ->
    [one] { $points } ronda ganada
   *[other] { $points } rondas ganadas
}
place = { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $place }.º
}

round-end-went_out = { $winner } cerró.
round-end-knocked = { $winner } ganó con pocos puntos en la mano.
round-end-knocked-gin = { $own ->
    [yes] { $winner } golpeó: { $left } contra tus { $others }.
   *[no] { $winner } golpeó: { $left } contra { $others }.
}
round-end-went_out-tiles = { $winner } colocó su última ficha.
round-end-closed_from_hand = { $winner } cerró de mano: los demás cuentan doble.
round-end-closed_from_hand-tiles = Cerrar la mano: { $winner } colocó todo su soporte de una vez, y los demás cuentan doble.
round-end-stock_exhausted = El mazo se acabó: nadie gana, y todas las manos cuentan.
round-end-blocked = El pozo está vacío y todo el mundo pasó. { $winner ->
    [none] { $team ->
        [none] Nadie gana la ronda.
       *[other] { $team } comparten la ronda.
    }
   *[other] { $winner } tiene menos en su soporte.
}
round-end-last_seat = Solo queda { $winner }.
round-end-piles_empty = { $team ->
    [none] Las pilas se acabaron: los dos equipos tienen las mismas cartas.
   *[other] Las pilas se acabaron: más cartas para { $team }.
}
round-end-gin = { $winner } hizo gin.
round-end-big_gin = { $winner } hizo gin con todas sus cartas.
round-end-undercut = { $own ->
    [yes] { $winner } respondió con un contragolpe: { $left } contra tus { $others }.
   *[no] { $winner } respondió con un contragolpe: { $left } contra { $others }.
}
round-end-void = El mazo se agotaba y nadie golpeó: la ronda es nula.
round-end-colour_complete = Un color está completo, y la ronda es para { $team }.
round-end-hands_empty = No quedan cartas: ronda para { $team }.
round-end-last_team = El otro equipo se fue: ronda para { $team }.

score-hand = en la mano
score-hand-tiles = en el soporte
score-doubled = doble
score-winner_bonus = por ganar
score-lone_joker = por un comodín solo
score-above_lowest = sobre el mínimo
score-collected = de los demás
score-first_melder = por abrir antes
score-melded = colocado
score-difference = diferencia en sueltas
score-difference-left = cartas sueltas
score-gin = por gin
score-big_gin = por gran gin
score-undercut = por contragolpe
score-game = por la partida
score-shutout = por dejar a cero
score-boxes = por rondas ganadas
score-cards = cartas ganadas
score-win = ronda ganada

score-item = { SCORE($points) } { $what }
score-line = { $name }: { $points } ({ $items }), total { SCORE($total) }
score-line-bare = { $name }: { $points }, total { SCORE($total) }
score-parts = { $name }: { $items }
standing-bonus = { $name } al final de la partida: { $items }
standing-line-duel = { $total ->
    [one] { $place } { $name }, { $total } carta
   *[other] { $place } { $name }, { $total } cartas
}
standing-line-suit_rows = { $total ->
    [one] { $place } { $name }, { $total } ronda ganada
   *[other] { $place } { $name }, { $total } rondas ganadas
}
standing-line = { $cents ->
    [none] { $place } { $name }, { SCORE($total) }
   *[other] { $place } { $name }, { SCORE($total) } ({ SCORE($cents) }¢)
}

summary-leads = { $count ->
    [1] **En cabeza: { $names }**, con { $points }.
   *[other] **En cabeza: { $names }**, con { $points }.
} { $how }
