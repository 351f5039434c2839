### What is wrong with the rules of a game, or with how somebody wants to change one: one sentence each, what is wrong
### and what would be right. Switches stand there as they are typed; $switch is the one at fault.

## How a switch is typed

# $meant and $within: names as they are typed, in a list; $allowed: “`low`, `high` or a whole number from 1 to 50”.
fault-no_such_switch = { $meant ->
    [none] There is no house rule `{ $switch }`. The rules of each game list those that it has.
   *[other] There is no house rule `{ $switch }`. Did you mean { $meant }?
}
fault-group_of_switches = `{ $switch }` stands for several house rules. Set one of { $within }.
fault-value_not_allowed = `{ $switch }={ $given }` does not work. It can be { $allowed }.

## Players

# $range: “2 to 6” or “2 or 4”.
fault-wrong_seats = This game is for { $range } players, not { $seats }.
fault-seats_reversed = `players_min={ $least }` is above `players_max={ $most }`. Lower the one or raise the other.
fault-team_cards_uneven = { $cards } cards of a team cannot be dealt evenly to { $players } players. Set `duel.jokers=4` or `duel.jokers=0`.
fault-no_equal_teams = No number of players from `players_min` to `players_max` makes two equal teams with equal piles. Let 2 play, or 4 with `duel.jokers=4` or `duel.jokers=0`.

## The match

fault-never_out = `match.end=last_player_standing` needs a total at which a player is out. Set `match.eliminate_at` to a number.
fault-highest_total_wins = Totals count what is won in this game, so the highest is best. Set `match.best=highest`.
fault-no_total_to_be_out = Totals count what is won in this game, so nobody is out at one. Set `match.eliminate_at=none`.
fault-team_shares_win = A team shares its win, so those who are tied share it too. Set `match.tie=shared`.
fault-target_out_of_reach = With `score.winner=zero` nobody scores plus points and no total is ever reached. Set `score.winner=plus_sum`, or another `match.end`.
fault-wins_sink_totals = Each win takes off more than most lost rounds bring, so totals sink and nobody is ever out. Set `score.winner_bonus` to { $least } or nearer to 0, or `match.eliminate_on=gross_penalty`, or `score.bonus_floor=zero`.

## Cards and tiles

fault-deck_too_small = `{ $switch }` leaves too few cards: { $seats } players with { $each } each need a deck of { $needed }, and there are { $there }. Lower `players_max` or deal fewer, or take more packs.
fault-stock_too_small = `{ $switch }` leaves too small a stock: { $seats } players with { $each } each need a deck of { $needed } so that everybody can draw once, and there are only { $there }. Lower `players_max` or deal fewer, or take more packs.
fault-starter_holds_one_more = `deal.extra_card_to=left_of_dealer` deals the card that the first player of a round only discards. It needs `start.opening_action=discard_only`, or the starter would hold one card more than the others.
fault-starter_holds_one_less = Only discarding in the first turn takes one card more, so `start.opening_action=discard_only` needs `deal.extra_card_to=left_of_dealer`.
fault-tiles_too_few = `{ $switch }` leaves too few tiles: { $seats } players with { $each } each need { $needed }, and there are { $there }. Lower `players_max` or `deal.tiles`, or set `deck.copies=2`.
fault-stacks_are_fourteen = Two stacks of seven are 14 tiles, so `deal.method=two_stacks_of_7` needs `deal.tiles=14`.
fault-stacks_uneven = { $there } tiles do not make stacks of seven and a last one of eight. `deal.method=two_stacks_of_7` needs `deck.copies=2` and `deck.jokers=2`.
fault-open_tile_needs_stacks = The open tile lies on the last stack, so `v2.enabled=on` needs `deal.method=two_stacks_of_7`.

## Melds

fault-set_bounds_crossed = `set.max={ $most }` is below `set.min={ $least }`. Raise the one or lower the other.
fault-set_suits_run_out = `set.distinct_suits=on` leaves at most four cards, so set `set.max` to 4 or less. Or set `set.distinct_suits=off`.
fault-run_bounds_crossed = `run.max={ $most }` is below `run.min={ $least }`. Raise the one or lower the other.
fault-run_longer_than_suit = A suit has 13 cards, so `run.max={ $value }` needs `run.wrap=on`.
fault-wrap_needs_both_aces = Going round the corner takes an ace that stands low and high, so `run.wrap=on` needs `run.ace=low_or_high`.
fault-flush_needs_twelve = A `flush` of 12 cards and its discard need `deal.cards=12`. Or set `flush.cards=any_remaining`.
fault-double_needs_flush = `score.double=flush_from_hand` needs a closing flush. Set `flush=on`.

