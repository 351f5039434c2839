### Tournaments: what is refused in them, their board, their tables, and what is asked about them.

## What is refused

reject-table_of_tournament = Ten stół należy do turnieju i zakończyć go może tylko jego organizator: „{ button-tournament-decide }” w /{ command-tournament.name } { command-tournament-host.name }.
reject-several_tables = Siedzisz tu przy kilku stołach: { $threads }. Powiedz to w wątku tego, o który ci chodzi.
reject-no_such_tournament = Nie ma tu takiego turnieju. Te, które są, pokaże /{ command-tournament.name } { command-tournament-list.name }.
reject-which_tournament = Jest tu kilka turniejów. Podaj w polu **{ option-tournament.name }** komendy, o który ci chodzi.
reject-tournament_unreadable = Tego turnieju nie da się teraz odczytać. Poproś opiekuna Talona, żeby do niego zajrzał.
reject-not_a_draft = Zapisy na ten turniej są otwarte, więc jego warunki stoją. Żeby je zmienić, odwołaj go i przygotuj nowy.
reject-still_a_draft = Ten turniej dopiero powstaje. Poczekaj, aż organizator otworzy zapisy.
reject-not_tournament_host = Może to zrobić tylko organizator tego turnieju albo kto zarządza serwerem.
reject-may_not_host = Turniej robi tu tylko ten, kto zarządza serwerem albo ma rolę wskazaną w /{ command-settings.name }.
reject-too_many_tournaments = Ten serwer ma już tyle turniejów, ile można: { $most }. Poczekaj, aż któryś się skończy, albo jakiś odwołaj.
reject-bad_tournament_name = Turniej potrzebuje nazwy od 1 do { $most } znaków.
reject-bad_format = Nie ma takiego rodzaju turnieju. Wybierz jeden z listy.
reject-league_too_quick = Liga otwiera wszystkie swoje stoły naraz: wybierz tempo od { LENGTH($least, case: "genitive") } na ruch.
reject-bad_round_time = W tym tempie runda może trwać od { LENGTH($least, case: "genitive") } do { LENGTH($most, case: "genitive") }. Napisz na przykład `2h`, `3d` albo `14d`.
reject-bad_check_in = Odprawa może trwać najwyżej { LENGTH($most, case: "accusative") }. Napisz na przykład `30m` albo `2h`.
reject-too_many_computers = Komputerów może wejść najwyżej tyle: { $most }. Wybierz mniej.
reject-start_passed = Czas, w którym gra miała się zacząć, już minął. Wybierz późniejszy albo zacznij ręcznie.
reject-role_needed = Na ten turniej zapisują się tylko osoby z rolą <@&{ $role }>.
reject-already_entered = Bierzesz już udział w tym turnieju. Jak ci idzie, pokaże /{ command-tournament.name } { command-tournament-mine.name }.
reject-bad_extension = Naraz można dodać od { LENGTH($least, case: "genitive") } do { LENGTH($most, case: "genitive") }. Napisz na przykład `30m`, `2h` albo `1d`.
reject-bad_length = „{ $given }” to nie długość czasu. Napisz na przykład `30m`, `2h` albo `1d`.
reject-not_entered = Nie bierzesz udziału w tym turnieju.

## What a format refuses

