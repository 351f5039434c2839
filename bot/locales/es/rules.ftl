### Las reglas de un juego, contadas desde su propio conjunto de reglas.

rules-page-title = ## { $title }
rules-page-foot = -# { $game }, página { $page } de { $pages }
rules-select = Ir a una página
rules-house-title = { $number ->
    [none] Reglas de la casa
   *[other] Reglas de la casa ({ $number })
}
rules-house-none = Este juego se juega con las reglas normales.
rules-house = Estas reglas difieren de las normales:
rules-switches-title = { $number ->
    [none] Todos los valores
   *[other] Todos los valores ({ $number })
}
rules-switches = Así está puesta cada regla. Para cambiar una, escríbela así en **{ button-house }**.
rules-switch = `{ $name }={ $value }` { $about }

rules-size = { $most ->
    [none] { $least } o más cartas
    [same] { $least } cartas
   *[other] { $least } a { $most } cartas
}
rules-short-title = En 30 segundos
rules-draw_discard-short = **Quédate sin cartas.** En tu turno: roba una carta, combina si quieres, descarta una.

    - **Las combinaciones** son conjuntos de { $set_size } ({ $example_set }) y secuencias de un palo, de { $run_size } ({ $example_run }).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Un comodín representa cualquier carta.
    }
    { $opening_points ->
        [0] {""}
       *[other] { $opening_scope ->
            [single_meld] - **Tu primera combinación** debe valer { $points_opening_points }.
           *[sum_of_melds] - **Tus primeras combinaciones** deben valer juntas { $points_opening_points }.
        }
    }
    { $meld_from_lap ->
        [1] {""}
        [2] - **Primera vuelta:** solo robar y descartar.
       *[other] - **Antes de la vuelta { $meld_from_lap }:** solo robar y descartar.
    }
    { $rearrange ->
        [none] { $layoff_enabled ->
            [yes] - **Después** añade cartas a las combinaciones de la mesa.
           *[no] {""}
        }
       *[yes] - **Después** la mesa es tuya: separa combinaciones y colócalas de nuevo con tus cartas.
    }
    { $draw_discard_take ->
        [visible_pile] - **Los descartes están a la vista.** Toma cuantos quieras si puedes combinar enseguida el más hondo.
       *[other] {""}
    }
    { $claim_enabled ->
        [yes] { $players_max ->
            [2] {""}
           *[other] { $bought ->
                [yes] - **Comprar:** desde tres jugadores, compra un descarte fuera de turno.
               *[no] - **Golpear:** desde tres jugadores, golpea por un descarte.
            }
        }
       *[no] {""}
    }
    { $go_out_knock ->
        [none] {""}
       *[yes] - **Declarar Rummy:** tu descarte puede cerrar la ronda. { $go_out_knock_limit ->
            [0] No puede quedar ningún punto en la mano.
           *[other] { $go_out_knock_test ->
                [exactly] Puntos en la mano: exactamente { $go_out_knock_limit }.
               *[at_most] Puntos en la mano: como mucho { $go_out_knock_limit }.
            }
        }
    }
    { $go_out_last_card ->
        [floats] - { $said_go_out_last_card }
       *[other] - **Sin cartas** se cierra la ronda.
    } { $said_score_count_melds }

rules-gin-short = **Haz que tu mano encaje.** En tu turno: roba una carta, descarta una carta. Nada se coloca hasta que alguien golpea.

    - **Las combinaciones** son conjuntos ({ $example_set }) y secuencias de un palo ({ $example_run }), de tres cartas o más.
    - **Las cartas sueltas** son las que no encajan en ninguna. Un as cuenta 1, una figura 10, cualquier otra carta su número.
    { $knock_limit ->
        [0] - **Golpea** con tu descarte cuando no te quede ninguna carta suelta: eso es **gin**.
       *[other] - **Golpea** con tu descarte cuando tus cartas sueltas sumen { $knock_limit } o menos.{ $knock_oklahoma ->
            [none] {""}
           *[yes] {" "}{ $said_knock_oklahoma }
        } Sin ninguna es **gin**.
        - **Cuenta la diferencia.** { $score_undercut_on_tie ->
            [yes] ¿Las sueltas del rival no suman más que las de quien golpeó?
           *[no] ¿Las sueltas del rival suman menos que las de quien golpeó?
        } Eso es un **contragolpe**.{ $score_undercut ->
            [0] {""}
           *[other] {" "}Trae { $points_score_undercut } más.
        }
    }

