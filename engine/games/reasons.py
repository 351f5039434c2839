"""Why a move is good, or another one was not: codes with facts, which the bot words.

They explain what a search found, and have no part in finding it. All of it comes from what the seat sees.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import combinations, islice
from typing import NamedTuple

from engine.cards import JOKER, Card, Seat, with_cards, without
from engine.games.moves import Lay, LayTable
from engine.games.table import TableMeld
from engine.melds.meld import MeldRules, meld_rule_set
from engine.melds.partners import completing, neighbours
from engine.melds.search import deadwood, melds_with, split_of
from engine.melds.worth import hand_value


class Why(StrEnum):
    """What speaks for a move, or against one: the facts that each has stand behind it."""

    KEEPS = "keeps"
    """`cards` are kept, and `number` unseen ones would make a meld of them; a run at both its ends if `both_ends`."""
    BREAKS = "breaks"
    """`cards` went together, and `number` unseen ones would have made a meld of them."""
    SPLITS = "splits"
    """`cards` were a meld."""
    ALONE = "alone"
    """`cards`, one card, goes with no other that lies in no meld, and counts `points`."""
    SPURNED = "spurned"
    """`seat` let `cards` go, which goes with what is thrown."""
    WANTED = "wanted"
    """`seat` took `cards`, which goes with what is thrown."""
    COMPLETES = "completes"
    """`cards` are a meld with what comes, which `is_single` or several cards."""
    FITS = "fits"
    """`cards`, one card, fits a meld on the table."""
    LOWERS = "lowers"
    """The cards that lie in no meld count `points` less."""
    NO_MELD = "no_meld"
    """`cards`, one card, makes no meld with the hand."""
    PENALTY = "penalty"
    """It costs `number` cards from the stock."""
    LEFT_OVER = "left_over"
    """What lies in no meld counts `points`; `number` cards are left in the stock."""
    OUT = "out"
    """It ends the round, with nothing left over."""
    OUT_CALLED = "out_called"
    """It ends the round where “Rommé” is called with it."""
    WAITS = "waits"
    """The round could be ended with `points` left over; there is more in it."""
    LAYS = "lays"
    """`number` cards are laid that count `points`."""
    OPENS = "opens"
    """The first laying-out counts `points`, or one meld of it that `is_single`, and so much is needed: `number`."""
    FREES = "frees"
    """A joker that lies on the table comes into the hand."""
    KEEPS_JOKER = "keeps_joker"
    """A joker stays in hand, where it is worth more later."""
    NEARLY_OVER = "nearly_over"
    """`seat` has `number` cards left."""
    NOTHING_TO_LAY = "nothing_to_lay"
    """No card can be laid."""


class Reason(NamedTuple):
    """One reason, and the facts that it has."""

    why: Why
    cards: tuple[Card, ...] = ()
    number: int = 0
    points: int = 0
    seat: Seat | None = None
    both_ends: bool = False
    is_single: bool = False

    @property
    def strength(self) -> tuple[int, int]:
        """How much it says, beside another reason of its kind: of two ways out, the one with less left over."""
        return self.number, -self.points if self.why is Why.LEFT_OVER else self.points


class Shown(NamedTuple):
    """What another seat has shown of its hand: the cards that it took and holds, and those that it threw or left."""

    seat: Seat
    held: tuple[Card, ...]
    spurned: tuple[Card, ...]


def telling(reasons: Sequence[Reason], of_other: Sequence[Reason]) -> tuple[Reason, ...]:
    """The reasons of one move that tell it from another: those that do not hold of that one just as well."""
    return tuple(
        one for one in reasons if not any(one.why is other.why and one.strength <= other.strength for other in of_other)
    )


def for_discard(
    rules: MeldRules, hand: tuple[Card, ...], card: Card, unseen: Sequence[float], others: Iterable[Shown]
) -> list[Reason]:
    """What speaks for throwing a card. `unseen` counts by face index the cards that may come."""
    melds = meld_rule_set(rules)
    split = split_of(rules, without(hand, (card,)))
    found: list[Reason] = []
    kept = _best_pair(rules, split.left, unseen)
    if kept is not None:
        found.append(kept)
    now = split_of(rules, hand).left
    if card in now and not any(_makers(rules, card, one, unseen) for one in without(now, (card,))):
        found.append(Reason(Why.ALONE, (card,), points=hand_value(rules, (card,))))
    if card is JOKER:
        return found
    near = neighbours(melds)[card.index]
    shown = list(others)
    if any(one.index in near for other in shown for one in other.held):
        return found
    spurned = ((other.seat, one) for other in shown for one in other.spurned[::-1] if one.index in near)
    return [*found, *(Reason(Why.SPURNED, (one,), seat=seat) for seat, one in islice(spurned, 1))]


def against_discard(
    rules: MeldRules, hand: tuple[Card, ...], card: Card, unseen: Sequence[float], others: Iterable[Shown]
) -> list[Reason]:
    """What speaks against throwing a card."""
    found: list[Reason] = []
    if card is JOKER:
        return found
    near = neighbours(meld_rule_set(rules))[card.index]
    for other in others:
        taken = next((one for one in other.held[::-1] if one.index in near or one is card), None)
        if taken is not None:
            found.append(Reason(Why.WANTED, (taken,), seat=other.seat))
    split = split_of(rules, hand)
    meld = next((meld for meld in split.melds if card in meld.cards), None)
    if meld is not None and card not in split.left:
        found.append(Reason(Why.SPLITS, meld.cards))
        return found
    pairs = [(_makers(rules, card, one, unseen), one) for one in without(split.left, (card,))]
    count, one = max(pairs, key=lambda pair: pair[0], default=(0, card))
    if count:
        found.append(Reason(Why.BREAKS, with_cards((card,), (one,)), number=count))
    return found


def for_taking(rules: MeldRules, hand: tuple[Card, ...], card: Card, above: tuple[Card, ...] = ()) -> list[Reason]:
    """What speaks for taking an open card, with those that lie `above` it: nothing where it makes no meld."""
    after = split_of(rules, with_cards(hand, (card, *above)))
    meld = next((meld for meld in after.melds if card in meld.cards), None)
    if meld is None:
        return []
    less = deadwood(rules, hand) - after.deadwood
    return [
        Reason(Why.COMPLETES, meld.cards, is_single=not above),
        *([Reason(Why.LOWERS, points=less)] if less > 0 else ()),
    ]


def against_taking(rules: MeldRules, hand: tuple[Card, ...], card: Card) -> list[Reason]:
    """What speaks against taking an open card: that it makes no meld, not even of cards that lie better in others."""
    return [] if any(melds_with(rules, with_cards(hand, (card,)), card)) else [Reason(Why.NO_MELD, (card,))]


def is_rebuilt(lying: Sequence[TableMeld], move: Lay | LayTable) -> bool:
    """Whether a laying-out changes melds on the table otherwise than by adding to them."""
    if not isinstance(move, LayTable):
        return False
    return _going_on(lying, move) is None


def _going_on(lying: Sequence[TableMeld], move: LayTable) -> dict[int, Counter[Card]] | None:
    """The cards of the meld that goes on in each new one, by its place; None where two are joined."""
    # The longest have the fewest to go on in.
    before = sorted((Counter(there.meld.cards) for there in lying), key=Counter.total, reverse=True)
    return _placed(before, dict(enumerate(Counter(meld.cards) for meld in move.melds)))


def _placed(before: Sequence[Counter[Card]], after: dict[int, Counter[Card]]) -> dict[int, Counter[Card]] | None:
    if not before:
        return {}
    first, *rest = before
    tried: list[Counter[Card]] = []
    for at, meld in after.items():
        if first <= meld and meld not in tried:
            tried.append(meld)
            found = _placed(rest, {place: other for place, other in after.items() if place != at})
            if found is not None:
                return {**found, at: first}
    return None


def for_laying(
    rules: MeldRules,
    hand: tuple[Card, ...],
    lying: Sequence[TableMeld],
    move: Lay | LayTable,
    out: Why | None = Why.OUT,
    taken: Card | None = None,
) -> list[Reason]:
    """What a laying-out brings: `out` where the last card is laid, or how much less is left; a joker freed, or kept.

    What it has `taken` first, to lay it, was not in the hand.
    """
    laid = laid_from_hand(lying, move)
    own = without(laid, (taken,)) if taken is not None and taken in laid else laid
    frees = isinstance(move, Lay) and newly_laid(move).count(JOKER) < len(move.swaps)
    if out and len(laid) >= len(hand) + (taken is not None) and not frees:
        return [Reason(out)]
    lays = [Reason(Why.LAYS, own, len(own), hand_value(rules, own))] if own else []
    found = [Reason(Why.FREES)] if frees else lays
    if JOKER in hand and JOKER not in laid and not frees:
        found.append(Reason(Why.KEEPS_JOKER))
    return found


def laid_from_hand(lying: Sequence[TableMeld], move: Lay | LayTable) -> tuple[Card, ...]:
    """The cards that a laying-out brings from the hand; a joker that is freed and laid at once never was in it."""
    if isinstance(move, LayTable):
        there = Counter(card for meld in move.melds for card in meld.cards)
        there -= Counter(card for meld in lying for card in meld.meld.cards)
    else:
        there = Counter(newly_laid(move))
        there.update(swap.card for swap in move.swaps)
        there -= Counter({JOKER: len(move.swaps)})
    return with_cards(tuple(there.elements()), ())


def laid_together(lying: Sequence[TableMeld], move: Lay | LayTable) -> tuple[tuple[Card, ...], ...]:
    """The cards that a laying-out brings or frees, a meld's together; all at once where the table is rebuilt."""
    if isinstance(move, Lay):
        off = with_cards((), [layoff.card for layoff in move.layoffs])
        return tuple(cards for cards in (*(meld.cards for meld in move.melds), off) if cards)
    going_on = _going_on(lying, move)
    if going_on is None:
        return (laid_from_hand(lying, move),)
    laid = [Counter(meld.cards) - going_on.get(at, Counter()) for at, meld in enumerate(move.melds)]
    return tuple(with_cards((), cards.elements()) for cards in laid if cards)


