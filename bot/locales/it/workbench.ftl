### The workbench, on which a table is rebuilt, and the rack of a tile game.

## The board and the rack

picture-pool = Piatto
picture-laid = calato
picture-moved = spostato
picture-chosen = scelto
picture-open-tile = pezzo scoperto
picture-take-aside = Prendi?
picture-rack = { $count ->
    [0] Non hai pezzi
    [1] Il tuo ultimo pezzo
   *[other] I tuoi { $count } pezzi
}
button-board-draw-tile = { button-drawtile }
button-laythese = { button-lay } { $cards }
button-byhand = A mano
button-hint = Suggerimento
button-rebuild = Trasforma
button-taketile = Prendi { $card }
button-drawtile = Pesca un pezzo
button-passtiles = { button-board-pass }
rack-turn-lay_or_draw = Tocca a te: cala dei pezzi, o pescane uno.
rack-turn-lay_or_pass = Tocca a te: cala dei pezzi, o passa.
rack-turn-draw = { $open ->
    [yes] Tocca a te: pesca un pezzo, o prendine uno scoperto per calarlo subito.
   *[no] Tocca a te: pesca un pezzo.
}
rack-turn-lay = Tocca a te: cala dei pezzi, o chiudi il turno.
rack-turn-lay_or_put_aside = Hai preso un pezzo: cala, o scegline uno e mettilo da parte.
rack-turn-put_aside = Hai calato: scegli un pezzo e mettilo da parte.
rack-assist = { $assist ->
    [placement] Questo tavolo gioca senza suggerimenti.
   *[none] Questo tavolo gioca senza aiuti: ciò che scegli si cala così com’è, e trasformi a mano.
}
rack-opening = Le tue prime combinazioni di questa manche devono valere { $needed } punti solo dal tuo portapezzi.

## The workbench

button-benchok = Conferma
button-benchsplit = Dividi qui
button-benchundo = Un passo indietro
bench-meld = { $number }: { $cards }
bench-to-new = Una nuova combinazione
bench-to-rack = Di nuovo tra i miei
select-bench-meld = Scegli una combinazione sul tavolo
select-bench-pieces = Scegli pezzi della combinazione { $number }
select-bench-pieces-draw_discard = Scegli carte della combinazione { $number }
select-bench-read = Di’ per che cosa stanno i jolly della combinazione { $number }
select-bench-target = Sposta ciò che hai scelto in …
workbench-heading = **Il tavolo come lo lasceresti.** Nessun altro lo vede finché non confermi. [Tavolo]({ $board })
workbench-taking = Con questo prendi { $card }.
workbench-laid = Cali { $cards }.
workbench-problem = ✗ { $problem }
workbench-right = ✓ Il tavolo così va bene.
workbench-untouched = Ancora niente di cambiato: scegli pezzi tuoi o di una combinazione, poi dove vanno.{ $needed ->
    [0] {""}
   *[other] {" "}Le tue prime combinazioni di questa manche devono valere { $needed } punti.
}
workbench-untouched-draw_discard = Ancora niente di cambiato: scegli carte tue o di una combinazione, poi dove vanno.{ $needed ->
    [0] {""}
   *[other] {" "}Le tue prime combinazioni di questa manche devono valere { $needed } punti.
}
workbench-wrong = { $meld }: { $why }
workbench-short = { $count ->
    [1] { $lacking ->
        [1] Alla combinazione { $numbers } manca un pezzo.
       *[other] Alla combinazione { $numbers } mancano { $lacking } pezzi.
    }
   *[other] { $lacking ->
        [1] Alle combinazioni { $numbers } manca un pezzo ciascuna.
       *[other] Alle combinazioni { $numbers } mancano { $lacking } pezzi ciascuna.
    }
}
workbench-short-draw_discard = { $count ->
    [1] { $lacking ->
        [1] Alla combinazione { $numbers } manca una carta.
       *[other] Alla combinazione { $numbers } mancano { $lacking } carte.
    }
   *[other] { $lacking ->
        [1] Alle combinazioni { $numbers } manca una carta ciascuna.
       *[other] Alle combinazioni { $numbers } mancano { $lacking } carte ciascuna.
    }
}
workbench-of-melds = { $count ->
    [1] Combinazione { $numbers }: { $why }
   *[other] Combinazioni { $numbers }: { $why }
}
workbench-cannot = Non ho trovato come calare tutto questo: { $cards }. Scegline altri, o meno.
workbench-cannot-unaided = Così com’è il tavolo, questo non si può calare: { $cards }. Scegli combinazioni intere e pezzi che vanno bene in una di quelle, o trasforma a mano.
workbench-cannot-unaided-draw_discard = Così com’è il tavolo, questo non si può calare: { $cards }. Scegli combinazioni intere e carte che vanno bene in una di quelle, o trasforma a mano.
workbench-hint = Così cali più che si può. Se vuoi, cambialo a mano.
workbench-no-hint = Adesso non ho trovato niente che tu possa calare.
workbench-found-later = { $asked ->
    [hint] Cercando più a lungo, ho trovato altro da calare. Premi **{ button-hint }** per vederlo.
   *[placed] Cercando più a lungo, ho trovato come calarli. Premi **{ button-lay }** per vederlo.
}
workbench-hints-off = Questo tavolo gioca senza suggerimenti. Scegli che cosa calare, o trasforma il tavolo a mano.
workbench-time = { $state ->
    [right] -# Se il tuo tempo scade, questo si cala come sta qui.
    [taking] -# Se il tuo tempo scade, di questo non si cala niente: il pezzo scoperto è tuo solo quando confermi.
   *[wrong] { $policy ->
        [take_loose_tiles] { $penalty ->
            [0] -# Se il tuo tempo scade, si cala ciò che può restare, e gli altri pezzi vanno sul tuo portapezzi.
            [1] -# Se il tuo tempo scade, si cala ciò che può restare, e gli altri pezzi vanno sul tuo portapezzi, con un pezzo di penalità.
           *[other] -# Se il tuo tempo scade, si cala ciò che può restare, e gli altri pezzi vanno sul tuo portapezzi, con { $penalty } pezzi di penalità.
        }
       *[keep_valid_else_rollback] -# Se il tuo tempo scade, i tuoi pezzi fuori da ogni combinazione tornano a te, e il resto si cala se è a posto; se no, il tavolo resta com’era.
    }
}
workbench-lies-there = Ciò che hai scelto è già nella combinazione { $number }. Scegli un altro posto.
workbench-split-where = Scegli il pezzo con cui comincia la seconda parte, poi dividi.
workbench-split-where-draw_discard = Scegli la carta con cui comincia la seconda parte, poi dividi.
picture-proposal = La tua proposta
picture-proposal-status = { $state ->
    [right] va bene
    [untouched] com’è ora
   *[wrong] non ancora
}
picture-left = Ti resta
picture-nothing-left = Non ti resta niente
alt-proposal = { $melds ->
    [none] Non lasceresti combinazioni sul tavolo.
   *[other] Il tavolo come lo lasceresti: { $melds }.
} { $left ->
    [none] Non ti resta niente.
   *[other] Ti resta { $left }.
}

## The command

command-rearrange = Trasforma il tavolo: scrivi ogni combinazione come deve stare
    .name = trasforma
option-rearrange-table = Tutto il tavolo, combinazioni separate da |, come R4 R5 R6 | R6 B6 W6
    .name = tavolo
