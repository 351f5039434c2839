reject-table_of_tournament = Dieser Tisch gehört zu einem Turnier, und nur dessen Leitung kann ihn beenden: mit „{ button-tournament-decide }“, in /{ command-tournament.name } { command-tournament-host.name }.
reject-several_tables = Du sitzt hier an mehreren Tischen: { $threads }. Sag es im Thread des Tisches, den du meinst.
reject-no_such_tournament = So ein Turnier gibt es hier nicht. Welche es gibt, zeigt /{ command-tournament.name } { command-tournament-list.name }.
reject-which_tournament = Hier gibt es mehrere Turniere. Nenn im Feld **{ option-tournament.name }** des Befehls das, das du meinst.
reject-tournament_unreadable = Dieses Turnier lässt sich gerade nicht lesen. Bitte die Person, die Talon betreibt, danach zu sehen.
reject-not_a_draft = Die Anmeldung für dieses Turnier läuft, seine Bedingungen stehen also fest. Sag es ab und leg ein neues an, um sie zu ändern.
reject-still_a_draft = Dieses Turnier wird noch vorbereitet. Warte, bis die Anmeldung geöffnet ist.
reject-not_tournament_host = Das kann nur die Turnierleitung oder wer den Server verwaltet.
reject-may_not_host = Ein Turnier ausrichten kann hier nur, wer diesen Server verwaltet oder die Rolle hat, die in /{ command-settings.name } steht.
reject-too_many_tournaments = Dieser Server hat schon { $most } Turniere, und mehr gehen nicht. Warte, bis eins vorbei ist, oder sag eins ab.
reject-bad_tournament_name = Ein Turnier braucht einen Namen mit 1 bis { $most } Zeichen.
reject-bad_format = Diese Art Turnier gibt es nicht. Wähle eine aus der Liste.
reject-league_too_quick = Eine Liga öffnet alle ihre Tische auf einmal: Wähl ein Tempo ab { LENGTH($least, case: "dative") } pro Zug.
reject-bad_round_time = Dauer einer Runde bei diesem Tempo: { $least } bis { $most }. Schreib zum Beispiel `2h`, `3d` oder `14d`.
reject-bad_check_in = Der Check-in kann höchstens { $most } offen sein. Schreib zum Beispiel `30m` oder `2h`.
reject-too_many_computers = Höchstens { $most } Computer können mitmachen. Wähle weniger.
reject-start_passed = Die Zeit, zu der es losgehen sollte, ist vorbei. Wähle eine spätere, oder fang von Hand an.
reject-role_needed = Nur Mitglieder mit der Rolle <@&{ $role }> können bei diesem Turnier mitmachen.
reject-already_entered = Du bist bei diesem Turnier schon dabei. Wie es steht, zeigt /{ command-tournament.name } { command-tournament-mine.name }.
reject-bad_extension = Auf einmal gibt es { $least } bis { $most } mehr. Schreib zum Beispiel `30m`, `2h` oder `1d`.
reject-bad_length = „{ $given }“ ist keine Zeitangabe. Schreib zum Beispiel `30m`, `2h` oder `1d`.
reject-not_entered = Du bist bei diesem Turnier nicht dabei.

