### One line a turn for those who play a game for the first time: about 40 characters.

lesson = { $first ->
    [yes] 💡 { $tip }
        -# **/{ command-me.name }** toglie righe come questa.
   *[no] 💡 { $tip }
}

## Cards

lesson-start = Scarta una carta che non lega.
lesson-draw = { $why ->
    [never] Pesca dal mazzo.
    [empty] Pesca: non c’è nessuno scarto.
    [claimed] Pesca: lo scarto è già andato.
    [often] Pesca: troppi scarti presi di fila.
    [refused] Pesca: nessuno vuole la scoperta.
   *[early] Pesca: gli scarti dal giro { $from }.
}
lesson-choose = { $use ->
    [meld] { $card } fa combinazione: prendi.
    [table] { $card } va bene sul tavolo: prendi.
    [joker] { $card } libera un jolly: prendi?
   *[none] { $card } non fa combinazione: pesca.
}
lesson-only-melded = { $fits ->
    [yes] { $card } fa combinazione: prendi e cala.
    [table] { $card } va bene sul tavolo: prendi e cala.
    [joker] { $card } libera un jolly: prendi e cala.
    [hint] Prendi { $card } e premi **{ button-hint }**, o pesca.
    [rebuild] Prendi { $card } e **{ button-rebuild }**, o pesca.
    [short] Con { $card } non hai { $needed } punti: pesca.
   *[no] { $card } non fa combinazione: pesca.
}
lesson-pile = { $can ->
    [yes] Pesca, o prendi ciò che puoi calare.
   *[no] Non puoi calare nessuno scarto: pesca.
}
lesson-claim = { $use ->
    [meld] { $penalty ->
        [0] { $card } fa combinazione: bussi?
        [1] { $card } fa combinazione: bussi (+1 carta)?
       *[other] { $card } fa combinazione: bussi (+{ $penalty } carte)?
    }
    [table] { $penalty ->
        [0] { $card } va bene sul tavolo: bussi?
        [1] { $card } va sul tavolo: bussi (+1 carta)?
       *[other] { $card } va sul tavolo: bussi (+{ $penalty } carte)?
    }
   *[joker] { $penalty ->
        [0] { $card } libera un jolly: bussi?
        [1] { $card } libera un jolly: bussi (+1 carta)?
       *[other] { $card } libera un jolly: bussi (+{ $penalty } carte)?
    }
}
lesson-claim-buying = { $use ->
    [meld] { $penalty ->
        [0] { $card } fa combinazione: la compri?
        [1] { $card } fa combinazione: compri (+1 carta)?
       *[other] { $card } fa combinazione: compri (+{ $penalty } carte)?
    }
    [table] { $penalty ->
        [0] { $card } va bene sul tavolo: la compri?
        [1] { $card } va sul tavolo: compri (+1 carta)?
       *[other] { $card } va sul tavolo: compri (+{ $penalty } carte)?
    }
   *[joker] { $penalty ->
        [0] { $card } libera un jolly: la compri?
        [1] { $card } libera un jolly: compri (+1 carta)?
       *[other] { $card } libera un jolly: compri (+{ $penalty } carte)?
    }
}
lesson-claim-next = { $use ->
    [meld] { $card } fa combinazione: prendi, gratis.
    [table] { $card } va sul tavolo: prendi, gratis.
   *[joker] { $card } libera un jolly: prendi, gratis.
}
lesson-claim-idle = { $next ->
    [yes] { $card } non fa combinazione: pesca.
   *[no] { $card } non fa combinazione: passa.
}
lesson-owed = Ora cala { $card } nella sua combinazione.
lesson-owed-alone = { $rebuild ->
    [hint] **{ button-hint }** le trova posto, o rimetti { $card }.
    [yes] **{ button-rebuild }** con { $card }, o rimettila.
   *[no] { $card } non fa combinazione: rimettila.
}
lesson-early = Si cala dal giro { $from }: scarta e basta.
lesson-last = Scarta { $card }, e la manche è tua.
lesson-last-called = { $card ->
    [all] **Chiama «Ramino»** (Altro), poi cala tutto.
   *[other] **Chiama «Ramino»** (Altro), poi { $card }.
}
lesson-opens = { $scope ->
    [single_meld] Apri con { $points } di { $needed }: cala.
   *[sum_of_melds] Apri con { $points } di { $needed }: cala.
}
lesson-short = { $scope ->
    [single_meld] La combinazione: { $points } di { $needed }. Scarta.
   *[sum_of_melds] Combinazioni: { $points } di { $needed }. Scarta.
}
lesson-no-meld = Raccogli combinazioni da { $needed }, e scarta.
lesson-melds = { $counts ->
    [for] Cala la combinazione: conta per te.
   *[against] Cala la combinazione: non ti costa più.
}
lesson-fits = { $card } va bene sul tavolo: scegli.
lesson-frees = { $card } libera un jolly: scegli.
lesson-table-counts = { $how ->
    [rebuild] **{ button-rebuild }** per arrivare a { $needed }, o scarta.
   *[wait] Anche col tavolo niente { $needed }: scarta.
}
lesson-rebuild = **{ button-hint }** mostra come, oppure scarta.
lesson-card-alone = { $needed ->
    [0] Cala carte uguali o in fila.
   *[other] Per aprire cala combinazioni da { $needed }.
}
lesson-nothing = Niente da calare: scarta ciò che non lega.
lesson-keep = Ancora niente da calare: scarta.
lesson-laid = Calato. Scarta, o riprendi.

