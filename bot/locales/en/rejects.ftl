### What the rules and the host refuse: one sentence each, what is wrong and what would be right.
### An argument that a refusal may lack comes as "none". $card, $face and $cards are cards, $choices some
### of which any will do (“A, B or C”), $seat is a name, numbers are numbers.

## Whose turn, which moment

reject-stale_turn = That button belongs to an earlier turn. Your hand shows where the game stands.
reject-stale_window = That chance to knock is over. The next discard may bring another.
reject-not_your_turn = { $seat ->
    [none] It is not your turn yet. Open your hand to see what you can do.
   *[other] It is { $seat }’s turn. Open your hand to see what you can do.
}
reject-wrong_phase = You cannot do that at this moment. Your hand shows what you can do.
reject-draw_first = Draw a card before anything else.
reject-already_drawn = You have drawn already. Your turn ends with a discard.
reject-opening_discard_only = The starting turn is only a discard. Choose the card that you need least.
reject-match_over = This match is over. Start another with /{ command-game.name } { command-game-new.name }.
reject-seat_out = Your seat is out of this match, so you can only watch.
reject-awaiting_shuffle = The cards are being shuffled. Try again in a moment.
reject-bad_shuffle = That order is not a shuffle of this deck.

## Cards

reject-not_in_hand = You do not hold { $card }. Choose from what you hold.
reject-nothing_chosen = No card is chosen. Choose the cards in your hand first.
# $choices: cards as they are typed, “A, B or C”. The letters are English in every language.
reject-unknown_card = { $choices ->
    [none] { $text ->
        [none] That names no card. Write rank and suit, such as 7H, 10S, QD, AC or JK.
       *[other] “{ $text }” names no card. Write rank and suit, such as 7H, 10S, QD, AC or JK.
    }
   *[other] “{ $text }” names no card. Write { $choices }.
}
reject-too_much_typed = That is more than there is on any table. Name only the cards that you mean.
reject-one_card = That names { $count } cards, { $cards }. Name one of them.

## Melds

reject-meld_too_short = That is too few cards. { $kind ->
    [run] A run needs at least { $min }.
    [set] A set needs at least { $min }.
   *[other] A meld needs at least { $min }.
}
reject-not_a_meld = { $max ->
    [none] { $cards ->
        [none] These cards are neither a set nor a run. A set is one rank, a run is one suit in a row.
       *[other] { $cards }: these cards are neither a set nor a run. A set is one rank, a run is one suit in a row.
    }
   *[other] A run has at most { $max } cards. Lay fewer of them.
}
reject-set_suit_repeated = A set takes each suit only once, and { $card } would be there twice. Leave one out.
reject-set_too_large = A set has at most { $max } cards. Leave one out.
reject-run_broken = { $repeated ->
    [none] { $missing ->
        [none] These cards do not follow one another. A run has no gaps.
       *[other] The run has a gap: it lacks { $missing }. Fill it, with a joker if you have one, or lay fewer cards.
    }
   *[other] A run has each card only once, and { $repeated } is there twice. Leave one out.
}
reject-run_wraps = { $ace ->
    [low] In this game the ace stands below the two only. A run ends at the king.
    [high] In this game the ace stands above the king only. A run begins at the two or higher.
   *[other] A run does not go round the corner. The ace stands below the two or above the king, not in between.
}
reject-too_many_jokers = { $jokers ->
    [1] One joker is too many for this meld. Lay another card in its place.
   *[other] { $jokers } jokers are too many for this meld. Lay other cards in place of some.
}
reject-joker_unannounced = { $choices ->
    [none] Say which card the joker stands for.
   *[other] Say which card the joker stands for: { $choices }.
}
reject-joker_cannot_stand_for = { $choices ->
    [none] The joker cannot stand for { $face } in this meld. Choose another card for it.
   *[other] The joker cannot stand for { $face } here. It can stand for { $choices }.
}
reject-flush_only_closes = { $cards ->
    [none] A flush is laid only to close the round, with one more card to discard.
    [any_remaining] A flush is laid only to close the round from the hand: all your cards but the one to discard, and nothing melded before.
   *[other] A flush is laid only to close the round: { $cards } cards of one suit at once, and one more to discard.
}
reject-melds_too_early = Melds may be laid from lap { $from_lap } on, and this is lap { $lap }. For now, draw a card and discard one.
reject-opening_short = { $points ->
    [none] That is not worth enough for your first melds of the round. Add to them.
   *[other] Your first melds of the round must be worth { $needed } points, and these are worth { $points }. Choose more cards, or cards that count more.
}
reject-opening_one_meld = { $points ->
    [none] Your first meld of the round must reach the minimum by itself. Choose a bigger one.
   *[other] Your first meld of the round must be worth { $needed } points by itself, and the best of these is worth { $points }. Choose a bigger one.
}

