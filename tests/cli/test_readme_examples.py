"""The commands that the README shows run, and answer what it says where it shows an answer."""

import json
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Said
from tests.finished import finished

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "player.py"
SECTION = README.partition("## The parts, from the command line")[2].partition("\n## ")[0]
SHOWN = re.findall(r"^talon (.+?)\s{2,}(\S.*)$", SECTION, re.MULTILINE)
ANSWERED = ("hand", "meld", "deadwood")
FEW = {
    "dataset": ["--workers", "1"],
    "ratings": ["--matches", "100", "--players", "8", "--rounds", "2"],
    "tournament": ["--tournaments", "1"],
}
"""What makes an example short that would take long as it stands there."""


def test_there_are_commands_to_try() -> None:
    assert len(SHOWN) >= 5
    assert sum(any(word in ANSWERED for word in command.split()[:2]) for command, _ in SHOWN) == len(ANSWERED)


@pytest.mark.parametrize(("command", "says"), SHOWN, ids=[command for command, _ in SHOWN])
def test_a_command_of_the_readme_runs_and_answers_what_stands_there(
    command: str, says: str, talon: Callable[..., Said], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = shlex.split(command)
    if words[0] in ("verify", "replay"):
        (tmp_path / words[1]).write_text(json.dumps(finished("gin_rummy")), encoding="utf-8")
    if "--matches" in words:
        words[words.index("--matches") + 1] = "2" if words[0] == "match" else "1"
    if "--player" in words:
        shutil.copy(EXAMPLE, tmp_path / "mine.py")
        words[words.index("--player") + 1] = f"{sys.executable} mine.py"
    words += FEW.get(words[0], [])
    if words[0] == "simulate":
        words[words.index("--pace") + 1] = "live"
    said = talon(*words)
    assert said.code == 0, said.err
    if any(word in ANSWERED for word in words[:2]):
        assert said.out.strip() == says
    if "-o" in words:
        assert (tmp_path / words[words.index("-o") + 1]).stat().st_size
