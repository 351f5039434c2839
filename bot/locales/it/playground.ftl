# The web page of `talon play`, where a visitor is two people and computers play the other seats.

playground-topic = Ramino sul tuo computer. L’elenco qui sopra sceglie chi sei.

playground-direct = { $name }: messaggi con Talon

playground-welcome = **Ecco Talon.** Tu sei **{ $first }**, e al tavolo qui sotto aspettano i computer: premi **{ button-start }**, poi **{ button-hand }** ogni volta che tocca a te.
    L’elenco in alto ti fa essere anche **{ $second }**; **{ $direct }** mostra ciò che Talon ti scrive, come un allenamento con `/{ command-learn.name }`.
    L’orologio in alto fa passare ore o giorni. `/{ command-help.name }` spiega il resto, `/{ command-game.name } { command-game-new.name }` apre un altro tavolo, `/{ command-tournament.name } { command-tournament-create.name }` organizza un torneo.
playground-welcome-back = **Eccoti di nuovo.** Il tavolo è come l’hai lasciato: **{ button-hand }** mostra le tue carte. L’elenco in cima alla pagina sceglie se sei **{ $first }** o **{ $second }**. **{ $direct }** mostra i tuoi allenamenti.

playground-time = Fai passare il tempo, al massimo una settimana per volta
playground-let-pass = { $hours ->
    [1] Un’ora
    [8] Otto ore
    [24] Un giorno
    [72] Tre giorni
   *[other] { $hours } ore
}
playground-time-left = ancora { $hours } h
playground-time-stop = Ferma qui
playground-moment = { $day }, { $time }
playground-waits = { $game } · { $why ->
    [lobby] Il tavolo aspetta che { $who } prema «{ button-start }».
    [players] Si aspettano altre persone.
    [standstill] La partita è ferma.
    [suspended] La partita è sospesa (fino a: { $until }).
    [over] La partita è finita.
    [away] Si aspetta che qualcuno torni.
    [friendly] Si aspetta { $who }, finché qualcuno preme «{ button-play-on }».
    [window] Si aspetta chi bussa (fino a: { $until }).
   *[turn] { $until ->
        [none] Si aspetta { $who }, per quanto ci voglia.
       *[other] Si aspetta { $who } (fino a: { $until }).
    }
}

playground-threads = Thread
playground-back = Torna a #{ $channel }
playground-asleep = dorme
playground-called = chiama { $names }

playground-late = Troppo tardi: il tavolo era cambiato. Premi ancora.
playground-slow = C’è voluto troppo. Guarda il tavolo prima di premere ancora.
playground-silent = Talon non risponde; nuovo tentativo.
playground-ended = Qui è finita. Riavvia per continuare a giocare.
playground-outdated = Questa pagina è superata. Ricaricala.

playground-page-more = Altro
playground-page-end = Chiudi qui
playground-page-who = Giochi come
playground-page-edited = (modificato)
playground-page-private = Solo tu puoi vedere questo
playground-page-thinking = Sta pensando…
playground-page-send = Invia
playground-page-cancel = Annulla
playground-page-apply = Applica
playground-page-chosen = Hai scelto { $count }. Scegli da { $least } a { $most }.
playground-page-required = Questo campo va compilato.
playground-page-invalid = Così non va: scrivi altro.
playground-page-choose = Scegli dalla lista.
playground-page-nothing = Niente corrisponde
playground-page-earlier = Messaggi precedenti
playground-page-newer = Messaggi più nuovi
playground-page-newest = Messaggi nuovi · vai all’ultimo
playground-page-write = Scrivi a { $channel }
playground-page-used = { $name } usa

playground-open = Gioca qui: { $url }
playground-kept = Le partite sono conservate in { $file }. Ctrl-C chiude la pagina.
playground-stopped = Fermato. Le partite riprendono quando riparti.
