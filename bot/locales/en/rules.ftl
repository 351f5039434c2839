### The rules of a game, told from its own rule set: every switch is an argument, so house rules are in the text.
### A dotted switch such as opening.points is $opening_points; on and off are "yes" and "no", nothing is "none".
### $example_set (nines), $example_run (hearts from the 5 up), each of as few cards as may be, and $example_corner (king, ace, two of spades) are cards.

rules-page-title = ## { $title }
rules-page-foot = -# { $game }, page { $page } of { $pages }
rules-select = Turn to a page
rules-house-title = { $number ->
    [none] House rules
   *[other] House rules ({ $number })
}
rules-house-none = This game is played by its booklet.
rules-house = These rules differ from the booklet:
rules-switches-title = { $number ->
    [none] Every switch
   *[other] Every switch ({ $number })
}
rules-switches = This is how each rule is set. To change one, type it like this under `rules` of /game new.
rules-switch = `{ $name }={ $value }` { $about }

## The first page of each family: all one needs for a first round. A line that a rule set has no use for is left out.

rules-draw_discard-short-title = In 30 seconds
rules-draw_discard-short = **Get rid of all your cards.** In your turn: draw one card, lay melds if you like, discard one card.

    - **Melds** are sets of { $set_min } cards or more ({ $example_set }) and runs of one suit, { $run_min } or more ({ $example_run }).{ $deck_jokers ->
        [0] {""}
       *[other] {" "}A joker stands for any card.
    }
    { $opening_points ->
        [0] {""}
       *[other] { $opening_scope ->
            [single_meld] - **The first meld** that you lay must be worth { $opening_points } points.
           *[sum_of_melds] - **The first melds** that you lay must be worth { $opening_points } points together.
        }
    }
    { $meld_from_lap ->
        [1] {""}
        [2] - **In the first lap** nothing is laid: draw and discard.
       *[other] - **Before lap { $meld_from_lap }** nothing is laid: draw and discard.
    }
    { $rearrange ->
        [none] { $layoff_enabled ->
            [yes] - **Then** you may add single cards to melds on the table.
           *[no] {""}
        }
       *[yes] - **Then** the table is yours: take melds apart and lay them anew with your cards.
    }
    { $draw_discard_take ->
        [visible_pile] - **The discards lie open.** Take as many as you like if you can meld the deepest at once.
       *[other] {""}
    }
    { $claim_enabled ->
        [yes] { $claim_upcard_buyable ->
            [yes] - **Buying:** do you want somebody’s discard? Buy it, for a card from the stock. With two players nobody buys discards.
           *[no] - **Knocking:** do you want somebody’s discard? Knock. Of those who knock, the one nearest after the discarder gets it. With two players nobody knocks: the next one may simply take it.
        }
       *[no] {""}
    }
    { $go_out_knock ->
        [none] {""}
       *[yes] { $go_out_knock_test ->
            [exactly] - **Bidding Rommé:** with exactly { $go_out_knock_limit } points left in hand, your discard may end the round.
           *[at_most] - **Bidding Rommé:** with { $go_out_knock_limit } points or fewer left in hand, your discard may end the round.
        }
    }
    - **The round is over** when somebody has no cards left. { $score_count_melds ->
        [yes] What you have laid counts for you, what you hold counts against you.
       *[no] The others count what they still hold, as penalty points.
    }

rules-gin-short-title = In 30 seconds
rules-gin-short = **Make your hand fit together.** In your turn: draw one card, discard one card. Nothing is laid down until somebody knocks.

    - **Melds** are sets ({ $example_set }) and runs of one suit ({ $example_run }), three cards or more.
    - **Deadwood** is what fits in no meld. An ace counts 1, a court card 10, any other card its number.
    { $knock_limit ->
        [0] - **Knock** with your discard when you have no deadwood at all: that is **gin**.
       *[other] - **Knock** with your discard when your deadwood counts { $knock_limit } or less. No deadwood at all is **gin**.
    }
    - **The difference counts.** { $score_undercut_on_tie ->
        [yes] Has the other player no more deadwood than the one who knocked?
       *[no] Has the other player less deadwood than the one who knocked?
    } That is an **undercut**, and brings { $score_undercut } points more.

rules-duel-short-title = In 30 seconds
rules-duel-short = **Red heroes against black villains.** Everybody flips the top card of their pile, and the highest card takes them all. The team with most cards at the end wins.

    There is nothing to decide: press **Flip**, or **Let it run**.

rules-suit_rows-short-title = In 30 seconds
rules-suit_rows-short = **Red heroes against black villains.** In your turn: lay one card that fits a row, or draw one.

    - **An eight begins the row** of its suit. From there it grows down, 7, 6, 5, and up, 9, 10, jack.
    { $karo8_win ->
        [team_hands_empty] - **The first team** whose players have no cards left wins.
       *[colour_complete] - **When both rows of a colour are complete**, the team of that colour wins, whoever laid the cards.
    }
    - **What you hold back** matters as much: a card that you do not lay stops the row.

