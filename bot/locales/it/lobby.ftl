### Opening a game, coming and going, house rules.

picture-free-seat = libero
lobby-alt = { $free ->
    [0] Un tavolo di { $game } con tutti i posti presi: { $players }.
    [1] Un tavolo di { $game } con un posto libero: { $players }.
   *[other] Un tavolo di { $game } con { $free } posti liberi: { $players }.
} Ritmo: { $pace }.
lobby-missing = { $count ->
    [0] { $free ->
        [0] Ci siete tutti: { $host } può premere **{ button-start }**.
       *[other] { $host } può premere **{ button-start }**, o aspettare altri.
    }
    [1] { $host } aspetta ancora una persona. Premi **{ button-join }** per giocare.
   *[other] { $host } aspetta ancora { $count } persone. Premi **{ button-join }** per giocare.
}
lobby-house = -# { button-house }: vedi **{ button-change }**.
lobby-rests = -# { pace-rests }
lobby-gone = Questo tavolo di { $game } è stato annullato.
lobby-time = { $rounds } { $days ->
    [none] Se ci siete tutti, circa { $length }.
    [1] Se ci siete tutti, circa { $length }; con qualche turno al giorno, una giornata.
   *[other] Se ci siete tutti, circa { $length }; con qualche turno al giorno, { $days } giorni.
}

button-change = Cambia
change-about = ## Il tuo tavolo di { $game }
change-select = Leggi o cambia …
change-standard = Regole normali
change-by-the-booklet = { $length ->
    [custom] Regole normali, durata su misura.
   *[same] { change-standard }.
}
change-help = { $assist ->
    [hints] Con suggerimenti, e aiuto per trasformare
    [placement] Con aiuto per trasformare, senza suggerimenti
   *[none] Senza suggerimenti né aiuto
}
change-rules = Come si gioca
change-house = { button-house }
change-time = Il tempo, e chi non c’è
change-fair = { button-fair }
change-seats = Posti
change-seats-about = In quanti si gioca?
change-computer = Computer
change-computer-about = Chi riempie un posto? Puoi aggiungerne diversi, uno alla volta.
change-pace = Ritmo
change-pace-about = Quanto dura un turno?
change-pace-typed = Scrivo io …
change-pace-form = Il tuo ritmo
change-pace-field = Turno, riserva e tempo per bussare
change-pace-hint = 8h/30m, o 8h+1d/30m con un giorno di riserva
change-pace-field-buying = Turno, riserva e tempo per comprare
change-pace-field-claimless = Turno e riserva
change-pace-hint-claimless = 8h, o 8h+1d
change-language = Lingua
change-language-about = In che lingua parla il tavolo?
change-rests = Quando si ferma l’orologio
change-rests-about = Quando si ferma l’orologio di chi gioca?
change-saved = Regole salvate
change-saved-about = Con quali regole si gioca?
change-guests = { button-guests }
change-cancel = { button-cancel }

lobby-length = { $end ->
    [target] Fino a { $target } punti.
    [last_player_standing] Finché resta una persona sola.
   *[fixed_rounds] { $rounds ->
        [players] Tante manche quante persone.
        [1] Una manche.
       *[other] { $rounds } manche.
    }
}
seat-computer = { $strength ->
    [easy] Facile
    [casual] Alla buona
    [steady] Solido
    [sharp] Tosto
   *[other] { $strength }
}
seat-computer-about = { $strength ->
    [easy] Sta imparando: gioca quel che capita, e gli sfugge molto
    [casual] Guarda bene solo ogni tanto, e dimentica che cosa è uscito
    [steady] Gioca come al circolo, e ricorda ogni carta
    [sharp] Prova ogni mossa su tante mani che potrebbero essere quella vera
   *[other] Un computer
}
lobby-fair = ## { button-fair }
    Il segreto che mescola questa partita è stato estratto quando si è aperto il tavolo. È sigillato: questo è il suo SHA-256, che nessuno può cambiare.
    `{ $commitment }`
    Chi partecipa aggiunge una parte che Talon non può scegliere. Dopo la partita il segreto si vede, e chiunque può controllare con esso ogni distribuzione.
shuffles-shown = ## { button-fair }
    Il segreto che ha mescolato la partita { $game }:
    `{ $secret }`
    Il suo SHA-256, fissato prima di distribuire:
    `{ $commitment }`
    Con il file della partita chiunque può controllare ogni distribuzione: `talon verify`.
