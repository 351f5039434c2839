### What happened while somebody was away: a line for each player, with what they did one after the other.

story-line = { $own ->
    [yes] **Tu**: { $deeds }
   *[no] **{ $name }**: { $deeds }
}

story-seat-taken = **{ $name }** continua al posto di { $before }.

## What a player did: one form for “Tu:” and a name, so a participle without a person.

did-drew_stock = { $card ->
    [none] pescato dal mazzo
   *[other] pescato { $card } dal mazzo
}
did-drew_stock-tiles = { $card ->
    [none] pescato un pezzo
   *[other] pescato { $card }
}
did-took_discard = { $above ->
    [none] preso { $card } dal mazzo degli scarti
   *[other] preso { $card } e tutto ciò che c’era sopra, { $above }
}
did-returned_discard = rimesso { $card }
did-upcard_refused = rifiutato { $card }
did-discarded = scartato { $card }
did-window_answered = bussato per lo scarto, con un ordine fisso
did-window_answered-buying = offerto per lo scarto, con un ordine fisso
did-claim_won = { $penalty ->
    [0] preso { $card } dal mazzo degli scarti
    [1] { $drawn ->
        [none] bussato e avuto { $card } con una carta penalità
       *[other] bussato e avuto { $card } con una carta penalità, { $drawn }
    }
   *[other] { $drawn ->
        [none] bussato e avuto { $card } con { $penalty } carte penalità
       *[other] bussato e avuto { $card } con { $penalty } carte penalità, { $drawn }
    }
}
did-claim_won-buying = { $penalty ->
    [0] preso { $card } dal mazzo degli scarti
    [1] { $drawn ->
        [none] comprato { $card } con una carta dal mazzo
       *[other] comprato { $card } con una carta dal mazzo, { $drawn }
    }
   *[other] { $drawn ->
        [none] comprato { $card } con { $penalty } carte dal mazzo
       *[other] comprato { $card } con { $penalty } carte dal mazzo, { $drawn }
    }
}
did-opened = { $points ->
    [1] aperto con un punto
   *[other] aperto con { $points } punti
}
did-meld_laid = calato { $cards }
did-laid_off = aggiunto { $card }
did-joker_swapped = liberato un jolly con { $card }
did-table_laid = { $cards ->
    [none] separato delle combinazioni
   *[other] { $moved ->
        [0] calato { $cards }
       *[other] trasformato il tavolo e calato { $cards }
    }
}
did-card_placed = calato { $card }
did-turn_passed = passato
did-timed_out = { $undone ->
    [yes] tempo scaduto a metà, tutto ripreso
   *[no] tempo scaduto (ha giocato l’orologio)
}
did-tile_taken = { $source ->
    [open] preso il pezzo scoperto { $card }
   *[aside] preso { $card }, che era da parte
}
did-tile_put_aside = messo da parte { $card }
did-loose_tiles_taken = ripreso per forza i pezzi sciolti: { $cards }
did-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] pescato un pezzo di penalità
       *[other] pescato { $count } pezzi di penalità
    }
   *[other] pescato { $cards } per penalità
}
did-call_forgotten = { $card ->
    [none] dimenticato di chiamare e pescato una carta
   *[other] dimenticato di chiamare e pescato { $card }
}
did-floated = in gioco senza carte
did-knocked = { $left ->
    [0] { $big ->
        [yes] fatto gin totale
       *[no] fatto gin
    }
    [1] bussato con un punto di carte spaiate
   *[other] bussato con { $left } punti di carte spaiate
}
did-romme_called = { $left ->
    [0] chiamato «Ramino»
   *[other] dichiarato Ramino con { $left } in mano
}

## Where it is told: $line is an event’s sentence

happened-since = -# Dalla tua ultima mossa:
happened-so-far = -# Finora:
happened-line = -# { $line }
happened-more = -# Altro in **{ button-happened }**: { $count }
happened-about-since = **{ $game }**, manche { $round }: dalla tua ultima mossa
happened-about-so-far = **{ $game }**, manche { $round }: finora
happened-about-round = **{ $game }**, manche { $round }: tutta la manche
happened-nothing = Dalla tua ultima mossa non è successo niente.
button-happened = Che cosa è successo
button-happened-round = Tutta la manche
button-happened-since = Dalla mia ultima mossa
