## Buttons

button-rules = Zasady
button-help = Pomoc
button-hand = Moja ręka
button-board-draw = Dobierz
button-board-draw-ends = Dobierz (koniec rundy)
button-board-take = Weź zrzutkę
button-board-knock = Pukam
button-board-knock-buying = Kupuję
button-board-pass = Pas
button-board-refuse = Nie chcę odkrytej
button-board-flip = Odkryj
button-board-run = Niech idzie samo
button-board-byhand = Odkrywam ręcznie
button-draw = Dobierz ze stosu
button-draw-ends = Dobierz: koniec rundy
button-take = { $card ->
    [none] Weź zrzutkę
   *[other] Weź { CARDS($card, case: "accusative") }
}
button-back = Oddaj { CARDS($card, case: "accusative") }
button-knock = Pukam po { CARDS($card, case: "accusative") }
button-knock-buying = Kupuję { CARDS($card, case: "accusative") }
button-pass = Pas
button-more = { $on ->
    [yes] Wróć do kart
   *[no] Więcej
}
button-more-tiles = { $on ->
    [yes] Wróć do kostek
   *[no] { button-more }
}
button-biggin = Duży gin
button-lay-card = Połóż { CARDS($card, case: "accusative") }
button-passturn = { $phase ->
    [upcard] Nie chcę jej
    [lay_off] Dołóż, co najlepsze
   *[other] Pas
}
button-call = { $on ->
    [yes] Padnie „remik”
   *[no] Zawołaj „remik”
}
button-order = { $other ->
    [melds] Ułóż układami
    [number] Ułóż wartościami
   *[suit] Ułóż kolorami
}
button-order-tiles = { $other ->
    [melds] Ułóż układami
    [number] Ułóż liczbami
   *[suit] Ułóż kolorami
}
button-show = Odśwież
button-clear = Wyczyść wybór
button-orders = Stałe polecenia
button-orders-rest = { $on ->
    [yes] Pas w tej rundzie: tak
   *[no] Pas w tej rundzie
}
button-orders-clear = Bez poleceń
button-orders-need = Pukaj po potrzebne
button-orders-need-buying = Kupuj potrzebne
button-passround = Pas w tej rundzie
button-orders-back = Wróć do ręki
button-join = Dołącz
button-leave = Wyjdź
button-start = Start
button-cancel = Odwołaj
button-unseat = Usuń komputer
button-seat-back = Już jestem
button-rematch = Rewanż
button-replay = Plik powtórki
button-previous = Wstecz
button-next = Dalej

## The board

board-heading = ### { $game }
board-two-players = -# We dwoje nikt nie puka: kto jest następny, może po prostu wziąć zrzutkę.
board-two-players-buying = -# We dwoje zrzutek się nie sprzedaje: kto jest następny, może je po prostu wziąć.
board-cancelled = { $closed ->
    [yes] **Ten stół jest zamknięty.** Dlaczego, mówi jego turniej.
   *[no] **Ta gra jest odwołana.**
}
board-event = -# { $event }
board-table-ends = { $rests ->
    [yes] -# Czas tego stołu kończy się { $until }: godziny ciszy i urlopy przesuwają ruchy, nie ten koniec.
   *[no] -# Czas tego stołu kończy się { $until }.
}
board-moment = **{ $moment }** { $ends }
time-ends = { $until ->
    [none] {""}
   *[other] { $over ->
        [yes] Czas minął { $until }: inni mogą grać dalej.
       *[no] Koniec czasu { $until }.
    }
}

picture-heading = { $rounds ->
    [none] { $lap ->
        [none] Runda { $round }
       *[other] Runda { $round }, okrążenie { $lap }
    }
    [extra] { $lap ->
        [none] Dodatkowa runda
       *[other] Dodatkowa runda, okrążenie { $lap }
    }
   *[other] { $lap ->
        [none] Runda { $round } z { $rounds }
       *[other] Runda { $round } z { $rounds }, okrążenie { $lap }
    }
}
picture-stock = Stos
picture-discards = Zrzutki
picture-claim = Pukasz?
picture-claim-buying = Kupujesz?
picture-heroes = Bohaterowie
picture-villains = Łotrzy
picture-takes = bierze wszystko
picture-tied = remis
picture-at-stake = stawka
picture-duel-status = { $play_off ->
    [yes] Dogrywka!
   *[no] Wszyscy odkrywają
}
picture-duel-won = { $team ->
    [heroes] Bohaterowie wygrywają!
    [villains] Łotrzy wygrywają!
   *[none] Remis!
}
picture-story = Ostatnie porównania: { $count }
picture-no-melds = Jeszcze bez układów
picture-hand = { $count ->
    [0] Nie masz kart
    [1] Twoja ostatnia karta
    [few] Twoje { $count } karty
   *[many] Twoje { $count } kart
}
picture-deadwood = Luźne: { $points }
picture-drawn = nowa
picture-drawn-tiles = nowa
picture-taken = wzięta
picture-round = Runda { $round }
picture-total = Razem
picture-sheet = { $won_by ->
    [highest] Tabela punktów: wygrywa najwyższa suma
    [lowest] Tabela punktów: wygrywa najniższa suma
   *[other] Tabela punktów
}
picture-winner = Wygrana
picture-melded = Układy
picture-left-over = Zostało
picture-no-cards = bez kart
picture-no-cards-tiles = bez kostek

