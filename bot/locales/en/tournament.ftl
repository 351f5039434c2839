### Tournaments: what is refused in them, their board, their tables, and what is asked about them.
### $names and $winners are lists of names, $who mentions people, $ends and $starts are times that Discord writes as
### “in 3 hours”, $time and $checkin are lengths of time. $points is a number ready to read.

## What is refused

reject-table_of_tournament = This table belongs to a tournament, and only its host can end it: with “{ button-tournament-decide }”, in /{ command-tournament.name } { command-tournament-host.name }.
reject-several_tables = You sit at several tables here: { $threads }. Say it in the thread of the one you mean.
reject-no_such_tournament = There is no such tournament here. See all with /{ command-tournament.name } { command-tournament-list.name }.
reject-which_tournament = There are several tournaments here. Name the one you mean in the field **{ option-tournament.name }** of the command.
reject-tournament_unreadable = This tournament cannot be read at the moment. Ask the bot’s operator.
reject-not_a_draft = Registration for this tournament is open, so its terms stand. Call it off and create another to change them.
reject-still_a_draft = This tournament is still being prepared. Wait until its host opens registration.
reject-not_tournament_host = Only the host of this tournament, or who manages the server, can do that.
reject-may_not_host = Only who manages this server, or has the role that it names in /{ command-settings.name }, can hold a tournament here.
reject-too_many_tournaments = This server has { $most } tournaments already, and no more can be held. Wait until one is over, or call one off.
reject-bad_tournament_name = A tournament needs a name of 1 to { $most } characters.
reject-bad_format = There is no such kind of tournament. Choose one of those in the list.
reject-league_too_quick = A league opens all its tables at once: choose a pace from { $least } a turn.
reject-bad_round_time = At this pace a round can last from { $least } to { $most }. Write for example `2h`, `3d` or `14d`.
reject-bad_check_in = Check-in can be open for { $most } at most. Write for example `30m` or `2h`.
reject-too_many_computers = At most { $most } computer players can enter. Choose fewer.
reject-start_passed = The time at which play was to begin has passed. Choose a later one, or begin by hand.
reject-role_needed = Only members with the role <@&{ $role }> can enter this tournament.
reject-already_entered = You have entered this tournament already. See how it stands with /{ command-tournament.name } { command-tournament-mine.name }.
reject-bad_extension = From { $least } to { $most } more can be given at once. Write for example `30m`, `2h` or `1d`.
reject-bad_length = “{ $given }” is no length of time. Write for example `30m`, `2h` or `1d`.
reject-not_entered = You have not entered this tournament.

## What a format refuses: sentences of `engine.tournament`'s codes

