"""The next round's tables, as a move: pure, and for a large field the work of seconds, so that a worker does it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.tournament.formats.registry import format_of
from engine.tournament.moves import OpenRound
from engine.tournament.seating.keeping_apart import kept_apart
from engine.tournament.seating.rounds import History
from engine.tournament.state import Tournament


def paired(
    state: Tournament, lot: Sequence[int], *, short: bool = False, apart: Collection[tuple[int, int]] = ()
) -> OpenRound:
    """The move that opens the round that is due, paired by its lot. The same arguments give the same tables.

    `short` as for `due`. The pairs of entrants `apart`, the smaller number first, are kept from one table where the
    format leaves a choice and there is another way.
    """
    form = format_of(state)
    pairing = form.pair(state, lot, short=short)
    tables = pairing.tables
    if apart and form.chooses:
        pages = form.pages(state)
        there = [one for table in tables for one in table.seats if one is not None]
        points = {one: form.points(state, pages, one) for one in there}
        tables = kept_apart(state.rules, tables, apart, points, History(state))
    return OpenRound(len(state.rounds) + 1, tuple(lot), tables, pairing.byes)
