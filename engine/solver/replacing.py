"""The melds in which a natural may lie in the place of a joker (A002-04b): as short as can be, they may grow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from engine.cards import JOKER, SUITS, Card, natural
from engine.melds.meld import Meld, MeldKind, build_set, most_jokers, run_starts
from engine.melds.rebuilding import TableRules
from engine.solver.problem import face_at


def in_place(rules: TableRules, meld: Meld, face: Card, there: Counter[Card]) -> Iterator[Meld]:
    """The melds of pieces that are there in which a face lies beside a natural of a meld that held a joker for it."""
    every = _runs if meld.kind is MeldKind.RUN else _sets
    others = {card for card in meld.cards if card is not JOKER}
    for cards, faces in every(rules, face):
        have = Counter(cards)
        if have <= there and have[JOKER] <= most_jokers(rules.joker, len(cards)):
            beside = have - Counter((face,))
            if any(beside[card] for card in others):
                yield _read(rules, meld.kind, cards, faces)


def _read(rules: TableRules, kind: MeldKind, cards: tuple[Card, ...], faces: tuple[Card, ...]) -> Meld:
    if kind is MeldKind.RUN:
        return Meld(kind, cards, faces)
    naturals = [card for card in cards if card is not JOKER]
    jokers = len(cards) - len(naturals)
    free = [each for suit in range(SUITS) if (each := natural(suit, faces[0].rank)) not in naturals][:jokers]
    said = free if rules.joker.announce == "required" or len(naturals) == 1 else []
    return build_set(rules.set, naturals, said, jokers - len(said))


def _runs(rules: TableRules, face: Card) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """The shortest runs with the face as a natural."""
    for start in run_starts(rules.run, rules.run.min):
        faces = tuple(face_at(face.suit, place) for place in range(start, start + rules.run.min))
        if face in faces:
            yield from ((cards, faces) for cards in product(*(_either(each, face) for each in faces)))


def _sets(rules: TableRules, face: Card) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    others: Sequence[Card] = [natural(suit, face.rank) for suit in range(SUITS) if suit != face.suit]
    size = rules.set.min - 1
    for jokers in range(size):
        for more in combinations(others, size - jokers):
            cards = (face, *more, *(JOKER,) * jokers)
            yield cards, (face,) * len(cards)


def _either(face: Card, own: Card) -> tuple[Card, ...]:
    return (face,) if face is own else (face, JOKER)
