### The clocks of a game: what a table agrees on, what is left, more time.

pace-agreed =
    { $end ->
        [yes] Quando il tempo scade, Talon fa la mossa più semplice al posto di chi manca.
       *[no] Quando il tempo scade, non succede niente finché qualcuno non preme «{ button-play-on }».
    }
    { pace-rests }
pace-rests = { $rests ->
    [both] Il tuo orologio si ferma nelle ore di quiete e in vacanza.
    [quiet] Il tuo orologio si ferma nelle ore di quiete, ma non in vacanza.
    [vacation] Il tuo orologio si ferma in vacanza, ma non nelle ore di quiete.
   *[never] Il tuo orologio non si ferma mai.
}

notice-vacation = { $undone ->
    [yes] La vacanza di { $who } ({ $first } – { $last }) è annullata o finita: i suoi turni riprendono.
   *[no] { $who } è in vacanza: { $first } – { $last }. Intanto i suoi turni aspettano.
}

reject-not_waiting = Puoi farlo solo durante il turno di qualcun altro. È per chi aspetta.
reject-time_given = Questo turno ha già avuto più tempo { $most } volte, e di più non si può.
reject-not_overdue = Questo turno ha ancora tempo. Puoi andare avanti { $until }.

rests-both = nelle ore di quiete e in vacanza
rests-quiet = solo nelle ore di quiete
rests-vacation = solo in vacanza
rests-never = mai

notice-reminder = { $who ->
    [none] Il tuo tempo sta per scadere in [{ $game }]({ $board }): tocca a te, e il tempo scade { $until }.
   *[other] { $who }, il tuo tempo sta per scadere in [{ $game }]({ $board }): tocca a te, e il tempo scade { $until }.
}
notice-knock = { $until ->
    [none] { $who }, uno scarto [a questo tavolo]({ $board }) può essere tuo.
   *[other] { $who }, uno scarto [a questo tavolo]({ $board }) può essere tuo: bussa o passa, il tempo scade { $until }.
}
notice-knock-buying = { $until ->
    [none] { $who }, uno scarto [a questo tavolo]({ $board }) può essere tuo.
   *[other] { $who }, uno scarto [a questo tavolo]({ $board }) può essere tuo: compralo o passa, il tempo scade { $until }.
}

digest-heading = { $count ->
    [1] Una partita ti aspetta:
   *[other] { $count } partite ti aspettano:
}
seat-away = Il computer gioca al tuo posto. Te lo riprendi con qualsiasi mossa.
and-more = { $count ->
    [1] … e un’altra.
   *[other] … e altre { $count }.
}
digest-settings = -# Hai scelto questo elenco con /{ command-me.name }.

button-clock = Orologio
button-give-time = Dai più tempo
button-play-on = Avanti
clock-heading = ## L’orologio di [{ $game }]({ $board })
clock-turn = { $over ->
    [yes] { $who ->
        [none] Il tempo di questo turno è scaduto { $until }.
       *[other] Turno di { $who }: tempo scaduto { $until }. Gli altri possono andare avanti, o dare più tempo.
    }
   *[no] { $who ->
        [none] Questo turno finisce { $until }.
       *[other] Turno di { $who }: il tempo scade { $until }.
    }
} { $reserve ->
    [none] {""}
   *[other] Il tempo del turno scade { $reserve }. Poi si usa al massimo un terzo della riserva.
}
clock-window = Uno scarto aspetta chi bussa. Finisce { $until }, qualunque cosa dicano le impostazioni.
clock-stands = Nessun orologio è in moto.
clock-no-reserve = A questo ritmo nessuno ha una riserva.
clock-reserves = Quanto resta della riserva per questa partita, al massimo un terzo per turno:
clock-reserve = - { $who }: { $left }
