"""Perft of rebuilding: how many tables can be laid, counted in independent ways on tiny positions."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from engine.booklets import NSV_ROBBER
from engine.cards import JOKER, PLAYING_CARDS, Card, without
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.moves import DrawStock, LayTable, Move, PassTurn
from engine.games.tiles.family import TILES
from engine.melds.meld import NewMeld
from engine.rules.refusals import IllegalMove
from tests.engine.builders import a_round
from tests.engine.tile_builders import at_my, at_tile

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


def subsets(pieces: tuple[Card, ...]) -> set[tuple[Card, ...]]:
    return {chosen for size in range(len(pieces) + 1) for chosen in combinations(sorted(pieces), size)}


def accepted(apply, seat: int, turn: int, table: tuple[Card, ...], rack: tuple[Card, ...]) -> set[Groups]:
    """The tables that `apply` accepts, of all that can be written down."""
    found = set()
    for laid in subsets(rack):
        for way in {tuple(sorted(tuple(sorted(group)) for group in way)) for way in parts((*table, *laid))}:
            if way:
                try:
                    apply(LayTable(seat, turn, tuple(NewMeld(group) for group in way)))
                except IllegalMove:
                    continue
                found.add(way)
    return found


def is_tile_meld(group: tuple[Card, ...]) -> bool:
    """RULES games 10 and 11, written down once more: jokers fill gaps, or stand beside, with at least one natural."""
    naturals = [tile for tile in group if tile is not JOKER]
    count = len(group)
    if count < 3 or not naturals:
        return False
    numbers, colours = [tile.rank for tile in naturals], [tile.suit for tile in naturals]
    same_number = len(set(numbers)) == 1 and len(set(colours)) == len(naturals) and count <= 4
    spread = max(numbers) - min(numbers) + 1
    return same_number or (len(set(colours)) == 1 and len(set(numbers)) == len(naturals) and spread <= count <= 13)


def is_robber_meld(group: tuple[Card, ...]) -> bool:
    """RULES games 6 and 9: suits may repeat in a set, the ace stands at either end, half of a meld may be jokers."""
    naturals = [card for card in group if card is not JOKER]
    count = len(group)
    if count < 3 or 2 * (count - len(naturals)) > count:
        return False
    ranks = [card.rank for card in naturals]
    if len(set(ranks)) == 1:
        return True
    high = [14 if rank == 1 else rank for rank in ranks]
    return len({card.suit for card in naturals}) == 1 and any(
        len(set(way)) == len(way) and max(way) - min(way) < count <= 13 for way in (ranks, high)
    )


def on_paper(is_meld, table: tuple[Card, ...], rack: tuple[Card, ...]) -> set[Groups]:
    """The tables made of melds alone, with at least one piece from the rack."""

    def covers(pieces: tuple[Card, ...]) -> Iterator[Groups]:
        if not pieces:
            yield ()
            return
        first, rest = pieces[0], pieces[1:]
        for size in range(2, len(rest) + 1):
            for others in set(combinations(rest, size)):
                if is_meld((first, *others)):
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
        assert found == on_paper(is_tile_meld, lying, held)
        assert len(found) == count


@pytest.mark.parametrize(
    ("letters", "most"),
    [("PBGY", 2), *(pytest.param(letters, 3, marks=pytest.mark.prove) for letters in ("PBGY", "NRBW"))],
)
def test_sequences_of_draws_and_tables_are_as_many_as_a_plain_count_says(letters: str, most: int):
    """Both tile games: where all have opened and no joker lies there, they are the same."""
    words = ["P5 P1 G2", "P6 G4 B4", "P2 P3 P4", "P7 G8 Y9"]
    first, second, table, pool = (text.translate(str.maketrans("PBGY", letters)) for text in words)
    at = (at_my if letters == "PBGY" else at_tile)(racks=[first, second], table=table, pool=pool)
    counts = [perft(at.rules, at.round, depth) for depth in range(1, most + 1)]

    def plainly(depth: int, seat: int, racks: list[Counter], table: Counter, pool: list[Card]) -> int:
        if depth == 0:
            return 1
        drawn = [one.copy() for one in racks]
        drawn[seat][pool[0]] += 1
        total = plainly(depth - 1, 1 - seat, drawn, table, pool[1:])
        for way in on_paper(is_tile_meld, tuple(table.elements()), tuple(racks[seat].elements())):
            after = Counter(tile for group in way for tile in group)
            left = [one.copy() for one in racks]
            left[seat] -= after - table
            total += plainly(depth - 1, 1 - seat, left, after, pool) if left[seat] else depth == 1
        return total

    racks = [Counter(rack) for rack in at.round.racks]
    lying = Counter(tile for there in at.round.melds for tile in there.meld.cards)
    drawn = list(at.round.pool[::-1])
    assert counts == [plainly(depth, 0, racks, lying, drawn) for depth in range(1, most + 1)] == [4, 8, 15][:most]


def perft(rules, rnd, depth: int) -> int:
    """How many sequences of so many moves there are: draws, passes and all tables that `apply` accepts."""
    if depth == 0:
        return 1
    if rnd.result is not None:
        return 0
    seat, turn = rnd.turn_seat, rnd.turn
    lying = tuple(tile for there in rnd.melds for tile in there.meld.cards)
    ways = accepted(lambda move: TILES.apply(rules, rnd, move), seat, turn, lying, rnd.racks[seat])
    moves: list[Move] = [LayTable(seat, turn, tuple(NewMeld(group) for group in way)) for way in ways]
    moves.append(DrawStock(seat, turn) if rnd.pool else PassTurn(seat, turn))
    return sum(perft(rules, TILES.apply(rules, rnd, move).state, depth - 1) for move in moves)


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
    assert found == on_paper(is_robber_meld, lying, held)
    assert len(found) == count
