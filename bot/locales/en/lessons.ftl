### One line a turn for those who play a game for the first time: what is possible now, and why.

lesson = { $first ->
    [yes] 💡 { $tip }
        -# Lines like this explain your first rounds. **/me** turns them off.
   *[no] 💡 { $tip }
}

## Cards

lesson-start = Choose a card that goes with no other of yours. High cards cost most at the end, so they go first.
lesson-draw = { $why ->
    [never] Draw from the stock. In this game discards are not taken.
    [empty] Draw from the stock. There is no discard to take.
    [claimed] Draw from the stock. The last discard was claimed, so the pile is closed this time.
    [refused] Draw from the stock. Both of you have refused the up-card.
   *[early] Draw from the stock. Discards may be taken from lap { $from } on.
}
lesson-choose = { $use ->
    [meld] Draw a card. { $card } on the discard pile makes a meld with your cards, so take it if you want it.
    [table] Draw a card. { $card } on the discard pile fits a meld on the table, so take it if you want it.
    [joker] Draw a card. { $card } on the discard pile would free a joker on the table, so take it if you want the joker.
   *[none] Draw a card. { $card } on the discard pile makes no meld with your cards, so the stock is the better choice.
}
lesson-only-melded = { $fits ->
    [yes] Draw a card. { $card } may be taken only if you lay it at once, and you can: it makes a meld with your cards.
    [table] Draw a card. { $card } may be taken only if you lay it at once, and you can: it fits a meld on the table.
    [joker] Draw a card. { $card } may be taken only if you lay it at once, and you can: it frees a joker on the table.
    [hint] Draw a card. { $card } may be taken only if you lay it at once. For that the table would have to be rebuilt: take it, and **Hint** shows whether it works. If not, you can put it back.
    [rebuild] Draw a card. { $card } may be taken only if you lay it at once. For that the table would have to be rebuilt: take it, and press **Rebuild**. If you find no way, you can put it back.
    [short] Draw from the stock. { $card } may be taken only if you lay it at once, and your cards with it are not yet worth the { $needed } points that your first melds need.
   *[no] Draw from the stock. { $card } may be taken only if you lay it at once, and it makes no meld with your cards.
}
lesson-pile = { $can ->
    [yes] Draw from the stock, or take from the open pile: the deepest card you take must be melded at once.
   *[no] Draw from the stock. You cannot meld any card of the open pile yet.
}
lesson-claim = { $use ->
    [meld] { $penalty ->
        [0] { $card } makes a meld with your cards. You may knock for it.
        [one] { $card } makes a meld with your cards. You may knock for it: one penalty card comes with it.
       *[other] { $card } makes a meld with your cards. You may knock for it: { $penalty } penalty cards come with it.
    }
    [table] { $penalty ->
        [0] { $card } fits a meld on the table. You may knock for it.
        [one] { $card } fits a meld on the table. You may knock for it: one penalty card comes with it.
       *[other] { $card } fits a meld on the table. You may knock for it: { $penalty } penalty cards come with it.
    }
   *[joker] { $penalty ->
        [0] { $card } would free a joker on the table. You may knock for it.
        [one] { $card } would free a joker on the table. You may knock for it: one penalty card comes with it.
       *[other] { $card } would free a joker on the table. You may knock for it: { $penalty } penalty cards come with it.
    }
}
lesson-claim-buying = { $use ->
    [meld] { $penalty ->
        [0] { $card } makes a meld with your cards. You may buy it.
        [one] { $card } makes a meld with your cards. You may buy it: one more card from the stock comes with it.
       *[other] { $card } makes a meld with your cards. You may buy it: { $penalty } more cards from the stock come with it.
    }
    [table] { $penalty ->
        [0] { $card } fits a meld on the table. You may buy it.
        [one] { $card } fits a meld on the table. You may buy it: one more card from the stock comes with it.
       *[other] { $card } fits a meld on the table. You may buy it: { $penalty } more cards from the stock come with it.
    }
   *[joker] { $penalty ->
        [0] { $card } would free a joker on the table. You may buy it.
        [one] { $card } would free a joker on the table. You may buy it: one more card from the stock comes with it.
       *[other] { $card } would free a joker on the table. You may buy it: { $penalty } more cards from the stock come with it.
    }
}
lesson-claim-next = { $use ->
    [meld] { $card } makes a meld with your cards. You are next, so you may take it as your draw: no penalty card comes with it.
    [table] { $card } fits a meld on the table. You are next, so you may take it as your draw: no penalty card comes with it.
   *[joker] { $card } would free a joker on the table. You are next, so you may take it as your draw: no penalty card comes with it.
}
lesson-claim-next-buying = { $use ->
    [meld] { $card } makes a meld with your cards. You are next, so you may take it as your draw, at no cost.
    [table] { $card } fits a meld on the table. You are next, so you may take it as your draw, at no cost.
   *[joker] { $card } would free a joker on the table. You are next, so you may take it as your draw, at no cost.
}
lesson-claim-idle = { $next ->
    [yes] { $card } makes no meld with your cards. You are next, so draw from the stock.
   *[no] { $card } makes no meld with your cards, so pass.
}
lesson-owed = You can lay { $cards }. Choose these cards and lay them.
lesson-owed-fits = { $card } fits a meld on the table. Choose it and add it there.
lesson-owed-alone = { $rebuild ->
    [hint] Your cards alone make no meld with { $card }. **Hint** shows whether it can be laid with cards of the table. If not, put it back.
    [yes] Your cards make no meld with { $card } that you may lay now. Press **Rebuild** to lay it with cards of the table, or put it back.
   *[no] Your cards make no meld with { $card } that you may lay now, so put it back.
}
lesson-early = Melds may be laid from lap { $from } on, and this is lap { $lap }. For now, discard a card that goes with no other of yours.
lesson-last = Discard { $card }, and you have won the round.
lesson-opens = { $scope ->
    [single_meld] { $melds ->
        [one] You can lay { $cards }, worth { $points }. Your first meld needs { $needed }. Choose these cards and lay them, then discard a card.
       *[other] You can lay { $cards }. One of these melds is worth { $points }, and your first meld needs { $needed }. Choose these cards and lay them, then discard a card.
    }
   *[sum_of_melds] You can lay { $cards }, worth { $points }. Your first melds need { $needed }. Choose these cards and lay them, then discard a card.
}
lesson-short = { $scope ->
    [single_meld] Your best meld is worth { $points }, and your first one needs { $needed }. Keep it, and discard a card that goes with no other.
   *[sum_of_melds] Your melds are worth { $points } together, and your first ones need { $needed }. Keep them, and discard a card that goes with no other.
}
lesson-no-meld = You hold no meld yet. Look for three cards of one rank, or three of one suit in a row, worth { $needed }. Discard a card that goes with no other.
lesson-melds = { $counts ->
    [for] You can lay { $cards }: on the table they count for you. Choose them and lay them, or keep them for later.
   *[against] You can lay { $cards }: on the table they do not count against you. Choose them and lay them, or keep them for later.
}
lesson-fits = { $card } fits a meld on the table. Choose it and add it there, or keep it.
lesson-frees = { $card } frees a joker on the table. Choose it and press **Free a joker**, or keep it.
lesson-table-counts = { $how ->
    [lay] You can lay { $cards }. Your first melds need { $needed } points, and the melds on the table count as well. Choose these cards and lay them, then discard a card.
    [rebuild] Your first melds need { $needed } points, and melds of the table that you use count as well. Press **Rebuild** to lay cards of yours with them, or discard a card that goes with no other.
   *[wait] Your first melds need { $needed } points. Melds of the table that you use count as well, but there is not enough yet. Discard a card that goes with no other.
}
lesson-rebuild = You hold no meld. **Hint** shows whether your cards fit a table that is rebuilt. If not, discard a card that goes with no other.
lesson-card-alone = { $needed ->
    [0] Look for three cards of one rank, three of one suit in a row, or cards that fit the table. Then discard a card.
   *[other] Look for three cards of one rank, or three of one suit in a row. Your first melds need { $needed }. Then discard a card.
}
lesson-nothing = None of your cards can be laid now. Discard one that goes with no other of yours.
lesson-laid = You have laid all that fits as the table lies. Now discard one card. Until then you can take back what you have laid.
## Gin

