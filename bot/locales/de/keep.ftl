button-clip = Film
button-page = Seite
keep-clip = **Film** von { $game }, Runde { $round }: { $pictures } Bilder in { $seconds } Sekunden.
keep-clip-long = Ein Film dauert höchstens eine Minute: Wähle einen Moment, in dem er anfängt.
keep-clip-part = Anfang (und Ende): wähle einen Moment
keep-page = **Seite** von { $game }: eine Datei, die in jedem Browser die ganze Partie abspielt, alle Blätter offen, und ihr Mischen nachprüft.
button-keep-make = Herstellen
button-keep-names = { $on ->
    [yes] Namen: dabei
   *[no] Namen: weggelassen
}
keep-drawn = Gezeichnet: { $done } von { $pictures }.
keep-clip-alt = Ein bewegtes Bild von { $game }, Runde { $round }. So endet es: { $end }
keep-made = Zum Weitergeben.
reject-too_large = { $what ->
    [page] Die Seite wäre { $size } MB groß, und mehr als { $most } MB gehen nicht. In der Datei der Partie ist alles.
   *[clip] Der Film wäre { $size } MB groß, und mehr als { $most } MB gehen nicht. Wähle ein kürzeres Stück.
}

keep-first = Anfang
keep-play = { $on ->
    [yes] Pause
   *[no] Abspielen
}
keep-step = Schritt { $step } von { $steps }
keep-jump = Geh zu
keep-eyes-open = Alle Blätter offen
keep-eyes-closed = Blätter verdeckt
keep-speed = Tempo
keep-speed-pace = { $pace ->
    [slow] langsam
    [fast] schnell
   *[usual] normal
}
keep-seat = Platz { $number }
keep-hand = Blatt
keep-melds = Kombinationen
keep-deadwood = Lose Karten
keep-row = Reihe
keep-back-of-piece = verdeckt
keep-turned = aufgedeckt
keep-won = gewonnen
keep-keys = Pfeiltasten: Schritt. Pos1 und Ende: springen. Leertaste: abspielen.
keep-holds = { $count ->
    [1] Gerade in deinem Browser nachgerechnet: dieses Siegel und das Mischen.
   *[other] Gerade in deinem Browser nachgerechnet: dieses Siegel und das Mischen, alle { $count } Mal.
}
keep-nothing-else = Sonst hat diese Seite nichts geprüft: Die Züge prüft „talon verify“. Vergleich das Siegel mit dem unter „{ button-fair }“ in Discord.
keep-fails = { $what ->
    [commitment] Nicht wie versprochen: Das Geheimnis ergibt nicht das Siegel.
    [table] Nicht wie versprochen: Das Geheimnis des Turniers ergibt nicht das des Tisches.
    [moves] Nicht wie versprochen: Das Mischen lässt sich nicht lesen.
   *[shuffle] Nicht wie versprochen: Mischen { $number } folgt nicht aus dem Geheimnis und den Beiträgen.
}
keep-chosen = Diese Verteilungen waren ausgesucht: Zufall hat niemand versprochen.
