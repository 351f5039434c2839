### Los relojes de una partida: qué acuerda la mesa, qué queda, más tiempo.

pace-agreed =
    { $end ->
        [yes] Cuando a alguien se le acaba el tiempo, el bot hace la jugada más sencilla por esa persona.
       *[no] Cuando a alguien se le acaba el tiempo, no pasa nada hasta que alguien pulsa «{ button-play-on }».
    }
    { pace-rests }
pace-rests = { $rests ->
    [both] Tu reloj se para en las horas de silencio y en vacaciones.
    [quiet] Tu reloj se para en las horas de silencio, pero no en vacaciones.
    [vacation] Tu reloj se para en vacaciones, pero no en las horas de silencio.
   *[never] Tu reloj nunca se para.
}

notice-vacation = { $undone ->
    [yes] Las vacaciones de { $who } del { $first } al { $last } se han anulado o han terminado: sus turnos siguen.
   *[no] { $who } está de vacaciones del { $first } al { $last }. Mientras tanto sus turnos descansan.
}

reject-not_waiting = Eso solo se puede mientras corre el turno de otra persona. Es para quien espera.
reject-time_given = Este turno ya ha recibido más tiempo { $most } veces, y no cabe más.
reject-not_overdue = A este turno aún le queda tiempo. Podrás seguir { $until }.

rests-both = en horas de silencio y vacaciones
rests-quiet = solo en horas de silencio
rests-vacation = solo en vacaciones
rests-never = nunca

notice-reminder = { $who ->
    [none] Se te acaba el tiempo en [{ $game }]({ $board }): es tu turno, y el tiempo se acaba { $until }.
   *[other] { $who }, se te acaba el tiempo en [{ $game }]({ $board }): es tu turno, y el tiempo se acaba { $until }.
}
notice-knock = { $until ->
    [none] { $who }, un descarte [en esta mesa]({ $board }) puede ser tuyo.
   *[other] { $who }, un descarte [en esta mesa]({ $board }) puede ser tuyo: golpea o pasa, se acaba { $until }.
}
notice-knock-buying = { $until ->
    [none] { $who }, un descarte [en esta mesa]({ $board }) puede ser tuyo.
   *[other] { $who }, un descarte [en esta mesa]({ $board }) puede ser tuyo: cómpralo o pasa, se acaba { $until }.
}

digest-heading = { $count ->
    [1] Una partida te espera:
   *[other] { $count } partidas te esperan:
}
seat-away = La máquina juega tu sitio. Cualquier jugada tuya lo recupera.
and-more = { $count ->
    [1] … y una más.
   *[other] … y { $count } más.
}
digest-settings = -# Elegiste esta lista en /{ command-me.name }.

button-clock = Reloj
button-give-time = Dar más tiempo
button-play-on = Seguir
clock-heading = ## El reloj de [{ $game }]({ $board })
clock-turn = { $over ->
    [yes] { $who ->
        [none] El tiempo de este turno se acabó { $until }.
       *[other] El tiempo de { $who } se acabó { $until }. Los demás pueden seguir, o dar más tiempo.
    }
   *[no] { $who ->
        [none] Este turno se acaba { $until }.
       *[other] El tiempo de { $who } se acaba { $until }.
    }
} { $reserve ->
    [none] {""}
   *[other] El tiempo del turno se acaba { $reserve }. Después se usa como mucho un tercio de la reserva.
}
clock-window = Un descarte espera sus golpes. Eso acaba { $until }, sean cuales sean los ajustes de cada cual.
clock-stands = No corre ningún reloj.
clock-no-reserve = Con este ritmo nadie tiene reserva.
clock-reserves = Lo que queda de reserva para esta partida, un tercio como mucho en un turno:
clock-reserve = - { $who }: { $left }
