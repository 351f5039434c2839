"""Exact search among cards in hand: every way to split chosen cards into melds, and the best melds of a hand."""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from engine.cards import FACES, JOKER, NATURALS, Card
from engine.melds.candidates import (
    FIELD,
    GUARD,
    Candidate,
    Counts,
    SearchRules,
    candidates,
    cards_in,
    counts_of,
    holds_pool,
    lowest_face,
    pieces_of,
    points_gained,
    search_rules,
)
from engine.melds.meld import Meld, MeldKind, MeldRules, MeldRuleSet, meld_rule_set
from engine.melds.reading import readings
from engine.melds.worth import hand_value, meld_value


@dataclass(frozen=True, slots=True)
class MeldSplit:
    """A hand divided: its melds, worth most first; the cards left over, sorted; what those count in hand."""

    melds: tuple[Meld, ...]
    left: tuple[Card, ...]
    deadwood: int


@dataclass(frozen=True, slots=True)
class Shortfall:
    """Why chosen cards cannot be laid as they are.

    `melds` and `left` divide them with the fewest cards left over; each face in `wanted`, added alone, would let all of
    them be laid. Nothing is short where `left` is empty.
    """

    melds: tuple[Meld, ...]
    left: tuple[Card, ...]
    wanted: tuple[Card, ...]


LARGE: Final = 32
"""A hand of more cards than so many, each joker counted twice, is not searched through: none is dealt as large."""

LOOKS: Final = 20_000
"""Looks after which a search gives up to find the best, some 15 ms of one processor."""


def best_melds(rules: MeldRules, hand: Sequence[Card]) -> MeldSplit:
    """The melds that leave the least deadwood in a hand; among equals the fewest cards left, then the fewest melds.

    In a hand larger than any that is dealt they may leave more. Flushes are not looked for: they close a round
    (A001-06), they do not lower deadwood.
    """
    melds, left = _divided(search_rules(rules, "points"), hand)
    return MeldSplit(melds, left, hand_value(rules, left))


def split_of(rules: MeldRules, hand: tuple[Card, ...]) -> MeldSplit:
    """`best_melds` of a hand that is asked for again and again, as while playing out many rounds from one moment."""
    return _known_split(meld_rule_set(rules), hand)


_known_split: Final = lru_cache(maxsize=1 << 14)(best_melds)


def deadwood(rules: MeldRules, hand: Sequence[Card]) -> int:
    """What stays in a hand, in points, once its best melds are laid."""
    laid = _best(search_rules(rules, "points"), counts_of(hand))
    return hand_value(rules, hand) - points_gained(laid.gain)


def completing_faces(rules: MeldRules, hand: Sequence[Card]) -> tuple[Card, ...]:
    """The faces of which one card more would leave less of a hand over: each makes a meld of cards that lie loose.

    >>> from engine.booklets import DISNEY_BASIC
    >>> from engine.cards import PLAYING_CARDS
    >>> PLAYING_CARDS.texts(completing_faces(DISNEY_BASIC, PLAYING_CARDS.parse_many("7H 8H KS")))
    '6H 9H JK'
    """
    left = deadwood(rules, hand)
    return tuple(face for face in FACES if deadwood(rules, (*hand, face)) < left)


def best_opening(
    rules: MeldRules, hand: Sequence[Card], points: int, single_meld: bool, *, exact: bool = False
) -> tuple[Meld, ...] | None:
    """The melds that open with so many points and leave the least deadwood, worth most first; None where none do.

    With `single_meld` one of them must be worth the points (A000-06), otherwise all together. Among equals the fewest
    cards left, then the fewest melds. In a large hand it is found for certain if it has to be `exact`.
    """
    by_points, required = search_rules(rules, "points"), 1 if single_meld else points
    laid = _best(by_points, counts_of(hand), required, enough=points if single_meld else None, exact=exact)
    return _melds(by_points, laid) if laid.worth >= required and laid.gain else None


