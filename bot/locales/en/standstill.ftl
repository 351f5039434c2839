# A match that cannot be played where it is, or whose tournament is paused.

standstill-notice = { $why ->
    [channel_gone] Your match of { $game } stands still: its channel was deleted. Nothing is lost, and no time runs. Use /games in another channel of the server before { $until }, **Move here**, or the match ends without a result.
    [server_left] Your match of { $game } stands still: I was removed from its server. Nothing is lost, and no time runs. Invite me again before { $until }, or the match ends without a result.
    [locked] Your match of { $game } in { $channel } stands still: the thread is locked. Nothing is lost, and no time runs. Unlock the thread, and it goes on by itself, or move it with /games in another channel.
   *[other] { $missing ->
        [none] Your match of { $game } in { $channel } stands still: I may not write there any more. Nothing is lost, and no time runs. Allow it again, and the match goes on by itself, or move it with /games in another channel.
       *[other] Your match of { $game } in { $channel } stands still: I lack permissions there ({ $missing }). Nothing is lost, and no time runs. Allow it again, and the match goes on by itself, or move it with /games in another channel.
    }
}
standstill-moment = { $why ->
    [channel_gone] It stands still, as its channel was deleted. /games in another channel takes it there.
    [locked] It stands still, as its thread is locked.
    [server_away] It stands still, as its server cannot be reached at present.
    [server_left] It stands still, as I was removed from its server.
    [paused] It rests, as its tournament is paused. No time runs.
   *[other] It stands still, as I may not write there any more.
}
board-rests = The tournament is paused, so the match rests and no time runs. It goes on when the host says so.
hand-stands-still = ⏸ { $why ->
    [channel_gone] The match stands still, as its channel was deleted. /games in another channel takes it there.
    [locked] The match stands still, as its thread is locked. Nobody loses time.
    [server_away] The match stands still, as its server cannot be reached at present. Nobody loses time.
    [server_left] The match stands still, as I was removed from its server. Nobody loses time.
    [paused] The match rests, as its tournament is paused. Nobody can play, and nobody loses time.
   *[other] The match stands still, as I may not write in its channel any more. Nobody loses time.
}
reject-stands_still = { $why ->
    [channel_gone] This match stands still, because its channel was deleted; /games in another channel takes it there.
    [locked] This match stands still until its thread is unlocked. Nobody loses time.
    [server_away] This match stands still until its server can be reached again. Nobody loses time.
    [server_left] This match stands still until I am invited to its server again. Nobody loses time.
    [paused] This match rests until its tournament goes on. Nobody loses time.
   *[other] This match stands still until I may write in its channel again. Nobody loses time, and I am trying once more now.
}
move-done = [{ $game }]({ $link }) goes on here.
