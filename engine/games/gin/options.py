"""What the seat of a view may do now in gin, and what everyone may know of that."""

from functools import partial
from typing import Final

from engine.cards import without
from engine.games.gin.rules import GinRules
from engine.games.gin.turns import discardable
from engine.games.gin.view import GinOptions, GinView
from engine.games.moves import MoveKind
from engine.games.table import going_with
from engine.games.views import Phase
from engine.melds.laying_off import fitting_cards
from engine.melds.search import deadwood


def open_moves(rules: GinRules, phase: Phase, *, stock_only: bool) -> frozenset[MoveKind]:
    """The moves of the seat in turn, as far as everyone may know."""
    if phase is Phase.DRAW and stock_only:
        return _FROM_STOCK
    if phase is Phase.PLAY and rules.score.big_gin is None:
        return _THROWN
    return _OPEN.get(phase, _NOTHING)


_OPEN: Final = {
    Phase.UPCARD: frozenset({MoveKind.TAKE_DISCARD, MoveKind.PASS_TURN}),
    Phase.DRAW: frozenset({MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD}),
    Phase.PLAY: frozenset({MoveKind.DISCARD, MoveKind.LAY}),
    Phase.LAY_OFF: frozenset({MoveKind.LAY, MoveKind.PASS_TURN}),
}
_FROM_STOCK: Final = frozenset({MoveKind.DRAW_STOCK})
_THROWN: Final = frozenset({MoveKind.DISCARD})
_NOTHING: Final[frozenset[MoveKind]] = frozenset()


def options(view: GinView) -> GinOptions:
    """What the seat of a view may do now."""
    if view.seat is None or view.turn_seat != view.seat:
        return GinOptions()
    offered = open_moves(view.rules, view.phase, stock_only=view.stock_only)
    if view.phase is Phase.PLAY:
        return _play_options(view, offered)
    laying_off = view.phase is Phase.LAY_OFF
    return GinOptions(
        offered,
        may_meld=laying_off,
        layoffs=going_with(view.hand, view.melds, partial(fitting_cards, view.rules)) if laying_off else (),
    )


def _play_options(view: GinView, offered: frozenset[MoveKind]) -> GinOptions:
    rules = view.rules
    faces, left = discardable(rules, view.hand, view.taken), deadwood(rules, view.hand)
    points, limit = rules.hand_values.by_face, view.limit
    return GinOptions(
        offered,
        may_meld=MoveKind.LAY in offered and left == 0,
        discardable=faces,
        # A discard lowers what is left over by what it counts at most.
        may_knock=tuple(
            [
                card
                for card in faces
                if left - points[card.index] <= limit and deadwood(rules, without(view.hand, (card,))) <= limit
            ]
        ),
    )
