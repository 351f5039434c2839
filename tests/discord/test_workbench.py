"""The workbench at work: a table rebuilt by the solver, by hand and by text, each shown before anything is public."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.hosting.pace import PACES
from bot.records import GameStatus, NewGame
from bot.wording import Wording
from engine.booklets import MY_RUMMY, NSV_ROBBER
from engine.cards import PLAYING_CARDS, TILES_002
from engine.families.draw_discard import DRAW_DISCARD
from engine.families.tiles import TILES
from engine.variants import VARIANTS, Variant
from engine.views import Phase, SeatView, TileView
from tests.discord.conftest import World
from tests.discord.tables import (
    SECRET,
    Playing,
    alts,
    answer,
    choices,
    labels,
    parts,
    select_of,
    words,
)
from tests.engine.builders import a_round
from tests.engine.tile_builders import a_tile_round

Way = Callable[[World, MemberActor], Awaitable[ResponseMessage]]
TABLE = "P4 P5 P6 P7 | B9 G9 Y9"


@pytest.fixture(autouse=True)
def games_of_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games that are rebuilt, on offer and named."""
    offered = {
        "my_rummy": Variant("my_rummy", "002", TILES, MY_RUMMY, TILES_002),
        "nsv_robber": Variant("nsv_robber", "003", DRAW_DISCARD, NSV_ROBBER, PLAYING_CARDS),
    }
    for key, variant in offered.items():
        if key not in VARIANTS:
            monkeypatch.setitem(VARIANTS, key, variant)
            monkeypatch.setattr(Wording, "variant_name", lambda self, key: key)
            monkeypatch.setattr(Wording, "variant_summary", lambda self, key: key)


async def seated(world: World, variant: str = "my_rummy", **switches: object) -> Playing:
    """A running match of Ada and Ben."""
    service, people = world.bot.service, (world.ada, world.ben)
    service._secret = lambda: SECRET
    new = NewGame(
        guild_id=world.guild.id,
        channel_id=world.channel.id,
        host_id=people[0].id,
        host_name="Ada",
        variant=variant,
        seats=2,
        pace=PACES["quick"],
        switches=dict(switches),
    )
    await service.open_lobby(new, "new")
    await world.env.settle()
    await people[1].slash(world.channel, "game join")
    await people[0].slash(world.channel, "game start")
    record = await service.game_in_channel(world.channel.id)
    return Playing(world, record.id, people)


async def at_the_rack(
    world: World,
    *,
    switches: dict[str, object] | None = None,
    rack: str = "P8 P9 P10 G1",
    table: str = TABLE,
    **more: Any,
) -> tuple[Playing, MemberActor, ResponseMessage]:
    """Ada to lay or draw, her rack open."""
    playing = await seated(world, **(switches or {}))
    rules: Any = (await playing.record()).rules
    rnd: Any = a_tile_round(rules, TILES_002, racks=(rack, "Y1 Y2"), table=table, **more)
    await playing.set_round(rnd)
    return playing, world.ada, await at_hand(world, world.ada)


async def at_hand(world: World, person: MemberActor) -> ResponseMessage:
    """The person's own pieces, opened with the command."""
    panel = (await person.slash(world.channel, "hand")).response
    assert panel is not None
    return panel


async def choose(person: MemberActor, panel: ResponseMessage, tiles: str) -> None:
    """Choose tiles of one's own in the panel."""
    values = choices(panel, TILES_002.parse_many(tiles))
    await person.select(panel, values, custom_id=select_of(panel, "cards")["custom_id"])


async def pick(person: MemberActor, panel: ResponseMessage, action: str, *values: str) -> None:
    """Choose values in a select of the workbench."""
    await person.select(panel, list(values), custom_id=select_of(panel, action)["custom_id"])


async def table_of(playing: Playing) -> list[str]:
    """The melds on the table, as everyone sees them."""
    view = (await playing.look()).view
    assert isinstance(view, TileView | SeatView)
    notation = PLAYING_CARDS if isinstance(view, SeatView) else TILES_002
    return [notation.texts(lying.meld.cards) for lying in view.melds]


async def test_chosen_tiles_are_laid_by_the_solver_once_confirmed(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="G9 P8 G1")
    await choose(ada, panel, "P8")
    await ada.click(panel, label="Lay these")
    assert "The table is right like this" in words(panel)
    assert "P4 P5 P6 P7 P8" in alts(panel)[0]
    assert await table_of(playing) == ["P4 P5 P6 P7", "B9 G9 Y9"], "nothing is public before it is confirmed"
    await ada.click(panel, label="Confirm")
    assert await table_of(playing) == ["P4 P5 P6 P7 P8", "B9 G9 Y9"]
    assert (await playing.in_turn()) is world.ben


async def test_the_solver_breaks_a_run_to_lay_what_is_chosen(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="B7 G7 G1")
    await choose(ada, panel, "B7 G7")
    await ada.click(panel, label="Lay these")
    await ada.click(panel, label="Confirm")
    assert sorted(await table_of(playing)) == ["B9 G9 Y9", "P4 P5 P6", "P7 B7 G7"]


