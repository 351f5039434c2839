"""Rules, tables and racks in text notation for what concerns the whole table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import pytest

from engine.cards import PLAYING_CARDS, TILES_002, TILES_004, Card, Notation
from engine.melds.meld import Meld
from engine.melds.reading import read_meld
from engine.melds.rebuilding import Rearranged, check_rearranged
from engine.rules.melding import HandValues, JokerRules, MeldValues, RearrangeRules, RunRules, SetRules
from engine.rules.refusals import IllegalMove
from tests.engine.builders import new_meld


@dataclass(frozen=True)
class Rules:
    """The switches on which a table depends, and nothing else."""

    set: SetRules = SetRules()
    run: RunRules = RunRules(ace="low")
    joker: JokerRules = JokerRules(max_per_meld="at_least_one_natural", freed="immediately_any")
    rearrange: RearrangeRules | None = RearrangeRules()
    flush: None = None
    hand_values: HandValues = HandValues(ace=1, court=13, joker=25)
    meld_values: MeldValues = MeldValues(ace_high=1, ace_in_set=1, court=13)
    notation: Notation = field(default=TILES_004, compare=False)

    def but(self, **switches: Any) -> Rules:
        """The same rules with switches changed: `freed` and `announce` of jokers, or those of rebuilding."""
        joker = {name: switches.pop(name) for name in list(switches) if name in JokerRules.model_fields}
        return replace(
            self,
            joker=self.joker.model_copy(update=joker),
            rearrange=self.rearrange.model_copy(update=switches),
        )


FREE: Final = Rules()
MY_RUMMY: Final = replace(FREE, notation=TILES_002).but(lock="joker_only", swap_tile_from="rack_or_table")
TILE_RUMMY: Final = FREE.but(lock="whole_meld", freed="immediately_in_new_meld")
ROBBER: Final = Rules(
    set=SetRules(max=None, distinct_suits=False),
    run=RunRules(),
    joker=JokerRules(announce="required", swap="own_turn"),
    hand_values=HandValues(joker=40),
    meld_values=MeldValues(),
    notation=PLAYING_CARDS,
)


def pieces(rules: Rules, words: str) -> tuple[Card, ...]:
    """Pieces: `pieces(TILE_RUMMY, "R4 R5 JK")`."""
    return rules.notation.parse_many(words)


def table(rules: Rules, words: str) -> tuple[Meld, ...]:
    """The melds of a table: `table(TILE_RUMMY, "R4 R5 R6 | B1 R1 W1")`."""
    return tuple(read_meld(rules, new_meld(each, rules.notation)) for each in words.split("|") if each.strip())


def rearrange(rules: Rules, before: str, rack: str, after: str) -> Rearranged:
    """A rebuild as `talon check table` writes it."""
    melds = [new_meld(words, rules.notation) for words in after.split("|")]
    return check_rearranged(rules, table(rules, before), pieces(rules, rack), melds)


def refused(rules: Rules, before: str, rack: str, after: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        rearrange(rules, before, rack, after)
    return caught.value


def texts(rules: Rules, melds: Sequence[Meld]) -> list[str]:
    return [rules.notation.texts(meld.cards) for meld in melds]
