"""The record as docs/RECORD.md specifies it: the schema is the models', and the examples are records of every game."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from engine.archive.replay import verify
from engine.variants import VARIANTS
from scripts.records import PLACE, example, record_schema, text

SCHEMA = json.loads((PLACE / "schema.json").read_text(encoding="utf-8"))
READER = jsonschema.Draft202012Validator(SCHEMA)


def written(variant: str) -> dict[str, Any]:
    return dict(json.loads((PLACE / f"{variant}.json").read_text(encoding="utf-8")))


def test_the_schema_is_the_one_of_the_models() -> None:
    READER.check_schema(SCHEMA)
    assert record_schema() == SCHEMA, "python -m scripts.records writes it anew"


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_games_example_is_a_record_by_the_schema_and_by_the_rules(variant: str) -> None:
    document = written(variant)
    READER.validate(document)
    found = verify(document)
    assert (found.problem, found.moves) == (None, len(document["moves"]))


@pytest.mark.parametrize("variant", ["gin_rummy", "disney_duel"])
def test_the_examples_are_what_is_written_today(variant: str) -> None:
    assert text(example(variant)) == (PLACE / f"{variant}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "change",
    [
        {"talon": 2},
        {"seats": "two"},
        {"moves": [{"kind": "sneezed", "seat": 0}]},
        {"moves": [{"kind": "discard", "seat": 0, "turn": 1, "card": "1H"}]},
        {"result": {"totals": [1, 2]}},
    ],
    ids=lambda change: next(iter(change)),
)
def test_what_is_no_record_is_none_for_the_schema_and_for_the_engine(change: dict[str, Any]) -> None:
    document = written("gin_rummy") | change
    assert not READER.is_valid(document)
    assert verify(document).problem


def test_every_kind_of_move_and_every_key_is_told_in_the_page() -> None:
    page = Path(PLACE.parent / "RECORD.md").read_text(encoding="utf-8")
    assert [key for key in SCHEMA["properties"] if f"| `{key}` |" not in page] == []
