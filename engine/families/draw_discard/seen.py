"""What a seat sees of a round, and what it may do: built by copying in what is allowed."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card, without
from engine.families.draw_discard.discarding import discardable, may_knock
from engine.families.draw_discard.state import Round, Window
from engine.fits import fitting_cards, freeing_cards
from engine.game import MatchFrame
from engine.moves import MoveKind
from engine.rules import DrawDiscardRules
from engine.views import Options, Phase, SeatInfo, SeatView, WindowView

_NOTHING = Options(frozenset(), False, False, False, 0, (), (), (), ())


def active(rules: DrawDiscardRules, rnd: Round) -> dict[int, frozenset[MoveKind]]:
    """Each seat that may act, with the kinds of move open to it."""
    if rnd.phase is Phase.WINDOW and rnd.window is not None:
        answers = frozenset({MoveKind.CLAIM, MoveKind.PASS})
        return {seat: answers for seat in rnd.window.asked if rnd.window.answer_of(seat) is None}
    if rnd.phase is Phase.OPENING_DISCARD:
        return {rnd.turn_seat: frozenset({MoveKind.DISCARD})}
    if rnd.phase is Phase.DRAW:
        kinds = {MoveKind.DRAW_STOCK}
        if _takeable(rules, rnd.discards[-1] if rnd.discards else None, rnd.stock_only, rnd.lap):
            kinds.add(MoveKind.TAKE_DISCARD)
        return {rnd.turn_seat: frozenset(kinds)}
    if rnd.phase is Phase.PLAY:
        return {rnd.turn_seat: _playing(rules, rnd.lap, owed=rnd.owed)}
    return {}


def _takeable(rules: DrawDiscardRules, top: Card | None, stock_only: bool, lap: int) -> bool:
    draw = rules.draw
    return top is not None and not stock_only and draw.discard_take != "never" and lap >= draw.discard_take_from_lap


def _playing(rules: DrawDiscardRules, lap: int, *, owed: bool) -> frozenset[MoveKind]:
    kinds = {MoveKind.RETURN_DISCARD} if owed else {MoveKind.DISCARD}
    if lap >= rules.meld_from_lap:
        kinds.add(MoveKind.LAY)
    return frozenset(kinds)


def view(rnd: Round | None, frame: MatchFrame) -> SeatView:
    """What the frame's seat, or a spectator, may see; between rounds there is nothing on the table."""
    if rnd is None:
        return _between_rounds(frame)
    seat = frame.seat if frame.seat in rnd.players else None
    window = rnd.window if rnd.phase is Phase.WINDOW else None
    return SeatView(
        variant=frame.variant,
        rules=frame.rules,
        seat=frame.seat,
        seats=tuple(_seat_info(rnd, frame, player) for player in range(len(frame.totals))),
        round=rnd.number,
        rounds=frame.rounds,
        lap=rnd.lap,
        dealer=rnd.dealer,
        phase=rnd.phase,
        turn=rnd.turn,
        turn_seat=None if window is not None or rnd.phase is Phase.OVER else rnd.turn_seat,
        hand=() if seat is None else rnd.hands[seat],
        drawn=() if seat is None else rnd.fresh[seat],
        taken=rnd.taken,
        owed=rnd.owed,
        stock_only=rnd.stock_only,
        melds=rnd.melds,
        stock=len(rnd.stock),
        discard_top=rnd.discards[-1] if rnd.discards else None,
        discards=len(rnd.discards),
        window=None if window is None else _window(window, frame.seat),
        sheet=frame.sheet,
        result=frame.result,
    )


def _seat_info(rnd: Round, frame: MatchFrame, player: int) -> SeatInfo:
    return SeatInfo(
        cards=len(rnd.hands[player]),
        opened=rnd.opened[player],
        opened_now=rnd.opened_now and rnd.turn_seat == player,
        melded=rnd.melded[player],
        total=frame.totals[player],
        claims_won=rnd.claims_won[player],
        out=frame.out[player],
    )


def _between_rounds(frame: MatchFrame) -> SeatView:
    seats = tuple(
        SeatInfo(0, False, False, False, total, 0, out) for total, out in zip(frame.totals, frame.out, strict=True)
    )
    return SeatView(
        variant=frame.variant,
        rules=frame.rules,
        seat=frame.seat,
        seats=seats,
        round=frame.round,
        rounds=frame.rounds,
        lap=1,
        dealer=frame.dealer if frame.dealer is not None else 0,
        phase=Phase.SHUFFLE,
        turn=frame.turn,
        turn_seat=None,
        hand=(),
        drawn=(),
        taken=None,
        owed=False,
        stock_only=False,
        melds=(),
        stock=0,
        discard_top=None,
        discards=0,
        window=None,
        sheet=frame.sheet,
        result=frame.result,
    )


