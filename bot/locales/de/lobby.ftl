picture-free-seat = frei
lobby-alt = { $free ->
    [0] Ein Tisch, alle Plätze besetzt. Gespielt wird { $game }: { $players }.
    [1] Ein Tisch mit einem freien Platz. Gespielt wird { $game }: { $players }.
   *[other] Ein Tisch mit { $free } freien Plätzen. Gespielt wird { $game }: { $players }.
} Tempo: { $pace }.
lobby-missing = { $count ->
    [0] { $free ->
        [0] Alle sind da: { $host } kann **{ button-start }** drücken.
       *[other] { $host } kann **{ button-start }** drücken oder auf weitere warten.
    }
    [1] { $host } wartet noch auf eine Person. Drück **{ button-join }**, um dabei zu sein.
   *[other] { $host } wartet noch auf { $count } Leute. Drück **{ button-join }**, um dabei zu sein.
}
lobby-house = -# { button-house }: siehe **{ button-change }**.
lobby-rests = -# { pace-rests }
lobby-gone = Dieser Tisch wurde abgesagt: { $game }.
lobby-time = { $rounds } { $days ->
    [none] Sind alle da: etwa { $length }.
    [1] Sind alle da: etwa { $length }; mit ein paar Zügen am Tag: ein Tag.
   *[other] Sind alle da: etwa { $length }; mit ein paar Zügen am Tag: { $days } Tage.
}

button-change = Ändern
change-about = ## Dein Tisch: { $game }
change-select = Ansehen oder ändern …
change-standard = Standardregeln
change-by-the-booklet = { $length ->
    [custom] Standardregeln, eigene Länge.
   *[same] { change-standard }.
}
change-help = { $assist ->
    [hints] Mit Tipps und Hilfe beim Umbauen
    [placement] Mit Hilfe beim Umbauen, ohne Tipps
   *[none] Ohne Tipps und ohne Hilfe
}
change-rules = So wird gespielt
change-house = { button-house }
change-time = Zeit, und wer nicht da ist
change-fair = { button-fair }
change-seats = Plätze
change-seats-about = Wie viele spielen mit?
change-computer = Computer
change-computer-about = Wer besetzt einen Platz? Du kannst mehrere dazusetzen, einen nach dem anderen.
change-pace = Tempo
change-pace-about = Wie lang ist ein Zug?
change-pace-typed = Selbst eintippen …
change-pace-form = Dein eigenes Tempo
change-pace-field = Zug, Reserve und Zeit zum Klopfen
change-pace-hint = 8h/30m, oder 8h+1d/30m mit einem Tag Reserve
change-pace-field-buying = Zug, Reserve und Zeit zum Kaufen
change-pace-field-claimless = Zug und Reserve
change-pace-hint-claimless = 8h, oder 8h+1d
change-language = Sprache
change-language-about = Welche Sprache spricht der Tisch?
change-rests = Wann die Uhr ruht
change-rests-about = Wann steht die Uhr still?
change-saved = Gespeicherte Regeln
change-saved-about = Nach welchen Regeln wird gespielt?
change-guests = { button-guests }
change-cancel = { button-cancel }

lobby-length = { $end ->
    [target] Bis { $target } Punkte.
    [last_player_standing] Bis nur noch eine Person übrig ist.
   *[fixed_rounds] { $rounds ->
        [players] So viele Runden, wie Leute mitspielen.
        [1] Eine Runde.
       *[other] { $rounds } Runden.
    }
}
seat-computer = { $strength ->
    [easy] Leicht
    [casual] Locker
    [steady] Solide
    [sharp] Scharf
   *[other] { $strength }
}
seat-computer-about = { $strength ->
    [easy] Lernt noch: spielt, was gerade daliegt, und übersieht vieles
    [casual] Schaut nur ab und zu genau hin und vergisst, was schon gespielt wurde
    [steady] Spielt wie gute Leute im Verein und merkt sich jede Karte
    [sharp] Probiert jeden Zug an vielen Verteilungen aus, die es sein könnten
   *[other] Ein Computer
}
lobby-fair = ## { button-fair }
    Das Geheimnis, das dieses Spiel mischt, wurde beim Öffnen des Tisches gezogen. Es ist versiegelt: Das ist sein SHA-256, und niemand kann es mehr ändern.
    `{ $commitment }`
    Wer sich dazusetzt, steuert einen Teil bei, den Talon nicht bestimmen kann. Nach der Partie wird das Geheimnis gezeigt, und alle können jede Verteilung damit nachprüfen.
