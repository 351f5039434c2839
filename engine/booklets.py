"""What each booklet plays by default, as values: every switch as `DECISIONS` settles it."""

from typing import Final

from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.duel.rules import DuelRules
from engine.games.gin.rules import GinRules
from engine.games.suit_rows.rules import SuitRowsRules
from engine.games.tiles.rules import TileRules

# ----------------------------------------------------------------------------------------- 000, the Disney 100 Rummy

DISNEY_BASIC: Final = DrawDiscardRules(meld_from_lap=2)

DISNEY_LAYOFF: Final = DISNEY_BASIC.with_switches(
    {
        "opening.scope": "sum_of_melds",
        "opening.count_layoffs": True,
        "layoff.requires": "own_meld",
        "go_out.last_card": "may_discard",
        "score.winner_bonus": -40,
        "score.lone_joker_relief": -20,
        "score.first_melder_penalty": 20,
    }
)

DISNEY_DUEL: Final = DuelRules()

DISNEY_KARO8: Final = SuitRowsRules()

# ------------------------------------------------------------------------------------------------ 001, Czech rummy

CZECH_RUMMY: Final = DrawDiscardRules().with_switches(
    {
        "deck.jokers": 4,
        "deal.cards": 12,
        "claim.enabled": False,
        "run.ace": "low",
        "flush": True,
        "joker.meld_value": 15,
        "joker.freed": "immediately_in_new_meld",
        "opening.points": 40,
        "opening.scope": "sum_of_melds",
        "go_out.call": "none",
        "stock.empty": "turn_over_discards_keep_top",
        "stock.max_recycles": None,
        "hand_values.ace": 1,
        "hand_values.joker": 15,
        "meld_values.ace_high": 1,
        "meld_values.ace_in_set": 1,
        "score.winner_bonus": -10,
        "score.double": "flush_from_hand",
        "match.end": "last_player_standing",
        "match.eliminate_at": 100,
    }
)

# ------------------------------------------- 001 names these two in its title alone: the generally known rules

GIN_RUMMY: Final = GinRules()

RUMMY_500: Final = DrawDiscardRules().with_switches(
    {
        "deck.packs": 1,
        "deck.packs_from_five": 2,
        "deck.jokers": 2,
        "deal.cards": 7,
        "deal.cards_two": 13,
        "deal.extra_card_to": "none",
        "deal.upcard": True,
        "start.opening_action": "normal_turn",
        "draw.discard_take": "visible_pile",
        "claim.enabled": False,
        "joker.meld_value": 15,
        "joker.swap": "never",
        "opening.points": 0,
        "opening.scope": "sum_of_melds",
        "layoff.requires": "any_meld_on_table",
        "go_out.last_card": "may_discard",
        "go_out.call": "none",
        "stock.empty": "end_round",
        "hand_values.ace": 15,
        "hand_values.joker": 15,
        "meld_values.ace_high": 15,
        "meld_values.ace_in_set": 15,
        "score.count_melds": True,
        "match.end": "target",
        "match.target": 500,
        "match.best": "highest",
        "match.tie": "extra_round",
    }
)

# ------------------------------------------------------------------------------------------------- 003, NSV Rommé

NSV_BASIC: Final = DrawDiscardRules().with_switches(
    {
        "deck.jokers": 2,
        "deal.extra_card_to": "none",
        "deal.packets": (3, 3, 3, 4),
        "deal.upcard": True,
        "start.opening_action": "normal_turn",
        "claim.enabled": False,
        "set.max": None,
        "set.distinct_suits": False,
        "joker.swap": "own_turn",
        "joker.announce": "required",
        "opening.points": 0,
        "opening.scope": "sum_of_melds",
        "layoff.enabled": False,
        "go_out.last_card": "may_discard",
        "go_out.knock": True,
        "hand_values.joker": 40,
        "score.winner": "own_hand_value",
    }
)

NSV_BUY: Final = NSV_BASIC.with_switches(
    {
        "claim.enabled": True,
        "claim.upcard_buyable": True,
        "joker.swap": "own_turn_after_opening",
        "opening.points": 30,
    }
)

NSV_LAYOFF: Final = NSV_BASIC.with_switches(
    {
        "joker.swap": "own_turn_after_opening",
        "opening.points": 30,
        "opening.count_layoffs": True,
        "layoff.enabled": True,
        "layoff.requires": "own_meld",
        "go_out.knock": None,
        "go_out.call": "none",
        "score.winner": "nothing",
        "score.winner_bonus": -40,
        "score.lone_joker_relief": -20,
        "score.first_melder_penalty": 20,
    }
)

NSV_ROBBER: Final = NSV_LAYOFF.with_switches(
    {
        "draw.discard_take": "only_if_melded_this_turn",
        "opening.points": 40,
        "opening.count_table": "touched_melds",
        "layoff.requires": "own_opening",
        "rearrange": True,
        "score.winner_bonus": 0,
        "score.lone_joker_relief": 0,
        "score.first_melder_penalty": 0,
    }
)

# ------------------------------------------------------------------------------------------------ 002, 004, the tiles

MY_RUMMY: Final = TileRules()

TILE_RUMMY: Final = TileRules().with_switches(
    {
        "deal.method": "two_stacks_of_7",
        "start.player": "highest_tile_drawn",
        "joker.freed": "immediately_in_new_meld",
        "rearrange.lock": "whole_meld",
        "rearrange.swap_tile_from": "rack_only",
        "table_access_after_opening": "same_turn",
        "hand_game.waives_opening": False,
        "timeout.policy": "take_loose_tiles",
        "timeout.penalty_tiles": 3,
        "timeout.draw_if_nothing_laid": 0,
        "hand_values.joker": 30,
    }
)

# ------------------------------------------------------------------------------------ what is agreed before each game

NAMED_ALONE: Final = ("gin_rummy", "rummy_500")
"""The variants that a booklet names and prints no rules of: all that they play is a default."""

LEFT_TO_THE_TABLE: Final[dict[str, tuple[str, ...]]] = {
    "disney_basic": ("deck.jokers", "match.rounds"),
    "disney_layoff": ("deck.jokers", "match.rounds"),
    "disney_duel": ("duel.jokers",),
    "disney_karo8": ("karo8.ace", "karo8.may_hold_back", "karo8.teams"),
    "czech_rummy": ("opening.points", "match.end", "match.eliminate_at"),
    "gin_rummy": ("match.target", "knock.limit", "knock.oklahoma", "score.big_gin"),
    "rummy_500": ("match.target", "deck.jokers", "draw.pile_top", "go_out.last_card"),
    "nsv_basic": ("go_out.knock.limit", "match.rounds"),
    "nsv_buy": ("go_out.knock.limit", "match.rounds"),
    "nsv_layoff": ("match.rounds",),
    "nsv_robber": ("match.rounds", "rearrange.assist"),
    "my_rummy": ("match.rounds", "hand_game.enabled", "timer_s", "rearrange.assist"),
    "tile_rummy": ("match.rounds", "v1.enabled", "v2.enabled", "hand_game.enabled", "rearrange.assist"),
}
"""By variant, the switches that its booklet prints as optional or leaves to the players to agree; `rearrange.assist`
is no booklet's, but every table on which melds are rebuilt has to agree on it.
"""