## The first melds

fault-layoffs_never_count = `opening.count_layoffs=on` counts cards that are laid off, so it needs `layoff.enabled=on`.
fault-one_meld_counts_no_layoffs = Where one meld alone must be worth the points, nothing else counts. `opening.count_layoffs=on` needs `opening.scope=sum_of_melds`.
fault-one_meld_counts_no_table = Where one meld alone must be worth the points, nothing else counts. `opening.count_table={ $value }` needs `opening.scope=sum_of_melds`.

## Drawing and claiming

fault-claim_is_free_draw = For the player next in turn a claim is an ordinary draw, so `draw.discard_take={ $value }` needs `claim.enabled=off`.
fault-claim_before_draw = Claims cannot begin before the discard may be taken, so `draw.discard_take_from_lap={ $least }` needs `claim.from_lap={ $least }` or more.
fault-upcard_not_for_sale = `claim.upcard_buyable=on` needs `claim.enabled=on`, `deal.upcard=on` and `start.opening_action=normal_turn`.
fault-veto_needs_seat_order = With `claim.resolution=first_click` nobody sits between, so `claim.veto=on` needs `claim.resolution=seat_order`.

## Rebuilding the table

fault-rebuilding_lays_nothing = A turn that rebuilds the table must lay something of one’s own. Set `rearrange.min_rack` to 1 or more.
fault-rebuilding_endless_runs = Melds can be rebuilt only where runs do not go round the corner, so `rearrange=on` needs `run.wrap=off`.
fault-rebuilding_short_runs = Melds can be rebuilt only where a long run can be laid as two, so `rearrange=on` needs `run.max` of { $least } or more, or a lower `run.min`.
fault-rebuilding_needs_layoffs = Rebuilding adds cards to melds on the table, so `rearrange=on` needs `layoff.enabled=on`.
fault-rebuilding_needs_all_melds = A table that is rebuilt belongs to nobody, so `rearrange=on` needs `layoff.targets=all_melds`.
fault-rebuilding_counts_layoffs = Laying off and melding are one where melds are rebuilt, so `rearrange=on` needs `opening.count_layoffs=on`, or `opening.points=0`.
fault-declared_needs_announced = Only what was announced can be declared, so `rearrange.set_colour=declared` needs `joker.announce=required`.
fault-freed_needs_lock = Where a joker on the table moves freely nothing needs to free it, so `joker.freed=immediately_in_new_meld` needs a lock, such as `rearrange.lock=joker_only`.

## What totals count

fault-lowest_total_wins = Totals count penalty points, so the lowest is best. Set `match.best=lowest`, or `score.count_melds=on`.
fault-melds_make_highest_win = `score.count_melds=on` makes totals count what is won, so it needs `match.best=highest`.
fault-melds_keep_all_in = `score.count_melds=on` makes totals count what is won, so nobody is out at one. Set `match.eliminate_at=none`.
fault-melds_keep_jokers = With `score.count_melds=on` a card counts for the player who laid it, so jokers stay where they lie. Set `joker.swap=never`.
fault-melds_lie_still = With `score.count_melds=on` a card counts for the player who laid it, so melds stay as they lie. Set `rearrange=none`.
fault-melds_have_no_floor = With `score.count_melds=on` totals may fall below zero by themselves. Set `score.bonus_floor=none`.
fault-melds_are_written_plain = With `score.count_melds=on` totals are written as they are. Set `score.display=penalty`.

## What they speak of

fault-switch = `{ $name }`
seat-range = { $least } to { $most }
# Ends a list with “or”; $many says that several may be given.
allowed-numbers = { $many ->
    [yes] { $most ->
        [none] whole numbers from { $least }
       *[other] whole numbers from { $least } to { $most }
    }
   *[no] { $most ->
        [none] a whole number from { $least }
       *[other] a whole number from { $least } to { $most }
    }
}
