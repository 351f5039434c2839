"""However many jokers there are: the solver's answer is legal, and where it says so, nothing better can be laid."""

from typing import Final
from zlib import crc32

import pytest

from engine.booklets import DISNEY_LAYOFF, NSV_LAYOFF, NSV_ROBBER
from engine.cards import deck
from engine.games.draw_discard.rules import DeckRules, DrawDiscardRules
from engine.games.tiles.rules import TileDeckRules
from engine.melds.candidates import cards_in, counts_of
from engine.melds.rebuilding import judge
from engine.rules.melding import HandValues, JokerRules, RunRules
from engine.solver import solve
from engine.solver.asked import with_ties
from engine.solver.open_runs import can_always_be_cut
from tests.engine.solver.adversarial import Position, position
from tests.engine.solver.loose_jokers import most_laid
from tests.engine.table_builders import ROBBER, pieces, table
from tests.prove.page import ROOT, kept
from tests.prove.reporting import ProofReport

VARIANTS: Final = (
    NSV_ROBBER,
    DISNEY_LAYOFF.with_switches({"rearrange": "on"}),
    NSV_LAYOFF.with_switches({"rearrange": "on"}),
)
JOKERS: Final = range(9)
PACKS: Final = (1, 2)

EIGHT_JOKERS: Final = (
    (
        "2S 2H JK=2C | 3S 3H JK=3C | 4S 4H JK=4C | 6S 6H JK=6C | 7S 7H JK=7C | 9S 9H JK=9C | 10S 10H JK=10C | "
        "QS QH JK=QC",
        "2D 3D 4D 6D",
        4,
    ),
    (
        "6H JK=7H 8H | 4H 5H 6H 7H 8H 9H | 10S 10H 10C | 9D 9C JK=9S | KH KD JK=KS JK=KC | JS JD JC JK=JH | "
        "JK=5S 6S 7S | 10C JC JK=QC | 4S 4H JK=4D | 7S 7H 7D 7C",
        "5S 9S 9D",
        3,
    ),
)


@pytest.mark.parametrize(
    ("jokers", "before"), [(5, "JK=8C 9C 10C JC QC KC"), (7, "9C 10C JC"), (7, "2C 2S 2H | 9C 10C JC")]
)
def test_a_rack_of_jokers_is_never_laid_down_for_want_of_a_proof(jokers: int, before: str) -> None:
    rules = NSV_ROBBER.with_switches({"deck.jokers": 8})
    rack = pieces(ROBBER, " ".join(["JK"] * jokers))
    found = solve(rules, table(ROBBER, before), rack)
    assert judge(rules, table(ROBBER, before), rack, found.table).laid


@pytest.mark.parametrize("lock", ["joker_only", "whole_meld", "groups_only"])
@pytest.mark.parametrize(
    "before",
    [
        "5S 5S JK=5D JK=5D | 6S 6S JK=6D JK=6D | 9S 9S JK=9D JK=9D | KS KS JK=KD JK=KD",
        "5S 5S JK=5D JK=5C | 6S 6S JK=6D JK=6C | 9S 9S JK=9D JK=9C | KS KS JK=KD JK=KC",
        "5S 5S 5C 5C JK=5D JK=5D JK=5D JK=5D | 6S 6S 6C 6C JK=6D JK=6D JK=6D JK=6D",
    ],
)
def test_however_much_may_become_of_locked_jokers_what_lies_beside_them_is_laid(lock: str, before: str) -> None:
    rules = NSV_ROBBER.with_switches({"deck.jokers": 8, "rearrange.lock": lock})
    found = solve(rules, table(ROBBER, f"{before} | 7H 8H 9H 10H"), pieces(ROBBER, "10S 10C"))
    assert (found.laid, found.optimal) == (2, True)


def rules_with(number: int, jokers: int, packs: int) -> DrawDiscardRules:
    """The rules of a variant, each in turn."""
    switches = {"deck.jokers": jokers, "deck.packs": packs, "deal.cards": 5}
    return VARIANTS[number % len(VARIANTS)].with_switches(switches)


def agrees(rules: DrawDiscardRules, at: Position, most: int | None = None, seconds: float = 600) -> bool | None:
    """Checks that an answer is legal and, where it says to be the best, that it lays the most: an integer programme is
    asked for that where it is not told and not all of the rack is laid. Gives whether the answer says so, None where
    the programme did not end in the seconds.
    """
    found = solve(rules, at.table, at.rack, fewest_changes=False)
    assert not found.laid or judge(rules, at.table, at.rack, found.table).laid == found.placed
    if found.optimal and found.laid < len(at.rack):
        most = most_laid(rules, at.table, at.rack, seconds) if most is None else most
        if most is None:
            return None
        assert found.laid == most
    return found.optimal


