"""Every choice of cards from a hand that forms a run or a set, in numbers that searches add and compare.

A *pool* is a multiset of naturals packed into one integer, three bits a face, the topmost of the three kept free: a
borrow into it tells that a face is missing (`holds_pool`). Faces are packed rank by rank, so that what begins at the
lowest face touches few others. What a suit or a rank offers is cached, since hands of one round differ in few cards.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import combinations, product
from operator import attrgetter, or_
from typing import Final, Literal, NamedTuple

from engine.cards import ACE, FACES, JOKER, NATURALS, RANKS, SUITS, Card
from engine.melds.meld import ABOVE_KING, LINE, MeldRules, MeldRuleSet, meld_rule_set, most_jokers, run_starts

FIELD: Final = 3
"""Bits of a face."""

GUARD: Final = sum(1 << FIELD * place + FIELD - 1 for place in range(SUITS * RANKS))
"""The bits that are kept free."""

RANK_BITS: Final = FIELD * SUITS
"""Bits of a rank."""

_IN_POOL: Final = sorted(NATURALS, key=lambda face: (face.rank, face.suit))
UNITS: Final = tuple(1 << FIELD * _IN_POOL.index(face) for face in NATURALS)
"""By face index the pool of one such card."""

_FACE_OF_BIT: Final = {bit * UNITS[face.index]: face for face in NATURALS for bit in (1, 2)}


def cards_in(pool: int, jokers: int = 0) -> tuple[Card, ...]:
    """The cards of a pool in order, then the jokers."""
    cards: list[Card] = []
    while pool:
        face = _FACE_OF_BIT[pool & -pool]
        cards.append(face)
        pool -= UNITS[face.index]
    cards.sort(key=attrgetter("index"))
    return (*cards, *(JOKER,) * jokers)


def lowest_face(pool: int) -> int:
    """The place, counted in faces, of the first face in a pool that is not empty."""
    return ((pool & -pool).bit_length() - 1) // FIELD


def pieces_of(pool: int) -> int:
    """How many cards are in a pool."""
    return (pool & GUARD >> 2).bit_count() + 2 * (pool & GUARD >> 1).bit_count()


def holds_pool(pool: int, wanted: int) -> bool:
    """Whether a pool contains another, counting copies."""
    return ((pool | GUARD) - wanted) & GUARD == GUARD


# One addition a card counts all that a search asks of a hand: see `Counts`. A line has two bits for each rank from the
# ace below the two to the ace above the king.
LINE_BITS: Final = 32
"""Bits of a suit's line."""

_TALLY_AT: Final = FIELD * SUITS * RANKS
_LINES_AT: Final = _TALLY_AT + 4 * (RANKS + 1)
_JOKERS_AT: Final = _LINES_AT + LINE_BITS * SUITS


def _marks(face: Card) -> int:
    if face is JOKER:
        return 1 << _JOKERS_AT
    line = 1 << 2 * face.rank
    if face.rank == ACE:
        line |= 1 << 2 * ABOVE_KING
    return UNITS[face.index] | 1 << _TALLY_AT + 4 * face.rank | line << _LINES_AT + LINE_BITS * face.suit


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


Aim = Literal["points", "cards"]

# What a hand point and a card weigh in a gain. A meld costs one, so that of equal gains the fewest melds win.
_WEIGHTS: Final[dict[Aim, tuple[int, int]]] = {"points": (1 << 16, 1 << 8), "cards": (1 << 8, 1 << 24)}

MORE_JOKERS: Final = 3
"""The smallest set has four cards at most, so more jokers than this change nothing about it."""


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
class SearchRules:
    """What a search with one aim has to know of the rules. Equal ones are the same object.

    `windows` says by suit where runs may lie, `twins` by suit the first one in which all cards count the same, so that
    one answer does for both; `wraps` whether runs may go on above the king. `fewest_in_set` says for no, one, two and
    more jokers in hand how many naturals a set needs, `gains` by face index what laying a card brings.
    """

    melds: MeldRuleSet
    windows: tuple[tuple[Window, ...], ...]
    twins: tuple[int, ...]
    wraps: bool
    fewest_in_set: tuple[int, ...]
    gains: tuple[int, ...]


def search_rules(rules: MeldRules, aim: Aim) -> SearchRules:
    """The rules for searches that lay as many hand points, or as many cards, as they can."""
    return _search_rules(meld_rule_set(rules), aim)


def points_gained(gain: int) -> int:
    """The hand points in a gain of a search that aims at points."""
    return gain // _WEIGHTS["points"][0]


@lru_cache(maxsize=128)
def _search_rules(melds: MeldRuleSet, aim: Aim) -> SearchRules:
    per_point, per_card = _WEIGHTS[aim]
    gains = tuple([points * per_point + per_card for points in melds.hand_values.by_face])
    windows = [tuple(_windows(melds, suit, gains)) for suit in range(SUITS)]
    least = melds.set.min
    return SearchRules(
        melds=melds,
        windows=tuple(windows),
        twins=tuple([windows.index(of_suit) for of_suit in windows]),
        wraps=melds.run.wrap,
        fewest_in_set=tuple(
            [max(least - min(jokers, most_jokers(melds.joker, least)), 1) for jokers in range(MORE_JOKERS + 1)]
        ),
        gains=gains,
    )


