# La página web de `talon play`, donde una visita es dos personas y las máquinas juegan los otros sitios.

playground-topic = Rummy en tu propio equipo. Con la lista de arriba eliges quién eres.

playground-direct = { $name }: mensajes con Talon

playground-welcome = **Hola, esto es Talon.** Eres **{ $first }**, y las máquinas esperan en la mesa de abajo: pulsa **{ button-start }**, y luego **{ button-hand }** cada vez que sea tu turno.
    Con la lista de arriba eres también **{ $second }**; **{ $direct }** muestra lo que Talon te escribe, como la práctica con `/{ command-learn.name }`.
    El reloj de arriba deja pasar horas o días. `/{ command-help.name }` explica el resto, `/{ command-game.name } { command-game-new.name }` pone otra mesa, `/{ command-tournament.name } { command-tournament-create.name }` organiza un torneo.
playground-welcome-back = **Hola de nuevo.** Aquí está la mesa como la dejaste: **{ button-hand }** muestra tus cartas. Con la lista de arriba eliges si eres **{ $first }** o **{ $second }**. **{ $direct }** muestra tus partidas de práctica.

playground-time = Deja pasar el tiempo, hasta una semana de una vez
playground-let-pass = { $hours ->
    [1] Una hora
    [8] Ocho horas
    [24] Un día
    [72] Tres días
   *[other] { $hours } horas
}
playground-time-left = faltan { $hours } h
playground-time-stop = Parar aquí
playground-moment = { $day }, { $time }
playground-waits = { $game } · { $why ->
    [lobby] La mesa espera a que { $who } pulse «{ button-start }».
    [players] Espera a más personas.
    [standstill] La partida está parada.
    [suspended] La partida está suspendida hasta el { $until }.
    [over] La partida ha terminado.
    [away] Espera a que alguien vuelva.
    [friendly] Espera a { $who }, hasta que alguien pulse «{ button-play-on }».
    [window] Espera golpes hasta el { $until }.
   *[turn] { $until ->
        [none] Espera a { $who }, lo que haga falta.
       *[other] Espera a { $who } hasta el { $until }.
    }
}

playground-threads = Hilos
playground-back = Volver a #{ $channel }
playground-asleep = dormido
playground-called = llama a { $names }

playground-late = Llegó tarde: la mesa había cambiado. Pulsa otra vez.
playground-slow = Tardó demasiado. Mira la mesa antes de pulsar otra vez.
playground-silent = Talon no responde; nuevo intento.
playground-ended = Esto ha terminado. Inícialo de nuevo para seguir jugando.
playground-outdated = Esta página está anticuada. Cárgala de nuevo.

playground-page-more = Más
playground-page-end = Terminar aquí
playground-page-who = Juegas como
playground-page-edited = (editado)
playground-page-private = Solo tú puedes ver esto
playground-page-thinking = Pensando…
playground-page-send = Enviar
playground-page-cancel = Cancelar
playground-page-apply = Aplicar
playground-page-chosen = Has elegido { $count }. Elige de { $least } a { $most }.
playground-page-required = Este campo es obligatorio.
playground-page-invalid = Eso no sirve: escribe otra cosa.
playground-page-choose = Elige algo de la lista.
playground-page-nothing = Nada coincide
playground-page-earlier = Mensajes anteriores
playground-page-newer = Mensajes más nuevos
playground-page-newest = Mensajes nuevos · ir al último
playground-page-write = Mensaje a { $channel }
playground-page-used = { $name } usa

playground-open = Juega aquí: { $url }
playground-kept = Las partidas se guardan en { $file }. Ctrl-C cierra la página.
playground-stopped = Parado. Las partidas siguen cuando vuelvas a empezar.
