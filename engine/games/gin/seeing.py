"""What a seat sees of a round of gin."""

from __future__ import annotations

from engine.cards import Seat, WindowNumber
from engine.games.game import MatchFrame
from engine.games.gin.round import GinRound
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinView
from engine.games.views import Phase


def view(rules: GinRules, state: GinRound | None, frame: MatchFrame) -> GinView:
    """What the frame's seat, or a spectator, may see."""
    rnd = state or _nothing_dealt(frame)
    return GinView(
        variant=frame.variant,
        rules=rules,
        seat=frame.seat,
        seats=frame.plain_seats(map(len, rnd.hands)),
        round=rnd.number,
        rounds=frame.rounds,
        dealer=rnd.dealer,
        phase=rnd.phase,
        turn=rnd.turn,
        turn_seat=None if rnd.phase in (Phase.SHUFFLE, Phase.OVER) else rnd.turn_seat,
        hand=() if frame.seat is None else rnd.hands[frame.seat],
        drawn=() if frame.seat is None else rnd.fresh[frame.seat],
        taken=rnd.taken,
        stock_only=rnd.stock_only,
        melds=rnd.melds,
        stock=len(rnd.stock),
        discard_top=rnd.discards[-1] if rnd.discards else None,
        discards=len(rnd.discards),
        sheet=frame.sheet,
        result=frame.result,
        history=frame.history,
        limit=rnd.limit,
        doubled=rnd.doubled,
        knocker=rnd.knocker,
        deadwood=() if rnd.knocker is None else rnd.hands[rnd.knocker],
    )


def _nothing_dealt(frame: MatchFrame) -> GinRound:
    """The table between rounds."""
    return GinRound(
        number=frame.round,
        dealer=frame.dealer or Seat(0),
        players=(),
        hands=((),) * len(frame.totals),
        fresh=((),) * len(frame.totals),
        stock=(),
        discards=(),
        melds=(),
        limit=0,
        doubled=False,
        phase=Phase.SHUFFLE,
        turn=frame.turn,
        turn_seat=Seat(0),
        drawn=None,
        taken=None,
        stock_only=False,
        knocker=None,
        knocked_with=0,
        big=False,
        window_number=WindowNumber(0),
        result=None,
    )
