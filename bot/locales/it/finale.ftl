### The end of a match: the moment that decided it, what its players did best, and the way to another.

button-scores = Punti
button-next-match = Prossima partita
button-best-of = Al meglio di { $best }
button-one-more = Con un posto in più
series-score = Al meglio di { $best }: { $score }
series-apart = La sfida è solo tra { $names }. { $over ->
    [yes] **È finita.**
   *[no] Altrimenti finisce.
}
series-won = { $how ->
    [single] **{ $names } vince la sfida.**
    [several] **{ $names } vincono la sfida.**
   *[level] La sfida finisce pari.
}

finale-title = { $won_by ->
    [highest] Vince il totale più alto
    [lowest] Vince il totale più basso
    [last_player_standing] Vince chi resta alla fine
   *[other] { finale-title-suit_rows }
}
finale-title-suit_rows = Come è andata
finale-decided = { $rounds ->
    [1] Come si è decisa
   *[other] Ha deciso la manche { $round }
}
finale-claimed = { $card ->
    [none] { $name } ha bussato e ha avuto l’ultima carta.
   *[other] { $name } ha bussato per { $card } e l’ha avuta.
}
finale-claimed-buying = { $card ->
    [none] { $name } ha comprato l’ultima carta.
   *[other] { $name } ha comprato { $card }.
}
finale-cost = { $best ->
    [lowest] Quanto è costata a { $name }: { $points }.
   *[highest] Quanto ha portato a { $name }: { $points }.
}
finale-totals = { $name }, manche per manche: { $totals }.
finale-board = In quel turno: { $new }.{ $cards ->
    [none] { "" }
   *[other] { " " }Ora lì: { $cards }.
}

feat-comeback = { $name } era indietro di { $figure } punti, e ha vinto
feat-narrow = { $figure ->
    [1] { $name } ha vinto per un punto solo
   *[other] { $name } ha vinto per { $figure } punti
}
feat-streak = { $name } ha vinto { $figure } manche di fila
feat-dearest = Una manche è costata a { $name } { $figure } punti
feat-best_round = Una manche ha portato a { $name } { $figure } punti
feat-quickest = { $figure ->
    [1] { $name } ha vinto una manche in un turno
   *[other] { $name } ha vinto una manche in { $figure } turni
}
feat-laying_out = { $name } ha calato { $figure } carte in un turno
feat-laying_out-tiles = { $name } ha calato { $figure } pezzi in un turno
feat-opening = { $name } ha aperto con { $figure } punti
feat-one_go = { $name } ha vinto una manche calando { $figure } carte in una volta
feat-one_go-tiles = { $name } ha vinto una manche calando { $figure } pezzi in una volta
feat-patient = { $figure ->
    [1] { $name } ha aspettato un turno prima di calare
   *[other] { $name } ha aspettato { $figure } turni prima di calare
}
feat-long_hand = { $name } ha avuto { $figure } carte tutte insieme
feat-long_hand-tiles = { $name } ha avuto { $figure } pezzi tutti insieme
feat-jokers = { $figure ->
    [1] { $name } ha liberato un jolly
   *[other] { $name } ha liberato { $figure } jolly
}
feat-rebuilt = { $name } ha spostato { $figure } carte in un turno
feat-rebuilt-tiles = { $name } ha spostato { $figure } pezzi in un turno
feat-laid_off = { $figure ->
    [1] { $name } ha aggiunto una carta
   *[other] { $name } ha aggiunto { $figure } carte
}
feat-knocks = { $figure ->
    [1] { $name } ha bussato e ha avuto la carta
   *[other] { $name } ha bussato e ha avuto { $figure } carte
}
feat-knocks-buying = { $figure ->
    [1] { $name } ha comprato una carta
   *[other] { $name } ha comprato { $figure } carte
}
feat-taken = { $figure ->
    [1] { $name } ha preso uno scarto
   *[other] { $name } ha preso { $figure } scarti
}
feat-gins = { $figure ->
    [1] { $name } ha fatto gin
   *[other] { $name } ha fatto gin { $figure } volte
}
feat-undercuts = { $figure ->
    [1] { $name }: un contrattacco a chi ha bussato
   *[other] { $name }: { $figure } contrattacchi a chi ha bussato
}
feat-passes = { $figure ->
    [1] { $name } ha passato una volta
   *[other] { $name } ha passato { $figure } volte
}
feat-unbroken = { $name } ha calato { $figure } carte senza sosta
feat-rows = { $name } ha iniziato { $figure } file
feat-one_row = { $name } ha calato { $figure } carte in una fila
feat-followed = { $figure ->
    [1] { $name } ha calato una carta accanto a una appena calata
   *[other] { $name } ha calato { $figure } carte accanto ad altre appena calate
}
feat-drawn = { $figure ->
    [1] { $name } ha pescato una volta, perché niente andava bene
   *[other] { $name } ha pescato { $figure } volte, perché niente andava bene
}
feat-emptied = { $figure ->
    [1] { $name } non aveva più carte dopo un turno
   *[other] { $name } non aveva più carte dopo { $figure } turni
}
