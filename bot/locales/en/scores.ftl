### The score sheet: what a round brought each seat, totals and places.

points = { $points ->
    [one] one point
   *[other] { $points } points
}
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

round-end-went_out = { $winner } went out.
round-end-knocked = { $winner } won the bid.
round-end-closed_from_hand = { $winner } closed from the hand: the others count double.
round-end-stock_exhausted = The stock ran out: nobody won, and every hand counts.
round-end-last_seat = { $winner } is the last one left.
round-end-piles_empty = The piles are used up: { $team ->
    [none] equally many cards for both teams
   *[other] most cards for { $team }
}.
round-end-colour_complete = A colour is complete: a win for { $team }.
round-end-hands_empty = No cards left: a win for { $team }.
round-end-last_team = The other team has left: a win for { $team }.

score-hand = hand
score-doubled = doubled
score-winner_bonus = winner’s bonus
score-lone_joker = only a joker left
score-first_melder = melded first, did not win
score-cards = cards taken
score-win = round won
score-item = { $what } { $points }
score-line = { $name }: { $points } ({ $items }), total { $total }
score-line-bare = { $name }: { $points }, total { $total }
standing-line = { $place } { $name }, { $total }