rules-duel-short = **Héroes rojos contra villanos negros.** Cada cual voltea la carta de encima de su pila, y la más alta se las lleva todas. Gana el equipo con más cartas al final.

    No hay nada que decidir: pulsa **{ button-board-flip }**, o **{ button-board-run }**.

rules-suit_rows-short = **Héroes rojos contra villanos negros.** En tu turno: coloca una carta que encaje en una fila, o roba una.

    - **Un ocho empieza la fila** de su palo. Desde ahí crece hacia abajo, 7, 6, 5, y hacia arriba, 9, 10, sota.
    - { $said_karo8_win }
    - **Lo que guardas** importa igual: una carta que no colocas frena la fila.

rules-tiles-short = **Quédate sin fichas.** { $said_v1_enabled }

    - **Las combinaciones** son series (tres o cuatro de un número en distintos colores) y escaleras (tres o más seguidas de un color).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Un comodín representa cualquier ficha.
    }
    { $opening_points ->
        [0] {""}
       *[other] - **Tus primeras combinaciones** deben valer { $points_opening_points }, solo de tu soporte. Después la mesa es tuya.
    }
    - **Separa combinaciones** y colócalas de nuevo con tus fichas. Al final solo puede haber combinaciones en la mesa.
    - **¿Soporte vacío?** Ganas la ronda. Los demás pierden lo que aún tienen.

rules-goal-title = El objetivo
rules-draw_discard-goal = Coloca tus cartas en la mesa en **combinaciones** y quédate sin ninguna antes que nadie. { $said_score_count_melds } { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
    [target] { $match_best ->
        [lowest] Cuando alguien llega a { $match_target } puntos, o a otros tantos bajo cero, se acaba la partida.
       *[highest] Cuando alguien llega a { $match_target } puntos, se acaba la partida.
    } { $said_match_best }
   *[last_player_standing] {""}
} { $match_eliminate_at ->
    [none] {""}
   *[other] { $said_match_eliminate_at } { $match_end ->
        [last_player_standing] Gana quien resiste hasta el final.
       *[other] Si solo queda una persona, gana.
    }
}

rules-deal-title = El reparto
rules-draw_discard-deal = { $said_deck_packs } { $deck_packs_from_five ->
    [none] {""}
   *[other] { $said_deck_packs_from_five }
} { $said_deck_jokers } { $said_deal_cards } { $deal_cards_two ->
    [none] {""}
   *[other] { $said_deal_cards_two }
} { $deal_extra_card_to ->
    [none] {""}
   *[other] { $said_deal_extra_card_to }
} El resto es el **mazo**. { $said_deal_upcard }

    Empieza quien está a la izquierda de quien reparte. { $said_start_opening_action } { $said_match_dealer_rotation }

rules-turn-title = Tu turno
rules-draw_discard-turn = **1. Roba una carta.** { $said_draw_discard_take } { $draw_discard_take ->
    [visible_pile] El resto lo combinas, lo guardas o lo descartas. { $said_draw_pile_top }
   *[other] {""}
} { $draw_discard_take ->
    [never] {""}
   *[other] { $draw_discard_take_from_lap ->
        [1] {""}
       *[other] { $said_draw_discard_take_from_lap }
    }
} { $draw_discard_take ->
    [never] {""}
    [only_if_melded_this_turn] {""}
   *[other] Tras diez vueltas en las que solo se toman descartes, robas del mazo.
}
    {"**"}2. Combina, si quieres**, cuantas veces quieras. { $meld_from_lap ->
        [1] {""}
       *[other] { $said_meld_from_lap }
    }
    {"**"}3. Descarta una carta.** Así acaba tu turno. { $said_draw_discard_just_taken }

rules-melds-title = Combinaciones
rules-draw_discard-melds = **Las secuencias** son de { $run_size } seguidas de un palo, como { $example_run }. { $run_wrap ->
    [yes] { $said_run_wrap }
   *[no] { $said_run_ace }
}
    {"**"}Los conjuntos** son de { $set_size } del mismo valor, como { $example_set }. { $said_set_distinct_suits }
    { $flush ->
        [none] {""}
       *[yes] { $said_flush } { $said_flush_cards }
    }

    { $said_meld_values_ace_low } { $said_meld_values_ace_high } { $said_meld_values_ace_in_set } { $said_meld_values_court } Cualquier otra carta vale su número.

