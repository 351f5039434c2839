button-rules = Regels
button-help = Hulp
button-hand = Mijn hand
button-board-draw = Trekken
button-board-draw-ends = Trek (einde ronde)
button-board-take = Aflegkaart pakken
button-board-knock = Kloppen
button-board-knock-buying = Kopen
button-board-pass = Passen
button-board-refuse = Open kaart weigeren
button-board-flip = Omdraaien
button-board-run = Laat maar draaien
button-board-byhand = Zelf omdraaien
button-draw = Trek van de stapel
button-draw-ends = Trekken: einde ronde
button-take = { $card ->
    [none] Pak de aflegkaart
   *[other] Pak { $card }
}
button-back = { $card } terugleggen
button-knock = Klop voor { $card }
button-knock-buying = Koop { $card }
button-pass = Passen
button-more = { $on ->
    [yes] Terug naar kaarten
   *[no] Meer
}
button-more-tiles = { $on ->
    [yes] Terug naar stenen
   *[no] { button-more }
}
button-biggin = Big gin
button-lay-card = Leg { $card }
button-passturn = { $phase ->
    [upcard] Weigeren
    [lay_off] Leg het beste aan
   *[other] Passen
}
button-call = { $on ->
    [yes] Roept “Rommé”
   *[no] “Rommé” roepen
}
button-order = { $other ->
    [melds] Sorteer op combinaties
    [number] Sorteer op waarde
   *[suit] Sorteer op kleur
}
button-order-tiles = { $other ->
    [melds] Sorteer op combinaties
    [number] Sorteer op getal
   *[suit] Sorteer op kleur
}
button-show = Verversen
button-clear = Keuze wissen
button-orders = Vaste opdrachten
button-orders-rest = { $on ->
    [yes] Past deze ronde
   *[no] Pas deze ronde
}
button-orders-clear = Geen opdrachten
button-orders-need = Klop voor wat ik zoek
button-orders-need-buying = Koop wat ik zoek
button-passround = Pas deze ronde
button-orders-back = Terug naar mijn hand
button-join = Meedoen
button-leave = Verlaten
button-start = Starten
button-cancel = Afblazen
button-unseat = Computer weghalen
button-seat-back = Ik ben er weer
button-rematch = Revanche
button-replay = Replaybestand
button-previous = Terug
button-next = Verder

board-heading = ### { $game }
board-two-players = -# Met twee spelers klopt niemand: wie aan de beurt komt, mag de aflegkaart gewoon pakken.
board-two-players-buying = -# Met twee spelers zijn aflegkaarten niet te koop: wie aan de beurt komt, mag ze gewoon pakken.
board-cancelled = { $closed ->
    [yes] **Deze tafel is gesloten.** Het toernooi zegt waarom.
   *[no] **Dit spel is afgeblazen.**
}
board-event = -# { $event }
board-table-ends = { $rests ->
    [yes] -# De tijd van deze tafel eindigt { $until }: stille uren en vakanties verschuiven beurten, niet dat einde.
   *[no] -# De tijd van deze tafel eindigt { $until }.
}
board-moment = **{ $moment }** { $ends }
time-ends = { $until ->
    [none] {""}
   *[other] { $over ->
        [yes] De tijd was om { $until }: de anderen mogen verder spelen.
       *[no] De tijd is om { $until }.
    }
}

picture-heading = { $rounds ->
    [none] { $lap ->
        [none] Ronde { $round }
       *[other] Ronde { $round }, omloop { $lap }
    }
    [extra] { $lap ->
        [none] Extra ronde
       *[other] Extra ronde, omloop { $lap }
    }
   *[other] { $lap ->
        [none] Ronde { $round } van { $rounds }
       *[other] Ronde { $round } van { $rounds }, omloop { $lap }
    }
}
picture-stock = Trekstapel
picture-discards = Aflegstapel
picture-claim = Kloppen?
picture-claim-buying = Kopen?
picture-heroes = Helden
picture-villains = Schurken
picture-takes = pakt alles
picture-tied = gelijk
picture-at-stake = inzet
picture-duel-status = { $play_off ->
    [yes] Beslissingsronde!
   *[no] Iedereen draait om
}
picture-duel-won = { $team ->
    [heroes] De helden winnen!
    [villains] De schurken winnen!
   *[none] Gelijkspel!
}
picture-story = De laatste { $count } vergelijkingen
picture-no-melds = Nog geen combinaties
picture-hand = { $count ->
    [0] Je hebt geen kaarten
    [1] Je laatste kaart
   *[other] Je { $count } kaarten
}
picture-deadwood = Losse kaarten: { $points }
picture-drawn = nieuw
picture-drawn-tiles = nieuw
picture-taken = gepakt
picture-round = Ronde { $round }
picture-total = Totaal
picture-sheet = { $won_by ->
    [highest] Scoreblad: het hoogste totaal wint
    [lowest] Scoreblad: het laagste totaal wint
   *[other] Scoreblad
}
picture-winner = Winnaar
picture-melded = Combinaties
picture-left-over = Over
picture-no-cards = geen kaarten
picture-no-cards-tiles = geen stenen

