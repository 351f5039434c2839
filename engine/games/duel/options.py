"""What the seat of a view may do now in the duel."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Seat
from engine.games.duel.view import DuelView
from engine.games.moves import MoveKind
from engine.games.options import Options
from engine.games.views import Phase


class _Fields(NamedTuple):
    kinds: frozenset[MoveKind] = frozenset()


class DuelOptions(_Fields, Options):
    """What a seat may do now: flip, or let its cards flip by themselves."""

    __slots__ = ()


def options(view: DuelView) -> DuelOptions:
    """What the seat of a view may do now."""
    if view.phase is not Phase.FLIP or view.seat is None or view.seats[view.seat].out:
        return DuelOptions()
    return DuelOptions(open_moves(view.revealing, view.flipped, view.seat))


def open_moves(revealing: tuple[Seat, ...], flipped: tuple[Seat, ...], seat: Seat) -> frozenset[MoveKind]:
    """A seat flips where it is still awaited; it may let its cards flip by themselves, or stop that, at any time."""
    due = seat in revealing and seat not in flipped
    return frozenset({MoveKind.FLIP, MoveKind.FLIP_ALL} if due else {MoveKind.FLIP_ALL})
