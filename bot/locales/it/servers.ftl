### What a server settles for its games, whom it does not let play, and how it is greeted.

server-about =
    ## Impostazioni di questo server
    { $hosts ->
        [none] **Tavoli:** li apre chiunque
       *[other] **Tavoli:** li apre { $hosts }
    }
    { $channels ->
        [none] **Dove:** ovunque
       *[other] **Dove:** { $channels }
    }
    { $game ->
        [none] **Gioco:** sceglie chi apre il tavolo
       *[other] **Gioco:** { $game }
    }
    { $pace ->
        [none] **Ritmo:** { pace-daily }
       *[other] **Ritmo:** { $pace }
    }
    { $assist ->
        [unsaid] **Aiuto:** come in ogni gioco
        [none] **Aiuto:** nessuno
        [placement] **Aiuto:** piazza i pezzi
       *[hints] **Aiuto:** piazza i pezzi e dà suggerimenti
    }
    { $role ->
        [none] **Tornei:** chi gestisce questo server
       *[other] **Tornei:** { $role }
    }
    { $four ->
        [yes] **Semi:** quattro colori
       *[no] **Semi:** due colori
    }
    { $locale ->
        [none] **Lingua:** quella di chi apre il tavolo
       *[other] **Lingua:** { $locale }
    }
server-limit = **{ $what }:** { $most }
server-select-page = Scegli …
server-page-channels = Dove si aprono i tavoli
server-page-hosts = Chi apre i tavoli
server-page-variant = Il gioco di sempre
server-page-pace = Il ritmo di sempre
server-page-assist = Aiuto per trasformare
server-page-rules = { change-saved }
server-page-tournaments = Chi organizza tornei
server-page-events = Eventi del server
server-page-colours = Colori dei semi
server-page-locale = Lingua dei tavoli
server-page-limits = Limiti
server-page-bars = Chi non può giocare
server-about-channels = In quali canali, con i loro thread, si aprono i tavoli? Nessuno scelto: ovunque.
server-about-hosts = Quali ruoli aprono tavoli? Nessuno scelto: tutti.
server-about-variant = Quale gioco si propone per primo?
server-about-pace = A che ritmo, se chi apre il tavolo non dice altro?
server-about-assist = Quanto aiuto per trasformare il tavolo, se chi lo apre non dice altro?
server-about-tournaments = Chi organizza tornei, oltre a chi gestisce questo server?
server-about-events = I tornei con un inizio fissato devono stare tra gli eventi di questo server? Per questo mi serve il permesso di creare eventi.
server-about-colours = In quanti colori si disegnano i semi? Un tavolo cambia alla prossima mossa.
server-about-locale = In che lingua sono scritti i tavoli?
server-events-on = Annuncia i tornei come eventi
server-events-off = Nessun evento

server-limit-lobbies_per_person = Tavoli aperti da una persona
server-limit-games_per_person = Tavoli a cui gioca una persona
server-limit-commands_per_minute = Comandi di una persona al minuto
server-limit-games_per_channel = Partite in un canale con i suoi thread
server-limit-games_per_server = Partite nel server
server-limit-hint = { $most ->
    [none] Un numero, o niente per nessun limite
   *[other] Da 1 a { $most }; niente per { $most }
}
server-form-limits = Limiti di questo server
server-cannot-post = In { $channel } non posso pubblicare senza: { $missing }.
server-channel-gone = Il canale non c’è più.
server-unsaid-variant = Il gioco lo sceglie chi apre il tavolo
server-unsaid-pace = Il ritmo di sempre: { pace-daily }
server-unsaid-locale = Come nelle impostazioni di Discord
server-unsaid-assist = Aiuto come in ogni gioco
server-assist = { $assist ->
    [none] Nessun aiuto per trasformare
    [placement] L’aiuto piazza i pezzi scelti
   *[hints] L’aiuto piazza i pezzi e dà suggerimenti
}

bars-on = { $until ->
    [none] { $who } da ora non può giocare in questo server.
   *[other] { $who } non può giocare in questo server (fino a: { $until }).
} Non può né aprire tavoli né sedersi. { $matches ->
    [out] { $out ->
        [0] Non era in nessuna sala d’attesa o partita.
        [1] È fuori da una sala d’attesa o partita; in una partita il computer prende il posto, o è persa dove le regole lo dicono.
       *[other] È fuori da { $out } sale d’attesa e partite; nelle partite il computer prende i posti, o sono perse dove le regole lo dicono.
    }
   *[played] { $out ->
        [0] Le partite che gioca ora vanno fino in fondo.
        [1] È fuori da una sala d’attesa. Le partite che gioca ora vanno fino in fondo.
       *[other] È fuori da { $out } sale d’attesa. Le partite che gioca ora vanno fino in fondo.
    }
} Per i tornei decide chi li organizza.
bars-select-add = Non far giocare qualcuno …
bars-form = Non in questo server
bars-field-reason = Perché? La persona lo legge.
bars-field-days = Per quanti giorni?
bars-hint-days = Niente: finché non permetti di nuovo di giocare
button-bars-out = Fuori anche dalle partite
bars-about =
    ## Chi qui non può giocare
    { $count ->
        [0] Possono tutti.
        [1] Un membro.
       *[other] { $count } membri.
    }
bars-lifted = { $who } può di nuovo giocare in questo server.
bars-line = { $until ->
    [none] { $reason ->
        [none] - { $who } ({ $name }), inizio: { $since }, da { $by }
       *[other] - { $who } ({ $name }), inizio: { $since }, da { $by }: { $reason }
    }
   *[other] { $reason ->
        [none] - { $who } ({ $name }), { $since } – { $until }, da { $by }
       *[other] - { $who } ({ $name }), { $since } – { $until }, da { $by }: { $reason }
    }
}
bars-select-lift = Lascia giocare di nuovo qualcuno …

greeting =
    ## Ciao, sono Talon
    Tengo partite di ramino per chi raramente è online nello stesso momento: carte e pezzi, da due a sei persone, in minuti o in settimane.
    Premi **{ button-greeting-table }**, o scrivi /{ command-game.name } { command-game-new.name }. Non c’è nessuno? /{ command-learn.name } ti dà un allenamento.
    -# Chi può aprire tavoli, e dove: /{ command-settings.name }. Che cosa conservo di te: /{ command-me.name }.
button-greeting-table = Apri un tavolo
button-greeting-help = Come si gioca
button-greeting-settings = Impostazioni
