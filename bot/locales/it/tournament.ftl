### Tournaments: what is refused in them, their board, their tables, and what is asked about them.

## What is refused

reject-table_of_tournament = Questo tavolo è di un torneo, e lo può chiudere solo chi lo organizza: con «{ button-tournament-decide }», in /{ command-tournament.name } { command-tournament-host.name }.
reject-several_tables = Qui giochi a diversi tavoli: { $threads }. Dillo nel thread di quello che intendi.
reject-no_such_tournament = Qui non c’è un torneo così. Vedi quelli che ci sono con /{ command-tournament.name } { command-tournament-list.name }.
reject-which_tournament = Qui ci sono diversi tornei. Scrivi quale intendi nel campo **{ option-tournament.name }** del comando.
reject-tournament_unreadable = Al momento questo torneo non si può leggere. Chiedi a chi gestisce Talon di guardarci.
reject-not_a_draft = Le iscrizioni a questo torneo sono aperte, quindi le sue condizioni restano. Per cambiarle, annullalo e creane un altro.
reject-still_a_draft = Questo torneo è ancora in preparazione. Aspetta che si aprano le iscrizioni.
reject-not_tournament_host = Lo può fare solo chi organizza questo torneo o chi gestisce il server.
reject-may_not_host = Qui può organizzare un torneo solo chi gestisce questo server, o chi ha il ruolo scelto in /{ command-settings.name }.
reject-too_many_tournaments = Questo server ha già { $most } tornei, e di più non si può. Aspetta che ne finisca uno, o annullane uno.
reject-bad_tournament_name = A un torneo serve un nome da 1 a { $most } caratteri.
reject-bad_format = Questo tipo di torneo non c’è. Scegline uno dall’elenco.
reject-league_too_quick = Un campionato apre tutti i suoi tavoli insieme: scegli un ritmo di almeno { $least } a turno.
reject-bad_round_time = A questo ritmo un turno può durare da { $least } a { $most }. Scrivi per esempio `2h`, `3d` o `14d`.
reject-bad_check_in = Il check-in può restare aperto al massimo { $most }. Scrivi per esempio `30m` o `2h`.
reject-too_many_computers = Possono partecipare al massimo { $most } computer. Scegline meno.
reject-start_passed = L’ora a cui si doveva cominciare è passata. Scegline un’altra, o comincia a mano.
reject-role_needed = A questo torneo partecipa solo chi ha il ruolo <@&{ $role }>.
reject-already_entered = A questo torneo partecipi già. Vedi a che punto sei con /{ command-tournament.name } { command-tournament-mine.name }.
reject-bad_extension = In una volta puoi dare da { $least } a { $most } in più. Scrivi per esempio `30m`, `2h` o `1d`.
reject-bad_length = «{ $given }» non è una durata. Scrivi per esempio `30m`, `2h` o `1d`.
reject-not_entered = A questo torneo non partecipi.

## What a format refuses

