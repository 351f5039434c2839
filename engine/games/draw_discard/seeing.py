"""What a seat sees of a round, and what it may do: built by copying in what is allowed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.cards import JOKER, Card, without
from engine.cards.dealing import seats_from
from engine.games.draw_discard.discarding import discardable, may_knock
from engine.games.draw_discard.round import (
    IN_DRAW,
    IN_OPENING_DISCARD,
    IN_PLAY,
    IN_SHUFFLE,
    IN_WINDOW,
    IS_OVER,
    Round,
    Window,
)
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.turns import may_take_cards
from engine.games.draw_discard.view import SeatView
from engine.games.game import MatchFrame
from engine.games.moves import MoveKind
from engine.games.values import changed, made
from engine.games.views import Options, SeatInfo, WindowView
from engine.melds.fits import fitting_cards, freeing_cards

_NOTHING: Final = Options()
_ANSWER: Final = Options(kinds=frozenset({MoveKind.CLAIM, MoveKind.PASS}))
_DRAW: Final = frozenset({MoveKind.DRAW_STOCK})
_DRAW_OR_TAKE: Final = frozenset({MoveKind.DRAW_STOCK, MoveKind.TAKE_DISCARD})
_DRAW_ALONE: Final = Options(kinds=_DRAW, draw_stock=True)
_DRAW_OR_TAKE_TOP: Final = Options(kinds=_DRAW_OR_TAKE, draw_stock=True, take_discard=True, take_depths=(1,))
_OPENING: Final = frozenset({MoveKind.DISCARD})


def active(rules: DrawDiscardRules, rnd: Round) -> dict[int, frozenset[MoveKind]]:
    """Each seat that may act, with the kinds of move open to it."""
    if rnd.phase is IN_WINDOW and rnd.window is not None:
        return {seat: _ANSWER.kinds for seat in rnd.window.asked if rnd.window.answer_of(seat) is None}
    if rnd.phase is IN_OPENING_DISCARD:
        return {rnd.turn_seat: _OPENING}
    if rnd.phase is IN_DRAW:
        take = _takeable(rules, rnd.discards[-1] if rnd.discards else None, rnd.stock_only, rnd.lap)
        return {rnd.turn_seat: _DRAW_OR_TAKE if take else _DRAW}
    if rnd.phase is IN_PLAY:
        return {rnd.turn_seat: _playing(rules, rnd.lap, owed=rnd.owed)}
    return {}


def _takeable(rules: DrawDiscardRules, top: Card | None, stock_only: bool, lap: int) -> bool:
    draw = rules.draw
    return top is not None and not stock_only and draw.discard_take != "never" and lap >= draw.discard_take_from_lap


def _playing(rules: DrawDiscardRules, lap: int, *, owed: bool) -> frozenset[MoveKind]:
    lays = 0 if lap < rules.meld_from_lap else 1 if rules.rearrange is None else 2
    return _PLAYING[owed, lays]


_PLAYING: Final = {
    (owed, len(lays)): frozenset({MoveKind.RETURN_DISCARD if owed else MoveKind.DISCARD, *lays})
    for owed in (False, True)
    for lays in ((), (MoveKind.LAY,), (MoveKind.LAY, MoveKind.LAY_TABLE))
}


def view(rules: DrawDiscardRules, rnd: Round | None, frame: MatchFrame) -> SeatView:
    """What the frame's seat, or a spectator, may see; between rounds there is nothing on the table."""
    if rnd is None:
        return _between_rounds(frame)
    seat = frame.seat if frame.seat in rnd.players else None
    window = rnd.window if rnd.phase is IN_WINDOW else None
    return made(
        SeatView,
        variant=frame.variant,
        rules=frame.rules,
        seat=frame.seat,
        seats=_seat_infos(rnd, frame),
        round=rnd.number,
        rounds=frame.rounds,
        lap=rnd.lap,
        dealer=rnd.dealer,
        phase=rnd.phase,
        turn=rnd.turn,
        turn_seat=None if window is not None or rnd.phase is IS_OVER else rnd.turn_seat,
        hand=() if seat is None else rnd.hands[seat],
        drawn=() if seat is None else rnd.fresh[seat],
        taken=rnd.taken,
        owed=rnd.owed,
        stock_only=rnd.stock_only,
        melds=rnd.melds,
        changes=rnd.changes,
        stock=len(rnd.stock),
        discard_top=rnd.discards[-1] if rnd.discards else None,
        discards=len(rnd.discards),
        pile=rnd.discards if rules.draw.discard_take == "visible_pile" else (),
        window=None if window is None else _window(window, frame.seat),
        sheet=frame.sheet,
        result=frame.result,
    )


def _seat_infos(rnd: Round, frame: MatchFrame) -> tuple[SeatInfo, ...]:
    opening = rnd.turn_seat if rnd.opened_now else None
    by_seat = zip(rnd.hands, rnd.opened, rnd.melded, frame.totals, rnd.claims_won, frame.out, rnd.earned, strict=True)
    return tuple(
        [
            _seat_info(len(hand), opened, seat == opening, melded, total, claims_won, out, earned)
            for seat, (hand, opened, melded, total, claims_won, out, earned) in enumerate(by_seat)
        ]
    )


# Few are ever different, and every view holds one for each seat.
_seat_info: Final = lru_cache(maxsize=4096)(SeatInfo)


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
        phase=IN_SHUFFLE,
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


