### Abrir una partida, llegar y marcharse, las reglas de la casa.

picture-free-seat = libre
lobby-alt = { $free ->
    [0] Una mesa de { $game } con todos los sitios ocupados: { $players }.
    [1] Una mesa de { $game } con un sitio libre: { $players }.
   *[other] Una mesa de { $game } con { $free } sitios libres: { $players }.
} Ritmo: { $pace }.
lobby-missing = { $count ->
    [0] { $free ->
        [0] La mesa está completa: { $host } puede pulsar **{ button-start }**.
       *[other] { $host } puede pulsar **{ button-start }**, o esperar a más gente.
    }
    [1] { $host } espera a una persona más. Pulsa **{ button-join }** para jugar.
   *[other] { $host } espera a { $count } personas más. Pulsa **{ button-join }** para jugar.
}
lobby-house = -# { button-house }: mira en **{ button-change }**.
lobby-rests = -# { pace-rests }
lobby-gone = Esta mesa de { $game } se anuló.
lobby-time = { $rounds } { $days ->
    [none] Con todo el mundo presente, cerca de { $length }.
    [1] Con todo el mundo presente, cerca de { $length }; con unos turnos al día, un día.
   *[other] Con todo el mundo presente, cerca de { $length }; con unos turnos al día, { $days } días.
}

button-change = Cambiar
change-about = ## Tu mesa de { $game }
change-select = Leer o cambiar …
change-standard = Reglas normales
change-by-the-booklet = { $length ->
    [custom] Reglas normales, duración propia.
   *[same] { change-standard }.
}
change-help = { $assist ->
    [hints] Con pistas y ayuda para reorganizar
    [placement] Con ayuda para reorganizar, sin pistas
   *[none] Sin pistas ni ayuda
}
change-rules = Cómo se juega
change-house = { button-house }
change-time = El tiempo y las ausencias
change-fair = { button-fair }
change-seats = Sitios
change-seats-about = ¿Cuántas personas juegan?
change-computer = Máquinas
change-computer-about = ¿Quién ocupa un sitio? Puedes añadir varias, una a una.
change-pace = Ritmo
change-pace-about = ¿Cuánto dura un turno?
change-pace-typed = Escribir el mío …
change-pace-form = Tu propio ritmo
change-pace-field = Turno, reserva y tiempo para golpear
change-pace-hint = 8h/30m, o 8h+1d/30m con un día de reserva
change-pace-field-buying = Turno, reserva y tiempo para comprar
change-pace-field-claimless = Turno y reserva
change-pace-hint-claimless = 8h, o 8h+1d
change-language = Idioma
change-language-about = ¿En qué idioma está la mesa?
change-rests = Cuándo se para el reloj
change-rests-about = ¿Cuándo se para el reloj de cada cual?
change-saved = Reglas guardadas
change-saved-about = ¿Con qué reglas se juega?
change-guests = { button-guests }
change-cancel = { button-cancel }

lobby-length = { $end ->
    [target] Hasta { $target } puntos.
    [last_player_standing] Hasta que quede una sola persona.
   *[fixed_rounds] { $rounds ->
        [players] Tantas rondas como jugadores.
        [1] Una ronda.
       *[other] { $rounds } rondas.
    }
}
seat-computer = { $strength ->
    [easy] Fácil
    [casual] Casual
    [steady] Sólida
    [sharp] Experta
   *[other] { $strength }
}
seat-computer-about = { $strength ->
    [easy] Está aprendiendo: juega lo primero que ve y se le escapa mucho
    [casual] Solo se fija de vez en cuando, y olvida lo jugado
    [steady] Juega a buen nivel de club y recuerda cada carta
    [sharp] Prueba cada jugada en muchos repartos que podrían ser el real
   *[other] Una máquina
}
lobby-fair = ## { button-fair }
    El secreto que baraja esta partida se sorteó al abrir la mesa. Está sellado: este es su SHA-256, que nadie puede cambiar.
    `{ $commitment }`
    Quien se une añade una parte que el bot no puede elegir. Tras la partida se muestra el secreto, y cualquiera puede comprobar cada reparto.
