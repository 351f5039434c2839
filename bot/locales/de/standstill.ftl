standstill-notice = **{ $game }** in { $channel }: { $said } { $missing ->
    [none] {""}
   *[other] Mir fehlt dort: { $missing }.
}
standstill-ends = Niemand verliert Zeit. Passiert nichts, endet die Partie ohne Ergebnis { $until }.
hand-stands-still = ⏸ { reject-stands_still }
reject-stands_still = { $why ->
    [channel_gone] Die Partie steht still: Ihr Kanal oder Thread wurde gelöscht. **/{ command-games.name }** in einem anderen Kanal verlegt sie dorthin.
    [locked] Die Partie steht still, bis ihr Thread wieder entsperrt ist.
    [server_away] Die Partie steht still, bis ihr Server wieder erreichbar ist.
    [server_left] Die Partie steht still, bis ich wieder auf ihren Server eingeladen bin.
    [paused] Die Partie ruht, bis ihr Turnier weitergeht.
    [decided] Die Partie ruht: Die Turnierleitung hat diesen Tisch entschieden.
   *[other] Die Partie steht still, bis ich wieder in ihren Kanal schreiben darf.
}
move-done = [{ $game }]({ $board }) geht hier weiter.
