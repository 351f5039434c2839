### Lo que las reglas y la mesa no permiten: qué falla y qué sería lo correcto.

reject-stale_turn = Ese botón es de un turno anterior. Tu mano muestra cómo va la partida.
reject-stale_window = Esa ocasión de golpear ya pasó. Quizá el próximo descarte traiga otra.
reject-not_your_turn = { $seat ->
    [none] Aún no es tu turno. Abre tu mano para ver qué puedes hacer.
   *[other] Es el turno de { $seat }. Abre tu mano para ver qué puedes hacer.
}
reject-wrong_phase = Eso no se puede hacer en este momento. Tu mano muestra qué puedes hacer.
reject-draw_first = Antes de nada, roba una carta.
reject-already_drawn = Ya has robado. Tu turno acaba con un descarte.
reject-opening_discard_only = El turno inicial es solo un descarte. Elige la carta que menos te sirva.
reject-match_over = Esta partida ha terminado. Empieza otra con /{ command-game.name } { command-game-new.name }.
reject-seat_out = Tu sitio está fuera de esta partida, así que solo puedes mirar.
reject-awaiting_shuffle = Se están barajando las cartas. Prueba de nuevo en un momento.
reject-bad_shuffle = Ese orden no es un barajado de estas cartas.

reject-not_in_hand = No tienes { $card }. Elige entre lo que tienes.
reject-nothing_chosen = No has elegido ninguna carta. Elige primero cartas de tu mano.
reject-unknown_card = { $choices ->
    [none] { $text ->
        [none] Eso no es ninguna carta. Escribe valor y palo, como 7H, 10S, QD, AC o JK.
       *[other] «{ $text }» no es ninguna carta. Escribe valor y palo, como 7H, 10S, QD, AC o JK.
    }
   *[other] «{ $text }» no es ninguna carta. Escribe { $choices }.
}
reject-too_much_typed = Eso es más de lo que hay en cualquier mesa. Nombra solo las cartas que quieres.
reject-one_card = Eso nombra { $count } cartas: { $cards }. Nombra una de ellas.

reject-meld_too_short = Son muy pocas cartas. { $kind ->
    [run] Una secuencia necesita al menos { $min }.
    [set] Un conjunto necesita al menos { $min }.
   *[other] Una combinación necesita al menos { $min }.
}
reject-not_a_meld = { $max ->
    [none] { $cards ->
        [none] Estas cartas no son ni un conjunto ni una secuencia. Un conjunto es un mismo valor; una secuencia, cartas seguidas de un palo.
       *[other] { $cards }: estas cartas no son ni un conjunto ni una secuencia. Un conjunto es un mismo valor; una secuencia, cartas seguidas de un palo.
    }
   *[other] Una secuencia tiene { $max } cartas como máximo. Coloca menos.
}
reject-set_suit_repeated = Un conjunto lleva cada palo una sola vez, y { $card } estaría dos veces. Quita una.
reject-set_too_large = Un conjunto tiene { $max } cartas como máximo. Quita una.
reject-run_broken = { $repeated ->
    [none] { $missing ->
        [none] Estas cartas no son seguidas. Una secuencia no tiene huecos.
       *[other] La secuencia tiene un hueco: falta { $missing }. Rellénalo, con un comodín si lo tienes, o coloca menos cartas.
    }
   *[other] Una secuencia lleva cada carta una sola vez, y { $repeated } está dos veces. Quita una.
}
reject-run_wraps = { $ace ->
    [low] En este juego el as solo va debajo del dos. Una secuencia acaba en el rey.
    [high] En este juego el as solo va encima del rey. Una secuencia empieza en el dos o más arriba.
   *[other] Una secuencia no da la vuelta. El as va debajo del dos o encima del rey, no en medio.
}
reject-too_many_jokers = { $jokers ->
    [1] Un comodín es demasiado para esta combinación. Pon otra carta en su lugar.
   *[other] { $jokers } comodines son demasiados para esta combinación. Pon otras cartas en lugar de algunos.
}
reject-joker_unannounced = { $choices ->
    [none] Di qué carta representa el comodín.
   *[other] Di qué carta representa el comodín: { $choices }.
}
reject-joker_cannot_stand_for = { $choices ->
    [none] El comodín no puede representar { $face } en esta combinación. Elige otra carta para él.
   *[other] El comodín no puede representar { $face } aquí. Puede representar { $choices }.
}
reject-flush_only_closes = { $cards ->
    [none] Una mano de un solo palo se coloca únicamente para cerrar la ronda, con una carta más para descartar.
    [any_remaining] Una mano de un solo palo se coloca únicamente para cerrar la ronda de mano: todas tus cartas menos la del descarte, sin nada colocado antes.
   *[other] Una mano de un solo palo se coloca únicamente para cerrar la ronda: { $cards } cartas del mismo palo a la vez, y una más para descartar.
}
reject-melds_too_early = Las combinaciones se colocan desde la vuelta { $from_lap }, y esta es la vuelta { $lap }. Por ahora, roba una carta y descarta una.
reject-opening_short = { $points ->
    [none] Eso no vale lo suficiente para tus primeras combinaciones de la ronda. Añade más.
   *[other] Tus primeras combinaciones de la ronda deben valer { $needed } puntos, y estas valen { $points }. Elige más cartas, o cartas que cuenten más.
}
reject-opening_one_meld = { $points ->
    [none] Tu primera combinación de la ronda debe llegar ella sola al mínimo. Elige una mayor.
   *[other] Tu primera combinación de la ronda debe valer ella sola { $needed } puntos, y la mejor de estas vale { $points }. Elige una mayor.
}