rules-tiles-short-title = In 30 seconds
rules-tiles-short = **Get rid of all your tiles.** In your turn: { $v1_enabled ->
    [yes] take a tile, then lay tiles or put one aside.
   *[no] lay tiles, or draw one.
}

    - **Melds** are groups (three or four of one number in different colours) and rows (three or more in a row of one colour). A joker stands for any tile.
    { $opening_points ->
        [0] {""}
       *[other] - **Your first melds** of a round must be worth { $opening_points } points, from your rack alone.
    }
    - **Then** the table is yours: take melds apart and lay them anew with your tiles. In the end only melds may lie there.
    - **The round is over** when a rack is empty. The others lose what they still hold.

## Draw, meld, discard

rules-draw_discard-goal-title = The aim
rules-draw_discard-goal = Lay your cards on the table in **melds**, and be the first to have none left. { $score_count_melds ->
    [yes] Then what you have laid counts for you, and what you still hold counts against you.
   *[no] Then the others count what they still hold, as penalty points.
} { $match_end ->
    [fixed_rounds] { $match_rounds ->
        [number_of_players] There are as many rounds as players.
        [one] There is one round.
       *[other] There are { $match_rounds } rounds.
    } { $match_best ->
        [lowest] The lowest total wins.
       *[highest] The highest total wins.
    }
    [target] { $match_best ->
        [lowest] When somebody reaches { $match_target } points, or as many below zero, the match is over. The lowest total wins.
       *[highest] When somebody reaches { $match_target } points, the match is over. The highest total wins.
    }
   *[last_player_standing] Whoever reaches { $match_eliminate_at } points is out; the last one left wins.
}

    A **run** is { $run_min } or more cards of one suit in a row, such as { $example_run }. A **set** is { $set_min } or more cards of one rank, such as { $example_set }. A **joker** stands for any card.{ $rearrange ->
    [none] {""}
   *[yes] {" "}Melds on the table may be taken apart and laid anew.
}

rules-draw_discard-deal-title = The deal
rules-draw_discard-deal = { $deck_packs ->
    [one] One pack of 52 cards is shuffled.
   *[other] { $deck_packs } packs of 52 cards are shuffled.
} { $deck_packs_from_five ->
    [none] {""}
    [one] With five players or more it is one pack.
   *[other] With five players or more these are { $deck_packs_from_five } packs.
} { $deck_jokers ->
    [0] There are no jokers.
    [one] One joker is in the game.
   *[other] { $deck_jokers } jokers are in the game.
} Everybody is dealt { $deal_cards } cards. { $deal_cards_two ->
    [none] {""}
   *[other] If two play, they are dealt { $deal_cards_two } each.
} { $deal_extra_card_to ->
    [left_of_dealer] The player to the dealer’s left gets one more.
   *[none] {""}
} The rest is the **stock**. { $deal_upcard ->
    [yes] One card is turned up beside it, the first of the **discard pile**.
   *[no] The **discard pile** begins empty.
}

    { $start_opening_action ->
        [discard_only] The player to the dealer’s left begins, and only discards one card.
       *[normal_turn] The player to the dealer’s left begins with a whole turn.
    } Then it goes round clockwise. { $match_dealer_rotation ->
        [clockwise] The deal moves on with every round.
        [winner] The winner of a round deals the next.
        [loser] The loser of a round deals the next.
       *[fixed] The same player deals every round.
    }

rules-draw_discard-turn-title = Your turn
rules-draw_discard-turn = **1. Draw one card.** { $draw_discard_take ->
    [never] It comes from the stock.
    [visible_pile] It comes from the stock. **Or take from the discard pile**: all of it lies open, and you may take as many of its topmost cards as you like, if you meld or lay off the deepest of them at once. The others go to your hand. { $draw_pile_top ->
        [free] The top card alone you may simply take.
       *[must_be_melded] That goes for the top card alone as well.
    } { $draw_discard_take_from_lap ->
        [1] {""}
       *[other] This begins in lap { $draw_discard_take_from_lap }.
    }
    [only_if_melded_this_turn] It comes from the stock. Or take the top card of the discard pile, if you lay it at once: before any other card, in a meld or added to one.
   *[free] It comes from the stock, or it is the top card of the discard pile. { $draw_discard_take_from_lap ->
        [1] {""}
       *[other] The discard pile is open from lap { $draw_discard_take_from_lap } on.
    }
}
    {"**"}2. Meld, if you like.** Do it in any order and as often as you like. { $meld_from_lap ->
        [1] {""}
        [2] Nothing is laid in the first lap of the table: everybody has one turn to draw and discard first.
       *[other] Nothing is laid before lap { $meld_from_lap } of the table.
    }
    {"**"}3. Discard one card.** That ends your turn. { $draw_discard_just_taken ->
        [yes] It may be any card.
       *[no] It may be any card except the discard that you have just taken.
    }

    You never have to meld.

