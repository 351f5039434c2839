picture-free-seat = vrij
lobby-alt = { $free ->
    [0] Een tafel { $game }, alle plaatsen bezet: { $players }.
    [1] Een tafel { $game } met één vrije plaats: { $players }.
   *[other] Een tafel { $game } met { $free } vrije plaatsen: { $players }.
} Tempo: { $pace }.
lobby-missing = { $count ->
    [0] { $free ->
        [0] Iedereen is er: { $host } kan op **{ button-start }** drukken.
       *[other] { $host } kan op **{ button-start }** drukken, of op meer spelers wachten.
    }
    [1] { $host } wacht nog op één speler. Druk op **{ button-join }** om mee te spelen.
   *[other] { $host } wacht nog op { $count } spelers. Druk op **{ button-join }** om mee te spelen.
}
lobby-house = -# { button-house }: kijk onder **{ button-change }**.
lobby-rests = -# { pace-rests }
lobby-gone = Deze tafel { $game } is afgeblazen.
lobby-time = { $rounds } { $days ->
    [none] Als iedereen erbij zit, zo’n { $length }.
    [1] Als iedereen erbij zit, zo’n { $length }; met een paar beurten per dag één dag.
   *[other] Als iedereen erbij zit, zo’n { $length }; met een paar beurten per dag { $days } dagen.
}

button-change = Aanpassen
change-about = ## Jouw tafel { $game }
change-select = Lees of pas aan …
change-standard = Standaardregels
change-by-the-booklet = { $length ->
    [custom] Standaardregels, eigen lengte.
   *[same] { change-standard }.
}
change-help = { $assist ->
    [hints] Met tips, en hulp bij het ombouwen
    [placement] Met hulp bij het ombouwen, zonder tips
   *[none] Zonder tips of hulp
}
change-rules = Zo speel je het
change-house = { button-house }
change-time = Tijd, en wie er niet is
change-fair = { button-fair }
change-seats = Plaatsen
change-seats-about = Met hoeveel spelen jullie?
change-computer = Computerspelers
change-computer-about = Wie vult een plaats? Voeg er gerust meer toe, een voor een.
change-pace = Tempo
change-pace-about = Hoelang duurt een beurt?
change-pace-typed = Zelf typen …
change-pace-form = Je eigen tempo
change-pace-field = Beurt, reserve en tijd om te kloppen
change-pace-hint = 8h/30m, of 8h+1d/30m met een dag reserve
change-pace-field-buying = Beurt, reserve en tijd om te kopen
change-pace-field-claimless = Beurt en reserve
change-pace-hint-claimless = 8h, of 8h+1d
change-language = Taal
change-language-about = Welke taal spreekt de tafel?
change-rests = Wanneer de klok stilstaat
change-rests-about = Wanneer staat iemands klok stil?
change-saved = Bewaarde regels
change-saved-about = Met welke regels spelen jullie?
change-guests = { button-guests }
change-cancel = { button-cancel }

lobby-length = { $end ->
    [target] Tot { $target } punten.
    [last_player_standing] Tot er één speler over is.
   *[fixed_rounds] { $rounds ->
        [players] Evenveel ronden als spelers.
        [1] Eén ronde.
       *[other] { $rounds } ronden.
    }
}
seat-computer = { $strength ->
    [easy] Makkelijk
    [casual] Losjes
    [steady] Degelijk
    [sharp] Scherp
   *[other] { $strength }
}
seat-computer-about = { $strength ->
    [easy] Leert nog: speelt wat voor de hand ligt en ziet veel over het hoofd
    [casual] Kijkt maar af en toe goed en vergeet wat er gespeeld is
    [steady] Speelt als een goede clubspeler en onthoudt elke kaart
    [sharp] Probeert elke zet uit op veel verdelingen die de echte kunnen zijn
   *[other] Een computerspeler
}
lobby-fair = ## { button-fair }
    Het geheim waarmee dit spel geschud wordt, is getrokken toen de tafel openging. Het is verzegeld: dit is de SHA-256 ervan, die niemand kan veranderen.
    `{ $commitment }`
    Iedereen die meedoet, voegt iets toe dat Talon niet kan kiezen. Na de partij wordt het geheim getoond, en dan kan iedereen elke verdeling ermee nagaan.
shuffles-shown = ## { button-fair }
    Het geheim waarmee spel { $game } geschud is:
    `{ $secret }`
    De SHA-256 ervan, vastgelegd vóór de eerste verdeling:
    `{ $commitment }`
    Met het replaybestand kan iedereen elke verdeling nagaan via `talon verify`.
