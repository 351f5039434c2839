"""How much can be laid, by an integer programme: written from the rules alone, nothing shared with the solver.

A programme chooses how often each possible meld lies on the table at the end, so that every piece that lay there is
used and no more than there are. Longer runs than are listed can be laid as two. What became of each joker that lay on
the table is chosen beforehand, in every way there is; each way adds melds that must be there.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement, product

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

from engine.cards import JOKER, RANKS, SUITS, Card, natural
from engine.melds.meld import Meld, MeldKind
from tests.engine.table_builders import Rules

Piece = Card | tuple[str, Card]
"""A natural, a joker that may go anywhere, or one that goes on standing for a face in a meld of a kind."""


@dataclass(frozen=True)
class Lying:
    """A possible meld: its kind, its pieces in order, the faces they stand for, and naturals that it must have."""

    kind: str
    pieces: tuple[Piece, ...]
    faces: tuple[Card | None, ...]
    needs: tuple[Card, ...] = ()

    @property
    def cards(self) -> Counter[Card]:
        return Counter(piece if isinstance(piece, Card) else JOKER for piece in self.pieces)


@dataclass(frozen=True)
class Wanted:
    """Melds of which exactly one must be there, and rack pieces that must be laid."""

    groups: tuple[tuple[Lying, ...], ...] = ()
    laid: tuple[Card, ...] = ()
    loose: tuple[Piece, ...] = ()


def most_laid(rules: Rules, before: Sequence[Meld], rack: Sequence[Card], points: dict[Card, int] | None = None) -> int:
    """How many rack pieces can be laid at most, or with `points` what those laid count at most; 0 for none."""
    best = 0
    for wanted in _every_way(rules, before, rack):
        best = max(best, _solved(rules, before, rack, wanted, points))
    return best


# ----------------------------------------------------------------------------------------------- what becomes of jokers


def _every_way(rules: Rules, before: Sequence[Meld], rack: Sequence[Card]) -> Iterator[Wanted]:
    ways = [list(_of_meld(rules, before, number, rack)) for number in range(len(before))]
    for chosen in product(*ways):
        loose = tuple(piece for one in chosen for piece in one.loose)
        laid = tuple(card for one in chosen for card in one.laid)
        groups = tuple(group for one in chosen for group in one.groups)
        yield Wanted(groups, laid, loose)
        both = _in_one_meld(groups) if rules.rearrange.lock == "joker_only" and len(groups) == 2 else ()
        if both:
            yield Wanted((both,), laid, loose)


def _in_one_meld(groups: Sequence[tuple[Lying, ...]]) -> tuple[Lying, ...]:
    """The melds that became of two, in which different naturals lie in the places of the jokers of both."""
    second = {lying.pieces: lying.needs for lying in groups[1]}
    return tuple(
        replace(one, needs=(*one.needs, *second[one.pieces]))
        for one in groups[0]
        if one.pieces in second and not set(one.needs) & set(second[one.pieces])
    )


def _of_meld(rules: Rules, before: Sequence[Meld], number: int, rack: Sequence[Card]) -> Iterator[Wanted]:
    meld = before[number]
    naturals = tuple(card for card in meld.cards if card is not JOKER)
    jokers = [at for at, card in enumerate(meld.cards) if card is JOKER]
    if not jokers or rules.rearrange.lock == "none":
        yield Wanted(loose=meld.cards)
        return
    for fates in product(*(_of_joker(meld, at) for at in jokers)):
        freeing = [face for freed, face in fates if freed]
        kept = [face for freed, face in fates if not freed]
        if len(set(freeing)) < len(freeing) or len(set(kept)) < len(kept):
            continue
        if rules.rearrange.lock == "whole_meld":
            yield from _locked_whole(rules, before, meld, jokers, fates, freeing)
        else:
            yield from _locked_alone(rules, before, number, naturals, kept, freeing, rack)


def _of_joker(meld: Meld, at: int) -> list[tuple[bool, Card]]:
    face = meld.faces[at]
    missing = [natural(suit, meld.cards[0].rank) for suit in range(SUITS)] if meld.kind is MeldKind.SET else [face]
    faces = [each for each in missing if each is not None and each not in meld.cards]
    return [(freed, each) for freed in (False, True) for each in faces]


def _locked_whole(rules, before, meld, jokers, fates, freeing) -> Iterator[Wanted]:
    """A meld with jokers stays as it is or grows, until each of them was replaced from the rack (A004-03, A004-04)."""
    new = tuple(_new_melds(rules, before, 1))
    free = tuple((new,) * len(freeing)) if freeing else ()
    if len(freeing) == len(jokers):
        loose = tuple(card for card in meld.cards if card is not JOKER)
        yield Wanted(free, tuple(freeing), loose)
        if len(freeing) == 2:
            yield Wanted((tuple(_new_melds(rules, before, 2)),), tuple(freeing), loose)
        return
    by_place = {at: face for at, (freed, face) in zip(jokers, fates, strict=True) if freed}
    pieces = tuple(by_place.get(at, card) for at, card in enumerate(meld.cards))
    yield Wanted((tuple(_grown(rules, meld, pieces)), *free), tuple(freeing))


def _grown(rules: Rules, meld: Meld, pieces: tuple[Card, ...]) -> Iterator[Lying]:
    if meld.kind is MeldKind.RUN:
        suit, first = meld.faces[0].suit, meld.faces[0].rank
        last = first + len(pieces) - 1
        for below in range(min(2, first - 1) + 1):
            for above in range(min(2, RANKS - last) + 1):
                more = (
                    [natural(suit, first - 1 - n) for n in range(below)],
                    [natural(suit, last + 1 + n) for n in range(above)],
                )
                for filled in product(*((face, JOKER) for face in (*more[0][::-1], *more[1]))):
                    yield Lying("run", (*filled[:below], *pieces, *filled[below:]), ())
        return
    rank = next(card.rank for card in pieces if card is not JOKER)
    missing = [natural(suit, rank) for suit in range(SUITS) if natural(suit, rank) not in pieces]
    for size in range(SUITS - len(pieces) + 1):
        for more in combinations([*missing, JOKER, JOKER], size):
            if sum(card is not JOKER for card in (*pieces, *more)) <= SUITS and len(pieces) + size <= SUITS:
                yield Lying("set", (*pieces, *more), ())


def _locked_alone(rules, before, number, naturals, kept, freeing, rack) -> Iterator[Wanted]:
    """A joker goes on standing for its tile in a meld of its kind, or that tile lies in its place (A002-04b)."""
    kind = "run" if before[number].kind is MeldKind.RUN else "set"
    loose: tuple[Piece, ...] = (*naturals, *((kind, face) for face in kept), *(JOKER for _ in freeing))
    every = [lying for lying in _melds(rules) if lying.kind == kind]
    groups = []
    for face in freeing:
        in_place = [
            replace(lying, needs=(face,))
            for lying in every
            if face in lying.pieces and any(card in lying.pieces for card in naturals if card is not face)
        ]
        inside = [
            lying
            for lying in in_place
            if not any(
                other != number and face in meld.cards and _is_whole_in(meld, lying)
                for other, meld in enumerate(before)
            )
        ]
        from_table = rules.rearrange.swap_tile_from == "rack_or_table"
        groups.append(((inside if from_table else (), ()), (in_place, (face,)) if face in rack else ((), ())))
    for chosen in product(*groups):
        laid = tuple(card for _, cards in chosen for card in cards)
        if all(melds for melds, _ in chosen):
            yield Wanted(tuple(tuple(melds) for melds, _ in chosen), laid, loose)
            if len(chosen) == 2:
                second = {lying.pieces for lying in chosen[1][0]}
                both = tuple(replace(one, needs=tuple(freeing)) for one in chosen[0][0] if one.pieces in second)
                if both:
                    yield Wanted((both,), laid, loose)


def _is_whole_in(meld: Meld, lying: Lying) -> bool:
    """Whether a meld is all there in another one of its kind, naturals lying in the places of its jokers or not."""
    naturals = Counter(card for card in meld.cards if card is not JOKER)
    if lying.kind != ("run" if meld.kind is MeldKind.RUN else "set") or not naturals <= lying.cards:
        return False
    return set(meld.faces) <= set(lying.faces) if lying.kind == "run" else len(meld.cards) <= len(lying.pieces)


def _new_melds(rules: Rules, before: Sequence[Meld], jokers: int) -> Iterator[Lying]:
    """Melds with at least so many jokers that contain no meld that lay there."""
    old = [Counter(meld.cards) for meld in before]
    for lying in _melds(rules):
        if lying.cards[JOKER] >= jokers and not any(own <= lying.cards for own in old):
            yield lying


# ---------------------------------------------------------------------------------------------------------------- melds


_KNOWN: dict[int, list[Lying]] = {}


def _melds(rules: Rules) -> list[Lying]:
    """Every meld with at most two jokers, none of them standing for anything it has to stand for."""
    known = _KNOWN.get(id(rules))
    if known is None:
        _KNOWN[id(rules)] = known = list({lying.pieces: lying for lying in (*_runs(rules), *_sets(rules))}.values())
    return known


def _fits(rules: Rules, pieces: Sequence[Piece]) -> bool:
    jokers = sum(piece is JOKER for piece in pieces)
    limit = {"half": len(pieces) // 2, "one": 1, "at_least_one_natural": len(pieces) - 1}[rules.joker.max_per_meld]
    return jokers <= min(limit, 2)


def _runs(rules: Rules) -> Iterator[Lying]:
    first, last = (1 if rules.run.ace != "high" else 2), (RANKS if rules.run.ace == "low" else RANKS + 1)
    for suit in range(SUITS):
        for length in range(3, 8 if rules.joker.max_per_meld == "half" else 6):
            for start in range(first, last - length + 2):
                faces = tuple(natural(suit, (place - 1) % RANKS + 1) for place in range(start, start + length))
                for jokers in range(3):
                    for places in combinations(range(length), jokers):
                        pieces = tuple(JOKER if at in places else face for at, face in enumerate(faces))
                        if _fits(rules, pieces):
                            yield Lying("run", pieces, faces)


def _sets(rules: Rules) -> Iterator[Lying]:
    for rank in range(1, RANKS + 1):
        faces = [natural(suit, rank) for suit in range(SUITS)]
        sizes = range(3, 5) if rules.set.distinct_suits else range(3, 6)
        pick = combinations if rules.set.distinct_suits else combinations_with_replacement
        for size in sizes:
            for jokers in range(3):
                for chosen in pick(faces, size - jokers):
                    pieces = (*chosen, *(JOKER,) * jokers)
                    if chosen and _fits(rules, pieces):
                        yield Lying("set", pieces, ())


def _with_kept(lying: Lying, kept: Sequence[tuple[str, Card]]) -> Iterator[Lying]:
    """The meld with jokers that stand for a face of it in the place of that face."""
    fitting = sorted({face for kind, face in kept if kind == lying.kind and face in lying.pieces})
    for size in range(1, len(fitting) + 1):
        for chosen in combinations(fitting, size):
            enough = size + sum(piece is JOKER for piece in lying.pieces) < len(lying.pieces)
            if enough and not set(chosen) & set(lying.needs):
                pieces = tuple((lying.kind, piece) if piece in chosen else piece for piece in lying.pieces)
                yield Lying(lying.kind, pieces, lying.faces)


# -------------------------------------------------------------------------------------------------------- the programme


def _solved(rules, before, rack, wanted: Wanted, points) -> int:
    locked_whole = rules.rearrange.lock == "whole_meld"
    lying: Counter[Piece] = (
        Counter(card for meld in before for card in meld.cards) if locked_whole else Counter(wanted.loose)
    )
    there = lying + Counter(rack)
    least = lying + Counter(wanted.laid)
    if not least <= there:
        return 0
    kept = [piece for piece in wanted.loose if isinstance(piece, tuple)]
    free = [lie for lie in _melds(rules) if Counter(lie.pieces) <= there]
    free += [more for lie in _melds(rules) for more in _with_kept(lie, kept) if Counter(more.pieces) <= there]
    groups = [
        [lie for one in group for lie in (one, *_with_kept(one, kept)) if Counter(lie.pieces) <= there]
        for group in wanted.groups
    ]
    if not all(groups):
        return 0
    columns = [*free, *(lie for group in groups for lie in group)]
    faces = sorted(there, key=str)
    row_of = {face: row for row, face in enumerate(faces)}
    counts = [(row_of[piece], column) for column, lie in enumerate(columns) for piece in lie.pieces]
    used = csr_array(
        (np.ones(len(counts)), ([at for at, _ in counts], [at for _, at in counts])), (len(faces), len(columns))
    )
    limits = [LinearConstraint(used, [least[face] for face in faces], [there[face] for face in faces])]
    begin = len(free)
    for group in groups:
        one = np.zeros(len(columns))
        one[begin : begin + len(group)] = 1
        begin += len(group)
        limits.append(LinearConstraint(one, 1, 1))
    worth = np.array(
        [1.0 if points is None else float(points.get(face, 0)) if isinstance(face, Card) else 0.0 for face in faces]
    )
    gain = used.T @ worth
    found = milp(-gain, constraints=limits, integrality=np.ones(len(columns)), bounds=Bounds(0, 2))
    if found.x is None:
        return 0
    at_the_end = used @ np.round(found.x)
    return round(float(worth @ (at_the_end - np.array([lying[face] for face in faces]))))
