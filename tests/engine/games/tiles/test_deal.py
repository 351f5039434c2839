"""Racks, the pool, and who begins (A002-08, A002-09, A004-11, A004-12, G-36). Who gets which, the referee judges."""

from collections import Counter

import pytest

from engine.booklets import MY_RUMMY, TILE_RUMMY
from engine.cards import JOKER, TILES_002, TILES_004, Notation
from engine.cards.dealing import highest_drawn
from engine.games.events import RoundBegan, StarterDrawn
from engine.games.moves import SeatForfeited, Shuffled
from engine.games.tiles.family import TILES
from engine.games.views import Phase
from engine.match.match import Game
from engine.variants import VARIANTS
from tests.engine.builders import happened
from tests.engine.tile_builders import deal_tiles


@pytest.mark.parametrize(
    ("key", "notation", "letters"), [("my_rummy", TILES_002, "PBGY"), ("tile_rummy", TILES_004, "NRBW")]
)
def test_002_004_and_a004_10_there_are_106_tiles_each_number_and_the_joker_twice_in_four_colours(
    key: str, notation: Notation, letters: str
):
    """In 002 purple, black, green and grey; in 004 brown, red, blue and white."""
    assert VARIANTS[key].notation is notation
    tiles = Counter(TILES.deck(VARIANTS[key].rules))
    assert (tiles.total(), set(tiles.values())) == (106, {2})
    assert {notation.text(tile)[0] for tile in tiles if tile is not JOKER} == set(letters)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a002_08_everyone_draws_14_tiles_and_the_rest_is_the_pool(seats: int) -> None:
    rnd = deal_tiles(MY_RUMMY, seats=seats).state
    assert [len(rack) for rack in rnd.racks] == [14] * seats
    assert len(rnd.pool) == 106 - 14 * seats
    assert Counter((*rnd.pool, *(tile for rack in rnd.racks for tile in rack))) == Counter(TILES.deck(MY_RUMMY))


def test_the_seat_after_the_dealer_begins_nobody_is_said_to_deal_and_who_left_before_gets_no_tiles() -> None:
    step = deal_tiles(MY_RUMMY, seats=3, dealer=1)
    assert step.events[0] == RoundBegan(1, None, 2)
    assert step.state.turn_seat == 2
    assert step.state.players == (2, 0, 1)
    assert step.state.phase is Phase.LAY_OR_DRAW
    rnd = deal_tiles(MY_RUMMY, seats=3, dealer=0, out=[1]).state
    assert (rnd.players, rnd.racks[1]) == ((2, 0), ())


@pytest.mark.parametrize(
    ("tiles", "draws", "starter"),
    [
        ("R3 B12 W7 R13", 3, 1),
        # G-36: tied players draw again among themselves,
        ("R12 B12 W7 R1 B2 W13", 5, 1),
        ("R12 B12 W7 R5 B5 R9 B8", 7, 0),
        # who draws a joker draws again,
        ("JK R3 B12 W13", 4, 2),
        ("R3 JK JK B12 W11", 5, 1),
        # and should the tiles run out the first of the tied begins.
        ("R12 W7 B12 R5 W5", 5, 0),
        ("R5 W1 B5 R5", 4, 0),
    ],
)
def test_004_start_the_highest_number_begins(tiles: str, draws: int, starter: int) -> None:
    told, begins = highest_drawn(TILES_004.parse_many(tiles), (0, 1, 2))
    assert (len(told), begins) == (draws, starter)


def test_004_start_is_drawn_with_the_tiles_before_the_first_deal() -> None:
    game = Game("tile_rummy", TILES, TILE_RUMMY)
    state = game.new(3)
    need = game.chance(state)
    assert (need.purpose, need.size) == ("dealer", 106)
    # N1, R3 and B12 lie on top.
    first = (0, 30, 74)
    step = game.apply(state, Shuffled((*first, *(at for at in range(106) if at not in first))))
    draws = happened(step.events, StarterDrawn)[0]
    assert [(seat, TILES_004.text(tile)) for seat, tile in draws.draws] == [(0, "N1"), (1, "R3"), (2, "B12")]
    assert draws.starter == 2
    dealt = game.apply(step.state, Shuffled(tuple(range(106))))
    assert happened(dealt.events, RoundBegan) == [RoundBegan(1, None, 2)]


@pytest.mark.parametrize("highest", [0, 1, 2])
def test_004_start_the_dealer_of_the_first_round_sits_before_whoever_drew_highest(highest: int) -> None:
    game = Game("tile_rummy", TILES, TILE_RUMMY)
    # N1 and N2 lie on top, and N13 where the seat draws.
    top = [0, 1]
    top.insert(highest, 12)
    drawn_for = game.apply(game.new(3), Shuffled((*top, *(at for at in range(106) if at not in top)))).state
    assert drawn_for.dealer == (highest - 1) % 3


def test_g36_the_start_is_drawn_by_those_who_are_still_there() -> None:
    game = Game("tile_rummy", TILES, TILE_RUMMY)
    state = game.apply(game.new(3), SeatForfeited(1)).state
    step = game.apply(state, Shuffled(tuple(range(106))))
    assert {seat for seat, _ in happened(step.events, StarterDrawn)[0].draws} == {0, 2}


def test_a002_09_start_by_lot_needs_a_shuffle_of_the_seats_alone() -> None:
    game = Game("my_rummy", TILES, MY_RUMMY)
    need = game.chance(game.new(4))
    assert (need.purpose, need.size) == ("dealer", 4)
    state = game.apply(game.new(4), Shuffled((2, 0, 1, 3))).state
    assert game.apply(state, Shuffled(tuple(range(106)))).state.play.turn_seat == 3
