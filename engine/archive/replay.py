"""A match from its log: replaying and watching it, and proving afterwards that nobody arranged the cards."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Final, NamedTuple

from pydantic import Field

from engine.archive.codec import CodecError, Document
from engine.cards.shuffle import commitment
from engine.games.events import Event
from engine.games.game import Step
from engine.games.moves import Move, Shuffled
from engine.match.match import AnyGame
from engine.match.state import MatchState
from engine.match.story import Story, tell
from engine.rules.refusals import IllegalMove
from engine.rules.scores import MatchResult
from engine.rules.switches import RuleError
from engine.tournament.keys import table_secret
from engine.variants import AnyRules, UnknownVariantError, game_with_rules


class ReplayError(ValueError):
    """A log that the rules do not bear out: which of the moves, counted from 1, is illegal, and why."""


@dataclass(frozen=True, slots=True)
class TableOfTournament:
    """Where a match was played, when at a tournament: its secret comes from the tournament's.

    `commitment` and `secret` are the tournament's, hexadecimal; the secret is None until that has ended. `parts` are
    those of all entrants whom the round's lot is over, by number; round and table count from 1.
    """

    commitment: str
    secret: str | None
    parts: tuple[str, ...]
    round: int
    table: int


@dataclass(frozen=True, slots=True)
class Replay:
    """A whole match as it is exported: enough to play it again and to recompute every shuffle.

    `commitment` and `secret` are hexadecimal; `parts` are the players' contributions in seat order. Without a
    commitment the deals were chosen, for somebody who learns the game: nobody promised chance.
    """

    variant: str
    rules: Annotated[AnyRules, Field(discriminator="kind")]
    seats: int
    commitment: str
    secret: str
    parts: tuple[str, ...]
    moves: tuple[Move, ...]
    result: MatchResult | None
    tournament: TableOfTournament | None = None


@dataclass(frozen=True, slots=True)
class Verification:
    """What a check found: how much was checked, and in one sentence the first thing that is wrong, None if nothing;
    and the match as it was read, None where it could not be.
    """

    moves: int
    shuffles: int
    problem: str | None
    replay: Replay | None = field(default=None, repr=False)

    @property
    def ok(self) -> bool:
        return self.problem is None


REPLAY: Final = Document[Replay]("a replay", Replay, version_key="talon")


def replay(game: AnyGame, seats: int, moves: Iterable[Move]) -> Step[MatchState]:
    """The state that the moves lead to from a new match, and all events on the way. Raises ReplayError, RuleError."""
    state = game.new(seats)
    events: list[Event] = []
    for number, move in enumerate(moves, start=1):
        step = _played(game, state, number, move)
        state = step.state
        events.extend(step.events)
    return Step(state, tuple(events))


def replay_document(  # noqa: PLR0913 - all are facts of one match
    game: AnyGame,
    seats: int,
    secret: bytes,
    parts: Sequence[str],
    moves: Sequence[Move],
    result: MatchResult | None,
    *,
    tournament: TableOfTournament | None = None,
    chosen: bool = False,
) -> dict[str, Any]:
    """The exported form of a match as plain JSON values. It holds the secret: for finished matches only.

    `tournament` says at which table of one it was played. Of `chosen` deals no commitment is claimed.
    """
    if not isinstance(game.rules, AnyRules):
        raise TypeError(f"no family plays by {type(game.rules).__name__}")
    return _packed(
        Replay(
            game.variant,
            game.rules,
            seats,
            "" if chosen else commitment(secret),
            secret.hex(),
            tuple(parts),
            tuple(moves),
            result,
            tournament,
        )
    )


def _packed(replay: Replay) -> dict[str, Any]:
    packed = REPLAY.pack(replay)
    if replay.tournament is None:
        del packed["tournament"]
    return packed


def as_written(part: Any, packed: Any, *, of_rules: bool = False) -> bool:
    """Whether a part of a document says all that is packed, and says it so: `true` and `1` are equal, but not the same.

    Of rules a switch that an older release did not know is not said.
    """
    if isinstance(part, Mapping):
        said = isinstance(packed, dict) and (part.keys() <= packed.keys() if of_rules else part.keys() == packed.keys())
        return said and all(as_written(part[key], packed[key], of_rules=of_rules or key == "rules") for key in part)
    if isinstance(part, list):
        said = isinstance(packed, list) and len(part) == len(packed)
        return said and all(as_written(*pair, of_rules=of_rules) for pair in zip(part, packed, strict=True))
    return type(part) is type(packed) and bool(part == packed)


OTHERWISE_WRITTEN: Final = "it is not written as replays are: a key is missing, or a value of it has another form"


def secret_of(text: str) -> bytes:
    """The secret that a document spells. Raises CodecError where it is spelled otherwise than secrets are."""
    if not re.fullmatch("(?:[0-9a-f]{2})*", text):
        raise CodecError("the secret is not hexadecimal, in small letters")
    return bytes.fromhex(text)


def verify(document: Mapping[str, Any]) -> Verification:
    """Check an exported match: commitment, shuffles, moves, result. A document that cannot be read is a problem too."""
    try:
        claimed = REPLAY.unpack(document)
        game = _game_of(claimed)
        start = game.new(claimed.seats)
    except UnknownVariantError:
        return Verification(0, 0, f"no variant is called {document['variant']!r}")
    except CodecError as error:
        return Verification(0, 0, str(error))
    except RuleError as error:
        return Verification(0, 0, f"the match cannot begin: {error}")
    if not as_written(document, _packed(claimed)):
        return Verification(0, 0, OTHERWISE_WRITTEN, claimed)
    return replace(_check_secret(claimed) or _check_moves(game, start, claimed), replay=claimed)


def _game_of(claimed: Replay) -> AnyGame:
    try:
        return game_with_rules(claimed.variant, claimed.rules)
    except TypeError as of_another_family:
        raise CodecError(str(of_another_family)) from None


def _check_secret(claimed: Replay) -> Verification | None:
    problem = None
    try:
        if claimed.commitment not in ("", commitment(secret_of(claimed.secret))):
            problem = "the secret is not the one that was promised: its SHA-256 is not the commitment"
    except CodecError as error:
        problem = str(error)
    if len(claimed.parts) != claimed.seats:
        problem = f"{claimed.seats} seats need as many parts, and there are {len(claimed.parts)}"
    if claimed.tournament is not None and not claimed.commitment:
        problem = "the deals of a tournament's table are never chosen, and it lacks its commitment"
    if problem is None and claimed.tournament is not None:
        problem = _tournament_problem(claimed, claimed.tournament)
    return Verification(0, 0, problem) if problem else None


def _tournament_problem(claimed: Replay, table: TableOfTournament) -> str | None:
    """What is wrong with where a table's secret comes from; None too while the tournament's is not revealed."""
    if not set(claimed.parts) <= {"", *table.parts}:
        return "a part of the table is of nobody who had entered the tournament"
    if table.secret is None:
        return None
    try:
        secret = secret_of(table.secret)
    except CodecError as error:
        return f"of the tournament, {error}"
    if commitment(secret) != table.commitment:
        return "the tournament's secret is not the one that was promised: its SHA-256 is not the commitment"
    if table_secret(secret, table.parts, table.round, table.table).hex() != claimed.secret:
        return "the table's secret is not the one that the tournament's gives"
    return None


def _check_moves(game: AnyGame, state: MatchState, claimed: Replay) -> Verification:
    secret = bytes.fromhex(claimed.secret)
    shuffles = 0
    for number, move in enumerate(claimed.moves, start=1):
        problem = None
        if isinstance(move, Shuffled):
            problem = _shuffle_problem(game, state, claimed, secret, number, move)
            shuffles += problem is None
        if problem is None:
            try:
                state = _played(game, state, number, move).state
            except ReplayError as error:
                problem = str(error)
        if problem:
            return Verification(number - 1, shuffles, problem)
    if state.result != claimed.result:
        return Verification(len(claimed.moves), shuffles, "the moves lead to another result than the recorded one")
    return Verification(len(claimed.moves), shuffles, None)


def _shuffle_problem(
    game: AnyGame, state: MatchState, claimed: Replay, secret: bytes, number: int, move: Shuffled
) -> str | None:
    need = game.chance(state)
    if need is None:
        return f"move {number} is a shuffle where none was called for"
    if move != need.answer(secret, claimed.parts):
        return f"move {number}: the {need.purpose} shuffle of round {need.round} is not the one that the secret gives"
    return None


def _played(game: AnyGame, state: MatchState, number: int, move: Move) -> Step[MatchState]:
    try:
        return game.apply(state, move)
    except IllegalMove as refusal:
        raise ReplayError(f"move {number} ({move.kind}) is illegal: {refusal}") from refusal


class BadReplayError(ValueError):
    """A document that is no replay of a whole match, or does not hold; the message says in a sentence what is wrong."""


class Watched(NamedTuple):
    """A match that was verified, and its story."""

    replay: Replay
    game: AnyGame
    story: Story


def watched(document: Mapping[str, Any]) -> Watched:
    """A finished match from its replay document. Raises BadReplayError for one that does not hold from end to end."""
    found = verify(document)
    if found.problem is not None or found.replay is None:
        raise BadReplayError(found.problem)
    replay = found.replay
    if replay.result is None:
        raise BadReplayError("the match was not played to its end")
    game = game_with_rules(replay.variant, replay.rules)
    return Watched(replay, game, tell(game, replay.seats, replay.moves))
