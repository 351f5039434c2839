### Torneos: qué se rechaza, su tablón, sus mesas y lo que se pregunta sobre ellos.

reject-table_of_tournament = Esta mesa es de un torneo, y solo quien lo organiza puede terminarla: con «{ button-tournament-decide }», en /{ command-tournament.name } { command-tournament-host.name }.
reject-several_tables = Aquí estás en varias mesas: { $threads }. Dilo en el hilo de la que quieres.
reject-no_such_tournament = Aquí no hay tal torneo. Mira los que hay con /{ command-tournament.name } { command-tournament-list.name }.
reject-which_tournament = Aquí hay varios torneos. Nombra el que quieres en el campo **{ option-tournament.name }** del comando.
reject-tournament_unreadable = Este torneo no se puede leer en este momento. Pide a quien lleva el bot que lo mire.
reject-not_a_draft = La inscripción de este torneo está abierta, así que sus condiciones valen. Para cambiarlas, anúlalo y crea otro.
reject-still_a_draft = Este torneo aún se está preparando. Espera a que se abra la inscripción.
reject-not_tournament_host = Eso solo puede hacerlo quien organiza este torneo o quien gestiona el servidor.
reject-may_not_host = Aquí solo puede organizar un torneo quien gestiona el servidor, o tiene el rol que nombra /{ command-settings.name }.
reject-too_many_tournaments = Este servidor ya tiene { $most } torneos, y no caben más. Espera a que acabe uno, o anula uno.
reject-bad_tournament_name = Un torneo necesita un nombre de 1 a { $most } caracteres.
reject-bad_format = No hay torneos de esa clase. Elige uno de la lista.
reject-league_too_quick = Una liga abre todas sus mesas a la vez: elige un ritmo desde { $least } por turno.
reject-bad_round_time = A este ritmo, una ronda puede durar de { $least } a { $most }. Escribe por ejemplo `2h`, `3d` o `14d`.
reject-bad_check_in = La confirmación puede estar abierta { $most } como máximo. Escribe por ejemplo `30m` o `2h`.
reject-too_many_computers = Pueden entrar { $most } máquinas como máximo. Elige menos.
reject-start_passed = La hora en que debía empezar ya pasó. Elige una posterior, o empieza a mano.
reject-role_needed = Solo quien tiene el rol <@&{ $role }> puede entrar en este torneo.
reject-already_entered = Ya estás en este torneo. Mira cómo va con /{ command-tournament.name } { command-tournament-mine.name }.
reject-bad_extension = De una vez se pueden dar de { $least } a { $most } más. Escribe por ejemplo `30m`, `2h` o `1d`.
reject-bad_length = «{ $given }» no es un tiempo. Escribe por ejemplo `30m`, `2h` o `1d`.
reject-not_entered = No estás en este torneo.

