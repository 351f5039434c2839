button-me-privacy = Deine Daten
privacy-former-player = Früher dabei
privacy-about =
    ## Deine Daten
    Ich speichere deine Discord-ID, deinen Namen, deine Plätze und Züge in jedem Spiel; deine Wahl in /{ command-me.name }, Sperrliste, Aufträge, Entwürfe, Rätsel und Ergebnisse; wie pünktlich du bist; was du als Gastgeber getan hast. Nachrichten lese ich keine.
    { $days ->
        [one] Ein Spiel wird { $days } Tag nach seinem Ende gepackt oder gelöscht.
       *[other] Ein Spiel wird { $days } Tage nach seinem Ende gepackt oder gelöscht.
    } Der Rest bleibt, bis du ihn löschst.
button-privacy-export = Meine Daten holen
button-privacy-delete = Meine Daten löschen
button-privacy-sure = Alles löschen
button-privacy-keep = Behalten
privacy-export = Das ist alles, was ich über dich speichere. Nur du siehst es.
privacy-ask =
    ## Alles über dich löschen?
    { $marks ->
        [0] {""}
       *[other] Eins bleibt, bis die Partien aus sind, in denen du gesessen hast: eine Marke, mit einem geheimen Schlüssel aus deiner ID gemacht, damit niemand zwei Plätze einer Partie spielt. Danach wird auch sie gelöscht.
    }
    { $lobbies ->
        [0] Du sitzt in keiner Lobby.
        [1] Du verlässt die Lobby, in der du sitzt.
       *[other] Du verlässt die { $lobbies } Lobbys, in denen du sitzt.
    } { $matches ->
        [0] Du spielst keine Partie.
        [1] In deiner Partie übernimmt der Computer den Platz für immer, oder er ist verloren, wo ihre Regeln es so wollen.
       *[other] In deinen { $matches } Partien übernimmt der Computer den Platz für immer, oder er ist verloren, wo die Regeln es so wollen.
    } { $tournaments ->
        [0] Du bist in keinem Turnier.
        [1] Du steigst aus einem Turnier aus.
       *[other] Du steigst aus { $tournaments } Turnieren aus.
    }
    Deine Einstellungen, Sperrliste, Aufträge und Entwürfe werden gelöscht. In beendeten Spielen und Ergebnissen steht statt deines Namens „{ privacy-former-player }“; sie bleiben, ohne dich, damit andere sie noch prüfen können und ihre Wertung behalten. Nachrichten, die ich in Kanälen gepostet habe, bleiben, wie sie sind.
    -# Hat dich jemand gesperrt, oder lässt dich ein Server nicht spielen, dann bleibt das, nur mit deiner ID; lässt dich ein Turnier nicht, oder hat dich ein Gastgeber aus einer Lobby genommen, bleibt bis das vorbei ist, eine Marke aus deiner ID. Auch was Gastgeber von Turnieren als Grund genannt haben, bleibt. Das lässt sich nicht rückgängig machen.
privacy-deleted = Alles über dich ist gelöscht, bis auf das, was wie gesagt bleibt. { $games ->
    [0] Kein Spiel nannte dich.
    [1] Ein Spiel nannte dich.
   *[other] { $games } Spiele nannten dich.
}
reject-still_playing = Während ich löschte, hast du dich an einen Tisch gesetzt. Was weg ist, ist weg, also drück bitte noch einmal.

application-description = Rommé für Leute, die selten zur selben Zeit online sind: dreizehn Spiele mit Karten und Steinen, zu zweit bis zu sechst, live oder über Tage. Dein Blatt siehst nur du, den Tisch sehen alle, jedes Mischen ist prüfbar, Computer füllen Plätze. Turniere auch. Los geht’s mit /{ command-game.name } { command-game-new.name }, allein mit /{ command-learn.name }. Deine Daten: /{ command-me.name }.
