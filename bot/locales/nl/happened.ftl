story-line = { $own ->
    [yes] **Jij**: { $deeds }
   *[no] **{ $name }**: { $deeds }
}

story-seat-taken = **{ $name }** speelt verder op de plaats van { $before }.

did-drew_stock = { $card ->
    [none] van de trekstapel getrokken
   *[other] { $card } van de trekstapel getrokken
}
did-drew_stock-tiles = { $card ->
    [none] een steen getrokken
   *[other] { $card } getrokken
}
did-took_discard = { $above ->
    [none] { $card } van de aflegstapel gepakt
   *[other] { $card } gepakt en alles erboven, { $above }
}
did-returned_discard = { $card } teruggelegd
did-upcard_refused = { $card } geweigerd
did-discarded = { $card } afgelegd
did-window_answered = volgens vaste opdracht voor de aflegkaart geklopt
did-window_answered-buying = volgens vaste opdracht op de aflegkaart geboden
did-claim_won = { $penalty ->
    [0] { $card } van de aflegstapel gepakt
    [1] { $drawn ->
        [none] geklopt en { $card } gekregen met een strafkaart
       *[other] geklopt en { $card } gekregen met een strafkaart, { $drawn }
    }
   *[other] { $drawn ->
        [none] geklopt en { $card } gekregen met { $penalty } strafkaarten
       *[other] geklopt en { $card } gekregen met { $penalty } strafkaarten, { $drawn }
    }
}
did-claim_won-buying = { $penalty ->
    [0] { $card } van de aflegstapel gepakt
    [1] { $drawn ->
        [none] { $card } gekocht met een kaart van de trekstapel
       *[other] { $card } gekocht met een kaart van de trekstapel, { $drawn }
    }
   *[other] { $drawn ->
        [none] { $card } gekocht met { $penalty } kaarten van de trekstapel
       *[other] { $card } gekocht met { $penalty } kaarten van de trekstapel, { $drawn }
    }
}
did-opened = { $points ->
    [1] voor het eerst uitgelegd: één punt
   *[other] voor het eerst uitgelegd: { $points } punten
}
did-meld_laid = { $cards } gelegd
did-laid_off = { $card } aangelegd
did-joker_swapped = een joker geroofd met { $card }
did-table_laid = { $cards ->
    [none] combinaties losgelaten
   *[other] { $moved ->
        [0] { $cards } gelegd
       *[other] de tafel omgebouwd en { $cards } gelegd
    }
}
did-card_placed = { $card } gelegd
did-turn_passed = gepast
did-timed_out = { $undone ->
    [yes] tijd om tijdens het leggen, dat is teruggedraaid
   *[no] tijd om (de klok speelde)
}
did-tile_taken = { $source ->
    [open] de open steen { $card } gepakt
   *[aside] { $card } gepakt, die opzij gelegd was
}
did-tile_put_aside = { $card } opzij gelegd
did-loose_tiles_taken = moest nemen wat los lag: { $cards }
did-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] een strafsteen getrokken
       *[other] { $count } strafstenen getrokken
    }
   *[other] { $cards } als straf getrokken
}
did-call_forgotten = { $card ->
    [none] vergeten te roepen en een kaart getrokken
   *[other] vergeten te roepen en { $card } getrokken
}
did-floated = zweeft zonder kaart
did-knocked = { $left ->
    [0] { $big ->
        [yes] big gin
       *[no] gin
    }
    [1] geklopt met één punt aan losse kaarten
   *[other] geklopt met { $left } punten aan losse kaarten
}
did-romme_called = { $left ->
    [0] “Rommé” geroepen
   *[other] Rommé geboden met { $left } in de hand
}

happened-since = -# Sinds je laatste zet:
happened-so-far = -# Tot nu toe:
happened-line = -# { $line }
happened-more = -# **{ button-happened }** heeft meer: { $count }
happened-about-since = **{ $game }**, ronde { $round }: sinds je laatste zet
happened-about-so-far = **{ $game }**, ronde { $round }: tot nu toe
happened-about-round = **{ $game }**, ronde { $round }: de hele ronde
happened-nothing = Sinds je laatste zet is er niets gebeurd.
button-happened = Wat er gebeurde
button-happened-round = De hele ronde
button-happened-since = Sinds mijn zet
