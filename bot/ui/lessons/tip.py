"""What a lesson says, before it is words; and how a card fits a hand, which every family asks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from engine.cards import Card
from engine.melds.meld import Meld, MeldRules
from engine.melds.search import best_melds
from engine.melds.worth import meld_value
from engine.rules.melding import RearrangeRules


class RebuiltRules(Protocol):
    """Rules under which melds may be rebuilt."""

    @property
    def rearrange(self) -> RearrangeRules | None:
        """Rebuilding; None where melds stay as they were laid."""


Fact = str | int | Card | tuple[Card, ...] | tuple[tuple[Card, ...], ...]
"""What a lesson names: words, a number, a card, cards, melds."""


@dataclass(frozen=True, slots=True)
class Tip:
    """One line of a lesson: its message, and the facts of it. Cards, rows of cards and melds are told as such."""

    message: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def makes_a_meld(rules: MeldRules, hand: Sequence[Card], card: Card) -> bool:
    """Whether a card would lie in one of the best melds of a hand that had it."""
    return any(card in meld.cards for meld in best_melds(rules, [*hand, card]).melds)


def cards_of(melds: Sequence[Meld]) -> tuple[tuple[Card, ...], ...]:
    """The cards of some melds, meld by meld."""
    return tuple(meld.cards for meld in melds)


def worth_of(rules: MeldRules, melds: Sequence[Meld], *, single: bool = False) -> int:
    """What melds are worth together, or with `single` the best of them."""
    values = [meld_value(rules, meld) for meld in melds]
    return max(values, default=0) if single else sum(values)


def plays_alone(rules: RebuiltRules) -> bool:
    """Whether a table has agreed that nobody is told what could be laid."""
    return rules.rearrange is not None and rules.rearrange.assist != "hints"
