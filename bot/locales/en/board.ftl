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
suit-tiles-002-0 = purple
suit-tiles-002-1 = black
suit-tiles-002-2 = green
suit-tiles-002-3 = grey
suit-tiles-004-0 = brown
suit-tiles-004-1 = red
suit-tiles-004-2 = blue
suit-tiles-004-3 = white
tile-colour = **{ $letter }** for { $name }
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
alt-board-stock = Stock { $stock }.
alt-board-pool = Pool { $pool }.
alt-board-open-tile = Open tile: { $card }.
alt-board-aside = { $name } has put { $card } aside{ $free ->
    [yes] {""}, to be taken in this turn
   *[no] {""}
}.
alt-board-changed = { $laid ->
    [none] Last moved: { $moved }.
   *[other] Last laid: { $laid }{ $moved ->
        [none] {""}
       *[other] {""}; moved: { $moved }
    }.
}
alt-board-row = { $low ->
    [none] { $suit } not begun
   *[other] { $suit } from { $low } to { $high }
}.
alt-board-shown = Last shown: { $cards }.
alt-board-at-stake = At stake: { $cards } cards.
alt-board-seat = { $name }{ $team ->
    [heroes] {" "}(heroes)
    [villains] {" "}(villains)
   *[none] {""}
}: { $out ->
    [yes] out
   *[no] { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $won ->
        [none] {""}
       *[other] , { $won } taken
    }
}, total { $total }{ $turn ->
    [yes] , to act
   *[no] {""}
}.
alt-board-seat-tiles = { $name }: { $out ->
    [yes] out
   *[no] { $cards ->
        [one] one tile
       *[other] { $cards } tiles
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
alt-hand-tiles = Your { $count ->
    [0] rack is empty.
    [one] one tile: { $cards }.
   *[other] { $count } tiles: { $cards }.
}
alt-hand-drawn = Just drawn: { $cards }.
alt-hand-chosen = Chosen: { $cards }.

## Names of games and paces

variant-name-disney_basic = Disney 100 Rummy
variant-summary-disney_basic = Draw, meld, discard, and knock for a discard you want. Your first meld of a round is one set or run of 30 points; the first to discard the last card wins the round.
variant-name-disney_layoff = German rummy
variant-summary-disney_layoff = Disney 100 Rummy with laying off: the 30 points may be a sum and count what you lay off, the last card may go anywhere, and there are bonuses for winning and for a lone joker.

variant-name-czech_rummy = Czech rummy
variant-summary-czech_rummy = First melds of 40 points together, a freed joker goes into a new meld at once, and twelve cards of one suit close from the hand and double the others’ points. At 100 points you are out; the last player left wins.
variant-name-gin_rummy = Gin rummy
variant-summary-gin_rummy = For two: keep your melds in your hand and knock once little enough is left over. The other one may lay off on your melds, and may undercut you; gin leaves nothing over. To 100 points, with bonuses.
variant-name-rummy_500 = 500 rummy
variant-summary-rummy_500 = All discards lie open: take as many as you like if you meld the deepest at once. What you lay counts for you, also on the melds of others, and what you hold counts against you. To 500 points.
variant-name-nsv_basic = Rommé
variant-summary-nsv_basic = Lay melds from the first turn, with no minimum, and bid Rommé with your discard when few enough points are left in your hand. Sets may repeat suits, and a joker in a set is announced.
variant-name-nsv_buy = Rommé with buying
variant-summary-nsv_buy = Rommé in which anybody may buy the open card for one more card from the stock. Your first melds must be worth 30 points together.
variant-name-nsv_layoff = Rommé with laying off
variant-summary-nsv_layoff = Rommé without the bid: add cards to melds once you have one of your own, and lay or discard your last card. Your first melds and lay-offs must be worth 30 points, with bonuses for winning and for a lone joker.
variant-name-nsv_robber = Robber Rommé
variant-summary-nsv_robber = Räuber-Rommé: draw, meld, discard, and rob the table. Cards may be taken from any meld and laid anew with yours, as long as only whole melds remain. Open with 40 points, for which the melds you use count as well. Played to the last card.
variant-name-my_rummy = my Rummy
variant-summary-my_rummy = Tiles: lay or draw. Open with 30 points from your rack; from your next turn on the whole table is yours to rebuild. The first empty rack wins what the others still hold. With Hand Rummy, if you like: the whole rack at once counts double.
variant-name-tile_rummy = Tile Rummy
variant-summary-tile_rummy = Tiles: lay or draw. Open with 30 points from your rack and rebuild the table in the same turn. A meld with a joker stays whole until the joker is freed, and running out of time while you lay costs three tiles. With three printed variants, if you like.
variant-name-disney_duel = Heroes against villains
variant-summary-disney_duel = A duel of two teams, red heroes against black villains: everybody turns up a card at once and the highest takes them all. Most cards at the end win. Quick, and nothing to decide.
variant-name-disney_karo8 = 8 of diamonds
variant-summary-disney_karo8 = Heroes against villains build four rows from the eights, one card a turn. The first team whose colour lies complete wins; what you hold back matters as much as what you lay.

pace-live = live
pace-quick = quick
pace-daily = daily
pace-slow = slow
pace-friendly = friendly
pace-custom = custom
pace-lengths-claimless = { $reserve ->
    [none] { $name }: { $turn } a turn
   *[other] { $name }: { $turn } a turn and { $reserve } in reserve
}
pace-lengths-duel = { $name }: { $turn } a card
pace-lengths = { $reserve ->
    [none] { $name }: { $turn } a turn, { $window } to knock
   *[other] { $name }: { $turn } a turn and { $reserve } in reserve, { $window } to knock
}
