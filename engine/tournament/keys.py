"""The committed shuffle of a whole tournament: one secret gives every lot and every table's own secret.

`docs/FAIRNESS.md` explains it. A table's match is shuffled by its own secret as any match is, so its replay is checked
like any other; that the tournament's secret gave it, everybody can check at the end.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from engine.cards.shuffle import context_of, order_for
from engine.tournament.state import Tournament

TABLE_LABEL: Final = b"talon table 1"


@dataclass(frozen=True, slots=True)
class LotNeeded:
    """What a tournament waits for: a permutation of its `size` entrants, in the move that the purpose names.

    `round` and `number` label the committed shuffle: the start is 0 and 1, a round its number and 1, the finish the
    last round's number and 2.
    """

    purpose: Literal["start", "round", "finish"]
    round: int
    number: int
    size: int


def lot_for(secret: bytes, state: Tournament, needed: LotNeeded) -> tuple[int, ...]:
    """The lot that is needed, from the tournament's secret and the parts of all who have entered."""
    return order_for(secret, parts(state, needed.size), needed.round, needed.number, needed.size)


def parts(state: Tournament, count: int) -> tuple[str, ...]:
    """The parts of the first so many entrants, by number."""
    return tuple(entrant.part for entrant in state.entrants[:count])


def table_secret(secret: bytes, parts: Sequence[str], round: int, table: int) -> bytes:
    """The secret of one table's match, 32 bytes: it says nothing about the tournament's secret or another table's.

    `parts` are those of the entrants that the round's lot is over, by number; round and table count from 1.
    """
    return hmac.new(secret, context_of(TABLE_LABEL, parts, round, table), hashlib.sha256).digest()


def seat_parts(state: Tournament, round: int, table: int) -> tuple[str, ...]:
    """The parts of a table's own match, in seat order: those of its entrants; a computer that fills a seat has none.

    They are those of whom the table was dealt for: taken when it opens, they stay, whoever takes a seat over later.
    """
    found = state.table(round, table)
    if found is None:
        raise KeyError((round, table))
    return tuple("" if seat is None else state.entrants[seat].part for seat in found.seats)