rules-opening-title = Tus primeras combinaciones de una ronda
rules-draw_discard-opening = { $opening_points ->
    [0] { $said_opening_points }
   *[other] { $said_opening_points } { $said_opening_scope } { $opening_count_layoffs ->
        [yes] { $layoff_in_opening_turn ->
            [no] {""}
           *[yes] { $said_opening_count_layoffs }
        }
       *[no] {""}
    } { $opening_count_table ->
        [none] {""}
       *[other] { $said_opening_count_table }
    } Después, el resto de la ronda sirve cualquier combinación.
}

    { $layoff_enabled ->
        [yes] **Añadir** es poner cartas en combinaciones que ya están en la mesa. { $said_layoff_targets } { $layoff_requires ->
            [own_opening] { $rearrange ->
                [none] { $said_layoff_requires }
               *[yes] { $layoff_in_opening_turn ->
                    [no] { $said_layoff_requires }
                   *[yes] { $opening_points ->
                        [0] No necesitas una combinación tuya para ello.
                       *[other] Si es lo primero que colocas, debe traer los puntos de las primeras combinaciones. Puede hacerlo solo.
                    }
                }
            }
           *[other] { $said_layoff_requires }
        } { $layoff_in_opening_turn ->
            [yes] {""}
           *[no] { $said_layoff_in_opening_turn }
        }
       *[no] { $said_layoff_enabled }
    }

rules-rebuilding-title = Reorganizar la mesa
rules-draw_discard-rebuilding = En tu turno puedes usar la mesa: divide combinaciones, únelas, saca cartas y colócalas de nuevo con las tuyas, cuantas veces quieras. Solo cuenta lo que hay al final:
    - Toda carta que estaba en la mesa sigue allí. { $joker_freed ->
        [hand_or_play] Solo un comodín que liberaste puede ir a tu mano.
       *[other] Ninguna va a tu mano.
    }
    - { $said_rearrange_min_rack }
    - Solo hay combinaciones: secuencias de { $run_size }, conjuntos de { $set_size }.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $layoff_requires ->
        [own_opening] Antes de tus primeras combinaciones solo puedes reorganizar en la jugada que llega a sus puntos.
        [own_meld] Necesitas antes una combinación tuya, o en la misma jugada.
       *[any_meld_on_table] {""}
    }

    { $said_rearrange_assist }

rules-jokers-title = Comodines
rules-draw_discard-jokers = Un comodín representa cualquier carta. { $said_joker_max_per_meld } { $said_joker_meld_value } { $said_joker_announce }

    { $joker_swap ->
        [never] { $said_joker_swap }
       *[other] **Liberar un comodín** es poner en su lugar la carta que representa. { $said_joker_swap } { $said_joker_freed }
    }

rules-freeing-title = Comodines en la mesa
rules-draw_discard-freeing = { $said_rearrange_lock }

rules-knocking-title = { $bought ->
    [yes] Comprar
   *[no] Golpear
}
rules-draw_discard-knocking = { $claim_enabled ->
    [no] { $said_claim_enabled }
   *[yes] Tras un descarte se pregunta a los demás: **{ $bought ->
        [yes] { button-board-knock-buying }
       *[no] { button-board-knock }
    }** si quieres la carta, o **{ button-board-pass }**. { $claim_from_lap ->
        [1] {""}
       *[other] { $said_claim_from_lap }
    } { $claim_resolution ->
        [first_click] {""}
       *[seat_order] Las respuestas son secretas hasta que se acaba el tiempo o están todas.
    } { $said_claim_resolution }

    { $claim_upcard_buyable ->
        [yes] { $claim_from_lap ->
            [1] **La carta descubierta al empezar** también se puede comprar, incluso entre dos.
           *[other] {""}
        }
       *[no] {""}
    }

    {"**"}Entre dos** no se pregunta por los descartes: quien sigue puede tomarlo sin más.

    { $said_claim_penalty_stock_cards } { $claim_penalty_stock_cards ->
        [0] {""}
       *[other] { $said_claim_next_player_exempt }
    } { $said_claim_changes_turn_order } { $said_claim_next_draw } { $claim_max_per_round ->
        [none] {""}
       *[other] { $said_claim_max_per_round }
    } { $claim_veto ->
        [yes] { $said_claim_veto }
       *[no] {""}
    }
}

