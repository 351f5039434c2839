"""Tournaments as they are stored and exported: JSON and back, replay, the proof of the shuffles."""

import hashlib
import hmac
import json
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from engine.archive.codec import CodecError
from engine.archive.replay import TableOfTournament, replay_document, verify
from engine.archive.tournaments import (
    MatchAtTable,
    dump_tournament,
    dump_tournament_move,
    load_tournament,
    load_tournament_move,
    tournament_document,
    verify_tournament,
)
from engine.cards.shuffle import commitment, order_for
from engine.games.moves import Shuffled
from engine.games.strengths import Strength
from engine.tournament import moves
from engine.tournament.keys import lot_for, parts, seat_parts, table_secret
from engine.tournament.play import due, paired
from engine.tournament.rules import FORMATS, AnyTournamentRules, ArenaRules, SwissRules
from engine.tournament.state import Ended, Tournament
from engine.tournament.tournament import apply
from engine.variants import game_of
from tests.engine.tournament.tournaments import SECRET, after, begun, by_strength, lot, opened, places_of

EVERY_MOVE: list[Any] = [
    moves.Enter("1", computer=True, division=2),
    moves.Withdraw(0),
    moves.Return(0),
    moves.OpenCheckIn(),
    moves.CheckIn(0, "2"),
    moves.Start((1, 0), (0,)),
    moves.OpenRound(1, (1, 0), (moves.Seating((0, None, 1), 1),), (2,)),
    moves.TableFinished(1, 1, (3, -4), (2, 1), Ended.SCORED_NOW),
    moves.RoundDeadline(1, 2),
    moves.Seed((1, 0), "why", "host"),
    moves.EndEarly("why", "host"),
    moves.NoShow(1, 1, 0),
    moves.Rest(0, resting=False),
    moves.Bell(),
    moves.Finish((0, 1)),
    moves.Decide(1, 1, (1, 1), "why", "host", (5, 5)),
    moves.Extend(1, 60, "why", "host", 2),
    moves.Remove(0, "why", "host"),
    moves.Pause("why", "host"),
    moves.Resume("why", "host"),
    moves.Cancel("why", "host"),
    moves.Undo(1, "why", "host"),
]


def logged(rules: AnyTournamentRules, count: int = 9) -> tuple[Tournament, list[moves.TournamentMove]]:
    """A whole tournament and its log, with one who drops out and comes back and a host's decision taken back."""
    state, log = Tournament(rules), []

    def make(move: moves.TournamentMove) -> None:
        nonlocal state
        state = apply(state, move).state
        log.append(move)

    for number in range(count):
        make(moves.Enter(f"{number}"))
    totals = by_strength(30)
    while (needed := due(state)) is not None:
        lot = lot_for(SECRET, state, needed)
        if needed.purpose == "start":
            make(moves.Start(lot))
        elif needed.purpose == "finish":
            make(moves.Finish(lot))
        else:
            make(paired(state, lot))
            if len(state.rounds) == 1:
                make(moves.Withdraw(3))
                make(moves.Return(3))
                make(moves.Decide(1, 1, (1,) * len(state.rounds[0].tables[0].seats), "why", "host", (9,) * 4))
                make(moves.Undo(len(state.acts), "mistake", "host"))
            if due(state) is None or isinstance(rules, ArenaRules):
                for round, number in state.open_tables():
                    table = state.table(round, number)
                    found = tuple(totals(table.seats))
                    make(moves.TableFinished(round, number, found, places_of(found)))
            if isinstance(rules, ArenaRules) and len(state.rounds) == 4:
                make(moves.Bell())
    return state, log


@cache
def log_of(name: str) -> tuple[Tournament, list[moves.TournamentMove]]:
    return logged(FORMATS[name](), 8)


@pytest.mark.parametrize("move", EVERY_MOVE, ids=lambda move: move.kind)
def test_every_move_is_json_and_back(move: moves.TournamentMove) -> None:
    assert load_tournament_move(dump_tournament_move(move)) == move


def test_no_kind_of_move_is_left_out() -> None:
    kinds = {type(move) for move in EVERY_MOVE}
    assert {kind for kind in vars(moves).values() if isinstance(kind, type) and hasattr(kind, "kind")} <= kinds


@pytest.mark.parametrize("name", FORMATS)
def test_a_state_is_json_and_back_and_its_log_replays_to_it(name: str) -> None:
    state, log = log_of(name)
    assert load_tournament(dump_tournament(state)) == state
    assert after(Tournament(state.rules), *log).state == state


def test_what_cannot_be_read_says_where() -> None:
    with pytest.raises(CodecError, match="a move of a tournament"):
        load_tournament_move('{"v":1,"move":{"kind":"dance"}}')
    with pytest.raises(CodecError, match="version 99"):
        load_tournament('{"v":99}')


@pytest.mark.parametrize("name", FORMATS)
def test_an_exported_tournament_is_verified(name: str) -> None:
    state, log = log_of(name)
    document = json.loads(json.dumps(tournament_document(state.rules, SECRET, log)))
    found = verify_tournament(document)
    assert found.problem is None
    assert (found.moves, found.shuffles) == (len(log), len(state.rounds) + 2)


def test_a_lot_that_somebody_chose_is_found() -> None:
    state, log = log_of("swiss")
    at = next(number for number, move in enumerate(log) if isinstance(move, moves.OpenRound))
    move = log[at]
    forged = [*log[:at], replace(move, lot=move.lot[::-1]), *log[at + 1 :]]
    found = verify_tournament(tournament_document(state.rules, SECRET, forged))
    assert found.problem == f"move {at + 1} (open_round): the lot is not the one that the secret gives"


