"""JSON of rules, moves, events, states and views, under the version of its schema, with upcasts of older versions.

Every document is an object that begins with its version, `{"v":1,...}`. When the shape of a document changes, its
version goes up by one, and an upcast turns trees of the old shape into the new one: whatever any release wrote stays
readable.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, Final, Generic, TypeVar

from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError

from engine.cards import Card, Seat, TurnNumber, WindowNumber
from engine.cards.pieces import PLAYING_CARDS
from engine.games.events import Event
from engine.games.history import NOTHING_YET, Act, History
from engine.games.moves import Move
from engine.match.state import MatchState
from engine.rules.rule_set import RuleSet
from engine.rules.scores import MatchResult, RoundResult
from engine.variants import ROUND_TYPES, AnyRules

T = TypeVar("T")


Tree = dict[str, Any]


Upcast = Callable[[Tree], Tree]


class CodecError(ValueError):
    """A document that cannot be read: one sentence on which document, where in it, and what is wrong."""


class Document(Generic[T]):
    """One kind of document: a frozen dataclass whose fields stand beside the version in a JSON object.

    `upcasts[n]` turns the tree of version n into that of version n + 1; there must be one for every older version.
    """

    def __init__(
        self,
        name: str,
        holds: type[T],
        *,
        version: int = 1,
        version_key: str = "v",
        upcasts: Mapping[int, Upcast] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.version_key = version_key
        self.upcasts = dict(upcasts or {})
        if set(self.upcasts) != set(range(1, version)):
            raise ValueError(f"{name} is at version {version} and needs an upcast from each version before it")
        self._adapter = TypeAdapter(holds)
        self._opening = f'{{"{version_key}":{version},'

    def dump(self, value: T) -> str:
        """The document as JSON text. Raises TypeError for a value that its schema does not name, at any depth."""
        try:
            return self._opening + self._adapter.dump_json(value, warnings="error")[1:].decode()
        except PydanticSerializationError as error:
            raise TypeError(f"{self.name} holds what has no place in it: {error}") from None

    def load(self, text: str) -> T:
        """What the text holds, upcast where it is older. Raises CodecError."""
        if not text.startswith(self._opening):
            return self.unpack(parsed(self.name, text))
        try:
            return self._adapter.validate_json(text)
        except ValidationError as error:
            raise unreadable(self.name, error) from None

    def described(self) -> Tree:
        """The document's JSON Schema, without the titles that only repeat names."""
        schema = _untitled(self._adapter.json_schema())
        version = {"const": self.version}
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            **schema,
            "properties": {self.version_key: version, **schema["properties"]},
            "required": [self.version_key, *schema["required"]],
        }

    def pack(self, value: T) -> Tree:
        """The document as plain JSON values."""
        return {self.version_key: self.version, **self._adapter.dump_python(value, mode="json")}

    def unpack(self, tree: Mapping[str, Any]) -> T:
        """What the plain values hold, upcast where they are older. Raises CodecError."""
        version = tree.get(self.version_key)
        if not isinstance(version, int) or isinstance(version, bool) or version < 1:
            raise CodecError(f'{self.name} has no version: "{self.version_key}" must be a whole number from 1')
        if version > self.version:
            raise CodecError(f"{self.name} has version {version}; this release reads up to version {self.version}")
        current = dict(tree)
        for old in range(version, self.version):
            current = self.upcasts[old](current)
        try:
            return self._adapter.validate_python(current)
        except ValidationError as error:
            raise unreadable(self.name, error) from None


def _untitled(part: Any) -> Any:
    if isinstance(part, list):
        return [_untitled(each) for each in part]
    if isinstance(part, dict):
        return {key: _untitled(each) for key, each in part.items() if key != "title" or not isinstance(each, str)}
    return part


def parsed(name: str, text: str) -> Tree:
    """The JSON object of a document's text. Raises CodecError."""
    try:
        tree = json.loads(text)
    except ValueError as error:
        raise CodecError(f"{name} is not JSON: {error}") from None
    if not isinstance(tree, dict):
        raise CodecError(f"{name} is not a JSON object")
    return tree


def unreadable(name: str, error: ValidationError, *inside: str) -> CodecError:
    """The error that says where a document is broken and why, and quotes nothing of it: it may hold hands and stocks.

    `inside` is the part of the document that was read.
    """
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in (*inside, *first["loc"]))
    return CodecError(f"{name} cannot be read at {place or 'its top level'}: {first['msg']}")


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


def plain(value: object) -> Any:  # noqa: PLR0911 - one for each kind of value
    """A view, options, or any part of them: cards as texts, named tuples and dataclasses as objects.

    Raises TypeError for what has no place in a view.
    """
    if value is None or isinstance(value, str | int | float):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, Card):
        return PLAYING_CARDS.text(value)
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    if isinstance(value, History):
        return [plain(act) for act in value]
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: plain(part) for name, part in value._asdict().items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    if isinstance(value, frozenset):
        return sorted(plain(part) for part in value)
    raise TypeError(f"{type(value).__name__} has no place in a view")