rules-ending-title = El final de una ronda
rules-draw_discard-ending = { $said_go_out_last_card } { $go_out_call ->
    [none] {""}
   *[other] { $said_go_out_call }
} { $go_out_knock ->
    [none] {""}
   *[yes] { $said_go_out_knock_limit } { $said_go_out_knock_test } { $said_go_out_knock_ace } { $said_go_out_knock_undercut }
}

    { $stock_empty ->
        [end_round] { $said_stock_empty }
       *[other] { $stock_max_recycles ->
            [0] { $said_stock_max_recycles }
           *[other] { $said_stock_empty } { $said_stock_max_recycles }
        } { $stock_max_recycles ->
            [none] Dos veces como máximo sin que nadie coloque una carta entre medias.
           *[other] {""}
        }
    } Cuando el mazo se agota, la ronda acaba si alguien va a robar, o si todo el mundo ha tomado un descarte y nadie ha colocado una carta. Entonces nadie gana y todas las manos cuentan.

rules-scores-title = Puntos
rules-draw_discard-scores = { $said_hand_values_ace } { $said_hand_values_court } { $said_hand_values_joker } Cualquier otra carta cuenta su número. { $score_count_melds ->
    [yes] **Cada carta cuenta para quien la colocó**, también en combinaciones ajenas.
   *[no] {""}
} { $score_winner ->
    [own_hand_value] { $said_score_winner }
   *[nothing] { $score_count_melds ->
        [yes] {""}
       *[no] { $said_score_winner }
    }
} { $score_winner_bonus ->
    [0] {""}
   *[other] { $said_score_winner_bonus }
} { $score_lone_joker_relief ->
    [0] {""}
   *[other] { $said_score_lone_joker_relief }
} { $score_first_melder_penalty ->
    [0] {""}
   *[other] { $said_score_first_melder_penalty }
} { $score_double ->
    [none] {""}
   *[other] { $said_score_double }
}

    { $match_eliminate_at ->
        [none] {""}
       *[other] { $said_match_eliminate_at }
    } { $said_match_tie }

rules-gin-goal = Reúne **combinaciones** en tu mano. Lo que no está en ninguna son **cartas sueltas**: con pocas, **golpeas**. Gana la diferencia quien suma menos en sueltas. { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
   *[other] La partida acaba cuando alguien llega a { $match_target } puntos.
}

    { $said_run_ace } Una carta está en una sola combinación. No hay comodines.

rules-gin-deal = { $said_deal_cards } Una más se pone boca arriba: la **carta descubierta**. { $deal_upcard_offered ->
    [yes] Puede tomarla quien no reparte. Si no, quien reparte. Si nadie la quiere, empieza quien no reparte y roba del mazo.
   *[no] Empieza quien no reparte, y puede tomarla.
}

    { $said_match_dealer_rotation }

rules-gin-turn = **1. Roba una carta.** Del mazo, o la de encima de la pila de descartes.
    {"**"}2. Descarta una carta.** { $said_draw_discard_just_taken } Nada se coloca hasta que alguien golpea.

    { $said_knock_limit } { $knock_oklahoma ->
        [none] {""}
       *[yes] { $said_knock_oklahoma } { $said_knock_oklahoma_ace } { $knock_oklahoma_spades_double ->
            [yes] { $said_knock_oklahoma_spades_double }
           *[no] {""}
        }
    } Sin cartas sueltas haces **gin**. { $score_big_gin ->
        [none] {""}
       *[other] Si encaja hasta la carta que descartarías, coloca todo: **gran gin**.
    }

    { $said_stock_void_at }

rules-knocking-title-gin = Después de un golpe
rules-gin-knocking = Las combinaciones de quien golpeó quedan a la vista, como las dijo o como es mejor. { $said_layoff_by } { $layoff_by ->
    [nobody] {""}
   *[other] { $said_layoff_on_gin }
}

    Luego se comparan las cartas sueltas. Si quien golpeó suma menos, gana la diferencia. Si suma menos su rival, es un **contragolpe**, que también vale la diferencia. { $said_score_undercut_on_tie } { $said_score_undercut } El gin vale las cartas sueltas del rival, aunque no haya. { $said_score_gin } { $score_big_gin ->
        [none] {""}
       *[other] { $said_score_big_gin }
    }

    { $score_game ->
        [0] {""}
       *[other] { $said_score_game }
    } { $score_shutout_doubles ->
        [yes] { $said_score_shutout_doubles }
       *[no] {""}
    } { $score_box ->
        [0] {""}
       *[other] { $said_score_box }
    }