tournament-reject-not_open = Die Anmeldung für dieses Turnier ist vorbei. Andere zeigt /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-not_running = Dieses Turnier hat noch nicht begonnen. Es beginnt, wenn die Turnierleitung es sagt, oder zur Zeit auf seiner Tafel.
tournament-reject-over = { $phase ->
    [cancelled] Dieses Turnier wurde abgesagt.
   *[other] Dieses Turnier ist vorbei. Wie es ausging, zeigt /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-paused = Dieses Turnier pausiert. Es geht weiter, wenn die Turnierleitung es sagt.
tournament-reject-not_paused = Dieses Turnier pausiert nicht, es gibt also nichts fortzusetzen.
tournament-reject-no_check_in = { $phase ->
    [open] Der Check-in ist noch nicht offen. Du wirst gerufen, wenn es so weit ist.
   *[other] Dieses Turnier hat gerade keinen Check-in.
}
tournament-reject-too_few = Bisher können nur { $there } spielen, und zum Anfangen braucht es { $least }. Lade noch mehr Leute ein.
tournament-reject-no_such_entrant = Unter diesem Namen ist niemand bei dem Turnier dabei. Wähle einen Namen aus der Liste.
tournament-reject-not_in = Diese Person ist nicht mehr dabei. Wer noch, zeigt /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-left = Du bist nicht mehr dabei. Wie es steht, zeigt /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-still_in = Du bist schon dabei und musst nicht zurückkommen.
tournament-reject-may_not_return = In dieses Turnier kannst du nicht zurück.
tournament-reject-entry_closed = Von diesem Turnier ist schon zu viel gespielt, um noch mitzumachen. Andere zeigt /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-checked_in_already = Deinen Check-in hast du schon gemacht. Los geht es zur Zeit auf der Tafel.
tournament-reject-rest_in_arena_only = Nur in einer Arena kannst du zwischen Tischen aussetzen. Zum Aussteigen nimm /{ command-tournament.name } { command-tournament-leave.name }.
tournament-reject-nothing_changes = { $resting ->
    [yes] Du setzt schon aus.
   *[other] Du bekommst schon einen Tisch.
}
tournament-reject-bad_lot = Die Auslosung für dieses Turnier ging schief. Versuch es gleich noch einmal.
tournament-reject-bad_seeds = Die Setzliste nennt jemanden zweimal, oder jemanden, der nicht dabei ist. Nenn jeden Namen einmal.
tournament-reject-round_not_due = Das Turnier ist schon weiter. Wie es steht, zeigt seine Tafel.
tournament-reject-bad_pairing = Das Turnier ging weiter, während die Tische ausgelost wurden. Versuch es gleich noch einmal.
tournament-reject-not_finished = Dieses Turnier ist noch nicht zu Ende gespielt.
tournament-reject-no_such_table = { $table ->
    [none] Eine Runde { $round } gibt es noch nicht. Alle zeigt „{ button-tournament-tables }“ in /{ command-tournament.name } { command-tournament-standings.name }.
   *[other] Einen Tisch { $table } gibt es in Runde { $round } nicht. Alle zeigt „{ button-tournament-tables }“ in /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-table_ended = Tisch { $table } von Runde { $round } hat schon ein Ergebnis. Um es zu ändern, entscheide über den Tisch.
tournament-reject-bad_result = Ein Ergebnis nennt für jeden der { $seats } Plätze den Rang, den besten als 1. Geteilte Ränge lassen die nächsten aus: `1 1`, `1 1 3`.
tournament-reject-bad_totals = Schreib für jeden Platz eine Summe von −{ $most } bis { $most }.
tournament-reject-totals_needed = In diesem Turnier kommen Punkte aus Summen. Nenn auch die Summe jedes Platzes.
tournament-reject-not_at_table = Diese Person sitzt nicht an Tisch { $table } von Runde { $round }.
tournament-reject-round_ended = Das ist in Runde { $round } schon zu Ende gespielt, mehr Zeit nützt also nichts.
tournament-reject-deadline_passed = Die Zeit von Runde { $round } ist schon um.
tournament-reject-reason_needed = Sag, warum: Alle im Turnier erfahren den Grund.
tournament-reject-no_such_act = Einen Eingriff Nummer { $act } gibt es nicht. Alle zeigt /{ command-tournament.name } { command-tournament-host.name }.
tournament-reject-undone_already = Das wurde schon zurückgenommen.
tournament-reject-cannot_undo = Das lässt sich nicht zurücknehmen. Tu stattdessen das Gegenteil.
tournament-reject-too_late_to_undo = Zum Zurücknehmen ist es zu spät: Inzwischen wurde weitergespielt.
tournament-reject-too_late_to_decide = Für eine Entscheidung über diesen Tisch ist es zu spät: Inzwischen hat eine neue Runde begonnen.
tournament-reject-later_act_first = Etwas Späteres baut darauf auf. Nimm erst Eingriff Nummer { $later } zurück.
tournament-reject-too_many = Hier treffen alle auf alle, das geht mit höchstens { $most } Leuten, und { $there } sind dabei. Begrenze die Plätze.
tournament-reject-no_bell = Nur eine Arena hat einen Gong, und er schlägt einmal.
tournament-reject-not_seeded = In diesem Turnier entscheidet über alle Plätze das Los. Eine Setzliste gibt es in einer Liga, und in einem K.-o.-Turnier, das dafür vorbereitet wurde.
tournament-reject-ending_already = Es beginnt ohnehin keine weitere Runde. Das Turnier endet mit den Tischen, die gerade spielen.

tournament-fault-seats_crossed = Die wenigsten Plätze eines Tisches, { $least }, sind mehr als seine { $most } Plätze. Wähle weniger.
tournament-fault-nobody_knocked_out = Beim K.-o. muss an jedem Tisch jemand ausscheiden: Höchstens { $most } können weiterkommen.
tournament-fault-third_place_of_two = Um Platz drei wird nur gespielt, wo Tische zwei Plätze haben.
tournament-fault-division_too_small = Eine Staffel dieser Größe füllt keinen Tisch. Sie braucht mindestens { $least } Leute.
tournament-fault-playing_costs = Spielen darf hier keine Punkte kosten. Wähle Punkte nach Rang.
tournament-fault-streak_of_places = Eine Serie zählt nur doppelt, wo es Punkte nach Rang gibt. Wähle Punkte nach Rang.
tournament-fault-too_many_move = Es würden mehr wechseln, als eine Staffel hat. In jede Richtung können höchstens { $most } wechseln.
reject-player_not_entered = Diese Person ist bei dem Turnier nicht dabei. Wer es ist, zeigt /{ command-tournament.name } { command-tournament-standings.name }.
reject-bad_seeds_named = Niemand namens { $name } ist dabei. Nenn die Leute mit @, oder wie auf der Tafel, mit Kommas dazwischen.
reject-several_so_called = Mehrere heißen { $name }. Nenn sie mit @.
reject-no_seasons = Saisons hat nur eine Liga.
reject-season_begun = Die nächste Saison hat schon begonnen.
reject-check_in_open = Der Check-in läuft noch. Fang an, sobald alle da sind, oder nimm heraus, wer es nicht ist.
reject-bad_numbers = Schreib eine ganze Zahl für jeden Platz, in der Reihenfolge der Plätze: `2 1`, `2 1 3`.

command-tournament = Turniere: mitmachen, sehen, wie sie stehen, oder eins ausrichten
    .name = turnier
command-tournament-create = Ein Turnier in diesem Kanal vorbereiten; vor der Anmeldung sieht es niemand
    .name = anlegen
command-tournament-join = Bei einem Turnier mitmachen
    .name = mitmachen
command-tournament-leave = Ein Turnier verlassen oder aussteigen: Dann spielt der Computer für dich weiter
    .name = verlassen
command-tournament-standings = Den Stand sehen, die Tische jeder Runde und den Weg jeder Person
    .name = stand
command-tournament-mine = Deine Tische und dein Weg im Turnier: Check-in, aussetzen, aussteigen
    .name = meins
command-tournament-list = Die Turniere dieses Servers sehen
    .name = liste
command-tournament-host = Dein Turnier leiten: wie es steht und was du tun kannst
    .name = leiten
option-tournament = welches, wenn es mehrere gibt
    .name = turnier
option-tournament-name = sein Name
    .name = name
option-tournament-format = welche Art Turnier
    .name = art
option-tournament-role = nur Mitglieder mit dieser Rolle können mitmachen
    .name = rolle

tournament-format-swiss = Schweizer System
tournament-format-round_robin = Jeder gegen jeden
tournament-format-knockout = K.-o.-System
tournament-format-ladder = Ausscheidungsleiter
tournament-format-league = Liga
tournament-format-arena = Arena
tournament-format-line = { $format ->
    [swiss] { $extent ->
        [1] Schweizer System, 1 Runde, Tische zu { $seats }
       *[other] Schweizer System, { $extent } Runden, Tische zu { $seats }
    }
    [round_robin] { $extent ->
        [1] Jeder gegen jeden, alle treffen sich einmal, Tische zu { $seats }
       *[other] Jeder gegen jeden, alle treffen sich { $extent }-mal, Tische zu { $seats }
    }
    [knockout] { $extent ->
        [1] K.-o.-System, Tische zu { $seats }
       *[other] K.-o.-System, von jedem Tisch kommen { $extent } weiter, Tische zu { $seats }
    }
    [ladder] Leiter, raus bei { $extent } Punkten, Runden höchstens: { $rounds }, Tische zu { $seats }
    [league] { $extent ->
        [1] Liga, in einer Staffel treffen sich alle einmal, Tische zu { $seats }
       *[other] Liga, in einer Staffel treffen sich alle { $extent }-mal, Tische zu { $seats }
    }
   *[other] Arena, Tische zu { $seats }
}
tournament-choose-act = Wähle, was zu tun ist
tournament-choose-road = Wessen Weg?
tournament-choose-round = Welche Runde?
tournament-choose-format = Welche Art Turnier
tournament-choose-game = Welches Spiel
tournament-choose-set = Nach welchen Regeln
tournament-choose-seats = Wie viele an einem Tisch
tournament-choose-pace = Wie schnell
tournament-choose-rounds = Wie viele Runden
tournament-choose-new-opponents-first = Wer auf wen trifft
tournament-choose-best-against-best = Die letzte Runde
tournament-choose-late-rounds = Wer noch einsteigen darf
tournament-choose-laps = Wie oft sich alle treffen
tournament-choose-go-on = Wie viele vom Tisch weiterkommen
tournament-choose-seeding = Wer wo steht
tournament-choose-third-place = Platz drei
tournament-choose-out-at = Wer raus ist
tournament-choose-max-rounds = Wie viele Runden höchstens
tournament-choose-division-size = Wie groß eine Staffel ist
tournament-choose-moving = Wie viele auf- und absteigen
tournament-choose-streak-from = Tische, nacheinander gewonnen
tournament-choose-leftovers = Wer keinen Tisch füllt
tournament-choose-points = Was ein Tisch bringt
tournament-choose-ties = Was bei Gleichstand zuerst entscheidet
tournament-choose-bye-points = Was ein Freilos bringt
tournament-choose-unfinished = Tische, die nicht rechtzeitig fertig sind
tournament-choose-computers = Wie viele Computer mitmachen
tournament-choose-strength = Wie gut sie spielen
tournament-choose-rests = Wann Züge ruhen
tournament-choose-role = Wer mitmachen darf
tournament-choose-help = Hilfe an den Tischen
tournament-option-set = { $value ->
    [booklet] { change-standard }
   *[other] Unsere Regeln: { $value }
}
tournament-option-seats = Tische zu { $value }
tournament-option-rounds = { $value ->
    [1] 1 Runde
   *[other] { $value } Runden
}
tournament-option-new-opponents-first = { $value ->
    [yes] Neue Gegenüber vor gleichen Punkten
   *[other] Gleiche Punkte vor neuen Gegenübern
}
tournament-option-best-against-best = { $value ->
    [yes] In der letzten Runde treffen die Besten auf die Besten
   *[other] Die letzte Runde wird ausgelost wie die anderen
}
tournament-option-late-rounds = { $value ->
    [0] Wenn es losgegangen ist, steigt niemand mehr ein
   *[other] Später Einstieg, bis Runde { $next } beginnt
}
tournament-option-laps = { $value ->
    [1] Alle treffen sich einmal
   *[other] Alle treffen sich { $value }-mal
}
tournament-option-go-on = { $value ->
    [1] Von jedem Tisch kommt weiter, wer vorn liegt
   *[other] Von jedem Tisch kommen die besten { $value } weiter
}
tournament-option-seeding = { $value ->
    [given] Gesetzte zuerst, genannt in /{ command-tournament.name } { command-tournament-host.name }
   *[other] Über alle Plätze entscheidet das Los
}
tournament-option-third-place = { $value ->
    [yes] Wer im Halbfinale verliert, spielt um Platz drei
   *[other] Um Platz drei wird nicht gespielt
}
tournament-option-out-at = { $value ->
    [1] Raus bei 1 Punkt
   *[other] Raus bei { $value } Punkten
}
tournament-option-max-rounds = { $value ->
    [1] Höchstens 1 Runde
   *[other] Höchstens { $value } Runden
}
tournament-option-division-size = { $value ->
    [1] Staffeln zu 1
   *[other] Staffeln zu etwa { $value }
}
tournament-option-moving = { $value ->
    [0] Niemand steigt auf oder ab
    [1] Der erste Rang steigt auf, der letzte ab
   *[other] Die ersten { $value } steigen auf, die letzten { $value } ab
}
tournament-option-streak-from = { $value ->
    [none] Jeder gewonnene Tisch zählt einfach
    [1] Nach 1 gewonnenen Tisch zählen die nächsten doppelt
   *[other] Nach { $value } gewonnenen Tischen zählen die nächsten doppelt
}
tournament-option-leftovers = { $value ->
    [byes] Wer keinen Tisch hat, hat ein Freilos
    [computers] Computer füllen den letzten Tisch
   *[other] Kleinere Tische, damit niemand aussetzt
}
tournament-option-points = { $value ->
    [difference] Punkte danach, wie weit die Summen auseinander liegen
    [totals] Die Summen des Spiels selbst zählen
   *[other] Punkte nach Rang
}
tournament-option-bye-points = { $value ->
    [win] Ein Freilos zählt wie ein gewonnener Tisch
    [loss] Ein Freilos zählt wie ein verlorener Tisch
   *[other] Ein Freilos bringt durchschnittliche Punkte
}
tournament-option-unfinished = { $value ->
    [computer_finishes] Der Computer spielt sie zu Ende
   *[other] Es zählt der Stand in diesem Moment
}
tournament-ties = { $first ->
    [opponents] Zuerst, wie stark die Gegenüber waren
    [sonneborn_berger] Zuerst die Punkte der Geschlagenen
    [direct] Zuerst die gemeinsamen Tische
   *[other] Zuerst der beste einzelne Tisch
}
tournament-option-computers = { $value ->
    [0] Keine Computer
    [1] 1 Computer
   *[other] { $value } Computer
}
tournament-option-strength = Stärke: { $value }
tournament-option-rests = { $value ->
    [both] Züge ruhen in der Ruhezeit und im Urlaub
    [quiet] Züge ruhen nur in der Ruhezeit
    [vacation] Züge ruhen nur im Urlaub
   *[other] Züge ruhen nie
}
tournament-option-role = { $value ->
    [everybody] Alle dürfen mitmachen
   *[other] Mitmachen dürfen nur: { $value }
}
tournament-option-help = { $value ->
    [on] Hilfe wie an jedem Tisch
   *[other] Keine Hilfe vom Computer
}
tournament-break-opponents = Gegner
tournament-break-sonneborn_berger = Siege
tournament-break-direct = Direkt
tournament-break-best_table = Bester
tournament-tie-opponents = wie stark die Gegenüber waren
tournament-tie-sonneborn_berger = die Punkte der Geschlagenen
tournament-tie-direct = die gemeinsamen Tische
tournament-tie-best_table = der beste einzelne Tisch

tournament-draft = -# Das sieht noch niemand. { $computers ->
    [0] {""}
    [1] Ein Computer macht mit.
   *[other] { $computers } Computer machen mit.
} { $checkin ->
    [none] {""}
   *[other] Der Check-in ist so lange offen: { $checkin }.
} { $limit ->
    [none] {""}
   *[other] Platz ist für { $limit }, dazu eine Warteliste.
} { $starts ->
    [none] Du fängst selbst an.
   *[other] Los geht es { $starts }.
}
tournament-draft-forgotten = Vergessen. Niemand hat es gesehen.
tournament-opened = Die Anmeldung für **{ $name }** ist offen. Die Tafel hängt in { $channel }.
tournament-not-here = Ein Turnier braucht einen Textkanal, in dem es für jeden Tisch einen Thread öffnen kann. Versuch es in einem.
tournament-draft-roleless = Die Rolle, die mitmachen darf, wurde gelöscht: Wähl eine andere, oder lass alle mitmachen.
button-draft-open = Anmeldung öffnen
button-draft-times = Name und Zeiten
button-draft-forget = Vergessen
tournament-form-name = Name
tournament-form-round = Zeit für eine Runde: 2h, 3d, 14d
tournament-form-checkin = Check-in vor Beginn: 30m, oder leer
tournament-form-starts = Los geht es in: 2h, 3d, oder leer
tournament-form-starts-hint = leer: du fängst selbst an
tournament-form-limit = Platz für wie viele, oder leer

tournament-about = ## { $name }
    { $house ->
        [none] { $format } · **{ $game }**
       *[other] { $format } · **{ $game }** mit Hausregeln: { $house }
    }
    { $arena ->
        [yes] Tempo: { $pace } · der Gong schlägt nach { LENGTH($time, case: "dative") } · Leitung: { $host }
       *[other] Tempo: { $pace } · { $time } pro Runde · Leitung: { $host }
    }
    -# { $points ->
        [knockout] Wer gewinnt, kommt weiter.
        [place] Punkte nach Rang. Bei Gleichstand: { $ties }, dann das Los.
        [behind] Minuspunkte: wie weit jemand hinter den Besten am Tisch liegt. Bei Gleichstand: { $ties }, dann das Los.
        [difference] Punkte danach, wie weit die Summen auseinander liegen. Bei Gleichstand: { $ties }, dann das Los.
       *[other] Die Summen des Spiels selbst zählen. Bei Gleichstand: { $ties }, dann das Los.
    } { $unfinished ->
        [score_now] Ein Tisch, der nicht rechtzeitig fertig ist, zählt, wie er steht.
       *[other] Einen Tisch, der nicht rechtzeitig fertig ist, spielt der Computer zu Ende.
    } { $help ->
        [yes] Der Computer darf helfen.
       *[other] {""}
    } { $role ->
        [none] {""}
       *[other] Mitmachen können nur: { $role }.
    } { $more ->
        [none] {""}
       *[other] { $more }
    }