tournament-reject-not_open = Zapisy na ten turniej są zamknięte. Inne pokaże /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-not_running = Ten turniej jeszcze się nie zaczął. Zaczyna go organizator albo godzina z tablicy.
tournament-reject-over = { $phase ->
    [cancelled] Ten turniej jest odwołany.
   *[other] Ten turniej się skończył. Jak, pokaże /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-paused = Ten turniej ma przerwę. Ruszy dalej, gdy powie organizator.
tournament-reject-not_paused = Ten turniej nie ma przerwy, więc nie ma czego wznawiać.
tournament-reject-no_check_in = { $phase ->
    [open] Odprawa jeszcze się nie zaczęła. Zawołam cię, gdy ruszy.
   *[other] Ten turniej nie ma teraz odprawy.
}
tournament-reject-too_few = Na razie gotowych do gry jest tylu: { $there }, a na początek trzeba { $least }. Zaproś więcej osób.
tournament-reject-no_such_entrant = Nikt o tym imieniu nie bierze udziału w turnieju. Wybierz imię z listy.
tournament-reject-not_in = Ta osoba już nie bierze udziału. Kto bierze, pokaże /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-left = Już nie bierzesz udziału. Jak stoi turniej, pokaże /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-still_in = Bierzesz już udział, więc nie musisz wracać.
tournament-reject-may_not_return = Do tego turnieju nie możesz wrócić.
tournament-reject-entry_closed = Za dużo tego turnieju jest już za nami, żeby się zapisać. Inne pokaże /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-checked_in_already = Odprawę masz już za sobą. Gra zacznie się o godzinie z tablicy.
tournament-reject-rest_in_arena_only = Odpoczywać między stołami można tylko na arenie. Żeby wyjść, wpisz /{ command-tournament.name } { command-tournament-leave.name }.
tournament-reject-nothing_changes = { $resting ->
    [yes] Już odpoczywasz.
   *[other] Już czekasz na stół.
}
tournament-reject-bad_lot = Losowanie tego turnieju wyszło źle. Spróbuj za chwilę.
tournament-reject-bad_seeds = W rozstawieniu ktoś jest dwa razy albo nie bierze udziału. Podaj każdą osobę raz.
tournament-reject-round_not_due = Turniej poszedł już dalej. Spójrz na jego tablicę.
tournament-reject-bad_pairing = Turniej poszedł dalej podczas losowania stołów. Spróbuj za chwilę.
tournament-reject-not_finished = Ten turniej jeszcze się nie skończył.
tournament-reject-no_such_table = { $table ->
    [none] Rundy { $round } jeszcze nie ma. Rundy znajdziesz pod „{ button-tournament-tables }” w /{ command-tournament.name } { command-tournament-standings.name }.
   *[other] Nie ma stołu { $table } w rundzie { $round }. Stoły znajdziesz pod „{ button-tournament-tables }” w /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-table_ended = Stół { $table } rundy { $round } ma już wynik. Żeby go zmienić, rozstrzygnij stół.
tournament-reject-bad_result = Wynik podaje lokatę każdego z { $seats } miejsc przy stole, najlepszą jako 1. Lokaty wspólne pomijają następne: `1 1`, `1 1 3`.
tournament-reject-bad_totals = Napisz sumę dla każdego miejsca, od −{ $most } do { $most }.
tournament-reject-totals_needed = W tym turnieju punkty biorą się z sum. Podaj też sumę każdego miejsca.
tournament-reject-not_at_table = Ta osoba nie siedzi przy stole { $table } rundy { $round }.
tournament-reject-round_ended = W rundzie { $round } wszystko jest już rozegrane, więc więcej czasu nic nie da.
tournament-reject-deadline_passed = Czas rundy { $round } już minął.
tournament-reject-reason_needed = Powiedz, dlaczego: powód poznają wszyscy w turnieju.
tournament-reject-no_such_act = Nie ma działania numer { $act }. Zobacz je przez /{ command-tournament.name } { command-tournament-host.name }.
tournament-reject-undone_already = To już jest cofnięte.
tournament-reject-cannot_undo = Tego nie da się cofnąć. Zrób coś odwrotnego.
tournament-reject-too_late_to_undo = Za późno, żeby to cofnąć: gra potoczyła się już dalej.
tournament-reject-too_late_to_decide = Za późno, żeby rozstrzygać ten stół: zaczęła się już następna runda.
tournament-reject-later_act_first = Opiera się na tym coś późniejszego. Najpierw cofnij działanie numer { $later }.
tournament-reject-too_many = Tu każdy spotyka każdego, a to działa najwyżej przy tylu graczach: { $most }. Bierze udział: { $there }. Ustaw limit.
tournament-reject-no_bell = Gong ma tylko arena i bije on raz.
tournament-reject-not_seeded = W tym turnieju wszystkich ustawia los. Rozstawiać można w lidze i w takim systemie pucharowym, który z tym przygotowano.
tournament-reject-ending_already = Następna runda i tak się nie zacznie. Turniej kończy się stołami, które teraz grają.

## What is wrong with the rules of a format

tournament-fault-seats_crossed = Najmniej miejsc przy stole ({ $least }) to więcej niż jego liczba miejsc ({ $most }). Wybierz mniej.
tournament-fault-nobody_knocked_out = Przy każdym stole ktoś musi odpaść: dalej może przejść najwyżej { $most }.
tournament-fault-third_place_of_two = O trzecie miejsce gra się tylko tam, gdzie stoły mają dwa miejsca.
tournament-fault-division_too_small = Dywizja tej wielkości nie zapełni stołu. Potrzebuje co najmniej tylu graczy: { $least }.
tournament-fault-playing_costs = Granie nie może tu kosztować punktów. Wybierz punkty za miejsca.
tournament-fault-streak_of_places = Seria liczy się podwójnie tylko tam, gdzie punkty są za miejsca. Wybierz punkty za miejsca.
tournament-fault-too_many_move = Przechodziłoby więcej osób, niż ma dywizja. W każdą stronę może najwyżej tyle: { $most }.
reject-player_not_entered = Ta osoba nie bierze udziału w turnieju. Kto bierze, pokaże /{ command-tournament.name } { command-tournament-standings.name }.
reject-bad_seeds_named = Nikt o imieniu { $name } nie bierze udziału. Podaj graczy przez @ albo tak, jak są na tablicy, po przecinku.
reject-several_so_called = Kilka osób nazywa się { $name }. Podaj je przez @.
reject-no_seasons = Sezony ma tylko liga.
reject-season_begun = Następny sezon już się zaczął.
reject-check_in_open = Odprawa jeszcze trwa. Zacznij, gdy będą wszyscy, albo usuń tych, których nie ma.
reject-bad_numbers = Napisz jedną liczbę całkowitą dla każdego miejsca, w kolejności miejsc: `2 1`, `2 1 3`.

## Commands and their options

command-tournament = Turnieje: zapisz się, zobacz, jak stoją, albo zrób własny
    .name = turniej
command-tournament-create = Przygotuj turniej w tym kanale; nikt go nie widzi, dopóki nie otworzysz zapisów
    .name = przygotuj
command-tournament-join = Zapisz się na turniej
    .name = dołącz
command-tournament-leave = Wyjdź z turnieju albo się wycofaj: dalej gra za ciebie komputer
    .name = wyjdź
command-tournament-standings = Zobacz tabelę, stoły każdej rundy i czyjąkolwiek drogę
    .name = tabela
command-tournament-mine = Twoje stoły i droga w turnieju: odprawa, odpoczynek, wyjście
    .name = moje
command-tournament-list = Zobacz turnieje tego serwera
    .name = lista
command-tournament-host = Prowadź swój turniej: jak stoi i co możesz z nim zrobić
    .name = prowadź
option-tournament = który, jeśli jest ich kilka
    .name = turniej
option-tournament-name = jego nazwa
    .name = nazwa
option-tournament-format = jaki rodzaj turnieju
    .name = rodzaj
option-tournament-role = zapisać się mogą tylko osoby z tą rolą
    .name = rola

## Kinds of tournament, and what is chosen

tournament-format-swiss = System szwajcarski
tournament-format-round_robin = Każdy z każdym
tournament-format-knockout = System pucharowy
tournament-format-ladder = Drabinka eliminacji
tournament-format-league = Liga
tournament-format-arena = Arena
tournament-format-line = { $format ->
    [swiss] { $extent ->
        [1] System szwajcarski, 1 runda, osób przy stole: { $seats }
        [few] System szwajcarski, { $extent } rundy, osób przy stole: { $seats }
       *[many] System szwajcarski, { $extent } rund, osób przy stole: { $seats }
    }
    [round_robin] { $extent ->
        [1] Każdy z każdym raz, osób przy stole: { $seats }
        [few] Każdy z każdym { $extent } razy, osób przy stole: { $seats }
       *[many] Każdy z każdym { $extent } razy, osób przy stole: { $seats }
    }
    [knockout] { $extent ->
        [1] System pucharowy, osób przy stole: { $seats }
        [few] System pucharowy, ze stołu przechodzi najlepszych { $extent }, osób przy stole: { $seats }
       *[many] System pucharowy, ze stołu przechodzi najlepszych { $extent }, osób przy stole: { $seats }
    }
    [ladder] Drabinka, limit punktów: { $extent }, rund najwyżej: { $rounds }, osób przy stole: { $seats }
    [league] { $extent ->
        [1] Liga, w dywizji każdy z każdym raz, osób przy stole: { $seats }
        [few] Liga, w dywizji każdy z każdym { $extent } razy, osób przy stole: { $seats }
       *[many] Liga, w dywizji każdy z każdym { $extent } razy, osób przy stole: { $seats }
    }
   *[other] Arena, osób przy stole: { $seats }
}
tournament-choose-act = Wybierz, co zrobić
tournament-choose-road = Czyja droga?
tournament-choose-round = Która runda?
tournament-choose-format = Jaki rodzaj turnieju
tournament-choose-game = Która gra
tournament-choose-set = Według których zasad
tournament-choose-seats = Ile osób przy stole
tournament-choose-pace = Jak szybko
tournament-choose-rounds = Ile rund
tournament-choose-new-opponents-first = Kto kogo spotyka
tournament-choose-best-against-best = Ostatnia runda
tournament-choose-late-rounds = Kto może się jeszcze zapisać
tournament-choose-laps = Ile razy każdy spotyka każdego
tournament-choose-go-on = Ile osób przechodzi ze stołu
tournament-choose-seeding = Kto na którym miejscu zaczyna
tournament-choose-third-place = Trzecie miejsce
tournament-choose-out-at = Kiedy się odpada
tournament-choose-max-rounds = Ile najwyżej rund
tournament-choose-division-size = Jak duża jest dywizja
tournament-choose-moving = Ile osób awansuje i spada
tournament-choose-streak-from = Stoły wygrane po kolei
tournament-choose-leftovers = Kto nie zapełnia stołu
tournament-choose-points = Co daje stół
tournament-choose-ties = Co najpierw rozstrzyga remisy
tournament-choose-bye-points = Co daje wolny los
tournament-choose-unfinished = Stoły nieskończone na czas
tournament-choose-computers = Ile komputerów gra
tournament-choose-strength = Jak dobrze grają
tournament-choose-rests = Kiedy ruchy czekają
tournament-choose-role = Kto może się zapisać
tournament-choose-help = Pomoc przy stołach
tournament-option-set = { $value ->
    [booklet] { change-standard }
   *[other] Nasze zasady: { $value }
}
tournament-option-seats = Osób przy stole: { $value }
tournament-option-rounds = { $value ->
    [1] 1 runda
    [few] { $value } rundy
   *[many] { $value } rund
}
tournament-option-new-opponents-first = { $value ->
    [yes] Nowi rywale przed równymi punktami
   *[other] Równe punkty przed nowymi rywalami
}
tournament-option-best-against-best = { $value ->
    [yes] W ostatniej rundzie najlepsi spotykają najlepszych
   *[other] Ostatnią rundę losuje się jak inne
}
tournament-option-late-rounds = { $value ->
    [0] Po rozpoczęciu nikt się nie zapisuje
   *[other] Późne zapisy, aż zacznie się runda { $next }
}
tournament-option-laps = { $value ->
    [1] Każdy z każdym raz
    [few] Każdy z każdym { $value } razy
   *[many] Każdy z każdym { $value } razy
}
tournament-option-go-on = { $value ->
    [1] Ze stołu przechodzi najlepsza osoba
    [few] Ze stołu przechodzi najlepszych { $value }
   *[many] Ze stołu przechodzi najlepszych { $value }
}
tournament-option-seeding = { $value ->
    [given] Najpierw rozstawieni z /{ command-tournament.name } { command-tournament-host.name }
   *[other] O wszystkich miejscach decyduje los
}
tournament-option-third-place = { $value ->
    [yes] Przegrani z półfinałów grają o trzecie miejsce
   *[other] O trzecie miejsce się nie gra
}
tournament-option-out-at = { $value ->
    [1] Odpada się przy 1 punkcie
    [few] Odpada się przy { $value } punktach
   *[many] Odpada się przy { $value } punktach
}
tournament-option-max-rounds = { $value ->
    [1] Najwyżej 1 runda
    [few] Najwyżej { $value } rundy
   *[many] Najwyżej { $value } rund
}
tournament-option-division-size = { $value ->
    [1] Dywizje po 1 osobie
    [few] Osób w dywizji: około { $value }
   *[many] Osób w dywizji: około { $value }
}
tournament-option-moving = { $value ->
    [0] Nikt nie awansuje ani nie spada
    [1] Najlepsza osoba awansuje, ostatnia spada
    [few] Najlepszych { $value } awansuje, ostatnich { $value } spada
   *[many] Najlepszych { $value } awansuje, ostatnich { $value } spada
}
tournament-option-streak-from = { $value ->
    [none] Każdy wygrany stół liczy się raz
    [1] Po 1 wygranym stole następne liczą się podwójnie
    [few] Po { $value } wygranych stołach następne liczą się podwójnie
   *[many] Po { $value } wygranych stołach następne liczą się podwójnie
}
tournament-option-leftovers = { $value ->
    [byes] Kto nie ma stołu, ma wolny los
    [computers] Ostatni stół uzupełniają komputery
   *[other] Mniejsze stoły, żeby każdy grał
}
tournament-option-points = { $value ->
    [difference] Punkty według różnicy sum
    [totals] Liczą się własne sumy gry
   *[other] Punkty za miejsca
}
tournament-option-bye-points = { $value ->
    [win] Wolny los liczy się jak wygrany stół
    [loss] Wolny los liczy się jak przegrany stół
   *[other] Wolny los daje średnią liczbę punktów
}
tournament-option-unfinished = { $value ->
    [computer_finishes] Dogrywa je komputer
   *[other] Liczy się wynik z tej chwili
}
tournament-ties = { $first ->
    [opponents] Najpierw siła rywali
    [sonneborn_berger] Najpierw punkty pokonanych
    [direct] Najpierw wspólne stoły
   *[other] Najpierw najlepszy pojedynczy stół
}
tournament-option-computers = { $value ->
    [0] Bez komputerów
    [1] 1 komputer
    [few] { $value } komputery
   *[many] { $value } komputerów
}
tournament-option-strength = Siła: { $value }
tournament-option-rests = { $value ->
    [both] Ruchy czekają w godzinach ciszy i na urlopach
    [quiet] Ruchy czekają tylko w godzinach ciszy
    [vacation] Ruchy czekają tylko na urlopach
   *[other] Ruchy nigdy nie czekają
}
tournament-option-role = { $value ->
    [everybody] Zapisać się może każdy
   *[other] Zapisać się mogą tylko osoby z rolą { $value }
}
tournament-option-help = { $value ->
    [on] Pomoc jak przy każdym stole
   *[other] Bez pomocy komputera
}
tournament-break-opponents = Rywale
tournament-break-sonneborn_berger = Pokon.
tournament-break-direct = Wspólne
tournament-break-best_table = Najl.
tournament-tie-opponents = siła rywali
tournament-tie-sonneborn_berger = punkty pokonanych
tournament-tie-direct = wspólne stoły
tournament-tie-best_table = najlepszy pojedynczy stół

## The panel in which a tournament is prepared

tournament-draft = -# Nikt tego jeszcze nie widzi. { $computers ->
    [0] {""}
    [1] Gra jeden komputer.
    [few] Grają { $computers } komputery.
   *[many] Gra { $computers } komputerów.
} { $checkin ->
    [none] {""}
   *[other] Czas odprawy: { $checkin }.
} { $limit ->
    [none] {""}
   *[other] Miejsc jest { $limit }, do tego lista oczekujących.
} { $starts ->
    [none] Grę zaczynasz ty.
   *[other] Gra zaczyna się { $starts }.
}
tournament-draft-forgotten = Zapomniane. Nikt tego nie zobaczy.
tournament-opened = Zapisy na **{ $name }** są otwarte. Tablica turnieju jest w { $channel }.
tournament-not-here = Turniej potrzebuje kanału tekstowego, żeby otworzyć wątek dla każdego stołu. Spróbuj w takim.
tournament-draft-roleless = Rolę, z którą można się zapisać, usunięto: wybierz inną albo wpuść wszystkich.
button-draft-open = Otwórz zapisy
button-draft-times = Nazwa i czasy
button-draft-forget = Zapomnij
tournament-form-name = Nazwa
tournament-form-round = Czas rundy: 2h, 3d, 14d
tournament-form-checkin = Odprawa przed startem: 30m albo puste
tournament-form-starts = Gra zaczyna się za: 2h, 3d albo puste
tournament-form-starts-hint = puste: zaczynasz ją ty
tournament-form-limit = Miejsca dla ilu graczy albo puste

## The board

tournament-about = ## { $name }
    { $house ->
        [none] { $format } · **{ $game }**
       *[other] { $format } · **{ $game }**, zasady domowe: { $house }
    }
    { $arena ->
        [yes] Tempo: { $pace } · gong po upływie { LENGTH($time, case: "genitive") } · organizator: { $host }
       *[other] Tempo: { $pace } · runda: { $time } · organizator: { $host }
    }
    -# { $points ->
        [knockout] Wygrywasz i grasz dalej.
        [place] Punkty za miejsca. Remisy: { $ties }, potem los.
        [behind] Punkty ujemne: ile brakuje do najlepszej osoby przy stole. Remisy: { $ties }, potem los.
        [difference] Punkty według różnicy sum. Remisy: { $ties }, potem los.
       *[other] Liczą się własne sumy gry. Remisy: { $ties }, potem los.
    } { $unfinished ->
        [score_now] Stół nieskończony na czas liczy się tak, jak stoi.
       *[other] Stół nieskończony na czas dogrywa komputer.
    } { $help ->
        [yes] Komputer może pomagać.
       *[other] {""}
    } { $role ->
        [none] {""}
       *[other] Zapisać się może tylko { $role }.
    } { $more ->
        [none] {""}
       *[other] { $more }
    }
