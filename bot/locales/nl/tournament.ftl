reject-table_of_tournament = Deze tafel hoort bij een toernooi, en alleen de organisator ervan kan hem beëindigen: met “{ button-tournament-decide }”, in /{ command-tournament.name } { command-tournament-host.name }.
reject-several_tables = Je zit hier aan meer tafels: { $threads }. Zeg het in de thread van de tafel die je bedoelt.
reject-no_such_tournament = Zo’n toernooi is hier niet. Met /{ command-tournament.name } { command-tournament-list.name } zie je welke er wel zijn.
reject-which_tournament = Er zijn hier meer toernooien. Noem het toernooi dat je bedoelt in het veld **{ option-tournament.name }** van het commando.
reject-tournament_unreadable = Dit toernooi is op het moment niet te lezen. Vraag wie Talon beheert om ernaar te kijken.
reject-not_a_draft = De inschrijving voor dit toernooi is open, dus de voorwaarden staan vast. Blaas het af en maak een ander om ze te veranderen.
reject-still_a_draft = Dit toernooi wordt nog voorbereid. Wacht tot de organisator de inschrijving opent.
reject-not_tournament_host = Alleen de organisator van dit toernooi of wie de server beheert kan dat.
reject-may_not_host = Alleen wie deze server beheert, of de rol heeft die in /{ command-settings.name } staat, kan hier een toernooi houden.
reject-too_many_tournaments = Deze server heeft al { $most } toernooien, en meer kan niet. Wacht tot er een voorbij is, of blaas er een af.
reject-bad_tournament_name = Een toernooi heeft een naam van 1 tot { $most } tekens nodig.
reject-bad_format = Zo’n soort toernooi bestaat niet. Kies er een uit de lijst.
reject-league_too_quick = Een competitie opent al haar tafels tegelijk: kies een tempo vanaf { $least } per beurt.
reject-bad_round_time = In dit tempo kan een ronde { $least } tot { $most } duren. Schrijf bijvoorbeeld `2h`, `3d` of `14d`.
reject-bad_check_in = De check-in kan hooguit { $most } open zijn. Schrijf bijvoorbeeld `30m` of `2h`.
reject-too_many_computers = Er kunnen hooguit { $most } computerspelers meedoen. Kies er minder.
reject-start_passed = Het tijdstip waarop het zou beginnen, is voorbij. Kies een later, of begin met de hand.
reject-role_needed = Alleen leden met de rol <@&{ $role }> kunnen aan dit toernooi meedoen.
reject-already_entered = Je doet al mee aan dit toernooi. Kijk hoe het staat met /{ command-tournament.name } { command-tournament-mine.name }.
reject-bad_extension = Per keer kan er { $least } tot { $most } bij. Schrijf bijvoorbeeld `30m`, `2h` of `1d`.
reject-bad_length = “{ $given }” is geen tijdsduur. Schrijf bijvoorbeeld `30m`, `2h` of `1d`.
reject-not_entered = Je doet niet mee aan dit toernooi.

