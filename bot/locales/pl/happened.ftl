### What happened while somebody was away: nouns, after „Ty:” and after a name alike.

story-line = { $own ->
    [yes] **Ty**: { $deeds }
   *[no] **{ $name }**: { $deeds }
}
story-seat-taken = **{ $name }** gra dalej na tym miejscu: { $before }.

did-drew_stock = { $card ->
    [none] dobranie ze stosu
   *[other] dobranie ze stosu: { $card }
}
did-drew_stock-tiles = { $card ->
    [none] dobranie kostki
   *[other] dobranie: { $card }
}
did-took_discard = { $above ->
    [none] wzięcie ze stosu zrzutek: { $card }
   *[other] wzięcie: { $card } ze wszystkim powyżej, { $above }
}
did-returned_discard = oddanie: { $card }
did-upcard_refused = rezygnacja z { CARDS($card, case: "accusative") }
did-discarded = odrzucenie: { $card }
did-window_answered = pukanie po zrzutkę z polecenia
did-window_answered-buying = chęć kupienia zrzutki z polecenia
did-claim_won = { $penalty ->
    [0] wzięcie ze stosu zrzutek: { $card }
    [1] { $drawn ->
        [none] wypukanie { $card } z karną kartą
       *[other] wypukanie { $card } z karną kartą, { $drawn }
    }
    [few] { $drawn ->
        [none] wypukanie { $card } i { $penalty } karne karty
       *[other] wypukanie { $card } i { $penalty } karne karty, { $drawn }
    }
   *[many] { $drawn ->
        [none] wypukanie { $card } i { $penalty } karnych kart
       *[other] wypukanie { $card } i { $penalty } karnych kart, { $drawn }
    }
}
did-claim_won-buying = { $penalty ->
    [0] wzięcie ze stosu zrzutek: { $card }
    [1] { $drawn ->
        [none] kupienie { $card } z kartą ze stosu
       *[other] kupienie { $card } z kartą ze stosu, { $drawn }
    }
    [few] { $drawn ->
        [none] kupienie { $card } i { $penalty } karty ze stosu
       *[other] kupienie { $card } i { $penalty } karty ze stosu, { $drawn }
    }
   *[many] { $drawn ->
        [none] kupienie { $card } i { $penalty } kart ze stosu
       *[other] kupienie { $card } i { $penalty } kart ze stosu, { $drawn }
    }
}
did-opened = { $points ->
    [1] pierwsze układy za jeden punkt
    [few] pierwsze układy za { $points } punkty
   *[many] pierwsze układy za { $points } punktów
}
did-meld_laid = wyłożenie: { $cards }
did-laid_off = dołożenie: { $card }
did-joker_swapped = odzyskanie jokera za { $card }
did-table_laid = { $cards ->
    [none] układy na stole w rozsypce
   *[other] { $moved ->
        [0] wyłożenie: { $cards }
       *[other] przebudowa stołu i wyłożenie: { $cards }
    }
}
did-card_placed = położenie: { $card }
did-turn_passed = pas
did-timed_out = { $undone ->
    [yes] koniec czasu podczas wykładania, cofnięte
   *[no] koniec czasu (gra zegar)
}
did-tile_taken = { $source ->
    [open] wzięcie odkrytej kostki: { $card }
   *[aside] wzięcie odłożonej kostki: { $card }
}
did-tile_put_aside = odłożenie: { $card }
did-loose_tiles_taken = zabranie tego, co leżało luzem: { $cards }
did-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] karna kostka
        [few] { $count } karne kostki
       *[many] { $count } karnych kostek
    }
   *[other] za karę { $cards }
}
did-call_forgotten = { $card ->
    [none] brak zawołania i dobranie karty
   *[other] brak zawołania i dobranie: { $card }
}
did-floated = gra bez kart
did-knocked = { $left ->
    [0] { $big ->
        [yes] duży gin
       *[no] gin
    }
    [1] pukanie z jednym punktem w luźnych kartach
    [few] pukanie z { $left } punktami w luźnych kartach
   *[many] pukanie z { $left } punktami w luźnych kartach
}
did-romme_called = { $left ->
    [0] zawołanie „remik”
   *[other] zgłoszenie remika z { $left } w ręce
}

## Where it is told: $line is an event’s sentence

happened-since = -# Od twojego ostatniego ruchu:
happened-so-far = -# Do tej pory:
happened-line = -# { $line }
happened-more = -# **{ button-happened }** ma więcej: { $count }
happened-about-since = **{ $game }**, runda { $round }: od twojego ostatniego ruchu
happened-about-so-far = **{ $game }**, runda { $round }: do tej pory
happened-about-round = **{ $game }**, runda { $round }: cała runda
happened-nothing = Od twojego ostatniego ruchu nic się nie stało.
button-happened = Co się stało
button-happened-round = Cała runda
button-happened-since = Od mojego ruchu
