command-daily = Das Rätsel und das Blatt des Tages
    .name = heute
daily-heading = **Rätsel { $called }** · { $game } · { $level }
daily-ask-table = Leg so viele deiner Steine aus, wie du kannst.
daily-ask-table-draw_discard = Leg so viele deiner Karten aus, wie du kannst.
daily-ask-hand = { $upcard ->
    [none] Du fängst an, { $seats } sitzen am Tisch: Welche Karte würfe der scharfe Computer ab?
   *[other] Niemand wollte { $upcard }, und du hast gezogen: Welche Karte würfe der scharfe Computer ab?
}
daily-upcard = Niemand wollte { $upcard }.
daily-opponent = Platz { $number }
daily-tried = { $outcome ->
    [best] 🟩 Besser geht es nicht.
    [most] { $short ->
        [1] 🟦 Erlaubt, und nah dran: Eins mehr lässt sich auslegen.
       *[other] 🟦 Erlaubt, und nah dran: { $short } mehr lassen sich auslegen.
    }
    [little] { $short ->
        [0] ⬜ Erlaubt, aber es geht besser.
        [1] ⬜ Erlaubt, aber eins mehr lässt sich auslegen.
       *[other] ⬜ Erlaubt, aber { $short } mehr lassen sich auslegen.
    }
   *[refused] ⬛ Das erlauben die Regeln noch nicht.
}
daily-not-judged = Ich konnte das nicht rechtzeitig beurteilen, und nichts wurde gezählt. Versuch es bitte noch einmal.
daily-hint-count = { $count ->
    [1] 💡 Eins von dir lässt sich auslegen.
   *[other] 💡 { $count } von dir lassen sich auslegen.
}
daily-hint-pieces = 💡 Diese: { $cards }
daily-hint-why = { $why ->
    [none] 💡 Such die Karte, die der Rest des Blattes am wenigsten braucht.
   *[other] 💡 { $why }
}
daily-hint-card = 💡 Der scharfe Computer wirft { $card } ab.
daily-ahead = { $points ->
    [1] Der scharfe Computer hält das für einen Punkt besser als alles andere, über { $deals } gedachte Verteilungen.
   *[other] Der scharfe Computer hält das für { $points } Punkte besser als alles andere, über { $deals } gedachte Verteilungen.
}
daily-here = { $count ->
    [0] Auf diesem Server hat es noch niemand gelöst.
    [1] Auf diesem Server hat es eine Person gelöst.
   *[other] Auf diesem Server haben es { $count } gelöst.
}
daily-share = Talon { $called } { $squares }
daily-share-tries = { $tries ->
    [1] 1 Versuch
   *[other] { $tries } Versuche
}
daily-share-hints = { $hints ->
    [0] kein Tipp
    [1] 1 Tipp
   *[other] { $hints } Tipps
}
daily-shared = **{ $name }**: { $line }
daily-share-yourself = Hier darf ich nichts posten. Kopier stattdessen die Zeile: `{ $line }`
daily-month =
    ## { $month }
    { $solved ->
        [0] Keins gelöst.
        [1] Eins gelöst.
       *[other] { $solved } gelöst.
    } { $streak ->
        [none] {""}
        [0] Noch keine Serie.
        [1] 🔥 Ein Tag in Folge.
       *[other] 🔥 { $streak } Tage in Folge.
    } { $freezes ->
        [none] {""}
        [0] Diesen Monat darfst du keinen Tag mehr auslassen.
        [1] Diesen Monat darfst du einen Tag auslassen.
       *[other] Diesen Monat darfst du { $freezes } Tage auslassen.
    }
    -# 🟩 am selben Tag · 🟦 später · ⬛ geöffnet · ⬜ nicht geöffnet · ◽ kommt noch · ➖ keins
daily-about =
    ## Das Rätsel des Tages
    Montags leicht, sonntags schwer. Eine Auswahl von dir ist die beste; jeder erlaubte Tisch mit ihr ist richtig. Versuch es, so oft du willst.
    🟩 das Beste · 🟦 die Hälfte davon oder mehr · ⬜ weniger · ⬛ nicht erlaubt
    Ein Tag endet um deine Mitternacht (/{ command-me.name }). Zwei im Monat darfst du auslassen. Rätsel sind öffentlich und im Voraus lesbar: Eine Rangliste gibt es nicht.
picture-daily = Das Rätsel
picture-daily-best = So geht es am besten
button-daily-lay = Auslegen
button-daily-hint = Tipp
button-daily-share = Teilen
button-daily-month = Mein Monat
button-daily-about = So geht’s
button-daily-today = Heute
button-daily-earlier = Frühere
button-daily-play = Rätsel von heute
select-daily-throw = Abwerfen …
select-daily-day = Einen Tag öffnen
reject-no_puzzle = Für { $day } gibt es kein Rätsel.
reject-day_to_come = Das Rätsel vom { $day } kommt erst noch. Das von heute ist offen.
daily-post =
    ### Rätsel { $called }
    { $game } · { $level }
