### One line a turn for those who play a game for the first time: about 40 characters.

lesson = { $first ->
    [yes] 💡 { $tip }
        -# **/{ command-me.name }** wyłącza takie podpowiedzi.
   *[no] 💡 { $tip }
}

## Cards

lesson-start = Odrzuć kartę, która nie pasuje do innych.
lesson-draw = { $why ->
    [never] Dobierz ze stosu.
    [empty] Dobierz: nie ma zrzutki.
    [claimed] Dobierz: zrzutkę ktoś wypukał.
    [often] Dobierz: za dużo zrzutek z rzędu.
    [refused] Dobierz: nikt nie wziął odkrytej.
   *[early] Dobierz: zrzutki od okrążenia { $from }.
}
lesson-choose = { $use ->
    [meld] { $card } daje układ: weź.
    [table] { $card } pasuje na stół: weź.
    [joker] { $card } odzyska jokera: weźmiesz?
   *[none] { $card } nie daje układu: dobierz.
}
lesson-only-melded = { $fits ->
    [yes] { $card } daje układ: weź i wyłóż.
    [table] { $card } pasuje na stół: weź i wyłóż.
    [joker] { $card } odzyska jokera: weź i wyłóż.
    [hint] Weź { CARDS($card, case: "accusative") } i **{ button-hint }** albo dobierz.
    [rebuild] Weź { CARDS($card, case: "accusative") } i **{ button-rebuild }** albo dobierz.
    [short] Z { $card } brakuje do { $needed } punktów: dobierz.
   *[no] { $card } nie daje układu: dobierz.
}
lesson-pile = { $can ->
    [yes] Dobierz albo weź, co umiesz wyłożyć.
   *[no] Żadna zrzutka nie da układu: dobierz.
}
lesson-claim = { $use ->
    [meld] { $penalty ->
        [0] { $card } daje układ: pukasz?
        [1] { $card } daje układ: pukasz (+1 karta)?
        [few] { $card } daje układ: pukasz (+{ $penalty } karty)?
       *[many] { $card } daje układ: pukasz (+{ $penalty } kart)?
    }
    [table] { $penalty ->
        [0] { $card } pasuje na stół: pukasz?
        [1] { $card } pasuje na stół: pukasz (+1 karta)?
        [few] { $card } pasuje na stół: pukasz (+{ $penalty } karty)?
       *[many] { $card } pasuje na stół: pukasz (+{ $penalty } kart)?
    }
   *[joker] { $penalty ->
        [0] { $card } odzyska jokera: pukasz?
        [1] { $card } odzyska jokera: pukasz (+1 karta)?
        [few] { $card } odzyska jokera: pukasz (+{ $penalty } karty)?
       *[many] { $card } odzyska jokera: pukasz (+{ $penalty } kart)?
    }
}
lesson-claim-buying = { $use ->
    [meld] { $penalty ->
        [0] { $card } daje układ: kupujesz?
        [1] { $card } daje układ: kupujesz (+1 karta)?
        [few] { $card } daje układ: kupujesz (+{ $penalty } karty)?
       *[many] { $card } daje układ: kupujesz (+{ $penalty } kart)?
    }
    [table] { $penalty ->
        [0] { $card } pasuje na stół: kupujesz?
        [1] { $card } pasuje na stół: kupujesz (+1 karta)?
        [few] { $card } pasuje na stół: kupujesz (+{ $penalty } karty)?
       *[many] { $card } pasuje na stół: kupujesz (+{ $penalty } kart)?
    }
   *[joker] { $penalty ->
        [0] { $card } odzyska jokera: kupujesz?
        [1] { $card } odzyska jokera: kupujesz (+1 karta)?
        [few] { $card } odzyska jokera: kupujesz (+{ $penalty } karty)?
       *[many] { $card } odzyska jokera: kupujesz (+{ $penalty } kart)?
    }
}
lesson-claim-next = { $use ->
    [meld] { $card } daje układ: weź za darmo.
    [table] { $card } pasuje na stół: weź za darmo.
   *[joker] { $card } odzyska jokera: weź za darmo.
}
lesson-claim-idle = { $next ->
    [yes] { $card } nie daje układu: dobierz.
   *[no] { $card } nie daje układu: pas.
}
lesson-owed = Wyłóż teraz { CARDS($card, case: "accusative") } z układem.
lesson-owed-alone = { $rebuild ->
    [hint] **{ button-hint }** znajdzie miejsce albo oddaj { CARDS($card, case: "accusative") }.
    [yes] **{ button-rebuild }** z { $card } albo oddaj.
   *[no] { $card } nie daje układu: oddaj.
}
lesson-early = Układy od okrążenia { $from }: tylko odrzuć.
lesson-last = Odrzuć { CARDS($card, case: "accusative") } i runda jest twoja.
lesson-last-called = { $card ->
    [all] **Zawołaj „remik”** (Więcej), potem wyłóż wszystko.
   *[other] **Zawołaj „remik”** (Więcej), potem { CARDS($card, case: "accusative") }.
}
lesson-opens = { $scope ->
    [single_meld] Na początek masz { $points } z { $needed }: wyłóż.
   *[sum_of_melds] Na początek masz { $points } z { $needed }: wyłóż.
}
lesson-short = { $scope ->
    [single_meld] Twój najlepszy układ: { $points } z { $needed }. Odrzuć.
   *[sum_of_melds] Twoje układy: { $points } z { $needed }. Odrzuć.
}
lesson-no-meld = Zbieraj układy za { $needed } i odrzuć kartę.
lesson-melds = { $counts ->
    [for] Wyłóż układ: liczy się dla ciebie.
   *[against] Wyłóż układ: już nic nie kosztuje.
}
lesson-fits = { $card } pasuje na stół: wybierz.
lesson-frees = { $card } odzyska jokera: wybierz.
lesson-table-counts = { $how ->
    [rebuild] **{ button-rebuild }**, by mieć { $needed }, albo odrzuć.
   *[wait] Nawet ze stołem nie ma { $needed }: odrzuć.
}
lesson-rebuild = Zapytaj: **{ button-hint }**, albo odrzuć.
lesson-card-alone = { $needed ->
    [0] Wyłóż karty równe albo po kolei.
   *[other] Na początek wyłóż układy za { $needed }.
}
lesson-nothing = Nic do wyłożenia: odrzuć niepasującą.
lesson-keep = Na razie nic do wyłożenia: odrzuć kartę.
lesson-laid = Leży. Odrzuć albo cofnij.