## Laying off and jokers

reject-no_such_meld = That meld is not on the table. Look at the board again.
reject-layoff_disabled = In this game nothing is laid off. Lay new melds instead.
reject-layoff_needs_opening = You can lay off after your own first melds of the round.
reject-layoff_not_in_opening_turn = In this game you cannot lay off in the turn of your first melds. Do it in your next turn.
reject-layoff_needs_meld = You can lay off once you have laid a meld of your own in this round.
reject-layoff_target = { $targets ->
    [own] In this game you lay off on your own melds only. Choose one of yours.
    [others] In this game you lay off on the melds of others only. Choose one of theirs.
   *[other] You cannot lay off on that meld. Choose another.
}
reject-does_not_fit = { $choices ->
    [none] { $card } does not fit there. Choose another card or another meld.
   *[other] { $card } does not fit this meld. It takes { $choices }.
}
reject-swap_disabled = In this game jokers on the table stay where they are.
reject-swap_needs_opening = You can free a joker after your own first melds of the round.
reject-swap_no_joker = { $card ->
    [none] No joker in this meld stands for that card.
   *[other] No joker in this meld stands for { $card }. Only the card it stands for can free it.
}
reject-freed_joker_unused = { $freed ->
    [immediately_in_new_meld] A freed joker must go into a new meld at once. Choose the cards for it in the same move.
   *[other] A freed joker must be laid down again at once. Choose where it goes in the same move.
}

## Drawing and discarding

reject-discard_empty = The discard pile is empty. Draw from the stock.
reject-stock_only = { $why ->
    [claimed] The discard has been claimed.
    [refused] Both of you have refused the up-card.
   *[often] Too many discards were taken in a row.
} This time you draw from the stock.
reject-take_not_allowed = The discard may not be taken here. Draw from the stock.
reject-take_top_only = Only the top card of the discard pile may be taken. Take that, or draw from the stock.
reject-pile_too_small = { $count ->
    [1] There is one card on the discard pile. Take that, or draw from the stock.
   *[other] There are { $count } cards on the discard pile. Take no more than those.
}
reject-taken_not_melded = { $card } may be taken only to meld it at once. { $where ->
    [pile] Draw from the stock.
   *[none] Meld it, lay it off, or give it back.
}
reject-nothing_to_return = You have not taken a discard that you could give back.
reject-discard_just_taken = You just took { $card }, so you cannot discard it in the same turn. Discard another card.
reject-keep_a_discard = { $card ->
    [none] Your turn ends with a discard, so keep one card for it.
   *[other] Your turn ends with a discard. You just took { $card }, so keep another card for it.
}
reject-knock_not_allowed = You cannot bid Rommé at this moment. Discard without the bid.
reject-knock_too_high = You would hold { $left } points. { $test ->
    [exactly] Bidding Rommé takes exactly { $limit }.
   *[at_most] Bidding Rommé takes at most { $limit }.
} Discard without the bid.

## Claims

reject-stale_window-buying = That card is no longer for sale. The next discard will be.
reject-no_window-buying = There is no card for sale at this moment. With two players discards are never for sale: the next player simply takes them.
reject-claim_not_asked-buying = You cannot buy this card. Another one will come.
reject-window_closed-buying = The time to buy this card has run out.
reject-no_window = There is no discard to knock for at this moment. With two players there never is.
reject-no_window-claimless = Nobody knocks at this table. Its board shows whose turn it is.
reject-claim_not_asked = You cannot knock for this discard. Another one will come.
reject-claim_answered = You have answered for this discard already. Answers are final.
reject-window_closed = The time to knock for this discard has run out.

## Rebuilding the table

reject-rearrange_disabled = In this game melds stay as they were laid. Lay new ones, or add to them where that is allowed.
reject-table_piece_missing = { $card } was on the table and must stay there. Put it into a meld.
reject-piece_from_nowhere = You do not hold { $card }, and the table has no other. Lay what is there.
reject-nothing_laid = When you rebuild the table you add at least { $min } from your hand. Add more of yours.
reject-nothing_laid-tiles = { $min ->
    [1] You have added nothing from your rack. Add at least one tile of yours, or draw one instead.
   *[other] Laying takes at least { $min } tiles from your rack. Add more of yours, or draw one instead.
}
reject-joker_locked = The joker stands for { $face } until { $face } itself takes its place. Leave it where it is.
reject-meld_locked = { $cards }: this meld has a joker and is not taken apart. Add to it, or free its joker first.
reject-origin_broken = Of { $cards } at least three must stay together. Take fewer away.

