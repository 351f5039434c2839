"""Tables in the making: moving pieces, splitting, undoing, and what is said of a table that is not right yet."""

import pytest

from bot.hosting.games.drafts import Bench, Draft, as_table, dump_draft, load_draft, lying, opened
from bot.ui.workbench import solving
from bot.ui.workbench.bench import (
    MOST_STEPS,
    announced,
    begun,
    judged,
    lies_in,
    moved,
    readings_in_focus,
    split,
    stepped,
    taken_back,
    undone,
)
from bot.ui.workbench.bench_panel import trays
from bot.ui.workbench.solving import LONGEST_S, Effort, found_later, placed_later
from engine.booklets import MY_RUMMY
from engine.cards import JOKER, TILES_002
from engine.games.tiles.options import TileView
from engine.games.views import Phase
from engine.melds.meld import MeldKind
from engine.rules.refusals import Reject
from render.boards.proposal import Proposal, proposal_pictures
from render.boards.trays import Mark
from render.labels import ProposalLabels
from render.pieces.pack import Pack
from tests.engine.builders import refused
from tests.engine.tile_builders import TileTable, a_tile_round

RACK = "P8 P9 B7 G7"
tiles = TILES_002.parse_many


def view_of(table: str, rack: str = RACK) -> TileView:
    """Seat 0's view of a table in booklet 002's game."""
    rnd = a_tile_round(MY_RUMMY, TILES_002, racks=(rack, "Y1 Y2"), table=table)
    return TileTable(MY_RUMMY, TILES_002, rnd).view(0)._replace(variant="my_rummy")


def melds_of(bench: Bench) -> list[str]:
    """The melds after the last step, in words."""
    return [TILES_002.texts(meld.cards) for meld in bench.steps[-1]]


def picking(bench: Bench, *picked: tuple[int, int]) -> Bench:
    return Bench(bench.steps, bench.by_hand, bench.focus, picked)


def test_a_piece_added_to_a_run_lies_in_its_place() -> None:
    view = view_of("P9 P10 P11")
    bench = moved(MY_RUMMY, begun(view, by_hand=True), tiles("P8"), 0)
    assert melds_of(bench) == ["P8 P9 P10 P11"]


def test_a_joker_goes_on_standing_for_what_it_stood_for() -> None:
    view = view_of("P4 P5 JK=P6")
    bench = moved(MY_RUMMY, begun(view, by_hand=True), tiles("P7"), 0)
    assert melds_of(bench) == ["P4 P5 JK P7"]
    (meld,) = bench.steps[-1]
    assert meld.faces[meld.cards.index(JOKER)] is tiles("P6")[0]


def test_one_tile_and_two_jokers_are_laid_as_the_set_that_was_chosen() -> None:
    view = view_of("P4 P5 P6", rack="P3 JK JK P9")
    bench = moved(MY_RUMMY, begun(view, by_hand=True), tiles("P3 JK JK"), None)
    ways = [meld.kind for meld in readings_in_focus(MY_RUMMY, bench)]
    found = judged(view, Draft(), announced(MY_RUMMY, bench, ways.index(MeldKind.SET)))
    assert not found.wrong
    assert found.melds[-1].kind is MeldKind.SET


def test_steps_are_undone_one_by_one_the_oldest_forgotten_and_the_beginning_stays() -> None:
    view = view_of("P4 P5 P6 P7")
    start = begun(view, by_hand=True)
    once = split(picking(start, (0, 2)))
    twice = moved(MY_RUMMY, picking(once, (0, 0)), (), None)
    assert undone(twice).steps == once.steps
    assert undone(undone(undone(twice))).steps == start.steps
    bench = start
    for _ in range(MOST_STEPS + 5):
        bench = stepped(bench, bench.steps[-1])
    assert len(bench.steps) == MOST_STEPS + 1
    assert bench.steps[0] == as_table(lying(view))


def test_only_pieces_of_ones_own_go_back_and_nothing_chosen_moves_nothing() -> None:
    start = begun(view_of("P5 P6 P7"), by_hand=True)
    bench = moved(MY_RUMMY, start, tiles("P8"), 0)
    assert melds_of(taken_back(MY_RUMMY, picking(bench, (0, 3)))) == ["P5 P6 P7"]
    with refused(Reject.TABLE_PIECE_MISSING):
        taken_back(MY_RUMMY, picking(bench, (0, 0)))
    with refused(Reject.NOTHING_CHOSEN):
        moved(MY_RUMMY, start, (), None)


def test_what_is_chosen_lies_in_one_meld_where_all_of_it_does() -> None:
    bench = begun(view_of("P4 P5 P6 | B3 B4 B5"), by_hand=True)
    assert lies_in(picking(bench, (1, 0), (1, 2)), ()) == 1
    assert lies_in(picking(bench, (1, 0), (0, 2)), ()) is None
    assert lies_in(picking(bench, (1, 0)), tiles("P8")) is None
    assert lies_in(bench, ()) is None


def test_a_draft_of_a_table_that_others_have_changed_since_is_none() -> None:
    view = view_of("P5 P6 P7")
    draft = Draft(turn=view.turn, bench=moved(MY_RUMMY, begun(view, by_hand=True), tiles("P8"), 0))
    assert opened(load_draft(dump_draft(draft)), view) == draft.bench
    assert opened(draft, view_of("P4 P5 P6 P7")) is None


def test_what_is_chosen_is_marked_in_the_picture_on_the_table_and_in_the_hand() -> None:
    view = view_of("P4 P5 P6 P7 | G1 G2 G3", "P8 P8 B7")
    found = judged(view, Draft(), begun(view, by_hand=True))
    shown = trays(found, [(0, *tiles("P7")), (1, *tiles("G1"))])
    marked = [(at, TILES_002.text(one.card)) for at, tray in enumerate(shown) for one in tray.pieces if one.mark]
    assert marked == [(0, "P7"), (1, "G1")]
    assert {one.mark for tray in shown for one in tray.pieces} == {None, Mark.CHOSEN}
    labels = ProposalLabels(chosen="chosen")
    pictures = {
        proposal_pictures(Proposal(shown, found.left, chosen=tiles(chosen)), labels, Pack(TILES_002))[0].png
        for chosen in ("", "P8", "P8 P8", "B7")
    }
    assert len(pictures) == 4


def test_of_two_equal_pieces_one_is_chosen_and_marked() -> None:
    view = view_of("P4 P5 P6 P7", "P4 B7")
    bench = moved(MY_RUMMY, begun(view, by_hand=True), tiles("P4"), 0)
    (tray,) = trays(judged(view, Draft(), bench), [(0, *tiles("P4"))])
    assert [one.mark for one in tray.pieces if one.card is tiles("P4")[0]].count(Mark.CHOSEN) == 1


def test_a_longer_search_gives_what_lays_more_than_was_found_before() -> None:
    view = view_of("P4 P5 P6 P7", "B7 G7 Y1 Y5")._replace(phase=Phase.LAY_OR_DRAW)
    assert found_later(view, None) is None
    found = found_later(view, None, Effort(1))
    assert {TILES_002.texts(meld.cards) for meld in found.melds} == {"P4 P5 P6", "P7 B7 G7"}
    assert placed_later(view, tiles("B7 G7")) is not None
    assert placed_later(view, tiles("Y1 Y5")) is None


def test_a_longer_search_is_ended_after_its_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    took = [0.0]
    monkeypatch.setattr(solving, "process_time", lambda: took[0])
    stopping = solving.long_search().should_stop
    assert not stopping()
    took[0] = LONGEST_S + 1
    assert stopping()
