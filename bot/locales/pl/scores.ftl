### The score sheet: what a round brought each seat, totals and places.

points = { $points ->
    [one] { SCORE($points) } punkt
    [few] { SCORE($points) } punkty
   *[many] { SCORE($points) } punktów
}
points-duel = { $points ->
    [one] { $points } karta
    [few] { $points } karty
   *[many] { $points } kart
}
points-suit_rows = { $points ->
    [one] { $points } wygrana runda
    [few] { $points } wygrane rundy
   *[many] { $points } wygranych rund
}
place = { $place }.

## How a round ended

round-end-went_out = { $winner } kończy rundę.
round-end-knocked = { $winner } wygrywa z małą liczbą punktów w ręce.
round-end-knocked-gin = { $own ->
    [yes] { $winner } puka: { $left } do twoich { $others }.
   *[no] { $winner } puka: { $left } do { $others }.
}
round-end-went_out-tiles = { $winner } wykłada ostatnią kostkę.
round-end-closed_from_hand = { $winner } zamyka z ręki: reszta liczy podwójnie.
round-end-closed_from_hand-tiles = Gra z ręki: { $winner } wykłada całą podstawkę naraz, a reszta liczy podwójnie.
round-end-stock_exhausted = Stos się skończył: nikt nie wygrywa i liczy się każda ręka.
round-end-blocked = Zapas jest pusty i wszyscy pasują. { $winner ->
    [none] { $team ->
        [none] Rundy nie wygrywa nikt.
       *[other] Rundę dzielą między siebie { $team }.
    }
   *[other] Najmniej na podstawce ma { $winner }.
}
round-end-last_seat = Na placu boju zostaje tylko { $winner }.
round-end-piles_empty = { $team ->
    [none] Stosy się skończyły: obie drużyny mają tyle samo kart.
   *[other] Stosy się skończyły: najwięcej kart ma drużyna: { $team }.
}
round-end-gin = { $winner }: gin!
round-end-big_gin = { $winner }: gin ze wszystkich kart!
round-end-undercut = { $own ->
    [yes] { $winner } podbija pukanie: { $left } do twoich { $others }.
   *[no] { $winner } podbija pukanie: { $left } do { $others }.
}
round-end-void = Stos prawie się skończył i nikt nie puka: runda jest nieważna.
round-end-colour_complete = Wszystkie karty jednego koloru leżą na stole, więc rundę wygrywa drużyna: { $team }.
round-end-hands_empty = Ręce puste, wygrywa drużyna: { $team }.
round-end-last_team = Druga drużyna odchodzi, wygrywa drużyna: { $team }.

## What points are for

score-hand = w ręce
score-hand-tiles = na podstawce
score-doubled = podwojone
score-winner_bonus = za wygraną
score-lone_joker = za samego jokera
score-above_lowest = ponad najniższą
score-collected = od innych
score-first_melder = za pierwszy układ
score-melded = wyłożone
score-difference = różnica luźnych kart
score-difference-left = luźne karty
score-gin = za gin
score-big_gin = za duży gin
score-undercut = za podbicie
score-game = za partię
score-shutout = za wygraną do zera
score-boxes = za wygrane rundy
score-cards = zdobyte karty
score-win = wygrana runda

score-item = { SCORE($points) } { $what }
score-line = { $name }: { $points } ({ $items }), razem { SCORE($total) }
score-line-bare = { $name }: { $points }, razem { SCORE($total) }
score-parts = { $name }: { $items }
standing-bonus = { $name } na koniec partii: { $items }
standing-line-duel = { $total ->
    [one] { $place } { $name }, { $total } karta
    [few] { $place } { $name }, { $total } karty
   *[many] { $place } { $name }, { $total } kart
}
standing-line-suit_rows = { $total ->
    [one] { $place } { $name }, { $total } wygrana runda
    [few] { $place } { $name }, { $total } wygrane rundy
   *[many] { $place } { $name }, { $total } wygranych rund
}
standing-line = { $cents ->
    [none] { $place } { $name }, { SCORE($total) }
   *[other] { $place } { $name }, { SCORE($total) } ({ SCORE($cents) }¢)
}

## From one round to the next

summary-leads = { $count ->
    [1] **Prowadzi { $names }**: { $points }.
    [few] **Prowadzą { $names }**: { $points }.
   *[many] **Prowadzą { $names }**: { $points }.
} { $how }
