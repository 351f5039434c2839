"""JSON of rules, moves, events and states."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from engine.archive.documents import CodecError, Document, parsed, unreadable
from engine.cards import Seat, TurnNumber, WindowNumber
from engine.games.events import Event
from engine.games.history import NOTHING_YET, Act
from engine.games.moves import Move
from engine.match.state import MatchState
from engine.rules.rule_set import RuleSet
from engine.rules.scores import MatchResult, RoundResult
from engine.variants import ROUND_TYPES, AnyRules

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Rules:
    rules: Annotated[AnyRules, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True)
class _Move:
    move: Move


@dataclass(frozen=True, slots=True)
class _Events:
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class _Standing:
    """A match without the round that is being played."""

    variant: str
    seats: int
    dealer: Seat | None
    round: int
    shuffles: int
    turn: TurnNumber
    window: WindowNumber
    forfeited: tuple[Seat, ...]
    contenders: tuple[Seat, ...] | None
    sheet: tuple[RoundResult, ...]
    result: MatchResult | None
    extra_rounds: int
    history: tuple[Act, ...]


RULES: Final = Document("a rule set", _Rules)
MOVE: Final = Document("a move", _Move)
EVENTS: Final = Document("a list of events", _Events)

STATE_VERSION: Final = 1
_STANDING: Final = TypeAdapter(_Standing)
_ROUNDS: Final = {family: TypeAdapter(round_type) for family, round_type in ROUND_TYPES.items()}
_FAMILIES: Final = {round_type: family for family, round_type in ROUND_TYPES.items()}


def dump_rules(rules: RuleSet) -> str:
    """Resolved rules as JSON. Raises TypeError for a rule set of no known family."""
    if not isinstance(rules, AnyRules):
        raise TypeError(f"no family plays by {type(rules).__name__}")
    return RULES.dump(_Rules(rules))


def load_rules(text: str) -> RuleSet:
    """The rules that `dump_rules` wrote. Raises CodecError."""
    return RULES.load(text).rules


def dump_move(move: Move) -> str:
    """A move as JSON."""
    return MOVE.dump(_Move(move))


def load_move(text: str) -> Move:
    """The move that `dump_move` wrote. Raises CodecError."""
    return MOVE.load(text).move


def dump_events(events: Sequence[Event]) -> str:
    """Events as JSON, in order."""
    return EVENTS.dump(_Events(tuple(events)))


def load_events(text: str) -> tuple[Event, ...]:
    """The events that `dump_events` wrote. Raises CodecError."""
    return EVENTS.load(text).events


def dump_state(state: MatchState) -> str:
    """A match as JSON, hands and stock included: for the store alone, never for people."""
    standing = _Standing(
        variant=state.variant,
        seats=state.seats,
        dealer=state.dealer,
        round=state.round,
        shuffles=state.shuffles,
        turn=state.turn,
        window=state.window,
        forfeited=state.forfeited,
        contenders=state.contenders,
        sheet=state.sheet,
        result=state.result,
        extra_rounds=state.extra_rounds,
        history=tuple(state.history),
    )
    family, play = "", "null"
    if state.play is not None:
        family = _FAMILIES[type(state.play)]
        play = _ROUNDS[family].dump_json(state.play).decode()
    match = _STANDING.dump_json(standing).decode()
    return f'{{"v":{STATE_VERSION},"family":"{family}","match":{match},"play":{play}}}'


def load_state(text: str) -> MatchState:
    """The match that `dump_state` wrote.

    Raises CodecError; for a state of another version too, since its match can be played again from the log.
    """
    tree = parsed("a state", text)
    version, family, play = tree.get("v"), str(tree.get("family")), tree.get("play")
    if version != STATE_VERSION:
        raise CodecError(f"a state has version {version}; this release reads version {STATE_VERSION} alone")
    if play is not None and family not in _ROUNDS:
        raise CodecError(f"a state is of a family that there is not: {family!r}")
    standing = _read("match", _STANDING, tree.get("match"))
    return MatchState(
        variant=standing.variant,
        seats=standing.seats,
        dealer=standing.dealer,
        round=standing.round,
        shuffles=standing.shuffles,
        turn=standing.turn,
        window=standing.window,
        forfeited=standing.forfeited,
        contenders=standing.contenders,
        sheet=standing.sheet,
        play=None if play is None else _read("play", _ROUNDS[family], play),
        result=standing.result,
        extra_rounds=standing.extra_rounds,
        history=NOTHING_YET.with_acts(standing.history),
    )


def _read(part: str, adapter: TypeAdapter[T], tree: object) -> T:
    try:
        return adapter.validate_python(tree)
    except ValidationError as error:
        raise unreadable("a state", error, part) from None