tournament-reject-not_open = Registration for this tournament is over. See others with /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-not_running = This tournament has not begun yet. Its host begins it, or the time that its board tells.
tournament-reject-over = { $phase ->
    [cancelled] This tournament was called off.
   *[other] This tournament is over. See how it ended with /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-paused = This tournament is paused. It goes on when its host says so.
tournament-reject-not_paused = This tournament is not paused, so there is nothing to resume.
tournament-reject-no_check_in = { $phase ->
    [open] Check-in is not open yet. You will be called when it is.
   *[other] This tournament has no check-in now.
}
tournament-reject-too_few = Only { $there } can play so far, and it takes { $least } to begin. Invite more players.
tournament-reject-no_such_entrant = Nobody of that name has entered this tournament. Choose a name from the list.
tournament-reject-not_in = This player does not take part any more. See who does with /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-left = You do not take part any more. See how it stands with /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-still_in = You take part already, so you need not come back.
tournament-reject-may_not_return = You cannot come back into this tournament.
tournament-reject-entry_closed = Too much of this tournament has been played to enter now. See others with /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-checked_in_already = You have checked in already. Play begins at the time that the board tells.
tournament-reject-rest_in_arena_only = Only in an arena you can rest between tables. To leave, use /{ command-tournament.name } { command-tournament-leave.name }.
tournament-reject-nothing_changes = { $resting ->
    [yes] You are resting already.
   *[other] You are to be seated already.
}
tournament-reject-bad_lot = The draw for this tournament came out wrong. Try again in a moment.
tournament-reject-bad_seeds = The seeding names somebody twice, or somebody who does not take part. Name each player once.
tournament-reject-round_not_due = The tournament has moved on. Look at its board to see where it stands.
tournament-reject-bad_pairing = The tournament has moved on while the tables were drawn. Try again in a moment.
tournament-reject-not_finished = This tournament is not played to its end yet.
tournament-reject-no_such_table = { $table ->
    [none] There is no round { $round } yet. See them with “{ button-tournament-tables }” in /{ command-tournament.name } { command-tournament-standings.name }.
   *[other] There is no table { $table } in round { $round }. See them with “{ button-tournament-tables }” in /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-table_ended = Table { $table } of round { $round } has a result already. To change it, decide the table.
tournament-reject-bad_result = A result names a place for each of the { $seats } seats, the best first as 1. Shared places leave the next ones out: `1 1`, `1 1 3`.
tournament-reject-bad_totals = Write a total for each seat, from −{ $most } to { $most }.
tournament-reject-totals_needed = Points come from totals in this tournament. Name the total of each seat as well.
tournament-reject-not_at_table = This player does not sit at table { $table } of round { $round }.
tournament-reject-round_ended = That is played to its end in round { $round }, so more time is of no use.
tournament-reject-deadline_passed = The time of round { $round } is up already.
tournament-reject-reason_needed = Say why: everybody in the tournament is told the reason.
tournament-reject-no_such_act = There is no act number { $act }. See them with /{ command-tournament.name } { command-tournament-host.name }.
tournament-reject-undone_already = That was taken back already.
tournament-reject-cannot_undo = That cannot be taken back. Do the opposite instead.
tournament-reject-too_late_to_undo = It is too late to take that back: play has gone on since.
tournament-reject-too_late_to_decide = It is too late to decide that table: another round has begun since.
tournament-reject-later_act_first = Something done later builds on that. Take act number { $later } back first.
tournament-reject-too_many = Here everybody meets everybody, which works with { $most } players at most, and { $there } take part. Set a size limit.
tournament-reject-no_bell = Only an arena has a bell, and it rings once.
tournament-reject-not_seeded = Here the lot places everybody. Seeds can be named in a league, and in a knock-out prepared with them.
tournament-reject-ending_already = No further round begins anyway: the tournament ends with these tables.

## What is wrong with the rules of a format

tournament-fault-seats_crossed = The fewest seats of a table, { $least }, are more than its { $most } seats. Choose fewer.
tournament-fault-nobody_knocked_out = Somebody must be knocked out at each table: at most { $most } can go on.
tournament-fault-third_place_of_two = Third place is only played for where tables have two seats.
tournament-fault-division_too_small = A division of this size fills no table. It needs at least { $least } players.
tournament-fault-playing_costs = Playing must not cost points here. Choose points by place.
tournament-fault-streak_of_places = A streak counts twice only where points go by place. Choose points by place.
tournament-fault-too_many_move = More players would move than a division has. At most { $most } can move each way.
reject-player_not_entered = This player has not entered. See who has with /{ command-tournament.name } { command-tournament-standings.name }.
reject-bad_seeds_named = Nobody called { $name } has entered. Name players with @, or as the board does, with commas between them.
reject-several_so_called = Several are called { $name }. Name them with @.
reject-no_seasons = Only a league has seasons.
reject-season_begun = The next season has begun already.
reject-check_in_open = Check-in is still open. Begin once all are there, or take out who is not.
reject-bad_numbers = Write one whole number for each seat, in the order of the seats: `2 1`, `2 1 3`.

## Commands and their options, at most 100 characters each

command-tournament = Tournaments: enter, see how they stand, or hold one
    .name = tournament
command-tournament-create = Prepare a tournament in this channel; nobody sees it before you open registration
    .name = create
command-tournament-join = Enter a tournament
    .name = join
command-tournament-leave = Leave a tournament, or drop out: then the computer plays on for you
    .name = leave
command-tournament-standings = See the standings, the tables of each round, and anybody’s road
    .name = standings
command-tournament-mine = Your tables and your road in a tournament: check in, rest, leave
    .name = mine
command-tournament-list = See the tournaments of this server
    .name = list
command-tournament-host = Hold your tournament: how it stands, and all that you can do about it
    .name = host
option-tournament = which one, where there are several
    .name = tournament
option-tournament-name = its name
    .name = name
option-tournament-format = what kind of tournament
    .name = format
option-tournament-role = only members with this role can enter
    .name = role

## Kinds of tournament, and what is chosen

tournament-format-swiss = Swiss
tournament-format-round_robin = Round robin
tournament-format-knockout = Knock-out
tournament-format-ladder = Ladder of eliminations
tournament-format-league = League
tournament-format-arena = Arena
tournament-format-line = { $format ->
    [swiss] { $extent ->
        [1] Swiss, 1 round, tables of { $seats }
       *[other] Swiss, { $extent } rounds, tables of { $seats }
    }
    [round_robin] { $extent ->
        [1] Round robin, everybody meets once, tables of { $seats }
       *[other] Round robin, everybody meets { $extent } times, tables of { $seats }
    }
    [knockout] { $extent ->
        [1] Knock-out, tables of { $seats }
       *[other] Knock-out, the best { $extent } of each table go on, tables of { $seats }
    }
    [ladder] Ladder, out at { $extent } points, rounds at most: { $rounds }, tables of { $seats }
    [league] { $extent ->
        [1] League, each division meets once, tables of { $seats }
       *[other] League, each division meets { $extent } times, tables of { $seats }
    }
   *[other] Arena, tables of { $seats }
}
# Hints in selects (tournament-choose-…) and their choices (tournament-option-…, -format-…, -ties): at most 100 characters.
tournament-choose-act = Choose what to do
tournament-choose-road = Whose road?
tournament-choose-round = Which round?
tournament-choose-format = What kind of tournament
tournament-choose-game = Which game
tournament-choose-set = By which rules
tournament-choose-seats = How many at a table
tournament-choose-pace = How fast
tournament-choose-rounds = How many rounds
tournament-choose-new-opponents-first = Who meets whom
tournament-choose-best-against-best = The last round
tournament-choose-late-rounds = Who may still enter
tournament-choose-laps = How often everybody meets
tournament-choose-go-on = How many of a table go on
tournament-choose-seeding = Who is placed where
tournament-choose-third-place = Third place
tournament-choose-out-at = Who is out
tournament-choose-max-rounds = How many rounds at most
tournament-choose-division-size = How large a division is
tournament-choose-moving = How many go up and down
tournament-choose-streak-from = Tables won one after another
tournament-choose-leftovers = Who fills no table
tournament-choose-points = What a table brings
tournament-choose-ties = What settles ties first
tournament-choose-bye-points = What a bye brings
tournament-choose-unfinished = Tables that are not done in time
tournament-choose-computers = How many computer players enter
tournament-choose-strength = How well they play
tournament-choose-rests = When turns rest
tournament-choose-role = Who may enter
tournament-choose-help = Help at the tables
tournament-option-set = { $value ->
    [booklet] { change-standard }
   *[other] Our rules: { $value }
}
tournament-option-seats = Tables of { $value }
tournament-option-rounds = { $value ->
    [1] 1 round
   *[other] { $value } rounds
}
tournament-option-new-opponents-first = { $value ->
    [yes] New opponents before equal points
   *[other] Equal points before new opponents
}
tournament-option-best-against-best = { $value ->
    [yes] In the last round the best meet the best
   *[other] The last round is drawn like the others
}
tournament-option-late-rounds = { $value ->
    [0] Nobody enters once play has begun
   *[other] Late entry until round { $next } begins
}
tournament-option-laps = { $value ->
    [1] Everybody meets once
   *[other] Everybody meets { $value } times
}
tournament-option-go-on = { $value ->
    [1] The best of each table goes on
   *[other] The best { $value } of each table go on
}
tournament-option-seeding = { $value ->
    [given] Seeds first, named in /{ command-tournament.name } { command-tournament-host.name }
   *[other] All places are drawn by lot
}
tournament-option-third-place = { $value ->
    [yes] The beaten of the semi-finals play for third place
   *[other] Third place is not played for
}
tournament-option-out-at = { $value ->
    [1] Out at 1 point
   *[other] Out at { $value } points
}
tournament-option-max-rounds = { $value ->
    [1] 1 round at most
   *[other] { $value } rounds at most
}
tournament-option-division-size = { $value ->
    [1] Divisions of 1
   *[other] Divisions of about { $value }
}
tournament-option-moving = { $value ->
    [0] Nobody goes up or down
    [1] The best one goes up, the last one down
   *[other] The best { $value } go up, the last { $value } down
}
tournament-option-streak-from = { $value ->
    [none] Every table won counts once
    [1] After 1 table won, the next ones count twice
   *[other] After { $value } tables won, the next ones count twice
}
tournament-option-leftovers = { $value ->
    [byes] A player without a table has a bye
    [computers] Computers fill the last table
   *[other] Short tables, so that nobody sits out
}
tournament-option-points = { $value ->
    [difference] Points by how far the totals are apart
    [totals] The game’s own totals count
   *[other] Points by place
}
tournament-option-bye-points = { $value ->
    [win] A bye counts as a table won
    [loss] A bye counts as a table lost
   *[other] A bye brings average points
}
tournament-option-unfinished = { $value ->
    [computer_finishes] The computer plays them to the end
   *[other] The score at that moment counts
}
tournament-ties = { $first ->
    [opponents] First how strong the opponents were
    [sonneborn_berger] First the points of those one has beaten
    [direct] First the tables they shared
   *[other] First the best single table
}
tournament-option-computers = { $value ->
    [0] No computer players
    [1] 1 computer player
   *[other] { $value } computer players
}
# $value is strength-easy and so on.
tournament-option-strength = Strength: { $value }
tournament-option-rests = { $value ->
    [both] Turns rest in quiet hours and on vacations
    [quiet] Turns rest in quiet hours alone
    [vacation] Turns rest on vacations alone
   *[other] Turns never rest
}
tournament-option-role = { $value ->
    [everybody] Everybody may enter
   *[other] Only members with { $value } may enter
}
tournament-option-help = { $value ->
    [on] Help as at any table
   *[other] No help from the computer
}
# Heads of columns in a picture: at most 8 characters or so; the sentences after them explain them, in a list after “Ties:”.
tournament-break-opponents = Opp.
tournament-break-sonneborn_berger = Beaten
tournament-break-direct = Direct
tournament-break-best_table = Best
tournament-tie-opponents = opponents’ strength
tournament-tie-sonneborn_berger = beaten opponents’ points
tournament-tie-direct = tables shared
tournament-tie-best_table = best table

## The panel in which a tournament is prepared

tournament-draft = -# Nobody sees this yet. { $computers ->
    [0] {""}
    [1] One computer player enters.
   *[other] { $computers } computer players enter.
} { $checkin ->
    [none] {""}
   *[other] Check-in is open for { $checkin }.
} { $limit ->
    [none] {""}
   *[other] There is room for { $limit }, and a waiting list.
} { $starts ->
    [none] You start it.
   *[other] Play begins { $starts }.
}
tournament-draft-forgotten = Forgotten. Nobody has seen it.
tournament-opened = Registration for **{ $name }** is open. Its board is in { $channel }.
tournament-not-here = A tournament needs a text channel, where it can open a thread for each table. Try it in one.
tournament-draft-roleless = The role that may enter was deleted: choose another, or let everybody enter.
button-draft-open = Open registration
button-draft-times = Name and times
button-draft-forget = Forget it
# Fields of a form: at most 45 characters.
tournament-form-name = Name
tournament-form-round = Time of a round: 2h, 3d, 14d
tournament-form-checkin = Check-in before the start: 30m, or empty
tournament-form-starts = Play begins in: 2h, 3d, or empty
tournament-form-starts-hint = empty: you begin it yourself
tournament-form-limit = Room for how many players, or empty

## The board

# $house are sentences said-…, $more sentences tournament-agreed, $ties a list of tournament-tie-…, $host mentions the host.
tournament-about = ## { $name }
    { $house ->
        [none] { $format } · **{ $game }**
       *[other] { $format } · **{ $game }** with house rules: { $house }
    }
    { $arena ->
        [yes] Pace: { $pace } · the bell rings after { $time } · hosted by { $host }
       *[other] Pace: { $pace } · { $time } a round · hosted by { $host }
    }
    -# { $points ->
        [knockout] Win and you go on.
        [place] Points by place. Ties: { $ties }, then lot.
        [behind] Penalty points: how far one is behind the table’s best. Ties: { $ties }, then lot.
        [difference] Points by how far the totals are apart. Ties: { $ties }, then lot.
       *[other] The game’s own totals count. Ties: { $ties }, then lot.
    } { $unfinished ->
        [score_now] Unfinished tables count as they stand.
       *[other] A table that is not done in time is played to its end by the computer.
    } { $help ->
        [yes] The computer may help.
       *[other] {""}
    } { $role ->
        [none] {""}
       *[other] Only { $role } can enter.
    } { $more ->
        [none] {""}
       *[other] { $more }
    }
