### The rules of a game, told from its own rule set: every switch is an argument, so house rules are in the text.
### A dotted switch such as opening.points is $opening_points; on and off are "yes" and "no", nothing is "none".
### Such a switch as a whole sentence, as house.ftl says it, is $said_opening_points: so it is told in one place.
### A number as so many points, “1 point”, is $points_opening_points.
### $example_set (nines) and $example_run (hearts from the 5 up) are cards, as few as may be.

rules-page-title = ## { $title }
rules-page-foot = -# { $game }, page { $page } of { $pages }
rules-select = Turn to a page
rules-house-title = { $number ->
    [none] House rules
   *[other] House rules ({ $number })
}
# $number: which page of several, or none.
rules-house-none = This game is played by standard rules.
rules-house = These rules differ from the standard ones:
rules-switches-title = { $number ->
    [none] Every switch
   *[other] Every switch ({ $number })
}
rules-switches = This is how each rule is set. To change one, type it like this under **{ button-house }**.
# $name and $value as they are typed, $about a sentence of house.ftl.
rules-switch = `{ $name }={ $value }` { $about }

## The first page of each family: all one needs for a first round. A line that a rule set has no use for is left out.

# How many cards a meld has: $most is none without a limit, same where it is $least.
rules-size = { $most ->
    [none] { $least } or more cards
    [same] { $least } cards
   *[other] { $least } to { $most } cards
}
rules-short-title = In 30 seconds
rules-draw_discard-short = **Get rid of all your cards.** On your turn: draw one card, meld if you like, discard one.

    - **Melds** are sets of { $set_size } ({ $example_set }) and runs of one suit, { $run_size } ({ $example_run }).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}A joker stands for any card.
    }
    { $opening_points ->
        [0] {""}
       *[other] { $opening_scope ->
            [single_meld] - **Your first meld** must be worth { $points_opening_points }.
           *[sum_of_melds] - **Your first melds** must be worth { $points_opening_points } together.
        }
    }
    { $meld_from_lap ->
        [1] {""}
        [2] - **First lap:** only draw and discard.
       *[other] - **Before lap { $meld_from_lap }:** only draw and discard.
    }
    { $rearrange ->
        [none] { $layoff_enabled ->
            [yes] - **Then** add cards to melds on the table.
           *[no] {""}
        }
       *[yes] - **Then** the table is yours: take melds apart and lay them anew with your cards.
    }
    { $draw_discard_take ->
        [visible_pile] - **The discards lie open.** Take as many as you like if you can meld the deepest at once.
       *[other] {""}
    }
    { $claim_enabled ->
        [yes] { $players_max ->
            [2] {""}
           *[other] { $bought ->
                [yes] - **Buying:** from three players on, buy a discard out of turn.
               *[no] - **Knocking:** from three players on, knock for a discard.
            }
        }
       *[no] {""}
    }
    { $go_out_knock ->
        [none] {""}
       *[yes] - **Bidding Rommé:** your discard may end the round. { $go_out_knock_limit ->
            [0] No points may be left in hand.
           *[other] { $go_out_knock_test ->
                [exactly] Points left in hand: exactly { $go_out_knock_limit }.
               *[at_most] Points left in hand: at most { $go_out_knock_limit }.
            }
        }
    }
    { $go_out_last_card ->
        [floats] - { $said_go_out_last_card }
       *[other] - **No cards left** ends the round.
    } { $said_score_count_melds }

rules-gin-short = **Make your hand fit together.** On your turn: draw one card, discard one card. Nothing is laid down until somebody knocks.

    - **Melds** are sets ({ $example_set }) and runs of one suit ({ $example_run }), three cards or more.
    - **Deadwood** is what fits in no meld. An ace counts 1, a court card 10, any other card its number.
    { $knock_limit ->
        [0] - **Knock** with your discard when you have no deadwood at all: that is **gin**.
       *[other] - **Knock** with your discard when your deadwood counts { $knock_limit } or less.{ $knock_oklahoma ->
            [none] {""}
           *[yes] {" "}{ $said_knock_oklahoma }
        } No deadwood at all is **gin**.
        - **The difference counts.** { $score_undercut_on_tie ->
            [yes] Has the other player no more deadwood than the one who knocked?
           *[no] Has the other player less deadwood than the one who knocked?
        } That is an **undercut**.{ $score_undercut ->
            [0] {""}
           *[other] {" "}It brings { $points_score_undercut } more.
        }
    }

