"""What `make prove` gathers from proofs, and the page that it writes."""

from dataclasses import replace
from pathlib import Path

import pytest
from rich.progress import Progress

from tests.prove import page as pages
from tests.prove.page import Proof, add, keep, kept, page, the_code, together
from tests.prove.reporting import Figure, ProofReport
from tests.prove.run import Watching

WHEN = {"at": "2030-01-07 12:00", "where": "Python 3.13.0, 2 processors, Linux x86_64"}


def test_a_figure_that_keeps_its_limit_is_reported(proof_report: ProofReport, request: pytest.FixtureRequest) -> None:
    proof_report("random moves", 200_000)
    proof_report("cards lost", 0, limit=0)
    proof_report("kills", 240, limit=200, at_least=True)
    proof_report("places", 3, limit=3, exactly=True)
    assert [facts["name"] for _, facts in request.node.user_properties] == [
        "random moves", "cards lost", "kills", "places",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("figure", "limit", "how", "target"),
    [(1, 0, {}, "at most 0"), (199, 200, {"at_least": True}, "at least 200"), (2, 3, {"exactly": True}, "exactly 3")],
)
def test_a_figure_that_misses_its_limit_fails_its_proof(
    figure: int, limit: int, how: dict[str, bool], target: str, proof_report: ProofReport
) -> None:
    with pytest.raises(AssertionError, match=f"kills: {figure}, and it must be {target}"):
        proof_report("kills", figure, limit, **how)


def a_report(when: str, outcome: str = "passed") -> pytest.TestReport:
    return pytest.TestReport("b::test_cards", ("b", 1, "test_cards"), {}, outcome, None, when)  # type: ignore[arg-type]


@pytest.mark.parametrize("outcome", ["passed", "failed"])
def test_a_proof_that_was_interrupted_shows_nothing(outcome: str) -> None:
    watching = Watching(Progress(disable=True))
    watching.pytest_runtest_logreport(a_report("setup"))
    watching.pytest_runtest_logreport(a_report("call", outcome))
    assert watching.proofs == {}
    watching.pytest_runtest_logreport(a_report("teardown"))
    assert watching.proofs["b::test_cards"].passed == (outcome == "passed")


def test_the_page_has_a_line_for_each_proof_and_each_figure_and_shows_what_failed() -> None:
    lost = Proof(
        "b::test_cards", "cards", [Figure("moves", 200_000), Figure("cards lost", 1, 0)], False, seconds=9, **WHEN
    )
    kills = Proof("a::test_kills", "kills", [Figure("kills", 240, 200, at_least=True)], seconds=1234.5, **WHEN)
    lines = page([lost, kills]).splitlines()
    assert "1 of 2 proofs hold." in lines
    assert f"{WHEN['where']}." in lines
    assert [line for line in lines if line.startswith("|")][2:] == [
        "| **kills** |  |  | yes | 1,234 | 2030-01-07 12:00 |",
        "| kills | 240 | at least 200 | yes |  |  |",
        "| **cards** |  |  | **no** | 9 | 2030-01-07 12:00 |",
        "| moves | 200,000 |  |  |  |  |",
        "| cards lost | 1 | at most 0 | **no** |  |  |",
    ]


HERE = "tests/prove/test_reporting.py::test_{}"


def a_proof(name: str, seconds: float = 1) -> dict[str, Proof]:
    nodeid = HERE.format(name)
    return {nodeid: Proof(nodeid, name, [Figure("moves", 2)], seconds=seconds, **WHEN)}


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The pages of proofs in a folder of the test's own; the page there has a section of its own below."""
    monkeypatch.setattr(pages, "REPORT", tmp_path / "PROOFS.md")
    monkeypatch.setattr(pages, "KEPT", tmp_path / "proofs.json")
    (tmp_path / "PROOFS.md").write_text("# Proofs\n\nan old table\n\n## Below\n\nkept\n")
    return tmp_path


def test_a_part_writes_its_own_rows_anew_and_leaves_those_of_other_proofs(docs: Path) -> None:
    add(a_proof("a_figure_that_keeps_its_limit_is_reported") | a_proof("that_was_removed"), whole=True)
    add(a_proof("a_part_writes_its_own_rows_anew_and_leaves_those_of_other_proofs"), whole=False)
    add(a_proof("a_figure_that_keeps_its_limit_is_reported", seconds=7), whole=False)
    assert {proof.nodeid.rpartition("test_")[2]: proof.seconds for proof in kept().values()} == {
        "a_figure_that_keeps_its_limit_is_reported": 7,
        "a_part_writes_its_own_rows_anew_and_leaves_those_of_other_proofs": 1,
    }
    told = (docs / "PROOFS.md").read_text()
    assert "2 of 2 proofs hold." in told
    assert told.endswith("\n\n## Below\n\nkept\n")
    assert "an old table" not in told


@pytest.mark.usefixtures("docs")
def test_the_whole_forgets_what_was_not_run() -> None:
    keep(a_proof("a_figure_that_keeps_its_limit_is_reported"))
    add(a_proof("the_whole_forgets_what_was_not_run"), whole=True)
    assert list(kept()) == [HERE.format("the_whole_forgets_what_was_not_run")]


@pytest.mark.usefixtures("docs")
def test_what_holds_for_this_code_is_neither_forgotten_nor_what_was_of_another() -> None:
    names = ("the_whole_forgets_what_was_not_run", "a_figure_that_keeps_its_limit_is_reported")
    (nodeid, held), (other, stale) = (a_proof(name).popitem() for name in names)
    keep({nodeid: replace(held, code=the_code()), other: replace(stale, code="of another day")})
    add(a_proof("cases_of_one_proof_are_one_row_but_for_those_that_have_something_to_tell"), whole=True)
    assert nodeid in kept()
    assert kept()[nodeid].holds_for(the_code())
    assert other not in kept()


def test_cases_of_one_proof_are_one_row_but_for_those_that_have_something_to_tell() -> None:
    plain = [Proof(f"a::test_plain[{case}]", "plain", seconds=2, **WHEN) for case in "123"]
    failed = Proof("a::test_plain[4]", "plain[4]", passed=False, **WHEN)
    telling = Proof("a::test_telling[1]", "telling[1]", [Figure("moves", 2)], **WHEN)
    found = together({proof.nodeid: proof for proof in (*plain, failed, telling)})
    assert list(found) == ["a::test_plain", "a::test_plain[4]", "a::test_telling[1]"]
    assert "| **plain** (3 cases) |  |  | yes | 6 | 2030-01-07 12:00 |" in page(list(found.values()))
