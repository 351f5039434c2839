"""The switches on which melds depend, and what cards count: shared by every rummy."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.rules.switches import OF_CARDS, RuleModel, switch


class SetRules(RuleModel):
    """Same rank."""

    min: int = switch(3, OF_CARDS, ge=3, le=4)
    max: int | None = switch(4, OF_CARDS, ge=3, le=14)
    distinct_suits: bool = switch(True, OF_CARDS, ("A001-03", "A003-03"))


class RunRules(RuleModel):
    """Consecutive ranks of one suit."""

    min: int = switch(3, OF_CARDS, ge=3, le=4)
    max: int = switch(13, OF_CARDS, ("G-18",), ge=3, le=14)
    ace: Literal["low", "high", "low_or_high"] = switch("low_or_high", OF_CARDS, ("A001-04",))
    wrap: bool = switch(False, OF_CARDS, ("G-18",))


class FlushRules(RuleModel):
    """Cards of one suit, laid only to close (001)."""

    cards: Literal[12, "any_remaining"] = switch(12, ("001",), ("A001-06",))


class JokerRules(RuleModel):
    """Jokers in melds."""

    max_per_meld: Literal["half", "at_least_one_natural", "one"] = switch("half", OF_CARDS, ("G-19",))
    meld_value: Literal["replaced_card"] | Annotated[int, Field(ge=0, le=50)] = switch(
        "replaced_card", OF_CARDS, ("A001-02",)
    )
    swap: Literal["own_turn_after_opening", "own_turn", "never"] = switch("own_turn_after_opening", OF_CARDS, ("G-20",))
    freed: Literal["hand_or_play", "immediately_any", "immediately_in_new_meld"] = switch(
        "hand_or_play", OF_CARDS, ("A000-33", "A001-05")
    )
    announce: Literal["when_ambiguous", "required"] = switch("when_ambiguous", OF_CARDS, ("G-21",))


class HandValues(RuleModel):
    """What a card left in hand counts."""

    ace: int = switch(11, OF_CARDS, ge=1, le=25)
    court: int = switch(10, OF_CARDS, ge=10, le=13)
    joker: int = switch(20, OF_CARDS, ge=0, le=50)


class MeldValues(RuleModel):
    """What a card in a meld counts."""

    ace_low: int = switch(1, OF_CARDS, ge=1, le=15)
    ace_high: int = switch(11, OF_CARDS, ge=1, le=15)
    ace_in_set: int = switch(11, OF_CARDS, ("G-17",), ge=1, le=15)
    court: int = switch(10, OF_CARDS, ge=10, le=13)
