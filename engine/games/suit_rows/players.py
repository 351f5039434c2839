"""Players of the suit rows: a beginner who lays what fits, and a club player who holds back for the own colour."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.cards import Card
from engine.games.moves import DrawStock, PassTurn, PlaceCard, SeatMove
from engine.games.strengths import Strength, attentive
from engine.games.suit_rows.rules import awaited, placed, team_of_suit
from engine.games.suit_rows.view import RowsOptions, RowsView

# Weights found by playing many matches of these players against each other.
OWN_COLOUR: Final = 6
OWN_NEXT: Final = 2
OTHERS_NEXT: Final = 4
# The occasional player weighs its cards once in so many turns.
LOOKS_CLOSELY: Final = 2

RowsMove = PlaceCard | DrawStock | PassTurn


def choose_easy_in_rows(view: RowsView, options: RowsOptions, dice: int) -> RowsMove:
    """The beginner's move: any card that fits."""
    if options.placeable:
        return PlaceCard(view.own_seat, view.turn, options.placeable[dice % len(options.placeable)])
    return _without_a_card(view, options)


def choose_steady_in_rows(view: RowsView, options: RowsOptions, dice: int) -> RowsMove:
    """The club player's move: the card that helps the own colour most; rather none at all where that is allowed."""
    if not options.placeable:
        return _without_a_card(view, options)
    worth = {card: _worth(view, card) for card in options.placeable}
    best = max(options.placeable, key=lambda card: (worth[card], (card.index + dice) % 53))
    if worth[best] < 0 and options.draw_stock:
        return _without_a_card(view, options)
    return PlaceCard(view.own_seat, view.turn, best)


def choose_casual_in_rows(view: RowsView, options: RowsOptions, dice: int) -> RowsMove:
    """The occasional player's move: weighs its cards every other time."""
    chooses = choose_steady_in_rows if attentive(dice, LOOKS_CLOSELY) else choose_easy_in_rows
    return chooses(view, options, dice)


def _without_a_card(view: RowsView, options: RowsOptions) -> RowsMove:
    seat = view.own_seat
    return DrawStock(seat, view.turn) if options.draw_stock else PassTurn(seat, view.turn)


def _worth(view: RowsView, card: Card) -> int:
    """How much laying a card helps: it brings a colour on, and gives a place to the next one, mine or another's."""
    rules = view.rules
    side = 1 if team_of_suit(card.suit) == view.teams[view.own_seat] else -1
    opened = set(awaited(rules, placed(rules, view.rows, card), card.suit)) - set(awaited(rules, view.rows, card.suit))
    mine = sum(other in view.hand for other in opened)
    return side * (OWN_COLOUR + OTHERS_NEXT * (len(opened) - mine)) + OWN_NEXT * mine


PLAYERS: Final[Mapping[Strength, Callable[[RowsView, RowsOptions, int], SeatMove]]] = {
    Strength.EASY: choose_easy_in_rows,
    Strength.CASUAL: choose_casual_in_rows,
    Strength.STEADY: choose_steady_in_rows,
    Strength.SHARP: choose_steady_in_rows,
}
