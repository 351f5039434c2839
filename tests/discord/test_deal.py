"""The deal of the day in `/daily`: two doors, played in one's direct messages, compared, shared, checked."""

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.hosting.daily.deals import OWN, over_everywhere
from bot.hosting.thinking.coaching import Report
from bot.hosting.thinking.searches import Shared
from bot.records.games import GameRecord, GameStatus
from bot.ui.daily.deal import LEAST_SPREAD
from bot.ui.kit.items import PanelId
from engine.cards import Card, TurnNumber
from engine.coach import Decision, Judged
from engine.computers import choose
from engine.games.moves import Discard, DrawStock
from engine.games.strengths import Strength
from tests.discord.conftest import World
from tests.discord.tables import BOARD_CATCHES_UP, Playing, alts, answer, labels, panel_of, press, primary, tap, words
from tests.discord.test_forged_ids import Forger
from tests.ui.test_calm_panels import MOST
from tests.ui.test_calm_panels import words as counted


@pytest.fixture(autouse=True)
async def _quick(monkeypatch: pytest.MonkeyPatch, world: World) -> AsyncIterator[None]:
    """The sharp player takes no time."""

    def quick(_family: object, view: Any, dice: int, *_limits: object) -> Any:
        return SimpleNamespace(move=choose("casual", view, dice))

    monkeypatch.setattr("engine.match.match.ponder", quick)
    sharps = asyncio.create_task(world.bot.services.deals.find_sharps())
    yield
    sharps.cancel()


async def doors(world: World, person: MemberActor) -> ResponseMessage:
    return panel_of(await person.slash(world.channel, "daily"))


async def deal_of(world: World, person: MemberActor) -> GameRecord:
    record = await world.bot.services.deals.game_of(person.id, world.env.now().date())
    assert record is not None
    return record


async def dealt(world: World, person: MemberActor) -> GameRecord:
    said = answer(await tap(person, await doors(world, person), "The deal"))
    assert "Your deal waits" in said
    return await deal_of(world, person)


async def to_the_end(world: World, person: MemberActor, strength: Strength = Strength.EASY) -> GameRecord:
    """Somebody plays their deal, as a computer of this strength would."""
    record = await dealt(world, person)
    table = Playing(replace(world, channel=person.user.dm_channel), record.id, (person,))
    return await table.played_out(strength=strength, is_told=True)


async def compared(world: World, person: MemberActor) -> ResponseMessage:
    panel = await doors(world, person)
    await tap(person, panel, "The deal")
    return panel


async def test_two_doors_are_all_that_is_in_sight(world: World) -> None:
    panel = await doors(world, world.ada)
    assert panel.ephemeral
    assert list(labels(panel)) == ["My month", "The deal", "How deals work"]
    assert "**Deal**: Gin rummy, one go." in words(panel)
    assert counted(words(panel)) <= MOST
    await tap(world.ada, panel, "How deals work")
    assert "The same cards for everybody" in words(panel)
    tomorrow = await world.bot.services.deals.deal(date(2026, 1, 2))
    assert tomorrow.commitment in words(panel)
    assert counted(words(panel)) <= MOST
    await tap(world.ada, panel, "Back")
    assert "The deal" in labels(panel)


async def test_a_deal_that_goes_on_is_primary_once_the_puzzle_is_solved_nothing_once_both_are(world: World) -> None:
    daily, today, now = world.bot.services.daily, world.env.now().date(), world.env.now()
    await daily.store.put_puzzle(today, "my_rummy 1; P8; P4 P5 P6 P7")
    attempted = await daily.open(world.ada.id, world.guild.id, today, now)
    assert await daily.store.put_try(attempted, "b", now, in_time=True)
    record = await dealt(world, world.ada)
    assert primary(await doors(world, world.ada)) == ["The deal"]
    await world.bot.services.games.want_end(record.id, world.ada.id, "end")
    panel = await doors(world, world.ada)
    assert primary(panel) == []
    assert "solved" in words(panel)
    assert "left unfinished" in words(panel)