tournament-reject-not_open = La inscripción de este torneo ha terminado. Mira otros con /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-not_running = Este torneo aún no ha empezado. Lo empieza quien lo organiza, o la hora que dice su tablón.
tournament-reject-over = { $phase ->
    [cancelled] Este torneo se anuló.
   *[other] Este torneo ha terminado. Mira cómo acabó con /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-paused = Este torneo está en pausa. Sigue cuando lo diga quien lo organiza.
tournament-reject-not_paused = Este torneo no está en pausa, así que no hay nada que reanudar.
tournament-reject-no_check_in = { $phase ->
    [open] La confirmación aún no está abierta. Te llamaré cuando lo esté.
   *[other] Este torneo no tiene confirmación ahora.
}
tournament-reject-too_few = De momento solo pueden jugar { $there }, y para empezar hacen falta { $least }. Invita a más gente.
tournament-reject-no_such_entrant = Nadie con ese nombre ha entrado en este torneo. Elige un nombre de la lista.
tournament-reject-not_in = Esa persona ya no participa. Mira quién sí con /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-left = Ya no participas. Mira cómo va con /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-still_in = Ya participas, así que no hace falta que vuelvas.
tournament-reject-may_not_return = No puedes volver a este torneo.
tournament-reject-entry_closed = Ya se ha jugado demasiado de este torneo para entrar ahora. Mira otros con /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-checked_in_already = Ya has confirmado. Se empieza a la hora que dice el tablón.
tournament-reject-rest_in_arena_only = Solo en una arena se descansa entre mesas. Para salir, usa /{ command-tournament.name } { command-tournament-leave.name }.
tournament-reject-nothing_changes = { $resting ->
    [yes] Ya estás descansando.
   *[other] Ya tienes pedida una mesa.
}
tournament-reject-bad_lot = El sorteo de este torneo salió mal. Prueba de nuevo en un momento.
tournament-reject-bad_seeds = Las cabezas de serie nombran a alguien dos veces, o a alguien que no participa. Nombra a cada cual una vez.
tournament-reject-round_not_due = El torneo ha avanzado. Mira en su tablón cómo va.
tournament-reject-bad_pairing = El torneo avanzó mientras se sorteaban las mesas. Prueba de nuevo en un momento.
tournament-reject-not_finished = Este torneo aún no se ha jugado hasta el final.
tournament-reject-no_such_table = { $table ->
    [none] Aún no hay ronda { $round }. Mira las que hay con «{ button-tournament-tables }» en /{ command-tournament.name } { command-tournament-standings.name }.
   *[other] No hay mesa { $table } en la ronda { $round }. Mira las que hay con «{ button-tournament-tables }» en /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-table_ended = La mesa { $table } de la ronda { $round } ya tiene resultado. Para cambiarlo, decide la mesa.
tournament-reject-bad_result = Un resultado nombra un puesto para cada uno de los { $seats } sitios, con 1 para el mejor. Los puestos compartidos saltan los siguientes: `1 1`, `1 1 3`.
tournament-reject-bad_totals = Escribe un total por sitio, de −{ $most } a { $most }.
tournament-reject-totals_needed = En este torneo los puntos salen de los totales. Nombra también el total de cada sitio.
tournament-reject-not_at_table = Esa persona no está en la mesa { $table } de la ronda { $round }.
tournament-reject-round_ended = Eso ya se jugó hasta el final en la ronda { $round }, así que más tiempo no sirve.
tournament-reject-deadline_passed = El tiempo de la ronda { $round } ya se acabó.
tournament-reject-reason_needed = Di por qué: todo el torneo lee el motivo.
tournament-reject-no_such_act = No hay decisión número { $act }. Míralas con /{ command-tournament.name } { command-tournament-host.name }.
tournament-reject-undone_already = Eso ya se deshizo.
tournament-reject-cannot_undo = Eso no se puede deshacer. Haz lo contrario.
tournament-reject-too_late_to_undo = Es tarde para deshacerlo: desde entonces se ha seguido jugando.
tournament-reject-too_late_to_decide = Es tarde para decidir esa mesa: desde entonces ha empezado otra ronda.
tournament-reject-later_act_first = Algo posterior depende de eso. Deshaz antes la decisión número { $later }.
tournament-reject-too_many = Aquí cada cual se mide con cada cual, lo que funciona con { $most } jugadores como máximo, y participan { $there }. Pon un límite de plazas.
tournament-reject-no_bell = Solo una arena tiene campana, y suena una vez.
tournament-reject-not_seeded = En este torneo el sorteo coloca a todo el mundo. Las cabezas de serie se nombran en una liga, y en eliminatorias preparadas con ellas.
tournament-reject-ending_already = De todos modos no empieza otra ronda. El torneo acaba con las mesas que se juegan ahora.

tournament-fault-seats_crossed = El mínimo de sitios de una mesa, { $least }, es mayor que sus { $most } sitios. Elige menos.
tournament-fault-nobody_knocked_out = En cada mesa alguien debe quedar fuera: siguen { $most } como máximo.
tournament-fault-third_place_of_two = El tercer puesto solo se juega donde las mesas tienen dos sitios.
tournament-fault-division_too_small = Una división así no llena ninguna mesa. Necesita al menos { $least } jugadores.
tournament-fault-playing_costs = Aquí jugar no debe costar puntos. Elige puntos por puesto.
tournament-fault-streak_of_places = Una racha solo cuenta doble donde los puntos van por puesto. Elige puntos por puesto.
tournament-fault-too_many_move = Cambiarían de división más jugadores de los que tiene. Como máximo { $most } en cada sentido.
reject-player_not_entered = Esa persona no ha entrado en el torneo. Mira quién sí con /{ command-tournament.name } { command-tournament-standings.name }.
reject-bad_seeds_named = Nadie llamado { $name } ha entrado. Nombra a la gente con @, o como el tablón, con comas entre los nombres.
reject-several_so_called = Varias personas se llaman { $name }. Nómbralas con @.
reject-no_seasons = Solo una liga tiene temporadas.
reject-season_begun = La próxima temporada ya ha empezado.
reject-check_in_open = La confirmación sigue abierta. Empieza cuando estén todos, o saca a quien no esté.
reject-bad_numbers = Escribe un número entero por sitio, en el orden de los sitios: `2 1`, `2 1 3`.

command-tournament = Torneos: entra, mira cómo van, u organiza uno
    .name = torneo
command-tournament-create = Prepara un torneo en este canal; nadie lo ve hasta que abras la inscripción
    .name = crear
command-tournament-join = Entra en un torneo
    .name = entrar
command-tournament-leave = Sal de un torneo, o retírate: entonces la máquina sigue por ti
    .name = salir
command-tournament-standings = Mira la clasificación, las mesas de cada ronda y el camino de cualquiera
    .name = clasificación
command-tournament-mine = Tus mesas y tu camino en un torneo: confirma, descansa, sal
    .name = mío
command-tournament-list = Mira los torneos de este servidor
    .name = lista
command-tournament-host = Lleva tu torneo: cómo va, y todo lo que puedes hacer con él
    .name = organizar
option-tournament = cuál, si hay varios
    .name = torneo
option-tournament-name = su nombre
    .name = nombre
option-tournament-format = qué clase de torneo
    .name = formato
option-tournament-role = solo puede entrar quien tiene este rol
    .name = rol

tournament-format-swiss = Sistema suizo
tournament-format-round_robin = Todos contra todos
tournament-format-knockout = Eliminatorias
tournament-format-ladder = Escalafón de eliminación
tournament-format-league = Liga
tournament-format-arena = Arena
tournament-format-line = { $format ->
    [swiss] { $extent ->
        [1] Sistema suizo, 1 ronda, mesas de { $seats }
       *[other] Sistema suizo, { $extent } rondas, mesas de { $seats }
    }
    [round_robin] { $extent ->
        [1] Todos contra todos una vez, mesas de { $seats }
       *[other] Todos contra todos { $extent } veces, mesas de { $seats }
    }
    [knockout] { $extent ->
        [1] Eliminatorias, mesas de { $seats }
       *[other] Eliminatorias, siguen los { $extent } mejores de cada mesa, mesas de { $seats }
    }
    [ladder] Escalafón, fuera con { $extent } puntos, rondas como máximo: { $rounds }, mesas de { $seats }
    [league] { $extent ->
        [1] Liga, cada división se enfrenta una vez, mesas de { $seats }
       *[other] Liga, cada división se enfrenta { $extent } veces, mesas de { $seats }
    }
   *[other] Arena, mesas de { $seats }
}
tournament-choose-act = Elige qué hacer
tournament-choose-road = ¿El camino de quién?
tournament-choose-round = ¿Qué ronda?
tournament-choose-format = Qué clase de torneo
tournament-choose-game = Qué juego
tournament-choose-set = Con qué reglas
tournament-choose-seats = Cuántos por mesa
tournament-choose-pace = A qué ritmo
tournament-choose-rounds = Cuántas rondas
tournament-choose-new-opponents-first = Quién se enfrenta a quién
tournament-choose-best-against-best = La última ronda
tournament-choose-late-rounds = Quién puede entrar aún
tournament-choose-laps = Cuántas veces se enfrentan
tournament-choose-go-on = Cuántos siguen de cada mesa
tournament-choose-seeding = Quién va dónde
tournament-choose-third-place = El tercer puesto
tournament-choose-out-at = Quién queda fuera
tournament-choose-max-rounds = Cuántas rondas como máximo
tournament-choose-division-size = Qué tamaño tiene una división
tournament-choose-moving = Cuántos suben y bajan
tournament-choose-streak-from = Mesas ganadas seguidas
tournament-choose-leftovers = Quien no llena una mesa
tournament-choose-points = Qué trae una mesa
tournament-choose-ties = Qué decide primero los empates
tournament-choose-bye-points = Qué trae una ronda libre
tournament-choose-unfinished = Mesas que no acaban a tiempo
tournament-choose-computers = Cuántas máquinas entran
tournament-choose-strength = Qué nivel tienen
tournament-choose-rests = Cuándo descansan los turnos
tournament-choose-role = Quién puede entrar
tournament-choose-help = Ayuda en las mesas
tournament-option-set = { $value ->
    [booklet] { change-standard }
   *[other] Nuestras reglas: { $value }
}
tournament-option-seats = Mesas de { $value }
tournament-option-rounds = { $value ->
    [1] 1 ronda
   *[other] { $value } rondas
}
tournament-option-new-opponents-first = { $value ->
    [yes] Rivales nuevos antes que puntos iguales
   *[other] Puntos iguales antes que rivales nuevos
}
tournament-option-best-against-best = { $value ->
    [yes] En la última ronda se enfrentan los mejores
   *[other] La última ronda se sortea como las otras
}
tournament-option-late-rounds = { $value ->
    [0] Nadie entra una vez empezado
   *[other] Se puede entrar hasta que empiece la ronda { $next }
}
tournament-option-laps = { $value ->
    [1] Se enfrentan una vez
   *[other] Se enfrentan { $value } veces
}
tournament-option-go-on = { $value ->
    [1] Sigue el mejor de cada mesa
   *[other] Siguen los { $value } mejores de cada mesa
}
tournament-option-seeding = { $value ->
    [given] Primero las cabezas de serie, de /{ command-tournament.name } { command-tournament-host.name }
   *[other] Todos los lugares se sortean
}
tournament-option-third-place = { $value ->
    [yes] Las semifinales perdidas juegan por el tercer puesto
   *[other] El tercer puesto no se juega
}
tournament-option-out-at = { $value ->
    [1] Fuera con 1 punto
   *[other] Fuera con { $value } puntos
}
tournament-option-max-rounds = { $value ->
    [1] 1 ronda como máximo
   *[other] { $value } rondas como máximo
}
tournament-option-division-size = { $value ->
    [1] Divisiones de 1
   *[other] Divisiones de cerca de { $value }
}
tournament-option-moving = { $value ->
    [0] Nadie sube ni baja
    [1] Sube el mejor, baja el último
   *[other] Suben los { $value } mejores, bajan los { $value } últimos
}
tournament-option-streak-from = { $value ->
    [none] Cada mesa ganada cuenta una vez
    [1] Tras 1 mesa ganada, las siguientes cuentan doble
   *[other] Tras { $value } mesas ganadas, las siguientes cuentan doble
}
tournament-option-leftovers = { $value ->
    [byes] Quien no tiene mesa queda libre esa ronda
    [computers] Las máquinas llenan la última mesa
   *[other] Mesas cortas, para que juegue todo el mundo
}
tournament-option-points = { $value ->
    [difference] Puntos según la distancia entre totales
    [totals] Cuentan los totales del propio juego
   *[other] Puntos por puesto
}
tournament-option-bye-points = { $value ->
    [win] Una ronda libre cuenta como mesa ganada
    [loss] Una ronda libre cuenta como mesa perdida
   *[other] Una ronda libre da los puntos medios
}
tournament-option-unfinished = { $value ->
    [computer_finishes] La máquina las termina
   *[other] Cuentan los puntos de ese momento
}
tournament-ties = { $first ->
    [opponents] Primero, la fuerza de los rivales
    [sonneborn_berger] Primero, los puntos de los rivales vencidos
    [direct] Primero, las mesas compartidas
   *[other] Primero, la mejor mesa
}
tournament-option-computers = { $value ->
    [0] Sin máquinas
    [1] 1 máquina
   *[other] { $value } máquinas
}
tournament-option-strength = Nivel: { $value }
tournament-option-rests = { $value ->
    [both] Los turnos descansan en horas de silencio y vacaciones
    [quiet] Los turnos descansan solo en horas de silencio
    [vacation] Los turnos descansan solo en vacaciones
   *[other] Los turnos nunca descansan
}
tournament-option-role = { $value ->
    [everybody] Puede entrar todo el mundo
   *[other] Solo puede entrar quien tiene { $value }
}
tournament-option-help = { $value ->
    [on] Ayuda como en cualquier mesa
   *[other] Sin ayuda de la máquina
}
tournament-break-opponents = Riv.
tournament-break-sonneborn_berger = Vencidos
tournament-break-direct = Directo
tournament-break-best_table = Mejor
tournament-tie-opponents = la fuerza de los rivales
tournament-tie-sonneborn_berger = los puntos de los rivales vencidos
tournament-tie-direct = las mesas compartidas
tournament-tie-best_table = la mejor mesa

tournament-draft = -# Nadie ve esto todavía. { $computers ->
    [0] {""}
    [1] Entra una máquina.
   *[other] Entran { $computers } máquinas.
} { $checkin ->
    [none] {""}
   *[other] La confirmación está abierta durante { $checkin }.
} { $limit ->
    [none] {""}
   *[other] Hay sitio para { $limit }, y lista de espera.
} { $starts ->
    [none] Lo empiezas tú.
   *[other] Empieza { $starts }.
}
tournament-draft-forgotten = Olvidado. Nadie lo ha visto.
tournament-opened = La inscripción de **{ $name }** está abierta. Su tablón está en { $channel }.
tournament-not-here = Un torneo necesita un canal de texto, donde pueda abrir un hilo para cada mesa. Prueba en uno.
tournament-draft-roleless = El rol que puede entrar se ha borrado: elige otro, o deja entrar a todo el mundo.
button-draft-open = Abrir inscripción
button-draft-times = Nombre y tiempos
button-draft-forget = Olvidarlo
tournament-form-name = Nombre
tournament-form-round = Tiempo de una ronda: 2h, 3d, 14d
tournament-form-checkin = Confirmación antes: 30m, o vacío
tournament-form-starts = Empieza dentro de: 2h, 3d, o vacío
tournament-form-starts-hint = vacío: lo empiezas tú
tournament-form-limit = Sitio para cuántos, o vacío

tournament-about = ## { $name }
    { $house ->
        [none] { $format } · **{ $game }**
       *[other] { $format } · **{ $game }** con reglas de la casa: { $house }
    }
    { $arena ->
        [yes] Ritmo: { $pace } · la campana suena tras { $time } · organiza { $host }
       *[other] Ritmo: { $pace } · { $time } por ronda · organiza { $host }
    }
    -# { $points ->
        [knockout] Gana y sigues.
        [place] Puntos por puesto. Empates: { $ties }, luego el sorteo.
        [behind] Puntos negativos: la distancia con lo mejor de la mesa. Empates: { $ties }, luego el sorteo.
        [difference] Puntos según la distancia entre totales. Empates: { $ties }, luego el sorteo.
       *[other] Cuentan los totales del propio juego. Empates: { $ties }, luego el sorteo.
    } { $unfinished ->
        [score_now] Una mesa que no acaba a tiempo cuenta como esté.
       *[other] Una mesa que no acaba a tiempo la termina la máquina.
    } { $help ->
        [yes] La máquina puede ayudar.
       *[other] {""}
    } { $role ->
        [none] {""}
       *[other] Solo puede entrar { $role }.
    } { $more ->
        [none] {""}
       *[other] { $more }
    }