tournament-agreed = { $what ->
    [check_in] Check-in takes up the last { $value } before the start: who is not there then is out.
    [last] In the last round the best meet the best.
    [new] New opponents go before equal points.
    [late] Late entry is open until round { $value } begins.
    [seeded] The host seeds; lots do the rest.
    [third] Third place is played for.
    [divisions] { tournament-option-division-size }.
    [moving] { $value ->
        [1] Each season one up, one down.
       *[other] Each season { $value } up, { $value } down.
    }
    [streak] { $value ->
        [1] After one win, the next in a row count twice.
       *[other] After { $value } wins in a row, the next count twice.
    }
    [leftovers] { tournament-option-leftovers }.
    [byes] { tournament-option-bye-points }.
    [rests] { tournament-option-rests }.
   *[other] No further round begins.
}
# $round is tournament-round-heading or -all-tables, and none before there is a round; $ends is tournament-ends.
tournament-state = { $status ->
    [open] **Registration is open.** { $limit ->
        [none] {""}
       *[other] There is room for { $limit }.
    } { $starts ->
        [none] The host starts it.
        [gone] Who manages the server starts it.
       *[other] Play begins { $starts }.
    }
    [check_in] { $people ->
        [0] **Check-in is open.**
       *[other] **Check-in is open**: { $checked } of { $people } are there.
    } Play begins { $starts }.
    [paused] **Paused.** { $round ->
        [none] {""}
       *[other] { $round }: tables done: { $done } of { $tables }.
    }
    [running] **{ $round ->
        [none] The tables of the first round are being drawn.
       *[other] { $round }:
    }** { $tables ->
        [0] {""}
       *[other] { $opening ->
            [0] Tables done: { $done } of { $tables }.{ $next ->
                [none] { $ends ->
                    [none] {""}
                   *[other] {" "}{ $ends }.
                }
               *[other] { $left ->
                    [yes] {" "}The next round begins { $next }.
                    [alone] {" "}One player is left. The winners are named { $next }.
                   *[no] {" "}The winners are named { $next }.
                }
            }
           *[other] Tables are being opened: { $opening } of { $tables } are still to come.
        }
    }
    [over] { $lot ->
        [yes] **Over.** Won by { $winners }, by lot.
       *[no] **Over.** Won by { $winners }.
    }
   *[other] **Called off.**
}
# When time is up next: $what is an arena’s bell, the round that is played, or of a league all that are open or some.
tournament-ends = { $what ->
    [bell] The bell rings { $ends }
    [round] The round ends { $ends }
    [all] All open rounds end { $ends }
   *[some] Next to end, { $ends }: { $rounds }
}
tournament-stands-still = No table can be played where it is, so their time waits
tournament-entrants = { $count ->
    [0] { tournament-nobody-yet }
    [1] 1 player: { $names }
   *[other] { $count } players: { $names }
}
# The last of the names: so many more people, and so many computers.
tournament-more-players = { $count ->
    [1] 1 more
   *[other] { $count } more
}
tournament-computers = { $count ->
    [1] 1 computer player
   *[other] { $count } computer players
}
tournament-entrant = { $here ->
    [yes] { $name } ✓
   *[other] { $name }
}
tournament-waiting = { $count ->
    [1] On the waiting list: { $names }
   *[other] { $count } on the waiting list: { $names }
}
tournament-nobody-yet = Nobody yet.
tournament-fair = { $secret ->
    [none] The shuffles of all tables are sealed by `{ $commitment }`, the SHA-256 of a secret drawn before anybody entered. It is revealed when the tournament is over: every deal can be checked then.
   *[other] The secret that shuffled the cards of all tables: `{ $secret }`
        Its SHA-256 was shown before anybody entered: `{ $commitment }`
        With the replay file anyone can check every deal with `talon verify`.
}
# The name of a computer that fills a seat.
tournament-filler = computer
# Who has entered again since and has another place beside this one.
tournament-entered-again = { $name } (earlier)
# Buttons: at most 80 characters.
button-tournament-join = Join
button-tournament-leave = Leave
button-tournament-drop = Drop out
button-tournament-checkin = I am here
button-tournament-standings = Standings
button-tournament-tables = Tables
button-tournament-mine = My road
button-tournament-host = Host
button-tournament-fair = { button-fair }
button-tournament-export = Files
button-tournament-start = { $checkin ->
    [yes] Open check-in
   *[other] Begin
}
button-tournament-pause = Pause
button-tournament-end = End early
button-tournament-seed = Name the seeds
button-tournament-remove = Take a player out
button-tournament-decide = Decide a table
button-tournament-cancel = Call it off
button-tournament-rest = Rest
button-tournament-play = Seat me again
button-tournament-season = Next season
button-tournament-help = How it works
button-tournament-resume = Go on
button-tournament-extend = Give more time
button-tournament-undo = Take back act { $act }

