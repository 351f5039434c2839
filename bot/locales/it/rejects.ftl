### What the rules and the host refuse: one sentence each, what is wrong and what would be right.

## Whose turn, which moment

reject-stale_turn = Quel pulsante è di un turno già passato. La tua mano mostra a che punto siamo.
reject-stale_window = L’occasione di bussare è passata. Forse ne porta un’altra il prossimo scarto.
reject-not_your_turn = { $seat ->
    [none] Non tocca ancora a te. Apri le tue carte per vedere che cosa puoi fare.
   *[other] Ora tocca a { $seat }. Apri le tue carte per vedere che cosa puoi fare.
}
reject-wrong_phase = Adesso non si può. La tua mano mostra che cosa puoi fare.
reject-draw_first = Prima di tutto pesca una carta.
reject-already_drawn = Hai già pescato. Il tuo turno finisce con uno scarto.
reject-opening_discard_only = Il primo turno è solo uno scarto. Scegli la carta che ti serve meno.
reject-match_over = Questa partita è finita. Comincia un’altra con /{ command-game.name } { command-game-new.name }.
reject-seat_out = Il tuo posto è fuori da questa partita, quindi puoi solo guardare.
reject-awaiting_shuffle = Si mescolano le carte. Riprova tra un attimo.
reject-bad_shuffle = Quest’ordine non è una mescolata di questo mazzo.

## Cards

reject-not_in_hand = Non hai { $card }. Scegli tra quelle che hai.
reject-nothing_chosen = Non hai scelto nessuna carta. Prima scegli le carte nella tua mano.
reject-unknown_card = { $choices ->
    [none] { $text ->
        [none] Non è il nome di una carta. Scrivi valore e seme, come 7H, 10S, QD, AC o JK.
       *[other] «{ $text }» non è il nome di una carta. Scrivi valore e seme, come 7H, 10S, QD, AC o JK.
    }
   *[other] «{ $text }» non è il nome di una carta. Scrivi { $choices }.
}
reject-too_much_typed = Sono più carte di quante ne abbia qualsiasi tavolo. Scrivi solo quelle che intendi.
reject-one_card = Queste sono { $count } carte, { $cards }. Scrivine una.

## Melds

reject-meld_too_short = Troppo poche carte. { $kind ->
    [run] Una sequenza ne vuole almeno { $min }.
    [set] Una serie ne vuole almeno { $min }.
   *[other] Una combinazione ne vuole almeno { $min }.
}
reject-not_a_meld = { $max ->
    [none] { $cards ->
        [none] Queste carte non sono né una serie né una sequenza. Una serie è un valore, una sequenza è un seme in fila.
       *[other] { $cards }: queste carte non sono né una serie né una sequenza. Una serie è un valore, una sequenza è un seme in fila.
    }
   *[other] Una sequenza ha al massimo { $max } carte. Calane meno.
}
reject-set_suit_repeated = In una serie ogni seme va una volta sola, e { $card } ci sarebbe due volte. Togline una.
reject-set_too_large = Una serie ha al massimo { $max } carte. Togline una.
reject-run_broken = { $repeated ->
    [none] { $missing ->
        [none] Queste carte non sono in fila. Una sequenza non ha buchi.
       *[other] La sequenza ha un buco: manca { $missing }. Riempilo, con un jolly se ce l’hai, o cala meno carte.
    }
   *[other] In una sequenza ogni carta va una volta sola, e { $repeated } c’è due volte. Togline una.
}
reject-run_wraps = { $ace ->
    [low] In questo gioco l’asso sta solo sotto il due. Una sequenza finisce con il re.
    [high] In questo gioco l’asso sta solo sopra il re. Una sequenza comincia dal due o più su.
   *[other] Una sequenza non gira l’angolo. L’asso sta sotto il due o sopra il re, non in mezzo.
}
reject-too_many_jokers = { $jokers ->
    [1] Un jolly è di troppo per questa combinazione. Metti un’altra carta al suo posto.
   *[other] { $jokers } jolly sono troppi per questa combinazione. Sostituiscine qualcuno con altre carte.
}
reject-joker_unannounced = { $choices ->
    [none] Di’ per quale carta sta il jolly.
   *[other] Di’ per quale carta sta il jolly: { $choices }.
}
reject-joker_cannot_stand_for = { $choices ->
    [none] In questa combinazione il jolly non può stare per { $face }. Scegli un’altra carta.
   *[other] Qui il jolly non può stare per { $face }. Può stare per { $choices }.
}
reject-flush_only_closes = { $cards ->
    [none] Un colore si cala solo per chiudere la manche, con ancora una carta da scartare.
    [any_remaining] Un colore si cala solo per chiudere la manche in mano: tutte le tue carte meno quella da scartare, senza niente di calato prima.
   *[other] Un colore si cala solo per chiudere la manche: { $cards } carte di un seme tutte insieme, e ancora una da scartare.
}
reject-melds_too_early = Si cala dal giro { $from_lap }, e questo è il giro { $lap }. Per ora pesca una carta e scartane una.
reject-opening_short = { $points ->
    [none] Non basta per le tue prime combinazioni della manche. Aggiungi qualcosa.
   *[other] Le tue prime combinazioni della manche devono valere { $needed } punti, e queste ne valgono { $points }. Scegli più carte, o carte che valgono di più.
}
reject-opening_one_meld = { $points ->
    [none] La tua prima combinazione della manche deve arrivare al minimo da sola. Scegline una più grande.
   *[other] La tua prima combinazione della manche deve valere da sola { $needed } punti, e la migliore di queste vale { $points }. Scegline una più grande.
}