tournament-agreed = { $what ->
    [check_in] La confirmación dura { $value } antes de empezar: quien no confirma no juega.
    [last] En la última ronda se enfrentan los mejores.
    [new] Los rivales nuevos van antes que los puntos iguales.
    [late] Se puede entrar hasta que empiece la ronda { $value }.
    [seeded] Quien organiza nombra antes las cabezas de serie; el sorteo coloca a los demás.
    [third] Se juega el tercer puesto.
    [divisions] { tournament-option-division-size }.
    [moving] { $value ->
        [1] De cada división, el mejor sube la próxima temporada y el último baja.
       *[other] De cada división, los { $value } mejores suben la próxima temporada y los { $value } últimos bajan.
    }
    [streak] { $value ->
        [1] Tras 1 mesa ganada, las siguientes ganadas seguidas cuentan doble.
       *[other] Tras { $value } mesas ganadas seguidas, las siguientes cuentan doble.
    }
    [leftovers] { tournament-option-leftovers }.
    [byes] { tournament-option-bye-points }.
    [rests] { tournament-option-rests }.
   *[other] No empieza ninguna ronda más.
}
tournament-state = { $status ->
    [open] **La inscripción está abierta.** { $limit ->
        [none] {""}
       *[other] Hay sitio para { $limit }.
    } { $starts ->
        [none] Lo empieza quien organiza.
        [gone] Lo empieza quien gestiona el servidor.
       *[other] Empieza { $starts }.
    }
    [check_in] { $people ->
        [0] **La confirmación está abierta.**
       *[other] **La confirmación está abierta**: están { $checked } de { $people }.
    } Empieza { $starts }.
    [paused] **En pausa.** { $round ->
        [none] {""}
       *[other] { $round }: acabadas { $done } de { $tables } mesas.
    }
    [running] **{ $round ->
        [none] Se están sorteando las mesas de la primera ronda.
       *[other] { $round }:
    }** { $tables ->
        [0] {""}
       *[other] { $opening ->
            [0] acabadas { $done } de { $tables } mesas.{ $next ->
                [none] { $ends ->
                    [none] {""}
                   *[other] {" "}{ $ends }.
                }
               *[other] { $left ->
                    [yes] {" "}La próxima ronda empieza { $next }.
                    [alone] {" "}Solo queda una persona. Quién gana se dice { $next }.
                   *[no] {" "}Quién gana se dice { $next }.
                }
            }
           *[other] se están abriendo mesas: faltan { $opening } de { $tables }.
        }
    }
    [over] { $lot ->
        [yes] **Terminado.** Gana por sorteo: { $winners }.
       *[no] **Terminado.** Gana: { $winners }.
    }
   *[other] **Anulado.**
}
tournament-ends = { $what ->
    [bell] La campana suena { $ends }
    [round] La ronda acaba { $ends }
    [all] Todas las rondas abiertas acaban { $ends }
   *[some] Lo próximo en acabar, { $ends }: { $rounds }
}
tournament-stands-still = Ninguna mesa se puede jugar donde está, así que su tiempo espera
tournament-entrants = { $count ->
    [0] { tournament-nobody-yet }
    [1] 1 jugador: { $names }
   *[other] { $count } jugadores: { $names }
}
tournament-more-players = { $count ->
    [1] 1 más
   *[other] { $count } más
}
tournament-computers = { $count ->
    [1] 1 máquina
   *[other] { $count } máquinas
}
tournament-entrant = { $here ->
    [yes] { $name } ✓
   *[other] { $name }
}
tournament-waiting = { $count ->
    [1] En la lista de espera: { $names }
   *[other] { $count } en la lista de espera: { $names }
}
tournament-nobody-yet = Aún no ha entrado nadie.
tournament-fair = { $secret ->
    [none] Los barajados de todas las mesas están sellados por `{ $commitment }`, el SHA-256 de un secreto que se sorteó antes de que entrara nadie. Se revela cuando el torneo termina, y entonces se puede comprobar cada reparto.
   *[other] El secreto que barajó las cartas de todas las mesas: `{ $secret }`
        Su SHA-256 se mostró antes de que entrara nadie: `{ $commitment }`
        Con el archivo de la partida, cualquiera puede comprobar cada reparto con `talon verify`.
}
tournament-filler = máquina
tournament-entered-again = { $name } (antes)
button-tournament-join = Entrar
button-tournament-leave = Salir
button-tournament-drop = Retirarme
button-tournament-checkin = Aquí estoy
button-tournament-standings = Clasificación
button-tournament-tables = Mesas
button-tournament-mine = Mi camino
button-tournament-host = Organizar
button-tournament-fair = { button-fair }
button-tournament-export = Archivos
button-tournament-start = { $checkin ->
    [yes] Abrir confirmación
   *[other] Empezar
}
button-tournament-pause = Pausa
button-tournament-end = Acabar antes
button-tournament-seed = Cabezas de serie
button-tournament-remove = Quitar a alguien
button-tournament-decide = Decidir una mesa
button-tournament-cancel = Anularlo
button-tournament-rest = Descansar
button-tournament-play = Pedir mesa otra vez
button-tournament-season = Próxima temporada
button-tournament-help = Cómo funciona
button-tournament-resume = Seguir
button-tournament-extend = Dar más tiempo
button-tournament-undo = Deshacer { $act }

