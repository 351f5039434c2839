"""A table is set, people and computers come and go, and it begins: by buttons and by commands."""

from __future__ import annotations

from tests.discord.conftest import World
from tests.discord.tables import answer, labels, open_table, panel_of, parts, select_of, started, words


async def test_a_lobby_says_what_will_be_played_and_who_sits_where(world: World) -> None:
    table = await open_table(world, world.ada, seats=3, pace="8h/30m", rules="opening.points=40")
    told = words(await table.board())
    assert "Disney 100 Rummy" in told
    assert "**Seats** 1 of 3" in told
    assert "1. ada" in told
    assert "8 hours a turn, 30 minutes to knock" in told
    assert "- 40 points needed to open." in told
    assert "a match of 3 players takes about 5 minutes" in told


async def test_what_seals_the_shuffles_is_behind_a_button(world: World) -> None:
    table = await open_table(world, world.ada)
    commitment = (await table.record()).commitment
    assert commitment not in words(await table.board())
    assert commitment in answer(await world.dot.click(await table.board(), label="Fair shuffles"))


async def test_people_come_and_go_by_buttons(world: World) -> None:
    table = await open_table(world, world.ada)
    assert "You sit at the table" in answer(await world.ben.click(await table.board(), label="Join"))
    assert "2. ben" in words(await table.board())
    assert "You have left" in answer(await world.ben.click(await table.board(), label="Leave"))
    assert "2. *free*" in words(await table.board())


async def test_a_lobby_begins_by_its_button_once_enough_sit_there(world: World) -> None:
    table = await open_table(world, world.ada)
    assert not labels(await table.board())["Start"]
    assert "One more player is needed to start." in words(await table.board())
    await world.ben.click(await table.board(), label="Join")
    assert "You start: discard one card." in answer(await world.ada.click(await table.board(), label="Start"))
    assert "My hand" in labels(await table.board())
    assert "needed to start" not in words(await table.board())


async def test_house_rules_that_somebody_has_open_cannot_be_changed_once_the_match_has_begun(world: World) -> None:
    table = await open_table(world, world.ada)
    await world.ben.slash(world.channel, "game join")
    opened = panel_of(await world.ada.click(await table.board(), label="House rules"))
    assert "Type several" in labels(opened)
    await world.ada.slash(world.channel, "game start")
    await world.env.advance_time(4)
    assert "Type several" not in labels(opened)
    assert "The rules were settled when the game began" in words(opened)


async def test_computers_are_seated_and_unseated(world: World) -> None:
    table = await open_table(world, world.ada, computers=1, strength="easy")
    assert "(computer, easy)" in words(await table.board())
    lobby = await table.board()
    seats = select_of(lobby, "seat")
    assert [option["label"] for option in seats["options"]] == ["Easy", "Casual", "Steady", "Sharp"]
    assert "takes a seat" in answer(await world.ada.select(lobby, ["steady"], custom_id=seats["custom_id"]))
    lobby = await table.board()
    assert "(computer, steady)" in words(lobby)
    assert not labels(lobby)["Join"], "all seats are taken"
    assert not [part for part in parts(lobby) if part["type"] == 3], "nobody more can sit down"
    assert "has left" in answer(await world.ada.click(lobby, label="Remove a computer player"))
    assert "has left" in answer(await world.ada.slash(world.channel, "game bots", seat="nobody"))
    assert "No computer player" in answer(await world.ada.slash(world.channel, "game bots", seat="nobody"))
    assert "takes a seat" in answer(await world.ada.slash(world.channel, "game bots", seat="steady"))


async def test_a_table_in_a_thread_of_its_own(world: World) -> None:
    said = answer(
        await world.ada.slash(world.channel, "game new", variant="disney_layoff", pace="live", where="thread")
    )
    (thread,) = world.channel.threads
    assert thread.mention in said
    record = await world.bot.services.games.game_in_channel(thread.id)
    assert record.variant == "disney_layoff"
    await world.env.advance_time(2)
    assert any("German rummy" in words(message) for message in thread.history())
    assert "You sit at the table" in answer(await world.ben.slash(thread, "game join"))


