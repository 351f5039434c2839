"""A match of Karo 8 as one seat sees it, what the seat may do now, and what the others may know of that."""

from typing import Self

from engine.cards import Card
from engine.games.moves import MoveKind
from engine.games.suit_rows.rules import Rows, SuitRowsRules, fitting
from engine.games.views import Options, TeamView


class RowsView(TeamView):
    """A match of the suit rows as one seat sees it.

    `rows` holds for each suit the lowest and the highest place that lie, 8 and 8 at first, None before its eight lies;
    an ace above the king is at 14. `must_place` is the eight that the seat itself has to start with; `eight_due`
    says to everybody that whoever is in turn has to start with one.
    """

    rules: SuitRowsRules
    rows: tuple[tuple[int, int] | None, ...]
    stock: int = 0
    must_place: Card | None = None
    eight_due: bool = False

    def at_rest(self) -> Self:
        return self._replace(turn_seat=None, eight_due=False)


def open_moves(stock: int, must_place: Card | None) -> frozenset[MoveKind]:
    """The kinds of move that the seat in turn may make as far as the others know, who cannot see what fits."""
    if must_place is not None:
        return frozenset({MoveKind.PLACE_CARD})
    return frozenset({MoveKind.PLACE_CARD, MoveKind.DRAW_STOCK if stock else MoveKind.PASS_TURN})


class RowsOptions(Options):
    """What a seat may do now: `placeable` are the cards that it may lay; it may draw, or pass where neither can be."""

    draw_stock: bool = False
    placeable: tuple[Card, ...] = ()
    may_pass: bool = False


def possible(
    rules: SuitRowsRules, rows: Rows, hand: tuple[Card, ...], stock: int, must_place: Card | None
) -> RowsOptions:
    """What the seat in turn can do: a card is laid where one fits, else drawn; there is passing only where neither can
    be (A000-29, G-35).
    """
    kinds = open_moves(stock, must_place)
    if must_place is not None:
        return RowsOptions(kinds, placeable=(must_place,))
    cards = fitting(rules, rows, hand)
    draws = stock > 0 and (not cards or rules.karo8.may_hold_back)
    return RowsOptions(kinds, draws, cards, may_pass=not (cards or stock))


def options(view: RowsView) -> RowsOptions:
    """What the seat of a view may do now."""
    if view.seat is None or view.seat != view.turn_seat:
        return RowsOptions()
    return possible(view.rules, view.rows, view.hand, view.stock, view.must_place)