reject-no_such_meld = Esa combinación no está en la mesa. Mira la mesa otra vez.
reject-layoff_disabled = En este juego no se añade nada. Coloca combinaciones nuevas.
reject-layoff_needs_opening = Puedes añadir después de tus primeras combinaciones de la ronda.
reject-layoff_not_in_opening_turn = En este juego no puedes añadir en el turno de tus primeras combinaciones. Hazlo en tu próximo turno.
reject-layoff_needs_meld = Puedes añadir cuando hayas colocado una combinación tuya en esta ronda.
reject-layoff_target = { $targets ->
    [own] En este juego solo añades a tus propias combinaciones. Elige una tuya.
    [others] En este juego solo añades a combinaciones ajenas. Elige una de ellas.
   *[other] No puedes añadir a esa combinación. Elige otra.
}
reject-does_not_fit = { $choices ->
    [none] { $card } no encaja ahí. Elige otra carta u otra combinación.
   *[other] { $card } no encaja en esta combinación. Admite { $choices }.
}
reject-swap_disabled = En este juego los comodines de la mesa se quedan donde están.
reject-swap_needs_opening = Puedes liberar un comodín después de tus primeras combinaciones de la ronda.
reject-swap_no_joker = { $card ->
    [none] Ningún comodín de esta combinación representa esa carta.
   *[other] Ningún comodín de esta combinación representa { $card }. Solo lo libera la carta que representa.
}
reject-freed_joker_unused = { $freed ->
    [immediately_in_new_meld] Un comodín liberado va enseguida a una combinación nueva. Elige sus cartas en la misma jugada.
   *[other] Un comodín liberado se coloca enseguida. Elige adónde va en la misma jugada.
}

reject-discard_empty = La pila de descartes está vacía. Roba del mazo.
reject-stock_only = { $why ->
    [claimed] El descarte ya se reclamó.
    [refused] Nadie quiso la carta descubierta.
   *[often] Se han tomado demasiados descartes seguidos.
} Esta vez robas del mazo.
reject-take_not_allowed = Aquí no se puede tomar el descarte. Roba del mazo.
reject-take_top_only = Solo se puede tomar la carta de encima de la pila de descartes. Toma esa, o roba del mazo.
reject-pile_too_small = { $count ->
    [1] Hay una carta en la pila de descartes. Toma esa, o roba del mazo.
   *[other] Hay { $count } cartas en la pila de descartes. No tomes más de esas.
}
reject-taken_not_melded = { $card } solo se toma para combinarla enseguida. { $where ->
    [pile] Roba del mazo.
   *[none] Combínala, añádela a otra combinación o devuélvela.
}
reject-nothing_to_return = No has tomado ningún descarte que puedas devolver.
reject-discard_just_taken = Acabas de tomar { $card }, así que no puedes descartarla en el mismo turno. Descarta otra carta.
reject-keep_a_discard = { $card ->
    [none] Tu turno acaba con un descarte, así que guarda una carta para eso.
   *[other] Tu turno acaba con un descarte. Acabas de tomar { $card }, así que guarda otra carta para eso.
}
reject-knock_not_allowed = No puedes declarar Rummy en este momento. Descarta sin declarar.
reject-knock_too_high = Te quedarían { $left } puntos. { $test ->
    [exactly] Puedes declarar Rummy con exactamente { $limit }.
   *[at_most] Puedes declarar Rummy con { $limit } como máximo.
} Descarta sin declarar.

