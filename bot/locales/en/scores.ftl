### The score sheet: what a round brought each seat, totals and places.

# Said in other sentences, where it stays as it is: put it after a colon, or where the case is that of a figure.
points = { $points ->
    [1] { $points } point
    [-1] −1 point
   *[other] { SCORE($points) } points
}
points-duel = { $points ->
    [one] { $points } card
   *[other] { $points } cards
}
points-suit_rows = { $points ->
    [one] { $points } round won
   *[other] { $points } rounds won
}
# From 1 on, before a name.
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## How a round ended. $left and $others are points of deadwood, $team the names of a team.

round-end-went_out = { $winner } went out.
round-end-knocked = { $winner } won with few points left in hand.
round-end-knocked-gin = { $own ->
    [yes] { $winner } knocked: { $left } against your { $others }.
   *[no] { $winner } knocked: { $left } against { $others }.
}
round-end-went_out-tiles = { $winner } has laid the last tile.
round-end-closed_from_hand = { $winner } closed from the hand: the others count double.
round-end-closed_from_hand-tiles = A hand game: { $winner } laid the whole rack at once, and the others count double.
round-end-stock_exhausted = The stock ran out: nobody won, and every hand counts.
round-end-blocked = The pool is empty, and everybody passed. { $winner ->
    [none] { $team ->
        [none] Nobody wins the round.
       *[other] { $team } share the round.
    }
   *[other] { $winner } has least on the rack.
}
round-end-last_seat = { $winner } is the last one left.
round-end-piles_empty = { $team ->
    [none] The piles are used up: equally many cards for both teams.
   *[other] The piles are used up: most cards for { $team }.
}
round-end-gin = { $winner } went gin.
round-end-big_gin = { $winner } went gin with every card.
round-end-undercut = { $own ->
    [yes] { $winner } undercut the knock: { $left } against your { $others }.
   *[no] { $winner } undercut the knock: { $left } against { $others }.
}
round-end-void = The stock ran low and nobody knocked: the round is void.
round-end-colour_complete = All cards of one colour are laid, and that wins the round for { $team }.
round-end-hands_empty = No cards left: a win for { $team }.
round-end-last_team = The other team has left: a win for { $team }.

## What points are for, after the number: “+35 in hand”. In pictures, too: as short as can be.

score-hand = in hand
score-hand-tiles = on the rack
score-doubled = doubled
score-winner_bonus = for winning
score-lone_joker = for a lone joker
score-above_lowest = above lowest
score-collected = from the others
score-first_melder = for opening first
score-melded = laid
score-difference = difference in deadwood
score-difference-left = deadwood
score-gin = for gin
score-big_gin = for big gin
score-undercut = for the undercut
score-game = for the game
score-shutout = for the shutout
score-boxes = for rounds won
score-cards = cards taken
score-win = round won

# $what: one of the above.
score-item = { SCORE($points) } { $what }
score-line = { $name }: { $points } ({ $items }), total { SCORE($total) }
score-line-bare = { $name }: { $points }, total { SCORE($total) }
score-parts = { $name }: { $items }
standing-bonus = { $name } at the end of the match: { $items }
standing-line-duel = { $total ->
    [one] { $place } { $name }, { $total } card
   *[other] { $place } { $name }, { $total } cards
}
standing-line-suit_rows = { $total ->
    [one] { $place } { $name }, { $total } round won
   *[other] { $place } { $name }, { $total } rounds won
}
standing-line = { $cents ->
    [none] { $place } { $name }, { SCORE($total) }
   *[other] { $place } { $name }, { SCORE($total) } ({ SCORE($cents) }¢)
}

## From one round to the next

summary-leads = { $count ->
    [1] **{ $names } leads** with { $points }.
   *[other] **{ $names } lead** with { $points }.
} { $how }