tournament-agreed = { $what ->
    [check_in] Przed startem jest odprawa (czas: { $value }): kogo zabraknie, ten nie gra.
    [last] W ostatniej rundzie najlepsi spotykają najlepszych.
    [new] Nowi rywale idą przed równymi punktami.
    [late] Późne zapisy trwają aż do rundy { $value }.
    [seeded] Przed startem organizator rozstawia graczy; resztę ustawia los.
    [third] Gra się o trzecie miejsce.
    [divisions] { tournament-option-division-size }.
    [moving] { $value ->
        [1] W następnym sezonie z każdej dywizji najlepsza osoba awansuje, ostatnia spada.
        [few] W następnym sezonie z każdej dywizji najlepszych { $value } awansuje, ostatnich { $value } spada.
       *[many] W następnym sezonie z każdej dywizji najlepszych { $value } awansuje, ostatnich { $value } spada.
    }
    [streak] { $value ->
        [1] Po 1 wygranym stole następne wygrane z rzędu liczą się podwójnie.
        [few] Po { $value } stołach wygranych z rzędu następne liczą się podwójnie.
       *[many] Po { $value } stołach wygranych z rzędu następne liczą się podwójnie.
    }
    [leftovers] { tournament-option-leftovers }.
    [byes] { tournament-option-bye-points }.
    [rests] { tournament-option-rests }.
   *[other] Następna runda się nie zacznie.
}
tournament-state = { $status ->
    [open] **Zapisy są otwarte.** { $limit ->
        [none] {""}
       *[other] Miejsc: { $limit }.
    } { $starts ->
        [none] Grę zaczyna organizator.
        [gone] Grę zaczyna, kto zarządza serwerem.
       *[other] Gra zaczyna się { $starts }.
    }
    [check_in] { $people ->
        [0] **Trwa odprawa.**
       *[other] **Trwa odprawa**: jest już { $checked } z { $people }.
    } Gra zaczyna się { $starts }.
    [paused] **Przerwa.** { $round ->
        [none] {""}
       *[other] { $round }: skończone stoły { $done } z { $tables }.
    }
    [running] **{ $round ->
        [none] Trwa losowanie stołów pierwszej rundy.
       *[other] { $round }:
    }** { $tables ->
        [0] {""}
       *[other] { $opening ->
            [0] skończone stoły { $done } z { $tables }.{ $next ->
                [none] { $ends ->
                    [none] {""}
                   *[other] {" "}{ $ends }.
                }
               *[other] { $left ->
                    [yes] {" "}Następna runda zaczyna się { $next }.
                    [alone] {" "}Została jedna osoba. Zwycięzcy będą znani { $next }.
                   *[no] {" "}Zwycięzcy będą znani { $next }.
                }
            }
           *[other] Stoły się otwierają, zostało: { $opening } z { $tables }.
        }
    }
    [over] { $lot ->
        [yes] **Koniec.** Losem wygrywa: { $winners }.
       *[no] **Koniec.** Wygrywa: { $winners }.
    }
   *[other] **Odwołany.**
}
tournament-ends = { $what ->
    [bell] Gong bije { $ends }
    [round] Runda kończy się { $ends }
    [all] Wszystkie otwarte rundy kończą się { $ends }
   *[some] Najbliższy koniec, { $ends }: { $rounds }
}
tournament-stands-still = Przy żadnym stole nie da się teraz grać, więc ich czas czeka
tournament-entrants = { $count ->
    [0] { tournament-nobody-yet }
    [1] 1 gracz: { $names }
    [few] Graczy { $count }: { $names }
   *[many] Graczy { $count }: { $names }
}
tournament-more-players = { $count ->
    [1] jeszcze 1
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
}
tournament-computers = { $count ->
    [1] 1 komputer
    [few] { $count } komputery
   *[many] { $count } komputerów
}
tournament-entrant = { $here ->
    [yes] { $name } ✓
   *[other] { $name }
}
tournament-waiting = { $count ->
    [1] Na liście oczekujących: { $names }
    [few] Na liście oczekujących { $count }: { $names }
   *[many] Na liście oczekujących { $count }: { $names }
}
tournament-nobody-yet = Jeszcze nikt się nie zapisał.
tournament-fair = { $secret ->
    [none] Tasowania wszystkich stołów pieczętuje `{ $commitment }`, SHA-256 sekretu wylosowanego przed pierwszym zapisem. Po turnieju zostanie odsłonięty i każde rozdanie będzie można sprawdzić.
   *[other] Sekret, który potasował karty wszystkich stołów: `{ $secret }`
        Jego SHA-256, znane przed pierwszym zapisem: `{ $commitment }`
        Z plikiem powtórki każdy może sprawdzić każde rozdanie przez `talon verify`.
}
tournament-filler = komputer
tournament-entered-again = { $name } (wcześniej)
button-tournament-join = Zapisz się
button-tournament-leave = Wyjdź
button-tournament-drop = Wycofaj się
button-tournament-checkin = Jestem
button-tournament-standings = Tabela
button-tournament-tables = Stoły
button-tournament-mine = Moja droga
button-tournament-host = Prowadź
button-tournament-fair = { button-fair }
button-tournament-export = Pliki
button-tournament-start = { $checkin ->
    [yes] Zacznij odprawę
   *[other] Zacznij
}
button-tournament-pause = Przerwa
button-tournament-end = Zakończ wcześniej
button-tournament-seed = Rozstaw graczy
button-tournament-remove = Usuń gracza
button-tournament-decide = Rozstrzygnij stół
button-tournament-cancel = Odwołaj
button-tournament-rest = Odpocznij
button-tournament-play = Znów do stołu
button-tournament-season = Następny sezon
button-tournament-help = Jak to działa
button-tournament-resume = Wznów
button-tournament-extend = Daj więcej czasu
button-tournament-undo = Cofnij działanie { $act }

