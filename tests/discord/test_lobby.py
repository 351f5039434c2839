"""A table is set, people and computers come and go, and it begins: by buttons and by commands."""

import pytest

from bot.records.ids import UserId
from tests.discord.conftest import World
from tests.discord.tables import (
    alts,
    answer,
    asked_to_call_off,
    changing,
    choose_from,
    chosen_in_change,
    labels,
    open_table,
    panel_of,
    press,
    select_of,
    started,
    table_page,
    tap,
    values_of,
    words,
)


async def test_a_lobby_shows_what_will_be_played_and_who_sits_where(world: World) -> None:
    table = await open_table(world, world.ada, seats=3, pace="8h/30m", rules="opening.points=40")
    board = await table.board()
    (shown,) = alts(board)
    assert "A table of Disney 100 Rummy with 2 free seats: ada" in shown
    assert "8 hours a turn, 30 minutes to knock" in shown
    assert list(labels(board)) == ["Join", "Start", "Change"]
    assert "House rules: see **Change**." in words(board)
    assert len(words(board).split()) <= 60
    told = words(await changing(world.dot, table))
    assert "8 hours a turn, 30 minutes to knock" in told
    assert "- 40 points needed to open." in told
    assert "about 5 minutes" in told
    assert len(told.split()) <= 60
    assert told.count("One round.") == 1


async def test_a_table_against_a_computer_is_set_and_begun_in_direct_messages(world: World) -> None:
    zoe = world.env.create_user("zoe")
    world.guild.add_member(zoe)
    said = await zoe.slash("game new", game="gin_rummy", computers=1)
    assert answer(said) == "The table is set. All seats are taken: press **Start**."
    await world.env.advance_time(5)
    (board,) = zoe.dm_channel.history()
    await tap(zoe, board, "Start")
    await world.env.advance_time(5)
    assert "My hand" in {label for one in zoe.dm_channel.history() for label in labels(one)}


async def test_a_lobby_says_whether_the_match_counts_that_start_would_begin(world: World) -> None:
    table = await open_table(world, world.ada, variant="rummy_500", seats=4, computers=1)
    assert "Friendly: one person" in words(await table.board())
    await tap(world.ben, await table.board(), "Join")
    assert "Rated" in words(await table.board())


async def test_people_come_and_go_by_buttons_and_the_host_begins_once_enough_sit_there(world: World) -> None:
    table = await open_table(world, world.ada, rules="match.first_dealer=first_seat")
    commitment = (await table.record()).commitment
    assert commitment not in words(await table.board())
    assert commitment in words(await changing(world.dot, table, "fair"))
    assert "You sit at the table" in answer(await tap(world.ben, await table.board(), "Join"))
    assert "ada and ben" in alts(await table.board())[0]
    assert "You have left" in answer(await tap(world.ben, await changing(world.ben, table), "Leave"))
    assert "ben" not in alts(await table.board())[0]
    assert "Leave" not in labels(await changing(world.ben, table))
    assert not labels(await table.board())["Start"]
    assert "waits for one more player" in words(await table.board())
    await tap(world.ben, await table.board(), "Join")
    assert "ben starts with a discard" in answer(await tap(world.ada, await table.board(), "Start"))
    assert "My hand" in labels(await table.board())


async def test_house_rules_that_somebody_has_open_cannot_be_changed_once_the_match_has_begun(world: World) -> None:
    table = await open_table(world, world.ada)
    await world.ben.slash(world.channel, "game join")
    opened = await changing(world.ada, table, "house")
    assert "Type several" in labels(opened)
    await world.ada.slash(world.channel, "game start")
    await world.env.advance_time(4)
    assert "Type several" not in labels(opened)
    assert "These rules are settled" in words(opened)


async def test_computers_are_seated_and_unseated_and_seats_pace_and_rests_changed_by_the_host(world: World) -> None:
    table = await open_table(world, world.ada, computers=1)
    assert "ada and Bruno" in alts(await table.board())[0]
    panel = await changing(world.ada, table, "computer")
    offered = select_of(panel, "computer")["options"]
    assert [option["label"] for option in offered][:4] == ["Easy", "Casual", "Steady", "Sharp"]
    await choose_from(world.ada, panel, "computer", "sharp")
    assert (await table.record()).holders[-1].computer == "sharp"
    assert not labels(await table.board())["Join"], "all seats are taken"
    for left in (2, 1):
        panel = await changing(world.ada, table, "computer")
        assert values_of(panel, "computer")[-1] == "nobody"
        await choose_from(world.ada, panel, "computer", "nobody")
        assert len((await table.record()).holders) == left
    assert "computer" not in values_of(await changing(world.ben, table), "leaf")
    for leaf, ways in (("house", "Back"), ("fair", "Back"), ("guests", "Back"), ("rules", "Next Change")):
        behind = await changing(world.ada, table, leaf)
        for way in ways.split():
            await tap(world.ada, behind, way)
        assert leaf in values_of(behind, "leaf")
    assert "Change" not in labels(panel_of(await world.ada.slash(world.channel, "game rules")))
    for leaf, value in (("seats", "4"), ("pace", "slow"), ("rests", "never")):
        await choose_from(world.ada, await changing(world.ada, table, leaf), leaf, value)
    record = await table.record()
    assert (record.seats, record.pace.name, record.pace.quiet, record.pace.vacation) == (4, "slow", False, False)


