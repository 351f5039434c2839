lesson = { $first ->
    [yes] 💡 { $tip }
        -# Met **/{ command-me.name }** zet je zulke regels uit.
   *[no] 💡 { $tip }
}

lesson-start = Leg een kaart af die nergens past.
lesson-draw = { $why ->
    [never] Trek van de trekstapel.
    [empty] Trek: er is geen aflegkaart.
    [claimed] Trek: de aflegkaart is al weg.
    [often] Trek: te veel aflegkaarten gepakt.
    [refused] Trek: niemand nam de open kaart.
   *[early] Trek: afleg is vrij in omloop { $from }.
}
lesson-choose = { $use ->
    [meld] { $card } geeft een combinatie: pak.
    [table] { $card } past op tafel: pak die.
    [joker] { $card } maakt een joker vrij: pakken?
   *[none] { $card } geeft geen combinatie: trek.
}
lesson-only-melded = { $fits ->
    [yes] { $card } geeft een combinatie: pak en leg.
    [table] { $card } past op tafel: pak en leg.
    [joker] { $card } maakt een joker vrij: pak en leg.
    [hint] Pak { $card } en vraag **{ button-hint }**, of trek.
    [rebuild] Pak { $card } en **{ button-rebuild }**, of trek.
    [short] Met { $card } geen { $needed } punten: trek.
   *[no] { $card } geeft geen combinatie: trek.
}
lesson-pile = { $can ->
    [yes] Trek, of pak wat je kunt uitleggen.
   *[no] Geen aflegkaart levert iets op: trek.
}
lesson-claim = { $use ->
    [meld] { $penalty ->
        [0] { $card } geeft een combinatie: kloppen?
        [1] { $card } geeft een combinatie: kloppen (+1)?
       *[other] { $card } geeft een combinatie: kloppen (+{ $penalty })?
    }
    [table] { $penalty ->
        [0] { $card } past op tafel: kloppen?
        [1] { $card } past op tafel: kloppen (+1 kaart)?
       *[other] { $card } past op tafel: kloppen (+{ $penalty } kaarten)?
    }
   *[joker] { $penalty ->
        [0] { $card } maakt een joker vrij: kloppen?
        [1] { $card } maakt een joker vrij: kloppen (+1)?
       *[other] { $card } maakt een joker vrij: kloppen (+{ $penalty })?
    }
}
lesson-claim-buying = { $use ->
    [meld] { $penalty ->
        [0] { $card } geeft een combinatie: kopen?
        [1] { $card } geeft een combinatie: kopen (+1)?
       *[other] { $card } geeft een combinatie: kopen (+{ $penalty })?
    }
    [table] { $penalty ->
        [0] { $card } past op tafel: kopen?
        [1] { $card } past op tafel: kopen (+1 kaart)?
       *[other] { $card } past op tafel: kopen (+{ $penalty } kaarten)?
    }
   *[joker] { $penalty ->
        [0] { $card } maakt een joker vrij: kopen?
        [1] { $card } maakt een joker vrij: kopen (+1)?
       *[other] { $card } maakt een joker vrij: kopen (+{ $penalty })?
    }
}
lesson-claim-next = { $use ->
    [meld] { $card } geeft een combinatie: pak, gratis.
    [table] { $card } past op tafel: pak, gratis.
   *[joker] { $card } maakt een joker vrij: pak, gratis.
}
lesson-claim-idle = { $next ->
    [yes] { $card } geeft geen combinatie: trek.
   *[no] { $card } geeft geen combinatie: pas.
}
lesson-owed = Leg { $card } nu met de rest erbij.
lesson-owed-alone = { $rebuild ->
    [hint] **{ button-hint }** zoekt een plek, of { $card } terug.
    [yes] **{ button-rebuild }** met { $card }, of leg terug.
   *[no] { $card } geeft geen combinatie: leg terug.
}
lesson-early = Uitleggen vanaf omloop { $from }: leg nu af.
lesson-last = Leg { $card } af, en de ronde is van jou.
lesson-last-called = { $card ->
    [all] **“Rommé” roepen** (Meer), dan alles uitleggen.
   *[other] **“Rommé” roepen** (Meer), dan { $card }.
}
lesson-opens = { $scope ->
    [single_meld] Je hebt { $points } van de { $needed }: leg uit.
   *[sum_of_melds] Je hebt { $points } van de { $needed }: leg uit.
}
lesson-short = { $scope ->
    [single_meld] Beste combinatie: { $points } van { $needed }. Leg af.
   *[sum_of_melds] Combinaties: { $points } van { $needed }. Leg af.
}
lesson-no-meld = Spaar combinaties van { $needed }, leg af.
lesson-melds = { $counts ->
    [for] Leg je combinatie: die telt voor jou.
   *[against] Leg je combinatie: dat scheelt punten.
}
lesson-fits = { $card } past op tafel: kies die kaart.
lesson-frees = { $card } maakt een joker vrij: kies die.
lesson-table-counts = { $how ->
    [rebuild] **{ button-rebuild }** om { $needed } te halen, of leg af.
   *[wait] Nog geen { $needed }, met de tafel: leg af.
}
lesson-rebuild = Vraag **{ button-hint }** hoe het kan, of leg af.
lesson-card-alone = { $needed ->
    [0] Leg gelijke kaarten of een rij.
   *[other] Leg eerst combinaties van { $needed }.
}
lesson-nothing = Niets te leggen: leg af wat nergens bij past.
lesson-keep = Nog niets te leggen: leg een kaart af.
lesson-laid = Het ligt. Leg af, of neem terug.

