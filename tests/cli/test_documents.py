"""Every `--json` of the command line against the document that it promises (DESIGN section 8)."""

import json
import shutil
import sys
from pathlib import Path
from typing import Any, Literal

import pytest
import typer
from pydantic import BaseModel, ConfigDict, create_model

from bot.cli import app

Told = dict[str, Any]


class Document(BaseModel):
    """A document with its keys and no others, each of its own type."""

    model_config = ConfigDict(extra="forbid", strict=True)


def document(like: type[Document] = Document, **keys: Any) -> Any:
    """A document with these keys beside those of another; one that may be missing is a pair of its type and None."""
    return create_model("AsPromised", __base__=like, **keys)


Value = document(value=int)
Valid = document(
    valid=bool,
    kind=(Literal["run", "set", "flush"], None),
    **dict.fromkeys(("cards", "faces"), (list[str], None)),
    **dict.fromkeys(("reject", "why"), (str, None)),
    value=(int, None),
)
Solved = document(laid=int, value=int, placed=list[str], table=list[list[str]], after=str, optimal=bool, ms=float)
Deadwood = document(deadwood=int, melds=list[list[str]], left=list[str])
Share = document(rounds=int, points_per_round=float, ci95=list[float] | None, won=float)
Selfplay = document(
    **dict.fromkeys(("seats", "matches", "finished", "moves", "moves_per_s", "illegal", "rounds"), int),
    variant=str,
    seconds=float,
    by_strength=dict[str, Share],
)
Led = document(Selfplay, lead=list[float], won=list[float])
Paired = document(Led, pair=list[str], milliseconds=dict[str, dict[Literal["median", "p99", "worst"], float]])
Met = document(Led, faults=list[str])
Verified = document(ok=bool, moves=int, shuffles=int, problem=str | None, chosen=bool)
Days = document(
    **dict.fromkeys(("variant", "pace", "orders"), str),
    **dict.fromkeys(("seats", "matches", "finished"), int),
    **dict.fromkeys(("days_per_round", "days_per_match", "window_share", "timeouts_per_100_turns", "days_held"), float),
)
Round = document(tables=list[list[int]], byes=list[int])
Standing = document(player=int, place=int, points=float, tie_breaks=list[float])
Means = document(
    **dict.fromkeys(("agreement", "top_quarter", "best_won", "repeats", "tables_each"), float), tournaments=int
)
Tournament = document(
    **dict.fromkeys(("players", "repeats"), int),
    **dict.fromkeys(("mean", "random_pairing"), Means),
    format=str,
    rounds=list[Round],
    standings=list[Standing],
    agreement=float,
)
Switch = document(
    **dict.fromkeys(("name", "group", "description"), str),
    **dict.fromkeys(("booklets", "clauses"), list[str]),
    allowed=Told,
    value=str | int | bool | list[int] | None,
    holds=bool,
    mirrored=bool,
)
Variant = document(key=str, booklet=str | None, players=list[int], seats=list[int], switches=list[Switch])
Variants = document(variants=list[Variant])
Status = document(
    **dict.fromkeys(("servers", "overdue", "notices", "set_aside"), int),
    **dict.fromkeys(("late_s", "oldest_notice_s"), float),
    connected=bool,
    last_seen_s=int | None,
    games=dict[str, int],
    bytes=int | None,
)
Doctor = document(read=int, put_back=int, aside=list[Told], unreadable=list[Told])
Puzzle = document(
    **dict.fromkeys(("number", "laid", "level"), int),
    **dict.fromkeys(("date", "variant"), str),
    **dict.fromkeys(("rack", "placed"), list[str]),
    **dict.fromkeys(("table", "best"), list[list[str]]),
)
Rebuilt = document(matches=int, seconds=float, version=int)
Predicted = document(
    **dict.fromkeys(("log_loss", "uniform", "elo", "clear", "kendall_20", "kendall", "drift"), float),
    game=str,
    seats=list[int],
    matches=int,
    why_not=str,
)


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
    assert json.loads(said.out) == kind.model_validate_json(said.out).model_dump(exclude_unset=True)


def test_points_are_better_the_more_they_are_whichever_totals_win(talon) -> None:
    args = ("--matches", "3", "--strength", "steady,easy", "--paired", "--json")
    for variant in ("gin_rummy", "czech_rummy"):
        found = talon("selfplay", "--variant", variant, *args).document
        better, worse = found["by_strength"]["steady"], found["by_strength"]["easy"]
        assert better["points_per_round"] - worse["points_per_round"] == pytest.approx(found["lead"][0], abs=0.002)