## Laying off and jokers

reject-no_such_meld = Quella combinazione non è sul tavolo. Riguarda il tavolo.
reject-layoff_disabled = In questo gioco non si può aggiungere niente. Cala invece nuove combinazioni.
reject-layoff_needs_opening = Puoi aggiungere dopo le tue prime combinazioni della manche.
reject-layoff_not_in_opening_turn = In questo gioco non puoi aggiungere nel turno delle tue prime combinazioni. Fallo nel prossimo.
reject-layoff_needs_meld = Puoi aggiungere quando hai calato una tua combinazione in questa manche.
reject-layoff_target = { $targets ->
    [own] In questo gioco si può aggiungere solo alle proprie combinazioni. Scegli una delle tue.
    [others] In questo gioco si può aggiungere solo alle combinazioni degli altri. Scegli una delle loro.
   *[other] A quella combinazione non puoi aggiungere. Scegline un’altra.
}
reject-does_not_fit = { $choices ->
    [none] { $card } lì non va bene. Scegli un’altra carta o un’altra combinazione.
   *[other] { $card } non va bene in questa combinazione. Ci vuole { $choices }.
}
reject-swap_disabled = In questo gioco i jolly sul tavolo restano dove sono.
reject-swap_needs_opening = Puoi liberare un jolly dopo le tue prime combinazioni della manche.
reject-swap_no_joker = { $card ->
    [none] In questa combinazione nessun jolly sta per quella carta.
   *[other] In questa combinazione nessun jolly sta per { $card }. Lo libera solo la carta per cui sta.
}
reject-freed_joker_unused = { $freed ->
    [immediately_in_new_meld] Un jolly liberato va subito in una nuova combinazione. Scegli le sue carte nella stessa mossa.
   *[other] Un jolly liberato va ricalato subito. Scegli nella stessa mossa dove va.
}

## Drawing and discarding

reject-discard_empty = Il mazzo degli scarti è vuoto. Pesca dal mazzo.
reject-stock_only = { $why ->
    [claimed] Lo scarto è già andato.
    [refused] Avete rifiutato in due la carta scoperta.
   *[often] Sono stati presi troppi scarti di fila.
} Questa volta pesca dal mazzo.
reject-take_not_allowed = Qui lo scarto non si prende. Pesca dal mazzo.
reject-take_top_only = Del mazzo degli scarti si prende solo la carta in cima. Prendi quella, o pesca dal mazzo.
reject-pile_too_small = { $count ->
    [1] Sul mazzo degli scarti c’è una carta. Prendi quella, o pesca dal mazzo.
   *[other] Sul mazzo degli scarti ci sono { $count } carte. Non prenderne di più.
}
reject-taken_not_melded = { $card } si prende solo per calarla subito. { $where ->
    [pile] Pesca dal mazzo.
   *[none] Calala, aggiungila o rimettila.
}
reject-nothing_to_return = Non hai preso uno scarto da rimettere.
reject-discard_just_taken = Hai appena preso { $card }: non puoi scartarla nello stesso turno. Scarta un’altra carta.
reject-keep_a_discard = { $card ->
    [none] Il tuo turno finisce con uno scarto, quindi tieni una carta per quello.
   *[other] Il tuo turno finisce con uno scarto. Hai appena preso { $card }, quindi tieni un’altra carta per quello.
}
reject-knock_not_allowed = Adesso non puoi dichiarare Ramino. Scarta senza dichiarare.
reject-knock_too_high = Ti resterebbero { $left } punti. { $test ->
    [exactly] Si può dichiarare Ramino con esattamente { $limit }.
   *[at_most] Si può dichiarare Ramino con al massimo { $limit }.
} Scarta senza dichiarare.

