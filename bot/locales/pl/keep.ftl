### A match to keep: its page, and its moving picture.

button-clip = Klip
button-page = Strona
keep-clip = **Klip** z gry { $game }, runda { $round }: obrazków { $pictures }, sekund { $seconds }.
keep-clip-long = Klip trwa najwyżej minutę: wybierz chwilę, od której się zaczyna.
keep-clip-part = Zacznij (i zakończ) w tej chwili
keep-page = **Strona** gry { $game }: jeden plik, który odtwarza całą partię w każdej przeglądarce, z odkrytymi rękami, i sprawdza tasowanie.
button-keep-make = Zrób
button-keep-names = { $on ->
    [yes] Imiona: są
   *[no] Imiona: pominięte
}
keep-drawn = Narysowane: { $done } z { $pictures }.
keep-clip-alt = Ruchomy obrazek: { $game }, runda { $round }. Kończy się tak: { $end }
keep-made = Możesz go podać dalej.
reject-too_large = { $what ->
    [page] Strona miałaby { $size } MB, a najwięcej może { $most } MB. Plik powtórki mieści całą partię.
   *[clip] Klip miałby { $size } MB, a najwięcej może { $most } MB. Wybierz krótszy fragment.
}

## The page that is made

keep-first = Początek
keep-play = { $on ->
    [yes] Pauza
   *[no] Graj
}
keep-step = Krok { $step } z { $steps }
keep-jump = Idź do
keep-eyes-open = Ręce odkryte
keep-eyes-closed = Ręce zakryte
keep-speed = Prędkość
keep-speed-pace = { $pace ->
    [slow] wolno
    [fast] szybko
   *[usual] normalnie
}
keep-seat = Miejsce { $number }
keep-hand = Ręka
keep-melds = Układy
keep-deadwood = Luźne karty
keep-row = Rząd
keep-back-of-piece = zakryta
keep-turned = odkryta
keep-won = zdobyte
keep-keys = Strzałki: krok, Home i End: skok, spacja: odtwarzanie.
keep-holds = { $count ->
    [1] Właśnie przeliczone w twojej przeglądarce: to zobowiązanie i tasowanie.
    [few] Właśnie przeliczone w twojej przeglądarce: to zobowiązanie i wszystkie tasowania ({ $count }).
   *[many] Właśnie przeliczone w twojej przeglądarce: to zobowiązanie i wszystkie tasowania ({ $count }).
}
keep-nothing-else = Niczego więcej ta strona nie sprawdza: ruchy sprawdza „talon verify”. Porównaj zobowiązanie z tym pod „{ button-fair }” w Discordzie.
keep-fails = { $what ->
    [commitment] Nie tak, jak obiecano: z sekretu nie wychodzi zobowiązanie.
    [table] Nie tak, jak obiecano: z sekretu turnieju nie wychodzi sekret stołu.
    [moves] Nie tak, jak obiecano: tasowań nie da się odczytać.
   *[shuffle] Nie tak, jak obiecano: tasowanie { $number } nie wynika z sekretu i części.
}
keep-chosen = Te rozdania są wybrane: nikt nie obiecywał przypadku.
