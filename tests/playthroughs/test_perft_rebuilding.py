"""Perft of rebuilding: how many tables can be laid on tiny positions, by the rules and by the referee's reading."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from engine.booklets import NSV_ROBBER
from engine.cards import PLAYING_CARDS, Card, without
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.moves import LayTable
from engine.games.tiles.family import TILES
from engine.games.tiles.rules import TileRules
from engine.melds.meld import NewMeld
from engine.rules.refusals import IllegalMove
from tests.engine.builders import a_round
from tests.engine.tile_builders import at_tile
from tests.referee.melds import is_meld

Groups = tuple[tuple[Card, ...], ...]


def parts(pieces: tuple[Card, ...]) -> Iterator[Groups]:
    """Every way to put pieces into groups, whatever they are; equal pieces make equal ways several times."""
    if not pieces:
        yield ()
        return
    first, rest = pieces[0], pieces[1:]
    for way in parts(rest):
        yield ((first,), *way)
        for at, group in enumerate(way):
            yield (*way[:at], (first, *group), *way[at + 1 :])


def distinct_parts(pieces: tuple[Card, ...]) -> set[Groups]:
    return {tuple(sorted(tuple(sorted(group)) for group in way)) for way in parts(pieces)}


def subsets(pieces: tuple[Card, ...]) -> set[tuple[Card, ...]]:
    return {chosen for size in range(len(pieces) + 1) for chosen in combinations(sorted(pieces), size)}


def accepted(apply, seat: int, turn: int, table: tuple[Card, ...], rack: tuple[Card, ...]) -> set[Groups]:
    """The tables that `apply` accepts, of all that can be written down."""
    found = set()
    for laid in subsets(rack):
        for way in distinct_parts((*table, *laid)):
            if way:
                try:
                    apply(LayTable(seat, turn, tuple(NewMeld(group) for group in way)))
                except IllegalMove:
                    continue
                found.add(way)
    return found


def on_paper(rules: TileRules | DrawDiscardRules, table: tuple[Card, ...], rack: tuple[Card, ...]) -> set[Groups]:
    """The tables made of melds alone, as the referee reads them, with at least one piece from the rack."""
    told = rules.model_dump()

    def covers(pieces: tuple[Card, ...]) -> Iterator[Groups]:
        if not pieces:
            yield ()
            return
        first, rest = pieces[0], pieces[1:]
        for size in range(2, len(rest) + 1):
            for others in set(combinations(rest, size)):
                if is_meld(told, [str(one) for one in (first, *others)]):
                    for way in covers(without(rest, others)):
                        yield ((first, *others), *way)

    return {
        tuple(sorted(tuple(sorted(group)) for group in way))
        for laid in subsets(rack)
        if laid
        for way in covers(tuple(sorted((*table, *laid))))
    }


@pytest.mark.parametrize(
    ("rack", "table", "count"),
    [
        ("R6 B8 N8", "R4 R5 R6 R7 R8", 2),
        ("R9 R3 JK", "R4 R5 R6", 3),
        pytest.param("R9 R3 JK", "R4 R5 R6 | R7 B7 W7", 7, marks=pytest.mark.prove),
        pytest.param("B1", "W1 W2 W3 W4 | N1 R1 B1 W1", 1, marks=pytest.mark.prove),
    ],
)
def test_the_rules_accept_exactly_the_tables_that_can_be_made_of_melds(rack: str, table: str, count: int):
    for switches in ([], ["rearrange.lock=whole_meld"]):
        at = at_tile(*switches, racks=[f"{rack} W13", "R1"], table=table)
        lying = tuple(tile for there in at.round.melds for tile in there.meld.cards)
        held = at.notation.parse_many(rack)
        found = accepted(lambda move, at=at: TILES.apply(at.rules, at.round, move), 0, 10, lying, held)
        assert found == on_paper(at.rules, lying, held)
        assert len(found) == count


@pytest.mark.parametrize(
    ("hand", "melds", "count"),
    [
        ("8S 8C 9H", ["5H 6H 7H 8H"], 2),
        ("2D 3D KD", ["JD QD KD AD"], 1),
        ("7H 7H", ["7S 7C 7D 7S"], 7),
    ],
)
def test_the_robber_may_lay_exactly_the_tables_that_can_be_made_of_melds(hand: str, melds: list[str], count: int):
    rnd = a_round(NSV_ROBBER, hands=[f"{hand} 2C 4S", "KS"], melds=[(0, words) for words in melds])
    lying = tuple(card for there in rnd.table.melds for card in there.meld.cards)
    held = PLAYING_CARDS.parse_many(hand)
    found = accepted(lambda move: DRAW_DISCARD.apply(NSV_ROBBER, rnd, move), 0, 10, lying, held)
    assert found == on_paper(NSV_ROBBER, lying, held)
    assert len(found) == count
