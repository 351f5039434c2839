# A match that cannot be played where it is, or whose tournament is paused.

standstill-notice = **{ $game }** in { $channel }: { $said } { $missing ->
    [none] {""}
   *[other] Lì mi manca: { $missing }.
}
standstill-ends = Nessuno perde tempo. Se non succede niente, la partita finisce senza risultato { $until }.
hand-stands-still = ⏸ { reject-stands_still }
reject-stands_still = { $why ->
    [channel_gone] La partita è ferma: il suo canale o thread non c’è più. **/{ command-games.name }** in un altro canale la sposta lì.
    [locked] La partita è ferma finché il suo thread non si sblocca.
    [server_away] La partita è ferma finché il suo server non è di nuovo raggiungibile.
    [server_left] La partita è ferma finché qualcuno non mi invita di nuovo nel suo server.
    [paused] La partita aspetta che il suo torneo riprenda.
    [decided] La partita è ferma: questo tavolo l’ha deciso chi organizza.
   *[other] La partita è ferma finché non posso di nuovo scrivere nel suo canale.
}
move-done = [{ $game }]({ $board }) continua qui.
