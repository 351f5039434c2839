"""What a tournament waits for, and the next round's tables, as a move: for a large field the work of seconds, so that a
worker pairs it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.tournament.formats.registry import format_of
from engine.tournament.keys import LotNeeded
from engine.tournament.moves import OpenRound
from engine.tournament.seating.rounds import History
from engine.tournament.state import Phase, Status, Tournament


def due(state: Tournament, *, short: bool = False) -> LotNeeded | None:
    """The lot to be drawn for the next step that does not come from a table or an entrant; None where one waits.

    Before play begins it is what `Start` needs, whenever the clock or a host decides to begin. While rounds are still
    to come it is the next round's as soon as that is to be opened: for some formats several, one after another. When
    all is played it is what `Finish` needs: until that move hosts may still decide and undo.

    An arena seats full tables; with `short` a table of fewer too, which is for when somebody has waited too long.
    """
    size = len(state.entrants)
    if state.phase in (Phase.OPEN, Phase.CHECK_IN):
        return LotNeeded("start", 0, 1, size)
    if state.phase is not Phase.RUNNING or state.paused:
        return None
    form = format_of(state)
    if form.round_due(state, short=short):
        return LotNeeded("round", len(state.rounds) + 1, 1, size)
    if not state.open_tables() and not form.more_rounds(state):
        return LotNeeded("finish", len(state.rounds), 2, size)
    return None


def may_be_entered(state: Tournament) -> bool:
    """Whether somebody may enter a tournament that is played, or come back into it."""
    form = format_of(state)
    gone = state.those(Status.DROPPED, Status.NO_SHOW)
    return form.may_enter(state) or form.replaces or any(form.may_return(state, one) for one in gone)


def tables_of(state: Tournament, entrant: int) -> tuple[tuple[int, int], ...]:
    """The tables at which an entrant has sat or sits, by round and number."""
    return tuple(
        (each.number, table.number) for each in state.rounds for table in each.tables if entrant in table.seats
    )


def paired(state: Tournament, lot: Sequence[int], apart: Collection[tuple[int, int]] = ()) -> OpenRound:
    """The move that opens the round that is due, paired by its lot. The same arguments give the same tables.

    The pairs of entrants `apart` are kept from one table where the format leaves a choice and there is another way.
    """
    form = format_of(state)
    pairing = form.pair(state, lot, History(state, apart if form.chooses else ()))
    return OpenRound(len(state.rounds) + 1, tuple(lot), pairing.tables, pairing.byes)
