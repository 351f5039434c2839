"""`/daily`: a puzzle is solved by two people on the workbench and in a hand, shared, and looked back on."""

from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage
from sqlalchemy import Table, literal_column, update

from bot.delivery.speaking import Messages
from bot.hosting.daily.daily import Daily
from bot.hosting.thinking.thinkers import Stalled
from bot.records.results import Shows
from bot.store.schema import daily_attempts, daily_puzzles
from bot.ui.kit.items import PanelId
from engine.cards import TILES_002
from engine.puzzles.answers import answer_of
from tests.discord.conftest import World
from tests.discord.tables import (
    alts,
    answer,
    choose_from,
    keeper,
    labels,
    panel_of,
    press,
    primary,
    settings_page,
    tap,
    values_of,
    words,
)
from tests.discord.test_forged_ids import Forger
from tests.discord.test_standstills import forbid
from tests.discord.workbenches import move_by_hand

known_answer = cache(answer_of)
TABLE = "my_rummy 1; P8 G1 G2 Y13; P4 P5 P6 P7 | P1 B1 Y1 | G3 G4 G5"
"""The eight of purple fits, and so do both greens, one after the other."""
HAND = "gin_rummy 2; 6S 7S 8S 9S KH 7D KD 3C 7C 8C KC; 3S"
THREE_OF_CLUBS = "41"
SIX_OF_SPADES = "5"


@pytest.fixture(autouse=True)
def _answers_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is proven for all of these tests."""
    monkeypatch.setattr("bot.hosting.daily.daily.answer_of", known_answer)


async def with_puzzle(world: World, text: str, days: int = 1) -> date:
    """The puzzle of everybody's today, by UTC, and of the days before it."""
    today = world.env.now().date()
    for back in range(days):
        await world.bot.services.daily.store.put_puzzle(today - timedelta(days=back), text)
    return today


async def opened(world: World, person: MemberActor) -> ResponseMessage:
    doors = panel_of(await person.slash(world.channel, "daily"))
    await tap(person, doors, "The puzzle")
    return doors


async def lay(person: MemberActor, panel: ResponseMessage, pieces: str, to: str) -> None:
    """Put pieces of the rack where they go, and try it."""
    await move_by_hand(person, panel, pieces, to, TILES_002)
    await press(person, panel, "benchok")


async def solve(world: World, person: MemberActor) -> ResponseMessage:
    panel = await opened(world, person)
    await lay(person, panel, "P8", "0")
    await lay(person, panel, "G1 G2", "2")
    return panel


async def test_a_puzzle_is_tried_solved_and_shared_and_the_next_sees_nothing_of_that(world: World) -> None:
    await with_puzzle(world, TABLE)
    assert primary(panel_of(await world.ada.slash(world.channel, "daily"))) == ["The puzzle"]
    stale, panel = await opened(world, world.ada), await opened(world, world.ada)
    assert panel.ephemeral
    assert words(panel).startswith("**Puzzle 2026-01-01** · my Rummy · ★☆☆☆☆☆☆")
    assert labels(panel) == {
        "Choose your tiles": True,
        "Choose tiles of meld 1": True,
        "Hint": True,
        "Lay it": False,
        "More": True,
    }
    assert "purple 4, 5, 6, 7" in alts(panel)[0]
    await lay(world.ada, panel, "P8", "0")
    assert "⬜" in words(panel)
    assert "2 pieces more can be laid" in words(panel)
    await world.env.advance_time(130)
    await lay(world.ada, panel, "G1 G2", "2")
    assert "`Talon 2026-01-01 ⬜🟩 2 tries · 2:10 · no hint · 🔥 1`" in words(panel)
    assert "One person has solved it in this server." in words(panel)
    assert "green 1, 2, 3, 4, 5" in alts(panel)[0]
    before = len(world.messages())
    await press(world.ada, panel, "share")
    shared = world.messages()[before:]
    assert [words(one) for one in shared] == ["**ada**: Talon 2026-01-01 ⬜🟩 2 tries · 2:10 · no hint · 🔥 1"]
    assert not shared[0].mentions
    await press(world.ada, stale, "hint")
    assert "2 tries · 2:10 · no hint" in words(stale), "whoever is done tries no more"
    assert primary(panel_of(await world.ada.slash(world.channel, "daily"))) == ["The deal"]
    panel = await opened(world, world.ben)
    assert "solved" not in words(panel)
    assert "⬜" not in words(panel)
    panel = await solve(world, world.ben)
    assert "2 people have solved it in this server." in words(panel)


