### One line for each thing that happens, and where the game stands. Names and cards come ready to read.
### $seat is the name of one person whose gender nobody knows: the present tense, or a form without gender, serves as well.

event-round_began = { $starter ->
    [none] Round { $round } begins.
   *[other] Round { $round }: { $dealer } deals, { $starter } starts.
}
event-hand_dealt = { $seat } is dealt { $cards }.
event-upcard_turned = { $card } is turned up beside the stock.
event-turn_began = { $seat } is next.
event-drew_stock = { $card ->
    [none] { $seat } drew from the stock.
   *[other] { $seat } drew { $card } from the stock.
}
event-took_discard = { $above ->
    [none] { $seat } took { $card } from the discard pile.
   *[other] { $seat } took { $card } from the discard pile, with all above it: { $above }.
}
event-returned_discard = { $above ->
    [none] { $seat } put { $card } back on the discard pile.
   *[other] { $seat } put { $card } and all above it back on the discard pile.
}
event-meld_laid = { $meld_kind ->
    [run] { $seat } laid the run { $cards } (worth { $value }).
    [set] { $seat } laid the set { $cards } (worth { $value }).
   *[flush] { $seat } laid the flush { $cards } (worth { $value }).
}
event-opened = { $points ->
    [1] { $seat } opened with one point.
   *[other] { $seat } opened with { $points } points.
}
# $cards is the whole meld as it lies now.
event-laid_off = { $seat } laid off { $card }: { $cards }.
event-joker_swapped = { $seat } freed a joker with { $card }: { $cards }.
event-discarded = { $seat } discarded { $card }.
event-window_opened = { $card } is open to knock for.
event-window_answered = { $claimed ->
    [yes] { $seat } knocked.
   *[no] { $seat } passed.
}
event-claim_won = { $drawn ->
    [none] { $penalty ->
        [0] { $seat } got { $card }.
        [1] { $seat } knocked and got { $card }, with a penalty card.
       *[other] { $seat } knocked and got { $card }, with { $penalty } penalty cards.
    }
   *[other] { $penalty ->
        [0] { $seat } got { $card }.
        [1] { $seat } knocked and got { $card }, with a penalty card: { $drawn }.
       *[other] { $seat } knocked and got { $card }, with { $penalty } penalty cards: { $drawn }.
    }
}
event-window_opened-buying = { $card } is for sale.
event-window_answered-buying = { $claimed ->
    [yes] { $seat } wants to buy.
   *[no] { $seat } passed.
}
event-claim_won-buying = { $penalty ->
    [0] { $seat } got { $card }.
   *[other] { $drawn ->
        [none] { $penalty ->
            [1] { $seat } bought { $card }, with a card from the stock.
           *[other] { $seat } bought { $card }, with { $penalty } cards from the stock.
        }
       *[other] { $penalty ->
            [1] { $seat } bought { $card }, with a card from the stock: { $drawn }.
           *[other] { $seat } bought { $card }, with { $penalty } cards from the stock: { $drawn }.
        }
    }
}
event-claim_unwanted-buying = { $seats ->
    [none] Nobody bought { $card }.
   *[other] Nobody bought { $card }: { $seats } did not agree.
}
event-claim_unwanted = { $seats ->
    [none] Nobody got { $card }.
   *[other] Nobody got { $card }: { $seats } did not agree.
}
event-flipped = { $seat } has flipped.
event-letting_run = { $agree ->
    [yes] From now on the cards of { $seat } flip by themselves.
   *[no] { $seat } flips by hand again.
}
# $cards is a number.
event-comparison_decided = { $taker ->
    [none] { $shown }: a tie for the highest, with { $cards } cards at stake.
   *[other] { $cards ->
        [1] { $shown }: { $taker } takes the card.
       *[other] { $shown }: { $taker } takes { $cards } cards.
    }
}
# One of a list: who turned up which card. $shown is that list.
shown-card = { $seat } { $card }
event-play_off_called = { $seats ->
    [none] Nobody who tied has a card left: the next comparison takes it all.
   *[other] A play-off: only { $seats } flip again.
}
event-card_placed = { $seat } laid { $card }.
event-turn_passed = { $seat } passed.
event-starter_drawn = Drawn for the start: { $draws }. { $starter } begins.
# $moved is a number of cards that lay there already.
event-table_laid = { $cards ->
    [none] { $seat } left melds apart.
   *[other] { $moved ->
        [0] { $seat } laid { $cards }.
        [1] { $seat } laid { $cards } and moved one other.
       *[other] { $seat } laid { $cards } and moved { $moved } others.
    }
}
event-tile_taken = { $source ->
    [open] { $seat } took the open tile { $card }.
   *[aside] { $seat } took { $card }, which had been put aside.
}
event-tile_put_aside = { $seat } put { $card } aside.
event-loose_tiles_taken = { $seat } has to take what lay loose on the table: { $cards }.
event-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] { $seat } drew a penalty tile.
       *[other] { $seat } drew { $count } penalty tiles.
    }
   *[other] { $seat } drew as a penalty: { $cards }.
}
event-drew_stock-tiles = { $card ->
    [none] { $seat } drew a tile.
   *[other] { $seat } drew { $card }.
}
event-upcard_turned-tiles = { $card } lies open on the last stack.
event-round_began-tiles = Round { $round }: { $starter } begins.
event-stock_renewed = { $shuffled ->
    [yes] { $cards ->
        [one] The discards were shuffled into a new stock of { $cards } card.
       *[other] The discards were shuffled into a new stock of { $cards } cards.
    }
   *[no] { $cards ->
        [one] The discards were turned over into a new stock of { $cards } card.
       *[other] The discards were turned over into a new stock of { $cards } cards.
    }
}
event-timed_out = { $undone ->
    [yes] { $seat } ran out of time while laying. What was begun is taken back.
   *[no] { $seat } ran out of time. The clock played instead.
}
event-call_forgotten = { $card ->
    [none] { $seat } forgot to call “rummy”, draws a card and plays on.
   *[other] { $seat } forgot to call “rummy”, draws { $card } and plays on.
}
event-floated = { $seat } has laid the last card and floats: the next discard goes out.
event-upcard_refused = { $seat } does not want { $card }.
event-knocked = { $left ->
    [0] { $big ->
        [yes] { $seat } goes big gin!
       *[no] { $seat } goes gin!
    }
    [1] { $seat } knocks with one point of deadwood.
   *[other] { $seat } knocks with { $left } points of deadwood.
}
event-romme_called = { $left ->
    [0] { $seat } calls “rummy”!
   *[other] { $seat } bids Rommé with { $left } in hand!
}
event-seat_left = { $seat } has left the match.
event-seat_eliminated = { $seat } is out with { SCORE($total) } points.
# $ended is a sentence round-end-…
event-round_ended = Round { $round } is over. { $ended }
event-match_ended = { $count ->
    [1] The match is over: { $winners } wins!
   *[other] The match is over: { $winners } share the win!
}

