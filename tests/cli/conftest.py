"""`talon` as a function: its exit code and what it said, without a process."""

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import pytest
import typer.main

from bot.cli import run

# Made from the hints of every command, which takes longer than most of them take to answer; and made of nothing else.
COMMANDS: Final = cache(typer.main.get_command)


@dataclass
class Said:
    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


@pytest.fixture
def talon(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Said]:
    # Whatever the shell speaks in which the tests run, `talon` speaks English.
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(typer.main, "get_command", COMMANDS)

    def call(*args: str, stdin: bytes = b"") -> Said:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = run(args)
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return call
