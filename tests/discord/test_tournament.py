"""A tournament of eight by slash commands and buttons alone: with a no-show, a drop, an unfinished table, and a
decision of its host that is undone.
"""

from __future__ import annotations

import discord
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.hosting.tournaments.service import VisibleTournament
from bot.tournaments import TournamentStatus
from engine.tournament.state import Ended, Status
from tests.discord.conftest import World
from tests.discord.tables import QUICKEST_ROUND, alts, answer, labels, parts, press, words


async def _command(world: World, person: MemberActor, verb: str, /, **options: object) -> str:
    return answer(await person.slash(world.channel, f"tournament {verb}", **options))


async def _choose(person: MemberActor, result: InteractionResult, field: str, value: str) -> None:
    """Choose a value in the select of the panel that prepares a tournament."""
    assert result.response is not None
    found = next(
        part for part in parts(result.response) if part["type"] == 3 and part["custom_id"].split(":")[2] == field
    )
    await person.select(result.response, [value], custom_id=found["custom_id"])


async def _look(world: World) -> VisibleTournament:
    (found,) = await world.bot.tournaments.all_in(world.guild.id, 5)
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
    made = await ada.slash(world.channel, "tournament create", name="Friday night", rules=QUICKEST_ROUND, pace="live")
    assert "Nobody sees this yet" in answer(made)
    await _choose(ada, made, "rounds", "2")
    await press(ada, made.response, "page")
    await _choose(ada, made, "computers", "4")
    await press(ada, made.response, "open")
    await world.env.advance_time(4)
    board = await _board(world)
    assert "Registration is open" in words(board)
    for person in (ada, ben, cyd, dot):
        assert "You are in" in answer(await person.click(await _board(world), label="Join"))
    assert "entered this tournament already" in answer(await ada.click(board, label="Join"))
    assert "Only" in answer(await ben.click(board, label="Host"))
    report = await ada.click(board, label="Host")
    await press(ada, report.response, "start")
    await world.env.advance_time(5)
    visible = await _look(world)
    assert visible.record.status is TournamentStatus.RUNNING
    assert [table.game_id is not None for table in visible.record.tables] == [True, True]
    assert "Round 1 of 2" in words(await _board(world))
    assert "Table 1" in alts(await _board(world))[0]
    assert "Standings" in labels(await _board(world))
    assert visible.state.entrants[visible.record.entrant_of(dot.id) or 0].status is Status.IN
    assert visible.state.rounds[0].tables[0].outcome is None or Ended.PLAYED