tournament-agreed = { $what ->
    [check_in] Vor Beginn ist der Check-in so lange offen: { $value }. Wer dann fehlt, ist nicht dabei.
    [last] In der letzten Runde treffen die Besten auf die Besten.
    [new] Neue Gegenüber gehen vor gleichen Punkten.
    [late] Einsteigen kann man noch, bis Runde { $value } beginnt.
    [seeded] Vor Beginn setzt die Turnierleitung; über alle anderen entscheidet das Los.
    [third] Um Platz drei wird gespielt.
    [divisions] { tournament-option-division-size }.
    [moving] { $value ->
        [1] Nächste Saison steigt in jeder Staffel der erste Rang auf, der letzte ab.
       *[other] Nächste Saison steigen in jeder Staffel die ersten { $value } auf, die letzten { $value } ab.
    }
    [streak] { $value ->
        [1] Nach 1 gewonnenen Tisch zählen die nächsten Siege in Folge doppelt.
       *[other] Nach { $value } gewonnenen Tischen in Folge zählen die nächsten doppelt.
    }
    [leftovers] { tournament-option-leftovers }.
    [byes] { tournament-option-bye-points }.
    [rests] { tournament-option-rests }.
   *[other] Es beginnt keine weitere Runde.
}
tournament-state = { $status ->
    [open] **Die Anmeldung ist offen.** { $limit ->
        [none] {""}
       *[other] Platz ist für { $limit }.
    } { $starts ->
        [none] Die Turnierleitung gibt den Start.
        [gone] Wer den Server verwaltet, gibt den Start.
       *[other] Los geht es { $starts }.
    }
    [check_in] { $people ->
        [0] **Der Check-in ist offen.**
       *[other] **Der Check-in ist offen**: { $checked } von { $people } sind da.
    } Los geht es { $starts }.
    [paused] **Pause.** { $round ->
        [none] {""}
       *[other] { $round }: fertige Tische: { $done } von { $tables }.
    }
    [running] **{ $round ->
        [none] Die Tische der ersten Runde werden ausgelost.
       *[other] { $round }:
    }** { $tables ->
        [0] {""}
       *[other] { $opening ->
            [0] Fertige Tische: { $done } von { $tables }.{ $next ->
                [none] { $ends ->
                    [none] {""}
                   *[other] {" "}{ $ends }.
                }
               *[other] { $left ->
                    [yes] {" "}Die nächste Runde beginnt { $next }.
                    [alone] {" "}Nur noch eine Person ist übrig. Die Siegerehrung ist { $next }.
                   *[no] {" "}Die Siegerehrung ist { $next }.
                }
            }
           *[other] Tische werden geöffnet: { $opening } von { $tables } kommen noch.
        }
    }
    [over] { $lot ->
        [yes] **Vorbei.** Gewonnen, durch das Los: { $winners }.
       *[no] **Vorbei.** Gewonnen: { $winners }.
    }
   *[other] **Abgesagt.**
}
tournament-ends = { $what ->
    [bell] Der Gong schlägt { $ends }
    [round] Die Runde endet { $ends }
    [all] Alle offenen Runden enden { $ends }
   *[some] Nächstes Ende, { $ends }: { $rounds }
}
tournament-stands-still = An keinem Tisch kann gerade gespielt werden, darum wartet ihre Zeit
tournament-entrants = { $count ->
    [0] { tournament-nobody-yet }
    [1] 1 dabei: { $names }
   *[other] { $count } dabei: { $names }
}
tournament-more-players = { $count ->
    [1] 1 weiterer Name
   *[other] { $count } weitere
}
tournament-computers = { $count ->
    [1] 1 Computer
   *[other] { $count } Computer
}
tournament-entrant = { $here ->
    [yes] { $name } ✓
   *[other] { $name }
}
tournament-waiting = { $count ->
    [1] Auf der Warteliste: { $names }
   *[other] { $count } auf der Warteliste: { $names }
}
tournament-nobody-yet = Noch ist niemand dabei.
tournament-fair = { $secret ->
    [none] Das Mischen an allen Tischen ist versiegelt mit `{ $commitment }`, dem SHA-256 eines Geheimnisses, das gezogen wurde, bevor jemand dabei war. Nach dem Turnier wird es gezeigt, und dann lässt sich jede Verteilung nachprüfen.
   *[other] Das Geheimnis, das die Karten aller Tische gemischt hat: `{ $secret }`
        Sein SHA-256 wurde gezeigt, bevor jemand dabei war: `{ $commitment }`
        Mit der Datei der Partie können alle jede Verteilung nachprüfen: `talon verify`.
}
tournament-filler = Computer
tournament-entered-again = { $name } (vorher)
button-tournament-join = Mitmachen
button-tournament-leave = Abmelden
button-tournament-drop = Aussteigen
button-tournament-checkin = Ich bin da
button-tournament-standings = Stand
button-tournament-tables = Tische
button-tournament-mine = Mein Weg
button-tournament-host = Leitung
button-tournament-fair = { button-fair }
button-tournament-export = Dateien
button-tournament-start = { $checkin ->
    [yes] Check-in öffnen
   *[other] Anfangen
}
button-tournament-pause = Pause
button-tournament-end = Früher beenden
button-tournament-seed = Setzliste nennen
button-tournament-remove = Jemanden ausschließen
button-tournament-decide = Tisch entscheiden
button-tournament-cancel = Absagen
button-tournament-rest = Aussetzen
button-tournament-play = Wieder an den Tisch
button-tournament-season = Nächste Saison
button-tournament-help = So geht’s
button-tournament-resume = Weiter
button-tournament-extend = Mehr Zeit geben
button-tournament-undo = Eingriff { $act } zurück

