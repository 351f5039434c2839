"""Sets, runs and flushes: what a joker stands for, and what a meld is worth. (stub, see signatures)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from engine.cards import Card
from engine.moves import NewMeld
from engine.rules import FlushRules, HandValues, JokerRules, MeldValues, RunRules, SetRules


class MeldKind(StrEnum):
    """The three kinds of meld."""

    RUN = "run"
    SET = "set"
    FLUSH = "flush"


class MeldRules(Protocol):
    """The switches that melds depend on; every rule set of a rummy family has them."""

    @property
    def set(self) -> SetRules: ...
    @property
    def run(self) -> RunRules: ...
    @property
    def flush(self) -> FlushRules | None: ...
    @property
    def joker(self) -> JokerRules: ...
    @property
    def hand_values(self) -> HandValues: ...
    @property
    def meld_values(self) -> MeldValues: ...


@dataclass(frozen=True, slots=True)
class Meld:
    """A valid meld: its cards in table order and, card by card, the face each stands for.

    A run is in ascending order (an ace above the king last). A set is sorted by suit, jokers last. `faces[i]` is the
    card itself for naturals; for a joker the face it replaces, or None in a set where any missing suit may replace it.
    """

    kind: MeldKind
    cards: tuple[Card, ...]
    faces: tuple[Card | None, ...]


def read_meld(rules: MeldRules, new: NewMeld) -> Meld:
    """The meld that the cards form: by explicit faces, else by the player's order, else the reading worth most.

    Raises IllegalMove with the Reject code that says best what is wrong.
    """
    raise NotImplementedError


def readings(rules: MeldRules, cards: Sequence[Card]) -> tuple[Meld, ...]:
    """Every distinct way to read exactly these cards as one meld, worth most first; empty where they form none."""
    raise NotImplementedError


def lay_off(rules: MeldRules, meld: Meld, card: Card, face: Card | None = None) -> Meld:
    """The meld with one card more. A joker at a run with two free ends takes `face`, else the end worth more.

    Raises IllegalMove (DOES_NOT_FIT, SET_SUIT_REPEATED, SET_TOO_LARGE, TOO_MANY_JOKERS, JOKER_UNANNOUNCED, ...).
    """
    raise NotImplementedError


def swap_joker(rules: MeldRules, meld: Meld, card: Card) -> Meld:
    """The meld with the natural card in the place of the joker that stands for it. Raises IllegalMove(SWAP_NO_JOKER)."""
    raise NotImplementedError


def meld_value(rules: MeldRules, meld: Meld) -> int:
    """What a meld is worth when laid, in points."""
    raise NotImplementedError


def hand_value(rules: MeldRules, cards: Sequence[Card]) -> int:
    """What cards left in hand are worth, in points."""
    raise NotImplementedError
