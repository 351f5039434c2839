### Calling a lobby or a running match off.

# $players is a list of names.
calling-off = Call off [{ $game }]({ $board })? In play: { $players }; it is round { $round }. { $decides ->
    [yes] You decide as a moderator. The match is suspended for 24 hours, and its players may take that back.
    [alone] Nobody else plays with you, so it ends at once.
   *[no] The others who play must agree. If everybody who has or had a seat does, it ends at once; else in 24 hours, and until then anybody may take that back.
}
calling-off-lobby = Call off this table of { $game }? { $count ->
    [1] { $players } sits at it.
   *[other] { $players } sit at it.
}
calling-off-kept = { $stage ->
    [lobby] The table stays.
   *[running] The match goes on.
}
calling-off-wanted = { $stage ->
    [over] This game is called off.
    [suspended] The match is suspended. It ends in 24 hours, unless one of its players wants to go on.
   *[asked] The others are asked whether they agree.
}
# $others mentions $count people whose answer is awaited.
calling-off-notice = { $stage ->
    [asked] { $who } wants to end [{ $game }]({ $board }). { $others ->
        [none] {""}
       *[other] { $others }, do you agree? Until you do, the match goes on.
    }
   *[other] [{ $game }]({ $board }) is suspended. Its players may still go on: the board says until when. { $others ->
        [none] {""}
       *[other] { $count ->
            [1] If { $others } agrees too, it ends at once.
           *[other] If { $others } agree too, it ends at once.
        }
    }
}
calling-off-settled = { $stage ->
    [over] [{ $game }]({ $board }) has ended.
   *[running] [{ $game }]({ $board }) goes on.
}
button-calling-off = { $stage ->
    [lobby] Call it off
   *[running] Call the match off
}
button-calling-off-keep = { $stage ->
    [lobby] Keep the table
   *[running] { button-keep-playing }
}
button-keep-playing = Keep playing
button-calling-off-agree = Agree to end it

board-suspended = This match is suspended until { $until }. Then it is over, unless one of its players wants to go on.

reject-suspended = This match is suspended. Its players may press “{ button-keep-playing }”.