tournament-reject-not_open = Le iscrizioni a questo torneo sono chiuse. Vedine altri con /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-not_running = Questo torneo non è ancora cominciato. Lo comincia chi lo organizza, o l’ora scritta sul tabellone.
tournament-reject-over = { $phase ->
    [cancelled] Questo torneo è stato annullato.
   *[other] Questo torneo è finito. Vedi come è andato con /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-paused = Questo torneo è in pausa. Riprende quando lo dice chi lo organizza.
tournament-reject-not_paused = Questo torneo non è in pausa, quindi non c’è niente da riprendere.
tournament-reject-no_check_in = { $phase ->
    [open] Il check-in non è ancora aperto. Quando lo è, ti chiamo.
   *[other] Ora questo torneo non ha un check-in.
}
tournament-reject-too_few = Finora possono giocare solo in { $there }, e per cominciare bisogna essere in { $least }. Invita qualcun altro.
tournament-reject-no_such_entrant = A questo torneo non partecipa nessuno con quel nome. Scegli un nome dall’elenco.
tournament-reject-not_in = Questa persona non partecipa più. Vedi chi c’è con /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-left = Non partecipi più. Vedi come procede con /{ command-tournament.name } { command-tournament-standings.name }.
tournament-reject-still_in = Partecipi già, quindi non serve tornare.
tournament-reject-may_not_return = In questo torneo non puoi tornare.
tournament-reject-entry_closed = Di questo torneo si è già giocato troppo per entrare adesso. Vedine altri con /{ command-tournament.name } { command-tournament-list.name }.
tournament-reject-checked_in_already = Il check-in l’hai già fatto. Si comincia all’ora scritta sul tabellone.
tournament-reject-rest_in_arena_only = Solo in un’arena si può riposare tra un tavolo e l’altro. Per uscire, usa /{ command-tournament.name } { command-tournament-leave.name }.
tournament-reject-nothing_changes = { $resting ->
    [yes] Stai già riposando.
   *[other] Aspetti già un tavolo.
}
tournament-reject-bad_lot = Il sorteggio di questo torneo è venuto male. Riprova tra un attimo.
tournament-reject-bad_seeds = Tra le teste di serie qualcuno c’è due volte, o non partecipa. Scrivi ogni nome una volta.
tournament-reject-round_not_due = Il torneo è andato avanti. Guarda sul tabellone a che punto è.
tournament-reject-bad_pairing = Il torneo è andato avanti mentre si sorteggiavano i tavoli. Riprova tra un attimo.
tournament-reject-not_finished = Questo torneo non è ancora arrivato alla fine.
tournament-reject-no_such_table = { $table ->
    [none] Il turno { $round } non c’è ancora. Vedi i turni con «{ button-tournament-tables }» in /{ command-tournament.name } { command-tournament-standings.name }.
   *[other] Nel turno { $round } non c’è un tavolo { $table }. Vedi i tavoli con «{ button-tournament-tables }» in /{ command-tournament.name } { command-tournament-standings.name }.
}
tournament-reject-table_ended = Il tavolo { $table } del turno { $round } ha già un risultato. Per cambiarlo, decidi il tavolo.
tournament-reject-bad_result = Un risultato dà una posizione a ognuno dei { $seats } posti, il migliore con 1. Le posizioni alla pari fanno saltare quelle dopo: `1 1`, `1 1 3`.
tournament-reject-bad_totals = Scrivi un totale per ogni posto, da −{ $most } a { $most }.
tournament-reject-totals_needed = In questo torneo i punti vengono dai totali. Scrivi anche il totale di ogni posto.
tournament-reject-not_at_table = Questa persona non gioca al tavolo { $table } del turno { $round }.
tournament-reject-round_ended = Nel turno { $round } quello è già finito, quindi più tempo non serve.
tournament-reject-deadline_passed = Il tempo del turno { $round } è già scaduto.
tournament-reject-reason_needed = Di’ perché: il motivo lo leggono tutti nel torneo.
tournament-reject-no_such_act = Non c’è una decisione numero { $act }. Vedile con /{ command-tournament.name } { command-tournament-host.name }.
tournament-reject-undone_already = Quella è già revocata.
tournament-reject-cannot_undo = Quella non si può revocare. Fai invece il contrario.
tournament-reject-too_late_to_undo = È tardi per revocarla: intanto si è continuato a giocare.
tournament-reject-too_late_to_decide = È tardi per decidere quel tavolo: intanto è cominciato un altro turno.
tournament-reject-later_act_first = Qualcosa fatto dopo si basa su quella. Revoca prima la decisione numero { $later }.
tournament-reject-too_many = Qui tutti incontrano tutti, e si può fare al massimo in { $most }; partecipano in { $there }. Metti un limite.
tournament-reject-no_bell = Solo un’arena ha una campana, e suona una volta.
tournament-reject-not_seeded = In questo torneo decide la sorte per tutti. Le teste di serie si scelgono in un campionato, e in un’eliminazione diretta preparata così.
tournament-reject-ending_already = Tanto non comincia nessun altro turno. Il torneo finisce con i tavoli in gioco ora.

## What is wrong with the rules of a format

tournament-fault-seats_crossed = I posti minimi di un tavolo, { $least }, sono più dei suoi { $most } posti. Scegline meno.
tournament-fault-nobody_knocked_out = A ogni tavolo ci vuole un’eliminazione: possono passare al massimo in { $most }.
tournament-fault-third_place_of_two = Il terzo posto si gioca solo dove i tavoli hanno due posti.
tournament-fault-division_too_small = Una divisione così piccola non riempie un tavolo. Ci vogliono almeno { $least } persone.
tournament-fault-playing_costs = Qui giocare non deve costare punti. Scegli punti per posizione.
tournament-fault-streak_of_places = Una striscia conta doppio solo dove i punti sono per posizione. Scegli punti per posizione.
tournament-fault-too_many_move = Si sposterebbero più persone di quante ne ha una divisione. Al massimo { $most } per parte.
reject-player_not_entered = Questa persona non partecipa al torneo. Vedi chi c’è con /{ command-tournament.name } { command-tournament-standings.name }.
reject-bad_seeds_named = Non partecipa nessuno di nome { $name }. Scrivi i nomi con @, o come sul tabellone, separati da virgole.
reject-several_so_called = Più persone si chiamano { $name }. Indicale con @.
reject-no_seasons = Solo un campionato ha stagioni.
reject-season_begun = La prossima stagione è già cominciata.
reject-check_in_open = Il check-in è ancora aperto. Comincia quando ci sono tutti, o togli chi non c’è.
reject-bad_numbers = Scrivi un numero intero per ogni posto, nell’ordine dei posti: `2 1`, `2 1 3`.

## Commands and their options, at most 100 characters each

command-tournament = Tornei: partecipare, vedere a che punto sono, o organizzarne uno
    .name = torneo
command-tournament-create = Prepara un torneo in questo canale; nessuno lo vede finché non apri le iscrizioni
    .name = crea
command-tournament-join = Partecipa a un torneo
    .name = entra
command-tournament-leave = Esci da un torneo, o ritirati: allora il computer continua per te
    .name = esci
command-tournament-standings = Vedi la classifica, i tavoli di ogni turno, e il cammino di chiunque
    .name = classifica
command-tournament-mine = I tuoi tavoli e il tuo cammino in un torneo: check-in, riposo, uscita
    .name = mio
command-tournament-list = Vedi i tornei di questo server
    .name = elenco
command-tournament-host = Gestisci il tuo torneo: a che punto è, e tutto ciò che puoi fare
    .name = gestisci
option-tournament = quale, se ce n’è più d’uno
    .name = torneo
option-tournament-name = il suo nome
    .name = nome
option-tournament-format = che tipo di torneo
    .name = tipo
option-tournament-role = partecipa solo chi ha questo ruolo
    .name = ruolo

## Kinds of tournament, and what is chosen

tournament-format-swiss = Sistema svizzero
tournament-format-round_robin = Girone all’italiana
tournament-format-knockout = Eliminazione diretta
tournament-format-ladder = Scala a eliminazione
tournament-format-league = Campionato
tournament-format-arena = Arena
tournament-format-line = { $format ->
    [swiss] { $extent ->
        [1] Sistema svizzero, 1 turno, tavoli da { $seats }
       *[other] Sistema svizzero, { $extent } turni, tavoli da { $seats }
    }
    [round_robin] { $extent ->
        [1] Girone all’italiana, tutti si incontrano una volta, tavoli da { $seats }
       *[other] Girone all’italiana, tutti si incontrano { $extent } volte, tavoli da { $seats }
    }
    [knockout] { $extent ->
        [1] Eliminazione diretta, tavoli da { $seats }
       *[other] Eliminazione diretta, da ogni tavolo passano i primi { $extent }, tavoli da { $seats }
    }
    [ladder] Scala a eliminazione, fuori a { $extent } punti, turni al massimo: { $rounds }, tavoli da { $seats }
    [league] { $extent ->
        [1] Campionato, nella divisione tutti si incontrano una volta, tavoli da { $seats }
       *[other] Campionato, nella divisione tutti si incontrano { $extent } volte, tavoli da { $seats }
    }
   *[other] Arena, tavoli da { $seats }
}
tournament-choose-act = Scegli che cosa fare
tournament-choose-road = Il cammino di chi?
tournament-choose-round = Quale turno?
tournament-choose-format = Che tipo di torneo
tournament-choose-game = Quale gioco
tournament-choose-set = Con quali regole
tournament-choose-seats = In quanti a un tavolo
tournament-choose-pace = A che ritmo
tournament-choose-rounds = Quanti turni
tournament-choose-new-opponents-first = Chi incontra chi
tournament-choose-best-against-best = L’ultimo turno
tournament-choose-late-rounds = Chi può ancora entrare
tournament-choose-laps = Quante volte tutti si incontrano
tournament-choose-go-on = In quanti passano da un tavolo
tournament-choose-seeding = Chi va dove
tournament-choose-third-place = Terzo posto
tournament-choose-out-at = Chi è fuori
tournament-choose-max-rounds = Quanti turni al massimo
tournament-choose-division-size = Quanto è grande una divisione
tournament-choose-moving = In quanti salgono e scendono
tournament-choose-streak-from = Tavoli vinti di fila
tournament-choose-leftovers = Chi non riempie un tavolo
tournament-choose-points = Che cosa porta un tavolo
tournament-choose-ties = Che cosa decide prima se si è pari
tournament-choose-bye-points = Che cosa porta un turno di riposo
tournament-choose-unfinished = Tavoli non finiti in tempo
tournament-choose-computers = Quanti computer partecipano
tournament-choose-strength = Quanto giocano bene
tournament-choose-rests = Quando i turni aspettano
tournament-choose-role = Chi può partecipare
tournament-choose-help = Aiuto ai tavoli
tournament-option-set = { $value ->
    [booklet] { change-standard }
   *[other] Le nostre regole: { $value }
}
tournament-option-seats = Tavoli da { $value }
tournament-option-rounds = { $value ->
    [1] 1 turno
   *[other] { $value } turni
}
tournament-option-new-opponents-first = { $value ->
    [yes] Avversari nuovi prima che a pari punti
   *[other] A pari punti prima che avversari nuovi
}
tournament-option-best-against-best = { $value ->
    [yes] Nell’ultimo turno i migliori incontrano i migliori
   *[other] L’ultimo turno si sorteggia come gli altri
}
tournament-option-late-rounds = { $value ->
    [0] Quando si è cominciato non entra più nessuno
   *[other] Si può entrare finché comincia il turno { $next }
}
tournament-option-laps = { $value ->
    [1] Tutti si incontrano una volta
   *[other] Tutti si incontrano { $value } volte
}
tournament-option-go-on = { $value ->
    [1] Da ogni tavolo passa il primo posto
   *[other] Da ogni tavolo passano i primi { $value }
}
tournament-option-seeding = { $value ->
    [given] Prima le teste di serie, scelte in /{ command-tournament.name } { command-tournament-host.name }
   *[other] Decide la sorte per tutti
}
tournament-option-third-place = { $value ->
    [yes] Chi perde le semifinali gioca per il terzo posto
   *[other] Non si gioca per il terzo posto
}
tournament-option-out-at = { $value ->
    [1] Fuori a 1 punto
   *[other] Fuori a { $value } punti
}
tournament-option-max-rounds = { $value ->
    [1] Al massimo 1 turno
   *[other] Al massimo { $value } turni
}
tournament-option-division-size = { $value ->
    [1] Divisioni da 1
   *[other] Divisioni da circa { $value }
}
tournament-option-moving = { $value ->
    [0] Nessuno sale o scende
    [1] Il primo posto sale, l’ultimo scende
   *[other] I primi { $value } salgono, gli ultimi { $value } scendono
}
tournament-option-streak-from = { $value ->
    [none] Ogni tavolo vinto conta una volta
    [1] Dopo 1 tavolo vinto, i seguenti contano doppio
   *[other] Dopo { $value } tavoli vinti, i seguenti contano doppio
}
tournament-option-leftovers = { $value ->
    [byes] Chi resta senza tavolo riposa
    [computers] I computer riempiono l’ultimo tavolo
   *[other] Tavoli più corti, così nessuno resta a guardare
}
tournament-option-points = { $value ->
    [difference] Punti secondo la distanza tra i totali
    [totals] Contano i totali del gioco
   *[other] Punti per posizione
}
tournament-option-bye-points = { $value ->
    [win] Il riposo conta come un tavolo vinto
    [loss] Il riposo conta come un tavolo perso
   *[other] Il riposo vale i punti medi
}
tournament-option-unfinished = { $value ->
    [computer_finishes] Li finisce il computer
   *[other] Conta il punteggio di quel momento
}
tournament-ties = { $first ->
    [opponents] Prima quanto erano forti gli avversari
    [sonneborn_berger] Prima i punti di chi si è battuto
    [direct] Prima i tavoli giocati insieme
   *[other] Prima il miglior tavolo singolo
}
tournament-option-computers = { $value ->
    [0] Nessun computer
    [1] 1 computer
   *[other] { $value } computer
}
tournament-option-strength = Forza: { $value }
tournament-option-rests = { $value ->
    [both] I turni aspettano nelle ore di quiete e in vacanza
    [quiet] I turni aspettano solo nelle ore di quiete
    [vacation] I turni aspettano solo in vacanza
   *[other] I turni non aspettano mai
}
tournament-option-role = { $value ->
    [everybody] Possono partecipare tutti
   *[other] Partecipa solo chi ha { $value }
}
tournament-option-help = { $value ->
    [on] Aiuto come a ogni tavolo
   *[other] Nessun aiuto del computer
}
tournament-break-opponents = Avv.
tournament-break-sonneborn_berger = Battuti
tournament-break-direct = Diretto
tournament-break-best_table = Meglio
tournament-tie-opponents = quanto erano forti gli avversari
tournament-tie-sonneborn_berger = i punti di chi si è battuto
tournament-tie-direct = i tavoli giocati insieme
tournament-tie-best_table = il miglior tavolo singolo

## The panel in which a tournament is prepared

tournament-draft = -# Ancora non lo vede nessuno. { $computers ->
    [0] {""}
    [1] Partecipa un computer.
   *[other] Partecipano { $computers } computer.
} { $checkin ->
    [none] {""}
   *[other] Il check-in resta aperto { $checkin }.
} { $limit ->
    [none] {""}
   *[other] Posti: { $limit }, più una lista d’attesa.
} { $starts ->
    [none] Cominci tu.
   *[other] Si comincia { $starts }.
}
tournament-draft-forgotten = Dimenticato. Non l’ha visto nessuno.
tournament-opened = Le iscrizioni a **{ $name }** sono aperte. Il tabellone è in { $channel }.
tournament-not-here = A un torneo serve un canale testuale, dove può aprire un thread per ogni tavolo. Provalo lì.
tournament-draft-roleless = Il ruolo che può partecipare è stato eliminato: scegline un altro, o lascia partecipare tutti.
button-draft-open = Apri le iscrizioni
button-draft-times = Nome e tempi
button-draft-forget = Dimenticalo
tournament-form-name = Nome
tournament-form-round = Tempo di un turno: 2h, 3d, 14d
tournament-form-checkin = Check-in prima dell’inizio: 30m, o vuoto
tournament-form-starts = Si comincia tra: 2h, 3d, o vuoto
tournament-form-starts-hint = vuoto: cominci tu
tournament-form-limit = Posti in tutto, o vuoto

