help-name = Hilfe

help-start-title = Ein Spiel anfangen
help-start = **/{ command-game.name } { command-game-new.name }** stellt hier oder in einem eigenen Thread einen Tisch auf: Wähle Spiel, Plätze und Tempo: *{ pace-live }* für einen Abend, *{ pace-daily }* für einen Zug am Tag.
    Andere drücken **{ button-join }**. Niemand da? Setz unter **{ button-change }** einen Computer dazu. Dann drück **{ button-start }**.

    In einem Kanal läuft immer nur ein Spiel. Du kannst an mehreren Tischen sitzen.

    {"**"}Neu in einem Spiel?** **/{ command-learn.name }** gibt dir eine Übung gegen den Computer, mit einer Zeile pro Zug, was du tun kannst und warum.

help-table-title = Der Tisch
help-table = Das Bild im Kanal ist der Tisch: die Kombinationen, der Nachziehstapel, der Ablagestapel, wer wie viele Karten oder Steine hat und wer dran ist. **/{ command-table.name }** zeigt es dir, wenn es weggerutscht ist.
    Die Knöpfe darunter sind für alle da.

help-hand-title = Dein Blatt
help-hand = Drück **{ button-hand }** unter dem Tisch oder schreib **/{ command-hand.name }**. Nur du siehst es.
    {"**"}Grüne Knöpfe** tun, was draufsteht: **{ button-board-draw }**, **{ button-lay-all }**, **{ button-discard-card }**. Zum Ablegen genannt wird die Karte von 💡, sonst die gerade gezogene, wenn sie nirgends passt, sonst die teuerste, die nirgends passt, bei gleichen die niedrigste Farbe.
    {"**"}Wähle Karten** in der Liste für alles andere: Dann gelten die Knöpfe für sie. Der Rest steckt unter **{ select-more }**: Ordnen, Daueraufträge, was los war, Regeln, Uhr.

help-turn-title = Dein Zug
help-turn = Wenn du dran bist, wirst du gerufen.
    1. **Zieh** eine Karte vom Nachziehstapel, oder nimm die oberste vom Ablagestapel.
    2. **Leg Kombinationen aus**, wenn du magst und kannst.
    3. **Leg eine Karte ab.** Damit endet dein Zug.

    Verlegt? Vor dem Ablegen nimmst du alles wieder zurück.

    Du tippst lieber? **/{ command-draw.name }**, **/{ command-take.name }**, **/{ command-meld.name }**, **/{ command-layoff.name }**, **/{ command-joker.name }**, **/{ command-discard.name }**. Schreib Karten als Rang und Farbe: `7H` `10S` `QD` `AC`, und `JK` für den Joker. Beim Tippen werden dir deine Karten vorgeschlagen; das sieht sonst niemand.

help-knock-title = Klopfen
help-knock = Wo geklopft wird, ist jede abgelegte Karte kurz für die anderen zu haben: **{ button-board-knock }** oder **{ button-board-pass }**. Niemand sieht deine Antwort, und in der Regel musst du nicht schnell sein: Von allen, die klopfen, bekommt die Karte, wer als Nächstes an der Reihe wäre.
    {"**"}Zu zweit** klopft niemand: Wer dran ist, darf die Karte einfach nehmen.
    {"**"}{ button-orders }** in deinem Blatt klopfen oder passen für dich, wenn du nicht da bist.

help-others-title = Die anderen Kartenspiele
help-others = {"**"}{ variant-name-disney_duel }**: Drück **{ button-board-flip }** unter dem Tisch. Die höchste Karte nimmt alles. **{ button-board-run }** deckt von selbst auf.
    {"**"}{ variant-name-disney_karo8 }**: Wähle eine markierte Karte und drück **{ button-lay }**. Passt keine: **{ button-board-draw }**.
    {"**"}{ variant-name-gin_rummy }**: Nimm die offene Karte, oder drück **{ button-board-refuse }**. Dann zieh und drück **{ button-discard-card }**, oder mit wenigen losen Karten **{ button-bid-card-gin }**.
    {"**"}{ variant-name-rummy_500 }**: In deinem Blatt steht, wie tief du in den offenen Stapel greifen kannst.
    {"**"}{ variant-name-nsv_basic }**: Je nach Spiel kannst du die offene Karte **kaufen** oder die Runde beenden mit **{ button-bid-card }**.