reject-stale_window-buying = Esa carta ya no está en venta. El próximo descarte lo estará.
reject-no_window-buying = No hay ninguna carta en venta en este momento. Entre dos los descartes nunca se venden: quien sigue los toma sin más.
reject-claim_not_asked-buying = No puedes comprar esta carta. Ya vendrá otra.
reject-window_closed-buying = El tiempo para comprar esta carta se acabó.
reject-no_window = No hay ningún descarte por el que golpear en este momento. Entre dos nunca lo hay.
reject-no_window-claimless = En esta mesa nadie golpea por los descartes. La mesa muestra a quién le toca.
reject-claim_not_asked = No puedes golpear por este descarte. Ya vendrá otro.
reject-claim_answered = Ya has respondido sobre este descarte. Las respuestas no se cambian.
reject-window_closed = El tiempo para golpear por este descarte se acabó.

reject-rearrange_disabled = En este juego las combinaciones se quedan como se colocaron. Coloca nuevas, o añade donde se permita.
reject-table_piece_missing = { $card } estaba en la mesa y debe seguir allí. Ponla en una combinación.
reject-piece_from_nowhere = No tienes { $card }, y en la mesa no hay otra. Coloca lo que hay.
reject-nothing_laid = Al reorganizar la mesa añades al menos { $min } de tu mano. Añade más de las tuyas.
reject-nothing_laid-tiles = { $min ->
    [1] No has añadido nada de tu soporte. Añade al menos una ficha tuya, o roba una.
   *[other] Para colocar hacen falta al menos { $min } fichas de tu soporte. Añade más de las tuyas, o roba una.
}
reject-joker_locked = El comodín representa { $face } hasta que { $face } ocupe su lugar. Déjalo donde está.
reject-meld_locked = { $cards }: esta combinación tiene un comodín y no se separa. Añade a ella, o libera antes su comodín.
reject-origin_broken = De { $cards } deben seguir juntas al menos tres. Quita menos.

reject-table_needs_opening = Puedes usar las combinaciones de la mesa después de abrir. Primero coloca { $needed } puntos solo de tu soporte.
reject-no_tile_to_take = En este momento no hay ninguna ficha así a la vista. Roba una del pozo.
reject-open_tile_finishes = { $card } solo se toma para colocar con ella todo tu soporte. Si no, déjala.
reject-taken_needs_new_meld = { $card } solo se toma para colocar con ella enseguida una combinación nueva. Roba una ficha.
reject-put_one_aside = Has colocado en este turno. Termínalo apartando una ficha.
reject-must_lay = Puedes colocar fichas, y en este juego hay que hacerlo. Mira cómo se podría reorganizar la mesa.

