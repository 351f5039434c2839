### Who plays with whom: invitations, block lists, whom a server bars.

reject-invited_only = A questo tavolo si entra su invito. Chiedilo a { $host_id }, o apri un tavolo tuo con /{ command-game.name } { command-game-new.name }.
reject-no_seat_for_you = A questo tavolo non puoi entrare. Aprine uno tuo con /{ command-game.name } { command-game-new.name }, o trovane un altro con /{ command-games.name }.
reject-they_sit_here = Questa persona è già al tavolo.
reject-they_do_not_sit_here = A questo tavolo non c’è. Scegli qualcuno che ci gioca, tranne te.
reject-too_many_invited = Hai già invitato { $most } persone a questo tavolo, e di più non si può. Aprilo invece a tutti.
reject-blocked_sits_here = Sulla tua lista dei blocchi, e al tuo tavolo: { $user_id }. Fai uscire la persona con «{ button-guests }», o toglila dalla lista in /{ command-me.name }.
reject-blocked_by_you = Questa persona è sulla tua lista dei blocchi. Per invitarla, toglila dalla lista in /{ command-me.name }.
reject-lobby_changed = Il tuo tavolo è appena cambiato. Guardalo, poi inizia.
reject-blocks_full = La tua lista ha { $most } persone, e di più non ci stanno. Prima toglitene una.
reject-not_blocked = Questa persona non è sulla tua lista. /{ command-me.name } mostra chi c’è.
reject-not_yourself = Scegli qualcuno che non sia tu.
reject-barred = { $until ->
    [none] { $reason ->
        [none] Per ora in questo server non puoi giocare. Chiedi a chi lo gestisce.
       *[other] Per ora in questo server non puoi giocare («{ $reason }»). Chiedi a chi lo gestisce.
    }
   *[other] { $reason ->
        [none] Per ora in questo server non puoi giocare. Finisce { $until }.
       *[other] Per ora in questo server non puoi giocare («{ $reason }»). Finisce { $until }.
    }
}
reject-not_barred = Questa persona può già giocare in questo server. /{ command-settings.name } elenca chi non può.
reject-no_person = Quello è un programma, e i programmi non hanno posto al tavolo. Scegli una persona, o aggiungi un computer.

button-guests = Ospiti
button-guests-only = Solo su invito
button-guests-anybody = Aperto a tutti
lobby-by-invitation = -# Solo su invito.

guests-about =
    ## Ospiti al tuo tavolo di { $game }
    { $only ->
        [yes] Può entrare solo chi inviti.
       *[no] Possono entrare tutti. Chi inviti riceve un messaggio.
    }
    { $invited ->
        [none] Ancora nessun invito.
       *[other] Inviti: { $invited }
    }
guests-select-invite = Invita qualcuno …
guests-select-out = Fai uscire qualcuno …
guests-invitation = { $host } ti invita a un tavolo di [{ $game }]({ $board }) in { $channel }. Ritmo: { $pace }.
guests-parted = Sei fuori dalla sala d’attesa di { $game } in { $channel }, perché lì c’è qualcuno della tua lista dei blocchi. Il perché lo sai solo tu.
guests-out = { $host } ti ha fatto uscire dalla sala d’attesa di { $game } in { $channel }. Puoi tornare se ricevi un invito.

button-me-blocks = Lista dei blocchi
blocks-about =
    ## La tua lista dei blocchi
    Non ti siedi mai al tavolo con chi è su questa lista, né in sala d’attesa né in una sostituzione. In un torneo vi tocca lo stesso tavolo solo se non c’è altro modo. Nessuno lo viene a sapere. Le partite che giocate già insieme continuano.
    { $count ->
        [0] Non c’è nessuno.
       *[other] Sulla lista, { $count }: { $names }
    }
blocks-select-add = Aggiungi qualcuno …
blocks-select-off = Togli qualcuno …
blocks-on = { $who } è sulla tua lista. Nessuno lo viene a sapere.
blocks-off = { $who } non è più sulla tua lista.
blocks-shared = { $what ->
    [match] Giocate insieme in [{ $game }]({ $board }). Quella partita continua, e tu puoi uscirne.
    [mine] Siete insieme nella tua sala d’attesa di [{ $game }]({ $board }). Così non può iniziare: fai uscire la persona, o esci tu.
   *[left] Eravate insieme nella sala d’attesa di [{ $game }]({ $board }), quindi ora ne sei fuori. Lì nessuno sa perché.
}
button-blocks-guests = Fai uscire …