## What is answered

tournament-joined = { $waits ->
    [yes] Jesteś na liście oczekujących: **{ $name }**. { $how ->
        [vacancy] Wchodzisz, gdy ktoś zrezygnuje, albo w następnym sezonie.
        [season] Wchodzisz w następnym sezonie.
       *[full] Wchodzisz, gdy ktoś zrezygnuje.
    }
   *[no] Bierzesz udział: **{ $name }**. { $how ->
        [late] Grasz od następnej rundy.
        [free] Dostaniesz stół, gdy tylko jakiś będzie.
        [back] { seat-taken-back }
        [taken] Zawołam cię do twoich stołów.
        [last] Następna runda się nie zacznie.
        [check_in] Zawołam cię na odprawę.
       *[in] Gdy gra się zacznie, zawołam cię do stołu.
    }
}
tournament-drop = { $sits ->
    [others] Wycofać się z **{ $name }**? Inni mogą przejąć twoje stoły.
    [yes] Wycofać się z **{ $name }**? Komputer gra dalej za ciebie.
   *[no] Wycofać się z **{ $name }**?
}
tournament-left = { $how ->
    [table] Wycofujesz się: **{ $name }**. Przy twoim stole dalej gra za ciebie komputer.
    [dropped] Wycofujesz się: **{ $name }**.
   *[left] Wychodzisz: **{ $name }**.
}
tournament-checked-in = Odprawa za tobą.
tournament-resting = { $resting ->
    [yes] Następnego stołu nie dostaniesz, dopóki znów go nie zechcesz.
   *[other] Dostaniesz stół, gdy tylko jakiś będzie.
}
tournament-standings = **{ $name }**
tournament-called-off = odwołany
tournament-dropped = niedograny
tournament-table-line = { $thread ->
    [none] **{ $heading }**: { $names }
   *[other] **{ $heading }** { $thread }: { $names }
} · { $state ->
    [waiting] wkrótce
    [playing] trwa
    [dropped] { tournament-dropped }
    [played] skończony
    [scored_now] liczy się, jak stał
    [computer_finished] dograny przez komputer
   *[other] rozstrzyga organizator
}
tournament-mine = **{ $name }** · { $status ->
    [in] udział: tak
    [resting] odpoczywa
    [took_part] udział zakończony
    [out] poza grą
    [waiting] na liście oczekujących
    [waited] do końca na liście oczekujących
    [withdrawn] rezygnacja
    [missed_check_in] brak na odprawie
    [dropped] wycofanie
    [no_show] brak przy stole
   *[other] usunięcie z turnieju
} { $thread ->
    [none] {""}
   *[other] · teraz: { $thread }
}
tournament-export = Liczby do arkusza i wszystko, co się działo. { $replay ->
    [there] Plik powtórki sprawdza `talon verify`.
    [later] Po turnieju plik powtórki sprawdza `talon verify`.
   *[none] {""}
}
tournament-season-begun = Sezon { $season } turnieju **{ $name }** zaczyna się { $starts }. Każdy jest w swojej dywizji i dostaje wezwanie na odprawę; kto nie przyjdzie, odpada.
tournament-season-there = { reject-season_begun } [{ $name }]({ $board })
tournaments-heading = **Turnieje tego serwera**
tournaments-none = Nie było tu jeszcze turnieju. Zrób go przez /{ command-tournament.name } { command-tournament-create.name }.
tournament-called = { $season ->
    [none] { $name }
   *[other] { $name } · sezon { $season }
}
tournaments-line = - [{ $name }]({ $board }) · { $format } · { $game } · { $status ->
    [draft] w przygotowaniu
    [open] zapisy otwarte, na liście: { $entered }
    [check_in] trwa odprawa
    [running] runda { $round }
    [paused] przerwa
    [over] skończony
   *[other] { tournament-called-off }
}

