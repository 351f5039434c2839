"""The switches of rebuilding the table: what holds jokers where they lie, what frees them, what must stay together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.rules.contradictions import AtLeast, Contradiction, RuleFault
from engine.rules.switches import RuleModel, switch


class RearrangeRules(RuleModel):
    """Rebuilding melds on the table (002, 004, Räuber-Rommé). Where a freed joker goes is `joker.freed`.

    No rule reads `assist`: the interface does. It stands here so that it is agreed, told and stored like a house rule.
    """

    lock: Literal["none", "joker_only", "groups_only", "whole_meld"] = switch(
        "none", ("002", "003", "004"), ("A002-04", "A004-04")
    )
    swap_tile_from: Literal["rack_only", "rack_or_table"] = switch("rack_only", ("002", "003", "004"), ("A002-05",))
    set_colour: Literal["any_missing", "declared"] = switch("any_missing", ("002", "003", "004"), ("A002-06",))
    min_rack: int = switch(1, ("002", "003", "004"), ("G-24",), ge=0, le=3)
    check: Literal["final_state", "strict_origin"] = switch("final_state", ("002", "003", "004"), ("A002-11",))
    assist: Literal["none", "placement", "hints"] = switch("hints", ("002", "003", "004"))


def rearranging_at_odds(run_min: int, run_max: int, wrap: bool) -> Iterator[Contradiction]:
    """The switches of runs that do not go with rebuilding the table.

    A long run can always be laid as two, and runs have a beginning: the solver's exactness rests on both.
    """
    if wrap:
        yield Contradiction(RuleFault.REBUILDING_ENDLESS_RUNS, ("rearrange", "run.wrap"))
    least = 2 * run_min - 1
    if run_max < least:
        switches = ("rearrange", "run.max", "run.min")
        yield Contradiction(RuleFault.REBUILDING_SHORT_RUNS, switches, AtLeast(least))


def moves_at_odds(rearrange: RearrangeRules, announce: str) -> Iterator[Contradiction]:
    """What does not go together in the moves that rebuild a table, with the value of `joker.announce`."""
    if rearrange.min_rack == 0:
        yield Contradiction(RuleFault.REBUILDING_LAYS_NOTHING, ("rearrange.min_rack",))
    if rearrange.set_colour == "declared" and announce != "required":
        switches = ("rearrange.set_colour", "joker.announce")
        yield Contradiction(RuleFault.DECLARED_NEEDS_ANNOUNCED, switches)
