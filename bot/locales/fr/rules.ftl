rules-page-title = ## { $title }
rules-page-foot = -# { $game }, page { $page } sur { $pages }
rules-select = Aller à une page
rules-house-title = { $number ->
    [none] Règles maison
   *[other] Règles maison ({ $number })
}
rules-house-none = Cette partie se joue avec les règles standard.
rules-house = Ces règles diffèrent des règles standard :
rules-switches-title = { $number ->
    [none] Chaque règle
   *[other] Chaque règle ({ $number })
}
rules-switches = Voici comment chaque règle est fixée. Pour en changer une, écris-la ainsi sous **{ button-house }**.
rules-switch = `{ $name }={ $value }` { $about }

## La première page de chaque famille

rules-size = { $most ->
    [none] { $least } cartes ou plus
    [same] { $least } cartes
   *[other] { $least } à { $most } cartes
}
rules-short-title = En 30 secondes
rules-draw_discard-short = **Débarrasse-toi de toutes tes cartes.** À ton tour : pioche une carte, pose si tu veux, défausse une carte.

    - **Les combinaisons** sont des séries de { $set_size } ({ $example_set }) et des suites d’une couleur, { $run_size } ({ $example_run }).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Un joker remplace n’importe quelle carte.
    }
    { $opening_points ->
        [0] {""}
       *[other] { $opening_scope ->
            [single_meld] - **Ta première combinaison** doit valoir { $points_opening_points }.
           *[sum_of_melds] - **Tes premières combinaisons** doivent valoir { $points_opening_points } ensemble.
        }
    }
    { $meld_from_lap ->
        [1] {""}
        [2] - **Premier tour de table :** on ne fait que piocher et défausser.
       *[other] - **Avant le tour de table { $meld_from_lap } :** on ne fait que piocher et défausser.
    }
    { $rearrange ->
        [none] { $layoff_enabled ->
            [yes] - **Ensuite,** ajoute des cartes aux combinaisons de la table.
           *[no] {""}
        }
       *[yes] - **Ensuite,** la table est à toi : défais les combinaisons et pose-les autrement avec tes cartes.
    }
    { $draw_discard_take ->
        [visible_pile] - **La défausse est ouverte.** Prends autant de cartes que tu veux, si tu peux poser la plus profonde tout de suite.
       *[other] {""}
    }
    { $claim_enabled ->
        [yes] { $players_max ->
            [2] {""}
           *[other] { $bought ->
                [yes] - **Acheter :** à partir de trois, achète une défausse hors de ton tour.
               *[no] - **Frapper :** à partir de trois, frappe pour une défausse.
            }
        }
       *[no] {""}
    }
    { $go_out_knock ->
        [none] {""}
       *[yes] - **Annoncer Rami :** ta défausse peut finir la manche. { $go_out_knock_limit ->
            [0] Il ne doit rester aucun point en main.
           *[other] { $go_out_knock_test ->
                [exactly] Points en main : exactement { $go_out_knock_limit }.
               *[at_most] Points en main : au plus { $go_out_knock_limit }.
            }
        }
    }
    { $go_out_last_card ->
        [floats] - { $said_go_out_last_card }
       *[other] - **Plus de cartes :** la manche est finie.
    } { $said_score_count_melds }

rules-gin-short = **Fais que ta main s’assemble.** À ton tour : pioche une carte, défausse une carte. On n’étale rien avant que quelqu’un frappe.

    - **Les combinaisons** sont des séries ({ $example_set }) et des suites d’une couleur ({ $example_run }), de trois cartes ou plus.
    - **Les cartes isolées** ne vont dans aucune combinaison. Un as compte 1, une figure 10, toute autre carte son nombre.
    { $knock_limit ->
        [0] - **Frappe** avec ta défausse quand tu n’as plus aucune carte isolée : c’est **gin**.
       *[other] - **Frappe** avec ta défausse quand tes cartes isolées comptent { $knock_limit } ou moins.{ $knock_oklahoma ->
            [none] {""}
           *[yes] {" "}{ $said_knock_oklahoma }
        } Aucune carte isolée, c’est **gin**.
        - **L’écart compte.** { $score_undercut_on_tie ->
            [yes] Les cartes isolées d’en face ne comptent pas plus que celles de la frappe ?
           *[no] Les cartes isolées d’en face comptent moins que celles de la frappe ?
        } C’est un **contre**.{ $score_undercut ->
            [0] {""}
           *[other] {" "}Il vaut { $points_score_undercut } de plus.
        }
    }

