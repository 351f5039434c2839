### How much one person or one server may have at a time.

reject-too_many_lobbies = You have { $most ->
    [none] enough open tables
    [one] one open table
   *[other] { $most } open tables
  } already; start or cancel one first.
reject-too_many_games = Nobody can sit at more than { $most ->
    [none] so many tables
    [one] one table
   *[other] { $most } tables
  } at a time; leave or finish one first.
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
