"""The referee watches self-play under house rules: every switch at its extremes, and many changed at random."""

import pytest

from engine.archive.codec import dump_rules
from engine.rules.rule_set import RuleSet
from engine.variants import VARIANTS
from tests.engine.rules.every_switch import with_every_switch, with_many
from tests.referee import watch
from tests.referee.recorded import refereed_at_random, short, steps

STRENGTHS = ("easy", "steady")
A_DAY = ("disney_layoff", "nsv_robber", "gin_rummy", "disney_karo8")
AT_ODDS = {
    "disney_layoff": (1145,),
    "czech_rummy": (1188, 1219, 2016),
    "rummy_500": (1144, 1333, 1724),
    "nsv_basic": (1144, 1484),
    "nsv_buy": (1465, 1496),
    "nsv_layoff": (1013,),
    "nsv_robber": (1126,),
    "my_rummy": (1071, 1223),
    "tile_rummy": (1014, 1037, 1046, 1128, 1226),
}


def watched(variant: str, rules: RuleSet, wish: object, seed: int) -> None:
    """Play a match under house rules. Raises Foul, which tells the house rules, at the first that is not by them."""
    game = short(variant, rules)
    counts = game.rules.seat_counts()
    seats, strength = counts[seed % len(counts)], STRENGTHS[seed % 2]
    watch(variant, dump_rules(game.rules), seats, steps(game, seats, strength, seed), label=f"{variant} with {wish}")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("count", [1, pytest.param(200, marks=pytest.mark.prove)])
def test_house_rules_at_random_are_played_by_them(variant: str, count: int) -> None:
    for seed, (wish, rules) in enumerate(with_many(VARIANTS[variant].rules, count, seed=len(variant) + 7)):
        watched(variant, rules, wish, seed)


@pytest.mark.parametrize(
    "variant", [pytest.param(key, marks=() if key in A_DAY else pytest.mark.prove) for key in VARIANTS]
)
def test_random_moves_under_house_rules_at_random_are_by_the_rules(variant: str) -> None:
    refereed_at_random(variant, seed=len(variant))


@pytest.mark.prove
@pytest.mark.parametrize(("variant", "seed"), [(variant, seed) for variant, seeds in AT_ODDS.items() for seed in seeds])
def test_matches_that_engine_and_referee_once_judged_unlike(variant: str, seed: int) -> None:
    refereed_at_random(variant, seed)


@pytest.mark.prove
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_switch_at_its_extremes_is_played_by_it(variant: str) -> None:
    for seed, (wish, rules) in enumerate(with_every_switch(VARIANTS[variant].rules)):
        watched(variant, rules, wish, seed)
