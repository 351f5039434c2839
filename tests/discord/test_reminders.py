"""Reminders, calls to knock and daily lists in the simulated Discord, with simulated time."""

from datetime import datetime, timedelta

import discord
import pytest
from simcord.actors import MemberActor

from bot.delivery import KNOWN_AGAIN_FOR, LEASE
from bot.hosting.clock.pace import PACES
from bot.records.notices import Notice, NoticeKind
from bot.records.people import Reminders
from bot.ui.table.game_facts import when
from tests.discord.conftest import World
from tests.discord.games import AnyGame
from tests.discord.tables import Playing, answer, dealt, direct_to, labels, started, words

QUICK = PACES["quick"]
HALF, TENTH = QUICK.turn_s / 2, QUICK.turn_s * 0.9
WHOLE = QUICK.turn_s + QUICK.reserve_s / 3
ALL_BUT_A_TENTH = WHOLE * 0.9


def reminders_in(world: World) -> list[discord.Message]:
    return [message for message in world.messages() if "your time runs down" in words(message)]


def said_to(world: World, person: MemberActor) -> list[str]:
    """Every reminder that was ever posted in the channel for a person."""
    posts = [one for one in world.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
    told = [str(one.json) for one in posts if f"/channels/{world.channel.id}/" in one.path]
    return [text for text in told if f"<@{person.id}>, your time runs down" in text]


async def two_at_a_table(world: World) -> tuple[Playing, MemberActor]:
    """A quick match that has just begun, its boards delivered, and who is in turn."""
    table = await started(world, world.ada, world.ben)
    await world.env.advance_time(5)
    return table, await table.in_turn()


async def test_a_turn_is_reminded_of_at_half_at_a_tenth_and_before_the_end_in_place_of_its_call_until_it_is_over(
    world: World,
) -> None:
    table, person = await two_at_a_table(world)
    await world.env.advance_time(HALF - 30)
    assert said_to(world, person) == []
    for at in (HALF, TENTH, ALL_BUT_A_TENTH):
        begun = len(said_to(world, person))
        await world.env.advance_time(at - await ran(table) + 1)
        assert len(said_to(world, person)) == begun + 1
        (shown,) = reminders_in(world)
        assert [user.id for user in shown.mentions] == [person.id]
        assert labels(shown) == {"My hand": True}
        assert not [message for message in world.messages() if "you start" in words(message)]
        assert await table.called_by() == shown.id
    typist = AnyGame(table)
    while await table.in_turn() is person:
        await typist(*await table.next_move())
    await world.env.advance_time(5)
    assert reminders_in(world) == []


def now_in(world: World) -> datetime:
    with world.env.time_context():
        return world.bot.services.clock()


async def ran(table: Playing) -> float:
    """How many seconds the clock of the turn has run."""
    deadline = (await table.look()).deadlines.turn
    return (now_in(table.world) - (deadline - timedelta(seconds=WHOLE))).total_seconds()


@pytest.mark.parametrize("restarts", [False, True])
async def test_after_an_outage_a_reminder_tells_no_end_that_is_over(world: World, *, restarts: bool) -> None:
    table, person = await two_at_a_table(world)
    await world.env.advance_time(HALF + 5)
    (reminder,) = reminders_in(world)
    told = when((await table.look()).deadlines.turn)
    assert told in words(reminder)
    if restarts:
        await world.restart()
    world.bot.services.away.connection_lost()
    await world.env.advance_time(HALF + 600)
    world.bot.services.away.connected()
    await world.env.advance_time(10)
    now = when((await table.look()).deadlines.turn)
    call = next(one for one in world.messages() if one.id == reminder.id)
    assert now != told
    assert (now in words(call), told in words(call)) == (True, False)
    assert [user.id for user in call.mentions] == [person.id]


async def test_who_wants_none_is_not_reminded_and_others_in_direct_messages_if_they_wish(world: World) -> None:
    _, person = await two_at_a_table(world)
    await world.bot.services.people.settle(person.id, reminders=Reminders.NONE)
    await world.env.advance_time(HALF + 60)
    assert (said_to(world, person), direct_to(person)) == ([], [])
    await world.bot.services.people.settle(person.id, reminders=Reminders.DIRECT)
    await world.env.advance_time(TENTH - HALF)
    assert said_to(world, person) == []
    (told,) = direct_to(person)
    assert told.startswith("Your time runs down in [Disney 100 Rummy](https://discord.com/channels/")
    await world.restart()
    await world.env.advance_time(ALL_BUT_A_TENTH - TENTH)
    assert len(direct_to(person)) == 1, "the newest takes the place of the one before"
    await world.restart()
    await world.env.advance_time(WHOLE)
    assert direct_to(person) == [], "the turn is over"


@pytest.mark.parametrize("status", [403, 404])
async def test_who_has_closed_direct_messages_is_reminded_in_the_channel(world: World, status: int) -> None:
    _, person = await two_at_a_table(world)
    people = world.bot.services.people
    await people.settle(person.id, reminders=Reminders.DIRECT)
    await people.set_zone(person.id, "UTC")
    await people.set_digest(person.id, (now_in(world) + timedelta(minutes=10)).time().replace(second=0, microsecond=0))
    channel = person.user.dm_channel.id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=status, code=50007, times=2)
    await world.env.advance_time(HALF + 5)
    assert direct_to(person) == []
    assert len(said_to(world, person)) == 1
    assert "Your settings" in answer(await person.slash(world.channel, "me"))


