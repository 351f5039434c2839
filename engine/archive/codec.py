"""JSON of rules, moves, events, states and views, under the version of its schema, with upcasts of older versions.

Every document is an object that begins with its version, `{"v":1,...}`. When the shape of a document changes, its
version goes up by one, and an upcast turns trees of the old shape into the new one: whatever any release wrote stays
readable.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, make_dataclass
from enum import Enum
from typing import Annotated, Any, Final, Generic, TypeVar, get_type_hints

from pydantic import BaseModel, Field, TypeAdapter, ValidationError, create_model
from pydantic_core import PydanticSerializationError

from engine.cards import Card
from engine.cards.pieces import PLAYING_CARDS
from engine.games.events import Event
from engine.games.history import NOTHING_YET, Act, History
from engine.games.moves import Move
from engine.match.state import MatchState
from engine.rules.rule_set import RuleSet
from engine.variants import ROUND_TYPES, AnyRules

T = TypeVar("T")


Tree = dict[str, Any]


Upcast = Callable[[Tree], Tree]


class CodecError(ValueError):
    """A document that cannot be read: one sentence on which document, where in it, and what is wrong."""


@dataclass(eq=False)
class Document(Generic[T]):
    """One kind of document: a frozen dataclass whose fields stand beside the version in a JSON object, or one value
    `under` a key beside it.

    `upcasts[n]` turns the tree of version n into that of version n + 1; there must be one for every older version.
    """

    name: str
    holds: Any
    under: str | None = None
    version: int = 1
    version_key: str = "v"
    upcasts: Mapping[int, Upcast] = field(default_factory=dict)

    def __post_init__(self) -> None:
        name, version = self.name, self.version
        if set(self.upcasts) != set(range(1, version)):
            raise ValueError(f"{name} is at version {version} and needs an upcast from each version before it")
        kept, under = self.holds, self.under
        self._kept = kept if under is None else make_dataclass("_Kept", [(under, kept)], frozen=True, slots=True)
        self.adapter = TypeAdapter[Any](self._kept)
        self._opening = f'{{"{self.version_key}":{version},'

    def dump(self, value: T) -> str:
        """The document as JSON text. Raises TypeError for a value that its schema does not name, at any depth."""
        try:
            return self._opening + self.adapter.dump_json(self._keep(value), warnings="error")[1:].decode()
        except PydanticSerializationError as error:
            raise TypeError(f"{self.name} holds what has no place in it: {error}") from None

    def load(self, text: str) -> T:
        """What the text holds, upcast where it is older. Raises CodecError."""
        if not text.startswith(self._opening):
            return self.unpack(parsed(self.name, text))
        return self._read(text)

    def pack(self, value: T) -> Tree:
        """The document as plain JSON values."""
        return {self.version_key: self.version, **self.adapter.dump_python(self._keep(value), mode="json")}

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
            text = json.dumps(current, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise CodecError(f"{self.name} cannot be read: a text of it is none") from None
        return self._read(text)

    def _keep(self, value: T) -> Any:
        return value if self.under is None else self._kept(value)

    def _read(self, text: str | bytes) -> T:
        try:
            found = self.adapter.validate_json(text)
        except ValidationError as error:
            raise unreadable(self.name, error) from None
        value: T = found if self.under is None else getattr(found, self.under)
        return value


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


RULES: Final = Document[RuleSet]("a rule set", Annotated[AnyRules, Field(discriminator="kind")], under="rules")
MOVE: Final = Document[Move]("a move", Move, under="move")
EVENTS: Final = Document[tuple[Event, ...]]("a list of events", tuple[Event, ...], under="events")

dump_rules, load_rules = RULES.dump, RULES.load
dump_move, load_move = MOVE.dump, MOVE.load
dump_events, load_events = EVENTS.dump, EVENTS.load

STATE_VERSION: Final = 1
_FIELDS: Final[dict[str, Any]] = {
    name: (kept, ...)
    for name, kept in {**get_type_hints(MatchState), "history": tuple[Act, ...]}.items()
    if name != "play"
}
_Standing: Final = create_model("_Standing", **_FIELDS)
"""A match without the round that is being played."""
_ROUNDS: Final = {family: TypeAdapter(round_type) for family, round_type in ROUND_TYPES.items()}
_FAMILIES: Final = {round_type: family for family, round_type in ROUND_TYPES.items()}


def dump_state(state: MatchState) -> str:
    """A match as JSON, hands and stock included: for the store alone, never for people."""
    standing = {**state._asdict(), "history": tuple(state.history)}
    del standing["play"]
    family, play = "", "null"
    if state.play is not None:
        family = _FAMILIES[type(state.play)]
        play = _ROUNDS[family].dump_json(state.play).decode()
    match = _Standing.model_construct(**standing).model_dump_json()
    return f'{{"v":{STATE_VERSION},"family":"{family}","match":{match},"play":{play}}}'


def load_state(text: str) -> MatchState:
    """The match that `dump_state` wrote. Raises CodecError; of another version too: its log can be played again."""
    tree = parsed("a state", text)
    version, family, play = tree.get("v"), str(tree.get("family")), tree.get("play")
    if version != STATE_VERSION:
        written = version if isinstance(version, int) else "unknown"
        raise CodecError(f"a state has version {written}; this release reads version {STATE_VERSION} alone")
    if play is not None and family not in _ROUNDS:
        raise CodecError(f"a state is of a family that there is not: {family!r}")
    try:
        inside = "match"
        standing = dict(_Standing.model_validate(tree.get("match")))
        inside = "play"
        current = None if play is None else _ROUNDS[family].validate_python(play)
    except ValidationError as error:
        raise unreadable("a state", error, inside) from None
    standing["history"] = NOTHING_YET.with_acts(standing["history"])
    return MatchState(**standing, play=current)


def plain(value: object) -> Any:  # noqa: PLR0911 - one for each kind of value
    """Any part of a view: cards as texts, tuples and dataclasses as objects. Raises TypeError for what has no place."""
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
