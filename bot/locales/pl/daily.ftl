### The puzzle of the day.

command-daily = Zagadka i rozdanie dnia
    .name = dzisiaj
daily-heading = **Zagadka { $called }** · { $game } · { $level }
daily-ask-table = Wyłóż jak najwięcej swoich kostek.
daily-ask-table-draw_discard = Wyłóż jak najwięcej swoich kart.
daily-ask-hand = { $upcard ->
    [none] Zaczynasz, graczy przy stole: { $seats }. Którą kartę odrzuci bystry gracz?
   *[other] Nikt nie chce { CARDS($upcard, case: "accusative") }, a twoja karta jest dobrana. Którą odrzuci bystry gracz?
}
daily-upcard = Nikt nie chce { CARDS($upcard, case: "accusative") }.
daily-opponent = Gracz { $number }
daily-tried = { $outcome ->
    [best] 🟩 Lepiej się nie da.
    [most] { $short ->
        [1] 🟦 Dozwolone i blisko: można wyłożyć jeszcze jedną.
        [few] 🟦 Dozwolone i blisko: można wyłożyć jeszcze { $short }.
       *[many] 🟦 Dozwolone i blisko: można wyłożyć jeszcze { $short }.
    }
    [little] { $short ->
        [0] ⬜ Dozwolone, ale da się lepiej.
        [1] ⬜ Dozwolone, ale można wyłożyć jeszcze jedną.
        [few] ⬜ Dozwolone, ale można wyłożyć jeszcze { $short }.
       *[many] ⬜ Dozwolone, ale można wyłożyć jeszcze { $short }.
    }
   *[refused] ⬛ Zasady jeszcze na to nie pozwalają.
}
daily-not-judged = Nie udało mi się tego ocenić na czas i nic się nie liczy. Spróbuj ponownie.
daily-hint-count = { $count ->
    [1] 💡 Wyłożyć można jedną twoją.
    [few] 💡 Tyle twoich można wyłożyć: { $count }.
   *[many] 💡 Tyle twoich można wyłożyć: { $count }.
}
daily-hint-pieces = 💡 Te: { $cards }
daily-hint-why = { $why ->
    [none] 💡 Szukaj karty, której reszta ręki najmniej potrzebuje.
   *[other] 💡 { $why }
}
daily-hint-card = 💡 Bystry gracz odrzuca { CARDS($card, case: "accusative") }.
daily-ahead = { $points ->
    [1] Bystry gracz ocenia to o jeden punkt lepiej niż cokolwiek innego, na wyobrażonych rozdaniach: { $deals }.
    [few] Bystry gracz ocenia to o { $points } punkty lepiej niż cokolwiek innego, na wyobrażonych rozdaniach: { $deals }.
    [many] Bystry gracz ocenia to o { $points } punktów lepiej niż cokolwiek innego, na wyobrażonych rozdaniach: { $deals }.
   *[other] Bystry gracz ocenia to o { $points } punktu lepiej niż cokolwiek innego, na wyobrażonych rozdaniach: { $deals }.
}
daily-here = { $count ->
    [0] Na tym serwerze nikt jej jeszcze nie rozwiązał.
    [1] Na tym serwerze rozwiązała ją jedna osoba.
    [few] Na tym serwerze rozwiązały ją { $count } osoby.
   *[many] Na tym serwerze rozwiązało ją { $count } osób.
}
daily-share = Talon { $called } { $squares }
daily-share-tries = { $tries ->
    [1] 1 próba
    [few] { $tries } próby
   *[many] { $tries } prób
}
daily-share-hints = { $hints ->
    [0] bez podpowiedzi
    [1] 1 podpowiedź
    [few] { $hints } podpowiedzi
   *[many] { $hints } podpowiedzi
}
daily-shared = **{ $name }**: { $line }
daily-share-yourself = Nie mogę tu pisać. Skopiuj tę linijkę: `{ $line }`
daily-month =
    ## { $month }
    { $solved ->
        [0] Nic nie rozwiązane.
        [1] Rozwiązana jedna.
        [few] Rozwiązane: { $solved }.
       *[many] Rozwiązane: { $solved }.
    } { $streak ->
        [none] {""}
        [0] Jeszcze bez serii.
        [1] 🔥 Jeden dzień z rzędu.
        [few] 🔥 { $streak } dni z rzędu.
       *[many] 🔥 { $streak } dni z rzędu.
    } { $freezes ->
        [none] {""}
        [0] W tym miesiącu nie można już opuścić żadnego dnia.
        [1] W tym miesiącu można opuścić jeden dzień.
        [few] W tym miesiącu można opuścić { $freezes } dni.
       *[many] W tym miesiącu można opuścić { $freezes } dni.
    }
    -# 🟩 w swoim dniu · 🟦 później · ⬛ otwarta · ⬜ nieotwarta · ◽ dopiero będzie · ➖ żadna
daily-about =
    ## Zagadka dnia
    W poniedziałki łatwa, w niedziele trudna. Najlepszy jest jeden zbiór twoich kart lub kostek; dobry jest każdy dozwolony stół, który go wykłada. Próbuj, ile chcesz.
    🟩 najlepiej · 🟦 połowa lub więcej · ⬜ mniej · ⬛ niedozwolone
    Dzień kończy się o twojej północy (/{ command-me.name }). Dwa w miesiącu można opuścić. Zagadki są publiczne i można je przeczytać wcześniej: nic nie trafia do rankingu.
