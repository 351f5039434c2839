"""No interaction stays unanswered: not for what is huge, forged, outdated, or asked while the database is away."""

from __future__ import annotations

import logging

import discord
import pytest

from bot.store.database.trouble import DatabaseTrouble
from bot.ui.kit.items import PanelId
from tests.discord.conftest import World
from tests.discord.tables import answer, open_table, tap, words
from tests.discord.test_house_rules import the_panel, turn_to

OUTDATED = "This panel is from an older version"
OTHERS = ["t0:board:hand:1", "t7:anything:at:all", "not ours", "t1:board"]


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def posted(world: World, custom_id: str) -> discord.Message:
    """A message of ours with one button of this custom_id, as another version might have left it."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Old", custom_id=custom_id))
    channel = world.bot.get_partial_messageable(world.channel.id, guild_id=world.guild.id)
    message = await channel.send("an old panel", view=view)
    view.stop()
    return message


async def test_what_is_much_too_long_for_a_form_is_refused_in_a_sentence_that_quotes_a_little_of_it(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    panel = await the_panel(await open_table(world, world.ada), world.ada)
    for rules in ("w" * 4_000, "w=1 " * 1_000, "x" * 2_000 + "=" + "y" * 1_999):
        shown = await tap(world.ada, panel, "Type several")
        said = await world.ada.submit_modal(shown, {"rules": rules})
        assert said.response is not None
        assert 10 < len(words(said.response)) <= 1_000 or "=" in rules
    await turn_to(world.ada, panel, "First melds, laying off", "opening.points")
    shown = await tap(world.ada, panel, "Type a value")
    refused = await world.ada.submit_modal(shown, {"value": "9" * 4_000})
    assert refused.response is not None or refused.followups
    assert errors(caplog) == []


async def test_components_of_another_version_get_the_kind_sentence(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    for custom_id in OTHERS:
        old = await posted(world, custom_id)
        result = await tap(world.ada, old, "Old")
        assert result.response is not None or result.followups, f"somebody waits for a word: {custom_id}"
        assert errors(caplog) == [], custom_id


@pytest.mark.parametrize("custom_id", ["t0:house:several:1", "t1:house:several:zzzzzzzzzzzzz:0:0:"])
async def test_a_form_of_another_version_gets_the_kind_sentence(
    world: World, custom_id: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await open_table(world, world.ada)
    panel = await the_panel(table, world.ada)
    with monkeypatch.context() as patched:
        patched.setattr(PanelId, "__str__", lambda _: custom_id)
        shown = await tap(world.ada, panel, "Type several")
    result = await world.ada.submit_modal(shown, {"rules": "match.rounds=2"})
    assert OUTDATED in answer(result)
    assert errors(caplog) == []


async def test_while_the_database_is_away_everybody_is_told_so(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await open_table(world, world.ada)

    async def away(*_: object, **__: object) -> None:
        raise DatabaseTrouble("OperationalError")

    with monkeypatch.context() as patched:
        patched.setattr(type(world.bot.services.games.lobbies), "join", away)
        said = answer(await tap(world.ben, await table.board(), "Join"))
    assert "nothing was changed" in said
    assert errors(caplog) == []
    world.forgive()


async def test_what_goes_wrong_in_the_answer_itself_ends_in_an_apology(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(world, world.ada)

    def wordless(*_: object, **__: object) -> str:
        raise LookupError("no such words")

    with monkeypatch.context() as patched:
        patched.setattr("bot.wording.Wording.reject", wordless)
        said = answer(await world.ada.slash(world.channel, "game join"))
    assert "Reference" in said
    world.forgive()
