### The verdict on chosen cards, what greys a button, and the selects that do at once what is chosen in them.

verdict-melds = { $kind ->
    [set] { $points ->
        [1] Serie, un punto.
       *[other] Serie, { $points } punti.
    }
    [run] { $points ->
        [1] Sequenza, un punto.
       *[other] Sequenza, { $points } punti.
    }
    [flush] { $points ->
        [1] Colore, un punto.
       *[other] Colore, { $points } punti.
    }
   *[several] { $points ->
        [1] { $laid }: un punto.
       *[other] { $laid }: { $points } punti.
    }
}
verdict-melds-tiles = { $kind ->
    [set] { $points ->
        [1] Gruppo, un punto.
       *[other] Gruppo, { $points } punti.
    }
    [run] { $points ->
        [1] Scala, un punto.
       *[other] Scala, { $points } punti.
    }
   *[several] { $points ->
        [1] { $laid }: un punto.
       *[other] { $laid }: { $points } punti.
    }
}
verdict-ways = Si può calare in { $count } modi.
verdict-places = { $cards ->
    [1] Può andare in { $count } posti.
   *[other] Possono andare in { $count } posti.
}
verdict-fits = { $card } sta bene in { $meld }.
verdict-gap = { $count ->
    [1] Un buco: manca { $missing }.
   *[other] Un buco: mancano { $missing }.
}
verdict-wanting = Ancora nessuna combinazione: con { $wanted } ci sarebbe.
verdict-opening = Con queste hai { $points } dei { $needed } punti per le tue prime combinazioni.
verdict-opening-single = Con queste hai { $points } dei { $needed } punti, e una combinazione sola deve portarli.
verdict-discard = { $card } si può scartare.
discard-asked = Premi «{ $button }» per scartarla, o scegli un’altra carta.
discard-asked-tiles = Premi «{ $button }» per metterlo da parte, o scegli un altro pezzo.
discard-asked-suit_rows = Premi «{ $button }» per calarla, o scegli un’altra carta.
verdict-discard-one = Di queste se ne può scartare una.
verdict-discard-not = { $why ->
    [taken] Hai appena preso { $card }: in questo turno non si può scartare.
   *[none] { $card } adesso non si può scartare.
}
verdict-search = { $count ->
    [1] Così com’è il tavolo, non va da nessuna parte. «{ button-lay }» prova se si può trasformare.
   *[other] Così com’è il tavolo, non vanno da nessuna parte. «{ button-lay }» prova se si può trasformare.
}
verdict-aside = { $card } si può mettere da parte.
verdict-aside-one = Di questi se ne può mettere da parte uno.
verdict-knock = { $may ->
    [yes] { $points ->
        [0] Senza { $card } non hai carte spaiate: gin.
        [1] Senza { $card } le carte spaiate fanno un punto: puoi bussare.
       *[other] Senza { $card } le carte spaiate fanno { $points } punti: puoi bussare.
    }
   *[no] { $points ->
        [1] Senza { $card } le carte spaiate fanno un punto: troppo per bussare.
       *[other] Senza { $card } le carte spaiate fanno { $points } punti: troppo per bussare.
    }
}
verdict-many = Si calano al massimo { $most } carte alla volta. Scegline meno, e cala le altre dopo.
verdict-lap = Si cala dal giro { $lap }.

why-layoff = { $count ->
    [1] Questa carta non va in nessuna combinazione sul tavolo.
   *[other] Queste carte non vanno in nessuna combinazione sul tavolo.
}
why-swap-opening = Un jolly sul tavolo sta per { $card }: puoi liberarlo dopo le tue prime combinazioni della manche.

button-lay = Cala
button-lay-all = Cala tutto

button-lay-found = { $cards ->
    [all] { button-lay-all } { $points }
   *[other] { button-lay } { $cards } · { $points }
}
button-discard-card = Scarta { $card }
button-bid-card = Scarta { $card }, dichiara Ramino
button-bid-card-gin = Scarta { $card } e bussa
button-layoff-cards = Aggiungi { $cards }
button-swap-card = Libera un jolly con { $card }

button-putaside-card = Metti da parte { $card }
way-lying-tiles = { $meld }
