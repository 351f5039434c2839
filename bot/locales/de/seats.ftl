lobby-absence = { $leaving ->
    [forfeit] Verpasst du { $misses } Züge, springt ein Computer ein, bis du zurück bist. Gehst du, bist du raus.
   *[computer] Verpasst du { $misses } Züge, springt ein Computer ein; verpasst du noch { $kept }, ist dein Platz frei.
}
lobby-seat-punctual = -# { $name } spielt { $share } % der Züge pünktlich.

notice-seat-open = Der Platz von { $who } bei [{ $game }]({ $board }) ist frei. { $paused ->
    [yes] Niemand ist da, also wartet die Partie.
   *[no] Solange spielt ihn der Computer.
} Nimm ihn, und du spielst mit seinen Karten und Punkten weiter; das Ergebnis nennt euch beide.{ $back ->
    [no] {""}
   *[yes] {" "}Bis dahin darf { $who } zurückkommen.
}
notice-seat-taken = { $name } spielt auf dem Platz von { $before } weiter bei [{ $game }]({ $board }), mit seinen Karten und Punkten.
button-seat-take = Platz von { $name } nehmen
button-seat-open = Platz von { $name } freigeben
button-players = Am Tisch
button-seat-leave = Verlassen

seat-taken = Ab jetzt spielst du den Platz von { $name }, mit seinen Karten und Punkten.

players-heading = ## Wer mitspielt: [{ $game }]({ $board })
players-line = { $seat }. { $told }
players-computer = ein Computer
players-free = der Platz ist frei
players-away = nicht da
players-played = der Computer spielt
players-host = hat den Tisch eröffnet
players-before = auf dem Platz von { $before }
players-freeing = { $opens ->
    [closed] Jemand von hier hat seine Daten löschen lassen: In dieser Partie nimmt niemand Neues einen Platz.
    [yes] Wer { $misses } Züge nacheinander verpasst hat, dessen Platz darf { $host } freigeben.
   *[no] In dieser Partie wird kein Platz für andere frei: Gehst du, bist du raus.
}

board-paused = { $opens ->
    [alone] Du bist weg. Spiel einen Zug, dann geht es weiter.
    [yes] Niemand ist da, also pausiert die Partie, bis jemand zurückkommt oder einen freien Platz nimmt.
   *[no] Niemand ist da, also pausiert die Partie, bis jemand zurückkommt.
}
summary-seat-held = { $name } hat auf dem Platz von { $before } weitergespielt.

my-games-open-seat = **{ $game }**, { $channel }, { $pace }: Der Platz von { $name } ist frei, und du würdest mit seinen Karten und Punkten weiterspielen. [Zum Tisch]({ $board })

reject-no_open_seat = Diese Partie läuft, und alle Plätze sind besetzt. Eröffne eine andere mit /{ command-game.name } { command-game-new.name }.
reject-seat_taken = Dieser Platz ist nicht mehr frei: Dort spielt { $name }.
reject-somebody_was_forgotten = Jemand von hier hat seine Daten löschen lassen, und ob du das warst, kann ich nicht wissen. Darum nimmt in dieser Partie niemand Neues einen Platz.
reject-has_seen_a_hand = Du hast dort schon die Karten eines Platzes gesehen, also kannst du keinen anderen nehmen, solange dort weitergespielt werden kann.
reject-seats_stay = In dieser Partie bleibt jeder Platz bei seiner Person, er lässt sich also nicht freigeben.
reject-not_away = Ein Platz wird erst frei, wenn jemand gegangen ist oder { $misses } Züge nacheinander verpasst hat.
