"""What the seat of a view may do now in draw-and-discard rummy."""

from __future__ import annotations

from typing import Final

from engine.cards import Card, without
from engine.games.draw_discard.discarding import discardable, may_knock
from engine.games.draw_discard.laying import opens_by_any_card, opens_with
from engine.games.draw_discard.round import IN_DRAW, IN_OPENING_DISCARD, IN_PLAY
from engine.games.draw_discard.seeing import (
    ANSWERING,
    DRAWING,
    DRAWING_OR_TAKING,
    OPENING_DISCARD,
    playing,
    takeable,
)
from engine.games.draw_discard.turns import may_take_cards
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import LayOffCard
from engine.melds.laying_off import fitting_cards, freeing_cards

_NOTHING: Final = DrawDiscardOptions()
_ANSWER: Final = DrawDiscardOptions(ANSWERING)
_DRAW_ALONE: Final = DrawDiscardOptions(DRAWING, draw_stock=True)
_DRAW_OR_TAKE_TOP: Final = DrawDiscardOptions(DRAWING_OR_TAKING, draw_stock=True, take_discard=True, take_depths=(1,))


def options(view: DrawDiscardView) -> DrawDiscardOptions:
    """What the seat of a view may do now."""
    if view.seat is None or view.result is not None:
        return _NOTHING
    if view.claim_window is not None:
        asked = view.seat in view.claim_window.asked and view.claim_window.answer is None
        return _ANSWER if asked else _NOTHING
    if view.turn_seat != view.seat:
        return _NOTHING
    if view.phase is IN_PLAY:
        return _play_options(view)
    if view.phase is IN_DRAW:
        return _draw_options(view)
    return _opening_options(view) if view.phase is IN_OPENING_DISCARD else _NOTHING


def _opening_options(view: DrawDiscardView) -> DrawDiscardOptions:
    rules = view.rules
    faces = discardable(rules, view.hand, None)
    return DrawDiscardOptions(OPENING_DISCARD, discardable=faces, may_knock=_knocking(view, faces))


def _knocking(view: DrawDiscardView, faces: tuple[Card, ...]) -> tuple[Card, ...]:
    rules = view.rules
    if rules.go_out.knock is None or len(view.hand) == 1:
        return ()
    return tuple(card for card in faces if may_knock(rules, without(view.hand, (card,))))


def _draw_options(view: DrawDiscardView) -> DrawDiscardOptions:
    rules = view.rules
    if not takeable(rules, view.discard_top, view.lap, stock_only=view.stock_only):
        return _DRAW_ALONE
    ends = not view.stock and not view.renewable
    if rules.draw.discard_take == "free" and view.hand and not ends:
        return _DRAW_OR_TAKE_TOP
    return _DRAW_OR_TAKE_TOP._replace(take_depths=_depths(view), draw_ends_round=ends)


def _depths(view: DrawDiscardView) -> tuple[int, ...]:
    """How many of the topmost discards the seat may take, given its hand."""
    rules = view.rules
    if view.discard_top is None:
        return ()
    pile = view.pile or (view.discard_top,)
    lying = [there.meld for there in view.melds]
    return tuple(
        depth for depth in range(1, len(pile) + 1) if may_take_cards(rules, view.hand, pile[-depth:], lying, view.lap)
    )


def _play_options(view: DrawDiscardView) -> DrawDiscardOptions:
    rules = view.rules
    info = view.seats[view.seat or 0]
    swap = rules.joker.swap
    may_meld = view.lap >= rules.meld_from_lap
    may_swap = may_meld and (swap == "own_turn" or (swap == "own_turn_after_opening" and info.opened))
    kinds = playing(rules, view.lap, owed=view.owed, laid=bool(view.laid))
    faces = () if view.owed else discardable(rules, view.hand, view.taken)
    layoffs = _layoffs(view) if may_meld and _may_lay_off(view) else ()
    knocking = _knocking(view, faces)
    swaps = _swaps(view) if may_swap else ()
    short = 0 if info.opened else rules.opening.points
    rearranging = may_meld and rules.rearrange is not None
    return DrawDiscardOptions(kinds, False, False, faces, may_meld, layoffs, knocking, (), swaps, short, rearranging)


def _may_lay_off(view: DrawDiscardView) -> bool:
    layoff, info = view.rules.layoff, view.seats[view.seat or 0]
    if not layoff.enabled or (info.opened_now and not layoff.in_opening_turn):
        return False
    may_open = opens_by_any_card(view.rules)
    if not info.opened and may_open and not layoff.in_opening_turn:
        return False
    if layoff.requires == "own_opening":
        return info.opened or may_open
    return info.melded if layoff.requires == "own_meld" else bool(view.melds)


def _layoffs(view: DrawDiscardView) -> tuple[tuple[Card, int], ...]:
    """What fits; where a seat opens by any card, what opens for it."""
    fitting = _fitting(view)
    if view.seats[view.own_seat].opened or not opens_by_any_card(view.rules):
        return fitting
    return tuple(
        (card, meld_id)
        for card, meld_id in fitting
        if opens_with(view.rules, view.hand, view.melds, view.own_seat, LayOffCard(meld_id, card))
    )


def _fitting(view: DrawDiscardView) -> tuple[tuple[Card, int], ...]:
    held = frozenset(view.hand)
    own = {"all_melds": (True, True), "own": (True, False), "others": (False, True)}[view.rules.layoff.targets]
    return tuple(
        (card, lying.meld_id)
        for lying in view.melds
        if own[0 if lying.owner == view.seat else 1]
        for card in sorted(held & fitting_cards(view.rules, lying.meld))
    )


def _swaps(view: DrawDiscardView) -> tuple[tuple[Card, int], ...]:
    held = frozenset(view.hand)
    return tuple(
        (card, lying.meld_id) for lying in view.melds for card in sorted(held & freeing_cards(view.rules, lying.meld))
    )
