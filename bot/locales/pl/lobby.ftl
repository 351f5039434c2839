### Opening a game, coming and going, house rules.

picture-free-seat = wolne
lobby-alt = { $free ->
    [0] Stół: { $game }, wszystkie miejsca zajęte: { $players }.
    [1] Stół: { $game }, jedno wolne miejsce: { $players }.
    [few] Stół: { $game }, { $free } wolne miejsca: { $players }.
   *[many] Stół: { $game }, { $free } wolnych miejsc: { $players }.
} Tempo: { $pace }.
lobby-missing = { $count ->
    [0] { $free ->
        [0] Są już wszyscy: { $host } może nacisnąć **{ button-start }**.
       *[other] { $host } może nacisnąć **{ button-start }** albo poczekać na innych.
    }
    [1] { $host } czeka na jeszcze jedną osobę. Naciśnij **{ button-join }**, żeby zagrać.
    [few] { $host } czeka na jeszcze { $count } osoby. Naciśnij **{ button-join }**, żeby zagrać.
   *[many] { $host } czeka na jeszcze { $count } osób. Naciśnij **{ button-join }**, żeby zagrać.
}
lobby-house = -# { button-house }: zobacz **{ button-change }**.
lobby-rests = -# { pace-rests }
lobby-gone = Ten stół ({ $game }) jest odwołany.
lobby-time = { $rounds } { $days ->
    [none] Gdy wszyscy są na miejscu: około { LENGTH($length, case: "genitive") }.
    [1] Gdy wszyscy są na miejscu: około { LENGTH($length, case: "genitive") }; przy kilku ruchach dziennie: jeden dzień.
    [few] Gdy wszyscy są na miejscu: około { LENGTH($length, case: "genitive") }; przy kilku ruchach dziennie: { $days } dni.
   *[many] Gdy wszyscy są na miejscu: około { LENGTH($length, case: "genitive") }; przy kilku ruchach dziennie: { $days } dni.
}

button-change = Zmień
change-about = ## Twój stół: { $game }
change-select = Przeczytaj albo zmień …
change-standard = Zasady standardowe
change-by-the-booklet = { $length ->
    [custom] Zasady standardowe, własna długość.
   *[same] { change-standard }.
}
change-help = { $assist ->
    [hints] Z podpowiedziami i pomocą w przebudowie stołu
    [placement] Z pomocą w przebudowie stołu, bez podpowiedzi
   *[none] Bez podpowiedzi i pomocy
}
change-rules = Jak grać
change-house = { button-house }
change-time = Czas i nieobecność
change-fair = { button-fair }
change-seats = Miejsca
change-seats-about = Ile osób gra?
change-computer = Komputery
change-computer-about = Kto zajmie miejsce? Możesz dodać kilka, jeden po drugim.
change-pace = Tempo
change-pace-about = Ile trwa ruch?
change-pace-typed = Wpisz własne …
change-pace-form = Własne tempo
change-pace-field = Ruch, rezerwa i czas na pukanie
change-pace-hint = 8h/30m albo 8h+1d/30m z dniem w rezerwie
change-pace-field-buying = Ruch, rezerwa i czas na kupno
change-pace-field-claimless = Ruch i rezerwa
change-pace-hint-claimless = 8h albo 8h+1d
change-language = Język
change-language-about = W jakim języku jest stół?
change-rests = Kiedy zegar stoi
change-rests-about = Kiedy zegar gracza stoi?
change-saved = Zapisane zasady
change-saved-about = Według których zasad gracie?
change-guests = { button-guests }
change-cancel = { button-cancel }

lobby-length = { $end ->
    [target] Do { $target } punktów.
    [last_player_standing] Aż zostanie jedna osoba.
   *[fixed_rounds] { $rounds ->
        [players] Tyle rund, ile graczy.
        [1] Jedna runda.
        [few] { $rounds } rundy.
       *[many] { $rounds } rund.
    }
}
seat-computer = { $strength ->
    [easy] Łatwy
    [casual] Niedzielny
    [steady] Solidny
    [sharp] Bystry
   *[other] { $strength }
}
seat-computer-about = { $strength ->
    [easy] Uczy się: gra, co ma pod ręką, i wiele przeocza
    [casual] Uważa tylko od czasu do czasu i zapomina, co już zagrano
    [steady] Gra jak dobry klubowicz i pamięta każdą kartę
    [sharp] Sprawdza każdy ruch na wielu możliwych rozdaniach
   *[other] Komputer
}
lobby-fair = ## { button-fair }
    Sekret, który tasuje tę grę, powstaje przy otwarciu stołu. Jest zapieczętowany: to jego SHA-256, którego nikt już nie zmieni.
    `{ $commitment }`
    Każdy, kto dołącza, dodaje część, której Talon nie może wybrać. Po partii sekret zostaje pokazany i każdy może nim sprawdzić każde rozdanie.
