"""Switches: the fields of a rule set as people see them, type them and change them.

A rule set is a tree of frozen models. Its leaves are switches under dotted names such as `opening.points`. A group of
switches that a game can do without (the knock, the flush) is a switch itself: `none`, or `on` with the switches in it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType, NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Self, TypeAlias, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError, model_validator
from pydantic.fields import FieldInfo
from pydantic_core import PydanticCustomError

from engine.rules.contradictions import Allowed, Contradiction, Facts, RuleFault, told

Booklet: TypeAlias = Literal["000", "001", "002", "003", "004"]
"""A printed booklet, by its number."""

OF_CARDS: Final[tuple[Booklet, ...]] = ("000", "001", "003")
OF_TILES: Final[tuple[Booklet, ...]] = ("002", "004")
OF_ALL: Final[tuple[Booklet, ...]] = ("000", "001", "002", "003", "004")

T = TypeVar("T")


class RuleError(ValueError):
    """A rule set that cannot be: what is wrong, the dotted name of the switch at fault, and the facts of it.

    `switch` is as it was typed, or `seats` where the number of seats is at fault.
    """

    def __init__(self, code: StrEnum, switch: str, facts: Facts = MappingProxyType({})) -> None:
        super().__init__(code, switch, dict(facts))
        self.code = code
        self.switch = switch
        self.facts = dict(facts)

    def __str__(self) -> str:
        return f"{self.switch}: {told(self.code, self.facts)}"


class RuleModel(BaseModel):
    """Base of all rule values: frozen, no unknown fields, and quick as the key of a cache.

    Models are equal if their types and all their fields are. The hash is kept in a slot, which copies and pickles leave
    out: a changed copy has a hash of its own, and a text hashes differently in another process.
    """

    __slots__ = ("_hash",)
    model_config = ConfigDict(frozen=True, extra="forbid")

    if TYPE_CHECKING:
        _hash: int

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:
            found = hash((type(self), *(getattr(self, name) for name in type(self).model_fields)))
            object.__setattr__(self, "_hash", found)
            return found

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is type(self) and self.__dict__ == other.__dict__)

    def idle(self) -> Iterator[str]:
        """The switches in it that change nothing beside the others, by their dotted names from here.

        They may be set all the same, to hold as soon as the others let them. A name may be of a switch that only other
        rules of the kind have.
        """
        if not getattr(self, "enabled", True):
            yield from (name for name in type(self).model_fields if name != "enabled")

    def mirrored(self) -> Iterator[str]:
        """The switches in it whose points are written down with the other sign (A000-15), by dotted names."""
        yield from ()


class PlayableRules(RuleModel):
    """Rules of a whole game or tournament: what contradicts itself cannot be made."""

    def with_switches(self, switches: Mapping[str, object]) -> Self:
        """The rules with dotted switches changed, for example `{"opening.points": 40}`.

        Values may be texts as a person types them (`"40"`, `"off"`, `"none"`). Raises RuleError naming the switch: it
        does not exist, its value is not allowed, or it contradicts another one.
        """
        data = fields_with(self, switches)
        try:
            return type(self).model_validate(data)
        except ValidationError as error:
            found = error.errors()[0].get("ctx", {}).get("contradiction")
            if not isinstance(found, Contradiction):
                raise
            name = next((name for name in found.switches if name in switches), found.switches[0])
            raise RuleError(found.code, name, found.facts) from error

    def contradictions(self) -> Iterator[Contradiction]:
        """What makes these rules unplayable."""
        yield from ()

    @model_validator(mode="after")
    def _playable(self) -> Self:
        for contradiction in self.contradictions():
            raise PydanticCustomError("contradiction", "{contradiction}", {"contradiction": contradiction})
        return self


def switch(
    default: T,
    booklets: tuple[Booklet, ...],
    clauses: tuple[str, ...] = (),
    *,
    ge: int | None = None,
    le: int | None = None,
    min_length: int | None = None,
) -> T:
    """A field of a rule set: its default, the booklets that use it, the clauses of DECISIONS on it, its limits.

    What it does is told in the catalogs, under its dotted name.
    """
    sources: dict[str, JsonValue] = {"booklets": [*booklets], "clauses": [*clauses]}
    return Field(default, json_schema_extra=sources, ge=ge, le=le, min_length=min_length)


def settled(value: T) -> T:
    """A field of a rule set that is no switch: nobody is shown it or may set it."""
    return Field(value, json_schema_extra={"settled": True})


@dataclass(frozen=True, slots=True)
class Switch:
    """One switch of a rule set as house-rule panels, `talon variants` and the docs show it.

    `group` is the dotted name of the group that it is in, or that it switches on; empty for what is in none. `clauses`
    are those of DECISIONS that it settles. `value` is None where the switch is `none`; a group that is on is True. The
    switches of a group that is off do not hold, and their value is None; nor do those that are idle, which keep theirs.
    """

    name: str
    group: str
    booklets: tuple[str, ...]
    clauses: tuple[str, ...]
    allowed: Allowed
    value: object
    holds: bool
    mirrored: bool = False

    def as_written(self, value: object) -> str:
        """What it may be as it is typed, but points with the sign, and the best total as, the sheet has them."""
        word = typed(value)
        if not self.mirrored:
            return word
        return str(-int(word)) if word.removeprefix("-").isdecimal() else {"lowest": "highest"}.get(word, word)


@lru_cache(maxsize=64)
def described(rules: RuleModel) -> tuple[Switch, ...]:
    """Every switch of a rule set with its value, in the order of the models; those that do not hold too."""
    mirrored = set(rules.mirrored())
    return tuple(replace(one, mirrored=one.name in mirrored) for one in _described(type(rules), rules, ""))


def grouped(switches: Iterable[Switch]) -> dict[str, list[Switch]]:
    """Switches by their group, the groups in the order in which they first come."""
    found: dict[str, list[Switch]] = {}
    for one in switches:
        found.setdefault(one.group, []).append(one)
    return found


def values_of(rules: RuleModel) -> dict[str, object]:
    """The switches that hold in a rule set, with their values: what `fields_with` needs to bring another one to it."""
    return dict(_values(rules, ""))


def fields_with(rules: RuleModel, switches: Mapping[str, object]) -> dict[str, Any]:
    """The fields of a rule set with dotted switches changed, not validated as a whole.

    Values may be texts as a person types them. Raises RuleError for a name that there is not and a value that is not
    allowed.
    """
    data = rules.model_dump()
    for name, value in switches.items():
        _put(type(rules), data, name, value)
    return data


def typed(value: object) -> str:
    """A switch's value as a person types it, in one piece: `on`, `none`, `40`, `3-3-4`."""
    if value is None or isinstance(value, bool):
        return {None: "none", True: "on", False: "off"}[value]
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "-".join(str(part) for part in value)
    return str(value).strip()