rules-draw_discard-melds-title = Melds
rules-draw_discard-melds = **Runs** are { $run_min } to { $run_max } cards of one suit in a row. { $run_wrap ->
    [yes] A run may go round the corner: { $example_corner } is a run.
   *[no] { $run_ace ->
        [low] The ace stands below the two.
        [high] The ace stands above the king.
       *[low_or_high] The ace stands below the two or above the king, but not in between: { $example_corner } is not a run.
    }
}
    { $set_max ->
        [none] **Sets** are { $set_min } or more cards of one rank.
       *[other] **Sets** are { $set_min } to { $set_max } cards of one rank.
    } { $set_distinct_suits ->
        [yes] Each is of another suit.
       *[no] Suits may repeat.
    }
    { $flush ->
        [none] {""}
       *[yes] { $flush_cards ->
            [12] A **flush** of twelve cards of one suit closes the round from your hand.
           *[any_remaining] A **flush** of all your cards of one suit closes the round from your hand.
        }
    }

    In a meld an ace is worth { $meld_values_ace_low } below the two, { $meld_values_ace_high } above the king and { $meld_values_ace_in_set } in a set; court cards are worth { $meld_values_court }, other cards their number.

rules-draw_discard-opening-title = Your first melds of a round
rules-draw_discard-opening = { $opening_points ->
    [0] There is no minimum: lay what you have.
   *[other] { $opening_scope ->
        [single_meld] The first time you lay melds in a round, one of them must be worth **{ $opening_points } points** or more.
       *[sum_of_melds] The first time you lay melds in a round, they must be worth **{ $opening_points } points** or more together.
    } { $opening_count_layoffs ->
        [yes] Cards that you add to other melds in the same move count as well.
       *[no] {""}
    } { $opening_count_table ->
        [none] {""}
        [touched_melds] { $rearrange ->
            [yes] Melds on the table that you use count as well.
           *[none] Melds on the table that you add to count as well.
        }
       *[all] All melds on the table count as well.
    } After that, any meld will do for the rest of the round.
}

    { $layoff_enabled ->
        [yes] { $layoff_targets ->
            [own] **Laying off:** you may add single cards to your own melds.
            [others] **Laying off:** you may add single cards to the melds of others.
           *[all_melds] **Laying off:** you may add single cards to any meld on the table, whoever laid it.
        } { $layoff_requires ->
            [own_opening] { $rearrange ->
                [none] You lay your own first melds before that.
               *[yes] { $layoff_in_opening_turn ->
                    [no] You lay your own first melds before that.
                   *[yes] { $opening_points ->
                        [0] You need no meld of your own for it.
                       *[other] As your first laying-out it must bring the points that first melds must. It may do so alone.
                    }
                }
            }
            [own_meld] You lay a meld of your own before that.
           *[any_meld_on_table] You need no meld of your own for it.
        } { $layoff_in_opening_turn ->
            [yes] {""}
           *[no] It begins with the turn after your first melds.
        }
       *[no] Nothing is added to melds on the table.
    }

rules-draw_discard-rebuilding-title = Rebuilding the table
rules-draw_discard-rebuilding = Whatever lies on the table is there to be used: in your turn you may split melds, put them together, take cards out of them and lay them anew with yours, as often as you like. Only what lies there in the end counts:
    - Every card that lay on the table still lies there. { $joker_freed ->
        [hand_or_play] None of them goes to your hand, except a joker that you have freed.
       *[other] None of them goes to your hand.
    }
    { $rearrange_min_rack ->
        [0] - You do not have to add a card of your own.
        [one] - At least one card came from your hand.
       *[other] - At least { $rearrange_min_rack } cards came from your hand.
    }
    - There are only melds: runs of { $run_min } cards or more, sets of { $set_min } or more.
    { $rearrange_check ->
        [strict_origin] - Three cards of every meld stay together, unless you take it apart altogether.
       *[final_state] {""}
    }

    { $layoff_requires ->
        [own_opening] Before your first melds you may rebuild only in the move that reaches the points for them. { $opening_count_table ->
            [none] {""}
           *[touched_melds] What you use on the table counts as well.
        }
        [own_meld] You need a meld of your own first, or in the same move.
       *[any_meld_on_table] {""}
    }

    { $rearrange_assist ->
        [none] The bot does not help you rebuild.
        [placement] The bot finds places for the cards that you choose, and gives no hints.
       *[hints] The bot finds places for the cards that you choose, and a hint shows the best that it sees.
    }