## What is said in public

tournament-thread-name = { $name } · { $where }
tournament-check-in-call = { $who }: naciśnij **{ button-tournament-checkin }** w [{ $name }]({ $board }), żeby zachować miejsce. Do kiedy, jest tam napisane.
tournament-where = { $stage ->
    [final] finał
    [third] gra o trzecie miejsce
   *[other] runda { $round }, stół { $table }
}
tournament-card = { $ended ->
    [none] **{ $name }** · { $where }: { $names }
    [played] **{ $name }** · { $where }: skończone
    [scored_now] **{ $name }** · { $where }: liczy się, jak stało
    [computer_finished] **{ $name }** · { $where }: dograł komputer
   *[other] **{ $name }** · { $where }: rozstrzyga organizator
}
tournament-closing = { $ended ->
    [decided] **Organizator rozstrzyga ten stół.** Liczy się to:
    [computer_finished] **Czas minął i stół dograł komputer.** Liczy się to:
   *[scored_now] **Czas minął i stół jest zamknięty.** Liczy się to:
}
tournament-goes-on = { $count ->
    [1] { $names } przechodzi dalej.
    [few] { $names } przechodzą dalej.
   *[many] { $names } przechodzą dalej.
}
tournament-result-line = { $total ->
    [none] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points }, przez komputer
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points }
    }
   *[other] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points } (suma { SCORE($total) }), przez komputer
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points } (suma { SCORE($total) })
    }
}
tournament-table-call = { $who ->
    [none] Przy tym stole grają komputery.
   *[other] { $who }: gra się tutaj: [{ $name }]({ $board }), { $where }.
}
tournament-table-fair = -# Sekret do tasowania jest zapieczętowany. Oto jego SHA-256: `{ $commitment }`
tournament-seat-word = { $who ->
    [none] Od teraz na tym miejscu gra komputer: { $gone }.
   *[other] { $who } zajmuje miejsce: { $gone }. Od teraz jest twoje: otwórz rękę pod planszą.
}
tournament-bye-word = { $who }: wolny los w rundzie { $round }, [{ $name }]({ $board }). { $brings ->
    [next] Dalej bez gry przy stole.
    [win] Liczy się jak wygrany stół.
    [loss] Liczy się jak przegrany stół.
   *[average] Daje średnią liczbę punktów.
} { $left ->
    [yes] Zawołam, gdy zacznie się następna runda.
    [season] Wszystkie rundy sezonu otwierają się naraz.
   *[no] To ostatnia runda.
}
tournament-round-over = **[{ $name }]({ $board })**: koniec rundy { $round }.
tournament-act = { $undone ->
    [yes] { $kind ->
        [decide] { $host } cofa rozstrzygnięcie stołu, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } cofa przesunięcie gongu o { LENGTH($time, case: "accusative") }: { $reason }
           *[other] { $where ->
                [none] { $host } cofa dodatkowy czas ({ $time }) dla rundy { $round }: { $reason }
               *[other] { $host } cofa dodatkowy czas ({ $time }) dla stołu, { $where }: { $reason }
            }
        }
        [end] { $host } pozwala turniejowi toczyć się do ostatniej rundy: { $reason }
       *[other] { $host } cofa usunięcie gracza { $player }: { $reason }
    }
   *[other] { $kind ->
        [decide] { $host } rozstrzyga stół, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } przesuwa gong o { LENGTH($time, case: "accusative") }: { $reason }
           *[other] { $where ->
                [none] { $host } daje rundzie { $round } dodatkowy czas ({ $time }): { $reason }
               *[other] { $host } daje stołowi dodatkowy czas ({ $time }), { $where }: { $reason }
            }
        }
        [seed] { $host } rozstawia graczy, od najlepszych: { $seeds }. Powód: { $reason }
        [end] { $host } kończy turniej stołami, które teraz grają: { $reason }
        [remove] { $host } usuwa z turnieju gracza { $player }: { $reason }
        [pause] { $host } ogłasza przerwę w turnieju: { $reason }
        [resume] { $host } wznawia turniej: { $reason }
       *[other] { $host } odwołuje turniej: { $reason }
    }
}
tournament-act-told = **[{ $name }]({ $board })** · { $act }
tournament-not-begun = { $host }: turniej **{ $name }** się nie zaczął. { $why } { $state }
tournament-crowded = { $host }: ten serwer ma tyle otwartych wątków, na ile pozwala Discord, więc stoły turnieju **{ $name }** nie mogą się jeszcze otworzyć. Zamknij wątki, których nikt nie potrzebuje. Stoły otworzą się same, gdy będzie miejsce.
tournament-hindered = Brakuje mi w { $channel }: { $missing }. Stoły turnieju **{ $name }** nie mogą się otworzyć. Gdy tylko będzie wolno, otworzą się same.
tournament-homeless = Kanał turnieju **{ $name }** usunięto, więc turniej jest odwołany.
tournament-roleless = Rolę, z którą można się zapisać na **{ $name }**, usunięto, więc nie może nikt. Kto organizuje, może wpuścić wszystkich w /{ command-tournament.name } { command-tournament-host.name }.
tournament-podium = ## { $name }
    { $count ->
        [1] { $lot ->
            [yes] **Losem wygrywa { $winners }!**
           *[no] **Wygrywa { $winners }!**
        }
        [few] { $divisions ->
            [1] **Wspólnie wygrywają { $winners }!**
            [few] **Swoje dywizje wygrywają { $winners }!**
           *[many] **Swoje dywizje wygrywają { $winners }!**
        }
       *[many] { $divisions ->
            [1] **Wspólnie wygrywają { $winners }!**
            [few] **Swoje dywizje wygrywają { $winners }!**
           *[many] **Swoje dywizje wygrywają { $winners }!**
        }
    }

