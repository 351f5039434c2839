### The verdict on chosen cards, what greys a button, and the selects that do at once what is chosen in them.

verdict-melds = { $kind ->
    [set] { $points ->
        [one] Set, one point.
       *[other] Set, { $points } points.
    }
    [run] { $points ->
        [one] Run, one point.
       *[other] Run, { $points } points.
    }
    [flush] { $points ->
        [one] Flush, one point.
       *[other] Flush, { $points } points.
    }
   *[several] { $points ->
        [one] { $laid }: one point.
       *[other] { $laid }: { $points } points.
    }
}
verdict-melds-tiles = { $kind ->
    [set] { $points ->
        [one] Group, one point.
       *[other] Group, { $points } points.
    }
    [run] { $points ->
        [one] Row, one point.
       *[other] Row, { $points } points.
    }
   *[several] { $points ->
        [one] { $laid }: one point.
       *[other] { $laid }: { $points } points.
    }
}
verdict-ways = There are { $count } ways to lay them. You are asked which.
verdict-places = { $cards ->
    [one] There are { $count } places for it. You are asked which.
   *[other] There are { $count } places for them. You are asked which.
}
verdict-fits = { $card } fits { $meld }.
verdict-gap = { $count ->
    [one] Gap: { $missing } is missing.
   *[other] Gap: { $missing } are missing.
}
verdict-wanting = No meld yet: { $wanted } would make one.
verdict-opening = With these you have { $points } of the { $needed } points for your first melds.
verdict-opening-single = With these you have { $points } of the { $needed } points, and one meld alone must bring them.
verdict-discard = { $card } can be discarded.
discard-asked = Press “{ $button }” to discard it, or choose another card.
discard-asked-tiles = Press “{ $button }” to put it aside, or choose another tile.
discard-asked-suit_rows = Press “{ $button }” to lay it, or choose another card.
verdict-discard-one = Of these, one can be discarded.
verdict-discard-not = { $why ->
    [taken] You just took { $card }, so it cannot be discarded in this turn.
   *[none] { $card } cannot be discarded at this moment.
}
verdict-search = { $count ->
    [one] As the table lies it fits nowhere. “Lay these” checks whether the table can be rebuilt for it.
   *[other] As the table lies they fit nowhere. “Lay these” checks whether the table can be rebuilt for them.
}
verdict-aside = { $card } can be put aside.
verdict-aside-one = Of these, one can be put aside.
verdict-knock = { $may ->
    [yes] { $points ->
        [0] Without { $card } nothing is left over: you can go gin.
        [one] Without { $card } one point is left over: you can knock.
       *[other] Without { $card }, { $points } points are left over: you can knock.
    }
   *[no] { $points ->
        [one] Without { $card } one point is left over: too many to knock.
       *[other] Without { $card }, { $points } points are left over: too many to knock.
    }
}
verdict-many = At most { $most } cards are laid at once. Choose fewer, and lay the others after them.
verdict-nothing = -# { $can ->
    [both] Choose cards to lay them, or a card to discard.
    [lay] Choose cards to lay them.
   *[discard] Choose a card to discard.
}
verdict-nothing-suit_rows = -# Choose the card to lay.
verdict-nothing-tiles = -# Choose tiles to lay them.
verdict-lap = Melding begins in lap { $lap }.

## Beside buttons that cannot be pressed

why-grey = -# { $why }
why-meld = A meld takes at least three cards.
why-layoff = { $count ->
    [one] This card fits no meld on the table.
   *[other] These cards fit no meld on the table.
}
why-discard = Only one card is discarded at a time.
why-swap = A joker is freed only with the one card that it stands for.

## Buttons that say what they would do

button-meld-points = { $points ->
    [one] Lay one point
   *[other] Lay { $points } points
}
button-discard-card = Discard { $card }
button-bid-card = Discard { $card } and bid Rommé
button-bid-card-gin = Discard { $card } and knock
button-layoff-card = Lay off { $card }
button-swap-card = Free a joker with { $card }

## Selects that do at once what is chosen

select-discard = { $asks ->
    [yes] Choose the card to discard …
   *[no] Discard …
}
option-bid = { $card }, and bid Rommé
option-bid-gin = { $card }, and knock
select-aside = { $asks ->
    [yes] Choose the tile to put aside …
   *[no] Put aside …
}
select-found = Lay a meld …
button-putaside-card = Put { $card } aside
way-lying-tiles = { $meld }
option-found = Lay { $cards }, { $points }
