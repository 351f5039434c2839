"""Every choice of cards from a hand that forms a run or a set.

What a suit or a rank offers is cached, since hands of one round differ in few cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from engine.cards import JOKER, RANKS, SUITS
from engine.melds.meld import most_jokers
from engine.melds.pools import FIELD, LINE_BITS, RANK_BITS, UNITS, Counts
from engine.melds.search_rules import MORE_JOKERS, Place, SearchRules, Window

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
