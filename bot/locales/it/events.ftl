### One line for each thing that happens, and where the game stands.

event-round_began = { $starter ->
    [none] Inizia la manche { $round }.
   *[other] Manche { $round }: fa le carte { $dealer }, inizia { $starter }.
}
event-hand_dealt = { $seat } riceve { $cards }.
event-upcard_turned = { $card } si scopre accanto al mazzo di pesca.
event-turn_began = Tocca a { $seat }.
event-drew_stock = { $card ->
    [none] { $seat } ha pescato dal mazzo.
   *[other] { $seat } ha pescato { $card } dal mazzo.
}
event-took_discard = { $above ->
    [none] { $seat } ha preso { $card } dal mazzo degli scarti.
   *[other] { $seat } ha preso { $card } dal mazzo degli scarti, con tutto ciò che c’era sopra: { $above }.
}
event-returned_discard = { $above ->
    [none] { $seat } ha rimesso { $card } sul mazzo degli scarti.
   *[other] { $seat } ha rimesso { $card } e tutto ciò che c’era sopra sul mazzo degli scarti.
}
event-meld_laid = { $meld_kind ->
    [run] { $seat } ha calato la sequenza { $cards } (vale { $value }).
    [set] { $seat } ha calato la serie { $cards } (vale { $value }).
   *[flush] { $seat } ha calato il colore { $cards } (vale { $value }).
}
event-opened = { $points ->
    [1] { $seat } ha aperto con un punto.
   *[other] { $seat } ha aperto con { $points } punti.
}
event-laid_off = { $seat } ha aggiunto { $card }: { $cards }.
event-joker_swapped = { $seat } ha liberato un jolly con { $card }: { $cards }.
event-discarded = { $seat } ha scartato { $card }.
event-window_opened = Per { $card } si può bussare.
event-window_answered = { $claimed ->
    [yes] { $seat } ha bussato.
   *[no] { $seat } ha passato.
}
event-claim_won = { $drawn ->
    [none] { $penalty ->
        [0] { $seat } ha avuto { $card }.
        [1] { $seat } ha bussato e ha avuto { $card }, con una carta penalità.
       *[other] { $seat } ha bussato e ha avuto { $card }, con { $penalty } carte penalità.
    }
   *[other] { $penalty ->
        [0] { $seat } ha avuto { $card }.
        [1] { $seat } ha bussato e ha avuto { $card }, con una carta penalità: { $drawn }.
       *[other] { $seat } ha bussato e ha avuto { $card }, con { $penalty } carte penalità: { $drawn }.
    }
}
event-window_opened-buying = { $card } è in vendita.
event-window_answered-buying = { $claimed ->
    [yes] { $seat } vuole comprare.
   *[no] { $seat } ha passato.
}
event-claim_won-buying = { $penalty ->
    [0] { $seat } ha avuto { $card }.
   *[other] { $drawn ->
        [none] { $penalty ->
            [1] { $seat } ha comprato { $card }, con una carta dal mazzo.
           *[other] { $seat } ha comprato { $card }, con { $penalty } carte dal mazzo.
        }
       *[other] { $penalty ->
            [1] { $seat } ha comprato { $card }, con una carta dal mazzo: { $drawn }.
           *[other] { $seat } ha comprato { $card }, con { $penalty } carte dal mazzo: { $drawn }.
        }
    }
}
event-claim_unwanted-buying = { $seats ->
    [none] Nessuno ha comprato { $card }.
   *[other] Nessuno ha comprato { $card }: manca l’accordo di { $seats }.
}
event-claim_unwanted = { $seats ->
    [none] Nessuno ottiene { $card }.
   *[other] Nessuno ottiene { $card }: manca l’accordo di { $seats }.
}
event-flipped = { $seat } ha girato.
event-letting_run = { $agree ->
    [yes] Da ora si girano da sole le carte di { $seat }.
   *[no] { $seat } gira di nuovo a mano.
}
event-comparison_decided = { $taker ->
    [none] { $shown }: pari per la più alta, con { $cards } carte in palio.
   *[other] { $cards ->
        [1] { $shown }: { $taker } prende la carta.
       *[other] { $shown }: { $taker } prende { $cards } carte.
    }
}
shown-card = { $seat } { $card }
event-play_off_called = { $seats ->
    [none] Chi è pari non ha più carte: il prossimo confronto prende tutto.
   *[other] Spareggio: girano di nuovo solo { $seats }.
}
event-card_placed = { $seat } ha calato { $card }.
event-turn_passed = { $seat } ha passato.
event-starter_drawn = Pescato per l’inizio: { $draws }. Inizia { $starter }.
event-table_laid = { $cards ->
    [none] { $seat } ha separato delle combinazioni.
   *[other] { $moved ->
        [0] { $seat } ha calato { $cards }.
        [1] { $seat } ha calato { $cards } e spostato un altro.
       *[other] { $seat } ha calato { $cards } e spostato altri { $moved }.
    }
}
event-tile_taken = { $source ->
    [open] { $seat } ha preso il pezzo scoperto { $card }.
   *[aside] { $seat } ha preso { $card }, che era da parte.
}
event-tile_put_aside = { $seat } ha messo da parte { $card }.
event-loose_tiles_taken = { $seat } deve prendere i pezzi sciolti sul tavolo: { $cards }.
event-penalty_drawn = { $cards ->
    [none] { $count ->
        [1] { $seat } ha pescato un pezzo di penalità.
       *[other] { $seat } ha pescato { $count } pezzi di penalità.
    }
   *[other] { $seat } ha pescato per penalità: { $cards }.
}
event-drew_stock-tiles = { $card ->
    [none] { $seat } ha pescato un pezzo.
   *[other] { $seat } ha pescato { $card }.
}
event-upcard_turned-tiles = { $card } sta scoperto sull’ultima pila.
event-round_began-tiles = Manche { $round }: inizia { $starter }.
event-stock_renewed = { $shuffled ->
    [yes] { $cards ->
        [one] Gli scarti si sono rimescolati in un nuovo mazzo di pesca di { $cards } carta.
       *[other] Gli scarti si sono rimescolati in un nuovo mazzo di pesca di { $cards } carte.
    }
   *[no] { $cards ->
        [one] Gli scarti si sono voltati in un nuovo mazzo di pesca di { $cards } carta.
       *[other] Gli scarti si sono voltati in un nuovo mazzo di pesca di { $cards } carte.
    }
}
event-timed_out = { $undone ->
    [yes] { $seat } ha finito il tempo mentre calava. Ciò che era iniziato torna indietro.
   *[no] { $seat } ha finito il tempo. Ha giocato l’orologio.
}
event-call_forgotten = { $card ->
    [none] { $seat } ha dimenticato di chiamare «Ramino», pesca una carta e continua.
   *[other] { $seat } ha dimenticato di chiamare «Ramino», pesca { $card } e continua.
}
event-floated = { $seat } ha calato l’ultima carta e gioca senza: il prossimo scarto chiude.
event-upcard_refused = { $seat } non vuole { $card }.
event-knocked = { $left ->
    [0] { $big ->
        [yes] { $seat } fa gin totale!
       *[no] { $seat } fa gin!
    }
    [1] { $seat } bussa con un punto di carte spaiate.
   *[other] { $seat } bussa con { $left } punti di carte spaiate.
}
event-romme_called = { $left ->
    [0] { $seat } chiama «Ramino»!
   *[other] { $seat } dichiara Ramino con { $left } in mano!
}
event-seat_left = { $seat } ha lasciato la partita.
event-seat_eliminated = { $seat } è fuori con { SCORE($total) } punti.
event-round_ended = La manche { $round } è finita. { $ended }
event-match_ended = { $count ->
    [1] La partita è finita: vince { $winners }!
   *[other] La partita è finita: vincono insieme { $winners }!
}