tournament-reject-not_open = De inschrijving voor dit toernooi is voorbij. Andere vind je met /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-not_running = Dit toernooi is nog niet begonnen. De organisator begint het, of het tijdstip dat op het bord staat.
tournament-reject-over = { $phase ->
    [cancelled] Dit toernooi is afgeblazen.
   *[other] Dit toernooi is voorbij. Kijk hoe het afliep met /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-paused = Dit toernooi is gepauzeerd. Het gaat verder als de organisator dat zegt.
tournament-reject-not_paused = Dit toernooi is niet gepauzeerd, dus er valt niets te hervatten.
tournament-reject-no_check_in = { $phase ->
    [open] De check-in is nog niet open. Je wordt geroepen als het zover is.
   *[other] Dit toernooi heeft nu geen check-in.
}
tournament-reject-too_few = Er kunnen tot nu toe maar { $there } spelen, en er zijn er { $least } nodig om te beginnen. Nodig meer spelers uit.
tournament-reject-no_such_entrant = Niemand met die naam doet aan dit toernooi mee. Kies een naam uit de lijst.
tournament-reject-not_in = Deze speler doet niet meer mee. Kijk wie wel met /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-left = Je doet niet meer mee. Kijk hoe het staat met /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-still_in = Je doet al mee, dus je hoeft niet terug te komen.
tournament-reject-may_not_return = Je kunt niet terug in dit toernooi.
tournament-reject-entry_closed = Dit toernooi is al te ver om nu nog mee te doen. Andere vind je met /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-checked_in_already = Je bent al ingecheckt. Het begint op het tijdstip dat op het bord staat.
tournament-reject-rest_in_arena_only = Alleen in een arena kun je tussen tafels rusten. Stoppen doe je met /{ command-tournament.name } { command-tournament-leave.name }.
tournament-reject-nothing_changes = { $resting ->
    [yes] Je rust al.
   *[other] Je krijgt al een tafel.
}
tournament-reject-bad_lot = De loting voor dit toernooi ging mis. Probeer het zo nog eens.
tournament-reject-bad_seeds = De plaatsing noemt iemand twee keer, of iemand die niet meedoet. Noem elke speler één keer.
tournament-reject-round_not_due = Het toernooi is al verder. Kijk op het bord hoe het ervoor staat.
tournament-reject-bad_pairing = Het toernooi ging verder terwijl de tafels werden geloot. Probeer het zo nog eens.
tournament-reject-not_finished = Dit toernooi is nog niet uitgespeeld.
tournament-reject-no_such_table = { $table ->
    [none] Er is nog geen ronde { $round }. Je ziet ze met “{ button-tournament-tables }” in /{ command-tournament.name } { command-tournament-standings.name }.
   *[other] Er is geen tafel { $table } in ronde { $round }. Je ziet ze met “{ button-tournament-tables }” in /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-table_ended = Tafel { $table } van ronde { $round } heeft al een uitslag. Wil je die veranderen, beslis dan over de tafel.
tournament-reject-bad_result = Een uitslag noemt voor elk van de { $seats } plaatsen aan tafel een klassering, de beste als 1. Wordt er een gedeeld, dan vervallen de volgende: `1 1`, `1 1 3`.
tournament-reject-bad_totals = Schrijf voor elke plaats een totaal van −{ $most } tot { $most }.
tournament-reject-totals_needed = In dit toernooi komen punten uit totalen. Noem ook het totaal van elke plaats.
tournament-reject-not_at_table = Deze speler zit niet aan tafel { $table } van ronde { $round }.
tournament-reject-round_ended = Dat is in ronde { $round } al uitgespeeld, dus meer tijd heeft geen zin.
tournament-reject-deadline_passed = De tijd van ronde { $round } is al om.
tournament-reject-reason_needed = Zeg waarom: iedereen in het toernooi krijgt de reden te horen.
tournament-reject-no_such_act = Er is geen ingreep nummer { $act }. Je ziet ze met /{ command-tournament.name } { command-tournament-host.name }.
tournament-reject-undone_already = Dat is al teruggedraaid.
tournament-reject-cannot_undo = Dat is niet terug te draaien. Doe in plaats daarvan het omgekeerde.
tournament-reject-too_late_to_undo = Het is te laat om dat terug te draaien: intussen is er verder gespeeld.
tournament-reject-too_late_to_decide = Het is te laat om over die tafel te beslissen: intussen is er een nieuwe ronde begonnen.
tournament-reject-later_act_first = Iets van later bouwt daarop voort. Draai eerst ingreep nummer { $later } terug.
tournament-reject-too_many = Hier treft iedereen iedereen, en dat gaat met hooguit { $most } spelers; er doen er { $there } mee. Stel een maximum in.
tournament-reject-no_bell = Alleen een arena heeft een bel, en die gaat één keer.
tournament-reject-not_seeded = In dit toernooi plaatst het lot iedereen. Geplaatsten noem je in een competitie, of in een knock-out die daarmee is voorbereid.
tournament-reject-ending_already = Er begint toch geen ronde meer. Het toernooi eindigt met de tafels die nu spelen.

tournament-fault-seats_crossed = Het kleinste aantal plaatsen aan een tafel, { $least }, is meer dan het grootste, { $most }. Kies er minder.
tournament-fault-nobody_knocked_out = Aan elke tafel gaat er iemand knock-out: er kunnen er hooguit { $most } door.
tournament-fault-third_place_of_two = Om de derde plaats speel je alleen waar tafels twee plaatsen hebben.
tournament-fault-division_too_small = Een divisie van deze grootte vult geen tafel. Er zijn minstens { $least } spelers nodig.
tournament-fault-playing_costs = Spelen mag hier geen punten kosten. Kies punten per klassering.
tournament-fault-streak_of_places = Een reeks telt alleen dubbel waar punten per klassering gaan. Kies punten per klassering.
tournament-fault-too_many_move = Er zouden meer spelers verhuizen dan een divisie heeft. Het kunnen er hooguit { $most } per kant zijn.
reject-player_not_entered = Deze speler doet niet mee aan het toernooi. Kijk wie wel met /{ command-tournament.name } { command-tournament-standings.name }.
reject-bad_seeds_named = Er doet niemand mee die { $name } heet. Noem spelers met @, of zoals op het bord, met komma’s ertussen.
reject-several_so_called = Meer dan één speler heet { $name }. Noem ze met @.
reject-no_seasons = Alleen een competitie heeft seizoenen.
reject-season_begun = Het volgende seizoen is al begonnen.
reject-check_in_open = De check-in loopt nog. Begin als iedereen er is, of haal eruit wie er niet is.
reject-bad_numbers = Schrijf één geheel getal voor elke plaats, in de volgorde van de plaatsen: `2 1`, `2 1 3`.

command-tournament = Toernooien: meedoen, kijken hoe het staat, of er een houden
    .name = toernooi
command-tournament-create = Een toernooi in dit kanaal voorbereiden; niemand ziet het voordat je de inschrijving opent
    .name = maken
command-tournament-join = Aan een toernooi meedoen
    .name = meedoen
command-tournament-leave = Een toernooi verlaten, of ermee stoppen: dan speelt de computer voor je verder
    .name = verlaten
command-tournament-standings = De stand, de tafels van elke ronde en ieders weg bekijken
    .name = stand
command-tournament-mine = Jouw tafels en jouw weg in een toernooi: inchecken, rusten, verlaten
    .name = mijn
command-tournament-list = De toernooien van deze server bekijken
    .name = lijst
command-tournament-host = Je toernooi leiden: hoe het staat, en alles wat je eraan kunt doen
    .name = leiden
option-tournament = welk, als er meer zijn
    .name = toernooi
option-tournament-name = hoe het heet
    .name = naam
option-tournament-format = wat voor toernooi
    .name = soort
option-tournament-role = alleen leden met deze rol kunnen meedoen
    .name = rol

tournament-format-swiss = Zwitsers systeem
tournament-format-round_robin = Iedereen tegen iedereen
tournament-format-knockout = Knock-out
tournament-format-ladder = Ladder met afvallers
tournament-format-league = Competitie
tournament-format-arena = Arena
tournament-format-line = { $format ->
    [swiss] { $extent ->
        [1] Zwitsers systeem, 1 ronde, tafels van { $seats }
       *[other] Zwitsers systeem, { $extent } ronden, tafels van { $seats }
    }
    [round_robin] { $extent ->
        [1] Iedereen één keer tegen iedereen, tafels van { $seats }
       *[other] Iedereen { $extent } keer tegen iedereen, tafels van { $seats }
    }
    [knockout] { $extent ->
        [1] Knock-out, tafels van { $seats }
       *[other] Knock-out, de beste { $extent } van elke tafel gaan door, tafels van { $seats }
    }
    [ladder] Ladder, eruit bij { $extent } punten, ronden hooguit: { $rounds }, tafels van { $seats }
    [league] { $extent ->
        [1] Competitie, in een divisie iedereen één keer tegen iedereen, tafels van { $seats }
       *[other] Competitie, in een divisie iedereen { $extent } keer tegen iedereen, tafels van { $seats }
    }
   *[other] Arena, tafels van { $seats }
}
tournament-choose-act = Kies wat je wilt doen
tournament-choose-road = Wiens weg?
tournament-choose-round = Welke ronde?
tournament-choose-format = Wat voor toernooi
tournament-choose-game = Welk spel
tournament-choose-set = Met welke regels
tournament-choose-seats = Hoeveel aan een tafel
tournament-choose-pace = Hoe snel
tournament-choose-rounds = Hoeveel ronden
tournament-choose-new-opponents-first = Wie treft wie
tournament-choose-best-against-best = De laatste ronde
tournament-choose-late-rounds = Wie mag er nog bij
tournament-choose-laps = Hoe vaak treft iedereen iedereen
tournament-choose-go-on = Hoeveel van een tafel gaan door
tournament-choose-seeding = Wie staat waar
tournament-choose-third-place = Derde plaats
tournament-choose-out-at = Wie ligt eruit
tournament-choose-max-rounds = Hoeveel ronden hooguit
tournament-choose-division-size = Hoe groot is een divisie
tournament-choose-moving = Hoeveel gaan er omhoog en omlaag
tournament-choose-streak-from = Tafels achter elkaar gewonnen
tournament-choose-leftovers = Wie geen tafel vult
tournament-choose-points = Wat een tafel oplevert
tournament-choose-ties = Wat telt het eerst bij gelijke stand
tournament-choose-bye-points = Wat een vrije ronde oplevert
tournament-choose-unfinished = Tafels die niet op tijd klaar zijn
tournament-choose-computers = Hoeveel computerspelers doen mee
tournament-choose-strength = Hoe goed ze spelen
tournament-choose-rests = Wanneer beurten rusten
tournament-choose-role = Wie mag meedoen
tournament-choose-help = Hulp aan de tafels
tournament-option-set = { $value ->
    [booklet] { change-standard }
   *[other] Onze regels: { $value }
}
tournament-option-seats = Tafels van { $value }
tournament-option-rounds = { $value ->
    [1] 1 ronde
   *[other] { $value } ronden
}
tournament-option-new-opponents-first = { $value ->
    [yes] Nieuwe tegenstanders gaan vóór gelijke punten
   *[other] Gelijke punten gaan vóór nieuwe tegenstanders
}
tournament-option-best-against-best = { $value ->
    [yes] In de laatste ronde treffen de besten de besten
   *[other] De laatste ronde wordt geloot als de andere
}
tournament-option-late-rounds = { $value ->
    [0] Na het begin komt er niemand meer bij
   *[other] Later meedoen kan tot ronde { $next } begint
}
tournament-option-laps = { $value ->
    [1] Iedereen één keer tegen iedereen
   *[other] Iedereen { $value } keer tegen iedereen
}
tournament-option-go-on = { $value ->
    [1] De beste van elke tafel gaat door
   *[other] De beste { $value } van elke tafel gaan door
}
tournament-option-seeding = { $value ->
    [given] Eerst geplaatsten, genoemd in /{ command-tournament.name } { command-tournament-host.name }
   *[other] Alle plaatsen worden geloot
}
tournament-option-third-place = { $value ->
    [yes] De verliezers van de halve finales spelen om de derde plaats
   *[other] Om de derde plaats wordt niet gespeeld
}
tournament-option-out-at = { $value ->
    [1] Eruit bij 1 punt
   *[other] Eruit bij { $value } punten
}
tournament-option-max-rounds = { $value ->
    [1] Hooguit 1 ronde
   *[other] Hooguit { $value } ronden
}
tournament-option-division-size = { $value ->
    [1] Divisies van 1
   *[other] Divisies van ongeveer { $value }
}
tournament-option-moving = { $value ->
    [0] Niemand gaat omhoog of omlaag
    [1] De beste gaat omhoog, de laatste omlaag
   *[other] De beste { $value } gaan omhoog, de laatste { $value } omlaag
}
tournament-option-streak-from = { $value ->
    [none] Elke gewonnen tafel telt één keer
    [1] Na 1 gewonnen tafel tellen de volgende dubbel
   *[other] Na { $value } gewonnen tafels tellen de volgende dubbel
}
tournament-option-leftovers = { $value ->
    [byes] Een speler zonder tafel heeft een vrije ronde
    [computers] Computers vullen de laatste tafel
   *[other] Kleinere tafels, zodat niemand hoeft te wachten
}
tournament-option-points = { $value ->
    [difference] Punten naar hoever de totalen uit elkaar liggen
    [totals] De totalen van het spel zelf tellen
   *[other] Punten per klassering
}
tournament-option-bye-points = { $value ->
    [win] Een vrije ronde telt als gewonnen tafel
    [loss] Een vrije ronde telt als verloren tafel
   *[other] Een vrije ronde levert gemiddelde punten op
}
tournament-option-unfinished = { $value ->
    [computer_finishes] De computer speelt ze uit
   *[other] De score op dat moment telt
}
tournament-ties = { $first ->
    [opponents] Eerst hoe sterk de tegenstanders waren
    [sonneborn_berger] Eerst de punten van wie je versloeg
    [direct] Eerst de tafels waaraan ze samen zaten
   *[other] Eerst de beste losse tafel
}
tournament-option-computers = { $value ->
    [0] Geen computerspelers
    [1] 1 computerspeler
   *[other] { $value } computerspelers
}
tournament-option-strength = Sterkte: { $value }
tournament-option-rests = { $value ->
    [both] Beurten rusten tijdens stille uren en vakanties
    [quiet] Beurten rusten alleen tijdens stille uren
    [vacation] Beurten rusten alleen tijdens vakanties
   *[other] Beurten rusten nooit
}
tournament-option-role = { $value ->
    [everybody] Iedereen mag meedoen
   *[other] Alleen leden met { $value } mogen meedoen
}
tournament-option-help = { $value ->
    [on] Hulp zoals aan elke tafel
   *[other] Geen hulp van de computer
}
tournament-break-opponents = Teg.
tournament-break-sonneborn_berger = Versl.
tournament-break-direct = Samen
tournament-break-best_table = Beste
tournament-tie-opponents = hoe sterk de tegenstanders waren
tournament-tie-sonneborn_berger = de punten van wie je versloeg
tournament-tie-direct = de tafels waaraan ze samen zaten
tournament-tie-best_table = de beste losse tafel

tournament-draft = -# Nog niemand ziet dit. { $computers ->
    [0] {""}
    [1] Er doet één computerspeler mee.
   *[other] Er doen { $computers } computerspelers mee.
} { $checkin ->
    [none] {""}
   *[other] De check-in is { $checkin } open.
} { $limit ->
    [none] {""}
   *[other] Er is plaats voor { $limit }, met een wachtlijst.
} { $starts ->
    [none] Jij laat het beginnen.
   *[other] Het begint { $starts }.
}
tournament-draft-forgotten = Vergeten. Niemand heeft het gezien.
tournament-opened = De inschrijving voor **{ $name }** is open. Het bord staat in { $channel }.
tournament-not-here = Een toernooi heeft een tekstkanaal nodig, waar het voor elke tafel een thread kan openen. Probeer het in zo’n kanaal.
tournament-draft-roleless = De rol die mag meedoen, is verwijderd: kies een andere, of laat iedereen meedoen.
button-draft-open = Inschrijving openen
button-draft-times = Naam en tijden
button-draft-forget = Vergeet het
tournament-form-name = Naam
tournament-form-round = Tijd van een ronde: 2h, 3d, 14d
tournament-form-checkin = Check-in vóór het begin: 30m, of leeg
tournament-form-starts = Begint over: 2h, 3d, of leeg
tournament-form-starts-hint = leeg: je begint het zelf
tournament-form-limit = Plaats voor hoeveel spelers, of leeg

tournament-about = ## { $name }
    { $house ->
        [none] { $format } · **{ $game }**
       *[other] { $format } · **{ $game }** met huisregels: { $house }
    }
    { $arena ->
        [yes] Tempo: { $pace } · de bel gaat na { $time } · organisator: { $host }
       *[other] Tempo: { $pace } · { $time } per ronde · organisator: { $host }
    }
    -# { $points ->
        [knockout] Win en je gaat door.
        [place] Punten per klassering. Gelijke stand: { $ties }, dan het lot.
        [behind] Minpunten: hoever je achter de beste van de tafel ligt. Gelijke stand: { $ties }, dan het lot.
        [difference] Punten naar hoever de totalen uit elkaar liggen. Gelijke stand: { $ties }, dan het lot.
       *[other] De totalen van het spel zelf tellen. Gelijke stand: { $ties }, dan het lot.
    } { $unfinished ->
        [score_now] Een tafel die niet op tijd klaar is, telt zoals het staat.
       *[other] Een tafel die niet op tijd klaar is, speelt de computer uit.
    } { $help ->
        [yes] De computer mag helpen.
       *[other] {""}
    } { $role ->
        [none] {""}
       *[other] Alleen { $role } kan meedoen.
    } { $more ->
        [none] {""}
       *[other] { $more }
    }
