"""Every choice of cards from a hand that forms a run or a set, as numbers that searches can add and compare.

A *pool* is a multiset of naturals packed into one integer, three bits a face, the topmost of the three kept free: a
borrow into it tells that a face is missing (`holds_pool`). Faces are packed rank by rank, so that what begins at the
lowest face touches few others. What a suit or a rank offers is cached, since hands of one round differ in few cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import combinations, product
from operator import attrgetter, or_
from typing import Final, Literal, NamedTuple

from engine.cards import ACE, FACES, JOKER, NATURALS, RANKS, SUITS, Card
from engine.melds.meld import ABOVE_KING, MeldRules, most_jokers, run_starts
from engine.melds.worth import hand_points
from engine.rules.melding import HandValues, JokerRules, MeldValues, RunRules, SetRules

FIELD: Final = 3
GUARD: Final = sum(1 << FIELD * place + FIELD - 1 for place in range(SUITS * RANKS))
_IN_POOL: Final = sorted(NATURALS, key=lambda face: (face.rank, face.suit))
_UNITS: Final = tuple(1 << FIELD * _IN_POOL.index(face) for face in NATURALS)
_FACE_OF_BIT: Final = {bit * _UNITS[face.index]: face for face in NATURALS for bit in (1, 2)}
_RANK_BITS: Final = FIELD * SUITS

Aim = Literal["points", "cards"]

# What a hand point and a card weigh in a gain. A meld costs one, so that of equal gains the fewest melds win.
_WEIGHTS: Final[dict[Aim, tuple[int, int]]] = {"points": (1 << 16, 1 << 8), "cards": (1 << 8, 1 << 24)}


# The smallest set has four cards at most, so more jokers than this change nothing about it.
_MORE_JOKERS: Final = 3


class Candidate(NamedTuple):
    """Naturals that form a meld with so many jokers.

    `gain` is what laying it brings towards the search's aim, jokers included; `value` what the meld is worth when it
    is read as worth most.
    """

    gain: int
    naturals: int
    value: int


class Place(NamedTuple):
    """A position of a run: its rank as a bit, what a natural there gains, its unit as a spade, what it is worth."""

    bit: int
    gain: int
    unit: int
    value: int


class Window(NamedTuple):
    """Where a run may lie: its positions, their ranks as bits, the most jokers it may hold."""

    places: tuple[Place, ...]
    ranks: int
    most_jokers: int


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """The switches on which a search depends, worked out once; it stands in for the rules of melds, flushes apart.

    Compared by identity, so that it is a cheap key. `fewest_in_set` says for no, one, two and more jokers in hand how
    many naturals a set needs, `gains` by rank what laying a natural brings.
    """

    set: SetRules
    run: RunRules
    joker: JokerRules
    hand_values: HandValues
    meld_values: MeldValues
    flush: None
    windows: tuple[Window, ...]
    wraps: bool
    fewest_in_set: tuple[int, ...]
    gains: tuple[int, ...]
    joker_gain: int


def shape_of(rules: MeldRules, aim: Aim) -> Shape:
    """The shape of a rule set for searches that lay as many hand points, or as many cards, as they can."""
    sets, runs, jokers, hand, melds = rules.set, rules.run, rules.joker, rules.hand_values, rules.meld_values
    return _shape(
        (sets.min, sets.max, sets.distinct_suits),
        (runs.min, runs.max, runs.ace, runs.wrap),
        (jokers.max_per_meld, jokers.meld_value, jokers.announce),
        (hand.ace, hand.court, hand.joker),
        (melds.ace_low, melds.ace_high, melds.ace_in_set, melds.court),
        aim,
    )


@lru_cache(maxsize=64)
def _shape(
    sets: tuple[int, int | None, bool],
    runs: tuple[int, int, Literal["low", "high", "low_or_high"], bool],
    jokers: tuple[
        Literal["half", "at_least_one_natural", "one"],
        Literal["replaced_card"] | int,
        Literal["when_ambiguous", "required"],
    ],
    in_hand: tuple[int, int, int],
    in_melds: tuple[int, int, int, int],
    aim: Aim,
) -> Shape:
    run = RunRules(min=runs[0], max=runs[1], ace=runs[2], wrap=runs[3])
    joker = JokerRules(max_per_meld=jokers[0], meld_value=jokers[1], announce=jokers[2])
    values = MeldValues(ace_low=in_melds[0], ace_high=in_melds[1], ace_in_set=in_melds[2], court=in_melds[3])
    per_point, per_card = _WEIGHTS[aim]
    gains = [points * per_point + per_card for points in hand_points(*in_hand)]
    by_rank, least = (0, *gains[:RANKS]), sets[0]
    return Shape(
        set=SetRules(min=least, max=sets[1], distinct_suits=sets[2]),
        run=run,
        joker=joker,
        hand_values=HandValues(ace=in_hand[0], court=in_hand[1], joker=in_hand[2]),
        meld_values=values,
        flush=None,
        windows=tuple(_windows(run, joker, values, by_rank)),
        wraps=run.wrap,
        fewest_in_set=tuple(
            max(least - min(jokers, most_jokers(joker, least)), 1) for jokers in range(_MORE_JOKERS + 1)
        ),
        gains=by_rank,
        joker_gain=gains[JOKER.index],
    )


def points_gained(gain: int) -> int:
    """The hand points in a gain of a search that aims at points."""
    return gain // _WEIGHTS["points"][0]


def _windows(run: RunRules, joker: JokerRules, values: MeldValues, gains: tuple[int, ...]) -> Iterator[Window]:
    for count in range(run.min, run.max + 1):
        for start in run_starts(run, count):
            places = []
            for at in range(start, start + count):
                rank = (at - 1) % RANKS + 1
                ace = values.ace_low if at == start else values.ace_high
                value = ace if rank == ACE else min(rank, values.court)
                places.append(Place(1 << 2 * rank, gains[rank], _UNITS[rank - 1], value))
            ranks = reduce(or_, (place.bit for place in places))
            yield Window(tuple(places), ranks, most_jokers(joker, count))


# ------------------------------------------------------------------------------------------------- pools and counts

# One addition a card counts all that a search asks of a hand: see `Counts`. A line has two bits for each rank from the
# ace below the two to the ace above the king.
_LINE_BITS: Final = 32
_TALLY_AT: Final = FIELD * SUITS * RANKS
_LINES_AT: Final = _TALLY_AT + 4 * (RANKS + 1)
_JOKERS_AT: Final = _LINES_AT + _LINE_BITS * SUITS
_EVEN: Final = sum(1 << 2 * place for place in range(SUITS * _LINE_BITS // 2))
_NIBBLES: Final = sum(1 << 4 * rank for rank in range(1, RANKS + 1))


def _marks(face: Card) -> int:
    if face is JOKER:
        return 1 << _JOKERS_AT
    line = 1 << 2 * face.rank
    if face.rank == ACE:
        line |= 1 << 2 * ABOVE_KING
    return _UNITS[face.index] | 1 << _TALLY_AT + 4 * face.rank | line << _LINES_AT + _LINE_BITS * face.suit


_MARKS: Final = tuple(_marks(face) for face in FACES)


class Counts(NamedTuple):
    """A hand in numbers: its pool, its jokers, four bits for each rank held, and the suits as lines one after another.

    A face may occur three times at most.
    """

    pool: int
    jokers: int
    tally: int
    lines: int


def counts_of(hand: Iterable[Card]) -> Counts:
    """What a hand holds, counted."""
    marks = sum([_MARKS[card.index] for card in hand])
    return Counts(
        marks & (1 << _TALLY_AT) - 1,
        marks >> _JOKERS_AT,
        marks >> _TALLY_AT & (1 << _LINES_AT - _TALLY_AT) - 1,
        marks >> _LINES_AT & (1 << _JOKERS_AT - _LINES_AT) - 1,
    )


def cards_in(pool: int, jokers: int = 0) -> tuple[Card, ...]:
    """The cards of a pool in order, then the jokers."""
    cards: list[Card] = []
    while pool:
        face = _FACE_OF_BIT[pool & -pool]
        cards.append(face)
        pool -= _UNITS[face.index]
    cards.sort(key=attrgetter("index"))
    return (*cards, *(JOKER,) * jokers)


def lowest_face(pool: int) -> int:
    """The place, counted in faces, of the first face in a pool that is not empty."""
    return ((pool & -pool).bit_length() - 1) // FIELD


def holds_pool(pool: int, wanted: int) -> bool:
    """Whether a pool contains another, counting copies."""
    return ((pool | GUARD) - wanted) & GUARD == GUARD


# -------------------------------------------------------------------------------------------------------- candidates


def candidates(shape: Shape, counts: Counts, most: int | None = None) -> list[list[Candidate]]:
    """Every candidate in a hand, listed by number of jokers; with `most`, those with at most so many jokers."""
    jokers = counts.jokers if most is None else min(most, counts.jokers)
    found: list[list[Candidate]] = [[] for _ in range(jokers + 1)]
    for suit, line, twice in _lines(shape, counts, jokers):
        for used, gain, naturals, value in _run_candidates(shape, line, twice, jokers):
            found[used].append(Candidate(gain, naturals << FIELD * suit, value))
    enough = counts.tally + (8 - shape.fewest_in_set[min(jokers, _MORE_JOKERS)]) * _NIBBLES & 8 * _NIBBLES
    while enough:
        rank = enough.bit_length() - 1 >> 2
        enough -= 8 << 4 * rank
        copies = counts.pool >> _RANK_BITS * (rank - 1) & (1 << _RANK_BITS) - 1
        for used, candidate in _set_candidates(shape, rank, copies, jokers):
            found[used].append(candidate)
    return found


def _lines(shape: Shape, counts: Counts, jokers: int) -> Iterator[tuple[int, int, int]]:
    """The suits that may hold a run: suit, ranks held, ranks held twice if a run could use both."""
    held = (counts.lines | counts.lines >> 1) & _EVEN
    if not jokers and not shape.wraps and not held & held >> 2 & held >> 4:
        return
    for suit in range(SUITS):
        line = held >> _LINE_BITS * suit & (1 << _LINE_BITS) - 1
        if line:
            twice = counts.lines >> _LINE_BITS * suit + 1 & _EVEN & (1 << _LINE_BITS) - 1 if shape.wraps else 0
            yield suit, line, twice


@lru_cache(maxsize=4096)
def _run_candidates(shape: Shape, held: int, twice: int, jokers: int) -> tuple[tuple[int, int, int, int], ...]:
    """The runs among the ranks of one suit held, some of them twice: (jokers, gain, naturals as spades, value)."""
    best: dict[tuple[int, int], tuple[int, int]] = {}
    fixed = None if shape.joker.meld_value == "replaced_card" else shape.joker.meld_value
    for window in shape.windows:
        length = len(window.places)
        fewest = max(length - min(jokers, window.most_jokers), 1)
        if (held & window.ranks).bit_count() + (length > RANKS) < fewest:
            continue
        places = [place for place in window.places if held & place.bit]
        replaced = sum(place.value for place in window.places)
        for count in range(fewest, len(places) + 1):
            used = length - count
            for chosen in combinations(places, count):
                if length > RANKS and not _has_copies(window, chosen, twice):
                    continue
                gain = used * shape.joker_gain - 1
                naturals = value = 0
                for place in chosen:
                    gain += place.gain
                    naturals += place.unit
                    value += place.value
                value = replaced if fixed is None else value + used * fixed
                known = best.get((used, naturals))
                if known is None or known[1] < value:
                    best[used, naturals] = (gain, value)
    return tuple((used, gain, naturals, value) for (used, naturals), (gain, value) in best.items())


def _has_copies(window: Window, chosen: tuple[Place, ...], twice: int) -> bool:
    """Whether a run that meets itself at its ends has a copy for each: a single one lies at the lower end."""
    lower, upper = window.places[0], window.places[-1]
    return chosen[-1] is not upper or (chosen[0] is lower and bool(twice & lower.bit))


@lru_cache(maxsize=4096)
def _set_candidates(shape: Shape, rank: int, copies: int, jokers: int) -> tuple[tuple[int, Candidate], ...]:
    """The sets of one rank, as (jokers, candidate); `copies` is the rank's part of a pool."""
    values, fixed = shape.meld_values, shape.joker.meld_value
    each = values.ace_in_set if rank == ACE else min(rank, values.court)
    most = 1 if shape.set.distinct_suits else 3
    held = [min(copies >> FIELD * suit & 3, most) for suit in range(SUITS)]
    largest = shape.set.max if not shape.set.distinct_suits else min(shape.set.max or SUITS, SUITS)
    found = []
    for taken in product(*(range(count + 1) for count in held)):
        count = sum(taken)
        naturals = sum(_UNITS[suit * RANKS + rank - 1] * times for suit, times in enumerate(taken))
        for used in range(max(shape.set.min - count, 0), jokers + 1):
            total = count + used
            if not count or (largest is not None and total > largest) or used > most_jokers(shape.joker, total):
                continue
            value = each * total if fixed == "replaced_card" else each * count + fixed * used
            gain = shape.gains[rank] * count + shape.joker_gain * used - 1
            found.append((used, Candidate(gain, naturals, value)))
    return tuple(found)
