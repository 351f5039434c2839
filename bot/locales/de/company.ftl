reject-invited_only = An diesen Tisch kommt man nur mit Einladung. Bitte { $host_id } um eine, oder stell selbst einen auf mit /{ command-game.name } { command-game-new.name }.
reject-no_seat_for_you = An diesen Tisch kannst du dich nicht setzen. Stell selbst einen auf mit /{ command-game.name } { command-game-new.name }, oder finde einen anderen mit /{ command-games.name }.
reject-they_sit_here = Diese Person sitzt schon an diesem Tisch.
reject-they_do_not_sit_here = Diese Person sitzt nicht an diesem Tisch. Wähle jemanden, der hier mitspielt, nicht dich selbst.
reject-too_many_invited = Du hast { $most } Leute an diesen Tisch eingeladen, und mehr gehen nicht. Öffne ihn stattdessen für alle.
reject-blocked_sits_here = Auf deiner Sperrliste, und an deinem Tisch: { $user_id }. Lade die Person aus mit „{ button-guests }“, oder nimm sie von deiner Liste in /{ command-me.name }.
reject-blocked_by_you = Diese Person steht auf deiner Sperrliste. Nimm sie in /{ command-me.name } davon herunter, um sie einzuladen.
reject-lobby_changed = An deinem Tisch hat sich gerade etwas geändert. Sieh nach, dann starte.
reject-blocks_full = Auf deiner Liste stehen { $most } Leute, mehr gehen nicht. Nimm erst jemanden herunter.
reject-not_blocked = Diese Person steht nicht auf deiner Liste. Wer dort steht, zeigt /{ command-me.name }.
reject-not_yourself = Wähle jemand anderen als dich selbst.
reject-barred = { $until ->
    [none] { $reason ->
        [none] Auf diesem Server darfst du zurzeit nicht spielen. Frag die Leute, die ihn verwalten.
       *[other] Auf diesem Server darfst du zurzeit nicht spielen („{ $reason }“). Frag die Leute, die ihn verwalten.
    }
   *[other] { $reason ->
        [none] Auf diesem Server darfst du zurzeit nicht spielen. Das endet { $until }.
       *[other] Auf diesem Server darfst du zurzeit nicht spielen („{ $reason }“). Das endet { $until }.
    }
}
reject-not_barred = Diese Person darf auf diesem Server schon spielen. Wer nicht darf, steht in /{ command-settings.name }.
reject-no_person = Das ist ein Programm, und Programme sitzen nicht am Tisch. Wähle einen Menschen, oder setz einen Computer dazu.

button-guests = Gäste
button-guests-only = Nur mit Einladung
button-guests-anybody = Offen für alle
lobby-by-invitation = -# Nur mit Einladung.

guests-about =
    ## Gäste an deinem Tisch: { $game }
    { $only ->
        [yes] Nur wen du einlädst, kann sich setzen.
       *[no] Alle können sich setzen. Wen du einlädst, bekommt Bescheid.
    }
    { $invited ->
        [none] Noch ist niemand eingeladen.
       *[other] Eingeladen: { $invited }
    }
guests-select-invite = Jemanden einladen …
guests-select-out = Jemanden ausladen …
guests-invitation = { $host } lädt dich an einen Tisch in { $channel } ein: [{ $game }]({ $board }). Tempo: { $pace }.
guests-parted = Du bist nicht mehr in der Lobby von { $game } in { $channel }, weil dort jemand von deiner Sperrliste sitzt. Warum, erfährst nur du.
guests-out = { $host } hat dich aus der Lobby von { $game } in { $channel } genommen. Mit einer Einladung kannst du zurückkommen.

button-me-blocks = Sperrliste
blocks-about =
    ## Deine Sperrliste
    Mit den Leuten auf dieser Liste sitzt du nie an einem Tisch, weder in einer Lobby noch als Ersatz. In einem Turnier nur, wenn es anders nicht geht. Sie erfahren es nicht. Gemeinsame Partien, die schon laufen, gehen weiter.
    { $count ->
        [0] Niemand steht darauf.
       *[other] { $count } darauf: { $names }
    }
blocks-select-add = Jemanden daraufsetzen …
blocks-select-off = Jemanden herunternehmen …
blocks-on = { $who } steht auf deiner Liste. Niemand erfährt davon.
blocks-off = { $who } steht nicht mehr auf deiner Liste.
blocks-shared = { $what ->
    [match] Ihr spielt beide mit bei [{ $game }]({ $board }). Diese Partie geht weiter, und du darfst sie verlassen.
    [mine] Ihr sitzt beide in deiner Lobby: [{ $game }]({ $board }). So kann es nicht losgehen: Lade die Person aus, oder geh selbst.
   *[left] Ihr habt beide in einer Lobby gesessen: [{ $game }]({ $board }). Jetzt bist du nicht mehr dort. Warum, erfährt niemand.
}
button-blocks-guests = Ausladen …