tournament-agreed = { $what ->
    [check_in] De check-in is { $value } open vóór het begin: wie er dan niet is, doet niet mee.
    [last] In de laatste ronde treffen de besten de besten.
    [new] Nieuwe tegenstanders gaan vóór gelijke punten.
    [late] Later meedoen kan tot ronde { $value } begint.
    [seeded] De organisator noemt vóór het begin de geplaatsten; de anderen plaatst het lot.
    [third] Om de derde plaats wordt gespeeld.
    [divisions] { tournament-option-division-size }.
    [moving] { $value ->
        [1] De beste van elke divisie gaat volgend seizoen omhoog, de laatste omlaag.
       *[other] De beste { $value } van elke divisie gaan volgend seizoen omhoog, de laatste { $value } omlaag.
    }
    [streak] { $value ->
        [1] Na 1 gewonnen tafel tellen de volgende op rij dubbel.
       *[other] Na { $value } gewonnen tafels op rij tellen de volgende dubbel.
    }
    [leftovers] { tournament-option-leftovers }.
    [byes] { tournament-option-bye-points }.
    [rests] { tournament-option-rests }.
   *[other] Er begint geen ronde meer.
}
tournament-state = { $status ->
    [open] **De inschrijving is open.** { $limit ->
        [none] {""}
       *[other] Er is plaats voor { $limit }.
    } { $starts ->
        [none] De organisator laat het beginnen.
        [gone] Wie de server beheert, laat het beginnen.
       *[other] Het begint { $starts }.
    }
    [check_in] { $people ->
        [0] **De check-in is open.**
       *[other] **De check-in is open**: { $checked } van { $people } zijn er.
    } Het begint { $starts }.
    [paused] **Gepauzeerd.** { $round ->
        [none] {""}
       *[other] { $round }: tafels klaar: { $done } van { $tables }.
    }
    [running] **{ $round ->
        [none] De tafels van de eerste ronde worden geloot.
       *[other] { $round }:
    }** { $tables ->
        [0] {""}
       *[other] { $opening ->
            [0] Tafels klaar: { $done } van { $tables }.{ $next ->
                [none] { $ends ->
                    [none] {""}
                   *[other] {" "}{ $ends }.
                }
               *[other] { $left ->
                    [yes] {" "}De volgende ronde begint { $next }.
                    [alone] {" "}Er is nog maar één speler over. De winnaars worden genoemd { $next }.
                   *[no] {" "}De winnaars worden genoemd { $next }.
                }
            }
           *[other] De tafels gaan open: { $opening } van { $tables } komen nog.
        }
    }
    [over] { $lot ->
        [yes] **Voorbij.** Gewonnen door { $winners }, door het lot.
       *[no] **Voorbij.** Gewonnen door { $winners }.
    }
   *[other] **Afgeblazen.**
}
tournament-ends = { $what ->
    [bell] De bel gaat { $ends }
    [round] De ronde eindigt { $ends }
    [all] Alle open rondes eindigen { $ends }
   *[some] Eerstvolgende einde, { $ends }: { $rounds }
}
tournament-stands-still = Aan geen enkele tafel kan nu gespeeld worden, dus hun tijd wacht
tournament-entrants = { $count ->
    [0] { tournament-nobody-yet }
    [1] 1 speler: { $names }
   *[other] { $count } spelers: { $names }
}
tournament-more-players = { $count ->
    [1] nog 1
   *[other] nog { $count }
}
tournament-computers = { $count ->
    [1] 1 computerspeler
   *[other] { $count } computerspelers
}
tournament-entrant = { $here ->
    [yes] { $name } ✓
   *[other] { $name }
}
tournament-waiting = { $count ->
    [1] Op de wachtlijst: { $names }
   *[other] { $count } op de wachtlijst: { $names }
}
tournament-nobody-yet = Nog niemand doet mee.
tournament-fair = { $secret ->
    [none] Het schudden van alle tafels is verzegeld met `{ $commitment }`, de SHA-256 van een geheim dat is getrokken voordat iemand meedeed. Het wordt onthuld als het toernooi voorbij is, en dan is elke verdeling na te gaan.
   *[other] Het geheim waarmee de kaarten van alle tafels geschud zijn: `{ $secret }`
        De SHA-256 ervan was te zien voordat iemand meedeed: `{ $commitment }`
        Met het replaybestand kan iedereen elke verdeling nagaan via `talon verify`.
}
tournament-filler = computer
tournament-entered-again = { $name } (eerder)
button-tournament-join = Meedoen
button-tournament-leave = Verlaten
button-tournament-drop = Stoppen
button-tournament-checkin = Ik ben er
button-tournament-standings = Stand
button-tournament-tables = Tafels
button-tournament-mine = Mijn weg
button-tournament-host = Leiden
button-tournament-fair = { button-fair }
button-tournament-export = Bestanden
button-tournament-start = { $checkin ->
    [yes] Check-in openen
   *[other] Beginnen
}
button-tournament-pause = Pauze
button-tournament-end = Eerder eindigen
button-tournament-seed = Geplaatsten noemen
button-tournament-remove = Speler eruit halen
button-tournament-decide = Over tafel beslissen
button-tournament-cancel = Afblazen
button-tournament-rest = Rusten
button-tournament-play = Weer een tafel
button-tournament-season = Volgend seizoen
button-tournament-help = Hoe het werkt
button-tournament-resume = Verdergaan
button-tournament-extend = Meer tijd geven
button-tournament-undo = Draai ingreep { $act } terug

