### Cards in words, and what the pictures show: alt texts hold at most 1,024 characters, so they are terse.

# K król, D dama, W walet; KI kier, KA karo, P pik, T trefl.
typed-cards = D=Q W=J P=S T=C KI=H KA=D
typed-tiles-002 = F=P C=B Z=G S=Y
typed-tiles-004 = C=R BR=N NI=B BI=W

row-told = { $before }, { $after }
row-rows = { $before }; { $after }
card-joker = Joker
card-joker-accusative = Jokera
cards-of-suit = { $suit } { $ranks }
cards-jokers = { $count ->
    [1] jeden joker
    [few] { $count } jokery
   *[many] { $count } jokerów
}
cards-jokers-accusative = { $count ->
    [1] jednego jokera
    [few] { $count } jokery
   *[many] { $count } jokerów
}
suit-cards-0 = pik
suit-cards-1 = kier
suit-cards-2 = karo
suit-cards-3 = trefl
suit-tiles-002-0 = fioletowy
suit-tiles-002-1 = czarny
suit-tiles-002-2 = zielony
suit-tiles-002-3 = szary
suit-tiles-004-0 = brązowy
suit-tiles-004-1 = czerwony
suit-tiles-004-2 = niebieski
suit-tiles-004-3 = biały
tile-colour = **{ $letter }** to { $name }
rank-1 = as
rank-11 = walet
rank-12 = dama
rank-13 = król

