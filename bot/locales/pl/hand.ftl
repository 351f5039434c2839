### The verdict on chosen cards, what greys a button, and the selects that do at once what is chosen in them.

verdict-melds = { $kind ->
    [set] { $points ->
        [1] Zestaw, jeden punkt.
        [few] Zestaw, { $points } punkty.
       *[many] Zestaw, { $points } punktów.
    }
    [run] { $points ->
        [1] Sekwens, jeden punkt.
        [few] Sekwens, { $points } punkty.
       *[many] Sekwens, { $points } punktów.
    }
    [flush] { $points ->
        [1] Kolor, jeden punkt.
        [few] Kolor, { $points } punkty.
       *[many] Kolor, { $points } punktów.
    }
   *[several] { $points ->
        [1] { $laid }: jeden punkt.
        [few] { $laid }: { $points } punkty.
       *[many] { $laid }: { $points } punktów.
    }
}
verdict-melds-tiles = { $kind ->
    [set] { $points ->
        [1] Grupa, jeden punkt.
        [few] Grupa, { $points } punkty.
       *[many] Grupa, { $points } punktów.
    }
    [run] { $points ->
        [1] Rząd, jeden punkt.
        [few] Rząd, { $points } punkty.
       *[many] Rząd, { $points } punktów.
    }
   *[several] { $points ->
        [1] { $laid }: jeden punkt.
        [few] { $laid }: { $points } punkty.
       *[many] { $laid }: { $points } punktów.
    }
}
verdict-ways = Można je wyłożyć na kilka sposobów ({ $count }).
verdict-places = { $cards ->
    [1] Pasuje w kilka miejsc ({ $count }).
    [few] Pasują w kilka miejsc ({ $count }).
   *[many] Pasują w kilka miejsc ({ $count }).
}
verdict-fits = { $card } pasuje do { $meld }.
verdict-gap = { $count ->
    [1] Luka: brakuje { $missing }.
    [few] Luki: brakuje { $missing }.
   *[many] Luki: brakuje { $missing }.
}
verdict-wanting = Jeszcze nie ma układu: wystarczy { $wanted }.
verdict-opening = Z tym masz { $points } z { $needed } punktów na pierwsze układy.
verdict-opening-single = Z tym masz { $points } z { $needed } punktów, a musi je dać jeden układ.
verdict-discard = { CARDS($card, case: "accusative") } można odrzucić.
discard-asked = Naciśnij „{ $button }”, żeby odrzucić, albo wybierz inną kartę.
discard-asked-tiles = Naciśnij „{ $button }”, żeby odłożyć, albo wybierz inną kostkę.
discard-asked-suit_rows = Naciśnij „{ $button }”, żeby położyć, albo wybierz inną kartę.
verdict-discard-one = Jedną z nich można odrzucić.
verdict-discard-not = { $why ->
    [taken] Właśnie bierzesz { CARDS($card, case: "accusative") }, więc w tym ruchu tej karty nie odrzucisz.
   *[none] Teraz nie można odrzucić { CARDS($card, case: "accusative") }.
}
verdict-search = { $count ->
    [1] Przy takim stole nigdzie nie pasuje. „{ button-lay }” sprawdzi, czy da się go dla niej przebudować.
    [few] Przy takim stole nigdzie nie pasują. „{ button-lay }” sprawdzi, czy da się go dla nich przebudować.
   *[many] Przy takim stole nigdzie nie pasują. „{ button-lay }” sprawdzi, czy da się go dla nich przebudować.
}
verdict-aside = { CARDS($card, case: "accusative") } można odłożyć.
verdict-aside-one = Jedną z nich można odłożyć.
verdict-knock = { $may ->
    [yes] { $points ->
        [0] Bez { CARDS($card, case: "accusative") } nie masz luźnych kart: gin.
        [1] Bez { CARDS($card, case: "accusative") } masz w luźnych kartach jeden punkt: możesz pukać.
        [few] Bez { CARDS($card, case: "accusative") } masz w luźnych kartach { $points } punkty: możesz pukać.
       *[many] Bez { CARDS($card, case: "accusative") } masz w luźnych kartach { $points } punktów: możesz pukać.
    }
   *[no] { $points ->
        [1] Bez { CARDS($card, case: "accusative") } masz w luźnych kartach jeden punkt: za dużo, żeby pukać.
        [few] Bez { CARDS($card, case: "accusative") } masz w luźnych kartach { $points } punkty: za dużo, żeby pukać.
       *[many] Bez { CARDS($card, case: "accusative") } masz w luźnych kartach { $points } punktów: za dużo, żeby pukać.
    }
}
verdict-many = Naraz wykłada się najwyżej tyle kart: { $most }. Wybierz mniej, a resztę wyłóż potem.
verdict-lap = Wykładać można od okrążenia { $lap }.

why-layoff = { $count ->
    [1] Ta karta nie pasuje do żadnego układu na stole.
    [few] Te karty nie pasują do żadnego układu na stole.
   *[many] Te karty nie pasują do żadnego układu na stole.
}
why-swap-opening = Joker na stole zastępuje { $card }: odzyskasz go po swoich pierwszych układach w rundzie.

## Buttons that say what they would do

button-lay = Wyłóż
button-lay-all = Wyłóż wszystko

button-lay-found = { $cards ->
    [all] { button-lay-all } { $points }
   *[other] { button-lay } { CARDS($cards, case: "accusative") } · { $points }
}
button-discard-card = Odrzuć { CARDS($card, case: "accusative") }
button-bid-card = Odrzuć { CARDS($card, case: "accusative") } i zgłoś remika
button-bid-card-gin = Odrzuć { CARDS($card, case: "accusative") } i zapukaj
button-layoff-cards = Dołóż { CARDS($cards, case: "accusative") }
button-swap-card = Odzyskaj jokera za { $card }

button-putaside-card = Odłóż { CARDS($card, case: "accusative") }
way-lying-tiles = { $meld }