rules-duel-short = **Héros rouges contre voleurs noirs.** Chacun retourne la carte du dessus de sa pile, et la plus forte les rafle toutes. À la fin, l’équipe qui a le plus de cartes gagne.

    Il n’y a rien à décider : appuie sur **{ button-board-flip }**, ou **{ button-board-run }**.

rules-suit_rows-short = **Héros rouges contre voleurs noirs.** À ton tour : pose une carte qui va dans une rangée, ou pioches-en une.

    - **Un huit commence la rangée** de sa couleur. De là, elle descend, 7, 6, 5, et monte, 9, 10, valet.
    - { $said_karo8_win }
    - **Ce que tu retiens** compte autant : une carte que tu ne poses pas bloque la rangée.

rules-tiles-short = **Débarrasse-toi de toutes tes tuiles.** { $said_v1_enabled }

    - **Les combinaisons** sont des groupes (trois ou quatre fois un nombre en différentes couleurs) et des suites (trois ou plus d’une couleur).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}Un joker remplace n’importe quelle tuile.
    }
    { $opening_points ->
        [0] {""}
       *[other] - **Tes premières combinaisons** doivent valoir { $points_opening_points }, de ton seul plateau. Ensuite, la table est à toi.
    }
    - **Défais les combinaisons** et pose-les autrement avec tes tuiles. À la fin, il ne doit y avoir sur la table que des combinaisons.
    - **Plateau vide ?** Tu gagnes la manche. Les autres perdent ce qui leur reste.

## Piocher, poser, défausser

rules-goal-title = Le but
rules-draw_discard-goal = Pose tes cartes sur la table en **combinaisons**, et vide ta main avant les autres. { $said_score_count_melds } { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
    [target] { $match_best ->
        [lowest] Dès que quelqu’un atteint { $match_target } points, ou autant sous zéro, la partie est finie.
       *[highest] Dès que quelqu’un atteint { $match_target } points, la partie est finie.
    } { $said_match_best }
   *[last_player_standing] {""}
} { $match_eliminate_at ->
    [none] {""}
   *[other] { $said_match_eliminate_at } { $match_end ->
        [last_player_standing] Qui reste en dernier gagne.
       *[other] S’il ne reste qu’une personne, elle gagne.
    }
}

rules-deal-title = La donne
rules-draw_discard-deal = { $said_deck_packs } { $deck_packs_from_five ->
    [none] {""}
   *[other] { $said_deck_packs_from_five }
} { $said_deck_jokers } { $said_deal_cards } { $deal_cards_two ->
    [none] {""}
   *[other] { $said_deal_cards_two }
} { $deal_extra_card_to ->
    [none] {""}
   *[other] { $said_deal_extra_card_to }
} Le reste est la **pioche**. { $said_deal_upcard }

    La personne à gauche du donneur commence. { $said_start_opening_action } { $said_match_dealer_rotation }

rules-turn-title = Ton tour
rules-draw_discard-turn = **1. Pioche une carte.** { $said_draw_discard_take } { $draw_discard_take ->
    [visible_pile] Les autres, pose-les, garde-les ou défausse-les. { $said_draw_pile_top }
   *[other] {""}
} { $draw_discard_take ->
    [never] {""}
   *[other] { $draw_discard_take_from_lap ->
        [one] {""}
       *[other] { $said_draw_discard_take_from_lap }
    }
} { $draw_discard_take ->
    [never] {""}
    [only_if_melded_this_turn] {""}
   *[other] Après dix tours de table où l’on ne prend que des défausses, tu prends dans la pioche.
}
    {"**"}2. Pose, si tu veux**, aussi souvent que tu veux. { $meld_from_lap ->
        [one] {""}
       *[other] { $said_meld_from_lap }
    }
    {"**"}3. Défausse une carte.** Ton tour est fini. { $said_draw_discard_just_taken }