tournament-joined = { $waits ->
    [yes] Je staat op de wachtlijst van **{ $name }**. { $how ->
        [vacancy] Je komt erin als er iemand weggaat, of volgend seizoen.
        [season] Volgend seizoen kom je erin.
       *[full] Je komt erin als er iemand weggaat.
    }
   *[no] Je doet mee aan **{ $name }**. { $how ->
        [late] Je speelt vanaf de volgende ronde mee.
        [free] Je krijgt een tafel zodra er een is.
        [back] { seat-taken-back }
        [taken] Je wordt naar je tafels geroepen.
        [last] Er begint geen ronde meer.
        [check_in] Zodra de check-in begint, word je geroepen.
       *[in] Als het begint, word je naar je tafel geroepen.
    }
}
tournament-drop = { $sits ->
    [others] Uit **{ $name }** stappen? Anderen mogen je tafels overnemen.
    [yes] Uit **{ $name }** stappen? De computer speelt voor je verder.
   *[no] Uit **{ $name }** stappen?
}
tournament-left = { $how ->
    [table] Je bent gestopt met **{ $name }**. Aan je tafel speelt de computer voor je verder.
    [dropped] Je bent gestopt met **{ $name }**.
   *[left] Je hebt **{ $name }** verlaten.
}
tournament-checked-in = Je bent ingecheckt.
tournament-resting = { $resting ->
    [yes] Je krijgt geen tafel tot je er weer een wilt.
   *[other] Je krijgt een tafel zodra er een is.
}
tournament-standings = **{ $name }**
tournament-called-off = afgeblazen
tournament-dropped = niet uitgespeeld
tournament-table-line = { $thread ->
    [none] **{ $heading }**: { $names }
   *[other] **{ $heading }** { $thread }: { $names }
} · { $state ->
    [waiting] opent zo
    [playing] bezig
    [dropped] { tournament-dropped }
    [played] klaar
    [scored_now] geteld zoals het stond
    [computer_finished] uitgespeeld door de computer
   *[other] beslist door de organisator
}
tournament-mine = **{ $name }** · { $status ->
    [in] doet mee
    [resting] rust
    [took_part] deed mee
    [out] ligt eruit
    [waiting] op de wachtlijst
    [waited] stond op de wachtlijst
    [withdrawn] heeft verlaten
    [missed_check_in] was er niet bij de check-in
    [dropped] is gestopt
    [no_show] kwam niet naar de tafel
   *[other] is eruit gehaald
} { $thread ->
    [none] {""}
   *[other] · nu aan { $thread }
}
tournament-export = De cijfers voor een rekenblad, en alles wat er gebeurde. { $replay ->
    [there] `talon verify` kijkt het replaybestand na.
    [later] Is het toernooi voorbij, dan kijkt `talon verify` het replaybestand na.
   *[none] {""}
}
tournament-season-begun = Seizoen { $season } van **{ $name }** begint { $starts }. Iedereen zit in een divisie en wordt geroepen om in te checken; wie dat niet doet, ligt eruit.
tournament-season-there = { reject-season_begun } [{ $name }]({ $board })
tournaments-heading = **Toernooien van deze server**
tournaments-none = Hier is nog geen toernooi geweest. Houd er een met /{ command-tournament.name } { command-tournament-create.name }.
tournament-called = { $season ->
    [none] { $name }
   *[other] { $name } · seizoen { $season }
}
tournaments-line = - [{ $name }]({ $board }) · { $format } · { $game } · { $status ->
    [draft] in voorbereiding
    [open] de inschrijving is open, spelers: { $entered }
    [check_in] de check-in is open
    [running] ronde { $round }
    [paused] gepauzeerd
    [over] voorbij
   *[other] { tournament-called-off }
}