shuffles-shown = ## { button-fair }
    Sekret, który tasuje grę { $game }:
    `{ $secret }`
    Jego SHA-256, ustalone przed pierwszym rozdaniem:
    `{ $commitment }`
    Z plikiem powtórki każdy może sprawdzić każde rozdanie przez `talon verify`.
shuffles-chosen = Te rozdania nie są losowe: są wybrane na twoją pierwszą grę.
button-fair = Uczciwe tasowanie
house-rule = - { $rule }
house-rule-text = { $stated ->
    [yes] { $said } `{ $name }={ $value }` (instrukcja: `{ $booklet }`)
   *[no] { $said } `{ $name }={ $value }` (domyślnie: `{ $booklet }`)
}

lobby-opened = { $where ->
    [thread] Stół jest nakryty: { $channel }.
   *[channel] Stół jest nakryty.
} { $full ->
    [yes] Wszystkie miejsca są zajęte: naciśnij **{ button-start }**.
   *[no] Inni dołączą jednym kliknięciem.
}
lobby-joined = Siedzisz przy stole: { $game }. { $free ->
    [0] Wszystkie miejsca są zajęte, więc można zaczynać.
    [one] Zostało { $free } wolne miejsce.
    [few] Zostały { $free } wolne miejsca.
   *[many] Zostało { $free } wolnych miejsc.
}
lobby-joined-next = **{ $way }:** { $told }
lobby-leaving = { $ends ->
    [kept] Opuścić [{ $game }]({ $board })? Dopóki nikt nie zajmie twojego miejsca, odzyskasz je dowolnym ruchem.
    [yes] Opuścić [{ $game }]({ $board })? Odpadasz wtedy z partii, a ona od razu się kończy.
   *[no] Opuścić [{ $game }]({ $board })? Odpadasz wtedy z partii.
}
lobby-left = { $status ->
    [running] { $kept ->
        [open] Od teraz twoje miejsce ma komputer, a inni mogą je zająć. Dopóki nikt tego nie zrobi, odzyskasz je dowolnym ruchem.
        [computer] Od teraz twoje miejsce ma komputer. Zrób ruch, a znów będzie twoje.
       *[forfeit] Wychodzisz z partii. Twoje miejsce już w niej nie gra.
    }
    [cancelled] Wychodzisz. Nikogo już nie ma, więc stół znika.
   *[other] Odchodzisz od stołu.
}
lobby-started = Graczy: { $seats }. Zaczynamy!
lobby-started-duel = Karty są rozdane, graczy: { $seats }. Naciśnij **{ $flip }** pod planszą.
lobby-called-off = Gra jest odwołana.
lobby-thread-name = { $game }, otwiera { $host }
lobby-thread-failed = Nie mogę tu otworzyć wątku. Wybierz sam kanał albo pozwól mi tworzyć publiczne wątki.
lobby-suspended-here = W tym kanale jest zawieszona partia, a wątku dla niej nie mogę otworzyć. Wybierz inny kanał albo pozwól mi tworzyć publiczne wątki.
lobby-not-here = Gra w wątku wymaga kanału tekstowego serwera. Otwórz ją tam.
lobby-permissions = Nie mogę tu prowadzić gry bez: { $missing }. Moderator może na to pozwolić w ustawieniach kanału.

permission-view_channel = Wyświetlanie kanału
permission-send_messages = Wysyłanie wiadomości
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach
permission-create_public_threads = Tworzenie publicznych wątków
permission-attach_files = Załączanie plików
permission-read_message_history = Czytanie historii wiadomości

seat-taken-back = Witaj z powrotem. Twoje miejsce znów jest twoje.

games-none = Na tym serwerze nie ma żadnej gry. Otwórz ją przez /{ command-game.name } { command-game-new.name }.
games-heading = { $own ->
    [yes] ## Twoje gry
   *[no] ## Gry na tym serwerze
}
games-line = { $status ->
    [lobby] - [{ $game }]({ $board }): { $players }. { $free ->
        [0] Brak wolnych miejsc.
        [one] { $free } wolne miejsce.
        [few] { $free } wolne miejsca.
       *[many] { $free } wolnych miejsc.
    }
   *[other] - [{ $game }]({ $board }), runda { $round }: { $players }. { $moment } { $ends }
} { $yours ->
    [yes] **Grasz w niej.**
   *[no] {""}
}
rematch-follows = { $status ->
    [lobby] **{ $way }:** { reject-already_joined } [{ $game }]({ $board })
   *[running] **{ button-next-match }:** [{ $game }]({ $board })
}
rematch-opened = Stół jest znów nakryty, na tych samych zasadach.
replay-here = Cała partia: sprawdza ją `talon verify`.

