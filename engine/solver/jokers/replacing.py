"""The melds in which a natural may lie in the place of a joker (A002-04b): as short as can be, they may grow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations, product
from typing import Final

from engine.cards import JOKER, SUITS, Card, natural
from engine.melds.joker_locks import is_whole_in
from engine.melds.meld import Meld, MeldKind, build_set, most_jokers, run_starts
from engine.melds.rebuilding import TableRules
from engine.solver.asked.problem import PLACES, Bounded, face_at
from engine.solver.ways.rank_sets import largest_set


def in_place(
    rules: TableRules, meld: Meld, face: Card, there: Counter[Card], others: Sequence[Meld] = ()
) -> Iterator[Bounded]:
    """The melds of pieces that are there in which a face lies beside a natural of a meld that held a joker for it.

    They never contain one of the `others` whole, which hold the face too; jokers of those are taken for the faces they
    stand for, and sets are only regarded where suits are distinct.
    """
    naturals = [card for card in meld.cards if card is not JOKER]
    if meld.kind is MeldKind.RUN:
        first, _ = span(meld)
        beside = [place for place, card in enumerate(meld.cards, start=first) if card is not JOKER]
        yield from _there(rules, _runs(rules, face, others, beside), there)
    for each in _there(rules, _sets(rules, face, others), there) if meld.kind is MeldKind.SET else ():
        left = Counter(each.meld.cards) - Counter((face,))
        if any(left[card] for card in naturals):
            yield each


def _there(rules: TableRules, melds: Iterable[Bounded], there: Counter[Card]) -> Iterator[Bounded]:
    """Those melds of which the pieces are there."""
    for each in melds:
        have = Counter(each.meld.cards)
        if have <= there and have[JOKER] <= most_jokers(rules.joker, max(len(each.meld.cards), rules.run.min)):
            yield each


def away(rules: TableRules, face: Card, there: Counter[Card], others: Sequence[Meld]) -> Iterator[Bounded]:
    """The melds of pieces that are there in which a face lies that has left the melds of their kind which held it."""
    kinds = {other.kind for other in others}
    runs = _runs(rules, face, others) if MeldKind.RUN in kinds else ()
    yield from _there(rules, (*runs, *(_sets(rules, face, others) if MeldKind.SET in kinds else ())), there)


def _runs(rules: TableRules, face: Card, others: Sequence[Meld], beside: Collection[int] = ()) -> Iterator[Bounded]:
    """The runs that hold a face and a natural at one of certain places, if those are told, but none of the others."""
    runs = [other for other in others if other.kind is MeldKind.RUN]
    found: dict[Bounded, None] = {}
    for place in {face.rank, PLACES} if face.rank == 1 else {face.rank}:
        around = [run for run in runs if span(run)[0] <= place <= span(run)[1]]
        for near in [at for at in beside if at != place] if beside else (place,):
            # Of those places it is the nearest one.
            nearer = [at for at in beside if min(near, place) < at < max(near, place)]
            for first, last, below, above, jokers in _spans(rules, {place, near}, place, around):
                faces = tuple(face_at(face.suit, at) for at in range(first, last + 1))
                options = [
                    (each,) if at in (place, near) else (JOKER,) if at in jokers or at in nearer else (each, JOKER)
                    for at, each in enumerate(faces, start=first)
                ]
                for cards in product(*options) if near not in jokers else ():
                    found[Bounded(Meld(MeldKind.RUN, cards, faces), below=below, above=above)] = None
    yield from found


Span = tuple[int, int, bool, bool, Collection[int]]
"""Where a run begins and ends, whether it may grow below and above, and the places where jokers must lie."""


def _spans(rules: TableRules, held: Collection[int], place: int, around: Sequence[Meld]) -> Iterator[Span]:
    """The runs that hold certain places, and none of those around one of them whole.

    Of each of those the first place is left out, or the last one, or a joker lies in the place of a natural.
    """
    shortest = rules.run.min
    starts = set(run_starts(rules.run, shortest))
    for ends in product(*(_missing(run, place) for run in around)):
        lowest = max((span(run)[0] + 1 for run, end in zip(around, ends, strict=True) if end == _FIRST), default=0)
        highest = min((span(run)[1] - 1 for run, end in zip(around, ends, strict=True) if end == _LAST), default=0)
        jokers = {end for end in ends if end not in (_FIRST, _LAST)}
        low, high = min({*held, *jokers}), max({*held, *jokers})
        if not lowest and not highest:
            length = max(shortest, high - low + 1)
            yield from (
                (start, start + length - 1, True, True, jokers)
                for start in range(high - length + 1, low + 1)
                if start in run_starts(rules.run, length)
            )
        elif not highest:
            # Where it is too short yet, it has to go on.
            yield from ((start, high, False, True, jokers) for start in range(lowest, low + 1) if start in starts)
        else:
            for end in range(high, highest + 1):
                for start in range(lowest, low + 1) if lowest else (min(low, end - shortest + 1),):
                    if end - start + 1 >= shortest and start >= min(starts):
                        yield start, end, not lowest, False, jokers


_FIRST: Final = -1
_LAST: Final = -2


def _missing(run: Meld, place: int) -> Iterator[int]:
    """What may be missing of a run around a place: its first place, its last one, or a natural at one of the others."""
    yield from (_FIRST, _LAST)
    first, _ = span(run)
    for at, card in enumerate(run.cards, start=first):
        if card is not JOKER and at != place:
            yield at


def span(run: Meld) -> tuple[int, int]:
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
                made = read_set(rules, cards)
                if not any(is_whole_in(other, made) for other in around):
                    yield Bounded(made, below=not around, above=not around)


def read_set(rules: TableRules, cards: Sequence[Card], stand: Sequence[Card] = ()) -> Meld:
    """The set of these cards, some of its jokers standing for those faces, where no natural does."""
    naturals = [card for card in cards if card is not JOKER]
    jokers = len(cards) - len(naturals)
    said = [face for face in stand if face not in naturals][:jokers]
    if rules.joker.announce == "required" or len(naturals) == 1:
        free = [natural(suit, naturals[0].rank) for suit in range(SUITS)]
        said += [face for face in free if face not in naturals and face not in said][: jokers - len(said)]
    return build_set(rules.set, naturals, said, jokers - len(said))
