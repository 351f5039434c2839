### Los sitios de quienes no están: quién los juega, y cómo los toma otra persona.

lobby-absence = { $leaving ->
    [forfeit] Si pierdes { $misses } turnos, la máquina te suple hasta que vuelvas. Si te vas, quedas fuera.
   *[computer] Si pierdes { $misses } turnos, la máquina te suple; si pierdes { $kept } más, tu sitio queda libre.
}
lobby-seat-punctual = -# { $name } juega a tiempo el { $share } % de sus turnos.

notice-seat-open = El sitio de { $who } en [{ $game }]({ $board }) está libre. { $paused ->
    [yes] No hay nadie, así que la partida espera.
   *[no] Mientras tanto lo juega la máquina.
} Tómalo y sigues con sus cartas y sus puntos; el resultado nombra a los dos.{ $back ->
    [no] {""}
   *[yes] {" "}Hasta entonces { $who } puede volver.
}
notice-seat-taken = { $name } sigue jugando en el sitio de { $before } en [{ $game }]({ $board }), con sus cartas y sus puntos.
button-seat-take = Tomar el sitio de { $name }
button-seat-open = Liberar el sitio de { $name }
button-players = Jugadores
button-seat-leave = Salir

seat-taken = Desde ahora juegas el sitio de { $name }, con sus cartas y sus puntos.

players-heading = ## Quiénes juegan en [{ $game }]({ $board })
players-line = { $seat }. { $told }
players-computer = una máquina
players-free = el sitio está libre
players-away = no está
players-played = juega la máquina
players-host = organiza
players-before = en el sitio de { $before }
players-freeing = { $opens ->
    [closed] Alguien de esta mesa pidió borrar sus datos: nadie nuevo toma un sitio de esta partida.
    [yes] Cuando alguien ha perdido { $misses } turnos seguidos, { $host } puede liberar su sitio.
   *[no] En esta partida ningún sitio se libera para otros: si te vas, quedas fuera.
}

board-paused = { $opens ->
    [alone] No estás. Haz una jugada y la partida sigue.
    [yes] No hay nadie, así que la partida está en pausa hasta que alguien vuelva, o tome un sitio libre.
   *[no] No hay nadie, así que la partida está en pausa hasta que alguien vuelva.
}
summary-seat-held = { $name } siguió jugando en el sitio de { $before }.

my-games-open-seat = **{ $game }**, { $channel }, { $pace }: el sitio de { $name } está libre, y seguirías con sus cartas y sus puntos. [Mesa]({ $board })

reject-no_open_seat = Esta partida se está jugando y todos sus sitios están ocupados. Abre otra con /{ command-game.name } { command-game-new.name }.
reject-seat_taken = Ese sitio ya no está libre: lo juega { $name }.
reject-somebody_was_forgotten = Alguien de esta mesa pidió borrar sus datos, y no puedo saber si eras tú. Por eso nadie nuevo toma un sitio de esta partida.
reject-has_seen_a_hand = Ya has visto allí las cartas de un sitio, así que no puedes tomar otro mientras se pueda seguir jugando.
reject-seats_stay = En esta partida cada sitio es de quien lo juega, así que no se libera para otros.
reject-not_away = Un sitio solo se libera si su jugador se fue, o perdió { $misses } turnos seguidos.