## The board

tournament-about = ## { $name }
    { $house ->
        [none] { $format } · **{ $game }**
       *[other] { $format } · **{ $game }** con regole della casa: { $house }
    }
    { $arena ->
        [yes] Ritmo: { $pace } · la campana suona dopo { $time } · organizza { $host }
       *[other] Ritmo: { $pace } · { $time } a turno · organizza { $host }
    }
    -# { $points ->
        [knockout] Vinci e passi.
        [place] Punti per posizione. A pari punti: { $ties }, poi la sorte.
        [behind] Punti negativi: la distanza dal migliore del tavolo. A pari punti: { $ties }, poi la sorte.
        [difference] Punti secondo la distanza tra i totali. A pari punti: { $ties }, poi la sorte.
       *[other] Contano i totali del gioco. A pari punti: { $ties }, poi la sorte.
    } { $unfinished ->
        [score_now] Un tavolo non finito in tempo conta com’è.
       *[other] Un tavolo non finito in tempo lo finisce il computer.
    } { $help ->
        [yes] Il computer può aiutare.
       *[other] {""}
    } { $role ->
        [none] {""}
       *[other] Partecipa solo { $role }.
    } { $more ->
        [none] {""}
       *[other] { $more }
    }
tournament-agreed = { $what ->
    [check_in] Il check-in dura { $value } prima dell’inizio: chi manca non gioca.
    [last] Nell’ultimo turno i migliori incontrano i migliori.
    [new] Avversari nuovi vengono prima dei pari punti.
    [late] Si può entrare finché comincia il turno { $value }.
    [seeded] Chi organizza sceglie le teste di serie prima dell’inizio; per gli altri decide la sorte.
    [third] Si gioca per il terzo posto.
    [divisions] { tournament-option-division-size }.
    [moving] { $value ->
        [1] La prossima stagione il primo posto di ogni divisione sale, l’ultimo scende.
       *[other] La prossima stagione i primi { $value } di ogni divisione salgono, gli ultimi { $value } scendono.
    }
    [streak] { $value ->
        [1] Dopo 1 tavolo vinto, i seguenti vinti di fila contano doppio.
       *[other] Dopo { $value } tavoli vinti di fila, i seguenti contano doppio.
    }
    [leftovers] { tournament-option-leftovers }.
    [byes] { tournament-option-bye-points }.
    [rests] { tournament-option-rests }.
   *[other] Non comincia nessun altro turno.
}
tournament-state = { $status ->
    [open] **Le iscrizioni sono aperte.** { $limit ->
        [none] {""}
       *[other] Posti: { $limit }.
    } { $starts ->
        [none] Comincia quando lo dice chi organizza.
        [gone] Comincia quando lo dice chi gestisce il server.
       *[other] Si comincia { $starts }.
    }
    [check_in] { $people ->
        [0] **Il check-in è aperto.**
       *[other] **Il check-in è aperto**: presenti { $checked } su { $people }.
    } Si comincia { $starts }.
    [paused] **In pausa.** { $round ->
        [none] {""}
       *[other] { $round }: tavoli finiti { $done } su { $tables }.
    }
    [running] **{ $round ->
        [none] Si sorteggiano i tavoli del primo turno.
       *[other] { $round }:
    }** { $tables ->
        [0] {""}
       *[other] { $opening ->
            [0] tavoli finiti { $done } su { $tables }.{ $next ->
                [none] { $ends ->
                    [none] {""}
                   *[other] {" "}{ $ends }.
                }
               *[other] { $left ->
                    [yes] {" "}Il prossimo turno comincia { $next }.
                    [alone] {" "}È rimasta una sola persona. Chi ha vinto si saprà { $next }.
                   *[no] {" "}Chi ha vinto si saprà { $next }.
                }
            }
           *[other] Si aprono i tavoli: ne mancano { $opening } su { $tables }.
        }
    }
    [over] { $lot ->
        [yes] **Finito.** Vince, per sorteggio: { $winners }.
       *[no] **Finito.** Vince: { $winners }.
    }
   *[other] **Annullato.**
}
tournament-ends = { $what ->
    [bell] La campana suona { $ends }
    [round] Il turno finisce { $ends }
    [all] Tutti i turni aperti finiscono { $ends }
   *[some] Prossima fine, { $ends }: { $rounds }
}
tournament-stands-still = Nessun tavolo si può giocare dov’è, quindi il loro tempo aspetta
tournament-entrants = { $count ->
    [0] { tournament-nobody-yet }
    [1] Partecipa 1 persona: { $names }
   *[other] Partecipano in { $count }: { $names }
}
tournament-more-players = { $count ->
    [1] 1 in più
   *[other] altri { $count }
}
tournament-computers = { $count ->
    [1] 1 computer
   *[other] { $count } computer
}
tournament-entrant = { $here ->
    [yes] { $name } ✓
   *[other] { $name }
}
tournament-waiting = { $count ->
    [1] In lista d’attesa: { $names }
   *[other] In { $count } in lista d’attesa: { $names }
}
tournament-nobody-yet = Ancora non partecipa nessuno.
tournament-fair = { $secret ->
    [none] Le mescolate di tutti i tavoli sono sigillate da `{ $commitment }`, lo SHA-256 di un segreto estratto prima che qualcuno entrasse. Si scopre a torneo finito, e allora ogni distribuzione si può controllare.
   *[other] Il segreto che ha mescolato le carte di tutti i tavoli: `{ $secret }`
        Il suo SHA-256 si vedeva prima che qualcuno entrasse: `{ $commitment }`
        Con il file della partita chiunque può controllare ogni distribuzione: `talon verify`.
}
tournament-filler = computer
tournament-entered-again = { $name } (prima)
button-tournament-join = Partecipa
button-tournament-leave = Esci
button-tournament-drop = Ritirati
button-tournament-checkin = Ci sono
button-tournament-standings = Classifica
button-tournament-tables = Tavoli
button-tournament-mine = Il mio cammino
button-tournament-host = Gestisci
button-tournament-fair = { button-fair }
button-tournament-export = File
button-tournament-start = { $checkin ->
    [yes] Apri il check-in
   *[other] Comincia
}
button-tournament-pause = Pausa
button-tournament-end = Finisci prima
button-tournament-seed = Teste di serie
button-tournament-remove = Escludi qualcuno
button-tournament-decide = Decidi un tavolo
button-tournament-cancel = Annulla il torneo
button-tournament-rest = Riposa
button-tournament-play = Rimettimi in gioco
button-tournament-season = Prossima stagione
button-tournament-help = Come funziona
button-tournament-resume = Riprendi
button-tournament-extend = Dai più tempo
button-tournament-undo = Revoca la decisione { $act }