rules-duel-goal = **Héroes** rojos luchan contra **villanos** negros: gana el equipo que más cartas se ha llevado al final. Si tienen las mismas, hay empate.

    { $said_duel_packs } Los héroes reciben todas las rojas, los villanos todas las negras. { $said_duel_jokers } Un equipo reparte sus cartas por igual. Cada cual tiene una pila propia, boca abajo. Se sientan por turnos: un héroe, un villano, y así.

rules-turn-title-duel = Voltear
rules-duel-turn = Cada cual **voltea** la carta de encima de su pila. Cuando están todas, la más alta se lleva todas las mostradas. Un comodín cuenta 20, un as 11, un rey, una reina, una sota o un diez 10, cualquier otra carta su número.

    Si el valor más alto está dos veces, solo quienes empatan **voltean otra vez**, y la más alta se lo lleva todo. Si a nadie le quedan cartas para el desempate, todo es de quien gane la comparación siguiente.

    Puedes dejar que tus cartas **se volteen solas**. Cuando todo el mundo lo hace, el duelo corre hasta el final.

rules-ending-title-duel = El final
rules-duel-ending = Cuando se acaba tu pila, miras a los demás. Cuando se acaban todas, cada equipo cuenta las cartas que se ha llevado. Las que aún están en juego vuelven al equipo que las mostró.

rules-suit_rows-goal = **Héroes** rojos juegan contra **villanos** negros. { $said_karo8_win }

    Hay una baraja de 52 cartas sin comodines. Cada cual recibe seis, y el resto es el **mazo**. Se sientan por turnos: un héroe, un villano, y así. { $said_karo8_teams }

rules-suit_rows-turn = **Coloca una carta, o roba una.** Un ocho empieza la fila de su palo. Desde ahí crece hacia abajo y hacia arriba sin huecos. { $said_karo8_ace } { $karo8_eights_first ->
    [yes] { $said_karo8_eights_first }
   *[no] {""}
}

    { $said_karo8_may_hold_back } { $said_karo8_drawn_card_playable_same_turn } Si el mazo está vacío y nada encaja, pasas. A quien no tiene cartas se le salta.

rules-start-title = El comienzo
rules-suit_rows-start = Empieza el ocho de diamantes. Si nadie lo tiene, el de corazones, luego el de picas, luego el de tréboles. { $said_karo8_start_draw }

rules-tiles-goal = Coloca en la mesa las fichas de tu **soporte** en **combinaciones**, y quédate sin ninguna antes que nadie. { $match_end ->
    [target] Cuando alguien llega a { $match_target } puntos, se acaba la partida.
   *[fixed_rounds] { $said_match_rounds }
} { $said_match_best }

rules-deal-title-tiles = El comienzo
rules-tiles-deal = Las fichas son los números del 1 al 13 en cuatro colores. { $said_deck_copies } { $said_deck_jokers } Una ficha se escribe con la letra de su color y su número: { $colours }.

    { $deal_method ->
        [two_stacks_of_7] { $said_deal_method }
       *[random_draw] { $said_deal_tiles }
    } El resto, boca abajo, es el **pozo**. { $v2_enabled ->
    [yes] { $said_v2_enabled }
   *[no] {""}
}

    { $said_start_player } Luego se sigue en el sentido de las agujas del reloj. La ronda siguiente la empieza quien va después.

rules-tiles-turn = { $said_v1_enabled } { $v1_enabled ->
    [yes] { $said_v1_discard } En vez de robar puedes usar la última ficha que se apartó justo antes de tu turno. { $said_v1_take_condition }
   *[no] { $said_drawn_tile_playable_same_turn }
} { $said_may_decline_to_lay } { $v2_enabled ->
    [yes] En vez de robar puedes usar la ficha abierta. { $said_v2_condition }
   *[no] {""}
}

