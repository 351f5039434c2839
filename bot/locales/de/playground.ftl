playground-topic = Rommé auf deinem eigenen Rechner. Oben, in der Liste, wählst du, wer du bist.

playground-direct = { $name }: Nachrichten mit Talon

playground-welcome = **Willkommen bei Talon.** Du bist **{ $first }**, und am Tisch unten warten Computer: Drück **{ button-start }**, und dann **{ button-hand }**, wann immer du dran bist.
    Ganz oben, in der Liste, wirst du auch zu **{ $second }**; **{ $direct }** zeigt, was Talon dir schreibt, zum Beispiel Übungen mit `/{ command-learn.name }`.
    Die Uhr ganz oben lässt Stunden oder Tage vergehen. `/{ command-help.name }` erklärt den Rest, `/{ command-game.name } { command-game-new.name }` stellt noch einen Tisch auf, `/{ command-tournament.name } { command-tournament-create.name }` richtet ein Turnier aus.
playground-welcome-back = **Willkommen zurück.** Hier ist der Tisch, wie du ihn verlassen hast: **{ button-hand }** zeigt deine Karten. Ganz oben, in der Liste, wählst du, ob du **{ $first }** oder **{ $second }** bist. **{ $direct }** zeigt deine Übungen.

playground-time = Lass Zeit vergehen, bis zu einer Woche auf einmal
playground-let-pass = { $hours ->
    [1] Eine Stunde
    [8] Acht Stunden
    [24] Einen Tag
    [72] Drei Tage
   *[other] { $hours } Stunden
}
playground-time-left = noch { $hours } h
playground-time-stop = Hier anhalten
playground-moment = { $day }, { $time }
playground-waits = { $game } · { $why ->
    [lobby] Der Tisch wartet, bis { $who } „{ button-start }“ drückt.
    [players] Gewartet wird auf weitere Leute.
    [standstill] Die Partie steht still.
    [suspended] Die Partie ruht bis { $until }.
    [over] Die Partie ist aus.
    [away] Gewartet wird, bis jemand zurückkommt.
    [friendly] Gewartet wird auf { $who }, bis jemand „{ button-play-on }“ drückt.
    [window] Gewartet wird auf ein Klopfen bis { $until }.
   *[turn] { $until ->
        [none] Gewartet wird auf { $who }, so lange es eben dauert.
       *[other] Gewartet wird auf { $who } bis { $until }.
    }
}

playground-threads = Threads
playground-back = Zurück zu #{ $channel }
playground-asleep = schläft
playground-called = ruft { $names }

playground-late = Das kam zu spät: Der Tisch hatte sich verändert. Drück noch einmal.
playground-slow = Das hat zu lange gedauert. Sieh auf den Tisch, bevor du noch einmal drückst.
playground-silent = Talon antwortet nicht; neuer Versuch.
playground-ended = Das Spiel hier ist beendet. Starte es neu, um weiterzuspielen.
playground-outdated = Diese Seite ist veraltet. Lade sie neu.

playground-page-more = Mehr
playground-page-end = Hier aufhören
playground-page-who = Du bist
playground-page-edited = (bearbeitet)
playground-page-private = Nur du kannst das sehen
playground-page-thinking = Denkt nach …
playground-page-send = Absenden
playground-page-cancel = Abbrechen
playground-page-apply = Übernehmen
playground-page-chosen = { $count } gewählt. Wähle { $least } bis { $most }.
playground-page-required = Das hier muss ausgefüllt sein.
playground-page-invalid = Damit geht es nicht: Gib etwas anderes ein.
playground-page-choose = Wähle etwas aus der Liste.
playground-page-nothing = Nichts passt
playground-page-earlier = Frühere Nachrichten
playground-page-newer = Neuere Nachrichten
playground-page-newest = Neue Nachrichten · zur letzten
playground-page-write = Nachricht an { $channel }
playground-page-used = { $name } nutzt

playground-open = Spiel hier: { $url }
playground-kept = Die Partien liegen in { $file }. Strg-C beendet die Seite.
playground-stopped = Beendet. Die Partien gehen weiter, wenn du wieder startest.
