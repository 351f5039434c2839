"""JSON of rules, moves, events and states."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final

from pydantic import Field

from engine.archive.documents import Document, Tree
from engine.games.draw_discard.round import Round
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.duel.round import DuelRound
from engine.games.duel.rules import DuelRules
from engine.games.events import Event
from engine.games.gin.round import GinRound
from engine.games.gin.rules import GinRules
from engine.games.moves import Move
from engine.games.suit_rows.round import RowsRound
from engine.games.suit_rows.rules import SuitRowsRules
from engine.games.tiles.round import TileRound
from engine.games.tiles.rules import TileRules
from engine.match.match import MatchState
from engine.rules.rule_set import RuleSet

# Every family adds its rule set and its round here; their `kind` fields tell them apart.
AnyRules = DrawDiscardRules | GinRules | DuelRules | SuitRowsRules | TileRules


AnyRound = Round | GinRound | DuelRound | RowsRound | TileRound


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