## Tiles

reject-table_needs_opening = You can use the melds on the table after you have opened. First lay { $needed } points from your rack alone.
reject-no_tile_to_take = No such tile lies open at this moment. Draw one from the pool.
reject-open_tile_finishes = { $card } is taken only to lay your whole rack with it. Otherwise leave it.
reject-taken_needs_new_meld = { $card } is taken only to lay a new meld with it at once. Draw a tile instead.
reject-put_one_aside = You have laid in this turn. End it by putting one tile aside.
reject-must_lay = You can lay tiles, so in this game you must. Look how the table could be rebuilt.

## Where tiles are said otherwise than cards

reject-draw_first-tiles = Take a tile first. Then lay, or put one aside.
reject-already_drawn-v1 = You have taken a tile in this turn. Lay tiles, or put one aside.
reject-already_drawn-tiles = You have drawn for this turn. Lay tiles if you like, then end it.
reject-awaiting_shuffle-tiles = The tiles are being mixed. Try again in a moment.
reject-piece_from_nowhere-tiles = You do not hold { $card }, and the table has no other. Lay what is there.
reject-joker_unannounced-tiles = { $choices ->
    [none] Say which tile the joker stands for.
   *[other] Say which tile the joker stands for: { $choices }.
}
reject-joker_cannot_stand_for-tiles = { $choices ->
    [none] The joker cannot stand for { $face } in this meld. Choose another tile for it.
   *[other] The joker cannot stand for { $face } here. It can stand for { $choices }.
}
reject-bad_shuffle-tiles = That order does not mix these tiles.
reject-not_in_hand-tiles = You do not hold { $card }. Choose from what you hold.
reject-nothing_chosen-tiles = No tile is chosen. Choose the tiles on your rack first.
reject-unknown_card-tiles = { $choices ->
    [none] { $text ->
        [none] That names no tile. Write the letter of its colour and its number, or JK for a joker. The letters are under { button-rules }.
       *[other] “{ $text }” names no tile. Write the letter of its colour and its number, or JK for a joker. The letters are under { button-rules }.
    }
   *[other] “{ $text }” names no tile. Write { $choices }.
}
reject-one_card-tiles = That names { $count } tiles, { $cards }. Name one of them.
reject-meld_too_short-tiles = That is too few tiles for a meld. It needs at least { $min }.
reject-not_a_meld-tiles = { $max ->
    [none] { $cards ->
        [none] These tiles are neither a group nor a row.
       *[other] { $cards }: these tiles are neither a group nor a row.
    } A group is one number in different colours, a row is numbers that follow each other, in one colour.
   *[other] A row has at most { $max } tiles. Lay fewer of them.
}
reject-set_suit_repeated-tiles = A group takes each colour only once, and { $card } would be there twice. Leave one out.
reject-set_too_large-tiles = A group has at most { $max } tiles. Leave one out.
reject-run_broken-tiles = { $repeated ->
    [none] { $missing ->
        [none] These tiles do not follow one another. A row has no gaps.
       *[other] The row has a gap: it lacks { $missing }. Fill it, with a joker if you have one, or lay fewer tiles.
    }
   *[other] A row has each tile only once, and { $repeated } is there twice. Leave one out.
}
reject-run_wraps-tiles = The one stands below the two only. A row ends at 13.
reject-too_many_jokers-tiles = { $jokers ->
    [1] One joker is too many for this meld. Lay another tile in its place.
   *[other] That is too many jokers for this meld. Lay other tiles in place of some.
}
reject-opening_short-tiles = { $points ->
    [none] That is not worth enough for your first melds of the round. Add to them from your rack.
   *[other] Your first melds of the round must be worth { $needed } points from your rack alone and these are worth { $points }. Lay more, or draw a tile.
}
reject-freed_joker_unused-tiles = { $freed ->
    [immediately_in_new_meld] A freed joker must go into a new meld in the same turn. Lay one with it.
   *[other] A freed joker must be laid again in the same turn. Choose where it goes.
}
reject-take_not_allowed-tiles = In this game tiles are taken from the pool only. Draw one.
reject-taken_not_melded-tiles = { $card } may be taken only to lay it at once. Lay it, or leave it.
reject-stock_empty-tiles = The pool is empty. Lay tiles, or pass if you cannot or do not want to.
reject-may_not_pass-v1 = You pass only when there is no tile to take. Lay tiles, or put one aside.
reject-may_not_pass-tiles = You pass only when there is no tile to draw. Lay tiles, or draw one.

## Duel

reject-nothing_to_flip = There is nothing for you to flip at this moment. Wait for the others.

## Gin

