pace-agreed =
    { $end ->
        [yes] Ist die Zeit um, macht Talon den einfachsten Zug.
       *[no] Ist die Zeit um, passiert nichts, bis jemand „{ button-play-on }“ drückt.
    }
    { pace-rests }
pace-rests = { $rests ->
    [both] Deine Uhr ruht in deiner Ruhezeit und im Urlaub.
    [quiet] Deine Uhr ruht in deiner Ruhezeit, aber nicht im Urlaub.
    [vacation] Deine Uhr ruht im Urlaub, aber nicht in deiner Ruhezeit.
   *[never] Deine Uhr ruht nie.
}

notice-vacation = { $undone ->
    [yes] Der Urlaub von { $who } vom { $first } bis { $last } ist abgesagt oder beendet: Die Züge gehen weiter.
   *[no] { $who } hat Urlaub vom { $first } bis { $last }. So lange ruhen diese Züge.
}

reject-not_waiting = Das geht nur, solange jemand anderes am Zug ist und du wartest.
reject-time_given = Dieser Zug hat schon { $most }-mal mehr Zeit bekommen, und mehr geht nicht.
reject-not_overdue = Dieser Zug hat noch Zeit. Weiterspielen könnt ihr { $until }.

rests-both = in der Ruhezeit und im Urlaub
rests-quiet = nur in der Ruhezeit
rests-vacation = nur im Urlaub
rests-never = nie

notice-reminder = { $who ->
    [none] Deine Zeit wird knapp bei [{ $game }]({ $board }): Du bist dran, und die Zeit ist um { $until }.
   *[other] { $who }, deine Zeit wird knapp bei [{ $game }]({ $board }): Du bist dran, und die Zeit ist um { $until }.
}
notice-knock = { $until ->
    [none] { $who }, [an diesem Tisch]({ $board }) kannst du eine Karte bekommen.
   *[other] { $who }, [an diesem Tisch]({ $board }) kannst du eine Karte bekommen: Klopf oder passe, die Zeit endet { $until }.
}
notice-knock-buying = { $until ->
    [none] { $who }, [an diesem Tisch]({ $board }) kannst du eine Karte bekommen.
   *[other] { $who }, [an diesem Tisch]({ $board }) kannst du eine Karte bekommen: Kauf sie oder passe, die Zeit endet { $until }.
}

digest-heading = { $count ->
    [1] Ein Spiel wartet auf dich:
   *[other] { $count } Spiele warten auf dich:
}
seat-away = Der Computer spielt für dich. Mit jedem Zug holst du dir den Platz zurück.
and-more = { $count ->
    [1] … und noch eins.
   *[other] … und noch { $count }.
}
digest-settings = -# Diese Liste hast du mit /{ command-me.name } gewählt.

button-clock = Uhr
button-give-time = Mehr Zeit geben
button-play-on = Weiterspielen
clock-heading = ## Die Uhr von [{ $game }]({ $board })
clock-turn = { $over ->
    [yes] { $who ->
        [none] Die Zeit für diesen Zug war um { $until }.
       *[other] { $who }: Die Zeit war um { $until }. Die anderen dürfen weiterspielen oder mehr Zeit geben.
    }
   *[no] { $who ->
        [none] Dieser Zug endet { $until }.
       *[other] { $who }: Die Zeit endet { $until }.
    }
} { $reserve ->
    [none] {""}
   *[other] Die Zeit für den Zug selbst endet { $reserve }. Danach wird höchstens ein Drittel der Reserve verbraucht.
}
clock-window = Eine abgelegte Karte wartet, ob jemand klopft. Das endet { $until }, was auch immer wer eingestellt hat.
clock-stands = Keine Uhr läuft.
clock-no-reserve = Bei diesem Tempo hat niemand eine Reserve.
clock-reserves = So viel Reserve ist für diese Partie noch da, höchstens ein Drittel davon pro Zug:
clock-reserve = - { $who }: { $left }