## The host’s panel: its forms and its report

tournament-form-reason = Dlaczego? Poznają to wszyscy
tournament-form-reason-hint = na przykład: zerwane połączenie
tournament-form-what = Co dostaje więcej czasu?
tournament-form-what-hint = 2 to runda 2, 2.3 to jej stół 3
tournament-form-whole = runda { $round }, wszystkie stoły
tournament-form-bell = Całość: gong bije później
tournament-form-at = { $where }: { $names }
tournament-form-time = Ile więcej?
tournament-form-time-hint = 30m, 2h, 1d
tournament-form-table = Który stół?
tournament-form-table-hint = 2.3 to stół 3 rundy 2
tournament-form-places = Lokata każdego miejsca, w ich kolejności
tournament-form-totals = Ich sumy, jeśli z nich są punkty
tournament-form-player = Kogo usunąć?
tournament-form-player-hint = @Ada albo imię tak, jak na tablicy
tournament-form-seeds = Rozstawieni, od najlepszych
tournament-form-seeds-hint = @Ada @Ben albo imiona po przecinku

tournament-report = **{ $name }** · { $status ->
    [open] zapisy otwarte
    [check_in] trwa odprawa
    [running] { $round ->
        [none] trwa losowanie pierwszej rundy
       *[other] { $ends ->
            [none] { $round }
           *[other] { $round } · { $ends }
        }
    }
    [paused] przerwa
    [over] skończony
   *[other] { tournament-called-off }
} · { $waiting ->
    [0] gracze: { $there }
   *[other] gracze: { $there }, czeka: { $waiting }
}
tournament-report-table = { $thread ->
    [none] - { $where } (otwiera się): { $names }
   *[other] - { $thread }: { $names }
}
tournament-report-gone = { $status ->
    [withdrawn] - { $name }: rezygnacja
    [missed_check_in] - { $name }: brak na odprawie
    [dropped] - { $name }: wycofanie
    [no_show] - { $name }: brak ruchu na czas
   *[other] - { $name }: usunięcie
}
tournament-report-acts = Co robią organizatorzy:
tournament-report-act = { $act }. { $line }

