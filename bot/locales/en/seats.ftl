### Seats of people who are away: who plays them, and how somebody else takes one.

# $misses and $kept are numbers of turns.
lobby-absence = { $leaving ->
    [forfeit] Miss { $misses } turns and a computer fills in until you are back. Leave, and you are out.
   *[computer] Miss { $misses } turns and a computer fills in; miss { $kept } more and your seat is free.
}
lobby-seat-punctual = -# { $name } plays { $share } % of turns in time.

notice-seat-open = { $who }’s seat in [{ $game }]({ $board }) is free. { $paused ->
    [yes] Everybody is away, so the match waits.
   *[no] Meanwhile the computer plays it.
} Take it, and you play on with its cards and its score; the result names you both.{ $back ->
    [no] {""}
   *[yes] {" "}Until then { $who } may come back.
}
notice-seat-taken = { $name } plays on in { $before }’s seat in [{ $game }]({ $board }), with its cards and its score.
# Buttons: at most 80 characters with a name of 32.
button-seat-take = Take { $name }’s seat
button-seat-open = Free { $name }’s seat
button-players = Players
button-seat-leave = Leave

seat-taken = You play { $name }’s seat from now on, with its cards and its score.

players-heading = ## The players of [{ $game }]({ $board })
# $told is a name and what there is to say of the seat, from the next six, with commas between them.
players-line = { $seat }. { $told }
players-computer = a computer player
players-free = the seat is free
players-away = away
players-played = the computer plays
players-host = the host
players-before = in the seat of { $before }
players-freeing = { $opens ->
    [closed] Somebody’s data was deleted: nobody new sits down.
    [yes] Once somebody has missed { $misses } turns in a row, { $host } may free the seat.
   *[no] In this match no seat is free for others: if you leave, you are out.
}

board-paused = { $opens ->
    [alone] You are away. Make a move, and it goes on.
    [yes] Everybody is away: the match is paused until somebody comes back or takes a seat.
   *[no] Everybody is away: the match is paused until somebody comes back.
}
summary-seat-held = { $name } played on in the seat of { $before }.

my-games-open-seat = **{ $game }**, { $channel }, { $pace }: { $name }’s seat is free, and you would play on with its cards and its score. [Board]({ $board })

reject-no_open_seat = This match is being played, and all its seats are taken. Open another with /{ command-game.name } { command-game-new.name }.
reject-seat_taken = That seat is not free any more: { $name } plays it.
reject-somebody_was_forgotten = Somebody who sat here had their data deleted, and I cannot tell whether that was you. So nobody new sits down.
reject-has_seen_a_hand = You know the cards of a seat there: as long as it may be played on you get no other.
reject-seats_stay = In this match a seat stays with its player, so it cannot be freed for others.
reject-not_away = A seat is freed only once its player has left, or has missed { $misses } turns in a row.