## What is answered

tournament-joined = { $waits ->
    [yes] You are on the waiting list: **{ $name }**. { $how ->
        [vacancy] You come in when somebody leaves, or next season.
        [season] You come in next season.
       *[full] You come in when somebody leaves.
    }
   *[no] You are in **{ $name }**. { $how ->
        [late] You play from the next round on.
        [free] You get a table as soon as there is one.
        [back] { seat-taken-back }
        [taken] You are called to your tables.
        [last] No further round begins.
        [check_in] You will be called to check in.
       *[in] When play begins you are called to your table.
    }
}
tournament-drop = { $sits ->
    [others] Drop out of **{ $name }**? Others may take over your tables.
    [yes] Drop out of **{ $name }**? The computer plays on for you.
   *[no] Drop out of **{ $name }**?
}
tournament-left = { $how ->
    [table] You have dropped out of **{ $name }**. At your table the computer plays on for you.
    [dropped] You have dropped out of **{ $name }**.
   *[left] You have left **{ $name }**.
}
tournament-checked-in = You have checked in.
tournament-resting = { $resting ->
    [yes] You get no next table until you want one again.
   *[other] You get a table as soon as there is one.
}
tournament-standings = **{ $name }**
tournament-called-off = called off
tournament-dropped = not played to the end
tournament-table-line = { $thread ->
    [none] **{ $heading }**: { $names }
   *[other] **{ $heading }** { $thread }: { $names }
} · { $state ->
    [waiting] opens soon
    [playing] being played
    [dropped] { tournament-dropped }
    [played] done
    [scored_now] scored as it stood
    [computer_finished] finished by the computer
   *[other] decided by the host
}
tournament-mine = **{ $name }** · { $status ->
    [in] takes part
    [resting] is resting
    [took_part] took part
    [out] is out
    [waiting] on the waiting list
    [waited] was on the waiting list
    [withdrawn] has left
    [missed_check_in] was not there at check-in
    [dropped] has dropped out
    [no_show] did not come to the table
   *[other] was taken out
} { $thread ->
    [none] {""}
   *[other] · now at { $thread }
}
tournament-export = The figures for a spreadsheet, and everything that happened. { $replay ->
    [there] `talon verify` checks the replay file.
    [later] Once it is over, `talon verify` checks the replay file.
   *[none] {""}
}
tournament-season-begun = Season { $season } of **{ $name }** begins { $starts }. Everybody is in their division and called to check in; who does not is out.
tournament-season-there = { reject-season_begun } [{ $name }]({ $board })
tournaments-heading = **Tournaments of this server**
tournaments-none = There has been no tournament here. Hold one with /{ command-tournament.name } { command-tournament-create.name }.
tournament-called = { $season ->
    [none] { $name }
   *[other] { $name } · season { $season }
}
tournaments-line = - [{ $name }]({ $board }) · { $format } · { $game } · { $status ->
    [draft] in preparation
    [open] registration is open, players: { $entered }
    [check_in] check-in is open
    [running] round { $round }
    [paused] paused
    [over] over
   *[other] { tournament-called-off }
}