async def test_who_leaves_their_deal_is_told_how_to_go_on_and_nothing_of_seats_for_others(world: World) -> None:
    record, home = await dealt(world, world.ada), world.ada.user
    left = answer(await home.slash("game leave"))
    assert left == "You are away. Make a move, and it goes on."
    await world.env.advance_time(BOARD_CATCHES_UP)
    board = next(one for one in home.dm_channel.history() if "More" in labels(one))
    assert left in words(board)
    await home.slash("pass")
    assert not (await deal_of(world, world.ada)).holders[OWN].autopilot
    assert record.id == (await deal_of(world, world.ada)).id


async def test_a_deal_is_played_in_ones_messages_to_the_end_of_the_day_without_hints_or_onlookers(world: World) -> None:
    record, home = await dealt(world, world.ada), world.ada.user.dm_channel
    assert (record.guild_id, record.channel_id) == (0, home.id)
    assert "Deal 2026-01-01: Gin rummy" in home.history()[0].content
    assert "begun" in words(await doors(world, world.ada))
    assert "no game" in answer(await world.ben.slash(world.channel, "game list"))
    assert (await dealt(world, world.ada)).id == record.id
    computers = [[one.name for one in (await dealt(world, who)).holders[1:]] for who in (world.ada, world.ben)]
    assert computers == [["Player 2"], ["Player 2"]], "none bears the name of anybody who compares"
    await world.env.advance_time(BOARD_CATCHES_UP)
    ends = discord.utils.format_dt(datetime(2026, 1, 2, tzinfo=UTC), "R")
    assert ends in words(next(one for one in home.history() if "More" in labels(one)))
    forger = Forger(world, 0, world.ada.id)
    await forger.click(PanelId("clock", "open", record.id))
    assert any(ends in shown for shown in forger.shown), forger.shown
    assert not any("24 hours" in shown for shown in forger.shown)
    hand = panel_of(await world.ada.user.slash("hand"))
    assert not any("Hint" in label or "What would" in label for label in labels(hand))
    assert "💡" not in words(hand)
    view = (await world.bot.services.games.look(record.id, world.ada.id)).view
    await forger.click(PanelId("hand", "advice", record.id, view.turn))
    assert not any("sharp" in shown for shown in forger.shown), forger.shown
    await forger.click(PanelId("lobby", "fair", record.id))
    assert any(record.commitment in shown for shown in forger.shown)
    deal = await world.bot.services.deals.deal(world.env.now().date())
    assert not any(deal.secret.hex() in shown for shown in forger.shown), "what shuffles a running deal is sealed"


