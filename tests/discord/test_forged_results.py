"""Forged ids of what matches leave and of the puzzle of the day: each gets a sentence, and none an apology."""

import itertools
import logging
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.answers import Outdated
from bot.ui.kit.items import Click, PanelId, PanelItem
from tests.discord.conftest import World
from tests.discord.tables import answer, panel_of, parts, started
from tests.discord.test_daily import HAND, with_puzzle
from tests.discord.test_forged_ids import Forger, forged_actions
from tests.hosting.results.leaving import keep, season

NINES = "9" * 24
LARGEST = 2**63 - 1
DETAILS = {
    "leaders": [
        f"gin_rummy.{NINES}",
        "gin_rummy.",
        "gin_rummy.9999-12",
        "gin_rummy.9999-Q4",
        "bridge.",
    ],
    "stats": [f"{NINES}.gin_rummy", "9999999999999999999.gin_rummy", "-1.gin_rummy", "1.2.gin_rummy", "x.-1.names"],
    "watch": ["s9.", "all.", f"none.{NINES}", "s0.-1", f"{NINES}."],
    "clip": ["s9.1.", f"all.{NINES}.names", "s0.-1.", "all..", "nobody.1."],
    "daily": ["", NINES, "-1", "a.b.c"],
}
MARKS = (0, 1, 10**6, 3_652_059, LARGEST)


@pytest.mark.parametrize("every", [23, pytest.param(1, marks=pytest.mark.prove)])
async def test_whatever_is_forged_gets_a_sentence(
    world: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    people = [world.ada.id, world.ben.id, world.dot.id]
    await keep(world.bot.services.database, season(people, 20, guild_id=world.guild.id, channel_id=world.channel.id))
    await world.bot.services.results.rater.rebuild()
    table = await started(world, world.ada, world.ben)
    await with_puzzle(world, HAND)
    # More presses than a person may make: what is tried here is what each of them says.
    monkeypatch.setattr(world.bot.services.throttle, "check_press", lambda _: None)
    forger = Forger(world, world.guild.id)
    for panel, details in DETAILS.items():
        forged = itertools.product(forged_actions(panel), (0, table.game_id), MARKS, details, (None, "", NINES))
        for action, game, mark, detail, value in itertools.islice(forged, 0, None, every):
            item: Any = discord.ui.Button[Any](label="x", custom_id=str(PanelId(panel, action, game, mark, detail)))
            if value is not None:
                item = discord.ui.Select[Any](custom_id=item.custom_id)
                item._values = [value]
            before = len(forger.shown)
            await PanelItem(item).callback(forger.interaction({}))
            assert len(forger.shown) > before, f"{item.custom_id} was not answered"
            failed = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
            assert not failed, f"{item.custom_id} {value!r}: {failed[0]}"


async def test_a_person_that_no_id_can_name_is_outdated() -> None:
    chosen = Click("blocks", "off", values=(str(LARGEST),))
    assert chosen.user_id == LARGEST
    for text in (str(LARGEST + 1), "9" * 19, "9" * 90, "-1", "²", ""):
        with pytest.raises(Outdated):
            _ = replace(chosen, values=(text,)).user_id


async def test_a_season_is_found_as_people_write_it_and_one_that_no_calendar_has_is_told_so(world: World) -> None:
    people = [world.ada.id, world.ben.id, world.dot.id]
    place = {"guild_id": world.guild.id, "channel_id": world.channel.id}
    matches = season(people, 60, begins=datetime(2026, 1, 1, tzinfo=UTC), **place)
    await keep(world.bot.services.database, matches)
    await world.bot.services.results.rater.rebuild()
    for typed in ("9999-12", "9999-Q4", "0000-01"):
        said = answer(await world.ada.slash(world.channel, "leaderboard", game="gin_rummy", season=typed))
        assert typed in said
        assert "reference" not in said
    for typed in (" 2026-01 ", "２０２６-01", "2026-q1"):
        panel = panel_of(await world.ada.slash(world.channel, "leaderboard", game="gin_rummy", season=typed))
        named = {part["custom_id"].split(".")[1] for part in parts(panel) if part["type"] == 2}
        assert named <= {"2026-01", "2026-Q1"}
        assert named