## What is answered

tournament-joined = { $waits ->
    [yes] Sei in lista d’attesa per **{ $name }**. { $how ->
        [vacancy] Entri quando esce qualcuno, o la prossima stagione.
        [season] Entri la prossima stagione.
       *[full] Entri quando esce qualcuno.
    }
   *[no] Sei in **{ $name }**. { $how ->
        [late] Giochi dal prossimo turno.
        [free] Hai un tavolo appena ce n’è uno.
        [back] { seat-taken-back }
        [taken] Ti chiamo ai tuoi tavoli.
        [last] Non comincia nessun altro turno.
        [check_in] Ti chiamerò per il check-in.
       *[in] Quando si comincia, ti chiamo al tuo tavolo.
    }
}
tournament-drop = { $sits ->
    [others] Ritirarti da **{ $name }**? Altri possono subentrare ai tuoi tavoli.
    [yes] Ritirarti da **{ $name }**? Il computer gioca per te.
   *[no] Ritirarti da **{ $name }**?
}
tournament-left = { $how ->
    [table] Ti ritiri da **{ $name }**. Al tuo tavolo il computer continua per te.
    [dropped] Ti ritiri da **{ $name }**.
   *[left] Hai lasciato **{ $name }**.
}
tournament-checked-in = Check-in fatto.
tournament-resting = { $resting ->
    [yes] Non hai un altro tavolo finché non lo vuoi di nuovo.
   *[other] Hai un tavolo appena ce n’è uno.
}
tournament-standings = **{ $name }**
tournament-called-off = annullato
tournament-dropped = non giocato fino in fondo
tournament-table-line = { $thread ->
    [none] **{ $heading }**: { $names }
   *[other] **{ $heading }** { $thread }: { $names }
} · { $state ->
    [waiting] tra poco
    [playing] in gioco
    [dropped] { tournament-dropped }
    [played] finito
    [scored_now] vale com’era
    [computer_finished] finito dal computer
   *[other] deciso da chi organizza
}
tournament-mine = **{ $name }** · { $status ->
    [in] in gara
    [resting] riposa
    [took_part] ha partecipato
    [out] fuori
    [waiting] in lista d’attesa
    [waited] era in lista d’attesa
    [withdrawn] ha lasciato
    [missed_check_in] assente al check-in
    [dropped] ha abbandonato
    [no_show] assente al tavolo
   *[other] fuori per decisione
} { $thread ->
    [none] {""}
   *[other] · ora a { $thread }
}
tournament-export = Le cifre per un foglio di calcolo, e tutto ciò che è successo. { $replay ->
    [there] `talon verify` controlla il file della partita.
    [later] A torneo finito, `talon verify` controlla il file della partita.
   *[none] {""}
}
tournament-season-begun = La stagione { $season } di **{ $name }** comincia { $starts }. Tutti sono nella loro divisione e chiamati al check-in; chi non lo fa è fuori.
tournament-season-there = { reject-season_begun } [{ $name }]({ $board })
tournaments-heading = **Tornei di questo server**
tournaments-none = Qui non c’è stato nessun torneo. Organizzane uno con /{ command-tournament.name } { command-tournament-create.name }.
tournament-called = { $season ->
    [none] { $name }
   *[other] { $name } · stagione { $season }
}
tournaments-line = - [{ $name }]({ $board }) · { $format } · { $game } · { $status ->
    [draft] in preparazione
    [open] iscrizioni aperte, giocatori: { $entered }
    [check_in] check-in aperto
    [running] turno { $round }
    [paused] in pausa
    [over] finito
   *[other] { tournament-called-off }
}

