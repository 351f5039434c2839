"""The switches of rebuilding the table: what holds jokers where they lie, what frees them, what must stay together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.rules.switches import RuleModel, switch


class RearrangeRules(RuleModel):
    """Rebuilding melds on the table (002, 004, Räuber-Rommé). Where a freed joker goes is `joker.freed`.

    No rule reads `assist`: the interface does. It stands here so that it is agreed, told and stored like a house rule.
    """

    lock: Literal["none", "joker_only", "groups_only", "whole_meld"] = switch(
        "none",
        "What a joker on the table keeps in place until it is freed: nothing, itself, in sets the whole meld and in"
        " runs itself, or the whole meld (A002-04, A004-04).",
        "002 003 004",
    )
    swap_tile_from: Literal["rack_only", "rack_or_table"] = switch(
        "rack_only", "Where the piece that frees a joker may come from (A002-05).", "002 003 004"
    )
    set_colour: Literal["any_missing", "declared"] = switch(
        "any_missing", "Which piece frees a joker in a set that lacks more than one colour (A002-06).", "002 003 004"
    )
    min_rack: int = switch(
        1, "Fewest pieces from the rack in a move that lays; the last ones always go (G-24).", "002 003 004", ge=0, le=3
    )
    check: Literal["final_state", "strict_origin"] = switch(
        "final_state",
        "Whether only the table at the end is judged, or of each meld three pieces must stay together unless all are"
        " taken (A002-11).",
        "002 003 004",
    )
    assist: Literal["none", "placement", "hints"] = switch(
        "hints",
        "What a seat is shown of what it could lay: nothing, how the pieces that it has chosen can be laid, or also the"
        " best laying-out of its hand. Play itself is the same; it is a switch because the table agrees on it.",
        "002 003 004",
    )


def rearranging_at_odds(run_min: int, run_max: int, wrap: bool) -> Iterator[tuple[tuple[str, ...], str]]:
    """The switches of runs that do not go with rebuilding the table, and one sentence that says what would be right.

    A long run can always be laid as two, and runs have a beginning: the solver's exactness rests on both.
    """
    if wrap:
        yield ("rearrange", "run.wrap"), "melds can be rebuilt only where runs do not go round: set run.wrap=off"
    if run_max < 2 * run_min - 1:
        least = 2 * run_min - 1
        yield ("rearrange", "run.max", "run.min"), f"melds can be rebuilt only with run.max of {least} or more"