rules-draw_discard-jokers-title = Jokers
rules-draw_discard-jokers = A joker stands for any card. { $joker_max_per_meld ->
    [half] At most half the cards of a meld may be jokers.
    [one] A meld takes one joker.
   *[at_least_one_natural] A meld needs at least one card that is not a joker.
} { $joker_meld_value ->
    [replaced_card] In a meld it is worth as much as the card it stands for.
   *[other] In a meld it is worth { $joker_meld_value } points.
} { $joker_announce ->
    [required] In a set you say which card it stands for.
   *[when_ambiguous] Where that is not clear, the bot asks you.
}

    { $joker_swap ->
        [never] Jokers on the table stay where they are.
        [own_turn] **Freeing a joker:** in your turn you may replace a joker with the card it stands for.
       *[own_turn_after_opening] **Freeing a joker:** once you have laid your first melds, you may replace a joker with the card it stands for, in your turn.
    } { $joker_swap ->
        [never] {""}
       *[other] { $joker_freed ->
            [immediately_in_new_meld] The joker must go into a new meld at once.
            [immediately_any] The joker must be laid down again at once.
           *[hand_or_play] The joker is yours, to play at once or to keep.
        }
    }

rules-draw_discard-freeing-title = Jokers on the table
rules-draw_discard-freeing = { $rearrange_lock ->
    [none] When you rebuild the table, jokers on it move like any other card, and may stand for something else each time.
    [joker_only] A joker on the table stands for its card until it is **freed**. The cards beside it may be moved. The joker may go to another meld only as that same card, from a run to a run or from a set to a set.
    [groups_only] A joker in a run stands for its card until it is **freed**, and the cards beside it may be moved. A set with a joker stays together until then. It may grow.
   *[whole_meld] A meld with a joker stays together until the joker is **freed**. It may grow, but nothing is taken from it.
}

rules-draw_discard-knocking-title = Knocking
rules-draw_discard-knocking = { $claim_enabled ->
    [no] A discard is there for the player next in turn. Nobody else can claim it.
   *[yes] After a discard everybody else is asked: **Knock** if you want the card, or **Pass**. { $claim_from_lap ->
        [1] {""}
       *[other] This begins in lap { $claim_from_lap }.
    } Answers are secret until time is up or everybody has answered. { $claim_resolution ->
        [first_click] Whoever knocked first gets it.
       *[seat_order] Of those who knocked, the one nearest after the discarder, clockwise, gets it. Being quick does not matter.
    }

    { $claim_upcard_buyable ->
        [yes] { $claim_from_lap ->
            [1] **The card turned up at the start** can be bought as well. Everybody is asked for it, also where two play.
           *[other] {""}
        }
       *[no] {""}
    }

    {"**"}With two players** nobody is asked for a discard. It is there for the player next in turn, who may simply take it.

    { $claim_penalty_stock_cards ->
        [0] Whoever claims a card takes no penalty card.
        [one] Whoever claims a card takes one penalty card from the stock as well.
       *[other] Whoever claims a card takes { $claim_penalty_stock_cards } penalty cards from the stock as well.
    } { $claim_next_player_exempt ->
        [yes] The player next in turn takes the card as an ordinary draw, without penalty.
       *[no] The player next in turn pays as well.
    } { $claim_changes_turn_order ->
        [yes] Play goes on after the one who claimed.
       *[no] Play goes on in the usual order.
    } { $claim_next_draw ->
        [stock_only] After a claim the next player draws from the stock.
       *[free] After a claim the next player may draw from either pile.
    } { $claim_max_per_round ->
        [none] {""}
        [one] Everybody may claim one card in a round.
       *[other] Everybody may claim { $claim_max_per_round } cards in a round.
    } { $claim_veto ->
        [yes] The players who sit between must agree by passing.
       *[no] {""}
    }
}

rules-draw_discard-ending-title = The end of a round
rules-draw_discard-ending = { $go_out_last_card ->
    [must_discard] You go out by discarding your last card, so always keep one to discard.
    [floats] You go out by discarding your last card. If you lay it instead, you **float**: you play on without a hand and draw a card in each turn, until you can discard one.
   *[may_discard] You go out by laying or discarding your last card.
} { $go_out_call ->
    [auto] The call “Rommé” is made for you.
    [required] Call “Rommé” when you do. If you forget, you draw a card and play on.
   *[none] {""}
} { $go_out_knock ->
    [none] {""}
   *[yes] { $go_out_knock_test ->
        [exactly] Or you **bid Rommé** with your discard when what is left in your hand counts exactly { $go_out_knock_limit }.
       *[at_most] Or you **bid Rommé** with your discard when what is left in your hand counts at most { $go_out_knock_limit }.
    } { $go_out_knock_undercut ->
        [yes] A lower hand elsewhere wins instead.
       *[no] {""}
    }
}

    { $stock_empty ->
        [end_round] { $draw_discard_take ->
            [visible_pile] When the stock has run out, you may still take from the discard pile. When somebody does not, the round is over: nobody wins and every hand counts.
           *[other] When the stock has run out, the round is over: nobody wins and every hand counts.
        }
        [turn_over_discards_keep_top] When the stock has run out, the discards but the top one are turned over and become the new stock.
       *[shuffle_discards_keep_top] When the stock has run out, the discards but the top one are shuffled and become the new stock.
    } { $stock_empty ->
        [end_round] {""}
       *[other] { $stock_max_recycles ->
            [none] That happens as often as it takes, but at most twice without anybody laying a card in between.
            [0] That never happens in this game.
            [one] That happens once in a round.
           *[other] That happens { $stock_max_recycles } times in a round.
        } Once the stock is used up, the round is over when somebody draws, or when everybody has taken a discard and nobody has laid a card: nobody wins and every hand counts.
    }