tournament-joined = { $waits ->
    [yes] Du stehst auf der Warteliste: **{ $name }**. { $how ->
        [vacancy] Du rückst nach, wenn jemand geht, oder nächste Saison.
        [season] Du bist nächste Saison dabei.
       *[full] Du rückst nach, wenn jemand geht.
    }
   *[no] Du bist dabei: **{ $name }**. { $how ->
        [late] Du spielst ab der nächsten Runde mit.
        [free] Du bekommst einen Tisch, sobald einer da ist.
        [back] { seat-taken-back }
        [taken] Du wirst an deine Tische gerufen.
        [last] Es beginnt keine weitere Runde.
        [check_in] Sobald der Check-in beginnt, wirst du gerufen.
       *[in] Wenn es losgeht, wirst du an deinen Tisch gerufen.
    }
}
tournament-drop = { $sits ->
    [others] Aus **{ $name }** aussteigen? Andere dürfen deine Tische übernehmen.
    [yes] Aus **{ $name }** aussteigen? Der Computer spielt für dich weiter.
   *[no] Aus **{ $name }** aussteigen?
}
tournament-left = { $how ->
    [table] Du bist ausgestiegen: **{ $name }**. An deinem Tisch spielt der Computer für dich weiter.
    [dropped] Du bist ausgestiegen: **{ $name }**.
   *[left] Du hast dich abgemeldet: **{ $name }**.
}
tournament-checked-in = Dein Check-in ist gemacht.
tournament-resting = { $resting ->
    [yes] Du bekommst keinen Tisch mehr, bis du wieder einen willst.
   *[other] Du bekommst einen Tisch, sobald einer da ist.
}
tournament-standings = **{ $name }**
tournament-called-off = abgesagt
tournament-dropped = nicht zu Ende gespielt
tournament-table-line = { $thread ->
    [none] **{ $heading }**: { $names }
   *[other] **{ $heading }** { $thread }: { $names }
} · { $state ->
    [waiting] gleich offen
    [playing] spielt gerade
    [dropped] { tournament-dropped }
    [played] fertig
    [scored_now] gewertet, wie er stand
    [computer_finished] vom Computer zu Ende gespielt
   *[other] von der Leitung entschieden
}
tournament-mine = **{ $name }** · { $status ->
    [in] dabei
    [resting] setzt aus
    [took_part] war dabei
    [out] ausgeschieden
    [waiting] auf der Warteliste
    [waited] war auf der Warteliste
    [withdrawn] abgemeldet
    [missed_check_in] Check-in verpasst
    [dropped] ausgestiegen
    [no_show] nicht an den Tisch gekommen
   *[other] ausgeschlossen
} { $thread ->
    [none] {""}
   *[other] · gerade an { $thread }
}
tournament-export = Die Zahlen für eine Tabellenkalkulation, und alles, was geschehen ist. { $replay ->
    [there] `talon verify` prüft die Datei der Partien.
    [later] Ist das Turnier vorbei, prüft `talon verify` die Datei der Partien.
   *[none] {""}
}
tournament-season-begun = Saison { $season } von **{ $name }** beginnt { $starts }. Alle stehen in ihrer Staffel und sind zum Check-in gerufen; wer ihn nicht macht, ist raus.
tournament-season-there = { reject-season_begun } [{ $name }]({ $board })
tournaments-heading = **Turniere dieses Servers**
tournaments-none = Hier gab es noch kein Turnier. Richte eins aus mit /{ command-tournament.name } { command-tournament-create.name }.
tournament-called = { $season ->
    [none] { $name }
   *[other] { $name } · Saison { $season }
}
tournaments-line = - [{ $name }]({ $board }) · { $format } · { $game } · { $status ->
    [draft] in Vorbereitung
    [open] Anmeldung offen, { $entered } dabei
    [check_in] Check-in offen
    [running] Runde { $round }
    [paused] Pause
    [over] vorbei
   *[other] { tournament-called-off }
}