hand-note = > { $note }
hand-moment = **{ $moment }** { $ends } [Bord]({ $board })
hand-turn-opening_discard = Jij begint: leg één kaart af. Deze beurt trek je niets en leg je niets uit.
hand-turn-draw = { $ends ->
    [yes] Jouw beurt: de trekstapel is op. Pak de aflegkaart als dat kan, of trek en beëindig zo de ronde.
   *[no] Jouw beurt: trek een kaart.
}
hand-turn-play = { $lap ->
    [none] Jouw beurt: leg combinaties uit als je wilt en leg dan één kaart af.
    [taught] Jouw beurt: leg één kaart af.
   *[other] Jouw beurt: leg één kaart af. Uitleggen mag vanaf omloop { $lap }.
}
hand-turn-place = { $eight ->
    [none] { $can ->
        [lay] Jouw beurt: leg één kaart die past.
        [draw] Jouw beurt: geen van je kaarten past, dus trek er een.
       *[pass] Jouw beurt: geen van je kaarten past en de trekstapel is op, dus pas.
    }
   *[other] Jij begint: leg { $eight }.
}
hand-turn-upcard = De open kaart wordt jou aangeboden: pak hem, of weiger hem.
hand-turn-play-gin = { $knock ->
    [yes] Jouw beurt: leg één kaart af, of klop ermee.
   *[no] Jouw beurt: leg één kaart af.
}
hand-turn-owed = Jouw beurt: leg { $card } nu in een combinatie, of leg hem terug.
hand-turn-lay_off = Je tegenspeler heeft geklopt: kies kaarten die bij die combinaties passen en leg ze aan, of laat het beste voor je aanleggen.
hand-gin-limit = { $limit ->
    [0] Je mag alleen kloppen zonder losse kaarten: gin dus.
   *[other] Je mag kloppen met hooguit { $limit } punten aan losse kaarten.
} { $doubled ->
    [yes] Deze ronde telt dubbel.
   *[no] {""}
}
hand-team = { $team ->
    [heroes] Je speelt voor de **helden**, de rode kleuren.
   *[villains] Je speelt voor de **schurken**, de zwarte kleuren.
}
hand-discarded = Nu mogen de anderen voor { $card } kloppen.
hand-discarded-buying = Nu mogen de anderen { $card } kopen.
hand-window-next-buying = { $card } is te koop en jij komt aan de beurt: pak die kaart, of trek van de trekstapel.
hand-window-next = { $card } is te krijgen en jij komt aan de beurt: pak die kaart, of trek van de trekstapel.
hand-answered = { $answer ->
    [claim] Antwoord: voor { $card } kloppen.
   *[pass] Antwoord: bij { $card } passen.
} { $sealed ->
    [yes] De antwoorden gaan open als de tijd om is of iedereen heeft geantwoord.
   *[no] {""}
}
hand-answered-buying = { $answer ->
    [claim] Antwoord: { $card } kopen.
   *[pass] Antwoord: bij { $card } passen.
} { $sealed ->
    [yes] De antwoorden gaan open als de tijd om is of iedereen heeft geantwoord.
   *[no] {""}
}
hand-sealed = { $claimed ->
    [yes] Je antwoord: je wilt hem.
   *[no] Je antwoord: je past.
}
hand-chosen = Gekozen: { $cards }
hand-opening = { $scope ->
    [single] Je eerste combinatie van deze ronde moet op zichzelf { $needed } punten waard zijn.
   *[sum] Je eerste combinaties van deze ronde moeten samen { $needed } punten waard zijn.
}
swap-held = De geroofde joker moet meteen weer op tafel: kies hem met de kaarten erbij en leg ze.
select-cards = Kies je kaarten
select-cards-tiles = Kies je stenen
select-pile = Pak van de open stapel
select-placeable = Kies de kaart om te leggen
select-on = Verder: { $first } …
select-more = Meer
pile-depth = { $above ->
    [0] Pak { $card }
    [1] Pak { $card } en de kaart erboven
   *[other] Pak { $card } en de { $above } kaarten erboven
}
select-new-card = net getrokken
card-copy = { $card } (nr. { $copy })
card-as = { $card }={ $face }

