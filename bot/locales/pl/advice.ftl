### What one could do, and why: hints in a match, and the coach's report after it. Infinitives: “Twój ruch: Odrzucić 7♥.”

advice = 💡 { $move } { $why }
advice-alone = Tu każdy gra samodzielnie: przy stole są inni ludzie. Podpowiedzi są do gier z komputerem i do stołów, które się na nie zgodziły.
advice-none = Nie masz teraz nic do rozstrzygnięcia.

## What to do

advice-discard = { $how ->
    [bid] Odrzucić { CARDS($card, case: "accusative") } i zapukać.
   *[plainly] Odrzucić { CARDS($card, case: "accusative") }.
}
advice-discard-draw_discard = { $how ->
    [bid] Odrzucić { CARDS($card, case: "accusative") } i zgłosić remika.
    [called] Odrzucić { CARDS($card, case: "accusative") } i zawołać „remik”.
   *[plainly] Odrzucić { CARDS($card, case: "accusative") }.
}
advice-discard-tiles = Odłożyć { CARDS($card, case: "accusative") }.
advice-lay = { $how ->
    [rebuilt] Wyłożyć { CARDS($cards, case: "accusative") }, przebudowując układy na stole.
    [layoffs] Dołożyć { CARDS($cards, case: "accusative") }.
    [swap] Odzyskać jokera za { $swapped } i zatrzymać go.
    [swap_and_lay] Odzyskać jokera za { $swapped } i wyłożyć { CARDS($cards, case: "accusative") }.
   *[melds] Wyłożyć { CARDS($cards, case: "accusative") }.
}
advice-take_discard = { $number ->
    [1] Wziąć { CARDS($card, case: "accusative") } ze stosu zrzutek.
    [few] Wziąć { $number } górne karty ze stosu zrzutek.
   *[many] Wziąć { $number } górnych kart ze stosu zrzutek.
}
advice-draw_stock = Dobrać ze stosu.
advice-draw_stock-tiles = Dobrać kostkę.
advice-return_discard = Oddać zrzutkę.
advice-claim = Zapukać po { CARDS($card, case: "accusative") }.
advice-claim-buying = Kupić { CARDS($card, case: "accusative") }.
advice-lay_off_best = Dołożyć, co najlepsze.
advice-pass = Spasować.
advice-pass_turn = { $offered ->
    [yes] Nie brać odkrytej karty.
   *[no] Spasować.
}
advice-place_card = Położyć { CARDS($card, case: "accusative") }.
advice-take_back = Cofnąć wyłożone karty.
advice-flip = Odkryć swoją kartę.
advice-flip_all = Pozwolić kartom odkrywać się samym.

## Why

reason-keeps = { $ends ->
    [both] Wtedy { $cards } czekają z obu stron: { $number ->
        [1] jedna niewidziana karta zrobi z nich układ.
        [few] { $number } niewidziane karty zrobią z nich układ.
       *[many] { $number } niewidzianych kart zrobi z nich układ.
    }
   *[1] Wtedy { $cards } zostają razem: { $number ->
        [1] jedna niewidziana karta zrobi z nich układ.
        [few] { $number } niewidziane karty zrobią z nich układ.
       *[many] { $number } niewidzianych kart zrobi z nich układ.
    }
}
reason-breaks = { $number ->
    [1] { $cards } są razem: jedna niewidziana karta zrobi z nich układ.
    [few] { $cards } są razem: { $number } niewidziane karty zrobią z nich układ.
   *[many] { $cards } są razem: { $number } niewidzianych kart zrobi z nich układ.
}
reason-splits = { $cards } to układ.
reason-alone = { $cards } do niczego nie pasuje, a w ręce kosztuje { $points }.
reason-spurned = { $seat } nie chce { CARDS($cards, case: "accusative") }, więc ta karta niewiele tam pomoże.
reason-wanted = { $seat } bierze { CARDS($cards, case: "accusative") }, a to do niej pasuje.
reason-completes = { $how ->
    [single] Z nią { $cards } to układ.
   *[together] Z nimi { $cards } to układ.
}
reason-fits = { $cards } pasuje do układu na stole.
reason-lowers = { $points ->
    [1] W ręce zostaje wtedy o jeden punkt mniej.
    [few] W ręce zostaje wtedy o { $points } punkty mniej.
   *[many] W ręce zostaje wtedy o { $points } punktów mniej.
}
reason-no_meld = { $cards } z twoimi kartami nie daje układu.
reason-penalty = { $number ->
    [1] Pukanie przynosi karną kartę.
    [few] Pukanie przynosi { $number } karne karty.
   *[many] Pukanie przynosi { $number } karnych kart.
}
reason-penalty-buying = { $number ->
    [1] Kupno przynosi jeszcze kartę ze stosu.
    [few] Kupno przynosi jeszcze { $number } karty ze stosu.
   *[many] Kupno przynosi jeszcze { $number } kart ze stosu.
}
reason-left_over = { $points ->
    [1] W ręce masz tylko jeden punkt, a w stosie leży jeszcze kart: { $number }.
    [few] W ręce masz tylko { $points } punkty, a w stosie leży jeszcze kart: { $number }.
   *[many] W ręce masz tylko { $points } punktów, a w stosie leży jeszcze kart: { $number }.
}
reason-out = To kończy rundę.
reason-out_called = Po zawołaniu „remik” to kończy rundę.
reason-waits = { $points ->
    [0] Można by zaraz skończyć rundę, ale czekanie może dać więcej.
    [1] Można by zapukać z jednym punktem, ale czekanie może dać więcej.
    [few] Można by zapukać z { $points } punktami, ale czekanie może dać więcej.
   *[many] Można by zapukać z { $points } punktami, ale czekanie może dać więcej.
}
reason-lays = { $number ->
    [1] To jedna karta, która w ręce liczy { $points }.
    [few] To { $number } karty, które w ręce liczą { $points }.
   *[many] To { $number } kart, które w ręce liczą { $points }.
}
reason-lays-tiles = { $number ->
    [1] To jedna kostka, która na podstawce liczy { $points }.
    [few] To { $number } kostki, które na podstawce liczą { $points }.
   *[many] To { $number } kostek, które na podstawce liczą { $points }.
}
reason-opens = { $how ->
    [single] Pierwszy układ jest sam wart { $points }, a trzeba { $number }.
   *[together] Na początek masz { $points }, a trzeba { $number }.
}
reason-frees = Joker jest wtedy twój, do układu, który bardziej go potrzebuje.
reason-keeps_joker = Jokera lepiej zatrzymać: później da więcej.
reason-nearly_over = { $number ->
    [1] { $seat } ma jeszcze jedną kartę, więc pora pozbyć się punktów.
    [few] { $seat } ma jeszcze { $number } karty, więc pora pozbyć się punktów.
   *[many] { $seat } ma jeszcze { $number } kart, więc pora pozbyć się punktów.
}
reason-nearly_over-tiles = { $number ->
    [1] { $seat } ma jeszcze jedną kostkę, więc pora pozbyć się punktów.
    [few] { $seat } ma jeszcze { $number } kostki, więc pora pozbyć się punktów.
   *[many] { $seat } ma jeszcze { $number } kostek, więc pora pozbyć się punktów.
}
reason-nothing_to_lay = Nic, co można teraz wyłożyć, nie dałoby więcej.
reason-ahead = { $points ->
    [1] To daje około jednego punktu więcej niż następny pomysł.
    [few] To daje około { $points } punktów więcej niż następny pomysł.
   *[many] To daje około { $points } punktów więcej niż następny pomysł.
}
