### The puzzle of the day.

command-daily = Il rompicapo e la mano del giorno
    .name = oggi
daily-heading = **Rompicapo { $called }** · { $game } · { $level }
daily-ask-table = Cala più pezzi che puoi.
daily-ask-table-draw_discard = Cala più carte che puoi.
daily-ask-hand = { $upcard ->
    [none] Inizi tu, siete in { $seats } al tavolo: quale carta butterebbe il computer tosto?
   *[other] Nessuno ha voluto { $upcard }, e tu hai pescato: quale carta butterebbe il computer tosto?
}
daily-upcard = Nessuno ha voluto { $upcard }.
daily-opponent = Posto { $number }
daily-tried = { $outcome ->
    [best] 🟩 Meglio di così non si può.
    [most] { $short ->
        [1] 🟦 Valido, e ci sei quasi: se ne può calare uno in più.
       *[other] 🟦 Valido, e ci sei quasi: se ne possono calare { $short } in più.
    }
    [little] { $short ->
        [0] ⬜ Valido, ma c’è di meglio.
        [1] ⬜ Valido, ma se ne può calare uno in più.
       *[other] ⬜ Valido, ma se ne possono calare { $short } in più.
    }
   *[refused] ⬛ Così le regole non lo permettono ancora.
}
daily-not-judged = Non sono riuscito a valutarlo in tempo, e non ho contato niente. Riprova.
daily-hint-count = { $count ->
    [1] 💡 Di ciò che hai se ne può calare uno.
   *[other] 💡 Di ciò che hai se ne possono calare { $count }.
}
daily-hint-pieces = 💡 Questi: { $cards }
daily-hint-why = { $why ->
    [none] 💡 Cerca la carta che serve meno al resto della mano.
   *[other] 💡 { $why }
}
daily-hint-card = 💡 Il computer tosto butta { $card }.
daily-ahead = { $points ->
    [1] Il computer tosto la stima migliore di ogni altra di un punto, su { $deals } mani immaginate.
   *[other] Il computer tosto la stima migliore di ogni altra di { $points } punti, su { $deals } mani immaginate.
}
daily-here = { $count ->
    [0] In questo server non l’ha ancora risolto nessuno.
    [1] In questo server l’ha risolto una persona.
   *[other] In questo server l’hanno risolto { $count } persone.
}
daily-share = Talon { $called } { $squares }
daily-share-tries = { $tries ->
    [1] 1 tentativo
   *[other] { $tries } tentativi
}
daily-share-hints = { $hints ->
    [0] nessun suggerimento
    [1] 1 suggerimento
   *[other] { $hints } suggerimenti
}
daily-shared = **{ $name }**: { $line }
daily-share-yourself = Qui non posso pubblicare. Copia invece la riga: `{ $line }`
daily-month =
    ## { $month }
    { $solved ->
        [0] Nessuno risolto.
        [1] Uno risolto.
       *[other] { $solved } risolti.
    } { $streak ->
        [none] {""}
        [0] Ancora nessun giorno di fila.
        [1] 🔥 Un giorno di fila.
       *[other] 🔥 { $streak } giorni di fila.
    } { $freezes ->
        [none] {""}
        [0] Questo mese non puoi saltare altri giorni.
        [1] Questo mese puoi saltare un giorno.
       *[other] Questo mese puoi saltare { $freezes } giorni.
    }
    -# 🟩 nel suo giorno · 🟦 dopo · ⬛ aperto · ⬜ non aperto · ◽ in arrivo · ➖ nessuno
daily-about =
    ## Il rompicapo del giorno
    Facile il lunedì, difficile la domenica. Un gruppo di ciò che hai è il migliore; va bene ogni tavolo valido che lo cala. Prova quante volte vuoi.
    🟩 il migliore · 🟦 metà o più · ⬜ meno · ⬛ non valido
    I giorni finiscono alla tua mezzanotte (/{ command-me.name }). Due al mese si possono saltare. I rompicapi sono pubblici e si possono leggere prima: niente classifica.
picture-daily = Il rompicapo
picture-daily-best = Il modo migliore
button-daily-lay = Cala
button-daily-hint = Suggerimento
button-daily-share = Condividi
button-daily-month = Il mio mese
button-daily-about = Come funziona
button-daily-today = Oggi
button-daily-earlier = Prima
button-daily-play = Rompicapo di oggi
select-daily-throw = Butta …
select-daily-day = Apri un giorno
reject-no_puzzle = Per questo giorno non c’è un rompicapo: { $day }.
reject-day_to_come = Il rompicapo di questo giorno deve ancora arrivare: { $day }. Quello di oggi è aperto.
daily-post =
    ### Rompicapo { $called }
    { $game } · { $level }