help-rebuilding-title = Steine, und Tische zum Umbauen
help-rebuilding = Mit Steinen legst du entweder **aus** oder **ziehst einen Stein**. Abgelegt wird nichts.
    1. Wähle Steine und drück **{ button-lay }**. Talon findet Kombinationen für sie, baut wenn nötig den Tisch um und zeigt ihn dir: Ein Plus markiert deine, ein Pfeil, was gewandert ist. Niemand sieht es, bis du **{ button-benchok }** drückst.
    2. {"**"}{ button-byhand }** bewegst du alles selbst. **{ button-benchsplit }** macht aus einer Kombination zwei, **{ button-benchundo }** nimmt den letzten Schritt zurück.
    3. {"**"}{ button-hint }** zeigt einen guten Weg, wenn der Tisch Tipps erlaubt.

    {"**"}{ variant-name-nsv_robber }** geht genauso, nur mit Karten: ziehen, **{ button-rebuild }**, bestätigen, ablegen.

help-house-title = Hausregeln
help-house = Jede Regel lässt sich ändern, bevor es losgeht. Wer den Tisch eröffnet hat, drückt darunter **{ button-change }**, dann **{ button-house }**, und sieht jede Regel mit allem, was sie sein kann. Regeln, die nicht zusammenpassen, werden abgelehnt, mit dem Grund. Der Tisch sagt, wie viele Hausregeln er hat.

    Ein Server merkt sich seine liebsten: **/{ command-settings.name }**, { server-page-rules }, gibt Regeln einen Namen und macht sie zu denen des Servers. Am Tisch wählt man sie unter **{ button-change }**.

help-time-title = Wenn du nicht da bist
help-time = Läuft deine Zeit ab, macht Talon den einfachsten Zug für dich. Verpasst du zwei Züge, spielt ein Computer, oder alles wartet, wenn niemand da ist; bleibst oder gehst du weg, ist dein Platz frei.
    Mit einem Zug holst du ihn dir zurück, außer jemand hat ihn schon genommen: Dann wird mit deinen Karten und Punkten weitergespielt, und das Ergebnis nennt euch beide. **/{ command-game.name } { command-game-join.name }** nimmt einen freien Platz.

    Jedes Mischen ist vor der ersten Karte versiegelt: Niemand kann die Karten legen, auch nicht, wer Talon betreibt, und du kannst es prüfen.

help-company-title = Mit wem du spielst
help-company = Unter **{ button-change }** steht, wer sich an den Tisch setzen darf: alle, oder nur geladene Gäste. Gäste bekommen eine Nachricht und lassen sich wieder ausladen.
    {"**"}/{ command-me.name }** hält dich und jemand anderen an verschiedenen Tischen; niemand erfährt davon. Dort siehst du auch, was über dich gespeichert ist, bekommst es als Datei und löschst es.
    Wer einen Server verwaltet, legt in **/{ command-settings.name }** fest, wer wo Tische eröffnet, was üblich ist und wer nicht mitspielen darf.

help-tournaments-title = Turniere
help-tournaments = Drück **{ button-tournament-join }** unter der Tafel eines Turniers, oder schreib **/{ command-tournament.name } { command-tournament-join.name }**. **/{ command-tournament.name } { command-tournament-list.name }** zeigt, was es gibt.
    Gibt es einen Check-in? Drück **{ button-tournament-checkin }**, wenn du gerufen wirst. Beginnt eine Runde, wirst du in einen Thread mit deinen Karten gerufen. Ergebnisse kommen von selbst.
    Wie es steht, sagt **/{ command-tournament.name } { command-tournament-standings.name }**. **/{ command-tournament.name } { command-tournament-mine.name }** führt zu deinem Tisch, lässt dich aussetzen oder aussteigen: Der Computer spielt für dich weiter.
    Am Ende zeigt **{ button-tournament-fair }** das Geheimnis des Mischens, und **{ button-tournament-export }** hat alles, was geschehen ist.

help-hosting-title = Ein Turnier ausrichten
help-hosting = **/{ command-tournament.name } { command-tournament-create.name }** öffnet ein Formular nur für dich. **{ button-draft-open }** hängt die Tafel aus. Alles andere steht in **/{ command-tournament.name } { command-tournament-host.name }**: anfangen, pausieren, Zeit geben, einen Tisch entscheiden, zurücknehmen. Deinen Grund erfahren alle. Ausrichten darf, wer den Server verwaltet, und eine Rolle aus **/{ command-settings.name }**.
    - **{ tournament-format-swiss }**: Alle spielen jede Runde.
    - **{ tournament-format-round_robin }**: Alle treffen auf alle.
    - **{ tournament-format-knockout }**: Die Besten jedes Tisches kommen weiter.
    - **{ tournament-format-ladder }**: Wer zu viele Minuspunkte hat, ist raus.
    - **{ tournament-format-league }**: Staffeln, mit Saisons.
    - **{ tournament-format-arena }**: Gleich ein neuer Tisch, bis zum Gong.