rules-draw_discard-scores-title = Points
rules-draw_discard-scores = Left in hand, an ace counts { $hand_values_ace }, a court card { $hand_values_court }, a joker { $hand_values_joker } and any other card its number. { $score_count_melds ->
    [yes] That is taken off what your cards on the table count. **Every card counts for whoever laid it**, even on the melds of others.
   *[no] {""}
} { $score_winner ->
    [own_hand_value] The winner counts what is left in hand, too.
   *[nothing] { $score_count_melds ->
        [yes] {""}
       *[no] The winner counts nothing.
    }
} { $score_winner_bonus ->
    [0] {""}
   *[other] { $score_count_melds ->
        [yes] Winning a round has a bonus: { SCORE($score_winner_bonus) } points are taken off what counts against you.
       *[no] The winner of a round gets { SCORE($score_winner_bonus) } points: the fewer, the better.
    }
} { $score_lone_joker_relief ->
    [0] {""}
   *[other] { $score_count_melds ->
        [yes] So is being left with one joker only: { SCORE($score_lone_joker_relief) } points.
       *[no] Somebody left with one joker only gets { SCORE($score_lone_joker_relief) } points.
    }
} { $score_first_melder_penalty ->
    [0] {""}
   *[other] { $score_count_melds ->
        [yes] Whoever melded first in the round and did not win loses { $score_first_melder_penalty } points.
       *[no] Whoever melded first in the round and did not win gets { $score_first_melder_penalty } points more.
    }
} { $score_double ->
    [none] {""}
    [flush_from_hand] Closing with a flush doubles the others’ points.
   *[any_close_from_hand] Closing from the hand doubles the others’ points.
}

    { $match_eliminate_at ->
        [none] {""}
       *[other] Whoever reaches { $match_eliminate_at } points is out of the match.
    } { $match_tie ->
        [extra_round] If the best total is tied at the end, the tied players play on until one of them leads, at most ten rounds.
       *[shared] If the best total is tied at the end, the tied players share the win.
    }

## Gin

rules-gin-goal-title = The aim
rules-gin-goal = Collect **melds** in your hand. What lies in no meld is **deadwood**. When you have little enough of it, you **knock**. Whoever has less deadwood wins the difference. { $match_end ->
    [fixed_rounds] { $match_rounds ->
        [number_of_players] After two rounds the highest total wins.
        [one] There is one round.
       *[other] After { $match_rounds } rounds the highest total wins.
    }
   *[other] Whoever reaches { $match_target } points first ends the match.
}

    A **run** is three or more cards of one suit in a row, such as { $example_run }. { $run_ace ->
        [low_or_high] An ace stands below the two or above the king.
       *[low] An ace stands below the two.
    } A **set** is three or four cards of one rank, such as { $example_set }. A card lies in one meld only. There are no jokers.

    As deadwood, an ace counts 1, a court card 10 and any other card its number.

rules-gin-deal-title = The deal
rules-gin-deal = Both are dealt { $deal_cards } cards; one more is turned up, the **up-card**. { $deal_upcard_offered ->
    [yes] The player who did not deal may take it. If not, the dealer may. If both refuse it, the player who did not deal begins and draws from the stock.
   *[no] The player who did not deal begins, and may take it.
}

    { $match_dealer_rotation ->
        [fixed] The same player deals every round.
        [winner] The winner of a round deals the next.
        [loser] The loser of a round deals the next.
       *[clockwise] The two take turns to deal.
    }

rules-gin-turn-title = Your turn
rules-gin-turn = **1. Draw one card.** From the stock, or the top card of the discard pile.
    {"**"}2. Discard one card.** { $draw_discard_just_taken ->
        [yes] It may be any card.
       *[no] It may be any card except the discard that you have just taken.
    } Nothing is laid down until somebody knocks.

    { $knock_limit ->
        [0] **Knocking:** with your discard you may knock if no deadwood is left.
       *[other] **Knocking:** with your discard you may knock if at most **{ $knock_limit }** points of deadwood are left.
    } { $knock_oklahoma ->
        [none] {""}
       *[yes] In every round the up-card may lower that limit to its own worth. { $knock_oklahoma_ace ->
            [gin] An ace means gin alone.
           *[one] An ace means one point.
        } { $knock_oklahoma_spades_double ->
            [yes] If it is a spade, the round counts double.
           *[no] {""}
        }
    } With no deadwood you go **gin**. { $score_big_gin ->
        [none] {""}
       *[other] If even the card to discard fits, lay everything down: **big gin**.
    }

    When the turn ends with { $stock_void_at } cards left in the stock and nobody has knocked, the round is void.

