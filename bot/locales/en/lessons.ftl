### One line a turn for those who play a game for the first time: what is possible now, and why.

lesson = { $first ->
    [yes] 💡 { $tip }
        -# Lines like this explain your first rounds. **/me** turns them off.
   *[no] 💡 { $tip }
}

# What a card would be good for, the first sentence of many: $used in the messages below.
lesson-use = { $use ->
    [meld] { $card } makes a meld with your cards.
    [table] { $card } fits a meld on the table.
    [joker] { $card } frees a joker on the table.
   *[none] { $card } makes no meld with your cards.
}

## Cards

lesson-start = Discard a card that fits no other of yours, high cards first: they cost most at the end.
lesson-draw = { $why ->
    [never] Draw from the stock. In this game discards are not taken.
    [empty] Draw from the stock. There is no discard to take.
    [claimed] Draw from the stock: the last discard was claimed, so the pile is closed.
    [refused] Draw from the stock. Both of you have refused the up-card.
   *[early] Draw from the stock. Discards may be taken from lap { $from } on.
}
lesson-choose = { $used } { $use ->
    [none] Draw from the stock.
   *[other] Take it.
}
lesson-only-melded = { $fits ->
    [yes] { $used } You can take it and must lay it at once.
    [hint] { $card } must be laid at once. Take it, and **Hint** shows whether it fits; else put it back.
    [rebuild] { $card } must be laid at once. Take it and press **Rebuild**; if you find no way, put it back.
    [short] Draw from the stock: with { $card } you have not yet the { $needed } points your first melds need.
   *[no] { $used } Draw from the stock.
}
lesson-pile = { $can ->
    [yes] Draw from the stock, or take from the open pile: the deepest card you take must be melded at once.
   *[no] Draw from the stock. You cannot meld any card of the open pile yet.
}
lesson-claim = { $used } { $penalty ->
    [0] You may knock for it.
    [one] You may knock for it: { $penalty } penalty card comes with it.
   *[other] You may knock for it: { $penalty } penalty cards come with it.
}
lesson-claim-buying = { $used } { $penalty ->
    [0] You may buy it.
    [one] You may buy it, with { $penalty } more card from the stock.
   *[other] You may buy it, with { $penalty } more cards from the stock.
}
lesson-claim-next = { $used } You are next: take it as your draw, without penalty.
lesson-claim-idle = { $used } { $next ->
    [yes] You are next: draw from the stock.
   *[no] Pass.
}
lesson-owed = You can lay { $cards }. Lay them.
lesson-owed-fits = { $used } Choose it and add it there.
lesson-owed-alone = { $used } { $rebuild ->
    [hint] **Hint** shows whether the table helps; else put it back.
    [yes] Press **Rebuild** to use the table, or put it back.
   *[no] Put it back.
}
lesson-early = Melds may be laid from lap { $from } on, and this is lap { $lap }: just discard.
lesson-last = Discard { $card }, and you have won the round.
lesson-opens = { $scope ->
    [single_meld] { $melds ->
        [one] Lay { $cards }: worth { $points }, and your first meld needs { $needed }. Then discard.
       *[other] Lay { $cards }: one is worth { $points }, and your first meld needs { $needed }. Then discard.
    }
   *[sum_of_melds] Lay { $cards }: worth { $points }, and your first melds need { $needed }. Then discard.
}
lesson-short = { $scope ->
    [single_meld] Your best meld is worth { $points }, and needs { $needed }. Keep it, and discard a card that fits nothing.
   *[sum_of_melds] Your melds are worth { $points }, and your first ones need { $needed }. Discard a card that fits nothing.
}
lesson-no-meld = No meld yet: collect three of a rank, or of a suit in a row, worth { $needed }.
lesson-melds = { $counts ->
    [for] You can lay { $cards }: on the table they count for you.
   *[against] You can lay { $cards }: on the table they do not count against you.
}
lesson-fits = { $used } Choose it and add it there, or keep it.
lesson-frees = { $used } Choose it to free the joker, or keep it.
lesson-table-counts = { $how ->
    [lay] Lay { $cards }: your first melds need { $needed }, and the table counts as well. Then discard.
    [rebuild] Your first melds need { $needed }; melds you use on the table count. **Rebuild**, or discard.
   *[wait] Your first melds need { $needed }, and the table cannot help yet. Discard a card that fits nothing.
}
lesson-rebuild = You hold no meld. **Hint** shows whether the table can be rebuilt; else discard.
lesson-card-alone = { $needed ->
    [0] Lay three of a rank, three of a suit in a row, or what fits the table. Then discard.
   *[other] Lay three of a rank, or of a suit in a row: your first melds need { $needed }. Then discard.
}
lesson-nothing = Nothing to lay now. Discard a card that fits no other of yours.
lesson-laid = You have laid all that fits. Discard a card; until then you can take back what you laid.

