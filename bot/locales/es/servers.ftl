### Lo que decide un servidor para sus partidas, a quién no deja jugar, y cómo se le saluda.

server-about =
    ## Ajustes de este servidor
    { $hosts ->
        [none] **Mesas:** las abre cualquiera
       *[other] **Mesas:** las abre { $hosts }
    }
    { $channels ->
        [none] **Dónde:** en todas partes
       *[other] **Dónde:** { $channels }
    }
    { $game ->
        [none] **Juego:** lo elige quien organiza
       *[other] **Juego:** { $game }
    }
    { $pace ->
        [none] **Ritmo:** { pace-daily }
       *[other] **Ritmo:** { $pace }
    }
    { $assist ->
        [unsaid] **Ayuda:** la de cada juego
        [none] **Ayuda:** ninguna
        [placement] **Ayuda:** coloca fichas
       *[hints] **Ayuda:** coloca fichas y da pistas
    }
    { $role ->
        [none] **Torneos:** quien gestiona este servidor
       *[other] **Torneos:** { $role }
    }
    { $four ->
        [yes] **Palos:** cuatro colores
       *[no] **Palos:** dos colores
    }
    { $locale ->
        [none] **Idioma:** el de quien organiza
       *[other] **Idioma:** { $locale }
    }
server-limit = **{ $what }:** { $most }
server-select-page = Elige …
server-page-channels = Dónde se abren mesas
server-page-hosts = Quién abre mesas
server-page-variant = El juego habitual
server-page-pace = El ritmo habitual
server-page-assist = Ayuda para reorganizar
server-page-rules = { change-saved }
server-page-tournaments = Quién organiza torneos
server-page-events = Eventos del servidor
server-page-colours = Colores de los palos
server-page-locale = Idioma de las mesas
server-page-limits = Límites
server-page-bars = Quién no puede jugar
server-about-channels = ¿En qué canales, con sus hilos, se abren mesas? Sin elegir: en todos.
server-about-hosts = ¿Qué roles abren mesas? Sin elegir: todo el mundo.
server-about-variant = ¿Qué juego se ofrece primero?
server-about-pace = ¿A qué ritmo, si quien organiza no dice otra cosa?
server-about-assist = ¿Cuánta ayuda para reorganizar la mesa, si quien organiza no dice otra cosa?
server-about-tournaments = ¿Qué rol organiza torneos, además de quien gestiona este servidor?
server-about-events = ¿Deben los torneos con hora de comienzo estar entre los eventos de este servidor? Para eso necesito el permiso Crear eventos.
server-about-colours = ¿En cuántos colores se dibujan los palos? Una mesa cambia con su próxima jugada.
server-about-locale = ¿En qué idioma se escriben las mesas?
server-events-on = Anunciar los torneos como eventos
server-events-off = Sin eventos

server-limit-lobbies_per_person = Mesas abiertas por persona que organiza
server-limit-games_per_person = Mesas por miembro
server-limit-commands_per_minute = Comandos de un miembro por minuto
server-limit-games_per_channel = Partidas en un canal con sus hilos
server-limit-games_per_server = Partidas en el servidor
server-limit-hint = { $most ->
    [none] Un número, o nada si no hay límite
   *[other] De 1 a { $most }; nada es { $most }
}
server-form-limits = Límites de este servidor
server-cannot-post = No puedo publicar en { $channel } sin: { $missing }.
server-channel-gone = El canal ya no existe.
server-unsaid-variant = El juego lo elige quien organiza
server-unsaid-pace = El ritmo habitual: { pace-daily }
server-unsaid-locale = Como en los ajustes de Discord
server-unsaid-assist = La ayuda de cada juego
server-assist = { $assist ->
    [none] Sin ayuda para reorganizar
    [placement] La ayuda coloca las fichas elegidas
   *[hints] La ayuda coloca fichas y da pistas
}

bars-on = { $until ->
    [none] Desde ahora { $who } no puede jugar en este servidor.
   *[other] { $who } no puede jugar en este servidor hasta el { $until }.
} No puede abrir mesas ni sentarse. { $matches ->
    [out] { $out ->
        [0] No estaba en ninguna sala ni partida.
        [1] Queda fuera de una sala o partida; en una partida la máquina toma el sitio, o queda fuera donde las reglas lo dicen.
       *[other] Queda fuera de { $out } salas y partidas; en las partidas la máquina toma los sitios, o quedan fuera donde las reglas lo dicen.
    }
   *[played] { $out ->
        [0] Las partidas que juega ahora siguen hasta el final.
        [1] Queda fuera de una sala. Las partidas que juega ahora siguen hasta el final.
       *[other] Queda fuera de { $out } salas. Las partidas que juega ahora siguen hasta el final.
    }
} Los torneos quedan en manos de quien los organiza.
bars-select-add = No dejar jugar a alguien …
bars-form = No en este servidor
bars-field-reason = ¿Por qué? La persona lo lee.
bars-field-days = ¿Durante cuántos días?
bars-hint-days = Nada: hasta que le dejes jugar de nuevo
button-bars-out = Sacar de sus partidas
bars-about =
    ## Quién no puede jugar aquí
    { $count ->
        [0] Puede todo el mundo.
        [1] Un miembro.
       *[other] { $count } miembros.
    }
bars-lifted = { $who } puede volver a jugar en este servidor.
bars-line = { $until ->
    [none] { $reason ->
        [none] - { $who } ({ $name }), desde el { $since }, por { $by }
       *[other] - { $who } ({ $name }), desde el { $since }, por { $by }: { $reason }
    }
   *[other] { $reason ->
        [none] - { $who } ({ $name }), del { $since } al { $until }, por { $by }
       *[other] - { $who } ({ $name }), del { $since } al { $until }, por { $by }: { $reason }
    }
}
bars-select-lift = Dejar jugar de nuevo a alguien …

greeting =
    ## Hola, soy Talon
    Llevo partidas de rummy para gente que rara vez coincide en línea: cartas y fichas, de dos a seis jugadores, en minutos o en semanas.
    Pulsa **{ button-greeting-table }**, o escribe /{ command-game.name } { command-game-new.name }. ¿A solas? /{ command-learn.name } te reparte una partida de práctica.
    -# Quién puede abrir mesas, y dónde: /{ command-settings.name }. Lo que guardo de ti: /{ command-me.name }.
button-greeting-table = Poner una mesa
button-greeting-help = Cómo se juega
button-greeting-settings = Ajustes
