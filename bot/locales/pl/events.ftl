### One line for each thing that happens, and where the game stands: the present tense.

event-round_began = { $starter ->
    [none] Zaczyna się runda { $round }.
   *[other] Runda { $round }: rozdaje { $dealer }, zaczyna { $starter }.
}
event-hand_dealt = { $seat } dostaje { CARDS($cards, case: "accusative") }.
event-upcard_turned = Obok stosu leży odkryta karta: { $card }.
event-turn_began = Teraz { $seat }.
event-drew_stock = { $card ->
    [none] { $seat } dobiera ze stosu.
   *[other] { $seat } dobiera { CARDS($card, case: "accusative") } ze stosu.
}
event-took_discard = { $above ->
    [none] { $seat } bierze { CARDS($card, case: "accusative") } ze stosu zrzutek.
   *[other] { $seat } bierze { CARDS($card, case: "accusative") } ze stosu zrzutek, ze wszystkim powyżej: { $above }.
}
event-returned_discard = { $above ->
    [none] { $seat } oddaje { CARDS($card, case: "accusative") } na stos zrzutek.
   *[other] { $seat } oddaje { CARDS($card, case: "accusative") } i wszystko powyżej na stos zrzutek.
}
event-meld_laid = { $meld_kind ->
    [run] { $seat } wykłada sekwens { CARDS($cards, case: "accusative") } (punkty: { $value }).
    [set] { $seat } wykłada zestaw { CARDS($cards, case: "accusative") } (punkty: { $value }).
   *[flush] { $seat } wykłada kolor { CARDS($cards, case: "accusative") } (punkty: { $value }).
}
event-opened = { $points ->
    [1] { $seat }: pierwsze układy za jeden punkt.
    [few] { $seat }: pierwsze układy za { $points } punkty.
   *[many] { $seat }: pierwsze układy za { $points } punktów.
}
event-laid_off = { $seat } dokłada { CARDS($card, case: "accusative") }: { $cards }.
event-joker_swapped = { $seat } odzyskuje jokera za { $card }: { $cards }.
event-discarded = { $seat } odrzuca { CARDS($card, case: "accusative") }.
event-window_opened = Po { CARDS($card, case: "accusative") } można pukać.
event-window_answered = { $claimed ->
    [yes] { $seat } puka.
   *[no] { $seat } pasuje.
}
event-claim_won = { $drawn ->
    [none] { $penalty ->
        [0] { $seat } dostaje { CARDS($card, case: "accusative") }.
        [1] { $seat } puka i dostaje { CARDS($card, case: "accusative") } z karną kartą.
        [few] { $seat } puka i dostaje { CARDS($card, case: "accusative") } i { $penalty } karne karty.
       *[many] { $seat } puka i dostaje { CARDS($card, case: "accusative") } i { $penalty } karnych kart.
    }
   *[other] { $penalty ->
        [0] { $seat } dostaje { CARDS($card, case: "accusative") }.
        [1] { $seat } puka i dostaje { CARDS($card, case: "accusative") } z karną kartą: { $drawn }.
        [few] { $seat } puka i dostaje { CARDS($card, case: "accusative") } i { $penalty } karne karty: { $drawn }.
       *[many] { $seat } puka i dostaje { CARDS($card, case: "accusative") } i { $penalty } karnych kart: { $drawn }.
    }
}
event-window_opened-buying = { $card } jest do kupienia.
event-window_answered-buying = { $claimed ->
    [yes] { $seat } chce kupić.
   *[no] { $seat } pasuje.
}
event-claim_won-buying = { $penalty ->
    [0] { $seat } dostaje { CARDS($card, case: "accusative") }.
   *[other] { $drawn ->
        [none] { $penalty ->
            [1] { $seat } kupuje { CARDS($card, case: "accusative") } z kartą ze stosu.
            [few] { $seat } kupuje { CARDS($card, case: "accusative") } i { $penalty } karty ze stosu.
           *[many] { $seat } kupuje { CARDS($card, case: "accusative") } i { $penalty } kart ze stosu.
        }
       *[other] { $penalty ->
            [1] { $seat } kupuje { CARDS($card, case: "accusative") } z kartą ze stosu: { $drawn }.
            [few] { $seat } kupuje { CARDS($card, case: "accusative") } i { $penalty } karty ze stosu: { $drawn }.
           *[many] { $seat } kupuje { CARDS($card, case: "accusative") } i { $penalty } kart ze stosu: { $drawn }.
        }
    }
}
event-claim_unwanted-buying = { $seats ->
    [none] Nikt nie kupuje { CARDS($card, case: "accusative") }.
   *[other] Nikt nie kupuje { CARDS($card, case: "accusative") } – brak zgody: { $seats }.
}
event-claim_unwanted = { $seats ->
    [none] { $card } nie trafia do nikogo.
   *[other] { $card } nie trafia do nikogo – brak zgody: { $seats }.
}
event-flipped = { $seat }: karta odkryta.
event-letting_run = { $agree ->
    [yes] Te karty odkrywają się odtąd same: { $seat }.
   *[no] { $seat } znów odkrywa ręcznie.
}
event-comparison_decided = { $taker ->
    [none] { $shown }: remis na górze, kart w stawce: { $cards }.
   *[other] { $cards ->
        [1] { $shown }: { $taker } bierze kartę.
        [few] { $shown }: { $taker } bierze { $cards } karty.
       *[many] { $shown }: { $taker } bierze { $cards } kart.
    }
}
shown-card = { $seat } { $card }
event-play_off_called = { $seats ->
    [none] Nikt z remisujących nie ma już karty: wszystko bierze następne porównanie.
   *[other] Dogrywka: jeszcze raz odkrywają tylko { $seats }.
}
event-card_placed = { $seat } kładzie { CARDS($card, case: "accusative") }.
event-turn_passed = { $seat } pasuje.
event-starter_drawn = Dobrane na początek: { $draws }. Zaczyna { $starter }.
event-table_laid = { $cards ->
    [none] { $seat } zostawia układy w rozsypce.
   *[other] { $moved ->
        [0] { $seat } wykłada { CARDS($cards, case: "accusative") }.
        [1] { $seat } wykłada { CARDS($cards, case: "accusative") } i przesuwa jedną inną.
        [few] { $seat } wykłada { CARDS($cards, case: "accusative") } i przesuwa { $moved } inne.
       *[many] { $seat } wykłada { CARDS($cards, case: "accusative") } i przesuwa { $moved } innych.
    }
}
event-tile_taken = { $source ->
    [open] { $seat } bierze odkrytą kostkę { $card }.
   *[aside] { $seat } bierze odłożoną kostkę { $card }.
}
event-tile_put_aside = { $seat } odkłada { CARDS($card, case: "accusative") }.
event-loose_tiles_taken = { $seat } musi zabrać to, co leżało na stole luzem: { $cards }.
event-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] { $seat } dobiera karną kostkę.
        [few] { $seat } dobiera { $count } karne kostki.
       *[many] { $seat } dobiera { $count } karnych kostek.
    }
   *[other] { $seat } dobiera za karę: { $cards }.
}
event-drew_stock-tiles = { $card ->
    [none] { $seat } dobiera kostkę.
   *[other] { $seat } dobiera { CARDS($card, case: "accusative") }.
}
event-upcard_turned-tiles = Na ostatnim stosie leży odkryta kostka: { $card }.
event-round_began-tiles = Runda { $round }: zaczyna { $starter }.
event-stock_renewed = { $shuffled ->
    [yes] Zrzutki są potasowane w nowy stos dobierania. Kart: { $cards }.
   *[no] Zrzutki są odwrócone w nowy stos dobierania. Kart: { $cards }.
}
event-timed_out = { $undone ->
    [yes] { $seat }: czas minął podczas wykładania. To, co zaczęte, jest cofnięte.
   *[no] { $seat }: czas minął. Zamiast tego gra zegar.
}
event-call_forgotten = { $card ->
    [none] { $seat } zapomina zawołać „remik”, dobiera kartę i gra dalej.
   *[other] { $seat } zapomina zawołać „remik”, dobiera { CARDS($card, case: "accusative") } i gra dalej.
}
event-floated = { $seat } wykłada ostatnią kartę i gra bez kart: następna zrzutka kończy.
event-upcard_refused = { $seat } nie chce { CARDS($card, case: "accusative") }.
event-knocked = { $left ->
    [0] { $big ->
        [yes] { $seat }: duży gin!
       *[no] { $seat }: gin!
    }
    [1] { $seat } puka z jednym punktem w luźnych kartach.
    [few] { $seat } puka z { $left } punktami w luźnych kartach.
   *[many] { $seat } puka z { $left } punktami w luźnych kartach.
}
event-romme_called = { $left ->
    [0] { $seat } woła „remik”!
   *[other] { $seat } zgłasza remika z { $left } w ręce!
}
event-seat_left = { $seat } wychodzi z partii.
event-seat_eliminated = { $total ->
    [one] { $seat } odpada, mając { SCORE($total) } punkt.
    [few] { $seat } odpada, mając { SCORE($total) } punkty.
   *[many] { $seat } odpada, mając { SCORE($total) } punktów.
}
event-round_ended = Koniec rundy { $round }. { $ended }
event-match_ended = { $count ->
    [1] Koniec partii: { $winners } wygrywa!
    [few] Koniec partii: { $winners } dzielą wygraną!
   *[many] Koniec partii: { $winners } dzielą wygraną!
}

