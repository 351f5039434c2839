### The clocks of a game: what a table agrees on, what is left, more time.

pace-agreed =
    { $end ->
        [yes] Gdy komuś minie czas, Talon robi za tę osobę najprostszy ruch.
       *[no] Gdy komuś minie czas, nic się nie dzieje, dopóki ktoś nie naciśnie „{ button-play-on }”.
    }
    { pace-rests }
pace-rests = { $rests ->
    [both] Twój zegar stoi w godzinach ciszy i na urlopie.
    [quiet] Twój zegar stoi w godzinach ciszy, ale nie na urlopie.
    [vacation] Twój zegar stoi na urlopie, ale nie w godzinach ciszy.
   *[never] Twój zegar nigdy nie stoi.
}

notice-vacation = { $undone ->
    [yes] Urlop od { $first } do { $last }, który ma { $who }, jest odwołany albo zakończony: te ruchy już nie czekają.
   *[no] { $who } ma urlop od { $first } do { $last }. W tym czasie te ruchy czekają.
}

reject-not_waiting = Możesz to zrobić tylko podczas cudzego ruchu. To dla tych, którzy czekają.
reject-time_given = Ten ruch dostał już dodatkowy czas tyle razy: { $most }. Więcej się nie da.
reject-not_overdue = Ten ruch ma jeszcze czas. Grać dalej możesz { $until }.

rests-both = w godzinach ciszy i na urlopie
rests-quiet = tylko w godzinach ciszy
rests-vacation = tylko na urlopie
rests-never = nigdy

notice-reminder = { $who ->
    [none] Czas ci ucieka: [{ $game }]({ $board }). To twoja kolej, a czas mija { $until }.
   *[other] { $who }, czas ci ucieka: [{ $game }]({ $board }). To twoja kolej, a czas mija { $until }.
}
notice-knock = { $until ->
    [none] { $who }, zrzutka [przy tym stole]({ $board }) może być twoja.
   *[other] { $who }, zrzutka [przy tym stole]({ $board }) może być twoja: zapukaj albo spasuj. Koniec { $until }.
}
notice-knock-buying = { $until ->
    [none] { $who }, zrzutka [przy tym stole]({ $board }) może być twoja.
   *[other] { $who }, zrzutka [przy tym stole]({ $board }) może być twoja: kup ją albo spasuj. Koniec { $until }.
}

digest-heading = { $count ->
    [1] Czeka na ciebie jedna gra:
    [few] Czekają na ciebie { $count } gry:
   *[many] Czeka na ciebie { $count } gier:
}
seat-away = Na twoim miejscu gra komputer. Odzyskasz je dowolnym ruchem.
and-more = { $count ->
    [1] … i jeszcze jedna.
    [few] … i jeszcze { $count }.
   *[many] … i jeszcze { $count }.
}
digest-settings = -# Tę listę masz z /{ command-me.name }.

button-clock = Zegar
button-give-time = Daj więcej czasu
button-play-on = Graj dalej
clock-heading = ## Zegar gry [{ $game }]({ $board })
clock-turn = { $over ->
    [yes] { $who ->
        [none] Czas tego ruchu minął { $until }.
       *[other] { $who }: czas minął { $until }. Inni mogą grać dalej albo dać więcej czasu.
    }
   *[no] { $who ->
        [none] Ten ruch kończy się { $until }.
       *[other] { $who }: koniec czasu { $until }.
    }
} { $reserve ->
    [none] {""}
   *[other] Czas samego ruchu kończy się { $reserve }. Potem schodzi najwyżej jedna trzecia rezerwy.
}
clock-window = Zrzutka czeka na pukanie. Koniec { $until }, bez względu na czyjekolwiek ustawienia.
clock-stands = Żaden zegar nie chodzi.
clock-no-reserve = W tym tempie nikt nie ma rezerwy.
clock-reserves = Rezerwa, która została na tę partię, w jednym ruchu najwyżej jedna trzecia:
clock-reserve = - { $who }: { $left }
