"""What is ours of the tool that makes the core wrong in small ways: mutmut's task, and the page of what it found."""

import json
import tomllib
from pathlib import Path

import pytest

from scripts.mutants import driving
from scripts.mutants.driving import UnfitTestsError, Workplace, files_of, settings, survivor_of
from scripts.mutants.findings import ACCEPTED, Finding, Survivor, keep, kept
from scripts.mutants.page import page
from scripts.mutants.targets import TARGETS, Target

SHOWN = """\
# engine.games.draw_discard.claims.x_may_claim__mutmut_3: survived
--- engine/games/draw_discard/claims.py
+++ engine/games/draw_discard/claims.py
@@ -1,4 +1,4 @@
 def may_claim(stock: int) -> bool:
-    return stock > 3
+    return stock >= 3
"""


@pytest.fixture
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workplace:
    monkeypatch.setattr(driving, "STORE", tmp_path)
    return Workplace("absence")


def found(workplace: Workplace, codes: dict[str, int | None]) -> None:
    """Leave what mutmut leaves."""
    workplace.meta.parent.mkdir(parents=True, exist_ok=True)
    workplace.meta.write_text(json.dumps({"exit_code_by_key": codes}))


@pytest.mark.parametrize("name", TARGETS)
def test_every_module_and_all_of_its_tests_are_there(name: str) -> None:
    target = TARGETS[name]
    assert (Path(__file__).parents[1] / target.path).is_file()
    files = files_of(target)
    assert len(files) == len(set(files)) >= 2


def test_tests_that_are_not_there_are_told() -> None:
    with pytest.raises(UnfitTestsError, match="no tests in tests/nowhere"):
        files_of(Target("engine/variants.py", ("tests/nowhere",)))


def test_mutmut_is_told_the_module_and_its_tests() -> None:
    told = tomllib.loads(settings(TARGETS["absence"], {"bot", "tests", "README.md"}))["tool"]["mutmut"]
    assert told["only_mutate"] == ["bot/hosting/clock/absence.py"]
    assert told["pytest_add_cli_args_test_selection"][0] == "tests/hosting/test_absence.py"
    assert told["also_copy"] == ["README.md", "tests"]


def test_a_workplace_links_the_tree_and_has_a_project_file_of_its_own(workplace: Workplace, tmp_path: Path) -> None:
    workplace.prepare()
    assert (tmp_path / "absence" / "bot").resolve() == driving.ROOT / "bot"
    project = tmp_path / "absence" / "pyproject.toml"
    assert not project.is_symlink()
    assert tomllib.loads(project.read_text())["tool"]["mutmut"]["only_mutate"] == ["bot/hosting/clock/absence.py"]


def test_what_survived_is_tried_again_once_the_tests_are_others(
    workplace: Workplace, monkeypatch: pytest.MonkeyPatch
) -> None:
    workplace.prepare()
    found(workplace, {"dead": 1, "alive": 0, "never run": 33, "waiting": None})
    workplace.prepare()
    assert workplace.outcomes() == {"dead": 1, "alive": 0, "never run": 33, "waiting": None}
    monkeypatch.setattr(driving, "tests_digest", lambda _: "others")
    workplace.prepare()
    assert workplace.outcomes() == {"dead": 1, "alive": None, "never run": None, "waiting": None}


def test_a_mutant_that_no_test_notices_or_runs_survives_and_a_stopped_one_was_not_tried(
    workplace: Workplace, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert workplace.finding() is None
    found(workplace, {"dead": 1, "endless": 36, "alive": 0, "never run": 33, "waiting": None, "stopped": 2})
    monkeypatch.setattr(Workplace, "_survivor", lambda _, mutant: Survivor(mutant, "changed"))
    finding = workplace.finding()
    assert finding is not None
    assert (finding.mutants, finding.tried) == (6, 4)
    assert finding.survivors == (Survivor("alive", "changed"), Survivor("never run", "changed"))


def test_a_survivor_is_told_by_the_lines_that_differ() -> None:
    assert survivor_of(SHOWN) == Survivor("return stock > 3", "return stock >= 3")


def test_what_was_found_is_known_to_the_next_call(tmp_path: Path) -> None:
    file = tmp_path / "mutants.json"
    assert kept(file) == {}
    finding = Finding("2030-01-07", 3, 3, (Survivor("a", "b"),))
    keep({"absence": finding}, file)
    assert kept(file) == {"absence": finding}


def test_the_page_counts_and_lists_what_survives() -> None:
    name, (accepted, *_) = next(iter(tomllib.loads(ACCEPTED.read_text(encoding="utf-8")).items()))
    excused = Survivor(accepted["was"], accepted["now"][0])
    findings = {
        name: Finding("2030-01-07", 4, 2, (excused,)),
        "absence": Finding("2030-01-08", 3, 3, (Survivor("a | b", "c"),)),
    }
    assert [findings[one].unexplained(one) for one in (name, "absence")] == [[], [Survivor("a | b", "c")]]
    text = page(findings)
    assert "| `bot/hosting/clock/absence.py` | 3 | 2 | 66.7 % | 1 | 2030-01-08 |" in text
    assert f"| `{TARGETS[name].path}` | 2 of 4 tried | 1 | 50.0 % | 1 | 2030-01-07 |" in text
    assert "| `engine/match/match.py` | | | not tried | | |" in text
    assert r"| `a \| b` | `c` | **?** |" in text
    assert accepted["because"] in text
