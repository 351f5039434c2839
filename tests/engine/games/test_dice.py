"""Imagined chance: the same seed, the same numbers."""

from collections import Counter

import pytest

from engine.games.dice import Dice


def test_the_same_seed_gives_the_same_numbers_on_any_machine() -> None:
    one, other = Dice(2026), Dice(2026)
    assert [one.word() for _ in range(3)] == [other.word() for _ in range(3)]
    assert Dice(0).word() == 0xE220A8397B1DCDAF


def test_an_order_is_a_permutation_and_all_places_are_alike() -> None:
    dice = Dice(1)
    orders = [dice.order(5) for _ in range(2000)]
    assert all(sorted(order) == list(range(5)) for order in orders)
    first = Counter(order[0] for order in orders)
    assert min(first.values()) > 320


def test_shares_lie_from_nought_to_one() -> None:
    dice = Dice(7)
    shares = [dice.share() for _ in range(1000)]
    assert 0 <= min(shares) < max(shares) < 1
    assert sum(shares) / 1000 == pytest.approx(0.5, abs=0.05)