## What is said in public

# At most 100 characters with what is filled in.
tournament-thread-name = { $name } · { $where }
tournament-check-in-call = { $who }: press **{ button-tournament-checkin }** at [{ $name }]({ $board }) to keep your place. Until when stands there.
# A table of a round, $where of other messages: it stands beside a name, before a colon or after a comma, never declined.
tournament-where = { $stage ->
    [final] the final
    [third] the match for third place
   *[other] round { $round }, table { $table }
}
tournament-card = { $ended ->
    [none] **{ $name }** · { $where }: { $names }
    [played] **{ $name }** · { $where }: done
    [scored_now] **{ $name }** · { $where }: counts as it stood
    [computer_finished] **{ $name }** · { $where }: finished by the computer
   *[other] **{ $name }** · { $where }: decided by the host
}
tournament-closing = { $ended ->
    [decided] **The host has decided this table.** This counts:
    [computer_finished] **Time was up, and the computer has played this table to its end.** This counts:
   *[scored_now] **Time is up, and the table is closed.** This counts:
}
tournament-goes-on = { $count ->
    [1] { $names } is through.
   *[other] { $names } are through.
}
# The place is bold, as Discord counts lines of a list by itself, and would make 2 of a first place that two share.
tournament-result-line = { $total ->
    [none] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points }, by the computer
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points }
    }
   *[other] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points } (total { SCORE($total) }), by the computer
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points } (total { SCORE($total) })
    }
}
tournament-table-call = { $who ->
    [none] Computers play this table.
   *[other] { $who }: you play here: [{ $name }]({ $board }), { $where }.
}
tournament-table-fair = -# Its secret for the shuffles is sealed. This is the SHA-256: `{ $commitment }`
tournament-seat-word = { $who ->
    [none] The computer plays the seat of { $gone } from now on.
   *[other] { $who } takes the seat of { $gone }. It is yours from now on: open your hand under the board.
}
tournament-bye-word = { $who }: you have a bye in round { $round } of [{ $name }]({ $board }). { $brings ->
    [next] You go on without a table.
    [win] It counts as a table won.
    [loss] It counts as a table lost.
   *[average] It brings average points.
} { $left ->
    [yes] You are called when the next round begins.
    [season] All rounds of the season open at once.
   *[no] This is the last round.
}
tournament-round-over = **[{ $name }]({ $board })**: round { $round } is over.
# What a host did, or took back. $time is a length of time, $reason what the host wrote, $seeds a list of names.
tournament-act = { $undone ->
    [yes] { $kind ->
        [decide] { $host } takes back the decision on a table, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } takes back { $time } more until the bell: { $reason }
           *[other] { $where ->
                [none] { $host } takes back { $time } more for round { $round }: { $reason }
               *[other] { $host } takes back { $time } more for a table, { $where }: { $reason }
            }
        }
        [end] { $host } lets the tournament go on to its last round: { $reason }
       *[other] { $host } takes back the removal of { $player }: { $reason }
    }
   *[other] { $kind ->
        [decide] { $host } has decided a table, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } lets the bell ring { $time } later: { $reason }
           *[other] { $where ->
                [none] { $host } gives { $time } more to round { $round }: { $reason }
               *[other] { $host } gives { $time } more to a table, { $where }: { $reason }
            }
        }
        [seed] { $host } has named the seeds, best first: { $seeds }. The reason: { $reason }
        [end] { $host } ends the tournament with the tables that are played now: { $reason }
        [remove] { $host } has taken { $player } out: { $reason }
        [pause] { $host } has paused the tournament: { $reason }
        [resume] { $host } lets the tournament go on: { $reason }
       *[other] { $host } has called the tournament off: { $reason }
    }
}
tournament-act-told = **[{ $name }]({ $board })** · { $act }
tournament-not-begun = { $host }: **{ $name }** has not begun. { $why } { $state }
tournament-crowded = { $host }: this server has as many open threads as Discord allows, so tables of **{ $name }** cannot open yet. Close threads that nobody needs. The tables open as soon as there is room.
tournament-hindered = I lack { $missing } in { $channel }, so tables of **{ $name }** cannot open. Once I may, they open by themselves.
tournament-homeless = The channel of **{ $name }** was deleted, so the tournament is called off.
tournament-roleless = The role that may enter **{ $name }** was deleted, so nobody can: see /{ command-tournament.name } { command-tournament-host.name }.
tournament-podium = ## { $name }
    { $count ->
        [1] { $lot ->
            [yes] **{ $winners } has won, by lot!**
           *[no] **{ $winners } has won!**
        }
       *[other] { $divisions ->
            [1] **{ $winners } have won together!**
           *[other] **{ $winners } have won their divisions!**
        }
    }

