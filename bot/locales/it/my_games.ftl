### One’s games over all servers: which of them wait, and where a seat is free.

command-games = Guarda le tue partite ovunque: dove tocca a te, e fino a quando
    .name = partite

my-games-heading = ## Le tue partite
    { $games ->
        [0] Non giochi a nessun tavolo. `/{ command-game.name } { command-game-new.name }` ne apre uno.
       *[other] { $waiting ->
            [0] Niente ti aspetta.
            [one] Partite che ti aspettano: { $waiting }.
           *[other] Partite che ti aspettano: { $waiting }.
        }
    }
my-games-aside = { $count ->
    [1] Una tua partita per ora non si può leggere, ma le sue mosse sono conservate.
   *[other] { $count } tue partite per ora non si possono leggere, ma le loro mosse sono conservate.
}
my-games-line = { $status ->
    [lobby] **{ $game }**, { $channel }: il tavolo si sta riempiendo. { $free ->
        [0] Tutti i posti sono presi.
        [one] { $free } posto libero.
       *[other] { $free } posti liberi.
    }
   *[other] { $yours ->
        [turn] ▶ **{ $game }**, { $channel }, manche { $round }: **tocca a te**.
        [window] ▶ **{ $game }**, { $channel }, manche { $round }: **serve la tua risposta**. { $moment }
       *[no] **{ $game }**, { $channel }, manche { $round }. { $moment }
    } { $ends } { $reserve ->
        [none] {""}
       *[other] Riserva: { $reserve }.
    }
} [Tavolo]({ $board })
place-of-practice = i tuoi messaggi con me
my-games-joinable = ### Tavoli con un posto libero
my-games-lobby = **{ $game }**, { $channel }, { $pace }: { $players }. { $free ->
    [one] { $free } posto libero.
   *[other] { $free } posti liberi.
} [Tavolo]({ $board })
button-games-next = Prossima: { $game }
button-games-board = Tavolo
button-games-join = Prendi un posto
button-games-again = Guarda di nuovo
tables-select = Vai a un tavolo …
table-page =
    ## { $game }
    { $players } ({ $channel }). [Tavolo]({ $board })
    { $status ->
        [lobby] Il tavolo si sta riempiendo.
        [running] { $moment } { $ends }
       *[other] È finita.
    }
button-move-here = Sposta qui
