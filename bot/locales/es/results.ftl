### Resultados, niveles y estadísticas.

button-me-results = { $shows ->
    [me] Resultados: solo tú
    [everywhere] Resultados: en todas partes
   *[server] Resultados: en su servidor
}
me-results =
    ## Quién ve tus resultados
    Niveles, puestos y estadísticas, también los pasados: en listas, imágenes, comparaciones y archivos.
    • **{ results-show-me }**: no estás en ninguna lista.
    • **{ results-show-server }**: allí se ven las partidas jugadas allí.
    • **{ results-show-everywhere }**: se ven todas.
results-show-me = Solo tú
results-show-server = En su servidor
results-show-everywhere = Donde quiera que juegue

command-stats = Cómo te va, o cómo le va a alguien: nivel, puestos, rivales
    .name = estadísticas
option-stats-somebody = De quién; si lo dejas, de ti
    .name = alguien
option-stats-game = Qué juego; si lo dejas, el más jugado
    .name = juego
command-leaderboard = Quién va dónde en este servidor
    .name = clasificación
option-board-season = Un mes como 2026-10 o un trimestre como 2026-Q4; vacío para hoy
    .name = temporada

results-none = Aquí no hay resultados que mostrar.
results-nobody = { $season ->
    [none] En este servidor nadie tiene aún un nivel visible. Hace falta una partida que cuente: dos personas, las reglas del juego, sin pistas.
   *[other] En la temporada { $season } nadie tiene un nivel visible en este servidor.
}
results-no-rating = { $why ->
    [unfitted] { $game } no tiene nivel: aún no se ha probado. Mira en /{ command-stats.name }.
   *[other] { $game } no tiene nivel: en las pruebas predecía demasiado poco. Mira en /{ command-stats.name }.
}
results-no-season = No hubo temporada «{ $season }». Escribe un mes como `2026-10` o un trimestre como `2026-Q4`.

stats-rating = { $provisional ->
    [yes] { $rating }?
   *[no] { $rating }
}
stats-doubt = -# ?: aún no es seguro
stats-gained = { $matches ->
    [1] { $way ->
        [up] +{ $points } en la última partida puntuada
       *[down] −{ $points } en la última partida puntuada
    }
   *[other] { $way ->
        [up] +{ $points } en { $matches } partidas
       *[down] −{ $points } en { $matches } partidas
    }
}
stats-matches = { $count ->
    [1] Una partida
   *[other] { $count } partidas
}
stats-place = { $place }.º
stats-rounds = { $count ->
    [1] Una ronda ganada
   *[other] { $count } rondas ganadas
}
stats-way = { $how ->
    [went_out] cerrando
    [knocked] golpeando
    [closed_from_hand] de una vez
    [stock_exhausted] con menos puntos
    [last_seat] por quedar al final
    [piles_empty] con más cartas
    [colour_complete] color completo
    [hands_empty] manos vacías
    [last_team] último equipo
    [blocked] soporte más bajo
    [gin] gin
    [big_gin] gran gin
    [undercut] contragolpe
   *[other] de otro modo
}
stats-claims = Golpes ganados
stats-in-time = Turnos a tiempo
stats-turn = Un turno dura
stats-longest = Victorias seguidas
stats-coach = Puntos perdidos por decisión (solo los ves tú)
stats-best = Mejor contra
stats-worst = Más difícil
stats-of = { $some } de { $of }
stats-share = { $share } %
stats-choose = Otro juego
picture-alt = { $title }, { $note }.
picture-alt-figure = { $name }: { $figure }.
picture-alt-head = { $name }:
together-figures = { $one } { $left }, { $other } { $right }
stats-rival = { $name }: { $some } de { $of }
stats-note = { $where ->
    [everywhere] { $game }, en todas partes
   *[here] { $game }, en este servidor
}
stats-alt = { $name }, { $note }. { $rating ->
    [none] Sin nivel.
   *[other] Nivel { $rating }.
}
button-stats-post = Publicar
button-stats-both = Frente a frente
together-title = { $one } y { $other }
together-met = Por delante
together-won = Ganadas
board-rating = Nivel
board-matches = Jugadas
board-note = { $season ->
    [none] { $pages ->
        [1] por nivel
       *[other] por nivel, { $page } de { $pages }
    }
   *[other] { $pages ->
        [1] { $season }
       *[other] { $season }, { $page } de { $pages }
    }
}

server-page-season = Temporadas
server-page-card = Tarjeta de la temporada
server-about-season = ¿En qué temporadas se cuentan los resultados? /{ command-leaderboard.name } las conoce por su nombre.
server-about-card = ¿Dónde se publica la tarjeta al acabar una temporada? Sin elegir: en ninguna parte.
server-unsaid-season = Sin temporadas
server-season = { $kind ->
    [month] Un mes
   *[quarter] Un trimestre
}
server-about-seasons = { $card ->
    [none] { $kind ->
        [month] **Temporada:** un mes
       *[quarter] **Temporada:** un trimestre
    }
   *[other] { $kind ->
        [month] **Temporada:** un mes, con su tarjeta en { $card }
       *[quarter] **Temporada:** un trimestre, con su tarjeta en { $card }
    }
}
season-title = Temporada { $season }
season-matches = { $matches ->
    [1] Una partida, { $people } personas
   *[other] { $matches } partidas, { $people } personas
}
season-played = Lo más jugado
season-gained = Mayor subida
season-gained-by = { $name } +{ $points }, { $game }

lobby-counts = -# { $why ->
    [none] Cuenta para el nivel
    [alone] Amistosa: una sola persona
    [house_rules] Amistosa: reglas de la casa
    [short] Amistosa: más corta que la impresa
    [hints] Amistosa: con pistas
    [learning] Amistosa: para aprender
   *[no_rating] Amistosa: este juego no tiene nivel
}

button-stats-change = Nivel
stats-changed = { $way ->
    [up] Tu nivel aquí: { $before } → { $now } (+{ $points }).
   *[down] Tu nivel aquí: { $before } → { $now } (−{ $points }).
}
stats-unchanged = { $why ->
    [alone] Esta partida fue amistosa: tenía una sola persona.
    [house_rules] Esta partida fue amistosa: tenía reglas de la casa.
    [short] Esta partida fue amistosa: era más corta que la impresa.
    [hints] Esta partida fue amistosa: tenía pistas.
    [learning] Esta partida fue amistosa: sus repartos se eligieron para aprender.
    [deal] El reparto del día no cuenta nunca para el nivel.
    [often] Esta partida fue amistosa: la misma gente ya tuvo ese día tres que contaban.
    [no_rating] Este juego no tiene nivel.
   *[none] No tenías sitio en esta partida en su primer turno.
}
season-rarest = Partida de la temporada
stats-no-rating = { $why ->
    [unfitted] ninguno: aún sin probar
   *[other] ninguno: predice demasiado poco
}
