"""Sentences of booklets that a switch says: the game has the value, and what it does the tests of its family show."""

from typing import Final

import pytest

from engine.rules.switches import values_of
from engine.variants import VARIANTS

NSV, TILES = ("nsv_basic", "nsv_buy", "nsv_layoff", "nsv_robber"), ("my_rummy", "tile_rummy")

SENTENCES: Final[tuple[tuple[str, str | tuple[str, ...], dict[str, object]], ...]] = (
    ("000 game 2, claims are as in game 1", "disney_layoff", {"claim.enabled": True, "claim.penalty_stock_cards": 1}),
    ("000 game 2, jokers are as in game 1", "disney_layoff", {"joker.swap": "own_turn_after_opening"}),
    ("000 game 2, a freed joker is kept or played", "disney_layoff", {"joker.freed": "hand_or_play"}),
    ("A000-20 no relief for a lone joker in game 1", "disney_basic", {"score.lone_joker_relief": 0}),
    ("001 two to six players", ("czech_rummy", *NSV), {"players_min": 2, "players_max": 6}),
    ("002 004 two to four players", TILES, {"players_min": 2, "players_max": 4}),
    ("A002-01 A004-05 two minutes a turn", TILES, {"timer_s": 120}),
    ("001 two packs with exactly four jokers", "czech_rummy", {"deck.packs": 2, "deck.jokers": 4}),
    ("003 A003-15 two packs with two jokers", NSV, {"deck.packs": 2, "deck.jokers": 2}),
    ("001 twelve cards each, no up-card", "czech_rummy", {"deal.cards": 12, "deal.upcard": False}),
    ("001 one more left of the dealer", "czech_rummy", {"deal.extra_card_to": "left_of_dealer"}),
    ("001 the start player discards without drawing", "czech_rummy", {"start.opening_action": "discard_only"}),
    ("001 the closer counts plus 10", "czech_rummy", {"score.winner_bonus": -10}),
    ("V003-06 packets of three and once four", NSV, {"deal.cards": 13, "deal.packets": (3, 3, 3, 4)}),
    ("003 the stock's top card is laid open", NSV, {"deal.upcard": True}),
    ("A003-08 the first melds show 30 together", ("nsv_buy", "nsv_layoff"), {"opening.scope": "sum_of_melds"}),
    ("001 values", "czech_rummy", {"hand_values.ace": 1, "hand_values.court": 10, "hand_values.joker": 15}),
    ("001 a meld counts by them", "czech_rummy", dict.fromkeys(("meld_values.ace_low", "meld_values.ace_in_set"), 1)),
    ("A001-02 a joker is worth 15", "czech_rummy", {"joker.meld_value": 15}),
    ("001 draw without condition", "czech_rummy", {"draw.discard_take": "free", "draw.discard_take_from_lap": 1}),
    ("001 no ban on melding in the first round", "czech_rummy", {"meld_from_lap": 1}),
    ("001 runs of three or more", "czech_rummy", {"run.min": 3, "run.max": 13}),
    ("A001-04 the ace is low", "czech_rummy", {"run.ace": "low", "run.wrap": False}),
    ("001 sets of three or four", "czech_rummy", {"set.min": 3, "set.max": 4}),
    ("A001-03 the suits of a set are distinct", "czech_rummy", {"set.distinct_suits": True}),
    ("001 at most half of a meld are jokers", "czech_rummy", {"joker.max_per_meld": "half"}),
    ("A001-05 the freed joker goes into a new meld", "czech_rummy", {"joker.freed": "immediately_in_new_meld"}),
    ("A001-01 first melds reach 40 together", "czech_rummy", {"opening.points": 40, "opening.scope": "sum_of_melds"}),
    ("001 added to all melds after it", "czech_rummy", {"layoff.targets": "all_melds"}),
    ("001 added by whoever has opened", "czech_rummy", {"layoff.requires": "own_opening"}),
    ("001 the round ends with a discard", "czech_rummy", {"go_out.last_card": "must_discard"}),
    ("A001-07 the flush alone doubles", "czech_rummy", {"flush.cards": 12, "score.double": "flush_from_hand"}),
    ("A001-10 the discards are turned over", "czech_rummy", {"stock.empty": "turn_over_discards_keep_top"}),
    ("001 the last player left wins", "czech_rummy", {"match.end": "last_player_standing"}),
    ("002 the first player is drawn by lot", "my_rummy", {"start.player": "drawn_by_lot"}),
    ("002 time-out costs no penalty tiles", "my_rummy", {"timeout.penalty_tiles": 0}),
    ("A002-04 a freed joker goes anywhere", "my_rummy", {"joker.freed": "immediately_any"}),
    ("G-19 one natural tile is enough", TILES, {"joker.max_per_meld": "at_least_one_natural"}),
    ("002 a joker counts 25", "my_rummy", {"hand_values.joker": 25, "score.winner": "plus_sum"}),
    ("002 hand rummy needs no 30 and counts double", "my_rummy", {"score.double": "hand_game"}),
    ("A002-13 hand rummy is agreed", "my_rummy", {"hand_game.enabled": False, "hand_game.waives_opening": True}),
    ("003 runs have the ace at either end", NSV, {"run.ace": "low_or_high", "run.wrap": False}),
    ("003 there is no flush", NSV, {"flush": None}),
    ("V003-03 V003-05 sets of one or several suits", NSV, {"set.distinct_suits": False, "set.max": None}),
    ("V003-04 G-21 a joker in a set is announced", NSV, {"joker.announce": "required"}),
    ("A003-02 values", NSV, {"hand_values.ace": 11, "hand_values.court": 10, "hand_values.joker": 40}),
    ("003 a joker counts as the card it replaces", NSV, {"joker.meld_value": "replaced_card"}),
    ("003 lay from the first turn", NSV, {"meld_from_lap": 1}),
    ("003 forehand plays a normal turn", NSV, {"start.opening_action": "normal_turn"}),
    ("003 without a minimum", "nsv_basic", {"opening.points": 0}),
    ("003 take the open card or the top of the stock", NSV[:3], {"draw.discard_take": "free"}),
    ("G-23 never the card just taken", NSV, {"draw.discard_just_taken": False}),
    ("003 the last card may be laid or discarded", NSV, {"go_out.last_card": "may_discard"}),
    ("G-03 the stock is renewed twice", NSV, {"stock.max_recycles": 2, "stock.empty": "shuffle_discards_keep_top"}),
    ("G-13 as many rounds as players", NSV, {"match.end": "fixed_rounds", "match.rounds": "number_of_players"}),
    ("G-13 the lowest total wins", NSV, {"match.best": "lowest"}),
    ("003 buying one bids as well, after 30", "nsv_buy", {"go_out.knock.limit": 9, "opening.points": 30}),
    ("G-09 buying never changes the order", "nsv_buy", {"claim.changes_turn_order": False}),
    ("A003-06 who sits nearer comes first", "nsv_buy", {"claim.resolution": "seat_order"}),
    ("003 no bid where one lays off", ("nsv_layoff", "nsv_robber"), {"go_out.knock": None}),
    ("003 a meld laid in person", "nsv_layoff", {"layoff.requires": "own_meld"}),
    ("003 laid-off cards count for the 30", "nsv_layoff", {"opening.points": 30, "opening.count_layoffs": True}),
    ("003 40 off for the winner", "nsv_layoff", {"score.winner_bonus": -40, "score.bonus_floor": "none"}),
    ("003 a lone joker costs 20 of its 40", "nsv_layoff", {"score.lone_joker_relief": -20}),
    ("003 20 for who laid first and did not win", "nsv_layoff", {"score.first_melder_penalty": 20}),
    ("A003-09 in the other games nobody buys", ("nsv_basic", *NSV[2:]), {"claim.enabled": False}),
    ("003 robber, the minimum is 40", "nsv_robber", {"opening.points": 40, "opening.count_table": "touched_melds"}),
    ("003 robber, the open card is melded at once", "nsv_robber", {"draw.discard_take": "only_if_melded_this_turn"}),
    ("A003-11 A000-08 lay-offs as usual", "nsv_robber", {"layoff.enabled": True, "layoff.targets": "all_melds"}),
    ("003 robber, no rewards", "nsv_robber", {"score.winner_bonus": 0, "score.first_melder_penalty": 0}),
    ("A004-10 two sets and two jokers", TILES, {"deck.copies": 2, "deck.jokers": 2}),
    ("A004-11 A004-12 the highest begins", "tile_rummy", {"start.player": "highest_tile_drawn"}),
    ("004 stacks of seven", "tile_rummy", {"deal.method": "two_stacks_of_7", "deal.tiles": 14}),
    ("002 004 the first melds show 30", TILES, {"opening.points": 30, "opening.scope": "sum_of_melds"}),
    ("A002-10 the table is used from the next turn on", "my_rummy", {"table_access_after_opening": "next_turn"}),
    ("A002-10 and in 004 at once", "tile_rummy", {"table_access_after_opening": "same_turn"}),
    ("A004-13 who can lay may draw", TILES, {"may_decline_to_lay": True}),
    ("A004-03 a freed joker lies in a new meld", "tile_rummy", {"joker.freed": "immediately_in_new_meld"}),
    ("004 time-out costs three penalty tiles", "tile_rummy", {"timeout.penalty_tiles": 3}),
    ("004 loose tiles are taken", "tile_rummy", {"timeout.policy": "take_loose_tiles"}),
    ("004 V1, V2 and V3 are agreed", "tile_rummy", dict.fromkeys(("v1.enabled", "v2.enabled"), False)),
    ("A004-16 V3 needs the 30", "tile_rummy", {"hand_game.enabled": False, "hand_game.waives_opening": False}),
)


@pytest.mark.parametrize(("variants", "said"), [pytest.param(*row[1:], id=row[0]) for row in SENTENCES])
def test_a_game_is_played_as_its_booklet_says(variants: str | tuple[str, ...], said: dict[str, object]) -> None:
    for variant in (variants,) if isinstance(variants, str) else variants:
        switches = values_of(VARIANTS[variant].rules)
        assert {name: switches[name] for name in said} == said
