"""`talon match`: a program of one's own plays; whoever hangs, crashes or talks nonsense loses the round alone."""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.cli.foreign import ForeignPlayer
from bot.cli.questions import BadInput
from engine.games.strengths import Strength
from engine.match.selfplay import one_way, player
from engine.variants import game_of
from tests.cli.conftest import Said
from tests.test_house import ROOT

MINE = ROOT / "docs" / "examples" / "player.py"
GIN = game_of("gin_rummy")
EASY = player(GIN, Strength.EASY)


def program(place: Path, *lines: str) -> str:
    """The command of a program that answers each question by these lines, with `asked` at hand."""
    body = "\n".join(f"    {line}" for line in lines)
    (place / "player.py").write_text(
        f"import json, os, subprocess, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n{body}\n",
        encoding="utf-8",
    )
    return f"{sys.executable} {place / 'player.py'}"


def round_against_easy(command: str, seconds: float = 10, rounds: int = 1) -> tuple[Any, list[str]]:
    with ForeignPlayer(command, seconds) as foreign:
        deals = [one_way(GIN, foreign, EASY, 2, seed, 0) for seed in range(rounds)]
    return deals[-1], foreign.faults


def test_the_example_of_thirty_lines_plays_and_is_compared_deal_by_deal(talon: Callable[..., Said]) -> None:
    assert len(MINE.read_text(encoding="utf-8").splitlines()) <= 30
    command = ("match", "--variant", "gin_rummy", "--player", f"{sys.executable} {MINE}", "--against", "easy")
    found = json.loads(talon(*command, "--matches", "3", "--paired", "--json").out)
    assert set(found["by_strength"]) == {"player", "easy"}
    assert (found["rounds"], found["illegal"], found["faults"]) == (6, 0, [])
    assert found["by_strength"]["player"]["won"] + found["by_strength"]["easy"]["won"] == pytest.approx(1)
    assert found["lead"][1] <= found["lead"][0] <= found["lead"][2]


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (("sys.exit(3)",), "it has ended"),
        (("print('hello', flush=True)",), "its line is no JSON object"),
        (("print('[' * 30000, flush=True)",), "its line is no JSON object"),
        (("print('{}', flush=True)",), "it answered None when 1 was asked"),
        (("print('x' * 10**8, flush=True)",), "its line is longer than 64 KiB"),
        (("print(json.dumps({'ask': 1, 'move': {'kind': 'shuffled'}}), flush=True)",), "its answer is no move"),
        (
            ("print(json.dumps({'ask': 1, 'move': {'kind': 'window_closed', 'window': 1}}), flush=True)",),
            "window_closed is no move of a seat",
        ),
    ],
    ids=["crash", "chatter", "deep", "unnumbered", "100 MB", "half a move", "the clock's move"],
)
def test_nonsense_loses_the_round_and_says_why(tmp_path: Path, lines: tuple[str, ...], fault: str) -> None:
    deal, faults = round_against_easy(program(tmp_path, *lines))
    assert len(faults) == 1
    assert fault in faults[0]
    assert (deal.won, deal.lead <= 0, deal.refused) == (0, True, 1), "it is asked no more in that round"


def test_who_is_late_loses_the_round_and_is_killed_with_all_that_it_started(tmp_path: Path) -> None:
    left = tmp_path / "child"
    child = f"subprocess.Popen(['sh', '-c', 'echo $$ > {left}; exec sleep 600'])"
    wait = f"while not os.path.exists('{left}') or not open('{left}').read(): time.sleep(0.01)"
    _, faults = round_against_easy(program(tmp_path, child, wait, "time.sleep(600)"), seconds=2)
    assert faults
    assert "had not answered after 2 s" in faults[0]
    stat, until = Path(f"/proc/{left.read_text(encoding='utf-8').strip()}/stat"), time.monotonic() + 30
    while stat.exists() and stat.read_text(encoding="utf-8").rpartition(") ")[2][0] != "Z":
        assert time.monotonic() < until, "the child of a killed player still runs"


def test_who_answers_twice_is_found_out_at_the_next_question(tmp_path: Path) -> None:
    kind = "kind = 'draw_stock' if 'draw_stock' in asked['options']['kinds'] else 'pass_turn'"
    move = "move = {'kind': kind, 'seat': 0, 'turn': asked['view']['turn']}"
    say = "print(json.dumps({'ask': asked['ask'], 'move': move}), flush=True)"
    _, faults = round_against_easy(program(tmp_path, kind, move, say, say))
    assert any("when 2 was asked" in fault for fault in faults)


def test_an_illegal_move_loses_the_round_and_the_next_one_is_played(tmp_path: Path) -> None:
    move = "move = {'kind': 'draw_stock', 'seat': 1, 'turn': 99}"
    illegal = "print(json.dumps({'ask': asked['ask'], 'move': move}), flush=True)"
    deal, faults = round_against_easy(program(tmp_path, move, illegal), rounds=2)
    assert faults == [], "the rules refuse it, the player is asked again"
    assert deal.won == 0
    assert deal.refused > 1


def test_after_a_lost_round_the_program_is_started_anew(tmp_path: Path) -> None:
    started = tmp_path / "started"
    _, faults = round_against_easy(program(tmp_path, f"open('{started}', 'a').write('x')", "sys.exit()"), rounds=2)
    assert len(faults) == 2
    assert started.read_text(encoding="utf-8") == "xx"


def test_who_does_not_read_blocks_nobody(tmp_path: Path) -> None:
    quiet = tmp_path / "quiet.py"
    answer = 'json.dumps({"ask": n, "move": {"kind": "draw_stock", "seat": 0, "turn": 1}})'
    says = f"for n in range(1, 400): print({answer}, flush=True)"
    quiet.write_text(f"import json, time\n{says}\ntime.sleep(600)\n", encoding="utf-8")
    deal, _ = round_against_easy(f"{sys.executable} {quiet}", seconds=1)
    assert deal.won == 0


def test_bad_commands_are_refused_in_one_line(talon: Callable[..., Said]) -> None:
    with pytest.raises(BadInput, match="names no program"):
        ForeignPlayer("", 1)
    common = ("match", "--variant", "gin_rummy", "--player")
    assert talon(*common, "no-such").err == "talon: --player no-such: No such file or directory\n"
    assert talon(*common, "it's").err == "talon: --player it's is no command: No closing quotation\n"
    assert "no computer player is 'mighty'" in talon(*common, "cat", "--against", "mighty").err
