### El reto del día.

command-daily = El reto y el reparto del día
    .name = diario
daily-heading = **Reto { $called }** · { $game } · { $level }
daily-ask-table = Coloca tantas fichas tuyas como puedas.
daily-ask-table-draw_discard = Coloca tantas cartas tuyas como puedas.
daily-ask-hand = { $upcard ->
    [none] Empiezas tú, en una mesa de { $seats }: ¿qué carta soltaría la máquina experta?
   *[other] Nadie quiso { $upcard }, y ya has robado: ¿qué carta soltaría la máquina experta?
}
daily-upcard = Nadie quiso { $upcard }.
daily-opponent = Rival { $number }
daily-tried = { $outcome ->
    [best] 🟩 Mejor no se puede.
    [most] { $short ->
        [1] 🟦 Vale, y está cerca: cabe una más.
       *[other] 🟦 Vale, y está cerca: caben { $short } más.
    }
    [little] { $short ->
        [0] ⬜ Vale, pero hay algo mejor.
        [1] ⬜ Vale, pero cabe una más.
       *[other] ⬜ Vale, pero caben { $short } más.
    }
   *[refused] ⬛ Las reglas aún no lo permiten.
}
daily-not-judged = No pude juzgarlo a tiempo, y no se contó nada. Prueba otra vez.
daily-hint-count = { $count ->
    [1] 💡 Se puede colocar una de las tuyas.
   *[other] 💡 Se pueden colocar { $count } de las tuyas.
}
daily-hint-pieces = 💡 Estas: { $cards }
daily-hint-why = { $why ->
    [none] 💡 Busca la carta que menos necesita el resto de la mano.
   *[other] 💡 { $why }
}
daily-hint-card = 💡 La máquina experta suelta { $card }.
daily-ahead = { $points ->
    [1] La máquina experta la ve un punto mejor que cualquier otra, en { $deals } repartos imaginados.
   *[other] La máquina experta la ve { $points } puntos mejor que cualquier otra, en { $deals } repartos imaginados.
}
daily-here = { $count ->
    [0] En este servidor aún no se ha resuelto.
    [1] En este servidor lo ha resuelto una persona.
   *[other] En este servidor lo han resuelto { $count } personas.
}
daily-share = Talon { $called } { $squares }
daily-share-tries = { $tries ->
    [1] 1 intento
   *[other] { $tries } intentos
}
daily-share-hints = { $hints ->
    [0] sin pistas
    [1] 1 pista
   *[other] { $hints } pistas
}
daily-shared = **{ $name }**: { $line }
daily-share-yourself = Aquí no puedo publicar. Copia tú la línea: `{ $line }`
daily-month =
    ## { $month }
    { $solved ->
        [0] Ninguno resuelto.
        [1] Uno resuelto.
       *[other] { $solved } resueltos.
    } { $streak ->
        [none] {""}
        [0] Aún sin racha.
        [1] 🔥 Un día seguido.
       *[other] 🔥 { $streak } días seguidos.
    } { $freezes ->
        [none] {""}
        [0] Este mes no puede faltar ningún día.
        [1] Este mes puede faltar un día.
       *[other] Este mes pueden faltar { $freezes } días.
    }
    -# 🟩 en su día · 🟦 después · ⬛ abierto · ⬜ sin abrir · ◽ por venir · ➖ ninguno
daily-about =
    ## El reto del día
    Fácil los lunes, difícil los domingos. Un grupo de tus cartas o fichas es el mejor; vale toda mesa legal que lo coloque. Prueba cuantas veces quieras.
    🟩 lo mejor · 🟦 la mitad o más · ⬜ menos · ⬛ no permitido
    Los días acaban a tu medianoche (/{ command-me.name }). Al mes pueden faltar dos. Los retos son públicos y se pueden leer antes: no hay clasificación.