## What is said in public

tournament-thread-name = { $name } · { $where }
tournament-check-in-call = { $who }: premi **{ button-tournament-checkin }** in [{ $name }]({ $board }) per tenere il tuo posto. Fino a quando è scritto lì.
tournament-where = { $stage ->
    [final] la finale
    [third] la partita per il terzo posto
   *[other] turno { $round }, tavolo { $table }
}
tournament-card = { $ended ->
    [none] **{ $name }** · { $where }: { $names }
    [played] **{ $name }** · { $where }: finito
    [scored_now] **{ $name }** · { $where }: vale com’era
    [computer_finished] **{ $name }** · { $where }: finito dal computer
   *[other] **{ $name }** · { $where }: deciso da chi organizza
}
tournament-closing = { $ended ->
    [decided] **Ha deciso questo tavolo chi organizza.** Vale questo:
    [computer_finished] **Il tempo era scaduto e il computer ha finito questo tavolo.** Vale questo:
   *[scored_now] **Il tempo è scaduto e il tavolo è chiuso.** Vale questo:
}
tournament-goes-on = { $count ->
    [1] Passa { $names }.
   *[other] Passano { $names }.
}
tournament-result-line = { $total ->
    [none] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points }, dal computer
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points }
    }
   *[other] { $gone ->
        [yes] {"**"}{ $place }.{"**"} { $name } · { $points } (totale { SCORE($total) }), dal computer
       *[no] {"**"}{ $place }.{"**"} { $name } · { $points } (totale { SCORE($total) })
    }
}
tournament-table-call = { $who ->
    [none] A questo tavolo giocano i computer.
   *[other] { $who }: si gioca qui: [{ $name }]({ $board }), { $where }.
}
tournament-table-fair = -# Il suo segreto per le mescolate è sigillato. Questo è lo SHA-256: `{ $commitment }`
tournament-seat-word = { $who ->
    [none] Da ora al posto di { $gone } gioca il computer.
   *[other] { $who } prende il posto di { $gone }. Da ora è tuo: apri le tue carte sotto il tavolo.
}
tournament-bye-word = { $who }: riposo nel turno { $round } di [{ $name }]({ $board }). { $brings ->
    [next] Si passa senza giocare.
    [win] Conta come un tavolo vinto.
    [loss] Conta come un tavolo perso.
   *[average] Vale i punti medi.
} { $left ->
    [yes] Chiamo quando comincia il prossimo turno.
    [season] Tutti i turni della stagione si aprono insieme.
   *[no] È l’ultimo turno.
}
tournament-round-over = **[{ $name }]({ $board })**: il turno { $round } è finito.
tournament-act = { $undone ->
    [yes] { $kind ->
        [decide] { $host } ha revocato la decisione su un tavolo, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } ha revocato il tempo in più ({ $time }) fino alla campana: { $reason }
           *[other] { $where ->
                [none] { $host } ha revocato il tempo in più ({ $time }) per il turno { $round }: { $reason }
               *[other] { $host } ha revocato il tempo in più ({ $time }) per un tavolo, { $where }: { $reason }
            }
        }
        [end] { $host } fa andare avanti il torneo fino all’ultimo turno: { $reason }
       *[other] { $host } ha revocato l’esclusione di { $player }: { $reason }
    }
   *[other] { $kind ->
        [decide] { $host } ha deciso un tavolo, { $where }: { $reason }
        [extend] { $round ->
            [none] { $host } fa suonare la campana { $time } più tardi: { $reason }
           *[other] { $where ->
                [none] { $host } dà { $time } in più al turno { $round }: { $reason }
               *[other] { $host } dà { $time } in più a un tavolo, { $where }: { $reason }
            }
        }
        [seed] { $host } ha scelto le teste di serie, dalla migliore: { $seeds }. Il motivo: { $reason }
        [end] { $host } chiude il torneo con i tavoli in gioco ora: { $reason }
        [remove] { $host } ha escluso { $player }: { $reason }
        [pause] { $host } ha messo in pausa il torneo: { $reason }
        [resume] { $host } fa riprendere il torneo: { $reason }
       *[other] { $host } ha annullato il torneo: { $reason }
    }
}
tournament-act-told = **[{ $name }]({ $board })** · { $act }
tournament-not-begun = { $host }: **{ $name }** non è cominciato. { $why } { $state }
tournament-crowded = { $host }: questo server ha tutti i thread aperti che Discord permette, quindi i tavoli di **{ $name }** non possono ancora aprirsi. Chiudi thread che non servono a nessuno. I tavoli si aprono da soli appena c’è spazio.
tournament-hindered = Mi manca { $missing } in { $channel }, quindi i tavoli di **{ $name }** non possono aprirsi. Appena potrò, si apriranno da soli.
tournament-homeless = Il canale di **{ $name }** è stato eliminato, quindi il torneo è annullato.
tournament-roleless = Il ruolo che può partecipare a **{ $name }** è stato eliminato, quindi non può nessuno. Chi lo organizza può aprirlo a tutti in /{ command-tournament.name } { command-tournament-host.name }.
tournament-podium = ## { $name }
    { $count ->
        [1] { $lot ->
            [yes] **Ha vinto { $winners }, per sorteggio!**
           *[no] **Ha vinto { $winners }!**
        }
       *[other] { $divisions ->
            [1] **Hanno vinto insieme { $winners }!**
           *[other] **Hanno vinto la propria divisione { $winners }!**
        }
    }

