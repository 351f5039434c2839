standstill-notice = **{ $game }** in { $channel }: { $said } { $missing ->
    [none] {""}
   *[other] Daar mis ik: { $missing }.
}
standstill-ends = Niemand verliest tijd. Gebeurt er niets, dan eindigt de partij zonder uitslag { $until }.
hand-stands-still = ⏸ { reject-stands_still }
reject-stands_still = { $why ->
    [channel_gone] De partij ligt stil: het kanaal of de thread is verwijderd. **/{ command-games.name }** in een ander kanaal verhuist de partij daarheen.
    [locked] De partij ligt stil tot de thread weer open is.
    [server_away] De partij ligt stil tot de server weer bereikbaar is.
    [server_left] De partij ligt stil tot ik weer op de server word uitgenodigd.
    [paused] De partij rust tot het toernooi verdergaat.
    [decided] De partij rust: de organisator heeft over deze tafel beslist.
   *[other] De partij ligt stil tot ik weer in het kanaal mag schrijven.
}
move-done = [{ $game }]({ $board }) gaat hier verder.
