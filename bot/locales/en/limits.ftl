### How much one person, one channel or one server may have at a time.

reject-too_many_lobbies = { $where ->
    [server] As many open tables as you may have in this server: { $most }. Start or cancel one first.
   *[none] As many open tables as you may have: { $most }. Start or cancel one first.
}
reject-too_many_games = { $where ->
    [channel] As many tables as one person can have in this channel and its threads: { $most }. Finish one first, or open yours in another channel.
    [server] As many tables of this server as anybody can sit at: { $most }. Leave or finish one first.
   *[none] As many tables as anybody can sit at: { $most }. Leave or finish one first.
}
reject-channel_full = { $most ->
    [1] This channel and its threads have one game going, as many as there can be.
   *[other] This channel and its threads have { $most } games going, as many as there can be.
} Open yours in another channel, or wait until one ends.
reject-too_many_today = { $most ->
    [1] You have opened a table in the last 24 hours, and that is as many as there can be. Try again tomorrow.
   *[other] You have opened { $most } tables in the last 24 hours, and that is as many as there can be. Try again tomorrow.
}
reject-server_full = { $most ->
    [1] This server has one game going, as many as there can be. Wait until one ends.
   *[other] This server has { $most } games going, as many as there can be. Wait until one ends.
}
reject-too_fast = That was a lot in one minute. Please try again in { $wait }.
reject-too_busy = { $where ->
    [server] I have said a lot in this server within a minute. Please try again in { $wait }.
   *[other] I have said a lot in this channel within a minute. Please try again in { $wait }.
}
reject-bad_limit = “{ $given }” is no limit here. Type a whole number from 1 to { $most }, or nothing for the usual one.
reject-bad_days = “{ $given }” is no number of days. Type one from 1 to { $most }, or nothing: until you let them play again.
# $roles mentions roles, $channels channels; one or several.
reject-may_not_open = In this server only members with the role { $roles } may open tables. You can still join one.
reject-not_in_this_channel = In this server tables are opened in { $channels } only. Open yours there.
