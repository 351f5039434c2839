"""What mutmut found of the modules, kept in docs/figures/mutants.json, and why a mutant may survive."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, Self

from scripts.mutants.targets import TARGETS

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "docs" / "figures" / "mutants.json"
ACCEPTED: Final = Path(__file__).with_name("accepted.toml")


@dataclass(frozen=True)
class Survivor:
    """A mutant that no test noticed: the lines as they are, and as they were changed."""

    was: str
    now: str

    def reason(self, name: str) -> str | None:
        """Why it may survive in the module of this name."""
        return _reasons().get((name, self.was, self.now))


@dataclass(frozen=True)
class Finding:
    """What is known of a module: when it was tried last, its mutants, how many of them were tried, what survived."""

    at: str
    mutants: int
    tried: int
    survivors: tuple[Survivor, ...]

    def still(self, source: str) -> Self:
        """What holds of it for the module as it is now: what survived on lines that are gone counts as not tried."""
        lines = " ".join(line.strip() for line in source.splitlines())
        there = tuple(one for one in self.survivors if one.was in lines)
        return replace(self, tried=self.tried - len(self.survivors) + len(there), survivors=there)

    def unexplained(self, name: str) -> list[Survivor]:
        """What survives without a reason in the module of this name."""
        return [one for one in self.survivors if one.reason(name) is None]


@cache
def _reasons() -> dict[tuple[str, str, str], str]:
    listed = tomllib.loads(ACCEPTED.read_text(encoding="utf-8"))
    return {
        (name, one["was"], change): one["because"]
        for name, ones in listed.items()
        for one in ones
        for change in one["now"]
    }


def kept(file: Path = KEPT) -> dict[str, Finding]:
    """What was found of each module last, as far as it still holds."""
    if not file.exists():
        return {}
    every = json.loads(file.read_text(encoding="utf-8"))
    return {
        name: Finding(**{**one, "survivors": tuple(Survivor(**each) for each in one["survivors"])}).still(
            (ROOT / TARGETS[name].path).read_text(encoding="utf-8")
        )
        for name, one in every.items()
    }


def keep(found: Mapping[str, Any], file: Path = KEPT) -> None:
    """Remember what was found, a name a line."""
    lines = (f"{json.dumps(name)}: {json.dumps(asdict(one))}" for name, one in sorted(found.items()))
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
