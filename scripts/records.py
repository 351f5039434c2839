"""Writes docs/record: the JSON Schema of records, made from the models, and a record of one round of each game."""

import json
from pathlib import Path
from typing import Any, Final

from engine.archive.replay import REPLAY
from engine.public import deal
from engine.variants import VARIANTS

PLACE: Final = Path(__file__).parents[1] / "docs" / "record"
SEED: Final = 1


def record_schema() -> dict[str, Any]:
    """The JSON Schema of a match's exported form, with the version that it has."""
    return REPLAY.described() | {"title": "A match of rummy"}


def example(variant: str) -> dict[str, Any]:
    """The record of a match of one round among easy computer players."""
    match = deal(variant, VARIANTS[variant].rules.seat_counts()[0], SEED, one_round(variant))
    while not match.over:
        match = match.let("easy")
    return match.record()


def one_round(variant: str) -> dict[str, object]:
    """The house rules by which a match is one round, where it is longer by the booklet."""
    length = VARIANTS[variant].rules.match
    return {} if length.rounds == 1 else {"match.end": "fixed_rounds", "match.rounds": 1}


def text(document: dict[str, Any]) -> str:
    """A document on one line, and the line's end."""
    return json.dumps(document, separators=(",", ":")) + "\n"


def write() -> None:
    """Write everything anew."""
    PLACE.mkdir(exist_ok=True)
    (PLACE / "schema.json").write_text(text(record_schema()), encoding="utf-8")
    for variant in VARIANTS:
        (PLACE / f"{variant}.json").write_text(text(example(variant)), encoding="utf-8")


if __name__ == "__main__":
    write()
