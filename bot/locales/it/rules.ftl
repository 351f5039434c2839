### The rules of a game, told from its own rule set.

rules-page-title = ## { $title }
rules-page-foot = -# { $game }, pagina { $page } di { $pages }
rules-select = Vai a una pagina
rules-house-title = { $number ->
    [none] Regole della casa
   *[other] Regole della casa ({ $number })
}
rules-house-none = Si gioca con le regole normali.
rules-house = Queste regole sono diverse da quelle normali:
rules-switches-title = { $number ->
    [none] Ogni regola
   *[other] Ogni regola ({ $number })
}
rules-switches = Così è impostata ogni regola. Per cambiarne una, scrivila così in **{ button-house }**.
rules-switch = `{ $name }={ $value }` { $about }

## The first page of each family

rules-size = { $most ->
    [none] { $least } o più carte
    [same] { $least } carte
   *[other] { $least }–{ $most } carte
}
rules-short-title = In 30 secondi
rules-draw_discard-short = **Resta senza carte.** Nel tuo turno: pesca una carta, cala se vuoi, scartane una.

    - **Combinazioni** sono serie di { $set_size } ({ $example_set }) e sequenze di un seme, { $run_size } ({ $example_run }).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Un jolly sta per qualsiasi carta.
    }
    { $opening_points ->
        [0] {""}
       *[other] { $opening_scope ->
            [single_meld] - **La tua prima combinazione** deve valere { $points_opening_points }.
           *[sum_of_melds] - **Le tue prime combinazioni** devono valere insieme { $points_opening_points }.
        }
    }
    { $meld_from_lap ->
        [1] {""}
        [2] - **Primo giro:** pesca e scarta soltanto.
       *[other] - **Prima del giro { $meld_from_lap }:** pesca e scarta soltanto.
    }
    { $rearrange ->
        [none] { $layoff_enabled ->
            [yes] - **Poi** aggiungi carte alle combinazioni sul tavolo.
           *[no] {""}
        }
       *[yes] - **Poi** il tavolo è tuo: smonta le combinazioni e ricalale con le tue carte.
    }
    { $draw_discard_take ->
        [visible_pile] - **Gli scarti sono aperti.** Prendine quanti vuoi, se puoi calare subito il più profondo.
       *[other] {""}
    }
    { $claim_enabled ->
        [yes] { $players_max ->
            [2] {""}
           *[other] { $bought ->
                [yes] - **Comprare:** da tre persone in su, compra uno scarto fuori dal tuo turno.
               *[no] - **Bussare:** da tre persone in su, bussa per uno scarto.
            }
        }
       *[no] {""}
    }
    { $go_out_knock ->
        [none] {""}
       *[yes] - **Dichiarare Ramino:** il tuo scarto può chiudere la manche. { $go_out_knock_limit ->
            [0] In mano non deve restare nessun punto.
           *[other] { $go_out_knock_test ->
                [exactly] Punti in mano: esattamente { $go_out_knock_limit }.
               *[at_most] Punti in mano: al massimo { $go_out_knock_limit }.
            }
        }
    }
    { $go_out_last_card ->
        [floats] - { $said_go_out_last_card }
       *[other] - **Niente più carte:** finisce la manche.
    } { $said_score_count_melds }

rules-gin-short = **Fai stare insieme le tue carte.** Nel tuo turno: pesca una carta, scartane una. Non si cala niente finché qualcuno bussa.

    - **Combinazioni** sono serie ({ $example_set }) e sequenze di un seme ({ $example_run }), tre carte o più.
    - **Carte spaiate** sono quelle fuori da ogni combinazione. Un asso conta 1, una figura 10, ogni altra carta il suo numero.
    { $knock_limit ->
        [0] - **Bussa** con lo scarto quando non hai nessuna carta spaiata: è **gin**.
       *[other] - **Bussa** con lo scarto quando le carte spaiate contano { $knock_limit } o meno.{ $knock_oklahoma ->
            [none] {""}
           *[yes] {" "}{ $said_knock_oklahoma }
        } Nessuna carta spaiata è **gin**.
        - **Conta la differenza.** { $score_undercut_on_tie ->
            [yes] L’altra persona non ha più carte spaiate di chi ha bussato?
           *[no] L’altra persona ha meno carte spaiate di chi ha bussato?
        } È un **contrattacco**.{ $score_undercut ->
            [0] {""}
           *[other] {" "}Porta { $points_score_undercut } in più.
        }
    }