## The hand panel

hand-note = > { $note }
hand-moment = **{ $moment }** { $ends } [Plansza]({ $board })
hand-turn-opening_discard = Zaczynasz: odrzuć jedną kartę. W tym ruchu nic nie dobierasz i nic nie wykładasz.
hand-turn-draw = { $ends ->
    [yes] Twoja kolej: stos dobierania jest pusty. Weź zrzutkę, jeśli możesz, albo dobierz i zakończ rundę.
   *[no] Twoja kolej: dobierz kartę.
}
hand-turn-play = { $lap ->
    [none] Twoja kolej: wyłóż układy, jeśli chcesz, potem odrzuć jedną kartę.
    [taught] Twoja kolej: odrzuć jedną kartę.
   *[other] Twoja kolej: odrzuć jedną kartę. Wykładać można od okrążenia { $lap }.
}
hand-turn-place = { $eight ->
    [none] { $can ->
        [lay] Twoja kolej: połóż jedną kartę, która pasuje.
        [draw] Twoja kolej: nic ci nie pasuje, więc dobierz kartę.
       *[pass] Twoja kolej: nic ci nie pasuje, a stos jest pusty, więc pasujesz.
    }
   *[other] Zaczynasz: połóż { $eight }.
}
hand-turn-upcard = Możesz wziąć odkrytą kartę albo jej nie chcieć.
hand-turn-play-gin = { $knock ->
    [yes] Twoja kolej: odrzuć jedną kartę albo z nią zapukaj.
   *[no] Twoja kolej: odrzuć jedną kartę.
}
hand-turn-owed = Twoja kolej: wyłóż teraz { CARDS($card, case: "accusative") } w układzie albo oddaj.
hand-turn-lay_off = Druga osoba puka: wybierz karty, które pasują do jej układów, i dołóż je albo zostaw to mnie.
hand-gin-limit = { $limit ->
    [0] Możesz pukać tylko bez luźnych kart, czyli z ginem.
    [1] Możesz pukać, gdy luźne karty to najwyżej 1 punkt.
    [few] Możesz pukać, gdy luźne karty to najwyżej { $limit } punkty.
   *[many] Możesz pukać, gdy luźne karty to najwyżej { $limit } punktów.
} { $doubled ->
    [yes] Ta runda liczy się podwójnie.
   *[no] {""}
}
hand-team = { $team ->
    [heroes] Grasz w drużynie **bohaterów**: kolory czerwone.
   *[villains] Grasz w drużynie **łotrów**: kolory czarne.
}
hand-discarded = Teraz inni mogą pukać po { CARDS($card, case: "accusative") }.
hand-discarded-buying = Teraz inni mogą kupić { CARDS($card, case: "accusative") }.
hand-window-next-buying = { $card } jest do kupienia, a następny ruch jest twój: weź tę kartę albo dobierz ze stosu.
hand-window-next = Po { CARDS($card, case: "accusative") } można pukać, a następny ruch jest twój: weź tę kartę albo dobierz ze stosu.
hand-answered = { $answer ->
    [claim] Odpowiedź: pukać po { CARDS($card, case: "accusative") }.
   *[pass] Odpowiedź: spasować przy { $card }.
} { $sealed ->
    [yes] Odpowiedzi odkryją się, gdy minie czas albo będą wszystkie.
   *[no] {""}
}
hand-answered-buying = { $answer ->
    [claim] Odpowiedź: kupić { CARDS($card, case: "accusative") }.
   *[pass] Odpowiedź: spasować przy { $card }.
} { $sealed ->
    [yes] Odpowiedzi odkryją się, gdy minie czas albo będą wszystkie.
   *[no] {""}
}
hand-sealed = { $claimed ->
    [yes] Twoja odpowiedź: chcesz tę kartę.
   *[no] Twoja odpowiedź: pas.
}
hand-chosen = Wybrane: { $cards }
hand-opening = { $scope ->
    [single] Twój pierwszy układ w tej rundzie musi sam być wart tyle punktów: { $needed }.
   *[sum] Twoje pierwsze układy w tej rundzie muszą być razem warte tyle punktów: { $needed }.
}
swap-held = Odzyskanego jokera trzeba od razu wyłożyć: wybierz go z resztą kart i wyłóż.
select-cards = Wybierz swoje karty
select-cards-tiles = Wybierz swoje kostki
select-pile = Weź z odkrytego stosu
select-placeable = Wybierz kartę do położenia
select-on = Dalej: { $first } …
select-more = Więcej
pile-depth = { $above ->
    [0] Weź { CARDS($card, case: "accusative") }
    [1] Weź { CARDS($card, case: "accusative") } i kartę powyżej
    [few] Weź { CARDS($card, case: "accusative") } i { $above } karty powyżej
   *[many] Weź { CARDS($card, case: "accusative") } i { $above } kart powyżej
}
select-new-card = właśnie dobrana
card-copy = { $card } (egzemplarz { $copy })
card-as = { $card }={ $face }