tournament-joined = { $waits ->
    [yes] Estás en la lista de espera de **{ $name }**. { $how ->
        [vacancy] Entras cuando alguien salga, o la próxima temporada.
        [season] Entras la próxima temporada.
       *[full] Entras cuando alguien salga.
    }
   *[no] Estás en **{ $name }**. { $how ->
        [late] Juegas desde la próxima ronda.
        [free] Tendrás mesa en cuanto haya una.
        [back] { seat-taken-back }
        [taken] Te llamo a tus mesas.
        [last] No empieza ninguna ronda más.
        [check_in] Te llamaré para la confirmación.
       *[in] Cuando empiece, te llamo a tu mesa.
    }
}
tournament-drop = { $sits ->
    [others] ¿Retirarte de **{ $name }**? Otra persona puede ocupar tus mesas.
    [yes] ¿Retirarte de **{ $name }**? La máquina sigue por ti.
   *[no] ¿Retirarte de **{ $name }**?
}
tournament-left = { $how ->
    [table] Te has retirado de **{ $name }**. En tu mesa la máquina sigue por ti.
    [dropped] Te has retirado de **{ $name }**.
   *[left] Has salido de **{ $name }**.
}
tournament-checked-in = Has confirmado.
tournament-resting = { $resting ->
    [yes] No tendrás otra mesa hasta que la pidas.
   *[other] Tendrás mesa en cuanto haya una.
}
tournament-standings = **{ $name }**
tournament-called-off = anulado
tournament-dropped = sin jugar hasta el final
tournament-table-line = { $thread ->
    [none] **{ $heading }**: { $names }
   *[other] **{ $heading }** { $thread }: { $names }
} · { $state ->
    [waiting] se abre pronto
    [playing] en juego
    [dropped] { tournament-dropped }
    [played] acabada
    [scored_now] contada como estaba
    [computer_finished] acabada por la máquina
   *[other] decidida por quien organiza
}
tournament-mine = **{ $name }** · { $status ->
    [in] participa
    [resting] descansa
    [took_part] participó
    [out] fuera
    [waiting] en la lista de espera
    [waited] estuvo en la lista de espera
    [withdrawn] salió
    [missed_check_in] no confirmó
    [dropped] se retiró
    [no_show] no apareció en la mesa
   *[other] fuera por decisión de quien organiza
} { $thread ->
    [none] {""}
   *[other] · ahora en { $thread }
}
tournament-export = Las cifras para una hoja de cálculo, y todo lo que pasó. { $replay ->
    [there] `talon verify` comprueba el archivo.
    [later] Cuando el torneo termina, `talon verify` comprueba el archivo.
   *[none] {""}
}
tournament-season-begun = La temporada { $season } de **{ $name }** empieza { $starts }. Cada cual está en su división y recibe la llamada a confirmar; quien no confirma queda fuera.
tournament-season-there = { reject-season_begun } [{ $name }]({ $board })
tournaments-heading = **Torneos de este servidor**
tournaments-none = Aquí aún no ha habido torneos. Organiza uno con /{ command-tournament.name } { command-tournament-create.name }.
tournament-called = { $season ->
    [none] { $name }
   *[other] { $name } · temporada { $season }
}
tournaments-line = - [{ $name }]({ $board }) · { $format } · { $game } · { $status ->
    [draft] en preparación
    [open] inscripción abierta, dentro: { $entered }
    [check_in] confirmación abierta
    [running] ronda { $round }
    [paused] en pausa
    [over] terminado
   *[other] { tournament-called-off }
}