## The host’s panel: its forms and its report

tournament-form-reason = Perché? Lo leggono tutti
tournament-form-reason-hint = per esempio: è caduta la connessione
tournament-form-what = Che cosa ha più tempo?
tournament-form-what-hint = 2 per il turno 2, 2.3 per il suo tavolo 3
tournament-form-whole = turno { $round }, tutti i suoi tavoli
tournament-form-bell = Tutto: la campana suona più tardi
tournament-form-at = { $where }: { $names }
tournament-form-time = Quanto in più?
tournament-form-time-hint = 30m, 2h, 1d
tournament-form-table = Quale tavolo?
tournament-form-table-hint = 2.3 per il tavolo 3 del turno 2
tournament-form-places = La posizione di ogni posto, in ordine
tournament-form-totals = I totali, se i punti vengono da lì
tournament-form-player = Chi escludi?
tournament-form-player-hint = @Ada, o il nome come sul tabellone
tournament-form-seeds = Le teste di serie, dalla migliore
tournament-form-seeds-hint = @Ada @Ben, o nomi separati da virgole

tournament-report = **{ $name }** · { $status ->
    [open] iscrizioni aperte
    [check_in] check-in aperto
    [running] { $round ->
        [none] si sorteggia il primo turno
       *[other] { $ends ->
            [none] { $round }
           *[other] { $round } · { $ends }
        }
    }
    [paused] in pausa
    [over] finito
   *[other] { tournament-called-off }
} · { $waiting ->
    [0] giocatori: { $there }
   *[other] giocatori: { $there }, in attesa: { $waiting }
}
tournament-report-table = { $thread ->
    [none] - { $where } (si sta aprendo): { $names }
   *[other] - { $thread }: { $names }
}
tournament-report-gone = { $status ->
    [withdrawn] - { $name } ha lasciato
    [missed_check_in] - { $name } non c’era al check-in
    [dropped] - { $name } ha abbandonato
    [no_show] - { $name } non ha mosso in tempo
   *[other] - { $name } è fuori per decisione
}
tournament-report-acts = Che cosa ha deciso chi organizza:
tournament-report-act = { $act }. { $line }

