"""What a player of gin may think about before it moves."""

from __future__ import annotations

from typing import Final

from engine.games.gin.players.sharp import by_experience, choose_sharp_in_gin, loose_cards
from engine.games.gin.view import GinView
from engine.games.moves import Discard, DrawStock, PassTurn, SeatMove, TakeDiscard
from engine.games.views import Phase
from engine.melds.search import split_of

MOST_DISCARDS: Final = 4
"""Only so many discards are worth a thought."""


def ideas(view: GinView, dice: int) -> tuple[SeatMove, ...]:
    """The move that experience speaks for, then what else may be better."""
    first = choose_sharp_in_gin(view, dice)
    seat, turn = view.own_seat, view.turn
    if view.phase is Phase.LAY_OFF or view.stock_only:
        return (first,)
    if view.phase is not Phase.PLAY:
        left = PassTurn(seat, turn) if view.phase is Phase.UPCARD else DrawStock(seat, turn)
        return (first, left if isinstance(first, TakeDiscard) else TakeDiscard(seat, turn))
    split = split_of(view.rules, view.hand)
    loose = loose_cards(view, split)
    if not isinstance(first, Discard) or not loose:
        return (first,)
    points = view.rules.hand_values.by_face
    dearest = max(loose, key=lambda card: points[card.index])
    lowest = split.deadwood - points[dearest.index]
    moves: list[SeatMove] = [first]
    if lowest <= view.limit:
        if not lowest:
            return (first,)
        moves.append(Discard(seat, turn, dearest, call=True))
    moves += [Discard(seat, turn, card) for card in by_experience(view, split, loose)[:MOST_DISCARDS]]
    return tuple(dict.fromkeys(moves))
