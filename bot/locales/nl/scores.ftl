points = { $points ->
    [1] { $points } punt
    [-1] −1 punt
   *[other] { SCORE($points) } punten
}
points-duel = { $points ->
    [one] { $points } kaart
   *[other] { $points } kaarten
}
points-suit_rows = { $points ->
    [one] { $points } gewonnen ronde
   *[other] { $points } gewonnen ronden
}
place = { $place ->
    [1] 1e
   *[other] { $place }e
}

round-end-went_out = { $winner } is uit.
round-end-knocked = { $winner } wint met weinig punten in de hand.
round-end-knocked-gin = { $own ->
    [yes] { $winner } klopte: { $left } tegen jouw { $others }.
   *[no] { $winner } klopte: { $left } tegen { $others }.
}
round-end-went_out-tiles = { $winner } heeft de laatste steen gelegd.
round-end-closed_from_hand = { $winner } sloot uit de hand: voor de anderen telt het dubbel.
round-end-closed_from_hand-tiles = Handspel: { $winner } legde het hele bankje in één keer, en voor de anderen telt het dubbel.
round-end-stock_exhausted = De trekstapel is op: niemand wint, en elke hand telt.
round-end-blocked = De voorraad is leeg en iedereen heeft gepast. { $winner ->
    [none] { $team ->
        [none] Niemand wint de ronde.
       *[other] { $team } delen de ronde.
    }
   *[other] { $winner } heeft het minst op het bankje.
}
round-end-last_seat = { $winner } is als laatste over.
round-end-piles_empty = { $team ->
    [none] De stapels zijn op: evenveel kaarten voor beide teams.
   *[other] De stapels zijn op: de meeste kaarten voor { $team }.
}
round-end-gin = { $winner } heeft gin.
round-end-big_gin = { $winner } heeft gin met alle kaarten.
round-end-undercut = { $own ->
    [yes] { $winner } onderbiedt de klop: { $left } tegen jouw { $others }.
   *[no] { $winner } onderbiedt de klop: { $left } tegen { $others }.
}
round-end-void = De trekstapel was bijna op en niemand klopte: de ronde telt niet.
round-end-colour_complete = Alle kaarten van één kleur liggen, en dat wint de ronde voor { $team }.
round-end-hands_empty = Geen kaarten meer: winst voor { $team }.
round-end-last_team = Het andere team is weg: winst voor { $team }.

score-hand = in de hand
score-hand-tiles = op het bankje
score-doubled = verdubbeld
score-winner_bonus = voor de winst
score-lone_joker = voor één losse joker
score-above_lowest = boven de laagste
score-collected = van de anderen
score-first_melder = voor als eerste uitleggen
score-melded = gelegd
score-difference = verschil in losse kaarten
score-difference-left = losse kaarten
score-gin = voor gin
score-big_gin = voor big gin
score-undercut = voor het onderbieden
score-game = voor de partij
score-shutout = tegenspeler bleef op nul
score-boxes = voor gewonnen ronden
score-cards = gepakte kaarten
score-win = ronde gewonnen

score-item = { SCORE($points) } { $what }
score-line = { $name }: { $points } ({ $items }), totaal { SCORE($total) }
score-line-bare = { $name }: { $points }, totaal { SCORE($total) }
score-parts = { $name }: { $items }
standing-bonus = { $name } aan het einde van de partij: { $items }
standing-line-duel = { $total ->
    [one] { $place } { $name }, { $total } kaart
   *[other] { $place } { $name }, { $total } kaarten
}
standing-line-suit_rows = { $total ->
    [one] { $place } { $name }, { $total } gewonnen ronde
   *[other] { $place } { $name }, { $total } gewonnen ronden
}
standing-line = { $cents ->
    [none] { $place } { $name }, { SCORE($total) }
   *[other] { $place } { $name }, { SCORE($total) } ({ SCORE($cents) }¢)
}

summary-leads = { $count ->
    [1] **{ $names } staat voor** met { $points }.
   *[other] **{ $names } staan voor** met { $points }.
} { $how }
