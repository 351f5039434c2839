### The verdict on chosen cards, what greys a button, and the selects that do at once what is chosen in them.

# $laid: several melds, each as its cards, with a bar between them.
verdict-melds = { $kind ->
    [set] { $points ->
        [1] Set, one point.
       *[other] Set, { $points } points.
    }
    [run] { $points ->
        [1] Run, one point.
       *[other] Run, { $points } points.
    }
    [flush] { $points ->
        [1] Flush, one point.
       *[other] Flush, { $points } points.
    }
   *[several] { $points ->
        [1] { $laid }: one point.
       *[other] { $laid }: { $points } points.
    }
}
verdict-melds-tiles = { $kind ->
    [set] { $points ->
        [1] Group, one point.
       *[other] Group, { $points } points.
    }
    [run] { $points ->
        [1] Row, one point.
       *[other] Row, { $points } points.
    }
   *[several] { $points ->
        [1] { $laid }: one point.
       *[other] { $laid }: { $points } points.
    }
}
verdict-ways = There are { $count } ways to lay them.
verdict-places = { $cards ->
    [1] There are { $count } places for it.
   *[other] There are { $count } places for them.
}
# $card: one card, $meld: the cards of a meld and in brackets whose it is.
verdict-fits = { $card } fits { $meld }.
# $missing and, in the next, $wanted: cards, “A, B and C”, “A, B or C”; $count is how many.
verdict-gap = { $count ->
    [1] Gap: { $missing } is missing.
   *[other] Gap: { $missing } are missing.
}
verdict-wanting = No meld yet: { $wanted } would make one.
verdict-opening = With these you have { $points } of the { $needed } points for your first melds.
verdict-opening-single = With these you have { $points } of the { $needed } points, and one meld alone must bring them.
verdict-discard = { $card } can be discarded.
# $button: all that stands on the button.
discard-asked = Press “{ $button }” to discard it, or choose another card.
discard-asked-tiles = Press “{ $button }” to put it aside, or choose another tile.
discard-asked-suit_rows = Press “{ $button }” to lay it, or choose another card.
verdict-discard-one = Of these, one can be discarded.
verdict-discard-not = { $why ->
    [taken] You just took { $card }, so it cannot be discarded in this turn.
   *[none] { $card } cannot be discarded at this moment.
}
verdict-search = { $count ->
    [1] As the table lies it fits nowhere. “{ button-lay }” checks whether the table can be rebuilt for it.
   *[other] As the table lies they fit nowhere. “{ button-lay }” checks whether the table can be rebuilt for them.
}
verdict-aside = { $card } can be put aside.
verdict-aside-one = Of these, one can be put aside.
verdict-knock = { $may ->
    [yes] { $points ->
        [0] Without { $card } you have no deadwood: gin.
        [1] Without { $card } you have one point of deadwood: you can knock.
       *[other] Without { $card } you have { $points } points of deadwood: you can knock.
    }
   *[no] { $points ->
        [1] Without { $card } you have one point of deadwood: too much to knock.
       *[other] Without { $card } you have { $points } points of deadwood: too much to knock.
    }
}
verdict-many = At most { $most } cards are laid at once. Choose fewer, and lay the others after them.
verdict-lap = Melding begins in lap { $lap }.

why-layoff = { $count ->
    [1] This card fits no meld on the table.
   *[other] These cards fit no meld on the table.
}
why-swap-opening = A joker on the table stands for { $card }: you can free it after your own first melds of the round.

## Buttons that say what they would do: at most 80 characters. { $card } and { $cards } are signs or tiles, { $points } a number.

# What sentences call the button on which cards stand.
button-lay = Lay
button-lay-all = Lay all

button-lay-found = { $cards ->
    [all] { button-lay-all } { $points }
   *[other] { button-lay } { $cards } · { $points }
}
button-discard-card = Discard { $card }
button-bid-card = Discard { $card } and bid Rommé
button-bid-card-gin = Discard { $card } and knock
button-layoff-cards = Lay off { $cards }
button-swap-card = Free a joker with { $card }

button-putaside-card = Put { $card } aside
# In a select.
way-lying-tiles = { $meld }