async def test_what_the_rules_refuse_is_counted_and_hints_are_given_one_by_one_and_told(world: World) -> None:
    await with_puzzle(world, TABLE)
    panel = await opened(world, world.ada)
    await lay(world.ada, panel, "Y13", "new")
    assert "⬛" in words(panel)
    assert "needs 2 more tiles" in words(panel)
    await press(world.ada, panel, "benchundo")
    await lay(world.ada, panel, "P8 G1 G2", "0")
    assert words(panel).count("⬛⬛") == 1
    await press(world.ada, panel, "benchundo")
    stale = await opened(world, world.ada)
    await press(world.ada, panel, "hint")
    assert "3 pieces of yours can be laid." in words(panel)
    # The same button on another device gives no second one.
    await press(world.ada, stale, "hint")
    assert "These:" not in words(stale)
    await press(world.ada, panel, "hint")
    assert "These: P8 G1 G2" in words(panel)
    assert "Hint" not in labels(panel)
    assert "· 2 hints ·" in words(await solve(world, world.ada))


async def test_a_hint_that_cannot_be_told_in_time_is_not_counted_and_the_asker_hears_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await with_puzzle(world, TABLE)
    panel = await opened(world, world.ada)
    with monkeypatch.context() as slow:
        slow.setattr(Daily, "answer", AsyncMock(side_effect=Stalled))
        await press(world.ada, panel, "hint")
    assert "nothing was counted" in words(panel)
    await press(world.ada, panel, "hint")
    assert "3 pieces of yours can be laid." in words(panel)
    assert "These:" not in words(panel)


async def test_a_post_whose_answer_is_lost_is_not_made_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await with_posts_at_nine(world)
    posting, before = Messages.post, len(world.messages())

    async def unanswered(*given: Any) -> int:
        await posting(*given)
        raise TimeoutError

    monkeypatch.setattr(Messages, "post", unanswered)
    await world.env.advance_time(11 * 3_600)
    assert len(world.messages()) - before == 1


async def test_what_is_prepared_outlives_a_restart(world: World) -> None:
    await with_puzzle(world, TABLE)
    panel = await opened(world, world.ada)
    await move_by_hand(world.ada, panel, "P8", "0", TILES_002)
    await world.restart()
    again = await opened(world, world.ada)
    assert "You lay P8." in words(again)
    await press(world.ada, panel, "benchok")
    assert "⬜" in words(panel)


async def test_a_card_is_thrown_from_the_list_and_the_reasons_are_told_afterwards(world: World) -> None:
    await with_puzzle(world, HAND)
    panel = await opened(world, world.ada)
    assert "Nobody wanted 3♠︎" in words(panel)
    assert "Your 11 cards" in alts(panel)[0]
    assert "3♣︎" not in words(panel)
    await choose_from(world.ada, panel, "throw", SIX_OF_SPADES)
    assert "⬜" in words(panel)
    await choose_from(world.ada, panel, "throw", THREE_OF_CLUBS)
    assert "⬜🟩 2 tries" in words(panel)
    assert "3♣︎ fits nothing" in words(panel)
    assert "over 320 imagined deals" in words(panel)


