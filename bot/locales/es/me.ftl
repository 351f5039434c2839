### Los ajustes propios: /yo

command-me = Tus ajustes: zona horaria, horas de silencio, vacaciones, recordatorios, lo que ves
    .name = yo

me-heading =
    ## Tus ajustes
    Solo tuyos, en todos los servidores y partidas.
me-zone = { $city } (allí son las { $clock })
me-zone-none = aún sin elegir; la necesitan las horas de silencio, las vacaciones y la lista diaria
me-when =
    Zona horaria: { $zone }
    { $begins ->
        [none] Horas de silencio: ninguna
       *[other] Horas de silencio: de { $begins } a { $ends }
    }
    { $vacation ->
        [none] Vacaciones: ninguna prevista; días que quedan este año: { $left }
       *[other] Vacaciones: { $vacation }; días que quedan este año: { $left }
    }
    { $digest ->
        [none] Lista diaria de partidas que esperan: ninguna
       *[other] Lista diaria de partidas que esperan: { $digest }
    }
    -# Tu reloj se para en las horas de silencio y en vacaciones, en las partidas que lo permiten.

me-choose-reminders = Cómo quieres los recordatorios
me-reminders = ## { me-choose-reminders }
me-reminder-mention = Recordármelo en el canal
me-reminder-direct = Recordármelo por mensaje directo
me-reminder-none = No recordármelo

button-me-zone = Zona horaria
button-me-quiet = Horas de silencio
button-me-vacation = Vacaciones
button-me-digest = Lista diaria
button-me-colours = { $on ->
    [yes] Cuatro colores: sí
   *[no] Cuatro colores: no
}
button-me-text = { $on ->
    [yes] Solo palabras: sí
   *[no] Solo palabras: no
}
button-me-teach = { $on ->
    [yes] Explicaciones: sí
   *[no] Explicaciones: no
}
button-me-knocks = { $on ->
    [yes] Avisar de golpes: sí
   *[no] Avisar de golpes: no
}
button-me-asking = { $on ->
    [yes] Confirmar descartes: sí
   *[no] Confirmar descartes: no
}
button-me-plan = Planear vacaciones
button-me-language = Idioma
button-me-back = Volver a tus ajustes

me-form-where = Dónde vives
me-form-quiet = { button-me-quiet }
me-form-digest = { button-me-digest }
me-form-plan = { button-me-plan }
me-field-city = Una ciudad grande cercana, o tu hora actual
me-hint-city = Madrid, Buenos Aires, Europe/Madrid o 21:35
me-field-hours = Desde y hasta, según tu reloj
me-hint-hours = 22:00-08:00; vacío si no quieres ninguna
me-field-digest = A qué hora, según tu reloj
me-hint-digest = 18:00; vacío si no la quieres
me-field-first = Primer día
me-hint-first = 24.12. o vacío si es hoy
me-field-last = Último día, o cuántos días
me-hint-last = 31.12. o 7

me-which-zone = Encajan varios lugares. ¿Cuál tiene la misma hora que tú?
me-choose-zone = Elige un lugar
me-dates = del { $first } al { $last }
me-vacation = { $days ->
    [1] • { $dates }, un día
   *[other] • { $dates }, { $days } días
}
me-no-vacation = No has planeado vacaciones.
me-vacations =
    ## Vacaciones
    En vacaciones tus turnos descansan, en las partidas que lo permiten, y se avisa a la mesa: enseguida, o cuando una partida empieza en los 14 días anteriores. Un turno descansa 14 días como máximo.
    { $left ->
        [1] Te queda un día más en { $year }.
       *[other] Te quedan { $left } días más en { $year }.
    }
me-end-vacation = Anular o terminar unas vacaciones

reject-no_zone = Nadie sabe cuándo es de noche donde estás. Elige antes tu zona horaria con /{ command-me.name }.
reject-bad_zone = Ningún lugar se llama «{ $given }». Escribe una ciudad grande cercana, como Madrid, o tu hora actual, como `21:35`.
reject-bad_hours = «{ $given }» no son horas de silencio. Escribe de cuándo a cuándo, { $longest } como mucho: `22:00-08:00`.
reject-bad_time = «{ $given }» no es una hora. Escríbela como `22:00` o `10 pm`.
reject-bad_date = «{ $given }» no es una fecha. Escríbela como `2030-12-24` o `24.12`.
reject-bad_vacation = { $why ->
    [backwards] Esas vacaciones acaban el { $last }, antes de empezar el { $first }. Elige un último día posterior.
    [past] Unas vacaciones no pueden empezar en el pasado, el { $first }. Que empiecen hoy o después.
    [far] Unas vacaciones hasta el { $last } quedan demasiado lejos. Planea como mucho a un año vista.
    [overlap] Algunos de esos días ya estás de vacaciones. Elige otros días, o termina antes las otras.
   *[other] Eso no son unas vacaciones. Elige un primer día desde hoy y un último día posterior.
}
reject-vacation_used = { $left ->
    [0] No te quedan días de vacaciones en { $year }, y estas necesitan { $days }.
   *[other] Esas vacaciones necesitan { $days } días en { $year }, y te quedan { $left }. Elige menos.
}

me-language =
    ## Idioma
    De lo que el bot te dice solo a ti.
me-language-discord = Como en tu Discord