## Where the game stands

moment-shuffle = Karty się tasują.
moment-shuffle-tiles = Kostki się mieszają.
moment-opening_discard = { $seat } zaczyna od odrzucenia.
moment-draw = { $seat } ma dobrać kartę.
moment-draw_ends = { $seat } może wziąć zrzutkę; dobranie kończy rundę.
moment-play = { $seat } ma odrzucić kartę.
moment-owed = { $seat } ma wyłożyć { CARDS($card, case: "accusative") } albo oddać.
moment-window-buying = { $card } jest do kupienia: kup albo spasuj.
moment-window = Po { CARDS($card, case: "accusative") } można pukać: zapukaj albo spasuj.
moment-flip = { $seats ->
    [none] Karty odkrywają się same.
   *[other] Kartę mają jeszcze odkryć: { $seats }.
}
moment-upcard = { $seat } może wziąć odkrytą kartę albo jej nie chcieć.
moment-lay_off = { $seat } może dokładać do układów po pukaniu.
moment-play-gin = { $seat } ma odrzucić kartę albo zapukać.
moment-eight = { $seat } ma położyć pierwszą ósemkę.
moment-place = { $seat } ma położyć kartę albo dobrać, jeśli nic nie pasuje.
moment-place_or_draw = { $seat } ma położyć kartę albo dobrać.
moment-place_or_pass = { $seat } ma położyć kartę albo spasować, jeśli nic nie pasuje.
moment-lay_or_draw = { $seat } ma wyłożyć kostki albo dobrać.
moment-lay_or_pass = { $seat } ma wyłożyć kostki albo spasować.
moment-draw-tiles = { $seat } ma wziąć kostkę.
moment-lay = { $seat } ma wyłożyć kostki albo zakończyć ruch.
moment-lay_or_put_aside = { $seat } ma wyłożyć kostki albo jedną odłożyć.
moment-put_aside = { $seat } ma odłożyć kostkę.
moment-over = Partia skończona.