lesson-upcard = { $fits ->
    [yes] { $card } makes a meld with your cards, so take it.
   *[no] { $card } makes no meld with your cards, so refuse it.
}
lesson-deadwood = { $reach ->
    [gin] If you discard { $card }, nothing is left over. That is gin: knock with it.
    [knock] { $left ->
        [one] If you discard { $card }, one point is left over. You may knock with { $limit } or less, so you can knock now, or play on for gin.
       *[other] If you discard { $card }, { $left } points are left over. You may knock with { $limit } or less, so you can knock now, or play on for less.
    }
   *[wait] If you discard { $card }, { $left } points are left over. You may knock with { $limit } or less, so play on.
}
lesson-lay-off = { $cards ->
    [none] None of your cards fits those melds. Press **Lay off what is best** to compare your hands.
   *[other] { $count ->
        [one] { $cards } can be laid off: then it does not count against you. **Lay off what is best** does it for you.
       *[other] { $cards } can be laid off: then they do not count against you. **Lay off what is best** does it for you.
    }
}

## Rows from the eights

lesson-eight = Every row grows from its eight, downwards and upwards. Whoever holds an eight lays the first card.
lesson-no-card = { $can ->
    [draw] None of your cards fits a row, so draw one.
   *[pass] None of your cards fits a row and the stock is empty, so pass.
}
lesson-one-card = { $draw ->
    [yes] { $card } fits a row. Lay it, or keep it back and draw a card.
   *[no] Only { $card } fits a row, so lay it.
}
lesson-cards = { $draw ->
    [yes] { $cards } fit a row. Lay one that helps your colour, or keep them back and draw a card.
   *[no] { $cards } fit a row. Lay the one that opens least for the other team.
}

