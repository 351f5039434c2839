### Board, hand panel, notices, summaries, and the words in their pictures.

## Buttons, at most 80 characters each with what is filled in

button-rules = Regole
button-help = Aiuto
button-hand = La mia mano
button-board-draw = Pesca
button-board-draw-ends = Pesca (chiude la manche)
button-board-take = Prendi lo scarto
button-board-knock = Bussa
button-board-knock-buying = Compra
button-board-pass = Passa
button-board-refuse = Rifiuta la scoperta
button-board-flip = Gira
button-board-run = Lascia girare
button-board-byhand = Gira a mano
button-draw = Pesca dal mazzo
button-draw-ends = Pesca: chiude la manche
button-take = { $card ->
    [none] Prendi lo scarto
   *[other] Prendi { $card }
}
button-back = Rimetti { $card }
button-knock = Bussa per { $card }
button-knock-buying = Compra { $card }
button-pass = Passa
button-more = { $on ->
    [yes] Alle carte
   *[no] Altro
}
button-more-tiles = { $on ->
    [yes] Ai pezzi
   *[no] { button-more }
}
button-biggin = Gin totale
button-lay-card = Cala { $card }
button-passturn = { $phase ->
    [upcard] Rifiuta
    [lay_off] Aggiungi il meglio
   *[other] Passa
}
button-call = { $on ->
    [yes] Chiamerai «Ramino»
   *[no] Chiama «Ramino»
}
button-order = { $other ->
    [melds] Per combinazione
    [number] Per numero
   *[suit] Per seme
}
button-order-tiles = { $other ->
    [melds] Per combinazione
    [number] Per numero
   *[suit] Per colore
}
button-show = Aggiorna
button-clear = Annulla la scelta
button-orders = Ordini fissi
button-orders-rest = { $on ->
    [yes] Passi in questa manche
   *[no] Passa per la manche
}
button-orders-clear = Nessun ordine
button-orders-need = Bussa per ciò che serve
button-orders-need-buying = Compra ciò che serve
button-passround = Passa per la manche
button-orders-back = Alle mie carte
button-join = Partecipa
button-leave = Esci
button-start = Inizia
button-cancel = Annulla
button-unseat = Togli un computer
button-seat-back = Ci sono di nuovo
button-rematch = Rivincita
button-replay = File della partita
button-previous = Indietro
button-next = Avanti

## The board

board-heading = ### { $game }
board-two-players = -# In due non si bussa: chi è di turno può semplicemente prendere lo scarto.
board-two-players-buying = -# In due gli scarti non sono in vendita: chi è di turno può semplicemente prenderli.
board-cancelled = { $closed ->
    [yes] **Questo tavolo è chiuso.** Il suo torneo dice perché.
   *[no] **Questa partita è stata annullata.**
}
board-event = -# { $event }
board-table-ends = { $rests ->
    [yes] -# Il tempo di questo tavolo finisce { $until }: ore di quiete e vacanze spostano le mosse, non quella fine.
   *[no] -# Il tempo di questo tavolo finisce { $until }.
}
board-moment = **{ $moment }** { $ends }
time-ends = { $until ->
    [none] {""}
   *[other] { $over ->
        [yes] Tempo scaduto { $until }: gli altri possono andare avanti.
       *[no] Il tempo scade { $until }.
    }
}

picture-heading = { $rounds ->
    [none] { $lap ->
        [none] Manche { $round }
       *[other] Manche { $round }, giro { $lap }
    }
    [extra] { $lap ->
        [none] Manche supplementare
       *[other] Manche supplementare, giro { $lap }
    }
   *[other] { $lap ->
        [none] Manche { $round } di { $rounds }
       *[other] Manche { $round } di { $rounds }, giro { $lap }
    }
}
picture-stock = Mazzo
picture-discards = Scarti
picture-claim = Bussi?
picture-claim-buying = Compri?
picture-heroes = Eroi
picture-villains = Criminali
picture-takes = prende tutto
picture-tied = pari
picture-at-stake = in palio
picture-duel-status = { $play_off ->
    [yes] Spareggio!
   *[no] Tutti girano
}
picture-duel-won = { $team ->
    [heroes] Vincono gli eroi!
    [villains] Vincono i criminali!
   *[none] Pareggio!
}
picture-story = Gli ultimi { $count } confronti
picture-no-melds = Nessuna combinazione
picture-hand = { $count ->
    [0] Non hai carte
    [1] La tua ultima carta
   *[other] Le tue { $count } carte
}
picture-deadwood = Carte spaiate: { $points }
picture-drawn = nuova
picture-drawn-tiles = nuovo
picture-taken = presa
picture-round = Manche { $round }
picture-total = Totale
picture-sheet = { $won_by ->
    [highest] Segnapunti: vince il totale più alto
    [lowest] Segnapunti: vince il totale più basso
   *[other] Segnapunti
}
picture-winner = Vince
picture-melded = Combinazioni
picture-left-over = Restano
picture-no-cards = niente carte
picture-no-cards-tiles = niente pezzi