async def test_who_has_moved_meanwhile_is_not_reminded(world: World) -> None:
    """The state is read again before a reminder goes out."""
    table, person = await two_at_a_table(world)
    visible = await table.look()
    poster = world.bot.delivery._poster
    seat = table.people.index(person)
    stale = Notice(NoticeKind.REMINDER, turn=visible.view.turn - 1, seat=seat, user_id=person.id, count=1)
    await poster.say(stale, visible)
    other = Notice(NoticeKind.REMINDER, turn=visible.view.turn, seat=1 - seat, user_id=world.dot.id, count=1)
    await poster.say(other, visible)
    assert said_to(world, person) == []


async def restart_in_the_middle(world: World, person: MemberActor, away: float) -> int:
    """The process dies between sending a reminder and noting it, and another starts after a while.

    Gives how many reminders were sent by then.
    """

    async def dies(pending: object) -> None:
        raise ConnectionError

    deliveries = world.bot.delivery._outbox
    deliveries.done = dies  # type: ignore[method-assign,assignment]
    deliveries.put_back = dies  # type: ignore[method-assign,assignment]
    await world.env.advance_time(HALF + 1)
    assert len(said_to(world, person)) == 1
    await world.bot.services.scheduler.close()
    await world.bot.delivery.stop()
    await world.env.advance_time(away)
    await world.restart()
    await world.env.advance_time(10)
    world.forgive()
    return len(said_to(world, person))


async def test_a_restart_soon_after_a_reminder_says_it_under_the_same_name(world: World) -> None:
    """Discord gives the first message again for a nonce that it knows."""
    _, person = await two_at_a_table(world)
    assert await restart_in_the_middle(world, person, 20) == 2
    posts = [one.json for one in world.env.http_requests if one.method == "POST" and "runs down" in str(one.json)]
    assert len({one["nonce"] for one in posts}) == 1
    assert all(one["enforce_nonce"] for one in posts)


async def test_a_restart_later_than_discord_remembers_skips_the_reminder(world: World) -> None:
    _, person = await two_at_a_table(world)
    long = (KNOWN_AGAIN_FOR + LEASE).total_seconds()
    assert await restart_in_the_middle(world, person, long) == 1


async def test_a_claim_window_mentions_nobody_but_who_asked_for_it(world: World) -> None:
    await dealt(world, "7H 8H 9H KS 2C", "KH KD 3D 4D", "5C 6C 9D AS")
    await world.bot.services.people.settle(world.cyd.id, called_to_knock=True)
    await world.bot.services.people.settle(world.dot.id, called_to_knock=True)
    await world.ada.slash(world.channel, "discard", card="KS")
    await world.env.advance_time(3)
    called = [message for message in world.messages() if "may be yours" in words(message)]
    assert [user.id for message in called for user in message.mentions] == [world.cyd.id]
    await world.env.advance_time(QUICK.window_s + 5)
    assert not [message for message in world.messages() if "may be yours" in words(message)]


async def test_the_daily_list_comes_at_ones_own_hour_and_only_if_a_game_waits(world: World) -> None:
    table, person = await two_at_a_table(world)
    other = next(one for one in table.people if one is not person)
    for one in (person, other):
        await world.bot.services.people.set_zone(one.id, "UTC")
        in_two_hours = (now_in(world) + timedelta(hours=2)).time().replace(second=0, microsecond=0)
        await world.bot.services.people.set_digest(one.id, in_two_hours)
    await world.bot.services.people.settle(person.id, reminders=Reminders.NONE)
    await world.env.advance_time(3_600)
    assert direct_to(person) == []
    await world.env.advance_time(3_600 + 5)
    (told,) = direct_to(person)
    assert "One game waits for you" in told
    assert "**your turn**" in told
    assert direct_to(other) == []


async def test_a_bad_moment_of_discord_delays_the_daily_list_and_sends_it_once(world: World) -> None:
    table = await started(world, world.ada, world.ben, pace="daily")
    person = await table.in_turn()
    people = world.bot.services.people
    await people.settle(person.id, reminders=Reminders.NONE)
    await people.set_zone(person.id, "UTC")
    in_two_hours = (now_in(world) + timedelta(hours=2)).time().replace(second=0, microsecond=0)
    await people.set_digest(person.id, in_two_hours)
    await world.env.advance_time(3_600)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    await world.env.advance_time(3_600 + 600)
    assert direct_to(person) == []
    world.env.backend.faults.clear()
    await world.env.advance_time(400)
    (told,) = direct_to(person)
    assert "One game waits for you" in told
    world.forgive()
