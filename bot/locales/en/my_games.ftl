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
    [lobby] { $free ->
        [0] **{ $game }** in { $channel }: the table is being set, and all seats are taken. [Table]({ $link })
        [one] **{ $game }** in { $channel }: the table is being set, and one seat is free. [Table]({ $link })
       *[other] **{ $game }** in { $channel }: the table is being set, and { $free } seats are free. [Table]({ $link })
    }
   *[other] { $yours ->
        [turn] { $until ->
            [none] ▶ **{ $game }** in { $channel }, round { $round }: **your turn**. [Board]({ $link })
           *[other] { $reserve ->
                [none] ▶ **{ $game }** in { $channel }, round { $round }: **your turn**. Time ends { $until }. [Board]({ $link })
               *[other] ▶ **{ $game }** in { $channel }, round { $round }: **your turn**. Time ends { $until }, { $reserve } in reserve. [Board]({ $link })
            }
        }
        [window] { $until ->
            [none] ▶ **{ $game }** in { $channel }, round { $round }: **your answer is asked**. { $moment } [Board]({ $link })
           *[other] ▶ **{ $game }** in { $channel }, round { $round }: **your answer is asked**. { $moment } Time ends { $until }. [Board]({ $link })
        }
       *[no] { $until ->
            [none] **{ $game }** in { $channel }, round { $round }. { $moment } [Board]({ $link })
           *[other] **{ $game }** in { $channel }, round { $round }. { $moment } Time ends { $until }. [Board]({ $link })
        }
    }
}
place-of-practice = your messages with me
my-games-joinable = ### Tables with a free seat
my-games-lobby = { $free ->
    [one] **{ $game }** in { $channel }, { $pace }: { $players }. One seat is free. [Table]({ $link })
   *[other] **{ $game }** in { $channel }, { $pace }: { $players }. { $free } seats are free. [Table]({ $link })
}
button-games-next = Next: { $game }
button-games-board = Board
button-games-join = Take a seat
button-games-back = Earlier
button-games-on = More games
button-games-again = Look again
tables-select = Go to a table …
table-page =
    ## { $game }
    { $players }, in { $channel }. [Table]({ $link })
    { $status ->
        [lobby] The table is being set.
        [running] { $until ->
            [none] { $moment }
           *[other] { $moment } Time ends { $until }.
        }
       *[other] It is over.
    }
button-move-here = Move here
