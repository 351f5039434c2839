"""The melds in which a natural may lie in the place of a joker (A002-04b): as short as can be, they may grow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, product

from engine.cards import ACE, JOKER, SUITS, Card, natural
from engine.melds.joker_locks import is_whole_in
from engine.melds.meld import Meld, MeldKind, build_set, most_jokers, run_starts
from engine.melds.rebuilding import TableRules
from engine.solver.problem import PLACES, Bounded, face_at
from engine.solver.rank_sets import largest_set


def in_place(
    rules: TableRules, meld: Meld, face: Card, there: Counter[Card], others: Sequence[Meld] = ()
) -> Iterator[Bounded]:
    """The melds of pieces that are there in which a face lies beside a natural of a meld that held a joker for it.

    They never contain one of the `others` whole, which hold the face too; jokers of those are taken for the faces they
    stand for, and sets are only regarded where suits are distinct.
    """
    naturals = {card for card in meld.cards if card is not JOKER}
    every = _runs(rules, face, others) if meld.kind is MeldKind.RUN else _sets(rules, face, others)
    for each in every:
        have = Counter(each.meld.cards)
        beside = have - Counter((face,))
        fits = have[JOKER] <= most_jokers(rules.joker, max(len(each.meld.cards), rules.run.min))
        if fits and have <= there and (_comes_to(rules, each, naturals) or any(beside[card] for card in naturals)):
            yield each


def _comes_to(rules: TableRules, each: Bounded, naturals: Collection[Card]) -> bool:
    """Whether a meld that is too short yet, and grows upwards alone, may come to hold one of the naturals."""
    if len(each.meld.cards) >= rules.run.min:
        return False
    last, ace = each.meld.faces[-1], PLACES if rules.run.ace != "low" else ACE
    return any(last is not None and last.rank < (ace if card.rank == ACE else card.rank) for card in naturals)


def away(rules: TableRules, face: Card, there: Counter[Card], others: Sequence[Meld]) -> Iterator[Bounded]:
    """The melds of pieces that are there in which a face lies that has left the melds which held it."""
    for each in (*_runs(rules, face, others), *_sets(rules, face, others)):
        have = Counter(each.meld.cards)
        if have <= there and have[JOKER] <= most_jokers(rules.joker, max(len(each.meld.cards), rules.run.min)):
            yield each


def _runs(rules: TableRules, face: Card, others: Sequence[Meld]) -> Iterator[Bounded]:
    plain = [_span(other) for other in others if other.kind is MeldKind.RUN]
    found: dict[Bounded, None] = {}
    for place in {face.rank, PLACES} if face.rank == 1 else {face.rank}:
        around = [span for span in plain if span[0] <= place <= span[1]]
        for first, last, below, above in _spans(rules, place, around):
            faces = tuple(face_at(face.suit, at) for at in range(first, last + 1))
            for cards in product(*((each,) if each is face else (each, JOKER) for each in faces)):
                found[Bounded(Meld(MeldKind.RUN, cards, faces), below=below, above=above)] = None
    yield from found


def _spans(rules: TableRules, place: int, around: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int, bool, bool]]:
    """Where a run with this place may begin and end, and whether it may grow below and above.

    Of each run around it the first place is left out, or the last one.
    """
    shortest = rules.run.min
    starts = set(run_starts(rules.run, shortest))
    for ends in product((False, True), repeat=len(around)):
        lowest = max((low + 1 for (low, _), above in zip(around, ends, strict=True) if not above), default=0)
        highest = min((high - 1 for (_, high), above in zip(around, ends, strict=True) if above), default=0)
        if not lowest and not highest:
            yield from (
                (start, start + shortest - 1, True, True)
                for start in range(place - shortest + 1, place + 1)
                if start in starts
            )
        elif not highest:
            # Where it is too short yet, it has to go on.
            yield from ((start, place, False, True) for start in range(lowest, place + 1) if start in starts)
        else:
            for end in range(place, highest + 1):
                for start in range(lowest, place + 1) if lowest else (min(place, end - shortest + 1),):
                    if end - start + 1 >= shortest and start >= min(starts):
                        yield start, end, not lowest, False


def _span(run: Meld) -> tuple[int, int]:
    """The first and the last place of a run."""
    first = 1 if run.faces[0] is None else run.faces[0].rank
    return first, first + len(run.cards) - 1


def _sets(rules: TableRules, face: Card, others: Sequence[Meld]) -> Iterator[Bounded]:
    suits: Sequence[Card] = [natural(suit, face.rank) for suit in range(SUITS) if suit != face.suit]
    around = [other for other in others if other.kind is MeldKind.SET] if rules.set.distinct_suits else []
    for size in range(rules.set.min, largest_set(rules.set) + 1) if around else (rules.set.min,):
        for jokers in range(size - 1):
            for more in combinations(suits, size - 1 - jokers):
                cards = (face, *more, *(JOKER,) * jokers)
                made = _read_set(rules, cards)
                if not any(is_whole_in(other, made) for other in around):
                    yield Bounded(made, below=not around, above=not around)


def _read_set(rules: TableRules, cards: tuple[Card, ...]) -> Meld:
    naturals = [card for card in cards if card is not JOKER]
    jokers = len(cards) - len(naturals)
    free = [each for suit in range(SUITS) if (each := natural(suit, naturals[0].rank)) not in naturals][:jokers]
    said = free if rules.joker.announce == "required" or len(naturals) == 1 else []
    return build_set(rules.set, naturals, said, jokers - len(said))
