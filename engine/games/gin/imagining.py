"""A round of gin as it may be for all that one seat sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.cards import NATURALS, Card, with_cards
from engine.games.dice import Dice
from engine.games.gin.players.memory import Memory, memory_of, neighbours, partners
from engine.games.gin.players.steady import worth
from engine.games.gin.round import GinRound, other
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinView
from engine.games.history import Deed, History
from engine.games.imagined import Hidden, Likelihood, deals
from engine.games.views import Phase
from engine.melds.meld import meld_rule_set
from engine.melds.search import best_melds, split_of

# How players of these games act, as the logarithm of how much likelier they make what was seen: by how much a hand
# gains on a random one with each turn, a point of deadwood; a card taken lies in a meld; a card that was thrown or left
# would not have made a meld, and did not go with another card. What is longer ago tells less.
TIDIER: Final = 0.006
TIDIEST: Final = 0.06
TOOK_FOR_NOTHING: Final = 2.5
SPURNED_MELD: Final = 2.0
SPURNED_PAIR: Final = 0.35
FADES: Final = 0.8

TEMPO: Final = 1.5
"""What it is worth to be next."""


def rounds(view: GinView, dice: Dice) -> Iterator[GinRound]:
    """Round after round, without end, that look to the view's seat as the real one does."""
    me = view.own_seat
    memory = memory_of(view)
    unseen = [card for card in NATURALS if memory.unseen[card.index] and card not in memory.held]
    count = view.seats[1 - me].cards - len(memory.held)
    likelihood = likelihood_of(view.rules, memory, _turns(view.history, 1 - me))
    for (theirs,), stock in deals(dice, unseen, [Hidden(memory.held, count, likelihood)]):
        yield _round(view, tuple(theirs), stock)


def likelihood_of(rules: GinRules, memory: Memory, turns: int) -> Likelihood:
    """How likely a hand of the other seat is, given what it took, threw and left in so many turns."""
    melds = meld_rule_set(rules)
    pairs, near = partners(melds), neighbours(melds)
    tidy = min(TIDIER * turns, TIDIEST)
    spurned = [*_fading(memory.thrown), *_fading(memory.left)]
    held = memory.held

    def likelihood(hand: Sequence[Card]) -> float:
        split = best_melds(rules, hand)
        told = -tidy * split.deadwood
        for card in held:
            if card in split.left:
                told -= TOOK_FOR_NOTHING
        there = {card.index for card in hand}
        for index, weight in spurned:
            met = sum([one in there for one in near[index]])
            if met:
                melded = met > 1 and any(one in there and other in there for one, other in pairs[index])
                told -= weight * (SPURNED_MELD if melded else SPURNED_PAIR)
        return told

    return likelihood


def outlook(rules: GinRules, rnd: GinRound) -> tuple[float, ...] | None:
    """The points that a round which goes on may bring each seat; None while the seat in turn has one card more."""
    if rnd.phase is not Phase.DRAW:
        return None
    there = [0.0] * 52
    for card in rnd.stock:
        there[card.index] = 1.0
    mine, theirs = (
        worth(rules, split_of(rules, rnd.hands[seat]), there) for seat in (rnd.turn_seat, other(rnd, rnd.turn_seat))
    )
    ahead = mine - theirs
    ahead = (ahead + TEMPO) / 2
    return tuple([ahead if seat == rnd.turn_seat else -ahead for seat in range(len(rnd.hands))])


def _fading(cards: Sequence[Card]) -> list[tuple[int, float]]:
    """Cards by face index, with how much each still tells, the last one most."""
    last = len(cards) - 1
    return [(card.index, FADES ** (last - at)) for at, card in enumerate(cards)]


def _turns(history: History, seat: int) -> int:
    return sum([act.seat == seat and act.deed is Deed.DISCARDED for act in history])


def _round(view: GinView, theirs: tuple[Card, ...], stock: list[Card]) -> GinRound:
    me, seats = view.own_seat, len(view.seats)
    hand = with_cards(theirs, ())
    return GinRound(
        number=view.round,
        dealer=view.dealer,
        players=tuple(sorted(range(seats), key=lambda seat: seat == view.dealer)),
        hands=tuple(view.hand if seat == me else hand for seat in range(seats)),
        fresh=tuple(view.drawn if seat == me else () for seat in range(seats)),
        stock=tuple(stock[: view.stock]),
        discards=_discards(view),
        melds=view.melds,
        limit=view.limit,
        doubled=view.doubled,
        phase=view.phase,
        turn=view.turn,
        turn_seat=me if view.turn_seat is None else view.turn_seat,
        drawn=view.drawn[-1] if view.drawn and view.taken is None else None,
        taken=view.taken,
        stock_only=view.stock_only,
        knocker=None,
        knocked_with=0,
        big=False,
        window_number=0,
        result=None,
    )


def _discards(view: GinView) -> tuple[Card, ...]:
    """The discard pile: what lies under its top is told by the history."""
    pile: list[Card] = []
    for act in view.history:
        if act.deed is Deed.TURNED_UP or act.deed is Deed.DISCARDED:
            pile += act.cards
        elif act.deed is Deed.TOOK and pile:
            pile.pop()
    if len(pile) == view.discards:
        return tuple(pile)
    return () if view.discard_top is None else (view.discard_top,) * view.discards