async def test_a_table_in_a_thread_of_its_own_and_a_refused_one_leaves_none_behind(world: World) -> None:
    where = {"game": "disney_duel", "seats": 5, "where": "thread"}
    assert "2" in answer(await world.ada.slash(world.channel, "game new", **where))
    assert world.channel.threads == []
    where = {"game": "disney_layoff", "pace": "live", "where": "thread"}
    said = answer(await world.ada.slash(world.channel, "game new", **where))
    (thread,) = world.channel.threads
    assert thread.mention in said
    record = await world.bot.services.games.game_in_channel(thread.id)
    assert record.variant == "disney_layoff"
    await world.env.advance_time(2)
    assert any("German rummy" in "".join(alts(message)) for message in thread.history())
    assert "You sit at the table" in answer(await world.ben.slash(thread, "game join"))


async def test_a_lobby_is_called_off_by_its_host_at_once_or_once_that_is_confirmed(world: World) -> None:
    for others in (False, True):
        table = await open_table(world, world.ada)
        if not others:
            assert "called off" in answer(await chosen_in_change(world.ada, table, "cancel"))
        else:
            await tap(world.ben, await table.board(), "Join")
            page = await table_page(world.ben, world.channel, table.game_id)
            assert "Only" in answer(await press(world.ben, page, "cancel"))
            asked = await changing(world.ada, table, "cancel")
            assert "ben sits at it" in words(asked)
            await tap(world.ada, asked, "Keep the table")
            assert "The table stays" in words(asked)
            asked = await changing(world.ada, table, "cancel")
            await tap(world.ada, asked, "Call it off")
        assert "was called off" in words(await table.board())
        assert labels(await table.board()) == {}


async def test_a_lobby_that_began_meanwhile_is_not_called_off_by_the_old_question(world: World) -> None:
    table = await open_table(world, world.ada)
    await tap(world.ben, await table.board(), "Join")
    asked = await changing(world.ada, table, "cancel")
    kept = await changing(world.ada, table, "cancel")
    await tap(world.ada, await table.board(), "Start")
    await tap(world.ada, asked, "Call it off")
    assert "The others who play must agree." in words(asked)
    await tap(world.ada, kept, "Keep the table")
    assert words(kept) == "The match goes on."
    assert not (await table.record()).is_over


@pytest.mark.parametrize(
    ("variant", "people", "ends"), [("disney_basic", 2, True), ("disney_basic", 3, False), ("disney_duel", 4, True)]
)
async def test_g15_who_would_be_out_of_the_match_by_leaving_is_asked_first(
    world: World, variant: str, people: int, *, ends: bool
) -> None:
    seated = (world.ada, world.ben, world.cyd, world.dot)[:people]
    table = await started(world, *seated, variant=variant, rules="match.on_leave=forfeit")
    for label, out in {"Keep playing": False, "Leave": True}.items():
        asked = panel_of(await world.ada.slash(world.channel, "game leave"))
        assert "You are out of the match then" in words(asked)
        assert ("it ends at once" in words(asked)) is ends
        assert not (await table.record()).is_over
        await tap(world.ada, asked, label)
        assert ((await table.look()).view.seats[0].out) is out
    assert (await table.record()).is_over is ends
    if not ends:
        asked = await asked_to_call_off(world.ben, world.channel, table.game_id)
        assert "In play: ben and cyd;" in words(panel_of(asked))


async def test_the_list_shows_every_table_and_marks_one_s_own(world: World) -> None:
    assert "no game" in answer(await world.dot.slash(world.channel, "game list"))
    await started(world)
    other = world.guild.create_text_channel("other")
    await world.dot.slash(other, "game new", game="disney_layoff")
    listed = answer(await world.dot.slash(world.channel, "game list")).splitlines()
    assert "Disney 100 Rummy" in "".join(line for line in listed if ", round 1: " in line)
    (own,) = [line for line in listed if "You are in it" in line]
    assert "German rummy" in own
    assert "3 free seats" in own


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 160006), (400, 200001)])
async def test_where_discord_opens_no_thread_that_is_said_and_there_is_no_table(
    world: World, status: int, code: int
) -> None:
    world.env.inject_error("POST", "/channels/*/threads", status=status, code=code, times=1)
    said = answer(await world.ada.slash(world.channel, "game new", game="gin_rummy", where="thread"))
    assert "I could not open a thread here." in said
    assert not await world.bot.services.games.games_of(UserId(world.ada.id))
