# The web page of `talon play`, where a visitor is two people and computers play the other seats.

playground-topic = Remik na twoim komputerze. Lista u góry wybiera, kim jesteś.

playground-direct = { $name }: wiadomości z Talonem

playground-welcome = **Witaj w Talonie.** Jesteś **{ $first }**, a przy stole poniżej czekają komputery: naciśnij **{ button-start }**, potem **{ button-hand }**, kiedy przyjdzie twoja kolej.
    Lista u góry robi z ciebie też **{ $second }**; **{ $direct }** pokazuje, co pisze do ciebie Talon, na przykład trening z `/{ command-learn.name }`.
    Zegar u góry przesuwa godziny i dni. `/{ command-help.name }` wyjaśnia resztę, `/{ command-game.name } { command-game-new.name }` nakrywa kolejny stół, `/{ command-tournament.name } { command-tournament-create.name }` przygotowuje turniej.
playground-welcome-back = **Witaj z powrotem.** Stół jest taki, jak przedtem: **{ button-hand }** pokazuje twoje karty. Lista u góry strony wybiera, czy jesteś **{ $first }**, czy **{ $second }**. **{ $direct }** pokazuje twoje treningi.

playground-time = Przesuń czas, najwyżej o tydzień naraz
playground-let-pass = { $hours ->
    [1] Godzina
    [8] Osiem godzin
    [24] Dzień
    [72] Trzy dni
    [few] { $hours } godziny
   *[many] { $hours } godzin
}
playground-time-left = jeszcze { $hours } h
playground-time-stop = Zatrzymaj tutaj
playground-moment = { $day }, { $time }
playground-waits = { $game } · { $why ->
    [lobby] Stół czeka, aż { $who } naciśnie „{ button-start }”.
    [players] Stół czeka na kolejne osoby.
    [standstill] Partia stoi.
    [suspended] Partia jest zawieszona do { $until }.
    [over] Partia skończona.
    [away] Partia czeka, aż ktoś wróci.
    [friendly] Teraz { $who }; partia czeka, aż ktoś naciśnie „{ button-play-on }”.
    [window] Partia czeka na pukanie do { $until }.
   *[turn] { $until ->
        [none] Teraz { $who }, bez limitu czasu.
       *[other] Teraz { $who }, do { $until }.
    }
}

playground-threads = Wątki
playground-back = Wróć do #{ $channel }
playground-asleep = uśpiony
playground-called = woła: { $names }

playground-late = Za późno: stół się zmienił. Naciśnij jeszcze raz.
playground-slow = Trwało to za długo. Zanim znów naciśniesz, spójrz na stół.
playground-silent = Talon nie odpowiada; próbuję ponownie.
playground-ended = To już koniec. Uruchom ponownie, żeby grać dalej.
playground-outdated = Ta strona jest nieaktualna. Wczytaj ją ponownie.

playground-page-more = Więcej
playground-page-end = Zakończ tutaj
playground-page-who = Grasz jako
playground-page-edited = (edytowane)
playground-page-private = Tylko ty to widzisz
playground-page-thinking = Myśli…
playground-page-send = Wyślij
playground-page-cancel = Anuluj
playground-page-apply = Zastosuj
playground-page-chosen = Wybrano { $count }. Wybierz od { $least } do { $most }.
playground-page-required = To pole trzeba wypełnić.
playground-page-invalid = To nie pasuje: wpisz coś innego.
playground-page-choose = Wybierz coś z listy.
playground-page-nothing = Nic nie pasuje
playground-page-earlier = Wcześniejsze wiadomości
playground-page-newer = Nowsze wiadomości
playground-page-newest = Nowe wiadomości · do ostatniej
playground-page-write = Napisz na { $channel }
playground-page-used = { $name } używa

playground-open = Graj tutaj: { $url }
playground-kept = Partie są zapisane w { $file }. Ctrl-C zamyka stronę.
playground-stopped = Zatrzymano. Partie będą trwać dalej, gdy uruchomisz ponownie.
