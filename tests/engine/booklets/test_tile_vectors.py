"""The worked examples of booklets 002 and 004 at tables of their games: melds and rebuilds, all language versions."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from engine.cards import TILES_002, TILES_004, Notation
from engine.games.tiles.rules import TileRules
from engine.melds.meld import NewMeld
from engine.melds.reading import read_meld
from engine.solver import solve
from engine.variants import game_of
from tests.engine.tile_builders import TileTable, a_tile_round

VECTORS: Final = json.loads((Path(__file__).parents[1] / "tile_vectors.json").read_text("utf-8"))
# NL prints black for green and green for black (A002-15); what RULES tells of its first example beyond the vectors.
DUTCH: Final = [
    {"id": "V002-01nl", "kind": "meld", "cards": ["B4", "B5", "B6"], "expect": "run"},
    *(
        {"id": key, "kind": "manip", "rack": [laid], "before": [there], "after": [[*there, laid]], "expect": True}
        for key, there, laid in (("V002-03nl", ["B6", "B7", "B8"], "B9"), ("V002-04nl", ["B8", "Y8", "G8"], "P8"))
    ),
]


def of_kind(kind: str) -> list[Any]:
    return [pytest.param(vector, id=vector["id"]) for vector in (*VECTORS, *DUTCH) if vector["kind"] == kind]


def game_of_vector(vector: dict[str, Any]) -> tuple[TileRules, Notation]:
    key, notation = ("my_rummy", TILES_002) if vector["id"].startswith("V002") else ("tile_rummy", TILES_004)
    rules = game_of(key).rules
    return rules, notation


def table_of(melds: list[list[str]]) -> str:
    return " | ".join(" ".join(meld) for meld in melds)


def at_vector(vector: dict[str, Any]) -> tuple[TileTable, str]:
    """The table of an example, seat 0 with the example's rack and one more tile, and that tile."""
    rules, notation = game_of_vector(vector)
    spare = f"{notation.letters[3]}13"
    racks = [" ".join((*vector["rack"], spare)), f"{notation.letters[0]}13"]
    rnd = a_tile_round(rules, notation, racks=racks, table=table_of(vector["before"]))
    return TileTable(rules, notation, rnd), spare


@pytest.mark.parametrize("vector", of_kind("meld"))
def test_melds_of_the_vectors(vector: dict[str, Any]) -> None:
    rules, notation = game_of_vector(vector)
    tiles = notation.parse_many(" ".join(vector["cards"]))
    assert read_meld(rules, NewMeld(tiles)).kind == vector["expect"]


@pytest.mark.parametrize("vector", of_kind("manip"))
def test_rebuilds_of_the_vectors_are_laid(vector: dict[str, Any]) -> None:
    table, spare = at_vector(vector)
    table.lay(table_of(vector["after"]))
    assert table.rack(0) == spare
    lying = sorted(sorted(words.split()) for words in table.table())
    assert lying == sorted(sorted(meld) for meld in vector["after"])
    assert table.turn_seat == 1


@pytest.mark.parametrize("vector", of_kind("manip"))
def test_the_solver_finds_a_way_to_lay_the_rack_of_the_vectors(vector: dict[str, Any]) -> None:
    table, _ = at_vector(vector)
    lying = [there.meld for there in table.round.melds]
    rack = table.notation.parse_many(" ".join(vector["rack"]))
    found = solve(table.rules, lying, rack)
    assert found.placed == tuple(sorted(rack))
    assert found.optimal


def test_every_printed_example_is_a_vector() -> None:
    ids = {vector["id"] for vector in VECTORS}
    assert {f"V002-0{number}" for number in range(1, 7)} <= ids
    assert {f"V004-0{number}" for number in range(1, 6)} | {"V004-06a", "V004-06b"} <= ids
