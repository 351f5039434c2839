"""The figures that proofs report, from the test that finds them to whoever gathers them."""

from dataclasses import asdict, dataclass
from typing import Final, Protocol

import pytest

PROPERTY: Final = "proof figure"
"""Under this name a test's report carries a figure, also from one process to another."""

Number = int | float


@dataclass(frozen=True)
class Figure:
    """What a proof has found: told alone, or held against a limit."""

    name: str
    figure: Number
    limit: Number | None = None
    at_least: bool = False
    exactly: bool = False

    @property
    def met(self) -> bool:
        """Whether the figure keeps its limit; one without a limit does."""
        if self.limit is None:
            return True
        if self.exactly:
            return self.figure == self.limit
        return self.figure >= self.limit if self.at_least else self.figure <= self.limit

    @property
    def target(self) -> str:
        """The limit in words."""
        if self.limit is None:
            return ""
        how = "exactly" if self.exactly else "at least" if self.at_least else "at most"
        return f"{how} {self.limit:,.10g}"


class ProofReport(Protocol):
    """Tells a figure, and fails the test where it misses its limit."""

    def __call__(
        self,
        name: str,
        figure: Number,
        limit: Number | None = None,
        *,
        at_least: bool = False,
        exactly: bool = False,
    ) -> None:
        """The limit is the most that the figure may be, the least, or exactly what it must be."""


def reporting(item: pytest.Item) -> ProofReport:
    """What a test reports its figures with."""

    def report(
        name: str, figure: Number, limit: Number | None = None, *, at_least: bool = False, exactly: bool = False
    ) -> None:
        found = Figure(name, figure, limit, at_least, exactly)
        item.user_properties.append((PROPERTY, asdict(found)))
        assert found.met, f"{name}: {figure:,}, and it must be {found.target}"

    return report


def figures_of(report: pytest.TestReport) -> list[Figure]:
    """The figures that a test has reported, in order."""
    return [Figure(**facts) for name, facts in report.user_properties if name == PROPERTY and isinstance(facts, dict)]
