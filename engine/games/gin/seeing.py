"""What a seat sees of a round of gin, and what it may do."""

from __future__ import annotations

from engine.cards import Card, without
from engine.games.game import MatchFrame
from engine.games.gin.round import GinRound
from engine.games.gin.rules import GinRules
from engine.games.gin.turns import discardable
from engine.games.gin.view import GinView
from engine.games.moves import MoveKind
from engine.games.views import Options, Phase, SeatInfo
from engine.melds.fits import fitting_cards
from engine.melds.search import deadwood


def kinds(rules: GinRules, phase: Phase, *, stock_only: bool) -> frozenset[MoveKind]:
    """The moves of the seat in turn, as far as everyone may know."""
    if phase is Phase.UPCARD:
        return frozenset({MoveKind.TAKE_DISCARD, MoveKind.PASS_TURN})
    if phase is Phase.DRAW:
        return frozenset({MoveKind.DRAW_STOCK} if stock_only else {MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD})
    if phase is Phase.PLAY:
        return frozenset({MoveKind.DISCARD} if rules.score.big_gin is None else {MoveKind.DISCARD, MoveKind.LAY})
    if phase is Phase.LAY_OFF:
        return frozenset({MoveKind.LAY, MoveKind.PASS_TURN})
    return frozenset()


def view(state: GinRound | None, frame: MatchFrame) -> GinView:
    """What the frame's seat, or a spectator, may see."""
    rnd = state or _nothing_dealt(frame)
    return GinView(
        variant=frame.variant,
        rules=frame.rules,
        seat=frame.seat,
        seats=tuple(
            SeatInfo(len(hand), False, False, False, total, 0, out)
            for hand, total, out in zip(rnd.hands, frame.totals, frame.out, strict=True)
        ),
        round=rnd.number,
        rounds=frame.rounds,
        lap=1,
        dealer=rnd.dealer,
        phase=rnd.phase,
        turn=rnd.turn,
        turn_seat=None if rnd.phase in (Phase.SHUFFLE, Phase.OVER) else rnd.turn_seat,
        hand=() if frame.seat is None else rnd.hands[frame.seat],
        drawn=() if frame.seat is None else rnd.fresh[frame.seat],
        taken=rnd.taken,
        owed=False,
        stock_only=rnd.stock_only,
        melds=rnd.melds,
        stock=len(rnd.stock),
        discard_top=rnd.discards[-1] if rnd.discards else None,
        discards=len(rnd.discards),
        window=None,
        sheet=frame.sheet,
        result=frame.result,
        limit=rnd.limit,
        doubled=rnd.doubled,
        knocker=rnd.knocker,
        deadwood=() if rnd.knocker is None else rnd.hands[rnd.knocker],
    )


def _nothing_dealt(frame: MatchFrame) -> GinRound:
    """The table between rounds."""
    return GinRound(
        number=frame.round,
        dealer=frame.dealer or 0,
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
        turn_seat=0,
        drawn=None,
        taken=None,
        stock_only=False,
        knocker=None,
        knocked_with=0,
        big=False,
        window_number=0,
        result=None,
    )


def options(rules: GinRules, view: GinView) -> Options:
    """What the seat of a view may do now."""
    if view.seat is None or view.turn_seat != view.seat:
        return Options()
    offered = kinds(rules, view.phase, stock_only=view.stock_only)
    if view.phase is Phase.PLAY:
        return _play_options(rules, view, offered)
    takes = MoveKind.TAKE_DISCARD in offered
    laying_off = view.phase is Phase.LAY_OFF
    return Options(
        offered,
        draw_stock=MoveKind.DRAW_STOCK in offered,
        take_discard=takes,
        take_depths=(1,) if takes else (),
        may_meld=laying_off,
        layoffs=_layoffs(rules, view) if laying_off else (),
        may_pass=MoveKind.PASS_TURN in offered,
    )


def _play_options(rules: GinRules, view: GinView, offered: frozenset[MoveKind]) -> Options:
    faces = discardable(rules, view.hand, view.taken)
    return Options(
        offered,
        may_meld=MoveKind.LAY in offered and deadwood(rules, view.hand) == 0,
        discardable=faces,
        may_knock=tuple(card for card in faces if deadwood(rules, without(view.hand, (card,))) <= view.limit),
    )


def _layoffs(rules: GinRules, view: GinView) -> tuple[tuple[Card, int], ...]:
    return tuple(
        (card, lying.meld_id)
        for lying in view.melds
        for card in sorted(fitting_cards(rules, lying.meld).intersection(view.hand))
    )
