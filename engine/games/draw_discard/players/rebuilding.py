"""Rummies in which melds are rebuilt: what the solver finds room for, and otherwise the play of the club player."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from engine.cards import JOKER, Card, without
from engine.games.draw_discard.players.hand import Hand, hand_of
from engine.games.draw_discard.players.sharp import choose_sharp
from engine.games.draw_discard.players.steady import choose_steady
from engine.games.draw_discard.possible import may_lay_off
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import LayTable, MoveKind, SeatMove, TakeDiscard
from engine.games.strengths import attentive
from engine.melds.meld import NewMeld
from engine.melds.worth import hand_value, meld_value
from engine.solver import ShouldStop, Solution, solve

STEADY_BUDGET: Final = 8_000
SHARP_BUDGET: Final = 20_000
"""Positions that the solver looks at before it gives up."""

# The club player tries to rebuild the table once in so many moves: against one who always does nothing else counts.
STEADY_LOOKS: Final = 4

# With so few cards in somebody's hand a joker is kept no longer.
FEW_CARDS: Final = 6

Chooser = Callable[[DrawDiscardView, DrawDiscardOptions, int], SeatMove]


def choose_steady_in_rummy(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> SeatMove:
    """The club player's move; where melds are rebuilt, now and then with a short search for what can be laid by that.

    What was taken to be laid it looks for a place for until it is laid.
    """
    # Other dice than those by which a casual player looks as closely as a club player.
    if not (view.owed or attentive(dice >> 8, STEADY_LOOKS)):
        return choose_steady(view, options, dice)
    return _choose(view, options, dice, STEADY_BUDGET, choose_steady, keeps_jokers=False)


def choose_sharp_in_rummy(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> SeatMove:
    """What experience speaks for, with a longer search; jokers are kept until the round draws to its end."""
    return _choose(view, options, dice, SHARP_BUDGET, choose_sharp, keeps_jokers=True)


def without_rebuilding(view: DrawDiscardView) -> DrawDiscardView:
    """The view of a seat that rebuilds nothing: what only a rebuild would allow is not even looked for."""
    return view if view.rules.rearrange is None else view._replace(rules=_as_it_lies(view.rules))


@lru_cache(maxsize=64)
def _as_it_lies(rules: DrawDiscardRules) -> DrawDiscardRules:
    return rules.model_copy(update={"rearrange": None})


def _choose(
    view: DrawDiscardView, options: DrawDiscardOptions, dice: int, budget: int, plainly: Chooser, *, keeps_jokers: bool
) -> SeatMove:
    hand = hand_of(view)
    if hand.rules.rearrange is None or view.claim_window is not None:
        return plainly(view, options, dice)
    if 1 in options.take_depths and view.discard_top is not None:
        after = hand.with_taken(view.discard_top)
        if after.owed and rebuilt(after, budget) is not None:
            return TakeDiscard(hand.seat, view.turn)
    if MoveKind.LAY_TABLE in options.kinds:
        nearly_over = min(info.cards for info in view.seats if not info.out) <= FEW_CARDS
        jokers = (JOKER,) * hand.cards.count(JOKER) if keeps_jokers and not nearly_over else ()
        laid = rebuilt(hand, budget, jokers) or (rebuilt(hand, budget) if hand.owed and jokers else None)
        if laid is not None:
            return laid
        if jokers:
            # They would be laid with what is found in the hand alone.
            options = options._replace(may_meld=False)
    return plainly(view, options, dice)


def rebuilt(
    hand: Hand, budget: int, spared: Sequence[Card] = (), should_stop: ShouldStop | None = None
) -> LayTable | None:
    """The rebuild that lays most in points, cards spared kept back; None where the solver finds none that is legal."""
    if not hand.may_lay:
        return None
    found = _found(hand, budget, spared, should_stop)
    if found is not None and found.placed and not hand.can_spare(found.placed):
        # The last card goes to the discard pile: the one that counts least is kept for it.
        kept = min(
            (card for card in found.placed if card is not hand.taken), key=lambda card: hand_value(hand.rules, (card,))
        )
        found = _found(hand, budget, (*spared, kept), should_stop)
    if found is None or not found.placed or not hand.can_spare(found.placed) or not _may_lay(hand, found):
        return None
    melds = tuple(NewMeld(meld.cards, meld.faces) for meld in found.table)
    return LayTable(hand.seat, hand.view.turn, melds, call=len(found.placed) == len(hand.cards))


def _found(hand: Hand, budget: int, spared: Sequence[Card], should_stop: ShouldStop | None) -> Solution | None:
    owed = (hand.taken,) if hand.owed and hand.taken is not None else ()
    if any(card in spared for card in owed):
        return None
    lying = [there.meld for there in hand.view.melds]
    cards = without(hand.cards, spared)
    return solve(
        hand.rules,
        lying,
        cards,
        "value",
        required=owed,
        budget=budget,
        fewest_changes=False,
        should_stop=should_stop,
    )


def _may_lay(hand: Hand, found: Solution) -> bool:
    """Whether the seat may use the table like this, and opens with enough where it opens (A003-10)."""
    lying = [there.meld for there in hand.view.melds]
    unchanged = [
        change.origin is not None and meld == lying[change.origin]
        for meld, change in zip(found.table, found.changes, strict=True)
    ]
    new = any(change.origin is None for change in found.changes)
    if sum(unchanged) < len(lying) and not may_lay_off(hand.view, laying=new):
        return False
    if hand.view.own_info.opened:
        return True
    return _opening_points(hand, found, unchanged) >= hand.rules.opening.points


def _opening_points(hand: Hand, found: Solution, unchanged: Sequence[bool]) -> int:
    """What counts for an opening: one's own cards, with the melds they touch, or with all that lie there (A003-10)."""
    rules = hand.rules
    after = [meld_value(rules, meld) for meld in found.table]
    if rules.opening.count_table == "all":
        return sum(after)
    if rules.opening.count_table == "touched_melds":
        return sum(value for value, same in zip(after, unchanged, strict=True) if not same)
    return sum(after) - sum(there.value for there in hand.view.melds)
