### Standing orders that last, all orders in one place, and the private words on what came of them.

orders-default = { $passes ->
    [yes] In all your games you **pass unless you ordered otherwise**, until you take that back.
   *[no] Where you ordered nothing, you are asked.
}
orders-now-melds = { $faces ->
    [none] { $melds ->
        [jokers] { $rest ->
            [yes] **You knock for what completes a meld with your hand**, also with a joker of yours, and pass on every other discard of this round.
           *[no] **You knock for what completes a meld with your hand**, also with a joker of yours.
        }
       *[plain] { $rest ->
            [yes] **You knock for what completes a meld with your hand**, and pass on every other discard of this round.
           *[no] **You knock for what completes a meld with your hand**.
        }
    }
   *[other] { $melds ->
        [jokers] { $rest ->
            [yes] **You knock for { $faces }, and for what completes a meld with your hand**, also with a joker of yours, and pass on every other discard of this round.
           *[no] **You knock for { $faces }, and for what completes a meld with your hand**, also with a joker of yours.
        }
       *[plain] { $rest ->
            [yes] **You knock for { $faces }, and for what completes a meld with your hand**, and pass on every other discard of this round.
           *[no] **You knock for { $faces }, and for what completes a meld with your hand**.
        }
    }
}
orders-now-melds-buying = { $faces ->
    [none] { $melds ->
        [jokers] { $rest ->
            [yes] **You buy what completes a meld with your hand**, also with a joker of yours, and pass on every other card of this round.
           *[no] **You buy what completes a meld with your hand**, also with a joker of yours.
        }
       *[plain] { $rest ->
            [yes] **You buy what completes a meld with your hand**, and pass on every other card of this round.
           *[no] **You buy what completes a meld with your hand**.
        }
    }
   *[other] { $melds ->
        [jokers] { $rest ->
            [yes] **You buy { $faces }, and what completes a meld with your hand**, also with a joker of yours, and pass on every other card of this round.
           *[no] **You buy { $faces }, and what completes a meld with your hand**, also with a joker of yours.
        }
       *[plain] { $rest ->
            [yes] **You buy { $faces }, and what completes a meld with your hand**, and pass on every other card of this round.
           *[no] **You buy { $faces }, and what completes a meld with your hand**.
        }
    }
}
orders-melds = Melds with my hand
orders-melds-never = Melds with my hand: no order
orders-melds-plain = Knock if it completes a meld with my hand
orders-melds-jokers = Knock also if my joker helps to complete one
orders-melds-plain-buying = Buy if it completes a meld with my hand
orders-melds-jokers-buying = Buy also if my joker helps to complete one
orders-all-heading = ## All my standing orders
    They are private: nobody else sees them.
orders-all-game = **{ $game }** in { $channel } ([board]({ $link }))
orders-all-more = { $count ->
    [one] One more game has an order of yours.
   *[other] { $count } more games have orders of yours.
}
button-orders-default = { $on ->
    [yes] Passing in all games
   *[no] Pass in all games
}
button-orders-mine = All my orders
button-orders-change = Change
button-orders-clearall = Take all back

order-word-got = { $penalty ->
    [0] Your standing order took { $faces } for you in **{ $game }**.
    [one] Your standing order knocked in **{ $game }**: you have { $faces }, with a penalty card.
   *[other] Your standing order knocked in **{ $game }**: you have { $faces }, with { $penalty } penalty cards.
} [Board]({ $board })
order-word-missed = Your standing order knocked for { $faces } in **{ $game }**, and somebody nearer got it. [Board]({ $board })
order-word-void = The round of **{ $game }** is over, and with it your standing order for { $faces }. [Board]({ $board })