question-meld = Hoe bedoel je het?
question-layoff = Waar moet het naartoe?
question-swap = Welke joker?
question-stale = De tafel is intussen veranderd; kies opnieuw.
way-worth = { $points ->
    [1] één punt waard
   *[other] { $points } punten waard
}
way-laid-off = { $card } bij { $meld }
way-swap = { $card } in { $meld }
way-lying = { $meld } ({ $owner })
meld-left-over = { $melds ->
    [none] Nog geen combinatie.
   *[other] In een combinatie: { $melds }. Hoort nergens bij: { $left }.
} { $wanted ->
    [none] {""}
   *[other] Neem { $wanted } erbij, of kies er minder.
}

orders-about = ## Vaste opdrachten
    Ze antwoorden voor jou als een kaart te krijgen is, en niemand anders ziet ze.
    - **Kaarten die je wilt** en **passen bij al het andere** gelden deze ronde.
    - **{ orders-melds }** geldt de hele partij en kijkt naar je hand als de tijd om is.
orders-needed = Ingevuld vanuit je hand van nu: { $faces }.
orders-need-nothing = Geen enkele kaart levert je nu een nieuwe combinatie op. Kies zelf kaarten.
orders-passing = { $order } Met vaste opdrachten draai je dat terug.
orders-suit-buying = Koop { $suit }
orders-suit = Klop voor { $suit }

notice-turn = { $phase ->
    [opening_discard] { $who }, jij begint in [{ $game }]({ $board }): leg een kaart af.
    [eight] { $who }, jij begint in [{ $game }]({ $board }): leg je acht.
   *[other] { $who }, jij bent aan de beurt in [{ $game }]({ $board }).
} { $phase ->
    [draw] Trek een kaart.
    [play] Je hebt al getrokken: leg een kaart af.
    [upcard] De open kaart wordt jou aangeboden.
    [lay_off] Leg je kaarten aan.
    [lay_or_draw] Leg stenen, of trek er een.
    [lay_or_pass] Leg stenen, of pas.
    [lay_or_put_aside] Leg stenen, of leg er een opzij.
    [lay] Leg stenen, of beëindig je beurt.
    [put_aside] Leg een steen opzij.
    [place] Leg een kaart, of trek als er geen past.
   *[other] {""}
} { $ends ->
    [none] Neem rustig de tijd.
   *[other] { $ends }
}
notice-autopilot = { $rests ->
    [yes] { $who }, de computer past op je plaats in [{ $game }]({ $board }) en speelt voor je zodra de partij verdergaat.
   *[no] { $who }, je was er niet, dus de computer speelt voor je in [{ $game }]({ $board }).
} Doe een zet en je plaats is weer van jou; deze knop doet dat ook. { $kept ->
    [none] {""}
    [one] Na nog { $kept } beurt mogen anderen hem overnemen.
   *[other] Na nog { $kept } beurten mogen anderen hem overnemen.
}
notice-back = { $who } is terug en speelt verder.

summary-round = ## Ronde { $round }
    { $end }
summary-melded = { $name }, combinatie: { $cards }.
summary-hand = { $name } had nog { $cards }.
summary-no-hand = { $name } had niets meer.
summary-no-hand-tiles = { $name } had geen stenen meer.
summary-match = ## { $game }: de partij is voorbij
    { $count ->
        [1] **{ $winners } wint!**
       *[other] **{ $winners } delen de winst!**
    }
summary-won-by = -# { $how }
summary-number = -# Spel { $game }
summary-sheet-alt = { $title }.
summary-sheet-round = Ronde { $round }: { $points }.
summary-seat-points = { $name } { SCORE($points) }

duel-running = De kaarten van { $names } draaien vanzelf om. Zodra iedereen dat laat gebeuren, loopt het duel door tot het einde.
