"""The modules that are made wrong in small ways are there, and so are the tests that concern them."""

from pathlib import Path

import pytest

from scripts.mutants.driving import files_of
from scripts.mutants.findings import Finding, Survivor
from scripts.mutants.targets import TARGETS


@pytest.mark.parametrize("name", TARGETS)
def test_every_module_and_all_of_its_tests_are_there(name: str) -> None:
    target = TARGETS[name]
    assert (Path(__file__).parents[1] / target.path).is_file()
    files = files_of(target)
    assert len(files) == len(set(files)) >= 2


def test_what_survived_on_lines_that_are_there_no_more_counts_as_not_tried() -> None:
    there, gone = Survivor("a = b( c )", "a = None"), Survivor("a = b(d)", "a = None")
    found = Finding("2030-01-07", 9, 8, (there, gone)).still("def e():\n    a = b(\n        c\n    )\n")
    assert found == Finding("2030-01-07", 9, 7, (there,))