## In pictures and alt texts

tournament-division = { $name }, dywizja { $division }
tournament-after-round = Po rundzie { $round }
tournament-points = Punkty
tournament-round-heading = { $rounds ->
    [none] Runda { $round }
   *[other] Runda { $round } z { $rounds }
}
tournament-table-heading = { $stage ->
    [final] Finał
    [third] Gra o trzecie miejsce
   *[other] { $round ->
        [none] Stół { $table }
       *[other] Runda { $round }, stół { $table }
    }
}
tournament-open-tables = Otwarte stoły
tournament-all-tables = { $format ->
    [league] Wszystkie stoły sezonu
   *[other] Wszystkie stoły do tej pory
}
tournament-table-note = { $state ->
    [waiting] wkrótce
    [playing] trwa
    [dropped] { tournament-dropped }
   *[other] { $ended ->
        [scored_now] jak stało
        [decided] rozstrzygnięty
       *[other] {""}
    }
}
tournament-seat-alt = { $points ->
    [none] { $name }
   *[other] { $name } { $points }
}
tournament-table-alt = { $state ->
    [waiting] { $heading }, jeszcze nieotwarty: { $seats }.
    [playing] { $heading }, trwa: { $seats }.
    [dropped] { $heading }, { tournament-dropped }: { $seats }.
   *[other] { $note ->
        [none] { $heading }, koniec: { $seats }.
       *[other] { $heading }, { $note }: { $seats }.
    }
}
tournament-byes-alt = { $count ->
    [1] { $names } ma wolny los.
    [few] { $names } mają wolny los.
   *[many] { $names } mają wolny los.
}
tournament-standing-alt = { $settled ->
    [lot] { $fate ->
        [out] { $place }. { $name }: { $points }, losem, poza grą.
        [up] { $place }. { $name }: { $points }, losem, awansuje.
        [down] { $place }. { $name }: { $points }, losem, spada.
       *[none] { $place }. { $name }: { $points }, losem.
    }
    [undrawn] { $place }. { $name }: { $points }, los rozstrzygnie na koniec rundy.
   *[other] { $fate ->
        [out] { $place }. { $name }: { $points }, poza grą.
        [up] { $place }. { $name }: { $points }, awansuje.
        [down] { $place }. { $name }: { $points }, spada.
       *[none] { $place }. { $name }: { $points }.
    }
}
tournament-moved-alt = { $way ->
    [up] W górę o { $places }.
   *[down] W dół o { $places }.
}
tournament-bracket-alt = { $heading }: { $names ->
    [none] jeszcze nikt nie przeszedł dalej.
    [nobody] nikt nie przechodzi dalej.
   *[other] dalej: { $names }.
}
tournament-lot = { $what ->
    [open] { $names }: równo, los rozstrzygnie na koniec rundy.
    [before] Losem dalej: { $names }; kto miał tyle samo, uzupełnia następną rundę.
    [title] Losem wygrywa { $names }, równo z: { $out }.
    [third] Losem trzecie miejsce ma { $names }, równo z: { $out }.
    [ahead] Losem wyżej: { $names }, równo z: { $out }.
   *[way] Losem dalej: { $names }, równo z: { $out }.
}
tournament-lot-note = { $drawn ->
    [yes] losem
   *[no] zdecyduje los
}
tournament-computer-won = wygrał komputer
tournament-bye = wolny los
tournament-bye-heading = Wolny los
tournament-bracket-meets = { $stage ->
    [third] O trzecie miejsce { $one } spotyka się z: { $other }.
   *[none] Potem { $one } spotyka się z: { $other }.
}
tournament-bracket-third = { $place }. { $name }
tournament-bracket-place-alt = { $place }. { $name }.
tournament-road-met = { $where ->
    [none] Rywale: { $names }, stół { $table }.
   *[other] Rywale: { $names }, { $where }.
}
tournament-road-place = { $how ->
    [gone] Miejsce { $place } z { $seats }, przez komputer.
    [shared] Miejsce { $place } z { $seats }, wspólne.
   *[alone] Miejsce { $place } z { $seats }.
}
tournament-road-bye = Bez stołu: wolny los.
tournament-road-missed = Poza grą: liczy się jak przegrany stół.
tournament-road-fate = { $on ->
    [open] zdecyduje los
    [third] { $lot ->
        [yes] o trzecie miejsce losem
       *[no] gra o trzecie miejsce
    }
    [on] { $lot ->
        [yes] dalej losem
       *[no] gra dalej
    }
   *[out] { $lot ->
        [yes] odpada losem
       *[no] odpada
    }
}
tournament-place = { $settled ->
    [lot] miejsce { $place }, losem
   *[other] miejsce { $place }
}
tournament-road-alt = { $after ->
    [none] { $heading } ({ $points }): { $met }
   *[other] { $heading } ({ $points }, { $after }): { $met }
}
tournament-podium-points = { $lot ->
    [yes] { $points } · losem
   *[no] { $count ->
        [1] { $points } punkt
        [few] { $points } punkty
        [other] { $points } punktu
       *[many] { $points } punktów
    }
}

tournament-event-where = #{ $channel }
tournament-event-about = Turniej gry { $game }. Zapisy przy jego tablicy.