async def test_tiles_that_cannot_be_laid_are_said_and_stay_chosen(world: World) -> None:
    _, ada, panel = await at_the_rack(world)
    await choose(ada, panel, "G1")
    await ada.click(panel, label="Lay these")
    assert "G1 cannot all be laid" in words(panel)
    assert "Chosen: G1" in words(panel)
    assert labels(panel)["Lay these"]


async def test_a_hint_shows_what_lays_most_and_back_gives_it_up(world: World) -> None:
    playing, ada, panel = await at_the_rack(world)
    await ada.click(panel, label="Hint")
    assert "From your own: P8 P9 P10" in words(panel)
    await ada.click(panel, label="Back")
    assert "Hint" in labels(panel)
    assert await table_of(playing) == ["P4 P5 P6 P7", "B9 G9 Y9"]


async def test_by_hand_a_tile_is_taken_from_a_run_for_a_group(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="B7 G7 G1")
    await ada.click(panel, label="By hand")
    assert "Nothing is changed yet" in words(panel)
    await pick(ada, panel, "benchfocus", "0")
    await pick(ada, panel, "benchpick", "3")
    await choose(ada, panel, "B7 G7")
    await pick(ada, panel, "benchmove", "new")
    assert "The table is right like this" in words(panel)
    await ada.click(panel, label="Confirm")
    assert sorted(await table_of(playing)) == ["B9 G9 Y9", "P4 P5 P6", "P7 B7 G7"]


async def test_by_hand_what_is_wrong_is_said_and_undone_step_by_step(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="P7 G1")
    await ada.click(panel, label="By hand")
    await pick(ada, panel, "benchpick", "2")
    await ada.click(panel, label="Split here")
    assert "P4 P5:" in words(panel)
    assert not labels(panel)["Confirm"]
    await choose(ada, panel, "P7")
    await pick(ada, panel, "benchmove", "1")
    assert "P6 P7 P7" in words(panel)
    await ada.click(panel, label="Undo")
    assert "P6 P7:" in words(panel)
    await ada.click(panel, label="Undo")
    assert "Nothing is changed yet" in words(panel)
    assert await table_of(playing) == ["P4 P5 P6 P7", "B9 G9 Y9"]


async def test_what_lay_on_the_table_does_not_go_to_the_rack(world: World) -> None:
    _, ada, panel = await at_the_rack(world)
    await ada.click(panel, label="By hand")
    await pick(ada, panel, "benchpick", "0")
    await pick(ada, panel, "benchmove", "rack")
    assert "P4 lay on the table and must lie there again" in words(panel)


async def test_a_table_in_the_making_outlives_the_program(world: World) -> None:
    playing, ada, panel = await at_the_rack(world)
    await ada.click(panel, label="By hand")
    await choose(ada, panel, "P8")
    await pick(ada, panel, "benchmove", "0")
    await world.restart()
    panel = await at_hand(world, ada)
    assert "From your own: P8" in words(panel)
    await ada.click(panel, label="Confirm")
    assert await table_of(playing) == ["P4 P5 P6 P7 P8", "B9 G9 Y9"]


async def test_a_typed_table_is_shown_and_confirmed(world: World) -> None:
    playing, ada, _ = await at_the_rack(world)
    result = await ada.slash(world.channel, "rearrange", table="P4 P5 P6 | P7 P8 P9 | B9 G9 Y9")
    panel = result.response
    assert panel is not None
    assert "The table is right like this" in words(panel)
    await ada.click(panel, label="Confirm")
    assert sorted(await table_of(playing)) == ["B9 G9 Y9", "P4 P5 P6", "P7 P8 P9"]


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ("P4 P5 X6 | B9 G9 Y9", "X6"),
        ("P4 P5 P6 P7 P8 Y13 | B9 G9 Y9", "Y13"),
        ("P4 P5 P6 P7 | B9 G9 Y9 | Y11 Y12 Y13", "You do not hold Y11"),
        ("P4 P5 P6 P7 | B9 G9 Y9 | P8 P9", "P8 P9: That is too few tiles"),
        ("P5 P6 P7 P8 | B9 G9 Y9", "P4 lay on the table"),
        ("P4 P5 P6 P7 | B9 G9 Y9", "lays at least 1 from your own"),
    ],
)
async def test_a_bad_table_is_refused_in_a_sentence_and_the_draft_stays(world: World, table: str, told: str) -> None:
    _, ada, panel = await at_the_rack(world)
    await ada.click(panel, label="By hand")
    await choose(ada, panel, "P8")
    await pick(ada, panel, "benchmove", "0")
    result = await ada.slash(world.channel, "rearrange", table=table)
    assert told in answer(result)
    panel = await at_hand(world, ada)
    assert "From your own: P8" in words(panel)


