"""A player of gin who knows from many rounds what a discard and a knock bring: the sharp one, before it searches."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from engine.cards import Card
from engine.games.gin.players.experience import KNOCKING, THROWING
from engine.games.gin.players.memory import memory_of
from engine.games.gin.players.parting import FULL_STOCK, numbers
from engine.games.gin.players.steady import choose_steady_in_gin, outs_lost
from engine.games.gin.view import GinView
from engine.games.moves import Discard, SeatMove
from engine.games.views import Phase
from engine.melds.fits import extending
from engine.melds.meld import meld_rule_set
from engine.melds.search import MeldSplit, split_of


def choose_sharp_in_gin(view: GinView, dice: int) -> SeatMove:
    """The move that experience speaks for."""
    first = choose_steady_in_gin(view, dice)
    if view.phase is not Phase.PLAY or not isinstance(first, Discard):
        return first
    split = split_of(view.rules, view.hand)
    loose = loose_cards(view, split)
    if not loose:
        return first
    points = view.rules.hand_values.by_face
    dearest = max(loose, key=lambda card: points[card.index])
    left = split.deadwood - points[dearest.index]
    if not left or (left <= view.limit and knocking(view, split, dearest) > 0.0):
        return Discard(view.own_seat, view.turn, dearest, call=True)
    return Discard(view.own_seat, view.turn, by_experience(view, split, loose)[0])


def loose_cards(view: GinView, split: MeldSplit) -> list[Card]:
    """The cards outside the melds that may be thrown."""
    return [card for card in split.left if card is not view.taken or view.rules.draw.discard_just_taken]


def by_experience(view: GinView, split: MeldSplit, loose: Sequence[Card]) -> list[Card]:
    """The loose cards, first the one whose discard brings most."""
    worth: list[float] = [sum(map(mul, THROWING, told)) for told in numbers(view, split, loose)]
    return [loose[at] for at in sorted(range(len(loose)), key=lambda at: (-worth[at], loose[at].index))]


def knocking(view: GinView, split: MeldSplit, thrown: Card) -> float:
    """By how many points it is better to knock with this discard than to wait."""
    worth: float = sum(map(mul, KNOCKING, knock_numbers(view, split, thrown)))
    return worth


def knock_numbers(view: GinView, split: MeldSplit, thrown: Card) -> list[float]:
    """What tells whether to knock: what is left and may still come, how far the round is, what the other seat took."""
    rules = view.rules
    melds, memory = meld_rule_set(rules), memory_of(view)
    kept = [card for card in split.left if card is not thrown]
    outs = outs_lost(melds, kept, memory.unseen)[None] / 5
    outs += sum([memory.unseen[index] for index in extending(melds, split.melds)]) / 5
    gone = (FULL_STOCK - view.stock) / 20
    left = (split.deadwood - rules.hand_values.by_face[thrown.index]) / 10
    took = min(len(memory.held), 3) / 2
    one, two = float(len(kept) == 1), float(len(kept) == 2)
    return [
        1.0,
        gone,
        gone * gone,
        left,
        gone * left,
        outs,
        outs * gone,
        took,
        took * gone,
        one,
        two,
        one * gone,
        one * left,
        two * gone,
        float(len(kept) > 3),
    ]
