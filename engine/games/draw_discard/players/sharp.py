"""A player of rummy who knows from many rounds what a discard brings: the sharp one, before it searches."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

from engine.cards import JOKER, Card, with_cards
from engine.games.draw_discard.options import DrawDiscardOptions
from engine.games.draw_discard.players.experience import THROWING
from engine.games.draw_discard.players.hand import Hand, hand_of, opening
from engine.games.draw_discard.players.memory import unseen_of
from engine.games.draw_discard.players.parting import numbers
from engine.games.draw_discard.players.steady import choose_steady, connects
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import Claim, Discard, Lay, SeatMove
from engine.games.views import WindowView
from engine.melds.meld import meld_rule_set
from engine.melds.outlook import making
from engine.melds.search import MeldSplit, split_of

# Where the first to meld pays for it, melds are kept until another hand is so small, or for so many laps.
FEW_CARDS: Final = 3
LONG_ENOUGH: Final = 15
EXPERIENCED_WITH: Final = 1
"""Against more others than so many, experience of discards brought no more than what the club player goes by."""


def choose_sharp(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> SeatMove:
    """The move that experience speaks for."""
    hand = hand_of(view)
    first = choose_steady(view, options, dice)
    if view.claim_window is not None:
        return Claim(hand.seat, view.claim_window.window) if helps_to_open(hand, view.claim_window) else first
    if isinstance(first, Lay) and not first.call and holds_back(hand):
        options = options._replace(may_meld=False)
        first = choose_steady(view, options, dice)
    if not isinstance(first, Discard) or first.call or others_of(hand) > EXPERIENCED_WITH:
        return first
    split = split_of(hand.rules, hand.cards)
    loose = loose_cards(hand, options, split)
    if len(loose) < 2:
        return first
    return Discard(hand.seat, view.turn, by_experience(hand, options, split, loose)[0])


def helps_to_open(hand: Hand, window: WindowView) -> bool:
    """Whether a seat that cannot open yet could with the card, or, out of its turn, would have more ways to come.

    Until it has opened a seat's whole hand counts against it, and a penalty card is the least of it. Where several
    melds may open together there are ways enough without.
    """
    rules, card = hand.rules, window.card
    needed = rules.opening.points if rules.opening.scope == "single_meld" else 0
    if not needed or hand.info.opened or card is JOKER or not connects(hand, card) or opening(hand) is not None:
        return False
    if opening(hand.with_taken(card)) is not None:
        return True
    return window.next_seat != hand.seat and _ways(hand, (card,), needed) > _ways(hand, (), needed)


def _ways(hand: Hand, more: Sequence[Card], needed: int) -> float:
    """The cards that may come and make a meld of so many points of two loose ones."""
    loose = split_of(hand.rules, with_cards(hand.cards, more)).left
    return making(meld_rule_set(hand.rules), loose, unseen_of(hand.view), needed)[1][None]


def others_of(hand: Hand) -> int:
    """How many others are still in the match."""
    return sum([not info.out for seat, info in enumerate(hand.view.seats) if seat != hand.seat])


def holds_back(hand: Hand) -> bool:
    """Whether melds are better kept in hand for now: the first to lay any pays for it, and lets others lay off."""
    if not hand.rules.score.first_melder_penalty or hand.info.melded or hand.view.lap > LONG_ENOUGH:
        return False
    others = [info.cards for seat, info in enumerate(hand.view.seats) if seat != hand.seat and not info.out]
    return min(others) > FEW_CARDS


def loose_cards(hand: Hand, options: DrawDiscardOptions, split: MeldSplit) -> list[Card]:
    """The naturals outside the melds that may be thrown, each face once."""
    return list(dict.fromkeys([card for card in split.left if card in options.discardable and card is not JOKER]))


def by_experience(hand: Hand, options: DrawDiscardOptions, split: MeldSplit, loose: Sequence[Card]) -> list[Card]:
    """The loose cards, first the one whose discard brings most."""
    worth: list[float] = [sum(map(mul, THROWING, told)) for told in numbers(hand, options, split, loose)]
    return [loose[at] for at in sorted(range(len(loose)), key=lambda at: (-worth[at], loose[at].index))]
