### Las reglas de la casa en palabras: cada regla como una frase, según su valor.

said-players_min = Al menos { $value } jugadores.
said-players_max = Como máximo { $value } jugadores.
said-match-end = { $value ->
    [fixed_rounds] La partida tiene un número fijo de rondas.
    [last_player_standing] La partida sigue hasta que quede una sola persona.
   *[target] La partida sigue hasta que alguien llegue a un total.
}
said-match-rounds = { $value ->
    [number_of_players] Tantas rondas como jugadores.
    [one] { $value } ronda.
   *[other] { $value } rondas.
}
said-match-target = Una partida a un total se juega a { $value }.
said-match-eliminate_at = { $value ->
    [none] Ningún total deja fuera a nadie.
   *[other] Con { SCORE($value) } puntos se queda fuera de la partida.
}
said-match-eliminate_on = { $value ->
    [net] Las primas cuentan para quedar fuera.
   *[gross_penalty] Solo los puntos negativos cuentan para quedar fuera.
}
said-match-max_rounds = { $value ->
    [one] Sin un número fijo de rondas, la partida tiene { $value } ronda como máximo.
   *[other] Sin un número fijo de rondas, la partida tiene { $value } rondas como máximo.
}
said-match-best = { $value ->
    [lowest] Gana el total más bajo.
    [highest] Gana el total más alto.
    [last_player_standing] Gana quien resiste hasta el final.
   *[other] {""}
}
said-match-first_dealer = { $value ->
    [random] Quien reparte primero sale por sorteo.
   *[first_seat] El primer sitio reparte primero.
}
said-match-dealer_rotation = { $value ->
    [clockwise] Después de cada ronda reparte quien está a la izquierda.
    [fixed] Siempre reparte la misma persona.
    [winner] Quien gana una ronda reparte la siguiente.
   *[loser] Quien pierde una ronda reparte la siguiente.
}
said-match-tie = { $value ->
    [shared] Con empate al final, la victoria se comparte.
   *[extra_round] Un empate al final se juega hasta que alguien se adelante, diez rondas como máximo.
}
said-match-on_leave = { $value ->
    [computer] Si te vas, la máquina juega por ti.
   *[forfeit] Si te vas, quedas fuera de la partida.
}
said-deck-packs = { $value ->
    [one] { $value } baraja de 52 cartas.
   *[other] { $value } barajas de 52 cartas.
}
said-deck-packs_from_five = { $value ->
    [none] Las mismas barajas en una mesa de cinco sitios o más.
    [one] En una mesa de cinco sitios o más, { $value } baraja.
   *[other] En una mesa de cinco sitios o más, { $value } barajas.
}
said-deck-jokers = { $value ->
    [0] Sin comodines.
    [one] { $value } comodín.
   *[other] { $value } comodines.
}
said-deal-cards = Cada cual recibe { $value } cartas.
said-deal-cards_two = { $value ->
    [none] En una mesa de dos sitios se reparten las mismas cartas.
   *[other] En una mesa de dos sitios, cada cual recibe { $value } cartas.
}
said-deal-upcard_offered = { $value ->
    [on] La carta descubierta se ofrece antes del primer turno.
   *[off] La carta descubierta no se ofrece antes del primer turno.
}
said-deal-extra_card_to = { $value ->
    [left_of_dealer] Quien está a la izquierda de quien reparte recibe una más.
   *[none] Nadie recibe una carta de más.
}
said-deal-packets = Las cartas se reparten en paquetes: { $value }.
said-deal-upcard = { $value ->
    [on] Una carta se pone boca arriba junto al mazo.
   *[off] Ninguna carta se pone boca arriba.
}
said-start-opening_action = { $value ->
    [discard_only] Quien empieza solo descarta.
   *[normal_turn] Quien empieza juega un turno entero.
}
said-meld_from_lap = { $value ->
    [1] Se combina desde el principio.
   *[other] Se combina desde la vuelta { $value }.
}
said-draw-discard_take = { $value ->
    [free] Se puede tomar el descarte de encima.
    [only_if_melded_this_turn] El descarte de encima solo se toma para colocarlo enseguida, antes que otra carta.
    [visible_pile] Los descartes están a la vista: toma varios si colocas enseguida el más hondo.
   *[never] Los descartes no se toman.
}
said-draw-pile_top = { $value ->
    [must_be_melded] La carta de encima de la pila abierta también se combina enseguida.
   *[free] La carta de encima de la pila abierta se toma sin más.
}
said-draw-discard_take_from_lap = { $value ->
    [1] Los descartes se toman desde el principio.
   *[other] Los descartes se toman desde la vuelta { $value }.
}
said-draw-discard_just_taken = { $value ->
    [on] Puedes descartar lo que acabas de tomar.
   *[off] No puedes descartar la carta que acabas de tomar.
}
said-claim-enabled = { $value ->
    [on] Los demás pueden golpear por un descarte.
   *[off] Nadie golpea por los descartes.
}
said-claim-penalty_stock_cards = { $value ->
    [0] Reclamar un descarte no cuesta cartas de penalización.
    [one] Reclamar un descarte cuesta { $value } carta de penalización.
   *[other] Reclamar un descarte cuesta { $value } cartas de penalización.
}
said-claim-next_player_exempt = { $value ->
    [on] Quien va a continuación reclama sin penalización.
   *[off] Quien va a continuación también paga.
}
said-claim-resolution = { $value ->
    [seat_order] De quienes la quieren, se lleva la carta quien está más cerca después de quien descarta.
   *[first_click] Se lleva la carta quien la pide primero.
}
said-claim-from_lap = { $value ->
    [1] Los descartes se reclaman desde el principio.
   *[other] Los descartes se reclaman desde la vuelta { $value }.
}
said-claim-max_per_round = { $value ->
    [none] Puedes reclamar cuantos descartes quieras.
    [one] Puedes reclamar { $value } descarte por ronda.
   *[other] Puedes reclamar { $value } descartes por ronda.
}
said-claim-upcard_buyable = { $value ->
    [on] La primera carta abierta se puede comprar.
   *[off] La primera carta abierta no está en venta.
}
said-claim-veto = { $value ->
    [on] Quienes están en medio deben aceptar una reclamación: quien pasa la acepta, quien calla no.
   *[off] Una reclamación no necesita permiso de nadie.
}
said-claim-changes_turn_order = { $value ->
    [on] El juego sigue desde quien reclamó.
   *[off] Una reclamación no cambia a quién le toca.
}
said-claim-next_draw = { $value ->
    [stock_only] Tras una reclamación, quien sigue roba del mazo.
   *[free] Tras una reclamación, quien sigue roba de donde quiera.
}
said-set-min = Un conjunto tiene al menos { $value } cartas.
said-set-max = { $value ->
    [none] Un conjunto puede tener cualquier tamaño.
   *[other] Un conjunto tiene { $value } cartas como máximo.
}
said-set-distinct_suits = { $value ->
    [on] Un conjunto lleva cada palo una vez.
   *[off] Un conjunto puede llevar un palo dos veces.
}
said-run-min = Una secuencia tiene al menos { $value } cartas.
said-run-max = Una secuencia tiene { $value } cartas como máximo.
said-run-ace = { $value ->
    [low] El as solo va debajo del dos.
    [high] El as solo va encima del rey.
   *[low_or_high] El as va debajo del dos o encima del rey, nunca en medio.
}
said-run-wrap = { $value ->
    [on] Una secuencia puede dar la vuelta: rey, as, dos.
   *[off] Una secuencia no da la vuelta.
}
said-flush = { $value ->
    [none] No se cierra con un solo palo.
   *[on] Una mano de un solo palo puede cerrar la ronda.
}
said-flush-cards = { $value ->
    [any_remaining] La mano de un solo palo lleva todas tus cartas, sin nada colocado antes.
   *[12] La mano de un solo palo lleva doce cartas.
}
said-joker-max_per_meld = { $value ->
    [half] Los comodines son como mucho la mitad de una combinación.
    [at_least_one_natural] En una combinación no todo pueden ser comodines.
   *[1] Una combinación admite un comodín.
}
said-joker-meld_value = { $value ->
    [replaced_card] Un comodín en una combinación vale lo que representa.
   *[other] Un comodín en una combinación vale { $value }.
}
said-joker-swap = { $value ->
    [own_turn_after_opening] Puedes liberar un comodín en tu turno, tras tus primeras combinaciones.
    [own_turn] Puedes liberar un comodín en tu turno.
   *[never] Ninguna carta libera un comodín de la mesa.
}
said-joker-freed = { $value ->
    [hand_or_play] Un comodín liberado se puede guardar.
    [immediately_any] Un comodín liberado se coloca otra vez enseguida.
   *[immediately_in_new_meld] Un comodín liberado va enseguida a una combinación nueva.
}
said-joker-announce = { $value ->
    [when_ambiguous] Solo dices qué representa un comodín cuando no está claro.
   *[required] Siempre dices qué representa un comodín en un conjunto.
}
said-opening-points = { $value ->
    [0] No hacen falta puntos para abrir.
    [one] Para abrir hace falta { $value } punto.
   *[other] Para abrir hacen falta { $value } puntos.
}
said-opening-scope = { $value ->
    [single_meld] Una sola combinación debe traer los puntos para abrir.
   *[sum_of_melds] Varias combinaciones juntas pueden traer los puntos para abrir.
}
said-opening-count_layoffs = { $value ->
    [on] Las cartas que añades cuentan para abrir.
   *[off] Las cartas que añades no cuentan para abrir.
}
said-opening-count_table = { $value ->
    [none] La mesa no cuenta para abrir.
    [touched_melds] Las combinaciones de la mesa que usas cuentan para abrir.
   *[all] Todas las combinaciones de la mesa cuentan para abrir.
}
said-layoff-enabled = { $value ->
    [on] Se pueden añadir cartas a las combinaciones de la mesa.
   *[off] No se añade nada a las combinaciones de la mesa.
}
said-layoff-requires = { $value ->
    [own_opening] Puedes añadir después de tus primeras combinaciones.
    [own_meld] Puedes añadir después de una combinación tuya.
   *[any_meld_on_table] No necesitas una combinación tuya para añadir.
}
said-layoff-targets = { $value ->
    [all_melds] Puedes añadir a cualquier combinación.
    [others] Solo puedes añadir a combinaciones ajenas.
   *[own] Solo puedes añadir a tus propias combinaciones.
}
said-layoff-in_opening_turn = { $value ->
    [on] Puedes añadir en el turno de tus primeras combinaciones.
   *[off] No puedes añadir en el turno de tus primeras combinaciones.
}
said-layoff-by = { $value ->
    [choice] Tras un golpe, el rival elige qué añade.
    [search] Tras un golpe, al rival se le añade lo mejor.
   *[nobody] Tras un golpe no se añade nada.
}
said-layoff-on_gin = { $value ->
    [on] Se puede añadir contra un gin.
   *[off] No se añade nada contra un gin.
}
said-rearrange = { $value ->
    [none] Las combinaciones de la mesa se quedan como están.
   *[on] Las combinaciones de la mesa se pueden reorganizar.
}
said-rearrange-lock = { $value ->
    [none] Los comodines de la mesa se mueven libremente y pueden representar otra cosa cada vez.
    [joker_only] Un comodín representa lo mismo hasta que se libera, y solo pasa a combinaciones de su clase.
    [groups_only] Conjunto o serie con comodín solo crece hasta liberarlo; en secuencia o escalera, el resto cambia.
   *[whole_meld] Una combinación con comodín sigue junta hasta que se libera, pero puede crecer.
}
said-rearrange-swap_tile_from = { $value ->
    [rack_only] Lo que libera un comodín debe ser tuyo.
   *[rack_or_table] Lo que libera un comodín puede ser tuyo o venir de otra combinación.
}
said-rearrange-set_colour = { $value ->
    [any_missing] Cualquier palo o color que falte libera un comodín de un conjunto o serie.
   *[declared] Solo el palo o color anunciado libera un comodín de un conjunto o serie.
}
said-rearrange-min_rack = { $value ->
    [0] Puedes reorganizar la mesa sin colocar nada.
    [one] Al reorganizar la mesa, colocas al menos { $value } de las tuyas.
   *[other] Al reorganizar la mesa, colocas al menos { $value } de las tuyas.
}
said-rearrange-check = { $value ->
    [final_state] Solo cuenta la mesa terminada.
   *[strict_origin] Tres de cada combinación siguen juntas, salvo que la deshagas entera.
}
said-rearrange-assist = { $value ->
    [none] Sin ayuda para reorganizar.
    [placement] El bot busca lugares para lo que eliges.
   *[hints] El bot busca lugares y da pistas.
}
said-deck-copies = { $value ->
    [one] Hay { $value } de cada ficha.
   *[other] Hay { $value } de cada ficha.
}
said-deal-tiles = Cada cual empieza con { $value } fichas.
said-deal-method = { $value ->
    [random_draw] Las fichas se roban una a una.
   *[two_stacks_of_7] Cada cual toma dos montones de siete fichas.
}
said-start-player = { $value ->
    [drawn_by_lot] Quien empieza sale por sorteo.
   *[highest_tile_drawn] Empieza quien saca la ficha más alta.
}
said-table_access_after_opening = { $value ->
    [next_turn] La mesa es tuya desde el turno siguiente a tus primeras combinaciones.
   *[same_turn] La mesa es tuya ya en el turno de tus primeras combinaciones.
}
said-drawn_tile_playable_same_turn = { $value ->
    [on] Una ficha robada se puede colocar enseguida.
   *[off] Una ficha robada espera a tu próximo turno.
}
said-may_decline_to_lay = { $value ->
    [on] No tienes que colocar, aunque puedas.
   *[off] Si puedes colocar, tienes que hacerlo.
}
said-hand_game-enabled = { $value ->
    [on] Colocar todo tu soporte de una vez es cerrar la mano.
   *[off] No se puede cerrar la mano.
}
said-hand_game-waives_opening = { $value ->
    [on] Cerrar la mano no necesita los puntos para abrir.
   *[off] Cerrar la mano necesita los puntos para abrir.
}
said-hand_game-allow_table = { $value ->
    [on] Al cerrar la mano puedes usar la mesa.
   *[off] Al cerrar la mano no puedes usar la mesa.
}
said-v1-enabled = { $value ->
    [on] En tu turno, toma una ficha y luego coloca o aparta una.
   *[off] En tu turno, coloca fichas o roba una.
}
said-v1-discard = { $value ->
    [if_nothing_laid] Solo apartas una ficha si no has colocado ninguna.
   *[always] Apartas una ficha en cada turno.
}
said-v1-take_condition = { $value ->
    [in_the_new_meld] Una ficha apartada se toma para una combinación nueva que la lleve.
   *[any_new_meld] Una ficha apartada se toma si colocas cualquier combinación nueva.
}
said-v2-enabled = { $value ->
    [on] La octava ficha del último montón queda a la vista.
   *[off] Ninguna ficha queda a la vista.
}
said-v2-condition = { $value ->
    [finish] La ficha abierta es solo para colocar todo tu soporte.
   *[any_play] La ficha abierta sirve para cualquier jugada.
}
said-timer_s = { $value ->
    [none] Un turno dura lo que diga su ritmo.
   *[other] Un turno en vivo dura { $value } segundos.
}
said-timeout-policy = { $value ->
    [keep_valid_else_rollback] Al acabarse el tiempo, tus fichas sin combinación vuelven a ti.
   *[take_loose_tiles] Al acabarse el tiempo, te llevas todas las fichas sueltas.
}
said-timeout-penalty_tiles = { $value ->
    [0] Quedarse sin tiempo no cuesta fichas.
    [one] Quedarse sin tiempo al colocar cuesta { $value } ficha.
   *[other] Quedarse sin tiempo al colocar cuesta { $value } fichas.
}
said-timeout-draw_if_nothing_laid = { $value ->
    [0] Si nada de un turno a medias puede quedarse, no se roba ninguna ficha.
    [one] Si nada de un turno a medias puede quedarse, se roba { $value } ficha.
   *[other] Si nada de un turno a medias puede quedarse, se roban { $value } fichas.
}
said-pool_empty = { $value ->
    [blocked_lowest_wins] Cuando todo el mundo ha pasado seguido, gana el soporte más bajo.
   *[void_round] Cuando todo el mundo ha pasado seguido, la ronda no cuenta para nadie.
}
said-go_out-last_card = { $value ->
    [must_discard] Tu última carta tiene que ser un descarte.
    [may_discard] Puedes cerrar colocando tu última carta.
   *[floats] Si colocas tu última carta, sigues sin mano hasta que puedas descartar.
}
said-go_out-call = { $value ->
    [auto] «Rummy» se canta por ti.
    [required] Olvidarse de cantar «Rummy» cuesta una carta.
   *[none] Nadie canta «Rummy».
}
said-go_out-knock = { $value ->
    [none] Nadie puede declarar Rummy.
   *[on] Se puede ganar una ronda declarando Rummy.
}
said-go_out-knock-limit = { $value ->
    [one] Puedes declarar Rummy con tu descarte y { $value } punto en la mano.
   *[other] Puedes declarar Rummy con tu descarte y { $value } puntos en la mano.
}
said-go_out-knock-test = { $value ->
    [at_most] Con menos puntos también se puede declarar.
   *[exactly] Para declarar hacen falta exactamente esos puntos.
}
said-go_out-knock-ace = { $value ->
    [1] Para declarar, un as en la mano cuenta 1.
   *[11] Para declarar, un as en la mano cuenta 11.
}
said-go_out-knock-undercut = { $value ->
    [on] Una mano más baja vence a quien declara.
   *[off] Quien declara gana siempre.
}
said-stock-empty = { $value ->
    [shuffle_discards_keep_top] Si el mazo se acaba, los descartes menos el de encima se barajan en uno nuevo.
    [turn_over_discards_keep_top] Si el mazo se acaba, se da la vuelta a los descartes menos el de encima.
   *[end_round] Los descartes nunca vuelven a ser mazo.
}
said-stock-max_recycles = { $value ->
    [none] Los descartes pueden volver a ser mazo cuantas veces haga falta.
    [0] Los descartes nunca vuelven a ser mazo.
    [one] Los descartes pueden volver a ser mazo { $value } vez.
   *[other] Los descartes pueden volver a ser mazo { $value } veces.
}
said-stock-void_at = { $value ->
    [one] Con { $value } carta en el mazo y ningún golpe, la ronda es nula.
   *[other] Con { $value } cartas en el mazo y ningún golpe, la ronda es nula.
}
said-hand_values-ace = Un as en la mano cuenta { $value }.
said-hand_values-court = { $value ->
    [11] En la mano, sotas, reinas y reyes cuentan 11.
    [12] En la mano, las sotas cuentan 11; reinas y reyes, 12.
    [13] En la mano, las sotas cuentan 11; las reinas, 12; los reyes, 13.
   *[other] En la mano, las figuras cuentan { $value }.
}
said-hand_values-joker = Un comodín en la mano cuenta { $value }.
said-meld_values-ace_low = Un as debajo del dos vale { $value }.
said-meld_values-ace_high = Un as encima del rey vale { $value }.
said-meld_values-ace_in_set = Un as en un conjunto vale { $value }.
said-meld_values-court = { $value ->
    [11] En una combinación, sotas, reinas y reyes valen 11.
    [12] En una combinación, las sotas valen 11; reinas y reyes, 12.
    [13] En una combinación, las sotas valen 11; las reinas, 12; los reyes, 13.
   *[other] En una combinación, las figuras valen { $value }.
}
said-score-winner = { $value ->
    [nothing] A quien gana una ronda no le cuenta nada.
    [own_hand_value] A quien gana una ronda también le cuenta lo que queda en su mano.
    [plus_sum] Quien gana una ronda recibe lo que pierden los demás.
   *[zero] Quien gana una ronda no suma nada.
}
said-score-winner_bonus = { $value ->
    [0] Ganar una ronda no trae prima.
   *[other] Ganar una ronda cuenta { SCORE($value) }.
}
said-score-bonus_floor = { $value ->
    [none] Una prima puede llevar un total más allá de cero.
   *[zero] Una prima no lleva ningún total más allá de cero.
}
said-score-lone_joker_relief = { $value ->
    [0] Un comodín solo en la mano no trae prima.
   *[other] Un comodín solo en la mano se abona con { SCORE($value) }.
}
said-score-first_melder_penalty = { $value ->
    [0] Combinar primero no cuesta nada.
   *[other] Si combinas primero y no ganas, pagas { $value }.
}
said-score-double = { $value ->
    [none] Nada dobla los puntos.
    [flush_from_hand] Cerrar con un solo palo dobla los puntos de los demás.
    [any_close_from_hand] Cerrar de mano dobla los puntos de los demás.
   *[hand_game] Cerrar la mano dobla los puntos de los demás.
}
said-score-count_melds = { $value ->
    [on] Lo que colocas cuenta a tu favor; lo que te queda, en tu contra.
   *[off] Lo que aún tienes cuenta en tu contra.
}
said-score-gin = { $value ->
    [0] El gin no trae prima.
   *[other] El gin trae { $value } más.
}
said-score-big_gin = { $value ->
    [none] No hay gran gin.
   *[other] El gran gin trae { $value } más.
}
said-score-undercut = Un contragolpe trae { $value } más.
said-score-undercut_on_tie = { $value ->
    [on] Con cartas sueltas iguales también es contragolpe.
   *[off] Con cartas sueltas iguales no es contragolpe.
}
said-score-game = Quien va en cabeza al final recibe { $value } por la partida.
said-score-box = Cada ronda ganada trae { $value } al final.
said-score-shutout_doubles = { $value ->
    [on] Los puntos se doblan contra quien no ha ganado ninguna ronda.
   *[off] Dejar a cero no dobla nada.
}
said-score-show_money = { $value ->
    [on] Los totales se dicen también en dinero: diez puntos son un centavo.
   *[off] Los totales no se dicen en dinero.
}
said-score-display = { $value ->
    [penalty] Los totales se escriben como puntos negativos, sin signo.
   *[negative] Los totales se escriben bajo cero.
}
said-knock-limit = { $value ->
    [0] Solo puedes golpear sin cartas sueltas.
   *[other] Puedes golpear con cartas sueltas por { $value } o menos.
}
said-knock-oklahoma = { $value ->
    [none] La carta descubierta no cambia quién puede golpear.
   *[on] La carta descubierta baja el límite para golpear a su propio valor.
}
said-knock-oklahoma-ace = { $value ->
    [1] Un as como carta descubierta cuenta 1.
   *[gin] Un as como carta descubierta exige gin.
}
said-knock-oklahoma-spades_double = { $value ->
    [on] Una pica como carta descubierta dobla la ronda.
   *[off] Una pica como carta descubierta no dobla nada.
}
said-duel-packs = { said-deck-packs }
said-duel-jokers = { $value ->
    [0] Sin comodines.
   *[other] { $value } comodines, la mitad para cada equipo.
}
said-karo8-ace = { $value ->
    [high] El as va encima del rey.
   *[low] El as va debajo del dos.
}
said-karo8-may_hold_back = { $value ->
    [on] Puedes robar aunque pudieras colocar.
   *[off] Solo robas cuando ninguna carta tuya encaja.
}
said-karo8-eights_first = { $value ->
    [on] Los cuatro ochos van antes que cualquier otra carta.
   *[off] Los ochos pueden llegar en cualquier momento.
}
said-karo8-start_draw = { $value ->
    [round_robin] Si nadie tiene un ocho, se roba por turnos.
   *[first_player] Si nadie tiene un ocho, roba quien va primero.
}
said-karo8-drawn_card_playable_same_turn = { $value ->
    [on] Una carta robada que encaja se coloca enseguida.
   *[off] Una carta robada no se coloca en el mismo turno.
}
said-karo8-win = { $value ->
    [colour_complete] El primer color completo gana para su equipo, lo coloque quien lo coloque.
   *[team_hands_empty] Gana el primer equipo sin cartas.
}
said-karo8-teams = { $value ->
    [lone_hero] Entre tres, quien reparte juega en solitario con los héroes.
   *[lone_villain] Entre tres, quien reparte juega en solitario con los villanos.
}
