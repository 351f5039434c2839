### Calling a running match off.

calling-off = Call off [{ $game }]({ $board })? { $players } are playing, and it is round { $rounds ->
    [none] { $round }
   *[other] { $round } of { $rounds }
}. The match ends here, without a winner, and nothing brings it back.
calling-off-kept = The match goes on.
button-calling-off = Call the match off
button-calling-off-keep = Keep playing
