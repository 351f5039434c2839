### Quién juega con quién: invitaciones, listas de bloqueo, a quién deja fuera un servidor.

reject-invited_only = Esta mesa es por invitación. Pide una a { $host_id }, o pon tu propia mesa con /{ command-game.name } { command-game-new.name }.
reject-no_seat_for_you = No puedes sentarte a esta mesa. Pon una tuya con /{ command-game.name } { command-game-new.name }, o busca otra con /{ command-games.name }.
reject-they_sit_here = Esa persona ya está en esta mesa.
reject-they_do_not_sit_here = Nadie así está en esta mesa. Elige a alguien de la mesa que no seas tú.
reject-too_many_invited = Has invitado a { $most } personas a esta mesa, y no caben más. Mejor ábrela a todo el mundo.
reject-blocked_sits_here = En tu lista de bloqueo y en tu mesa: { $user_id }. Quita a esa gente con «{ button-guests }», o de tu lista en /{ command-me.name }.
reject-blocked_by_you = Esa persona está en tu lista de bloqueo. Para invitarla, quítala de tu lista en /{ command-me.name }.
reject-lobby_changed = Tu mesa acaba de cambiar. Mírala, y empieza después.
reject-blocks_full = Tu lista tiene { $most } personas, y no caben más. Quita antes a alguien.
reject-not_blocked = Esa persona no está en tu lista. /{ command-me.name } muestra quién está.
reject-not_yourself = Elige a alguien que no seas tú.
reject-barred = { $until ->
    [none] { $reason ->
        [none] De momento no puedes jugar en este servidor. Pregunta a quien lo gestiona.
       *[other] De momento no puedes jugar en este servidor («{ $reason }»). Pregunta a quien lo gestiona.
    }
   *[other] { $reason ->
        [none] De momento no puedes jugar en este servidor. Eso acaba { $until }.
       *[other] De momento no puedes jugar en este servidor («{ $reason }»). Eso acaba { $until }.
    }
}
reject-not_barred = Esa persona ya puede jugar en este servidor. /{ command-settings.name } muestra quién no.
reject-no_person = Eso es un bot, y los bots no tienen sitio en una mesa. Elige a una persona, o añade una máquina.

button-guests = Invitaciones
button-guests-only = Solo con invitación
button-guests-anybody = Abrir a todos
lobby-by-invitation = -# Solo con invitación.

guests-about =
    ## Invitaciones a tu mesa de { $game }
    { $only ->
        [yes] Solo puede sentarse quien tú invitas.
       *[no] Puede sentarse todo el mundo. A quien invitas le llega un aviso.
    }
    { $invited ->
        [none] Aún no has invitado a nadie.
       *[other] Con invitación: { $invited }
    }
guests-select-invite = Invitar a alguien …
guests-select-out = Quitar a alguien …
guests-invitation = { $host } te invita a una mesa de [{ $game }]({ $board }) en { $channel }. Ritmo: { $pace }.
guests-parted = Estás fuera de la sala de { $game } en { $channel }, porque allí hay alguien de tu lista de bloqueo. El motivo solo lo sabes tú.
guests-out = { $host } te ha sacado de la sala de { $game } en { $channel }. Puedes volver si te invitan.

button-me-blocks = Lista de bloqueo
blocks-about =
    ## Tu lista de bloqueo
    Nunca te sientas a una mesa con quienes están en esta lista, ni en una sala ni como suplente. En un torneo compartes mesa solo si no hay otra manera. No se enteran. Las partidas en común siguen.
    { $count ->
        [0] No hay nadie.
       *[other] { $count } en la lista: { $names }
    }
blocks-select-add = Añadir a alguien …
blocks-select-off = Quitar a alguien …
blocks-on = { $who } está en tu lista. Nadie se entera.
blocks-off = { $who } ya no está en tu lista.
blocks-shared = { $what ->
    [match] Compartes la partida [{ $game }]({ $board }). Esa partida sigue, y puedes dejarla.
    [mine] Compartes tu propia sala de [{ $game }]({ $board }). Así no puede empezar: saca a esa persona, o sal tú.
   *[left] Compartías la sala de [{ $game }]({ $board }), así que ahora estás fuera. Nadie de allí sabe el motivo.
}
button-blocks-guests = Sacar de la sala …