rules-tiles-opening = { $opening_points ->
    [0] { $said_opening_points } La mesa está abierta para ti desde el principio.
   *[other] { $said_opening_points } Salen solo de tu soporte. { $said_opening_scope } Una ficha cuenta su número. { $said_table_access_after_opening }
}

    { $hand_game_enabled ->
        [yes] **Cerrar la mano:** no has colocado nada antes y colocas todo tu soporte de una vez. { $said_hand_game_allow_table } { $score_double ->
            [hand_game] { $said_score_double }
           *[none] {""}
        } { $hand_game_waives_opening ->
            [yes] { $said_hand_game_waives_opening }
           *[no] {""}
        }
       *[no] {""}
    }

rules-tiles-rebuilding = Las combinaciones de la mesa no son de nadie. Cuando ya puedes usarlas, divídelas, únelas, saca fichas y colócalas de nuevo con las tuyas, cuantas veces quieras. Solo cuenta lo que hay al final:
    - Toda ficha que estaba en la mesa sigue allí. Ninguna va a tu soporte.
    - { $said_rearrange_min_rack }
    - Solo hay escaleras y series, de tres fichas o más.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $said_rearrange_assist }

rules-tiles-jokers = Un comodín, `JK`, representa cualquier ficha. En una combinación cuenta como ella. { $said_joker_max_per_meld } { $joker_announce ->
    [required] En una serie dices qué color representa el comodín.
   *[when_ambiguous] En una serie, el comodín puede representar cualquier color que falte.
}

rules-tiles-freeing = { $said_rearrange_lock } { $rearrange_lock ->
    [none] {""}
   *[other] Para liberarlo, pon en su lugar la ficha verdadera. { $said_rearrange_swap_tile_from } { $rearrange_set_colour ->
        [any_missing] En una serie de tres sirve cualquier color que falte.
       *[declared] {""}
    }

    { $said_joker_freed } Nunca va a tu soporte.
}

rules-time-title = Cuando se acaba el tiempo
rules-tiles-time = { $said_timer_s } { $v1_enabled ->
    [yes] Si no has empezado a colocar, se roba por ti una ficha y se aparta.
   *[no] Si no has empezado a colocar, se roba una ficha por ti.
}

    { $said_timeout_policy } { $timeout_policy ->
        [take_loose_tiles] { $said_timeout_penalty_tiles }
       *[keep_valid_else_rollback] Si la mesa sigue sin estar bien, el turno se deshace. { $said_timeout_draw_if_nothing_laid }
    }

rules-variants-title = Variantes impresas
rules-tiles-variants = Los reglamentos ofrecen además estas. Se eligen en **{ button-house }**, antes de empezar la partida.
    - { $hand_game_enabled ->
        [yes] ✓
       *[no] ✗
    } **Cerrar la mano** (002 «Cerrar la mano», 004 variante 3): coloca todo tu soporte de una vez, sin haber colocado nada antes. { $said_score_double }
    - { $v1_enabled ->
        [yes] ✓
       *[no] ✗
    } **Tomar, y luego colocar o apartar** (004 variante 1): cada turno empieza tomando una ficha. { $said_v1_discard } { $said_v1_take_condition }
    - { $v2_enabled ->
        [yes] ✓
       *[no] ✗
    } **La ficha abierta** (004 variante 2): la octava ficha del último montón queda a la vista. { $said_v2_condition }

rules-tiles-scores = La última ficha gana la ronda. Los demás pierden lo que queda en sus soportes: cada ficha, su número. { $said_hand_values_joker } { $said_score_winner }

    Cuando el pozo está vacío, pasas en vez de robar. { $pool_empty ->
        [void_round] Cuando todo el mundo ha pasado seguido, la ronda no cuenta para nadie.
       *[blocked_lowest_wins] Cuando todo el mundo ha pasado seguido, gana el soporte más bajo: los demás pierden lo que tienen de más. { $score_winner ->
            [zero] {""}
           *[plus_sum] Si hay empate se lo reparten, y lo que sobra va por turnos.
        }
    } { $said_match_tie }

