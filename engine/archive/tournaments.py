"""JSON of tournaments: their rules, moves, events and states, each under the version of its schema."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from pydantic import Field

from engine.archive.documents import Document
from engine.tournament.events import TournamentEvent
from engine.tournament.moves import TournamentMove
from engine.tournament.rules import AnyTournamentRules
from engine.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class _Rules:
    rules: Annotated[AnyTournamentRules, Field(discriminator="format")]


@dataclass(frozen=True, slots=True)
class _Move:
    move: TournamentMove


@dataclass(frozen=True, slots=True)
class _Events:
    events: tuple[TournamentEvent, ...]


@dataclass(frozen=True, slots=True)
class _State:
    tournament: Tournament


TOURNAMENT_RULES: Final = Document("the rules of a tournament", _Rules)
TOURNAMENT_MOVE: Final = Document("a move of a tournament", _Move)
TOURNAMENT_EVENTS: Final = Document("a tournament's list of events", _Events)
TOURNAMENT_STATE: Final = Document("a tournament", _State)


def dump_tournament_rules(rules: AnyTournamentRules) -> str:
    """Rules as JSON."""
    return TOURNAMENT_RULES.dump(_Rules(rules))


def load_tournament_rules(text: str) -> AnyTournamentRules:
    """The rules that `dump_tournament_rules` wrote. Raises CodecError."""
    return TOURNAMENT_RULES.load(text).rules


def dump_tournament_move(move: TournamentMove) -> str:
    """A move as JSON."""
    return TOURNAMENT_MOVE.dump(_Move(move))


def load_tournament_move(text: str) -> TournamentMove:
    """The move that `dump_tournament_move` wrote. Raises CodecError."""
    return TOURNAMENT_MOVE.load(text).move


def dump_tournament_events(events: Sequence[TournamentEvent]) -> str:
    """Events as JSON, in order."""
    return TOURNAMENT_EVENTS.dump(_Events(tuple(events)))


def load_tournament_events(text: str) -> tuple[TournamentEvent, ...]:
    """The events that `dump_tournament_events` wrote. Raises CodecError."""
    return TOURNAMENT_EVENTS.load(text).events


def dump_tournament(state: Tournament) -> str:
    """A tournament as JSON. It holds no secret; the entrants' parts are public."""
    return TOURNAMENT_STATE.dump(_State(state))


def load_tournament(text: str) -> Tournament:
    """The tournament that `dump_tournament` wrote. Raises CodecError."""
    return TOURNAMENT_STATE.load(text).tournament
