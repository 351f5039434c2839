"""docs/MUTANTS.md: how many mutants of each module are noticed, and why the others are not."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from scripts.mutants.mutations import Mutant
from scripts.mutants.runs import SURVIVED
from scripts.mutants.targets import TARGETS

ACCEPTED: Final = Path(__file__).with_name("accepted.toml")
GOAL: Final = 90


@dataclass(frozen=True)
class Judged:
    """A mutant of a module and what became of it; None where it has not been tried."""

    name: str
    mutant: Mutant
    outcome: str | None

    @property
    def reason(self) -> str | None:
        """Why it may survive."""
        return _reasons().get((self.name, self.mutant.was, self.mutant.now))


@cache
def _reasons() -> dict[tuple[str, str, str], str]:
    listed = tomllib.loads(ACCEPTED.read_text(encoding="utf-8")) if ACCEPTED.exists() else {}
    return {
        (name, one["was"], change): one["because"]
        for name, ones in listed.items()
        for one in ones
        for change in one["now"]
    }


def unexplained(judged: Iterable[Judged]) -> list[Judged]:
    """The mutants that survive without a reason."""
    return [one for one in judged if one.outcome == SURVIVED and one.reason is None]


def page(judged: Sequence[Judged]) -> str:
    """The page of docs: a line a module, then the survivors with their reasons."""
    lines = [
        "# Mutants",
        "",
        "Written by `make mutants`: each mutant is one small wrong change to a module of the core, made in a copy of",
        "the tree, and it is killed when a test that concerns the module fails, or does not come to an end.",
        f"The goal is {GOAL} % of each module; whatever survives is listed with the reason.",
        "",
        "| module | mutants | killed | | survive |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name, target in TARGETS.items():
        lines.append(_line(f"`{target.path}`", [one for one in judged if one.name == name]))
    lines += [_line("**all**", judged), ""]
    for name, target in TARGETS.items():
        left = [one for one in judged if one.name == name and one.outcome == SURVIVED]
        if left:
            lines += ["", f"## {target.path}", ""]
            lines += ["| line | was | survives as | because |", "| --- | --- | --- | --- |", *map(_survivor, left)]
    return "\n".join(lines).rstrip() + "\n"


def _line(name: str, judged: Sequence[Judged]) -> str:
    tried = [one for one in judged if one.outcome is not None]
    if not tried:
        return f"| {name} | {len(judged)} | | not tried | |"
    left = sum(one.outcome == SURVIVED for one in tried)
    killed = len(tried) - left
    count = f"{len(judged)}" if len(tried) == len(judged) else f"{len(tried)} of {len(judged)} tried"
    return f"| {name} | {count} | {killed} | {100 * killed / len(tried):.1f} % | {left} |"


def _survivor(one: Judged) -> str:
    return f"| {one.mutant.line} | {_code(one.mutant.was)} | {_code(one.mutant.now)} | {one.reason or '**?**'} |"


def _code(text: str) -> str:
    cut = text if len(text) <= 160 else f"{text[:157]}..."
    return f"`{cut.replace('|', chr(92) + '|')}`" if cut else ""
