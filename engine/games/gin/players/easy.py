"""A beginner in gin: takes a discard that completes a meld, throws what counts most, and knocks whenever it may."""

from __future__ import annotations

from typing import Final

from engine.cards import with_cards
from engine.games.gin.options import options
from engine.games.gin.view import GinView
from engine.games.moves import Discard, DrawStock, MoveKind, PassTurn, SeatMove, TakeDiscard
from engine.melds.search import best_melds, melds_in
from engine.melds.worth import hand_value

# The beginner throws any of so many of its dearest loose cards.
SLOPPY: Final = 3


def choose_easy_in_gin(view: GinView, dice: int) -> SeatMove:
    """The beginner's move."""
    rules, seat, top, may = view.rules, view.own_seat, view.discard_top, options(view)
    if not may.discardable:
        after = with_cards(view.hand, () if top is None else (top,))
        wanted = any(top in meld.cards for meld in melds_in(rules, after))
        if MoveKind.TAKE_DISCARD in may.kinds and wanted:
            return TakeDiscard(seat, view.turn)
        return DrawStock(seat, view.turn) if may.draw_stock else PassTurn(seat, view.turn)
    loose = best_melds(rules, view.hand).left
    choice = may.may_knock or may.discardable
    spare = [card for card in choice if card in loose] or choice
    dearest = sorted(spare, key=lambda face: (-hand_value(rules, (face,)), face.index))[:SLOPPY]
    card = dearest[dice % len(dearest)]
    return Discard(seat, view.turn, card, call=card in may.may_knock)
