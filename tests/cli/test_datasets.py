"""`talon dataset make`: records that verify, made anew byte by byte, gone on with, and never mixed."""

import gzip
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.cli import datasets
from bot.cli.datasets import Making, played
from engine.archive.replay import verify
from engine.computers import STRENGTHS
from engine.variants import variant_of
from tests.cli.conftest import Said

SMALL = ("--variant", "disney_duel", "--variant", "gin_rummy", "--matches", "3", "--workers", "1", "--sharp", "0")


@pytest.fixture(autouse=True)
def two_matches_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "A_FILE", 2)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def matches(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def test_every_line_is_a_record_that_verifies_and_says_who_sat_where(
    talon: Callable[..., Said], tmp_path: Path
) -> None:
    assert talon("dataset", "make", "-o", str(tmp_path / "set"), *SMALL).code == 0
    found = [match for path in sorted((tmp_path / "set").rglob("*.gz")) for match in matches(path)]
    assert len(found) == 6
    for match in found:
        assert verify(match["record"]).ok
        assert len(match["players"]) == match["record"]["seats"]
        assert set(match["players"]) <= set(STRENGTHS)
    manifest = json.loads((tmp_path / "set" / "manifest.json").read_text(encoding="utf-8"))
    for name, digest in manifest["files"].items():
        assert hashlib.sha256((tmp_path / "set" / name).read_bytes()).hexdigest() == digest
    card = (tmp_path / "set" / "README.md").read_text(encoding="utf-8")
    assert "3 matches each of disney_duel, gin_rummy" in card


def test_what_was_broken_off_is_gone_on_with_and_comes_out_the_same(talon: Callable[..., Said], tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    talon("dataset", "make", "-o", str(whole), *SMALL)
    talon("dataset", "make", "-o", str(broken), *SMALL)
    gone = broken / "gin_rummy" / "gin_rummy-00001.jsonl.gz"
    gone.rename(gone.with_name(gone.name + ".part"))
    (broken / "README.md").unlink()
    said = talon("dataset", "make", "-o", str(broken), *SMALL)
    assert said.err.splitlines() == ["6 of 6 matches"]
    assert contents(broken) == contents(whole)


def test_a_folder_of_other_things_or_of_another_set_is_left_alone(talon: Callable[..., Said], tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    said = talon("dataset", "make", "-o", str(tmp_path), *SMALL)
    assert (said.code, "is not empty, and holds no data set" in said.err) == (2, True)
    other = tmp_path / "set"
    talon("dataset", "make", "-o", str(other), *SMALL)
    before = contents(other)
    said = talon("dataset", "make", "-o", str(other), *SMALL, "--seed", "1")
    assert (said.code, "was made otherwise" in said.err) == (2, True)
    assert contents(other) == before


def test_sharp_has_one_seat_in_one_match_of_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "PLAYOUTS", 1)
    making = Making(("disney_duel",), 6, 1, 3)
    seats = [played(making, "disney_duel", number)["players"].count("sharp") for number in range(6)]
    assert seats == [1, 0, 0, 1, 0, 0]


def test_sharp_sits_at_tables_of_every_size() -> None:
    making = Making(("disney_karo8",), 60, 1, 3)
    sizes = {len(played(making, "disney_karo8", number)["players"]) for number in range(0, 60, 3)}
    assert sizes == set(variant_of("disney_karo8").rules.seat_counts())
