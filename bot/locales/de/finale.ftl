button-scores = Punkte
button-next-match = Nächste Partie
button-best-of = Serie über { $best }
button-one-more = Noch jemand dazu
series-score = Serie über { $best }: { $score }
series-apart = Die Serie gilt nur zwischen { $names }. { $over ->
    [yes] **Sie ist zu Ende.**
   *[no] Sonst endet sie.
}
series-won = { $how ->
    [single] **{ $names } gewinnt die Serie.**
    [several] **{ $names } gewinnen die Serie.**
   *[level] Die Serie endet unentschieden.
}

finale-title = { $won_by ->
    [highest] Die höchste Summe gewinnt
    [lowest] Die niedrigste Summe gewinnt
    [last_player_standing] Wer übrig bleibt, gewinnt
   *[other] { finale-title-suit_rows }
}
finale-title-suit_rows = Wie es lief
finale-decided = { $rounds ->
    [1] So wurde es entschieden
   *[other] Runde { $round } entschied
}
finale-claimed = { $card ->
    [none] { $name } hat geklopft und die letzte Karte bekommen.
   *[other] { $name } hat auf { $card } geklopft und die Karte bekommen.
}
finale-claimed-buying = { $card ->
    [none] { $name } hat die letzte Karte gekauft.
   *[other] { $name } hat { $card } gekauft.
}
finale-cost = { $best ->
    [lowest] Das hat { $name } gekostet: { $points }.
   *[highest] Das hat { $name } gebracht: { $points }.
}
finale-totals = { $name }, Runde für Runde: { $totals }.
finale-board = In diesem Zug: { $new }.{ $cards ->
    [none] { "" }
   *[other] { " " }Dort liegt nun: { $cards }.
}

feat-comeback = { $name } lag { $figure } Punkte zurück und hat gewonnen
feat-narrow = { $figure ->
    [1] { $name } hat mit einem einzigen Punkt Vorsprung gewonnen
   *[other] { $name } hat mit { $figure } Punkten Vorsprung gewonnen
}
feat-streak = { $name } hat { $figure } Runden in Folge gewonnen
feat-dearest = Eine Runde hat { $name } { $figure } Punkte gekostet
feat-best_round = Eine Runde hat { $name } { $figure } Punkte gebracht
feat-quickest = { $figure ->
    [1] { $name } hat eine Runde in einem Zug gewonnen
   *[other] { $name } hat eine Runde in { $figure } Zügen gewonnen
}
feat-laying_out = { $name } hat { $figure } Karten in einem Zug ausgelegt
feat-laying_out-tiles = { $name } hat { $figure } Steine in einem Zug ausgelegt
feat-opening = { $name } hat mit { $figure } Punkten eröffnet
feat-one_go = { $name } hat mit { $figure } Karten auf einmal eine Runde gewonnen
feat-one_go-tiles = { $name } hat mit { $figure } Steinen auf einmal eine Runde gewonnen
feat-patient = { $figure ->
    [1] { $name } hat vor dem Auslegen einen Zug gewartet
   *[other] { $name } hat vor dem Auslegen { $figure } Züge gewartet
}
feat-long_hand = { $name } hatte { $figure } Karten auf einmal
feat-long_hand-tiles = { $name } hatte { $figure } Steine auf einmal
feat-jokers = { $figure ->
    [1] { $name } hat einen Joker befreit
   *[other] { $name } hat { $figure } Joker befreit
}
feat-rebuilt = { $name } hat { $figure } Karten in einem Zug bewegt
feat-rebuilt-tiles = { $name } hat { $figure } Steine in einem Zug bewegt
feat-laid_off = { $figure ->
    [1] { $name } hat eine Karte angelegt
   *[other] { $name } hat { $figure } Karten angelegt
}
feat-knocks = { $figure ->
    [1] { $name } hat geklopft und die Karte bekommen
   *[other] { $name } hat geklopft und { $figure } Karten bekommen
}
feat-knocks-buying = { $figure ->
    [1] { $name } hat eine Karte gekauft
   *[other] { $name } hat { $figure } Karten gekauft
}
feat-taken = { $figure ->
    [1] { $name } hat einmal von der Ablage genommen
   *[other] { $name } hat { $figure }-mal von der Ablage genommen
}
feat-gins = { $figure ->
    [1] { $name } hat Gin gemacht
   *[other] { $name } hat { $figure }-mal Gin gemacht
}
feat-undercuts = { $figure ->
    [1] { $name } hat ein Klopfen unterboten
   *[other] { $name } hat { $figure }-mal ein Klopfen unterboten
}
feat-passes = { $figure ->
    [1] { $name } hat einmal gepasst
   *[other] { $name } hat { $figure }-mal gepasst
}
feat-unbroken = { $name } hat { $figure } Karten ohne Pause gelegt
feat-rows = { $name } hat { $figure } Reihen begonnen
feat-one_row = { $name } hat { $figure } Karten in eine Reihe gelegt
feat-followed = { $figure ->
    [1] { $name } hat einmal gleich an die letzte Karte angelegt
   *[other] { $name } hat { $figure }-mal gleich an die letzte Karte angelegt
}
feat-drawn = { $figure ->
    [1] { $name } hat einmal gezogen, weil nichts passte
   *[other] { $name } hat { $figure }-mal gezogen, weil nichts passte
}
feat-emptied = { $figure ->
    [1] { $name } hatte nach einem Zug keine Karten mehr
   *[other] { $name } hatte nach { $figure } Zügen keine Karten mehr
}
