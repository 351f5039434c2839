typed-cards = D=Q B=J P=S KR=C KA=D
typed-tiles-002 = L=P S=B GR=Y
typed-tiles-004 = BR=N

row-told = { $before }, { $after }
row-rows = { $before }; { $after }
card-joker = Joker
cards-of-suit = { $suit } { $ranks }
cards-jokers = { $count ->
    [1] ein Joker
   *[other] { $count } Joker
}
suit-cards-0 = Pik
suit-cards-1 = Herz
suit-cards-2 = Karo
suit-cards-3 = Kreuz
suit-tiles-002-0 = Lila
suit-tiles-002-1 = Schwarz
suit-tiles-002-2 = Grün
suit-tiles-002-3 = Grau
suit-tiles-004-0 = Braun
suit-tiles-004-1 = Rot
suit-tiles-004-2 = Blau
suit-tiles-004-3 = Weiß
tile-colour = **{ $letter }** für { $name }
rank-1 = Ass
rank-11 = Bube
rank-12 = Dame
rank-13 = König

alt-board-round = { $rounds ->
    [none] Runde { $round }.
    [extra] Zusatzrunde.
   *[other] Runde { $round } von { $rounds }.
}
alt-board-piles = { $top ->
    [none] Nachziehstapel { $stock }; Ablagestapel leer.
   *[other] Nachziehstapel { $stock }; Ablagestapel { $discards }, obenauf { $top }.
}
alt-board-stock = Nachziehstapel { $stock }.
alt-board-pool = Vorrat { $pool }.
alt-board-open-tile = Offener Stein: { $card }.
alt-board-aside = { $free ->
    [yes] { $name } hat { $card } weggelegt, in diesem Zug zu haben.
   *[no] { $name } hat { $card } weggelegt.
}
alt-board-changed = { $laid ->
    [none] Zuletzt bewegt: { $moved }.
   *[other] { $moved ->
        [none] Zuletzt gelegt: { $laid }.
       *[other] Zuletzt gelegt: { $laid }; bewegt: { $moved }.
    }
}
alt-board-row = { $cards ->
    [none] Reihe { $suit }: noch nicht begonnen.
   *[other] Reihe { $suit }: { $cards }.
}
alt-board-shown = Zuletzt aufgedeckt: { $cards }.
alt-board-at-stake = Im Topf: { $cards } Karten.
alt-board-pile = { picture-pile }: { $cards }.
alt-board-seat = { $name }: { $told }.
alt-seat-of-team = { $team ->
    [heroes] { $name } (Helden)
   *[villains] { $name } (Schurken)
}
alt-seat-out = ausgeschieden
alt-seat-holds = { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}
alt-seat-holds-tiles = { $count ->
    [1] ein Stein
   *[other] { $count } Steine
}
alt-seat-taken = { $count } gewonnen
alt-seat-total = Summe { SCORE($total) }
alt-seat-to-act = am Zug
alt-board-melds = Auf dem Tisch:
alt-board-no-melds = Keine Kombinationen auf dem Tisch.
alt-board-meld = { $owner } { $cards } ({ $value }).
alt-joker-as = { $joker } als { $face }

alt-hand = { $count ->
    [0] Du hast keine Karten auf der Hand.
    [1] Deine einzige Karte: { $cards }.
   *[other] Deine { $count } Karten: { $cards }.
}
alt-hand-tiles = { $count ->
    [0] Dein Bänkchen ist leer.
    [1] Dein einziger Stein: { $cards }.
   *[other] Deine { $count } Steine: { $cards }.
}
alt-hand-drawn = Gerade gezogen: { $cards }.
alt-hand-chosen = Gewählt: { $cards }.

variant-name-disney_basic = Disney 100 Rummy
variant-summary-disney_basic = Sammle Sätze und Sequenzen, leg sie aus und werde alle Karten los. Klopf auf Karten, die du haben willst.
variant-summary-disney_basic-claimless = Sammle Sätze und Sequenzen, leg sie aus und werde alle Karten los.
variant-name-disney_layoff = Disney-Rommé mit Anlegen
variant-summary-disney_layoff = Leg Sätze und Sequenzen aus, und leg überall auf dem Tisch an. Wer zuerst keine Karten mehr hat, gewinnt die Runde.

variant-name-czech_rummy = Tschechisches Rommé
variant-summary-czech_rummy = Leg Sätze und Sequenzen aus, und leg bei anderen an. Wer zu viele Punkte hat, fliegt raus; wer übrig bleibt, gewinnt.
variant-name-gin_rummy = Gin Rummy
variant-summary-gin_rummy = Für zwei. Sammle Kombinationen auf der Hand, und klopf, wenn du kaum noch lose Karten hast.
variant-name-rummy_500 = 500 Rummy
variant-summary-rummy_500 = Der Ablagestapel liegt offen: Nimm so viele Karten, wie du brauchen kannst. Was du auslegst, zählt für dich.
variant-name-nsv_basic = Rommé
variant-summary-nsv_basic = Leg vom ersten Zug an Sätze und Sequenzen aus. Biete Rommé, wenn du nur noch wenige Punkte auf der Hand hast.
variant-name-nsv_buy = Rommé mit Kaufen
variant-summary-nsv_buy = Rommé mit Kaufen: Die offene Karte darfst du auch außer der Reihe kaufen, für eine Karte mehr vom Stapel.
variant-name-nsv_layoff = Rommé mit Anlegen
variant-summary-nsv_layoff = Rommé ohne Bieten: Leg Kombinationen aus, leg überall auf dem Tisch an, und mach vor den anderen Schluss.
variant-name-nsv_robber = Räuber-Rommé
variant-summary-nsv_robber = Zieh, leg aus und plündere den Tisch: Was dort liegt, darfst du auseinandernehmen und neu legen.
variant-name-my_rummy = my Rummy
variant-summary-my_rummy = Mit Steinen: auslegen oder ziehen. Nach dem ersten Auslegen darfst du den ganzen Tisch umbauen.
variant-name-tile_rummy = Rummy mit Steinen
variant-summary-tile_rummy = Mit Steinen: auslegen oder ziehen. Leg zum ersten Mal aus und bau noch im selben Zug den ganzen Tisch um.
variant-name-disney_duel = Helden gegen Schurken
variant-summary-disney_duel = Rot gegen Schwarz: Alle decken eine Karte auf, und die höchste nimmt sie alle. Schnell, und nichts zu entscheiden.
variant-name-disney_karo8 = Karo 8
variant-summary-disney_karo8 = Zwei Teams bauen von den Achten aus vier Reihen. Was du zurückhältst, zählt so viel wie das, was du legst.

pace-live = live
pace-quick = schnell
pace-daily = täglich
pace-slow = langsam
pace-friendly = gemütlich
pace-custom = eigenes
pace-named = { $name }: { $lengths }
pace-lengths-claimless = { $reserve ->
    [none] { $turn } pro Zug
   *[other] { $turn } pro Zug und { $reserve } Reserve
}
pace-lengths-duel = { $turn } pro Karte
pace-lengths-buying = { $reserve ->
    [none] { $turn } pro Zug, { $window } zum Kaufen
   *[other] { $turn } pro Zug und { $reserve } Reserve, { $window } zum Kaufen
}
pace-lengths = { $reserve ->
    [none] { $turn } pro Zug, { $window } zum Klopfen
   *[other] { $turn } pro Zug und { $reserve } Reserve, { $window } zum Klopfen
}