def melds_in(rules: MeldRules, hand: Sequence[Card], jokers: int | None = None) -> tuple[Meld, ...]:
    """Every choice of cards from a hand that forms a run or a set with at most so many jokers (None: all in hand).

    Each choice appears once, read as worth most; equal cards make equal choices. Worth most first.
    """
    by_points = search_rules(rules, "points")
    found = candidates(by_points, counts_of(hand), jokers)
    chosen = {(naturals, used) for used, alike in enumerate(found) for _, naturals, _ in alike}
    return _by_worth([_read(by_points.melds, naturals, used)[0] for naturals, used in sorted(chosen)])


def melds_with(rules: MeldRules, held: Sequence[Card], card: Card) -> Iterator[Meld]:
    """The melds that a card which is held lies in, those of the fewest jokers first; one may come more than once."""
    near = [other for other in held if JOKER in (card, other) or other.suit == card.suit or other.rank == card.rank]
    # Melds with many jokers are many, and seldom needed.
    for jokers in range(near.count(JOKER) + 1):
        yield from (meld for meld in melds_in(rules, near, jokers) if card in meld.cards)


def splits(rules: MeldRules, cards: Sequence[Card], limit: int = 20) -> tuple[tuple[Meld, ...], ...]:
    """Exactly these cards divided into melds: the splits worth most first, then the fewest melds; `limit` at most.

    Two splits differ if their melds do, in a card or in what a joker stands for; a joker in a set that must be
    announced is announced one way only. A flush of all the cards is a split too. Empty where the cards cannot be
    divided.
    """
    counts = counts_of(cards)
    found = _Splits(search_rules(rules, "points"), counts, limit).all_of(counts)
    flush = _whole_flush(rules, cards)
    if flush is not None:
        found.append((meld_value(rules, flush), (flush,)))
        found.sort(key=lambda split: (-split[0], len(split[1])))
    return tuple(melds for _, melds in found[:limit])


def missing_for(rules: MeldRules, cards: Sequence[Card]) -> Shortfall:
    """What lacks for these cards to be laid: the best division of some of them, and the faces that would help."""
    flush = _whole_flush(rules, cards)
    if flush is not None:
        return Shortfall((flush,), (), ())
    by_cards = search_rules(rules, "cards")
    melds, left = _divided(by_cards, cards)
    wanted = tuple(face for face in NATURALS if left and not _divided(by_cards, (*cards, face))[1])
    return Shortfall(melds, left, wanted)


def _divided(search: SearchRules, cards: Sequence[Card]) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """The best melds of some cards, and what they leave over."""
    melds = _melds(search, _best(search, counts_of(cards)))
    return melds, _left(cards, melds)


def _whole_flush(rules: MeldRules, cards: Sequence[Card]) -> Meld | None:
    whole = readings(rules, cards) if rules.flush is not None else ()
    return whole[0] if whole and whole[0].kind is MeldKind.FLUSH else None


_Read = tuple[int, Meld]


class _Laid(NamedTuple):
    """Melds laid, as a chain: the last one's naturals and jokers, and the melds before. `worth` stops at the target."""

    gain: int
    worth: int
    naturals: int
    jokers: int
    before: "_Laid | None"

    def choices(self) -> list[tuple[int, int]]:
        """Naturals and jokers of each meld."""
        chosen = []
        link: _Laid | None = self
        while link is not None and link.before is not None:
            chosen.append((link.naturals, link.jokers))
            link = link.before
        return chosen


_NOTHING: Final = _Laid(0, 0, 0, 0, None)
_NO_MORE: Final = [_NOTHING]


