### Calling a running match off.

calling-off = { $rounds ->
    [none] Call off [{ $game }]({ $board })? { $players } are playing, and it is round { $round }.
   *[other] Call off [{ $game }]({ $board })? { $players } are playing, and it is round { $round } of { $rounds }.
} { $decides ->
    [yes] You decide as a moderator. The match is suspended for 24 hours, and its players may take that back.
    [alone] Nobody else plays with you, so it ends at once.
   *[no] The others who play must agree. Then the match is suspended for 24 hours, in which anybody may take that back.
}
calling-off-kept = The match goes on.
calling-off-wanted = { $stage ->
    [over] This game is called off.
    [suspended] The match is suspended. It ends in 24 hours, unless one of its players wants to go on.
   *[asked] The others are asked whether they agree.
}
calling-off-notice = { $until ->
    [none] { $who } wants to end [{ $game }]({ $board }). { $others ->
        [none] {""}
       *[other] { $others }, do you agree? Until you do, the match goes on.
    }
   *[other] [{ $game }]({ $board }) is suspended and ends { $until }. Nothing of it is shown until then, and whoever plays it may still go on.
}
button-calling-off = Call the match off
button-calling-off-keep = Keep playing
button-calling-off-agree = Agree to end it

board-suspended = This match is suspended and ends { $until }, unless one of its players wants to go on.

reject-suspended = { $until ->
    [none] This match is suspended. Press “Keep playing” to go on.
   *[other] This match is suspended and ends { $until }. Press “Keep playing” to go on.
}
