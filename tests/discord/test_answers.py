"""No interaction stays unanswered: not for what is huge, forged, outdated, told twice, or asked with no database."""

import gc
from typing import Any

import discord
import pytest

from bot.store.database.trouble import DatabaseTrouble
from bot.store.games.games import GameStore
from bot.ui.kit.items import PanelId
from engine.games.moves import DrawStock
from tests.discord.conftest import World
from tests.discord.tables import answer, at_a_window, open_table, press, started, tap, words
from tests.discord.test_forged_ids import errors
from tests.discord.test_house_rules import the_panel, turn_to

OUTDATED = "This panel is from an older version"
OTHERS = ["t0:board:hand:1", "t7:anything:at:all", "not ours", "t1:board"]


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


async def test_while_the_database_is_away_everybody_is_told_so_and_what_goes_wrong_then_ends_in_an_apology(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await open_table(world, world.ada)

    async def away(*_: object, **__: object) -> None:
        raise DatabaseTrouble("OperationalError")

    def wordless(*_: object, **__: object) -> str:
        raise LookupError("no such words")

    with monkeypatch.context() as patched:
        patched.setattr(type(world.bot.services.games.lobbies), "join", away)
        said = answer(await tap(world.ben, await table.board(), "Join"))
    assert "nothing was changed" in said
    assert errors(caplog) == []
    with monkeypatch.context() as patched:
        patched.setattr("bot.wording.Wording.reject", wordless)
        said = answer(await world.ada.slash(world.channel, "game join"))
    assert "Reference" in said
    world.forgive()


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10008)])
async def test_a_token_that_has_died_or_a_panel_that_was_dismissed_is_no_failure_of_ours(
    world: World, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    table = await started(world, world.ada, world.ben)
    board = await table.board()
    world.env.inject_error("PATCH", "/webhooks/*", status=status, code=code)
    result = await tap(world.ada, board, "My hand")
    assert result.followups == []
    assert errors(caplog) == []


async def test_a_click_that_discord_has_given_up_makes_no_move_and_leaves_nothing_begun(
    world: World, recwarn: pytest.WarningsRecorder
) -> None:
    table = await at_a_window(world)
    board, before = await table.board(), await table.record()
    world.env.inject_error("POST", "/interactions/*", status=404, code=10062)
    await press(world.ben, board, "pass")
    gc.collect()
    assert [str(one.message) for one in recwarn if one.category is RuntimeWarning] == []
    assert (await table.record()).seq == before.seq
    world.forgive()


async def test_an_interaction_that_is_delivered_twice_is_done_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(world, world.ada, world.ben)
    await world.env.advance_time(5)
    while (due := await table.next_move()) is not None and not isinstance(due[1], DrawStock):
        await world.bot.services.games.submit(table.game_id, due[0].id, due[1], f"key-{due[1]}", world.env.now())
    backend, emit = world.env.backend, world.env.backend.emit

    def twice(event: str, payload: Any, **how: Any) -> Any:
        if event == "INTERACTION_CREATE":
            emit(event, payload, **how)
        return emit(event, payload, **how)

    monkeypatch.setattr(backend, "emit", twice)
    before = (await table.record()).seq
    result = await due[0].slash(world.channel, "draw")
    monkeypatch.undo()
    await world.env.advance_time(5)
    assert "went wrong" not in answer(result)
    told = [error for error in world.env.errors if "40060" in str(error)]
    assert len(told) == len(world.env.errors) == 1
    world.forgive()
    made = (await GameStore(world.bot.services.database).log(table.game_id))[before:]
    assert [type(one.move) for one in made] == [DrawStock]