async def test_an_old_day_may_be_played_and_counts_for_nothing(world: World) -> None:
    today = await with_puzzle(world, TABLE, days=3)
    panel = await opened(world, world.ada)
    await tap(world.ada, panel, "My month")
    assert "January 2026" in words(panel)
    await press(world.ada, panel, "month")
    assert "December 2025" in words(panel)
    assert "➖⬜⬜➖➖➖➖" in words(panel)
    assert "◽ to come · ➖ none" in words(panel)
    assert len(values_of(panel, "day")) == 2, "other days had no puzzle"
    yesterday = str((today - timedelta(days=1)).toordinal())
    await choose_from(world.ada, panel, "day", yesterday)
    await lay(world.ada, panel, "P8", "0")
    await lay(world.ada, panel, "G1 G2", "2")
    assert "`Talon 2025-12-31 ⬜🟩 2 tries · 0:00 · no hint`" in words(panel)


async def test_a_forged_day_or_card_is_refused_and_changes_nothing(world: World) -> None:
    today = await with_puzzle(world, HAND)
    forger = Forger(world, world.guild.id, world.ada.id)
    tomorrow, long_ago = (today + timedelta(days=more) for more in (1, -9))
    for panel_id, values, said in (
        (PanelId("daily", "hint", 0, tomorrow.toordinal(), "0"), (), "day_to_come"),
        (PanelId("daily", "benchok", 0, long_ago.toordinal()), (), "no_puzzle"),
        (PanelId("daily", "share", 0, 0), (), ""),
        (PanelId("daily", "month", 0, 2**40), (), ""),
        (PanelId("daily", "day"), ("99999999999999",), ""),
        (PanelId("daily", "benchmove", 0, today.toordinal()), ("new",), ""),
        (PanelId("daily", "throw", 0, today.toordinal()), ("52",), "Choose"),
    ):
        forger.shown.clear()
        await forger.click(panel_id, *values)
        assert any(said in shown for shown in forger.shown), (panel_id, forger.shown)
    kept = await world.bot.services.daily.store.of_person(world.ada.id, long_ago, tomorrow)
    assert [(one.day, one.tries, one.hints) for one in kept] == [(today, "l", 0)] or kept[0].tries == ""


async def test_on_a_day_without_a_puzzle_no_door_leads_to_one_and_on_another_the_day_is_said_once(world: World) -> None:
    doors = panel_of(await world.ada.slash(world.channel, "daily"))
    assert "No puzzle yet" in words(doors)
    assert "The puzzle" not in labels(doors)
    assert primary(doors) == ["The deal"]
    await tap(world.ada, doors, "My month")
    assert "None solved." in words(doors)
    await tap(world.ada, doors, "Today")
    assert "No puzzle yet" in words(doors)
    await tap(world.ada, doors, "My month")
    assert "this month" in words(doors)
    await tap(world.ada, doors, "Earlier")
    assert "this month" not in words(doors)
    assert "streak" not in words(doors)
    assert "December 2025" in words(doors)
    assert labels(doors) == {"Today": True}, "nothing lies before a month without a day"
    await with_puzzle(world, TABLE)
    doors = panel_of(await world.ada.slash(world.channel, "daily"))
    assert words(doors).startswith("## Jan 1, 2026")
    assert "2026" not in words(doors).partition("\n")[2]
    await tap(world.ada, doors, "The puzzle")
    await press(world.ada, doors, "more")
    await tap(world.ada, doors, "How it works")
    assert "Puzzles are public and may be read ahead: nothing is ranked." in words(doors)


async def test_a_streak_is_ones_own_and_in_the_line_to_share_for_whoever_shows_their_results(world: World) -> None:
    await with_puzzle(world, TABLE)
    assert "🔥" not in words(await opened(world, world.ben))
    assert words(await solve(world, world.ada)).count("🔥 1") == 1
    await world.bot.services.people.settle(world.ada.id, shows=Shows.ME)
    panel = await opened(world, world.ada)
    assert "🔥" not in words(panel)
    before = len(world.messages())
    await press(world.ada, panel, "share")
    assert ["🔥" in words(one) for one in world.messages()[before:]] == [False]
    await tap(world.ada, panel, "My month")
    assert "🔥 One day in a row" in words(panel)
    await press(world.ben, panel := await opened(world, world.ben), "more")
    await tap(world.ben, panel, "My month")
    assert "No streak yet" in words(panel)


