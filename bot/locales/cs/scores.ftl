### The score sheet: what a round brought each seat, totals and places.

# Said in other sentences, where it stays as it is: put it after a colon, or where the case is that of a figure.
points = { $points ->
    [1] { $points } bod
    [-1] −1 bod
    [few] { SCORE($points) } body
   *[other] { SCORE($points) } bodů
}
points-duel = { $points ->
    [one] { $points } karta
    [few] { $points } karty
   *[other] { $points } karet
}
points-suit_rows = { $points ->
    [one] { $points } vyhrané kolo
    [few] { $points } vyhraná kola
   *[other] { $points } vyhraných kol
}
# From 1 on, before a name.
place = { $place }.

## How a round ended. $left and $others are points of deadwood, $team the names of a team.

round-end-went_out = { $winner } zavírá kolo.
round-end-knocked = { $winner } vyhrává, v ruce zbývá jen málo bodů.
round-end-knocked-gin = { $own ->
    [yes] { $winner } klepe: { $left } proti tvým { $others }.
   *[no] { $winner } klepe: { $left } proti { $others }.
}
round-end-went_out-tiles = { $winner } vykládá poslední kámen.
round-end-closed_from_hand = { $winner } zavírá z ruky: ostatním se počítá dvojnásobek.
round-end-closed_from_hand-tiles = Zavření z ruky: { $winner } vykládá celý stojánek najednou a ostatním se počítá dvojnásobek.
round-end-stock_exhausted = Balíček došel: nikdo nevyhrává a počítá se každá ruka.
round-end-blocked = Zásoba je prázdná a všichni pasují. { $winner ->
    [none] { $team ->
        [none] Kolo nevyhrává nikdo.
       *[other] O kolo se dělí { $team }.
    }
   *[other] Nejmíň na stojánku má { $winner }.
}
round-end-last_seat = Poslední ve hře: { $winner }.
round-end-piles_empty = { $team ->
    [none] Balíčky došly: oba týmy mají stejně karet.
   *[other] Balíčky došly: nejvíc karet má { $team }.
}
round-end-gin = { $winner } má gin.
round-end-big_gin = { $winner } má gin ze všech karet.
round-end-undercut = { $own ->
    [yes] Podbité klepání, kolo bere { $winner }: { $left } proti tvým { $others }.
   *[no] Podbité klepání, kolo bere { $winner }: { $left } proti { $others }.
}
round-end-void = Balíček dochází a nikdo neklepe: kolo se nepočítá.
round-end-colour_complete = Všechny karty jedné barvy leží na stole, kolo vyhrává { $team }.
round-end-hands_empty = Karty došly, vyhrává { $team }.
round-end-last_team = Druhý tým je pryč, vyhrává { $team }.

## What points are for, after the number: “+35 in hand”. In pictures, too: as short as can be.

score-hand = v ruce
score-hand-tiles = na stojánku
score-doubled = zdvojeno
score-winner_bonus = za výhru
score-lone_joker = za samotného žolíka
score-above_lowest = nad nejnižším
score-collected = od ostatních
score-first_melder = za první vyložení
score-melded = vyloženo
score-difference = rozdíl volných karet
score-difference-left = volné karty
score-gin = za gin
score-big_gin = za velký gin
score-undercut = za podbití
score-game = za partii
score-shutout = za čistou výhru
score-boxes = za vyhraná kola
score-cards = získané karty
score-win = vyhrané kolo

# $what: one of the above.
score-item = { SCORE($points) } { $what }
score-line = { $name }: { $points } ({ $items }), celkem { SCORE($total) }
score-line-bare = { $name }: { $points }, celkem { SCORE($total) }
score-parts = { $name }: { $items }
standing-bonus = { $name } na konci partie: { $items }
standing-line-duel = { $total ->
    [one] { $place } { $name }, { $total } karta
    [few] { $place } { $name }, { $total } karty
   *[other] { $place } { $name }, { $total } karet
}
standing-line-suit_rows = { $total ->
    [one] { $place } { $name }, { $total } vyhrané kolo
    [few] { $place } { $name }, { $total } vyhraná kola
   *[other] { $place } { $name }, { $total } vyhraných kol
}
standing-line = { $cents ->
    [none] { $place } { $name }, { SCORE($total) }
   *[other] { $place } { $name }, { SCORE($total) } ({ SCORE($cents) }¢)
}

## From one round to the next

summary-leads = { $count ->
    [1] **Vede { $names }**: { $points }.
    [few] **Vedou { $names }**: { $points }.
   *[other] **Vedou { $names }**: { $points }.
} { $how }