## Where the game stands

moment-shuffle = Si mescolano le carte.
moment-shuffle-tiles = Si mescolano i pezzi.
moment-opening_discard = { $seat } inizia con uno scarto.
moment-draw = { $seat } deve pescare.
moment-draw_ends = { $seat } può prendere lo scarto; pescare chiude la manche.
moment-play = { $seat } deve scartare.
moment-owed = { $seat } deve calare { $card } o rimettere la carta.
moment-window-buying = { $card } è in vendita: compra o passa.
moment-window = { $card } si può prendere: bussa o passa.
moment-flip = { $seats ->
    [none] Le carte si girano da sole.
   *[other] Deve ancora girare: { $seats }.
}
moment-upcard = { $seat } può prendere la carta scoperta o rifiutarla.
moment-lay_off = { $seat } può aggiungere alle combinazioni di chi ha bussato.
moment-play-gin = { $seat } deve scartare, o bussare.
moment-eight = { $seat } deve calare il primo otto.
moment-place = { $seat } deve calare una carta, o pescare se nessuna va bene.
moment-place_or_draw = { $seat } deve calare una carta o pescare.
moment-place_or_pass = { $seat } deve calare una carta, o passare se nessuna va bene.
moment-lay_or_draw = { $seat } deve calare dei pezzi o pescarne uno.
moment-lay_or_pass = { $seat } deve calare dei pezzi o passare.
moment-draw-tiles = { $seat } deve prendere un pezzo.
moment-lay = { $seat } deve calare dei pezzi o chiudere il turno.
moment-lay_or_put_aside = { $seat } deve calare dei pezzi o metterne uno da parte.
moment-put_aside = { $seat } deve mettere da parte un pezzo.
moment-over = La partita è finita.
