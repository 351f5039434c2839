"""The results of a match at the moment at which it ends. Pure; what the log alone knows is counted by the store."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime

from bot.hosting.results.counting import friendly_of
from bot.hosting.results.parameters import PLAYERS
from bot.records.games import GameRecord, Holder
from bot.records.results import SeatResult
from engine.cards import Seat
from engine.match.state import MatchState
from engine.rules.scores import RoundResult


def results_of(record: GameRecord, state: MatchState, now: datetime) -> tuple[SeatResult, ...]:
    """A row a seat of a match that is finished now, for who held it at the first turn. Raises AssertionError where it
    is not finished.
    """
    result = state.result
    if result is None:
        raise AssertionError("a match without a result leaves none")
    first = [_first(holder) for holder in record.holders]
    people = len({user_id for user_id, _ in first if user_id is not None})
    friendly, teams = friendly_of(record, people), teams_of(state.sheet, state.seats)
    return tuple(
        SeatResult(
            match_id=record.id,
            seat=holder.seat,
            user_id=user_id,
            name=name,
            computer=f"{holder.computer}/{PLAYERS}" if user_id is None else None,
            guild_id=record.guild_id,
            channel_id=record.channel_id,
            variant=record.variant,
            ended=now,
            place=result.places[holder.seat],
            seats=state.seats,
            points=result.totals[holder.seat],
            rounds=len(state.sheet),
            team=teams[holder.seat],
            left=user_id is not None and _has_left(holder, state),
            friendly=friendly,
            won=_won(state.sheet, holder.seat),
        )
        for holder, (user_id, name) in zip(record.holders, first, strict=True)
    )


def teams_of(sheet: Sequence[RoundResult], seats: int) -> tuple[int | None, ...]:
    """Each seat's team, where the same two teams played every round; None where everybody played for themselves."""
    everybody = frozenset(range(seats))
    sides = {frozenset((frozenset(one.team), everybody - set(one.team))) for one in sheet}
    if not sheet or len(sides) != 1 or not all(one.team for one in sheet):
        return (None,) * seats
    winners = set(sheet[0].team)
    return tuple(int(seat not in winners) for seat in range(seats))


def _first(holder: Holder) -> tuple[int | None, str]:
    """Who held a seat at the first turn."""
    if holder.before:
        return holder.before[0].user_id, holder.before[0].name
    return holder.user_id, holder.name


def _has_left(holder: Holder, state: MatchState) -> bool:
    """Whether who held a seat at first does not any more: forfeited, given to another, or played by the computer."""
    return bool(holder.before) or holder.autopilot or holder.seat in state.forfeited


def _won(sheet: Sequence[RoundResult], seat: Seat) -> dict[str, int]:
    return dict(Counter(one.end.value for one in sheet if one.winner == seat or seat in one.team))