rules-gin-knocking-title = After a knock
rules-gin-knocking = The player who knocked lays the melds open, as named or as is best. { $layoff_by ->
    [nobody] Nothing is added to them.
    [search] Whatever the other player can add to them is laid off at once, in the best way.
   *[choice] The other player may lay off on them, card by card, or leave it to the bot to find the best way.
} { $layoff_on_gin ->
    [yes] That goes for gin as well.
   *[no] On gin nothing is laid off.
}

    Then deadwood is compared. If the player who knocked has less, that is worth the difference. { $score_undercut_on_tie ->
        [yes] If the other player has less, or just as much, it is an **undercut**: the difference and { $score_undercut } points more.
       *[no] If the other player has less, it is an **undercut**: the difference and { $score_undercut } points more.
    } Gin is worth the other’s deadwood and { $score_gin } points more. { $score_big_gin ->
        [none] {""}
       *[other] For big gin these are { $score_big_gin } points.
    }

    At the end of the match the player who leads gets { $score_game } points for the game. { $score_shutout_doubles ->
        [yes] If the other has won no round, these points count twice.
       *[no] {""}
    } Both get { $score_box } for each round they have won.

## Duel

rules-duel-goal-title = The aim
rules-duel-goal = Red **heroes** fight black **villains**: the team that has taken most cards at the end wins. If both have the same number, it is a draw.

    { $duel_packs ->
        [one] The heroes get all red cards of a pack of 52, the villains all black ones.
       *[other] The heroes get all red cards of { $duel_packs } packs of 52, the villains all black ones.
    } { $duel_jokers ->
        [0] {""}
       *[other] The { $duel_jokers } jokers are shared half and half.
    } A team shares its cards equally. Everybody has a pile of their own, face down. Players sit by turns: a hero, a villain, and so on.

rules-duel-turn-title = Flipping
rules-duel-turn = Everybody **flips** the top card of their pile. When all have flipped, the highest card takes all the cards shown. A joker counts 20, an ace 11, a king, queen, jack or ten 10, any other card its number.

    If the highest value is there twice, only those who tie **flip again**, and the highest takes everything. If nobody who tied has a card left, everything goes to whoever wins the next comparison.

    You may let your cards **flip by themselves**. Once everybody does, the duel runs to its end.

rules-duel-ending-title = The end
rules-duel-ending = A player whose pile is used up watches the others. When all piles are used up, each team counts the cards it has taken. Cards still at stake then go back to the teams that showed them.

## Suit rows

rules-suit_rows-goal-title = The aim
rules-suit_rows-goal = Red **heroes** play against black **villains**. { $karo8_win ->
    [team_hands_empty] The first team whose players have no cards left wins.
   *[colour_complete] When all thirteen cards of both suits of one colour lie on the table, the team of that colour wins, whoever laid them.
}

    There is one pack of 52 cards without jokers. Everybody is dealt six, and the rest is the **stock**. Players sit by turns: a hero, a villain, and so on. { $karo8_teams ->
        [lone_villain] Of three players the dealer, drawn by lot, is the only villain.
       *[lone_hero] Of three players the dealer, drawn by lot, is the only hero.
    }

rules-suit_rows-turn-title = Your turn
rules-suit_rows-turn = **Lay one card, or draw one.** An eight begins the row of its suit. From there a row grows downwards, 7, 6, 5, and upwards, 9, 10, jack, without a gap. { $karo8_ace ->
    [low] The ace lies below the two.
   *[high] The ace lies above the king.
} { $karo8_eights_first ->
    [yes] All four eights must lie before any other card.
   *[no] {""}
}

    { $karo8_may_hold_back ->
        [yes] You may draw although you could lay a card, as long as there is a stock.
       *[no] You draw only when no card of yours fits. Which card you lay is up to you.
    } { $karo8_drawn_card_playable_same_turn ->
        [yes] A drawn card that fits is laid at once.
       *[no] A drawn card is not laid in the same turn.
    } When the stock is empty and nothing fits, you pass. Players without cards are skipped.

rules-suit_rows-start-title = The start
rules-suit_rows-start = Whoever holds the eight of diamonds begins with it. If nobody does, the eight of hearts begins, then the eight of spades, then the eight of clubs. { $karo8_start_draw ->
    [first_player] If nobody holds an eight at all, the player to the dealer’s left draws until there is one.
   *[round_robin] If nobody holds an eight at all, the players draw in turn until somebody has one.
}

## Tiles

rules-tiles-goal-title = The aim
rules-tiles-goal = Lay the tiles of your **rack** on the table in **melds**, and be the first to have none left. Once you have opened, every meld on the table is yours to use: take it apart, move tiles about, as long as nothing but melds lies there in the end. { $match_end ->
    [target] When somebody reaches { $match_target } points the match is over, and the highest total wins.
   *[fixed_rounds] { $match_rounds ->
        [number_of_players] There are as many rounds as players, and the highest total wins.
        [one] There is one round.
       *[other] After { $match_rounds } rounds the highest total wins.
    }
}

    A **row** is three or more tiles of one colour with numbers that follow on, such as 5 6 7. A **group** is three or four tiles of one number in different colours. A **joker** stands for any tile.