## Gin

lesson-upcard = { $fits ->
    [yes] { $card } daje układ: weź.
   *[no] { $card } nie daje układu: nie bierz.
}
lesson-deadwood = { $reach ->
    [gin] Odrzuć { CARDS($card, case: "accusative") } i zapukaj: to gin.
    [knock] Odrzuć { CARDS($card, case: "accusative") }: pukaj z { $left } albo graj.
   *[wait] Odrzuć { CARDS($card, case: "accusative") }: pukać można do { $limit }.
}
lesson-lay-off = { $cards ->
    [none] Nic twojego nie pasuje: dalej.
   *[other] { $count ->
        [1] { $cards } pasuje: dołóż, co najlepsze.
        [few] { $count } karty pasują: dołóż najlepsze.
       *[many] { $count } kart pasuje: dołóż najlepsze.
    }
}

## Rows from the eights

lesson-eight = Rzędy rosną od ósemek: połóż swoją.
lesson-one-card = { $draw ->
    [yes] { $card } pasuje: połóż ją albo dobierz.
   *[no] Pasuje tylko { $card }: połóż ją.
}
lesson-cards = { $draw ->
    [yes] Połóż, co pomaga drużynie, albo dobierz.
   *[no] Połóż, co najbardziej pomoże drużynie.
}

## Tiles

lesson-tile-first = { $aside ->
    [none] Najpierw weź kostkę z zapasu.
   *[other] Weź kostkę albo { $aside }, by ją wyłożyć.
}
lesson-put-aside = Odłóż kostkę, która nie pasuje.
lesson-tile-alone = { $needed ->
    [0] Wyłóż trzy równe albo trzy po kolei.
   *[other] Na początek wyłóż układy za { $needed }.
}
lesson-tile-opens = Na początek masz { $points } z { $needed }: wyłóż.
lesson-tile-short = { $points ->
    [0] Jeszcze bez układu:
   *[other] Na początek { $points } z { $needed }:
} { $instead ->
    [draw] dobierz kostkę.
    [aside] odłóż kostkę.
   *[end] zakończ ruch.
}
lesson-tile-melds = Masz układ: wyłóż go.
lesson-tile-fits = { $card } pasuje na stół: wybierz.
lesson-tile-nothing = { $rebuild ->
    [yes] Zapytaj: **{ button-hint }**, albo
   *[no] Nic jeszcze do wyłożenia:
} { $instead ->
    [draw] dobierz kostkę.
    [aside] odłóż kostkę.
   *[end] zakończ ruch.
}
