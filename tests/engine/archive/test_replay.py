"""Replaying a log, and proving a finished match: each thing that can be wrong is found and named."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.archive.replay import REPLAY, ReplayError, replay, verify
from engine.cards.shuffle import commitment
from engine.games.moves import DrawStock
from engine.variants import game_of
from tests.finished import SECRET, finished

PARTS = tuple(f"11840000000000000{seat:02}" for seat in range(3))
AT_A_TABLE = {"commitment": "\ud800", "secret": None, "parts": PARTS, "round": 1, "table": 1}


def document() -> dict[str, Any]:
    return finished("disney_basic", 3)


def test_an_illegal_move_in_a_log_is_named_with_its_number_and_an_empty_log_is_a_new_match():
    game = game_of("disney_basic")
    assert (replay(game, 2, ()).state, replay(game, 2, ()).events) == (game.new(2), ())
    with pytest.raises(ReplayError, match=r"move 1 \(draw_stock\) is illegal: awaiting_shuffle"):
        replay(game, 2, [DrawStock(0, 1)])


def test_an_honest_document_is_verified_even_after_a_trip_through_a_file():
    found = document()
    checked = verify(json.loads(json.dumps(found)))
    assert checked.ok
    assert checked.problem is None
    assert checked.moves == len(found["moves"])
    assert checked.shuffles == sum(move["kind"] == "shuffled" for move in found["moves"]) >= 4


def test_the_document_holds_what_docs_fairness_needs():
    found = document()
    assert found["talon"] == REPLAY.version
    assert found["variant"] == "disney_basic"
    assert found["seats"] == 3
    assert found["commitment"] == commitment(SECRET)
    assert bytes.fromhex(found["secret"]) == SECRET
    assert found["parts"] == list(PARTS)
    assert found["moves"][0]["kind"] == "shuffled"
    assert found["rules"]["opening"]["points"] == 30


def _set(*path: str | int, to: object) -> Callable[[dict[str, Any]], None]:
    def change(tree: dict[str, Any]) -> None:
        place: Any = tree
        for part in path[:-1]:
            place = place[part]
        place[path[-1]] = to

    return change


def _swap_two_cards(tree: dict[str, Any]) -> None:
    deal = next(move for move in tree["moves"] if move["kind"] == "shuffled" and len(move["order"]) > 3)
    deal["order"][0], deal["order"][1] = deal["order"][1], deal["order"][0]


def _leave_out_a_discard(tree: dict[str, Any]) -> None:
    tree["moves"].remove(next(move for move in tree["moves"] if move["kind"] == "discard"))


@pytest.mark.parametrize(
    ("falsify", "problem"),
    [
        (_swap_two_cards, "the deal shuffle of round 1 is not the one that the secret gives"),
        (_set("secret", to=bytes(32).hex()), "its SHA-256 is not the commitment"),
        (_set("secret", to="not hex"), "the secret is not hexadecimal"),
        (lambda tree: tree.update(secret=tree["secret"].upper()), "the secret is not hexadecimal, in small letters"),
        (lambda tree: next(one for one in tree["moves"] if one["kind"] == "discard").pop("call"), "has another form"),
        (lambda tree: tree["result"].pop("bonuses"), "has another form"),
        (_set("commitment", to="00" * 32), "its SHA-256 is not the commitment"),
        (_set("parts", 1, to="7"), "shuffle of round 1 is not the one that the secret gives"),
        (_set("parts", to=["1"]), "3 seats need as many parts, and there are 1"),
        (_leave_out_a_discard, "is illegal"),
        (lambda tree: tree["moves"].insert(2, tree["moves"][1]), "move 3 is a shuffle where none was called for"),
        (_set("result", "winners", to=[0, 1, 2]), "lead to another result"),
        (_set("moves", to=[]), "lead to another result"),
        (_set("rules", "opening", "points", to=99), "is illegal"),
        (_set("rules", "deck", "jokers", to=99), "a replay cannot be read at rules.draw_discard.deck.jokers"),
        (_set("rules", "meld_from_lap", to=True), "a value of it has another form"),
        (_set("seats", to=3.0), "a value of it has another form"),
        (_set("seats", to=9), "the match cannot begin: seats: wrong_seats(seats=9,"),
        (_set("variant", to="whist"), "whist"),
        (_set("variant", to="gin_rummy"), "gin_rummy is not played by DrawDiscardRules"),
        (_set("moves", -1, "card", to="\ud800"), "a text of it is none"),
        (_set("parts", 1, to="\ud800"), "a text of it is none"),
        (_set("tournament", to=AT_A_TABLE), "a text of it is none"),
        (_set("moves", 0, "kind", to="peek"), "a replay cannot be read at moves.0"),
        (_set("talon", to=99), "a replay has version 99; this release reads up to version"),
        (_set("talon", to=None), '"talon" must be a whole number'),
    ],
)
def test_a_falsified_document_is_found_out(falsify: Callable[[dict[str, Any]], None], problem: str):
    found = document()
    falsify(found)
    checked = verify(found)
    assert not checked.ok
    assert problem in checked.problem
    assert "\n" not in checked.problem
