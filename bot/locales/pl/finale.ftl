### The end of a match: the moment that decided it, what its players did best, and the way to another.

button-scores = Punkty
button-next-match = Następna partia
button-best-of = Seria { $best } partii
button-one-more = Z jedną osobą więcej
series-score = Seria { $best } partii: { $score }
series-apart = Seria jest tylko dla tych, którzy ją zaczęli: { $names }. { $over ->
    [yes] **Skończyła się.**
   *[no] Inaczej się kończy.
}
series-won = { $how ->
    [single] **{ $names } wygrywa serię.**
    [several] **{ $names } wygrywają serię.**
   *[level] Seria kończy się remisem.
}

finale-title = { $won_by ->
    [highest] Wygrywa najwyższa suma
    [lowest] Wygrywa najniższa suma
    [last_player_standing] Wygrywa, kto zostanie ostatni
   *[other] { finale-title-suit_rows }
}
finale-title-suit_rows = Jak to było
finale-decided = { $rounds ->
    [1] Co rozstrzygnęło
    [few] Rozstrzygnęła runda { $round }
   *[many] Rozstrzygnęła runda { $round }
}
finale-claimed = { $card ->
    [none] { $name } puka i dostaje ostatnią kartę.
   *[other] { $name } puka po { CARDS($card, case: "accusative") } i dostaje tę kartę.
}
finale-claimed-buying = { $card ->
    [none] { $name } kupuje ostatnią kartę.
   *[other] { $name } kupuje { CARDS($card, case: "accusative") }.
}
finale-cost = { $best ->
    [lowest] { $name } traci { $points }.
   *[highest] { $name } zyskuje { $points }.
}
finale-totals = { $name }, runda po rundzie: { $totals }.
finale-board = W tym ruchu: { $new }.{ $cards ->
    [none] { "" }
   *[other] { " " }Leży tam teraz: { $cards }.
}