def newly_laid(move: Lay) -> tuple[Card, ...]:
    """The cards of the new melds and lay-offs of a move, freed jokers among them; not those put in a joker's place."""
    melds = [card for meld in move.melds for card in meld.cards]
    return with_cards((*melds, *(layoff.card for layoff in move.layoffs)), ())


def _best_pair(rules: MeldRules, loose: Sequence[Card], unseen: Sequence[float]) -> Reason | None:
    """The two loose cards of which most unseen ones would make a meld; None where none would."""
    ways = [(_makers(rules, one, other, unseen), one, other) for one, other in combinations(loose, 2)]
    count, one, other = max(ways, key=lambda way: way[0], default=(0, JOKER, JOKER))
    if not count:
        return None
    ends = completing(meld_rule_set(rules), one, other)[0] if one.suit == other.suit else ()
    # An end of which every card has been seen is closed.
    both = len(ends) == 2 and all(round(unseen[index]) for index in ends)
    return Reason(Why.KEEPS, with_cards((one,), (other,)), count, both_ends=both)


def _makers(rules: MeldRules, one: Card, other: Card, unseen: Sequence[float]) -> int:
    """How many unseen cards would make a meld of three with two, jokers among them."""
    faces, _ = completing(meld_rule_set(rules), one, other)
    jokers = sum(unseen[JOKER.index :]) if faces else 0
    return round(sum([unseen[index] for index in faces]) + jokers)
