"""A duel as one seat sees it, and what the seat may do now."""

from typing import Self

from engine.cards import Card, Seat
from engine.games.duel.rules import DuelRules
from engine.games.moves import MoveKind
from engine.games.views import Options, Phase, TeamView


class DuelView(TeamView):
    """A match of the duel as one seat sees it: the same for all, as nobody knows a card before it is turned up.

    `seats[i].cards` counts the pile of a seat, `won[i]` the cards it has taken. `turn` numbers the comparison:
    `revealing` are the seats that reveal in it, `flipped` those of them that have flipped, `play_off` says whether it
    decides a tie. `shown` is what the last comparison turned up, seat by seat, `at_stake` counts the cards that wait
    for a winner. The cards of the seats in `letting_run` flip by themselves.
    """

    rules: DuelRules
    won: tuple[int, ...]
    revealing: tuple[Seat, ...] = ()
    flipped: tuple[Seat, ...] = ()
    letting_run: tuple[Seat, ...] = ()
    shown: tuple[tuple[Seat, Card], ...] = ()
    at_stake: int = 0
    play_off: bool = False

    def at_rest(self) -> Self:
        return self._replace(turn_seat=None, revealing=(), flipped=())


class DuelOptions(Options):
    """What a seat may do now: flip, or let its cards flip by themselves."""


def options(view: DuelView) -> DuelOptions:
    """What the seat of a view may do now."""
    if view.phase is not Phase.FLIP or view.seat is None or view.seats[view.seat].out:
        return DuelOptions()
    return DuelOptions(open_moves(view.revealing, view.flipped, view.seat))


def open_moves(revealing: tuple[Seat, ...], flipped: tuple[Seat, ...], seat: Seat) -> frozenset[MoveKind]:
    """A seat flips where it is still awaited; it may let its cards flip by themselves, or stop that, at any time."""
    due = seat in revealing and seat not in flipped
    return frozenset({MoveKind.FLIP, MoveKind.FLIP_ALL} if due else {MoveKind.FLIP_ALL})
