picture-column-cards = Karten
picture-column-cards-tiles = Steine
picture-column-points = Punkte
picture-column-points-suit_rows = Rundensiege
picture-column-opened = eröffnet
picture-deals = gibt
picture-out = raus
picture-aside = Weggelegt
picture-pile = Alle abgelegten Karten, die älteste zuerst
picture-knocker-left = Lose Karten: { $name }
picture-won = Rundensieg
picture-hands-left = Was auf der Hand blieb
picture-hands-left-tiles = Was auf den Bänkchen blieb

alt-board-lap = { $rounds ->
    [none] Runde { $round }, Umlauf { $lap }.
    [extra] Zusatzrunde, Umlauf { $lap }.
   *[other] Runde { $round } von { $rounds }, Umlauf { $lap }.
}
alt-board-dealer = { $name } gibt.
alt-board-opened = { $count ->
    [0] Noch hat niemand ausgelegt.
   *[other] Ausgelegt: { $names }.
}
alt-board-further = Mehr Kombinationen von diesem Tisch:
alt-proposal-further = Mehr vom Tisch, wie du ihn hinterlassen würdest; das erste Bild sagt alles.
alt-further-examples = Mehr Beispiele.
