pace-agreed =
    { $end ->
        [yes] Quand un temps est écoulé, Talon joue le coup le plus simple.
       *[no] Quand un temps est écoulé, rien ne se passe tant que personne n’appuie sur « { button-play-on } ».
    }
    { pace-rests }
pace-rests = { $rests ->
    [both] Ton horloge s’arrête pendant tes heures calmes et tes vacances.
    [quiet] Ton horloge s’arrête pendant tes heures calmes, mais pas pendant tes vacances.
    [vacation] Ton horloge s’arrête pendant tes vacances, mais pas pendant tes heures calmes.
   *[never] Ton horloge ne s’arrête jamais.
}

notice-vacation = { $undone ->
    [yes] Les vacances de { $who } ({ $first } – { $last }) sont annulées ou terminées : ses tours reprennent.
   *[no] { $who } est en vacances : { $first } – { $last }. Pendant ce temps, ses tours attendent.
}

reject-not_waiting = Ça ne se fait que pendant le tour de quelqu’un d’autre : c’est pour ceux qui attendent.
reject-time_given = Ce tour a déjà reçu { $most } fois du temps en plus, et il ne peut pas en recevoir davantage.
reject-not_overdue = Ce tour a encore du temps. Tu pourras continuer { $until }.

rests-both = pendant les heures calmes et les vacances
rests-quiet = pendant les heures calmes seulement
rests-vacation = pendant les vacances seulement
rests-never = jamais

notice-reminder = { $who ->
    [none] Ton temps file dans [{ $game }]({ $board }) : c’est à toi, et le temps est écoulé { $until }.
   *[other] { $who }, ton temps file dans [{ $game }]({ $board }) : c’est à toi, et le temps est écoulé { $until }.
}
notice-knock = { $until ->
    [none] { $who }, une défausse [à cette table]({ $board }) est peut-être pour toi.
   *[other] { $who }, une défausse [à cette table]({ $board }) est peut-être pour toi : frappe ou passe, fin { $until }.
}
notice-knock-buying = { $until ->
    [none] { $who }, une défausse [à cette table]({ $board }) est peut-être pour toi.
   *[other] { $who }, une défausse [à cette table]({ $board }) est peut-être pour toi : achète-la ou passe, fin { $until }.
}

digest-heading = { $count ->
    [one] { $count } partie t’attend :
   *[other] { $count } parties t’attendent :
}
seat-away = L’ordinateur joue à ta place. Joue un coup pour la reprendre.
and-more = { $count ->
    [one] … et { $count } de plus.
   *[other] … et { $count } de plus.
}
digest-settings = -# Tu as choisi cette liste avec /{ command-me.name }.

button-clock = Horloge
button-give-time = Donner du temps
button-play-on = Continuer
clock-heading = ## L’horloge de [{ $game }]({ $board })
clock-turn = { $over ->
    [yes] { $who ->
        [none] Le temps de ce tour s’est écoulé { $until }.
       *[other] { $who } : temps écoulé { $until }. Les autres peuvent continuer, ou donner du temps.
    }
   *[no] { $who ->
        [none] Fin de ce tour { $until }.
       *[other] { $who } : fin du temps { $until }.
    }
} { $reserve ->
    [none] {""}
   *[other] Fin du temps du tour { $reserve }. Ensuite, un tiers de la réserve y passe, au plus.
}
clock-window = Une défausse attend qu’on frappe. Fin { $until }, quels que soient les réglages de chacun.
clock-stands = Aucune horloge ne tourne.
clock-no-reserve = À ce rythme, personne n’a de réserve.
clock-reserves = Ce qui reste de la réserve pour cette partie, dont un tiers au plus par tour :
clock-reserve = - { $who } : { $left }
