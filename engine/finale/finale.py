"""A finished match told once: by whom it was won and how, the moment that decided it, and two or three awards.

It is made from the events alone, which a log of moves gives again at any time, and is the same on any machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Seat, seats_of
from engine.finale.feats import Award, feats_of
from engine.finale.lines import Match, told, winners_of
from engine.finale.moment import Moment
from engine.finale.rarity import rarity_of
from engine.games.events import ClaimWon, Event, MatchEnded, RoundEnded, seen_by
from engine.games.moves import Move
from engine.match.match import AnyGame
from engine.rules.scores import MatchResult, RoundResult

MOST: Final = 3
ALWAYS: Final = 2
"""So many awards there are at most, and so many however common they are."""
RARE: Final = 12.0
"""A third award is for what is to be found in no more of 100 matches."""


@dataclass(frozen=True, slots=True)
class Finale:
    """What a finished match is remembered by.

    `awards` are shown, the rarest first; `feats` are all that somebody did better than everybody else. There were so
    many `rounds`.
    """

    result: MatchResult
    moment: Moment | None
    awards: tuple[Award, ...]
    feats: tuple[Award, ...]
    rounds: int


def finale_of(game: AnyGame, seats: int, moves: Iterable[Move]) -> Finale:
    """The finale of a match that was played to its end by these moves. Raises ValueError for another, IllegalMove."""
    events: list[Event] = []
    state = game.new(seats)
    for move in moves:
        state, happened = game.apply(state, move)
        events += happened
    return told_finale(game, events)


def told_finale(game: AnyGame, events: Iterable[Event]) -> Finale:
    """The finale of a match of which all events are given, in their order. Raises ValueError where it has no end."""
    match = match_of(game, events)
    feats = tuple(feat._replace(rarity=rarity_of(game.variant, feat.feat, feat.score)) for feat in feats_of(match))
    return Finale(match.result, _moment(match), chosen(feats), feats, len(match.sheet))


def match_of(game: AnyGame, events: Iterable[Event]) -> Match:
    """The match that the events tell. Raises ValueError where it has no end."""
    lines = told(events)
    end = next((line.event for line in reversed(lines) if isinstance(line.event, MatchEnded)), None)
    if end is None:
        raise ValueError("the match has no end")
    sheet = tuple(line.event.result for line in lines if isinstance(line.event, RoundEnded))
    return Match(lines, sheet, end.result, game.rules.match.best == "lowest")


def chosen(feats: Sequence[Award]) -> tuple[Award, ...]:
    """The awards of a match: its rarest feats, no two of which are borne out by the same event."""
    awards: list[Award] = []
    for feat in sorted((feat for feat in feats if feat.rarity < 100), key=lambda feat: feat.rarity):
        if len(awards) == MOST or (len(awards) >= ALWAYS and feat.rarity > RARE):
            break
        if all(feat.events.isdisjoint(one.events) for one in awards):
            awards.append(feat)
    return tuple(awards)


def _moment(match: Match) -> Moment | None:
    """The last turn of the round in which the winner took the lead for good, where they won it.

    Who led all along, or took the lead in another's round, made it safe in the round since then that they won and that
    brought most over the second, the last of several; where they won none, it is one of any.
    """
    if not match.sheet:
        return None
    ranked = sorted(seats_of(match.seats), key=lambda seat: match.result.places[seat])
    sign = -1 if match.lowest_wins else 1
    taken = _lead_taken(match, ranked[0], sign)

    def brought(result: RoundResult) -> int:
        first, second = (0 if score is None else score.points for score in (result.seats[seat] for seat in ranked[:2]))
        return sign * (first - second)

    def weight(at: int) -> tuple[bool, bool, bool, int, int]:
        result = match.sheet[at]
        return at >= taken, ranked[0] in winners_of(result), at == taken > 0, brought(result), at

    number = max(range(len(match.sheet)), key=weight)
    end = match.ends[number]
    turn = [line for line in match.lines if line.round == end.round and line.turn == end.turn]
    before = turn[0].number
    claimed = [line for line in match.lines[max(0, before - 1) : before] if isinstance(line.event, ClaimWon)]
    seen = (seen_by(line.event, None) for line in (*claimed, *turn) if line.number < end.number)
    return Moment(match.sheet[number], end.in_turn, tuple(event for event in seen if event is not None))


def _lead_taken(match: Match, winner: Seat, sign: int) -> int:
    """From which place of the sheet on the winner was ahead of everybody; 0 where they are not at the end."""
    totals, since = [0] * match.seats, 0
    for at, result in enumerate(match.sheet):
        for seat, score in enumerate(result.seats):
            totals[seat] += 0 if score is None else score.points
        ahead = all(sign * (totals[winner] - total) > 0 for seat, total in enumerate(totals) if seat != winner)
        since = since if ahead else at + 1
    return since if since < len(match.sheet) else 0
