"""Laying by rebuilding the table (003 Räuber-Rommé): the whole table after the move, judged at its end."""

from __future__ import annotations

from collections import Counter

from engine.cards import JOKER, Seat, with_cards
from engine.games.draw_discard.laying import Plan, check_may_lay_off, check_may_swap, opening_points, settle
from engine.games.draw_discard.round import Outcome, Round
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.moves import LayTable
from engine.games.rebuilt_table import laid_table
from engine.melds.meld import MeldKind
from engine.melds.rebuilding import Rearranged, check_rearranged
from engine.melds.worth import card_values
from engine.rules.refusals import IllegalMove, Reject


def lay_table(rules: DrawDiscardRules, rnd: Round, move: LayTable) -> Outcome:
    """Carry out a rebuild; the opening is judged as in a Lay. Raises IllegalMove."""
    if rules.rearrange is None:
        raise IllegalMove(Reject.REARRANGE_DISABLED)
    if move.taken is not None:
        raise IllegalMove(Reject.TAKE_NOT_ALLOWED)
    if not move.melds:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    if rnd.turn.lap < rules.meld_from_lap:
        raise IllegalMove(Reject.MELDS_TOO_EARLY, lap=rnd.turn.lap, from_lap=rules.meld_from_lap)
    lying = [there.meld for there in rnd.table.melds]
    rebuilt = check_rearranged(rules, lying, rnd.hands[move.seat], move.melds)
    if any(meld.kind is MeldKind.FLUSH for meld in rebuilt.melds):
        raise IllegalMove(Reject.FLUSH_ONLY_CLOSES)
    plan = _plan(rules, rnd, rebuilt, move.seat)
    if plan.freed and len(plan.played) == plan.freed:
        check_may_swap(rules, rnd, move.seat, opens=False)
    elif plan.touched:
        check_may_lay_off(rules, rnd, plan, move.seat)
    points = opening_points(rules, rnd, plan, move.seat)
    return settle(rules, rnd, plan, move.seat, points, call=move.call)


def _plan(rules: DrawDiscardRules, rnd: Round, rebuilt: Rearranged, seat: Seat) -> Plan:
    """The rebuild as a plan.

    Where points of the table count towards an opening, all of a new meld does, and what it took from others is missing
    there; else what counts is the seat's own cards, wherever they lie (A003-10).
    """
    table = laid_table(rules, rnd.table.melds, rebuilt, seat, rnd.table.next_meld)
    (own, off), moved = _own_points(rules, rebuilt), 0
    if rules.opening.count_table != "none":
        before = {there.meld_id: there.value for there in rnd.table.melds}
        grown = sum(there.value - before[there.meld_id] for there in table.told.melds if there.meld_id in before)
        own = tuple(there.value for there in table.new)
        moved = grown - sum(there.value for there in table.gone) - off
    hand = tuple((Counter(rnd.hands[seat]) - Counter(rebuilt.laid)).elements())
    return Plan(
        hand=with_cards(hand, (JOKER,) * rebuilt.to_hand),
        melds=table.melds,
        laid=table.new,
        own=own,
        touched=tuple(rnd.table.melds[number].meld_id for number in rebuilt.touched),
        layoff_points=off,
        moved=moved,
        played=rebuilt.laid,
        freed=rebuilt.to_hand,
        told=(table.told,),
    )


def _own_points(rules: DrawDiscardRules, rebuilt: Rearranged) -> tuple[tuple[int, ...], int]:
    """What cards from the hand count in each new meld, and in all melds that lay there before."""
    new, off = [], 0
    for meld, change in zip(rebuilt.melds, rebuilt.changes, strict=True):
        values = card_values(rules, meld)
        points = sum(values[place] for place in change.laid)
        if change.origin is None:
            new.append(points)
        else:
            off += points
    return tuple(new), off
