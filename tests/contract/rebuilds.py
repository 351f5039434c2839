"""Random rebuilds of a table, most of them legal: lay-offs, new melds, splits, pieces taken away, jokers freed."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice

from engine.cards import JOKER, Card, without
from engine.melds.laying_off import fitting_cards, freeing_cards
from engine.melds.meld import Meld, MeldKind, NewMeld
from engine.melds.reading import readings
from engine.melds.rebuilding import TableRules
from engine.melds.search import melds_in
from engine.solver import place

Table = tuple[NewMeld, ...]
Melds = Sequence[Meld]
Rack = Sequence[Card]
OF_EACH = 6
SMALL = 8
SMALL_BUDGET = 200


def rebuilds(rules: TableRules, melds: Melds, rack: Rack, chance: random.Random) -> Iterator[Table]:
    """Whole tables that a seat with this rack might propose: all it has where that is little, else at random."""
    yield from _whole_rack(rules, melds, rack)
    for kind in _shuffled([_new_melds, _lay_offs, _splits, _taken_away, _freed], chance):
        yield from islice(kind(rules, melds, rack, chance), OF_EACH)


def as_it_lies(melds: Sequence[Meld]) -> Table:
    return tuple(NewMeld(meld.cards, meld.faces) for meld in melds)


def _new(meld: Meld) -> NewMeld:
    return NewMeld(meld.cards, meld.faces)


def _shuffled(things: Sequence[object], chance: random.Random) -> list:
    return chance.sample(list(things), len(things))


def _but(melds: Sequence[Meld], *gone: Meld) -> Table:
    left = list(melds)
    for meld in gone:
        left.remove(meld)
    return as_it_lies(left)


def _whole_rack(rules: TableRules, melds: Melds, rack: Rack) -> Iterator[Table]:
    """A small rack laid out at once, if the solver finds a place for all of it."""
    if 2 < len(rack) <= SMALL:
        found = place(rules, melds, rack, budget=SMALL_BUDGET)
        if found is not None:
            yield as_it_lies(found.table)


def _new_melds(rules: TableRules, melds: Melds, rack: Rack, chance: random.Random) -> Iterator[Table]:
    """As many melds of the rack as there are, from a random one on."""
    found = list(melds_in(rules, rack))
    for first in _shuffled(found, chance):
        laid, left = [first], without(rack, first.cards)
        for meld in found:
            if all(left.count(card) >= meld.cards.count(card) for card in meld.cards):
                laid.append(meld)
                left = without(left, meld.cards)
        yield (*as_it_lies(melds), *map(_new, laid))


def _lay_offs(rules: TableRules, melds: Melds, rack: Rack, chance: random.Random) -> Iterator[Table]:
    for meld in _shuffled(melds, chance):
        for card in _shuffled(sorted(set(rack) & fitting_cards(rules, meld)), chance):
            yield (*_but(melds, meld), NewMeld((*meld.cards, card)))
            yield (*_but(melds, meld), NewMeld((card, *meld.cards)))


def _splits(rules: TableRules, melds: Melds, rack: Rack, chance: random.Random) -> Iterator[Table]:
    """A long run in two, the rack's copy of one of its cards between."""
    for meld in _shuffled(melds, chance):
        if meld.kind is not MeldKind.RUN:
            continue
        for card in sorted(set(rack) & set(meld.faces) - {None}):
            at = meld.faces.index(card)
            low, high = [*zip(meld.cards, meld.faces, strict=True)][: at + 1], (card, *meld.cards[at + 1 :])
            yield (
                *_but(melds, meld),
                NewMeld(tuple(own for own, _ in low), tuple(face for _, face in low)),
                NewMeld(high, (card, *meld.faces[at + 1 :])),
            )


def _taken_away(rules: TableRules, melds: Melds, rack: Rack, chance: random.Random) -> Iterator[Table]:
    """A piece of the table that the rack can make a meld with."""
    for meld in _shuffled(melds, chance):
        for at in _shuffled(range(len(meld.cards)), chance):
            rest = (*meld.cards[:at], *meld.cards[at + 1 :])
            left = readings(rules, rest)
            if not left or meld.cards[at] in rack:
                continue
            for new in melds_in(rules, (*rack, meld.cards[at])):
                if meld.cards[at] in new.cards and len(new.cards) > 1:
                    yield (*_but(melds, meld), _new(left[0]), _new(new))
                    break


def _freed(rules: TableRules, melds: Melds, rack: Rack, chance: random.Random) -> Iterator[Table]:
    """A joker's own card from the rack in its place, and the joker in a new meld or laid off."""
    for meld in _shuffled([one for one in melds if JOKER in one.cards], chance):
        for card in sorted(set(rack) & freeing_cards(rules, meld)):
            at = meld.cards.index(JOKER)
            whole = NewMeld((*meld.cards[:at], card, *meld.cards[at + 1 :]))
            left = (*without(rack, (card,)), JOKER)
            for new in melds_in(rules, left):
                if JOKER in new.cards:
                    yield (*_but(melds, meld), whole, _new(new))
                    break
            for other in melds:
                if other is not meld and JOKER in fitting_cards(rules, other):
                    yield (*_but(melds, meld, other), whole, NewMeld((*other.cards, JOKER)))
            yield (*_but(melds, meld), whole)
