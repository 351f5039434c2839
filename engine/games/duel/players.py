"""The duel leaves nothing to decide but the rhythm: both players flip, and let it all run once somebody wants that."""

from __future__ import annotations

from engine.games.duel.view import DuelView
from engine.games.moves import Flip, FlipAll


def choose_in_duel(view: DuelView) -> Flip | FlipAll:
    """Flip; or join those who let their cards flip by themselves.

    Computers among themselves never begin with that. Where a person has, the rest is up to the other persons alone.
    """
    seat = view.own_seat
    if view.letting_run and seat not in view.letting_run:
        return FlipAll(seat, view.turn)
    return Flip(seat, view.turn)