## Claims

reject-stale_window-buying = Quella carta non è più in vendita. Lo sarà il prossimo scarto.
reject-no_window-buying = Adesso non c’è nessuna carta in vendita. In due gli scarti non si vendono mai: chi è di turno li prende e via.
reject-claim_not_asked-buying = Questa carta non la puoi comprare. Ne arriverà un’altra.
reject-window_closed-buying = Il tempo per comprare questa carta è scaduto.
reject-no_window = Adesso non c’è nessuno scarto per cui bussare. In due non c’è mai.
reject-no_window-claimless = A questo tavolo nessuno bussa per gli scarti. Il tavolo mostra di chi è il turno.
reject-claim_not_asked = Per questo scarto non puoi bussare. Ne arriverà un altro.
reject-claim_answered = Per questo scarto hai già risposto. Le risposte non si cambiano.
reject-window_closed = Il tempo per bussare per questo scarto è scaduto.

## Rebuilding the table

reject-rearrange_disabled = In questo gioco le combinazioni restano come sono. Calane di nuove, o aggiungi dove è permesso.
reject-table_piece_missing = { $card } era sul tavolo e deve restarci. Mettila in una combinazione.
reject-piece_from_nowhere = Non hai { $card }, e sul tavolo non ce n’è un’altra. Cala quel che c’è.
reject-nothing_laid = Quando trasformi il tavolo aggiungi almeno { $min } dalla tua mano. Aggiungi altre tue carte.
reject-nothing_laid-tiles = { $min ->
    [1] Non hai aggiunto niente dal tuo portapezzi. Aggiungi almeno un tuo pezzo, oppure pescane uno.
   *[other] Per calare servono almeno { $min } pezzi dal tuo portapezzi. Aggiungine altri, oppure pescane uno.
}
reject-joker_locked = Il jolly sta per { $face } finché { $face } non prende il suo posto. Lascialo dov’è.
reject-meld_locked = { $cards }: questa combinazione ha un jolly e non si smonta. Aggiungi, o prima libera il jolly.
reject-origin_broken = Di { $cards } almeno tre devono restare insieme. Portane via meno.

## Tiles

reject-table_needs_opening = Puoi usare le combinazioni sul tavolo dopo l’apertura. Prima cala { $needed } punti solo dal tuo portapezzi.
reject-no_tile_to_take = Adesso non c’è nessun pezzo così scoperto. Pescane uno dal piatto.
reject-open_tile_finishes = { $card } si prende solo per calare con quello tutto il portapezzi. Altrimenti lascialo lì.
reject-taken_needs_new_meld = { $card } si prende solo per calare subito una nuova combinazione con quello. Pesca invece un pezzo.
reject-put_one_aside = In questo turno hai calato. Chiudilo mettendo da parte un pezzo.
reject-must_lay = Puoi calare dei pezzi, quindi in questo gioco devi. Guarda come si può trasformare il tavolo.

## Where tiles are said otherwise than cards