## The host’s panel: its forms and its report

# Fields of forms: at most 45 characters; hints (-hint) and choices of selects: at most 100.
tournament-form-reason = Why? Everybody is told
tournament-form-reason-hint = for example: the connection was lost
tournament-form-what = What gets more time?
tournament-form-what-hint = 2 for round 2, 2.3 for table 3 of it
tournament-form-whole = round { $round }, all its tables
tournament-form-bell = All of it: the bell rings later
tournament-form-at = { $where }: { $names }
tournament-form-time = How much more?
tournament-form-time-hint = 30m, 2h, 1d
tournament-form-table = Which table?
tournament-form-table-hint = 2.3 for table 3 of round 2
tournament-form-places = The place of each seat, in that order
tournament-form-totals = Their totals, where points come from them
tournament-form-player = Who is taken out?
tournament-form-player-hint = @Ada, or the name as the board has it
tournament-form-seeds = The seeds, best first
tournament-form-seeds-hint = @Ada @Ben, or names with commas between them

tournament-report = **{ $name }** · { $status ->
    [open] registration is open
    [check_in] check-in is open
    [running] { $round ->
        [none] the first round is being drawn
       *[other] { $ends ->
            [none] { $round }
           *[other] { $round } · { $ends }
        }
    }
    [paused] paused
    [over] over
   *[other] { tournament-called-off }
} · { $waiting ->
    [0] players: { $there }
   *[other] players: { $there }, waiting: { $waiting }
}
tournament-report-table = { $thread ->
    [none] - { $where } (is being opened): { $names }
   *[other] - { $thread }: { $names }
}
tournament-report-gone = { $status ->
    [withdrawn] - { $name } has left
    [missed_check_in] - { $name } was not there at check-in
    [dropped] - { $name } has dropped out
    [no_show] - { $name } made no move in time
   *[other] - { $name } was taken out
}
tournament-report-acts = What hosts did:
tournament-report-act = { $act }. { $line }

