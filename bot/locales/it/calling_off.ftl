### Calling a lobby or a running match off.

calling-off = Annullare [{ $game }]({ $board })? In gioco: { $players }; è la manche { $round }. { $decides ->
    [yes] Decidi tu, perché moderi. La partita è sospesa per 24 ore, e chi gioca può farla riprendere.
    [alone] Con te non gioca nessun altro, quindi finisce subito.
   *[no] Gli altri che giocano devono essere d’accordo. Se lo sono tutti quelli che hanno o avevano un posto, finisce subito; se no tra 24 ore, e intanto chiunque può farla riprendere.
}
calling-off-lobby = Annullare questo tavolo di { $game }? { $count ->
    [1] Al tavolo: { $players }.
   *[other] Al tavolo: { $players }.
}
calling-off-kept = { $stage ->
    [lobby] Il tavolo resta.
   *[running] La partita continua.
}
calling-off-wanted = { $stage ->
    [over] Questa partita è annullata.
    [suspended] La partita è sospesa. Finisce tra 24 ore, se nessuno di chi gioca vuole continuare.
   *[asked] Ora chiedo agli altri se sono d’accordo.
}
calling-off-notice = { $stage ->
    [asked] { $who } vuole chiudere [{ $game }]({ $board }). { $others ->
        [none] {""}
       *[other] { $others }: d’accordo? Finché non lo dite, la partita continua.
    }
   *[other] [{ $game }]({ $board }) è sospesa. Finché non finisce, chi gioca può ancora continuare: il tavolo dice fino a quando. { $others ->
        [none] {""}
       *[other] { $count ->
            [1] Se anche { $others } è d’accordo, finisce subito.
           *[other] Se anche { $others } sono d’accordo, finisce subito.
        }
    }
}
calling-off-settled = { $stage ->
    [over] [{ $game }]({ $board }) è finita.
   *[running] [{ $game }]({ $board }) continua.
}
button-calling-off = { $stage ->
    [lobby] Annulla il tavolo
   *[running] Annulla la partita
}
button-calling-off-keep = { $stage ->
    [lobby] Tieni il tavolo
   *[running] { button-keep-playing }
}
button-keep-playing = Continua a giocare
button-calling-off-agree = Sì, chiudiamola

board-suspended = Questa partita è sospesa (fino a: { $until }). Poi è finita, se nessuno di chi gioca vuole continuare.

reject-suspended = Questa partita è sospesa. Chi ci gioca può premere «{ button-keep-playing }».
