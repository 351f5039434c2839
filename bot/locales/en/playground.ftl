# The web page of `talon play`, where a visitor is two people and computers play the other seats.

playground-topic = Rummy on your own machine. The list above chooses who you are.

# How somebody’s direct messages with the bot are called in the list of whom the visitor may be.
playground-direct = { $name }: messages with Talon

# $first and $second are the names of the two people that the visitor may be, $direct is the entry of $first’s messages.
playground-welcome = **Welcome to Talon.** You are **{ $first }**, and computers wait at the table below: press **{ button-start }**, then **{ button-hand }** whenever it is your turn.
    The list at the top makes you **{ $second }** too; **{ $direct }** shows what Talon writes to you, such as practice with `/{ command-learn.name }`.
    The clock at the top lets hours or days go by. `/{ command-help.name }` explains the rest, `/{ command-game.name } { command-game-new.name }` sets another table, `/{ command-tournament.name } { command-tournament-create.name }` holds a tournament.
playground-welcome-back = **Welcome back.** Here is the table as you left it: **{ button-hand }** shows your cards. The list at the top of the page chooses whether you are **{ $first }** or **{ $second }**. **{ $direct }** shows your practice games.

# The clock in the bar at the top, from which time can be let go by.
playground-time = Let time go by, up to a week at once
playground-let-pass = { $hours ->
    [1] An hour
    [8] Eight hours
    [24] A day
    [72] Three days
   *[other] { $hours } hours
}
# Beside the clock while time flies, and in its menu.
playground-time-left = { $hours } h to go
playground-time-stop = Stop here
# A time on the clock of the visitor: a date and a time of day.
playground-moment = { $day }, { $time }
# Beside the clock once time has flown: why the table stands as it does.
playground-waits = { $game } · { $why ->
    [lobby] The table waits until { $who } presses “{ button-start }”.
    [players] It waits for players.
    [standstill] The match stands still.
    [suspended] The match is suspended until { $until }.
    [over] The match is over.
    [away] It waits until somebody comes back.
    [friendly] It waits for { $who }, until somebody presses “{ button-play-on }”.
    [window] It waits for knocks until { $until }.
   *[turn] { $until ->
        [none] It waits for { $who }, however long that takes.
       *[other] It waits for { $who } until { $until }.
    }
}

# The menu of places beside the channel’s name, and the way back from a thread to the channel.
playground-threads = Threads
playground-back = Back to #{ $channel }
# Under the name of a thread that nobody has written in for long.
playground-asleep = asleep
# Under the name of a place where these people are called and have not looked yet.
playground-called = calls { $names }

# Said on the page itself where a press came to nothing
playground-late = That came too late: the table had changed. Press again.
playground-slow = That took too long. Look at the table before you press again.
playground-silent = The playground does not answer; trying again.
playground-ended = The playground has ended. Start it again to play on.
playground-outdated = This page is out of date. Load it again.

# What the page that simulates Discord says by itself: the English is its own and changes only with it. In other languages
# as Discord says it. What is used is a command, which stands behind; of { $channel } one knows the name alone.
playground-page-more = More
playground-page-end = End preview session
playground-page-who = Viewing as
playground-page-edited = (edited)
playground-page-private = Only you can see this
playground-page-thinking = Thinking…
playground-page-send = Submit
playground-page-cancel = Cancel
playground-page-apply = Apply
playground-page-chosen = { $count } selected. Choose { $least }–{ $most } options.
playground-page-required = This field is required.
playground-page-invalid = Enter a valid value.
playground-page-choose = Choose an available option.
playground-page-nothing = No options match
playground-page-earlier = Load earlier messages
playground-page-newer = Newer messages
playground-page-newest = New messages · jump to latest
playground-page-write = Message { $channel }
playground-page-used = { $name } used

# What `talon play` says where it was started.
playground-open = Play at { $url }
playground-kept = Games are kept in { $file }. Ctrl-C ends the playground.
playground-stopped = Stopped. The games go on when you start again.
