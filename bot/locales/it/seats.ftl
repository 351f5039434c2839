### Seats of people who are away: who plays them, and how somebody else takes one.

lobby-absence = { $leaving ->
    [forfeit] Se salti { $misses } turni, gioca un computer finché non torni. Se esci, per te è finita.
   *[computer] Se salti { $misses } turni, gioca un computer; se ne salti altri { $kept }, il tuo posto è libero.
}
lobby-seat-punctual = -# { $name } gioca in tempo il { $share } % dei turni.

notice-seat-open = Posto libero in [{ $game }]({ $board }): quello di { $who }. { $paused ->
    [yes] Non c’è nessuno, quindi la partita aspetta.
   *[no] Intanto gioca il computer.
} Prendilo, e continui con le sue carte e i suoi punti; il risultato porta i due nomi.{ $back ->
    [no] {""}
   *[yes] {" "}Fino ad allora { $who } può tornare.
}
notice-seat-taken = { $name } continua al posto di { $before } in [{ $game }]({ $board }), con le sue carte e i suoi punti.
button-seat-take = Prendi il posto di { $name }
button-seat-open = Libera il posto di { $name }
button-players = Chi gioca
button-seat-leave = Esci

seat-taken = Da ora giochi al posto di { $name }, con le sue carte e i suoi punti.

players-heading = ## Chi gioca a [{ $game }]({ $board })
players-line = { $seat }. { $told }
players-computer = un computer
players-free = il posto è libero
players-away = non c’è
players-played = gioca il computer
players-host = ha aperto il tavolo
players-before = al posto di { $before }
players-freeing = { $opens ->
    [closed] Qualcuno che giocava qui ha fatto cancellare i propri dati: in questa partita non entra nessuno di nuovo.
    [yes] Quando qualcuno ha saltato { $misses } turni di fila, { $host } può liberarne il posto.
   *[no] In questa partita nessun posto si libera per altri: se esci, per te è finita.
}

board-paused = { $opens ->
    [alone] Non ci sei. Fai una mossa e la partita riprende.
    [yes] Non c’è nessuno, quindi la partita è in pausa finché qualcuno torna, o prende un posto libero.
   *[no] Non c’è nessuno, quindi la partita è in pausa finché qualcuno torna.
}
summary-seat-held = { $name } ha continuato al posto di { $before }.

my-games-open-seat = **{ $game }**, { $channel }, { $pace }: il posto di { $name } è libero, e continueresti con le sue carte e i suoi punti. [Tavolo]({ $board })

reject-no_open_seat = Questa partita è in corso, e tutti i suoi posti sono presi. Aprine un’altra con /{ command-game.name } { command-game-new.name }.
reject-seat_taken = Quel posto non è più libero: ci gioca { $name }.
reject-somebody_was_forgotten = Qualcuno che giocava qui ha fatto cancellare i propri dati, e non so se eri tu. Quindi in questa partita non entra nessuno di nuovo.
reject-has_seen_a_hand = Lì hai già visto le carte di un posto, quindi non puoi prenderne un altro finché si può continuare a giocare.
reject-seats_stay = In questa partita ogni posto resta a chi lo ha, quindi non si può liberare per altri.
reject-not_away = Un posto si libera solo quando chi lo ha lascia la partita, o salta { $misses } turni di fila.
