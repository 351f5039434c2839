"""Examples in docstrings and pages do what they say."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

from tests.test_house import PAGES, ROOT, SOURCES, named

EXAMPLE = ">>> "
WITH_EXAMPLES = [path for path in SOURCES if EXAMPLE in path.read_text(encoding="utf-8")]
TOLD_EXACTLY = doctest.ELLIPSIS
TARGET = re.compile(r"^([a-z]+):", re.MULTILINE)
COMMAND = re.compile(r"^make ([a-z]+)|`make ([a-z]+)[^`]*`", re.MULTILINE)


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=named)
def test_examples_in_docstrings_do_what_they_say(path: Path) -> None:
    tried = doctest.testmod(importlib.import_module(module_name(path)), optionflags=TOLD_EXACTLY)
    assert tried.attempted
    assert not tried.failed


def test_the_parts_that_others_begin_with_have_examples() -> None:
    assert {"engine.cards.pieces", "engine.melds.reading", "engine.variants"} <= set(map(module_name, WITH_EXAMPLES))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_examples_in_pages_do_what_they_say(page: Path) -> None:
    assert not doctest.testfile(str(page), module_relative=False, optionflags=TOLD_EXACTLY).failed


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_pages_name_only_what_make_can_make(page: Path) -> None:
    named_there = {one or other for one, other in COMMAND.findall(page.read_text(encoding="utf-8"))}
    assert named_there <= set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
