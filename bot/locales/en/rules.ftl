### The rules of a game, told from its own rule set: every switch is an argument, so house rules are in the text.
### A dotted switch such as opening.points is $opening_points; on and off are "yes" and "no", nothing is "none".

rules-page = ## { $title }
    { $body }
    -# { $game }, page { $page } of { $pages }
rules-select = Turn to a page
rules-house-title = House rules
rules-house-none = This game is played as its booklet has it.
rules-house = These rules differ from the booklet:
rules-switches-title = Every switch ({ $number })
rules-switches = How each rule is set. As a house rule of /game new you type it just like this.
rules-switch = `{ $name }={ $value }` { $about }

## Draw, meld, discard

rules-draw_discard-goal-title = The aim
rules-draw_discard-goal = Lay your cards on the table in **melds**, and be the first to have none left. Everybody else then counts what they still hold, as penalty points. { $match_end ->
    [fixed_rounds] After { $match_rounds ->
        [number_of_players] as many rounds as there are players
        [one] one round
       *[other] { $match_rounds } rounds
    } the lowest total wins.
    [target] When somebody reaches { $match_target } points the match is over, and the lowest total wins.
   *[last_player_standing] Whoever reaches { $match_eliminate_at } points is out; the last one left wins.
}

    A **run** is three or more cards of one suit in a row, such as 5♥ 6♥ 7♥. A **set** is three or more cards of one rank, such as 9♠ 9♥ 9♣. A **joker** stands for any card.

rules-draw_discard-deal-title = The deal
rules-draw_discard-deal = { $deck_packs ->
    [one] One pack of 52 cards
   *[other] { $deck_packs } packs of 52 cards
} and { $deck_jokers ->
    [0] no jokers
    [one] one joker
   *[other] { $deck_jokers } jokers
} are shuffled. Everybody is dealt { $deal_cards } cards{ $deal_extra_card_to ->
    [left_of_dealer] {""}, and the player to the dealer’s left one more
   *[none] {""}
}; the rest is the **stock**. { $deal_upcard ->
    [yes] One card is turned up beside it, the first of the **discard pile**.
   *[no] The **discard pile** begins empty.
}

    The player to the dealer’s left begins{ $start_opening_action ->
        [discard_only] {""} by discarding one card, without drawing
       *[normal_turn] {""} with an ordinary turn
    }; then it goes round clockwise. { $match_dealer_rotation ->
        [clockwise] The deal passes on with every round.
       *[fixed] The same player deals every round.
    }

rules-draw_discard-turn-title = Your turn
rules-draw_discard-turn = **1. Draw one card.** From the stock{ $draw_discard_take ->
    [never] .
    [only_if_melded_this_turn] {""}, or the top card of the discard pile if you meld it in the same turn.
   *[free] {""}, or the top card of the discard pile{ $draw_discard_take_from_lap ->
        [1] {""}
       *[other] {""} (from lap { $draw_discard_take_from_lap } on)
    }.
}
    {"**"}2. Meld, if you like.** Lay melds, add to melds on the table, free jokers, in any order and as often as you like. { $meld_from_lap ->
        [1] {""}
       *[other] Nothing is laid before lap { $meld_from_lap }: first everybody has had { $meld_from_lap ->
            [2] one turn
           *[other] { $meld_from_lap } turns but one
        }.
    }
    {"**"}3. Discard one card.** That ends your turn. { $draw_discard_just_taken ->
        [yes] It may be any card.
       *[no] It may be any card but the discard that you have just taken.
    }

    You are never obliged to meld.

rules-draw_discard-melds-title = Melds
rules-draw_discard-melds = **Runs** are { $run_min } to { $run_max } cards of one suit in a row. { $run_wrap ->
    [yes] A run may go round the corner: K♠ A♠ 2♠ is one.
   *[no] { $run_ace ->
        [low] The ace stands below the two.
        [high] The ace stands above the king.
       *[low_or_high] The ace stands below the two or above the king, but not in between: K♠ A♠ 2♠ is no run.
    }
}
    {"**"}Sets** are { $set_max ->
        [none] { $set_min } or more
       *[other] { $set_min } to { $set_max }
    } cards of one rank{ $set_distinct_suits ->
        [yes] {""}, each of another suit
       *[no] {""}; suits may repeat
    }.{ $flush ->
        [none] {""}
       *[yes] {""}
            A **flush** of { $flush_cards ->
            [12] twelve
           *[any_remaining] all your
        } cards of one suit closes the round from your hand.
    }

    In a meld an ace is worth { $meld_values_ace_low } below the two, { $meld_values_ace_high } above the king and { $meld_values_ace_in_set } in a set; court cards are worth { $meld_values_court }, other cards their number.

rules-draw_discard-opening-title = Your first melds of a round
rules-draw_discard-opening = { $opening_points ->
    [0] There is no minimum: lay what you have.
   *[other] The first time you lay melds in a round, { $opening_scope ->
        [single_meld] one of them
       *[sum_of_melds] all of them together
    } must be worth **{ $opening_points } points** or more.{ $opening_count_layoffs ->
        [yes] {" "}Cards that you add to other melds in the same move count as well.
       *[no] {""}
    }{ $opening_count_table ->
        [none] {""}
        [touched_melds] {" "}Melds on the table that you add to count as well.
       *[all] {" "}All melds on the table count as well.
    } After that anything goes for the rest of the round.
}

    { $layoff_enabled ->
        [yes] **Laying off:** { $layoff_requires ->
            [own_opening] once you have laid your first melds
            [own_meld] once you have laid a meld of your own
           *[any_meld_on_table] as soon as there is a meld on the table
        } you may add single cards to { $layoff_targets ->
            [own] your own melds
            [others] the melds of others
           *[all_melds] any meld on the table, whoever laid it
        }{ $layoff_in_opening_turn ->
            [yes] {""}
           *[no] {""}, from your next turn on
        }.
       *[no] Nothing is added to melds on the table.
    }