rules-tiles-deal-title = The start
rules-tiles-deal = { $deck_copies ->
    [one] Each number from 1 to 13 is there once in each of the four colours.
   *[other] Each number from 1 to 13 is there twice in each of the four colours.
} { $deck_jokers ->
    [0] There are no jokers.
    [one] There is one joker as well.
   *[other] There are { $deck_jokers } jokers as well.
} A tile is written as the letter of its colour and its number: { $colours }. A joker is `JK`.

    { $deal_method ->
        [two_stacks_of_7] Everybody takes two stacks of seven tiles.
       *[random_draw] Everybody begins with { $deal_tiles } tiles.
    } The rest, face down, is the **pool**. { $v2_enabled ->
    [yes] The eighth tile of the last stack lies open.
   *[no] {""}
}

    { $start_player ->
        [highest_tile_drawn] Everybody draws a tile, and the highest begins; a joker or a tie draws again.
       *[drawn_by_lot] Who begins is drawn by lot.
    } Then it goes round clockwise. { $match_dealer_rotation ->
        [clockwise] The next player begins the next round.
       *[other] {""}
    }

rules-tiles-turn-title = Your turn
rules-tiles-turn = { $v1_enabled ->
    [yes] **Take a tile from the pool, then lay tiles or put one aside**, face up beside your rack. { $v1_discard ->
        [always] You put one aside when you have laid, too.
       *[if_nothing_laid] When you have laid tiles, you put none aside.
    } { $v1_take_condition ->
        [any_new_meld] Instead of a tile from the pool you may take the last one that the player before you has put aside, if you lay a new meld at once.
       *[in_the_new_meld] Instead of a tile from the pool you may take the last one that the player before you has put aside, if you lay it in a new meld at once.
    }
   *[no] **Lay tiles, or draw one.** { $drawn_tile_playable_same_turn ->
        [yes] A tile that you have drawn may be laid at once.
       *[no] Never both: a tile that you have drawn can be laid in your next turn at the earliest.
    } There is no discard.
} { $may_decline_to_lay ->
    [yes] You do not have to lay what you could lay.
   *[no] Whoever can lay must lay.
}

    { $v2_enabled ->
        [yes] { $v2_condition ->
            [any_play] Instead of drawing you may lay with the open tile.
           *[finish] Instead of drawing you may take the open tile, if you lay your whole rack with it.
        }
       *[no] {""}
    }

rules-tiles-opening-title = Your first melds of a round
rules-tiles-opening = { $opening_points ->
    [0] There is no minimum, and the table is open to you from the start.
   *[other] { $opening_scope ->
        [single_meld] The first time you lay tiles in a round, one meld must be worth **{ $opening_points } points** or more, from your rack alone.
       *[sum_of_melds] The first time you lay tiles in a round, your melds together must be worth **{ $opening_points } points** or more, from your rack alone.
    } A tile counts its number, a joker what it stands for. { $table_access_after_opening ->
        [same_turn] The melds on the table are yours to use in that very turn.
       *[next_turn] The melds on the table are yours to use from your next turn on.
    }
}

    { $hand_game_enabled ->
        [yes] **Hand game:** it is one if you have laid nothing before and lay your whole rack at once. { $hand_game_allow_table ->
            [yes] Melds on the table may be used for it.
           *[no] Melds on the table may not be used for it.
        } { $score_double ->
            [hand_game] The others’ points are doubled.
           *[none] {""}
        } { $hand_game_waives_opening ->
            [yes] It needs no minimum.
           *[no] {""}
        }
       *[no] {""}
    }

rules-tiles-rebuilding-title = Rebuilding the table
rules-tiles-rebuilding = Melds on the table belong to nobody. Once they are yours to use, you may split them, put them together, take tiles out of them and lay them anew with yours, as often as you like. Only what lies there in the end counts:
    - Every tile that lay on the table still lies there. None of them goes to your rack.
    { $rearrange_min_rack ->
        [one] - At least one tile came from your rack.
       *[other] - At least { $rearrange_min_rack } tiles came from your rack.
    }
    - There are only rows and groups, of three tiles or more.
    { $rearrange_check ->
        [strict_origin] - Three tiles of every meld stay together, unless you take it apart altogether.
       *[final_state] {""}
    }

    { $rearrange_assist ->
        [none] {"**"}No help:** what you choose is laid only as it is, as melds or added to melds on the table. You do the rest by hand.
        [placement] {"**"}Some help:** choose tiles, and the bot finds how to lay them. There are no hints.
       *[hints] {"**"}Help:** choose tiles, and the bot finds how to lay them. A hint shows what the sharp computer player would lay.
    }