rules-melds-title = Combinaisons
rules-draw_discard-melds = **Les suites** ont { $run_size } d’une couleur qui se suivent, comme { $example_run }. { $run_wrap ->
    [yes] { $said_run_wrap }
   *[no] { $said_run_ace }
}
    {"**"}Les séries** ont { $set_size } d’une même valeur, comme { $example_set }. { $said_set_distinct_suits }
    { $flush ->
        [none] {""}
       *[yes] { $said_flush } { $said_flush_cards }
    }

    { $said_meld_values_ace_low } { $said_meld_values_ace_high } { $said_meld_values_ace_in_set } { $said_meld_values_court } Toute autre carte vaut son nombre.

rules-opening-title = Tes premières combinaisons
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
    } Après, n’importe quelle combinaison suffit pour le reste de la manche.
}

    { $layoff_enabled ->
        [yes] **Ajouter**, c’est compléter les combinaisons de la table carte par carte. { $said_layoff_targets } { $layoff_requires ->
            [own_opening] { $rearrange ->
                [none] { $said_layoff_requires }
               *[yes] { $layoff_in_opening_turn ->
                    [no] { $said_layoff_requires }
                   *[yes] { $opening_points ->
                        [0] Il ne te faut pas de combinaison à toi pour ça.
                       *[other] Si c’est ta première pose, elle doit apporter les points des premières combinaisons. Elle peut le faire à elle seule.
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

rules-rebuilding-title = Recombiner la table
rules-draw_discard-rebuilding = À ton tour, la table est à toi : coupe des combinaisons, réunis-les, retires-en des cartes et pose-les autrement avec les tiennes, aussi souvent que tu veux. Seul compte ce qu’il y a à la fin :
    - Chaque carte qui était sur la table y est encore. { $joker_freed ->
        [hand_or_play] Seul un joker que tu as récupéré peut aller dans ta main.
       *[other] Aucune ne va dans ta main.
    }
    - { $said_rearrange_min_rack }
    - Il n’y a que des combinaisons : suites de { $run_size }, séries de { $set_size }.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $layoff_requires ->
        [own_opening] Avant tes premières combinaisons, tu ne recombines que dans le coup qui atteint leurs points.
        [own_meld] Il te faut d’abord une combinaison à toi, ou dans le même coup.
       *[any_meld_on_table] {""}
    }

    { $said_rearrange_assist }

rules-jokers-title = Jokers
rules-draw_discard-jokers = Un joker remplace n’importe quelle carte. { $said_joker_max_per_meld } { $said_joker_meld_value } { $said_joker_announce }

    { $joker_swap ->
        [never] { $said_joker_swap }
       *[other] **Récupérer un joker**, c’est mettre à sa place la carte qu’il remplace. { $said_joker_swap } { $said_joker_freed }
    }

rules-freeing-title = Les jokers de la table
rules-draw_discard-freeing = { $said_rearrange_lock }

rules-knocking-title = { $bought ->
    [yes] Acheter
   *[no] Frapper
}
rules-draw_discard-knocking = { $claim_enabled ->
    [no] { $said_claim_enabled }
   *[yes] Après une défausse, on demande à tous les autres : **{ $bought ->
        [yes] { button-board-knock-buying }
       *[no] { button-board-knock }
    }** si tu veux la carte, ou **{ button-board-pass }**. { $claim_from_lap ->
        [one] {""}
       *[other] { $said_claim_from_lap }
    } { $claim_resolution ->
        [first_click] {""}
       *[seat_order] Les réponses sont secrètes jusqu’à ce que le temps soit écoulé ou que toutes soient là.
    } { $said_claim_resolution }

    { $claim_upcard_buyable ->
        [yes] { $claim_from_lap ->
            [0] {""}
            [1] **La carte retournée au début** peut s’acheter aussi, même à deux.
           *[other] {""}
        }
       *[no] {""}
    }

    {"**"}À deux**, on ne demande rien à personne : la défausse se prend simplement au tour suivant.

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

rules-ending-title = La fin d’une manche
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
            [none] Deux fois au plus sans que personne ait posé de carte entre-temps.
           *[other] {""}
        }
    } Une fois la pioche épuisée, la manche est finie dès que quelqu’un doit piocher, ou quand tout le monde a pris une défausse sans que personne ait posé de carte. Alors personne ne gagne, et chaque main compte.

rules-scores-title = Points
rules-draw_discard-scores = { $said_hand_values_ace } { $said_hand_values_court } { $said_hand_values_joker } Toute autre carte compte son nombre. { $score_count_melds ->
    [yes] **Chaque carte compte pour qui l’a posée**, même sur les combinaisons des autres.
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

rules-gin-goal = Réunis des **combinaisons** dans ta main. Ce qui n’entre dans aucune, ce sont les **cartes isolées** : quand elles comptent assez peu, tu **frappes**. Qui a le moins de cartes isolées gagne l’écart. { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
   *[other] La partie finit dès que quelqu’un atteint { $match_target } points.
}

    { $said_run_ace } Une carte n’est que dans une combinaison. Il n’y a pas de joker.

rules-gin-deal = { $said_deal_cards } On en retourne une de plus, la **carte retournée**. { $deal_upcard_offered ->
    [yes] Qui n’a pas donné peut la prendre. Sinon, c’est le donneur qui peut. Si personne n’en veut, qui n’a pas donné commence et pioche.
   *[no] Qui n’a pas donné commence, et peut la prendre.
}

    { $said_match_dealer_rotation }

rules-gin-turn = **1. Pioche une carte.** Dans la pioche, ou celle du dessus de la pile de défausse.
    {"**"}2. Défausse une carte.** { $said_draw_discard_just_taken } On n’étale rien avant que quelqu’un frappe.

    { $said_knock_limit } { $knock_oklahoma ->
        [none] {""}
       *[yes] { $said_knock_oklahoma } { $said_knock_oklahoma_ace } { $knock_oklahoma_spades_double ->
            [yes] { $said_knock_oklahoma_spades_double }
           *[no] {""}
        }
    } Sans carte isolée, tu fais **gin**. { $score_big_gin ->
        [none] {""}
       *[other] Si même la carte à défausser va, étale tout : **grand gin**.
    }

    { $said_stock_void_at }

rules-knocking-title-gin = Après la frappe
rules-gin-knocking = Les combinaisons de la main qui a frappé sont étalées, telles qu’annoncées ou au mieux. { $said_layoff_by } { $layoff_by ->
    [nobody] {""}
   *[other] { $said_layoff_on_gin }
}

    Puis on compare les cartes isolées. Si la main qui a frappé en a moins, elle gagne l’écart. Si c’est l’autre qui en a moins, c’est un **contre**, qui vaut aussi l’écart. { $said_score_undercut_on_tie } { $said_score_undercut } Gin vaut les cartes isolées d’en face, même aucune. { $said_score_gin } { $score_big_gin ->
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

rules-duel-goal = Les **héros** rouges affrontent les **voleurs** noirs : à la fin, l’équipe qui a pris le plus de cartes gagne. Autant de chaque côté, et c’est un match nul.

    { $said_duel_packs } Les héros ont toutes les cartes rouges, les voleurs toutes les noires. { $said_duel_jokers } Une équipe partage ses cartes à parts égales. Chacun a sa pile, face cachée. On joue à tour de rôle : héros, voleur, et ainsi de suite.

rules-turn-title-duel = Retourner
rules-duel-turn = Chacun **retourne** la carte du dessus de sa pile. Quand tout le monde l’a fait, la plus forte rafle toutes les cartes montrées. Un joker compte 20, un as 11, un roi, une dame, un valet ou un dix 10, toute autre carte son nombre.

    Si la plus forte valeur est là deux fois, seuls ceux à égalité **retournent encore**, et la plus forte prend tout. Si personne parmi eux n’a plus de carte, tout va à qui gagne la comparaison suivante.

    Tu peux laisser tes cartes **se retourner toutes seules**. Dès que tout le monde le fait, le duel va jusqu’au bout.

rules-ending-title-duel = La fin
rules-duel-ending = Quand ta pile est épuisée, tu regardes les autres. Quand toutes le sont, chaque équipe compte les cartes qu’elle a prises. Les cartes encore en jeu reviennent aux équipes qui les ont montrées.

## Rangées

rules-suit_rows-goal = Les **héros** rouges jouent contre les **voleurs** noirs. { $said_karo8_win }

    Il y a un paquet de 52 cartes sans joker. Chacun en reçoit six, et le reste est la **pioche**. On joue à tour de rôle : héros, voleur, et ainsi de suite. { $said_karo8_teams }

rules-suit_rows-turn = **Pose une carte, ou pioches-en une.** Un huit commence la rangée de sa couleur. De là, une rangée descend et monte sans trou. { $said_karo8_ace } { $karo8_eights_first ->
    [yes] { $said_karo8_eights_first }
   *[no] {""}
}

    { $said_karo8_may_hold_back } { $said_karo8_drawn_card_playable_same_turn } Quand la pioche est vide et que rien ne va, tu passes. Qui n’a plus de cartes est sauté.

rules-start-title = Le début
rules-suit_rows-start = Le huit de carreau commence. Si personne ne l’a, c’est le huit de cœur, puis de pique, puis de trèfle. { $said_karo8_start_draw }

## Tuiles

rules-tiles-goal = Pose les tuiles de ton **plateau** sur la table en **combinaisons**, et vide-le avant les autres. { $match_end ->
    [target] Dès que quelqu’un atteint { $match_target } points, la partie est finie.
   *[fixed_rounds] { $said_match_rounds }
} { $said_match_best }

rules-deal-title-tiles = Le début
rules-tiles-deal = Les tuiles sont les nombres de 1 à 13 en quatre couleurs. { $said_deck_copies } { $said_deck_jokers } Une tuile s’écrit par la lettre de sa couleur et son nombre : { $colours }.

    { $deal_method ->
        [two_stacks_of_7] { $said_deal_method }
       *[random_draw] { $said_deal_tiles }
    } Le reste, face cachée, est la **pioche**. { $v2_enabled ->
    [yes] { $said_v2_enabled }
   *[no] {""}
}

    { $said_start_player } Ensuite, on joue dans le sens des aiguilles d’une montre. La personne suivante commence la manche suivante.

rules-tiles-turn = { $said_v1_enabled } { $v1_enabled ->
    [yes] { $said_v1_discard } Au lieu de piocher, tu peux prendre la dernière tuile mise de côté juste avant toi. { $said_v1_take_condition }
   *[no] { $said_drawn_tile_playable_same_turn }
} { $said_may_decline_to_lay } { $v2_enabled ->
    [yes] Au lieu de piocher, tu peux prendre la tuile ouverte. { $said_v2_condition }
   *[no] {""}
}

rules-tiles-opening = { $opening_points ->
    [0] { $said_opening_points } La table est à toi dès le début.
   *[other] { $said_opening_points } Ils viennent de ton seul plateau. { $said_opening_scope } Une tuile compte son nombre. { $said_table_access_after_opening }
}

    { $hand_game_enabled ->
        [yes] **Rami sec :** tu n’as encore rien posé, et tu poses tout ton plateau d’un coup. { $said_hand_game_allow_table } { $score_double ->
            [hand_game] { $said_score_double }
           *[none] {""}
        } { $hand_game_waives_opening ->
            [yes] { $said_hand_game_waives_opening }
           *[no] {""}
        }
       *[no] {""}
    }

rules-tiles-rebuilding = Les combinaisons de la table ne sont à personne. Dès que tu y as droit, coupe-les, réunis-les, retires-en des tuiles et pose-les autrement avec les tiennes, aussi souvent que tu veux. Seul compte ce qu’il y a à la fin :
    - Chaque tuile qui était sur la table y est encore. Aucune ne va sur ton plateau.
    - { $said_rearrange_min_rack }
    - Il n’y a que des suites et des groupes, de trois tuiles ou plus.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $said_rearrange_assist }

rules-tiles-jokers = Un joker, `JK`, remplace n’importe quelle tuile. Dans une combinaison, il compte comme elle. { $said_joker_max_per_meld } { $joker_announce ->
    [required] Dans un groupe, tu dis quelle couleur il remplace.
   *[when_ambiguous] Dans un groupe, il peut remplacer n’importe quelle couleur qui manque.
}

rules-tiles-freeing = { $said_rearrange_lock } { $rearrange_lock ->
    [none] {""}
   *[other] Mets la vraie tuile à sa place pour le récupérer. { $said_rearrange_swap_tile_from } { $rearrange_set_colour ->
        [any_missing] Dans un groupe de trois, n’importe quelle couleur qui manque suffit.
       *[declared] {""}
    }

    { $said_joker_freed } Il ne va jamais sur ton plateau.
}

rules-time-title = Quand le temps est écoulé
rules-tiles-time = { $said_timer_s } { $v1_enabled ->
    [yes] Si tu n’as pas commencé à poser, une tuile est piochée pour toi et mise de côté.
   *[no] Si tu n’as pas commencé à poser, une tuile est piochée pour toi.
}

    { $said_timeout_policy } { $timeout_policy ->
        [take_loose_tiles] { $said_timeout_penalty_tiles }
       *[keep_valid_else_rollback] Si la table n’est toujours pas en règle, le tour est annulé. { $said_timeout_draw_if_nothing_laid }
    }

rules-variants-title = Variantes imprimées
rules-tiles-variants = Les livrets proposent aussi ceci. Qui a ouvert la table le choisit sous **{ button-house }**, avant le début de la partie.
    - { $hand_game_enabled ->
        [yes] ✓
       *[no] ✗
    } **Rami sec** (002 « Rummy de main », 004 variante 3) : pose tout ton plateau d’un coup, sans avoir rien posé avant. { $said_score_double }
    - { $v1_enabled ->
        [yes] ✓
       *[no] ✗
    } **Prendre, puis poser ou mettre de côté** (004 variante 1) : chaque tour commence par prendre une tuile. { $said_v1_discard } { $said_v1_take_condition }
    - { $v2_enabled ->
        [yes] ✓
       *[no] ✗
    } **La tuile ouverte** (004 variante 2) : la huitième tuile de la dernière pile est ouverte. { $said_v2_condition }

rules-tiles-scores = La dernière tuile gagne la manche. Les autres perdent ce qui reste sur leurs plateaux : chaque tuile, son nombre. { $said_hand_values_joker } { $said_score_winner }

    Quand la pioche est vide, tu passes au lieu de piocher. { $pool_empty ->
        [void_round] Quand tout le monde a passé à la suite, la manche ne compte pour personne.
       *[blocked_lowest_wins] Quand tout le monde a passé à la suite, le plateau le plus bas gagne : les autres perdent ce qu’ils ont de plus. { $score_winner ->
            [zero] {""}
           *[plus_sum] À égalité, on partage, et ce qui reste va dans l’ordre du tour.
        }
    } { $said_match_tie }

## Exemples à côté des règles

example-rebuild-alt = { $right ->
    [yes] Juste : sur la table { $before }, chez toi { $own }, et ensuite { $after }. { $caption }.
   *[no] Faux : sur la table { $before }, chez toi { $own }, et ensuite { $after }. { $caption }
}
example-rebuild-split = Le second 4 coupe la suite en deux
example-rebuild-split-tiles = Le second 4 coupe la suite en deux
example-rebuild-borrow = Ton 6 va à la suite, et son 2 à une série
example-rebuild-borrow-tiles = Ton 6 va à la suite, et son 2 à un groupe
example-rebuild-gather = Un as de chacune, et le tien : trois combinaisons
example-rebuild-gather-tiles = Un 1 de chacune, et le tien : trois combinaisons
example-rebuild-freed = Le vrai 8 récupère le joker pour une autre combinaison
example-rebuild-beside = Le joker reste le 7. Le 4 à côté peut partir
example-rebuild-moved = Le joker s’en va et remplace une dame
example-rebuild-moved-tiles = Le joker s’en va et remplace un 12

example-alt = { $right ->
    [yes] Juste : { $cards }.
    [no] Faux : { $cards }.
   *[none] { $cards }.
} { $caption }.
example-run = { $right ->
    [yes] Une suite, qui vaut { $value }
   *[no] Trop peu pour une suite
}
example-run-tiles = { $right ->
    [yes] Une suite, qui vaut { $value }
   *[no] Trop peu pour une suite
}
example-set = { $right ->
    [yes] Une série, qui vaut { $value }
   *[no] Trop peu pour une série
}
example-set-tiles = { $right ->
    [yes] Un groupe, qui vaut { $value }
   *[no] Trop peu pour un groupe
}
example-ace-low = { $right ->
    [yes] L’as sous le deux (vaut { $value })
   *[no] Pas d’as sous le deux
}
example-ace-high = { $right ->
    [yes] L’as au-dessus du roi (vaut { $value })
   *[no] Pas d’as au-dessus du roi
}
example-ace-high-tiles = { $right ->
    [yes] Elle tourne le coin (vaut { $value })
   *[no] Après 13, il n’y a pas de 1
}
example-corner = { $right ->
    [yes] Elle tourne le coin (vaut { $value })
   *[no] On ne tourne pas le coin
}
example-gap = Un trou : il manque le six
example-suit-twice = { $right ->
    [yes] Une couleur peut y être deux fois (vaut { $value })
   *[no] Deux carreaux : une couleur, une seule fois
}
example-five = { $right ->
    [yes] Plus de quatre d’une valeur (vaut { $value })
   *[no] Trop pour une série
}
example-flush = Douze d’une couleur : la manche est fermée
example-joker-run = Le joker est le cinq (vaut { $value })
example-joker-set = Le joker est un roi (vaut { $value })
example-joker-set-tiles = Le joker est le troisième 13 (vaut { $value })
example-two-jokers = { $right ->
    [yes] Deux jokers et une carte (vaut { $value })
   *[no] Plus de jokers que de cartes
}
example-two-jokers-tiles = { $right ->
    [yes] Deux jokers et une tuile (vaut { $value })
   *[no] Trop de jokers
}
example-half-jokers = { $right ->
    [yes] Des jokers pour moitié (vaut { $value })
   *[no] Trop de jokers
}
example-opening = { $melds ->
    [one] Vaut { $worths } : { $right ->
        [yes] assez
       *[no] il en faut { $needed }
    }
   *[other] { $scope ->
        [single_meld] { $worths }, une seule doit faire { $needed } : { $right ->
            [yes] c’est bon
           *[no] aucune n’y arrive
        }
       *[sum_of_melds] { $worths } font { $total } : { $right ->
            [yes] assez
           *[no] il en faut { $needed }
        }
    }
}
example-deadwood = { $right ->
    [yes] { $left ->
        [0] Aucune carte isolée : gin
       *[other] Cartes isolées { $left } : tu peux frapper
    }
   *[no] Cartes isolées { $left } : trop pour frapper
}
example-comparison = { $tie ->
    [yes] { $first } partout : égalité, ces deux retournent encore
   *[no] { $first } contre { $second } : la première prend les deux
}
example-row = Une rangée grandit à partir de son huit
example-row-gap = Il manque le neuf
example-row-ace-high = { $right ->
    [yes] L’as vient au-dessus du roi
   *[no] Pas d’as au-dessus du roi
}
example-row-ace-low = { $right ->
    [yes] L’as vient sous le deux
   *[no] Pas d’as sous le deux
}
