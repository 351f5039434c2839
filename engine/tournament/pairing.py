"""The next round's tables, as a move: pure, and for a large field the work of seconds, so that a worker does it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tournament.formats.registry import format_of
from engine.tournament.moves import OpenRound
from engine.tournament.state import Tournament


def paired(state: Tournament, lot: Sequence[int], *, short: bool = False) -> OpenRound:
    """The move that opens the round that is due, paired by its lot. The same state and lot give the same tables.

    `short` as for `due`.
    """
    pairing = format_of(state).pair(state, lot, short=short)
    return OpenRound(len(state.rounds) + 1, tuple(lot), pairing.tables, pairing.byes)
