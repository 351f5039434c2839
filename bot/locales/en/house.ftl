### House rules in words, as a lobby tells them: each switch as a sentence, by what it is set to.
### $value is a number where the switch is one, else the word that is typed. A sentence is a choice of a select, too: at
### most 100 characters.

said-players_min = At least { $value } players.
said-players_max = At most { $value } players.
said-match-end = { $value ->
    [fixed_rounds] The match has a fixed number of rounds.
    [last_player_standing] The match goes on until one player is left.
   *[target] The match goes on until somebody reaches a total.
}
said-match-rounds = { $value ->
    [number_of_players] As many rounds as players.
    [one] { $value } round.
   *[other] { $value } rounds.
}
said-match-target = A match to a total is played to { $value }.
said-match-eliminate_at = { $value ->
    [none] No total puts anybody out.
   *[other] At { SCORE($value) } points a player is out of the match.
}
said-match-eliminate_on = { $value ->
    [net] Bonuses count towards being out.
   *[gross_penalty] Penalty points alone count towards being out.
}
said-match-max_rounds = { $value ->
    [one] Without a fixed number of rounds the match has { $value } round at most.
   *[other] Without a fixed number of rounds the match has { $value } rounds at most.
}
said-match-best = { $value ->
    [lowest] The lowest total wins.
    [highest] The highest total wins.
    [last_player_standing] The last one left wins.
   *[other] {""}
}
said-match-first_dealer = { $value ->
    [random] The first dealer is drawn by lot.
   *[first_seat] The first seat deals first.
}
said-match-dealer_rotation = { $value ->
    [clockwise] The deal moves to the left after each round.
    [fixed] The same player deals every round.
    [winner] The winner of a round deals the next.
   *[loser] The loser of a round deals the next.
}
said-match-tie = { $value ->
    [shared] A tie at the end shares the win.
   *[extra_round] A tie at the end is played on until somebody leads, ten rounds at most.
}
said-match-on_leave = { $value ->
    [computer] If you leave, the computer plays for you.
   *[forfeit] If you leave, you are out of the match.
}
said-deck-packs = { $value ->
    [one] { $value } pack of 52 cards.
   *[other] { $value } packs of 52 cards.
}
said-deck-packs_from_five = { $value ->
    [none] As many packs at a table of five seats or more.
    [one] At a table of five seats or more, { $value } pack.
   *[other] At a table of five seats or more, { $value } packs.
}
said-deck-jokers = { $value ->
    [0] No jokers.
    [one] { $value } joker.
   *[other] { $value } jokers.
}
said-deal-cards = Everybody is dealt { $value } cards.
said-deal-cards_two = { $value ->
    [none] At a table of two seats as many cards are dealt.
   *[other] At a table of two seats everybody is dealt { $value } cards.
}
said-deal-upcard_offered = { $value ->
    [on] The up-card is offered before the first turn.
   *[off] The up-card is not offered before the first turn.
}
said-deal-extra_card_to = { $value ->
    [left_of_dealer] The player to the dealer’s left gets one more.
   *[none] Nobody gets an extra card.
}
said-deal-packets = Cards are dealt in packets: { $value }.
said-deal-upcard = { $value ->
    [on] One card is turned up beside the stock.
   *[off] No card is turned up.
}
said-start-opening_action = { $value ->
    [discard_only] The first player only discards.
   *[normal_turn] The first player plays a whole turn.
}
said-meld_from_lap = { $value ->
    [1] Melds may be laid from the start.
   *[other] Melds may be laid from lap { $value } on.
}
said-draw-discard_take = { $value ->
    [free] The top discard may be taken.
    [only_if_melded_this_turn] The top discard may be taken only to lay it at once, before any other card.
    [visible_pile] All discards lie open: take several if you lay the deepest at once.
   *[never] Discards may not be taken.
}
said-draw-pile_top = { $value ->
    [must_be_melded] The top card of the open pile must be melded at once, too.
   *[free] The top card of the open pile may simply be taken.
}
said-draw-discard_take_from_lap = { $value ->
    [1] Discards may be taken from the start.
   *[other] Discards may be taken from lap { $value } on.
}
said-draw-discard_just_taken = { $value ->
    [on] You may discard what you have just taken.
   *[off] You may not discard the card just taken.
}
said-claim-enabled = { $value ->
    [on] The others may knock for a discard.
   *[off] Nobody knocks for discards.
}
said-claim-penalty_stock_cards = { $value ->
    [0] A claimed discard costs no penalty card.
    [one] A claimed discard costs { $value } penalty card.
   *[other] A claimed discard costs { $value } penalty cards.
}
said-claim-next_player_exempt = { $value ->
    [on] The next player claims without penalty.
   *[off] The next player pays as well.
}
said-claim-resolution = { $value ->
    [seat_order] Of those who want it, the nearest after the discarder gets the card.
   *[first_click] The first to ask for it gets the card.
}
said-claim-from_lap = { $value ->
    [1] Discards may be claimed from the start.
   *[other] Discards may be claimed from lap { $value } on.
}
said-claim-max_per_round = { $value ->
    [none] You may claim any number of discards.
    [one] You may claim { $value } discard in a round.
   *[other] You may claim { $value } discards in a round.
}
said-claim-upcard_buyable = { $value ->
    [on] The first open card may be bought.
   *[off] The first open card is not for sale.
}
said-claim-veto = { $value ->
    [on] Players in between must agree to a claim: who passes agrees, who says nothing does not.
   *[off] A claim needs nobody’s agreement.
}
said-claim-changes_turn_order = { $value ->
    [on] Play goes on from the one who claimed.
   *[off] A claim does not change whose turn is next.
}
said-claim-next_draw = { $value ->
    [stock_only] After a claim, the next player draws from the stock.
   *[free] After a claim, the next player draws from either pile.
}
said-set-min = A set has at least { $value } cards.
said-set-max = { $value ->
    [none] A set may be of any size.
   *[other] A set has at most { $value } cards.
}
said-set-distinct_suits = { $value ->
    [on] A set has each suit once.
   *[off] A set may have a suit twice.
}
said-run-min = A run has at least { $value } cards.
said-run-max = A run has at most { $value } cards.
said-run-ace = { $value ->
    [low] The ace stands below the two only.
    [high] The ace stands above the king only.
   *[low_or_high] The ace stands below the two or above the king, never in between.
}
said-run-wrap = { $value ->
    [on] A run may go round the corner: king, ace, two.
   *[off] A run does not go round the corner.
}
said-flush = { $value ->
    [none] There is no closing flush.
   *[on] A flush of one suit may close the round.
}
said-flush-cards = { $value ->
    [any_remaining] The closing flush has all your cards, and nothing was laid before.
   *[12] The closing flush has twelve cards.
}
said-joker-max_per_meld = { $value ->
    [half] At most half of a meld may be jokers.
    [at_least_one_natural] A meld needs one piece that is no joker.
   *[1] A meld takes one joker.
}
said-joker-meld_value = { $value ->
    [replaced_card] A joker in a meld is worth what it stands for.
   *[other] A joker in a meld is worth { $value }.
}
said-joker-swap = { $value ->
    [own_turn_after_opening] You may free a joker on your turn, after your first melds.
    [own_turn] You may free a joker on your turn.
   *[never] No card frees a joker on the table.
}
said-joker-freed = { $value ->
    [hand_or_play] A freed joker may be kept.
    [immediately_any] A freed joker must be laid again at once.
   *[immediately_in_new_meld] A freed joker must go into a new meld at once.
}
said-joker-announce = { $value ->
    [when_ambiguous] You say what a joker stands for only where it is not clear.
   *[required] You always say what a joker in a set stands for.
}
said-opening-points = { $value ->
    [0] No points needed to open.
    [one] { $value } point needed to open.
   *[other] { $value } points needed to open.
}
said-opening-scope = { $value ->
    [single_meld] One meld alone must bring the points to open.
   *[sum_of_melds] Several melds together may bring the points to open.
}
said-opening-count_layoffs = { $value ->
    [on] Cards you lay off count towards opening.
   *[off] Cards you lay off do not count towards opening.
}
said-opening-count_table = { $value ->
    [none] The table does not count towards opening.
    [touched_melds] Melds on the table that you use count towards opening.
   *[all] All melds on the table count towards opening.
}
said-layoff-enabled = { $value ->
    [on] Cards may be added to melds on the table.
   *[off] Nothing is added to melds on the table.
}
said-layoff-requires = { $value ->
    [own_opening] You may lay off after your own first melds.
    [own_meld] You may lay off after a meld of your own.
   *[any_meld_on_table] You need no meld of your own to lay off.
}
said-layoff-targets = { $value ->
    [all_melds] You may lay off on anybody’s melds.
    [others] You may lay off on the melds of others only.
   *[own] You may lay off on your own melds only.
}
said-layoff-in_opening_turn = { $value ->
    [on] You may lay off in the turn of your first melds.
   *[off] You may not lay off in the turn of your first melds.
}
said-layoff-by = { $value ->
    [choice] After a knock, the other player chooses what to lay off.
    [search] After a knock, the best is laid off for the other player.
   *[nobody] Nothing is laid off after a knock.
}
said-layoff-on_gin = { $value ->
    [on] Cards may be laid off against gin.
   *[off] Nothing is laid off against gin.
}
said-rearrange = { $value ->
    [none] Melds on the table stay as they lie.
   *[on] Melds on the table may be rebuilt.
}
said-rearrange-lock = { $value ->
    [none] Jokers on the table move freely, and may stand for something else each time.
    [joker_only] A joker on the table stays what it is until it is freed, and goes only to a meld of its kind.
    [groups_only] A set or group with a joker may only grow until it is freed; in runs and rows, pieces may move.
   *[whole_meld] A meld with a joker stays together until the joker is freed, but may grow.
}
said-rearrange-swap_tile_from = { $value ->
    [rack_only] The piece that frees a joker must be one of your own.
   *[rack_or_table] The piece that frees a joker may be yours or come from another meld.
}
said-rearrange-set_colour = { $value ->
    [any_missing] Any missing suit or colour frees a joker in a set.
   *[declared] Only the announced suit or colour frees a joker in a set.
}
said-rearrange-min_rack = { $value ->
    [0] You may rebuild the table without laying anything.
    [one] When you rebuild the table, you lay at least { $value } of yours.
   *[other] When you rebuild the table, you lay at least { $value } of yours.
}
said-rearrange-check = { $value ->
    [final_state] Only the finished table counts.
   *[strict_origin] Three pieces of every meld stay together, unless you take it apart altogether.
}
said-rearrange-assist = { $value ->
    [none] No help with rebuilding.
    [placement] The bot finds places for what you choose.
   *[hints] The bot finds places and gives hints.
}
said-deck-copies = { $value ->
    [one] Each tile is there { $value } time.
   *[other] Each tile is there { $value } times.
}
said-deal-tiles = Everybody begins with { $value } tiles.
said-deal-method = { $value ->
    [random_draw] Tiles are drawn one by one.
   *[two_stacks_of_7] Everybody takes two stacks of seven tiles.
}
said-start-player = { $value ->
    [drawn_by_lot] The first player is drawn by lot.
   *[highest_tile_drawn] The highest tile drawn begins.
}
said-table_access_after_opening = { $value ->
    [next_turn] The table is yours from the turn after your first melds.
   *[same_turn] The table is yours in the turn of your first melds.
}
said-drawn_tile_playable_same_turn = { $value ->
    [on] A drawn tile may be laid at once.
   *[off] A drawn tile waits for your next turn.
}
said-may_decline_to_lay = { $value ->
    [on] You need not lay, even if you can.
   *[off] If you can lay, you must.
}
said-hand_game-enabled = { $value ->
    [on] Laying your whole rack at once is a hand game.
   *[off] There is no hand game.
}
said-hand_game-waives_opening = { $value ->
    [on] A hand game needs no points to open.
   *[off] A hand game needs the points to open.
}
said-hand_game-allow_table = { $value ->
    [on] A hand game may use the table.
   *[off] A hand game may not use the table.
}
said-v1-enabled = { $value ->
    [on] On your turn, take a tile, then lay or put one aside.
   *[off] On your turn, lay tiles or draw one.
}
said-v1-discard = { $value ->
    [if_nothing_laid] You put a tile aside only if you have laid none.
   *[always] You put a tile aside in every turn.
}
said-v1-take_condition = { $value ->
    [in_the_new_meld] A tile put aside is taken for a new meld that holds it.
   *[any_new_meld] A tile put aside is taken if you lay any new meld.
}
said-v2-enabled = { $value ->
    [on] The eighth tile of the last stack lies open.
   *[off] No tile lies open.
}
said-v2-condition = { $value ->
    [finish] The open tile is only for laying your whole rack.
   *[any_play] The open tile is for any play.
}
said-timer_s = { $value ->
    [none] A turn has the time of its pace.
   *[other] A live turn has { $value } seconds.
}
said-timeout-policy = { $value ->
    [keep_valid_else_rollback] When time runs out, your tiles in no meld go back to you.
   *[take_loose_tiles] When time runs out, you take all loose tiles.
}
said-timeout-penalty_tiles = { $value ->
    [0] Running out of time costs no tiles.
    [one] Running out of time while laying costs { $value } tile.
   *[other] Running out of time while laying costs { $value } tiles.
}
said-timeout-draw_if_nothing_laid = { $value ->
    [0] If nothing of an unfinished turn can stay, no tile is drawn.
    [one] If nothing of an unfinished turn can stay, { $value } tile is drawn.
   *[other] If nothing of an unfinished turn can stay, { $value } tiles are drawn.
}
said-pool_empty = { $value ->
    [blocked_lowest_wins] When everybody has passed in a row, the lowest rack wins.
   *[void_round] When everybody has passed in a row, the round counts for nobody.
}
said-go_out-last_card = { $value ->
    [must_discard] Your last card must be a discard.
    [may_discard] You may go out by laying your last card.
   *[floats] If you lay your last card, you play on without a hand until you can discard.
}
said-go_out-call = { $value ->
    [auto] “Rummy” is called for you.
    [required] Forgetting to call “rummy” costs a card.
   *[none] Nobody calls “rummy”.
}
said-go_out-knock = { $value ->
    [none] Nobody may bid Rommé.
   *[on] A round may be won by bidding Rommé.
}
said-go_out-knock-limit = { $value ->
    [one] You may bid Rommé with your discard and { $value } point left in hand.
   *[other] You may bid Rommé with your discard and { $value } points left in hand.
}
said-go_out-knock-test = { $value ->
    [at_most] Fewer points are enough for the bid, too.
   *[exactly] The bid takes exactly those points.
}
said-go_out-knock-ace = { $value ->
    [1] For the bid, an ace in hand counts 1.
   *[11] For the bid, an ace in hand counts 11.
}
said-go_out-knock-undercut = { $value ->
    [on] A lower hand beats the bid.
   *[off] The bid always wins.
}
said-stock-empty = { $value ->
    [shuffle_discards_keep_top] When the stock runs out, the discards but the top one are shuffled into a new one.
    [turn_over_discards_keep_top] When the stock runs out, the discards but the top one are turned over.
   *[end_round] The discards never become a new stock.
}
said-stock-max_recycles = { $value ->
    [none] The discards may become a new stock any number of times.
    [0] The discards never become a new stock.
    [one] The discards may become a new stock { $value } time.
   *[other] The discards may become a new stock { $value } times.
}
said-stock-void_at = { $value ->
    [one] With { $value } card left in the stock and no knock, the round is void.
   *[other] With { $value } cards left in the stock and no knock, the round is void.
}
said-hand_values-ace = An ace left in hand counts { $value }.
said-hand_values-court = { $value ->
    [11] Left in hand, jacks, queens and kings count 11.
    [12] Left in hand, jacks count 11, queens and kings 12.
    [13] Left in hand, jacks count 11, queens 12, kings 13.
   *[other] Left in hand, court cards count { $value }.
}
said-hand_values-joker = A joker left in hand counts { $value }.
said-meld_values-ace_low = An ace below the two is worth { $value }.
said-meld_values-ace_high = An ace above the king is worth { $value }.
said-meld_values-ace_in_set = An ace in a set is worth { $value }.
said-meld_values-court = { $value ->
    [11] In a meld, jacks, queens and kings are worth 11.
    [12] In a meld, jacks are worth 11, queens and kings 12.
    [13] In a meld, jacks are worth 11, queens 12, kings 13.
   *[other] In a meld, court cards are worth { $value }.
}
said-score-winner = { $value ->
    [nothing] The winner of a round counts nothing.
    [own_hand_value] The winner of a round counts what is left in hand, too.
    [plus_sum] The winner of a round gets what the others lose.
   *[zero] The winner of a round scores nothing.
}
said-score-winner_bonus = { $value ->
    [0] Winning a round brings no bonus.
   *[other] Winning a round counts { SCORE($value) }.
}
said-score-bonus_floor = { $value ->
    [none] A bonus may take a total past zero.
   *[zero] A bonus takes no total past zero.
}
said-score-lone_joker_relief = { $value ->
    [0] A lone joker in hand brings no bonus.
   *[other] A lone joker in hand is credited { SCORE($value) }.
}
said-score-first_melder_penalty = { $value ->
    [0] Melding first costs nothing.
   *[other] If you meld first and do not win, you pay { $value }.
}
said-score-double = { $value ->
    [none] Nothing doubles points.
    [flush_from_hand] A closing flush doubles the others’ points.
    [any_close_from_hand] Closing from the hand doubles the others’ points.
   *[hand_game] A hand game doubles the others’ points.
}
said-score-count_melds = { $value ->
    [on] What you have laid counts for you, what you hold against you.
   *[off] What you still hold counts against you.
}
said-score-gin = { $value ->
    [0] Gin brings no bonus.
   *[other] Gin brings { $value } more.
}
said-score-big_gin = { $value ->
    [none] There is no big gin.
   *[other] Big gin brings { $value } more.
}
said-score-undercut = An undercut brings { $value } more.
said-score-undercut_on_tie = { $value ->
    [on] Just as much deadwood is an undercut, too.
   *[off] Just as much deadwood is no undercut.
}
said-score-game = The leader at the end gets { $value } for the game.
said-score-box = Each round won brings { $value } at the end.
said-score-shutout_doubles = { $value ->
    [on] Points double against a player who has won no round.
   *[off] A shutout doubles nothing.
}
said-score-show_money = { $value ->
    [on] Totals are told as money, too: ten points are a cent.
   *[off] Totals are not told as money.
}
said-score-display = { $value ->
    [penalty] Totals are written as penalty points.
   *[negative] Totals are written below zero.
}
said-knock-limit = { $value ->
    [0] You may knock only without deadwood.
   *[other] You may knock with deadwood of { $value } or less.
}
said-knock-oklahoma = { $value ->
    [none] The up-card does not change who may knock.
   *[on] The up-card lowers the limit for knocking to its own worth.
}
said-knock-oklahoma-ace = { $value ->
    [1] An ace as up-card counts 1.
   *[gin] An ace as up-card means gin alone.
}
said-knock-oklahoma-spades_double = { $value ->
    [on] A spade as up-card doubles the round.
   *[off] A spade as up-card doubles nothing.
}
said-duel-packs = { said-deck-packs }
said-duel-jokers = { $value ->
    [0] No jokers.
   *[other] { $value } jokers, half for each team.
}
said-karo8-ace = { $value ->
    [high] The ace lies above the king.
   *[low] The ace lies below the two.
}
said-karo8-may_hold_back = { $value ->
    [on] You may draw although you could lay.
   *[off] You draw only when no card of yours fits.
}
said-karo8-eights_first = { $value ->
    [on] All four eights must lie before any other card.
   *[off] The eights may come at any time.
}
said-karo8-start_draw = { $value ->
    [round_robin] If nobody holds an eight, the players draw in turn.
   *[first_player] If nobody holds an eight, the first player draws.
}
said-karo8-drawn_card_playable_same_turn = { $value ->
    [on] A drawn card that fits is laid at once.
   *[off] A drawn card is not laid in the same turn.
}
said-karo8-win = { $value ->
    [colour_complete] The first complete colour wins for its team, no matter who laid it.
   *[team_hands_empty] The first team without cards wins.
}
said-karo8-teams = { $value ->
    [lone_hero] Of three players the dealer plays alone for the heroes.
   *[lone_villain] Of three players the dealer plays alone for the villains.
}
