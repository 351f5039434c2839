"""Who feeds whom, for a host's eyes."""

import random
from itertools import permutations

from engine.cards import PLAYING_CARDS
from engine.games.events import ClaimWon, Discarded, TookDiscard, WindowAnswered, WindowOpened
from engine.tournament.feeding import Dealings, OneWay, dealings_at, feeding

FEEDERS = (0, 1)
CARD = PLAYING_CARDS.parse("7H")


def evening(tables: int, fed: float, usual: float = 0.2, one_way: bool = False, seed: int = 1) -> list[Dealings]:
    """Dealings of eight players at tables of four; 0 and 1 always meet, and give each other more."""
    dice = random.Random(seed)
    found = []
    for round in range(1, tables + 1):
        others = dice.sample(range(2, 8), 6)
        for number, table in enumerate(((0, 1, *others[:2]), others[2:]), start=1):
            for giver, taker in permutations(table, 2):
                fed_here = (giver, taker) == FEEDERS or ((taker, giver) == FEEDERS and not one_way)
                share = fed if fed_here else usual
                taken = sum(dice.random() < share for _ in range(20))
                left = sum(dice.random() < share for _ in range(5))
                found.append(Dealings(round, number, giver, taker, 20, taken, 5, left))
    return found


def test_two_who_always_feed_each_other_are_told() -> None:
    found = feeding(evening(5, 0.6))
    assert [(each.one, each.other, each.tables) for each in found] == [(0, 1, 5)]
    assert found[0].there.chances == 125
    assert found[0].there.given > 2 * found[0].there.usual


def test_nobody_is_told_of_where_all_give_the_same_favours_are_not_returned_or_one_table_was_played() -> None:
    for seed in range(20):
        assert feeding(evening(6, 0.2, seed=seed)) == ()
    assert feeding(evening(6, 0.7, one_way=True)) == ()
    assert feeding(evening(1, 0.9)) == ()


def test_whoever_takes_everything_from_everybody_is_fed_by_nobody() -> None:
    found = []
    for round in (1, 2, 3):
        for giver, taker in permutations(range(4), 2):
            found.append(Dealings(round, 1, giver, taker, 20, 15 if taker in (0, 1) else 3))
    assert feeding(found) == ()


def test_without_chances_nothing_is_above_the_usual() -> None:
    assert OneWay(0, 0, 0.0).excess == 0.0
    assert feeding([]) == ()


def test_a_claim_that_wins_is_a_card_given_by_the_discarder_and_one_left_by_who_passed() -> None:
    events = [
        WindowOpened(1, CARD, 0, (1, 2, 3)),
        WindowAnswered(1, 1, claimed=False),
        WindowAnswered(1, 2, claimed=True),
        WindowAnswered(1, 3, claimed=True),
        ClaimWon(1, 2, CARD, 1, None),
    ]
    assert dealings_at(1, 2, (10, 11, 12, 13), events) == (
        Dealings(1, 2, 10, 11, discards=1),
        Dealings(1, 2, 10, 12, discards=1, taken=1),
        Dealings(1, 2, 10, 13, discards=1),
        Dealings(1, 2, 11, 12, claims=1, left=1),
        Dealings(1, 2, 13, 12, claims=1, left=0),
    )


def test_a_discard_that_the_next_player_takes_is_given_to_them_unless_a_computer_fills_the_seat() -> None:
    events = [Discarded(0, CARD), TookDiscard(1, CARD), Discarded(1, CARD)]
    assert dealings_at(1, 1, (5, 6), events) == (Dealings(1, 1, 5, 6, discards=1, taken=1),)
    assert dealings_at(1, 1, (5, None), events[:2]) == ()