shuffles-shown = ## { button-fair }
    El secreto que barajó la partida { $game }:
    `{ $secret }`
    Su SHA-256, fijado antes del primer reparto:
    `{ $commitment }`
    Con el archivo de la partida, cualquiera puede comprobar cada reparto con `talon verify`.
shuffles-chosen = Estos repartos no se barajaron al azar: están elegidos para tu primera partida.
button-fair = Barajado limpio
house-rule = - { $rule }
house-rule-text = { $stated ->
    [yes] { $said } `{ $name }={ $value }` (reglamento: `{ $booklet }`)
   *[no] { $said } `{ $name }={ $value }` (por defecto: `{ $booklet }`)
}

lobby-opened = { $where ->
    [thread] La mesa está puesta en { $channel }.
   *[channel] La mesa está puesta.
} { $full ->
    [yes] Todos los sitios están ocupados: pulsa **{ button-start }**.
   *[no] Los demás se unen con un clic.
}
lobby-joined = Tienes sitio en la mesa de { $game }. { $free ->
    [0] Todos los sitios están ocupados: ya se puede empezar.
    [one] Queda { $free } sitio libre.
   *[other] Quedan { $free } sitios libres.
}
lobby-joined-next = **{ $way }:** { $told }
lobby-leaving = { $ends ->
    [kept] ¿Dejar [{ $game }]({ $board })? Mientras nadie tome tu sitio, cualquier jugada tuya lo recupera.
    [yes] ¿Dejar [{ $game }]({ $board })? Quedas fuera de la partida, y esta acaba al momento.
   *[no] ¿Dejar [{ $game }]({ $board })? Quedas fuera de la partida.
}
lobby-left = { $status ->
    [running] { $kept ->
        [open] Desde ahora tu sitio es de la máquina, y otros pueden tomarlo. Hasta entonces, cualquier jugada tuya lo recupera.
        [computer] Desde ahora tu sitio es de la máquina. Haz una jugada y vuelve a ser tuyo.
       *[forfeit] Has dejado la partida. Tu sitio queda fuera.
    }
    [cancelled] Te has marchado. Ya no queda nadie, así que la mesa se cierra.
   *[other] Has dejado la mesa.
}
lobby-started = { $seats } jugadores, y allá vamos.
lobby-started-duel = Se han repartido las cartas a { $seats } jugadores. Pulsa **{ $flip }** bajo la mesa.
lobby-called-off = La partida se anula.
lobby-thread-name = { $game }, mesa de { $host }
lobby-thread-failed = No pude abrir un hilo aquí. Elige el propio canal, o permíteme crear hilos públicos.
lobby-suspended-here = En este canal hay una partida suspendida, y no pude abrirle un hilo. Elige otro canal, o permíteme crear hilos públicos.
lobby-not-here = Una partida en un hilo necesita un canal de texto de un servidor. Ábrela allí.
lobby-permissions = No puedo llevar una partida aquí sin: { $missing }. Quien modera puede permitirlo en los ajustes del canal.

permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-create_public_threads = Crear hilos públicos
permission-attach_files = Adjuntar archivos
permission-read_message_history = Leer el historial de mensajes

seat-taken-back = Hola de nuevo. El sitio vuelve a ser tuyo.

games-none = No hay partidas en este servidor. Abre una con /{ command-game.name } { command-game-new.name }.
games-heading = { $own ->
    [yes] ## Tus partidas
   *[no] ## Partidas de este servidor
}
games-line = { $status ->
    [lobby] - [{ $game }]({ $board }): { $players }. { $free ->
        [0] Ningún sitio libre.
        [one] { $free } sitio libre.
       *[other] { $free } sitios libres.
    }
   *[other] - [{ $game }]({ $board }), ronda { $round }: { $players }. { $moment } { $ends }
} { $yours ->
    [yes] **Juegas en ella.**
   *[no] {""}
}
rematch-follows = { $status ->
    [lobby] **{ $way }:** { reject-already_joined } [{ $game }]({ $board })
   *[running] **{ button-next-match }:** [{ $game }]({ $board })
}
rematch-opened = La mesa está puesta otra vez, con las mismas reglas.
replay-here = La partida entera: `talon verify` la comprueba.

