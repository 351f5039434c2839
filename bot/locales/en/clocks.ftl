### The clocks of a game: what a table agrees on, what is left, more time. $until is a time that Discord writes as “in 3 hours”.

pace-agreed =
    { $end ->
        [yes] When a player’s time is up, the bot makes the simplest move for them.
       *[no] When a player’s time is up, nothing happens until somebody presses “{ button-play-on }”.
    }
    { pace-rests }
pace-rests = { $rests ->
    [both] Your clock pauses in quiet hours and on vacation.
    [quiet] Your clock pauses in quiet hours, but not on vacation.
    [vacation] Your clock pauses on vacation, but not in quiet hours.
   *[never] Your clock never pauses.
}

notice-vacation = { $undone ->
    [yes] { $who } has ended or called off the vacation from { $first } to { $last }: their turns go on.
   *[no] { $who } is on vacation from { $first } to { $last }. Their turns rest meanwhile.
}

reject-not_waiting = You can only do that while somebody else’s turn runs. It is for those who wait.
reject-time_given = This turn has been given more time { $most } times already, and no more fits.
reject-not_overdue = This turn still has time. You can play on { $until }.

# When the clock pauses: choices of a select, at most 100 characters.
rests-both = in quiet hours and on vacation
rests-quiet = in quiet hours only
rests-vacation = on vacation only
rests-never = never

# $who is none in a direct message.
notice-reminder = { $who ->
    [none] Your time runs down in [{ $game }]({ $board }): it is your turn, and time is up { $until }.
   *[other] { $who }, your time runs down in [{ $game }]({ $board }): it is your turn, and time is up { $until }.
}
notice-knock = { $until ->
    [none] { $who }, a discard [at this table]({ $board }) may be yours.
   *[other] { $who }, a discard [at this table]({ $board }) may be yours: knock or pass, it ends { $until }.
}
notice-knock-buying = { $until ->
    [none] { $who }, a discard [at this table]({ $board }) may be yours.
   *[other] { $who }, a discard [at this table]({ $board }) may be yours: buy it or pass, it ends { $until }.
}

digest-heading = { $count ->
    [1] One game waits for you:
   *[other] { $count } games wait for you:
}
seat-away = The computer plays your seat. Any move of yours takes it back.
# Behind what is listed of anything, where there is more of it.
and-more = { $count ->
    [1] … and one more.
   *[other] … and { $count } more.
}
digest-settings = -# You chose this list with /{ command-me.name }.

button-clock = Clock
button-give-time = Give more time
button-play-on = Play on
clock-heading = ## The clock of [{ $game }]({ $board })
# $reserve is when the time of the turn itself is up, before the reserve.
clock-turn = { $over ->
    [yes] { $who ->
        [none] The time of this turn was up { $until }.
       *[other] { $who }’s time was up { $until }. The others may play on, or give more time.
    }
   *[no] { $who ->
        [none] This turn ends { $until }.
       *[other] { $who }’s time is up { $until }.
    }
} { $reserve ->
    [none] {""}
   *[other] The time of the turn is up { $reserve }. Then at most a third of the reserve is used.
}
clock-window = A discard waits for its knocks. That ends { $until }, whatever anybody’s settings are.
clock-stands = No clock is running.
clock-no-reserve = Nobody has a reserve at this pace.
clock-reserves = Left of the match’s reserve, a third of it at most in one turn:
# A line for each player; $left is a length of time.
clock-reserve = - { $who }: { $left }
