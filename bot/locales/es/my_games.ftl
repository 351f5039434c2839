### Las partidas de una persona en todos los servidores.

command-games = Mira tus partidas en todas partes: dónde te toca, y hasta cuándo
    .name = partidas

my-games-heading = ## Tus partidas
    { $games ->
        [0] No estás en ninguna mesa. `/{ command-game.name } { command-game-new.name }` pone una.
       *[other] { $waiting ->
            [0] Nada te espera.
            [one] Te espera { $waiting }.
           *[other] Te esperan { $waiting }.
        }
    }
my-games-aside = { $count ->
    [1] Una de tus partidas no se puede leer por ahora, pero sus jugadas están guardadas.
   *[other] { $count } de tus partidas no se pueden leer por ahora, pero sus jugadas están guardadas.
}
my-games-line = { $status ->
    [lobby] **{ $game }**, { $channel }: se está poniendo la mesa. { $free ->
        [0] Todos los sitios están ocupados.
        [one] Queda { $free } sitio libre.
       *[other] Quedan { $free } sitios libres.
    }
   *[other] { $yours ->
        [turn] ▶ **{ $game }**, { $channel }, ronda { $round }: **tu turno**.
        [window] ▶ **{ $game }**, { $channel }, ronda { $round }: **se espera tu respuesta**. { $moment }
       *[no] **{ $game }**, { $channel }, ronda { $round }. { $moment }
    } { $ends } { $reserve ->
        [none] {""}
       *[other] { $reserve } de reserva.
    }
} [Mesa]({ $board })
place-of-practice = tus mensajes conmigo
my-games-joinable = ### Mesas con un sitio libre
my-games-lobby = **{ $game }**, { $channel }, { $pace }: { $players }. { $free ->
    [one] Queda { $free } sitio libre.
   *[other] Quedan { $free } sitios libres.
} [Mesa]({ $board })
button-games-next = Siguiente: { $game }
button-games-board = Mesa
button-games-join = Tomar un sitio
button-games-again = Mirar otra vez
tables-select = Ir a una mesa …
table-page =
    ## { $game }
    { $players } ({ $channel }). [Mesa]({ $board })
    { $status ->
        [lobby] Se está poniendo la mesa.
        [running] { $moment } { $ends }
       *[other] Ha terminado.
    }
button-move-here = Traer aquí
