"""The booklets' presets as rule sets: how each field of presets.json reads as switches."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.duel.rules import DuelRules
from engine.games.suit_rows.rules import SuitRowsRules
from engine.rules.teams import TeamRules

PRESETS: Final[dict[str, dict[str, Any]]] = {
    preset["id"]: preset for preset in json.loads(Path(__file__).with_name("presets.json").read_text("utf-8"))
}

# Said of the preset itself, or the same for the whole family: no switch depends on it.
NO_SWITCH: Final = frozenset(
    {
        "id", "engine", "source", "nib",
        "deck.jokers_allowed", "start.player", "draw.count", "end_turn", "timer_s", "timeout",
        "claim.who", "claim.priority", "claim.window", "claim.sealed",
        "hand_values.2-10", "meld_values.2-10", "meld_values.joker",
        "hand_values.J", "hand_values.Q", "meld_values.J", "meld_values.Q",
        "score.losers", "score.winner", "score.winner_bonus", "opening.points_configurable", "match.alternative",
        "flush.only_when_closing", "flush.closing_discard",
    }
)  # fmt: skip

# Fields that are a switch of the same name with the same words.
SAME: Final = frozenset(
    {
        "meld_from_round", "deck.packs", "deck.jokers", "deal.cards", "deal.packets", "deal.upcard",
        "start.opening_action", "draw.discard_take", "draw.discard_take_from_round",
        "claim.enabled", "claim.penalty_stock_cards", "claim.next_player_exempt", "claim.changes_turn_order",
        "claim.from_round", "claim.upcard_buyable", "set.min", "set.max", "set.distinct_suits", "run.min", "run.max",
        "run.ace", "run.wrap", "flush.cards", "joker.max_per_meld", "joker.meld_value", "joker.swap", "joker.freed",
        "joker.announce", "opening.points", "opening.scope", "opening.count_layoffs", "opening.count_table",
        "layoff.enabled", "layoff.requires", "layoff.targets", "go_out.last_card",
        "score.lone_joker_relief", "score.first_melder_penalty", "match.end", "match.rounds",
        "match.eliminate_at",
    }
)  # fmt: skip

OTHER: Final[dict[str, Callable[[Any], dict[str, object]]]] = {
    "players": lambda ends: {"players_min": ends[0], "players_max": ends[1]},
    "deal.extra_card_to": lambda who: {"deal.extra_card_to": who or "none"},
    "claim.next_draw_after_claim": lambda draw: {"claim.next_draw": draw},
    "flush": lambda none: {"flush": none},
    "go_out.knock_limit": lambda none: {"go_out.knock": none},
    "go_out.knock_limit.default": lambda limit: {"go_out.knock.limit": limit},
    "go_out.knock_limit.test": lambda test: {"go_out.knock.test": {"<=": "at_most", "==": "exactly"}[test]},
    "go_out.knock_limit.min": lambda _: {},
    "go_out.knock_limit.max": lambda _: {},
    # The knock of booklet 003 is its call: made by the bid, never forgotten.
    "go_out.call": lambda call: {"go_out.call": "auto" if call == "Rommé (knock)" else call},
    "rearrange": lambda how: {"rearrange": {"none": None, "take_from_melds_leaving_3": True}[how]},
    # Turned over "and drawn": booklet 001 knows no last time (G-03).
    "stock_empty": lambda word: {
        "stock.empty": word.replace("_no_shuffle", ""),
        "stock.max_recycles": None if word.startswith("turn_over") else 2,
    },
    "hand_values.A": lambda points: {"hand_values.ace": points},
    "hand_values.K": lambda points: {"hand_values.court": points},
    "hand_values.joker": lambda points: {"hand_values.joker": points},
    "meld_values.A": lambda ace: {
        "meld_values.ace_low": 1,
        "meld_values.ace_high": 1 if ace == 1 else 11,
        "meld_values.ace_in_set": 1 if ace == 1 else 11,
    },
    "meld_values.K": lambda points: {"meld_values.court": points},
    "score.double": lambda double: {"score.double": double or "none"},
    "match.best": lambda best: {"match.best": {"lowest_penalty": "lowest"}[best]},
}  # fmt: skip


# The team games of booklet 000: what is a switch; everything else in the preset is the game itself, and tested in play.
TEAM_GAMES: Final[dict[str, tuple[TeamRules, dict[str, Callable[[Any], dict[str, object]]]]]] = {
    "duel": (
        DuelRules(),
        {
            "players": lambda ends: {"players_min": ends[0], "players_max": ends[1]},
            "deck.packs": lambda packs: {"duel.packs": packs},
            "deck.jokers": lambda jokers: {"duel.jokers": jokers},
        },
    ),
    "suit_layout": (
        SuitRowsRules(),
        {
            "players": lambda ends: {"players_min": ends[0], "players_max": ends[1]},
            "ace": lambda ace: {"karo8.ace": ace},
            "may_hold_back": lambda may: {"karo8.may_hold_back": may},
            "drawn_card_playable_same_turn": lambda may: {"karo8.drawn_card_playable_same_turn": may},
            "start_fallback": lambda draw: {"karo8.start_draw": draw.removeprefix("other_8_in_hand_then_draw_")},
            "win": lambda win: {"karo8.win": win.removeprefix("first_").removesuffix("_on_table")},
        },
    ),
}  # fmt: skip
THE_GAME_ITSELF: Final = {
    "duel": {
        "id", "engine", "source", "nib", "players_even", "teams.heroes", "teams.villains", "deck.jokers_per_team",
        "deal", "values.joker", "values.A", "values.J", "values.Q", "values.K", "values.2-10", "trick", "tie",
        "won_cards", "end", "win",
    },
    "suit_layout": {
        "id", "engine", "source", "nib", "teams.heroes", "teams.villains", "deck.packs", "deck.jokers", "deal",
        "start_card", "centre", "per_turn", "stock_empty",
    },
}  # fmt: skip


@cache
def team_game_rules(key: str) -> TeamRules:
    """The preset of a team game as a rule set. Raises AssertionError for a field that this mapping does not know."""
    preset = PRESETS[key]
    rules, switches = TEAM_GAMES[preset["engine"]]
    found: dict[str, object] = {}
    for name, value in fields_of(preset):
        if name in switches:
            found |= switches[name](value)
        else:
            assert name in THE_GAME_ITSELF[preset["engine"]], name
    return rules.with_switches(found)


@cache
def preset_rules(key: str) -> DrawDiscardRules:
    """A preset as a rule set. Raises AssertionError for a field that this mapping does not know."""
    preset = PRESETS[key]
    found = _winner(preset["score"])
    for name, value in fields_of(preset):
        if name in SAME:
            found[name.replace("from_round", "from_lap")] = value
        elif name in OTHER:
            found |= OTHER[name](value)
        else:
            assert name in NO_SWITCH, name
    return DrawDiscardRules().with_switches(found)


def _winner(score: dict[str, Any]) -> dict[str, object]:
    """The winner is charged nothing or the cards left (A003-04); a plus of the closer lowers the penalty (A001-08)."""
    if score["winner"] == "own_hand_value":
        return {"score.winner": "own_hand_value", "score.winner_bonus": score["winner_bonus"]}
    return {"score.winner": "nothing", "score.winner_bonus": score["winner_bonus"] - score["winner"]}


def fields_of(data: dict[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    rows: list[tuple[str, Any]] = []
    for name, value in data.items():
        rows += fields_of(value, f"{prefix}{name}.") if isinstance(value, dict) else [(prefix + name, value)]
    return rows
