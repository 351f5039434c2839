### Tournaments: what is refused in them, their board, their tables, and what is asked about them.

## What is refused

reject-table_of_tournament = This table belongs to a tournament, and only the tournament’s host can end it with /tournament decide.
reject-no_such_tournament = There is no such tournament here. See those that there are with /tournament list.
reject-which_tournament = There are several tournaments here. Name the one you mean.
reject-tournament_unreadable = This tournament cannot be read at the moment. Ask the bot’s operator to look at it.
reject-not_a_draft = Registration for this tournament is open, so its terms stand. Call it off and create another to change them.
reject-still_a_draft = This tournament is still being prepared. Wait until its host opens registration.
reject-not_tournament_host = { $host_id ->
    [none] Only the host of this tournament can do that, or who manages the server.
   *[other] Only <@{ $host_id }>, the host of this tournament, can do that, or who manages the server.
}
reject-may_not_host = Only who manages this server, or has the role that it names in /settings tournaments, can hold a tournament here.
reject-too_many_tournaments = { $most ->
    [none] This server has as many tournaments as it can hold. Wait until one is over, or call one off.
   *[other] This server has { $most } tournaments already, and no more can be held. Wait until one is over, or call one off.
}
reject-bad_tournament_name = { $most ->
    [none] A tournament needs a name that is not too long.
   *[other] A tournament needs a name of 1 to { $most } characters.
}
reject-bad_format = There is no such kind of tournament. Choose one of those in the list.
reject-bad_round_time = { $most ->
    [none] A round cannot last so long, or so short. Write for example 2h, 3d or 14d.
   *[other] A round can last from { $least } to { $most }. Write for example 2h, 3d or 14d.
}
reject-bad_check_in = { $most ->
    [none] Check-in cannot be open for so long. Write for example 30m or 2h.
   *[other] Check-in can be open for { $most } at most. Write for example 30m or 2h.
}
reject-too_many_computers = { $most ->
    [none] So many computer players cannot enter. Choose fewer.
   *[other] At most { $most } computer players can enter. Choose fewer.
}
reject-start_passed = The time at which play was to begin has passed. Choose a later one, or begin by hand.
reject-role_needed = { $role ->
    [none] Only members with a certain role can enter this tournament.
   *[other] Only members with the role <@&{ $role }> can enter this tournament.
}
reject-already_entered = You have entered this tournament already. See how it stands with /tournament mine.
reject-not_entered = You have not entered this tournament. Enter with the Join button under its board.

## What a format refuses: sentences of `engine.tournament`'s codes

tournament-reject-not_open = Registration for this tournament is over. See others with /tournament list.
tournament-reject-not_running = { $phase ->
    [over] This tournament is over. See how it ended with /tournament standings.
    [cancelled] This tournament was called off.
   *[other] This tournament has not begun yet. Its host begins it, or the time that its board tells.
}
tournament-reject-over = { $phase ->
    [cancelled] This tournament was called off.
   *[other] This tournament is over. See how it ended with /tournament standings.
}
tournament-reject-paused = This tournament is paused. It goes on when its host says so.
tournament-reject-not_paused = This tournament is not paused, so there is nothing to resume.
tournament-reject-no_check_in = { $phase ->
    [open] Check-in is not open yet. You will be called when it is.
   *[other] This tournament has no check-in now. There is nothing that you need to do.
}
tournament-reject-too_few = Only { $there } can play so far, and it takes { $least } to begin. Invite more players.
tournament-reject-no_such_entrant = Nobody of that name has entered this tournament. Choose a name from the list.
tournament-reject-not_in = This player does not take part any more. See who does with /tournament standings.
tournament-reject-still_in = You take part already, so you need not come back.
tournament-reject-may_not_return = You cannot come back into this tournament. Ask its host if you think that is wrong.
tournament-reject-entry_closed = Too much of this tournament has been played to enter now. See others with /tournament list.
tournament-reject-checked_in_already = You have checked in already. Play begins at the time that the board tells.
tournament-reject-rest_in_arena_only = Only in an arena you can rest between tables. To leave, use /tournament drop.
tournament-reject-nothing_changes = { $resting ->
    [yes] You are resting already.
   *[other] You are to be seated already.
}
tournament-reject-bad_lot = The draw for this tournament came out wrong. Try again in a moment.
tournament-reject-bad_seeds = The seeding names somebody twice, or somebody who does not take part. Name each player once.
tournament-reject-round_not_due = The tournament has moved on. Look at its board to see where it stands.
tournament-reject-bad_pairing = The tournament has moved on while the tables were drawn. Try again in a moment.
tournament-reject-not_finished = This tournament is not played to its end yet. Tables are still open, or rounds to come.
tournament-reject-no_such_table = There is no table { $table } in round { $round }. See the tables with /tournament tables.
tournament-reject-table_ended = Table { $table } of round { $round } has a result already. To change it, decide the table.
tournament-reject-bad_result = A result names a place for each of the { $seats } seats, the best first as 1. Shared places leave the next ones out: 1 1 3.
tournament-reject-totals_needed = Points come from totals in this tournament. Name the total of each seat as well.
tournament-reject-not_at_table = This player does not sit at table { $table } of round { $round }.
tournament-reject-round_ended = Every table of round { $round } has ended, so more time is of no use.
tournament-reject-deadline_passed = The time of round { $round } is up already.
tournament-reject-reason_needed = Say why: everybody in the tournament is told the reason.
tournament-reject-no_such_act = There is no act number { $act }. See them with /tournament host.
tournament-reject-undone_already = That was taken back already.
tournament-reject-cannot_undo = That cannot be taken back. Do the opposite instead.
tournament-reject-too_late_to_undo = It is too late to take that back: another round has begun since.
tournament-reject-too_late_to_decide = It is too late to decide that table: another round has begun since.
tournament-reject-later_act_first = Something done later builds on that. Take act number { $later } back first.
tournament-reject-no_bell = Only an arena has a bell, and it rings once.

## What is wrong with the rules of a format

tournament-fault-seats_crossed = The fewest seats of a table, { $least }, are more than its { $most } seats. Choose fewer.
tournament-fault-place_points_too_few = Each place at a full table needs its points: name { $least } numbers.
tournament-fault-place_points_rise = A worse place cannot bring more points than a better one. Name the highest first.
tournament-fault-nobody_knocked_out = Somebody must be knocked out at each table: at most { $most } can go on.
tournament-fault-third_place_of_two = Third place is only played for where tables have two seats.
tournament-fault-division_too_small = A division of this size fills no table. It needs at least { $least } players.
tournament-fault-too_many_move = More players would move than a division has. At most { $most } can move each way.