shuffles-chosen = Queste carte non sono state mescolate a caso: sono scelte, per la tua prima partita.
button-fair = Mescolate oneste
house-rule = - { $rule }
house-rule-text = { $stated ->
    [yes] { $said } `{ $name }={ $value }` (libretto: `{ $booklet }`)
   *[no] { $said } `{ $name }={ $value }` (di norma: `{ $booklet }`)
}

lobby-opened = { $where ->
    [thread] Il tavolo è pronto in { $channel }.
   *[channel] Il tavolo è pronto.
} { $full ->
    [yes] Tutti i posti sono presi: premi **{ button-start }**.
   *[no] Gli altri entrano con un clic.
}
lobby-joined = Hai un posto al tavolo di { $game }. { $free ->
    [0] Tutti i posti sono presi, quindi si può iniziare.
    [one] Resta { $free } posto libero.
   *[other] Restano { $free } posti liberi.
}
lobby-joined-next = **{ $way }:** { $told }
lobby-leaving = { $ends ->
    [kept] Lasciare [{ $game }]({ $board })? Finché nessuno prende il tuo posto, te lo riprendi con qualsiasi mossa.
    [yes] Lasciare [{ $game }]({ $board })? Sei fuori dalla partita, che finisce subito.
   *[no] Lasciare [{ $game }]({ $board })? Sei fuori dalla partita.
}
lobby-left = { $status ->
    [running] { $kept ->
        [open] Da ora il tuo posto è del computer, e altri possono prenderlo. Finché nessuno lo fa, te lo riprendi con qualsiasi mossa.
        [computer] Da ora il tuo posto è del computer. Fai una mossa, ed è di nuovo tuo.
       *[forfeit] Hai lasciato la partita. Il tuo posto ne è fuori.
    }
    [cancelled] Hai lasciato il tavolo. Non c’è più nessuno, quindi non esiste più.
   *[other] Hai lasciato il tavolo.
}
lobby-started = Si gioca in { $seats }: via!
lobby-started-duel = Carte distribuite, si gioca in { $seats }. Premi **{ $flip }** sotto il tavolo.
lobby-called-off = La partita è annullata.
lobby-thread-name = { $game }, tavolo di { $host }
lobby-thread-failed = Qui non sono riuscito ad aprire un thread. Scegli il canale stesso, o permettimi di creare thread pubblici.
lobby-suspended-here = In questo canale c’è una partita sospesa, e non sono riuscito ad aprirle un thread. Scegli un altro canale, o permettimi di creare thread pubblici.
lobby-not-here = Una partita in un thread ha bisogno di un canale testuale di un server. Aprila lì.
lobby-permissions = Qui non posso tenere una partita senza: { $missing }. Chi modera può permetterlo nelle impostazioni del canale.

permission-view_channel = Visualizza canale
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-create_public_threads = Crea thread pubblici
permission-attach_files = Allega file
permission-read_message_history = Leggi cronologia messaggi

seat-taken-back = Che bello rivederti. Il posto è di nuovo tuo.

games-none = In questo server non ci sono partite. Aprine una con /{ command-game.name } { command-game-new.name }.
games-heading = { $own ->
    [yes] ## Le tue partite
   *[no] ## Partite in questo server
}
games-line = { $status ->
    [lobby] - [{ $game }]({ $board }): { $players }. { $free ->
        [0] Nessun posto libero.
        [one] { $free } posto libero.
       *[other] { $free } posti liberi.
    }
   *[other] - [{ $game }]({ $board }), manche { $round }: { $players }. { $moment } { $ends }
} { $yours ->
    [yes] **Ci giochi anche tu.**
   *[no] {""}
}
rematch-follows = { $status ->
    [lobby] **{ $way }:** { reject-already_joined } [{ $game }]({ $board })
   *[running] **{ button-next-match }:** [{ $game }]({ $board })
}
rematch-opened = Il tavolo è di nuovo pronto, con le stesse regole.
replay-here = Tutta la partita: `talon verify` la controlla.

## The house rules of a table, switch by switch

