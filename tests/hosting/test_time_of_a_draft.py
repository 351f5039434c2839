"""When the time is up in the middle of a laying-out: what lies on the workbench stays as far as the rules say.

A draft is kept as the workbench keeps it, and nobody else learns of it before the clock reads it.
"""

from typing import Any

import pytest

from bot.hosting.games.drafts import Draft
from bot.store.games.drafts import DraftStore
from bot.store.games.games import GameStore
from bot.ui.workbench.bench import begun
from bot.wording import Wording
from engine.cards import TILES_002, TILES_004
from engine.games.events import DrewStock, LooseTilesTaken, PenaltyDrawn, TableLaid, TimedOut
from engine.games.moves import TurnTimedOut
from engine.games.tiles.options import TileView
from engine.games.tiles.round import TileRound
from engine.variants import VARIANTS
from tests.engine.builders import a_round as a_card_round
from tests.engine.builders import new_meld
from tests.engine.tile_builders import a_tile_round, groups
from tests.hosting.hosted import ANN, BEN, LIVE, NAMES, Host

NOTATIONS = {"my_rummy": TILES_002, "tile_rummy": TILES_004}
TABLES = {"my_rummy": "P4 P5 P6 P7", "tile_rummy": "R4 R5 R6 R7"}
RACKS = {"my_rummy": ("P8 G1 Y9", "P1 P2 P3"), "tile_rummy": ("R8 B1 W9", "N1 N2 N3")}


async def at_table(host: Host, variant: str = "my_rummy") -> int:
    """Ann to lay or draw at the live pace, Ben after her."""
    game_id = await host.table(ANN, BEN, variant=variant)
    await host.set_round(game_id, a_round(variant))
    return game_id


def a_round(variant: str, **more: object) -> TileRound:
    fields: dict[str, Any] = {"racks": RACKS[variant], "table": TABLES[variant], **more}
    return a_tile_round(VARIANTS[variant].rules, NOTATIONS[variant], **fields)


async def prepare(host: Host, game_id: int, table: str, user: int = ANN, **more: Any) -> None:
    """The user's workbench as it lies after moving pieces by hand."""
    view = (await host.look(game_id, user)).view
    bench = begun(view, groups(NOTATIONS[view.variant], table), by_hand=True)
    draft = Draft(turn=view.turn, bench=bench, **more)
    await host.service.keep_draft(game_id, user, draft)


async def time_is_up(host: Host, game_id: int) -> TileView:
    """Let Ann's time run out, and give her view afterwards."""
    assert await host.after(LIVE.turn_s + 2) == 1
    view = (await host.look(game_id, ANN)).view
    assert view.turn_seat == 1
    return view


def table_of(view: TileView) -> list[str]:
    return [NOTATIONS[view.variant].texts(lying.meld.cards) for lying in view.melds]


def rack_of(view: TileView) -> str:
    return NOTATIONS[view.variant].texts(view.hand)


async def told(host: Host, game_id: int) -> str:
    """What everyone reads of the last turn."""
    visible = await host.look(game_id, None)
    notation = NOTATIONS[visible.record.variant]
    speech = Wording.of("en").speech(tuple(NAMES.values()), notation)
    return " ".join(speech.line(event) for event in visible.recent[-6:])


async def test_a002_02_melds_that_were_prepared_stay_where_the_whole_table_is_valid(host: Host) -> None:
    """And nobody learns of them before the clock reads them."""
    game_id = await at_table(host)
    before = await host.look(game_id, BEN)
    assert await host.say_all()
    await prepare(host, game_id, "P4 P5 P6 P7 P8")
    assert await host.look(game_id, BEN) == before
    assert not await host.say_all()
    view = await time_is_up(host, game_id)
    assert table_of(view) == ["P4 P5 P6 P7 P8"]
    assert rack_of(view) == "G1 Y9"
    assert not any(isinstance(event, DrewStock) for event in (await host.look(game_id)).recent)
    assert "Ann ran out of time. The clock played instead. Ann laid P8" in await told(host, game_id)


async def test_a002_02_a_table_that_is_not_valid_is_taken_back_without_a_penalty(host: Host) -> None:
    game_id = await at_table(host)
    await prepare(host, game_id, "P4 P5 | P6 P7 P8")
    view = await time_is_up(host, game_id)
    assert table_of(view) == ["P4 P5 P6 P7"]
    assert len(view.hand) == 4, "a tile was drawn, as nothing was laid"
    recent = (await host.look(game_id)).recent
    assert TimedOut(0, undone=True) in recent
    assert not any(isinstance(event, PenaltyDrawn) for event in recent)
    assert "Ann ran out of time while laying. What was begun is taken back." in await told(host, game_id)
    *_, last = await GameStore(host.database).moves(game_id)
    assert last == TurnTimedOut(10, groups(TILES_002, "P4 P5 | P6 P7 P8")), "what the log holds, so that it replays"


