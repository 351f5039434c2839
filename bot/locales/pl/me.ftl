### One’s own settings: /me

command-me = Twoje ustawienia: strefa czasowa, godziny ciszy, urlop, przypomnienia, co widzisz
    .name = ja

me-heading =
    ## Twoje ustawienia
    Tylko twoje, na każdym serwerze i w każdej grze.
me-zone = { $city } (jest tam { $clock })
me-zone-none = jeszcze nieznana; potrzebują jej godziny ciszy, urlop i codzienna lista
me-when =
    Strefa czasowa: { $zone }
    { $begins ->
        [none] Godziny ciszy: brak
       *[other] Godziny ciszy: od { $begins } do { $ends }
    }
    { $vacation ->
        [none] Urlop: żaden, { $left ->
            [1] został jeden dzień w tym roku
            [few] zostały { $left } dni w tym roku
           *[many] zostało { $left } dni w tym roku
        }
       *[other] Urlop: { $vacation }, { $left ->
            [1] został jeszcze jeden dzień w tym roku
            [few] zostały jeszcze { $left } dni w tym roku
           *[many] zostało jeszcze { $left } dni w tym roku
        }
    }
    { $digest ->
        [none] Codzienna lista czekających gier: brak
       *[other] Codzienna lista czekających gier: { $digest }
    }
    -# W grach, które na to pozwalają, w godzinach ciszy i na urlopie twój zegar stoi.

me-choose-reminders = Jak ci przypominać
me-reminders = ## { me-choose-reminders }
me-reminder-mention = Przypominaj mi w kanale
me-reminder-direct = Przypominaj mi w wiadomości
me-reminder-none = Nie przypominaj mi

button-me-zone = Strefa czasowa
button-me-quiet = Godziny ciszy
button-me-vacation = Urlop
button-me-digest = Codzienna lista
button-me-colours = { $on ->
    [yes] Cztery kolory: tak
   *[no] Cztery kolory: nie
}
button-me-text = { $on ->
    [yes] Tylko słowa: tak
   *[no] Tylko słowa: nie
}
button-me-teach = { $on ->
    [yes] Objaśnienia: tak
   *[no] Objaśnienia: nie
}
button-me-knocks = { $on ->
    [yes] Wołaj do pukania: tak
   *[no] Wołaj do pukania: nie
}
button-me-asking = { $on ->
    [yes] Pytaj przy zrzutce: tak
   *[no] Pytaj przy zrzutce: nie
}
button-me-plan = Zaplanuj urlop
button-me-language = Język
button-me-back = Wróć do ustawień

me-form-where = Gdzie mieszkasz
me-form-quiet = { button-me-quiet }
me-form-digest = { button-me-digest }
me-form-plan = { button-me-plan }
me-field-city = Duże miasto w pobliżu albo twoja godzina
me-hint-city = Warszawa, Buenos Aires, Europe/Warsaw albo 21:35
me-field-hours = Od kiedy do kiedy, według twojego zegara
me-hint-hours = 22:00-08:00; puste: brak
me-field-digest = O której, według twojego zegara
me-hint-digest = 18:00; puste: nigdy
me-field-first = Pierwszy dzień
me-hint-first = 24.12. albo puste: dzisiaj
me-field-last = Ostatni dzień albo liczba dni
me-hint-last = 31.12. albo 7

me-which-zone = Pasuje kilka miejsc. Gdzie zegary idą tak jak u ciebie?
me-choose-zone = Wybierz miejsce
me-dates = od { $first } do { $last }
me-vacation = { $days ->
    [1] • { $dates }, jeden dzień
    [few] • { $dates }, { $days } dni
   *[many] • { $dates }, { $days } dni
}
me-no-vacation = Nie masz w planach urlopu.
me-vacations =
    ## Urlop
    Na urlopie twoje ruchy czekają, w grach, które na to pozwalają, a stół o tym wie: od razu albo gdy partia zaczyna się w ciągu 14 dni przed nim. Ruch czeka najwyżej 14 dni.
    { $left ->
        [1] W roku { $year } masz jeszcze jeden dzień.
        [few] W roku { $year } masz jeszcze { $left } dni.
       *[many] W roku { $year } masz jeszcze { $left } dni.
    }
me-end-vacation = Odwołaj albo zakończ urlop

reject-no_zone = Nie wiadomo, kiedy jest u ciebie noc. Najpierw wybierz strefę czasową przez /{ command-me.name }.
reject-bad_zone = Nie ma miejsca „{ $given }”. Wpisz duże miasto w pobliżu, na przykład Warszawa, albo swoją godzinę, na przykład `21:35`.
reject-bad_hours = „{ $given }” to nie godziny ciszy. Napisz, od kiedy do kiedy, najwyżej { LENGTH($longest, case: "accusative") }: `22:00-08:00`.
reject-bad_time = „{ $given }” to nie godzina. Zapisz ją tak: `22:00` albo `10 pm`.
reject-bad_date = „{ $given }” to nie data. Zapisz ją tak: `2030-12-24` albo `24.12`.
reject-bad_vacation = { $why ->
    [backwards] Ten urlop kończy się ({ $last }), zanim się zacznie ({ $first }). Wybierz późniejszy ostatni dzień.
    [past] Urlop nie może się zacząć w przeszłości: { $first }. Niech zacznie się dziś albo później.
    [far] Urlop do { $last } to za daleko. Planuj najwyżej rok naprzód.
    [overlap] W niektóre z tych dni masz już urlop. Wybierz inne dni albo najpierw zakończ tamten.
   *[other] To nie jest urlop. Wybierz pierwszy dzień od dziś i późniejszy ostatni.
}
reject-vacation_used = { $left ->
    [0] Na rok { $year } nie masz już dni urlopu, a ten zabiera { $days }.
   *[other] Ten urlop zabiera z roku { $year } tyle dni: { $days }, a zostało ci { $left }. Wybierz mniej.
}

me-language =
    ## Język
    W tym, co Talon mówi tylko do ciebie.
me-language-discord = Jak w twoim Discordzie
