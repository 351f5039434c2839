### Board, hand panel, notices, summaries, and the words in their pictures.
### $until and $ends are times that Discord writes as “in 3 hours” or “2 hours ago”: a sentence must be able to end on them.
### $card and $cards are signs such as 7♥, $who mentions a person, $board is an address.
### A message with -buying, -gin, -tiles, -duel at its end is said in games of that kind instead of the one without.

## Buttons, at most 80 characters each with what is filled in

button-rules = Rules
button-help = Help
button-hand = My hand
button-board-draw = Draw
button-board-draw-ends = Draw (ends the round)
button-board-take = Take discard
button-board-knock = Knock
button-board-knock-buying = Buy
button-board-pass = Pass
button-board-refuse = Refuse the up-card
button-board-flip = Flip
button-board-run = Let it run
# Of the heroes’ game: one flips one’s cards oneself again.
button-board-byhand = Flip by hand
button-draw = Draw from the stock
button-draw-ends = Draw: ends the round
button-take = { $card ->
    [none] Take the discard
   *[other] Take { $card }
}
button-back = Put { $card } back
button-knock = Knock for { $card }
button-knock-buying = Buy { $card }
button-pass = Pass
button-more = { $on ->
    [yes] Back to the cards
   *[no] More
}
button-more-tiles = { $on ->
    [yes] Back to the tiles
   *[no] { button-more }
}
# The term of gin for a hand without deadwood before a discard.
button-biggin = Big gin
button-lay-card = Lay { $card }
button-passturn = { $phase ->
    [upcard] Refuse it
    [lay_off] Lay off what is best
   *[other] Pass
}
button-call = { $on ->
    [yes] “Rummy” will be called
   *[no] Call “rummy”
}
# $other is what a press sorts by.
button-order = { $other ->
    [melds] Sort by melds
    [number] Sort by number
   *[suit] Sort by suit
}
button-order-tiles = { $other ->
    [melds] Sort by melds
    [number] Sort by number
   *[suit] Sort by colour
}
button-show = Refresh
button-clear = Clear choice
button-orders = Standing orders
button-orders-rest = { $on ->
    [yes] Passing this round
   *[no] Pass this round
}
button-orders-clear = No orders
button-orders-need = Knock for what I need
button-orders-need-buying = Buy what I need
button-passround = Pass this round
button-orders-back = Back to my hand
button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Call off
button-unseat = Remove a computer player
button-seat-back = I am back
button-rematch = Rematch
# A file to download.
button-replay = Replay file
button-previous = Back
button-next = Next

## The board

board-heading = ### { $game }
board-two-players = -# With two players nobody knocks: the next player may simply take the discard.
board-two-players-buying = -# With two players discards are not for sale: the next player may simply take them.
board-cancelled = { $closed ->
    [yes] **This table is closed.** Its tournament says why.
   *[no] **This game was called off.**
}
board-event = -# { $event }
board-table-ends = { $rests ->
    [yes] -# This table’s time ends { $until }: quiet hours and vacations move turns, not that end.
   *[no] -# This table’s time ends { $until }.
}
board-moment = **{ $moment }** { $ends }
time-ends = { $until ->
    [none] {""}
   *[other] { $over ->
        [yes] Time ended { $until }: the others may play on.
       *[no] Time ends { $until }.
    }
}

