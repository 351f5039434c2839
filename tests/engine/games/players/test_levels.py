"""Every level is ahead of the next one: whole in `make prove`; figures in docs/PLAYERS.md."""

from itertools import islice

import pytest

from engine.games.strengths import Strength
from engine.match.selfplay import Tally, deals, player
from engine.variants import game_of
from scripts.players import PAIRS, rows
from tests.prove.reporting import ProofReport

MOST_DEALS = 1500
NOT_IN_THE_ROWS = (("disney_karo8", 4, 60), ("nsv_buy", 4, 12), ("nsv_layoff", 4, 12), ("nsv_robber", 4, 16))


@pytest.mark.prove
@pytest.mark.parametrize(("better", "worse"), PAIRS)
@pytest.mark.parametrize(("variant", "seats"), rows())
def test_a_level_leads_the_next_one(
    variant: str, seats: int, better: Strength, worse: Strength, proof_report: ProofReport
) -> None:
    game = game_of(variant)
    leads = Tally()
    for deal in deals(game, player(game, better), player(game, worse), seats):
        leads = leads.plus(deal.lead)
        if leads.number >= MOST_DEALS or (leads.number >= 30 and leads.number % 10 == 0 and leads.is_clear):
            break
    proof_report(f"{better} against {worse}, {variant}, {seats} seats: points a round", round(leads.mean, 2))
    proof_report("the lower bound of that (95 %)", round(leads.interval.low, 2), 0, at_least=True)


@pytest.mark.parametrize(
    ("variant", "seats", "rounds"),
    [
        ("disney_basic", 2, 4),
        ("disney_karo8", 2, 12),
        ("my_rummy", 2, 1),
        ("gin_rummy", 2, 12),
        ("rummy_500", 2, 4),
        *(pytest.param(*table, marks=pytest.mark.prove) for table in NOT_IN_THE_ROWS),
    ],
)
def test_steady_leads_easy_after_a_few_rounds_already(variant: str, seats: int, rounds: int) -> None:
    game = game_of(variant)
    steady, easy = player(game, Strength.STEADY), player(game, Strength.EASY)
    assert sum(deal.lead for deal in islice(deals(game, steady, easy, seats), rounds)) > 0
