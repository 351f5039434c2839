"""What is laid on the table: melds, what is added to them, tables rebuilt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, Seat
from engine.games.table import MeldChange, TableMeld
from engine.melds.meld import Meld


@dataclass(frozen=True, slots=True)
class MeldLaid:
    """A new meld on the table; `meld_id` is its number for the rest of the round, `value` its worth in points."""

    seat: Seat
    meld_id: int
    meld: Meld
    value: int
    kind: Literal["meld_laid"] = "meld_laid"


@dataclass(frozen=True, slots=True)
class Opened:
    """A seat's first laying-out in the round, with the points that counted towards the opening."""

    seat: Seat
    points: int
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class LaidOff:
    """A card was added to a meld; `meld` is the meld after it."""

    seat: Seat
    meld_id: int
    card: Card
    meld: Meld
    kind: Literal["laid_off"] = "laid_off"


@dataclass(frozen=True, slots=True)
class JokerSwapped:
    """A joker was freed from a meld by the card it stood for; `meld` is the meld after it."""

    seat: Seat
    meld_id: int
    card: Card
    meld: Meld
    kind: Literal["joker_swapped"] = "joker_swapped"


@dataclass(frozen=True, slots=True)
class TableLaid:
    """A seat laid cards by rebuilding the table.

    `melds` are those that are new or changed by it, `changes` says what came to each, `gone` are the numbers of those
    that were used up. `moved` counts the pieces that lie in another meld than before.
    """

    seat: Seat
    cards: tuple[Card, ...]
    melds: tuple[TableMeld, ...]
    changes: tuple[MeldChange, ...]
    gone: tuple[int, ...]
    moved: int
    kind: Literal["table_laid"] = "table_laid"


@dataclass(frozen=True, slots=True)
class TookBack:
    """A seat took back all that it had laid in its turn.

    `cards` are in its hand again, and so many `jokers` that it had freed are not. `melds` are those that lie again as
    they did before the turn laid anything, `gone` the numbers of those that were new.
    """

    seat: Seat
    cards: tuple[Card, ...]
    jokers: int
    melds: tuple[TableMeld, ...]
    gone: tuple[int, ...]
    kind: Literal["took_back"] = "took_back"
