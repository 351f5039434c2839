"""No interaction stays unanswered: not for what is huge, forged, outdated, or asked while the database is away."""

from __future__ import annotations

import logging

import discord
import pytest

from bot.store.database.trouble import DatabaseTrouble
from bot.ui.kit.items import _HANDLERS, PanelId
from tests.discord.conftest import World
from tests.discord.tables import answer, open_table, started, tap, words
from tests.discord.test_house_rules import the_panel, turn_to

OUTDATED = "This panel is from an older version"
FORGED = [
    *(
        f"t1:{panel}:{action}:1:0:0:{detail}"
        for panel in _HANDLERS
        for action in ("zz", "open")
        for detail in ("", "x.9")
    ),
    "t1:nothing:here:1:0:0:",
    "t1:board:hand:zzzzzzzzzzzzz:0:0:",
    "t0:board:hand:1",
    "t7:anything:at:all",
    "not ours",
    "t1:board",
]


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


@pytest.mark.parametrize("length", [4_000])
async def test_a_long_word_in_a_form_is_refused_in_a_sentence_that_quotes_a_little_of_it(
    world: World, length: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = await open_table(world, world.ada)
    shown = await tap(world.ada, await the_panel(table, world.ada), "Type several")
    refused = await world.ada.submit_modal(shown, {"rules": "w" * length})
    assert refused.response is not None
    assert len(str(refused.response.content)) < 1_000
    assert errors(caplog) == []


async def test_a_long_value_in_a_form_is_refused_in_a_sentence(world: World, caplog: pytest.LogCaptureFixture) -> None:
    table = await open_table(world, world.ada)
    panel = await the_panel(table, world.ada)
    await turn_to(world.ada, panel, "First melds, laying off", "opening.points")
    shown = await tap(world.ada, panel, "Type a value")
    refused = await world.ada.submit_modal(shown, {"value": "9" * 4_000})
    assert refused.response is not None or refused.followups
    assert errors(caplog) == []


@pytest.mark.parametrize("rules", ["w=1 " * 1_500, "x" * 3_000 + "=" + "y" * 3_000])
async def test_six_thousand_characters_of_rules_are_refused_in_a_sentence(
    world: World, rules: str, caplog: pytest.LogCaptureFixture
) -> None:
    panel = await the_panel(await open_table(world, world.ada), world.ada)
    shown = await tap(world.ada, panel, "Type several")
    said = await world.ada.submit_modal(shown, {"rules": rules[:4_000]})
    assert 10 < len(words(said.response or panel)) <= 4_000
    assert errors(caplog) == []


async def test_components_of_another_version_get_the_kind_sentence(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await started(world, world.ada, world.ben)
    for custom_id in FORGED:
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


def test_ids_of_this_version_are_told_from_all_others() -> None:
    assert str(PanelId("board", "hand", 1)) not in FORGED
