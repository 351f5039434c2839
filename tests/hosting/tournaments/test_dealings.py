"""What players gave one another, read from a table's events."""

from __future__ import annotations

from bot.hosting.tournaments.dealings import dealings_at
from engine.cards import PLAYING_CARDS
from engine.games.events import ClaimWon, Discarded, TookDiscard, WindowAnswered, WindowOpened
from engine.tournament.feeding import Dealings

CARD = PLAYING_CARDS.parse("7H")


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


def test_a_discard_that_the_next_player_takes_is_given_to_them() -> None:
    events = [Discarded(0, CARD), TookDiscard(1, CARD), Discarded(1, CARD)]
    assert dealings_at(1, 1, (5, 6), events) == (Dealings(1, 1, 5, 6, discards=1, taken=1),)


def test_computers_that_fill_a_seat_are_left_out() -> None:
    assert dealings_at(1, 1, (5, None), [Discarded(0, CARD), TookDiscard(1, CARD)]) == ()
