### What a server settles for its games, whom it does not let play, and how it is greeted.

server-about =
    ## Settings of this server
    { $hosts ->
        [none] **Tables:** anybody opens them
       *[other] **Tables:** { $hosts } open them
    }
    { $channels ->
        [none] **Where:** anywhere
       *[other] **Where:** { $channels }
    }
    { $game ->
        [none] **Game:** the host’s choice
       *[other] **Game:** { $game }
    }
    { $pace ->
        [none] **Pace:** { pace-daily }
       *[other] **Pace:** { $pace }
    }
    { $assist ->
        [unsaid] **Help:** as each game has it
        [none] **Help:** none
        [placement] **Help:** places tiles
       *[hints] **Help:** places tiles and gives hints
    }
    { $role ->
        [none] **Tournaments:** who manages this server
       *[other] **Tournaments:** { $role }
    }
    { $four ->
        [yes] **Suits:** four colours
       *[no] **Suits:** two colours
    }
    { $locale ->
        [none] **Language:** each host’s own
       *[other] **Language:** { $locale }
    }
# $what is one of server-limit-lobbies_per_person and those after it.
server-limit = **{ $what }:** { $most }
# Choices of selects (server-page-…, server-unsaid-…) and hints: at most 100 characters.
server-select-page = Choose …
server-page-channels = Where tables are opened
server-page-hosts = Who opens tables
server-page-variant = The usual game
server-page-pace = The usual pace
server-page-assist = Help with rebuilding
server-page-rules = { change-saved }
server-page-tournaments = Who holds tournaments
server-page-events = Server events
server-page-colours = Colours of suits
server-page-locale = Language of boards
server-page-limits = Limits
server-page-bars = Who may not play
server-about-channels = In which channels, with their threads, are tables opened? None chosen: everywhere.
server-about-hosts = Which roles open tables? None chosen: everybody.
server-about-variant = Which game is offered first?
server-about-pace = At which pace, unless the host says otherwise?
server-about-assist = How much help with rebuilding the table, unless the host says otherwise?
server-about-tournaments = Whose members hold tournaments, beside those who manage this server?
server-about-events = Shall tournaments with a set beginning stand among this server’s events? I need the permission Create Events for it.
server-about-colours = In how many colours are suits drawn? A board changes with its next move.
server-about-locale = In which language are boards written?
server-events-on = Announce tournaments as events
server-events-off = No events

# Fields of a form: at most 45 characters.
server-limit-lobbies_per_person = Open tables of a host
server-limit-games_per_person = Tables a member sits at
server-limit-commands_per_minute = Commands of a member a minute
server-limit-games_per_channel = Games in a channel with its threads
server-limit-games_per_server = Games in the server
server-limit-hint = { $most ->
    [none] A number, or nothing for no limit
   *[other] 1 to { $most }; nothing for { $most }
}
server-form-limits = Limits of this server
server-cannot-post = I cannot post in { $channel } without: { $missing }.
server-channel-gone = The channel is gone.
server-unsaid-variant = Hosts choose the game
server-unsaid-pace = The usual pace: { pace-daily }
server-unsaid-locale = As in Discord’s settings
server-unsaid-assist = Help as each game has it
server-assist = { $assist ->
    [none] No help with rebuilding
    [placement] Help places chosen tiles
   *[hints] Help places tiles and gives hints
}

# One person, spoken of as “they”. $until and $since are dates, $out is a number.
bars-on = { $until ->
    [none] { $who } may not play in this server from now on.
   *[other] { $who } may not play in this server until { $until }.
} They can neither open tables nor sit down. { $matches ->
    [out] { $out ->
        [0] They sat in no lobby or match.
        [1] They are out of one lobby or match; in a match the computer takes the seat, or its rules forfeit it.
       *[other] They are out of { $out } lobbies and matches; in matches the computer takes the seats, or their rules forfeit them.
    }
   *[played] { $out ->
        [0] Matches that they play now go on to the end.
        [1] They are out of one lobby. Matches that they play now go on to the end.
       *[other] They are out of { $out } lobbies. Matches that they play now go on to the end.
    }
} Tournaments are left to their hosts.
bars-select-add = Do not let somebody play …
# The title of a form and its fields: at most 45 characters.
bars-form = Not in this server
bars-field-reason = Why? They are told.
bars-field-days = For how many days?
bars-hint-days = Nothing: until you let them play again
button-bars-out = Out of their matches too
bars-about =
    ## Who may not play here
    { $count ->
        [0] Everybody may.
        [1] One member.
       *[other] { $count } members.
    }
bars-lifted = { $who } may play in this server again.
bars-line = { $until ->
    [none] { $reason ->
        [none] - { $who } ({ $name }), since { $since }, by { $by }
       *[other] - { $who } ({ $name }), since { $since }, by { $by }: { $reason }
    }
   *[other] { $reason ->
        [none] - { $who } ({ $name }), { $since } to { $until }, by { $by }
       *[other] - { $who } ({ $name }), { $since } to { $until }, by { $by }: { $reason }
    }
}
bars-select-lift = Let somebody play again …

greeting =
    ## Hello, I am Talon
    I host rummy for people who are rarely online at the same moment: cards and tiles, two to six players, in minutes or over weeks.
    Press **{ button-greeting-table }**, or type /{ command-game.name } { command-game-new.name }. Alone? /{ command-learn.name } deals you a practice game.
    -# Who may open tables, and where: /{ command-settings.name }. What I keep about you: /{ command-me.name }.
button-greeting-table = Set a table
button-greeting-help = How to play
button-greeting-settings = Settings
