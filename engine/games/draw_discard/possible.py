"""What the seat of a view may do now in draw-and-discard rummy, and whether its hand waits for a card."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.cards import Card, Seat, without
from engine.games.draw_discard.discarding import discardable, may_knock
from engine.games.draw_discard.laying import Plan, lay, lay_table, opens_by_any_card, opens_with
from engine.games.draw_discard.round import IN_DRAW, IN_OPENING_DISCARD, IN_PLAY
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.seeing import (
    ANSWERING,
    DRAWING,
    DRAWING_OR_TAKING,
    OPENING_DISCARD,
    playing,
    round_as_seen,
)
from engine.games.draw_discard.turns import may_take_cards, takeable
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.events import Opened
from engine.games.moves import Lay, LayOffCard, LayTable
from engine.games.table import TableMeld, going_with
from engine.melds.laying_off import fitting_cards, freeing_cards
from engine.melds.meld import MeldRules
from engine.melds.search import deadwood

_NOTHING: Final = DrawDiscardOptions()
_ANSWER: Final = DrawDiscardOptions(ANSWERING)
_DRAW_ALONE: Final = DrawDiscardOptions(DRAWING)
_DRAW_OR_TAKE_TOP: Final = DrawDiscardOptions(DRAWING_OR_TAKING, take_depths=(1,))


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
    if view.phase is IN_OPENING_DISCARD:
        faces = discardable(view.rules, view.hand, None)
        return DrawDiscardOptions(OPENING_DISCARD, discardable=faces, may_knock=_knocking(view, faces))
    return _draw_options(view) if view.phase is IN_DRAW else _NOTHING


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
    layoffs = _layoffs(view) if may_meld and may_lay_off(view, laying=False) else ()
    knocking = _knocking(view, faces)
    swaps = going_with(view.hand, view.melds, partial(freeing_cards, rules)) if may_swap else ()
    short = 0 if info.opened else rules.opening.points
    rearranging = may_meld and rules.rearrange is not None
    return DrawDiscardOptions(kinds, faces, may_meld, layoffs, knocking, (), swaps, short, rearranging)


def may_lay_off(view: DrawDiscardView, *, laying: bool) -> bool:
    """Whether lay-offs are allowed in this turn, given that the same move lays a meld or not (A000-16, G-26)."""
    layoff, info = view.rules.layoff, view.own_info
    may_open = laying or opens_by_any_card(view.rules)
    if not layoff.enabled or ((info.opened_now or (not info.opened and may_open)) and not layoff.in_opening_turn):
        return False
    if layoff.requires == "own_opening":
        return info.opened or may_open
    if layoff.requires == "own_meld":
        return info.melded or laying
    return bool(view.melds) or laying


def extendable(rules: DrawDiscardRules, melds: Sequence[TableMeld], seat: Seat) -> tuple[TableMeld, ...]:
    """Those of the melds on the table that a seat may extend (A000-08)."""
    targets = rules.layoff.targets
    return tuple(lying for lying in melds if targets == "all_melds" or (targets == "own") == (lying.owner == seat))


def _layoffs(view: DrawDiscardView) -> tuple[tuple[Card, int], ...]:
    """What fits; where a seat opens by any card, what opens for it."""
    melds = extendable(view.rules, view.melds, view.own_seat)
    fitting = going_with(view.hand, melds, partial(fitting_cards, view.rules))
    if view.own_info.opened or not opens_by_any_card(view.rules):
        return fitting
    plan = Plan(view.hand, view.melds, touched=view.touched, layoff_points=view.laid_off)
    return tuple(
        (card, meld_id)
        for card, meld_id in fitting
        if opens_with(view.rules, plan, view.own_seat, LayOffCard(meld_id, card))
    )


def opened_with(view: DrawDiscardView, move: Lay | LayTable) -> int:
    """The points that a legal laying-out opens with, 0 where it opens nothing (A000-17, A003-10)."""
    rules, rnd = view.rules, round_as_seen(view)
    _, told = lay(rules, rnd, move) if isinstance(move, Lay) else lay_table(rules, rnd, move)
    return next((event.points for event in told if isinstance(event, Opened)), 0)


def completes_meld(rules: MeldRules, hand: Sequence[Card], card: Card, *, jokers: bool) -> bool:
    """Whether a card completes a meld with a hand: with it less of the hand is left over than without it.

    A card that only makes longer what the hand can lay anyway does not. Without `jokers` those of the hand take no
    part.
    """
    held = [one for one in hand if jokers or not one.is_joker]
    return deadwood(rules, [*held, card]) < deadwood(rules, held)