example-rebuild-alt = { $right ->
    [yes] Bien: en la mesa { $before }, de tu mano { $own }, y después { $after }. { $caption }.
   *[no] Mal: en la mesa { $before }, de tu mano { $own }, y después { $after }. { $caption }
}
example-rebuild-split = Una secuencia se divide: el segundo 4 la hace dos
example-rebuild-split-tiles = Una escalera se divide: el segundo 4 la hace dos
example-rebuild-borrow = Tu 6 va a la secuencia: su 2 queda libre para un conjunto
example-rebuild-borrow-tiles = Tu 6 va a la escalera: su 2 queda libre para una serie
example-rebuild-gather = Un as de la secuencia, uno del conjunto y el tuyo: tres combinaciones de dos
example-rebuild-gather-tiles = Un 1 de la escalera, uno de la serie y el tuyo: tres combinaciones de dos
example-rebuild-freed = El 8 verdadero libera el comodín, que va a otra combinación
example-rebuild-beside = El comodín sigue siendo el 7. El 4 de al lado puede irse
example-rebuild-moved = El comodín se muda y representa una reina
example-rebuild-moved-tiles = El comodín se muda y representa un 12

example-alt = { $right ->
    [yes] Bien: { $cards }.
    [no] Mal: { $cards }.
   *[none] { $cards }.
} { $caption }.
example-run = { $right ->
    [yes] Una secuencia, vale { $value }
   *[no] Muy pocas para una secuencia
}
example-run-tiles = { $right ->
    [yes] Una escalera, vale { $value }
   *[no] Muy pocas para una escalera
}
example-set = { $right ->
    [yes] Un conjunto, vale { $value }
   *[no] Muy pocas para un conjunto
}
example-set-tiles = { $right ->
    [yes] Una serie, vale { $value }
   *[no] Muy pocas para una serie
}
example-ace-low = { $right ->
    [yes] El as debajo del dos, vale { $value }
   *[no] El as no va debajo del dos
}
example-ace-high = { $right ->
    [yes] El as encima del rey, vale { $value }
   *[no] El as no va encima del rey
}
example-ace-high-tiles = { $right ->
    [yes] Dando la vuelta, vale { $value }
   *[no] Tras el 13 no hay un 1
}
example-corner = { $right ->
    [yes] Dando la vuelta, vale { $value }
   *[no] No se da la vuelta
}
example-gap = Un hueco: falta el seis
example-suit-twice = { $right ->
    [yes] Un palo puede repetirse, vale { $value }
   *[no] Dos diamantes: un palo va una sola vez
}
example-five = { $right ->
    [yes] Más de cuatro iguales, vale { $value }
   *[no] Demasiadas para un conjunto
}
example-flush = Doce de un palo: esto cierra la ronda
example-joker-run = El comodín es el cinco, vale { $value }
example-joker-set = El comodín es un rey, vale { $value }
example-joker-set-tiles = El comodín es el tercer 13, vale { $value }
example-two-jokers = { $right ->
    [yes] Dos comodines y una carta, vale { $value }
   *[no] Más comodines que cartas
}
example-two-jokers-tiles = { $right ->
    [yes] Dos comodines y una ficha, vale { $value }
   *[no] Demasiados comodines
}
example-half-jokers = { $right ->
    [yes] La mitad comodines, vale { $value }
   *[no] Demasiados comodines
}
example-opening = { $melds ->
    [1] Vale { $worths }: { $right ->
        [yes] basta
       *[no] hacen falta { $needed }
    }
   *[other] { $scope ->
        [single_meld] { $worths }, pero una sola debe llegar a { $needed }: { $right ->
            [yes] llega
           *[no] ninguna llega
        }
       *[sum_of_melds] { $worths } suman { $total }: { $right ->
            [yes] basta
           *[no] hacen falta { $needed }
        }
    }
}
example-deadwood = { $right ->
    [yes] { $left ->
        [0] Sin cartas sueltas: gin
       *[other] Cartas sueltas { $left }: puedes golpear
    }
   *[no] Cartas sueltas { $left }: demasiado para golpear
}
example-comparison = { $tie ->
    [yes] Ambas cuentan { $first }: empate, y esas dos voltean otra vez
   *[no] { $first } contra { $second }: la primera se lleva las dos
}
example-row = Una fila crece desde su ocho
example-row-gap = Falta el nueve
example-row-ace-high = { $right ->
    [yes] El as va encima del rey
   *[no] El as no va encima del rey
}
example-row-ace-low = { $right ->
    [yes] El as va debajo del dos
   *[no] El as no va debajo del dos
}