tournament-thread-name = { $name } · { $where }
tournament-check-in-call = { $who }: Drück bei [{ $name }]({ $board }) auf **{ button-tournament-checkin }**, um deinen Platz zu behalten. Bis wann, steht dort.
tournament-where = { $stage ->
    [final] das Finale
    [third] das Spiel um Platz drei
   *[other] Runde { $round }, Tisch { $table }
}
tournament-card = { $ended ->
    [none] **{ $name }** · { $where }: { $names }
    [played] **{ $name }** · { $where }: fertig
    [scored_now] **{ $name }** · { $where }: zählt, wie es stand
    [computer_finished] **{ $name }** · { $where }: vom Computer zu Ende gespielt
   *[other] **{ $name }** · { $where }: von der Leitung entschieden
}
tournament-closing = { $ended ->
    [decided] **Die Turnierleitung hat diesen Tisch entschieden.** Es zählt:
    [computer_finished] **Die Zeit war um, und der Computer hat diesen Tisch zu Ende gespielt.** Es zählt:
   *[scored_now] **Die Zeit ist um, und der Tisch ist geschlossen.** Es zählt:
}
tournament-goes-on = { $count ->
    [1] { $names } ist weiter.
   *[other] { $names } sind weiter.
}
tournament-result-line = { $total ->
    [none] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points }, durch den Computer
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points }
    }
   *[other] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points } (Summe { SCORE($total) }), durch den Computer
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points } (Summe { SCORE($total) })
    }
}
tournament-table-call = { $who ->
    [none] An diesem Tisch spielen Computer.
   *[other] { $who }: Hier wird gespielt: [{ $name }]({ $board }), { $where }.
}
tournament-table-fair = -# Ihr Geheimnis für das Mischen ist versiegelt. Das ist der SHA-256: `{ $commitment }`
tournament-seat-word = { $who ->
    [none] Den Platz von { $gone } spielt ab jetzt der Computer.
   *[other] { $who } übernimmt den Platz von { $gone }. Er gehört ab jetzt dir: Öffne dein Blatt unter dem Tisch.
}
tournament-bye-word = { $who }: Freilos in Runde { $round } von [{ $name }]({ $board }). { $brings ->
    [next] Weiter geht es ohne Tisch.
    [win] Es zählt wie ein gewonnener Tisch.
    [loss] Es zählt wie ein verlorener Tisch.
   *[average] Es bringt durchschnittliche Punkte.
} { $left ->
    [yes] Zur nächsten Runde wird gerufen.
    [season] Alle Runden der Saison beginnen gleichzeitig.
   *[no] Es ist die letzte Runde.
}
tournament-round-over = **[{ $name }]({ $board })**: Runde { $round } ist vorbei.
tournament-act = { $undone ->
    [yes] { $kind ->
        [decide] { $host } hat die Entscheidung über einen Tisch zurückgenommen, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } hat zurückgenommen, dass bis zum Gong { $time } mehr bleiben: { $reason }
           *[other] { $where ->
                [none] { $host } hat zurückgenommen, dass Runde { $round } { $time } mehr hat: { $reason }
               *[other] { $host } hat zurückgenommen, dass ein Tisch { $time } mehr hat, { $where }: { $reason }
            }
        }
        [end] { $host } lässt das Turnier doch bis zur letzten Runde weitergehen: { $reason }
       *[other] { $host } hat den Ausschluss von { $player } zurückgenommen: { $reason }
    }
   *[other] { $kind ->
        [decide] { $host } hat einen Tisch entschieden, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } lässt den Gong { $time } später schlagen: { $reason }
           *[other] { $where ->
                [none] { $host } gibt Runde { $round } { $time } mehr: { $reason }
               *[other] { $host } gibt einem Tisch { $time } mehr, { $where }: { $reason }
            }
        }
        [seed] { $host } hat die Setzliste genannt, die Besten zuerst: { $seeds }. Der Grund: { $reason }
        [end] { $host } beendet das Turnier mit den Tischen, die gerade spielen: { $reason }
        [remove] { $host } hat { $player } ausgeschlossen: { $reason }
        [pause] { $host } lässt das Turnier pausieren: { $reason }
        [resume] { $host } lässt das Turnier weitergehen: { $reason }
       *[other] { $host } hat das Turnier abgesagt: { $reason }
    }
}
tournament-act-told = **[{ $name }]({ $board })** · { $act }
tournament-not-begun = { $host }: **{ $name }** hat nicht begonnen. { $why } { $state }
tournament-crowded = { $host }: Auf diesem Server sind so viele Threads offen, wie Discord erlaubt, also lassen sich Tische von **{ $name }** noch nicht öffnen. Schließ Threads, die niemand braucht. Sobald Platz ist, öffnen sich die Tische von selbst.
tournament-hindered = Mir fehlt in { $channel }: { $missing }. Tische von **{ $name }** lassen sich also nicht öffnen. Sobald ich darf, öffnen sie sich von selbst.
tournament-homeless = Der Kanal von **{ $name }** wurde gelöscht, das Turnier ist also abgesagt.
tournament-roleless = Die Rolle, die bei **{ $name }** mitmachen darf, wurde gelöscht, also kann es niemand mehr. Wer ausrichtet, kann in /{ command-tournament.name } { command-tournament-host.name } alle mitmachen lassen.
tournament-podium = ## { $name }
    { $count ->
        [1] { $lot ->
            [yes] **{ $winners } hat gewonnen, durch das Los!**
           *[no] **{ $winners } hat gewonnen!**
        }
       *[other] { $divisions ->
            [1] **{ $winners } haben zusammen gewonnen!**
           *[other] **{ $winners } haben ihre Staffeln gewonnen!**
        }
    }

