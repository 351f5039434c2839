### The end of a match: the moment that decided it, what its players did best, and the way to another.

button-scores = Scores
button-next-match = Next match
button-best-of = Best of { $best }
button-one-more = With one more
# $score: “Ada 2 and Ben 1”.
series-score = Best of { $best }: { $score }
# $names: all who began it.
series-apart = The series is between { $names } alone. { $over ->
    [yes] **It has ended.**
   *[no] Otherwise it ends.
}
series-won = { $how ->
    [single] **{ $names } wins the series.**
    [several] **{ $names } win the series.**
   *[level] The series ends level.
}

finale-title = { $won_by ->
    [highest] The highest total wins
    [lowest] The lowest total wins
    [last_player_standing] The last one left wins
   *[other] { finale-title-suit_rows }
}
finale-title-suit_rows = How it went
finale-decided = { $rounds ->
    [1] How it was decided
   *[other] Round { $round } decided it
}
finale-claimed = { $card ->
    [none] { $name } knocked and got the last card.
   *[other] { $name } knocked for { $card } and got it.
}
finale-claimed-buying = { $card ->
    [none] { $name } bought the last card.
   *[other] { $name } bought { $card }.
}
# $points: “35 points”.
finale-cost = { $best ->
    [lowest] It cost { $name } { $points }.
   *[highest] It brought { $name } { $points }.
}
finale-totals = { $name }, round by round: { $totals }.
finale-board = In that turn: { $new }.{ $cards ->
    [none] { "" }
   *[other] { " " }Now lying there: { $cards }.
}

# What a player did best: without a full stop, in a picture. $figure is a number.
feat-comeback = { $name } was { $figure } points behind, and won
feat-narrow = { $figure ->
    [1] { $name } won by a single point
   *[other] { $name } won by { $figure } points
}
feat-streak = { $name } won { $figure } rounds in a row
feat-dearest = One round cost { $name } { $figure } points
feat-best_round = One round brought { $name } { $figure } points
feat-quickest = { $figure ->
    [1] { $name } won a round in one turn
   *[other] { $name } won a round in { $figure } turns
}
feat-laying_out = { $name } laid { $figure } cards in one turn
feat-laying_out-tiles = { $name } laid { $figure } tiles in one turn
feat-opening = { $name } began laying with { $figure } points
feat-one_go = { $name } won a round by laying { $figure } cards at once
feat-one_go-tiles = { $name } won a round by laying { $figure } tiles at once
feat-patient = { $figure ->
    [1] { $name } let one turn go by before laying
   *[other] { $name } let { $figure } turns go by before laying
}
feat-long_hand = { $name } held { $figure } cards at once
feat-long_hand-tiles = { $name } held { $figure } tiles at once
feat-jokers = { $figure ->
    [1] { $name } freed a joker
   *[other] { $name } freed { $figure } jokers
}
feat-rebuilt = { $name } moved { $figure } cards about in one turn
feat-rebuilt-tiles = { $name } moved { $figure } tiles about in one turn
feat-laid_off = { $figure ->
    [1] { $name } laid off a card
   *[other] { $name } laid off { $figure } cards
}
feat-knocks = { $figure ->
    [1] { $name } knocked and got the card
   *[other] { $name } knocked and got { $figure } cards
}
feat-knocks-buying = { $figure ->
    [1] { $name } bought a card
   *[other] { $name } bought { $figure } cards
}
feat-taken = { $figure ->
    [1] { $name } took one discard
   *[other] { $name } took { $figure } discards
}
feat-gins = { $figure ->
    [1] { $name } went gin
   *[other] { $name } went gin { $figure } times
}
feat-undercuts = { $figure ->
    [1] { $name } undercut a knock
   *[other] { $name } undercut { $figure } knocks
}
feat-passes = { $figure ->
    [1] { $name } passed once
   *[other] { $name } passed { $figure } times
}
feat-unbroken = { $name } laid { $figure } cards without a break
feat-rows = { $name } began { $figure } rows
feat-one_row = { $name } laid { $figure } cards in one row
feat-followed = { $figure ->
    [1] { $name } laid one card beside a card just laid
   *[other] { $name } laid { $figure } cards beside cards just laid
}
feat-drawn = { $figure ->
    [1] { $name } drew once, as nothing fitted
   *[other] { $name } drew { $figure } times, as nothing fitted
}
feat-emptied = { $figure ->
    [1] { $name } had no cards left after one turn
   *[other] { $name } had no cards left after { $figure } turns
}
