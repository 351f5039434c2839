"""What the seat of a view may do now in Karo 8."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Card
from engine.games.moves import MoveKind
from engine.games.options import Options
from engine.games.suit_rows.possible import open_moves, possible
from engine.games.suit_rows.view import RowsView


class _Fields(NamedTuple):
    kinds: frozenset[MoveKind] = frozenset()
    draw_stock: bool = False
    placeable: tuple[Card, ...] = ()
    may_pass: bool = False


class RowsOptions(_Fields, Options):
    """What a seat may do now: `placeable` are the cards that it may lay; it may draw, or pass where neither can be."""

    __slots__ = ()


def options(view: RowsView) -> RowsOptions:
    """What the seat of a view may do now."""
    if view.seat is None or view.seat != view.turn_seat:
        return RowsOptions()
    now = possible(view.rules, view.rows, view.hand, view.stock, view.must_place)
    return RowsOptions(
        kinds=open_moves(view.stock, view.must_place),
        draw_stock=now.draw,
        placeable=now.cards,
        may_pass=now.may_pass,
    )