tournament-thread-name = { $name } · { $where }
tournament-check-in-call = { $who }: druk bij [{ $name }]({ $board }) op **{ button-tournament-checkin }** om je plaats te houden. Tot wanneer staat daar.
tournament-where = { $stage ->
    [final] de finale
    [third] de partij om de derde plaats
   *[other] ronde { $round }, tafel { $table }
}
tournament-card = { $ended ->
    [none] **{ $name }** · { $where }: { $names }
    [played] **{ $name }** · { $where }: klaar
    [scored_now] **{ $name }** · { $where }: telt zoals het stond
    [computer_finished] **{ $name }** · { $where }: uitgespeeld door de computer
   *[other] **{ $name }** · { $where }: beslist door de organisator
}
tournament-closing = { $ended ->
    [decided] **De organisator heeft over deze tafel beslist.** Dit telt:
    [computer_finished] **De tijd was om, en de computer heeft deze tafel uitgespeeld.** Dit telt:
   *[scored_now] **De tijd is om, en de tafel is gesloten.** Dit telt:
}
tournament-goes-on = { $count ->
    [1] { $names } gaat door.
   *[other] { $names } gaan door.
}
tournament-result-line = { $total ->
    [none] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points }, door de computer
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points }
    }
   *[other] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points } (totaal { SCORE($total) }), door de computer
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points } (totaal { SCORE($total) })
    }
}
tournament-table-call = { $who ->
    [none] Aan deze tafel spelen computers.
   *[other] { $who }: hier wordt gespeeld: [{ $name }]({ $board }), { $where }.
}
tournament-table-fair = -# Het geheim voor het schudden ligt vast. Dit is de SHA-256: `{ $commitment }`
tournament-seat-word = { $who ->
    [none] De computer speelt vanaf nu op de plaats van { $gone }.
   *[other] { $who } neemt de plaats van { $gone }. Die is vanaf nu van jou: open je hand onder het bord.
}
tournament-bye-word = { $who }: vrij in ronde { $round } van [{ $name }]({ $board }). { $brings ->
    [next] Door zonder tafel.
    [win] Dat telt als gewonnen tafel.
    [loss] Dat telt als verloren tafel.
   *[average] Dat levert gemiddelde punten op.
} { $left ->
    [yes] Als de volgende ronde begint, volgt een oproep.
    [season] Alle rondes van het seizoen gaan tegelijk open.
   *[no] Dit is de laatste ronde.
}
tournament-round-over = **[{ $name }]({ $board })**: ronde { $round } is voorbij.
tournament-act = { $undone ->
    [yes] { $kind ->
        [decide] { $host } heeft de beslissing over een tafel teruggedraaid, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } heeft de extra tijd ({ $time }) tot de bel teruggedraaid: { $reason }
           *[other] { $where ->
                [none] { $host } heeft de extra tijd ({ $time }) voor ronde { $round } teruggedraaid: { $reason }
               *[other] { $host } heeft de extra tijd ({ $time }) voor een tafel teruggedraaid, { $where }: { $reason }
            }
        }
        [end] { $host } laat het toernooi toch doorgaan tot zijn laatste ronde: { $reason }
       *[other] { $host } heeft teruggedraaid dat { $player } eruit is gehaald: { $reason }
    }
   *[other] { $kind ->
        [decide] { $host } heeft over een tafel beslist, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } laat de bel { $time } later gaan: { $reason }
           *[other] { $where ->
                [none] { $host } geeft { $time } extra aan ronde { $round }: { $reason }
               *[other] { $host } geeft { $time } extra aan een tafel, { $where }: { $reason }
            }
        }
        [seed] { $host } heeft de geplaatsten genoemd, de beste eerst: { $seeds }. De reden: { $reason }
        [end] { $host } laat het toernooi eindigen met de tafels die nu spelen: { $reason }
        [remove] { $host } heeft { $player } eruit gehaald: { $reason }
        [pause] { $host } heeft het toernooi gepauzeerd: { $reason }
        [resume] { $host } laat het toernooi verdergaan: { $reason }
       *[other] { $host } heeft het toernooi afgeblazen: { $reason }
    }
}
tournament-act-told = **[{ $name }]({ $board })** · { $act }
tournament-not-begun = { $host }: **{ $name }** is niet begonnen. { $why } { $state }
tournament-crowded = { $host }: deze server heeft zoveel open threads als Discord toelaat, dus tafels van **{ $name }** kunnen nog niet open. Sluit threads die niemand nodig heeft. De tafels gaan vanzelf open zodra er ruimte is.
tournament-hindered = Ik mis { $missing } in { $channel }, dus tafels van **{ $name }** kunnen niet open. Zodra ik mag, gaan ze vanzelf open.
tournament-homeless = Het kanaal van **{ $name }** is verwijderd, dus het toernooi is afgeblazen.
tournament-roleless = De rol die aan **{ $name }** mag meedoen, is verwijderd, dus niemand kan dat nog. Wie het houdt, kan in /{ command-tournament.name } { command-tournament-host.name } iedereen laten meedoen.
tournament-podium = ## { $name }
    { $count ->
        [1] { $lot ->
            [yes] **{ $winners } heeft gewonnen, door het lot!**
           *[no] **{ $winners } heeft gewonnen!**
        }
       *[other] { $divisions ->
            [1] **{ $winners } hebben samen gewonnen!**
           *[other] **{ $winners } hebben hun divisies gewonnen!**
        }
    }

