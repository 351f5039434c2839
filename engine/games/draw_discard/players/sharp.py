"""A player of rummy who knows from many rounds what a discard brings: the sharp one, before it searches."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

from engine.cards import JOKER, Card
from engine.games.draw_discard.options import DrawDiscardOptions
from engine.games.draw_discard.players.experience import THROWING
from engine.games.draw_discard.players.hand import Hand, hand_of
from engine.games.draw_discard.players.parting import numbers
from engine.games.draw_discard.players.steady import choose_steady
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import Discard, Lay, SeatMove
from engine.melds.search import MeldSplit, split_of

# Where the first to meld pays for it, melds are kept until another hand is so small, or for so many laps.
FEW_CARDS: Final = 3
LONG_ENOUGH: Final = 15


def choose_sharp(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> SeatMove:
    """The move that experience speaks for."""
    hand = hand_of(view)
    first = choose_steady(view, options, dice)
    if isinstance(first, Lay) and not first.call and holds_back(hand):
        options = options._replace(may_meld=False)
        first = choose_steady(view, options, dice)
    if not isinstance(first, Discard) or first.call:
        return first
    split = split_of(hand.rules, hand.cards)
    loose = loose_cards(hand, options, split)
    if len(loose) < 2:
        return first
    return Discard(hand.seat, view.turn, by_experience(hand, options, split, loose)[0])


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
