### What a server settles for its games, whom it does not let play, and how it is greeted.

command-settings-server = See what this server has settled for its games, and change it
server-about =
    ## This server’s settings
    { $hosts ->
        [none] **Hosts:** everybody can open tables.
       *[other] **Hosts:** { $hosts } can open tables, and those who manage the server.
    }
    { $channels ->
        [none] **Channels:** tables can be opened wherever I can play.
       *[other] **Channels:** tables are opened in { $channels } and their threads.
    }
    { $game ->
        [none] **Game:** hosts choose.
       *[other] **Game:** { $game }, unless the host chooses another.
    }
    { $pace ->
        [none] **Pace:** daily, unless the host says otherwise.
       *[other] **Pace:** { $pace }, unless the host says otherwise.
    }
    { $locale ->
        [none] **Language:** that of each game’s host.
       *[other] **Language:** { $locale }
    }
    { $assist ->
        [unsaid] **Help with rebuilding:** as each game has it.
        [none] **Help with rebuilding:** none, unless the host says otherwise.
        [placement] **Help with rebuilding:** it places chosen tiles, unless the host says otherwise.
       *[hints] **Help with rebuilding:** it places tiles and gives hints, unless the host says otherwise.
    }
    -# There is more in /settings rules, /settings colours and /settings tournaments.
server-limits = **Limits**
server-limit = { $most ->
    [none] - { $what }: as many as they like
   *[other] - { $what }: { $most }
}
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
server-select-hosts = Who can open tables …
server-select-channels = Where tables are opened …
server-select-variant = The usual game …
server-select-pace = The usual pace …
server-select-locale = The language of boards …
server-select-assist = Help with rebuilding …
server-unsaid-variant = Hosts choose the game
server-unsaid-pace = The usual pace is daily
server-unsaid-locale = Each host’s own language
server-unsaid-assist = Help as each game has it
server-assist = { $assist ->
    [none] No help with rebuilding
    [placement] Help places chosen tiles
   *[hints] Help places tiles and gives hints
}
button-server-limits = Limits
button-server-bars = Who may not play

button-new-usual = { $game }

command-settings-bar = Do not let a member play in this server
command-settings-unbar = Let a member play in this server again
command-settings-bars = See who may not play in this server
option-bar-member = Whom
option-bar-reason = Why: they are told, and whoever manages the server sees it
option-bar-days = For how many days (until you lift it, if you do not say)
option-bar-matches = What becomes of the matches that they play now
bar-matches-played = They play them to the end
bar-matches-out = They are out of them at once; the computer plays on
bars-on = { $until ->
    [none] { $who } may not play in this server from now on.
   *[other] { $who } may not play in this server until { $until }.
} They can neither open tables nor sit down. { $matches ->
    [out] { $out ->
        [0] They sat in no lobby or match.
        [one] They are out of one lobby or match; in a match the computer plays on, and somebody else may take the seat.
       *[other] They are out of { $out } lobbies and matches; in matches the computer plays on, and somebody else may take the seats.
    }
   *[played] { $out ->
        [0] Matches that they play now go on to the end.
        [one] They are out of one lobby. Matches that they play now go on to the end.
       *[other] They are out of { $out } lobbies. Matches that they play now go on to the end.
    }
} Tournaments are left to their hosts.
bars-lifted = { $who } may play in this server again.
bars-about =
    ## Who may not play here
    { $count ->
        [0] Everybody may.
        [one] One member. /settings bar adds somebody.
       *[other] { $count } members. /settings bar adds somebody.
    }
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
button-bars-back = Newer
button-bars-on = Older

greeting =
    ## Hello, I am Talon
    I host rummy for people who are rarely online at the same moment: card and tile games, for two to six, that last minutes or weeks. Hands are private; the board is for everybody.
    Press **Set a table** to begin, or type /game new. Alone? /learn deals you a practice game in your direct messages.
    -# Those who manage this server choose who may open tables, and where: /settings server. What I keep about you, and how you get or delete it: /privacy.
button-greeting-table = Set a table
button-greeting-help = How to play
button-greeting-settings = Settings
