"""The commands that the README shows run, and answer what it says where it shows an answer."""

import json
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.archive.replay import replay_document
from engine.cards.shuffle import order_for
from engine.computers import choose
from engine.games.moves import Move, Shuffled
from engine.variants import game_of
from tests.cli.conftest import Said

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
SECRET, PARTS = bytes(range(32)), ("4711", "4712")


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
        (tmp_path / words[1]).write_text(json.dumps(a_replay()), encoding="utf-8")
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


def a_replay() -> dict[str, object]:
    """A short match as the bot exports it."""
    game, log = game_of("disney_basic", {"match.rounds": 1, "stock.max_recycles": 0}), list[Move]()
    state = game.new(2)
    while state.result is None:
        need = game.chance(state)
        if need is not None:
            log.append(Shuffled(order_for(SECRET, PARTS, need.round, need.number, need.size)))
        else:
            view = game.view(state, min(game.active(state)))
            log.append(choose("easy", view, len(log)))
        state = game.apply(state, log[-1]).state
    return replay_document(game, 2, SECRET, PARTS, log, state.result)
