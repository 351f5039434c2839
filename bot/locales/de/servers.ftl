server-about =
    ## Einstellungen dieses Servers
    { $hosts ->
        [none] **Tische:** Alle dürfen sie eröffnen
       *[other] **Tische:** { $hosts } eröffnen sie
    }
    { $channels ->
        [none] **Wo:** überall
       *[other] **Wo:** { $channels }
    }
    { $game ->
        [none] **Spiel:** wie am Tisch gewählt
       *[other] **Spiel:** { $game }
    }
    { $pace ->
        [none] **Tempo:** { pace-daily }
       *[other] **Tempo:** { $pace }
    }
    { $assist ->
        [unsaid] **Hilfe:** wie in jedem Spiel üblich
        [none] **Hilfe:** keine
        [placement] **Hilfe:** legt Steine
       *[hints] **Hilfe:** legt Steine und gibt Tipps
    }
    { $role ->
        [none] **Turniere:** wer diesen Server verwaltet
       *[other] **Turniere:** { $role }
    }
    { $four ->
        [yes] **Kartenfarben:** vier
       *[no] **Kartenfarben:** zwei
    }
    { $locale ->
        [none] **Sprache:** die der Person, die eröffnet
       *[other] **Sprache:** { $locale }
    }
server-limit = **{ $what }:** { $most }
server-select-page = Wähle …
server-page-channels = Wo Tische eröffnet werden
server-page-hosts = Wer Tische eröffnet
server-page-variant = Das übliche Spiel
server-page-pace = Das übliche Tempo
server-page-assist = Hilfe beim Umbauen
server-page-rules = { change-saved }
server-page-tournaments = Wer Turniere ausrichtet
server-page-events = Events des Servers
server-page-colours = Farben der Karten
server-page-locale = Sprache der Tische
server-page-limits = Grenzen
server-page-bars = Wer nicht spielen darf
server-about-channels = In welchen Kanälen, samt ihren Threads, werden Tische eröffnet? Nichts gewählt: überall.
server-about-hosts = Welche Rollen eröffnen Tische? Nichts gewählt: alle.
server-about-variant = Welches Spiel wird zuerst angeboten?
server-about-pace = In welchem Tempo, wenn am Tisch nichts anderes gewählt wird?
server-about-assist = Wie viel Hilfe beim Umbauen des Tisches, wenn dort nichts anderes gewählt wird?
server-about-tournaments = Wessen Mitglieder richten Turniere aus, neben denen, die diesen Server verwalten?
server-about-events = Sollen Turniere mit festem Beginn unter den Events dieses Servers stehen? Dafür brauche ich die Berechtigung „Events erstellen“.
server-about-colours = In wie vielen Farben werden Karten gezeichnet? Ein Tisch ändert sich mit dem nächsten Zug.
server-about-locale = In welcher Sprache sind Tische beschriftet?
server-events-on = Turniere als Events ankündigen
server-events-off = Keine Events

server-limit-lobbies_per_person = Offene Tische einer Person
server-limit-games_per_person = Tische, an denen ein Mitglied sitzt
server-limit-commands_per_minute = Befehle eines Mitglieds pro Minute
server-limit-games_per_channel = Spiele in einem Kanal samt Threads
server-limit-games_per_server = Spiele auf dem Server
server-limit-hint = { $most ->
    [none] Eine Zahl, oder nichts für keine Grenze
   *[other] 1 bis { $most }; nichts für { $most }
}
server-form-limits = Grenzen dieses Servers
server-cannot-post = In { $channel } kann ich nichts posten, mir fehlt: { $missing }.
server-channel-gone = Den Kanal gibt es nicht mehr.
server-unsaid-variant = Am Tisch wird das Spiel gewählt
server-unsaid-pace = Das übliche Tempo: { pace-daily }
server-unsaid-locale = Wie in den Einstellungen von Discord
server-unsaid-assist = Hilfe, wie in jedem Spiel üblich
server-assist = { $assist ->
    [none] Keine Hilfe beim Umbauen
    [placement] Die Hilfe legt gewählte Steine
   *[hints] Die Hilfe legt Steine und gibt Tipps
}

bars-on = { $until ->
    [none] { $who } darf ab jetzt auf diesem Server nicht spielen.
   *[other] { $who } darf auf diesem Server nicht spielen, bis { $until }.
} Auch Tische eröffnen oder sich dazusetzen geht nicht. { $matches ->
    [out] { $out ->
        [0] Es gab keine Lobby und keine Partie mit dieser Person.
        [1] Ein Platz in einer Lobby oder Partie ist geräumt; in einer Partie übernimmt ihn der Computer, oder er ist verloren, wo ihre Regeln es so wollen.
       *[other] Geräumte Plätze in Lobbys und Partien: { $out }. In Partien übernimmt sie der Computer, oder sie sind verloren, wo die Regeln es so wollen.
    }
   *[played] { $out ->
        [0] Laufende Partien werden zu Ende gespielt.
        [1] Ein Platz in einer Lobby ist geräumt. Laufende Partien werden zu Ende gespielt.
       *[other] Geräumte Plätze in Lobbys: { $out }. Laufende Partien werden zu Ende gespielt.
    }
} Über Turniere entscheidet deren Leitung.
bars-select-add = Jemanden nicht spielen lassen …
bars-form = Nicht auf diesem Server
bars-field-reason = Warum? Die Person erfährt es.
bars-field-days = Für wie viele Tage?
bars-hint-days = Nichts: bis du es wieder erlaubst
button-bars-out = Auch aus Partien nehmen
bars-about =
    ## Wer hier nicht spielen darf
    { $count ->
        [0] Alle dürfen.
        [1] Ein Mitglied.
       *[other] { $count } Mitglieder.
    }
bars-lifted = { $who } darf auf diesem Server wieder spielen.
bars-line = { $until ->
    [none] { $reason ->
        [none] - { $who } ({ $name }), seit { $since }, von { $by }
       *[other] - { $who } ({ $name }), seit { $since }, von { $by }: { $reason }
    }
   *[other] { $reason ->
        [none] - { $who } ({ $name }), { $since } bis { $until }, von { $by }
       *[other] - { $who } ({ $name }), { $since } bis { $until }, von { $by }: { $reason }
    }
}
bars-select-lift = Jemanden wieder spielen lassen …

greeting =
    ## Hallo, ich bin Talon
    Ich richte Rommé aus für Leute, die selten zur selben Zeit online sind: mit Karten und mit Steinen, zu zweit bis zu sechst, in Minuten oder über Wochen.
    Drück **{ button-greeting-table }** oder schreib /{ command-game.name } { command-game-new.name }. Allein? /{ command-learn.name } gibt dir eine Übung.
    -# Wer wo Tische eröffnen darf: /{ command-settings.name }. Was ich über dich speichere: /{ command-me.name }.
button-greeting-table = Tisch aufstellen
button-greeting-help = So spielst du
button-greeting-settings = Einstellungen