lesson-upcard = { $fits ->
    [yes] { $card } geeft een combinatie: pak.
   *[no] { $card } geeft geen combinatie: weiger.
}
lesson-deadwood = { $reach ->
    [gin] Leg { $card } af en klop: dat is gin.
    [knock] { $card } af: klop met { $left }, of speel door.
   *[wait] { $card } af: kloppen kan met { $limit } of minder.
}
lesson-lay-off = { $cards ->
    [none] Niets van jou past: ga verder.
   *[other] { $count ->
        [1] { $cards } past: leg het beste aan.
       *[other] { $count } kaarten passen: leg het beste aan.
    }
}

lesson-eight = Rijen beginnen bij achten: leg de jouwe.
lesson-one-card = { $draw ->
    [yes] { $card } past in een rij: leg, of trek.
   *[no] Alleen { $card } past in een rij: leg.
}
lesson-cards = { $draw ->
    [yes] Leg wat je team helpt, of trek.
   *[no] Leg wat je team het meest helpt.
}

lesson-tile-first = { $aside ->
    [none] Pak eerst een steen uit de voorraad.
   *[other] Pak een steen, of { $aside } om nu te leggen.
}
lesson-put-aside = Leg een steen opzij die nergens past.
lesson-tile-alone = { $needed ->
    [0] Leg drie gelijke of drie op een rij.
   *[other] Leg eerst combinaties van { $needed }.
}
lesson-tile-opens = Je hebt { $points } van de { $needed }: leg uit.
lesson-tile-short = { $points ->
    [0] Nog geen combinatie:
   *[other] Pas { $points } van de { $needed }:
} { $instead ->
    [draw] trek een steen.
    [aside] leg een steen opzij.
   *[end] beëindig je beurt.
}
lesson-tile-melds = Je hebt een combinatie: leg die.
lesson-tile-fits = { $card } past op tafel: kies die steen.
lesson-tile-nothing = { $rebuild ->
    [yes] Vraag **{ button-hint }**, of
   *[no] Nog niets te leggen:
} { $instead ->
    [draw] trek een steen.
    [aside] leg een steen opzij.
   *[end] beëindig je beurt.
}
