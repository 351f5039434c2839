picture-column-cards = kaarten
picture-column-cards-tiles = stenen
picture-column-points = punten
picture-column-points-suit_rows = gewonnen
picture-column-opened = gelegd
picture-deals = geeft
picture-out = uit
picture-aside = Opzij gelegd
picture-pile = Alle aflegkaarten, de oudste eerst
picture-knocker-left = Losse kaarten van { $name }
picture-won = wint de ronde
picture-hands-left = Wat er nog in de hand zat
picture-hands-left-tiles = Wat er nog op de bankjes stond

alt-board-lap = { $rounds ->
    [none] Ronde { $round }, omloop { $lap }.
    [extra] Extra ronde, omloop { $lap }.
   *[other] Ronde { $round } van { $rounds }, omloop { $lap }.
}
alt-board-dealer = { $name } geeft.
alt-board-opened = { $count ->
    [0] Niemand heeft al uitgelegd.
   *[other] Al uitgelegd: { $names }.
}
alt-board-further = Meer combinaties van deze tafel:
alt-proposal-further = Meer van de tafel zoals jij hem achterlaat; de eerste afbeelding vertelt alles.
alt-further-examples = Meer voorbeelden.
