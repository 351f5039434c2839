"""What `make prove` gathers from proofs, and the page that it writes."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.prove import page as pages
from tests.prove.page import Proof, add, keep, kept, the_code
from tests.prove.reporting import Figure, ProofReport

PROVED = "tests/prove/test_reporting.py::test_"
MISSES = "a_figure_that_misses_its_limit_fails_its_proof"
WRITTEN = "what_was_run_is_written_beside_what_still_holds"


@pytest.mark.parametrize(
    ("figure", "limit", "how", "target"),
    [(1, 0, {}, "at most 0"), (199, 200, {"at_least": True}, "at least 200"), (2, 3, {"exactly": True}, "exactly 3")],
)
def test_a_figure_that_misses_its_limit_fails_its_proof(
    figure: int, limit: int, how: dict[str, bool], target: str, proof_report: ProofReport
) -> None:
    proof_report("kills", limit, limit, **how)
    with pytest.raises(AssertionError, match=f"kills: {figure}, and it must be {target}"):
        proof_report("kills", figure, limit, **how)


def test_what_was_run_is_written_beside_what_still_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "REPORT", tmp_path / "PROOFS.md")
    monkeypatch.setattr(pages, "KEPT", tmp_path / "proofs.json")
    (tmp_path / "PROOFS.md").write_text("# Proofs\n\nan old table\n\n## Below\n\nkept\n")
    old, new, gone = (
        Proof(PROVED + name, name, [Figure("moves", 2)]) for name in (MISSES, WRITTEN, "that_was_removed")
    )
    lost = [Proof(f"{new.nodeid}[{case}]", case, passed=case != "c", seconds=2) for case in "abc"]
    keep({one.nodeid: one for one in (replace(old, code=the_code()), gone)})
    add({one.nodeid: one for one in lost}, whole=False)
    assert {*kept()} == {old.nodeid, new.nodeid, f"{new.nodeid}[c]"}
    told = (tmp_path / "PROOFS.md").read_text()
    assert "2 of 3 proofs hold." in told
    assert f"| **{WRITTEN.replace('_', ' ')}** (2 cases) |  |  | yes | 4 |  |" in told
    assert "| **c** |  |  | **no** | 2 |  |" in told
    assert told.endswith("\n\n## Below\n\nkept\n")
    assert "an old table" not in told
    add({new.nodeid: new}, whole=True)
    assert {*kept()} == {old.nodeid, new.nodeid}, "what takes hours holds for the same code"