## In pictures and alt texts

# In pictures, as short as can be; -alt is read aloud.
tournament-division = { $name }, division { $division }
tournament-after-round = After round { $round }
tournament-points = Points
tournament-round-heading = { $rounds ->
    [none] Round { $round }
   *[other] Round { $round } of { $rounds }
}
tournament-table-heading = { $stage ->
    [final] The final
    [third] The match for third place
   *[other] { $round ->
        [none] Table { $table }
       *[other] Round { $round }, table { $table }
    }
}
tournament-open-tables = Open tables
# What a board counts tables by where rounds do not wait for one another.
tournament-all-tables = { $format ->
    [league] All tables of the season
   *[other] All tables so far
}
tournament-table-note = { $state ->
    [waiting] opens soon
    [playing] playing
    [dropped] { tournament-dropped }
   *[other] { $ended ->
        [scored_now] as it stood
        [decided] decided
       *[other] {""}
    }
}
tournament-seat-alt = { $points ->
    [none] { $name }
   *[other] { $name } { $points }
}
tournament-table-alt = { $state ->
    [waiting] { $heading }, not open yet: { $seats }.
    [playing] { $heading }, being played: { $seats }.
    [dropped] { $heading }, { tournament-dropped }: { $seats }.
   *[other] { $note ->
        [none] { $heading }, done: { $seats }.
       *[other] { $heading }, { $note }: { $seats }.
    }
}
tournament-byes-alt = { $count ->
    [1] { $names } has a bye.
   *[other] { $names } have a bye.
}
tournament-standing-alt = { $settled ->
    [lot] { $fate ->
        [out] { $place }. { $name }: { $points }, by lot, out.
        [up] { $place }. { $name }: { $points }, by lot, goes up.
        [down] { $place }. { $name }: { $points }, by lot, goes down.
       *[none] { $place }. { $name }: { $points }, by lot.
    }
    [undrawn] { $place }. { $name }: { $points }, the lot decides when the round closes.
   *[other] { $fate ->
        [out] { $place }. { $name }: { $points }, out.
        [up] { $place }. { $name }: { $points }, goes up.
        [down] { $place }. { $name }: { $points }, goes down.
       *[none] { $place }. { $name }: { $points }.
    }
}
tournament-moved-alt = { $way ->
    [up] Up { $places }.
   *[down] Down { $places }.
}
tournament-bracket-alt = { $heading }: { $names ->
    [none] nobody has gone on yet.
    [nobody] nobody went on.
   *[other] { $names } went on.
}
# Who goes on where several are level: what was drawn, or when it will be.
tournament-lot = { $what ->
    [open] { $names } are level: decided by lot when the round closes.
    [before] By lot { $names } went on; who was level fills up the next round.
    [title] { $names } won by lot, level with { $out }.
    [third] { $names } is third by lot, level with { $out }.
    [ahead] By lot { $names } came ahead, level with { $out }.
   *[way] By lot { $names } went on, level with { $out }.
}
tournament-lot-note = { $drawn ->
    [yes] by lot
   *[no] lot decides
}
# In a picture: at a table whose best place was that of somebody who had gone.
tournament-computer-won = the computer won
# In a picture: who has no table in this round, and goes on.
tournament-bye = bye
tournament-bye-heading = Bye
tournament-bracket-meets = { $stage ->
    [third] Third place: { $one } meets { $other }.
   *[none] Then { $one } meets { $other }.
}
# In a picture, and read aloud.
tournament-bracket-third = { $place }. { $name }
tournament-bracket-place-alt = { $place }. { $name }.
# The way of one player through a tournament, a line for each round.
tournament-road-met = { $where ->
    [none] With { $names }, at table { $table }.
   *[other] With { $names }: { $where }.
}
tournament-road-place = { $how ->
    [gone] Place { $place } of { $seats }, by the computer.
    [shared] Place { $place } of { $seats }, shared.
   *[alone] Place { $place } of { $seats }.
}
tournament-road-bye = No table to play: a bye.
tournament-road-missed = Not there: counts as a table lost.
tournament-road-fate = { $on ->
    [open] lot decides
    [third] { $lot ->
        [yes] for third place by lot
       *[no] plays for third place
    }
    [on] { $lot ->
        [yes] on by lot
       *[no] goes on
    }
   *[out] { $lot ->
        [yes] out by lot
       *[no] out
    }
}
tournament-place = { $settled ->
    [lot] place { $place }, by lot
   *[other] place { $place }
}
# In an alt text. $points are what a round brought, or that it is being played; $after is what came of it.
tournament-road-alt = { $after ->
    [none] { $heading } ({ $points }): { $met }
   *[other] { $heading } ({ $points }, { $after }): { $met }
}
tournament-podium-points = { $lot ->
    [yes] { $points } · by lot
   *[no] { $count ->
        [1] { $points } point
       *[other] { $points } points
    }
}

# Of an event in Discord’s list of events.
tournament-event-where = #{ $channel }
tournament-event-about = A tournament of { $game }. Enter it at its board.