def _fields(model: type[BaseModel], prefix: str) -> Iterator[tuple[str, str, FieldInfo]]:
    """Name, dotted name and field, those left out that are no switches."""
    for name, field in model.model_fields.items():
        if not _is_settled(field):
            yield name, prefix + name, field


def _is_settled(field: FieldInfo) -> bool:
    """Whether there is no choice about a field: the discriminator, what a family leaves open to nobody."""
    if isinstance(field.json_schema_extra, dict) and "settled" in field.json_schema_extra:
        return True
    return get_origin(field.annotation) is Literal and len(get_args(field.annotation)) == 1


def _group_in(annotation: Any) -> type[RuleModel] | None:
    """The rule model of a group of switches, None for a single switch."""
    for part in (annotation, *get_args(annotation)):
        if isinstance(part, type) and issubclass(part, RuleModel):
            return part
    return None


def _described(
    model: type[BaseModel], rules: RuleModel | None, prefix: str, idle: frozenset[str] = frozenset()
) -> Iterator[Switch]:
    if rules is not None:
        idle |= {prefix + name for name in rules.idle()}
    for name, dotted, field in _fields(model, prefix):
        value = None if rules is None else getattr(rules, name)
        group = _group_in(field.annotation)
        if group is None or field.annotation is not group:
            shown = (value is not None or None) if group else value
            within = prefix.removesuffix(".") if group is None else dotted
            sources = _cited(field, "booklets"), _cited(field, "clauses")
            holds = rules is not None and dotted not in idle
            yield Switch(dotted, within, *sources, _allowed(field), shown, holds)
        if group is not None:
            yield from _described(group, value, f"{dotted}.", idle)


def _cited(field: FieldInfo, sources: Literal["booklets", "clauses"]) -> tuple[str, ...]:
    extra = field.json_schema_extra
    cited = extra.get(sources) if isinstance(extra, dict) else None
    return tuple(str(source) for source in cited) if isinstance(cited, list) else ()


def _values(rules: RuleModel, prefix: str) -> Iterator[tuple[str, object]]:
    for name, dotted, _ in _fields(type(rules), prefix):
        value = getattr(rules, name)
        if isinstance(value, RuleModel):
            yield from _values(value, f"{dotted}.")
        else:
            yield dotted, value


