### Cards in words, and what the pictures show: alt texts hold at most 1,024 characters, so they are terse.

card-joker = Joker
cards-of-suit = { $suit } { $ranks }
cards-jokers = { $count ->
    [one] one joker
   *[other] { $count } jokers
}
suit-cards-0 = spades
suit-cards-1 = hearts
suit-cards-2 = diamonds
suit-cards-3 = clubs
rank-1 = ace
rank-11 = jack
rank-12 = queen
rank-13 = king

alt-board-round = { $rounds ->
    [none] Round { $round }.
   *[other] Round { $round } of { $rounds }.
}
alt-board-piles = Stock { $stock }; { $top ->
    [none] discard pile empty
   *[other] discard pile { $discards }, on top { $top }
}.
alt-board-seat = { $name }: { $out ->
    [yes] out
   *[no] { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
}, total { $total }{ $turn ->
    [yes] , to act
   *[no] {""}
}.
alt-board-melds = On the table:
alt-board-no-melds = No melds on the table.
alt-board-meld = { $owner } { $cards } ({ $value }).
alt-board-more-melds = And { $count ->
    [one] one more meld
   *[other] { $count } more melds
}.
alt-joker-as = { $joker } as { $face }

alt-hand = Your { $count ->
    [0] hand is empty.
    [one] one card: { $cards }.
   *[other] { $count } cards: { $cards }.
}
alt-hand-drawn = Just drawn: { $cards }.
alt-hand-chosen = Chosen: { $cards }.

## Names of games and paces

variant-name-disney_basic = Disney 100 Rummy
variant-summary-disney_basic = Draw, meld, discard, and knock for a discard you want. Your first meld of a round is one set or run of 30 points; the first to discard the last card wins the round.
variant-name-disney_layoff = German rummy
variant-summary-disney_layoff = Disney 100 Rummy with laying off: the 30 points may be a sum and count what you lay off, the last card may go anywhere, and there are bonuses for winning and for a lone joker.

pace-live = live
pace-quick = quick
pace-daily = daily
pace-slow = slow
pace-custom = custom
pace-lengths = { $name }: { $turn } a turn, { $window } to knock