rules-duel-short = **Eroi rossi contro criminali neri.** Si gira la prima carta di ogni mazzetto, e la più alta le prende tutte. Alla fine vince la squadra con più carte.

    Non c’è niente da decidere: premi **{ button-board-flip }**, o **{ button-board-run }**.

rules-suit_rows-short = **Eroi rossi contro criminali neri.** Nel tuo turno: cala una carta che va bene in una fila, o pescane una.

    - **Un otto inizia la fila** del suo seme. Da lì cresce in giù, 7, 6, 5, e in su, 9, 10, fante.
    - { $said_karo8_win }
    - **Ciò che trattieni** conta altrettanto: una carta che non cali ferma la fila.

rules-tiles-short = **Resta senza pezzi.** { $said_v1_enabled }

    - **Combinazioni** sono gruppi (tre o quattro di un numero in colori diversi) e scale (tre o più in fila di un colore).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Un jolly sta per qualsiasi pezzo.
    }
    { $opening_points ->
        [0] {""}
       *[other] - **Le tue prime combinazioni** devono valere { $points_opening_points }, solo dal tuo portapezzi. Poi il tavolo è tuo.
    }
    - **Smonta le combinazioni** e ricalale con i tuoi pezzi. Alla fine sul tavolo ci devono essere solo combinazioni.
    - **Portapezzi vuoto?** Vinci la manche. Gli altri perdono ciò che hanno ancora.

## Draw, meld, discard

rules-goal-title = Lo scopo
rules-draw_discard-goal = Cala le tue carte sul tavolo in **combinazioni**, e resta senza prima degli altri. { $said_score_count_melds } { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
    [target] { $match_best ->
        [lowest] Quando qualcuno arriva a { $match_target } punti, o altrettanti sotto zero, la partita è finita.
       *[highest] Quando qualcuno arriva a { $match_target } punti, la partita è finita.
    } { $said_match_best }
   *[last_player_standing] {""}
} { $match_eliminate_at ->
    [none] {""}
   *[other] { $said_match_eliminate_at } { $match_end ->
        [last_player_standing] Vince chi resta alla fine.
       *[other] Se resta una sola persona, vince.
    }
}

rules-deal-title = La distribuzione
rules-draw_discard-deal = { $said_deck_packs } { $deck_packs_from_five ->
    [none] {""}
   *[other] { $said_deck_packs_from_five }
} { $said_deck_jokers } { $said_deal_cards } { $deal_cards_two ->
    [none] {""}
   *[other] { $said_deal_cards_two }
} { $deal_extra_card_to ->
    [none] {""}
   *[other] { $said_deal_extra_card_to }
} Il resto è il **mazzo di pesca**. { $said_deal_upcard }

    Comincia chi sta a sinistra del mazziere. { $said_start_opening_action } { $said_match_dealer_rotation }

rules-turn-title = Il tuo turno
rules-draw_discard-turn = **1. Pesca una carta.** { $said_draw_discard_take } { $draw_discard_take ->
    [visible_pile] Le altre puoi calarle, tenerle o scartarle. { $said_draw_pile_top }
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
   *[other] Dopo dieci giri in cui si prendono solo scarti, peschi dal mazzo.
}
    {"**"}2. Cala, se vuoi**, quante volte vuoi. { $meld_from_lap ->
        [1] {""}
       *[other] { $said_meld_from_lap }
    }
    {"**"}3. Scarta una carta.** Così finisce il tuo turno. { $said_draw_discard_just_taken }