@pytest.mark.parametrize(("words", "rack", "most"), EIGHT_JOKERS)
def test_with_eight_jokers_on_the_table_no_answer_is_wrong(words: str, rack: str, most: int) -> None:
    at = Position(table(ROBBER, words), pieces(ROBBER, rack))
    assert most_laid(NSV_ROBBER, at.table, at.rack) == most
    agrees(NSV_ROBBER.with_switches({"deck.jokers": 8}), at, most)


@pytest.mark.parametrize("jokers", JOKERS[2::3])
def test_whatever_jokers_are_agreed_as_much_is_laid_as_an_integer_programme_finds(jokers: int) -> None:
    packs = PACKS[jokers // 2 % 2]
    rules = rules_with(jokers, jokers, packs)
    at = position(rules, f"{jokers} jokers {packs} packs", packs, jokers)
    assert agrees(rules, at) is not None


@pytest.mark.parametrize(("jokers", "seed"), [(2, "nsv_robber 10"), (6, "nsv_robber 2"), (6, "nsv_robber 35")])
def test_a_run_that_is_too_long_is_not_laid_where_its_jokers_forbid_cutting_it(jokers: int, seed: str) -> None:
    rules = NSV_ROBBER.with_switches({"deck.jokers": jokers, "run.max": 5})
    at = position(rules, seed, 2, jokers)
    assert agrees(rules, at) is not None


@pytest.mark.parametrize("ace", ["low", "low_or_high"])
@pytest.mark.parametrize("limit", ["half", "at_least_one_natural", "one"])
def test_a_run_of_thirteen_at_most_can_be_cut_but_where_half_of_fourteen_places_are_jokers(
    limit: str, ace: str
) -> None:
    run, joker = RunRules(ace=ace), JokerRules(max_per_meld=limit)
    always = [jokers for jokers in JOKERS if can_always_be_cut(run, joker, jokers)]
    assert always == list(range(6) if (limit, ace) == ("half", "low_or_high") else JOKERS)


def test_what_decides_ties_never_outweighs_what_is_aimed_at_first() -> None:
    dearest = HandValues(ace=25, court=13, joker=50).by_face
    every = [dearest[card.index] for card in deck(max(PACKS), 0)]
    assert sum(every) + max(JOKERS) * max(every) < with_ties(1)


def test_the_pools_of_searches_hold_every_pack_that_can_be_agreed() -> None:
    accepted = [
        bound.le
        for model, name in ((DeckRules, "packs"), (DeckRules, "packs_from_five"), (TileDeckRules, "copies"))
        for bound in model.model_fields[name].metadata
        if hasattr(bound, "le")
    ]
    assert set(accepted) <= set(PACKS)
    assert max(DeckRules.model_fields["jokers"].metadata, key=lambda bound: getattr(bound, "le", 0)).le == max(JOKERS)
    for packs in PACKS:
        held = deck(packs, 0)
        assert sorted(cards_in(counts_of(held).pool)) == sorted(held)


WHOLE: Final = 2_000
"""Positions for each number of jokers and packs."""
AT_ONCE: Final = 500
"""Of those as many as one run of a proof looks at: the next run goes on from there."""


@pytest.mark.prove
@pytest.mark.parametrize("packs", PACKS)
@pytest.mark.parametrize("jokers", JOKERS)
def test_whatever_jokers_and_packs_are_agreed_no_answer_is_wrong(
    jokers: int, packs: int, proof_report: ProofReport, request: pytest.FixtureRequest
) -> None:
    before = _figures_of_the_last_run(request.node.nodeid)
    seen, not_ended, proven = (int(before.get(name, 0)) for name in (SEEN, NOT_ENDED, PROVEN))
    until = min(seen + AT_ONCE, WHOLE)
    for number in range(seen, until):
        rules = rules_with(number, jokers, packs)
        at = position(rules, f"{jokers} jokers {packs} packs {number}", packs, jokers)
        optimal = agrees(rules, at, seconds=60)
        not_ended += optimal is None
        proven += bool(optimal)
    proof_report(SOURCES, _sources())
    proof_report(f"{SEEN} of {WHOLE:,}", until)
    proof_report(PROVEN, proven)
    proof_report(NOT_ENDED, not_ended, limit=until * 0.02)


SEEN: Final = "positions seen so far"
PROVEN: Final = "of them answered optimal, and none of those wrong"
NOT_ENDED: Final = "of them on which the integer programme did not end in 60 s"
SOURCES: Final = "checksum of the solver"


def _figures_of_the_last_run(nodeid: str) -> dict[str, float]:
    """What the last run of a proof told, where it was of the solver as it is; nothing where all was seen then."""
    proof = kept().get(nodeid)
    figures = {figure.name.removesuffix(f" of {WHOLE:,}"): figure.figure for figure in proof.figures} if proof else {}
    goes_on = figures.get(SOURCES) == _sources() and figures.get(SEEN, WHOLE) < WHOLE
    return figures if goes_on else {}


def _sources() -> int:
    """A number that another solver would not have."""
    every = sorted((ROOT / "engine" / "solver").rglob("*.py"))
    return crc32(b"".join(path.read_bytes() for path in every))
