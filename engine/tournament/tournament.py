"""A tournament from its first entrant to its last place: moves in, the next state and events out."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from engine.tournament import acts, moves, play, registration
from engine.tournament.events import ResultChanged, RoundEnded, Step, TournamentEvent
from engine.tournament.formats.registry import format_of
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.standings import standings
from engine.tournament.state import Phase, Tournament

__all__ = ["Step", "apply"]


def apply(state: Tournament, move: moves.TournamentMove) -> Step:
    """The state after a move and what happened. Raises TournamentRefused; then nothing has changed."""
    if state.is_over:
        raise TournamentRefused(TournamentReject.OVER, phase=state.phase)
    kind = type(move)
    if kind in _WHILE_RUNNING and state.phase is not Phase.RUNNING:
        raise TournamentRefused(TournamentReject.NOT_RUNNING, phase=state.phase)
    if kind in _NOT_WHILE_PAUSED and state.paused:
        raise TournamentRefused(TournamentReject.PAUSED)
    step = _HANDLERS[kind](state, move)
    # A result that ends a round tells of it, and so may what it means for others.
    events = tuple(dict.fromkeys((*step.events, *_meaning_changed(state, step.state))))
    return Step(_closed(step.state, events), events)


def _closed(state: Tournament, events: tuple[TournamentEvent, ...]) -> Tournament:
    """How everybody stood as a round closed is kept: who goes later stood there too."""
    for event in events:
        if isinstance(event, RoundEnded) and not state.rounds[event.round - 1].unfinished:
            places = {row.entrant: row.place for row in standings(state)}
            then = event.round, tuple(places.get(one, 0) for one in range(len(state.entrants)))
            before = [one for one in state.closings if one[0] != event.round]
            state = replace(state, closings=(*before[-1:], then))
    return state


def _meaning_changed(before: Tournament, after: Tournament) -> Iterator[ResultChanged | RoundEnded]:
    """The tables of the last round whose outcome stands, while who goes on from them, or why, is another now; and that
    round, if it is over.
    """
    number = len(before.rounds)
    if not number or len(after.rounds) != number:
        return
    # While a round is open, a table that ends says nothing of the others.
    alike = (before.entrants, before.bell, before.phase) == (after.entrants, after.bell, after.phase)
    if before.rounds[-1].unfinished and after.rounds[-1].unfinished and alike:
        return
    was, now = (format_of(state).fates(state, number) for state in (before, after))
    for table, held in zip(after.rounds[-1].tables, before.rounds[-1].tables, strict=True):
        stands = table.outcome is not None and table.outcome == held.outcome
        if stands and any(was.get(one) != now.get(one) for one in table.entrants):
            yield ResultChanged(number, table.number)
    if was != now and not after.rounds[-1].unfinished:
        yield RoundEnded(number)


_Handlers = dict[type, Callable[[Tournament, Any], Step]]

_PLAY: Final[_Handlers] = {
    moves.OpenRound: play.open_round,
    moves.TableFinished: play.table_finished,
    moves.RoundDeadline: play.round_deadline,
    moves.NoShow: play.no_show,
    moves.Bell: play.bell,
    moves.Finish: play.finish,
}
_WHILE_RUNNING: Final = frozenset({*_PLAY, moves.Decide, moves.Extend, moves.EndEarly})
_NOT_WHILE_PAUSED: Final = frozenset({moves.Start, moves.OpenRound, moves.Finish})

_HANDLERS: Final[_Handlers] = {
    moves.Enter: registration.enter,
    moves.Withdraw: registration.withdraw,
    moves.Return: registration.come_back,
    moves.OpenCheckIn: registration.open_check_in,
    moves.CheckIn: registration.check_in,
    moves.Start: registration.start,
    moves.Rest: registration.rest,
    **_PLAY,
    moves.Decide: acts.decide,
    moves.Extend: acts.extend,
    moves.Remove: acts.remove,
    moves.Pause: acts.pause,
    moves.Resume: acts.pause,
    moves.Seed: acts.seed,
    moves.EndEarly: acts.end_early,
    moves.Cancel: acts.cancel,
    moves.Undo: acts.undo,
}