# In pictures, in small letters, from here to picture-no-cards: as short as can be. $rounds and $lap are numbers or none, $rounds also extra.
picture-heading = { $rounds ->
    [none] { $lap ->
        [none] Round { $round }
       *[other] Round { $round }, lap { $lap }
    }
    [extra] { $lap ->
        [none] Extra round
       *[other] Extra round, lap { $lap }
    }
   *[other] { $lap ->
        [none] Round { $round } of { $rounds }
       *[other] Round { $round } of { $rounds }, lap { $lap }
    }
}
picture-stock = Stock
picture-discards = Discards
picture-claim = Knock?
picture-claim-buying = Buy?
picture-heroes = Heroes
picture-villains = Villains
picture-takes = takes all
picture-tied = tied
picture-at-stake = at stake
picture-duel-status = { $play_off ->
    [yes] Play-off!
   *[no] Everybody flips
}
picture-duel-won = { $team ->
    [heroes] The heroes win!
    [villains] The villains win!
   *[none] A draw!
}
picture-story = The last { $count } comparisons
picture-no-melds = No melds yet
picture-hand = { $count ->
    [0] You hold no cards
    [1] Your last card
   *[other] Your { $count } cards
}
picture-deadwood = Deadwood: { $points }
picture-drawn = new
picture-drawn-tiles = new
picture-taken = taken
picture-round = Round { $round }
picture-total = Total
picture-sheet = { $won_by ->
    [highest] Score sheet: the highest total wins
    [lowest] Score sheet: the lowest total wins
   *[other] Score sheet
}
picture-winner = Winner
picture-melded = Melds
picture-left-over = Left
picture-no-cards = no cards
picture-no-cards-tiles = no tiles

## The hand panel

hand-note = > { $note }
# $moment is a sentence: a message hand-turn-… or moment-…
hand-moment = **{ $moment }** { $ends } [Board]({ $board })
hand-turn-opening_discard = You start: discard one card. In this turn you draw nothing and lay nothing.
hand-turn-draw = { $ends ->
    [yes] Your turn: the stock is empty. Take the discard if you can, or draw and end the round.
   *[no] Your turn: draw a card.
}
# $lap: taught is for those who learn, before melds can be laid.
hand-turn-play = { $lap ->
    [none] Your turn: lay melds if you like, then discard one card.
    [taught] Your turn: discard one card.
   *[other] Your turn: discard one card. Melding begins in lap { $lap }.
}
hand-turn-place = { $eight ->
    [none] { $can ->
        [lay] Your turn: lay one card that fits.
        [draw] Your turn: no card of yours fits, so draw one.
       *[pass] Your turn: no card of yours fits and the stock is empty, so pass.
    }
   *[other] You start: lay { $eight }.
}
hand-turn-upcard = The up-card is offered to you: take it, or refuse it.
hand-turn-play-gin = { $knock ->
    [yes] Your turn: discard one card, or knock with it.
   *[no] Your turn: discard one card.
}
hand-turn-owed = Your turn: lay { $card } in a meld now, or put it back.
hand-turn-lay_off = The other player has knocked: choose cards that fit those melds and lay them off, or have the best done for you.
# $limit is a number of points.
hand-gin-limit = { $limit ->
    [0] You may knock with no deadwood: gin only.
   *[other] You may knock with deadwood of { $limit } or less.
} { $doubled ->
    [yes] This round counts double.
   *[no] {""}
}
hand-team = { $team ->
    [heroes] You play for the **heroes**, the red suits.
   *[villains] You play for the **villains**, the black suits.
}
hand-discarded = Now the others may knock for { $card }.
hand-discarded-buying = Now the others may buy { $card }.
hand-window-next-buying = { $card } is for sale, and you are next: take it, or draw from the stock.
hand-window-next = { $card } may be claimed, and you are next: take it, or draw from the stock.
hand-answered = { $answer ->
    [claim] Answer: knock for { $card }.
   *[pass] Answer: pass on { $card }.
} { $sealed ->
    [yes] Answers are opened when time is up or all are in.
   *[no] {""}
}
hand-answered-buying = { $answer ->
    [claim] Answer: buy { $card }.
   *[pass] Answer: pass on { $card }.
} { $sealed ->
    [yes] Answers are opened when time is up or all are in.
   *[no] {""}
}
hand-sealed = { $claimed ->
    [yes] Your answer: you want it.
   *[no] Your answer: you passed.
}
hand-chosen = Chosen: { $cards }
hand-opening = { $scope ->
    [single] Your first meld of this round must be worth { $needed } points by itself.
   *[sum] Your first melds of this round must be worth { $needed } points together.
}
swap-held = The freed joker must be laid at once: choose it with its other cards and lay them.
# In selects, up to card-as: at most 100 characters each.
select-cards = Choose your cards
select-cards-tiles = Choose your tiles
select-pile = Take from the open pile
select-placeable = Choose the card to lay
# $first is the first choice of the next page.
select-on = Next: { $first } …
select-more = More
pile-depth = { $above ->
    [0] Take { $card }
    [1] Take { $card } and the card above it
   *[other] Take { $card } and the { $above } cards above it
}
select-new-card = just drawn
# One of two like cards, and a joker with what it stands for.
card-copy = { $card } (copy { $copy })
card-as = { $card }={ $face }