## In pictures and alt texts

tournament-division = { $name }, divisione { $division }
tournament-after-round = Dopo il turno { $round }
tournament-points = Punti
tournament-round-heading = { $rounds ->
    [none] Turno { $round }
   *[other] Turno { $round } di { $rounds }
}
tournament-table-heading = { $stage ->
    [final] La finale
    [third] La partita per il terzo posto
   *[other] { $round ->
        [none] Tavolo { $table }
       *[other] Turno { $round }, tavolo { $table }
    }
}
tournament-open-tables = Tavoli aperti
tournament-all-tables = { $format ->
    [league] Tutti i tavoli della stagione
   *[other] Tutti i tavoli finora
}
tournament-table-note = { $state ->
    [waiting] tra poco
    [playing] in gioco
    [dropped] { tournament-dropped }
   *[other] { $ended ->
        [scored_now] com’era
        [decided] deciso
       *[other] {""}
    }
}
tournament-seat-alt = { $points ->
    [none] { $name }
   *[other] { $name } { $points }
}
tournament-table-alt = { $state ->
    [waiting] { $heading }, non ancora in gioco: { $seats }.
    [playing] { $heading }, in gioco: { $seats }.
    [dropped] { $heading }, { tournament-dropped }: { $seats }.
   *[other] { $note ->
        [none] { $heading }, fine: { $seats }.
       *[other] { $heading }, { $note }: { $seats }.
    }
}
tournament-byes-alt = { $count ->
    [1] Riposa { $names }.
   *[other] Riposano { $names }.
}
tournament-standing-alt = { $settled ->
    [lot] { $fate ->
        [out] { $place }. { $name }: { $points }, per sorteggio, fuori.
        [up] { $place }. { $name }: { $points }, per sorteggio, sale.
        [down] { $place }. { $name }: { $points }, per sorteggio, scende.
       *[none] { $place }. { $name }: { $points }, per sorteggio.
    }
    [undrawn] { $place }. { $name }: { $points }, decide la sorte quando il turno si chiude.
   *[other] { $fate ->
        [out] { $place }. { $name }: { $points }, fuori.
        [up] { $place }. { $name }: { $points }, sale.
        [down] { $place }. { $name }: { $points }, scende.
       *[none] { $place }. { $name }: { $points }.
    }
}
tournament-moved-alt = { $way ->
    [up] Sale di { $places }.
   *[down] Scende di { $places }.
}
tournament-bracket-alt = { $heading }: { $names ->
    [none] ancora non è passato nessuno.
    [nobody] non è passato nessuno.
   *[other] avanti { $names }.
}
tournament-lot = { $what ->
    [open] Sono pari { $names }: decide la sorte quando il turno si chiude.
    [before] Avanti per sorteggio: { $names }; chi era pari riempie il prossimo turno.
    [title] Vittoria per sorteggio: { $names }, alla pari con { $out }.
    [third] Terzo posto per sorteggio: { $names }, alla pari con { $out }.
    [ahead] Davanti per sorteggio: { $names }, alla pari con { $out }.
   *[way] Avanti per sorteggio: { $names }, alla pari con { $out }.
}
tournament-lot-note = { $drawn ->
    [yes] per sorteggio
   *[no] decide la sorte
}
tournament-computer-won = ha vinto il computer
tournament-bye = riposa
tournament-bye-heading = Riposo
tournament-bracket-meets = { $stage ->
    [third] Per il terzo posto { $one } incontra { $other }.
   *[none] Poi { $one } incontra { $other }.
}
tournament-bracket-third = { $place }. { $name }
tournament-bracket-place-alt = { $place }. { $name }.
tournament-road-met = { $where ->
    [none] Con { $names }, al tavolo { $table }.
   *[other] Con { $names }: { $where }.
}
tournament-road-place = { $how ->
    [gone] Posizione { $place } di { $seats }, dal computer.
    [shared] Posizione { $place } di { $seats }, alla pari.
   *[alone] Posizione { $place } di { $seats }.
}
tournament-road-bye = Nessun tavolo da giocare: riposo.
tournament-road-missed = Assente: conta come un tavolo perso.
tournament-road-fate = { $on ->
    [open] decide la sorte
    [third] { $lot ->
        [yes] al terzo posto per sorteggio
       *[no] gioca per il terzo posto
    }
    [on] { $lot ->
        [yes] avanti per sorteggio
       *[no] avanti
    }
   *[out] { $lot ->
        [yes] fuori per sorteggio
       *[no] fuori
    }
}
tournament-place = { $settled ->
    [lot] posizione { $place }, per sorteggio
   *[other] posizione { $place }
}
tournament-road-alt = { $after ->
    [none] { $heading } ({ $points }): { $met }
   *[other] { $heading } ({ $points }, { $after }): { $met }
}
tournament-podium-points = { $lot ->
    [yes] { $points } · per sorteggio
   *[no] { $count ->
        [1] { $points } punto
       *[other] { $points } punti
    }
}

tournament-event-where = #{ $channel }
tournament-event-about = Un torneo di { $game }. Partecipa dal suo tabellone.