## The house rules of a table, switch by switch

button-house = Zasady domowe
button-house-type = Wpisz wartość
button-house-booklet = Domyślnie
button-house-several = Wpisz kilka
button-house-restore = { change-standard }
house-title = ## Zasady domowe: { $game }
house-page = **{ $page }**
house-word = - `{ $word }`: { $meaning }
house-chosen = **{ $said }** `{ $name }={ $value }`
    { $stated ->
        [yes] W instrukcji: `{ $booklet }`. Możliwe: { $allowed }.
       *[no] Domyślnie: `{ $booklet }`. Możliwe: { $allowed }.
    }
house-look-only = -# { $stage ->
    [lobby] Ustala je organizator.
    [tournament] Grają według nich wszystkie stoły turnieju.
   *[other] Te zasady są ustalone.
}
house-changed = Zmienione.
house-by-the-booklet = domyślnie
house-select-switch = Wybierz zasadę, a zobaczysz możliwości
house-select-value = Wybierz jej wartość
house-form-rules = Co odbiega od zasad standardowych
house-section-options = Co zależy od ciebie
house-section-match = Gracze, rundy, koniec partii
house-section-deal = Talia, rozdanie, początek
house-section-turn = Dobieranie i ruch
house-section-claim = Pukanie po zrzutki
house-section-melds = Zestawy i sekwensy
house-section-joker = Jokery
house-section-opening = Pierwsze układy, dokładanie
house-section-rearrange = Przebudowa stołu
house-section-ending = Koniec rundy
house-section-variants = Drukowane warianty
house-section-points = Wartości i punkty

## Rule sets that a server keeps

rule-sets-about =
    ## { change-saved }
    { $count ->
        [0] Jeszcze żadnych.
       *[other] Każdy organizator może je wybrać przy stole, pod **{ button-change }**.
    }
rule-sets-select = Obejrzyj …
button-rule-set-new = Zapisz nowe zasady
rule-set-which = Dla której gry są?
rule-set-which-select = Wybierz grę …
rule-set-form = Zapisz zasady
rule-set-field-name = Ich nazwa
rule-set-about =
    ## { $name }
    { $rules ->
        [none] { $game }, zasady standardowe
       *[other] { $game }: `{ $rules }`
    }
    { $default ->
        [yes] Na tym serwerze obowiązują jako domyślne: { $game }.
       *[no] {""}
    }
button-rule-set-use = Graj tu według nich
button-rule-set-booklet = Graj według standardowych
button-rule-set-delete = Zapomnij

rule-set-choice = { $name } ({ $game })

## Choosing a game

game-glance = { $length ->
    [none] { $game }, graczy: { $seats }
   *[other] { $game }, graczy: { $seats }, około { LENGTH($length, case: "genitive") }
}
game-length = około { LENGTH($length, case: "genitive") }
new-which = ## Która gra?
    Czasy dotyczą stołu, przy którym wszyscy są na miejscu.
new-group-cards = Remik z kartami
new-group-two = Gin, dla dwojga
new-group-rack = Remik z kostkami
new-group-teams = Bohaterowie kontra łotrzy
new-game-about = { $single ->
    [yes] Graczy: { $range }, { $length }
   *[no] Graczy: { $range }; przy { $seats } { $length }
}
new-chosen = ## { $glance }
    { $summary }
new-house = **{ button-house }**
new-seats = Graczy: { $seats }
new-seats-select = Ile osób gra
new-pace-select = Jak szybko
new-computers = { $computers ->
    [0] Bez komputerów
    [1] Jeden komputer
    [few] { $computers } komputery
   *[many] { $computers } komputerów
}
new-computers-select = { change-computer }
button-new-like = Jak ostatnio: { $glance }
button-new-set = Nakryj stół
button-new-thread = W nowym wątku
button-new-other = Inna gra

## Practice games

learn-welcome = **Trening: { $game }** z komputerem. Naciśnij **{ button-hand }** pod planszą: każdy ruch objaśnia jedna linijka. Nie ma pośpiechu. Kończy to **/{ command-games.name }**.
learn-welcome-duel = **Trening: { $game }** z komputerem. Naciśnij **{ button-board-flip }** pod planszą. Kończy to **/{ command-games.name }**.
learn-dealt = Twój trening czeka [w twoich wiadomościach]({ $board }): { $game }.{ $chosen ->
    [yes] { " " }Rozdania są dobrane do nauki.
   *[no] { "" }
}
learn-running = Trenujesz już: { $game }. [Graj dalej]({ $board }).
button-learn-switch = Zmień na: { $game }
learn-closed = Nie mogę do ciebie napisać. W ustawieniach prywatności pozwól na wiadomości od członków tego serwera i spróbuj ponownie.
