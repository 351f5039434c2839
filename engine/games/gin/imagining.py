"""A round of gin as it may be for all that one seat sees, and how one that is broken off may end.

The latter is fitted to rounds of club players (`scripts/outlooks.py`).
"""

from collections.abc import Iterator
from typing import Final

from engine.cards import NATURALS, Card, seats_of, with_cards
from engine.games.dice import Dice
from engine.games.gin.players.steady import memory_of
from engine.games.gin.round import GinRound, other
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinView
from engine.games.gin.weights import LEAD
from engine.games.history import Deed, known_pile
from engine.games.imagined import Choices, Habits, Hidden, deals, likelihood_of
from engine.games.views import Phase
from engine.melds.laying_off import extending
from engine.melds.meld import meld_rule_set
from engine.melds.partners import makers
from engine.melds.search import split_of

HABITS: Final = Habits(
    tidier=0.02,
    tidiest=0.25,
    forgiven=0.0,
    unlaid=0.0,
    kept=0.0,
    unopened=0.0,
    idle_joker=0.0,
    took_for_nothing=2.5,
    spurned_meld=2.0,
    spurned_pair=0.35,
    fades=0.8,
)


def rounds(view: GinView, dice: Dice) -> Iterator[GinRound]:
    """Round after round, without end, that look to the view's seat as the real one does."""
    me = view.own_seat
    memory = memory_of(view)
    unseen = [card for card in NATURALS if memory.unseen[card.index] or card in memory.held]
    turns = sum([act.seat == 1 - me and act.deed is Deed.DISCARDED for act in view.history])
    choices = Choices(memory.held, memory.thrown, memory.left, turns)
    likelihood = likelihood_of(view.rules, HABITS, choices)
    for (theirs,), stock in deals(dice, unseen, [Hidden(memory.held, view.seats[1 - me].cards, likelihood)]):
        yield _round(view, tuple(theirs), stock)


def _round(view: GinView, theirs: tuple[Card, ...], stock: list[Card]) -> GinRound:
    me, seats = view.own_seat, len(view.seats)
    pile = known_pile(view.history, view.discards, view.discard_top)
    hand = with_cards(theirs, ())
    return GinRound(
        number=view.round,
        dealer=view.dealer,
        players=tuple(sorted(seats_of(seats), key=lambda seat: seat == view.dealer)),
        hands=tuple(view.hand if seat == me else hand for seat in range(seats)),
        fresh=tuple(view.drawn if seat == me else () for seat in range(seats)),
        stock=tuple(stock[: view.stock]),
        discards=pile if len(pile) == view.discards else pile * view.discards,
        melds=view.melds,
        limit=view.limit,
        doubled=view.doubled,
        phase=view.phase,
        turn=view.turn,
        turn_seat=me if view.turn_seat is None else view.turn_seat,
        drawn=view.drawn[-1] if view.drawn and view.taken is None else None,
        taken=view.taken,
        stock_only=view.stock_only,
    )


STOCK: Final = 20.0
"""So many cards in the stock count as one, as the other units below do: numbers of like size are fitted more easily."""


def outlook(rules: GinRules, state: GinRound) -> tuple[float, ...] | None:
    """The points that a round which goes on may bring each seat; None while the seat in turn has one card more."""
    if state.phase is not Phase.DRAW:
        return None
    ahead = LEAD.of(numbers(rules, state)) / 2
    return tuple([ahead if seat == state.turn_seat else -ahead for seat in range(len(state.hands))])


def numbers(rules: GinRules, rnd: GinRound) -> list[float]:
    """What tells a round in which a card is to be drawn: first of the seat in turn, then of the other one."""
    melds, points = meld_rule_set(rules), rules.hand_values.by_face
    seat = rnd.turn_seat
    mine, theirs = split_of(rules, rnd.hands[seat]), split_of(rules, rnd.hands[other(rnd, seat)])
    stock = {card.index for card in rnd.stock}
    my_makers, their_makers = makers(melds, mine.left), makers(melds, theirs.left)
    mine_longer, theirs_longer = extending(melds, mine.melds), extending(melds, theirs.melds)
    found: list[float] = []
    for split, ways, longer, against, laid_off_on in (
        (mine, my_makers, mine_longer, theirs, theirs_longer),
        (theirs, their_makers, theirs_longer, mine, mine_longer),
    ):
        loose = {card.index for card in against.left}
        found += [
            split.deadwood / 10,
            len(split.left) / 5,
            sum([index in stock for index in ways]) / 5,
            sum([index in loose for index in ways]) / 2,
            sum([index in stock for index in longer]) / 3,
            sum([index in loose for index in longer]) / 2,
            sum([points[card.index] for card in split.left if card.index in laid_off_on]) / 10,
            max([points[card.index] for card in split.left], default=0) / 10,
            float(split.deadwood <= rnd.limit),
            sum([many > 1 and index in stock for index, many in ways.items()]) / 3,
        ]
    left = len(rnd.stock) / STOCK
    top = rnd.discards[-1].index if rnd.discards and not rnd.stock_only else None
    return [*found, left, left * left, float(top in my_makers), float(top in mine_longer)]