alt-board-round = { $rounds ->
    [none] Runda { $round }.
    [extra] Dodatkowa runda.
   *[other] Runda { $round } z { $rounds }.
}
alt-board-piles = { $top ->
    [none] Stos dobierania: { $stock }; stos zrzutek jest pusty.
   *[other] Stos dobierania: { $stock }; stos zrzutek: { $discards }, na wierzchu { $top }.
}
alt-board-stock = Stos dobierania: { $stock }.
alt-board-pool = Zapas: { $pool }.
alt-board-open-tile = Odkryta kostka: { $card }.
alt-board-aside = { $free ->
    [yes] { $name } odkłada { CARDS($card, case: "accusative") }, do wzięcia w tym ruchu.
   *[no] { $name } odkłada { CARDS($card, case: "accusative") }.
}
alt-board-changed = { $laid ->
    [none] Ostatnio przesunięte: { $moved }.
   *[other] { $moved ->
        [none] Ostatnio wyłożone: { $laid }.
       *[other] Ostatnio wyłożone: { $laid }; przesunięte: { $moved }.
    }
}
alt-board-row = { $cards ->
    [none] Rząd { $suit }: nie zaczęty.
   *[other] Rząd { $suit }: { $cards }.
}
alt-board-shown = Ostatnio odkryte: { $cards }.
alt-board-at-stake = Karty w stawce: { $cards }.
alt-board-pile = { picture-pile }: { $cards }.
alt-board-seat = { $name }: { $told }.
alt-seat-of-team = { $team ->
    [heroes] { $name } (bohaterowie)
   *[villains] { $name } (łotrzy)
}
alt-seat-out = poza grą
alt-seat-holds = { $count ->
    [1] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
alt-seat-holds-tiles = { $count ->
    [1] jedna kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
alt-seat-taken = zdobyte: { $count }
alt-seat-total = razem { SCORE($total) }
alt-seat-to-act = teraz ruch
alt-board-melds = Na stole:
alt-board-no-melds = Na stole nie ma układów.
alt-board-meld = { $owner } { $cards } ({ $value }).
alt-joker-as = { $joker } jako { $face }

alt-hand = { $count ->
    [0] Masz pustą rękę.
    [1] Twoja jedyna karta: { $cards }.
    [few] Twoje { $count } karty: { $cards }.
   *[many] Twoje { $count } kart: { $cards }.
}
alt-hand-tiles = { $count ->
    [0] Masz pustą podstawkę.
    [1] Twoja jedyna kostka: { $cards }.
    [few] Twoje { $count } kostki: { $cards }.
   *[many] Twoje { $count } kostek: { $cards }.
}
alt-hand-drawn = Właśnie dobrane: { $cards }.
alt-hand-chosen = Wybrane: { $cards }.

## Names of games and paces

variant-name-disney_basic = Remik Disney 100
variant-summary-disney_basic = Zbieraj zestawy i sekwensy, wykładaj je i pozbądź się wszystkich kart. Pukaj po zrzutkę, której chcesz.
variant-summary-disney_basic-claimless = Zbieraj zestawy i sekwensy, wykładaj je i pozbądź się wszystkich kart.
variant-name-disney_layoff = Remik z dokładaniem
variant-summary-disney_layoff = Wykładaj zestawy i sekwensy i dokładaj do każdego układu na stole. Kto pierwszy bez kart, wygrywa rundę.

variant-name-czech_rummy = Remik czeski
variant-summary-czech_rummy = Wykładaj zestawy i sekwensy i dokładaj innym. Za dużo punktów i odpadasz; wygrywa, kto zostanie ostatni.
variant-name-gin_rummy = Gin remik
variant-summary-gin_rummy = Dla dwojga. Zbieraj układy w ręce i pukaj, gdy masz mało luźnych kart.
variant-name-rummy_500 = Remik 500
variant-summary-rummy_500 = Wszystkie zrzutki leżą odkryte: bierz, ile umiesz wykorzystać. Co wyłożysz, liczy się dla ciebie.
variant-name-nsv_basic = Rommé
variant-summary-nsv_basic = Wykładaj zestawy i sekwensy od pierwszego ruchu. Zgłoś remika, gdy w ręce zostanie mało punktów.
variant-name-nsv_buy = Rommé z kupowaniem
variant-summary-nsv_buy = Rommé z kupowaniem: poza kolejką możesz kupić odkrytą kartę za jedną więcej ze stosu.
variant-name-nsv_layoff = Rommé z dokładaniem
variant-summary-nsv_layoff = Rommé bez zgłaszania: wykładaj układy, dokładaj do każdego na stole i skończ przed innymi.
variant-name-nsv_robber = Rommé zbójeckie
variant-summary-nsv_robber = Dobierz, wyłóż i obrabuj stół: jego układy możesz rozebrać i ułożyć od nowa.
variant-name-my_rummy = my Rummy
variant-summary-my_rummy = Kostki: wyłóż albo dobierz. Po pierwszych układach cały stół jest twój do przebudowy.
variant-name-tile_rummy = Rummy z kostkami
variant-summary-tile_rummy = Kostki: wyłóż albo dobierz. Wyłóż pierwsze układy i w tym samym ruchu przebuduj cały stół.
variant-name-disney_duel = Bohaterowie kontra łotrzy
variant-summary-disney_duel = Czerwone na czarne: wszyscy odkrywają kartę, a najwyższa bierze wszystkie. Szybko i bez dylematów.
variant-name-disney_karo8 = Karo ósemka
variant-summary-disney_karo8 = Dwie drużyny układają cztery rzędy od ósemek. Co zatrzymasz, jest równie ważne jak to, co położysz.

# Tempo: …
pace-live = na żywo
pace-quick = szybkie
pace-daily = dzienne
pace-slow = wolne
pace-friendly = spokojne
pace-custom = własne
pace-named = { $name }: { $lengths }
pace-lengths-claimless = { $reserve ->
    [none] { $turn } na ruch
   *[other] { $turn } na ruch i { $reserve } rezerwy
}
pace-lengths-duel = { $turn } na kartę
pace-lengths-buying = { $reserve ->
    [none] { $turn } na ruch, { $window } na kupno
   *[other] { $turn } na ruch i { $reserve } rezerwy, { $window } na kupno
}
pace-lengths = { $reserve ->
    [none] { $turn } na ruch, { $window } na pukanie
   *[other] { $turn } na ruch i { $reserve } rezerwy, { $window } na pukanie
}
