### A match to keep: its page, and its moving picture.

button-clip = Clip
button-page = Page
keep-clip = **Clip** of { $game }, round { $round }: { $pictures } pictures in { $seconds } seconds.
keep-clip-long = A clip lasts at most a minute: choose a moment where it begins.
keep-clip-part = Begin (and end) at a moment
keep-page = **Page** of { $game }: one file that plays the whole match in any browser, every hand open, and checks its shuffles.
button-keep-make = Make it
button-keep-names = { $on ->
    [yes] Names: shown
   *[no] Names: left out
}
# How far the making is: so many pictures of a clip.
keep-drawn = Drawn: { $done } of { $pictures }.
keep-clip-alt = A moving picture of { $game }, round { $round }. It ends so: { $end }
keep-made = Yours to pass on.
reject-too_large = { $what ->
    [page] The page would be { $size } MB, and { $most } MB is the most. The replay file holds all of the match.
   *[clip] The clip would be { $size } MB, and { $most } MB is the most. Choose a shorter part.
}

## The page that is made: its buttons and labels, as short as can be

keep-first = First
keep-play = { $on ->
    [yes] Pause
   *[no] Play
}
keep-step = Step { $step } of { $steps }
keep-jump = Go to
# Whether the others’ cards are shown.
keep-eyes-open = All hands open
keep-eyes-closed = Hands closed
keep-speed = Speed
keep-speed-pace = { $pace ->
    [slow] slow
    [fast] fast
   *[usual] usual
}
keep-seat = Seat { $number }
keep-hand = Hand
keep-melds = Melds
keep-deadwood = Deadwood
keep-row = Row
keep-back-of-piece = face down
keep-turned = turned up
keep-won = won
keep-keys = Arrow keys step, Home and End jump, Space plays.
# $count shuffles were computed again.
keep-holds = { $count ->
    [1] Just recomputed in your browser: this commitment and the shuffle.
   *[other] Just recomputed in your browser: this commitment and all { $count } shuffles.
}
keep-nothing-else = This page checked nothing else: “talon verify” checks the moves. Compare the commitment with the one under “{ button-fair }” in Discord.
keep-fails = { $what ->
    [commitment] Not as promised: the secret does not give the commitment.
    [table] Not as promised: the tournament’s secret does not give the table’s.
    [moves] Not as promised: the shuffles cannot be read.
   *[shuffle] Not as promised: shuffle { $number } does not follow from the secret and the parts.
}
keep-chosen = These deals were chosen: nobody promised chance.