async def with_posts_at_nine(world: World) -> date:
    """Today, with puzzles for it and for tomorrow that a server wants posted."""
    today = await with_puzzle(world, TABLE)
    services = world.bot.services
    await services.daily.store.put_puzzle(today + timedelta(days=1), HAND)
    await services.servers.settle(
        world.guild.id, lambda one: replace(one, daily_channel=world.channel.id, daily_hour=9)
    )
    return today


async def test_a_server_gets_one_message_a_day_at_its_hour_and_the_result_of_the_last_one(world: World) -> None:
    await with_posts_at_nine(world)
    before = len(world.messages())
    await world.env.advance_time(8 * 3600)
    assert len(world.messages()) == before
    await world.env.advance_time(2 * 3600)
    [posted] = world.messages()[before:]
    assert "Puzzle 2026-01-01" in words(posted)
    assert not posted.mentions
    await world.restart()
    await world.env.advance_time(3600)
    assert len(world.messages()) == before + 1
    await solve(world, world.ada)
    await world.env.advance_time(24 * 3600)
    first, second = world.messages()[before:]
    assert "One person solved it here." in words(first)
    assert labels(first) == {}
    assert "Puzzle 2026-01-02" in words(second)
    panel = panel_of(await press(world.ben, second, "open"))
    assert panel.ephemeral


async def test_where_posting_was_turned_off_the_last_one_tells_its_result_all_the_same(world: World) -> None:
    await with_posts_at_nine(world)
    before = len(world.messages())
    await world.env.advance_time(10 * 3600)
    await world.bot.services.servers.settle(world.guild.id, lambda one: replace(one, daily_channel=None))
    await world.env.advance_time(22 * 3600)
    [posted] = world.messages()[before:]
    assert "Today’s puzzle" in labels(posted), "its day is not over"
    await world.env.advance_time(2 * 3600)
    [posted] = world.messages()[before:]
    assert "Nobody solved it here." in words(posted)
    assert labels(posted) == {}


async def test_where_it_may_not_be_posted_at_its_hour_it_is_as_soon_as_it_may(world: World) -> None:
    await with_posts_at_nine(world)
    before = len(world.messages())
    await forbid(world, world.channel.id, discord.Permissions(send_messages=True).value)
    await world.env.advance_time(10 * 3600)
    assert len(world.messages()) == before
    await forbid(world, world.channel.id, 0)
    await world.env.advance_time(3600)
    [posted] = world.messages()[before:]
    assert "Puzzle 2026-01-01" in words(posted)


async def test_while_discord_answers_500_at_its_hour_nothing_of_a_day_is_lost(world: World) -> None:
    await with_posts_at_nine(world)
    before = len(world.messages())
    await world.env.advance_time(10 * 3600)
    await world.env.advance_time(23 * 3600 - 10)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    await world.env.advance_time(4 * 3600)
    world.env.backend.faults.clear()
    await world.env.advance_time(1200)
    first, second = world.messages()[before:]
    assert "Nobody solved it here." in words(first)
    assert labels(first) == {}
    assert "Puzzle 2026-01-02" in words(second)
    world.forgive()


async def test_in_direct_messages_it_is_the_same_puzzle_and_no_servers_figure(world: World) -> None:
    await with_puzzle(world, TABLE)
    panel = panel_of(await world.ada.user.slash("daily"))
    await tap(world.ada.user, panel, "The puzzle")
    assert "my Rummy" in words(panel)
    today = world.env.now().date()
    [kept] = await world.bot.services.daily.store.of_person(world.ada.id, today, today)
    assert kept.guild_id == 0


