### One line a turn for those who play a game for the first time: what is possible now, and why. On a phone it is one line:
### about 40 characters. $card is one card, $cards are several; $needed, $points, $limit and $left are points.

lesson = { $first ->
    [yes] 💡 { $tip }
        -# **/{ command-me.name }** turns lines like this off.
   *[no] 💡 { $tip }
}

## Cards

lesson-start = Discard a card that fits nothing.
lesson-draw = { $why ->
    [never] Draw from the stock.
    [empty] Draw: there is no discard.
    [claimed] Draw: the discard was claimed.
    [often] Draw: too many discards were taken.
    [refused] Draw: nobody took the up-card.
   *[early] Draw: discards are free in lap { $from }.
}
lesson-choose = { $use ->
    [meld] { $card } makes a meld: take it.
    [table] { $card } fits the table: take it.
    [joker] { $card } would free a joker: take it?
   *[none] { $card } makes no meld: draw.
}
lesson-only-melded = { $fits ->
    [yes] { $card } makes a meld: take and lay it.
    [table] { $card } fits the table: take and lay it.
    [joker] { $card } frees a joker: take and lay it.
    [hint] Take { $card } and ask **{ button-hint }**, or draw.
    [rebuild] Take { $card } and **{ button-rebuild }**, or draw.
    [short] { $card } is short of { $needed } points: draw.
   *[no] { $card } makes no meld: draw.
}
lesson-pile = { $can ->
    [yes] Draw, or take what you can meld.
   *[no] You can meld no discard yet: draw.
}
lesson-claim = { $use ->
    [meld] { $penalty ->
        [0] { $card } makes a meld: knock?
        [1] { $card } makes a meld: knock (+1 card)?
       *[other] { $card } makes a meld: knock (+{ $penalty } cards)?
    }
    [table] { $penalty ->
        [0] { $card } fits the table: knock?
        [1] { $card } fits the table: knock (+1 card)?
       *[other] { $card } fits the table: knock (+{ $penalty } cards)?
    }
   *[joker] { $penalty ->
        [0] { $card } frees a joker: knock?
        [1] { $card } frees a joker: knock (+1 card)?
       *[other] { $card } frees a joker: knock (+{ $penalty } cards)?
    }
}
lesson-claim-buying = { $use ->
    [meld] { $penalty ->
        [0] { $card } makes a meld: buy it?
        [1] { $card } makes a meld: buy it (+1 card)?
       *[other] { $card } makes a meld: buy it (+{ $penalty } cards)?
    }
    [table] { $penalty ->
        [0] { $card } fits the table: buy it?
        [1] { $card } fits the table: buy it (+1 card)?
       *[other] { $card } fits the table: buy it (+{ $penalty } cards)?
    }
   *[joker] { $penalty ->
        [0] { $card } frees a joker: buy it?
        [1] { $card } frees a joker: buy it (+1 card)?
       *[other] { $card } frees a joker: buy it (+{ $penalty } cards)?
    }
}
lesson-claim-next = { $use ->
    [meld] { $card } makes a meld: take it, free.
    [table] { $card } fits the table: take it, free.
   *[joker] { $card } frees a joker: take it, free.
}
lesson-claim-idle = { $next ->
    [yes] { $card } makes no meld: draw.
   *[no] { $card } makes no meld: pass.
}
lesson-owed = Lay { $card } with its meld now.
lesson-owed-alone = { $rebuild ->
    [hint] **{ button-hint }** finds a place, or put { $card } back.
    [yes] **{ button-rebuild }** with { $card }, or put it back.
   *[no] { $card } makes no meld: put it back.
}
lesson-early = Melds begin in lap { $from }: just discard.
lesson-last = Discard { $card }, and the round is yours.
lesson-last-called = { $card ->
    [all] **Call “rummy”** (More), then lay all.
   *[other] **Call “rummy”** (More), then { $card }.
}
lesson-opens = { $scope ->
    [single_meld] You open with { $points } of { $needed }: lay it.
   *[sum_of_melds] You open with { $points } of { $needed }: lay them.
}
lesson-short = { $scope ->
    [single_meld] Your best meld: { $points } of { $needed }. Discard.
   *[sum_of_melds] Your melds: { $points } of { $needed }. Discard.
}
lesson-no-meld = Collect melds worth { $needed }, and discard.
lesson-melds = { $counts ->
    [for] Lay your meld: it counts for you.
   *[against] Lay your meld: it costs you no more.
}
lesson-fits = { $card } fits the table: choose it.
lesson-frees = { $card } frees a joker: choose it.
lesson-table-counts = { $how ->
    [rebuild] **{ button-rebuild }** to reach { $needed }, or discard.
   *[wait] No { $needed } yet, with the table: discard.
}
lesson-rebuild = Ask **{ button-hint }** for a way, or discard.
lesson-card-alone = { $needed ->
    [0] Lay cards of one rank or in a row.
   *[other] To open, lay melds worth { $needed }.
}
lesson-nothing = Nothing to lay: discard what fits nothing.
lesson-keep = Nothing can be laid yet: discard a card.
lesson-laid = Laid. Discard, or take it back.

## Gin

lesson-upcard = { $fits ->
    [yes] { $card } makes a meld: take it.
   *[no] { $card } makes no meld: refuse it.
}
lesson-deadwood = { $reach ->
    [gin] Discard { $card } and knock: that is gin.
    [knock] Discard { $card }: knock with { $left }, or play on.
   *[wait] Discard { $card }: you need { $limit } or less to knock.
}
lesson-lay-off = { $cards ->
    [none] Nothing of yours fits: go on.
   *[other] { $count ->
        [1] { $cards } fits: lay off what is best.
       *[other] { $count } cards fit: lay off what is best.
    }
}

## Rows from the eights

lesson-eight = Rows grow from eights: lay yours.
lesson-one-card = { $draw ->
    [yes] { $card } fits a row: lay it, or draw.
   *[no] Only { $card } fits a row: lay it.
}
lesson-cards = { $draw ->
    [yes] Lay what helps your team, or draw.
   *[no] Lay what helps your team most.
}

## Tiles

lesson-tile-first = { $aside ->
    [none] Take a tile from the pool first.
   *[other] Take a tile, or { $aside } to lay it now.
}
lesson-put-aside = Put a tile aside that fits nothing.
lesson-tile-alone = { $needed ->
    [0] Lay three of a number or in a row.
   *[other] To open, lay melds worth { $needed }.
}
lesson-tile-opens = You open with { $points } of { $needed }: lay them.
lesson-tile-short = { $points ->
    [0] No meld yet:
   *[other] { $points } of { $needed } to open:
} { $instead ->
    [draw] draw a tile.
    [aside] put a tile aside.
   *[end] end your turn.
}
lesson-tile-melds = You hold a meld: lay it.
lesson-tile-fits = { $card } fits the table: choose it.
lesson-tile-nothing = { $rebuild ->
    [yes] Ask **{ button-hint }**, or
   *[no] Nothing to lay yet:
} { $instead ->
    [draw] draw a tile.
    [aside] put a tile aside.
   *[end] end your turn.
}
