server-about =
    ## Instellingen van deze server
    { $hosts ->
        [none] **Tafels:** iedereen opent ze
       *[other] **Tafels:** { $hosts } openen ze
    }
    { $channels ->
        [none] **Waar:** overal
       *[other] **Waar:** { $channels }
    }
    { $game ->
        [none] **Spel:** naar keuze van de organisator
       *[other] **Spel:** { $game }
    }
    { $pace ->
        [none] **Tempo:** { pace-daily }
       *[other] **Tempo:** { $pace }
    }
    { $assist ->
        [unsaid] **Hulp:** zoals elk spel het heeft
        [none] **Hulp:** geen
        [placement] **Hulp:** zoekt plekken voor stenen
       *[hints] **Hulp:** zoekt plekken voor stenen en geeft tips
    }
    { $role ->
        [none] **Toernooien:** wie deze server beheert
       *[other] **Toernooien:** { $role }
    }
    { $four ->
        [yes] **Kaartsoorten:** vier kleuren
       *[no] **Kaartsoorten:** twee kleuren
    }
    { $locale ->
        [none] **Taal:** die van elke organisator
       *[other] **Taal:** { $locale }
    }
server-limit = **{ $what }:** { $most }
server-select-page = Kies …
server-page-channels = Waar tafels geopend worden
server-page-hosts = Wie tafels opent
server-page-variant = Het gewone spel
server-page-pace = Het gewone tempo
server-page-assist = Hulp bij het ombouwen
server-page-rules = { change-saved }
server-page-tournaments = Wie toernooien houdt
server-page-events = Serverevenementen
server-page-colours = Kleuren van kaartsoorten
server-page-locale = Taal van borden
server-page-limits = Grenzen
server-page-bars = Wie niet mag spelen
server-about-channels = In welke kanalen, met hun threads, worden tafels geopend? Niets gekozen: overal.
server-about-hosts = Welke rollen openen tafels? Niets gekozen: iedereen.
server-about-variant = Welk spel wordt als eerste aangeboden?
server-about-pace = In welk tempo, tenzij de organisator iets anders zegt?
server-about-assist = Hoeveel hulp bij het ombouwen van de tafel, tenzij de organisator iets anders zegt?
server-about-tournaments = Wiens leden houden toernooien, naast wie deze server beheert?
server-about-events = Moeten toernooien met een vast begin bij de evenementen van deze server staan? Daarvoor moet ik evenementen mogen maken.
server-about-colours = In hoeveel kleuren worden de kaartsoorten getekend? Een bord verandert bij de volgende zet.
server-about-locale = In welke taal worden borden geschreven?
server-events-on = Toernooien als evenement aankondigen
server-events-off = Geen evenementen

server-limit-lobbies_per_person = Open tafels per organisator
server-limit-games_per_person = Tafels waaraan een lid zit
server-limit-commands_per_minute = Commando’s per lid per minuut
server-limit-games_per_channel = Spellen in een kanaal met zijn threads
server-limit-games_per_server = Spellen op de server
server-limit-hint = { $most ->
    [none] Een getal, of niets voor geen grens
   *[other] 1 tot { $most }; niets voor { $most }
}
server-form-limits = Grenzen van deze server
server-cannot-post = In { $channel } kan ik niets plaatsen zonder: { $missing }.
server-channel-gone = Het kanaal is er niet meer.
server-unsaid-variant = De organisator kiest het spel
server-unsaid-pace = Het gewone tempo: { pace-daily }
server-unsaid-locale = Zoals in de instellingen van Discord
server-unsaid-assist = Hulp zoals elk spel het heeft
server-assist = { $assist ->
    [none] Geen hulp bij het ombouwen
    [placement] Hulp zoekt plekken voor gekozen stenen
   *[hints] Hulp zoekt plekken voor stenen en geeft tips
}

bars-on = { $until ->
    [none] { $who } mag vanaf nu niet op deze server spelen.
   *[other] { $who } mag tot { $until } niet op deze server spelen.
} Tafels openen of aanschuiven kan niet meer. { $matches ->
    [out] { $out ->
        [0] Er was geen wachtkamer of partij om uit te gaan.
        [1] Eén wachtkamer of partij gaat zonder verder; in een partij neemt de computer de plaats over, of die vervalt waar de regels dat zeggen.
       *[other] { $out } wachtkamers en partijen gaan zonder verder; in partijen neemt de computer de plaatsen over, of die vervallen waar de regels dat zeggen.
    }
   *[played] { $out ->
        [0] Partijen die al lopen, gaan door tot het einde.
        [1] Eén wachtkamer gaat zonder verder. Partijen die al lopen, gaan door tot het einde.
       *[other] { $out } wachtkamers gaan zonder verder. Partijen die al lopen, gaan door tot het einde.
    }
} Over toernooien beslissen hun organisatoren.
bars-select-add = Laat iemand niet spelen …
bars-form = Niet op deze server
bars-field-reason = Waarom? Diegene krijgt het te horen.
bars-field-days = Hoeveel dagen?
bars-hint-days = Niets: tot je het weer toelaat
button-bars-out = Ook uit lopende partijen
bars-about =
    ## Wie hier niet mag spelen
    { $count ->
        [0] Iedereen mag.
        [1] Eén lid.
       *[other] { $count } leden.
    }
bars-lifted = { $who } mag weer op deze server spelen.
bars-line = { $until ->
    [none] { $reason ->
        [none] - { $who } ({ $name }), sinds { $since }, door { $by }
       *[other] - { $who } ({ $name }), sinds { $since }, door { $by }: { $reason }
    }
   *[other] { $reason ->
        [none] - { $who } ({ $name }), { $since } tot { $until }, door { $by }
       *[other] - { $who } ({ $name }), { $since } tot { $until }, door { $by }: { $reason }
    }
}
bars-select-lift = Laat iemand weer spelen …

greeting =
    ## Hallo, ik ben Talon
    Bij mij speel je rummy met mensen die zelden tegelijk online zijn: met kaarten en stenen, twee tot zes spelers, in minuten of over weken.
    Druk op **{ button-greeting-table }**, of typ /{ command-game.name } { command-game-new.name }. Alleen? /{ command-learn.name } geeft je een oefenspel.
    -# Wie tafels mag openen, en waar: /{ command-settings.name }. Wat ik over je bewaar: /{ command-me.name }.
button-greeting-table = Tafel klaarzetten
button-greeting-help = Zo speel je
button-greeting-settings = Instellingen