async def test_two_people_play_it_alike_and_compare_and_many_are_a_picture_without_names(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await to_the_end(world, world.ada)
    await world.env.advance_time(BOARD_CATCHES_UP)
    assert any("Compare" in labels(message) for message in world.ada.user.dm_channel.history())
    early = await compared(world, world.ada)
    assert "place 1 of 1" in words(early)
    assert "In this server" not in words(early)
    assert not alts(early)
    ben = await to_the_end(world, world.ben, Strength.CASUAL)
    assert (ada.status, ben.status) == (GameStatus.FINISHED, GameStatus.FINISHED)
    panel = await compared(world, world.ben)
    said = words(panel)
    assert "of 2." in said
    assert "In this server: ada (" in said
    assert "The sharp player in this seat: **" in said
    assert "Your ways parted at your move" in said
    assert "ada" in said.split("ways parted")[1]
    assert "ben" in said.split("ways parted")[1]
    assert counted(said) <= MOST
    assert len(labels(panel)) <= 5
    deals = world.bot.services.deals
    found = await deals.store.finishers(world.env.now().date())

    async def many(_: date) -> Any:
        return [replace(one, user_id=one.user_id + 100 * more) for one in found for more in range(LEAST_SPREAD)]

    monkeypatch.setattr(deals.store, "finishers", many)
    (alt,) = alts(await compared(world, world.ada))
    assert alt.startswith("Deal 2026-01-01. +26 …: ")
    assert sum(map(int, re.findall(r": (\d+)\.", alt))) == 2 * LEAST_SPREAD
    assert "ada" not in alt


async def test_nobody_sees_anything_of_a_deal_before_they_have_finished_it_themselves(world: World) -> None:
    record = await to_the_end(world, world.ada)
    panel = await doors(world, world.ben)
    assert "finished" not in words(panel)
    today = world.env.now().date()
    forger = Forger(world, world.guild.id, world.ben.id)
    for action in ("shown", "dealshare"):
        forger.shown.clear()
        await forger.click(PanelId("daily", action, 0, today.toordinal()))
        assert any("deal_closed" in shown for shown in forger.shown), (action, forger.shown)
    secret = (await deal_of(world, world.ada)).secret
    for panel_name, action in (("coach", "ask"), ("watch", "open"), ("lobby", "fair")):
        forger.shown.clear()
        await forger.click(PanelId(panel_name, action, record.id))
        assert not any(secret in shown for shown in forger.shown if secret), panel_name
        assert any("no game" in shown.lower() or "no_such_game" in shown for shown in forger.shown), forger.shown
    before = len(world.messages())
    story = (await world.bot.services.stories.of(record.id)).story
    own = Forger(world, world.guild.id, world.ada.id)
    for panel_id in (PanelId("coach", "post", record.id), PanelId("watch", "post", record.id, story.length, "s0.")):
        await own.click(panel_id)
    assert len(world.messages()) == before, "nothing is posted but the line"
    assert "Better:" not in words(await compared(world, world.ada))
    view = (await world.bot.services.games.look(record.id, world.ada.id)).view
    turn, card = TurnNumber(1), view.hand[0] if view.hand else Card(0)
    made = Discard(OWN, turn, card)
    judged = Judged(Decision(3, view, made), DrawStock(OWN, turn), 4.0, 1.0)
    world.bot.services.coaching._kept[record.id, OWN] = Report(OWN, 5, (judged,), None)
    said = words(await compared(world, world.ada))
    assert "**1. Round 1: about 4 points**" in said
    assert "**Better:**" in said


async def test_a_panel_of_a_deal_that_its_player_had_deleted_says_that_it_is_gone(world: World) -> None:
    await to_the_end(world, world.ada)
    panel = await compared(world, world.ada)
    await world.env.advance_time((over_everywhere(date(2026, 1, 1)) - world.env.now()).total_seconds() + 60)
    with world.env.time_context():
        await world.bot.services.privacy.forget(world.ada.id, "Former player")
    before = len(world.messages())
    assert answer(await tap(world.ada, panel, "Share")).startswith("That game is gone.")
    assert len(world.messages()) == before


async def test_once_a_day_is_over_everywhere_its_line_tells_all_and_everybody_sees_its_cards_and_checks_them(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await to_the_end(world, world.ada)
    panel = await compared(world, world.ada)
    before = len(world.messages())
    await press(world.ada, panel, "dealshare")
    (shared,) = world.messages()[before:]
    assert words(shared) == "**ada**: Talon deal 2026-01-01 🃏"
    assert list(labels(shared)) == ["Today’s"]
    deals = world.bot.services.deals
    deal = await deals.deal(date(2026, 1, 1))
    over = over_everywhere(deal.day) - world.env.now()
    await world.env.advance_time(over.total_seconds() + 60)
    await press(world.ada, panel, "dealshare")
    assert words(world.messages()[-1])[-1] in "🟩🟦⬜"
    sharps = deals._sharps
    with monkeypatch.context() as thinking:
        thinking.setattr(deals, "_sharps", Shared(1))
        panel = await doors(world, world.ben)
        await tap(world.ben, panel, "Yesterday’s deal")
        assert "still thinks" in words(panel)
    assert "One person finished it." in words(panel)
    assert "In this server: ada (" in words(panel)
    assert sharps.found(deal.day)
    await tap(world.ben, panel, "Look again")
    assert "The sharp player in this seat: **" in words(panel)
    assert list(labels(panel)) == ["Fair shuffles"]
    await tap(world.ben, panel, "Fair shuffles")
    assert deal.secret.hex() in words(panel)
    assert deal.commitment in words(panel)
    assert "Seat 2:" in words(panel)


async def test_what_is_practised_gives_way_at_a_word_and_a_deal_never_does(world: World) -> None:
    await world.ada.slash(world.channel, "learn", game="gin_rummy")
    panel = await doors(world, world.ada)
    await tap(world.ada, panel, "The deal")
    assert "You are practising Gin rummy" in words(panel)
    assert "Your deal waits" in answer(await tap(world.ada, panel, "The deal instead"))
    record = await deal_of(world, world.ada)
    assert "Finish your deal of the day first" in answer(await world.ada.user.slash("learn", game="my_rummy"))
    assert (await deal_of(world, world.ada)).status is record.status is GameStatus.RUNNING


async def test_somebody_who_takes_no_direct_messages_is_told_so_and_keeps_their_go(world: World) -> None:
    world.env.inject_error("POST", f"/channels/{world.ada.user.dm_channel.id}/messages", status=403, code=50007)
    said = answer(await tap(world.ada, await doors(world, world.ada), "The deal"))
    assert "I cannot write you a direct message" in said
    deal = await world.bot.services.deals.deal(world.env.now().date())
    assert deal.part is None


async def test_a_deal_ends_with_its_day_and_says_so(world: World) -> None:
    await dealt(world, world.ada)
    await world.env.advance_time(BOARD_CATCHES_UP)
    await world.env.advance_time(86_400)
    boards = [words(message) for message in world.ada.user.dm_channel.history()]
    assert any("This deal is over; it was left unfinished." in one for one in boards)
    yesterday = PanelId("daily", "deal", 0, (world.env.now().date() - timedelta(days=1)).toordinal())
    forger = Forger(world, world.guild.id, world.ada.id)
    await forger.click(yesterday)
    assert any("deal_closed" in shown for shown in forger.shown), forger.shown


async def test_a_forged_day_is_one_sentence_and_changes_nothing(world: World) -> None:
    today = world.env.now().date()
    forger = Forger(world, world.guild.id, world.ada.id)
    running = await dealt(world, world.ben)
    for panel_id, said in (
        (PanelId("daily", "deal", 0, (today + timedelta(days=1)).toordinal()), "no_deal"),
        (PanelId("daily", "deal", 0, (today - timedelta(days=3)).toordinal()), "no_deal"),
        (PanelId("daily", "deal", running.id, (today + timedelta(days=9)).toordinal()), "no_deal"),
        (PanelId("daily", "shown", 0, (today - timedelta(days=9)).toordinal()), "no_deal"),
        (PanelId("daily", "sealed", 0, (today + timedelta(days=900)).toordinal()), ""),
        (PanelId("daily", "deal", 0, 2**40), ""),
        (PanelId("daily", "deal", 0, date.max.toordinal()), ""),
        (PanelId("daily", "deal"), ""),
        (PanelId("daily", "dealshare", 0, (today - timedelta(days=9)).toordinal()), "no_deal"),
    ):
        forger.shown.clear()
        await forger.click(panel_id)
        assert forger.shown, panel_id
        assert any(said in shown for shown in forger.shown), (panel_id, forger.shown)
    assert await world.bot.services.deals.store.deal(today + timedelta(days=901)) is None
    assert await world.bot.services.deals.game_of(world.ada.id, today) is None
    assert (await deal_of(world, world.ben)).status is GameStatus.RUNNING
