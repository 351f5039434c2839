typed-cards = B=J D=Q V=Q R=D K=C
typed-tiles-002 = L=P Z=B
typed-tiles-004 = BR=N

row-told = { $before }, { $after }
row-rows = { $before }; { $after }
card-joker = Joker
cards-of-suit = { $suit } { $ranks }
cards-jokers = { $count ->
    [1] één joker
   *[other] { $count } jokers
}
suit-cards-0 = schoppen
suit-cards-1 = harten
suit-cards-2 = ruiten
suit-cards-3 = klaveren
suit-tiles-002-0 = lila
suit-tiles-002-1 = zwart
suit-tiles-002-2 = groen
suit-tiles-002-3 = grijs
suit-tiles-004-0 = bruin
suit-tiles-004-1 = rood
suit-tiles-004-2 = blauw
suit-tiles-004-3 = wit
tile-colour = **{ $letter }** voor { $name }
rank-1 = aas
rank-11 = boer
rank-12 = dame
rank-13 = koning

alt-board-round = { $rounds ->
    [none] Ronde { $round }.
    [extra] Extra ronde.
   *[other] Ronde { $round } van { $rounds }.
}
alt-board-piles = { $top ->
    [none] Trekstapel { $stock }; aflegstapel leeg.
   *[other] Trekstapel { $stock }; aflegstapel { $discards }, bovenop { $top }.
}
alt-board-stock = Trekstapel { $stock }.
alt-board-pool = Voorraad { $pool }.
alt-board-open-tile = Open steen: { $card }.
alt-board-aside = { $free ->
    [yes] { $name } heeft { $card } opzij gelegd; die mag je deze beurt pakken.
   *[no] { $name } heeft { $card } opzij gelegd.
}
alt-board-changed = { $laid ->
    [none] Laatst verplaatst: { $moved }.
   *[other] { $moved ->
        [none] Laatst gelegd: { $laid }.
       *[other] Laatst gelegd: { $laid }; verplaatst: { $moved }.
    }
}
alt-board-row = { $cards ->
    [none] Rij { $suit }: nog niet begonnen.
   *[other] Rij { $suit }: { $cards }.
}
alt-board-shown = Laatst omgedraaid: { $cards }.
alt-board-at-stake = Inzet: { $cards } kaarten.
alt-board-pile = { picture-pile }: { $cards }.
alt-board-seat = { $name }: { $told }.
alt-seat-of-team = { $team ->
    [heroes] { $name } (helden)
   *[villains] { $name } (schurken)
}
alt-seat-out = uit de partij
alt-seat-holds = { $count ->
    [1] één kaart
   *[other] { $count } kaarten
}
alt-seat-holds-tiles = { $count ->
    [1] één steen
   *[other] { $count } stenen
}
alt-seat-taken = { $count } gepakt
alt-seat-total = totaal { SCORE($total) }
alt-seat-to-act = aan zet
alt-board-melds = Op tafel:
alt-board-no-melds = Geen combinaties op tafel.
alt-board-meld = { $owner } { $cards } ({ $value }).
alt-joker-as = { $joker } als { $face }

alt-hand = { $count ->
    [0] Je hand is leeg.
    [1] Je ene kaart: { $cards }.
   *[other] Je { $count } kaarten: { $cards }.
}
alt-hand-tiles = { $count ->
    [0] Je bankje is leeg.
    [1] Je ene steen: { $cards }.
   *[other] Je { $count } stenen: { $cards }.
}
alt-hand-drawn = Net getrokken: { $cards }.
alt-hand-chosen = Gekozen: { $cards }.

variant-name-disney_basic = Disney 100 Rommé
variant-summary-disney_basic = Verzamel sets en rijen, leg ze uit en raak al je kaarten kwijt. Klop voor een aflegkaart die je wilt hebben.
variant-summary-disney_basic-claimless = Verzamel sets en rijen, leg ze uit en raak al je kaarten kwijt.
variant-name-disney_layoff = Rommé met aanleggen
variant-summary-disney_layoff = Leg sets en rijen uit en leg aan bij elke combinatie op tafel. Wie het eerst geen kaarten meer heeft, wint de ronde.

variant-name-czech_rummy = Tsjechische rummy
variant-summary-czech_rummy = Leg sets en rijen uit en leg aan bij de combinaties van anderen. Met te veel punten lig je eruit; wie overblijft, wint.
variant-name-gin_rummy = Gin rummy
variant-summary-gin_rummy = Voor twee. Verzamel combinaties in je hand en klop met weinig losse kaarten.
variant-name-rummy_500 = 500 rummy
variant-summary-rummy_500 = Alle aflegkaarten liggen open: pak er zoveel als je kunt gebruiken. Wat je uitlegt, telt voor jou.
variant-name-nsv_basic = Rommé
variant-summary-nsv_basic = Leg vanaf de eerste beurt sets en rijen uit. Bied Rommé als je nog maar weinig punten in je hand hebt.
variant-name-nsv_buy = Rommé met kopen
variant-summary-nsv_buy = Rommé met kopen: je mag de open kaart buiten je beurt kopen, voor één kaart extra van de trekstapel.
variant-name-nsv_layoff = Rommé met aanleggen (NSV)
variant-summary-nsv_layoff = Rommé zonder bod: leg combinaties uit, leg aan bij alles op tafel en wees als eerste uit.
variant-name-nsv_robber = Rover-Rommé
variant-summary-nsv_robber = Trek, leg uit en beroof de tafel: alle combinaties mag je uit elkaar halen en opnieuw leggen.
variant-name-my_rummy = my Rummy
variant-summary-my_rummy = Met stenen: leg of trek. Heb je eenmaal uitgelegd, dan mag je de hele tafel ombouwen.
variant-name-tile_rummy = Rummy met stenen
variant-summary-tile_rummy = Met stenen: leg of trek. Leg uit en bouw nog in dezelfde beurt de hele tafel om.
variant-name-disney_duel = Helden tegen schurken
variant-summary-disney_duel = Rood tegen zwart: iedereen draait een kaart om en de hoogste pakt ze allemaal. Snel klaar, en je hoeft niets te kiezen.
variant-name-disney_karo8 = Ruiten 8
variant-summary-disney_karo8 = Twee teams bouwen vier rijen vanaf de achten. Wat je achterhoudt, is net zo belangrijk als wat je legt.

pace-live = live
pace-quick = snel
pace-daily = dagelijks
pace-slow = langzaam
pace-friendly = gezellig
pace-custom = eigen
pace-named = { $name }: { $lengths }
pace-lengths-claimless = { $reserve ->
    [none] { $turn } per beurt
   *[other] { $turn } per beurt en { $reserve } reserve
}
pace-lengths-duel = { $turn } per kaart
pace-lengths-buying = { $reserve ->
    [none] { $turn } per beurt, { $window } om te kopen
   *[other] { $turn } per beurt en { $reserve } reserve, { $window } om te kopen
}
pace-lengths = { $reserve ->
    [none] { $turn } per beurt, { $window } om te kloppen
   *[other] { $turn } per beurt en { $reserve } reserve, { $window } om te kloppen
}