tournament-form-reason = Warum? Alle erfahren es
tournament-form-reason-hint = zum Beispiel: die Verbindung brach ab
tournament-form-what = Was bekommt mehr Zeit?
tournament-form-what-hint = 2 für Runde 2, 2.3 für ihren Tisch 3
tournament-form-whole = Runde { $round }, alle ihre Tische
tournament-form-bell = Alles: Der Gong schlägt später
tournament-form-at = { $where }: { $names }
tournament-form-time = Wie viel mehr?
tournament-form-time-hint = 30m, 2h, 1d
tournament-form-table = Welcher Tisch?
tournament-form-table-hint = 2.3 für Tisch 3 von Runde 2
tournament-form-places = Der Rang jedes Platzes, der Reihe nach
tournament-form-totals = Ihre Summen, wenn Punkte daraus kommen
tournament-form-player = Wer wird ausgeschlossen?
tournament-form-player-hint = @Ada, oder der Name wie auf der Tafel
tournament-form-seeds = Die Gesetzten, die Besten zuerst
tournament-form-seeds-hint = @Ada @Ben, oder Namen mit Kommas dazwischen

tournament-report = **{ $name }** · { $status ->
    [open] Anmeldung offen
    [check_in] Check-in offen
    [running] { $round ->
        [none] die erste Runde wird ausgelost
       *[other] { $ends ->
            [none] { $round }
           *[other] { $round } · { $ends }
        }
    }
    [paused] Pause
    [over] vorbei
   *[other] { tournament-called-off }
} · { $waiting ->
    [0] Dabei: { $there }
   *[other] Dabei: { $there }, wartend: { $waiting }
}
tournament-report-table = { $thread ->
    [none] - { $where } (wird geöffnet): { $names }
   *[other] - { $thread }: { $names }
}
tournament-report-gone = { $status ->
    [withdrawn] - { $name }: abgemeldet
    [missed_check_in] - { $name }: Check-in verpasst
    [dropped] - { $name }: ausgestiegen
    [no_show] - { $name }: kein Zug rechtzeitig
   *[other] - { $name }: ausgeschlossen
}
tournament-report-acts = Was die Leitung getan hat:
tournament-report-act = { $act }. { $line }

