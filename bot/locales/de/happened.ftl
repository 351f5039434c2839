story-line = { $own ->
    [yes] **Du**: { $deeds }
   *[no] **{ $name }**: { $deeds }
}

story-seat-taken = **{ $name }** spielt weiter auf dem Platz von { $before }.

did-drew_stock = { $card ->
    [none] vom Stapel gezogen
   *[other] { $card } vom Stapel gezogen
}
did-drew_stock-tiles = { $card ->
    [none] einen Stein gezogen
   *[other] { $card } gezogen
}
did-took_discard = { $above ->
    [none] { $card } vom Ablagestapel genommen
   *[other] { $card } und alles darüber genommen ({ $above })
}
did-returned_discard = { $card } zurückgelegt
did-upcard_refused = { $card } abgelehnt
did-discarded = { $card } abgelegt
did-window_answered = per Dauerauftrag geklopft
did-window_answered-buying = per Dauerauftrag kaufen wollen
did-claim_won = { $penalty ->
    [0] { $card } vom Ablagestapel genommen
    [1] { $drawn ->
        [none] geklopft und { $card } mit einer Strafkarte bekommen
       *[other] geklopft und { $card } mit einer Strafkarte bekommen ({ $drawn })
    }
   *[other] { $drawn ->
        [none] geklopft und { $card } mit { $penalty } Strafkarten bekommen
       *[other] geklopft und { $card } mit { $penalty } Strafkarten bekommen ({ $drawn })
    }
}
did-claim_won-buying = { $penalty ->
    [0] { $card } vom Ablagestapel genommen
    [1] { $drawn ->
        [none] { $card } gekauft, mit einer Karte vom Stapel
       *[other] { $card } gekauft, mit einer Karte vom Stapel ({ $drawn })
    }
   *[other] { $drawn ->
        [none] { $card } gekauft, mit { $penalty } Karten vom Stapel
       *[other] { $card } gekauft, mit { $penalty } Karten vom Stapel ({ $drawn })
    }
}
did-opened = { $points ->
    [1] zum ersten Mal ausgelegt, mit einem Punkt
   *[other] zum ersten Mal ausgelegt, mit { $points } Punkten
}
did-meld_laid = { $cards } ausgelegt
did-laid_off = { $card } angelegt
did-joker_swapped = einen Joker befreit mit { $card }
did-table_laid = { $cards ->
    [none] Kombinationen zerlegt liegen lassen
   *[other] { $moved ->
        [0] { $cards } ausgelegt
       *[other] den Tisch umgebaut und { $cards } ausgelegt
    }
}
did-card_placed = { $card } gelegt
did-turn_passed = gepasst
did-timed_out = { $undone ->
    [yes] beim Auslegen lief die Zeit ab, alles zurückgenommen
   *[no] die Zeit ist abgelaufen (die Uhr hat gespielt)
}
did-tile_taken = { $source ->
    [open] den offenen Stein genommen: { $card }
   *[aside] den weggelegten Stein genommen: { $card }
}
did-tile_put_aside = { $card } weggelegt
did-loose_tiles_taken = lose Steine aufgenommen: { $cards }
did-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] einen Stein zur Strafe gezogen
       *[other] { $count } Steine zur Strafe gezogen
    }
   *[other] zur Strafe gezogen: { $cards }
}
did-call_forgotten = { $card ->
    [none] das Rufen vergessen und eine Karte gezogen
   *[other] das Rufen vergessen und { $card } gezogen
}
did-floated = ohne Karten noch im Spiel
did-knocked = { $left ->
    [0] { $big ->
        [yes] Big Gin gemacht
       *[no] Gin gemacht
    }
    [1] geklopft mit einem Punkt in losen Karten
   *[other] geklopft mit { $left } Punkten in losen Karten
}
did-romme_called = { $left ->
    [0] „Rommé“ gerufen
   *[other] Rommé geboten mit { $left } auf der Hand
}

happened-since = -# Seit deinem letzten Zug:
happened-so-far = -# Bisher:
happened-line = -# { $line }
happened-more = -# Mehr unter **{ button-happened }**: { $count }
happened-about-since = **{ $game }**, Runde { $round }: seit deinem letzten Zug
happened-about-so-far = **{ $game }**, Runde { $round }: bisher
happened-about-round = **{ $game }**, Runde { $round }: die ganze Runde
happened-nothing = Seit deinem letzten Zug ist nichts passiert.
button-happened = Was war los
button-happened-round = Die ganze Runde
button-happened-since = Seit meinem Zug
