"""How often awards are given: often enough that there is one, seldom enough that it says something."""

from collections import Counter

import pytest

from engine.finale.finale import told_finale
from engine.games.strengths import Strength
from engine.match.selfplay import play, player
from engine.variants import variant_of
from scripts.rarities import FIRST_SEED, given, module, steps_of, table_of
from tests.engine.finale.counting import Count, best_of
from tests.engine.finale.test_finale import CHOOSING, a_match
from tests.prove.reporting import ProofReport

MATCHES = 2_000


@pytest.mark.prove
@pytest.mark.parametrize("key", CHOOSING)
def test_each_award_is_given_to_5_to_35_of_100_matches_and_borne_out_by_the_log(
    key: str, proof_report: ProofReport
) -> None:
    game = variant_of(key).game
    counts, lowest = game.rules.seat_counts(), game.rules.match.best == "lowest"
    times: Counter[str] = Counter()
    without = shared = false = 0
    for number in range(MATCHES):
        choosers = [player(game, Strength.CASUAL)] * counts[number % len(counts)]
        events = [event for one in play(game, choosers, FIRST_SEED - 1 - number) for event in one.step.events]
        awards, count = told_finale(game, events).awards, Count(events, lowest=lowest)
        times.update(award.feat.value for award in awards)
        without += not awards
        shared += len(frozenset().union(*(one.events for one in awards))) < sum(len(one.events) for one in awards)
        false += sum(best_of(count, award.feat.value) != (award.seat, award.figure) for award in awards)
    shares = [100 * number / MATCHES for number in times.values()]
    proof_report("kinds of award", len(shares))
    proof_report("matches with an award, of 100", 100 - 100 * without / MATCHES, 95, at_least=True)
    proof_report("the rarest award, of 100 matches", min(shares), 5, at_least=True)
    proof_report("the commonest award, of 100 matches", max(shares), 35)
    proof_report("awards that an independent count does not bear out", false, 0)
    proof_report("matches with two awards of one event", shared, 0)


def test_a_table_leaves_out_what_is_hardly_ever_given_and_the_commonest_steps_of_what_is_given_often() -> None:
    found = [a_match("disney_karo8", seed).finale.feats for seed in range(12)]
    table = table_of(found)
    shares = given(found, table)
    assert all(8 <= shares[feat] <= 30 for feat in table)
    assert shares["all"] >= 100
    space: dict[str, object] = {}
    exec(module({"a_game": table}), space)  # noqa: S102 - what the script writes
    assert set(space["RARITIES"]["a_game"]) == set(table)  # type: ignore[index]


def test_steps_say_in_how_many_matches_a_score_is_reached() -> None:
    assert steps_of([1, 1, 1, 2, 5], 10) == ((1, 50.0), (2, 20.0), (5, 10.0))
    assert steps_of([], 10) == ()