rules-duel-short = **Red heroes against black villains.** Everybody flips the top card of their pile, and the highest card takes them all. The team with most cards at the end wins.

    There is nothing to decide: press **{ button-board-flip }**, or **{ button-board-run }**.

rules-suit_rows-short = **Red heroes against black villains.** On your turn: lay one card that fits a row, or draw one.

    - **An eight begins the row** of its suit. From there it grows down, 7, 6, 5, and up, 9, 10, jack.
    - { $said_karo8_win }
    - **What you hold back** matters as much: a card that you do not lay stops the row.

rules-tiles-short = **Get rid of all your tiles.** { $said_v1_enabled }

    - **Melds** are groups (three or four of one number in different colours) and rows (three or more in a row of one colour).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}A joker stands for any tile.
    }
    { $opening_points ->
        [0] {""}
       *[other] - **Your first melds** must be worth { $points_opening_points }, from your rack alone. Then the table is yours.
    }
    - **Take melds apart** and lay them anew with your tiles. In the end only melds may remain.
    - **Rack empty?** You win the round. The others lose what they still hold.

## Draw, meld, discard

rules-goal-title = The aim
rules-draw_discard-goal = Lay your cards on the table in **melds**, and be the first to have none left. { $said_score_count_melds } { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
    [target] { $match_best ->
        [lowest] When somebody reaches { $match_target } points, or as many below zero, the match is over.
       *[highest] When somebody reaches { $match_target } points, the match is over.
    } { $said_match_best }
   *[last_player_standing] {""}
} { $match_eliminate_at ->
    [none] {""}
   *[other] { $said_match_eliminate_at } { $match_end ->
        [last_player_standing] The last one left wins.
       *[other] If only one is left, that one wins.
    }
}

rules-deal-title = The deal
rules-draw_discard-deal = { $said_deck_packs } { $deck_packs_from_five ->
    [none] {""}
   *[other] { $said_deck_packs_from_five }
} { $said_deck_jokers } { $said_deal_cards } { $deal_cards_two ->
    [none] {""}
   *[other] { $said_deal_cards_two }
} { $deal_extra_card_to ->
    [none] {""}
   *[other] { $said_deal_extra_card_to }
} The rest is the **stock**. { $said_deal_upcard }

    The player to the dealer’s left begins. { $said_start_opening_action } { $said_match_dealer_rotation }

rules-turn-title = Your turn
rules-draw_discard-turn = **1. Draw one card.** { $said_draw_discard_take } { $draw_discard_take ->
    [visible_pile] Meld, keep or discard the others. { $said_draw_pile_top }
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
   *[other] After ten laps of taken discards alone, you draw from the stock.
}
    {"**"}2. Meld, if you like**, as often as you like. { $meld_from_lap ->
        [1] {""}
       *[other] { $said_meld_from_lap }
    }
    {"**"}3. Discard one card.** That ends your turn. { $said_draw_discard_just_taken }

rules-melds-title = Melds
rules-draw_discard-melds = **Runs** are { $run_size } of one suit in a row, such as { $example_run }. { $run_wrap ->
    [yes] { $said_run_wrap }
   *[no] { $said_run_ace }
}
    {"**"}Sets** are { $set_size } of one rank, such as { $example_set }. { $said_set_distinct_suits }
    { $flush ->
        [none] {""}
       *[yes] { $said_flush } { $said_flush_cards }
    }

    { $said_meld_values_ace_low } { $said_meld_values_ace_high } { $said_meld_values_ace_in_set } { $said_meld_values_court } Any other card is worth its number.