reject-draw_first-tiles = Primero toma una ficha. Luego coloca, o aparta una.
reject-already_drawn-v1 = Ya has tomado una ficha en este turno. Coloca fichas, o aparta una.
reject-already_drawn-tiles = Ya has robado en este turno. Coloca fichas si quieres, y luego termínalo.
reject-awaiting_shuffle-tiles = Se están mezclando las fichas. Prueba de nuevo en un momento.
reject-piece_from_nowhere-tiles = No tienes { $card }, y en la mesa no hay otra. Coloca lo que hay.
reject-joker_unannounced-tiles = { $choices ->
    [none] Di qué ficha representa el comodín.
   *[other] Di qué ficha representa el comodín: { $choices }.
}
reject-joker_cannot_stand_for-tiles = { $choices ->
    [none] El comodín no puede representar { $face } en esta combinación. Elige otra ficha para él.
   *[other] El comodín no puede representar { $face } aquí. Puede representar { $choices }.
}
reject-bad_shuffle-tiles = Ese orden no mezcla estas fichas.
reject-not_in_hand-tiles = No tienes { $card }. Elige entre lo que tienes.
reject-nothing_chosen-tiles = No has elegido ninguna ficha. Elige primero fichas de tu soporte.
reject-unknown_card-tiles = { $choices ->
    [none] { $text ->
        [none] Eso no es ninguna ficha. Escribe la letra de su color y su número, o JK para un comodín. Las letras están en { button-rules }.
       *[other] «{ $text }» no es ninguna ficha. Escribe la letra de su color y su número, o JK para un comodín. Las letras están en { button-rules }.
    }
   *[other] «{ $text }» no es ninguna ficha. Escribe { $choices }.
}
reject-one_card-tiles = Eso nombra { $count } fichas: { $cards }. Nombra una de ellas.
reject-meld_too_short-tiles = Son muy pocas fichas para una combinación. Necesita al menos { $min }.
reject-not_a_meld-tiles = { $max ->
    [none] { $cards ->
        [none] Estas fichas no son ni una serie ni una escalera. Una serie es un mismo número en distintos colores; una escalera, números seguidos de un color.
       *[other] { $cards }: estas fichas no son ni una serie ni una escalera. Una serie es un mismo número en distintos colores; una escalera, números seguidos de un color.
    }
   *[other] Una escalera tiene { $max } fichas como máximo. Coloca menos.
}
reject-set_suit_repeated-tiles = Una serie lleva cada color una sola vez, y { $card } estaría dos veces. Quita una.
reject-set_too_large-tiles = Una serie tiene { $max } fichas como máximo. Quita una.
reject-run_broken-tiles = { $repeated ->
    [none] { $missing ->
        [none] Estas fichas no son seguidas. Una escalera no tiene huecos.
       *[other] La escalera tiene un hueco: falta { $missing }. Rellénalo, con un comodín si lo tienes, o coloca menos fichas.
    }
   *[other] Una escalera lleva cada ficha una sola vez, y { $repeated } está dos veces. Quita una.
}
reject-run_wraps-tiles = El uno solo va debajo del dos. Una escalera acaba en el 13.
reject-too_many_jokers-tiles = { $jokers ->
    [1] Un comodín es demasiado para esta combinación. Pon otra ficha en su lugar.
   *[other] Son demasiados comodines para esta combinación. Pon otras fichas en lugar de algunos.
}
reject-opening_short-tiles = { $points ->
    [none] Eso no vale lo suficiente para tus primeras combinaciones de la ronda. Añade más de tu soporte.
   *[other] Tus primeras combinaciones de la ronda deben valer { $needed } puntos solo de tu soporte, y estas valen { $points }. Coloca más, o roba una ficha.
}
reject-freed_joker_unused-tiles = { $freed ->
    [immediately_in_new_meld] Un comodín liberado va a una combinación nueva en el mismo turno. Coloca una con él.
   *[other] Un comodín liberado se coloca otra vez en el mismo turno. Elige adónde va.
}
reject-take_not_allowed-tiles = En este juego las fichas solo se toman del pozo. Roba una.
reject-taken_not_melded-tiles = { $card } solo se toma para colocarla enseguida. Colócala o déjala.
reject-stock_empty-tiles = El pozo está vacío. Coloca fichas, o pasa si no puedes o no quieres.
reject-may_not_pass-v1 = Solo se pasa cuando no hay ficha que tomar. Coloca fichas, o aparta una.
reject-may_not_pass-tiles = Solo se pasa cuando no hay ficha que robar. Coloca fichas, o roba una.

reject-nothing_to_flip = En este momento no tienes nada que voltear. Espera a los demás.

reject-upcard_first = Te ofrecen la carta descubierta, { $card }. Primero tómala o recházala.
reject-knock_too_high-gin = Te quedarían { $left } puntos en cartas sueltas, y puedes golpear con { $limit } como máximo. Descarta sin golpear.
reject-no_window-gin = Se golpea al descartar: en tu mano, o con /{ command-discard.name } y **{ option-call.name }**.
reject-big_gin_disabled = En este juego no se coloca nada antes de un golpe. Descarta una carta, y golpea con ella si puedes.
reject-big_gin_needs_all = El gran gin necesita todas las cartas en combinaciones. Fuera quedan: { $cards }. Descarta una y golpea.
reject-lay_off_first = Tu rival ha golpeado. Añade lo que quieras, o deja que se añada por ti.

reject-start_with_eight = Empiezas la ronda con { $card }. Colócala primero.
reject-no_place_in_row = { $card } aún no tiene lugar. Una fila empieza por su ocho y crece con la carta siguiente, hacia abajo o hacia arriba.
reject-stock_empty = El mazo está vacío. Coloca una carta, o pasa si ninguna encaja.
reject-must_place = Tienes una carta que encaja, así que coloca una. Solo robas cuando ninguna encaja.
reject-may_not_pass = Solo se pasa cuando ninguna carta encaja y el mazo está vacío. Coloca una carta o roba una.