button-house = Regole della casa
button-house-type = Scrivi un valore
button-house-booklet = Come di norma
button-house-several = Scrivine diverse
button-house-restore = { change-standard }
house-title = ## Regole della casa: { $game }
house-page = **{ $page }**
house-word = - `{ $word }`: { $meaning }
house-chosen = **{ $said }** `{ $name }={ $value }`
    { $stated ->
        [yes] Nel libretto: `{ $booklet }`. Può essere: { $allowed }.
       *[no] Di norma: `{ $booklet }`. Può essere: { $allowed }.
    }
house-look-only = -# { $stage ->
    [lobby] Le decide chi ha aperto il tavolo.
    [tournament] Valgono per tutti i tavoli del torneo.
   *[other] Queste regole sono decise.
}
house-changed = Fatto.
house-by-the-booklet = di norma
house-select-switch = Scegli una regola e vedi come può essere
house-select-value = Scegli il suo valore
house-form-rules = Che cosa cambia dalle regole normali
house-section-options = Ciò che scegliete voi
house-section-match = Posti, manche, fine della partita
house-section-deal = Mazzo, distribuzione, inizio
house-section-turn = La pesca e il turno
house-section-claim = Prendere gli scarti
house-section-melds = Serie e sequenze
house-section-joker = Jolly
house-section-opening = Prime combinazioni, aggiunte
house-section-rearrange = Trasformare il tavolo
house-section-ending = Fine di una manche
house-section-variants = Varianti stampate
house-section-points = Valori e punti

## Rule sets that a server keeps

rule-sets-about =
    ## { change-saved }
    { $count ->
        [0] Ancora nessuna.
       *[other] Chi apre un tavolo le può scegliere in **{ button-change }**.
    }
rule-sets-select = Guarda …
button-rule-set-new = Salva nuove regole
rule-set-which = Per quale gioco?
rule-set-which-select = Scegli un gioco …
rule-set-form = Salva le regole
rule-set-field-name = Il loro nome
rule-set-about =
    ## { $name }
    { $rules ->
        [none] { $game } con le regole normali
       *[other] { $game }: `{ $rules }`
    }
    { $default ->
        [yes] Questo server gioca così a { $game }.
       *[no] {""}
    }
button-rule-set-use = Qui si gioca così
button-rule-set-booklet = Gioca con le regole normali
button-rule-set-delete = Dimentica

rule-set-choice = { $name } ({ $game })

## Choosing a game

game-glance = { $length ->
    [none] { $game }, in { $seats }
   *[other] { $game }, in { $seats }, circa { $length }
}
game-length = circa { $length }
new-which = ## Quale gioco?
    I tempi valgono per un tavolo dove ci sono tutti.
new-group-cards = Ramino con le carte
new-group-two = Gin, in due
new-group-rack = Rummy con i pezzi
new-group-teams = Eroi contro criminali
new-game-about = { $single ->
    [yes] Giocatori: { $range }, { $length }
   *[no] Giocatori: { $range }; in { $seats } { $length }
}
new-chosen = ## { $glance }
    { $summary }
new-house = **{ button-house }**
new-seats = In { $seats }
new-seats-select = In quanti
new-pace-select = A che ritmo
new-computers = { $computers ->
    [0] Nessun computer
    [1] Un computer
   *[other] { $computers } computer
}
new-computers-select = { change-computer }
button-new-like = Come l’ultima volta: { $glance }
button-new-set = Apri il tavolo
button-new-thread = In un nuovo thread
button-new-other = Un altro gioco

## Practice games

learn-welcome = **Allenamento: { $game }** contro il computer. Premi **{ button-hand }** sotto il tavolo: una riga spiega ogni turno. Fai con calma. Con **/{ command-games.name }** smetti.
learn-welcome-duel = **Allenamento: { $game }** contro il computer. Premi **{ button-board-flip }** sotto il tavolo. Con **/{ command-games.name }** smetti.
learn-dealt = Il tuo allenamento di { $game } ti aspetta [nei tuoi messaggi]({ $board }).{ $chosen ->
    [yes] { " " }Le carte sono scelte per imparare.
   *[no] { "" }
}
learn-running = Ti stai allenando a { $game }: [continua]({ $board }).
button-learn-switch = Passa a { $game }
learn-closed = Non posso scriverti un messaggio diretto. Permettili ai membri di questo server nelle tue impostazioni sulla privacy, poi riprova.
