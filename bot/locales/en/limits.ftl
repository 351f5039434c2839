### How much one person, one channel or one server may have at a time.

reject-too_many_lobbies = { $most ->
    [none] { $where ->
        [server] You have enough open tables in this server. Start or cancel one first.
       *[none] You have enough open tables already. Start or cancel one first.
    }
    [one] { $where ->
        [server] You have one open table in this server. Start or cancel one first.
       *[none] You have one open table already. Start or cancel one first.
    }
   *[other] { $where ->
        [server] You have { $most } open tables in this server. Start or cancel one first.
       *[none] You have { $most } open tables already. Start or cancel one first.
    }
}
reject-too_many_games = { $most ->
    [none] { $where ->
        [server] Nobody can sit at more than so many tables of this server. Leave or finish one first.
       *[none] Nobody can sit at more than so many tables at a time. Leave or finish one first.
    }
    [one] { $where ->
        [server] Nobody can sit at more than one table of this server. Leave or finish one first.
       *[none] Nobody can sit at more than one table at a time. Leave or finish one first.
    }
   *[other] { $where ->
        [server] Nobody can sit at more than { $most } tables of this server. Leave or finish one first.
       *[none] Nobody can sit at more than { $most } tables at a time. Leave or finish one first.
    }
}
reject-channel_full = { $most ->
    [none] This channel and its threads have many games going, as many as there can be. Open yours in another channel, or wait until one ends.
    [one] This channel and its threads have one game going, as many as there can be. Open yours in another channel, or wait until one ends.
   *[other] This channel and its threads have { $most } games going, as many as there can be. Open yours in another channel, or wait until one ends.
}
reject-too_many_today = { $most ->
    [none] You have opened many tables in the last 24 hours, and that is as many as there can be. Try again tomorrow.
    [one] You have opened a table in the last 24 hours, and that is as many as there can be. Try again tomorrow.
   *[other] You have opened { $most } tables in the last 24 hours, and that is as many as there can be. Try again tomorrow.
}
reject-server_full = { $most ->
    [none] This server has many games going, as many as there can be. Wait until one ends.
    [one] This server has one game going, as many as there can be. Wait until one ends.
   *[other] This server has { $most } games going, as many as there can be. Wait until one ends.
}
reject-too_fast = { $wait ->
    [none] That was a lot in one minute. Please try again in a minute.
   *[other] That was a lot in one minute. Please try again in { $wait }.
}
reject-too_busy = { $where ->
    [server] { $wait ->
        [none] This server has seen a lot of commands in a minute. Please try again in a minute.
       *[other] This server has seen a lot of commands in a minute. Please try again in { $wait }.
    }
   *[other] { $wait ->
        [none] This channel has seen a lot of commands in a minute. Please try again in a minute.
       *[other] This channel has seen a lot of commands in a minute. Please try again in { $wait }.
    }
}
reject-bad_limit = { $most ->
    [none] “{ $given }” is no limit here. Type a whole number from 1 on, or nothing for the usual one.
   *[other] “{ $given }” is no limit here. Type a whole number from 1 to { $most }, or nothing for the usual one.
}
reject-may_not_open = { $roles ->
    [none] In this server only members with a certain role may open tables. You can still join one.
   *[other] In this server only members with the role { $roles } may open tables. You can still join one.
}
reject-not_in_this_channel = { $channels ->
    [none] In this server tables are opened in other channels only. See /settings server.
   *[other] In this server tables are opened in { $channels } only. Open yours there.
}