reject-draw_first-tiles = Prima prendi un pezzo. Poi cala, o mettine uno da parte.
reject-already_drawn-v1 = In questo turno hai già preso un pezzo. Cala dei pezzi, o mettine uno da parte.
reject-already_drawn-tiles = Per questo turno hai già pescato. Cala dei pezzi se vuoi, poi chiudilo.
reject-awaiting_shuffle-tiles = Si mescolano i pezzi. Riprova tra un attimo.
reject-piece_from_nowhere-tiles = Non hai { $card }, e sul tavolo non ce n’è un altro. Cala quel che c’è.
reject-joker_unannounced-tiles = { $choices ->
    [none] Di’ per quale pezzo sta il jolly.
   *[other] Di’ per quale pezzo sta il jolly: { $choices }.
}
reject-joker_cannot_stand_for-tiles = { $choices ->
    [none] In questa combinazione il jolly non può stare per { $face }. Scegli un altro pezzo.
   *[other] Qui il jolly non può stare per { $face }. Può stare per { $choices }.
}
reject-bad_shuffle-tiles = Quest’ordine non mescola questi pezzi.
reject-not_in_hand-tiles = Non hai { $card }. Scegli tra quelli che hai.
reject-nothing_chosen-tiles = Non hai scelto nessun pezzo. Prima scegli i pezzi sul tuo portapezzi.
reject-unknown_card-tiles = { $choices ->
    [none] { $text ->
        [none] Non è il nome di un pezzo. Scrivi la lettera del colore e il numero, o JK per un jolly. Le lettere sono in { button-rules }.
       *[other] «{ $text }» non è il nome di un pezzo. Scrivi la lettera del colore e il numero, o JK per un jolly. Le lettere sono in { button-rules }.
    }
   *[other] «{ $text }» non è il nome di un pezzo. Scrivi { $choices }.
}
reject-one_card-tiles = Questi sono { $count } pezzi, { $cards }. Scrivine uno.
reject-meld_too_short-tiles = Troppo pochi pezzi per una combinazione. Ce ne vogliono almeno { $min }.
reject-not_a_meld-tiles = { $max ->
    [none] { $cards ->
        [none] Questi pezzi non sono né un gruppo né una scala. Un gruppo è un numero in colori diversi, una scala è un colore con i numeri in fila.
       *[other] { $cards }: questi pezzi non sono né un gruppo né una scala. Un gruppo è un numero in colori diversi, una scala è un colore con i numeri in fila.
    }
   *[other] Una scala ha al massimo { $max } pezzi. Calane meno.
}
reject-set_suit_repeated-tiles = In un gruppo ogni colore va una volta sola, e { $card } ci sarebbe due volte. Togline uno.
reject-set_too_large-tiles = Un gruppo ha al massimo { $max } pezzi. Togline uno.
reject-run_broken-tiles = { $repeated ->
    [none] { $missing ->
        [none] Questi pezzi non sono in fila. Una scala non ha buchi.
       *[other] La scala ha un buco: manca { $missing }. Riempilo, con un jolly se ce l’hai, o cala meno pezzi.
    }
   *[other] In una scala ogni pezzo va una volta sola, e { $repeated } c’è due volte. Togline uno.
}
reject-run_wraps-tiles = L’uno sta solo sotto il due. Una scala finisce con il 13.
reject-too_many_jokers-tiles = { $jokers ->
    [1] Un jolly è di troppo per questa combinazione. Metti un altro pezzo al suo posto.
   *[other] Troppi jolly per questa combinazione. Sostituiscine qualcuno con altri pezzi.
}
reject-opening_short-tiles = { $points ->
    [none] Non basta per le tue prime combinazioni della manche. Aggiungi pezzi dal tuo portapezzi.
   *[other] Le tue prime combinazioni della manche devono valere { $needed } punti solo dal tuo portapezzi, e queste ne valgono { $points }. Cala di più, o pesca un pezzo.
}
reject-freed_joker_unused-tiles = { $freed ->
    [immediately_in_new_meld] Un jolly liberato va in una nuova combinazione nello stesso turno. Calane una con lui.
   *[other] Un jolly liberato va ricalato nello stesso turno. Scegli dove va.
}
reject-take_not_allowed-tiles = In questo gioco i pezzi si prendono solo dal piatto. Pescane uno.
reject-taken_not_melded-tiles = { $card } si prende solo per calarlo subito. Calalo o lascialo lì.
reject-stock_empty-tiles = Il piatto è vuoto. Cala dei pezzi, o passa se non puoi o non vuoi.
reject-may_not_pass-v1 = Si passa solo quando non c’è nessun pezzo da prendere. Cala dei pezzi, o mettine uno da parte.
reject-may_not_pass-tiles = Si passa solo quando non c’è nessun pezzo da pescare. Cala dei pezzi, o pescane uno.

## Duel

reject-nothing_to_flip = Adesso non hai niente da girare. Aspetta gli altri.

## Gin

reject-upcard_first = { $card } è per te. Prima prendila o rifiutala.
reject-knock_too_high-gin = Ti resterebbero { $left } punti di carte spaiate, e si bussa con al massimo { $limit }. Scarta senza bussare.
reject-no_window-gin = Si bussa scartando: dalle tue carte, o con /{ command-discard.name } e **{ option-call.name }**.
reject-big_gin_disabled = In questo gioco non si mostra niente prima di bussare. Scarta una carta, e bussa con quella se puoi.
reject-big_gin_needs_all = Per il gin totale ogni carta va in una combinazione. Restano fuori: { $cards }. Scartane una e bussa invece.
reject-lay_off_first = L’altra persona ha bussato. Aggiungi quel che vuoi, o lascia fare per te.

## Suit rows

reject-start_with_eight = Inizi la manche con { $card }. Calala per prima.
reject-no_place_in_row = { $card } non ha ancora posto. Una fila comincia dal suo otto e cresce con la carta subito sotto o sopra.
reject-stock_empty = Il mazzo di pesca è vuoto. Cala una carta, o passa se nessuna va bene.
reject-must_place = Hai una carta che va bene, quindi calala. Si pesca solo quando nessuna va bene.
reject-may_not_pass = Si passa solo quando nessuna carta va bene e il mazzo di pesca è vuoto. Cala una carta o pescane una.

