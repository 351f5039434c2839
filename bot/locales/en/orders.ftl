### Standing orders that last, all orders in one place, and the private words on what came of them.
### $faces are signs of cards, such as 7♥. button-… at most 80 characters, choices (orders-melds-…) at most 100.

orders-default = { $passes ->
    [yes] In all your games you **pass unless you ordered otherwise**.
   *[no] Where you ordered nothing, you are asked.
}
orders-none = **You have left no orders.**
orders-completing = { $melds ->
    [jokers] **You knock for what completes a meld with your hand**, also with a joker of yours.
   *[plain] **You knock for what completes a meld with your hand.**
}
orders-completing-buying = { $melds ->
    [jokers] **You buy what completes a meld with your hand**, also with a joker of yours.
   *[plain] **You buy what completes a meld with your hand.**
}
orders-faces = **You knock for { $faces }.**
orders-faces-buying = **You buy { $faces }.**
orders-rest = { $rest ->
    [yes] You pass on everything else this round.
   *[no] You are asked about everything else.
}
orders-passing-all = **You pass on everything this round.**
orders-melds = Melds with my hand
orders-melds-never = { orders-melds }: no order
orders-melds-plain = Knock if it completes a meld with my hand
orders-melds-jokers = Knock also if my joker helps to complete one
orders-melds-plain-buying = Buy if it completes a meld with my hand
orders-melds-jokers-buying = Buy also if my joker helps to complete one
orders-all-heading = ## All my standing orders
    They are private: nobody else sees them.
orders-all-game = **{ $game }**, { $channel } ([board]({ $board }))
button-orders-default = { $on ->
    [yes] Passing in all games
   *[no] Pass in all games
}
button-orders-mine = All my orders
button-orders-clearall = Take all back

order-word-got = Your standing order got you { $faces } in **{ $game }**. { $penalty ->
    [0] {""}
    [one] { $penalty } penalty card came with it.
   *[other] { $penalty } penalty cards came with it.
} [Board]({ $board })
order-word-missed = Your standing order knocked for { $faces } in **{ $game }**, and somebody nearer got it. [Board]({ $board })
order-word-void = The round of **{ $game }** is over, and with it your standing order for { $faces }. [Board]({ $board })