async def test_a_refused_table_leaves_no_thread_behind(world: World) -> None:
    said = answer(
        await world.ada.slash(world.channel, "game new", variant="disney_basic", rules="deck.jokers=99", where="thread")
    )
    assert "deck.jokers" in said
    assert world.channel.threads == []


async def test_a_lobby_is_called_off_by_its_host(world: World) -> None:
    table = await open_table(world, world.ada)
    assert "called off" in answer(await world.ada.click(await table.board(), label="Call off"))
    assert "This game was called off" in words(await table.board())
    assert labels(await table.board()) == {}


async def test_a_running_game_that_is_called_off_offers_no_more_moves(world: World) -> None:
    table = await started(world)
    asked = panel_of(await world.ada.slash(world.channel, "game cancel"))
    await world.ada.click(asked, label="Call the match off")
    for person in (world.ben, world.cyd):
        await world.bot.services.games.want_end(table.game_id, person.id, f"agreed {person.id}")
    await world.env.settle()
    assert set(labels(await table.board())) == {"What happened", "Rules", "Help"}
    assert (await table.record()).suspended_until is not None


async def test_who_leaves_a_running_game_is_played_by_the_computer_until_the_next_move(world: World) -> None:
    table = await started(world)
    said = answer(await world.cyd.slash(world.channel, "game leave"))
    assert "The computer plays your seat" in said
    seat = table.people.index(world.cyd)
    assert (await table.record()).holders[seat].autopilot


async def test_the_list_shows_every_table_and_marks_one_s_own(world: World) -> None:
    assert "no game" in answer(await world.dot.slash(world.channel, "game list"))
    await started(world)
    other = world.guild.create_text_channel("other")
    await world.dot.slash(other, "game new", variant="disney_layoff")
    listed = answer(await world.dot.slash(world.channel, "game list")).splitlines()
    assert "Disney 100 Rummy" in "".join(line for line in listed if ", round 1: " in line)
    (own,) = [line for line in listed if "You are in it" in line]
    assert "German rummy" in own
    assert "3 free seats" in own


async def test_a_pace_that_is_none_is_refused(world: World) -> None:
    for typed in ("fast", "1h", "soon/later", "5s/1s", "1h/2h"):
        said = answer(await world.ada.slash(world.channel, "game new", variant="disney_basic", pace=typed))
        assert "pace" in said, typed


async def test_a_match_is_played_again_with_one_click(world: World) -> None:
    from tests.discord.tables import QUICK_ROUND, Typist

    table = await started(world, world.ada, world.ben, rules=QUICK_ROUND)
    await table.play_to_the_end(Typist(table))
    await world.env.advance_time(5)
    summary = next(message for message in world.messages() if "the match is over" in words(message))
    assert "no seat" in answer(await world.dot.click(summary, label="Rematch"))
    assert "set again" in answer(await world.ben.click(summary, label="Rematch"))
    again = await world.bot.services.games.game_in_channel(world.channel.id)
    assert (again.host_id, again.switches) == (world.ben.id, (await table.record()).switches)
    result = await world.dot.click(summary, label="Replay file")
    assert "secret of its shuffles" in answer(result)
    assert [file.filename for file in result.response.attachments] == [f"replay-{table.game_id}.json"]
    by_number = await world.dot.slash(world.channel, "game replay", game=table.game_id)
    assert by_number.response.attachments


async def test_how_long_a_match_lasts_is_told_once_and_other_house_rules_in_words(world: World) -> None:
    short = words(await (await open_table(world, world.ada, rounds=1)).board())
    assert short.count("One round.") == 1
    assert "by the booklet, but for how long the match lasts." in short