picture-daily = Zagadka
picture-daily-best = Najlepszy sposób
button-daily-lay = Wyłóż
button-daily-hint = Podpowiedź
button-daily-share = Podziel się
button-daily-month = Mój miesiąc
button-daily-about = Jak to działa
button-daily-today = Dzisiaj
button-daily-earlier = Wcześniej
button-daily-play = Zagadka na dziś
select-daily-throw = Odrzuć …
select-daily-day = Otwórz dzień
reject-no_puzzle = Na { $day } nie ma zagadki.
reject-day_to_come = Zagadka na { $day } dopiero będzie. Dzisiejsza jest otwarta.
daily-post =
    ### Zagadka { $called }
    { $game } · { $level }
daily-post-over =
    ### Zagadka { $called }
    { $game } · { $level }
    { $count ->
        [0] Nikt jej tu nie rozwiązał.
        [1] Rozwiązała ją tu jedna osoba.
        [few] Rozwiązały ją tu { $count } osoby.
       *[many] Rozwiązało ją tu { $count } osób.
    }

## What a server settles

server-page-daily = Zagadka dnia
daily-settings =
    ## { server-page-daily }
    { $channel ->
        [none] Nic się nie pojawia.
       *[other] Pojawia się w { $channel } codziennie o { $hour } ({ $zone }): jedna wiadomość, bez wzmianki.
    }
daily-settings-hour = O której godzinie
daily-settings-channel = W którym kanale (żaden: nic się nie pojawia)
daily-form-zone = Strefa czasowa serwera

## The deal of the day

daily-doors = ## { $day }
daily-door-puzzle = { $state ->
    [none] 🧩 Jeszcze nie ma zagadki.
    [solved] 🧩 **Zagadka**: rozwiązana.
    [open] 🧩 **Zagadka**: zaczęta.
   *[new] 🧩 **Zagadka** czeka na ciebie.
}
daily-door-deal = { $state ->
    [running] 🃏 **Rozdanie**: { $game }, zaczęte.
    [finished] 🃏 **Rozdanie**: { $game }, skończone.
    [unfinished] 🃏 **Rozdanie**: { $game }, niedokończone.
   *[new] 🃏 **Rozdanie**: { $game }, jedna próba.
}
button-daily-puzzle = Zagadka
button-daily-deal = Rozdanie
button-daily-yesterday = Wczorajsze rozdanie
button-daily-deals = O rozdaniach
button-daily-doors = Na dziś
deal-about =
    ## Rozdanie dnia
    Te same karty dla wszystkich, jeden raz, przeciw bystrym komputerom, które na tę samą grę odpowiadają tak samo. Bez podpowiedzi. Kończy się o twojej północy i do niczego się nie liczy.
    Karty na następny dzień są już zapieczętowane; SHA-256 ich sekretu:
    `{ $commitment }`
deal-welcome = **Rozdanie { $called }: { $game }.** Naciśnij **{ button-hand }** pod planszą. Koniec: { $until }.
deal-dealt = Twoje rozdanie czeka [w wiadomościach prywatnych]({ $board }).
deal-first = Najpierw dokończ swoje rozdanie dnia: [graj dalej]({ $board }).
button-deal-instead = Wolę rozdanie
deal-unfinished = **Koniec: to rozdanie zostaje niedokończone.**
deal-fair =
    ## Uczciwe tasowanie
    Te karty mają wszyscy. Ich sekret był zapieczętowany, zanim dzień się zaczął; to jego SHA-256:
    `{ $commitment }`
    Druga część pochodzi od osoby, która pierwsza otwiera rozdanie. Sekret zobaczysz, gdy skończysz.
button-deal-compare = Porównaj
deal-heading = **Rozdanie { $called }** · { $game }
deal-own = Ty: **{ $lead }**, miejsce { $place } z { $count }.
deal-count = { $count ->
    [0] Nikt go nie skończył.
    [1] Skończyła je jedna osoba.
    [few] Skończyły je { $count } osoby.
   *[many] Skończyło je { $count } osób.
}
deal-sharp = Bystry gracz na tym miejscu: **{ $lead }**.
deal-sharp-waits = Bystry gracz jeszcze myśli nad tym miejscem.
deal-sharp-name = Bystry gracz
deal-of = { $name } ({ $lead })
deal-here = Na tym serwerze: { $people }.
deal-parted =
    Wasze drogi rozchodzą się przy twoim ruchu { $move }:
    - { $mine }
    - { $theirs }
deal-picture = Rozdanie { $called }
deal-hand = -# Miejsce { $number }: { $cards }
deal-shown =
    ## Uczciwe tasowanie
    Sekret: `{ $secret }`
    Jego SHA-256, znane wcześniej: `{ $commitment }`
    Część: `{ $part }`
deal-share = Talon, rozdanie { $called } { $square }
reject-no_deal = Na { $day } nie ma rozdania do gry. Dzisiejsze: **/{ command-daily.name }**.
reject-deal_closed = Wyniki innych zobaczysz, gdy skończysz to rozdanie, albo { $until }.
