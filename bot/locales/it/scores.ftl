### The score sheet: what a round brought each seat, totals and places.

points = { $points ->
    [1] { $points } punto
    [-1] −1 punto
   *[other] { SCORE($points) } punti
}
points-duel = { $points ->
    [one] { $points } carta
   *[other] { $points } carte
}
points-suit_rows = { $points ->
    [one] { $points } manche vinta
   *[other] { $points } manche vinte
}
place = { $place }º

## How a round ended. $left and $others are points of deadwood, $team the names of a team.

round-end-went_out = { $winner } ha chiuso.
round-end-knocked = { $winner } ha vinto con pochi punti rimasti in mano.
round-end-knocked-gin = { $own ->
    [yes] { $winner } ha bussato: { $left } contro i tuoi { $others }.
   *[no] { $winner } ha bussato: { $left } contro { $others }.
}
round-end-went_out-tiles = { $winner } ha calato l’ultimo pezzo.
round-end-closed_from_hand = { $winner } ha chiuso di mano: gli altri contano doppio.
round-end-closed_from_hand-tiles = Chiusura di mano: { $winner } ha calato tutto il portapezzi in una volta, e gli altri contano doppio.
round-end-stock_exhausted = Il mazzo di pesca è finito: non vince nessuno, e ogni mano conta.
round-end-blocked = Il piatto è vuoto e tutti hanno passato. { $winner ->
    [none] { $team ->
        [none] Nessuno vince la manche.
       *[other] { $team } si dividono la manche.
    }
   *[other] Ha il portapezzi più basso { $winner }.
}
round-end-last_seat = Resta in gioco solo { $winner }.
round-end-piles_empty = { $team ->
    [none] I mazzetti sono finiti: tante carte per una squadra quante per l’altra.
   *[other] I mazzetti sono finiti: più carte per { $team }.
}
round-end-gin = { $winner } ha fatto gin.
round-end-big_gin = { $winner } ha fatto gin con ogni carta.
round-end-undercut = { $own ->
    [yes] Contrattacco di { $winner } a chi ha bussato: { $left } contro i tuoi { $others }.
   *[no] Contrattacco di { $winner } a chi ha bussato: { $left } contro { $others }.
}
round-end-void = Il mazzo di pesca era agli sgoccioli e nessuno ha bussato: la manche è nulla.
round-end-colour_complete = Tutte le carte di un colore sono calate, e la manche va a { $team }.
round-end-hands_empty = Niente più carte: vittoria per { $team }.
round-end-last_team = L’altra squadra se n’è andata: vittoria per { $team }.

## What points are for, after the number

score-hand = in mano
score-hand-tiles = sul portapezzi
score-doubled = raddoppio
score-winner_bonus = per la vittoria
score-lone_joker = per un jolly solo
score-above_lowest = sopra il più basso
score-collected = dagli altri
score-first_melder = per aver aperto prima
score-melded = calate
score-difference = differenza di carte spaiate
score-difference-left = carte spaiate
score-gin = per gin
score-big_gin = per gin totale
score-undercut = per contrattacco
score-game = per la partita
score-shutout = per cappotto
score-boxes = per manche vinte
score-cards = carte prese
score-win = manche vinta

score-item = { SCORE($points) } { $what }
score-line = { $name }: { $points } ({ $items }), totale { SCORE($total) }
score-line-bare = { $name }: { $points }, totale { SCORE($total) }
score-parts = { $name }: { $items }
standing-bonus = { $name } a fine partita: { $items }
standing-line-duel = { $total ->
    [one] { $place } { $name }, { $total } carta
   *[other] { $place } { $name }, { $total } carte
}
standing-line-suit_rows = { $total ->
    [one] { $place } { $name }, { $total } manche vinta
   *[other] { $place } { $name }, { $total } manche vinte
}
standing-line = { $cents ->
    [none] { $place } { $name }, { SCORE($total) }
   *[other] { $place } { $name }, { SCORE($total) } ({ SCORE($cents) }¢)
}

## From one round to the next

summary-leads = { $count ->
    [1] **In testa { $names }**: { $points }.
   *[other] **In testa { $names }**: { $points }.
} { $how }