rules-tiles-jokers-title = Jokers
rules-tiles-jokers = { $joker_max_per_meld ->
    [half] At most half the tiles of a meld may be jokers.
    [one] A meld takes one joker.
   *[at_least_one_natural] A meld needs at least one tile that is not a joker.
} { $joker_announce ->
    [required] In a group you say which colour it stands for.
   *[when_ambiguous] In a group it may stand for any colour that is missing.
}

rules-tiles-freeing-title = Jokers on the table
rules-tiles-freeing = { $rearrange_lock ->
    [none] Jokers on the table move like any other tile, and may stand for something else each time.
    [joker_only] A joker on the table stands for its tile until it is **freed**. The tiles beside it may be moved. The joker may go to another meld only as that same tile, from a row to a row or from a group to a group.
    [groups_only] A joker in a row stands for its tile until it is **freed**, and the tiles beside it may be moved. A group with a joker stays together until then. It may grow.
   *[whole_meld] A meld with a joker stays together until the joker is **freed**. It may grow, but nothing is taken from it.
} { $rearrange_lock ->
    [none] {""}
   *[other] { $rearrange_swap_tile_from ->
        [rack_or_table] You free a joker by putting the real tile in its place, from your rack or from another meld.
       *[rack_only] You free a joker by putting the real tile in its place, from your rack.
    } { $rearrange_set_colour ->
        [any_missing] In a group of three any colour that is missing will do.
       *[declared] {""}
    }
}

    { $joker_freed ->
        [immediately_in_new_meld] A freed joker goes into a **new** meld in the same turn, never to your rack.
       *[immediately_any] A freed joker is laid again in the same turn, in whatever meld you like, never on your rack.
    }

rules-tiles-time-title = When the time is up
rules-tiles-time = { $timer_s ->
    [none] A turn has the time that the pace of the game gives.
   *[other] At the live pace a turn has { $timer_s } seconds. Other paces give what they say.
} { $v1_enabled ->
    [yes] If you have not begun to lay, a tile is drawn for you and put aside.
   *[no] If you have not begun to lay, a tile is drawn for you.
}

    { $timeout_policy ->
        [take_loose_tiles] If you have begun to lay, the melds stay, and you take every tile that lies loose, whoever laid it. { $timeout_penalty_tiles ->
            [0] {""}
            [one] You draw one penalty tile as well.
           *[other] You draw { $timeout_penalty_tiles } penalty tiles as well.
        }
       *[keep_valid_else_rollback] If you have begun to lay, your tiles that lie in no meld go back to you. { $timeout_draw_if_nothing_laid ->
            [0] If the table still is not right, the turn is taken back altogether.
            [one] If the table still is not right, the turn is taken back and a tile is drawn.
           *[other] If the table still is not right, the turn is taken back and { $timeout_draw_if_nothing_laid } tiles are drawn.
        } { $timeout_penalty_tiles ->
            [0] There are no penalty tiles.
           *[other] {""}
        }
    }

rules-tiles-variants-title = Printed variants
rules-tiles-variants = The booklets offer these as well. Here is what this table plays:
    { $hand_game_enabled ->
        [yes] - ✓ **Hand game** (002 “Hand Rummy”, 004 variant 3) is played.
       *[no] - ✗ **Hand game** (002 “Hand Rummy”, 004 variant 3) is not played.
    } Whoever has laid nothing before and lays the whole rack at once doubles what the others lose.
    { $v1_enabled ->
        [yes] - ✓ **Take, then lay or put aside** (004 variant 1) is played.
       *[no] - ✗ **Take, then lay or put aside** (004 variant 1) is not played.
    } Each turn begins with taking a tile. Whoever lays none puts one aside, face up, and the next player may take it for a new meld.
    { $v2_enabled ->
        [yes] - ✓ **The open tile** (004 variant 2) is played.
       *[no] - ✗ **The open tile** (004 variant 2) is not played.
    } { $v2_condition ->
        [any_play] The eighth tile of the last stack lies open for whoever can lay with it.
       *[finish] The eighth tile of the last stack lies open for whoever can end the round with it.
    }

    Whoever opens the table chooses them under **House rules**, before the game begins.

rules-tiles-scores-title = Points
rules-tiles-scores = Whoever lays the last tile wins the round. The others lose what is left on their racks: each tile its number, a joker { $hand_values_joker }. { $score_winner ->
    [zero] The winner scores nothing.
   *[plus_sum] The winner gets all that as plus points.
}

    When the pool is empty, you pass if you cannot lay or do not want to. { $pool_empty ->
        [void_round] When everybody has passed in a row, the round counts for nobody.
       *[blocked_lowest_wins] When everybody has passed in a row, the lowest rack wins: the others lose what they hold above it.
    } { $match_tie ->
        [extra_round] If the best total is tied at the end, the tied players play on until one of them leads, at most ten rounds.
       *[shared] If the best total is tied at the end, the tied players share the win.
    }

## Examples beside the rules, judged by those very rules: $right says what came of it

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
    [one] Worth { $worths }: { $right ->
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
