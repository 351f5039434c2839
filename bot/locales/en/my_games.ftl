### One's games over all servers: which of them wait, and where a seat is free.

command-games = See your games everywhere: where it is your turn, and until when

my-games-heading = { $games ->
    [0] ## Your games
        You sit at no table. `/game new` sets one.
   *[other] { $waiting ->
        [0] ## Your games
            Nothing waits for you.
        [one] ## Your games
            One waits for you.
       *[other] ## Your games
            { $waiting } wait for you.
    }
}
my-games-line = { $status ->
    [lobby] **{ $game }** in { $channel }: the table is being set, { $free ->
        [0] all seats are taken
        [one] one seat is free
       *[other] { $free } seats are free
    }. [Table]({ $link })
   *[other] { $yours ->
        [turn] ▶ **{ $game }** in { $channel }, round { $round }: **your turn**{ $until ->
            [none] {""}
           *[other] , { $until }
        }{ $reserve ->
            [none] {""}
           *[other] , { $reserve } in reserve
        }. [Board]({ $link })
        [window] ▶ **{ $game }** in { $channel }, round { $round }: **your answer is asked**. { $moment }{ $until ->
            [none] {""}
           *[other] {" "}({ $until })
        } [Board]({ $link })
       *[no] **{ $game }** in { $channel }, round { $round }: { $moment }{ $until ->
            [none] {""}
           *[other] {" "}({ $until })
        } [Board]({ $link })
    }
}
place-of-practice = your messages with me
my-games-joinable = ### Tables with a free seat
my-games-lobby = **{ $game }** in { $channel }, { $pace }: { $players }; { $free ->
    [one] one seat is free
   *[other] { $free } seats are free
}. [Table]({ $link })
button-games-next = Next: { $game }
button-games-board = Board
button-games-join = Take a seat
button-games-back = Earlier
button-games-on = More games
button-games-again = Look again
