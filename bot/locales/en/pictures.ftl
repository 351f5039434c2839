### Words in pictures, and what only their alt texts say. Pictures have room for a word or two.

# Up to picture-column-opened: over columns of figures.
picture-column-cards = cards
picture-column-cards-tiles = tiles
picture-column-points = points
picture-column-points-suit_rows = rounds won
picture-column-opened = opened
picture-deals = deals
picture-out = out
picture-aside = Put aside
picture-pile = All discards, the oldest first
picture-knocker-left = { $name }’s deadwood
picture-won = won the round
picture-hands-left = What was left in hand
picture-hands-left-tiles = What was left on the racks

alt-board-lap = { $rounds ->
    [none] Round { $round }, lap { $lap }.
    [extra] Extra round, lap { $lap }.
   *[other] Round { $round } of { $rounds }, lap { $lap }.
}
alt-board-dealer = { $name } deals.
alt-board-opened = { $count ->
    [0] Nobody has opened.
   *[other] Opened: { $names }.
}
alt-board-further = More melds of this table:
alt-proposal-further = More of the table as you would leave it; the first picture tells all of it.
alt-further-examples = More examples.