tournament-division = { $name }, Staffel { $division }
tournament-after-round = Nach Runde { $round }
tournament-points = Punkte
tournament-round-heading = { $rounds ->
    [none] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
tournament-table-heading = { $stage ->
    [final] Das Finale
    [third] Spiel um Platz drei
   *[other] { $round ->
        [none] Tisch { $table }
       *[other] Runde { $round }, Tisch { $table }
    }
}
tournament-open-tables = Offene Tische
tournament-all-tables = { $format ->
    [league] Alle Tische der Saison
   *[other] Alle Tische bisher
}
tournament-table-note = { $state ->
    [waiting] gleich offen
    [playing] spielt
    [dropped] { tournament-dropped }
   *[other] { $ended ->
        [scored_now] wie es stand
        [decided] entschieden
       *[other] {""}
    }
}
tournament-seat-alt = { $points ->
    [none] { $name }
   *[other] { $name } { $points }
}
tournament-table-alt = { $state ->
    [waiting] { $heading }, noch nicht offen: { $seats }.
    [playing] { $heading }, spielt gerade: { $seats }.
    [dropped] { $heading }, { tournament-dropped }: { $seats }.
   *[other] { $note ->
        [none] { $heading }, fertig: { $seats }.
       *[other] { $heading }, { $note }: { $seats }.
    }
}
tournament-byes-alt = { $count ->
    [1] { $names } hat ein Freilos.
   *[other] { $names } haben ein Freilos.
}
tournament-standing-alt = { $settled ->
    [lot] { $fate ->
        [out] { $place }. { $name }: { $points }, durch das Los, ausgeschieden.
        [up] { $place }. { $name }: { $points }, durch das Los, steigt auf.
        [down] { $place }. { $name }: { $points }, durch das Los, steigt ab.
       *[none] { $place }. { $name }: { $points }, durch das Los.
    }
    [undrawn] { $place }. { $name }: { $points }, das Los entscheidet, wenn die Runde schließt.
   *[other] { $fate ->
        [out] { $place }. { $name }: { $points }, ausgeschieden.
        [up] { $place }. { $name }: { $points }, steigt auf.
        [down] { $place }. { $name }: { $points }, steigt ab.
       *[none] { $place }. { $name }: { $points }.
    }
}
tournament-moved-alt = { $way ->
    [up] Hinauf um { $places }.
   *[down] Hinunter um { $places }.
}
tournament-bracket-alt = { $heading }: { $names ->
    [none] Noch ist niemand weiter.
    [nobody] Niemand kam weiter.
   *[other] Weiter: { $names }.
}
tournament-lot = { $what ->
    [open] { $names } liegen gleichauf: Das Los entscheidet, wenn die Runde schließt.
    [before] Durch das Los weiter: { $names }; wer gleichauf lag, füllt die nächste Runde auf.
    [title] Gewonnen durch das Los: { $names }, gleichauf mit { $out }.
    [third] Dritter Rang durch das Los: { $names }, gleichauf mit { $out }.
    [ahead] Durch das Los vorn: { $names }, gleichauf mit { $out }.
   *[way] Durch das Los weiter: { $names }, gleichauf mit { $out }.
}
tournament-lot-note = { $drawn ->
    [yes] durch Los
   *[no] Los entscheidet
}
tournament-computer-won = Computer gewann
tournament-bye = Freilos
tournament-bye-heading = Freilos
tournament-bracket-meets = { $stage ->
    [third] Um Platz drei trifft { $one } auf { $other }.
   *[none] Dann trifft { $one } auf { $other }.
}
tournament-bracket-third = { $place }. { $name }
tournament-bracket-place-alt = { $place }. { $name }.
tournament-road-met = { $where ->
    [none] Mit { $names }, an Tisch { $table }.
   *[other] Mit { $names }: { $where }.
}
tournament-road-place = { $how ->
    [gone] Rang { $place } von { $seats }, durch den Computer.
    [shared] Rang { $place } von { $seats }, geteilt.
   *[alone] Rang { $place } von { $seats }.
}
tournament-road-bye = Kein Tisch zu spielen: ein Freilos.
tournament-road-missed = Nicht dabei: zählt wie ein verlorener Tisch.
tournament-road-fate = { $on ->
    [open] Los entscheidet
    [third] { $lot ->
        [yes] um Platz drei durch Los
       *[no] spielt um Platz drei
    }
    [on] { $lot ->
        [yes] weiter durch Los
       *[no] weiter
    }
   *[out] { $lot ->
        [yes] raus durch Los
       *[no] raus
    }
}
tournament-place = { $settled ->
    [lot] Rang { $place }, durch Los
   *[other] Rang { $place }
}
tournament-road-alt = { $after ->
    [none] { $heading } ({ $points }): { $met }
   *[other] { $heading } ({ $points }, { $after }): { $met }
}
tournament-podium-points = { $lot ->
    [yes] { $points } · durch Los
   *[no] { $count ->
        [1] { $points } Punkt
       *[other] { $points } Punkte
    }
}

tournament-event-where = #{ $channel }
tournament-event-about = Ein Turnier: { $game }. Mitmachen kannst du an seiner Tafel.