tournament-thread-name = { $name } · { $where }
tournament-check-in-call = { $who }: pulsa **{ button-tournament-checkin }** en [{ $name }]({ $board }) para guardar tu sitio. Ahí dice hasta cuándo.
tournament-where = { $stage ->
    [final] la final
    [third] el tercer puesto
   *[other] ronda { $round }, mesa { $table }
}
tournament-card = { $ended ->
    [none] **{ $name }** · { $where }: { $names }
    [played] **{ $name }** · { $where }: acabada
    [scored_now] **{ $name }** · { $where }: cuenta como estaba
    [computer_finished] **{ $name }** · { $where }: acabada por la máquina
   *[other] **{ $name }** · { $where }: decidida por quien organiza
}
tournament-closing = { $ended ->
    [decided] **Quien organiza ha decidido esta mesa.** Esto cuenta:
    [computer_finished] **Se acabó el tiempo y la máquina terminó esta mesa.** Esto cuenta:
   *[scored_now] **Se acabó el tiempo y la mesa está cerrada.** Esto cuenta:
}
tournament-goes-on = { $count ->
    [1] Sigue adelante: { $names }.
   *[other] Siguen adelante: { $names }.
}
tournament-result-line = { $total ->
    [none] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points }, por la máquina
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points }
    }
   *[other] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points } (total { SCORE($total) }), por la máquina
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points } (total { SCORE($total) })
    }
}
tournament-table-call = { $who ->
    [none] Las máquinas juegan esta mesa.
   *[other] { $who }: aquí está la mesa: [{ $name }]({ $board }), { $where }.
}
tournament-table-fair = -# Su secreto para barajar está sellado. Este es el SHA-256: `{ $commitment }`
tournament-seat-word = { $who ->
    [none] Desde ahora la máquina juega el sitio de { $gone }.
   *[other] { $who } toma el sitio de { $gone }. Desde ahora es tuyo: abre tu mano bajo la mesa.
}
tournament-bye-word = { $who }: en la ronda { $round } de [{ $name }]({ $board }) ronda libre. { $brings ->
    [next] Se sigue adelante sin mesa.
    [win] Cuenta como mesa ganada.
    [loss] Cuenta como mesa perdida.
   *[average] Da los puntos medios.
} { $left ->
    [yes] Aviso cuando empiece la próxima ronda.
    [season] Todas las rondas de la temporada se abren a la vez.
   *[no] Es la última ronda.
}
tournament-round-over = **[{ $name }]({ $board })**: la ronda { $round } ha terminado.
tournament-act = { $undone ->
    [yes] { $kind ->
        [decide] { $host } ha deshecho la decisión sobre una mesa, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } ha deshecho el tiempo de más ({ $time }) hasta la campana: { $reason }
           *[other] { $where ->
                [none] { $host } ha deshecho el tiempo de más ({ $time }) de la ronda { $round }: { $reason }
               *[other] { $host } ha deshecho el tiempo de más ({ $time }) de una mesa, { $where }: { $reason }
            }
        }
        [end] { $host } deja que el torneo siga hasta su última ronda: { $reason }
       *[other] { $host } ha deshecho la expulsión de { $player }: { $reason }
    }
   *[other] { $kind ->
        [decide] { $host } ha decidido una mesa, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } hace sonar la campana { $time } más tarde: { $reason }
           *[other] { $where ->
                [none] { $host } da { $time } más a la ronda { $round }: { $reason }
               *[other] { $host } da { $time } más a una mesa, { $where }: { $reason }
            }
        }
        [seed] { $host } ha nombrado las cabezas de serie, de mejor a peor: { $seeds }. El motivo: { $reason }
        [end] { $host } termina el torneo con las mesas que se juegan ahora: { $reason }
        [remove] { $host } ha sacado a { $player }: { $reason }
        [pause] { $host } ha puesto el torneo en pausa: { $reason }
        [resume] { $host } reanuda el torneo: { $reason }
       *[other] { $host } ha anulado el torneo: { $reason }
    }
}
tournament-act-told = **[{ $name }]({ $board })** · { $act }
tournament-not-begun = { $host }: **{ $name }** no ha empezado. { $why } { $state }
tournament-crowded = { $host }: este servidor tiene tantos hilos abiertos como permite Discord, así que aún no se pueden abrir mesas de **{ $name }**. Cierra hilos que nadie necesite. Las mesas se abren solas en cuanto haya sitio.
tournament-hindered = Me falta { $missing } en { $channel }, así que las mesas de **{ $name }** no se pueden abrir. En cuanto pueda, se abrirán solas.
tournament-homeless = El canal de **{ $name }** se ha borrado, así que el torneo queda cancelado.
tournament-roleless = El rol que puede entrar en **{ $name }** se ha borrado, así que no puede nadie. Quien lo organiza puede dejar entrar a cualquiera en /{ command-tournament.name } { command-tournament-host.name }.
tournament-podium = ## { $name }
    { $count ->
        [1] { $lot ->
            [yes] **¡Gana { $winners }, por sorteo!**
           *[no] **¡Gana { $winners }!**
        }
       *[other] { $divisions ->
            [1] **¡{ $winners } ganan a la par!**
           *[other] **¡{ $winners } ganan sus divisiones!**
        }
    }

