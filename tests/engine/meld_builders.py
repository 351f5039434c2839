"""Melds in text notation, random rule sets and hands, and the definition of a meld spelled out the slow way."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, pairwise
from typing import Any, Final

from hypothesis import strategies as st

from engine.booklets import CZECH_RUMMY, DISNEY_BASIC, NSV_BASIC
from engine.cards import JOKER, Card, deck, natural
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.melds.meld import Meld
from engine.melds.reading import readings
from engine.rules.melding import RunRules
from engine.rules.refusals import IllegalMove, Reject
from tests.engine.builders import text

BASIC: Final = DISNEY_BASIC
CZECH: Final = CZECH_RUMMY
NSV: Final = NSV_BASIC
TILES: Final = BASIC.with_switches({"run.ace": "low", "joker.max_per_meld": "at_least_one_natural"})


def faces(found: Meld) -> str:
    """What each card stands for, in table order: `6H 7H 8H`, `-` for an open joker."""
    return " ".join("-" if face is None else text([face]) for face in found.faces)


def runs_by_definition(rules: DrawDiscardRules, chosen: Sequence[Card]) -> set[tuple[Card, ...]]:
    """The faces of every run that exactly these cards can be: lines of neighbours, tried one by one."""
    count, jokers = len(chosen), list(chosen).count(JOKER)
    if not _jokers_allowed(rules, count, jokers) or not rules.run.min <= count <= rules.run.max:
        return set()
    naturals = Counter(chosen)
    naturals.pop(JOKER, None)
    lines = _lines(rules.run, count)
    return {line for line in lines if all(line.count(each) >= copies for each, copies in naturals.items())}


@cache
def _lines(run: RunRules, count: int) -> tuple[tuple[Card, ...], ...]:
    """Every line of so many neighbours."""
    every = (
        tuple(natural(suit, (first + step - 1) % 13 + 1) for step in range(count))
        for suit in range(4)
        for first in range(1, 14)
    )
    return tuple(line for line in every if _is_line(run, line))


def _is_line(run: RunRules, line: tuple[Card, ...]) -> bool:
    """Whether aces stand where the rules let them: first below the two, last above the king, inside only to wrap."""
    if run.wrap:
        return True
    ranks = [face.rank for face in line]
    if 1 in ranks[1:-1] or ranks.count(1) > 1:
        return False
    low_ace, high_ace = ranks[0] == 1, ranks[-1] == 1
    if (low_ace and run.ace == "high") or (high_ace and run.ace == "low"):
        return False
    return all(later == earlier + 1 or (later, earlier) == (1, 13) for earlier, later in pairwise(ranks))


def is_set_by_definition(rules: DrawDiscardRules, chosen: Sequence[Card]) -> bool:
    """Whether exactly these cards can be a set: some suits can be found for the jokers."""
    count, jokers = len(chosen), list(chosen).count(JOKER)
    naturals = [each for each in chosen if each is not JOKER]
    if len({each.rank for each in naturals}) != 1 or not _jokers_allowed(rules, count, jokers):
        return False
    if count < rules.set.min or (rules.set.max is not None and count > rules.set.max):
        return False
    suits = [each.suit for each in naturals]
    return any(
        not rules.set.distinct_suits or len({*suits, *more}) == count
        for more in combinations_with_replacement(range(4), jokers)
    )


def _jokers_allowed(rules: DrawDiscardRules, count: int, jokers: int) -> bool:
    naturals = count - jokers
    allowed = {"half": jokers <= naturals, "at_least_one_natural": True, "one": jokers <= 1}
    return naturals >= 1 and allowed[rules.joker.max_per_meld]


def groups(rules: DrawDiscardRules, hand: Sequence[Card]) -> list[int]:
    """Every part of a hand, as bits over its cards, that can be a run or a set."""
    found = []
    for bits in range(1, 1 << len(hand)):
        part = part_of(hand, bits)
        if runs_by_definition(rules, part) or is_set_by_definition(rules, part):
            found.append(bits)
    return found


def part_of(hand: Sequence[Card], bits: int) -> tuple[Card, ...]:
    """The cards of a hand that the bits name."""
    return tuple(each for at, each in enumerate(hand) if bits >> at & 1)


def divisions(parts: Sequence[int], free: int) -> Iterator[tuple[int, ...]]:
    """Every choice of disjoint groups among the free cards, the empty choice included."""
    if not free:
        yield ()
        return
    lowest = free & -free
    yield from divisions(parts, free & ~lowest)
    for bits in parts:
        if bits & lowest and not bits & ~free:
            for rest in divisions(parts, free & ~bits):
                yield (bits, *rest)


def worth(rules: DrawDiscardRules, part: Sequence[Card]) -> int:
    """The most that these cards are worth as one meld, counted card by card along each possible line."""
    values, fixed = rules.meld_values, rules.joker.meld_value
    found = [0]
    for reading in readings(rules, part):
        total = 0
        for at, (each, face) in enumerate(zip(reading.cards, reading.faces, strict=True)):
            if each is JOKER and fixed != "replaced_card":
                total += fixed
                continue
            rank = reading.cards[0].rank if face is None else face.rank
            if rank == 1 and reading.kind == "set":
                total += values.ace_in_set
            elif rank == 1:
                total += values.ace_low if at == 0 else values.ace_high
            else:
                total += min(rank, values.court)
        found.append(total)
    return max(found)


_RANKS = (1, 2, 3, 4, 5, 11, 12, 13)
_DENSE: Final = tuple(each for each in deck(2, 4) if each is JOKER or (each.rank in _RANKS and each.suit < 3))


def hands(least: int, most: int) -> st.SearchStrategy[tuple[Card, ...]]:
    """Hands of two packs with up to four jokers, few ranks and suits, so that melds are common."""
    places = st.lists(st.integers(0, len(_DENSE) - 1), min_size=least, max_size=most, unique=True)
    return places.map(lambda found: tuple(_DENSE[place] for place in found))


@st.composite
def rule_sets(draw: st.DrawFn) -> DrawDiscardRules:
    """Rule sets in which every switch of melds varies."""
    distinct = draw(st.booleans())
    smallest, shortest = draw(st.integers(3, 4)), draw(st.integers(3, 4))
    wrap = draw(st.booleans())
    ace_in_set, high = draw(st.sampled_from([(11, 11), (1, 11), (11, 1), (15, 5)]))
    return DrawDiscardRules.model_validate(
        {
            "set": {
                "min": smallest,
                "max": 4 if distinct else draw(st.sampled_from([smallest, 5, 8, None])),
                "distinct_suits": distinct,
            },
            "run": {
                "min": shortest,
                "max": draw(st.sampled_from([4, 5, 13, 14] if wrap else [4, 5, 13])),
                "ace": "low_or_high" if wrap else draw(st.sampled_from(["low", "high", "low_or_high"])),
                "wrap": wrap,
            },
            "joker": {
                "max_per_meld": draw(st.sampled_from(["half", "at_least_one_natural", "one"])),
                "meld_value": draw(st.sampled_from(["replaced_card", 15, 0])),
                "announce": draw(st.sampled_from(["when_ambiguous", "required"])),
            },
            "hand_values": {
                "ace": draw(st.sampled_from([1, 11])),
                "court": draw(st.sampled_from([10, 13])),
                "joker": draw(st.sampled_from([0, 20, 40])),
            },
            "meld_values": {
                "ace_in_set": ace_in_set,
                "ace_high": high,
                "ace_low": draw(st.sampled_from([1, 12])),
                "court": draw(st.sampled_from([10, 12])),
            },
        }
    )


def outcome(act: Callable[..., Meld], *facts: Any) -> Meld | Reject:
    """What comes of reading, laying off or swapping: the meld, or the code of the refusal."""
    try:
        return act(*facts)
    except IllegalMove as refusal:
        return refusal.code