shuffles-chosen = Deze verdelingen kwamen niet uit het toeval: ze zijn uitgekozen voor je eerste spel.
button-fair = Eerlijk geschud
house-rule = - { $rule }
house-rule-text = { $stated ->
    [yes] { $said } `{ $name }={ $value }` (boekje: `{ $booklet }`)
   *[no] { $said } `{ $name }={ $value }` (standaard: `{ $booklet }`)
}

lobby-opened = { $where ->
    [thread] De tafel staat klaar in { $channel }.
   *[channel] De tafel staat klaar.
} { $full ->
    [yes] Alle plaatsen zijn bezet: druk op **{ button-start }**.
   *[no] Anderen doen met één klik mee.
}
lobby-joined = Je zit aan de tafel { $game }. { $free ->
    [0] Alle plaatsen zijn bezet, dus het kan beginnen.
    [one] Nog { $free } plaats is vrij.
   *[other] Nog { $free } plaatsen zijn vrij.
}
lobby-joined-next = **{ $way }:** { $told }
lobby-leaving = { $ends ->
    [kept] [{ $game }]({ $board }) verlaten? Zolang niemand je plaats overneemt, is hij met één zet weer van jou.
    [yes] [{ $game }]({ $board }) verlaten? Dan lig je uit de partij, en die is meteen afgelopen.
   *[no] [{ $game }]({ $board }) verlaten? Dan lig je uit de partij.
}
lobby-left = { $status ->
    [running] { $kept ->
        [open] Vanaf nu is je plaats van de computer, en anderen mogen hem overnemen. Zolang niemand dat doet, is hij met één zet weer van jou.
        [computer] Vanaf nu is je plaats van de computer. Doe een zet, en hij is weer van jou.
       *[forfeit] Je hebt de partij verlaten. Je plaats doet niet meer mee.
    }
    [cancelled] Je bent weg. Er zit niemand meer, dus de tafel is opgeruimd.
   *[other] Je hebt de tafel verlaten.
}
lobby-started = { $seats } spelers, daar gaan we.
lobby-started-duel = De kaarten zijn gegeven voor { $seats } spelers. Druk op **{ $flip }** onder het bord.
lobby-called-off = Het spel is afgeblazen.
lobby-thread-name = { $game }, geopend door { $host }
lobby-thread-failed = Ik kon hier geen thread openen. Kies het kanaal zelf, of geef me toestemming om openbare threads te maken.
lobby-suspended-here = In dit kanaal ligt een partij stil, en ik kon er geen thread voor openen. Kies een ander kanaal, of geef me toestemming om openbare threads te maken.
lobby-not-here = Een spel in een thread heeft een tekstkanaal van een server nodig. Open het daar.
lobby-permissions = Hier kan ik geen spel houden zonder: { $missing }. Een moderator kan dat toestaan in de kanaalinstellingen.

permission-view_channel = Kanaal bekijken
permission-send_messages = Berichten verzenden
permission-send_messages_in_threads = Berichten verzenden in threads
permission-create_public_threads = Openbare threads maken
permission-attach_files = Bestanden bijvoegen
permission-read_message_history = Berichtgeschiedenis lezen

seat-taken-back = Welkom terug. Je plaats is weer van jou.

games-none = Er is geen spel op deze server. Open er een met /{ command-game.name } { command-game-new.name }.
games-heading = { $own ->
    [yes] ## Jouw spellen
   *[no] ## Spellen op deze server
}
games-line = { $status ->
    [lobby] - [{ $game }]({ $board }): { $players }. { $free ->
        [0] Geen vrije plaats.
        [one] { $free } vrije plaats.
       *[other] { $free } vrije plaatsen.
    }
   *[other] - [{ $game }]({ $board }), ronde { $round }: { $players }. { $moment } { $ends }
} { $yours ->
    [yes] **Jij doet mee.**
   *[no] {""}
}
rematch-follows = { $status ->
    [lobby] **{ $way }:** { reject-already_joined } [{ $game }]({ $board })
   *[running] **{ button-next-match }:** [{ $game }]({ $board })
}
rematch-opened = De tafel staat weer klaar, met dezelfde regels.
replay-here = De hele partij: `talon verify` kijkt alles na.