reject-no_game_here = No hay ninguna partida en este canal. Abre una con /{ command-game.name } { command-game-new.name }.
reject-no_such_game = Esa partida ya no está. Mira cuáles hay con /{ command-game.name } { command-game-list.name }.
reject-channel_busy = Este canal ya tiene una partida. Elige otro canal, o un hilo nuevo.
reject-not_a_lobby = Esta partida ya ha empezado: sus sitios y sus reglas están fijos.
reject-set_aside = Esta partida no se puede leer en este momento, pero sus jugadas se guardan. Quien lleva el bot puede ver por qué. Aquí puedes abrir otra.
reject-not_running = { $status ->
    [lobby] Esta partida no ha empezado: empieza con /{ command-game.name } { command-game-start.name }.
    [cancelled] Aquí ya no se juega: esta partida se cerró o se anuló.
    [finished] Esta partida ha terminado.
   *[other] Esta partida no se está jugando.
}
reject-already_joined = Ya tienes sitio en esta mesa.
reject-not_joined = No tienes sitio en esta mesa. Únete con /{ command-game.name } { command-game-join.name } mientras su sala esté abierta.
reject-lobby_full = Los { $seats } sitios de esta mesa están ocupados. Abre otra con /{ command-game.name } { command-game-new.name }.
reject-too_few_seats = Este juego necesita al menos { $min } jugadores. Espera a más gente, o añade una máquina.
reject-not_host = Eso solo puede hacerlo { $host_id }, que lleva esta mesa.
reject-not_seated = No tienes sitio en esta partida. Su mesa muestra lo que todos pueden ver.
reject-no_hand = En esta partida nadie tiene mano. Juega en la mesa, o con /{ command-flip.name }.
reject-not_your_seat = Ese sitio no es tuyo. Abre tu propia mano con /{ command-hand.name }.
reject-unknown_variant = No hay ningún juego llamado «{ $variant }». Elige uno de la lista.
reject-bad_switch = { $why }
reject-half_a_rule = «{ $typed }» no es una regla de la casa. Escribe el nombre de la regla, = y un valor, como `match.end=fixed_rounds`.
reject-bad_pace = { $turn_min ->
    [none] «{ $given }» no es un ritmo. Elige `{ pace-live }`, `{ pace-quick }`, `{ pace-daily }`, `{ pace-slow }` o `{ pace-friendly }`, o escribe el tiempo de un turno, una barra y el de golpear: `90s/20s`, `1h 30m/5m`, o `8h+1d/30m` con un día de reserva.
   *[other] Ese ritmo no funciona: un turno dura de { $turn_min } a { $turn_max }; golpear, de { $window_min } a { $window_max } y no más que el turno; y una reserva, { $reserve_max } como máximo.
}
reject-bad_seats = Este juego es para { $known } jugadores.
reject-not_finished = Esta partida aún se está jugando. Podrás repetirla cuando termine.
reject-hands_closed = { $why ->
    [round] Otras mesas de esta ronda aún juegan. Las manos se abren cuando acabe.
   *[match] Las manos se abren cuando acabe la partida.
}
reject-not_played_on = Desde aquí no se puede seguir jugando. Vuelve a una jugada anterior.
reject-moments_posted = Has publicado { $most } momentos en una hora. Prueba de nuevo en { $wait }.
reject-not_its_channel = Los momentos se publican donde fue la partida: { $channels }.
reject-unknown_strength = No hay máquinas de nivel «{ $strength }». Elige { $known }.
reject-not_a_keeper = Solo quien gestiona este servidor puede cambiar sus ajustes. En tu propia mesa las reglas las pones tú.
reject-no_rule_set = { $name ->
    [none] Este servidor no tiene reglas con ese nombre. Mira en /{ command-settings.name }.
   *[other] Este servidor no tiene reglas llamadas «{ $name }». Mira en /{ command-settings.name }.
}
reject-rule_sets_full = Este servidor ya tiene { $most } juegos de reglas y no caben más. Olvida uno antes.
reject-bad_name = Un nombre tiene de 1 a { $most } caracteres. Elige otro.
reject-name_taken = El nombre «{ $name }» ya está en uso. Elige otro, u olvida antes esas reglas.
reject-standard_rules = «{ $name }» son las reglas normales. Elige otro nombre.
reject-too_late = Se te acabó el tiempo, así que el reloj ha jugado por ti.
