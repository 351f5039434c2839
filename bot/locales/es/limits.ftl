### Cuánto puede tener a la vez una persona, un canal o un servidor.

reject-too_many_lobbies = { $where ->
    [server] Son todas las mesas abiertas que puedes tener en este servidor: { $most }. Empieza o anula una antes.
   *[none] Son todas las mesas abiertas que puedes tener: { $most }. Empieza o anula una antes.
}
reject-too_many_games = { $where ->
    [channel] Son todas las mesas que una persona puede tener en este canal y sus hilos: { $most }. Termina una antes, o abre la tuya en otro canal.
    [server] Son todas las mesas de este servidor en las que se puede estar: { $most }. Deja o termina una antes.
   *[none] Son todas las mesas en las que se puede estar: { $most }. Deja o termina una antes.
}
reject-channel_full = { $most ->
    [1] Este canal y sus hilos tienen una partida en curso, y no caben más. Abre la tuya en otro canal, o espera a que acabe.
   *[other] Este canal y sus hilos tienen { $most } partidas en curso, y no caben más. Abre la tuya en otro canal, o espera a que acabe una.
}
reject-too_many_today = { $most ->
    [1] Has abierto una mesa en las últimas 24 horas, y no caben más. Prueba mañana.
   *[other] Has abierto { $most } mesas en las últimas 24 horas, y no caben más. Prueba mañana.
}
reject-server_full = { $most ->
    [1] Este servidor tiene una partida en curso, y no caben más. Espera a que acabe.
   *[other] Este servidor tiene { $most } partidas en curso, y no caben más. Espera a que acabe una.
}
reject-too_fast = Eso fue mucho en un minuto. Prueba otra vez en { $wait }.
reject-too_busy = { $where ->
    [server] He hablado mucho en este servidor en un minuto. Prueba otra vez en { $wait }.
   *[other] He hablado mucho en este canal en un minuto. Prueba otra vez en { $wait }.
}
reject-bad_limit = «{ $given }» no es un límite aquí. Escribe un número entero de 1 a { $most }, o nada para el habitual.
reject-bad_days = «{ $given }» no es un número de días. Escribe uno de 1 a { $most }, o nada: hasta que le dejes jugar de nuevo.
reject-may_not_open = En este servidor solo puede abrir mesas quien tiene el rol { $roles }. Tú puedes unirte a una.
reject-not_in_this_channel = En este servidor las mesas solo se abren en { $channels }. Abre allí la tuya.