## Gin

lesson-upcard = { $fits ->
    [yes] { $card } fa combinazione: prendi.
   *[no] { $card } non fa combinazione: rifiutala.
}
lesson-deadwood = { $reach ->
    [gin] Scarta { $card } e bussa: è gin.
    [knock] Scarta { $card }: bussa con { $left }, o continua.
   *[wait] Scarta { $card }: si bussa da { $limit } in giù.
}
lesson-lay-off = { $cards ->
    [none] Niente di tuo va bene: avanti.
   *[other] { $count ->
        [1] { $cards } va bene: aggiungi il meglio.
       *[other] { $count } carte vanno: aggiungi il meglio.
    }
}

## Rows from the eights

lesson-eight = Le file partono dagli otto: cala il tuo.
lesson-one-card = { $draw ->
    [yes] { $card } va in una fila: cala, o pesca.
   *[no] Solo { $card } va in una fila: cala.
}
lesson-cards = { $draw ->
    [yes] Cala ciò che aiuta la squadra, o pesca.
   *[no] Cala ciò che più aiuta la tua squadra.
}

## Tiles

lesson-tile-first = { $aside ->
    [none] Prima prendi un pezzo dal piatto.
   *[other] Prendi un pezzo, o { $aside } per calarlo.
}
lesson-put-aside = Metti da parte un pezzo che non lega.
lesson-tile-alone = { $needed ->
    [0] Calane tre uguali o tre in fila.
   *[other] Per aprire cala combinazioni da { $needed }.
}
lesson-tile-opens = Apri con { $points } di { $needed }: cala.
lesson-tile-short = { $points ->
    [0] Nessuna combinazione:
   *[other] { $points } di { $needed } per aprire:
} { $instead ->
    [draw] pesca un pezzo.
    [aside] metti da parte un pezzo.
   *[end] chiudi il turno.
}
lesson-tile-melds = Hai una combinazione: calala.
lesson-tile-fits = { $card } va bene sul tavolo: sceglilo.
lesson-tile-nothing = { $rebuild ->
    [yes] Premi **{ button-hint }**, o
   *[no] Ancora niente da calare:
} { $instead ->
    [draw] pesca un pezzo.
    [aside] metti da parte un pezzo.
   *[end] chiudi il turno.
}