async def test_a_moved_locked_joker_is_refused(world: World) -> None:
    _, ada, _ = await at_the_rack(world, rack="P8 P9 G1", table="P4 JK=P5 P6 P7")
    result = await ada.slash(world.channel, "rearrange", table="P4 P6 P7 | P8 P9 JK=P10")
    assert "P4 P6 P7:" in answer(result)
    result = await ada.slash(world.channel, "rearrange", table="P6 P7 P8 P9 | P4 JK=P3 P5")
    assert "P5" in answer(result)


async def test_an_opening_that_falls_short_is_shown_and_refused(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="P1 P2 P3 G1", opened=())
    await choose(ada, panel, "P1 P2 P3")
    await ada.click(panel, label="Lay these")
    assert "worth 30 points from your rack alone" in words(panel)
    await ada.click(panel, label="Confirm")
    assert "these are worth 6" in words(panel)
    assert await table_of(playing) == ["P4 P5 P6 P7", "B9 G9 Y9"]


async def test_the_open_tile_is_taken_with_what_is_laid(world: World) -> None:
    switches: dict[str, object] = {"deal.method": "two_stacks_of_7", "v2.enabled": True, "v2.condition": "any_play"}
    playing, ada, panel = await at_the_rack(world, switches=switches, rack="P9 G1", open_tile="P8")
    await ada.click(panel, label="Take P8")
    assert "You take P8 with it" in words(panel)
    await choose(ada, panel, "P8 P9")
    await ada.click(panel, label="Lay these")
    await ada.click(panel, label="Confirm")
    assert await table_of(playing) == ["P4 P5 P6 P7 P8 P9", "B9 G9 Y9"]


async def test_a_rack_of_more_than_25_tiles_is_split_by_colours(world: World) -> None:
    rack = " ".join(f"{colour}{number}" for colour in "PBGY" for number in range(1, 8))
    _, _, panel = await at_the_rack(world, rack=rack)
    selects = [part for part in parts(panel) if part["type"] == 3]
    assert len(selects) == 2
    assert all(len(part["options"]) <= 25 for part in selects)


async def by_solver(world: World, ada: MemberActor) -> ResponseMessage:
    panel = await at_hand(world, ada)
    await choose(ada, panel, "B7 G7 P8")
    await ada.click(panel, label="Lay these")
    return panel


async def by_hand(world: World, ada: MemberActor) -> ResponseMessage:
    panel = await at_hand(world, ada)
    await ada.click(panel, label="By hand")
    await pick(ada, panel, "benchpick", "3")
    await choose(ada, panel, "B7 G7")
    await pick(ada, panel, "benchmove", "new")
    await choose(ada, panel, "P8")
    await pick(ada, panel, "benchmove", "1")
    return panel


async def by_text(world: World, ada: MemberActor) -> ResponseMessage:
    table = "P4 P5 P6 | P7 B7 G7 | P8 P9 P10 P11 | B9 G9 Y9"
    panel = (await ada.slash(world.channel, "rearrange", table=table)).response
    assert panel is not None
    return panel


@pytest.mark.parametrize("way", [by_solver, by_hand, by_text])
async def test_a_match_is_won_by_a_rebuild(world: World, way: Way) -> None:
    playing = await seated(world, **{"match.rounds": 1})
    rules: Any = (await playing.record()).rules
    table = "P4 P5 P6 P7 | P9 P10 P11 | B9 G9 Y9"
    rnd: Any = a_tile_round(rules, TILES_002, racks=("G12 G13", "P8 B7 G7"), table=table)
    await playing.set_round(rnd)
    await world.ada.slash(world.channel, "draw")
    assert (await playing.in_turn()) is world.ben
    panel = await way(world, world.ben)
    assert "You keep nothing" in alts(panel)[0]
    assert (await playing.record()).status is GameStatus.RUNNING, "nothing is done before it is confirmed"
    await world.ben.click(panel, label="Confirm")
    look = await playing.look()
    assert look.record.status is GameStatus.FINISHED
    assert look.view is not None
    assert look.view.result is not None
    assert look.view.result.winners == (1,)


async def test_raeuber_romme_is_rebuilt_from_the_hand(world: World) -> None:
    playing = await seated(world, "nsv_robber")
    rules: Any = (await playing.record()).rules
    hands = ("8H 7S 7C KD", "2S 3S 4D")
    rnd = a_round(rules, hands=hands, melds=((0, "4H 5H 6H 7H"),), phase=Phase.PLAY)
    await playing.set_round(rnd)
    panel = await at_hand(world, world.ada)
    values = choices(panel, PLAYING_CARDS.parse_many("7S 7C"))
    await world.ada.select(panel, values, custom_id=select_of(panel, "cards")["custom_id"])
    await world.ada.click(panel, label="Rebuild")
    assert "The table is right like this" in words(panel)
    await world.ada.click(panel, label="Confirm")
    assert sorted(await table_of(playing)) == ["4H 5H 6H", "7S 7H 7C"]
    assert "Discard" in labels(panel)
