"""Every fault that rules can have is found in real rules, and says which switch is at fault."""

import pickle
import re

import pytest

from engine.rules.contradictions import Allowed, Facts, RuleFault
from engine.rules.switches import described
from engine.variants import VARIANTS
from tests.engine.rules.faulty import FAULTY

IN_OPENING = ("opening.points", "opening.scope", "opening.count_layoffs", "opening.count_table")
FACTS: dict[RuleFault, Facts] = {
    RuleFault.NO_SUCH_SWITCH: {"meant": IN_OPENING[:3]},
    RuleFault.GROUP_OF_SWITCHES: {"within": IN_OPENING},
    RuleFault.VALUE_NOT_ALLOWED: {"given": "lots", "allowed": Allowed((), 0, 100)},
    RuleFault.WRONG_SEATS: {"seats": 9, "counts": (2, 3, 4, 5, 6)},
    RuleFault.SEATS_REVERSED: {"least": 5, "most": 4},
    RuleFault.TEAM_CARDS_UNEVEN: {"cards": 55, "players": 2},
    RuleFault.DECK_TOO_SMALL: {"seats": 6, "each": 13, "needed": 80, "there": 58},
    RuleFault.WINS_SINK_TOTALS: {"least": -12},
    RuleFault.STOCK_TOO_SMALL: {"seats": 6, "each": 8, "needed": 55, "there": 54},
    RuleFault.TILES_TOO_FEW: {"seats": 4, "each": 14, "needed": 57, "there": 54},
    RuleFault.STACKS_UNEVEN: {"there": 105},
    RuleFault.SET_BOUNDS_CROSSED: {"least": 4, "most": 3},
    RuleFault.RUN_BOUNDS_CROSSED: {"least": 4, "most": 3},
    RuleFault.RUN_LONGER_THAN_SUIT: {"value": "14"},
    RuleFault.ONE_MELD_COUNTS_NO_TABLE: {"value": "all"},
    RuleFault.CLAIM_IS_FREE_DRAW: {"value": "never"},
    RuleFault.CLAIM_BEFORE_DRAW: {"least": 2},
    RuleFault.REBUILDING_SHORT_RUNS: {"least": 5},
}
CLAUSE = re.compile(r"(A00[0-4]|G)-\d\d")


def test_there_is_a_change_for_every_fault() -> None:
    assert set(FAULTY) == set(RuleFault)


@pytest.mark.parametrize("code", RuleFault)
def test_every_fault_is_found_in_real_rules_and_told_to_developers_on_one_line(code: RuleFault) -> None:
    change = FAULTY[code]
    refusal = change.refusal()
    assert refusal.code is code
    assert refusal.switch == next(iter(change.switches), "seats")
    assert refusal.facts == FACTS.get(code, {})
    assert code.value in str(refusal)
    assert "\n" not in str(refusal)


def test_a_fault_passes_from_process_to_process() -> None:
    refusal = FAULTY[RuleFault.DECK_TOO_SMALL].refusal()
    again = pickle.loads(pickle.dumps(refusal))  # noqa: S301 - what we have just written
    assert (again.code, again.switch, again.facts) == (refusal.code, refusal.switch, refusal.facts)


SWITCHES = {key: {switch.name: switch for switch in described(variant.rules)} for key, variant in VARIANTS.items()}


@pytest.mark.parametrize("key", VARIANTS)
def test_switches_cite_booklets_and_clauses_as_they_are_numbered(key: str) -> None:
    for switch in SWITCHES[key].values():
        assert switch.booklets
        assert all(CLAUSE.fullmatch(clause) for clause in switch.clauses)


def test_the_clauses_of_a_switch_are_facts_of_it() -> None:
    assert SWITCHES["disney_basic"]["opening.scope"].clauses == ("A000-06",)
    assert SWITCHES["tile_rummy"]["joker.freed"].clauses == ("A002-04", "A004-03")
    assert SWITCHES["disney_duel"]["duel.jokers"].clauses == ("A000-25", "G-32")
    assert SWITCHES["gin_rummy"]["knock.limit"].clauses == ()