def _window(window: Window, seat: int | None) -> WindowView:
    given = None if seat is None else window.answer_of(seat)
    answer = None if given is None else MoveKind.CLAIM if given.claimed else MoveKind.PASS
    return WindowView(window.number, window.card, window.discarder, window.next_seat, window.asked, answer)


def options(rules: DrawDiscardRules, view: SeatView) -> Options:
    """What the seat of a view may do now."""
    if view.seat is None or view.result is not None:
        return _NOTHING
    if view.window is not None:
        asked = view.seat in view.window.asked and view.window.answer is None
        return _only(frozenset({MoveKind.CLAIM, MoveKind.PASS})) if asked else _NOTHING
    if view.turn_seat != view.seat:
        return _NOTHING
    by_phase = {Phase.OPENING_DISCARD: _opening_options, Phase.DRAW: _draw_options, Phase.PLAY: _play_options}
    return by_phase[view.phase](rules, view) if view.phase in by_phase else _NOTHING


def _opening_options(rules: DrawDiscardRules, view: SeatView) -> Options:
    faces = discardable(rules, view.hand, None)
    kinds = frozenset({MoveKind.DISCARD})
    return replace(_only(kinds), discardable=faces, may_knock=_knocking(rules, view, faces))


def _knocking(rules: DrawDiscardRules, view: SeatView, faces: tuple[Card, ...]) -> tuple[Card, ...]:
    if rules.go_out.knock is None or len(view.hand) == 1:
        return ()
    return tuple(card for card in faces if may_knock(rules, without(view.hand, (card,))))


def _draw_options(rules: DrawDiscardRules, view: SeatView) -> Options:
    take = _takeable(rules, view.discard_top, view.stock_only, view.lap)
    kinds = frozenset({MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD} if take else {MoveKind.DRAW_STOCK})
    return replace(_only(kinds), draw_stock=True, take_discard=take)


def _only(kinds: frozenset[MoveKind]) -> Options:
    return Options(kinds, False, False, False, 0, (), (), (), ())


def _play_options(rules: DrawDiscardRules, view: SeatView) -> Options:
    seat = view.seat or 0
    info = view.seats[seat]
    faces = () if view.owed else discardable(rules, view.hand, view.taken)
    may_meld = view.lap >= rules.meld_from_lap
    swaps_allowed = rules.joker.swap == "own_turn" or (rules.joker.swap == "own_turn_after_opening" and info.opened)
    held = frozenset(view.hand)
    return Options(
        kinds=_playing(rules, view.lap, owed=view.owed),
        draw_stock=False,
        take_discard=False,
        may_meld=may_meld,
        opening_short=0 if info.opened else rules.opening.points,
        discardable=faces,
        layoffs=_layoffs(rules, view, held) if may_meld and _may_lay_off(rules, view) else (),
        swaps=_swaps(rules, view, held) if may_meld and swaps_allowed else (),
        may_knock=_knocking(rules, view, faces),
    )


def _may_lay_off(rules: DrawDiscardRules, view: SeatView) -> bool:
    layoff, info = rules.layoff, view.seats[view.seat or 0]
    if not layoff.enabled or (info.opened_now and not layoff.in_opening_turn):
        return False
    return {
        "own_opening": info.opened,
        "own_meld": info.melded,
        "any_meld_on_table": bool(view.melds),
    }[layoff.requires]


def _layoffs(rules: DrawDiscardRules, view: SeatView, held: frozenset[Card]) -> tuple[tuple[Card, int], ...]:
    own = {"all_melds": (True, True), "own": (True, False), "others": (False, True)}[rules.layoff.targets]
    return tuple(
        (card, lying.meld_id)
        for lying in view.melds
        if own[0 if lying.owner == view.seat else 1]
        for card in sorted(held & fitting_cards(rules, lying.meld))
    )


def _swaps(rules: DrawDiscardRules, view: SeatView, held: frozenset[Card]) -> tuple[tuple[Card, int], ...]:
    return tuple(
        (card, lying.meld_id) for lying in view.melds for card in sorted(held & freeing_cards(rules, lying.meld))
    )