picture-daily = El reto
picture-daily-best = Lo mejor
button-daily-lay = Colocarlo
button-daily-hint = Pista
button-daily-share = Compartir
button-daily-month = Mi mes
button-daily-about = Cómo funciona
button-daily-today = Hoy
button-daily-earlier = Anteriores
button-daily-play = El reto de hoy
select-daily-throw = Soltar …
select-daily-day = Abrir un día
reject-no_puzzle = No hay reto para { $day }.
reject-day_to_come = El reto de { $day } aún no ha llegado. El de hoy está abierto.
daily-post =
    ### Reto { $called }
    { $game } · { $level }
daily-post-over =
    ### Reto { $called }
    { $game } · { $level }
    { $count ->
        [0] Aquí no se resolvió.
        [1] Aquí lo resolvió una persona.
       *[other] Aquí lo resolvieron { $count } personas.
    }

server-page-daily = Reto del día
daily-settings =
    ## { server-page-daily }
    { $channel ->
        [none] No se publica nada.
       *[other] Se publica en { $channel } cada día a las { $hour } ({ $zone }): un mensaje, sin mención.
    }
daily-settings-hour = A qué hora
daily-settings-channel = En qué canal (ninguno: no se publica nada)
daily-form-zone = La zona horaria del servidor

## El reparto del día

daily-doors = ## { $day }
daily-door-puzzle = { $state ->
    [none] 🧩 Aún no hay reto.
    [solved] 🧩 **Reto**: resuelto.
    [open] 🧩 **Reto**: empezado.
   *[new] 🧩 **Reto**: te espera.
}
daily-door-deal = { $state ->
    [running] 🃏 **Reparto**: { $game }, empezado.
    [finished] 🃏 **Reparto**: { $game }, terminado.
    [unfinished] 🃏 **Reparto**: { $game }, sin terminar.
   *[new] 🃏 **Reparto**: { $game }, un solo intento.
}
button-daily-puzzle = El reto
button-daily-deal = El reparto
button-daily-yesterday = Reparto de ayer
button-daily-deals = Cómo funciona el reparto
button-daily-doors = Lo de hoy
deal-about =
    ## El reparto del día
    Las mismas cartas para todos, una sola vez, contra máquinas expertas que responden igual a las mismas jugadas. Sin pistas. Acaba a tu medianoche y no cuenta para nada.
    Las cartas del día siguiente ya están selladas; el SHA-256 de su secreto:
    `{ $commitment }`
deal-welcome = **Reparto { $called }: { $game }.** Pulsa **{ button-hand }** bajo el tablero. Tienes hasta las { $until }.
deal-dealt = Tu reparto te espera [en tus mensajes]({ $board }).
deal-first = Termina antes tu reparto del día: [seguir]({ $board }).
button-deal-instead = Mejor el reparto
deal-unfinished = **Este reparto se acabó; quedó sin terminar.**
deal-fair =
    ## Barajado limpio
    Todos tienen estas cartas. Su secreto se selló antes de empezar el día; este es su SHA-256:
    `{ $commitment }`
    Quien abrió primero el reparto puso la otra parte. Cuando termines, verás el secreto.
button-deal-compare = Comparar
deal-heading = **Reparto { $called }** · { $game }
deal-own = Tú: **{ $lead }**, puesto { $place } de { $count }.
deal-count = { $count ->
    [0] No lo terminó nadie.
    [1] Lo terminó una persona.
   *[other] Lo terminaron { $count } personas.
}
deal-sharp = La máquina experta en este sitio: **{ $lead }**.
deal-sharp-waits = La máquina experta aún piensa qué haría en este sitio.
deal-sharp-name = La máquina experta
deal-of = { $name } ({ $lead })
deal-here = En este servidor: { $people }.
deal-parted =
    Los caminos se separan en tu jugada { $move }:
    - { $mine }
    - { $theirs }
deal-picture = Reparto { $called }
deal-hand = -# Sitio { $number }: { $cards }
deal-shown =
    ## Barajado limpio
    El secreto: `{ $secret }`
    Su SHA-256, mostrado antes: `{ $commitment }`
    La parte: `{ $part }`
deal-share = Talon reparto { $called } { $square }
reject-no_deal = No hay reparto que jugar para { $day }. Mira el de hoy: **/{ command-daily.name }**.
reject-deal_closed = Los resultados de los demás se ven cuando termines este reparto, o { $until }.
