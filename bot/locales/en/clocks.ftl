### The clocks of a game: what a table agrees on, what is left, more time

pace-agreed =
    { $end ->
        [yes] When the time of a turn is up, the clock plays for its player.
       *[no] When the time of a turn is up, nothing happens until somebody who waits presses “Play on”.
    }
    { $rests ->
        [both] Turns rest in their player’s quiet hours and on their vacations.
        [quiet] Turns rest in their player’s quiet hours, but not on vacations.
        [vacation] Turns rest on their player’s vacations, but not in quiet hours.
       *[never] Turns rest neither in quiet hours nor on vacations.
    }

notice-vacation = { $who } is on vacation from { $first } to { $last }. Their turns rest meanwhile.

reject-not_waiting = You can only do that while somebody else’s turn runs; it is for those who wait.
reject-time_given = { $most ->
    [none] This turn has been given more time often enough.
   *[other] This turn has been given more time { $most } times already, and no more fits.
}
reject-not_overdue = { $until ->
    [none] This turn still has time; you can play on when it is over.
   *[other] This turn still has time; you can play on { $until }.
}

option-rests = When turns rest: in quiet hours, on vacation, both or never; else as the pace has it
rests-both = in quiet hours and on vacation
rests-quiet = in quiet hours only
rests-vacation = on vacation only
rests-never = never
