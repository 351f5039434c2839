"""Every `--json` of the command line against the document that it promises (DESIGN section 8)."""

import json
import shutil
import sys
from pathlib import Path
from typing import Any, Literal, NotRequired

import pytest
import typer
from pydantic import ConfigDict, TypeAdapter
from typing_extensions import TypedDict

from bot.cli import app

Told = dict[str, Any]


class Document(TypedDict):
    """A document with these keys and no others, each of its own type."""

    __pydantic_config__ = ConfigDict(extra="forbid", strict=True)  # type: ignore[misc]


class Value(Document):
    value: int


class Valid(Document):
    valid: bool
    kind: NotRequired[Literal["run", "set", "flush"]]
    value: NotRequired[int]
    cards: NotRequired[list[str]]
    faces: NotRequired[list[str]]
    reject: NotRequired[str]
    why: NotRequired[str]


class Solved(Document):
    laid: int
    value: int
    placed: list[str]
    table: list[list[str]]
    after: str
    optimal: bool
    ms: float


class Deadwood(Document):
    deadwood: int
    melds: list[list[str]]
    left: list[str]


class Share(Document):
    rounds: int
    points_per_round: float
    ci95: list[float] | None
    won: float


class Selfplay(Document):
    variant: str
    seats: int
    matches: int
    finished: int
    moves: int
    seconds: float
    moves_per_s: int
    illegal: int
    rounds: int
    by_strength: dict[str, Share]


class Led(Selfplay):
    lead: list[float]
    won: list[float]


class Paired(Led):
    pair: list[str]
    milliseconds: dict[str, dict[Literal["median", "p99", "worst"], float]]


class Met(Led):
    faults: list[str]


class Verified(Document):
    ok: bool
    moves: int
    shuffles: int
    problem: str | None
    chosen: bool


class Days(Document):
    variant: str
    pace: str
    seats: int
    matches: int
    finished: int
    orders: str
    days_per_round: float
    days_per_match: float
    window_share: float
    timeouts_per_100_turns: float
    days_held: float


class Round(Document):
    tables: list[list[int]]
    byes: list[int]


class Standing(Document):
    player: int
    place: int
    points: float
    tie_breaks: list[float]


class Means(Document):
    tournaments: int
    agreement: float
    top_quarter: float
    best_won: float
    repeats: float
    tables_each: float


class Tournament(Document):
    format: str
    players: int
    rounds: list[Round]
    standings: list[Standing]
    repeats: int
    agreement: float
    mean: Means
    random_pairing: Means


class Switch(Document):
    name: str
    group: str
    booklets: list[str]
    clauses: list[str]
    allowed: Told
    value: str | int | bool | list[int] | None
    holds: bool
    mirrored: bool
    description: str


class Variant(Document):
    key: str
    booklet: str | None
    players: list[int]
    seats: list[int]
    switches: list[Switch]


class Variants(Document):
    variants: list[Variant]


class Status(Document):
    connected: bool
    last_seen_s: int | None
    games: dict[str, int]
    servers: int
    overdue: int
    late_s: float
    notices: int
    oldest_notice_s: float
    set_aside: int
    bytes: int | None


class Doctor(Document):
    read: int
    put_back: int
    aside: list[Told]
    unreadable: list[Told]


class Puzzle(Document):
    number: int
    date: str
    variant: str
    table: list[list[str]]
    rack: list[str]
    laid: int
    placed: list[str]
    best: list[list[str]]
    level: int


class Rebuilt(Document):
    matches: int
    seconds: float
    version: int


class Predicted(Document):
    game: str
    seats: list[int]
    matches: int
    log_loss: float
    uniform: float
    elo: float
    clear: float
    kendall_20: float
    kendall: float
    drift: float
    why_not: str


EXAMPLE = f"{sys.executable} {Path(__file__).parents[2] / 'docs' / 'examples' / 'player.py'}"
ASKED: dict[str, list[tuple[tuple[str, ...], Any]]] = {
    "check hand": [(("czech_rummy", "A K Q"), Value)],
    "check meld": [(("czech_rummy", "10S JS QS"), Valid), (("czech_rummy", "10S JS 2S"), Valid)],
    "check table": [
        (("my_rummy", "--before", "P4 P5 P6", "--rack", "P7", "--after", "P4 P5 P6 P7"), Valid),
        (("my_rummy", "--before", "P4 P5 P6", "--rack", "P7", "--after", "P4 P5"), Valid),
    ],
    "solve": [(("my_rummy", "--table", "P4 P5 P6", "--rack", "P7 JK"), Solved)],
    "deadwood": [(("gin_rummy", "7H 8H 9H KS"), Deadwood)],
    "variants": [((), Variants)],
    "selfplay": [
        (("--variant", "gin_rummy", "--matches", "2", "--strength", "steady,easy"), Selfplay),
        (("--variant", "gin_rummy", "--matches", "3", "--strength", "steady,easy", "--paired"), Paired),
    ],
    "match": [(("--variant", "gin_rummy", "--player", EXAMPLE, "--against", "easy", "--matches", "2"), Met)],
    "verify": [(("none.json",), Verified)],
    "tournament simulate": [(("--players", "4", "--seats", "2", "--rounds", "1", "--tournaments", "1"), Tournament)],
    "simulate days": [(("--variant", "disney_duel", "--seats", "2", "--pace", "live", "--matches", "1"), Days)],
    "puzzles show": [(("2027-05-22",), Puzzle)],
    "ratings rebuild": [((), Rebuilt)],
    "ratings simulate": [
        (("--game", "gin_rummy", "--matches", "100", "--players", "8", "--rounds", "2"), Predicted),
    ],
    "status": [((), Status)],
    "doctor": [((), Doctor)],
}
"""What every command with `--json` is asked here, and the document that must answer."""


def with_json(command: Any, *names: str) -> list[str]:
    """The commands, by their words, that have a `--json`."""
    if hasattr(command, "commands"):
        return [found for name, one in command.commands.items() for found in with_json(one, *names, name)]
    return [" ".join(names)] if any("--json" in option.opts for option in command.params) else []


def test_every_command_that_answers_in_json_is_asked() -> None:
    assert set(with_json(typer.main.get_command(app))) == set(ASKED)


@pytest.fixture
def home(tmp_path, monkeypatch, newest_schema):
    """A folder with an empty database, and a document that is no replay."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TALON_DATABASE_URL", "sqlite+aiosqlite:///games.db")
    (tmp_path / "none.json").write_text('{"talon": 1}')
    shutil.copy(newest_schema, tmp_path / "games.db")


@pytest.mark.parametrize(
    ("command", "args", "kind"),
    [(command, *case) for command, cases in ASKED.items() for case in cases],
    ids=lambda part: part if isinstance(part, str) else None,
)
def test_the_answer_has_the_promised_keys_and_types_and_no_others(talon, home, command, args, kind) -> None:
    said = talon(*command.split(), *args, "--json")
    document = TypeAdapter(kind).validate_json(said.out)
    assert json.loads(said.out) == document


def test_points_are_better_the_more_they_are_whichever_totals_win(talon) -> None:
    args = ("--matches", "3", "--strength", "steady,easy", "--paired", "--json")
    for variant in ("gin_rummy", "czech_rummy"):
        found = talon("selfplay", "--variant", variant, *args).document
        better, worse = found["by_strength"]["steady"], found["by_strength"]["easy"]
        assert better["points_per_round"] - worse["points_per_round"] == pytest.approx(found["lead"][0], abs=0.002)
        assert better["won"] + worse["won"] == pytest.approx(1, abs=0.002)
