### What a server settles for its games, whom it does not let play, and how it is greeted.

server-about =
    ## Ustawienia tego serwera
    { $hosts ->
        [none] **Stoły:** otwiera każdy
       *[other] **Stoły:** otwiera { $hosts }
    }
    { $channels ->
        [none] **Gdzie:** wszędzie
       *[other] **Gdzie:** { $channels }
    }
    { $game ->
        [none] **Gra:** wybiera organizator
       *[other] **Gra:** { $game }
    }
    { $pace ->
        [none] **Tempo:** { pace-daily }
       *[other] **Tempo:** { $pace }
    }
    { $assist ->
        [unsaid] **Pomoc:** jak w danej grze
        [none] **Pomoc:** brak
        [placement] **Pomoc:** układa kostki
       *[hints] **Pomoc:** układa kostki i daje podpowiedzi
    }
    { $role ->
        [none] **Turnieje:** kto zarządza tym serwerem
       *[other] **Turnieje:** { $role }
    }
    { $four ->
        [yes] **Kolory:** cztery
       *[no] **Kolory:** dwa
    }
    { $locale ->
        [none] **Język:** organizatora stołu
       *[other] **Język:** { $locale }
    }
server-limit = **{ $what }:** { $most }
server-select-page = Wybierz …
server-page-channels = Gdzie otwiera się stoły
server-page-hosts = Kto otwiera stoły
server-page-variant = Zwykła gra
server-page-pace = Zwykłe tempo
server-page-assist = Pomoc w przebudowie
server-page-rules = { change-saved }
server-page-tournaments = Kto robi turnieje
server-page-events = Wydarzenia serwera
server-page-colours = Kolory kart
server-page-locale = Język plansz
server-page-limits = Limity
server-page-bars = Kto nie może grać
server-about-channels = W których kanałach i ich wątkach otwiera się stoły? Bez wyboru: wszędzie.
server-about-hosts = Które role otwierają stoły? Bez wyboru: każdy.
server-about-variant = Którą grę proponować najpierw?
server-about-pace = W jakim tempie, jeśli organizator nie powie inaczej?
server-about-assist = Ile pomocy w przebudowie stołu, jeśli organizator nie powie inaczej?
server-about-tournaments = Która rola robi turnieje, obok tych, którzy zarządzają serwerem?
server-about-events = Czy turnieje z ustalonym początkiem mają być wśród wydarzeń serwera? Potrzebuję do tego uprawnienia Tworzenie wydarzeń.
server-about-colours = W ilu kolorach rysować karty? Plansza zmieni się z następnym ruchem.
server-about-locale = W jakim języku pisać plansze?
server-events-on = Zapowiadaj turnieje jako wydarzenia
server-events-off = Bez wydarzeń

server-limit-lobbies_per_person = Otwarte stoły organizatora
server-limit-games_per_person = Stoły, przy których ktoś siedzi
server-limit-commands_per_minute = Komendy jednej osoby na minutę
server-limit-games_per_channel = Gry w kanale z jego wątkami
server-limit-games_per_server = Gry na serwerze
server-limit-hint = { $most ->
    [none] Liczba albo nic: bez limitu
   *[other] Od 1 do { $most }; nic oznacza { $most }
}
server-form-limits = Limity tego serwera
server-cannot-post = Nie mogę pisać na { $channel } bez: { $missing }.
server-channel-gone = Kanału już nie ma.
server-unsaid-variant = Grę wybiera organizator
server-unsaid-pace = Zwykłe tempo: { pace-daily }
server-unsaid-locale = Jak w ustawieniach Discorda
server-unsaid-assist = Pomoc jak w danej grze
server-assist = { $assist ->
    [none] Bez pomocy w przebudowie
    [placement] Pomoc układa wybrane kostki
   *[hints] Pomoc układa kostki i daje podpowiedzi
}

bars-on = { $until ->
    [none] { $who } od teraz nie może grać na tym serwerze.
   *[other] { $who } nie może grać na tym serwerze do { $until }.
} Bez otwierania stołów i bez siadania. { $matches ->
    [out] { $out ->
        [0] Poczekalni ani partii z tą osobą nie było.
        [1] Traci miejsce w jednej poczekalni lub partii; w partii miejsce zajmuje komputer albo przepada ono, gdzie tak mówią zasady.
        [few] Traci miejsce w tylu poczekalniach i partiach: { $out }; w partiach miejsca zajmuje komputer albo przepadają one, gdzie tak mówią zasady.
       *[many] Traci miejsce w tylu poczekalniach i partiach: { $out }; w partiach miejsca zajmuje komputer albo przepadają one, gdzie tak mówią zasady.
    }
   *[played] { $out ->
        [0] Partie, które już trwają, toczą się do końca.
        [1] Traci miejsce w jednej poczekalni. Partie, które już trwają, toczą się do końca.
        [few] Traci miejsce w tylu poczekalniach: { $out }. Partie, które już trwają, toczą się do końca.
       *[many] Traci miejsce w tylu poczekalniach: { $out }. Partie, które już trwają, toczą się do końca.
    }
} O turniejach decydują ich organizatorzy.
bars-select-add = Nie pozwól komuś grać …
bars-form = Nie na tym serwerze
bars-field-reason = Dlaczego? Ta osoba to przeczyta.
bars-field-days = Na ile dni?
bars-hint-days = Puste: dopóki znów nie pozwolisz grać
button-bars-out = Też z trwających partii
bars-about =
    ## Kto nie może tu grać
    { $count ->
        [0] Wszyscy mogą.
        [1] Jedna osoba.
        [few] { $count } osoby.
       *[many] { $count } osób.
    }
bars-lifted = { $who } znów może grać na tym serwerze.
bars-line = { $until ->
    [none] { $reason ->
        [none] - { $who } ({ $name }), od { $since }, decyzja: { $by }
       *[other] - { $who } ({ $name }), od { $since }, decyzja: { $by }: { $reason }
    }
   *[other] { $reason ->
        [none] - { $who } ({ $name }), od { $since } do { $until }, decyzja: { $by }
       *[other] - { $who } ({ $name }), od { $since } do { $until }, decyzja: { $by }: { $reason }
    }
}
bars-select-lift = Pozwól komuś znów grać …

greeting =
    ## Cześć, jestem Talon
    Prowadzę remika dla tych, którzy rzadko są online naraz: karty i kostki, od dwóch do sześciu osób, w parę minut albo przez tygodnie.
    Naciśnij **{ button-greeting-table }** albo napisz /{ command-game.name } { command-game-new.name }. Nikogo nie ma? /{ command-learn.name } rozda ci trening.
    -# Kto i gdzie może otwierać stoły: /{ command-settings.name }. Co o tobie przechowuję: /{ command-me.name }.
button-greeting-table = Nakryj stół
button-greeting-help = Jak grać
button-greeting-settings = Ustawienia
