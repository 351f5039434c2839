"""The tool that makes the core wrong in small ways."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("mutmut", reason="make mutants needs mutmut")

from scripts.mutants.__main__ import in_turn
from scripts.mutants.mutations import Mutant, mutants_of
from scripts.mutants.page import Judged, page, unexplained
from scripts.mutants.runs import KILLED, SURVIVED, Found, UnfitTestsError, files_of
from scripts.mutants.targets import TARGETS, Target

SOURCE = '''
from typing import Final

MOST: Final = 3


def may_claim(stock: int, lap: int, *, asked: bool = True) -> bool:
    """Whether the stock can pay."""
    log.debug("asked in lap %d", lap)
    return asked and stock - 1 >= MOST
'''


def changes(source: str) -> set[str]:
    return {mutant.now for mutant in mutants_of(source)}


def test_conditions_bounds_and_numbers_are_changed_one_at_a_time() -> None:
    assert changes(SOURCE) == {
        "def may_claim(stock: int, lap: int, *, asked: bool = False) -> bool:",
        "return asked or stock - 1 >= MOST",
        "return asked",
        "return stock - 1 >= MOST",
        "return asked and stock - 1 > MOST",
        "return asked and stock + 1 >= MOST",
        "return asked and stock - 2 >= MOST",
    }


def test_a_named_argument_is_left_out_and_a_positional_one_is_none() -> None:
    assert {"replace(rnd, )", "replace(None, lap=lap)"} <= changes("def f():\n    replace(rnd, lap=lap)\n")


def test_every_mutant_tells_its_line_and_is_a_whole_module() -> None:
    for mutant in mutants_of(SOURCE):
        assert SOURCE.splitlines()[mutant.line - 1].strip() == mutant.was
        assert mutant.source.count("\n") == SOURCE.count("\n")
        assert "MOST: Final = 3" in mutant.source


def test_a_mutant_knows_its_function_as_it_is_and_as_it_is_wrong() -> None:
    method = "    def most(self) -> int:\n        return 3\n"
    source = f"first = 1\n\n\nclass Claims:\n{method}\n\nlast = 2\n"
    (mutant,) = mutants_of(source)
    assert mutant.function == ("Claims.most", method.strip(), method.strip().replace("3", "4"))


def test_an_hour_tries_a_fair_share_of_every_module() -> None:
    few, many = mutants_of("def f(a):\n    return a + 1\n"), mutants_of(SOURCE)
    order = list(in_turn({"few": few, "many": many}))
    assert {name for name, _ in order[:2]} == {"few", "many"}, "each module has its turn before one has a second"
    assert [mutant for name, mutant in order if name == "many"] != many, "and not from the top of the module down"
    assert sorted(mutant.now for _, mutant in order) == sorted(mutant.now for mutant in [*few, *many])


@pytest.mark.parametrize("name", TARGETS)
def test_every_module_and_all_of_its_tests_are_there(name: str) -> None:
    target = TARGETS[name]
    assert (Path(__file__).parents[1] / target.path).is_file()
    files = files_of(target)
    assert len(files) == len(set(files)) >= 2


def test_tests_that_are_not_there_are_told() -> None:
    with pytest.raises(UnfitTestsError, match="no tests in tests/nowhere"):
        files_of(Target("engine/variants.py", ("tests/nowhere",)))


def test_what_was_found_is_known_to_the_next_call_until_what_it_rests_on_changes(tmp_path: Path) -> None:
    target = TARGETS["absence"]
    dead, alive = (Mutant(1, "was", now, f"the module with {now}", ("f", "was", now)) for now in ("this", "that"))
    found = Found(tmp_path / "found.jsonl")
    found.keep(target, dead, KILLED)
    found.keep(target, alive, SURVIVED)
    again = Found(tmp_path / "found.jsonl")
    assert (again.of(target, dead), again.of(target, alive)) == (KILLED, SURVIVED)
    more_tests = replace(target, tests=(*target.tests, "tests/hosting/test_time.py"))
    assert (again.of(more_tests, dead), again.of(more_tests, alive)) == (KILLED, None)
    assert again.of(TARGETS["timing"], dead) is None
    elsewhere = [replace(one, source=f"another function before {one.source}") for one in (dead, alive)]
    assert [again.of(target, one) for one in elsewhere] == [KILLED, None]
    here = replace(dead, function=("f", "now", "this"))
    assert again.of(target, here) is None
    again.forget_others([(target, alive)])
    left = Found(tmp_path / "found.jsonl")
    assert (left.of(target, dead), left.of(target, alive)) == (None, SURVIVED)


def test_the_page_counts_and_lists_what_survives() -> None:
    mutants = [Mutant(number, "a | b", now, now, ("f", "", now)) for number, now in enumerate(("a", "b", "c"), start=1)]
    judged = [Judged("absence", mutant, KILLED if mutant.now != "c" else SURVIVED) for mutant in mutants]
    assert unexplained(judged) == judged[2:]
    text = page(judged)
    assert "| `bot/hosting/absence.py` | 3 | 2 | 66.7 % | 1 |" in text
    assert "| `bot/hosting/timing.py` | 0 | | not tried | |" in text
    assert r"| 3 | `a \| b` | `c` | **?** |" in text