## Gin

lesson-upcard = { $used } { $use ->
    [none] Refuse it.
   *[other] Take it.
}
lesson-deadwood = { $reach ->
    [gin] Discard { $card }, and you have no deadwood. That is gin: knock with it.
    [knock] Discard { $card }: deadwood { $left }. With { $limit } or less you can knock now, or play on for gin.
   *[wait] Discard { $card }: deadwood { $left }, and you may knock with { $limit } or less. Play on.
}
lesson-lay-off = { $cards ->
    [none] Nothing fits those melds. Press **Lay off what is best** to compare your hands.
   *[other] Laid off, { $cards } costs nothing: press **Lay off what is best**.
}

## Rows from the eights

lesson-eight = Every row grows from its eight, down and up. Lay yours: it is the first card.
lesson-no-card = { $can ->
    [draw] None of your cards fits a row: draw one.
   *[pass] None of your cards fits a row and the stock is empty: pass.
}
lesson-one-card = { $draw ->
    [yes] { $card } fits a row. Lay it, or keep it back and draw.
   *[no] Only { $card } fits a row: lay it.
}
lesson-cards = { $draw ->
    [yes] { $cards } fit a row. Lay one that helps your colour, or keep them back and draw.
   *[no] { $cards } fit a row. Lay the one that opens least for the other team.
}

## Tiles

lesson-tile-first = { $aside ->
    [none] Take a tile from the pool. Then lay tiles, or put one aside.
   *[other] Take a tile from the pool, or { $aside }, if you can lay that in a new meld at once.
}
lesson-put-aside = End your turn: put a tile aside that fits no other of yours.
lesson-tile-alone = { $needed ->
    [0] Lay one number in three colours, three in a row of one colour, or what fits the table.
   *[other] Lay one number in three colours, or three in a row of one colour, worth { $needed } at first.
}
lesson-tile-opens = Lay { $cards }: worth { $points }, and your first melds need { $needed }.
lesson-tile-short = { $points ->
    [0] No meld yet: collect a number in three colours, or three in a row of one, worth { $needed }.
   *[other] Your melds are worth { $points }, and your first ones need { $needed }.
} { $instead ->
    [draw] Draw a tile.
    [aside] Put a tile aside.
   *[end] End your turn.
}
lesson-tile-melds = You can lay { $cards }.
lesson-tile-fits = { $card } fits a meld on the table. Choose it, and its place is found for you.
lesson-tile-nothing = { $rebuild ->
    [yes] { $instead ->
        [draw] No tile fits as the table lies. Try **Hint**; if it finds nothing, draw.
        [aside] No tile fits as the table lies. Try **Hint**; if it finds nothing, put a tile aside.
       *[end] No tile fits as the table lies. Try **Hint**; if it finds nothing, end your turn.
    }
   *[no] { $instead ->
        [draw] Nothing to lay yet: draw.
        [aside] Nothing to lay yet: put a tile aside.
       *[end] Nothing to lay yet: end your turn.
    }
}