## The hand panel

hand-note = > { $note }
hand-moment = **{ $moment }** { $ends } [Tavolo]({ $board })
hand-turn-opening_discard = Inizi tu: scarta una carta. In questo turno non peschi e non cali.
hand-turn-draw = { $ends ->
    [yes] Tocca a te: il mazzo di pesca è vuoto. Prendi lo scarto se puoi, oppure pesca e chiudi la manche.
   *[no] Tocca a te: pesca una carta.
}
hand-turn-play = { $lap ->
    [none] Tocca a te: cala se vuoi, poi scarta una carta.
    [taught] Tocca a te: scarta una carta.
   *[other] Tocca a te: scarta una carta. Si cala dal giro { $lap }.
}
hand-turn-place = { $eight ->
    [none] { $can ->
        [lay] Tocca a te: cala una carta che va bene.
        [draw] Tocca a te: nessuna carta va bene, quindi pesca.
       *[pass] Tocca a te: nessuna carta va bene e il mazzo di pesca è vuoto, quindi passa.
    }
   *[other] Inizi tu: cala { $eight }.
}
hand-turn-upcard = La carta scoperta è per te: prendila o rifiutala.
hand-turn-play-gin = { $knock ->
    [yes] Tocca a te: scarta una carta, oppure bussa con quella.
   *[no] Tocca a te: scarta una carta.
}
hand-turn-owed = Tocca a te: cala subito { $card } in una combinazione, oppure rimettila.
hand-turn-lay_off = L’altra persona ha bussato: scegli le carte da aggiungere alle sue combinazioni, o lascia fare il meglio per te.
hand-gin-limit = { $limit ->
    [0] Puoi bussare solo senza carte spaiate: soltanto gin.
   *[other] Puoi bussare con carte spaiate fino a { $limit } punti.
} { $doubled ->
    [yes] Questa manche vale doppio.
   *[no] {""}
}
hand-team = { $team ->
    [heroes] Giochi con gli **eroi**, i semi rossi.
   *[villains] Giochi con i **criminali**, i semi neri.
}
hand-discarded = Ora gli altri possono bussare per { $card }.
hand-discarded-buying = Ora gli altri possono comprare { $card }.
hand-window-next-buying = { $card } è in vendita e tocca a te: prendi quella carta, o pesca dal mazzo.
hand-window-next = { $card } è da prendere e tocca a te: prendi quella carta, o pesca dal mazzo.
hand-answered = { $answer ->
    [claim] Risposta: bussare per { $card }.
   *[pass] Risposta: passare su { $card }.
} { $sealed ->
    [yes] Le risposte si aprono a tempo scaduto o quando ci sono tutte.
   *[no] {""}
}
hand-answered-buying = { $answer ->
    [claim] Risposta: comprare { $card }.
   *[pass] Risposta: passare su { $card }.
} { $sealed ->
    [yes] Le risposte si aprono a tempo scaduto o quando ci sono tutte.
   *[no] {""}
}
hand-sealed = { $claimed ->
    [yes] La tua risposta: la vuoi.
   *[no] La tua risposta: passi.
}
hand-chosen = Scelta: { $cards }
hand-opening = { $scope ->
    [single] La tua prima combinazione di questa manche deve valere da sola { $needed } punti.
   *[sum] Le tue prime combinazioni di questa manche devono valere insieme { $needed } punti.
}
swap-held = Il jolly liberato va calato subito: scegli lui e le altre carte, e cala.
select-cards = Scegli le tue carte
select-cards-tiles = Scegli i tuoi pezzi
select-pile = Prendi dagli scarti aperti
select-placeable = Scegli la carta da calare
select-on = Avanti: { $first } …
select-more = Altro
pile-depth = { $above ->
    [0] Prendi { $card }
    [1] Prendi { $card } e la carta sopra
   *[other] Prendi { $card } e le { $above } carte sopra
}
select-new-card = appena presa
card-copy = { $card } (copia { $copy })
card-as = { $card }={ $face }

