### What happened while somebody was away: a line for each player, with what they did one after the other.

# $deeds: a list of what follows here as did-….
story-line = { $own ->
    [yes] **You**: { $deeds }
   *[no] **{ $name }**: { $deeds }
}

# $before: the name of whoever sat there.
story-seat-taken = **{ $name }** plays on in { $before }’s seat.

## What a player did: in a list (“drew a card, laid 7♥ 8♥ 9♥ and discarded K♠”) after “You:” or a name and a colon.
## One form has to serve both: where verbs change with the person, a participle or a noun (“7♥ gezogen”, “wzięcie 7♥”).

did-drew_stock = { $card ->
    [none] drew from the stock
   *[other] drew { $card } from the stock
}
did-drew_stock-tiles = { $card ->
    [none] drew a tile
   *[other] drew { $card }
}
did-took_discard = { $above ->
    [none] took { $card } from the discard pile
   *[other] took { $card } and all above it, { $above }
}
did-returned_discard = put { $card } back
did-upcard_refused = did not want { $card }
did-discarded = discarded { $card }
did-window_answered = an order of yours knocked for the discard
did-window_answered-buying = an order of yours bid for the discard
did-claim_won = { $penalty ->
    [0] took { $card } from the discard pile
    [1] { $drawn ->
        [none] knocked and got { $card } with a penalty card
       *[other] knocked and got { $card } with a penalty card, { $drawn }
    }
   *[other] { $drawn ->
        [none] knocked and got { $card } with { $penalty } penalty cards
       *[other] knocked and got { $card } with { $penalty } penalty cards, { $drawn }
    }
}
did-claim_won-buying = { $penalty ->
    [0] took { $card } from the discard pile
    [1] { $drawn ->
        [none] bought { $card } with a card from the stock
       *[other] bought { $card } with a card from the stock, { $drawn }
    }
   *[other] { $drawn ->
        [none] bought { $card } with { $penalty } cards from the stock
       *[other] bought { $card } with { $penalty } cards from the stock, { $drawn }
    }
}
did-opened = { $points ->
    [1] opened with one point
   *[other] opened with { $points } points
}
did-meld_laid = laid { $cards }
did-laid_off = laid off { $card }
did-joker_swapped = freed a joker with { $card }
did-table_laid = { $cards ->
    [none] left melds apart
   *[other] { $moved ->
        [0] laid { $cards }
       *[other] rebuilt the table and laid { $cards }
    }
}
did-card_placed = laid { $card }
did-turn_passed = passed
did-timed_out = { $undone ->
    [yes] ran out of time while laying (taken back)
   *[no] ran out of time (the clock played)
}
did-tile_taken = { $source ->
    [open] took the open tile { $card }
   *[aside] took { $card }, which had been put aside
}
did-tile_put_aside = put { $card } aside
did-loose_tiles_taken = had to take what lay loose: { $cards }
did-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] drew a penalty tile
       *[other] drew { $count } penalty tiles
    }
   *[other] drew { $cards } as a penalty
}
did-call_forgotten = { $card ->
    [none] forgot to call and drew a card
   *[other] forgot to call and drew { $card }
}
did-floated = floats without a card
did-knocked = { $left ->
    [0] { $big ->
        [yes] went big gin
       *[no] went gin
    }
    [1] knocked with one point of deadwood
   *[other] knocked with { $left } points of deadwood
}
did-romme_called = { $left ->
    [0] called “rummy”
   *[other] bid Rommé with { $left } in hand
}

## Where it is told: $line is an event’s sentence

happened-since = -# Since your last move:
happened-so-far = -# So far:
happened-line = -# { $line }
happened-more = -# **{ button-happened }** has more: { $count }
happened-about-since = **{ $game }**, round { $round }: since your last move
happened-about-so-far = **{ $game }**, round { $round }: so far
happened-about-round = **{ $game }**, round { $round }: the whole round
happened-nothing = Nothing has happened since your last move.
button-happened = What happened
button-happened-round = The whole round
button-happened-since = Since my last move
