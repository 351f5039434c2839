"""JSON of tournaments: rules, moves and states, each under the version of its schema; replay and proof."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final

from pydantic import Field

from engine.archive.codec import CodecError, Document
from engine.archive.replay import OTHERWISE_WRITTEN, Replay, Verification, as_written, secret_of, verify
from engine.cards.shuffle import commitment
from engine.tournament.keys import lot_for, parts, table_secret
from engine.tournament.moves import Finish, OpenRound, Start, TournamentMove
from engine.tournament.play import due
from engine.tournament.refusals import TournamentRefused
from engine.tournament.rules import AnyTournamentRules
from engine.tournament.state import Ended, Tournament
from engine.tournament.tournament import apply


@dataclass(frozen=True, slots=True)
class MatchAtTable:
    """The match of a table: its own exported form, under the version that this has."""

    round: int
    table: int
    replay: dict[str, Any]


@dataclass(frozen=True, slots=True)
class TournamentReplay:
    """A whole tournament as it is exported: enough to play it again and to recompute every lot.

    `commitment` and `secret` are hexadecimal. Who the entrants are is not in it; their parts are, in their moves.
    `matches` are those that were dealt at its tables, as far as they were exported with it.
    """

    rules: Annotated[AnyTournamentRules, Field(discriminator="format")]
    season: int
    commitment: str
    secret: str
    moves: tuple[TournamentMove, ...]
    matches: tuple[MatchAtTable, ...] = ()


TOURNAMENT_MOVE: Final = Document[TournamentMove]("a move of a tournament", TournamentMove, under="move")
TOURNAMENT_STATE: Final = Document[Tournament]("a tournament", Tournament, under="tournament")
"""It holds no secret; the entrants' parts are public."""
TOURNAMENT_REPLAY: Final = Document[TournamentReplay](
    "a tournament's replay", TournamentReplay, version_key="talon_tournament"
)


dump_tournament_move, load_tournament_move = TOURNAMENT_MOVE.dump, TOURNAMENT_MOVE.load
dump_tournament, load_tournament = TOURNAMENT_STATE.dump, TOURNAMENT_STATE.load


def tournament_document(
    rules: AnyTournamentRules,
    secret: bytes,
    moves: Sequence[TournamentMove],
    season: int = 1,
    matches: Sequence[MatchAtTable] = (),
) -> dict[str, Any]:
    """The exported form of a tournament as plain JSON values. It holds the secret: for those that are over only."""
    replay = TournamentReplay(rules, season, commitment(secret), secret.hex(), tuple(moves), tuple(matches))
    return TOURNAMENT_REPLAY.pack(replay)


def verify_tournament(document: Mapping[str, Any]) -> Verification:
    """Check an exported tournament: the commitment, every lot and move, and the matches that come with it.

    Of a match it is checked that its secret is the one that the tournament's gives for its round and table, every
    shuffle and move, and that its result is the one that counts. `moves` and `shuffles` count those of the tournament,
    whose shuffles are lots, and of all matches together. A document that cannot be read is a problem too. How a round
    was paired from its lot is not checked, as methods get better: only that it seats whom it must.
    """
    try:
        claimed = TOURNAMENT_REPLAY.unpack(document)
        secret = secret_of(claimed.secret)
    except CodecError as error:
        return Verification(0, 0, str(error))
    if not as_written(document, TOURNAMENT_REPLAY.pack(claimed)):
        return Verification(0, 0, OTHERWISE_WRITTEN)
    if commitment(secret) != claimed.commitment:
        return Verification(0, 0, "the secret is not the one that was promised: its SHA-256 is not the commitment")
    return _check_moves(claimed, secret)


def _check_moves(claimed: TournamentReplay, secret: bytes) -> Verification:
    state, lots = Tournament(claimed.rules, season=claimed.season), 0
    for number, move in enumerate(claimed.moves, start=1):
        if isinstance(move, Start | OpenRound | Finish):
            needed = due(state, short=True)
            if needed is not None and move.lot != lot_for(secret, state, needed):
                wrong = f"move {number} ({move.kind}): the lot is not the one that the secret gives"
                return Verification(number - 1, lots, wrong)
            lots += 1
        try:
            state = apply(state, move).state
        except TournamentRefused as refusal:
            return Verification(number - 1, lots, f"move {number} ({move.kind}) is illegal: {refusal}")
    found = Verification(len(claimed.moves), lots, None)
    for match in claimed.matches:
        checked = verify(match.replay)
        found = replace(found, moves=found.moves + checked.moves, shuffles=found.shuffles + checked.shuffles)
        problem = _secret_problem(state, secret, match, checked.replay) or checked.problem
        if problem := problem or _result_problem(state, match):
            return replace(found, problem=f"round {match.round}, table {match.table}: {problem}")
    return found


def _secret_problem(state: Tournament, secret: bytes, match: MatchAtTable, claimed: Replay | None) -> str | None:
    """What is wrong with where the match's secret and parts come from; None for what is no replay at all."""
    if state.table(match.round, match.table) is None:
        return "there is no such table"
    if claimed is None:
        return None
    entropy = parts(state, len(state.rounds[match.round - 1].lot))
    if table_secret(secret, entropy, match.round, match.table).hex() != claimed.secret:
        return "the match's secret is not the one that the tournament's gives"
    if not set(claimed.parts) <= {"", *entropy}:
        return "a part of the match is of nobody who had entered the tournament"
    return None


def _result_problem(state: Tournament, match: MatchAtTable) -> str | None:
    """Whether the match ended otherwise than the tournament has it."""
    table, result = state.table(match.round, match.table), match.replay.get("result")
    if table is None or table.result is None or result is None:
        return None
    counted = table.result
    if counted.ended in (Ended.PLAYED, Ended.COMPUTER_FINISHED) and tuple(result["places"]) != counted.places:
        return "the match has another result than the tournament"
    return None
