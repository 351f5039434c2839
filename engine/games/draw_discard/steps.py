"""The small steps that every phase of a round shares: cards that a hand gets, and who is next."""

from __future__ import annotations

from typing import TypeVar

from engine.cards import Card, with_cards
from engine.games.draw_discard.round import Piles, Round, Turn, Window
from engine.games.views import Phase

T = TypeVar("T")


def put_at(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one entry replaced."""
    after = list(values)
    after[index] = value
    return tuple(after)


def gain(rnd: Round, seat: int, cards: tuple[Card, ...]) -> Round:
    """The round with cards added to a hand and marked fresh."""
    return got(rnd, seat, cards, rnd.phase, rnd.piles, rnd.turn)


def got(rnd: Round, seat: int, cards: tuple[Card, ...], phase: Phase, piles: Piles, turn: Turn) -> Round:
    """The round after a step in which a seat got cards from a pile, marked fresh."""
    return rnd.moved_on(
        put_at(rnd.hands, seat, with_cards(rnd.hands[seat], cards)),
        put_at(rnd.fresh, seat, rnd.fresh[seat] + cards),
        phase,
        piles,
        turn,
    )


def with_window(rnd: Round, window: Window | None) -> Round:
    """The round with another window open, or none."""
    return rnd._replace(claims=rnd.claims._replace(window=window))


def next_player(rnd: Round, seat: int) -> int:
    """The player clockwise after a seat; the seat itself may have left the round."""
    players = rnd.players
    if seat in players:
        return players[(players.index(seat) + 1) % len(players)]
    return players_from(rnd, seat)[0]


def players_from(rnd: Round, seat: int) -> tuple[int, ...]:
    """All players clockwise, beginning with the given seat, or with the one after it if it has left the round."""
    players, seats = rnd.players, len(rnd.hands)
    if seat not in players:
        return tuple(sorted(players, key=lambda player: (player - seat) % seats))
    first = players.index(seat)
    return players[first:] + players[:first]
