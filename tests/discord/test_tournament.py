"""A tournament of eight by slash commands and buttons alone: with a no-show, a drop, an unfinished table, and a
decision of its host that is undone.
"""

from __future__ import annotations

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.hosting.tournaments.service import VisibleTournament
from bot.records.tournaments import TournamentStatus
from engine.tournament.state import Ended, Status
from tests.discord.conftest import World
from tests.discord.tables import QUICKEST_ROUND, alts, answer, labels, panel_of, parts, press, words


async def _command(world: World, person: MemberActor, verb: str, /, **options: object) -> str:
    return answer(await person.slash(world.channel, f"tournament {verb}", **options))


async def _choose(person: MemberActor, result: InteractionResult, field: str, value: str) -> None:
    """Choose a value in the select of the panel that prepares a tournament."""
    assert result.response is not None
    found = next(part for part in parts(result.response) if part["type"] == 3 and field in part["custom_id"].split(":"))
    await person.select(result.response, [value], custom_id=found["custom_id"])


async def _look(world: World) -> VisibleTournament:
    (found,) = await world.bot.services.tournaments.all_in(world.guild.id, 5)
    return found


async def _board(world: World) -> discord.Message:
    board_id = (await _look(world)).record.board_message_id
    return next(message for message in world.channel.history() if message.id == board_id)


def _may_hold_tournaments(world: World, person: MemberActor) -> None:
    role = world.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True, view_channel=True))
    world.env.backend.add_member_role(world.guild.id, person.id, role.id)


async def test_a_tournament_of_eight_from_create_to_podium(world: World) -> None:
    ada, ben, cyd, dot = world.ada, world.ben, world.cyd, world.dot
    assert "Only who manages this server" in await _command(world, ben, "create", name="Mine")
    _may_hold_tournaments(world, ada)
    others = [world.guild.add_member(world.env.create_user(name)) for name in ("eve", "fay", "gus", "hal")]
    made = await ada.slash(world.channel, "tournament create", name="Friday night", rules=QUICKEST_ROUND, pace="10m/1m")
    assert "Nobody sees this yet" in answer(made)
    await press(ada, made.response, "page")
    await _choose(ada, made, "rounds", "2")
    await _choose(ada, made, "best_against_best", "true")
    assert "In the last round the best meet the best" in answer(made)
    form = await press(ada, made.response, "times")
    await ada.submit_modal(form, {"name": "Friday night", "round": "25m"})
    assert "25 minutes a round" in answer(made)
    await press(ada, made.response, "open")
    await world.env.advance_time(4)
    board = await _board(world)
    assert "Registration is open" in words(board)
    for person in (ada, ben, cyd, dot, *others):
        assert "You are in" in answer(await person.click(await _board(world), label="Join"))
    assert "entered this tournament already" in answer(await ada.click(board, label="Join"))
    assert f"Only <@{ada.id}>, the host of this tournament," in answer(await ben.click(board, label="Host"))
    report = await ada.click(board, label="Host")
    await press(ada, report.response, "start")
    await world.env.advance_time(5)
    visible = await _look(world)
    assert visible.record.status is TournamentStatus.RUNNING
    assert all(table.game_id is not None for table in visible.record.tables)
    assert "Round 1 of 2" in words(await _board(world))
    assert "Table 1" in alts(await _board(world))[0]
    called = [thread.history()[0] for thread in await _threads(world)]
    assert all("this is your table in round 1" in words(message) for message in called)

    await _drop_and_decide(world, ada, ben, cyd)
    await _time_passes(world, 610)
    assert Status.NO_SHOW in {one.status for one in (await _look(world)).state.entrants}
    await world.restart()
    await _time_passes(world, 900)
    first = (await _look(world)).state.rounds[0]
    assert Ended.SCORED_NOW in {table.outcome.ended for table in first.tables if table.outcome}
    await _time_passes(world, 60)
    assert len((await _look(world)).state.rounds) == 2
    await _time_passes(world, 1_800)
    visible = await _look(world)
    assert visible.record.status is TournamentStatus.OVER
    await _look_at_the_end(world, ben, dot)


async def _drop_and_decide(world: World, ada: MemberActor, ben: MemberActor, cyd: MemberActor) -> None:
    assert "dropped out" in answer(await cyd.click(await _board(world), label="Drop out"))
    assert (await _look(world)).state.entrants[2].status is Status.DROPPED
    told = await _command(world, ada, "decide", table=1, places="1 2 3 4", reason="a quarrel")
    assert "act 1" in told
    assert "Only" in await _command(world, ben, "undo", act=1, reason="no")
    assert "act 1" in await _command(world, ada, "undo", act=1, reason="peace")
    assert (await _look(world)).state.rounds[0].tables[0].outcome is None
    report = await ada.click(await _board(world), label="Host")
    form = await press(ada, report.response, "pause")
    await ada.submit_modal(form, {"reason": "the pizza is here"})
    assert "paused in round 1" in answer(report)
    await world.env.advance_time(5)
    boards = [message for thread in await _threads(world) for message in thread.history() if "Rules" in labels(message)]
    assert len(boards) == 2
    assert all("The tournament is paused, so the match rests" in words(board) for board in boards)
    assert not {"Draw from the stock", "Take"} & {one for board in boards for one in labels(board)}
    form = await press(ada, report.response, "resume")
    await ada.submit_modal(form, {"reason": "the pizza is gone"})
    assert "act 4" in await _command(world, ada, "extend", time="5m", table=2, reason="a late train")
    assert "act 4" in await _command(world, ada, "undo", act=4, reason="it came")
    assert "act 5" in await _command(world, ada, "end", reason="the bar closes")
    assert "act 5" in await _command(world, ada, "undo", act=5, reason="it does not")
    assert "There is no round 9 yet" in await _command(world, ada, "extend", time="5m", round=9, reason="late")
    assert "From 1 minute to" in await _command(world, ada, "extend", time="999d", reason="late")
    assert "Say why" in await _command(world, ada, "extend", time="5m", table=2, reason=" ")
    said = "\n".join(words(message) for message in world.messages())
    assert "has paused the tournament: the pizza is here" in said
    assert "has decided table 1 of round 1: a quarrel" in said
    assert "Taken back: the decision on table 1" in said


async def _look_at_the_end(world: World, ben: MemberActor, dot: MemberActor) -> None:
    podium = next(message for message in world.messages() if "won" in words(message) and "Standings" in labels(message))
    assert "The secret of all shuffles was" in words(podium)
    files = panel_of(await dot.click(podium, label="Files"))
    assert [one.filename for one in files.attachments] == [
        "tournament-1.csv",
        "tournament-1.json",
        "tournament-1.replay.json",
    ]
    road = panel_of(await ben.click(podium, label="My road"))
    assert "Round 1" in alts(road)[0]


async def _threads(world: World) -> list[ChannelHandle]:
    """The threads of the newest round's tables."""
    visible = await _look(world)
    current = len(visible.state.rounds)
    ids = [one.thread_id for one in visible.record.tables if one.round == current and one.thread_id is not None]
    return [ChannelHandle(world.env, world.guild, world.env.backend.get_channel(one)) for one in ids]


async def _time_passes(world: World, seconds: int) -> None:
    """In steps, so that what one deadline brings about is done before the next."""
    for _ in range(3):
        await world.env.advance_time(seconds / 3)
