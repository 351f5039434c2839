"""The tile booklets' presets as rule sets: how each field of presets.json reads as switches."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from engine.games.tiles.rules import TileRules
from tests.engine.presets import PRESETS, fields_of

# Said of the preset itself, or the same for the whole family: no switch depends on it.
NO_SWITCH: Final = {
    "id", "engine", "source", "nib", "deck.colours", "deck.numbers", "turn", "set.min", "set.max",
    "set.distinct_colours", "run.min", "run.wrap", "run.one_is", "joker.meld_value", "joker.swap", "opening.from",
    "layoff.enabled", "rearrange", "go_out", "hand_values.number", "score.losers", "match.end",
    "options.v4_house_rules",
}  # fmt: skip

# What those that are the same for the whole family say.
SETTLED: Final = {
    "turn": "lay_or_draw_one", "set.min": 3, "set.max": 4, "set.distinct_colours": True, "run.min": 3,
    "run.wrap": False, "run.one_is": "low", "joker.meld_value": "replaced_tile",
    "joker.swap": "own_turn_after_opening", "opening.from": "rack_only", "layoff.enabled": True, "rearrange": "full",
    "go_out": "lay_last_tile", "hand_values.number": "face", "score.losers": "minus_rack",
    "match.end": "agreed_rounds",
}  # fmt: skip

# Fields that are a switch of the same name with the same words.
SAME: Final = {
    "deck.copies", "deck.jokers", "deal.tiles", "deal.method", "start.player", "drawn_tile_playable_same_turn",
    "may_decline_to_lay", "joker.max_per_meld", "opening.points", "opening.scope", "table_access_after_opening",
    "timer_s", "timeout.policy", "timeout.penalty_tiles", "timeout.draw_if_nothing_laid", "hand_values.joker",
    "score.winner", "score.double", "match.rounds",
}  # fmt: skip

OTHER: Final[dict[str, Callable[[Any], dict[str, object]]]] = {
    "players": lambda ends: {"players_min": ends[0], "players_max": ends[1]},
    "joker.swap_tile_from": lambda where: {"rearrange.swap_tile_from": where},
    "joker.set_colour": lambda colour: {"rearrange.set_colour": colour},
    "joker.freed": lambda where: {
        "joker.freed": {"same_turn_any_meld": "immediately_any", "same_turn_new_meld": "immediately_in_new_meld"}[where]
    },
    "joker.lock": lambda lock: {"rearrange.lock": lock},
    "opening.waived_for": lambda what: {"hand_game.waives_opening": what == "hand_game"},
    "rearrange_check": lambda check: {"rearrange.check": check},
    "min_rack_tiles_per_lay": lambda tiles: {"rearrange.min_rack": tiles},
    "pool_empty": lambda what: {"pool_empty": {"pass_until_blocked": "blocked_lowest_wins"}[what]},
    "options.hand_game": lambda on: {"hand_game.enabled": on},
    "options.v1_always_draw_and_discard": lambda on: {"v1.enabled": on},
    "options.v2_open_eighth_tile": lambda on: {"v2.enabled": on},
    "options.v3_hand_game": lambda on: {"hand_game.enabled": on},
    "match.best": lambda best: {"match.best": {"highest_total": "highest"}[best]},
}  # fmt: skip


@cache
def tile_preset_rules(key: str) -> TileRules:
    """A preset as a rule set. Raises AssertionError for a field that this mapping does not know."""
    found: dict[str, object] = {}
    for name, value in fields_of(PRESETS[key]):
        if name in SAME:
            found[name] = value
        elif name in OTHER:
            found |= OTHER[name](value)
        else:
            assert name in NO_SWITCH, name
            assert SETTLED.get(name, value) == value, name
    return TileRules().with_switches(found)