button-house = Huisregels
button-house-type = Waarde typen
button-house-booklet = Standaard
button-house-several = Meerdere typen
button-house-restore = { change-standard }
house-title = ## Huisregels: { $game }
house-page = **{ $page }**
house-word = - `{ $word }`: { $meaning }
house-chosen = **{ $said }** `{ $name }={ $value }`
    { $stated ->
        [yes] In het boekje: `{ $booklet }`. Dit kan ook: { $allowed }.
       *[no] Standaard: `{ $booklet }`. Dit kan ook: { $allowed }.
    }
house-look-only = -# { $stage ->
    [lobby] De organisator stelt deze regels in.
    [tournament] Alle tafels van het toernooi spelen met deze regels.
   *[other] Deze regels liggen vast.
}
house-changed = Aangepast.
house-by-the-booklet = standaard
house-select-switch = Kies een regel en zie wat er kan
house-select-value = Kies een waarde
house-form-rules = Wat van de standaardregels afwijkt
house-section-options = Wat jullie zelf kiezen
house-section-match = Spelers, ronden, einde van de partij
house-section-deal = Kaartspel, geven, begin
house-section-turn = Trekken en de beurt
house-section-claim = Aflegkaarten krijgen
house-section-melds = Sets en rijen
house-section-joker = Jokers
house-section-opening = Eerste combinaties, aanleggen
house-section-rearrange = De tafel ombouwen
house-section-ending = Het einde van een ronde
house-section-variants = Spelvarianten uit het boekje
house-section-points = Waarden en punten

rule-sets-about =
    ## { change-saved }
    { $count ->
        [0] Nog geen.
       *[other] Elke organisator kan ze aan tafel kiezen, onder **{ button-change }**.
    }
rule-sets-select = Bekijk …
button-rule-set-new = Nieuwe regels bewaren
rule-set-which = Voor welk spel zijn ze?
rule-set-which-select = Kies een spel …
rule-set-form = Regels bewaren
rule-set-field-name = Hun naam
rule-set-about =
    ## { $name }
    { $rules ->
        [none] { $game } met standaardregels
       *[other] { $game }: `{ $rules }`
    }
    { $default ->
        [yes] Deze server speelt { $game } met deze regels.
       *[no] {""}
    }
button-rule-set-use = Speel hier met deze
button-rule-set-booklet = Speel met standaardregels
button-rule-set-delete = Vergeten

rule-set-choice = { $name } ({ $game })

game-glance = { $length ->
    [none] { $game }, { $seats } spelers
   *[other] { $game }, { $seats } spelers, zo’n { $length }
}
game-length = zo’n { $length }
new-which = ## Welk spel?
    De tijden gelden voor een tafel waar iedereen erbij zit.
new-group-cards = Rummy met kaarten
new-group-two = Gin, voor twee
new-group-rack = Rummy met stenen
new-group-teams = Helden tegen schurken
new-game-about = { $single ->
    [yes] { $range } spelers, { $length }
   *[no] { $range } spelers; met { $seats } { $length }
}
new-chosen = ## { $glance }
    { $summary }
new-house = **{ button-house }**
new-seats = { $seats } spelers
new-seats-select = Hoeveel spelers
new-pace-select = Hoe snel
new-computers = { $computers ->
    [0] Geen computerspelers
    [1] Eén computerspeler
   *[other] { $computers } computerspelers
}
new-computers-select = { change-computer }
button-new-like = Net als laatst: { $glance }
button-new-set = Tafel klaarzetten
button-new-thread = In een nieuwe thread
button-new-other = Een ander spel

learn-welcome = **Oefenen: { $game }** tegen de computer. Druk op **{ button-hand }** onder het bord: bij elke beurt legt een regel je uit wat er kan. Neem rustig de tijd. Stoppen doe je met **/{ command-games.name }**.
learn-welcome-duel = **Oefenen: { $game }** tegen de computer. Druk op **{ button-board-flip }** onder het bord. Stoppen doe je met **/{ command-games.name }**.
learn-dealt = Je oefenspel { $game } staat klaar [in je berichten]({ $board }).{ $chosen ->
    [yes] { " " }De verdelingen zijn uitgekozen om van te leren.
   *[no] { "" }
}
learn-running = Je oefent { $game }: [ga verder]({ $board }).
button-learn-switch = Overstappen naar { $game }
learn-closed = Ik kan je geen privébericht sturen. Sta ze in je privacyinstellingen toe van leden van deze server en probeer het nog eens.
