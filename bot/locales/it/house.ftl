### House rules in words, as a lobby tells them: each switch as a sentence of at most 100 characters.

said-players_min = Almeno in { $value }.
said-players_max = Al massimo in { $value }.
said-match-end = { $value ->
    [fixed_rounds] La partita ha un numero fisso di manche.
    [last_player_standing] La partita va avanti finché resta una persona sola.
   *[target] La partita va avanti finché qualcuno raggiunge un totale.
}
said-match-rounds = { $value ->
    [number_of_players] Tante manche quante persone.
    [one] { $value } manche.
   *[other] { $value } manche.
}
said-match-target = Una partita a punti arriva a { $value }.
said-match-eliminate_at = { $value ->
    [none] Nessun totale mette fuori qualcuno.
   *[other] Chi arriva a { SCORE($value) } punti è fuori dalla partita.
}
said-match-eliminate_on = { $value ->
    [net] I premi contano per essere fuori.
   *[gross_penalty] Per essere fuori contano solo i punti a sfavore.
}
said-match-max_rounds = { $value ->
    [one] Senza un numero fisso di manche, la partita ha al massimo { $value } manche.
   *[other] Senza un numero fisso di manche, la partita ha al massimo { $value } manche.
}
said-match-best = { $value ->
    [lowest] Vince il totale più basso.
    [highest] Vince il totale più alto.
    [last_player_standing] Vince chi resta alla fine.
   *[other] {""}
}
said-match-first_dealer = { $value ->
    [random] Il primo mazziere si tira a sorte.
   *[first_seat] Il primo posto è il primo mazziere.
}
said-match-dealer_rotation = { $value ->
    [clockwise] Dopo ogni manche fa le carte chi sta a sinistra.
    [fixed] Fa le carte sempre la stessa persona.
    [winner] Chi vince una manche fa le carte nella prossima.
   *[loser] Chi perde una manche fa le carte nella prossima.
}
said-match-tie = { $value ->
    [shared] Se alla fine si è pari, si vince insieme.
   *[extra_round] Se alla fine si è pari, si continua finché uno è in testa, al massimo dieci manche.
}
said-match-on_leave = { $value ->
    [computer] Se esci, il computer gioca per te.
   *[forfeit] Se esci, la partita per te è finita.
}
said-deck-packs = { $value ->
    [one] { $value } mazzo da 52 carte.
   *[other] { $value } mazzi da 52 carte.
}
said-deck-packs_from_five = { $value ->
    [none] Altrettanti mazzi a un tavolo da cinque posti o più.
    [one] A un tavolo da cinque posti o più, { $value } mazzo.
   *[other] A un tavolo da cinque posti o più, { $value } mazzi.
}
said-deck-jokers = { $value ->
    [0] Senza jolly.
    [one] { $value } jolly.
   *[other] { $value } jolly.
}
said-deal-cards = Si danno { $value } carte a testa.
said-deal-cards_two = { $value ->
    [none] A un tavolo da due posti si danno altrettante carte.
   *[other] A un tavolo da due posti si danno { $value } carte a testa.
}
said-deal-upcard_offered = { $value ->
    [on] La carta scoperta si può prendere prima del primo turno.
   *[off] La carta scoperta non si può prendere prima del primo turno.
}
said-deal-extra_card_to = { $value ->
    [left_of_dealer] Chi sta a sinistra del mazziere ne riceve una in più.
   *[none] Nessuno riceve una carta in più.
}
said-deal-packets = Le carte si danno a gruppetti: { $value }.
said-deal-upcard = { $value ->
    [on] Accanto al mazzo di pesca si scopre una carta.
   *[off] Non si scopre nessuna carta.
}
said-start-opening_action = { $value ->
    [discard_only] Chi inizia scarta e basta.
   *[normal_turn] Chi inizia gioca un turno intero.
}
said-meld_from_lap = { $value ->
    [1] Si può calare dall’inizio.
   *[other] Si può calare dal giro { $value }.
}
said-draw-discard_take = { $value ->
    [free] Lo scarto in cima si può prendere.
    [only_if_melded_this_turn] Lo scarto in cima si prende solo per calarlo subito, prima di ogni altra carta.
    [visible_pile] Gli scarti sono aperti: prendine diversi se metti subito sul tavolo il più profondo.
   *[never] Gli scarti non si prendono.
}
said-draw-pile_top = { $value ->
    [must_be_melded] Anche la carta in cima agli scarti aperti va calata subito.
   *[free] La carta in cima agli scarti aperti si può prendere senza calarla.
}
said-draw-discard_take_from_lap = { $value ->
    [1] Gli scarti si possono prendere dall’inizio.
   *[other] Gli scarti si possono prendere dal giro { $value }.
}
said-draw-discard_just_taken = { $value ->
    [on] Puoi scartare ciò che hai appena preso.
   *[off] Non puoi scartare la carta appena presa.
}
said-claim-enabled = { $value ->
    [on] Gli altri possono bussare per uno scarto.
   *[off] Nessuno bussa per gli scarti.
}
said-claim-penalty_stock_cards = { $value ->
    [0] Uno scarto preso bussando non costa carte penalità.
    [one] Uno scarto preso bussando costa { $value } carta penalità.
   *[other] Uno scarto preso bussando costa { $value } carte penalità.
}
said-claim-next_player_exempt = { $value ->
    [on] Chi è di turno dopo lo prende senza penalità.
   *[off] Paga anche chi è di turno dopo.
}
said-claim-resolution = { $value ->
    [seat_order] Tra chi la vuole, la carta va alla prima persona dopo chi ha scartato.
   *[first_click] La carta va a chi la chiede per primo.
}
said-claim-from_lap = { $value ->
    [1] Per gli scarti si può bussare dall’inizio.
   *[other] Per gli scarti si può bussare dal giro { $value }.
}
said-claim-max_per_round = { $value ->
    [none] Puoi bussare per quanti scarti vuoi.
    [one] In una manche puoi avere così { $value } scarto.
   *[other] In una manche puoi avere così { $value } scarti.
}
said-claim-upcard_buyable = { $value ->
    [on] La prima carta scoperta si può comprare.
   *[off] La prima carta scoperta non è in vendita.
}
said-claim-veto = { $value ->
    [on] Chi sta in mezzo deve essere d’accordo: chi passa lo è, chi tace no.
   *[off] Non serve l’accordo di nessuno.
}
said-claim-changes_turn_order = { $value ->
    [on] Si continua da chi ha preso lo scarto.
   *[off] Prendere uno scarto non cambia di chi è il turno.
}
said-claim-next_draw = { $value ->
    [stock_only] Dopo che uno scarto è andato, chi è di turno pesca dal mazzo.
   *[free] Dopo che uno scarto è andato, chi è di turno pesca da dove vuole.
}
said-set-min = Una serie ha almeno { $value } carte.
said-set-max = { $value ->
    [none] Una serie può essere grande quanto si vuole.
   *[other] Una serie ha al massimo { $value } carte.
}
said-set-distinct_suits = { $value ->
    [on] In una serie ogni seme c’è una volta.
   *[off] In una serie un seme può esserci due volte.
}
said-run-min = Una sequenza ha almeno { $value } carte.
said-run-max = Una sequenza ha al massimo { $value } carte.
said-run-ace = { $value ->
    [low] L’asso sta solo sotto il due.
    [high] L’asso sta solo sopra il re.
   *[low_or_high] L’asso sta sotto il due o sopra il re, mai in mezzo.
}
said-run-wrap = { $value ->
    [on] Una sequenza può girare l’angolo: re, asso, due.
   *[off] Una sequenza non gira l’angolo.
}
said-flush = { $value ->
    [none] Non si chiude con un colore.
   *[on] Un colore di un solo seme può chiudere la manche.
}
said-flush-cards = { $value ->
    [any_remaining] Il colore di chiusura ha tutte le tue carte, senza niente di calato prima.
   *[12] Il colore di chiusura ha dodici carte.
}
said-joker-max_per_meld = { $value ->
    [half] In una combinazione i jolly sono al massimo la metà.
    [at_least_one_natural] In una combinazione non tutti possono essere jolly.
   *[1] In una combinazione va un jolly.
}
said-joker-meld_value = { $value ->
    [replaced_card] In una combinazione un jolly vale ciò per cui sta.
   *[other] In una combinazione un jolly vale { $value }.
}
said-joker-swap = { $value ->
    [own_turn_after_opening] Puoi liberare un jolly nel tuo turno, dopo le tue prime combinazioni.
    [own_turn] Puoi liberare un jolly nel tuo turno.
   *[never] Nessuna carta libera un jolly sul tavolo.
}
said-joker-freed = { $value ->
    [hand_or_play] Un jolly liberato si può tenere.
    [immediately_any] Un jolly liberato va ricalato subito.
   *[immediately_in_new_meld] Un jolly liberato va subito in una nuova combinazione.
}
said-joker-announce = { $value ->
    [when_ambiguous] Dici per che cosa sta un jolly solo dove non è chiaro.
   *[required] Di un jolly in una serie dici sempre per che cosa sta.
}
said-opening-points = { $value ->
    [0] Per aprire non servono punti.
    [one] Per aprire serve { $value } punto.
   *[other] Per aprire servono { $value } punti.
}
said-opening-scope = { $value ->
    [single_meld] I punti per aprire li deve portare una combinazione da sola.
   *[sum_of_melds] I punti per aprire li possono portare diverse combinazioni insieme.
}
said-opening-count_layoffs = { $value ->
    [on] Le carte aggiunte contano per aprire.
   *[off] Le carte aggiunte non contano per aprire.
}
said-opening-count_table = { $value ->
    [none] Il tavolo non conta per aprire.
    [touched_melds] Le combinazioni sul tavolo che usi contano per aprire.
   *[all] Tutte le combinazioni sul tavolo contano per aprire.
}
said-layoff-enabled = { $value ->
    [on] Si può aggiungere alle combinazioni sul tavolo.
   *[off] Alle combinazioni sul tavolo non si aggiunge niente.
}
said-layoff-requires = { $value ->
    [own_opening] Puoi aggiungere dopo le tue prime combinazioni.
    [own_meld] Puoi aggiungere dopo una tua combinazione.
   *[any_meld_on_table] Per aggiungere non serve una tua combinazione.
}
said-layoff-targets = { $value ->
    [all_melds] Puoi aggiungere alle combinazioni di chiunque.
    [others] Puoi aggiungere solo alle combinazioni degli altri.
   *[own] Puoi aggiungere solo alle tue combinazioni.
}
said-layoff-in_opening_turn = { $value ->
    [on] Puoi aggiungere nel turno delle tue prime combinazioni.
   *[off] Non puoi aggiungere nel turno delle tue prime combinazioni.
}
said-layoff-by = { $value ->
    [choice] Dopo che uno ha bussato, l’altra persona sceglie che cosa aggiungere.
    [search] Dopo che uno ha bussato, per l’altra persona si aggiunge da sé ciò che conviene.
   *[nobody] Dopo che uno ha bussato, non si può aggiungere niente.
}
said-layoff-on_gin = { $value ->
    [on] Contro gin si può aggiungere.
   *[off] Contro gin non si può aggiungere niente.
}
said-rearrange = { $value ->
    [none] Le combinazioni sul tavolo restano come sono.
   *[on] Le combinazioni sul tavolo si possono trasformare.
}
said-rearrange-lock = { $value ->
    [none] I jolly sul tavolo si muovono liberi, e ogni volta possono stare per altro.
    [joker_only] Un jolly sul tavolo non cambia finché non è libero, e va solo in combinazioni dello stesso tipo.
    [groups_only] Gruppo o serie col jolly: cresce solo, finché non è libero; in scale e sequenze il resto si muove.
   *[whole_meld] Una combinazione con un jolly resta insieme finché lui non è libero, ma può crescere.
}
said-rearrange-swap_tile_from = { $value ->
    [rack_only] Chi libera un jolly deve farlo con un pezzo o una carta sua.
   *[rack_or_table] Ciò che libera un jolly può essere tuo o venire da un’altra combinazione.
}
said-rearrange-set_colour = { $value ->
    [any_missing] In una serie qualsiasi seme o colore mancante libera il jolly.
   *[declared] In una serie libera il jolly solo il seme o colore annunciato.
}
said-rearrange-min_rack = { $value ->
    [0] Puoi trasformare il tavolo senza calare niente.
    [one] Quando trasformi il tavolo, ci metti almeno { $value } di tuo.
   *[other] Quando trasformi il tavolo, ci metti almeno { $value } di tuo.
}
said-rearrange-check = { $value ->
    [final_state] Conta solo il tavolo finito.
   *[strict_origin] Di ogni combinazione tre restano insieme, se non la smonti del tutto.
}
said-rearrange-assist = { $value ->
    [none] Nessun aiuto per trasformare.
    [placement] Talon trova posto a ciò che scegli.
   *[hints] Talon trova posto e dà suggerimenti.
}
said-deck-copies = { $value ->
    [one] Ogni pezzo c’è { $value } volta.
   *[other] Ogni pezzo c’è { $value } volte.
}
said-deal-tiles = Si comincia con { $value } pezzi a testa.
said-deal-method = { $value ->
    [random_draw] I pezzi si pescano uno alla volta.
   *[two_stacks_of_7] Si prendono due pile di sette pezzi a testa.
}
said-start-player = { $value ->
    [drawn_by_lot] Si tira a sorte chi inizia.
   *[highest_tile_drawn] Inizia chi pesca il pezzo più alto.
}
said-table_access_after_opening = { $value ->
    [next_turn] Il tavolo è tuo dal turno dopo le tue prime combinazioni.
   *[same_turn] Il tavolo è tuo nel turno delle tue prime combinazioni.
}
said-drawn_tile_playable_same_turn = { $value ->
    [on] Un pezzo pescato si può calare subito.
   *[off] Un pezzo pescato aspetta il tuo prossimo turno.
}
said-may_decline_to_lay = { $value ->
    [on] Non devi calare per forza, anche se puoi.
   *[off] Se puoi calare, devi.
}
said-hand_game-enabled = { $value ->
    [on] Calare tutto il portapezzi in una volta è chiudere di mano.
   *[off] Non si chiude di mano.
}
said-hand_game-waives_opening = { $value ->
    [on] Per chiudere di mano non servono i punti dell’apertura.
   *[off] Per chiudere di mano servono i punti dell’apertura.
}
said-hand_game-allow_table = { $value ->
    [on] Chi chiude di mano può usare il tavolo.
   *[off] Chi chiude di mano non può usare il tavolo.
}
said-v1-enabled = { $value ->
    [on] Nel tuo turno prendi un pezzo, poi cala o mettine uno da parte.
   *[off] Nel tuo turno cala dei pezzi o pescane uno.
}
said-v1-discard = { $value ->
    [if_nothing_laid] Metti da parte un pezzo solo se non hai calato niente.
   *[always] Metti da parte un pezzo a ogni turno.
}
said-v1-take_condition = { $value ->
    [in_the_new_meld] Un pezzo messo da parte si prende per una nuova combinazione che lo contiene.
   *[any_new_meld] Un pezzo messo da parte si prende se cali una nuova combinazione qualsiasi.
}
said-v2-enabled = { $value ->
    [on] L’ottavo pezzo dell’ultima pila sta scoperto.
   *[off] Nessun pezzo sta scoperto.
}
said-v2-condition = { $value ->
    [finish] Il pezzo scoperto serve solo per calare tutto il portapezzi.
   *[any_play] Il pezzo scoperto serve per qualsiasi giocata.
}
said-timer_s = { $value ->
    [none] Un turno ha il tempo del suo ritmo.
   *[other] Un turno dal vivo ha { $value } secondi.
}
said-timeout-policy = { $value ->
    [keep_valid_else_rollback] A tempo scaduto i tuoi pezzi senza combinazione tornano a te.
   *[take_loose_tiles] A tempo scaduto prendi tutti i pezzi sciolti.
}
said-timeout-penalty_tiles = { $value ->
    [0] Finire il tempo non costa pezzi.
    [one] Finire il tempo mentre cali costa { $value } pezzo.
   *[other] Finire il tempo mentre cali costa { $value } pezzi.
}
said-timeout-draw_if_nothing_laid = { $value ->
    [0] Se di un turno non finito non può restare niente, non si pesca nessun pezzo.
    [one] Se di un turno non finito non può restare niente, si pesca { $value } pezzo.
   *[other] Se di un turno non finito non può restare niente, si pescano { $value } pezzi.
}
said-pool_empty = { $value ->
    [blocked_lowest_wins] Quando hanno passato tutti di fila, vince il portapezzi più basso.
   *[void_round] Quando hanno passato tutti di fila, la manche non conta per nessuno.
}
said-go_out-last_card = { $value ->
    [must_discard] La tua ultima carta va scartata.
    [may_discard] Puoi chiudere calando la tua ultima carta.
   *[floats] Se cali la tua ultima carta, giochi senza carte finché puoi scartarne una.
}
said-go_out-call = { $value ->
    [auto] «Ramino» si chiama da sé per te.
    [required] Dimenticare di chiamare «Ramino» costa una carta.
   *[none] Nessuno chiama «Ramino».
}
said-go_out-knock = { $value ->
    [none] Nessuno può dichiarare Ramino.
   *[on] Si può vincere una manche dichiarando Ramino.
}
said-go_out-knock-limit = { $value ->
    [one] Puoi dichiarare Ramino con lo scarto e { $value } punto rimasto in mano.
   *[other] Puoi dichiarare Ramino con lo scarto e { $value } punti rimasti in mano.
}
said-go_out-knock-test = { $value ->
    [at_most] Per dichiarare bastano anche meno punti.
   *[exactly] Per dichiarare servono esattamente quei punti.
}
said-go_out-knock-ace = { $value ->
    [1] Per dichiarare, un asso in mano conta 1.
   *[11] Per dichiarare, un asso in mano conta 11.
}
said-go_out-knock-undercut = { $value ->
    [on] Una mano più bassa batte chi dichiara.
   *[off] Chi dichiara vince sempre.
}
said-stock-empty = { $value ->
    [shuffle_discards_keep_top] Finito il mazzo di pesca, gli scarti tranne quello in cima si rimescolano in uno nuovo.
    [turn_over_discards_keep_top] Finito il mazzo di pesca, gli scarti tranne quello in cima si voltano.
   *[end_round] Gli scarti non diventano mai un nuovo mazzo di pesca.
}
said-stock-max_recycles = { $value ->
    [none] Gli scarti possono diventare un nuovo mazzo di pesca quante volte si vuole.
    [0] Gli scarti non diventano mai un nuovo mazzo di pesca.
    [one] Gli scarti possono diventare un nuovo mazzo di pesca { $value } volta.
   *[other] Gli scarti possono diventare un nuovo mazzo di pesca { $value } volte.
}
said-stock-void_at = { $value ->
    [one] Con { $value } carta nel mazzo di pesca e nessuno che bussa, la manche è nulla.
   *[other] Con { $value } carte nel mazzo di pesca e nessuno che bussa, la manche è nulla.
}
said-hand_values-ace = Un asso rimasto in mano conta { $value }.
said-hand_values-court = { $value ->
    [11] In mano, fanti, donne e re contano 11.
    [12] In mano, i fanti contano 11, donne e re 12.
    [13] In mano, i fanti contano 11, le donne 12, i re 13.
   *[other] In mano, le figure contano { $value }.
}
said-hand_values-joker = Un jolly rimasto in mano conta { $value }.
said-meld_values-ace_low = Un asso sotto il due vale { $value }.
said-meld_values-ace_high = Un asso sopra il re vale { $value }.
said-meld_values-ace_in_set = Un asso in una serie vale { $value }.
said-meld_values-court = { $value ->
    [11] In una combinazione, fanti, donne e re valgono 11.
    [12] In una combinazione, i fanti valgono 11, donne e re 12.
    [13] In una combinazione, i fanti valgono 11, le donne 12, i re 13.
   *[other] In una combinazione, le figure valgono { $value }.
}
said-score-winner = { $value ->
    [nothing] A chi vince una manche non si conta niente.
    [own_hand_value] Anche a chi vince una manche si conta ciò che resta in mano.
    [plus_sum] Chi vince una manche prende ciò che perdono gli altri.
   *[zero] Chi vince una manche non segna niente.
}
said-score-winner_bonus = { $value ->
    [0] Vincere una manche non porta premi.
   *[other] Vincere una manche conta { SCORE($value) }.
}
said-score-bonus_floor = { $value ->
    [none] Un premio può portare un totale oltre lo zero.
   *[zero] Un premio non porta nessun totale oltre lo zero.
}
said-score-lone_joker_relief = { $value ->
    [0] Un jolly solo in mano non porta premi.
   *[other] Un jolly solo in mano ti dà { SCORE($value) }.
}
said-score-first_melder_penalty = { $value ->
    [0] Calare per primi non costa niente.
   *[other] Se cali prima degli altri e non vinci, paghi { $value }.
}
said-score-double = { $value ->
    [none] Niente raddoppia i punti.
    [flush_from_hand] Un colore di chiusura raddoppia i punti degli altri.
    [any_close_from_hand] Chiudere di mano raddoppia i punti degli altri.
   *[hand_game] Una chiusura di mano raddoppia i punti degli altri.
}
said-score-count_melds = { $value ->
    [on] Ciò che hai calato conta per te, ciò che hai in mano contro di te.
   *[off] Ciò che ti resta in mano conta contro di te.
}
said-score-gin = { $value ->
    [0] Gin non porta premi.
   *[other] Gin porta { $value } in più.
}
said-score-big_gin = { $value ->
    [none] Il gin totale non c’è.
   *[other] Il gin totale porta { $value } in più.
}
said-score-undercut = Un contrattacco porta { $value } in più.
said-score-undercut_on_tie = { $value ->
    [on] Anche a pari carte spaiate è un contrattacco.
   *[off] A pari carte spaiate non è un contrattacco.
}
said-score-game = Chi è in testa alla fine prende { $value } per la partita.
said-score-box = Ogni manche vinta porta { $value } alla fine.
said-score-shutout_doubles = { $value ->
    [on] I punti raddoppiano contro chi non ha vinto nessuna manche.
   *[off] Un cappotto non raddoppia niente.
}
said-score-show_money = { $value ->
    [on] I totali si dicono anche in denaro: dieci punti sono un centesimo.
   *[off] I totali non si dicono in denaro.
}
said-score-display = { $value ->
    [penalty] I totali si scrivono come punti a sfavore.
   *[negative] I totali si scrivono sotto zero.
}
said-knock-limit = { $value ->
    [0] Puoi bussare solo senza carte spaiate.
   *[other] Puoi bussare con carte spaiate fino a { $value } punti.
}
said-knock-oklahoma = { $value ->
    [none] La carta scoperta non cambia chi può bussare.
   *[on] La carta scoperta abbassa il limite per bussare al proprio valore.
}
said-knock-oklahoma-ace = { $value ->
    [1] Un asso come carta scoperta conta 1.
   *[gin] Con un asso come carta scoperta vale solo gin.
}
said-knock-oklahoma-spades_double = { $value ->
    [on] Una carta scoperta di picche raddoppia la manche.
   *[off] Una carta scoperta di picche non raddoppia niente.
}
said-duel-packs = { said-deck-packs }
said-duel-jokers = { $value ->
    [0] Senza jolly.
   *[other] { $value } jolly, metà per squadra.
}
said-karo8-ace = { $value ->
    [high] L’asso sta sopra il re.
   *[low] L’asso sta sotto il due.
}
said-karo8-may_hold_back = { $value ->
    [on] Puoi pescare anche se puoi calare.
   *[off] Peschi solo quando nessuna tua carta va bene.
}
said-karo8-eights_first = { $value ->
    [on] Prima di ogni altra carta si calano i quattro otto.
   *[off] Gli otto si possono calare in qualsiasi momento.
}
said-karo8-start_draw = { $value ->
    [round_robin] Se nessuno ha un otto, si pesca a turno.
   *[first_player] Se nessuno ha un otto, pesca chi inizia.
}
said-karo8-drawn_card_playable_same_turn = { $value ->
    [on] Una carta pescata che va bene si cala subito.
   *[off] Una carta pescata non si cala nello stesso turno.
}
said-karo8-win = { $value ->
    [colour_complete] Il primo colore completo fa vincere la sua squadra, chiunque l’abbia calato.
   *[team_hands_empty] Vince la prima squadra senza carte.
}
said-karo8-teams = { $value ->
    [lone_hero] In tre, il mazziere gioca da solo per gli eroi.
   *[lone_villain] In tre, il mazziere gioca da solo per i criminali.
}