## Tiles

lesson-tile-first = { $aside ->
    [none] Take a tile from the pool. Then lay tiles, or put one aside.
   *[other] Take a tile from the pool. { $aside } lies open as well, if you can lay it in a new meld at once.
}
lesson-put-aside = End your turn: put a tile aside that goes with no other of yours.
lesson-tile-alone = { $needed ->
    [0] Look for one number in three colours, three numbers in a row of one colour, or tiles that fit the table.
   *[other] Look for one number in three colours, or three numbers in a row of one colour. Your first melds need { $needed }.
}
lesson-tile-opens = You can lay { $cards }, worth { $points }. Your first melds need { $needed }. Choose these tiles and press **Lay these**.
lesson-tile-short = { $points ->
    [0] You hold no meld yet. Look for one number in three colours, or three numbers in a row of one colour, worth { $needed } in all.
   *[other] Your melds are worth { $points }, and your first ones need { $needed }.
} { $instead ->
    [draw] Draw a tile.
    [aside] Put a tile aside.
   *[end] End your turn.
}
lesson-tile-melds = You can lay { $cards }. Choose these tiles and press **Lay these**.
lesson-tile-fits = { $card } fits a meld on the table. Choose it and press **Lay these**: the bot finds its place.
lesson-tile-nothing = { $rebuild ->
    [yes] No tile of yours fits as the table lies. **Hint** shows whether the table can be rebuilt for one.
   *[no] None of your tiles makes a meld.
} { $instead ->
    [draw] If nothing can be laid, draw a tile.
    [aside] If nothing can be laid, put a tile aside.
   *[end] If nothing can be laid, end your turn.
}