daily-post-over =
    ### Rätsel { $called }
    { $game } · { $level }
    { $count ->
        [0] Hier hat es niemand gelöst.
        [1] Hier hat es eine Person gelöst.
       *[other] Hier haben es { $count } gelöst.
    }

server-page-daily = Rätsel des Tages
daily-settings =
    ## { server-page-daily }
    { $channel ->
        [none] Es wird nichts gepostet.
       *[other] Gepostet in { $channel }, jeden Tag um { $hour } ({ $zone }): eine Nachricht, ohne jemanden zu rufen.
    }
daily-settings-hour = Um wie viel Uhr
daily-settings-channel = In welchem Kanal (keiner: es wird nichts gepostet)
daily-form-zone = Die Zeitzone des Servers

daily-doors = ## { $day }
daily-door-puzzle = { $state ->
    [none] 🧩 Noch gibt es kein Rätsel.
    [solved] 🧩 **Rätsel**: gelöst.
    [open] 🧩 **Rätsel**: angefangen.
   *[new] 🧩 **Das Rätsel** wartet auf dich.
}
daily-door-deal = { $state ->
    [running] 🃏 **Blatt**: { $game }, angefangen.
    [finished] 🃏 **Blatt**: { $game }, zu Ende gespielt.
    [unfinished] 🃏 **Blatt**: { $game }, nicht zu Ende gespielt.
   *[new] 🃏 **Blatt**: { $game }, ein einziger Versuch.
}
button-daily-puzzle = Das Rätsel
button-daily-deal = Das Blatt
button-daily-yesterday = Blatt von gestern
button-daily-deals = So geht das Blatt
button-daily-doors = Von heute
deal-about =
    ## Das Blatt des Tages
    Für alle dieselben Karten, ein einziges Mal, gegen scharfe Computer: Wer gleich spielt, bekommt die gleichen Antworten. Tipps gibt es nicht. Schluss ist um deine Mitternacht, und gewertet wird nichts.
    Die Karten von morgen sind schon versiegelt; der SHA-256 ihres Geheimnisses:
    `{ $commitment }`
deal-welcome = **Blatt { $called }: { $game }.** Drück **{ button-hand }** unter dem Tisch. Du hast Zeit bis { $until }.
deal-dealt = Dein Blatt des Tages wartet [in deinen Nachrichten]({ $board }).
deal-first = Spiel erst dein Blatt des Tages zu Ende: [weiter]({ $board }).
button-deal-instead = Lieber das Blatt
deal-unfinished = **Dieses Blatt ist vorbei; es wurde nicht zu Ende gespielt.**
deal-fair =
    ## Ehrlich gemischt
    Diese Karten bekommen alle. Ihr Geheimnis war versiegelt, bevor der Tag begann; das ist sein SHA-256:
    `{ $commitment }`
    Wer das Blatt als Erstes öffnet, steuert den anderen Teil bei. Hast du zu Ende gespielt, siehst du das Geheimnis.
button-deal-compare = Vergleichen
deal-heading = **Blatt { $called }** · { $game }
deal-own = Du: **{ $lead }**, Platz { $place } von { $count }.
deal-count = { $count ->
    [0] Niemand hat es zu Ende gespielt.
    [1] Eine Person hat es zu Ende gespielt.
   *[other] { $count } haben es zu Ende gespielt.
}
deal-sharp = Der scharfe Computer auf diesem Platz: **{ $lead }**.
deal-sharp-waits = Der scharfe Computer denkt über diesen Platz noch nach.
deal-sharp-name = Der scharfe Computer
deal-of = { $name } ({ $lead })
deal-here = Auf diesem Server: { $people }.
deal-parted =
    Bei deinem Zug { $move } trennen sich eure Wege:
    - { $mine }
    - { $theirs }
deal-picture = Blatt { $called }
deal-hand = -# Platz { $number }: { $cards }
deal-shown =
    ## Ehrlich gemischt
    Das Geheimnis: `{ $secret }`
    Sein SHA-256, vorher gezeigt: `{ $commitment }`
    Der andere Teil: `{ $part }`
deal-share = Talon-Blatt { $called } { $square }
reject-no_deal = Für { $day } gibt es kein Blatt zu spielen. Schau dir das von heute an: **/{ command-daily.name }**.
reject-deal_closed = Was die anderen geschafft haben, siehst du, sobald du dieses Blatt zu Ende gespielt hast, oder { $until }.
