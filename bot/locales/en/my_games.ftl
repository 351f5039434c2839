### One's games over all servers: which of them wait, and where a seat is free.

command-games = See your games everywhere: where it is your turn, and until when
    .name = games

my-games-heading = ## Your games
    { $games ->
        [0] You sit at no table. `/{ command-game.name } { command-game-new.name }` sets one.
       *[other] { $waiting ->
            [0] Nothing waits for you.
            [one] { $waiting } waits for you.
           *[other] { $waiting } wait for you.
        }
    }
my-games-aside = { $count ->
    [1] A game of yours cannot be read at the moment, but its moves are kept.
   *[other] { $count } games of yours cannot be read at the moment, but their moves are kept.
}
# $reserve is a length of time, $moment a sentence moment-…, $pace as in pace-live.
my-games-line = { $status ->
    [lobby] **{ $game }**, { $channel }: the table is being set. { $free ->
        [0] All seats are taken.
        [one] { $free } seat is free.
       *[other] { $free } seats are free.
    }
   *[other] { $yours ->
        [turn] ▶ **{ $game }**, { $channel }, round { $round }: **your turn**.
        [window] ▶ **{ $game }**, { $channel }, round { $round }: **your answer is asked**. { $moment }
       *[no] **{ $game }**, { $channel }, round { $round }. { $moment }
    } { $ends } { $reserve ->
        [none] {""}
       *[other] { $reserve } in reserve.
    }
} [Board]({ $board })
# Where a practice game is; a channel stands in its place elsewhere ($channel).
place-of-practice = your messages with me
my-games-joinable = ### Tables with a free seat
my-games-lobby = **{ $game }**, { $channel }, { $pace }: { $players }. { $free ->
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
} [Board]({ $board })
# Buttons: at most 80 characters.
button-games-next = Next: { $game }
button-games-board = Board
button-games-join = Take a seat
button-games-again = Look again
tables-select = Go to a table …
table-page =
    ## { $game }
    { $players } ({ $channel }). [Table]({ $board })
    { $status ->
        [lobby] The table is being set.
        [running] { $moment } { $ends }
       *[other] It is over.
    }
button-move-here = Move here
