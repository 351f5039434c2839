command-daily = De puzzel en de hand van de dag
    .name = vandaag
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
daily-ahead = { $points ->
    [1] De scherpe speler schat dat één punt beter in dan al het andere, over { $deals } bedachte verdelingen.
   *[other] De scherpe speler schat dat { $points } punten beter in dan al het andere, over { $deals } bedachte verdelingen.
}
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
        [0] Geen opgelost.
        [1] Eén opgelost.
       *[other] { $solved } opgelost.
    } { $streak ->
        [none] {""}
        [0] Nog geen reeks.
        [1] 🔥 Eén dag op rij.
       *[other] 🔥 { $streak } dagen op rij.
    } { $freezes ->
        [none] {""}
        [0] Deze maand mag je geen dag missen.
        [1] Deze maand mag je één dag missen.
       *[other] Deze maand mag je { $freezes } dagen missen.
    }
    -# 🟩 op de dag zelf · 🟦 later · ⬛ geopend · ⬜ niet geopend · ◽ komt nog · ➖ geen
daily-about =
    ## De puzzel van de dag
    Makkelijk op maandag, moeilijk op zondag. Eén stel van je stukken is het beste; elke geldige tafel waarop het ligt, is goed. Probeer zo vaak je wilt.
    🟩 beste · 🟦 de helft ervan of meer · ⬜ minder · ⬛ mag niet
    Een dag eindigt om jouw middernacht (/{ command-me.name }). Twee per maand mag je missen. Puzzels zijn openbaar en vooraf te lezen: er is geen ranglijst.
picture-daily = De puzzel
picture-daily-best = De beste manier
button-daily-lay = Leg het
button-daily-hint = Tip
button-daily-share = Delen
button-daily-month = Mijn maand
button-daily-about = Hoe het werkt
button-daily-today = Vandaag
button-daily-earlier = Eerder
button-daily-play = Puzzel van vandaag
select-daily-throw = Gooi weg …
select-daily-day = Open een dag
reject-no_puzzle = Er is geen puzzel voor { $day }.
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
daily-form-zone = De tijdzone van de server

daily-doors = ## { $day }
daily-door-puzzle = { $state ->
    [none] 🧩 Er is nog geen puzzel.
    [solved] 🧩 **Puzzel**: opgelost.
    [open] 🧩 **Puzzel**: begonnen.
   *[new] 🧩 **De puzzel** wacht op je.
}
daily-door-deal = { $state ->
    [running] 🃏 **Hand**: { $game }, begonnen.
    [finished] 🃏 **Hand**: { $game }, uitgespeeld.
    [unfinished] 🃏 **Hand**: { $game }, niet uitgespeeld.
   *[new] 🃏 **Hand**: { $game }, één poging.
}
button-daily-puzzle = De puzzel
button-daily-deal = De hand
button-daily-yesterday = Hand van gisteren
button-daily-deals = Zo werkt de hand
button-daily-doors = Van vandaag
deal-about =
    ## De hand van de dag
    Voor iedereen dezelfde kaarten, één keer, tegen scherpe computers: wie hetzelfde speelt, krijgt dezelfde antwoorden. Geen tips. Hij eindigt om jouw middernacht en telt nergens voor mee.
    De kaarten van morgen zijn al verzegeld; de SHA-256 van hun geheim:
    `{ $commitment }`
deal-welcome = **Hand { $called }: { $game }.** Druk op **{ button-hand }** onder het bord. Je hebt tot { $until }.
deal-dealt = Je hand van de dag staat klaar [in je berichten]({ $board }).
deal-first = Speel eerst je hand van de dag uit: [ga verder]({ $board }).
button-deal-instead = Liever de hand
deal-unfinished = **Deze hand is voorbij; hij is niet uitgespeeld.**
deal-fair =
    ## Eerlijk geschud
    Iedereen krijgt deze kaarten. Hun geheim was verzegeld voordat de dag begon; dit is de SHA-256 ervan:
    `{ $commitment }`
    Wie de hand als eerste opende, gaf het andere deel. Heb je hem uitgespeeld, dan zie je het geheim.
button-deal-compare = Vergelijken
deal-heading = **Hand { $called }** · { $game }
deal-own = Jij: **{ $lead }**, plaats { $place } van { $count }.
deal-count = { $count ->
    [0] Niemand heeft hem uitgespeeld.
    [1] Eén persoon heeft hem uitgespeeld.
   *[other] { $count } mensen hebben hem uitgespeeld.
}
deal-sharp = De scherpe speler op deze plaats: **{ $lead }**.
deal-sharp-waits = De scherpe speler denkt nog na over deze plaats.
deal-sharp-name = De scherpe speler
deal-of = { $name } ({ $lead })
deal-here = Op deze server: { $people }.
deal-parted =
    Bij je zet { $move } gingen jullie wegen uiteen:
    - { $mine }
    - { $theirs }
deal-picture = Hand { $called }
deal-hand = -# Plaats { $number }: { $cards }
deal-shown =
    ## Eerlijk geschud
    Het geheim: `{ $secret }`
    De SHA-256 ervan, eerder getoond: `{ $commitment }`
    Het andere deel: `{ $part }`
deal-share = Talon-hand { $called } { $square }
reject-no_deal = Er is geen hand te spelen voor { $day }. Kijk naar die van vandaag: **/{ command-daily.name }**.
reject-deal_closed = Je ziet de uitslagen van de anderen zodra je deze hand hebt uitgespeeld, of { $until }.