rules-draw_discard-jokers-title = Jokers
rules-draw_discard-jokers = A joker stands for any card. { $joker_max_per_meld ->
    [half] At most half the cards of a meld may be jokers.
    [one] A meld takes one joker.
   *[at_least_one_natural] A meld needs at least one card that is no joker.
} In a meld it is worth { $joker_meld_value ->
    [replaced_card] as much as the card it stands for.
   *[other] { $joker_meld_value } points.
} { $joker_announce ->
    [required] In a set you say which card it stands for.
   *[when_ambiguous] Where that is not clear, the bot asks you.
}

    { $joker_swap ->
        [never] Jokers on the table stay where they are.
        [own_turn] **Freeing a joker:** in your turn you may put the very card that a joker stands for in its place.
       *[own_turn_after_opening] **Freeing a joker:** in your turn, once you have laid your first melds, you may put the very card that a joker stands for in its place.
    }{ $joker_swap ->
        [never] {""}
       *[other] {" "}{ $joker_freed ->
            [immediately_in_new_meld] The joker must go into a new meld at once.
            [immediately_any] The joker must be laid down again at once.
           *[hand_or_play] The joker is yours, to play at once or to keep.
        }
    }

rules-draw_discard-knocking-title = Knocking
rules-draw_discard-knocking = { $claim_enabled ->
    [no] A discard belongs to the player next in turn; nobody else can claim it.
   *[yes] After a discard{ $claim_from_lap ->
        [1] {""}
       *[other] {""} (from lap { $claim_from_lap } on)
    } everybody else is asked: **Knock** if you want the card, or **Pass**. Answers are secret until time is up or everybody has answered. { $claim_resolution ->
        [first_click] Whoever knocked first gets it.
       *[seat_order] Of those who knocked, the one who sits nearest after the discarder, clockwise, gets it; being quick does not matter.
    }

    Whoever claims a card takes { $claim_penalty_stock_cards ->
        [0] just that card
        [one] one penalty card from the stock as well
       *[other] { $claim_penalty_stock_cards } penalty cards from the stock as well
    }, and play goes on { $claim_changes_turn_order ->
        [yes] after the one who claimed
       *[no] as if nothing had happened
    }. { $claim_next_player_exempt ->
        [yes] For the player next in turn knocking is simply drawing that card: no penalty.
       *[no] The player next in turn pays as well.
    } { $claim_next_draw ->
        [stock_only] After a claim the next player draws from the stock.
       *[free] After a claim the next player may draw from either pile.
    } { $claim_max_per_round ->
        [none] {""}
        [one] Everybody may claim one card in a round.
       *[other] Everybody may claim { $claim_max_per_round } cards in a round.
    } { $claim_veto ->
        [yes] Those who sit between must agree by passing.
       *[no] {""}
    }
}

rules-draw_discard-ending-title = The end of a round
rules-draw_discard-ending = { $go_out_last_card ->
    [must_discard] You go out by discarding your last card: always keep one for it.
   *[may_discard] You go out by laying or discarding your last card.
} { $go_out_call ->
    [auto] The call “Rommé” is made for you.
    [required] Do not forget to call “Rommé”, or you draw a card and play on.
   *[none] {""}
} { $go_out_knock ->
    [none] {""}
   *[yes] Or you **bid Rommé** with your discard when what is left in your hand counts { $go_out_knock_test ->
        [exactly] exactly
       *[at_most] at most
    } { $go_out_knock_limit }{ $go_out_knock_undercut ->
        [yes] ; a lower hand elsewhere wins instead
       *[no] {""}
    }.
}

    { $stock_empty ->
        [end_round] When the stock has run out, the round is over: nobody wins and every hand counts.
        [turn_over_discards_keep_top] When the stock has run out, the discards but the top one are turned over and become the new stock.
       *[shuffle_discards_keep_top] When the stock has run out, the discards but the top one are shuffled and become the new stock.
    } { $stock_empty ->
        [end_round] {""}
       *[other] That happens { $stock_max_recycles ->
            [0] never
            [one] once
           *[other] { $stock_max_recycles } times
        } in a round; after that nobody wins and every hand counts.
    }

rules-draw_discard-scores-title = Points
rules-draw_discard-scores = Left in hand, an ace counts { $hand_values_ace }, a court card { $hand_values_court }, a joker { $hand_values_joker } and any other card its number. { $score_winner ->
    [own_hand_value] The winner counts what is left in hand, too.
   *[nothing] The winner counts nothing.
} { $score_winner_bonus ->
    [0] {""}
   *[other] The winner of a round gets { $score_winner_bonus } points: the fewer, the better.
} { $score_lone_joker_relief ->
    [0] {""}
   *[other] Somebody left with one joker only gets { $score_lone_joker_relief } points.
} { $score_first_melder_penalty ->
    [0] {""}
   *[other] Whoever melded first in the round and did not win gets { $score_first_melder_penalty } points more.
} { $score_double ->
    [none] {""}
    [flush_from_hand] Closing with a flush doubles the others’ points.
   *[any_close_from_hand] Closing from the hand doubles the others’ points.
}

    { $match_eliminate_at ->
        [none] {""}
       *[other] Whoever reaches { $match_eliminate_at } points is out of the match.
    } { $match_tie ->
        [extra_round] Should the best total be tied at the end, those who are tied play another round.
       *[shared] Should the best total be tied at the end, they share the win.
    }