def test_another_secret_and_a_move_that_cannot_be_are_found() -> None:
    state, log = log_of("swiss")
    document = tournament_document(state.rules, SECRET, log)
    assert "promised" in str(verify_tournament({**document, "secret": "00" * 32}).problem)
    assert "hexadecimal" in str(verify_tournament({**document, "secret": "xyz"}).problem)
    assert "illegal" in str(verify_tournament(tournament_document(state.rules, SECRET, [*log, log[0]])).problem)
    assert "version" in str(verify_tournament({}).problem)


def test_a_tables_secret_is_computed_as_fairness_md_says() -> None:
    state = opened(begun(SwissRules(), 8))
    joined = parts(state, 8)
    context = b"talon table 1" + (8).to_bytes(4, "big")
    for part in joined:
        context += len(part).to_bytes(4, "big") + part.encode()
    context += (1).to_bytes(4, "big") + (2).to_bytes(4, "big")
    assert table_secret(SECRET, joined, 1, 2) == hmac.new(SECRET, context, hashlib.sha256).digest()
    secrets = {table_secret(SECRET, joined, round, table) for round in range(1, 9) for table in range(1, 9)}
    assert len(secrets) == 64


def table_replay(**changes: Any) -> dict[str, Any]:
    """The replay of a match that was played at the second table of a tournament's first round."""
    state = opened(begun(SwissRules(seats=2), 4))
    joined, seats = parts(state, 4), seat_parts(state, 1, 2)
    secret = table_secret(SECRET, joined, 1, 2)
    game, log = game_of("disney_basic", {"match.rounds": 1}), []
    match = game.new(2)
    while match.result is None:
        need = game.chance(match)
        if need:
            log.append(Shuffled(order_for(secret, seats, need.round, need.number, need.size)))
        else:
            log.append(game.choose(Strength.EASY, game.view(match, min(game.active(match))), len(log)))
        match = game.apply(match, log[-1]).state
    told = {
        "commitment": commitment(SECRET),
        "secret": SECRET.hex(),
        "parts": joined,
        "round": 1,
        "table": 2,
        **changes,
    }
    return replay_document(game, 2, secret, seats, log, match.result, tournament=TableOfTournament(**told))


def test_the_replay_of_a_tournaments_table_proves_where_its_secret_comes_from_once_it_is_told() -> None:
    """While the tournament lasts its secret stays hidden, and the match is checked."""
    document = json.loads(json.dumps(table_replay()))
    assert verify(document).problem is None
    assert document["tournament"]["table"] == 2
    hidden = table_replay(secret=None)
    assert verify(hidden).problem is None
    assert SECRET.hex() not in json.dumps(hidden)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"table": 1}, "the table's secret is not the one that the tournament's gives"),
        ({"parts": ("1000", "1001", "1002", "9999")}, "of nobody who had entered"),
        ({"parts": ("1000", "1001", "1002", "1003", "1004")}, "is not the one that the tournament's gives"),
        ({"commitment": "00" * 32}, "is not the one that was promised"),
        ({"secret": "zz"}, "not hexadecimal"),
    ],
)
def test_a_table_of_another_tournament_is_found(changes: dict[str, Any], problem: str) -> None:
    assert problem in str(verify(table_replay(**changes)).problem)


def tournament_with_match(**changes: Any) -> dict[str, Any]:
    """A tournament whose second table was played as in `table_replay`, and counted so."""
    document = {key: value for key, value in table_replay().items() if key != "tournament"}
    result = document["result"]
    state = opened(begun(SwissRules(seats=2), 4))
    entered = [moves.Enter(str(1000 + number)) for number in range(4)]
    ended = moves.TableFinished(1, 2, tuple(result["totals"]), tuple(result["places"]))
    start = moves.Start(lot(after(Tournament(SwissRules(seats=2)), *entered).state))
    opening = paired(begun(SwissRules(seats=2), 4), state.rounds[0].lot)
    match = MatchAtTable(changes.pop("round", 1), changes.pop("table", 2), {**document, **changes})
    return tournament_document(state.rules, SECRET, [*entered, start, opening, ended], matches=[match])


def test_the_matches_that_come_with_a_tournament_are_proved_by_its_secret() -> None:
    document = json.loads(json.dumps(tournament_with_match()))
    found = verify_tournament(document)
    assert found.problem is None
    assert found.shuffles > 2
    del document["moves"][0]["risen"]
    assert "a key is missing" in str(verify_tournament(document).problem)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"table": 1}, "round 1, table 1: the match's secret is not the one"),
        ({"table": 9}, "there is no such table"),
        ({"secret": "00" * 32}, "the match's secret is not the one"),
        ({"parts": ["1", "2"]}, "of nobody who had entered"),
        *(({"parts": parts}, "a replay cannot be read at parts") for parts in ([["1"]], None, 10**49, "1")),
        ({"result": None}, "the moves lead to another result"),
    ],
)
def test_a_match_that_was_not_that_tables_is_found(changes: dict[str, Any], problem: str) -> None:
    assert problem in str(verify_tournament(tournament_with_match(**changes)).problem)


def test_a_match_with_another_result_than_the_tournament_counted_is_found() -> None:
    document = tournament_with_match()
    ended = next(one for one in document["moves"] if one["kind"] == "table_finished")
    ended["places"] = ended["places"][::-1]
    assert "another result than the tournament" in str(verify_tournament(document).problem)