reject-upcard_first = { $card } is offered to you. Take it or refuse it first.
reject-knock_too_high-gin = You would hold { $left } points of deadwood and may knock with at most { $limit }. Discard without knocking.
reject-no_window-gin = You knock as you discard: in your hand, or by /{ command-discard.name } with **{ option-call.name }**.
reject-big_gin_disabled = In this game nothing is laid down before a knock. Discard a card, and knock with it if you can.
reject-big_gin_needs_all = Big gin needs every card in a meld. In none: { $cards }. Discard one and knock instead.
reject-lay_off_first = The other player has knocked. Lay off what you like, or have it done for you.

## Suit rows

reject-start_with_eight = You start the round with { $card }. Lay it first.
reject-no_place_in_row = { $card } has no place yet. A row starts with its eight and grows by the next card down or up.
reject-stock_empty = The stock is empty. Lay a card, or pass if no card fits.
reject-must_place = You hold a card that fits, so lay one. You draw only when no card does.
reject-may_not_pass = You pass only when no card fits and the stock is empty. Lay a card or draw one.

## The host

reject-no_game_here = There is no game in this channel. Open one with /{ command-game.name } { command-game-new.name }.
reject-no_such_game = That game is gone. See /{ command-game.name } { command-game-list.name } for those that are there.
reject-channel_busy = This channel has a game already. Choose another channel, or a new thread.
reject-not_a_lobby = This game has started: its seats and its rules are fixed.
reject-set_aside = This game cannot be read at the moment, but its moves are kept. The bot’s operator can see why. You may open another one here.
reject-not_running = { $status ->
    [lobby] This game has not begun: /{ command-game.name } { command-game-start.name } begins it.
    [cancelled] Nothing more is played here: this match was closed or called off.
    [finished] This match is over.
   *[other] This game is not being played.
}
reject-already_joined = You sit at this table already.
reject-not_joined = You do not sit at this table. Join with /{ command-game.name } { command-game-join.name } while its lobby is open.
reject-lobby_full = All { $seats } seats of this table are taken. Open another with /{ command-game.name } { command-game-new.name }.
reject-too_few_seats = This game needs at least { $min } players. Wait for more, or add a computer player.
reject-not_host = Only { $host_id }, the host of this table, can do that.
reject-not_seated = You have no seat in this game. Its board shows what everybody may see.
reject-no_hand = Nobody has a hand in this game. Play at the board, or with /{ command-flip.name }.
reject-not_your_seat = That seat is not yours. Open your own hand with /{ command-hand.name }.
reject-unknown_variant = There is no game called “{ $variant }”. Choose one from the list.
# $why: a sentence of faults.ftl.
reject-bad_switch = { $why }
reject-half_a_rule = “{ $typed }” is no house rule. Write the name of a switch, = and a value, such as `match.end=fixed_rounds`.
# All facts but $given are lengths of time.
reject-bad_pace = { $turn_min ->
    [none] “{ $given }” is not a pace. Choose `{ pace-live }`, `{ pace-quick }`, `{ pace-daily }`, `{ pace-slow }`, or `{ pace-friendly }`, or write the time of a turn, a slash and that to knock: `90s/20s`, `1h 30m/5m`, or `8h+1d/30m` with a day in reserve.
   *[other] That pace does not work: a turn takes { $turn_min } to { $turn_max }, knocking { $window_min } to { $window_max } and no longer than the turn, and a reserve is at most { $reserve_max }.
}
reject-bad_seats = This game is for { $known } players.
reject-not_finished = This match is still being played. Its replay is there when it is over.
reject-hands_closed = { $why ->
    [round] Other tables of this round still play. Hands open when it is over.
   *[match] Hands open when the match is over.
}
reject-not_played_on = Nothing can be played on from here. Go back to an earlier move.
reject-moments_posted = You posted { $most } moments within an hour. Please try again in { $wait }.
reject-not_its_channel = Moments are posted where the match was: { $channels }.
reject-unknown_strength = There is no computer player of strength “{ $strength }”. Choose { $known }.
reject-not_a_keeper = Only people who may manage this server can change its settings. At your own table you set the rules.
reject-no_rule_set = { $name ->
    [none] This server has no rules of that name. See /{ command-settings.name }.
   *[other] This server has no rules called “{ $name }”. See /{ command-settings.name }.
}
reject-rule_sets_full = This server has { $most } rule sets already. Forget one first.
reject-bad_name = A name has 1 to { $most } characters. Choose another.
reject-name_taken = The name “{ $name }” is taken. Choose another, or forget those rules.
reject-standard_rules = “{ $name }” means standard rules. Choose another.
reject-too_late = Your time was up, so the clock has played for you.
