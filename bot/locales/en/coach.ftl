### The coach's report on a finished match, for one player's eyes.

button-coach = Coach
button-coach-see = { $number ->
    [none] See it on the board
   *[other] See { $number } on the board
}
button-coach-post = Post it for everyone

coach-begins = 🔎 The coach looks at your decisions. This takes a minute or two; only you see the report.
coach-waits = { $kept ->
    [yes] 🔎 Reports made before yours: { $ahead }. Yours takes about { $minutes } min, and is kept for you: press { button-coach } again then.
   *[no] 🔎 Reports made before yours: { $ahead }. Yours takes about { $minutes } min; only you see it.
}
coach-progress = 🔎 The coach looks at your decisions: { $percent } % done. Only you see the report.
coach-posted = { $name } shows what the coach said.

coach-heading = ## { $game }: the coach’s report
    { $shown ->
        [0] I checked { $decisions } decisions. None of them cost you anything that I can tell from chance.
        [one] I checked { $decisions } decisions. This one cost you most.
        [2] I checked { $decisions } decisions. These two cost you most.
       *[other] I checked { $decisions } decisions. These { $shown } cost you most.
    }
coach-decision = { $cost ->
    [one] {"**"}{ $number }. Round { $round }: about one point{"**"}
   *[other] {"**"}{ $number }. Round { $round }: about { $cost } points{"**"}
}
coach-made = {"**"}Played:** { $said }
coach-better = {"**"}Better:** { $said }
coach-points = { $side ->
    [ahead] { $points ->
        [one] one point ahead
       *[other] { $points } points ahead
    }
    [behind] { $points ->
        [one] one point behind
       *[other] { $points } points behind
    }
   *[level] level
}
coach-luck = {"**"}Luck of the deal:** you ended { $lead }. Replayed { $replays } times by equal players, your cards alone end { $cards }. The play brought the rest: { $rest }.
coach-picture-hand = Raised: yours. Marked: better.

## What a player did, as a sentence

made-discard = { $how ->
    [bid] You discarded { $card } and knocked.
   *[plainly] You discarded { $card }.
}
made-discard-draw_discard = { $how ->
    [bid] You discarded { $card } and bid Rommé.
    [called] You discarded { $card } and called “Rommé”.
   *[plainly] You discarded { $card }.
}
made-discard-tiles = You put { $card } aside.
made-lay = { $how ->
    [rebuilt] You laid { $cards }, with the melds on the table rebuilt.
    [layoffs] You laid off { $cards }.
    [swap] You freed a joker with { $swapped }, and kept it.
    [swap_and_lay] You freed a joker with { $swapped }, and laid { $cards }.
   *[melds] You laid { $cards }.
}
made-take_discard = { $number ->
    [one] You took { $card } from the discard pile.
   *[other] You took the upper { $number } cards of the discard pile.
}
made-draw_stock = You drew from the stock.
made-draw_stock-tiles = You drew a tile.
made-return_discard = You put the discard back.
made-claim = You knocked for { $card }.
made-claim-buying = You bid for { $card }.
made-lay_off_best = You laid off what was best.
made-pass = You passed.
made-pass_turn = { $offered ->
    [yes] You refused the up-card.
   *[no] You passed.
}
made-place_card = You laid { $card }.
made-take_back = You took back what you had laid.
made-flip = You turned up your card.
made-flip_all = You let the cards turn by themselves.
