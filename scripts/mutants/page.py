"""docs/MUTANTS.md: how many mutants of each module are noticed, and why the others are not."""

from collections.abc import Mapping
from typing import Final

from scripts.mutants.findings import Finding, Survivor
from scripts.mutants.targets import TARGETS

GOAL: Final = 90


def page(found: Mapping[str, Finding]) -> str:
    """The page of docs: a line a module, then the survivors with their reasons."""
    lines = [
        "# Mutants",
        "",
        "Written by `make mutants`: each mutant is one small wrong change that mutmut makes to a module of the core,",
        "in a copy of the tree, and it is killed when a test that concerns the module fails, or does not come to an",
        f"end. The goal is {GOAL} % of each module; whatever survives is listed with the reason. Where not all were",
        "tried, it was those whose tests are the fastest.",
        "",
        "| module | mutants | killed | | survive | tried last |",
        "| --- | --- | --- | --- | --- | --- |",
        *(_line(target.path, found.get(name)) for name, target in TARGETS.items()),
        "",
    ]
    for name, target in TARGETS.items():
        if name in found and found[name].survivors:
            lines += ["", f"## {target.path}", "", "| was | survives as | because |", "| --- | --- | --- |"]
            lines += [_survivor(one, name) for one in found[name].survivors]
    return "\n".join(lines).rstrip() + "\n"


def _line(path: str, one: Finding | None) -> str:
    if one is None:
        return f"| `{path}` | | | not tried | | |"
    left = len(one.survivors)
    killed = one.tried - left
    count = f"{one.mutants}" if one.tried == one.mutants else f"{one.tried} of {one.mutants} tried"
    return f"| `{path}` | {count} | {killed} | {100 * killed / one.tried:.1f} % | {left} | {one.at} |"


def _survivor(one: Survivor, name: str) -> str:
    return f"| {_code(one.was)} | {_code(one.now)} | {one.reason(name) or '**?**'} |"


def _code(text: str) -> str:
    cut = text if len(text) <= 160 else f"{text[:157]}..."
    return f"`{cut.replace('|', chr(92) + '|')}`" if cut else ""