def _put(root: type[RuleModel], data: dict[str, Any], name: str, value: object) -> None:
    model, place = root, data
    *path, last = name.split(".")
    for part in path:
        group = _group_in(model.model_fields[part].annotation) if part in model.model_fields else None
        if group is None:
            raise _unknown(root, name)
        if place[part] is None:
            place[part] = group().model_dump()
        model, place = group, place[part]
    field = model.model_fields.get(last)
    if field is None or _is_settled(field) or _group_in(field.annotation) is field.annotation:
        raise _unknown(root, name)
    read = _read(field, value)
    if read is _REFUSED:
        raise RuleError(
            RuleFault.VALUE_NOT_ALLOWED, name, {"given": typed(value)[:_ECHOED], "allowed": _allowed(field)}
        )
    turned_on_again = isinstance(read, dict) and place[last] is not None
    place[last] = place[last] if turned_on_again else read


def _unknown(root: type[RuleModel], name: str) -> RuleError:
    """The refusal of a name, with the switches that may have been meant."""
    names = [known.name for known in _described(root, None, "")]
    low = name.strip().lower()
    within = tuple(known for known in names if known.startswith(f"{low}."))
    if within:
        return RuleError(RuleFault.GROUP_OF_SWITCHES, name, {"within": within})
    last = low.rpartition(".")[2]
    meant = [known for known in names if known.rpartition(".")[2] == last] or get_close_matches(low, names)
    return RuleError(RuleFault.NO_SUCH_SWITCH, name, {"meant": tuple(meant)})


_TRUE: Final = frozenset({"true", "yes", "on", "1"})
_FALSE: Final = frozenset({"false", "no", "off", "0"})
_NONE: Final = frozenset({"none", "no", "off"})
_REFUSED: Final = object()
_ECHOED: Final = 40
_DIGITS: Final = 6


def _kinds(annotation: Any, limits: Sequence[Any]) -> Iterator[tuple[Any, Sequence[Any]]]:
    """The alternatives of a field's type, each with the limits on its numbers."""
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin in (Union, UnionType):
        for part in parts:
            yield from _kinds(part, limits)
    elif origin is Annotated:
        inner = [limit for part in parts[1:] for limit in (part.metadata if isinstance(part, FieldInfo) else (part,))]
        yield from _kinds(parts[0], [*limits, *inner])
    else:
        yield annotation, limits


def _range(limits: Sequence[Any]) -> tuple[int | None, int | None]:
    least = [limit.ge for limit in limits if hasattr(limit, "ge")]
    most = [limit.le for limit in limits if hasattr(limit, "le")]
    return max(least, default=None), min(most, default=None)


def _allowed(field: FieldInfo) -> Allowed:
    words: list[str] = []
    least = most = None
    many = False
    for kind, limits in _kinds(field.annotation, field.metadata):
        if kind is bool:
            words += ["on", "off"]
        elif kind is NoneType:
            words.append("none")
        elif get_origin(kind) is Literal:
            words += [str(choice) for choice in get_args(kind)]
        elif get_origin(kind) is tuple:
            ((each, of_each),) = _kinds(get_args(kind)[0], ())
            (least, most), many = _range(of_each), True
            words += [str(choice) for choice in get_args(each)] if get_origin(each) is Literal else []
        elif kind is int:
            least, most = _range(limits)
        else:
            words.append("on")
    return Allowed(tuple(words), least, most, many)


def _read(field: FieldInfo, value: object) -> object:
    """What a typed value means for a field, `_REFUSED` where it means nothing or is out of range."""
    text = typed(value)
    for kind, limits in _kinds(field.annotation, field.metadata):
        read = _read_as(kind, limits, text)
        if read is not _REFUSED:
            return read
    return _REFUSED


def _read_as(kind: Any, limits: Sequence[Any], text: str) -> object:
    word = text.lower().replace(" ", "_").replace("-", "_")
    if kind is bool:
        return word in _TRUE if word in _TRUE | _FALSE else _REFUSED
    if kind is NoneType:
        return None if word in _NONE else _REFUSED
    if kind is int:
        return _number(text, limits)
    if get_origin(kind) is Literal:
        return next((choice for choice in get_args(kind) if str(choice) == word), _REFUSED)
    if get_origin(kind) is tuple:
        ((each, limits),) = _kinds(get_args(kind)[0], ())
        several = [_read_as(each, limits, part) for part in text.replace(",", " ").replace("-", " ").split()]
        return tuple(several) if several and _REFUSED not in several else _REFUSED
    return kind().model_dump() if word in _TRUE else _REFUSED


def _number(text: str, limits: Sequence[Any]) -> object:
    if not text.removeprefix("-").isdecimal() or len(text) > _DIGITS:
        return _REFUSED
    number = int(text)
    least, most = _range(limits)
    low_enough = most is None or number <= most
    return number if low_enough and (least is None or number >= least) else _REFUSED
