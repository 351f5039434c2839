"""The clock of a game in the simulated Discord: what it says, more time, playing on, settings that move it at once."""

from datetime import datetime, time, timedelta

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.hosting.clock.pace import PACES
from bot.ui.table.game_facts import when
from tests.discord.conftest import World
from tests.discord.tables import (
    Playing,
    alts,
    answer,
    changing,
    choose_from,
    labels,
    open_table,
    panel_of,
    started,
    tap,
    words,
)

FRIENDLY, QUICK = PACES["friendly"], PACES["quick"]
QUIET_HOURS = 6


async def the_clock(table: Playing, person: MemberActor) -> ResponseMessage:
    panel = panel_of(await tap(person, await table.board(), "Clock"))
    assert panel.ephemeral
    return panel


async def waiting(table: Playing) -> MemberActor:
    person = await table.in_turn()
    return next(one for one in table.people if one is not person)


async def test_the_lobby_says_what_was_agreed_before_anyone_joins(world: World) -> None:
    table = await open_table(world, world.ada, pace="daily")
    panel = await changing(world.ada, table, "rests")
    await choose_from(world.ada, panel, "rests", "quiet")
    assert "daily: 24 hours a turn and 3 days in reserve, 1 hour to knock" in alts(await table.board())[0]
    assert "Your clock pauses in quiet hours, but not on vacation." in words(await changing(world.ben, table, "time"))
    assert (await table.record()).pace.vacation is False
    assert "Your clock" not in words(await table.board()), "nights are free, as anybody expects"
    await choose_from(world.ada, await changing(world.ada, table, "rests"), "rests", "never")
    assert "Your clock never pauses." in words(await table.board())
    panel = await changing(world.ada, table, "pace")
    await choose_from(world.ada, panel, "pace", "friendly")
    assert "nothing happens until somebody presses “Play on”" in words(await changing(world.ben, table, "time"))


@pytest.mark.parametrize(("variant", "asked"), [("gin_rummy", "Turn and reserve"), ("nsv_buy", "time to buy")])
async def test_a_pace_is_typed_in_the_words_of_its_game(world: World, variant: str, asked: str) -> None:
    table = await open_table(world, world.ada, variant=variant, seats=2)
    form = await choose_from(world.ada, await changing(world.ada, table, "pace"), "pace", "typed")
    assert asked in form.modal["components"][0]["label"]


async def test_the_word_of_a_vacation_says_so_when_it_has_ended(world: World) -> None:
    await started(world, world.ada, world.ben, pace="daily")
    await world.bot.services.people.set_zone(world.ben.id, "UTC")
    first, said = world.bot.services.clock().date(), []
    for plans in (True, False, True):
        people = world.bot.services.people
        if plans:
            await people.plan_vacation(world.ben.id, first, first + timedelta(days=3))
        else:
            await people.end_vacation(world.ben.id, first)
        await world.env.advance_time(5)
        (told,) = [words(one) for one in world.messages() if "vacation from" in words(one)]
        said.append("has ended" in told)
        await world.restart()
    assert said == [False, True, False], "one word, of what holds"


async def told_to_all(world: World, table: Playing, person: MemberActor) -> datetime:
    """The end of the turn, which the board and the call to the turn tell alike."""
    due = (await table.look()).deadlines.turn
    told = f"<t:{int(due.timestamp())}:R>"
    assert told in words(await table.board())
    (call,) = (one for one in world.messages() if words(one).startswith(f"<@{person.id}>"))
    assert told in words(call)
    return due


async def test_the_clock_says_until_when_and_what_moves_it_shows_at_once(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    person, other = await table.in_turn(), await waiting(table)
    said = words(await the_clock(table, person))
    assert "Then at most a third of the reserve is used." in said
    assert f"{person.user.name}’s time is up <t:" in said, "the true end"
    assert said.count(": 3 hours") == 2
    assert "Give more time" not in labels(await the_clock(table, person))
    assert labels(await the_clock(table, world.dot)) == {"Players": True}
    hand = await table.open_hand(person)
    for ways in (("Clock",), ("Clock", "Players"), ("Rules",), ("Help", "Next")):
        for way in ways:
            await tap(person, hand, way)
        await tap(person, hand, "My hand")
        assert "More" in labels(hand), "from whatever was opened there one comes back to one's hand"
    before = await told_to_all(world, table, person)
    await other.click(await the_clock(table, other), label="Give more time")
    after = await told_to_all(world, table, person)
    assert after == before + QUICK.turn
    people = world.bot.services.people
    with world.env.time_context():
        now = world.bot.services.clock()
        await people.set_zone(person.id, "UTC")
        begins = (now.hour + 1) % 24
        await people.set_quiet(person.id, time(begins, now.minute), time((begins + QUIET_HOURS) % 24, now.minute))
    assert await told_to_all(world, table, person) == after + timedelta(hours=QUIET_HOURS)


async def test_what_a_turn_has_used_of_the_reserve_is_off_it_in_the_list_and_in_the_clock(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    person = await table.in_turn()
    await world.env.advance_time(QUICK.turn_s + 1_830)
    assert "2 hours and 29 minutes in reserve" in answer(await person.slash(world.channel, "games"))
    said = words(await the_clock(table, person))
    assert (said.count(": 3 hours"), said.count(": 2 hours")) == (1, 1)


async def test_at_a_friendly_pace_anyone_who_waits_plays_on_from_the_board(world: World) -> None:
    table = await started(world, world.ada, world.ben, pace="friendly")
    person, other = await table.in_turn(), await waiting(table)
    await world.env.advance_time(FRIENDLY.turn_s + 10)
    assert await table.in_turn() is person
    board = await table.board()
    assert "Play on" in labels(board)
    past = when((await table.look()).deadlines.turn)
    calls = [message for message in world.messages() if message.mentions]
    assert len(calls) == 1
    listed = answer(await other.slash(world.channel, "games"))
    for told in (words(board), words(calls[0]), answer(await tap(person, board, "My hand")), listed):
        assert f"Time ended {past}: the others may play on." in told
    assert "somebody else’s turn" in answer(await tap(person, board, "Play on"))
    assert "no seat" in answer(await tap(world.dot, board, "Play on"))
    await tap(other, board, "Play on")
    assert await table.in_turn() is other
    assert "Play on" not in labels(await table.board())


@pytest.mark.parametrize("way", ["notice", "command", "move"])
async def test_notices_of_missed_turns_follow_the_pause_of_their_match_and_who_comes_back(
    world: World, way: str
) -> None:
    table = await started(world, world.ada, world.ben, pace="live")
    person, other = await table.in_turn(), await waiting(table)
    said, plays = [], {person.id: "", other.id: ""}
    while "once the match goes on" not in plays[other.id]:
        await world.env.advance_time(60)
        said = [one for one in world.messages() if "I am back" in labels(one)]
        plays |= {user: words(one) for one in said for user in plays if f"<@{user}>" in words(one)}
    assert len(said) == len(table.people)
    assert "and plays it once the match goes on" in plays[person.id], "who went before is told of the pause too"
    notice = next(one for one in said if f"<@{person.id}>" in words(one))
    if way == "notice":
        await tap(person, notice, "I am back")
    else:
        await person.slash(world.channel, "draw" if way == "move" else "game join")
    after = {one.id: one for one in world.messages()}
    assert labels(after[notice.id]) == {}
    assert words(after[notice.id]) == f"<@{person.id}> is back and plays on."
    theirs = next(after[one.id] for one in said if one.id != notice.id)
    assert "I am back" in labels(theirs), "the other is still away"
    assert "the computer plays your seat" in words(theirs)