def _windows(melds: MeldRuleSet, suit: int, gains: tuple[int, ...]) -> Iterator[Window]:
    worth, line = melds.meld_values.by_face, LINE[suit]
    for count in range(melds.run.min, melds.run.max + 1):
        for start in run_starts(melds.run, count):
            places = []
            for at in range(start, start + count):
                face = line[at - 1]
                value = (worth.first_in_run if at == start else worth.in_run)[face.index]
                places.append(Place(1 << 2 * face.rank, gains[face.index], UNITS[face.rank - 1], value))
            ranks = reduce(or_, (place.bit for place in places))
            yield Window(tuple(places), ranks, most_jokers(melds.joker, count))


_EVEN: Final = sum(1 << 2 * place for place in range(SUITS * LINE_BITS // 2))
_NIBBLES: Final = sum(1 << 4 * rank for rank in range(1, RANKS + 1))


class Candidate(NamedTuple):
    """Naturals that form a meld with so many jokers.

    `gain` is what laying it brings towards the search's aim, jokers included; `value` what the meld is worth when it
    is read as worth most.
    """

    gain: int
    naturals: int
    value: int


def candidates(rules: SearchRules, counts: Counts, most: int | None = None) -> list[list[Candidate]]:
    """Every candidate in a hand, listed by number of jokers; with `most`, those with at most so many jokers."""
    jokers = counts.jokers if most is None else min(most, counts.jokers)
    found: list[list[Candidate]] = [[] for _ in range(jokers + 1)]
    for suit, line, twice in _lines(rules, counts, jokers):
        for used, gain, naturals, value in _run_candidates(rules, rules.twins[suit], line, twice, jokers):
            found[used].append(Candidate(gain, naturals << FIELD * suit, value))
    enough = counts.tally + (8 - rules.fewest_in_set[min(jokers, MORE_JOKERS)]) * _NIBBLES & 8 * _NIBBLES
    while enough:
        rank = enough.bit_length() - 1 >> 2
        enough -= 8 << 4 * rank
        copies = counts.pool >> RANK_BITS * (rank - 1) & (1 << RANK_BITS) - 1
        for used, candidate in _set_candidates(rules, rank, copies, jokers):
            found[used].append(candidate)
    return found


def _lines(rules: SearchRules, counts: Counts, jokers: int) -> Iterator[tuple[int, int, int]]:
    """The suits that may hold a run: suit, ranks held, ranks held twice if a run could use both."""
    held = (counts.lines | counts.lines >> 1) & _EVEN
    if not jokers and not rules.wraps and not held & held >> 2 & held >> 4:
        return
    for suit in range(SUITS):
        line = held >> LINE_BITS * suit & (1 << LINE_BITS) - 1
        if line:
            twice = counts.lines >> LINE_BITS * suit + 1 & _EVEN & (1 << LINE_BITS) - 1 if rules.wraps else 0
            yield suit, line, twice


@lru_cache(maxsize=4096)
def _run_candidates(
    rules: SearchRules, suit: int, held: int, twice: int, jokers: int
) -> tuple[tuple[int, int, int, int], ...]:
    """The runs among the ranks of one suit held, some of them twice: (jokers, gain, naturals as spades, value)."""
    best: dict[tuple[int, int], tuple[int, int]] = {}
    fixed, joker_gain = rules.melds.joker.meld_value, rules.gains[JOKER.index]
    for window in rules.windows[suit]:
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
                gain = used * joker_gain - 1
                naturals = value = 0
                for place in chosen:
                    gain += place.gain
                    naturals += place.unit
                    value += place.value
                value = replaced if fixed == "replaced_card" else value + used * fixed
                known = best.get((used, naturals))
                if known is None or known[1] < value:
                    best[used, naturals] = (gain, value)
    return tuple((used, gain, naturals, value) for (used, naturals), (gain, value) in best.items())


def _has_copies(window: Window, chosen: tuple[Place, ...], twice: int) -> bool:
    """Whether a run that meets itself at its ends has a copy for each: a single one lies at the lower end."""
    lower, upper = window.places[0], window.places[-1]
    return chosen[-1] is not upper or (chosen[0] is lower and bool(twice & lower.bit))


@lru_cache(maxsize=4096)
def _set_candidates(rules: SearchRules, rank: int, copies: int, jokers: int) -> tuple[tuple[int, Candidate], ...]:
    """The sets of one rank, as (jokers, candidate); `copies` is the rank's part of a pool."""
    sets, joker, joker_gain = rules.melds.set, rules.melds.joker, rules.gains[JOKER.index]
    least, largest, fixed = sets.min, sets.largest, joker.meld_value
    indexes = [suit * RANKS + rank - 1 for suit in range(SUITS)]
    each = rules.melds.meld_values.by_face.in_set[indexes[0]]
    most = 1 if sets.distinct_suits else 3
    held = [min(copies >> FIELD * suit & 3, most) for suit in range(SUITS)]
    found = []
    for taken in product(*(range(count + 1) for count in held)):
        count = sum(taken)
        naturals = laid = 0
        for index, times in zip(indexes, taken, strict=True):
            naturals += UNITS[index] * times
            laid += rules.gains[index] * times
        for used in range(max(least - count, 0), jokers + 1):
            total = count + used
            if not count or (largest is not None and total > largest) or used > most_jokers(joker, total):
                continue
            value = each * total if fixed == "replaced_card" else each * count + fixed * used
            found.append((used, Candidate(laid + joker_gain * used - 1, naturals, value)))
    return tuple(found)
