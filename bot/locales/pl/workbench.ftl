### The workbench, on which a table is rebuilt, and the rack of a tile game.

## The board and the rack

picture-pool = Zapas
picture-laid = wyłożone
picture-moved = przesunięte
picture-chosen = wybrane
picture-open-tile = odkryta kostka
picture-take-aside = Bierzesz?
picture-rack = { $count ->
    [0] Nie masz kostek
    [1] Twoja ostatnia kostka
    [few] Twoje { $count } kostki
   *[many] Twoje { $count } kostek
}
button-board-draw-tile = { button-drawtile }
button-laythese = { button-lay } { CARDS($cards, case: "accusative") }
button-byhand = Ręcznie
button-hint = Podpowiedź
button-rebuild = Przebuduj
button-taketile = Weź { CARDS($card, case: "accusative") }
button-drawtile = Dobierz kostkę
button-passtiles = { button-board-pass }
rack-turn-lay_or_draw = Twoja kolej: wyłóż kostki albo dobierz jedną.
rack-turn-lay_or_pass = Twoja kolej: wyłóż kostki albo spasuj.
rack-turn-draw = { $open ->
    [yes] Twoja kolej: dobierz kostkę albo weź odkrytą, żeby od razu ją wyłożyć.
   *[no] Twoja kolej: dobierz kostkę.
}
rack-turn-lay = Twoja kolej: wyłóż kostki albo zakończ ruch.
rack-turn-lay_or_put_aside = Kostka jest wzięta: wyłóż coś albo wybierz jedną i ją odłóż.
rack-turn-put_aside = Twoje kostki leżą: wybierz jedną i ją odłóż.
rack-assist = { $assist ->
    [placement] Ten stół gra bez podpowiedzi.
   *[none] Ten stół gra bez pomocy: co wybierzesz, leży tak, jak jest, a przebudowujesz ręcznie.
}
rack-opening = Twoje pierwsze układy w tej rundzie muszą dać z samej podstawki tyle punktów: { $needed }.

## The workbench

