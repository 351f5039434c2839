"""The solver against an integer programme that shares nothing with it, under each variant's own rules."""

import random
from collections import Counter
from typing import Final

import pytest

from engine.cards import JOKER, RANKS, SUITS, Card, deck, natural
from engine.melds.meld import Meld
from engine.melds.reading import readings
from engine.melds.rebuilding import judge
from engine.solver import BUDGET, place, solve
from tests.engine.solver.integer_programme import most_laid
from tests.engine.solver.test_solver import EVERY_RULE
from tests.engine.table_builders import Rules, texts
from tests.prove.reporting import ProofReport

NAMED: Final = ("free jokers", "002", "004", "003", "002, freed from the rack alone", "one joker in a meld")
FEW: Final = 2
MANY: Final = 400
AS_A_RULE: Final = 0.9
"""The least share of the positions that is proven; what is claimed is compared in each of them."""
PATIENCE: Final = 5 * BUDGET


def position(rules: Rules, rng: random.Random) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """A table of three to sixteen melds with none to both of the jokers in them, and a rack of four to ten."""
    pool = Counter(deck(2, 2))
    table: list[Meld] = []
    jokers = rng.choice((0, 1, 2, 2))
    for _ in range(rng.randint(3, 16)):
        cards = _cards(rules, rng)
        if jokers and rng.random() < 0.5:
            cards[rng.randrange(len(cards))] = JOKER
        found = readings(rules, cards)
        if found and Counter(cards) <= pool:
            table.append(rng.choice(found))
            pool -= Counter(cards)
            jokers -= cards.count(JOKER)
    if jokers:
        # Those that lie in no meld stay away more often than they come to the rack.
        pool[JOKER] = rng.choice((0, 0, 1, pool[JOKER]))
    return tuple(table), tuple(sorted(rng.sample(sorted(pool.elements()), rng.randint(4, 10))))


def _cards(rules: Rules, rng: random.Random) -> list[Card]:
    if rng.random() < 0.5:
        length = rng.choice((3, 3, 3, 4, 5))
        suit, start = rng.randrange(SUITS), rng.randint(1, RANKS - length + 1)
        return [natural(suit, rank) for rank in range(start, start + length)]
    rank = rng.randint(1, RANKS)
    return [natural(suit, rank) for suit in rng.sample(range(SUITS), rng.choice((3, 3, 4)))]


def agree(name: str, number: int, seed: str) -> float:
    """Checks so many positions; gives the share that was proven."""
    rules, rng = EVERY_RULE[name], random.Random(f"{name} {seed}")
    proven = 0
    for _ in range(number):
        before, rack = position(rules, rng)
        most = most_laid(rules, before, rack)
        found = solve(rules, before, rack, budget=PATIENCE)
        where = texts(rules, before), rules.notation.texts(rack)
        assert found.laid <= most, where
        assert found.laid == most or not found.optimal, where
        assert not found.laid or judge(rules, before, rack, found.table).laid == found.placed
        if found.laid:
            laid = place(rules, before, found.placed, budget=PATIENCE)
            assert laid is not None, where
            assert laid.placed == found.placed, where
        proven += found.optimal
    return proven / number


@pytest.mark.parametrize("name", ["002", "004"])
def test_as_much_is_laid_as_an_integer_programme_finds(name):
    assert agree(name, FEW, "a day") >= AS_A_RULE


@pytest.mark.prove
@pytest.mark.parametrize("name", NAMED)
def test_as_much_is_laid_as_an_integer_programme_finds_on_hundreds_of_positions(name, proof_report: ProofReport):
    proven = agree(name, MANY, "many")
    proof_report("positions with none to two jokers on which both lay as much", MANY)
    proof_report("share of them answered optimal", proven, limit=AS_A_RULE, at_least=True)