class Guest(Forger):
    """Somebody in a server that has not invited us, who has installed us for themselves and may not use us aloud."""

    def interaction(self, data: dict[str, Any]) -> Any:
        made = super().interaction(data)
        made.permissions = discord.Permissions.none()
        return made


async def test_elsewhere_no_servers_figure_shows_and_sharing_obeys_discord(world: World) -> None:
    today = await with_puzzle(world, TABLE)
    await solve(world, world.ada)
    guest = Guest(world, 4242, world.ada.id)
    await guest.click(PanelId("daily", "open"))
    assert any("Talon 2026-01-01" in shown for shown in guest.shown)
    assert not any("in this server" in shown for shown in guest.shown)
    guest.shown.clear()
    await guest.click(PanelId("daily", "share", 0, today.toordinal()))
    assert any("I may not post here" in shown for shown in guest.shown)


async def test_where_and_when_it_is_posted_is_settled_by_who_manages_the_server(world: World) -> None:
    kay, ada = keeper(world), world.ada
    panel = await settings_page(world, kay, "daily")
    assert "Nothing is posted." in words(panel)
    silent = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    await choose_from(
        kay, panel, "channel", world.guild.create_text_channel("read-only", overwrites={world.bot.user: silent})
    )
    assert "without: Send Messages." in words(panel)
    gone = world.guild.create_text_channel("soon-gone")
    await choose_from(kay, panel, "channel", gone)
    world.env.backend.delete_channel(gone.id)
    assert "The channel is gone." in words(await settings_page(world, kay, "daily"))
    await choose_from(kay, panel, "channel", world.channel)
    assert "I cannot post" not in words(panel)
    await tap(kay, panel, "At which hour")
    await choose_from(kay, panel, "hour", "21")
    asked = await press(kay, panel, "where")
    await kay.submit_modal(asked, {"city": "Auckland"})
    settled = await world.bot.services.servers.get(world.guild.id)
    assert (settled.daily_channel, settled.daily_hour, settled.zone) == (world.channel.id, 21, "Pacific/Auckland")
    await choose_from(kay, panel, "channel")
    assert (await world.bot.services.servers.get(world.guild.id)).daily_channel is None
    forger = Forger(world, 4242, ada.id)
    await forger.click(PanelId("dailyset", "hour"), "99")
    await forger.click(PanelId("dailyset", "zone"), "Nowhere/Land")
    assert (await world.bot.services.servers.get(4242)).zone is None


async def spoil(world: World, table: Table, day: date, **values: Any) -> None:
    await world.bot.services.database.change(update(table).where(table.c.day == day).values(values))


async def test_a_puzzle_that_cannot_be_read_is_refused_and_the_deal_is_there_all_the_same(world: World) -> None:
    today = await with_puzzle(world, TABLE)
    panel = await opened(world, world.ada)
    await spoil(world, daily_puzzles, today, position="[{")
    for person in (world.ada, world.ben):
        doors = panel_of(await person.slash(world.channel, "daily"))
        assert "The deal" in labels(doors)
        assert "The puzzle" not in labels(doors), "begun or not, no door leads to what is not there"
    assert "There is no puzzle for 2026-01-01" in answer(await press(world.ada, panel, "hint"))
    await spoil(world, daily_puzzles, today, position=TABLE)
    await spoil(world, daily_attempts, today, draft="[{")
    assert "Hint" in labels(await opened(world, world.ada)), "of what cannot be read of a draft there is none"
    await spoil(world, daily_attempts, today, opened=literal_column("'x'"))
    assert "Hint" in labels(await opened(world, world.ada)), "an attempt that cannot be read is begun anew"


async def test_the_next_puzzle_is_posted_though_the_one_before_cannot_be_read(world: World) -> None:
    today = await with_posts_at_nine(world)
    before = len(world.messages())
    await world.env.advance_time(10 * 3600)
    await spoil(world, daily_puzzles, today, position="[{")
    await world.env.advance_time(24 * 3600)
    assert ["2026-01-02" in words(one) for one in world.messages()[before:]] == [False, True]