daily-post-over =
    ### Rompicapo { $called }
    { $game } · { $level }
    { $count ->
        [0] Qui non l’ha risolto nessuno.
        [1] Qui l’ha risolto una persona.
       *[other] Qui l’hanno risolto { $count } persone.
    }

## What a server settles

server-page-daily = Rompicapo del giorno
daily-settings =
    ## { server-page-daily }
    { $channel ->
        [none] Non si pubblica niente.
       *[other] Pubblicato in { $channel } ogni giorno, ore { $hour } ({ $zone }): un messaggio, senza menzioni.
    }
daily-settings-hour = A che ora
daily-settings-channel = In quale canale (nessuno: non si pubblica niente)
daily-form-zone = Il fuso orario del server

## La mano del giorno

daily-doors = ## { $day }
daily-door-puzzle = { $state ->
    [none] 🧩 Non c’è ancora un rompicapo.
    [solved] 🧩 **Rompicapo**: risolto.
    [open] 🧩 **Rompicapo**: iniziato.
   *[new] 🧩 **Rompicapo**: ti aspetta.
}
daily-door-deal = { $state ->
    [running] 🃏 **Mano**: { $game }, iniziata.
    [finished] 🃏 **Mano**: { $game }, finita.
    [unfinished] 🃏 **Mano**: { $game }, lasciata a metà.
   *[new] 🃏 **Mano**: { $game }, un solo tentativo.
}
button-daily-puzzle = Il rompicapo
button-daily-deal = La mano
button-daily-yesterday = La mano di ieri
button-daily-deals = Come funziona la mano
button-daily-doors = Oggi
deal-about =
    ## La mano del giorno
    Le stesse carte per tutti, una volta sola, contro computer tosti che alle stesse mosse rispondono allo stesso modo. Niente suggerimenti. Finisce alla tua mezzanotte e non conta per niente.
    Le carte di domani sono già sigillate; lo SHA-256 del loro segreto:
    `{ $commitment }`
deal-welcome = **Mano { $called }: { $game }.** Premi **{ button-hand }** sotto il tavolo. Hai tempo fino alle { $until }.
deal-dealt = La tua mano ti aspetta [nei tuoi messaggi]({ $board }).
deal-first = Finisci prima la tua mano del giorno: [continua]({ $board }).
button-deal-instead = Meglio la mano
deal-unfinished = **Questa mano è chiusa; è rimasta a metà.**
deal-fair =
    ## Mescolate oneste
    Tutti hanno queste carte. Il loro segreto è stato sigillato prima che iniziasse il giorno; questo è il suo SHA-256:
    `{ $commitment }`
    Chi ha aperto la mano per primo ha dato l’altra parte. Quando hai finito, vedi il segreto.
button-deal-compare = Confronta
deal-heading = **Mano { $called }** · { $game }
deal-own = Tu: **{ $lead }**, posizione { $place } di { $count }.
deal-count = { $count ->
    [0] Non l’ha finita nessuno.
    [1] L’ha finita una persona.
   *[other] L’hanno finita { $count } persone.
}
deal-sharp = Il computer tosto a questo posto: **{ $lead }**.
deal-sharp-waits = Il computer tosto pensa ancora a come giocare da questo posto.
deal-sharp-name = Il computer tosto
deal-of = { $name } ({ $lead })
deal-here = In questo server: { $people }.
deal-parted =
    Le vostre strade si sono divise alla tua mossa { $move }:
    - { $mine }
    - { $theirs }
deal-picture = Mano { $called }
deal-hand = -# Posto { $number }: { $cards }
deal-shown =
    ## Mescolate oneste
    Il segreto: `{ $secret }`
    Il suo SHA-256, mostrato prima: `{ $commitment }`
    La parte: `{ $part }`
deal-share = Talon mano { $called } { $square }
reject-no_deal = Per questo giorno non c’è una mano da giocare: { $day }. Guarda quella di oggi: **/{ command-daily.name }**.
reject-deal_closed = Vedi i risultati degli altri quando hai finito questa mano, o { $until }.