shuffles-shown = ## { button-fair }
    Das Geheimnis, das Spiel { $game } gemischt hat:
    `{ $secret }`
    Sein SHA-256, festgelegt vor dem ersten Geben:
    `{ $commitment }`
    Mit der Datei der Partie können alle jede Verteilung nachprüfen: `talon verify`.
shuffles-chosen = Diese Verteilungen hat nicht der Zufall gemischt: Sie sind für dein erstes Spiel ausgesucht.
button-fair = Ehrlich gemischt
house-rule = - { $rule }
house-rule-text = { $stated ->
    [yes] { $said } `{ $name }={ $value }` (Anleitung: `{ $booklet }`)
   *[no] { $said } `{ $name }={ $value }` (üblich: `{ $booklet }`)
}

lobby-opened = { $where ->
    [thread] Der Tisch steht bereit in { $channel }.
   *[channel] Der Tisch steht bereit.
} { $full ->
    [yes] Alle Plätze sind besetzt: Drück **{ button-start }**.
   *[no] Andere setzen sich mit einem Klick dazu.
}
lobby-joined = Du sitzt am Tisch: { $game }. { $free ->
    [0] Alle Plätze sind besetzt, es kann also losgehen.
    [one] { $free } Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
lobby-joined-next = **{ $way }:** { $told }
lobby-leaving = { $ends ->
    [kept] [{ $game }]({ $board }) verlassen? Solange niemand deinen Platz nimmt, holst du ihn dir mit jedem Zug zurück.
    [yes] [{ $game }]({ $board }) verlassen? Dann bist du aus der Partie, und sie endet sofort.
   *[no] [{ $game }]({ $board }) verlassen? Dann bist du aus der Partie.
}
lobby-left = { $status ->
    [running] { $kept ->
        [open] Ab jetzt gehört dein Platz dem Computer, und andere dürfen ihn nehmen. Bis das jemand tut, holst du ihn dir mit jedem Zug zurück.
        [computer] Ab jetzt gehört dein Platz dem Computer. Mach einen Zug, und er gehört wieder dir.
       *[forfeit] Du hast die Partie verlassen. Dein Platz ist nicht mehr dabei.
    }
    [cancelled] Du bist gegangen. Niemand ist mehr da, also ist der Tisch weg.
   *[other] Du bist vom Tisch aufgestanden.
}
lobby-started = { $seats } sind dabei, und los geht’s.
lobby-started-duel = Die Karten sind ausgeteilt, { $seats } sind dabei. Drück **{ $flip }** unter dem Tisch.
lobby-called-off = Das Spiel ist abgesagt.
lobby-thread-name = { $game }, eröffnet von { $host }
lobby-thread-failed = Hier konnte ich keinen Thread öffnen. Nimm den Kanal selbst, oder erlaube mir, öffentliche Threads zu erstellen.
lobby-suspended-here = In diesem Kanal ruht eine Partie, und ich konnte keinen Thread für sie öffnen. Nimm einen anderen Kanal, oder erlaube mir, öffentliche Threads zu erstellen.
lobby-not-here = Ein Spiel in einem Thread braucht einen Textkanal auf einem Server. Öffne es dort.
lobby-permissions = Hier kann ich kein Spiel ausrichten, mir fehlt: { $missing }. Ein Moderationsteam kann das in den Kanaleinstellungen erlauben.

permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen

seat-taken-back = Willkommen zurück. Dein Platz gehört wieder dir.

games-none = Auf diesem Server läuft kein Spiel. Eröffne eins mit /{ command-game.name } { command-game-new.name }.
games-heading = { $own ->
    [yes] ## Deine Spiele
   *[no] ## Spiele auf diesem Server
}
games-line = { $status ->
    [lobby] - [{ $game }]({ $board }): { $players }. { $free ->
        [0] Kein Platz frei.
        [one] { $free } Platz frei.
       *[other] { $free } Plätze frei.
    }
   *[other] - [{ $game }]({ $board }), Runde { $round }: { $players }. { $moment } { $ends }
} { $yours ->
    [yes] **Du bist dabei.**
   *[no] {""}
}
rematch-follows = { $status ->
    [lobby] **{ $way }:** { reject-already_joined } [{ $game }]({ $board })
   *[running] **{ button-next-match }:** [{ $game }]({ $board })
}
rematch-opened = Der Tisch steht wieder bereit, mit denselben Regeln.
replay-here = Die ganze Partie: `talon verify` prüft sie nach.

button-house = Hausregeln
button-house-type = Wert eintippen
button-house-booklet = Wie üblich
button-house-several = Mehrere eintippen
button-house-restore = { change-standard }
house-title = ## Hausregeln: { $game }
house-page = **{ $page }**
house-word = - `{ $word }`: { $meaning }
house-chosen = **{ $said }** `{ $name }={ $value }`
    { $stated ->
        [yes] In der Anleitung: `{ $booklet }`. Möglich ist: { $allowed }.
       *[no] Üblich: `{ $booklet }`. Möglich ist: { $allowed }.
    }
house-look-only = -# { $stage ->
    [lobby] Das legt die Person fest, die den Tisch eröffnet hat.
    [tournament] So wird an allen Tischen des Turniers gespielt.
   *[other] Diese Regeln stehen fest.
}
house-changed = Geändert.
house-by-the-booklet = üblich
house-select-switch = Wähle eine Regel und sieh, was sie sein kann
house-select-value = Wähle ihren Wert
house-form-rules = Was von den Standardregeln abweicht
house-section-options = Was dir überlassen ist
house-section-match = Leute, Runden, Ende der Partie
house-section-deal = Spiel, Geben, Anfang
house-section-turn = Ziehen und der Zug
house-section-claim = Klopfen und Kaufen
house-section-melds = Sätze und Sequenzen
house-section-joker = Joker
house-section-opening = Erstmeldung, Anlegen
house-section-rearrange = Den Tisch umbauen
house-section-ending = Das Ende einer Runde
house-section-variants = Gedruckte Varianten
house-section-points = Werte und Punkte

