"""The bot as a whole: how it starts and ends, and that no interaction ever ends in silence."""

import itertools
from dataclasses import replace

import discord
import pytest
from simcord import Env

from bot.card_emojis import Piece
from bot.client import TalonBot, build_bot
from bot.config import Config, Limits
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.seats.limits import Throttle
from bot.playground.world import TickedTime
from bot.wording import Wording
from engine.cards import JOKER, PLAYING_CARDS, TILES_002, CardTextError
from engine.rules.refusals import IllegalMove, Reject
from tests.discord.conftest import World
from tests.discord.tables import answer, open_table, tap

SEVEN = PLAYING_CARDS.parse("7H")
SEVEN_DRAWN = Piece(PLAYING_CARDS, SEVEN)
PNG = b"\x89PNG\r\n\x1a\n"

FAILURES = {
    "illegal": (IllegalMove(Reject.NOT_IN_HAND, card=SEVEN), "You do not hold 7♥︎"),
    "refused": (Refused(HostReject.NO_GAME_HERE), "There is no game in this channel"),
    "card": (CardTextError("7X"), "“7X” names no card"),
    "unforeseen": (RuntimeError("the hand was 7H 8H"), "something went wrong on our side"),
}


@pytest.fixture
def simcord_bot(config: Config) -> TalonBot:
    """A bot with one command that fails in every way."""
    bot = build_bot(config)

    @bot.tree.command(name="fail", description="Fail.")
    async def fail(interaction: discord.Interaction, how: str, late: bool = False) -> None:
        if late:
            await interaction.response.defer(ephemeral=True, thinking=True)
        raise FAILURES[how][0]

    return bot


async def test_every_failure_is_answered_in_one_private_sentence(world: World) -> None:
    for how, late in itertools.product(FAILURES, (False, True)):
        result = await world.ada.slash(world.channel, "fail", how=how, late=late)
        assert result.ephemeral
        answer = result.followups[-1] if late and result.followups else result.response
        assert FAILURES[how][1] in answer.content, (how, late)
    world.forgive()


async def test_an_unforeseen_failure_is_logged_under_its_reference_and_without_its_message(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    result = await world.ada.slash(world.channel, "fail", how="unforeseen")
    reference = result.response.content.rsplit("Reference ", 1)[1].rstrip(")")
    (logged,) = [record.getMessage() for record in caplog.records if record.name == "bot.answers"]
    assert reference in logged
    assert "RuntimeError" in logged
    assert "test_client.py" in logged
    assert "7H 8H" not in logged
    world.forgive()


async def test_the_bot_reads_no_messages_and_pings_nobody_by_itself(simcord_env: Env) -> None:
    bot = simcord_env.bot
    assert bot.intents.value == discord.Intents(guilds=True).value
    assert bot.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()


async def test_commands_that_discord_refuses_do_not_keep_games_from_going_on(config: Config) -> None:
    env = TickedTime(build_bot(config), check_errors=False)
    env.inject_error("PUT", "/applications/*/commands", status=503)
    await env.start()
    assert env.bot.is_ready()
    await env.bot.close()
    await env.shutdown()


async def test_card_emojis_are_uploaded_after_the_start_and_where_they_may_not_cards_are_text(config: Config) -> None:
    pictures = {SEVEN_DRAWN: PNG, Piece(TILES_002, JOKER): PNG + b"JK"}
    for allowed in (True, False):
        bot = build_bot(config.model_copy(update={"card_emojis": True}), pictures=lambda: pictures)
        env = TickedTime(bot, check_errors=False)
        if not allowed:
            env.inject_error("*", "/applications/*/emojis", status=403, code=50001)
        await env.start()
        assert (bot.cards.partial(SEVEN) is not None) is allowed
        assert len(bot.cards) == (2 if allowed else 0)
        assert (Wording.of("en").card(SEVEN, emojis=bot.cards) == "7♥︎") is not allowed
        await bot.close()
        await env.shutdown()


async def test_closing_twice_does_no_harm(world: World) -> None:
    await world.env.settle()
    await world.bot.close()
    await world.bot.close()
    assert world.bot.is_closed()


async def test_who_gives_commands_without_end_is_told_to_wait(world: World) -> None:
    world.bot.services = replace(world.bot.services, throttle=Throttle(Limits(commands_per_minute=3), world.env.now))
    for _ in range(3):
        assert "a lot in one minute" not in answer(await world.ada.slash(world.channel, "game list"))
    said = answer(await world.ada.slash(world.channel, "game list"))
    assert said == "That was a lot in one minute. Please try again in 1 minute."
    assert "a lot in one minute" not in answer(await world.ben.slash(world.channel, "game list"))


async def test_who_presses_faster_than_hands_can_is_told_to_wait_and_the_table_plays_on(world: World) -> None:
    table = await open_table(world, world.ada)
    world.bot.services = replace(world.bot.services, throttle=Throttle(Limits(presses_per_minute=2), world.env.now))
    for _ in range(2):
        await tap(world.ben, await table.board(), "Change")
    said = answer(await tap(world.ben, await table.board(), "Join"))
    assert said.startswith("That was a lot in one minute. Please try again in ")
    assert await world.ben.autocomplete(world.channel, "game new", "game", "gi") == []
    assert "You sit" in answer(await tap(world.cyd, await table.board(), "Join"))
    await world.env.advance_time(60)
    assert "You sit" in answer(await tap(world.ben, await table.board(), "Join"))
