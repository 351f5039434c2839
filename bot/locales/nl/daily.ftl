command-daily = Los de puzzel van de dag op
    .name = puzzel
daily-heading = **Puzzel { $called }** · { $game } · { $level }
daily-ask-table = Leg zoveel van je stenen als je kunt.
daily-ask-table-draw_discard = Leg zoveel van je kaarten als je kunt.
daily-ask-hand = { $upcard ->
    [none] Jij begint, { $seats } aan tafel: welke kaart zou de scherpe speler weggooien?
   *[other] Niemand wilde { $upcard }, en je hebt getrokken: welke kaart zou de scherpe speler weggooien?
}
daily-upcard = Niemand wilde { $upcard }.
daily-opponent = Speler { $number }
daily-tried = { $outcome ->
    [best] 🟩 Beter kan niet.
    [most] { $short ->
        [1] 🟦 Mag, en bijna: er kan nog één stuk meer.
       *[other] 🟦 Mag, en bijna: er kunnen nog { $short } stukken meer.
    }
    [little] { $short ->
        [0] ⬜ Mag, maar het kan beter.
        [1] ⬜ Mag, maar er kan nog één stuk meer.
       *[other] ⬜ Mag, maar er kunnen nog { $short } stukken meer.
    }
   *[refused] ⬛ Dit mag nog niet van de regels.
}
daily-not-judged = Dit kon ik niet op tijd beoordelen, en er is niets geteld. Probeer het opnieuw.
daily-hint-count = { $count ->
    [1] 💡 Eén stuk van jou kan gelegd worden.
   *[other] 💡 { $count } stukken van jou kunnen gelegd worden.
}
daily-hint-pieces = 💡 Deze: { $cards }
daily-hint-why = { $why ->
    [none] 💡 Zoek de kaart die de rest van de hand het minst nodig heeft.
   *[other] 💡 { $why }
}
daily-hint-card = 💡 De scherpe speler gooit { $card } weg.
daily-ahead = De scherpe speler schat dat { $points } punten beter in dan al het andere, over { $deals } bedachte verdelingen.
daily-here = { $count ->
    [0] Op deze server heeft nog niemand hem opgelost.
    [1] Op deze server heeft één persoon hem opgelost.
   *[other] Op deze server hebben { $count } mensen hem opgelost.
}
daily-share = Talon { $called } { $squares }
daily-share-tries = { $tries ->
    [1] 1 poging
   *[other] { $tries } pogingen
}
daily-share-hints = { $hints ->
    [0] geen tip
    [1] 1 tip
   *[other] { $hints } tips
}
daily-shared = **{ $name }**: { $line }
daily-share-yourself = Ik mag hier niets plaatsen. Kopieer de regel zelf: `{ $line }`
daily-month =
    ## { $month }
    { $solved ->
        [0] Nog geen opgelost.
        [1] Eén opgelost.
       *[other] { $solved } opgelost.
    } { $streak ->
        [0] Nog geen reeks.
        [1] 🔥 Eén dag op rij.
       *[other] 🔥 { $streak } dagen op rij.
    } { $freezes ->
        [0] Deze maand mag je geen dag missen.
        [1] Deze maand mag je één dag missen.
       *[other] Deze maand mag je { $freezes } dagen missen.
    }
    -# 🟩 op de dag zelf · 🟦 later · ⬛ geopend · ⬜ niet geopend
daily-of-day = { $day }: puzzel { $called }
daily-about =
    ## De puzzel van de dag
    Makkelijk op maandag, moeilijk op zondag. Eén stel van je stukken is het beste; elke geldige tafel waarop het ligt, is goed. Probeer zo vaak je wilt.
    🟩 beste · 🟦 de helft ervan of meer · ⬜ minder · ⬛ mag niet
    Een dag eindigt om jouw middernacht (/{ command-me.name }). Twee per maand mag je missen. Puzzels zijn openbaar: er is geen ranglijst.
picture-daily = De puzzel
picture-daily-best = De beste manier
button-daily-lay = Leg het
button-daily-hint = Tip
button-daily-share = Delen
button-daily-month = Mijn maand
button-daily-about = Hoe het werkt
button-daily-back = Terug
button-daily-today = Vandaag
button-daily-earlier = Eerder
button-daily-play = Puzzel van vandaag
select-daily-throw = Gooi weg …
select-daily-day = Open een dag
reject-no_puzzle = Er is geen puzzel voor { $day }. Probeer het morgen opnieuw.
reject-day_to_come = De puzzel van { $day } moet nog komen. Die van vandaag is open.
daily-post =
    ### Puzzel { $called }
    { $game } · { $level }
daily-post-over =
    ### Puzzel { $called }
    { $game } · { $level }
    { $count ->
        [0] Niemand heeft hem hier opgelost.
        [1] Eén persoon heeft hem hier opgelost.
       *[other] { $count } mensen hebben hem hier opgelost.
    }

server-page-daily = Puzzel van de dag
daily-settings =
    ## { server-page-daily }
    { $channel ->
        [none] Er wordt niets geplaatst.
       *[other] Elke dag in { $channel } om { $hour } ({ $zone }): één bericht, zonder vermelding.
    }
daily-settings-hour = Op welk uur
daily-settings-channel = In welk kanaal (geen: er wordt niets geplaatst)
button-daily-zone = { button-me-zone }
daily-form-zone = De tijdzone van de server