tournament-form-reason = ¿Por qué? Lo lee todo el mundo
tournament-form-reason-hint = por ejemplo: se cortó la conexión
tournament-form-what = ¿Qué recibe más tiempo?
tournament-form-what-hint = 2 para la ronda 2, 2.3 para su mesa 3
tournament-form-whole = ronda { $round }, todas sus mesas
tournament-form-bell = Todo: la campana suena más tarde
tournament-form-at = { $where }: { $names }
tournament-form-time = ¿Cuánto más?
tournament-form-time-hint = 30m, 2h, 1d
tournament-form-table = ¿Qué mesa?
tournament-form-table-hint = 2.3 para la mesa 3 de la ronda 2
tournament-form-places = El puesto de cada sitio, en ese orden
tournament-form-totals = Sus totales, si de ellos salen los puntos
tournament-form-player = ¿A quién se quita?
tournament-form-player-hint = @Ada, o el nombre como está en el tablón
tournament-form-seeds = Las cabezas de serie, de mejor a peor
tournament-form-seeds-hint = @Ada @Ben, o nombres con comas

tournament-report = **{ $name }** · { $status ->
    [open] inscripción abierta
    [check_in] confirmación abierta
    [running] { $round ->
        [none] se sortea la primera ronda
       *[other] { $ends ->
            [none] { $round }
           *[other] { $round } · { $ends }
        }
    }
    [paused] en pausa
    [over] terminado
   *[other] { tournament-called-off }
} · { $waiting ->
    [0] jugadores: { $there }
   *[other] jugadores: { $there }, esperan { $waiting }
}
tournament-report-table = { $thread ->
    [none] - { $where } (se está abriendo): { $names }
   *[other] - { $thread }: { $names }
}
tournament-report-gone = { $status ->
    [withdrawn] - { $name } salió
    [missed_check_in] - { $name } no confirmó
    [dropped] - { $name } se retiró
    [no_show] - { $name } no jugó a tiempo
   *[other] - { $name } quedó fuera por decisión de quien organiza
}
tournament-report-acts = Lo que hizo quien organiza:
tournament-report-act = { $act }. { $line }

