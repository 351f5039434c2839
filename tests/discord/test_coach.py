"""The coach after a match, private and never too early; and “Hint” in a match against computers."""

from dataclasses import replace
from types import SimpleNamespace

import discord
import pytest
from simcord.actors import MemberActor

from bot.wording import Wording
from engine.games.moves import Discard, SeatMove
from tests.discord.conftest import World
from tests.discord.games import play_out
from tests.discord.tables import Playing, alts, answer, labels, panel_of, press, started, tap, words
from tests.hosting.test_coaching import Simulated, Unsure

SHORT = "match.target=15"


async def played_out(table: Playing) -> None:
    """A short match, in which Ada keeps what is dear."""

    async def perform(person: MemberActor, move: SeatMove) -> None:
        if person is table.world.ada and isinstance(move, Discard) and not move.call:
            view = await table.view(person)
            move = replace(
                move, card=min((card for card in view.hand if card is not view.taken), key=lambda one: one.rank)
            )
        await table.submit(person, move)

    await play_out(table, perform, "easy")
    await table.world.env.advance_time(5)


async def test_the_coach_reports_to_whom_it_is_about_and_to_everybody_only_when_asked(world: World) -> None:
    table = await started(world, world.ada, world.ben, variant="gin_rummy", rules=SHORT, locale="de")
    world.bot.services.coaching.thinkers = Unsure(0.5)
    await played_out(table)
    german = Wording.of("de")
    (summary,) = [message for message in world.messages() if german.text("button-coach") in labels(message)]
    before = len(world.messages())
    report = panel_of(await press(world.ada, summary, "ask"))
    assert report.ephemeral
    assert "the coach’s report" in words(report)
    assert "Luck of the deal" in words(report)
    assert "**Played:** " in words(report)
    assert "**Better:**" in words(report)
    assert all(len(alt) > 0 for alt in alts(report))
    assert len(world.messages()) == before
    assert "You have no seat" in answer(await press(world.cyd, summary, "ask"))
    await tap(world.ada, report, "Post it for everyone")
    assert german.text("coach-posted", name="ada") in words(world.messages()[-1]), "as the table speaks"
    held = alts(report)[0].rpartition("Your ")[2].split(". Chosen")[0]
    await tap(world.ada, report, "See ")
    assert "through your eyes" in words(report)
    assert alts(report)[-1].startswith(f"Your {held[:20]}"), "the position in which it was decided"
    await tap(world.ada, report, "Coach")
    assert "the coach’s report" in words(report)


async def test_a_report_whose_message_can_no_longer_be_changed_is_there_at_the_next_press(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(world, world.ada, world.ben, variant="gin_rummy", rules=SHORT)
    world.bot.services.coaching.thinkers = Simulated()
    await played_out(table)
    (summary,) = [message for message in world.messages() if "Coach" in labels(message)]

    async def gone(*_: object, **__: object) -> None:
        said = SimpleNamespace(status=401, reason="gone")
        raise discord.HTTPException(said, {"code": 50027, "message": "gone"})  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(discord.Interaction, "edit_original_response", gone)
        await press(world.ada, summary, "ask")
    assert "the coach’s report" in words(panel_of(await press(world.ada, summary, "ask")))


async def test_the_computer_says_what_it_would_do_where_nobody_else_would_suffer(world: World) -> None:
    await started(world, world.ada, variant="gin_rummy", computers=("steady",))
    panel = panel_of(await world.ada.slash(world.channel, "hand"))
    if not labels(panel).get("Hint"):
        await world.env.advance_time(30)
        panel = panel_of(await world.ada.slash(world.channel, "hand"))
    await tap(world.ada, panel, "Hint")
    assert "💡" in words(panel)
    between = replace(world, channel=world.guild.create_text_channel("between people"))
    await started(between, world.ada, world.ben, variant="gin_rummy")
    panel = panel_of(await world.ada.slash(between.channel, "hand"))
    assert "Hint" not in labels(panel)