button-house = Reglas de la casa
button-house-type = Escribir un valor
button-house-booklet = Por defecto
button-house-several = Escribir varias
button-house-restore = { change-standard }
house-title = ## Reglas de la casa: { $game }
house-page = **{ $page }**
house-word = - `{ $word }`: { $meaning }
house-chosen = **{ $said }** `{ $name }={ $value }`
    { $stated ->
        [yes] En el reglamento: `{ $booklet }`. Puede ser: { $allowed }.
       *[no] Por defecto: `{ $booklet }`. Puede ser: { $allowed }.
    }
house-look-only = -# { $stage ->
    [lobby] Esto lo decide quien organiza.
    [tournament] Todas las mesas del torneo se juegan así.
   *[other] Estas reglas ya están acordadas.
}
house-changed = Cambiado.
house-by-the-booklet = por defecto
house-select-switch = Elige una regla para ver qué puede ser
house-select-value = Elige su valor
house-form-rules = Lo que difiere de las reglas normales
house-section-options = Lo que queda abierto
house-section-match = Jugadores, rondas, fin de la partida
house-section-deal = Baraja, reparto, comienzo
house-section-turn = Robar y el turno
house-section-claim = Reclamar descartes
house-section-melds = Conjuntos y secuencias
house-section-joker = Comodines
house-section-opening = Primeras combinaciones, añadir
house-section-rearrange = Reorganizar la mesa
house-section-ending = Cerrar la ronda
house-section-variants = Variantes impresas
house-section-points = Valores y puntos

rule-sets-about =
    ## { change-saved }
    { $count ->
        [0] Aún no hay.
       *[other] Quien organiza una mesa puede elegirlas, en **{ button-change }**.
    }
rule-sets-select = Ver …
button-rule-set-new = Guardar reglas nuevas
rule-set-which = ¿Para qué juego son?
rule-set-which-select = Elige un juego …
rule-set-form = Guardar reglas
rule-set-field-name = Su nombre
rule-set-about =
    ## { $name }
    { $rules ->
        [none] { $game } con las reglas normales
       *[other] { $game }: `{ $rules }`
    }
    { $default ->
        [yes] Este servidor juega así a { $game }.
       *[no] {""}
    }
button-rule-set-use = Jugar así aquí
button-rule-set-booklet = Con las reglas normales
button-rule-set-delete = Olvidar

rule-set-choice = { $name } ({ $game })

game-glance = { $length ->
    [none] { $game }, { $seats } jugadores
   *[other] { $game }, { $seats } jugadores, cerca de { $length }
}
game-length = cerca de { $length }
new-which = ## ¿Qué juego?
    Los tiempos son para una mesa con todo el mundo presente.
new-group-cards = Rummy con cartas
new-group-two = Gin, para dos
new-group-rack = Rummy con fichas
new-group-teams = Héroes contra villanos
new-game-about = { $single ->
    [yes] { $range } jugadores, { $length }
   *[no] { $range } jugadores; con { $seats }, { $length }
}
new-chosen = ## { $glance }
    { $summary }
new-house = **{ button-house }**
new-seats = { $seats } jugadores
new-seats-select = Cuántas personas juegan
new-pace-select = A qué ritmo
new-computers = { $computers ->
    [0] Sin máquinas
    [1] Una máquina
   *[other] { $computers } máquinas
}
new-computers-select = { change-computer }
button-new-like = Como la última vez: { $glance }
button-new-set = Poner la mesa
button-new-thread = En un hilo nuevo
button-new-other = Otro juego

learn-welcome = **Práctica: { $game }** contra la máquina. Pulsa **{ button-hand }** bajo la mesa: una línea explica cada turno. Tómate tu tiempo. Con **/{ command-games.name }** la terminas.
learn-welcome-duel = **Práctica: { $game }** contra la máquina. Pulsa **{ button-board-flip }** bajo la mesa. Con **/{ command-games.name }** la terminas.
learn-dealt = Tu partida de práctica de { $game } te espera [en tus mensajes]({ $board }).{ $chosen ->
    [yes] { " " }Sus repartos están elegidos para aprender.
   *[no] { "" }
}
learn-running = Estás practicando { $game }: [sigue aquí]({ $board }).
button-learn-switch = Cambiar a { $game }
learn-closed = No puedo escribirte un mensaje directo. Permite los de miembros de este servidor en tus ajustes de privacidad y prueba otra vez.
