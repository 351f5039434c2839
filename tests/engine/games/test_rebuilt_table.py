"""What everybody is told of a rebuilt table: the melds that changed, and what came to each."""

from engine.booklets import TILE_RUMMY
from engine.cards import TILES_004
from engine.games.table import TableMeld
from engine.games.table_changes import LaidTable, laid_table
from engine.melds.reading import read_meld
from engine.melds.rebuilding import check_rearranged
from tests.engine.tile_builders import groups


def rebuilt(before: str, rack: str, after: str) -> LaidTable:
    """A table rebuilt by seat 0; the melds before are numbered from 1."""
    lying = [read_meld(TILE_RUMMY, new) for new in groups(TILES_004, before)]
    table = [TableMeld(number, 1, meld, 15) for number, meld in enumerate(lying, start=1)]
    found = check_rearranged(TILE_RUMMY, lying, TILES_004.parse_many(rack), groups(TILES_004, after))
    return laid_table(TILE_RUMMY, table, found, 0, len(table) + 1)


def test_of_two_melds_that_are_equal_now_the_tile_is_told_with_the_one_to_which_it_came() -> None:
    laid = rebuilt("R5 B5 N5 | R5 B5 N5 W5", "W5", "R5 B5 N5 W5 | R5 B5 N5 W5")
    assert [lying.meld_id for lying in laid.told.melds] == [1]
    [change] = laid.told.changes
    assert (change.meld_id, len(change.laid), change.moved) == (1, 1, ())


def test_of_two_equal_melds_the_one_that_grows_is_the_one_that_is_told() -> None:
    laid = rebuilt("R5 B5 N5 | R5 B5 N5", "W5", "R5 B5 N5 W5 | R5 B5 N5")
    [change] = laid.told.changes
    assert [lying.meld_id for lying in laid.told.melds] == [change.meld_id]
