"""How much can be laid where jokers are pieces like any other, however many, by an integer programme.

It is written from the rules alone and shares nothing with the solver. The runs of a suit are a flow along its places:
an edge puts a piece to a run that ends at the place before, or begins one with it. Sets are chosen by their shapes.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

from engine.cards import JOKER, RANKS, SUITS, Card, natural
from engine.melds.meld import Meld
from tests.engine.table_builders import Rules

Row = tuple[object, ...]
Column = dict[Row, int]
"""What a thing that may be chosen any number of times adds to the rows."""


class Ends(NamedTuple):
    """What is known of a run so far: its length as far as that matters, whether it began at the line's first place, and
    its *balance*: naturals less jokers, or only jokers, or only whether it has a natural, as the limit of jokers asks.
    """

    length: int
    at_first: bool
    balance: int


def most_laid(rules: Rules, before: Sequence[Meld], rack: Sequence[Card], seconds: float = 600) -> int | None:
    """How many rack pieces can be laid at most, 0 for none; None where that is not told in so many seconds."""
    lying = Counter(card for meld in before for card in meld.cards)
    there = lying + Counter(rack)
    columns = [*_sets(rules, there)]
    for suit in range(SUITS):
        columns += _runs(rules, suit, there)
    used = [_piece(card) for card in there]
    rows = sorted({*used, *(row for column in columns for row in column)})
    at = {row: number for number, row in enumerate(rows)}
    entries = [(at[row], number, value) for number, column in enumerate(columns) for row, value in column.items()]
    if not entries:
        return 0
    heights, widths, values = zip(*entries, strict=True)
    matrix = csr_array((np.array(values, dtype=float), (heights, widths)), shape=(len(rows), len(columns)))
    least, most, worth = (np.zeros(len(rows)) for _ in range(3))
    for card, count in there.items():
        row = at[_piece(card)]
        least[row], most[row], worth[row] = lying[card], count, 1
    gain = matrix.T @ worth
    found = milp(
        -gain,
        constraints=LinearConstraint(matrix, least, most),
        integrality=np.ones(len(columns)),
        bounds=Bounds(0, np.inf),
        options={"time_limit": seconds},
    )
    if found.status not in {0, 2}:
        return None
    return 0 if found.x is None else round(float(gain @ np.round(found.x))) - lying.total()


def _piece(card: Card) -> Row:
    return ("piece", card.index, 0, 0, 0, 0)


# ----------------------------------------------------------------------------------------------------------------- runs


def _runs(rules: Rules, suit: int, there: Counter[Card]) -> Iterator[Column]:
    """The edges of a suit's flow, and the ends of runs that may end."""
    places = range(2 if rules.run.ace == "high" else 1, RANKS + (1 if rules.run.ace == "low" else 2))
    before: set[Ends] = set()
    for place in places:
        face = natural(suit, (place - 1) % RANKS + 1)
        here: set[Ends] = set()
        for card in (each for each in (face, JOKER) if there[each]):
            for ends in (None, *before):
                after = _longer(rules, ends, place, places, card is JOKER, there[JOKER])
                if after is not None:
                    here.add(after)
                    leaving = {} if ends is None else {_node(suit, place - 1, ends): -1}
                    yield {_piece(card): 1, _node(suit, place, after): 1, **leaving}
        for ends in here:
            if ends.length >= rules.run.min and ends.balance >= _LEAST[rules.joker.max_per_meld]:
                yield {_node(suit, place, ends): -1}
        before = here


_LEAST = {"half": 0, "at_least_one_natural": 1, "one": 0}


def _longer(rules: Rules, ends: Ends | None, place: int, places: range, is_joker: bool, jokers: int) -> Ends | None:
    """A run with one piece more, None where it may not take that piece."""
    length, at_first, balance = ends or Ends(0, place == places[0], 0)
    limit, longest = rules.joker.max_per_meld, rules.run.max
    if limit == "half":
        balance = min(balance + (-1 if is_joker else 1), jokers)
    elif limit == "one":
        balance += is_joker
    else:
        balance = max(balance, not is_joker)
    if (limit == "one" and balance > 1) or length == longest:
        return None
    if longest >= len(places) - 1:
        # No run is too long but one of every place.
        if at_first and place == places[-1] and longest < len(places):
            return None
        length = min(length, rules.run.min - 1)
    return Ends(length + 1, at_first, balance)


def _node(suit: int, place: int, ends: Ends) -> Row:
    return ("run", suit, place, *ends)


# ----------------------------------------------------------------------------------------------------------------- sets


def _sets(rules: Rules, there: Counter[Card]) -> Iterator[Column]:
    for rank in range(1, RANKS + 1):
        faces = [face for suit in range(SUITS) if there[face := natural(suit, rank)]]
        if rules.set.distinct_suits:
            largest = min(rules.set.max or SUITS, SUITS)
            for jokers in range(there[JOKER] + 1):
                for size in range(1, len(faces) + 1):
                    if rules.set.min <= size + jokers <= largest and _bears(rules, size, jokers):
                        for chosen in combinations(faces, size):
                            yield {**{_piece(face): 1 for face in chosen}, _piece(JOKER): jokers}
            continue
        count = sum(there[face] for face in faces)
        yield from ({_piece(face): 1, ("set", rank, 0, 0, 0, 0): 1} for face in faces)
        for jokers in range(there[JOKER] + 1):
            for size in range(1, count + 1):
                largest = rules.set.max or size + jokers
                if rules.set.min <= size + jokers <= largest and _bears(rules, size, jokers):
                    yield {("set", rank, 0, 0, 0, 0): -size, _piece(JOKER): jokers}


def _bears(rules: Rules, naturals: int, jokers: int) -> bool:
    """Whether a meld of so many naturals bears so many jokers (G-19)."""
    return jokers <= {"half": naturals, "at_least_one_natural": jokers, "one": 1}[rules.joker.max_per_meld]
