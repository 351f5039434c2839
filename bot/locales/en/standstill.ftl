# A match that cannot be played where it is, or whose tournament is paused: why and until when stands in one message.

# $channel is a mention, $said one of reject-stands_still, $missing names of permissions, $until “in 3 days” by Discord.
standstill-notice = **{ $game }** in { $channel }: { $said } { $missing ->
    [none] {""}
   *[other] I lack { $missing } there.
}
standstill-ends = Nobody loses time. If nothing happens, the match ends without a result { $until }.
hand-stands-still = ⏸ { reject-stands_still }
reject-stands_still = { $why ->
    [channel_gone] The match stands still: its channel or thread was deleted. **/{ command-games.name }** in another channel moves it there.
    [locked] The match stands still until its thread is unlocked.
    [server_away] The match stands still until its server can be reached again.
    [server_left] The match stands still until I am invited to its server again.
    [paused] The match rests until its tournament goes on.
    [decided] The match rests: the host has decided this table.
   *[other] The match stands still until I may write in its channel again.
}
move-done = [{ $game }]({ $board }) goes on here.
