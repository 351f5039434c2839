"""Every level is ahead of the next one: whole in `make prove`; figures in docs/PLAYERS.md."""

from __future__ import annotations

import pytest

from engine.games.strengths import Strength
from engine.match.rivals import Tally, deals
from engine.match.selfplay import player
from engine.variants import game_of
from scripts.players import PAIRS, rows
from tests.prove.reporting import ProofReport

MOST_DEALS = 1500


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


def test_casual_stands_between_easy_and_steady_in_a_few_rounds_of_gin() -> None:
    game = game_of("gin_rummy")
    for better, worse in PAIRS[1:]:
        source = deals(game, player(game, better), player(game, worse), 2, first=7)
        assert sum(next(source).lead for _ in range(25)) > 0