question-meld = Come la intendi?
question-layoff = Dove va?
question-swap = Quale jolly?
question-stale = Intanto il tavolo è cambiato: scegli di nuovo.
way-worth = { $points ->
    [1] vale un punto
   *[other] vale { $points } punti
}
way-laid-off = { $card } a { $meld }
way-swap = { $card } in { $meld }
way-lying = { $meld } ({ $owner })
meld-left-over = { $melds ->
    [none] Ancora nessuna combinazione.
   *[other] In combinazione: { $melds }. Fuori combinazione: { $left }.
} { $wanted ->
    [none] {""}
   *[other] Aggiungi { $wanted }, o scegline di meno.
}

orders-about = ## Ordini fissi
    Rispondono per te quando c’è una carta da prendere, e nessun altro li vede.
    - **Le carte che vuoi** e **passare su tutto il resto** valgono per questa manche.
    - **{ orders-melds }** vale per la partita, e guarda le tue carte a tempo scaduto.
orders-needed = Ricavate dalle carte che hai ora: { $faces }.
orders-need-nothing = Ora nessuna carta da sola ti darebbe una nuova combinazione. Scegli tu le carte.
orders-passing = { $order } Negli ordini fissi puoi revocarlo.
orders-suit-buying = Compra { $suit }
orders-suit = Bussa per { $suit }

## Notices

notice-turn = { $phase ->
    [opening_discard] { $who }, inizi tu in [{ $game }]({ $board }): scarta una carta.
    [eight] { $who }, inizi tu in [{ $game }]({ $board }): cala il tuo otto.
   *[other] { $who }, tocca a te in [{ $game }]({ $board }).
} { $phase ->
    [draw] Pesca.
    [play] Hai pescato: scarta una carta.
    [upcard] La carta scoperta è per te.
    [lay_off] Aggiungi le tue carte.
    [lay_or_draw] Cala dei pezzi, o pescane uno.
    [lay_or_pass] Cala dei pezzi, o passa.
    [lay_or_put_aside] Cala dei pezzi, o mettine uno da parte.
    [lay] Cala dei pezzi, o chiudi il turno.
    [put_aside] Metti da parte un pezzo.
    [place] Cala una carta, o pesca se nessuna va bene.
   *[other] {""}
} { $ends ->
    [none] Fai con calma.
   *[other] { $ends }
}
notice-autopilot = { $rests ->
    [yes] { $who }, il computer ti tiene il posto in [{ $game }]({ $board }) e gioca quando la partita riprende.
   *[no] { $who }, non c’eri, quindi il computer gioca al tuo posto in [{ $game }]({ $board }).
} Te lo riprendi con qualsiasi mossa, o con questo pulsante. { $kept ->
    [none] {""}
    [one] Dopo ancora { $kept } turno può prenderlo qualcun altro.
   *[other] Dopo altri { $kept } turni può prenderlo qualcun altro.
}
notice-back = { $who } è di nuovo qui e continua.

## Summaries

summary-round = ## Manche { $round }
    { $end }
summary-melded = { $name }, combinazione: { $cards }.
summary-hand = { $name } aveva in mano { $cards }.
summary-no-hand = { $name } non aveva più niente.
summary-no-hand-tiles = { $name } non aveva più pezzi.
summary-match = ## { $game }: la partita è finita
    { $count ->
        [1] **Vince { $winners }!**
       *[other] **Vittoria condivisa: { $winners }!**
    }
summary-won-by = -# { $how }
summary-number = -# Partita { $game }
summary-sheet-alt = { $title }.
summary-sheet-round = Manche { $round }: { $points }.
summary-seat-points = { $name } { SCORE($points) }

## The duel

duel-running = Si girano da sole le carte di: { $names }. Quando lo vogliono tutti, il duello va fino in fondo.
