### What somebody's own move brought about, as their own panel says it. What is not here is told as it is to everybody.

own-drew_stock = { $card ->
    [none] You drew from the stock.
   *[other] You drew { $card } from the stock.
}
own-drew_stock-tiles = { $card ->
    [none] You drew a tile.
   *[other] You drew { $card }.
}
own-took_discard = { $above ->
    [none] You took { $card } from the discard pile.
   *[other] You took { $card } from the discard pile, with all above it: { $above }.
}
own-returned_discard = { $above ->
    [none] You put { $card } back on the discard pile.
   *[other] You put { $card } and all above it back on the discard pile.
}
own-meld_laid = { $meld_kind ->
    [run] You laid the run { $cards } ({ $value } points).
    [set] You laid the set { $cards } ({ $value } points).
   *[flush] You laid the flush { $cards } ({ $value } points).
}
own-opened = { $points ->
    [one] You opened with one point.
   *[other] You opened with { $points } points.
}
own-laid_off = You laid off { $card }: { $cards }.
own-joker_swapped = You freed a joker with { $card }: { $cards }.
own-discarded = You discarded { $card }.
own-window_answered = { $claimed ->
    [yes] You knocked. Your answer is sealed.
   *[no] You passed. Your answer is sealed.
}
own-window_answered-buying = { $claimed ->
    [yes] You want to buy. Your answer is sealed.
   *[no] You passed. Your answer is sealed.
}
own-claim_won = { $drawn ->
    [none] { $penalty ->
        [0] You got { $card }.
        [one] You knocked and got { $card }, with a penalty card.
       *[other] You knocked and got { $card }, with { $penalty } penalty cards.
    }
   *[other] { $penalty ->
        [0] You got { $card }.
        [one] You knocked and got { $card }, with a penalty card: { $drawn }.
       *[other] You knocked and got { $card }, with { $penalty } penalty cards: { $drawn }.
    }
}
own-claim_won-buying = { $penalty ->
    [0] You got { $card }.
   *[other] { $drawn ->
        [none] { $penalty ->
            [one] You bought { $card }, with a card from the stock.
           *[other] You bought { $card }, with { $penalty } cards from the stock.
        }
       *[other] { $penalty ->
            [one] You bought { $card }, with a card from the stock: { $drawn }.
           *[other] You bought { $card }, with { $penalty } cards from the stock: { $drawn }.
        }
    }
}
own-card_placed = You laid { $card }.
own-turn_passed = You passed.
own-table_laid = { $cards ->
    [none] You left melds apart.
   *[other] { $moved ->
        [0] You laid { $cards }.
        [one] You laid { $cards } and moved one other.
       *[other] You laid { $cards } and moved { $moved } others.
    }
}
own-took_back = You took back { $cards }.
own-tile_taken = { $source ->
    [open] You took the open tile { $card }.
   *[aside] You took { $card }, which had been put aside.
}
own-tile_put_aside = You put { $card } aside.
own-penalty_drawn = { $cards ->
    [none] { $count ->
        [one] You drew a penalty tile.
       *[other] You drew { $count } penalty tiles.
    }
   *[other] You drew as a penalty: { $cards }.
}
own-call_forgotten = { $card ->
    [none] You forgot to call “Rommé”, draw a card and play on.
   *[other] You forgot to call “Rommé”, draw { $card } and play on.
}
own-floated = You have laid your last card and float: your next discard goes out.
own-upcard_refused = You refused { $card }.
own-knocked = { $left ->
    [0] { $big ->
        [yes] You go big gin!
       *[no] You go gin!
    }
    [one] You knock with one point of deadwood.
   *[other] You knock with { $left } points of deadwood.
}
own-romme_called = { $left ->
    [0] You call “Rommé”!
   *[other] You bid Rommé with { $left } in hand!
}
