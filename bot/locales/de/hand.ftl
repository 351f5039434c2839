verdict-melds = { $kind ->
    [set] { $points ->
        [1] Satz, ein Punkt.
       *[other] Satz, { $points } Punkte.
    }
    [run] { $points ->
        [1] Sequenz, ein Punkt.
       *[other] Sequenz, { $points } Punkte.
    }
    [flush] { $points ->
        [1] Farbreihe, ein Punkt.
       *[other] Farbreihe, { $points } Punkte.
    }
   *[several] { $points ->
        [1] { $laid }: ein Punkt.
       *[other] { $laid }: { $points } Punkte.
    }
}
verdict-melds-tiles = { $kind ->
    [set] { $points ->
        [1] Gruppe, ein Punkt.
       *[other] Gruppe, { $points } Punkte.
    }
    [run] { $points ->
        [1] Reihe, ein Punkt.
       *[other] Reihe, { $points } Punkte.
    }
   *[several] { $points ->
        [1] { $laid }: ein Punkt.
       *[other] { $laid }: { $points } Punkte.
    }
}
verdict-ways = Das lässt sich auf { $count } Arten auslegen.
verdict-places = { $cards ->
    [1] Dafür gibt es { $count } Stellen.
   *[other] Für sie gibt es { $count } Stellen.
}
verdict-fits = { $card } passt an { $meld }.
verdict-gap = { $count ->
    [1] Lücke: Es fehlt { $missing }.
   *[other] Lücke: Es fehlen { $missing }.
}
verdict-wanting = Noch keine Kombination: Mit { $wanted } wäre es eine.
verdict-opening = Damit hast du { $points } von { $needed } Punkten für deine Erstmeldung.
verdict-opening-single = Damit hast du { $points } von { $needed } Punkten, und eine einzige Kombination muss sie bringen.
verdict-discard = { $card } kannst du ablegen.
discard-asked = Drück „{ $button }“, um sie abzulegen, oder wähle eine andere Karte.
discard-asked-tiles = Drück „{ $button }“, um ihn wegzulegen, oder wähle einen anderen Stein.
discard-asked-suit_rows = Drück „{ $button }“, um sie zu legen, oder wähle eine andere Karte.
verdict-discard-one = Davon kannst du eine ablegen.
verdict-discard-not = { $why ->
    [taken] { $card } hast du gerade erst genommen, also kannst du die Karte in diesem Zug nicht ablegen.
   *[none] { $card } kannst du gerade nicht ablegen.
}
verdict-search = { $count ->
    [1] So wie der Tisch liegt, passt das nirgends. „{ button-lay }“ prüft, ob sich der Tisch dafür umbauen lässt.
   *[other] So wie der Tisch liegt, passen sie nirgends. „{ button-lay }“ prüft, ob sich der Tisch dafür umbauen lässt.
}
verdict-aside = { $card } kannst du weglegen.
verdict-aside-one = Davon kannst du einen weglegen.
verdict-knock = { $may ->
    [yes] { $points ->
        [0] Ohne { $card } hast du keine losen Karten: Gin.
        [1] Ohne { $card } zählen deine losen Karten einen Punkt: Du kannst klopfen.
       *[other] Ohne { $card } zählen deine losen Karten { $points } Punkte: Du kannst klopfen.
    }
   *[no] { $points ->
        [1] Ohne { $card } zählen deine losen Karten einen Punkt: zu viel zum Klopfen.
       *[other] Ohne { $card } zählen deine losen Karten { $points } Punkte: zu viel zum Klopfen.
    }
}
verdict-many = Mehr als { $most } Karten auf einmal gehen nicht. Wähle weniger und leg die anderen danach.
verdict-lap = Ausgelegt wird ab Umlauf { $lap }.

why-layoff = { $count ->
    [1] Diese Karte passt an keine Kombination auf dem Tisch.
   *[other] Diese Karten passen an keine Kombination auf dem Tisch.
}
why-swap-opening = Ein Joker auf dem Tisch steht für { $card }: Befreien kannst du ihn nach deiner Erstmeldung in dieser Runde.

button-lay = Auslegen
button-lay-all = Alles auslegen

button-lay-found = { $cards ->
    [all] { button-lay-all }: { $points }
   *[other] { button-lay }: { $cards } · { $points }
}
button-discard-card = { $card } ablegen
button-bid-card = { $card } ablegen, Rommé bieten
button-bid-card-gin = { $card } ablegen und klopfen
button-layoff-cards = { $cards } anlegen
button-swap-card = Joker befreien mit { $card }

button-putaside-card = { $card } weglegen
way-lying-tiles = { $meld }