question-meld = Co masz na myśli?
question-layoff = Gdzie ma trafić?
question-swap = Który joker?
question-stale = Stół się w międzyczasie zmienił. Wybierz jeszcze raz.
way-worth = { $points ->
    [1] warte jeden punkt
    [few] warte { $points } punkty
   *[many] warte { $points } punktów
}
way-laid-off = { $card } do { $meld }
way-swap = { $card } w { $meld }
way-lying = { $meld } ({ $owner })
meld-left-over = { $melds ->
    [none] Jeszcze nie ma układu.
   *[other] W układzie: { $melds }. Poza układem: { $left }.
} { $wanted ->
    [none] {""}
   *[other] Dodaj { $wanted } albo wybierz mniej.
}

orders-about = ## Stałe polecenia
    Odpowiadają za ciebie, gdy można dostać kartę, i nikt inny ich nie widzi.
    - **Karty, które chcesz**, i **pas przy całej reszcie** działają w tej rundzie.
    - **{ orders-melds }** działa przez całą partię i patrzy na twoją rękę, gdy mija czas.
orders-needed = Z twojej obecnej ręki wynika: { $faces }.
orders-need-nothing = Żadna pojedyncza karta nie da ci teraz nowego układu. Wybierz karty samodzielnie.
orders-passing = { $order } Cofniesz to w stałych poleceniach.
orders-suit-buying = Kupuj: { $suit }
orders-suit = Pukaj po: { $suit }

## Notices

notice-turn = { $phase ->
    [opening_discard] { $who }, zaczynasz: [{ $game }]({ $board }). Odrzuć kartę.
    [eight] { $who }, zaczynasz: [{ $game }]({ $board }). Połóż swoją ósemkę.
   *[other] { $who }, twoja kolej: [{ $game }]({ $board }).
} { $phase ->
    [draw] Dobierz.
    [play] Karta jest dobrana: odrzuć jedną.
    [upcard] Możesz wziąć odkrytą kartę.
    [lay_off] Dołóż swoje karty.
    [lay_or_draw] Wyłóż kostki albo dobierz jedną.
    [lay_or_pass] Wyłóż kostki albo spasuj.
    [lay_or_put_aside] Wyłóż kostki albo odłóż jedną.
    [lay] Wyłóż kostki albo zakończ ruch.
    [put_aside] Odłóż kostkę.
    [place] Połóż kartę albo dobierz, jeśli żadna nie pasuje.
   *[other] {""}
} { $ends ->
    [none] Nie ma pośpiechu.
   *[other] { $ends }
}
notice-autopilot = { $rests ->
    [yes] { $who }, komputer trzyma twoje miejsce ([{ $game }]({ $board })) i zagra za ciebie, gdy partia ruszy dalej.
   *[no] { $who }, nie było cię, więc za ciebie gra komputer ([{ $game }]({ $board })).
} Miejsce odzyskasz każdym swoim ruchem albo tym przyciskiem. { $kept ->
    [none] {""}
    [one] Po { $kept } kolejnym ruchu może je zająć ktoś inny.
    [few] Po { $kept } kolejnych ruchach może je zająć ktoś inny.
   *[many] Po { $kept } kolejnych ruchach może je zająć ktoś inny.
}
notice-back = { $who } wraca i gra dalej.

## Summaries

summary-round = ## Runda { $round }
    { $end }
summary-melded = { $name }, układ: { $cards }.
summary-hand = { $name } zatrzymuje { CARDS($cards, case: "accusative") }.
summary-no-hand = { $name } zostaje bez kart.
summary-no-hand-tiles = { $name } zostaje bez kostek.
summary-match = ## { $game }: koniec partii
    { $count ->
        [1] **{ $winners } wygrywa!**
        [few] **{ $winners } dzielą wygraną!**
       *[many] **{ $winners } dzielą wygraną!**
    }
summary-won-by = -# { $how }
summary-number = -# Gra { $game }
summary-sheet-alt = { $title }.
summary-sheet-round = Runda { $round }: { $points }.
summary-seat-points = { $name } { SCORE($points) }

## The duel

duel-running = Te karty odkrywają się same: { $names }. Gdy wszyscy na to pozwolą, pojedynek sam dobiegnie końca.
