"""The modules that are made wrong in small ways are there, and so are the tests that concern them."""

from pathlib import Path

import pytest

from scripts.mutants.driving import files_of
from scripts.mutants.targets import TARGETS


@pytest.mark.parametrize("name", TARGETS)
def test_every_module_and_all_of_its_tests_are_there(name: str) -> None:
    target = TARGETS[name]
    assert (Path(__file__).parents[1] / target.path).is_file()
    files = files_of(target)
    assert len(files) == len(set(files)) >= 2
