"""Watching a match: from the first deal to the last move, through whose eyes, and who may see what of it."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage
from sqlalchemy import delete, text, update

from bot.store.ledger.tidying import Tidying
from bot.store.schema import games
from bot.ui.kit.items import PanelId
from tests.discord.conftest import World
from tests.discord.tables import (
    Playing,
    alts,
    answer,
    behind_more,
    labels,
    panel_of,
    press,
    select_of,
    started,
    tap,
    words,
)
from tests.discord.test_answers import posted
from tests.discord.test_sight import hidden

FAMILIES = ("disney_layoff", "gin_rummy", "tile_rummy", "disney_duel", "disney_karo8")
CLOSED = "hand but your own is open to you before this match is played to its end"


async def watching(person: MemberActor, table: Playing) -> ResponseMessage:
    """The panel of a match, as `/game replay` opens it."""
    public_id = (await table.record()).public_id
    return panel_of(await person.slash(table.world.channel, "game replay", game=public_id))


async def finished(world: World, variant: str = "disney_layoff") -> Playing:
    """A short match that computer players have played to its end for ada and ben."""
    switches = {"match.rounds": 2} if variant in ("disney_layoff", "tile_rummy") else {}
    table = await started(world, world.ada, world.ben, variant=variant, switches=switches)
    await table.played_out()
    return table


def moves_of(panel: ResponseMessage) -> tuple[int, int]:
    found = re.search(r"move (\d+) of (\d+)", words(panel))
    assert found, words(panel)
    return int(found[1]), int(found[2])


async def chosen(person: MemberActor, panel: ResponseMessage, action: str, begins: str) -> None:
    """Choose from a list what begins so."""
    listed = select_of(panel, action)
    value = next(option["value"] for option in listed["options"] if option["label"].startswith(begins))
    await person.select(panel, [value], custom_id=listed["custom_id"])


async def clicked(person: MemberActor, world: World, panel_id: PanelId) -> InteractionResult:
    """What somebody is answered who presses a button with an id of their own making."""
    return await person.click(await posted(world, str(panel_id)), custom_id=str(panel_id))


@pytest.mark.parametrize("variant", FAMILIES)
async def test_a_match_is_watched_from_the_first_move_to_the_last_by_who_played_it(world: World, variant: str) -> None:
    table = await finished(world, variant)
    panel = await watching(world.ada, table)
    assert moves_of(panel)[0] == 1
    in_sight = ["Back", "On", "Last", *(["Eyes"] if variant != "disney_duel" else []), "More"]
    assert labels(panel) == {name: name != "Back" for name in in_sight}
    for move in range(2, 6):
        await press(world.ada, panel, "on")
        assert moves_of(panel)[0] == move
        assert len(words(panel).split()) <= 60
    if variant != "disney_duel":
        assert "through your eyes" in words(panel)
        assert alts(panel)[-1].startswith("Your ")
    await press(world.ada, panel, "back")
    assert moves_of(panel)[0] == 4
    await press(world.ada, panel, "last")
    assert moves_of(panel)[0] == moves_of(panel)[1]
    assert "The match is over" in words(panel)
    assert not labels(panel)["On"]
    await tap(world.ada, panel, "First move")
    assert moves_of(panel)[0] == 1
    await chosen(world.ada, panel, "go", "Round 1 begins")
    assert moves_of(panel)[0] <= 2


async def test_every_hand_is_open_once_the_match_is_over_and_a_packed_one_is_watched_alike(world: World) -> None:
    table = await finished(world)
    panel = await watching(world.dot, table)
    for _ in range(2):
        await press(world.dot, panel, "on")
    assert "every hand open" in words(panel)
    assert re.search(r"drew \S+ from the stock", words(panel)), "a drawn card is open too"
    assert re.search("ada held .* ben held ", alts(panel)[-1])
    await press(world.dot, panel, "eyes")
    await chosen(world.dot, panel, "see", "through ben")
    assert "through ben’s eyes" in words(panel)
    assert "ada held" not in alts(panel)[-1]
    before = words(panel), alts(panel)
    services = world.bot.services
    with world.as_the_bot():
        later = services.games.path.clock() + timedelta(days=40)
        assert (await Tidying(services.database).step(later, delete_all=False)).packed == 1
    await world.restart()
    async with world.bot.services.database.reading() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM moves")) == 0
    again = panel_of(await clicked(world.dot, world, PanelId("watch", "at", table.game_id, 2, "s1")))
    assert moves_of(again)[1] > 1
    panel = await watching(world.dot, table)
    for _ in range(2):
        await press(world.dot, panel, "on")
    await press(world.dot, panel, "eyes")
    await chosen(world.dot, panel, "see", "through ben")
    assert (words(panel), alts(panel)) == before


FORGED = [
    PanelId("watch", action, 1, mark, detail)
    for action in ("at", "back", "on", "last", "first", "eyes", "more", "open", "since", "round")
    for mark, detail in ((2, "all."), (9, "s1.3"), (5, "s2."), (2**40, "all.7"))
]


async def test_no_forged_id_opens_another_hand_while_the_match_is_on(world: World) -> None:
    table = await started(world, world.ada, world.ben, world.cyd, variant="disney_layoff")
    await table.played_out(30)
    mine = (await table.view(world.ada)).seat
    assert mine == 0
    for panel_id in FORGED:
        for person in (world.ada, world.dot):
            result = await clicked(person, world, replace(panel_id, game=table.game_id))
            if panel_id.action not in ("open", "since", "round"):
                assert CLOSED in answer(result), panel_id
            elif result.response is not None and CLOSED not in answer(result):
                assert all(alt.startswith("Your ") and person is world.ada for alt in alts(result.response)[1:])
    assert "still being played" in answer(await clicked(world.ada, world, PanelId("summary", "replay", table.game_id)))
    panel = await watching(world.ada, table)
    await press(world.ada, panel, "more")
    assert {"Replay file", "Play on from here"}.isdisjoint(behind_more(panel))


async def test_what_a_spectator_watches_of_a_match_that_is_on_holds_no_hand(world: World) -> None:
    table = await started(world, world.ada, world.ben, variant="disney_layoff")
    await table.played_out(20)
    panel = await watching(world.dot, table)
    await press(world.dot, panel, "back")
    for _ in range(4):
        await press(world.dot, panel, "on")
        assert len(alts(panel)) == 1
        assert "as everybody saw it" in words(panel)
        assert not re.search(r"drew \S+ from the stock", words(panel))


async def test_at_a_tournament_s_table_hands_open_with_the_round(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(world)
    over = False

    async def round_is_over(*_: object) -> bool:
        return over

    monkeypatch.setattr(world.bot.services.stories, "_round_is_over", round_is_over)
    panel = await watching(world.ada, table)
    assert "through your eyes" in words(panel)
    assert "Eyes" not in labels(panel)
    for panel_id in (PanelId("watch", "at", table.game_id, 3, "all"), PanelId("summary", "replay", table.game_id)):
        said = answer(await clicked(world.ada, world, panel_id))
        assert "Other tables of this round are still playing" in said
    over = True
    assert "every hand open" in words(await watching(world.dot, table))


async def test_one_sentence_for_what_cannot_be_watched(world: World) -> None:
    table = await finished(world)
    public_id = (await table.record()).public_id
    said: dict[str, Any] = {}
    said["none"] = answer(await world.ada.slash(world.channel, "game replay", game="ZZZZ"))
    for detail in ("x", "s9", "all.x", "s1.1.1"):
        said[detail] = answer(await clicked(world.ada, world, PanelId("watch", "at", table.game_id, 1, detail)))
    said["go"] = answer(await clicked(world.ada, world, PanelId("watch", "nothing", table.game_id)))
    async with world.bot.services.database.writing() as connection:
        await connection.execute(text("UPDATE moves SET move = '[{' WHERE seq = 3"))
    world.bot.services.stories._kept.clear()
    said["unreadable"] = answer(await world.ada.slash(world.channel, "game replay", game=public_id))
    async with world.bot.services.database.writing() as connection:
        await connection.execute(delete(games).where(games.c.id == table.game_id))
    await world.restart()
    said["deleted"] = answer(await world.ada.slash(world.channel, "game replay", game=public_id))
    for case, sentence in said.items():
        assert 4 < len(sentence.split()) < 40, (case, sentence)
        assert "went wrong" not in sentence, (case, sentence)
    assert "gone" in said["none"]
    assert said["deleted"] == said["none"]


async def test_who_cannot_see_the_channel_watches_nothing_of_it(world: World) -> None:
    table = await finished(world)
    record = await table.record()
    back = hidden(world)
    async with world.bot.services.database.writing() as connection:
        await connection.execute(update(games).where(games.c.id == table.game_id).values(channel_id=back.id))
    await world.restart()
    said = answer(await world.dot.slash(world.channel, "game replay", game=record.public_id))
    assert "gone" in said
    for action, detail in (("at", "all"), ("on", "s0"), ("open", "")):
        assert "gone" in answer(await clicked(world.dot, world, PanelId("watch", action, table.game_id, 4, detail)))
