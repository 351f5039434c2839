"""Sets, runs and flushes: what a meld is, the switches it depends on, where a run may lie and what a set may hold.

A run lies on a line of positions: 1 is the ace below the two, 2 to 13 are the two to the king, 14 is the ace above
the king; with `run.wrap` the line goes on, 15 being the two again. A run is known by its suit, start and length.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final, Protocol

from engine.cards import JOKER, RANKS, SUITS, Card, natural
from engine.rules.melding import FlushRules, HandValues, JokerRules, MeldValues, RunRules, SetRules


class MeldKind(StrEnum):
    """The three kinds of meld."""

    RUN = "run"
    SET = "set"
    FLUSH = "flush"


class MeldRules(Protocol):
    """The switches that melds depend on; every rule set of a rummy family has them."""

    @property
    def set(self) -> SetRules:
        """Same rank."""

    @property
    def run(self) -> RunRules:
        """Consecutive ranks of one suit."""

    @property
    def flush(self) -> FlushRules | None:
        """The closing flush, if there is one."""

    @property
    def joker(self) -> JokerRules:
        """Jokers in melds."""

    @property
    def hand_values(self) -> HandValues:
        """What cards left in hand count."""

    @property
    def meld_values(self) -> MeldValues:
        """What cards in melds count."""


@dataclass(frozen=True, slots=True, eq=False)
class MeldRuleSet:
    """The switches of `MeldRules` and no others. Equal ones are the same object, so that it keys caches by identity."""

    set: SetRules
    run: RunRules
    flush: FlushRules | None
    joker: JokerRules
    hand_values: HandValues
    meld_values: MeldValues


def meld_rule_set(rules: MeldRules) -> MeldRuleSet:
    """The switches of a rule set on which melds depend."""
    known = _ASKED.get(id(rules))
    if known is None:
        if len(_ASKED) >= _REMEMBERED:
            _ASKED.clear()
        found = _the_one(rules.set, rules.run, rules.flush, rules.joker, rules.hand_values, rules.meld_values)
        _ASKED[id(rules)] = known = (rules, found)
    return known[1]


# Rule sets that were asked for, by identity: comparing them whole would take longer than many a search. An id stays
# with its rule set because the entry keeps that alive.
_ASKED: Final[dict[int, tuple[MeldRules, MeldRuleSet]]] = {}
_REMEMBERED: Final = 64


_the_one: Final = lru_cache(maxsize=128)(MeldRuleSet)


@dataclass(frozen=True, slots=True)
class NewMeld:
    """Cards to lay as one meld, in the player's order.

    `faces` says what each card stands for, one entry per card; None leaves a joker to the order and the rules. An empty
    tuple leaves them all.
    """

    cards: tuple[Card, ...]
    faces: tuple[Card | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Meld:
    """A valid meld: its cards in table order and, card by card, the face each stands for.

    A run is in ascending order (an ace above the king last). A set is sorted by suit, jokers last. `faces[i]` is the
    card itself for naturals; for a joker the face it replaces, or None in a set where any missing suit may replace it
    and in a flush, where it stands for no card in particular.
    """

    kind: MeldKind
    cards: tuple[Card, ...]
    faces: tuple[Card | None, ...]


ABOVE_KING: Final = RANKS + 1
"""The position of the ace above the king."""

LINE: Final = tuple(tuple(natural(suit, at % RANKS + 1) for at in range(2 * RANKS + 2)) for suit in range(SUITS))
"""By suit the faces along the line, from the position 1 on."""

CIRCLE: Final = range(1, RANKS + 1)
"""Where runs may start that go on above the king."""


def run_starts(run: RunRules, count: int) -> range:
    """The positions at which a run of so many cards may start; empty where that length is not allowed."""
    if not run.min <= count <= run.max:
        return range(0)
    if run.wrap:
        return CIRCLE
    first = 2 if run.ace == "high" else 1
    last = RANKS if run.ace == "low" else ABOVE_KING
    return range(first, last - count + 2)


def most_jokers(joker: JokerRules, count: int) -> int:
    """How many jokers a meld of so many cards may hold (G-19)."""
    if joker.max_per_meld == "half":
        return count // 2
    return 1 if joker.max_per_meld == "one" else count - 1


def build_set(rules: SetRules, naturals: Sequence[Card], announced: Sequence[Card], free: int) -> Meld:
    """A set in table order of naturals, announced faces and `free` open jokers.

    As many open jokers as suits are missing can only stand for those suits.
    """
    ordered = sorted(naturals)
    stands = sorted(announced)
    if free and rules.distinct_suits:
        missing = missing_suits([*ordered, *stands])
        if len(missing) == free:
            stands, free = sorted([*stands, *missing]), 0
    cards = (*ordered, *(JOKER,) * (len(stands) + free))
    return Meld(MeldKind.SET, cards, (*ordered, *stands, *(None,) * free))


def missing_suits(known: Sequence[Card]) -> list[Card]:
    """The faces of a set's rank that are not among those known."""
    rank = known[0].rank
    return [face for suit in range(SUITS) if (face := natural(suit, rank)) not in known]


def stand_ins(rules: MeldRules, known: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that an open joker of a set may stand for, missing suits first."""
    missing = tuple(missing_suits(known))
    return missing if rules.set.distinct_suits else missing + tuple(sorted(set(known)))