tournament-division = { $name }, división { $division }
tournament-after-round = Tras la ronda { $round }
tournament-points = Puntos
tournament-round-heading = { $rounds ->
    [none] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
}
tournament-table-heading = { $stage ->
    [final] La final
    [third] El tercer puesto
   *[other] { $round ->
        [none] Mesa { $table }
       *[other] Ronda { $round }, mesa { $table }
    }
}
tournament-open-tables = Mesas abiertas
tournament-all-tables = { $format ->
    [league] Todas las mesas de la temporada
   *[other] Todas las mesas hasta ahora
}
tournament-table-note = { $state ->
    [waiting] se abre pronto
    [playing] en juego
    [dropped] { tournament-dropped }
   *[other] { $ended ->
        [scored_now] como estaba
        [decided] decidida
       *[other] {""}
    }
}
tournament-seat-alt = { $points ->
    [none] { $name }
   *[other] { $name } { $points }
}
tournament-table-alt = { $state ->
    [waiting] { $heading }, aún sin abrir: { $seats }.
    [playing] { $heading }, en juego: { $seats }.
    [dropped] { $heading }, { tournament-dropped }: { $seats }.
   *[other] { $note ->
        [none] { $heading }, acabada: { $seats }.
       *[other] { $heading }, { $note }: { $seats }.
    }
}
tournament-byes-alt = { $count ->
    [1] Ronda libre: { $names }.
   *[other] Ronda libre: { $names }.
}
tournament-standing-alt = { $settled ->
    [lot] { $fate ->
        [out] { $place }. { $name }: { $points }, por sorteo, fuera.
        [up] { $place }. { $name }: { $points }, por sorteo, sube.
        [down] { $place }. { $name }: { $points }, por sorteo, baja.
       *[none] { $place }. { $name }: { $points }, por sorteo.
    }
    [undrawn] { $place }. { $name }: { $points }, decide el sorteo al cerrar la ronda.
   *[other] { $fate ->
        [out] { $place }. { $name }: { $points }, fuera.
        [up] { $place }. { $name }: { $points }, sube.
        [down] { $place }. { $name }: { $points }, baja.
       *[none] { $place }. { $name }: { $points }.
    }
}
tournament-moved-alt = { $way ->
    [up] Sube { $places }.
   *[down] Baja { $places }.
}
tournament-bracket-alt = { $heading }: { $names ->
    [none] aún no sigue nadie.
    [nobody] no siguió nadie.
   *[other] siguió adelante: { $names }.
}
tournament-lot = { $what ->
    [open] { $names } empatan: lo decide el sorteo al cerrar la ronda.
    [before] Siguió por sorteo: { $names }; quienes empataban completan la próxima ronda.
    [title] Ganó por sorteo: { $names }, en empate con { $out }.
    [third] Tercer puesto por sorteo: { $names }, en empate con { $out }.
    [ahead] Por delante por sorteo: { $names }, en empate con { $out }.
   *[way] Siguió por sorteo: { $names }, en empate con { $out }.
}
tournament-lot-note = { $drawn ->
    [yes] por sorteo
   *[no] decide el sorteo
}
tournament-computer-won = ganó la máquina
tournament-bye = libre
tournament-bye-heading = Ronda libre
tournament-bracket-meets = { $stage ->
    [third] Por el tercer puesto, { $one } se enfrenta a { $other }.
   *[none] Luego { $one } se enfrenta a { $other }.
}
tournament-bracket-third = { $place }. { $name }
tournament-bracket-place-alt = { $place }. { $name }.
tournament-road-met = { $where ->
    [none] Con { $names }, en la mesa { $table }.
   *[other] Con { $names }: { $where }.
}
tournament-road-place = { $how ->
    [gone] Puesto { $place } de { $seats }, por la máquina.
    [shared] Puesto { $place } de { $seats }, compartido.
   *[alone] Puesto { $place } de { $seats }.
}
tournament-road-bye = Sin mesa que jugar: ronda libre.
tournament-road-missed = Sin participar: cuenta como mesa perdida.
tournament-road-fate = { $on ->
    [open] decide el sorteo
    [third] { $lot ->
        [yes] al tercer puesto por sorteo
       *[no] juega por el tercer puesto
    }
    [on] { $lot ->
        [yes] sigue por sorteo
       *[no] sigue
    }
   *[out] { $lot ->
        [yes] fuera por sorteo
       *[no] fuera
    }
}
tournament-place = { $settled ->
    [lot] puesto { $place }, por sorteo
   *[other] puesto { $place }
}
tournament-road-alt = { $after ->
    [none] { $heading } ({ $points }): { $met }
   *[other] { $heading } ({ $points }, { $after }): { $met }
}
tournament-podium-points = { $lot ->
    [yes] { $points } · por sorteo
   *[no] { $count ->
        [1] { $points } punto
       *[other] { $points } puntos
    }
}

tournament-event-where = #{ $channel }
tournament-event-about = Un torneo de { $game }. Entra en su tablón.