rules-opening-title = Your first melds of a round
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
    } After that, any meld will do for the rest of the round.
}

    { $layoff_enabled ->
        [yes] **Laying off** is adding single cards to melds on the table. { $said_layoff_targets } { $layoff_requires ->
            [own_opening] { $rearrange ->
                [none] { $said_layoff_requires }
               *[yes] { $layoff_in_opening_turn ->
                    [no] { $said_layoff_requires }
                   *[yes] { $opening_points ->
                        [0] You need no meld of your own for it.
                       *[other] As your first laying-out it must bring the points that first melds must. It may do so alone.
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

rules-rebuilding-title = Rebuilding the table
rules-draw_discard-rebuilding = On your turn the table is yours to use: split melds, join them, take cards out and lay them anew with yours, as often as you like. Only what lies there in the end counts:
    - Every card that lay on the table still lies there. { $joker_freed ->
        [hand_or_play] Only a joker that you freed may go to your hand.
       *[other] None of them goes to your hand.
    }
    - { $said_rearrange_min_rack }
    - There are only melds: runs of { $run_size }, sets of { $set_size }.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $layoff_requires ->
        [own_opening] Before your first melds you may rebuild only in the move that reaches the points for them.
        [own_meld] You need a meld of your own first, or in the same move.
       *[any_meld_on_table] {""}
    }

    { $said_rearrange_assist }

rules-jokers-title = Jokers
rules-draw_discard-jokers = A joker stands for any card. { $said_joker_max_per_meld } { $said_joker_meld_value } { $said_joker_announce }

    { $joker_swap ->
        [never] { $said_joker_swap }
       *[other] **Freeing a joker** is putting the card it stands for in its place. { $said_joker_swap } { $said_joker_freed }
    }

rules-freeing-title = Jokers on the table
rules-draw_discard-freeing = { $said_rearrange_lock }

rules-knocking-title = { $bought ->
    [yes] Buying
   *[no] Knocking
}
rules-draw_discard-knocking = { $claim_enabled ->
    [no] { $said_claim_enabled }
   *[yes] After a discard everybody else is asked: **{ $bought ->
        [yes] { button-board-knock-buying }
       *[no] { button-board-knock }
    }** if you want the card, or **{ button-board-pass }**. { $claim_from_lap ->
        [1] {""}
       *[other] { $said_claim_from_lap }
    } { $claim_resolution ->
        [first_click] {""}
       *[seat_order] Answers are secret until time is up or everybody has answered.
    } { $said_claim_resolution }

    { $claim_upcard_buyable ->
        [yes] { $claim_from_lap ->
            [1] **The card turned up at the start** can be bought as well, also where two play.
           *[other] {""}
        }
       *[no] {""}
    }

    {"**"}With two players** nobody is asked for a discard: the next player may simply take it.

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

rules-ending-title = The end of a round
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
            [none] Twice at most without anybody laying a card in between.
           *[other] {""}
        }
    } Once the stock is used up, the round is over when somebody draws, or when everybody has taken a discard and nobody has laid a card. Then nobody wins and every hand counts.

rules-scores-title = Points
rules-draw_discard-scores = { $said_hand_values_ace } { $said_hand_values_court } { $said_hand_values_joker } Any other card counts its number. { $score_count_melds ->
    [yes] **Every card counts for the player who laid it**, even on the melds of others.
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

rules-gin-goal = Collect **melds** in your hand. What lies in no meld is **deadwood**: with little enough of it, you **knock**. The player with less deadwood wins the difference. { $match_end ->
    [fixed_rounds] { $said_match_rounds } { $said_match_best }
   *[other] The first to reach { $match_target } points ends the match.
}

    { $said_run_ace } A card lies in one meld only. There are no jokers.

rules-gin-deal = { $said_deal_cards } One more is turned up, the **up-card**. { $deal_upcard_offered ->
    [yes] The player who did not deal may take it. If not, the dealer may. If both refuse it, the player who did not deal begins and draws from the stock.
   *[no] The player who did not deal begins, and may take it.
}

    { $said_match_dealer_rotation }

rules-gin-turn = **1. Draw one card.** From the stock, or the top card of the discard pile.
    {"**"}2. Discard one card.** { $said_draw_discard_just_taken } Nothing is laid down until somebody knocks.

    { $said_knock_limit } { $knock_oklahoma ->
        [none] {""}
       *[yes] { $said_knock_oklahoma } { $said_knock_oklahoma_ace } { $knock_oklahoma_spades_double ->
            [yes] { $said_knock_oklahoma_spades_double }
           *[no] {""}
        }
    } With no deadwood you go **gin**. { $score_big_gin ->
        [none] {""}
       *[other] If even the card to discard fits, lay everything down: **big gin**.
    }

    { $said_stock_void_at }

rules-knocking-title-gin = After a knock
rules-gin-knocking = The melds of the player who knocked lie open, as named or as is best. { $said_layoff_by } { $layoff_by ->
    [nobody] {""}
   *[other] { $said_layoff_on_gin }
}

    Then deadwood is compared. If the player who knocked has less, that is worth the difference. If the other player has less, it is an **undercut**, worth the difference as well. { $said_score_undercut_on_tie } { $said_score_undercut } Gin is worth the other’s deadwood, even none. { $said_score_gin } { $score_big_gin ->
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

rules-duel-goal = Red **heroes** fight black **villains**: the team that has taken most cards at the end wins. If both have the same number, it is a draw.

    { $said_duel_packs } The heroes get all red cards, the villains all black ones. { $said_duel_jokers } A team shares its cards equally. Everybody has a pile of their own, face down. Players sit by turns: a hero, a villain, and so on.

rules-turn-title-duel = Flipping
rules-duel-turn = Everybody **flips** the top card of their pile. When all have flipped, the highest card takes all the cards shown. A joker counts 20, an ace 11, a king, queen, jack or ten 10, any other card its number.

    If the highest value is there twice, only those who tie **flip again**, and the highest takes everything. If nobody who tied has a card left, everything goes to the winner of the next comparison.

    You may let your cards **flip by themselves**. Once everybody does, the duel runs to its end.

rules-ending-title-duel = The end
rules-duel-ending = When your pile is used up, you watch the others. When all piles are used up, each team counts the cards it has taken. Cards still at stake go back to the teams that showed them.

## Suit rows

rules-suit_rows-goal = Red **heroes** play against black **villains**. { $said_karo8_win }

    There is one pack of 52 cards without jokers. Everybody is dealt six, and the rest is the **stock**. Players sit by turns: a hero, a villain, and so on. { $said_karo8_teams }

rules-suit_rows-turn = **Lay one card, or draw one.** An eight begins the row of its suit. From there a row grows down and up without a gap. { $said_karo8_ace } { $karo8_eights_first ->
    [yes] { $said_karo8_eights_first }
   *[no] {""}
}

    { $said_karo8_may_hold_back } { $said_karo8_drawn_card_playable_same_turn } When the stock is empty and nothing fits, you pass. Players without cards are skipped.

rules-start-title = The start
rules-suit_rows-start = The eight of diamonds begins. If nobody holds it, the eight of hearts does, then spades, then clubs. { $said_karo8_start_draw }

## Tiles

rules-tiles-goal = Lay the tiles of your **rack** on the table in **melds**, and be the first to have none left. { $match_end ->
    [target] When somebody reaches { $match_target } points, the match is over.
   *[fixed_rounds] { $said_match_rounds }
} { $said_match_best }

rules-deal-title-tiles = The start
rules-tiles-deal = The tiles are the numbers 1 to 13 in four colours. { $said_deck_copies } { $said_deck_jokers } A tile is written as the letter of its colour and its number: { $colours }.

    { $deal_method ->
        [two_stacks_of_7] { $said_deal_method }
       *[random_draw] { $said_deal_tiles }
    } The rest, face down, is the **pool**. { $v2_enabled ->
    [yes] { $said_v2_enabled }
   *[no] {""}
}

    { $said_start_player } Then it goes round clockwise. The next player begins the next round.

rules-tiles-turn = { $said_v1_enabled } { $v1_enabled ->
    [yes] { $said_v1_discard } Instead of drawing you may use the last tile that the player before you has put aside. { $said_v1_take_condition }
   *[no] { $said_drawn_tile_playable_same_turn }
} { $said_may_decline_to_lay } { $v2_enabled ->
    [yes] Instead of drawing you may use the open tile. { $said_v2_condition }
   *[no] {""}
}

rules-tiles-opening = { $opening_points ->
    [0] { $said_opening_points } The table is open to you from the start.
   *[other] { $said_opening_points } They come from your rack alone. { $said_opening_scope } A tile counts its number. { $said_table_access_after_opening }
}

    { $hand_game_enabled ->
        [yes] **Hand game:** you have laid nothing before and lay your whole rack at once. { $said_hand_game_allow_table } { $score_double ->
            [hand_game] { $said_score_double }
           *[none] {""}
        } { $hand_game_waives_opening ->
            [yes] { $said_hand_game_waives_opening }
           *[no] {""}
        }
       *[no] {""}
    }

rules-tiles-rebuilding = Melds on the table belong to nobody. Once you may use them, split them, join them, take tiles out and lay them anew with yours, as often as you like. Only what lies there in the end counts:
    - Every tile that lay on the table still lies there. None of them goes to your rack.
    - { $said_rearrange_min_rack }
    - There are only rows and groups, of three tiles or more.
    { $rearrange_check ->
        [strict_origin] - { $said_rearrange_check }
       *[final_state] {""}
    }

    { $said_rearrange_assist }

rules-tiles-jokers = A joker, `JK`, stands for any tile. In a meld it counts as that tile. { $said_joker_max_per_meld } { $joker_announce ->
    [required] In a group you say which colour it stands for.
   *[when_ambiguous] In a group it may stand for any colour that is missing.
}

rules-tiles-freeing = { $said_rearrange_lock } { $rearrange_lock ->
    [none] {""}
   *[other] Put the real tile in its place to free it. { $said_rearrange_swap_tile_from } { $rearrange_set_colour ->
        [any_missing] In a group of three any colour that is missing will do.
       *[declared] {""}
    }

    { $said_joker_freed } It never goes to your rack.
}

rules-time-title = When the time is up
rules-tiles-time = { $said_timer_s } { $v1_enabled ->
    [yes] If you have not begun to lay, a tile is drawn for you and put aside.
   *[no] If you have not begun to lay, a tile is drawn for you.
}

    { $said_timeout_policy } { $timeout_policy ->
        [take_loose_tiles] { $said_timeout_penalty_tiles }
       *[keep_valid_else_rollback] If the table still is not right, the turn is taken back. { $said_timeout_draw_if_nothing_laid }
    }

rules-variants-title = Printed variants
rules-tiles-variants = The booklets offer these as well. The host chooses them under **{ button-house }**, before the game begins.
    - { $hand_game_enabled ->
        [yes] ✓
       *[no] ✗
    } **Hand game** (002 “Hand Rummy”, 004 variant 3): lay your whole rack at once, with nothing laid before. { $said_score_double }
    - { $v1_enabled ->
        [yes] ✓
       *[no] ✗
    } **Take, then lay or put aside** (004 variant 1): each turn begins with taking a tile. { $said_v1_discard } { $said_v1_take_condition }
    - { $v2_enabled ->
        [yes] ✓
       *[no] ✗
    } **The open tile** (004 variant 2): the eighth tile of the last stack lies open. { $said_v2_condition }

rules-tiles-scores = The last tile wins the round. The others lose what is left on their racks: each tile its number. { $said_hand_values_joker } { $said_score_winner }

    When the pool is empty, you pass instead of drawing. { $pool_empty ->
        [void_round] When everybody has passed in a row, the round counts for nobody.
       *[blocked_lowest_wins] When everybody has passed in a row, the lowest rack wins: the others lose what they hold above it. { $score_winner ->
            [zero] {""}
           *[plus_sum] Equally low racks share that, odd points in turn order.
        }
    } { $said_match_tie }

## Examples beside the rules, judged by those very rules: $right says what came of it. Under cards in a picture: about
## 40 characters, no full stop, no signs of suits. $value and $worths are points.

example-rebuild-alt = { $right ->
    [yes] Right: on the table { $before }, of your own { $own }, and then { $after }. { $caption }.
   *[no] Wrong: on the table { $before }, of your own { $own }, and then { $after }. { $caption }
}
example-rebuild-split = A run is split: the second 4 makes two of it
example-rebuild-split-tiles = A row is split: the second 4 makes two of it
example-rebuild-borrow = Your 6 goes to the run, so its 2 is free for a set
example-rebuild-borrow-tiles = Your 6 goes to the row, so its 2 is free for a group
example-rebuild-gather = One ace from the run, one from the set, and yours: three melds of two
example-rebuild-gather-tiles = One 1 from the row, one from the group, and yours: three melds of two
example-rebuild-freed = The real 8 frees the joker, which is laid in a new meld
example-rebuild-beside = The joker still stands for the 7. The 4 beside it may go
example-rebuild-moved = The joker moves on and stands for a queen
example-rebuild-moved-tiles = The joker moves on and stands for a 12

example-alt = { $right ->
    [yes] Right: { $cards }.
    [no] Wrong: { $cards }.
   *[none] { $cards }.
} { $caption }.
example-run = { $right ->
    [yes] A run, worth { $value }
   *[no] Too few for a run
}
example-run-tiles = { $right ->
    [yes] A row, worth { $value }
   *[no] Too few for a row
}
example-set = { $right ->
    [yes] A set, worth { $value }
   *[no] Too few for a set
}
example-set-tiles = { $right ->
    [yes] A group, worth { $value }
   *[no] Too few for a group
}
example-ace-low = { $right ->
    [yes] The ace below the two, worth { $value }
   *[no] No ace below the two
}
example-ace-high = { $right ->
    [yes] The ace above the king, worth { $value }
   *[no] No ace above the king
}
example-ace-high-tiles = { $right ->
    [yes] Round the corner, worth { $value }
   *[no] After 13 there is no 1
}
example-corner = { $right ->
    [yes] Round the corner, worth { $value }
   *[no] Not round the corner
}
example-gap = A gap: the six is missing
example-suit-twice = { $right ->
    [yes] A suit may be there twice, worth { $value }
   *[no] Two diamonds: a suit may be there once only
}
example-five = { $right ->
    [yes] More than four of a rank, worth { $value }
   *[no] Too many for a set
}
example-flush = Twelve of one suit: this closes the round
example-joker-run = The joker is the five, worth { $value }
example-joker-set = The joker is a king, worth { $value }
example-joker-set-tiles = The joker is the third 13, worth { $value }
example-two-jokers = { $right ->
    [yes] Two jokers and one card, worth { $value }
   *[no] More jokers than cards
}
example-two-jokers-tiles = { $right ->
    [yes] Two jokers and one tile, worth { $value }
   *[no] Too many jokers
}
example-half-jokers = { $right ->
    [yes] Half of them jokers, worth { $value }
   *[no] Too many jokers
}
example-opening = { $melds ->
    [1] Worth { $worths }: { $right ->
        [yes] enough
       *[no] { $needed } are needed
    }
   *[other] { $scope ->
        [single_meld] { $worths }, but one alone must reach { $needed }: { $right ->
            [yes] it does
           *[no] none does
        }
       *[sum_of_melds] { $worths } make { $total }: { $right ->
            [yes] enough
           *[no] { $needed } are needed
        }
    }
}
example-deadwood = { $right ->
    [yes] { $left ->
        [0] No deadwood: gin
       *[other] Deadwood { $left }: you may knock
    }
   *[no] Deadwood { $left }: too much to knock
}
example-comparison = { $tie ->
    [yes] Both count { $first }: a tie, so those two flip again
   *[no] { $first } against { $second }: the first card takes both
}
example-row = A row grows from its eight
example-row-gap = The nine is missing
example-row-ace-high = { $right ->
    [yes] The ace lies above the king
   *[no] No ace above the king
}
example-row-ace-low = { $right ->
    [yes] The ace lies below the two
   *[no] No ace below the two
}
