### How much one person or one server may have at a time.

reject-too_many_lobbies = { $most ->
    [none] You have enough open tables already; start or cancel one first.
    [one] You have one open table already; start or cancel one first.
   *[other] You have { $most } open tables already; start or cancel one first.
}
reject-too_many_games = { $most ->
    [none] Nobody can sit at more than so many tables at a time; leave or finish one first.
    [one] Nobody can sit at more than one table at a time; leave or finish one first.
   *[other] Nobody can sit at more than { $most } tables at a time; leave or finish one first.
}
reject-too_many_today = { $most ->
    [none] You have opened many tables in the last 24 hours, and that is as many as there can be; try again tomorrow.
    [one] You have opened a table in the last 24 hours, and that is as many as there can be; try again tomorrow.
   *[other] You have opened { $most } tables in the last 24 hours, and that is as many as there can be; try again tomorrow.
}
reject-server_full = { $most ->
    [none] This server has many games going, as many as there can be; wait until one ends.
    [one] This server has one game going, as many as there can be; wait until one ends.
   *[other] This server has { $most } games going, as many as there can be; wait until one ends.
}
reject-too_fast = { $wait ->
    [none] That was a lot of commands in a minute; please try again in a minute.
   *[other] That was a lot of commands in a minute; please try again in { $wait }.
}
