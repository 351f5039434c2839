### What one could do, and why: hints in a match, and the coach's report after it.

advice = 💡 { $move } { $why }
advice-alone = Here everyone plays alone: other people are at the table. Hints are for games against computer players, and for tables that agreed on them.
advice-none = There is nothing for you to decide at this moment.

## What to do, as a sentence: said of what one could do now, and by the coach of what one did (“Played: Discard 7♥.”),
## so where an imperative does not suit both, take the infinitive. $how is how the round is ended, or how it is laid.

advice-discard = { $how ->
    [bid] Discard { $card } and knock.
   *[plainly] Discard { $card }.
}
advice-discard-draw_discard = { $how ->
    [bid] Discard { $card } and bid Rommé.
    [called] Discard { $card } and call “rummy”.
   *[plainly] Discard { $card }.
}
advice-discard-tiles = Put { $card } aside.
advice-lay = { $how ->
    [rebuilt] Lay { $cards }, with the melds on the table rebuilt.
    [layoffs] Lay off { $cards }.
    [swap] Free a joker with { $swapped }, and keep it.
    [swap_and_lay] Free a joker with { $swapped }, and lay { $cards }.
   *[melds] Lay { $cards }.
}
advice-take_discard = { $number ->
    [1] Take { $card } from the discard pile.
   *[other] Take the upper { $number } cards of the discard pile.
}
advice-draw_stock = Draw from the stock.
advice-draw_stock-tiles = Draw a tile.
advice-return_discard = Put the discard back.
advice-claim = Knock for { $card }.
advice-claim-buying = Buy { $card }.
advice-lay_off_best = Lay off what is best.
advice-pass = Pass.
advice-pass_turn = { $offered ->
    [yes] Refuse the up-card.
   *[no] Pass.
}
advice-place_card = Lay { $card }.
advice-take_back = Take back what you have laid.
advice-flip = Turn up your card.
advice-flip_all = Let the cards turn by themselves.

## Why, as sentences of their own. $cards are cards, several where it says “them”; $seat is a name.

reason-keeps = { $ends ->
    [both] That keeps { $cards } open at both ends: { $number ->
        [1] one card that you have not seen makes a meld of them.
       *[other] { $number } cards that you have not seen make a meld of them.
    }
   *[1] That keeps { $cards } together: { $number ->
        [1] one card that you have not seen makes a meld of them.
       *[other] { $number } cards that you have not seen make a meld of them.
    }
}
reason-breaks = { $number ->
    [1] { $cards } go together: one card that you have not seen makes a meld of them.
   *[other] { $cards } go together: { $number } cards that you have not seen make a meld of them.
}
reason-splits = { $cards } are a meld.
reason-alone = { $cards } fits nothing and costs { $points } if you keep it.
reason-spurned = { $seat } did not want { $cards }, so this card helps them little.
reason-wanted = { $seat } took { $cards }, which goes with it.
reason-completes = { $how ->
    [single] With it { $cards } are a meld.
   *[together] With them { $cards } are a meld.
}
reason-fits = { $cards } fits a meld on the table.
reason-lowers = { $points ->
    [1] You then hold one point less.
   *[other] You then hold { $points } points less.
}
reason-no_meld = { $cards } makes no meld with your cards.
reason-penalty = { $number ->
    [1] Knocking brings a penalty card.
   *[other] Knocking brings { $number } penalty cards.
}
reason-penalty-buying = { $number ->
    [1] Buying brings another card from the stock.
   *[other] Buying brings { $number } more cards from the stock.
}
reason-left_over = { $points ->
    [1] You hold only one point, and { $number } cards still lie in the stock.
   *[other] You hold only { $points } points, and { $number } cards still lie in the stock.
}
reason-out = That ends the round.
reason-out_called = With “rummy” called, that ends the round.
reason-waits = { $points ->
    [0] You could end the round now, but more may come of waiting.
    [1] You could knock with one point, but more may come of waiting.
   *[other] You could knock with { $points } points, but more may come of waiting.
}
reason-lays = { $number ->
    [1] That is one card, which counts { $points } as long as you hold it.
   *[other] Those are { $number } cards, which count { $points } as long as you hold them.
}
reason-lays-tiles = { $number ->
    [1] That is one tile, which counts { $points } as long as you hold it.
   *[other] Those are { $number } tiles, which count { $points } as long as you hold them.
}
reason-opens = { $how ->
    [single] Your first meld is worth { $points } by itself, and { $number } are needed.
   *[together] You open with { $points }, and { $number } are needed.
}
reason-frees = The joker is yours then, for a meld that needs it more.
reason-keeps_joker = Keep your joker: it will bring more later.
reason-nearly_over = { $number ->
    [1] { $seat } has one card left, so get rid of points.
   *[other] { $seat } has { $number } cards left, so get rid of points.
}
reason-nearly_over-tiles = { $number ->
    [1] { $seat } has one tile left, so get rid of points.
   *[other] { $seat } has { $number } tiles left, so get rid of points.
}
reason-nothing_to_lay = Nothing that you could lay now would bring more.
reason-ahead = { $points ->
    [1] It gains about one point on the next best.
   *[other] It gains about { $points } points on the next best.
}
