"""Examples in docstrings and pages do what they say, and pages name only commands that there are."""

import doctest
import importlib
import importlib.util
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from bot.cli import app
from tests.test_house import PAGES, ROOT, SOURCES, named

EXAMPLE = ">>> "
WITH_EXAMPLES = [path for path in SOURCES if EXAMPLE in path.read_text(encoding="utf-8")]
TOLD_EXACTLY = doctest.ELLIPSIS
TARGET = re.compile(r"^([a-z]+):", re.MULTILINE)
MODULE_RUN = re.compile(r"python -m ([\w.]+\w)")
TALON = re.compile(r"^talon ([a-z].*?)(?:  .*)?$|`talon ([a-z][^`]*)`", re.MULTILINE)
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


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "LIBRARY.md"], ids=named)
def test_examples_in_pages_do_what_they_say(page: Path) -> None:
    assert not doctest.testfile(str(page), module_relative=False, optionflags=TOLD_EXACTLY).failed


@cache
def commands() -> Any:
    return get_command(app)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_pages_name_only_targets_modules_commands_and_options_that_there_are(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = {one or other for one, other in COMMAND.findall(text)}
    assert targets <= set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    for module in MODULE_RUN.findall(text):
        assert importlib.util.find_spec(module), module
    for words in talon_commands(text):
        command: Any = commands()
        while isinstance(command, TyperGroup) and words:
            assert words[0] in command.commands, words
            command = command.commands[words.pop(0)]
        known = {option for parameter in command.params for option in parameter.opts} | {"--help"}
        assert {word for word in words if word.startswith("--")} <= known, words


def test_the_commands_of_the_pages_are_found() -> None:
    found = [words[0] for page in PAGES for words in talon_commands(page.read_text(encoding="utf-8"))]
    assert {"variants", "selfplay", "verify", "copy", "doctor"} <= set(found)


def talon_commands(page: str) -> Iterator[list[str]]:
    """The words of each command of `talon` that a page shows, in a line of its own or within one."""
    for in_a_block, within in TALON.findall(page):
        yield (in_a_block or within).split()
