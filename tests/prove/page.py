"""docs/PROOFS.md, made of what was found when each proof was last run: they need not all be run in one go. What was
found is kept in docs/figures/proofs.json, a line a proof. `python -m tests.prove.page` writes the page again from
there.
"""

import json
import os
import platform
import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from hashlib import sha256
from pathlib import Path

from tests.prove.reporting import Figure

ROOT = Path(__file__).parents[2]
REPORT = ROOT / "docs" / "PROOFS.md"
KEPT = ROOT / "docs" / "figures" / "proofs.json"
HEADINGS = ("proved", "figure", "limit", "met", "seconds", "when (UTC)")


@dataclass
class Proof:
    """A test that was run: what it proves, what it reported, whether it passed, how long it took and when it ended.

    `cases` of one test that have no figures and hold are one proof together. What is not proved again for the same
    `code` says for which one it was.
    """

    nodeid: str
    title: str
    figures: list[Figure] = field(default_factory=list)
    passed: bool = True
    skipped: bool = False
    seconds: float = 0.0
    at: str = ""
    where: str = ""
    cases: int = 1
    code: str = ""

    def holds_for(self, code: str) -> bool:
        """Whether this was proved for that very code."""
        return self.passed and not self.skipped and self.code == code

    @property
    def is_there(self) -> bool:
        """Whether there still is such a test."""
        file, _, name = self.nodeid.partition("::")
        place = ROOT / file
        function = name.rpartition("::")[2].partition("[")[0]
        return place.is_file() and f"def {function}(" in place.read_text(encoding="utf-8")


def this_machine() -> str:
    """What proofs are run on here."""
    system = f"{platform.system()} {platform.machine()}"
    return f"Python {platform.python_version()}, {os.cpu_count()} processors, {system}"


@cache
def the_code() -> str:
    """What is proved: a digest of all files that git knows but those in which proofs are kept."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    digest = sha256()
    for name in sorted(filter(None, listed.stdout.split("\0"))):
        file = ROOT / name
        if file not in (REPORT, KEPT) and file.is_file():
            digest.update(name.encode() + b"\0" + sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def kept() -> dict[str, Proof]:
    """What is known of each proof, by its test."""
    if not KEPT.exists():
        return {}
    found = (json.loads(line.rstrip(",")) for line in KEPT.read_text(encoding="utf-8").splitlines()[1:-1] if line)
    proofs = (Proof(**{**one, "figures": [Figure(**figure) for figure in one["figures"]]}) for one in found)
    return {proof.nodeid: proof for proof in proofs}


def keep(proofs: Mapping[str, Proof]) -> None:
    """Remember these, and nothing else."""
    ordered = (proofs[nodeid] for nodeid in sorted(proofs))
    lines = ",\n".join(json.dumps(asdict(proof) | {"seconds": round(proof.seconds, 1)}) for proof in ordered)
    KEPT.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def add(run: Mapping[str, Proof], *, whole: bool) -> None:
    """Write down what a run has found, beside what is kept of other proofs.

    The `whole` leaves no others, but for those that it has left out because they hold for this code.
    """
    others = (
        proof
        for proof in kept().values()
        if proof.is_there and proof.nodeid not in run and not (whole and not proof.holds_for(the_code()))
    )
    keep({proof.nodeid: proof for proof in others} | together(run))
    write_page()


def together(run: Mapping[str, Proof]) -> dict[str, Proof]:
    """Put the cases of a test into one proof, but for those that have something of their own to tell."""
    proofs: dict[str, Proof] = {}
    for nodeid, proof in run.items():
        function = nodeid.partition("[")[0]
        if function == nodeid or proof.figures or proof.skipped or not proof.passed:
            proofs[nodeid] = proof
            continue
        one = proofs.setdefault(function, replace(proof, nodeid=function, title=title_of(function), seconds=0, cases=0))
        one.seconds += proof.seconds
        one.at = max(one.at, proof.at)
        one.cases += 1
    return proofs


def write_page() -> None:
    """Write the page from what is kept, and leave the sections below its table as they are."""
    _, mark, below = (REPORT.read_text(encoding="utf-8") if REPORT.exists() else "").partition("\n## ")
    REPORT.write_text(page(list(kept().values())) + mark + below, encoding="utf-8")


def page(proofs: Sequence[Proof]) -> str:
    """The page with a line for each figure, under the proof that found it."""
    ordered = sorted(proofs, key=lambda proof: proof.nodeid)
    held = sum(proof.passed and not proof.skipped for proof in proofs)
    lines = [
        "# Proofs",
        "",
        "Written by `make prove`. These are the tests that take too long for `make test`, which runs them in small.",
        "Each row is of the last time that its proof was run.",
        "",
        *(f"{where}." for where in sorted({proof.where for proof in proofs})),
        f"{held} of {len(proofs)} proofs hold.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        f"|{' --- |' * len(HEADINGS)}",
        *(f"| {' | '.join(cells)} |" for proof in ordered for cells in _cells(proof)),
        "",
    ]
    return "\n".join(lines)


def title_of(nodeid: str) -> str:
    """What a proof says of itself: its name as a sentence, with what it was run with."""
    return re.sub("^test_", "", nodeid.rpartition("::")[2]).replace("_", " ")


def _cells(proof: Proof) -> Iterator[list[str]]:
    met = "skipped" if proof.skipped else "yes" if proof.passed else "**no**"
    title = proof.title.replace("|", "\\|")
    title = f"**{title}**" + (f" ({proof.cases} cases)" if proof.cases > 1 else "")
    yield [title, "", "", met, f"{proof.seconds:,.0f}", proof.at]
    for one in proof.figures:
        told = "" if one.limit is None else "yes" if one.met else "**no**"
        yield [one.name, _told(one.figure), one.target, told, "", ""]


def _told(value: float) -> str:
    return f"{value:,}" if isinstance(value, int) else f"{value:,.0f}" if abs(value) >= 1000 else f"{value:,.3g}"


if __name__ == "__main__":
    write_page()