## The host

reject-no_game_here = In questo canale non ci sono partite. Aprine una con /{ command-game.name } { command-game-new.name }.
reject-no_such_game = Quella partita non c’è più. Con /{ command-game.name } { command-game-list.name } vedi quelle che ci sono.
reject-channel_busy = Questo canale ha già una partita. Scegli un altro canale, o un nuovo thread.
reject-not_a_lobby = Questa partita è già iniziata: posti e regole non cambiano più.
reject-set_aside = Al momento questa partita non si può leggere, ma le sue mosse sono al sicuro. Chi gestisce Talon può vedere perché. Qui puoi aprirne un’altra.
reject-not_running = { $status ->
    [lobby] Questa partita non è ancora iniziata: la inizia /{ command-game.name } { command-game-start.name }.
    [cancelled] Qui non si gioca più: questa partita è stata chiusa o annullata.
    [finished] Questa partita è finita.
   *[other] Questa partita non è in corso.
}
reject-already_joined = Hai già un posto a questo tavolo.
reject-not_joined = Non hai un posto a questo tavolo. Entra con /{ command-game.name } { command-game-join.name } finché la sala d’attesa è aperta.
reject-lobby_full = Tutti i { $seats } posti di questo tavolo sono presi. Aprine un altro con /{ command-game.name } { command-game-new.name }.
reject-too_few_seats = Per questo gioco bisogna essere almeno in { $min }. Aspetta altri, o aggiungi un computer.
reject-not_host = Lo può fare solo { $host_id }, che gestisce questo tavolo.
reject-not_seated = Non hai un posto in questa partita. Il suo tavolo mostra ciò che tutti possono vedere.
reject-no_hand = In questo gioco nessuno ha carte in mano. Gioca al tavolo, o con /{ command-flip.name }.
reject-not_your_seat = Quel posto non è tuo. Apri le tue carte con /{ command-hand.name }.
reject-unknown_variant = Nessun gioco si chiama «{ $variant }». Scegline uno dall’elenco.
reject-bad_switch = { $why }
reject-half_a_rule = «{ $typed }» non è una regola della casa. Scrivi il nome di una regola, = e un valore, come `match.end=fixed_rounds`.
reject-bad_pace = { $turn_min ->
    [none] «{ $given }» non è un ritmo. Scegli `{ pace-live }`, `{ pace-quick }`, `{ pace-daily }`, `{ pace-slow }` o `{ pace-friendly }`, o scrivi il tempo di un turno, una barra e quello per bussare: `90s/20s`, `1h 30m/5m`, o `8h+1d/30m` con un giorno di riserva.
   *[other] Quel ritmo non va: un turno dura da { $turn_min } a { $turn_max }, il tempo per bussare da { $window_min } a { $window_max } e non più del turno, e una riserva al massimo { $reserve_max }.
}
reject-bad_seats = Questo gioco si gioca in { $known }.
reject-not_finished = Questa partita è ancora in corso. La potrai rivedere quando è finita.
reject-hands_closed = { $why ->
    [round] Altri tavoli di questo turno giocano ancora. Le mani si aprono quando è finito.
   *[match] Le mani si aprono quando la partita è finita.
}
reject-not_played_on = Da qui non si può continuare. Torna a una mossa precedente.
reject-moments_posted = Hai pubblicato { $most } momenti in un’ora. Riprova tra { $wait }.
reject-not_its_channel = I momenti si pubblicano dove si è giocata la partita: { $channels }.
reject-unknown_strength = Nessun computer ha la forza «{ $strength }». Scegli { $known }.
reject-not_a_keeper = Le impostazioni di questo server le cambia solo chi lo gestisce. Al tuo tavolo le regole le decidi tu.
reject-no_rule_set = { $name ->
    [none] Questo server non ha regole con quel nome. Guarda /{ command-settings.name }.
   *[other] Questo server non ha regole chiamate «{ $name }». Guarda /{ command-settings.name }.
}
reject-rule_sets_full = Questo server ha già { $most } gruppi di regole, e di più non ci stanno. Prima dimenticane uno.
reject-bad_name = Un nome ha da 1 a { $most } caratteri. Scegline un altro.
reject-name_taken = Il nome «{ $name }» è già in uso. Scegline un altro, o prima dimentica quelle regole.
reject-standard_rules = «{ $name }» indica le regole normali. Scegli un altro nome.
reject-too_late = Il tuo tempo era scaduto, quindi l’orologio ha giocato per te.
