### Cards in words, and what the pictures show: alt texts hold at most 1,024 characters, so they are terse.

# What else may be typed for the English letters, each pair as it is typed and what it stands for, with blanks between
# them: “D=Q B=J P=S KA=D”. Ranks are A, J, Q, K and T (ten), suits S, H, D and C. English stays valid and is
# tried first: C is never carreau. English needs none.
typed-cards = {""}
# The same for the letters of tile colours: P (purple), B (black), G (green) and Y (grey).
typed-tiles-002 = {""}
# N (brown), R (red), B (blue) and W (white).
typed-tiles-004 = {""}

# What stands between things that are told in a row, as “5, 6, king”, and between such rows: nothing before or after.
row-told = { $before }, { $after }
row-rows = { $before }; { $after }
card-joker = Joker
# “hearts 5, 6, king”, “purple 7”: keep the suit or colour first, as “, 8, 9” may follow. It names: no agreement.
cards-of-suit = { $suit } { $ranks }
cards-jokers = { $count ->
    [1] one joker
   *[other] { $count } jokers
}
# Before cards, in “Row of hearts”, and tiles in “**P** for purple”.
suit-cards-0 = spades
suit-cards-1 = hearts
suit-cards-2 = diamonds
suit-cards-3 = clubs
suit-tiles-002-0 = purple
suit-tiles-002-1 = black
suit-tiles-002-2 = green
suit-tiles-002-3 = grey
suit-tiles-004-0 = brown
suit-tiles-004-1 = red
suit-tiles-004-2 = blue
suit-tiles-004-3 = white
# $letter: as it is typed in every language.
tile-colour = **{ $letter }** for { $name }
rank-1 = ace
rank-11 = jack
rank-12 = queen
rank-13 = king

alt-board-round = { $rounds ->
    [none] Round { $round }.
    [extra] Extra round.
   *[other] Round { $round } of { $rounds }.
}
alt-board-piles = { $top ->
    [none] Stock { $stock }; discard pile empty.
   *[other] Stock { $stock }; discard pile { $discards }, on top { $top }.
}
alt-board-stock = Stock { $stock }.
alt-board-pool = Pool { $pool }.
alt-board-open-tile = Open tile: { $card }.
alt-board-aside = { $free ->
    [yes] { $name } has put { $card } aside, to be taken in this turn.
   *[no] { $name } has put { $card } aside.
}
# $laid, $moved: cards, or none.
alt-board-changed = { $laid ->
    [none] Last moved: { $moved }.
   *[other] { $moved ->
        [none] Last laid: { $laid }.
       *[other] Last laid: { $laid }; moved: { $moved }.
    }
}
# $suit: hearts …; $low, $high: cards.
alt-board-row = { $cards ->
    [none] Row of { $suit }: not begun.
   *[other] Row of { $suit }: { $cards }.
}
alt-board-shown = Last shown: { $cards }.
alt-board-at-stake = At stake: { $cards } cards.
alt-board-pile = { picture-pile }: { $cards }.
alt-board-seat = { $name }: { $told }.
alt-seat-of-team = { $team ->
    [heroes] { $name } (heroes)
   *[villains] { $name } (villains)
}
# Up to alt-seat-to-act: in a row with commas after a name and a colon, whoever it is.
alt-seat-out = out
alt-seat-holds = { $count ->
    [1] one card
   *[other] { $count } cards
}
alt-seat-holds-tiles = { $count ->
    [1] one tile
   *[other] { $count } tiles
}
alt-seat-taken = { $count } taken
alt-seat-total = total { SCORE($total) }
alt-seat-to-act = to act
alt-board-melds = On the table:
alt-board-no-melds = No melds on the table.
alt-board-meld = { $owner } { $cards } ({ $value }).
alt-joker-as = { $joker } as { $face }

alt-hand = { $count ->
    [0] Your hand is empty.
    [1] Your one card: { $cards }.
   *[other] Your { $count } cards: { $cards }.
}
alt-hand-tiles = { $count ->
    [0] Your rack is empty.
    [1] Your one tile: { $cards }.
   *[other] Your { $count } tiles: { $cards }.
}
alt-hand-drawn = Just drawn: { $cards }.
alt-hand-chosen = Chosen: { $cards }.

## Names of games and paces

# Names: as the booklet prints them in the language, or nearest to it. Summaries: two lines of a panel.
variant-name-disney_basic = Disney 100 Rummy
variant-summary-disney_basic = Collect sets and runs, lay them, and get rid of all your cards. Knock for a discard that you want.
variant-summary-disney_basic-claimless = Collect sets and runs, lay them, and get rid of all your cards.
variant-name-disney_layoff = German rummy
variant-summary-disney_layoff = Lay sets and runs, and add to any meld on the table. The first without cards wins the round.

variant-name-czech_rummy = Czech rummy
variant-summary-czech_rummy = Lay sets and runs, and add to the melds of others. Too many points put you out; the last one left wins.
variant-name-gin_rummy = Gin rummy
variant-summary-gin_rummy = For two. Collect melds in your hand, and knock with little deadwood.
variant-name-rummy_500 = 500 rummy
variant-summary-rummy_500 = All discards lie open: take as many as you can use. What you lay counts for you.
variant-name-nsv_basic = Rommé
variant-summary-nsv_basic = Lay sets and runs from the first turn. Bid Rommé when few points are left in your hand.
variant-name-nsv_buy = Rommé with buying
variant-summary-nsv_buy = Rommé with buying: you may buy the open card out of turn, for one more card from the stock.
variant-name-nsv_layoff = Rommé with laying off
variant-summary-nsv_layoff = Rommé without the bid: lay melds, add to any meld on the table, and go out first.
variant-name-nsv_robber = Robber Rommé
variant-summary-nsv_robber = Draw, meld and rob the table: its melds are yours to take apart and lay anew.
variant-name-my_rummy = my Rummy
variant-summary-my_rummy = Tiles: lay or draw. Once you have opened, the whole table is yours to rebuild.
variant-name-tile_rummy = Tile Rummy
variant-summary-tile_rummy = Tiles: lay or draw. Open, and rebuild the whole table in the same turn.
variant-name-disney_duel = Heroes against villains
variant-summary-disney_duel = Red against black: everybody turns up a card, and the highest takes them all. Quick, and nothing to decide.
variant-name-disney_karo8 = 8 of diamonds
variant-summary-disney_karo8 = Two teams build four rows from the eights. What you hold back matters as much as what you lay.

# After a colon, in selects, and typed.
pace-live = live
pace-quick = quick
pace-daily = daily
pace-slow = slow
pace-friendly = friendly
pace-custom = custom
pace-named = { $name }: { $lengths }
pace-lengths-claimless = { $reserve ->
    [none] { $turn } a turn
   *[other] { $turn } a turn and { $reserve } in reserve
}
pace-lengths-duel = { $turn } a card
pace-lengths-buying = { $reserve ->
    [none] { $turn } a turn, { $window } to buy
   *[other] { $turn } a turn and { $reserve } in reserve, { $window } to buy
}
pace-lengths = { $reserve ->
    [none] { $turn } a turn, { $window } to knock
   *[other] { $turn } a turn and { $reserve } in reserve, { $window } to knock
}
