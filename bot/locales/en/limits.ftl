### How much one person, one channel or one server may have at a time.

reject-too_many_lobbies = You have { $most ->
    [none] enough open tables
    [one] one open table
   *[other] { $most } open tables
  } { $where ->
    [server] in this server
   *[none] already
  }; start or cancel one first.
reject-too_many_games = Nobody can sit at more than { $most ->
    [none] so many tables
    [one] one table
   *[other] { $most } tables
  } { $where ->
    [server] of this server
   *[none] at a time
  }; leave or finish one first.
reject-channel_full = This channel and its threads have { $most ->
    [none] many games
    [one] one game
   *[other] { $most } games
  } going, as many as there can be; open yours in another channel, or wait until one ends.
reject-too_many_today = You have opened { $most ->
    [none] many tables
    [one] a table
   *[other] { $most } tables
  } in the last 24 hours, and that is as many as there can be; try again tomorrow.
reject-server_full = This server has { $most ->
    [none] many games
    [one] one game
   *[other] { $most } games
  } going, as many as there can be; wait until one ends.
reject-too_fast = That was a lot of commands in a minute; please try again in { $wait ->
    [none] a minute
   *[other] { $wait }
  }.
reject-too_busy = { $where ->
    [server] This server
   *[other] This channel
  } has seen a lot of commands in a minute; please try again in { $wait ->
    [none] a minute
   *[other] { $wait }
  }.
reject-bad_limit = “{ $given }” is no limit here; type a whole number { $most ->
    [none] from 1 on
   *[other] from 1 to { $most }
  }, or nothing for the usual one.
reject-may_not_open = { $roles ->
    [none] In this server only members with a certain role may open tables; you can still join one.
   *[other] In this server only members with the role { $roles } may open tables; you can still join one.
}
reject-not_in_this_channel = { $channels ->
    [none] In this server tables are opened in other channels only; see /settings server.
   *[other] In this server tables are opened in { $channels } only; open yours there.
}