def _best(
    rules: SearchRules, counts: Counts, required: int = 0, *, enough: int | None = None, exact: bool = False
) -> _Laid:
    """The melds of most gain whose worth together reaches what is required; nothing where that is impossible.

    With `enough` a meld that counts so much is worth 1, any other nothing. What takes long is not searched to its end,
    unless it has to be `exact`.
    """
    is_large = pieces_of(counts.pool) + 2 * counts.jokers > LARGE and not exact
    found = candidates(rules, counts, 1 if is_large else None)
    if enough is not None:
        found = [
            [Candidate(gain, naturals, int(value >= enough)) for gain, naturals, value in alike] for alike in found
        ]
    if not any(found):
        return _NOTHING
    if len(found) == len(found[0]) == 1:
        # Most hands that hold a meld hold just one: no search then, unless two packs give it twice.
        gain, naturals, value = found[0][0]
        if not holds_pool(counts.pool - naturals, naturals):
            return _Laid(gain, value, naturals, 0, _NOTHING) if value >= required else _NOTHING
    if is_large:
        return _one_by_one(found, counts, required)
    try:
        front = _Layings(found, required, None if exact else LOOKS).front(counts.pool, counts.jokers)
    except _TooLong:
        return _one_by_one(found, counts, required)
    return next((laid for laid in front if laid.worth >= required), _NOTHING)


def _one_by_one(found: list[list[Candidate]], counts: Counts, required: int) -> _Laid:
    """The melds of a hand that cannot be searched through: each time the first one that fits, in the best of orders."""
    alike = [(used, *candidate) for used, of_used in enumerate(found) for candidate in of_used]
    best = _NOTHING
    for order in _ORDERS:
        pool, left, laid = counts.pool, counts.jokers, _NOTHING
        for used, gain, naturals, value in sorted(alike, key=order):
            while used <= left and holds_pool(pool, naturals):
                pool, left = pool - naturals, left - used
                laid = _Laid(laid.gain + gain, min(laid.worth + value, required), naturals, used, laid)
        best = max(best, laid, key=lambda one: (one.worth, one.gain))
    return best if best.worth >= required else _NOTHING


_Choice = tuple[int, int, int, int]


# Those first that gain most, that use no jokers, that are small, that are worth most.
_ORDERS: Final[tuple[Callable[[_Choice], tuple[int, ...]], ...]] = (
    lambda choice: (-choice[1], choice[0]),
    lambda choice: (choice[0], -choice[1]),
    lambda choice: (choice[0], choice[2].bit_count(), -choice[1]),
    lambda choice: (-choice[3], -choice[1]),
)


class _TooLong(Exception):  # noqa: N818 - no fault: whoever asked goes on without the best answer
    """A search has used up its looks."""


class _Layings:
    """The best melds of any part of a hand, each part looked at once.

    The first face of a part stays in hand, or lies in one of the few melds that begin with it; what follows is the
    same question for a smaller part.
    """

    def __init__(self, found: list[list[Candidate]], required: int, looks: int | None) -> None:
        self._required = required
        self._looks = sys.maxsize if looks is None else looks
        self._from: dict[int, list[tuple[int, int, int, int]]] = {}
        self._known: dict[int, list[_Laid]] = {}
        faces = 0
        for used, alike in enumerate(found):
            for gain, naturals, value in alike:
                self._from.setdefault(lowest_face(naturals), []).append((used, gain, naturals, value))
                faces |= naturals
        self._layable = faces | faces << 1 | faces >> 1

    def front(self, pool: int, left: int) -> list[_Laid]:
        """Layings that none beats in both gain and worth: most gain first, most worth last. Raises _TooLong."""
        pool &= self._layable
        if not pool:
            return _NO_MORE
        key = pool << 8 | left
        known = self._known.get(key)
        if known is not None:
            return known
        face = lowest_face(pool)
        layings = [*self.front(pool & ~(7 << FIELD * face), left)]
        guarded = pool | GUARD
        self._looks -= len(self._from.get(face, ())) + 1
        if self._looks < 0:
            raise _TooLong
        for used, gain, naturals, value in self._from.get(face, ()):
            if used > left:
                break
            if (guarded - naturals) & GUARD == GUARD:
                for rest in self.front(pool - naturals, left - used):
                    worth = min(value + rest.worth, self._required)
                    layings.append(_Laid(gain + rest.gain, worth, naturals, used, rest))
        self._known[key] = front = _undominated(layings) if len(layings) > 1 else layings
        return front


