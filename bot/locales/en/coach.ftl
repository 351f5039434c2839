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
        [0] Decisions checked: { $decisions }. None of them cost you anything that I can tell from chance.
        [1] Decisions checked: { $decisions }. This one cost you most.
        [2] Decisions checked: { $decisions }. These two cost you most.
       *[other] Decisions checked: { $decisions }. These { $shown } cost you most.
    }
coach-decision = { $cost ->
    [1] {"**"}{ $number }. Round { $round }: about one point{"**"}
   *[other] {"**"}{ $number }. Round { $round }: about { $cost } points{"**"}
}
# $said: sentences of advice (advice-…, reason-…).
coach-made = {"**"}Played:** { $said }
coach-better = {"**"}Better:** { $said }
# Stands after a colon in coach-luck, three times.
coach-points = { $side ->
    [ahead] { $points ->
        [1] one point ahead
       *[other] { $points } points ahead
    }
    [behind] { $points ->
        [1] one point behind
       *[other] { $points } points behind
    }
   *[level] level
}
coach-luck = {"**"}Luck of the deal:** your rounds: { $lead }. Replayed { $replays } times by equal players, your cards alone: { $cards }. The play brought the rest: { $rest }.
# Beside a picture: as short as can be.
coach-picture-hand = Raised: yours. Marked: better.
