"""Bad input: a non-zero exit, one clear line on stderr, nothing on stdout, never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


THREE_SUITS = " ".join(f"{rank}{suit}" for suit in "SHD" for rank in ("A", *range(2, 11), "J", "Q", "K"))
SOLVE = ("solve", "tile_rummy")
SWISS = ("tournament", "simulate", "--players", "12", "--seats", "4", "--tournaments", "1")
DUEL = ("simulate", "days", "--variant", "disney_duel", "--pace", "live", "--seats", "2", "--matches", "1")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("nope",), "No such command"),
        (("check", "hand"), "VARIANT"),
        (("check", "hand", "disney_basic"), "--batch"),
        (("check", "hand", "canasta", "A"), "disney_basic, disney_layoff"),
        (("check", "hand", "disney_basic", "1H"), "'1H' is no card"),
        (("check", "hand", "disney_basic", "A", "--rule", "opening"), "switch=value"),
        (("check", "hand", "disney_basic", "A", "--rule", "opening.pints=3"), "Did you mean `opening.points`"),
        (("check", "hand", "disney_basic", "A", "--rule", "opening.points=lots"), "a whole number from 0 to 100"),
        (("deadwood", "disney_basic", "7"), "'7' is no card"),
        (("selfplay", "--variant", "disney_basic", "--seats", "9"), "for 2 to 6 players, not 9"),
        (("selfplay", "--variant", "disney_duel", "--seats", "3"), "for 2 or 4 players, not 3"),
        (("selfplay", "--variant", "disney_basic", "--strength", "godlike"), "steady"),
        (("verify", "missing.json"), "missing.json: No such file"),
        (("verify", "."), "."),
        (("check", "hand", "disney_basic", "A", "--batch"), "--batch"),
        (
            ("check", "meld", "my_rummy", "P5 R5 G5"),
            "'R5' is no tile; tiles of my_rummy are written like P7 B13 JK, with",
        ),
        (("deadwood", "disney_basic", "AS AS AS"), "3 x AS: the deck of disney_basic holds 2"),
        (("deadwood", "disney_basic", THREE_SUITS), "at most 30"),
        (("deadwood", "disney_karo8", "7H"), "played without melds"),
        (("render", "portrait", "-o", "x.png"), "portrait"),
        (("render", "hand", "-o", "missing/x.png"), "missing/x.png"),
        (("render", "hand", "-o", "x.png", "--variant", "disney_duel"), "this seat holds no cards"),
        (("render", "hand", "-o", "x.png", "--variant", "gin_rummy", "--seat", "2"), "no seat 2 among 2"),
        (("dataset", "make", "-o", "set", "--variant", "canasta"), "canasta"),
        (("solve", "nsv_robber", "--rack", "R4"), "'R4' is no card"),
        ((*SOLVE, "--rack", "R4 R4", "--table", "R4 R5 R6"), "3 x R4: the deck of tile_rummy holds 2"),
        ((*SOLVE, "--rack", "R4 " * 61), "a rack of 61 is too large; at most 60"),
        (("solve", "disney_basic", "--rack", "7H"), "in disney_basic melds stay as they were laid"),
        (("solve", "disney_duel", "--rack", "7H"), "nsv_robber, my_rummy, tile_rummy"),
        ((*SOLVE, "--rack", "R4", "--objective", "speed"), "--objective"),
        (("variants", "canasta"), "no variant 'canasta'; there are disney_basic"),
        (("puzzles", "show", "today"), "'today' is no date such as 2027-05-22"),
        (("puzzles", "show", "99999999"), "is no date such as 2027-05-22"),
        (("puzzles", "show", "1900-01-01"), "1900-01-01: days are from 2020-01-01 to 9000-01-01"),
        (("puzzles", "make", "-o", "made", "--from", "9999-12-30"), "there is no puzzle for 9999-12-30"),
        (("ratings", "simulate", "--game", "gin_rummy", "--seats", "5"), "for 2 players"),
        (("export", "--guild", str(2**63)), "Invalid value for '--guild'"),
        ((*DUEL, "--pace", "weekly"), "is not a pace. Choose `live`, `quick`, `daily`, `slow`, or `friendly`"),
        ((*DUEL, "--orders", "most"), "nobody leaves orders like 'most'; there are some, nobody, everybody"),
        ((*SWISS, "--format", "chess"), "no format is called 'chess'"),
        ((*SWISS, "--format", "knockout", "--rounds", "3"), "as many rounds as it needs"),
        ((*SWISS, "--rule", "seats_least=5"), "seats_least: The fewest seats of a table, 5, are more than its 4 seats"),
        ((*SWISS, "--rule", "seat=5"), "seat"),
        ((*SWISS, "--rule", "points=cards"), "points=cards"),
        ((*SWISS, "--players", "3", "--rule", "seats_least=4"), "Only 3 can play so far, and it takes 4 to begin."),
        ((*SWISS, "--players", "61", "--format", "round_robin"), "works with 60 players at most, and 61 take part"),
        ((*SWISS, "--seats", "7"), "--seats"),
    ],
)
def test_bad_input_gets_one_line_and_leaves_nothing_behind(talon, args, told, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    said = talon(*args)
    assert (said.code, said.out, list(tmp_path.iterdir())) == (2, "", [])
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
