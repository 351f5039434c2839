points = { $points ->
    [1] { $points } Punkt
    [-1] −1 Punkt
   *[other] { SCORE($points) } Punkte
}
points-duel = { $points ->
    [one] { $points } Karte
   *[other] { $points } Karten
}
points-suit_rows = { $points ->
    [one] { $points } Rundensieg
   *[other] { $points } Rundensiege
}
place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}

round-end-went_out = { $winner } macht Schluss.
round-end-knocked = { $winner } gewinnt mit nur noch wenigen Punkten auf der Hand.
round-end-knocked-gin = { $own ->
    [yes] { $winner } hat geklopft, lose Karten: { $left } gegen deine { $others }.
   *[no] { $winner } hat geklopft, lose Karten: { $left } gegen { $others }.
}
round-end-went_out-tiles = { $winner } hat den letzten Stein gelegt.
round-end-closed_from_hand = { $winner } macht aus der Hand Schluss: Bei den anderen zählt alles doppelt.
round-end-closed_from_hand-tiles = Handspiel: { $winner } hat das ganze Bänkchen auf einmal ausgelegt, bei den anderen zählt alles doppelt.
round-end-stock_exhausted = Der Nachziehstapel ist aufgebraucht: Niemand gewinnt, und jedes Blatt zählt.
round-end-blocked = Der Vorrat ist leer, und alle haben gepasst. { $winner ->
    [none] { $team ->
        [none] Niemand gewinnt die Runde.
       *[other] { $team } teilen sich die Runde.
    }
   *[other] { $winner } hat am wenigsten auf dem Bänkchen.
}
round-end-last_seat = { $winner } bleibt allein übrig.
round-end-piles_empty = { $team ->
    [none] Die Stapel sind aufgebraucht: gleich viele Karten für beide Teams.
   *[other] Die Stapel sind aufgebraucht: die meisten Karten für { $team }.
}
round-end-gin = { $winner } hat Gin.
round-end-big_gin = { $winner } hat Big Gin: alle Karten.
round-end-undercut = { $own ->
    [yes] { $winner } unterbietet das Klopfen: { $left } gegen deine { $others }.
   *[no] { $winner } unterbietet das Klopfen: { $left } gegen { $others }.
}
round-end-void = Der Nachziehstapel ging zur Neige und niemand hat geklopft: Die Runde zählt nicht.
round-end-colour_complete = Alle Karten einer Farbe liegen, und das gewinnt die Runde für { $team }.
round-end-hands_empty = Keine Karten mehr: ein Sieg für { $team }.
round-end-last_team = Das andere Team ist gegangen: ein Sieg für { $team }.

score-hand = auf der Hand
score-hand-tiles = auf dem Bänkchen
score-doubled = verdoppelt
score-winner_bonus = für den Sieg
score-lone_joker = für einen einzelnen Joker
score-above_lowest = über dem Niedrigsten
score-collected = von den anderen
score-first_melder = für die erste Kombination
score-melded = ausgelegt
score-difference = Unterschied der losen Karten
score-difference-left = lose Karten
score-gin = für Gin
score-big_gin = für Big Gin
score-undercut = fürs Unterbieten
score-game = für die Partie
score-shutout = für zu null
score-boxes = für Rundensiege
score-cards = Karten gewonnen
score-win = Rundensieg

score-item = { SCORE($points) } { $what }
score-line = { $name }: { $points } ({ $items }), Summe { SCORE($total) }
score-line-bare = { $name }: { $points }, Summe { SCORE($total) }
score-parts = { $name }: { $items }
standing-bonus = { $name } am Ende der Partie: { $items }
standing-line-duel = { $total ->
    [one] { $place } { $name }, { $total } Karte
   *[other] { $place } { $name }, { $total } Karten
}
standing-line-suit_rows = { $total ->
    [one] { $place } { $name }, { $total } Rundensieg
   *[other] { $place } { $name }, { $total } Rundensiege
}
standing-line = { $cents ->
    [none] { $place } { $name }, { SCORE($total) }
   *[other] { $place } { $name }, { SCORE($total) } ({ SCORE($cents) }¢)
}

summary-leads = { $count ->
    [1] **{ $names } führt**: { $points }.
   *[other] **{ $names } führen**: { $points }.
} { $how }
