"""JSON of rules, moves, events and states, each under the version of its schema, with upcasts of older versions.

Every document is an object that begins with its version, `{"v":1,...}`. When the shape of a document changes, its
version goes up by one, and an upcast turns trees of the old shape into the new one: whatever any release wrote stays
readable.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Generic, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from engine.events import Event
from engine.families.draw_discard.state import Round
from engine.families.duel import DuelRound
from engine.families.gin import GinRound
from engine.families.suit_rows import RowsRound
from engine.families.tiles import TileRound
from engine.gin_rules import GinRules
from engine.match import MatchState
from engine.moves import Move
from engine.rules import DrawDiscardRules, RuleSet
from engine.teams import DuelRules, SuitRowsRules
from engine.tile_rules import TileRules

T = TypeVar("T")
Tree = dict[str, Any]
Upcast = Callable[[Tree], Tree]

# Every family adds its rule set and its round here; their `kind` fields tell them apart.
AnyRules = DrawDiscardRules | GinRules | DuelRules | SuitRowsRules | TileRules
AnyRound = Round | GinRound | DuelRound | RowsRound | TileRound


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
        """The document as JSON text."""
        return self._opening + self._adapter.dump_json(value)[1:].decode()

    def load(self, text: str) -> T:
        """What the text holds, upcast where it is older. Raises CodecError."""
        if not text.startswith(self._opening):
            return self.unpack(self._parse(text))
        try:
            return self._adapter.validate_json(text)
        except ValidationError as error:
            raise self._unreadable(error) from None

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
            raise self._unreadable(error) from None

    def _parse(self, text: str) -> Tree:
        try:
            tree = json.loads(text)
        except ValueError as error:
            raise CodecError(f"{self.name} is not JSON: {error}") from None
        if not isinstance(tree, dict):
            raise CodecError(f"{self.name} is not a JSON object")
        return tree

    def _unreadable(self, error: ValidationError) -> CodecError:
        # Only the place and the reason: the document itself may hold hands and the order of the stock.
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        return CodecError(f"{self.name} cannot be read at {place or 'its top level'}: {first['msg']}")


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
class _State:
    """A match and, beside it, the round that is being played: `MatchState` leaves the type of that to the family."""

    match: MatchState
    play: Annotated[AnyRound, Field(discriminator="kind")] | None


def with_rearrange_group(tree: Tree) -> Tree:
    """A document of version 1 that holds rules: its word for rebuilding the table became a group of switches."""
    rules = tree.get("rules")
    if not isinstance(rules, dict) or rules.get("rearrange") != "none":
        return tree
    return {**tree, "rules": {**rules, "rearrange": None}}


def _with_counted_melds(tree: Tree) -> Tree:
    """A state of version 1: no game counted melds or rebuilt them, and no more than one discard was ever taken."""
    play = tree.get("play")
    if not isinstance(play, dict) or play.get("kind") != "draw_discard":
        return tree
    return {**tree, "play": {"earned": [0] * len(play["hands"]), "above": [], "changes": [], **play}}


RULES: Final = Document("a rule set", _Rules, version=2, upcasts={1: with_rearrange_group})
MOVE: Final = Document("a move", _Move)
EVENTS: Final = Document("a list of events", _Events)
STATE: Final = Document("a state", _State, version=2, upcasts={1: _with_counted_melds})


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
    return STATE.dump(_State(replace(state, play=None), state.play))


def load_state(text: str) -> MatchState:
    """The match that `dump_state` wrote. Raises CodecError."""
    saved = STATE.load(text)
    return replace(saved.match, play=saved.play)
