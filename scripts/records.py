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
    """The JSON Schema of a match's exported form, with the version that it has, without titles that repeat names."""
    schema = _untitled(REPLAY.adapter.json_schema())
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **schema,
        "properties": {REPLAY.version_key: {"const": REPLAY.version}, **schema["properties"]},
        "required": [REPLAY.version_key, *schema["required"]],
        "title": "A match of rummy",
    }


def _untitled(part: Any) -> Any:
    if isinstance(part, list):
        return [_untitled(each) for each in part]
    if isinstance(part, dict):
        return {key: _untitled(each) for key, each in part.items() if key != "title" or not isinstance(each, str)}
    return part


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