rules-melds-title = Combinazioni
rules-draw_discard-melds = **Sequenze** sono { $run_size } di un seme in fila, come { $example_run }. { $run_wrap ->
    [yes] { $said_run_wrap }
   *[no] { $said_run_ace }
}
    {"**"}Serie** sono { $set_size } di un valore, come { $example_set }. { $said_set_distinct_suits }
    { $flush ->
        [none] {""}
       *[yes] { $said_flush } { $said_flush_cards }
    }

    { $said_meld_values_ace_low } { $said_meld_values_ace_high } { $said_meld_values_ace_in_set } { $said_meld_values_court } Ogni altra carta vale il suo numero.

rules-opening-title = Le tue prime combinazioni di una manche
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
    } Dopo, per il resto della manche, va bene qualsiasi combinazione.
}

    { $layoff_enabled ->
        [yes] **Aggiungere** è mettere singole carte nelle combinazioni sul tavolo. { $said_layoff_targets } { $layoff_requires ->
            [own_opening] { $rearrange ->
                [none] { $said_layoff_requires }
               *[yes] { $layoff_in_opening_turn ->
                    [no] { $said_layoff_requires }
                   *[yes] { $opening_points ->
                        [0] Non ti serve una tua combinazione.
                       *[other] Se è la prima volta che cali, deve portare i punti delle prime combinazioni. Può bastare da solo.
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

rules-rebuilding-title = Trasformare il tavolo
rules-draw_discard-rebuilding = Nel tuo turno puoi usare il tavolo: dividi le combinazioni, uniscile, togli carte e ricalale con le tue, quante volte vuoi. Conta solo ciò che c’è alla fine:
    - Ogni carta che era sul tavolo è ancora lì. { $joker_freed ->
        [hand_or_play] Solo un jolly che hai liberato può andare nella tua mano.
       *[other] Nessuna va nella tua mano.
    }
    - { $said_rearrange_min_rack }
    - Ci sono solo combinazioni: sequenze di { $run_size }, serie di { $set_size }.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $layoff_requires ->
        [own_opening] Prima delle tue prime combinazioni puoi trasformare solo nella mossa che ne raggiunge i punti.
        [own_meld] Ti serve prima una tua combinazione, o nella stessa mossa.
       *[any_meld_on_table] {""}
    }

    { $said_rearrange_assist }

rules-jokers-title = Jolly
rules-draw_discard-jokers = Un jolly sta per qualsiasi carta. { $said_joker_max_per_meld } { $said_joker_meld_value } { $said_joker_announce }

    { $joker_swap ->
        [never] { $said_joker_swap }
       *[other] **Liberare un jolly** è mettere al suo posto la carta per cui sta. { $said_joker_swap } { $said_joker_freed }
    }

rules-freeing-title = I jolly sul tavolo
rules-draw_discard-freeing = { $said_rearrange_lock }

rules-knocking-title = { $bought ->
    [yes] Comprare
   *[no] Bussare
}
rules-draw_discard-knocking = { $claim_enabled ->
    [no] { $said_claim_enabled }
   *[yes] Dopo uno scarto tutti gli altri scelgono: **{ $bought ->
        [yes] { button-board-knock-buying }
       *[no] { button-board-knock }
    }** se vuoi la carta, o **{ button-board-pass }**. { $claim_from_lap ->
        [1] {""}
       *[other] { $said_claim_from_lap }
    } { $claim_resolution ->
        [first_click] {""}
       *[seat_order] Le risposte sono segrete finché il tempo scade o ci sono tutte.
    } { $said_claim_resolution }

    { $claim_upcard_buyable ->
        [yes] { $claim_from_lap ->
            [1] **La carta scoperta all’inizio** si può comprare anche lei, pure in due.
           *[other] {""}
        }
       *[no] {""}
    }

    {"**"}In due** nessuno deve scegliere: chi è di turno può semplicemente prendere lo scarto.

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

rules-ending-title = La fine di una manche
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
            [none] Al massimo due volte senza che nel frattempo qualcuno cali una carta.
           *[other] {""}
        }
    } Quando il mazzo di pesca è esaurito, la manche finisce se qualcuno pesca, o se tutti hanno preso uno scarto e nessuno ha calato una carta. Allora non vince nessuno e ogni mano conta.

rules-scores-title = Punti
rules-draw_discard-scores = { $said_hand_values_ace } { $said_hand_values_court } { $said_hand_values_joker } Ogni altra carta conta il suo numero. { $score_count_melds ->
    [yes] **Ogni carta conta per chi l’ha calata**, anche nelle combinazioni degli altri.
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

## Gin

rules-gin-goal = Raccogli **combinazioni** in mano. Quelle fuori da ogni combinazione sono **carte spaiate**: quando sono abbastanza poche, **bussi**. Chi ha meno carte spaiate vince la differenza. { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
   *[other] Chi arriva prima a { $match_target } punti chiude la partita.
}

    { $said_run_ace } Una carta sta in una sola combinazione. Non ci sono jolly.

rules-gin-deal = { $said_deal_cards } Se ne scopre un’altra, la **carta scoperta**. { $deal_upcard_offered ->
    [yes] Può prenderla chi non è mazziere. Se no, il mazziere. Se la rifiutano tutti e due, comincia chi non è mazziere e pesca dal mazzo.
   *[no] Comincia chi non è mazziere, e può prenderla.
}

    { $said_match_dealer_rotation }

rules-gin-turn = **1. Pesca una carta.** Dal mazzo di pesca, o la carta in cima al mazzo degli scarti.
    {"**"}2. Scarta una carta.** { $said_draw_discard_just_taken } Non si cala niente finché qualcuno bussa.

    { $said_knock_limit } { $knock_oklahoma ->
        [none] {""}
       *[yes] { $said_knock_oklahoma } { $said_knock_oklahoma_ace } { $knock_oklahoma_spades_double ->
            [yes] { $said_knock_oklahoma_spades_double }
           *[no] {""}
        }
    } Senza carte spaiate fai **gin**. { $score_big_gin ->
        [none] {""}
       *[other] Se va bene anche la carta da scartare, mostra tutto: **gin totale**.
    }

    { $said_stock_void_at }

rules-knocking-title-gin = Dopo che uno ha bussato
rules-gin-knocking = Le combinazioni di chi ha bussato sono aperte, come le ha dette o come è meglio. { $said_layoff_by } { $layoff_by ->
    [nobody] {""}
   *[other] { $said_layoff_on_gin }
}

    Poi si confrontano le carte spaiate. Se chi ha bussato ne ha meno, vale la differenza. Se ne ha meno l’altra persona, è un **contrattacco**, e anche quello vale la differenza. { $said_score_undercut_on_tie } { $said_score_undercut } Gin vale le carte spaiate dell’altra persona, anche nessuna. { $said_score_gin } { $score_big_gin ->
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

## Duel

rules-duel-goal = **Eroi** rossi contro **criminali** neri: vince la squadra che alla fine ha preso più carte. Se ne hanno lo stesso numero, è pareggio.

    { $said_duel_packs } Agli eroi vanno tutte le carte rosse, ai criminali tutte le nere. { $said_duel_jokers } Una squadra divide le carte in parti uguali. Tutti hanno un mazzetto proprio, coperto. Si sta seduti alternati: un eroe, un criminale, e così via.

rules-turn-title-duel = Girare
rules-duel-turn = Tutti **girano** la prima carta del mazzetto. Quando l’hanno fatto tutti, la più alta prende tutte le carte girate. Un jolly conta 20, un asso 11, re, donna, fante o dieci 10, ogni altra carta il suo numero.

    Se il valore più alto c’è due volte, **gira di nuovo** solo chi è pari, e la più alta prende tutto. Se chi è pari non ha più carte, tutto va a chi vince il prossimo confronto.

    Puoi lasciare che le tue carte **si girino da sole**. Quando lo fanno tutti, il duello va fino in fondo.

rules-ending-title-duel = La fine
rules-duel-ending = Quando il tuo mazzetto è finito, guardi gli altri. Quando sono finiti tutti, ogni squadra conta le carte che ha preso. Le carte ancora in palio tornano alle squadre che le hanno girate.

## Suit rows

rules-suit_rows-goal = **Eroi** rossi contro **criminali** neri. { $said_karo8_win }

    C’è un mazzo da 52 carte senza jolly. Se ne danno sei a testa, e il resto è il **mazzo di pesca**. Si sta seduti alternati: un eroe, un criminale, e così via. { $said_karo8_teams }

rules-suit_rows-turn = **Cala una carta, o pescane una.** Un otto inizia la fila del suo seme. Da lì la fila cresce in giù e in su senza buchi. { $said_karo8_ace } { $karo8_eights_first ->
    [yes] { $said_karo8_eights_first }
   *[no] {""}
}

    { $said_karo8_may_hold_back } { $said_karo8_drawn_card_playable_same_turn } Quando il mazzo di pesca è vuoto e niente va bene, passi. Chi è senza carte si salta.

rules-start-title = L’inizio
rules-suit_rows-start = Comincia l’otto di quadri. Se non ce l’ha nessuno, quello di cuori, poi picche, poi fiori. { $said_karo8_start_draw }

## Tiles

rules-tiles-goal = Cala i pezzi del tuo **portapezzi** sul tavolo in **combinazioni**, e resta senza prima degli altri. { $match_end ->
    [target] Quando qualcuno arriva a { $match_target } punti, la partita è finita.
   *[fixed_rounds] { $said_match_rounds }
} { $said_match_best }

rules-deal-title-tiles = L’inizio
rules-tiles-deal = I pezzi sono i numeri da 1 a 13 in quattro colori. { $said_deck_copies } { $said_deck_jokers } Un pezzo si scrive con la lettera del colore e il numero: { $colours }.

    { $deal_method ->
        [two_stacks_of_7] { $said_deal_method }
       *[random_draw] { $said_deal_tiles }
    } Il resto, coperto, è il **piatto**. { $v2_enabled ->
    [yes] { $said_v2_enabled }
   *[no] {""}
}

    { $said_start_player } Poi si va in senso orario. La prossima manche la comincia chi è di turno dopo.

rules-tiles-turn = { $said_v1_enabled } { $v1_enabled ->
    [yes] { $said_v1_discard } Invece di pescare puoi usare l’ultimo pezzo messo da parte da chi giocava prima di te. { $said_v1_take_condition }
   *[no] { $said_drawn_tile_playable_same_turn }
} { $said_may_decline_to_lay } { $v2_enabled ->
    [yes] Invece di pescare puoi usare il pezzo scoperto. { $said_v2_condition }
   *[no] {""}
}

rules-tiles-opening = { $opening_points ->
    [0] { $said_opening_points } Il tavolo è tuo dall’inizio.
   *[other] { $said_opening_points } Vengono solo dal tuo portapezzi. { $said_opening_scope } Un pezzo conta il suo numero. { $said_table_access_after_opening }
}

    { $hand_game_enabled ->
        [yes] **Chiudere di mano:** non hai calato niente prima e cali tutto il portapezzi in una volta. { $said_hand_game_allow_table } { $score_double ->
            [hand_game] { $said_score_double }
           *[none] {""}
        } { $hand_game_waives_opening ->
            [yes] { $said_hand_game_waives_opening }
           *[no] {""}
        }
       *[no] {""}
    }

rules-tiles-rebuilding = Le combinazioni sul tavolo non sono di nessuno. Quando puoi usarle, dividile, uniscile, togli pezzi e ricalali con i tuoi, quante volte vuoi. Conta solo ciò che c’è alla fine:
    - Ogni pezzo che era sul tavolo è ancora lì. Nessuno va sul tuo portapezzi.
    - { $said_rearrange_min_rack }
    - Ci sono solo scale e gruppi, di tre pezzi o più.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $said_rearrange_assist }

rules-tiles-jokers = Un jolly, `JK`, sta per qualsiasi pezzo. In una combinazione conta come quello. { $said_joker_max_per_meld } { $joker_announce ->
    [required] In un gruppo dici per quale colore sta.
   *[when_ambiguous] In un gruppo può stare per qualsiasi colore che manca.
}

rules-tiles-freeing = { $said_rearrange_lock } { $rearrange_lock ->
    [none] {""}
   *[other] Per liberarlo, metti al suo posto il pezzo vero. { $said_rearrange_swap_tile_from } { $rearrange_set_colour ->
        [any_missing] In un gruppo di tre va bene qualsiasi colore che manca.
       *[declared] {""}
    }

    { $said_joker_freed } Non va mai sul tuo portapezzi.
}

rules-time-title = A tempo scaduto
rules-tiles-time = { $said_timer_s } { $v1_enabled ->
    [yes] Se non hai ancora iniziato a calare, per te si pesca un pezzo e lo si mette da parte.
   *[no] Se non hai ancora iniziato a calare, per te si pesca un pezzo.
}

    { $said_timeout_policy } { $timeout_policy ->
        [take_loose_tiles] { $said_timeout_penalty_tiles }
       *[keep_valid_else_rollback] Se il tavolo non è ancora a posto, il turno torna indietro. { $said_timeout_draw_if_nothing_laid }
    }

rules-variants-title = Varianti stampate
rules-tiles-variants = I libretti offrono anche queste. Le sceglie chi apre il tavolo in **{ button-house }**, prima di iniziare.
    - { $hand_game_enabled ->
        [yes] ✓
       *[no] ✗
    } **Chiudere di mano** (002 «Chiudere di mano», 004 variante 3): cala tutto il portapezzi in una volta, senza aver calato niente prima. { $said_score_double }
    - { $v1_enabled ->
        [yes] ✓
       *[no] ✗
    } **Prendere, poi calare o mettere da parte** (004 variante 1): ogni turno comincia prendendo un pezzo. { $said_v1_discard } { $said_v1_take_condition }
    - { $v2_enabled ->
        [yes] ✓
       *[no] ✗
    } **Il pezzo scoperto** (004 variante 2): l’ottavo pezzo dell’ultima pila sta scoperto. { $said_v2_condition }

rules-tiles-scores = L’ultimo pezzo vince la manche. Gli altri perdono ciò che resta sul loro portapezzi: ogni pezzo il suo numero. { $said_hand_values_joker } { $said_score_winner }

    Quando il piatto è vuoto, passi invece di pescare. { $pool_empty ->
        [void_round] Quando hanno passato tutti di fila, la manche non conta per nessuno.
       *[blocked_lowest_wins] Quando hanno passato tutti di fila, vince il portapezzi più basso: gli altri perdono ciò che hanno in più. { $score_winner ->
            [zero] {""}
           *[plus_sum] A pari merito se li dividono, e ciò che avanza va in ordine di turno.
        }
    } { $said_match_tie }

## Examples beside the rules: about 40 characters, no full stop

example-rebuild-alt = { $right ->
    [yes] Giusto: sul tavolo { $before }, di tuo { $own }, e poi { $after }. { $caption }.
   *[no] Sbagliato: sul tavolo { $before }, di tuo { $own }, e poi { $after }. { $caption }
}
example-rebuild-split = Sequenza divisa: il secondo 4 ne fa due
example-rebuild-split-tiles = Scala divisa: il secondo 4 ne fa due
example-rebuild-borrow = Il tuo 6 va nella sequenza, il suo 2 è libero per una serie
example-rebuild-borrow-tiles = Il tuo 6 va nella scala, il suo 2 è libero per un gruppo
example-rebuild-gather = Un asso dalla sequenza, uno dalla serie, e il tuo: da due combinazioni tre
example-rebuild-gather-tiles = Un 1 dalla scala, uno dal gruppo, e il tuo: da due combinazioni tre
example-rebuild-freed = L’8 vero libera il jolly, che va in una nuova combinazione
example-rebuild-beside = Il jolly sta ancora per il 7. Il 4 accanto può andare
example-rebuild-moved = Il jolly si sposta e sta per una donna
example-rebuild-moved-tiles = Il jolly si sposta e sta per un 12

example-alt = { $right ->
    [yes] Giusto: { $cards }.
    [no] Sbagliato: { $cards }.
   *[none] { $cards }.
} { $caption }.
example-run = { $right ->
    [yes] Una sequenza, vale { $value }
   *[no] Troppo poche per una sequenza
}
example-run-tiles = { $right ->
    [yes] Una scala, vale { $value }
   *[no] Troppo pochi per una scala
}
example-set = { $right ->
    [yes] Una serie, vale { $value }
   *[no] Troppo poche per una serie
}
example-set-tiles = { $right ->
    [yes] Un gruppo, vale { $value }
   *[no] Troppo pochi per un gruppo
}
example-ace-low = { $right ->
    [yes] L’asso sotto il due, vale { $value }
   *[no] Niente asso sotto il due
}
example-ace-high = { $right ->
    [yes] L’asso sopra il re, vale { $value }
   *[no] Niente asso sopra il re
}
example-ace-high-tiles = { $right ->
    [yes] Gira l’angolo, vale { $value }
   *[no] Dopo il 13 non c’è un 1
}
example-corner = { $right ->
    [yes] Gira l’angolo, vale { $value }
   *[no] Non si gira l’angolo
}
example-gap = Un buco: manca il sei
example-suit-twice = { $right ->
    [yes] Un seme può esserci due volte, vale { $value }
   *[no] Due quadri: un seme va una volta sola
}
example-five = { $right ->
    [yes] Più di quattro di un valore, vale { $value }
   *[no] Troppe per una serie
}
example-flush = Dodici di un seme: chiude la manche
example-joker-run = Il jolly è il cinque, vale { $value }
example-joker-set = Il jolly è un re, vale { $value }
example-joker-set-tiles = Il jolly è il terzo 13, vale { $value }
example-two-jokers = { $right ->
    [yes] Due jolly e una carta, vale { $value }
   *[no] Più jolly che carte
}
example-two-jokers-tiles = { $right ->
    [yes] Due jolly e un pezzo, vale { $value }
   *[no] Troppi jolly
}
example-half-jokers = { $right ->
    [yes] Metà sono jolly, vale { $value }
   *[no] Troppi jolly
}
example-opening = { $melds ->
    [1] Vale { $worths }: { $right ->
        [yes] basta
       *[no] ne servono { $needed }
    }
   *[other] { $scope ->
        [single_meld] { $worths }, ma una sola deve fare { $needed }: { $right ->
            [yes] c’è
           *[no] non c’è
        }
       *[sum_of_melds] { $worths } fanno { $total }: { $right ->
            [yes] basta
           *[no] ne servono { $needed }
        }
    }
}
example-deadwood = { $right ->
    [yes] { $left ->
        [0] Niente carte spaiate: gin
       *[other] Carte spaiate { $left }: puoi bussare
    }
   *[no] Carte spaiate { $left }: troppo per bussare
}
example-comparison = { $tie ->
    [yes] Contano { $first } tutte e due: pari, girano di nuovo
   *[no] { $first } contro { $second }: la prima le prende tutte e due
}
example-row = Una fila cresce dal suo otto
example-row-gap = Manca il nove
example-row-ace-high = { $right ->
    [yes] L’asso sta sopra il re
   *[no] Niente asso sopra il re
}
example-row-ace-low = { $right ->
    [yes] L’asso sta sotto il due
   *[no] Niente asso sotto il due
}