## Where the game stands

moment-shuffle = The cards are being shuffled.
moment-shuffle-tiles = The tiles are being mixed.
moment-opening_discard = { $seat } starts with a discard.
moment-draw = { $seat } is to draw.
moment-draw_ends = { $seat } may take the discard; drawing ends the round.
moment-play = { $seat } is to discard.
moment-owed = { $seat } is to lay { $card } or put it back.
moment-window-buying = { $card } is for sale: buy or pass.
moment-window = { $card } may be claimed: knock or pass.
moment-flip = { $seats ->
    [none] The cards flip by themselves.
   *[other] Still to flip a card: { $seats }.
}
moment-upcard = { $seat } may take the up-card or refuse it.
moment-lay_off = { $seat } may lay off on the melds of the one who knocked.
moment-play-gin = { $seat } is to discard, or to knock.
moment-eight = { $seat } is to lay the first eight.
moment-place = { $seat } is to lay a card, or to draw if none fits.
moment-place_or_draw = { $seat } is to lay a card or draw one.
moment-place_or_pass = { $seat } is to lay a card, or to pass if none fits.
moment-lay_or_draw = { $seat } is to lay tiles or draw one.
moment-lay_or_pass = { $seat } is to lay tiles or pass.
moment-draw-tiles = { $seat } is to take a tile.
moment-lay = { $seat } is to lay tiles or end the turn.
moment-lay_or_put_aside = { $seat } is to lay tiles or put one aside.
moment-put_aside = { $seat } is to put a tile aside.
moment-over = The match is over.
