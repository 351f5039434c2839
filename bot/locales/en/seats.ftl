### Seats of people who are away: who plays them, and how somebody else takes one.

command-game-players = See who plays, who is away, and which seat is free to take

lobby-absence = { $leaving ->
    [forfeit] -# Whoever misses { $misses } turns in a row is played for by the computer until they are back. Whoever leaves is out of the match.
   *[computer] -# Whoever misses { $misses } turns in a row is played for by the computer. After { $kept } more, or when they leave, somebody else may take the seat with its cards and its score, and the result names both.
}
lobby-seat-punctual = { $seat }. { $name } ({ $share } % of turns played in time)

notice-seat-open = { $who }’s seat in [{ $game }]({ $board }) is free. { $paused ->
    [yes] Everybody is away, so the match waits.
   *[no] Meanwhile the computer plays it.
} Whoever takes it plays on with its cards and its score, and the result names both.{ $back ->
    [no] {""}
   *[yes] {" "}Until then { $who } may come back.
}
notice-seat-taken = { $name } plays on in { $before }’s seat in [{ $game }]({ $board }), with its cards and its score.
button-seat-take = Take { $name }’s seat
button-seat-open = Free { $name }’s seat
button-players = Players
button-seat-leave = Leave

seat-taken = You play { $name }’s seat from now on, with its cards and its score.
seat-opened = { $name }’s seat is free. Whoever takes it plays on with its cards and its score.

players-heading = ## The players of [{ $game }]({ $board })
players-line = { $seat }. { $told }
players-computer = a computer player
players-free = the seat is free
players-away = away, the computer plays
players-open = away, the seat is free
players-host = the host
players-before = in the seat of { $before }
players-freeing = { $opens ->
    [yes] Once somebody has missed { $misses } turns in a row, { $host } may free the seat.
   *[no] In this match no seat is free for others; whoever leaves is out.
}

board-paused = Everybody is away, so the match is paused. It goes on with the first who comes back, or takes a free seat.
summary-seat-held = { $name } played on in the seat of { $before }.

my-games-open-seat = **{ $game }** in { $channel }, { $pace }: { $name }’s seat is free, and you would play on with its cards and its score. [Board]({ $link })

reject-no_open_seat = This match is being played, and all its seats are taken. Open another with /game new.
reject-seat_taken = { $name ->
    [none] That seat is not free any more.
   *[other] That seat is not free any more: { $name } plays it.
}
reject-has_seen_a_hand = You have seen the cards of another seat of this match, so you can only take that one again.
reject-seats_stay = In this match a seat stays with its player, so it cannot be freed for others.
reject-not_away = { $misses ->
    [none] A seat is freed only once its player is away.
   *[other] A seat is freed only once its player has left, or has missed { $misses } turns in a row.
}
