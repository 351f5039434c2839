"""Bad input: a non-zero exit, one clear line on stderr, nothing on stdout, never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("nope",), "No such command"),
        (("--nope",), "No such option"),
        (("check", "hand"), "VARIANT"),
        (("check", "hand", "disney_basic"), "--batch"),
        (("check", "hand", "canasta", "A"), "disney_basic, disney_layoff"),
        (("check", "hand", "disney_basic", "1H"), "'1H' is no card"),
        (("check", "hand", "disney_basic", "A", "--rule", "opening"), "switch=value"),
        (("check", "hand", "disney_basic", "A", "--rule", "opening.pints=3"), "Did you mean `opening.points`"),
        (("check", "hand", "disney_basic", "A", "--rule", "opening.points=lots"), "a whole number from 0 to 100"),
        (("check", "hand", "disney_basic", "A", "--rule", "set.max=none"), "set `set.max` to 4 or less"),
        (("deadwood", "disney_basic", "7"), "'7' is no card"),
        (("selfplay",), "--variant"),
        (("selfplay", "--variant", "disney_basic", "--seats", "9"), "for 2 to 6 players, not 9"),
        (("selfplay", "--variant", "disney_duel", "--seats", "3"), "for 2 or 4 players, not 3"),
        (("selfplay", "--variant", "disney_basic", "--seats", "many"), "--seats"),
        (("selfplay", "--variant", "disney_basic", "--strength", "godlike"), "steady"),
        (("verify", "missing.json"), "missing.json: No such file"),
        (("verify", "."), "."),
    ],
)
def test_bad_input_gets_one_line(talon, args, told):
    said = talon(*args)
    assert said.code != 0
    assert said.out == ""
    assert said.err.startswith("talon: ")
    assert said.err.count("\n") == 1
    assert told in said.err


def test_without_a_command_the_help_is_shown(talon):
    said = talon()
    assert said.code != 0
    assert "selfplay" in said.out + said.err


def test_a_reader_that_has_seen_enough_is_no_failure():
    talon = subprocess.Popen(
        [sys.executable, "-m", "bot", "variants"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    )
    assert talon.stdout.readline().strip() == b"disney_basic: booklet 000, 2 to 6 players"
    talon.stdout.close()
    assert talon.stderr.read() == b""
    talon.stderr.close()
    talon.wait(timeout=600)


def test_questions_are_answered_without_the_slow_imports():
    program = (
        "import sys; from bot.cli import run; run(['check', 'hand', 'disney_basic', 'A']); "
        "print(sorted({'discord', 'PIL', 'sqlalchemy', 'alembic', 'aiohttp', 'rich.table'} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True)
    assert ran.stdout.splitlines() == ["11 points", "[]"]
