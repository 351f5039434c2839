"""What a player of gin may think about before it moves."""

from __future__ import annotations

from typing import Final

from engine.games.gin.players.steady import by_burden, choose_steady_in_gin
from engine.games.gin.view import GinView
from engine.games.moves import Discard, DrawStock, PassTurn, SeatMove, TakeDiscard
from engine.games.views import Phase
from engine.melds.search import split_of

MOST_DISCARDS: Final = 4
"""Only so many discards are worth a thought."""


def ideas(view: GinView, dice: int) -> tuple[SeatMove, ...]:
    """The club player's move, then what else may be better."""
    first = choose_steady_in_gin(view, dice)
    seat, turn = view.own_seat, view.turn
    if view.phase is Phase.LAY_OFF or view.stock_only:
        return (first,)
    if view.phase is not Phase.PLAY:
        left = PassTurn(seat, turn) if view.phase is Phase.UPCARD else DrawStock(seat, turn)
        return (first, left if isinstance(first, TakeDiscard) else TakeDiscard(seat, turn))
    split = split_of(view.rules, view.hand)
    loose = [card for card in split.left if card is not view.taken or view.rules.draw.discard_just_taken]
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
    moves += [Discard(seat, turn, card) for card in by_burden(view, split, loose)[:MOST_DISCARDS]]
    return tuple(dict.fromkeys(moves))