button-benchok = Zatwierdź
button-benchsplit = Podziel tutaj
button-benchundo = Cofnij
bench-meld = { $number }: { $cards }
bench-to-new = Nowy układ
bench-to-rack = Z powrotem do mnie
select-bench-meld = Wybierz układ na stole
select-bench-pieces = Wybierz kostki układu { $number }
select-bench-pieces-draw_discard = Wybierz karty układu { $number }
select-bench-read = Powiedz, co zastępują jokery układu { $number }
select-bench-target = Przenieś wybrane do …
workbench-heading = **Stół po twoim ruchu.** Nikt inny go nie widzi, dopóki nie zatwierdzisz. [Plansza]({ $board })
workbench-taking = Bierzesz przy tym { CARDS($card, case: "accusative") }.
workbench-laid = Wykładasz { CARDS($cards, case: "accusative") }.
workbench-problem = ✗ { $problem }
workbench-right = ✓ Tak stół jest w porządku.
workbench-untouched = Jeszcze nic się nie zmienia: wybierz kostki swoje albo z układu, potem dokąd idą.{ $needed ->
    [0] {""}
   *[other] {" "}Twoje pierwsze układy w tej rundzie muszą dać tyle punktów: { $needed }.
}
workbench-untouched-draw_discard = Jeszcze nic się nie zmienia: wybierz karty swoje albo z układu, potem dokąd idą.{ $needed ->
    [0] {""}
   *[other] {" "}Twoje pierwsze układy w tej rundzie muszą dać tyle punktów: { $needed }.
}
workbench-wrong = { $meld }: { $why }
workbench-short = { $count ->
    [1] { $lacking ->
        [1] Układ { $numbers }: brakuje jednej kostki.
        [few] Układ { $numbers }: brakuje { $lacking } kostek.
       *[many] Układ { $numbers }: brakuje { $lacking } kostek.
    }
    [few] { $lacking ->
        [1] Układy { $numbers }: w każdym brakuje jednej kostki.
        [few] Układy { $numbers }: w każdym brakuje { $lacking } kostek.
       *[many] Układy { $numbers }: w każdym brakuje { $lacking } kostek.
    }
   *[many] { $lacking ->
        [1] Układy { $numbers }: w każdym brakuje jednej kostki.
        [few] Układy { $numbers }: w każdym brakuje { $lacking } kostek.
       *[many] Układy { $numbers }: w każdym brakuje { $lacking } kostek.
    }
}
workbench-short-draw_discard = { $count ->
    [1] { $lacking ->
        [1] Układ { $numbers }: brakuje jednej karty.
        [few] Układ { $numbers }: brakuje { $lacking } kart.
       *[many] Układ { $numbers }: brakuje { $lacking } kart.
    }
    [few] { $lacking ->
        [1] Układy { $numbers }: w każdym brakuje jednej karty.
        [few] Układy { $numbers }: w każdym brakuje { $lacking } kart.
       *[many] Układy { $numbers }: w każdym brakuje { $lacking } kart.
    }
   *[many] { $lacking ->
        [1] Układy { $numbers }: w każdym brakuje jednej karty.
        [few] Układy { $numbers }: w każdym brakuje { $lacking } kart.
       *[many] Układy { $numbers }: w każdym brakuje { $lacking } kart.
    }
}
workbench-of-melds = { $count ->
    [1] Układ { $numbers }: { $why }
    [few] Układy { $numbers }: { $why }
   *[many] Układy { $numbers }: { $why }
}
workbench-cannot = Nie udało się znaleźć sposobu, by wyłożyć to wszystko: { $cards }. Wybierz inne albo mniej.
workbench-cannot-unaided = Przy takim stole tego się nie wyłoży: { $cards }. Wybierz całe układy i kostki, które pasują do układu na stole, albo przebuduj go ręcznie.
workbench-cannot-unaided-draw_discard = Przy takim stole tego się nie wyłoży: { $cards }. Wybierz całe układy i karty, które pasują do układu na stole, albo przebuduj go ręcznie.
workbench-hint = Więcej wyłożyć się nie udało. Jeśli chcesz, zmień to ręcznie.
workbench-no-hint = Nie udało się znaleźć nic do wyłożenia w tej chwili.
workbench-found-later = { $asked ->
    [hint] Po dłuższym szukaniu jest więcej do wyłożenia. Naciśnij **{ button-hint }**, żeby zobaczyć.
   *[placed] Po dłuższym szukaniu jednak da się to wyłożyć. Naciśnij **{ button-lay }**, żeby zobaczyć.
}
workbench-hints-off = Ten stół umówił się na grę bez podpowiedzi. Wybierz, co chcesz wyłożyć, albo przebuduj stół ręcznie.
workbench-time = { $state ->
    [right] -# Jeśli minie ci czas, zostanie to wyłożone tak, jak leży.
    [taking] -# Jeśli minie ci czas, nic z tego nie zostanie wyłożone: odkryta kostka jest twoja dopiero po zatwierdzeniu.
   *[wrong] { $policy ->
        [take_loose_tiles] { $penalty ->
            [0] -# Jeśli minie ci czas, zostanie to, co może leżeć, a inne kostki trafią na twoją podstawkę.
            [1] -# Jeśli minie ci czas, zostanie to, co może leżeć, a inne kostki trafią na twoją podstawkę, z jedną karną.
            [few] -# Jeśli minie ci czas, zostanie to, co może leżeć, a inne kostki trafią na twoją podstawkę. Karnych kostek: { $penalty }.
           *[many] -# Jeśli minie ci czas, zostanie to, co może leżeć, a inne kostki trafią na twoją podstawkę. Karnych kostek: { $penalty }.
        }
       *[keep_valid_else_rollback] -# Jeśli minie ci czas, twoje kostki spoza układów wrócą, a reszta zostanie, jeśli jest cała; jeśli nie, stół zostanie, jak leżał.
    }
}
workbench-lies-there = Wybrane leżą już w układzie { $number }. Wybierz im inne miejsce.
workbench-split-where = Wybierz jedną kostkę, od której ma się zacząć druga część, i podziel.
workbench-split-where-draw_discard = Wybierz jedną kartę, od której ma się zacząć druga część, i podziel.
picture-proposal = Twoja propozycja
picture-proposal-status = { $state ->
    [right] w porządku
    [untouched] bez zmian
   *[wrong] jeszcze nie tak
}
picture-left = Zostaje ci
picture-nothing-left = Nic ci nie zostaje
alt-proposal = { $melds ->
    [none] Po tobie na stole nie byłoby żadnych układów.
   *[other] Stół po twoim ruchu: { $melds }.
} { $left ->
    [none] Nic ci nie zostaje.
   *[other] Zostaje ci { $left }.
}

## The command

command-rearrange = Przebuduj stół: napisz każdy układ tak, jak ma leżeć
    .name = przebuduj
option-rearrange-table = Cały stół, układy oddzielone znakiem |, na przykład R4 R5 R6 | R6 B6 W6
    .name = stół