tournament-form-reason = Waarom? Iedereen krijgt het te horen
tournament-form-reason-hint = bijvoorbeeld: de verbinding viel weg
tournament-form-what = Wat krijgt meer tijd?
tournament-form-what-hint = 2 voor ronde 2, 2.3 voor tafel 3 daarvan
tournament-form-whole = ronde { $round }, alle tafels
tournament-form-bell = Alles: de bel gaat later
tournament-form-at = { $where }: { $names }
tournament-form-time = Hoeveel extra?
tournament-form-time-hint = 30m, 2h, 1d
tournament-form-table = Welke tafel?
tournament-form-table-hint = 2.3 voor tafel 3 van ronde 2
tournament-form-places = De klassering per plaats, in die volgorde
tournament-form-totals = De totalen, waar punten daaruit komen
tournament-form-player = Wie wordt eruit gehaald?
tournament-form-player-hint = @Ada, of de naam zoals op het bord
tournament-form-seeds = De geplaatsten, de beste eerst
tournament-form-seeds-hint = @Ada @Ben, of namen met komma’s ertussen

tournament-report = **{ $name }** · { $status ->
    [open] de inschrijving is open
    [check_in] de check-in is open
    [running] { $round ->
        [none] de eerste ronde wordt geloot
       *[other] { $ends ->
            [none] { $round }
           *[other] { $round } · { $ends }
        }
    }
    [paused] gepauzeerd
    [over] voorbij
   *[other] { tournament-called-off }
} · { $waiting ->
    [0] spelers: { $there }
   *[other] spelers: { $there }, wachtend: { $waiting }
}
tournament-report-table = { $thread ->
    [none] - { $where } (gaat open): { $names }
   *[other] - { $thread }: { $names }
}
tournament-report-gone = { $status ->
    [withdrawn] - { $name } heeft verlaten
    [missed_check_in] - { $name } was er niet bij de check-in
    [dropped] - { $name } is gestopt
    [no_show] - { $name } zette niet op tijd
   *[other] - { $name } is eruit gehaald
}
tournament-report-acts = Wat organisatoren deden:
tournament-report-act = { $act }. { $line }

