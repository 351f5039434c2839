verdict-melds = { $kind ->
    [set] { $points ->
        [1] Set, één punt.
       *[other] Set, { $points } punten.
    }
    [run] { $points ->
        [1] Rij, één punt.
       *[other] Rij, { $points } punten.
    }
    [flush] { $points ->
        [1] Flush, één punt.
       *[other] Flush, { $points } punten.
    }
   *[several] { $points ->
        [1] { $laid }: één punt.
       *[other] { $laid }: { $points } punten.
    }
}
verdict-melds-tiles = { $kind ->
    [set] { $points ->
        [1] Groep, één punt.
       *[other] Groep, { $points } punten.
    }
    [run] { $points ->
        [1] Rij, één punt.
       *[other] Rij, { $points } punten.
    }
   *[several] { $points ->
        [1] { $laid }: één punt.
       *[other] { $laid }: { $points } punten.
    }
}
verdict-ways = Dit kan op { $count } manieren gelegd worden.
verdict-places = { $cards ->
    [1] Hij past op { $count } plekken.
   *[other] Ze passen op { $count } plekken.
}
verdict-fits = { $card } past bij { $meld }.
verdict-gap = { $count ->
    [1] Gat: { $missing } ontbreekt.
   *[other] Gat: { $missing } ontbreken.
}
verdict-wanting = Nog geen combinatie: met { $wanted } wel.
verdict-opening = Hiermee heb je { $points } van de { $needed } punten voor je eerste combinaties.
verdict-opening-single = Hiermee heb je { $points } van de { $needed } punten, en één combinatie moet die op zichzelf halen.
verdict-discard = { $card } kun je afleggen.
discard-asked = Druk op “{ $button }” om die kaart af te leggen, of kies een andere.
discard-asked-tiles = Druk op “{ $button }” om die steen opzij te leggen, of kies een andere.
discard-asked-suit_rows = Druk op “{ $button }” om die kaart te leggen, of kies een andere.
verdict-discard-one = Hiervan kun je er één afleggen.
verdict-discard-not = { $why ->
    [taken] Je hebt { $card } net gepakt, dus die kun je deze beurt niet afleggen.
   *[none] { $card } kun je nu niet afleggen.
}
verdict-search = { $count ->
    [1] Zoals de tafel ligt, past hij nergens. “{ button-lay }” zoekt of de tafel ervoor omgebouwd kan worden.
   *[other] Zoals de tafel ligt, passen ze nergens. “{ button-lay }” zoekt of de tafel ervoor omgebouwd kan worden.
}
verdict-aside = { $card } kun je opzij leggen.
verdict-aside-one = Hiervan kun je er één opzij leggen.
verdict-knock = { $may ->
    [yes] { $points ->
        [0] Zonder { $card } heb je geen losse kaarten: gin.
        [1] Zonder { $card } heb je één punt aan losse kaarten: je kunt kloppen.
       *[other] Zonder { $card } heb je { $points } punten aan losse kaarten: je kunt kloppen.
    }
   *[no] { $points ->
        [1] Zonder { $card } heb je één punt aan losse kaarten: te veel om te kloppen.
       *[other] Zonder { $card } heb je { $points } punten aan losse kaarten: te veel om te kloppen.
    }
}
verdict-many = Je legt hooguit { $most } kaarten tegelijk. Kies er minder en leg de rest daarna.
verdict-lap = Uitleggen mag vanaf omloop { $lap }.

why-layoff = { $count ->
    [1] Deze kaart past bij geen combinatie op tafel.
   *[other] Deze kaarten passen bij geen combinatie op tafel.
}
why-swap-opening = Een joker op tafel staat voor { $card }: je kunt hem roven na je eigen eerste combinaties van de ronde.

button-lay = Leggen
button-lay-all = Alles leggen

button-lay-found = { $cards ->
    [all] { button-lay-all } { $points }
   *[other] { button-lay } { $cards } · { $points }
}
button-discard-card = { $card } afleggen
button-bid-card = { $card } afleggen en Rommé bieden
button-bid-card-gin = { $card } afleggen en kloppen
button-layoff-cards = { $cards } aanleggen
button-swap-card = Roof een joker met { $card }

button-putaside-card = { $card } opzij leggen
way-lying-tiles = { $meld }