question-meld = How do you mean it?
question-layoff = Where does it go?
question-swap = Which joker?
question-stale = The table has changed since; please choose again.
way-worth = { $points ->
    [1] worth one point
   *[other] worth { $points } points
}
# Choices of a select, as are the next two: at most 100 characters. $meld is its cards.
way-laid-off = { $card } to { $meld }
way-swap = { $card } into { $meld }
way-lying = { $meld } ({ $owner })
# $melds are the melds found among chosen cards, $left the cards beside them, $wanted cards that would help.
meld-left-over = { $melds ->
    [none] No meld yet.
   *[other] In a meld: { $melds }. Not in a meld: { $left }.
} { $wanted ->
    [none] {""}
   *[other] Add { $wanted }, or choose fewer.
}

orders-about = ## Standing orders
    They answer for you when a card may be yours, and nobody else sees them.
    - **Cards you want**, and **passing on everything else**, hold for this round.
    - **{ orders-melds }** holds for the match, and looks at your hand when time is up.
orders-needed = Filled in from your hand as it is now: { $faces }.
orders-need-nothing = No single card would make you a new meld now. Choose cards yourself.
# $order is the sentence orders-passing-all.
orders-passing = { $order } Standing orders take it back.
# Hints in selects. $suit is suit-cards-0 to -3; it may stand after a colon.
orders-suit-buying = Buy { $suit }
orders-suit = Knock for { $suit }

## Notices

# $who has to move; $phase says what comes next, so both sentences may be turned together.
notice-turn = { $phase ->
    [opening_discard] { $who }, you start in [{ $game }]({ $board }): discard a card.
    [eight] { $who }, you start in [{ $game }]({ $board }): lay your eight.
   *[other] { $who }, it is your turn in [{ $game }]({ $board }).
} { $phase ->
    [draw] Draw.
    [play] You have drawn: discard a card.
    [upcard] The up-card is offered to you.
    [lay_off] Lay off your cards.
    [lay_or_draw] Lay tiles, or draw one.
    [lay_or_pass] Lay tiles, or pass.
    [lay_or_put_aside] Lay tiles, or put one aside.
    [lay] Lay tiles, or end your turn.
    [put_aside] Put a tile aside.
    [place] Lay a card, or draw if none fits.
   *[other] {""}
} { $ends ->
    [none] Take your time.
   *[other] { $ends }
}
# $kept is a number of turns, or none.
notice-autopilot = { $rests ->
    [yes] { $who }, the computer keeps your seat in [{ $game }]({ $board }), and plays it once the match goes on.
   *[no] { $who }, you were away, so the computer plays your seat in [{ $game }]({ $board }).
} Any move of yours takes it back, and so does this button. { $kept ->
    [none] {""}
    [one] After { $kept } more turn others may take it.
   *[other] After { $kept } more turns others may take it.
}
notice-back = { $who } is back and plays on.

## Summaries

summary-round = ## Round { $round }
    { $end }
summary-melded = { $name }, meld: { $cards }.
summary-hand = { $name } held { $cards }.
summary-no-hand = { $name } held nothing.
summary-no-hand-tiles = { $name } held no tiles.
# $winners is a list of $count names.
summary-match = ## { $game }: the match is over
    { $count ->
        [1] **{ $winners } wins!**
       *[other] **{ $winners } share the win!**
    }
summary-won-by = -# { $how }
summary-number = -# Game { $game }
# What is read aloud of a picture: its heading, the points of a round (a list of summary-seat-points), one seat’s.
summary-sheet-alt = { $title }.
summary-sheet-round = Round { $round }: { $points }.
summary-seat-points = { $name } { SCORE($points) }

## The duel

duel-running = The cards of { $names } flip by themselves. Once everybody lets them, the duel runs to its end.