rule-sets-about =
    ## { change-saved }
    { $count ->
        [0] Noch keine.
       *[other] Wer einen Tisch eröffnet, findet sie dort unter **{ button-change }**.
    }
rule-sets-select = Ansehen …
button-rule-set-new = Neue Regeln speichern
rule-set-which = Für welches Spiel sind sie?
rule-set-which-select = Wähle ein Spiel …
rule-set-form = Regeln speichern
rule-set-field-name = Ihr Name
rule-set-about =
    ## { $name }
    { $rules ->
        [none] { $game } nach Standardregeln
       *[other] { $game }: `{ $rules }`
    }
    { $default ->
        [yes] So spielt dieser Server { $game }.
       *[no] {""}
    }
button-rule-set-use = Hier so spielen
button-rule-set-booklet = Nach Standardregeln spielen
button-rule-set-delete = Vergessen

rule-set-choice = { $name } ({ $game })

game-glance = { $length ->
    [none] { $game }, zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $seats }
    }
   *[other] { $game }, zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $seats }
    }, etwa { $length }
}
game-length = etwa { $length }
new-which = ## Welches Spiel?
    Die Zeiten gelten, wenn alle am Tisch da sind.
new-group-cards = Rommé mit Karten
new-group-two = Gin, zu zweit
new-group-rack = Rummy mit Steinen
new-group-teams = Helden gegen Schurken
new-game-about = { $single ->
    [yes] Für { $range }, { $length }
   *[no] Für { $range }; mit { $seats } { $length }
}
new-chosen = ## { $glance }
    { $summary }
new-house = **{ button-house }**
new-seats = { $seats ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
    [5] Zu fünft
    [6] Zu sechst
   *[other] Zu { $seats }
}
new-seats-select = Wie viele spielen mit
new-pace-select = Wie schnell
new-computers = { $computers ->
    [0] Keine Computer
    [1] Ein Computer
   *[other] { $computers } Computer
}
new-computers-select = { change-computer }
button-new-like = Wie neulich: { $glance }
button-new-set = Tisch aufstellen
button-new-thread = In neuem Thread
button-new-other = Anderes Spiel

learn-welcome = **Übung: { $game }** gegen den Computer. Drück **{ button-hand }** unter dem Tisch: Eine Zeile erklärt jeden Zug. Lass dir Zeit. **/{ command-games.name }** beendet sie.
learn-welcome-duel = **Übung: { $game }** gegen den Computer. Drück **{ button-board-flip }** unter dem Tisch. **/{ command-games.name }** beendet sie.
learn-dealt = Deine Übung wartet [in deinen Nachrichten]({ $board }): { $game }.{ $chosen ->
    [yes] { " " }Die Karten sind zum Lernen ausgesucht.
   *[no] { "" }
}
learn-running = Du übst gerade { $game }: [weiter]({ $board }).
button-learn-switch = Wechseln zu { $game }
learn-closed = Ich kann dir keine Direktnachricht schreiben. Erlaube sie in deinen Privatsphäre-Einstellungen für Mitglieder dieses Servers, dann versuch es noch einmal.
