"""Taking discards: laying the one that must be melded at once, and how much of a visible pile is worth having."""

from collections.abc import Sequence
from typing import Final

from engine.cards import JOKER, NATURALS, Card, without
from engine.games.draw_discard.players.hand import Hand, layoffs_of, opening
from engine.games.draw_discard.possible import may_lay_off
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import Lay
from engine.melds.laying_off import fitting_cards
from engine.melds.meld import Meld, meld_rule_set
from engine.melds.partners import partners
from engine.melds.search import best_melds, deadwood, melds_in
from engine.melds.worth import hand_value

# Found by playing many matches of these players against each other: what a point that stays in hand costs, far from
# the end of a round and near it; the points that make discards worth more than an unknown card; the hope to get a card
# that lies on the pile, or one that is not seen.
FAR_RISK: Final = 0.1
NEAR_RISK: Final = 1.0
NEAR_CARDS: Final = 3
WORTH_TAKING: Final = 5.0
PILE_HOPE: Final = 0.5
UNSEEN_HOPE: Final = 0.15

MOST_WAYS: Final = 4
"""Only so many of the melds that a discard may lie in are weighed, those worth most: large hands have hundreds."""


def topmost(view: DrawDiscardView, depth: int) -> tuple[Card, ...]:
    """So many of the topmost discards, the deepest first; of a pile that is not visible only the top one is known."""
    if view.pile:
        return view.pile[-depth:]
    return () if view.discard_top is None else (view.discard_top,)


def owed_laying(hand: Hand) -> Lay | None:
    """The Lay that uses the discard which must be melded at once and leaves least in hand; None where there is none."""
    card = hand.taken
    if card is None or not hand.may_lay:
        return None
    if not hand.view.own_info.opened and hand.rules.opening.points:
        laid = opening(hand)
        return laid if laid is not None and card in cards_laid(laid) else None
    ways = [(deadwood(hand.rules, without(hand.cards, meld.cards)), meld) for meld in _melds_with(hand, card)]
    least, best = min(ways, key=lambda way: way[0], default=(0, None))
    if may_lay_off(hand.view, laying=False) and hand.can_spare((card,)):
        layoffs, _ = layoffs_of(hand, (card,))
        if layoffs and (best is None or deadwood(hand.rules, without(hand.cards, (card,))) < least):
            return hand.lay(layoffs=layoffs)
    return None if best is None else hand.lay((best,))


def cards_laid(laid: Lay) -> tuple[Card, ...]:
    """The cards that a Lay plays from the hand, swaps apart."""
    return (*(card for new in laid.melds for card in new.cards), *(layoff.card for layoff in laid.layoffs))


def _melds_with(hand: Hand, card: Card) -> list[Meld]:
    """The melds in hand that hold the card and leave one to end the turn with; with jokers only where need be."""
    near = [one for one in hand.cards if JOKER in (card, one) or card.suit == one.suit or card.rank == one.rank]
    for jokers in range(near.count(JOKER) + 1):
        found = melds_in(hand.rules, near, jokers)
        usable = [meld for meld in found if card in meld.cards and hand.can_spare(meld.cards)]
        if usable:
            return usable[:MOST_WAYS]
    return []


def best_depth(hand: Hand, depths: Sequence[int]) -> int | None:
    """How many discards to take that one of them must be melded for; None where the stock promises more."""
    gains = gains_by_depth(hand, depths)
    best = max(gains, key=gains.__getitem__, default=None)
    return best if best is not None and gains[best] > WORTH_TAKING else None


def gains_by_depth(hand: Hand, depths: Sequence[int]) -> dict[int, float]:
    """What it brings at once to take so many discards, in points; only where the deepest must be melded and can be."""
    now = _standing(hand, hand.cards)
    gains: dict[int, float] = {}
    for depth in depths:
        after = hand.with_taken(*topmost(hand.view, depth))
        laid = owed_laying(after) if after.owed else None
        if laid is not None:
            gains[depth] = _standing(after, without(after.cards, cards_laid(laid))) - now
    return gains


def _standing(hand: Hand, kept: Sequence[Card]) -> float:
    """What the seat will have laid at the end of the turn, of what it holds now, less what the rest may cost it.

    `kept` are the cards of the hand that are not spoken for.
    """
    loose = best_melds(hand.rules, kept).left
    if may_lay_off(hand.view, laying=True):
        loose = without(loose, [layoff.card for layoff in layoffs_of(hand, loose)[0]])
    left = hand_value(hand.rules, loose)
    return hand_value(hand.rules, hand.cards) - left - _risk(hand) * left


def _risk(hand: Hand) -> float:
    """What a point that stays in hand costs, as things stand."""
    return NEAR_RISK if hand.fewest_elsewhere <= NEAR_CARDS else FAR_RISK


def least_missed(hand: Hand, loose: Sequence[Card], left: Sequence[int]) -> Card:
    """The loose card to throw on a pile that everyone sees: of little use to the seat, and of little to the others.

    `left` counts by face index the cards that the seat does not see.
    """
    pile, held = frozenset(hand.view.pile), frozenset(hand.cards)
    welcome = {card for lying in hand.view.melds for card in fitting_cards(hand.rules, lying.meld)}
    risk, theirs = _risk(hand), max([info.cards for info in hand.view.others]) / max(sum(left), 1)

    def within_reach(face: Card) -> float:
        return 1.0 if face in held else PILE_HOPE if face in pile else UNSEEN_HOPE * left[face.index]

    def within_theirs(face: Card) -> float:
        return 1.0 if face in pile else min(1.0, left[face.index] * theirs)

    pairs = partners(meld_rule_set(hand.rules))

    def burden(card: Card) -> float:
        points = hand_value(hand.rules, (card,))
        lost = points if card in welcome else 0.0
        for pair in pairs[card.index]:
            one, other = NATURALS[pair[0]], NATURALS[pair[1]]
            worth = hand_value(hand.rules, (card, one, other))
            lost += worth * within_reach(one) * within_reach(other)
            lost += worth * within_theirs(one) * within_theirs(other)
        return risk * points - lost

    return max(loose, key=lambda card: (burden(card), card.index))