feat-comeback = { $figure ->
    [1] { $name } odrabia jeden punkt i wygrywa
    [few] { $name } odrabia { $figure } punkty i wygrywa
   *[many] { $name } odrabia { $figure } punktów i wygrywa
}
feat-narrow = { $figure ->
    [1] { $name } wygrywa o jeden punkt
    [few] { $name } wygrywa o { $figure } punkty
   *[many] { $name } wygrywa o { $figure } punktów
}
feat-streak = { $figure ->
    [1] { $name } wygrywa jedną rundę z rzędu
    [few] { $name } wygrywa { $figure } rundy z rzędu
   *[many] { $name } wygrywa { $figure } rund z rzędu
}
feat-dearest = { $figure ->
    [1] { $name } w jednej rundzie traci jeden punkt
    [few] { $name } w jednej rundzie traci { $figure } punkty
   *[many] { $name } w jednej rundzie traci { $figure } punktów
}
feat-best_round = { $figure ->
    [1] { $name } w jednej rundzie zyskuje jeden punkt
    [few] { $name } w jednej rundzie zyskuje { $figure } punkty
   *[many] { $name } w jednej rundzie zyskuje { $figure } punktów
}
feat-quickest = { $figure ->
    [1] { $name } wygrywa rundę w jednym ruchu
    [few] { $name } wygrywa rundę w { $figure } ruchach
   *[many] { $name } wygrywa rundę w { $figure } ruchach
}
feat-laying_out = { $figure ->
    [1] { $name } wykłada jedną kartę w jednym ruchu
    [few] { $name } wykłada { $figure } karty w jednym ruchu
   *[many] { $name } wykłada { $figure } kart w jednym ruchu
}
feat-laying_out-tiles = { $figure ->
    [1] { $name } wykłada jedną kostkę w jednym ruchu
    [few] { $name } wykłada { $figure } kostki w jednym ruchu
   *[many] { $name } wykłada { $figure } kostek w jednym ruchu
}
feat-opening = { $figure ->
    [1] { $name } wykłada na początek jeden punkt
    [few] { $name } wykłada na początek { $figure } punkty
   *[many] { $name } wykłada na początek { $figure } punktów
}
feat-one_go = { $figure ->
    [1] { $name } wygrywa rundę, wykładając jedną kartę naraz
    [few] { $name } wygrywa rundę, wykładając { $figure } karty naraz
   *[many] { $name } wygrywa rundę, wykładając { $figure } kart naraz
}
feat-one_go-tiles = { $figure ->
    [1] { $name } wygrywa rundę, wykładając jedną kostkę naraz
    [few] { $name } wygrywa rundę, wykładając { $figure } kostki naraz
   *[many] { $name } wygrywa rundę, wykładając { $figure } kostek naraz
}
feat-patient = { $figure ->
    [1] { $name } przed wyłożeniem czeka jeden ruch
    [few] { $name } przed wyłożeniem czeka { $figure } ruchy
   *[many] { $name } przed wyłożeniem czeka { $figure } ruchów
}
feat-long_hand = { $figure ->
    [1] { $name } ma w ręce jedną kartę naraz
    [few] { $name } ma w ręce { $figure } karty naraz
   *[many] { $name } ma w ręce { $figure } kart naraz
}
feat-long_hand-tiles = { $figure ->
    [1] { $name } ma jedną kostkę naraz
    [few] { $name } ma { $figure } kostki naraz
   *[many] { $name } ma { $figure } kostek naraz
}
feat-jokers = { $figure ->
    [1] { $name } odzyskuje jokera
    [few] { $name } odzyskuje { $figure } jokery
   *[many] { $name } odzyskuje { $figure } jokerów
}
feat-rebuilt = { $figure ->
    [1] { $name } przesuwa jedną kartę w jednym ruchu
    [few] { $name } przesuwa { $figure } karty w jednym ruchu
   *[many] { $name } przesuwa { $figure } kart w jednym ruchu
}
feat-rebuilt-tiles = { $figure ->
    [1] { $name } przesuwa jedną kostkę w jednym ruchu
    [few] { $name } przesuwa { $figure } kostki w jednym ruchu
   *[many] { $name } przesuwa { $figure } kostek w jednym ruchu
}
feat-laid_off = { $figure ->
    [1] { $name } dokłada kartę
    [few] { $name } dokłada { $figure } karty
   *[many] { $name } dokłada { $figure } kart
}
feat-knocks = { $figure ->
    [1] { $name } puka i dostaje kartę
    [few] { $name } puka i dostaje { $figure } karty
   *[many] { $name } puka i dostaje { $figure } kart
}
feat-knocks-buying = { $figure ->
    [1] { $name } kupuje kartę
    [few] { $name } kupuje { $figure } karty
   *[many] { $name } kupuje { $figure } kart
}
feat-taken = { $figure ->
    [1] { $name } bierze jedną zrzutkę
    [few] { $name } bierze { $figure } zrzutki
   *[many] { $name } bierze { $figure } zrzutek
}
feat-gins = { $figure ->
    [1] { $name } ma gin
    [few] { $name } ma gin { $figure } razy
   *[many] { $name } ma gin { $figure } razy
}
feat-undercuts = { $figure ->
    [1] { $name } podbija pukanie
    [few] { $name } podbija pukanie { $figure } razy
   *[many] { $name } podbija pukanie { $figure } razy
}
feat-passes = { $figure ->
    [1] { $name } pasuje raz
    [few] { $name } pasuje { $figure } razy
   *[many] { $name } pasuje { $figure } razy
}
feat-unbroken = { $figure ->
    [1] { $name } kładzie jedną kartę bez przerwy
    [few] { $name } kładzie { $figure } karty bez przerwy
   *[many] { $name } kładzie { $figure } kart bez przerwy
}
feat-rows = { $figure ->
    [1] { $name } zaczyna jeden rząd
    [few] { $name } zaczyna { $figure } rzędy
   *[many] { $name } zaczyna { $figure } rzędów
}
feat-one_row = { $figure ->
    [1] { $name } kładzie jedną kartę w jednym rzędzie
    [few] { $name } kładzie { $figure } karty w jednym rzędzie
   *[many] { $name } kładzie { $figure } kart w jednym rzędzie
}
feat-followed = { $figure ->
    [1] { $name } kładzie jedną kartę tuż po sąsiedniej
    [few] { $name } kładzie { $figure } karty tuż po sąsiednich
   *[many] { $name } kładzie { $figure } kart tuż po sąsiednich
}
feat-drawn = { $figure ->
    [1] { $name } raz dobiera, bo nic nie pasuje
    [few] { $name } dobiera { $figure } razy, bo nic nie pasuje
   *[many] { $name } dobiera { $figure } razy, bo nic nie pasuje
}
feat-emptied = { $figure ->
    [1] { $name } nie ma kart po jednym ruchu
    [few] { $name } nie ma kart po { $figure } ruchach
   *[many] { $name } nie ma kart po { $figure } ruchach
}