def round_as_seen(view: SeatView) -> Round:
    """A round that looks to the view's seat as the real one does, for judging what it lays in its turn.

    Of what it cannot see every card is a joker; what only others or the end of the round depend on is left out.
    """
    infos, seats = view.seats, len(view.seats)
    players = [seat for seat in seats_from(view.dealer, seats, range(seats)) if not infos[seat].out]
    return Round(
        number=view.round,
        dealer=view.dealer,
        totals=tuple(info.total for info in infos),
        players=tuple(players),
        hands=tuple(view.hand if seat == view.seat else (JOKER,) * info.cards for seat, info in enumerate(infos)),
        fresh=tuple(view.drawn if seat == view.seat else () for seat in range(seats)),
        stock=(JOKER,) * view.stock,
        discards=() if view.discard_top is None else (view.discard_top,) * view.discards,
        melds=view.melds,
        next_meld=1 + max((lying.meld_id for lying in view.melds), default=0),
        opened=tuple(info.opened for info in infos),
        melded=tuple(info.melded for info in infos),
        earned=tuple(info.earned for info in infos),
        first_melder=None,
        lap=view.lap,
        turn=view.turn,
        turn_seat=view.dealer if view.turn_seat is None else view.turn_seat,
        turns_had=(0,) * seats,
        phase=view.phase,
        drawn=None,
        taken=view.taken,
        owed=view.owed,
        above=(),
        opened_now=any(info.opened_now for info in infos),
        closing=False,
        stock_only=view.stock_only,
        recycles=0,
        window=None,
        window_number=0,
        claims_won=tuple(info.claims_won for info in infos),
        pending=None,
        forfeits=(),
        result=None,
        changes=view.changes,
    )


def options(rules: DrawDiscardRules, view: SeatView) -> Options:
    """What the seat of a view may do now."""
    if view.seat is None or view.result is not None:
        return _NOTHING
    if view.window is not None:
        asked = view.seat in view.window.asked and view.window.answer is None
        return _ANSWER if asked else _NOTHING
    if view.turn_seat != view.seat:
        return _NOTHING
    told = _BY_PHASE.get(view.phase)
    return _NOTHING if told is None else told(rules, view)


def _opening_options(rules: DrawDiscardRules, view: SeatView) -> Options:
    faces = discardable(rules, view.hand, None)
    return Options(kinds=_OPENING, discardable=faces, may_knock=_knocking(rules, view, faces))


def _knocking(rules: DrawDiscardRules, view: SeatView, faces: tuple[Card, ...]) -> tuple[Card, ...]:
    if rules.go_out.knock is None or len(view.hand) == 1:
        return ()
    return tuple(card for card in faces if may_knock(rules, without(view.hand, (card,))))


def _draw_options(rules: DrawDiscardRules, view: SeatView) -> Options:
    if not _takeable(rules, view.discard_top, view.stock_only, view.lap):
        return _DRAW_ALONE
    if rules.draw.discard_take == "free" and view.hand:
        return _DRAW_OR_TAKE_TOP
    return changed(_DRAW_OR_TAKE_TOP, take_depths=_depths(rules, view))


def _depths(rules: DrawDiscardRules, view: SeatView) -> tuple[int, ...]:
    """How many of the topmost discards the seat may take, given its hand."""
    if view.discard_top is None:
        return ()
    pile = view.pile or (view.discard_top,)
    lying = [there.meld for there in view.melds]
    return tuple(
        depth for depth in range(1, len(pile) + 1) if may_take_cards(rules, view.hand, pile[-depth:], lying, view.lap)
    )


def _play_options(rules: DrawDiscardRules, view: SeatView) -> Options:
    seat = view.seat or 0
    info = view.seats[seat]
    faces = () if view.owed else discardable(rules, view.hand, view.taken)
    may_meld = view.lap >= rules.meld_from_lap
    swaps_allowed = rules.joker.swap == "own_turn" or (rules.joker.swap == "own_turn_after_opening" and info.opened)
    return changed(
        _NOTHING,
        kinds=_playing(rules, view.lap, owed=view.owed),
        may_meld=may_meld,
        opening_short=0 if info.opened else rules.opening.points,
        discardable=faces,
        layoffs=_layoffs(rules, view) if may_meld and _may_lay_off(rules, view) else (),
        swaps=_swaps(rules, view) if may_meld and swaps_allowed else (),
        may_knock=_knocking(rules, view, faces),
        may_rearrange=may_meld and rules.rearrange is not None,
    )


def _may_lay_off(rules: DrawDiscardRules, view: SeatView) -> bool:
    layoff, info = rules.layoff, view.seats[view.seat or 0]
    if not layoff.enabled or (info.opened_now and not layoff.in_opening_turn):
        return False
    if layoff.requires == "own_opening":
        return info.opened
    return info.melded if layoff.requires == "own_meld" else bool(view.melds)


def _layoffs(rules: DrawDiscardRules, view: SeatView) -> tuple[tuple[Card, int], ...]:
    held = frozenset(view.hand)
    own = {"all_melds": (True, True), "own": (True, False), "others": (False, True)}[rules.layoff.targets]
    return tuple(
        (card, lying.meld_id)
        for lying in view.melds
        if own[0 if lying.owner == view.seat else 1]
        for card in sorted(held & fitting_cards(rules, lying.meld))
    )


def _swaps(rules: DrawDiscardRules, view: SeatView) -> tuple[tuple[Card, int], ...]:
    held = frozenset(view.hand)
    return tuple(
        (card, lying.meld_id) for lying in view.melds for card in sorted(held & freeing_cards(rules, lying.meld))
    )


_BY_PHASE: Final = {IN_OPENING_DISCARD: _opening_options, IN_DRAW: _draw_options, IN_PLAY: _play_options}