tournament-division = { $name }, divisie { $division }
tournament-after-round = Na ronde { $round }
tournament-points = Punten
tournament-round-heading = { $rounds ->
    [none] Ronde { $round }
   *[other] Ronde { $round } van { $rounds }
}
tournament-table-heading = { $stage ->
    [final] De finale
    [third] De partij om de derde plaats
   *[other] { $round ->
        [none] Tafel { $table }
       *[other] Ronde { $round }, tafel { $table }
    }
}
tournament-open-tables = Open tafels
tournament-all-tables = { $format ->
    [league] Alle tafels van het seizoen
   *[other] Alle tafels tot nu toe
}
tournament-table-note = { $state ->
    [waiting] opent zo
    [playing] bezig
    [dropped] { tournament-dropped }
   *[other] { $ended ->
        [scored_now] zoals het stond
        [decided] beslist
       *[other] {""}
    }
}
tournament-seat-alt = { $points ->
    [none] { $name }
   *[other] { $name } { $points }
}
tournament-table-alt = { $state ->
    [waiting] { $heading }, nog niet open: { $seats }.
    [playing] { $heading }, bezig: { $seats }.
    [dropped] { $heading }, { tournament-dropped }: { $seats }.
   *[other] { $note ->
        [none] { $heading }, klaar: { $seats }.
       *[other] { $heading }, { $note }: { $seats }.
    }
}
tournament-byes-alt = { $count ->
    [1] { $names } heeft een vrije ronde.
   *[other] { $names } hebben een vrije ronde.
}
tournament-standing-alt = { $settled ->
    [lot] { $fate ->
        [out] { $place }. { $name }: { $points }, door het lot, eruit.
        [up] { $place }. { $name }: { $points }, door het lot, gaat omhoog.
        [down] { $place }. { $name }: { $points }, door het lot, gaat omlaag.
       *[none] { $place }. { $name }: { $points }, door het lot.
    }
    [undrawn] { $place }. { $name }: { $points }, het lot beslist als de ronde sluit.
   *[other] { $fate ->
        [out] { $place }. { $name }: { $points }, eruit.
        [up] { $place }. { $name }: { $points }, gaat omhoog.
        [down] { $place }. { $name }: { $points }, gaat omlaag.
       *[none] { $place }. { $name }: { $points }.
    }
}
tournament-moved-alt = { $way ->
    [up] Omhoog: { $places }.
   *[down] Omlaag: { $places }.
}
tournament-bracket-alt = { $heading }: { $names ->
    [none] nog niemand is door.
    [nobody] niemand ging door.
   *[other] door: { $names }.
}
tournament-lot = { $what ->
    [open] { $names } staan gelijk: het lot beslist als de ronde sluit.
    [before] Door het lot gingen door: { $names }; wie gelijk stond, vult de volgende ronde aan.
    [title] { $names } won door het lot, gelijk met { $out }.
    [third] { $names } is derde door het lot, gelijk met { $out }.
    [ahead] Door het lot hoger: { $names }, gelijk met { $out }.
   *[way] Door het lot gingen door: { $names }, gelijk met { $out }.
}
tournament-lot-note = { $drawn ->
    [yes] door het lot
   *[no] het lot beslist
}
tournament-computer-won = computer won
tournament-bye = vrij
tournament-bye-heading = Vrije ronde
tournament-bracket-meets = { $stage ->
    [third] Om de derde plaats treft { $one } { $other }.
   *[none] Dan treft { $one } { $other }.
}
tournament-bracket-third = { $place }. { $name }
tournament-bracket-place-alt = { $place }. { $name }.
tournament-road-met = { $where ->
    [none] Met { $names }, aan tafel { $table }.
   *[other] Met { $names }: { $where }.
}
tournament-road-place = { $how ->
    [gone] Plaats { $place } van { $seats }, door de computer.
    [shared] Plaats { $place } van { $seats }, gedeeld.
   *[alone] Plaats { $place } van { $seats }.
}
tournament-road-bye = Geen tafel te spelen: een vrije ronde.
tournament-road-missed = Niet erbij: telt als verloren tafel.
tournament-road-fate = { $on ->
    [open] het lot beslist
    [third] { $lot ->
        [yes] om de derde plaats, door het lot
       *[no] speelt om de derde plaats
    }
    [on] { $lot ->
        [yes] door, door het lot
       *[no] gaat door
    }
   *[out] { $lot ->
        [yes] eruit, door het lot
       *[no] eruit
    }
}
tournament-place = { $settled ->
    [lot] plaats { $place }, door het lot
   *[other] plaats { $place }
}
tournament-road-alt = { $after ->
    [none] { $heading } ({ $points }): { $met }
   *[other] { $heading } ({ $points }, { $after }): { $met }
}
tournament-podium-points = { $lot ->
    [yes] { $points } · door het lot
   *[no] { $count ->
        [1] { $points } punt
       *[other] { $points } punten
    }
}

tournament-event-where = #{ $channel }
tournament-event-about = Een toernooi { $game }. Meedoen doe je op het bord.