async def test_a004_the_melds_stay_and_loose_tiles_come_with_three_penalty_tiles(host: Host) -> None:
    game_id = await at_table(host, "tile_rummy")
    await prepare(host, game_id, "R4 | R5 R6 R7 R8")
    view = await time_is_up(host, game_id)
    assert table_of(view) == ["R5 R6 R7 R8"]
    assert "R4" in rack_of(view).split()
    assert len(view.hand) == 3 - 1 + 1 + 3
    recent = (await host.look(game_id)).recent
    assert [type(event) for event in recent[-5:-1]] == [TimedOut, TableLaid, LooseTilesTaken, PenaltyDrawn]
    assert "what lay loose on the table: R4. Ann drew 3 penalty tiles." in await told(host, game_id)


@pytest.mark.parametrize("whose", ["an older table's", "an older turn's", "somebody else's", "another version's"])
async def test_what_is_no_draft_of_now_is_nothing_to_the_clock(host: Host, whose: str) -> None:
    game_id = await at_table(host)
    table, user = ("P4 P5 P6 P7 | P1 P2 P3", BEN) if whose == "somebody else's" else ("P4 P5 P6 P7 P8", ANN)
    await prepare(host, game_id, table, user=user)
    changes: dict[str, dict[str, object]] = {"an older table's": {"table": "P4 P5 P6"}, "an older turn's": {"turn": 11}}
    if changed := changes.get(whose):
        await host.set_round(game_id, a_round("my_rummy", **changed))
    elif whose == "another version's":
        await DraftStore(host.database).put(game_id, ANN, {"bench": {"steps": "P8"}, "turn": 10}, host.clock())
    view = await time_is_up(host, game_id)
    assert "P8" in rack_of(view)
    assert len(view.hand) == 4
    assert "P1 P2 P3" not in table_of(view)


async def test_an_open_tile_is_not_taken_by_the_clock(host: Host) -> None:
    switches = {"v2.enabled": True, "v2.condition": "any_play"}
    game_id = await host.table(ANN, BEN, variant="tile_rummy", switches=switches)
    await host.set_round(game_id, a_round("tile_rummy", open_tile="R8", racks=("R9 B1", "N1 N2")))
    await prepare(host, game_id, "R4 R5 R6 R7 R8 R9", taking="open")
    view = await time_is_up(host, game_id)
    assert table_of(view) == ["R4 R5 R6 R7"]
    assert view.open_tile is not None
    assert len(view.hand) == 3, "a tile is drawn as if nothing had been begun"


async def test_g_30_a_rebuild_of_cards_that_was_begun_is_simply_undone(host: Host) -> None:
    game_id = await host.table(ANN, BEN, variant="nsv_robber")
    rules: Any = VARIANTS["nsv_robber"].rules
    rnd = a_card_round(rules, hands=("7S 7C KD", "2S 3S 4D"), melds=((1, "4H 5H 6H 7H"),), opened=(0, 1), drawn="KD")
    await host.set_round(game_id, rnd)
    view = await host.view(game_id, ANN)
    bench = begun(view, tuple(map(new_meld, ("4H 5H 6H", "7S 7H 7C"))), by_hand=True)
    await host.service.keep_draft(game_id, ANN, Draft(turn=view.turn, bench=bench))
    assert await host.after(LIVE.turn_s + 2) == 1
    visible = await host.look(game_id, ANN)
    assert len(visible.view.hand) == 2, "the card that was drawn is discarded, and nothing is laid"
    assert TimedOut(0) in visible.recent


async def test_a_seat_that_the_computer_plays_has_no_draft(host: Host) -> None:
    game_id = await at_table(host)
    await prepare(host, game_id, "P4 P5 P6 P7 P8")
    await host.service.leave(game_id, ANN, host.key())
    stored = await host.service.path.newest(game_id)
    assert stored.record.holders[0].autopilot
    await host.after(LIVE.turn_s + 2)
    moves = await GameStore(host.database).moves(game_id)
    assert not any(isinstance(move, TurnTimedOut) and move.draft for move in moves)