def _undominated(layings: list[_Laid]) -> list[_Laid]:
    layings.sort(reverse=True)
    kept = layings[:1]
    for laid in layings:
        if laid.worth > kept[-1].worth:
            kept.append(laid)
    return kept


def _melds(rules: SearchRules, laid: _Laid) -> tuple[Meld, ...]:
    """The melds of a laying, worth most first."""
    return _by_worth([_read(rules.melds, naturals, jokers)[0] for naturals, jokers in laid.choices()])


def _left(hand: Sequence[Card], melds: Sequence[Meld]) -> tuple[Card, ...]:
    """The cards that melds leave in hand, in order."""
    left = sorted(hand, key=attrgetter("index"))
    for meld in melds:
        for card in meld.cards:
            left.remove(card)
    return tuple(left)


def _by_worth(read: list[_Read]) -> tuple[Meld, ...]:
    if len(read) > 1:
        read.sort(key=lambda each: -each[0])
    return tuple([meld for _, meld in read])


@lru_cache(maxsize=8192)
def _read(rules: MeldRuleSet, naturals: int, jokers: int) -> tuple[_Read, ...]:
    """The ways to read a candidate, worth most first, each with its worth; of sets only the first announcement."""
    found = readings(rules, cards_in(naturals, jokers))
    first_set = next((meld for meld in found if meld.kind is MeldKind.SET), None)
    return tuple((meld_value(rules, meld), meld) for meld in found if meld.kind is MeldKind.RUN or meld is first_set)


_Numbered = tuple[int, int, tuple[int, ...]]


class _Splits:
    """The best splits of parts of some cards without rest, as (minus worth, melds, the melds' numbers, sorted).

    Splits are compared as these tuples. Adding the same meld to two of them keeps their order, so the best splits of a
    whole are made from the best splits of its parts.
    """

    def __init__(self, rules: SearchRules, counts: Counts, limit: int) -> None:
        self._rules = rules.melds
        self._limit = limit
        self._from: dict[int, list[tuple[int, int]]] = {}
        for used, alike in enumerate(candidates(rules, counts)):
            for naturals in {candidate.naturals for candidate in alike}:
                self._from.setdefault(lowest_face(naturals), []).append((naturals, used))
        self._melds: list[_Read] = []
        self._numbers: dict[tuple[int, int], range] = {}
        self._known: dict[tuple[int, int], list[_Numbered]] = {(0, 0): [(0, 0, ())]}

    def all_of(self, counts: Counts) -> list[tuple[int, tuple[Meld, ...]]]:
        """The best splits of a whole hand: the worth, and the melds, worth most first."""
        best = self._of(counts.pool, counts.jokers)
        return [(-less, _by_worth([self._melds[number] for number in numbers])) for less, _, numbers in best if numbers]

    def _of(self, pool: int, jokers: int) -> list[_Numbered]:
        """The best splits of this pool and so many jokers: some meld must hold its first face."""
        known = self._known.get((pool, jokers))
        if known is not None:
            return known
        found: set[_Numbered] = set()
        for naturals, used in self._from.get(lowest_face(pool), ()) if pool else ():
            if used <= jokers and holds_pool(pool, naturals):
                rest = self._of(pool - naturals, jokers - used)
                for number in self._numbered(naturals, used) if rest else ():
                    worth, _ = self._melds[number]
                    found.update(
                        (less - worth, melds + 1, tuple(sorted((*numbers, number)))) for less, melds, numbers in rest
                    )
        self._known[pool, jokers] = best = sorted(found)[: self._limit]
        return best

    def _numbered(self, naturals: int, jokers: int) -> range:
        """The numbers of the readings of a candidate."""
        known = self._numbers.get((naturals, jokers))
        if known is None:
            first = len(self._melds)
            self._melds.extend(_read(self._rules, naturals, jokers))
            self._numbers[naturals, jokers] = known = range(first, len(self._melds))
        return known
