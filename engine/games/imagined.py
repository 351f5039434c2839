"""Hands that others may hold: drawn at random from what is not seen, likelier where they explain what was done.

A walk through the deals: a step swaps a hidden card of a hand for one that lies in the stock, and is taken back where
it makes the hand much less likely. A family says how likely a hand is.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from engine.cards import Card, without
from engine.games.dice import Dice
from engine.melds.laying_off import fitting_cards
from engine.melds.meld import Meld, MeldRules, meld_rule_set
from engine.melds.partners import neighbours, partners
from engine.melds.search import best_melds, best_opening, deadwood
from engine.melds.worth import meld_value

FIRST_STEPS: Final = 200
STEPS: Final = 12
FEWEST_STEPS: Final = 2
"""So many steps before the first deal, and between two, shared out among the hands; at least so many each."""

Likelihood = Callable[[Sequence[Card]], float]
"""The logarithm of how likely a hand is, up to what all hands have in common."""


class Habits(NamedTuple):
    """How players of a family act, as the logarithm of how much likelier it makes what was seen.

    A hand is tidier than a random one by `tidier` a turn, up to `tidiest`, for each point that it cannot meld, so many
    points a card `forgiven`: then dear cards tell much, and how many there are little. Whoever could lay its melds and
    has them in hand is less likely by `unlaid` a card, by `kept` for each card that fitted the table, and whoever could
    have opened by `unopened`; with a joker that would most likely have come about before (`idle_joker`). A card that
    was taken lies in a meld, else `took_for_nothing`; a card that was thrown or left would not have made a meld
    (`spurned_meld`), and did not go with another card (`spurned_pair`), which `fades` with each later one.
    """

    tidier: float
    tidiest: float
    forgiven: float
    unlaid: float
    kept: float
    unopened: float
    idle_joker: float
    took_for_nothing: float
    spurned_meld: float
    spurned_pair: float
    fades: float


class Opening(NamedTuple):
    """What first melds must be worth in points, one of them alone or all together."""

    points: int
    single_meld: bool

    def is_in(self, rules: MeldRules, hand: Sequence[Card], melds: Sequence[Meld]) -> bool:
        """Whether a hand opens by its own cards; `melds` are those that leave the least of it."""
        values = [meld_value(rules, meld) for meld in melds]
        if not self.single_meld or sum(values) < self.points or max(values) >= self.points:
            return sum(values) >= self.points
        return best_opening(rules, hand, self.points, single_meld=True) is not None


class Choices(NamedTuple):
    """What a seat has done in front of everybody: what it took and still holds, threw, and left; the oldest first.

    `lays` says whether it could have laid whatever melds it has, `opening` what it could have opened with and has not;
    `fitting` are the index numbers of the faces that it could have laid off.
    """

    held: tuple[Card, ...]
    thrown: tuple[Card, ...]
    left: tuple[Card, ...]
    turns: int
    lays: bool = False
    opening: Opening | None = None
    fitting: frozenset[int] = frozenset()


class Hidden(NamedTuple):
    """A hand that is to be imagined: what everybody knows to be in it, how many cards it has, how likely it is."""

    known: tuple[Card, ...]
    cards: int
    likelihood: Likelihood


def likelihood_of(rules: MeldRules, habits: Habits, choices: Choices) -> Likelihood:
    """How likely a hand of a seat with such habits is, given its choices."""
    melds = meld_rule_set(rules)
    pairs, near = partners(melds), neighbours(melds)
    tidy = min(habits.tidier * choices.turns, habits.tidiest)
    unlaid = habits.unlaid if choices.lays else 0.0
    opening, fitting = choices.opening, choices.fitting
    spurned = [*_fading(choices.thrown, habits.fades), *_fading(choices.left, habits.fades)]

    def likelihood(hand: Sequence[Card]) -> float:
        if choices.held or habits.forgiven or unlaid or opening:
            split = best_melds(rules, hand)
            told = -tidy * (split.deadwood - habits.forgiven * len(split.left))
            told -= unlaid * (len(hand) - len(split.left))
            if opening is not None:
                told -= habits.unopened * opening.is_in(rules, hand, split.melds)
                told -= habits.idle_joker * sum([card.is_joker for card in hand])
            told -= habits.took_for_nothing * sum([card in split.left for card in choices.held])
        else:
            told = -tidy * deadwood(rules, hand)
        if fitting:
            told -= habits.kept * sum([card.index in fitting for card in hand])
        there = {card.index for card in hand}
        for index, weight in spurned:
            met = sum([one in there for one in near[index]])
            if met:
                melded = met > 1 and any(one in there and other in there for one, other in pairs[index])
                told -= weight * (habits.spurned_meld if melded else habits.spurned_pair)
        return told

    return likelihood


def fitting_faces(rules: MeldRules, melds: Iterable[Meld]) -> frozenset[int]:
    """The index numbers of the faces of which one card more fits one of these melds."""
    return frozenset([card.index for meld in melds for card in fitting_cards(rules, meld)])


def _fading(cards: Sequence[Card], fades: float) -> list[tuple[int, float]]:
    """Naturals by face index, with how much each still tells, the last one most."""
    last = len(cards) - 1
    return [(card.index, fades ** (last - at)) for at, card in enumerate(cards) if not card.is_joker]


def deals(
    dice: Dice, unseen: Sequence[Card], hidden: Sequence[Hidden]
) -> Iterator[tuple[list[list[Card]], list[Card]]]:
    """Deal after deal, without end: the hands, and the cards left over in a random order. Lists of the caller's own."""
    rest, others = list(unseen), list[Hidden]()
    for hand in hidden:
        known = tuple(card for card in hand.known if card in rest)
        rest = list(without(rest, known))
        others.append(hand._replace(known=known, cards=max(hand.cards - len(known), 0)))
    dice.shuffle(rest)
    hands: list[list[Card]] = []
    for hand in others:
        hands.append(rest[: hand.cards])
        del rest[: hand.cards]
    many = FIRST_STEPS
    while True:
        steps = max(many // max(len(others), 1), FEWEST_STEPS)
        for at, hand in enumerate(others):
            if hands[at] and rest:
                _walk(dice, hand, hands[at], rest, steps)
        many = STEPS
        left = list(rest)
        dice.shuffle(left)
        yield [[*hand.known, *cards] for hand, cards in zip(others, hands, strict=True)], left


def _walk(dice: Dice, hand: Hidden, cards: list[Card], rest: list[Card], steps: int) -> None:
    """So many steps, in place."""
    now = hand.likelihood([*hand.known, *cards])
    for _ in range(steps):
        mine, other = dice.below(len(cards)), dice.below(len(rest))
        if cards[mine] is rest[other]:
            continue
        cards[mine], rest[other] = rest[other], cards[mine]
        then = hand.likelihood([*hand.known, *cards])
        if then >= now or dice.share() < exp(then - now):
            now = then
        else:
            cards[mine], rest[other] = rest[other], cards[mine]
