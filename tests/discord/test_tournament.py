"""A tournament of eight by slash commands and buttons alone: with a no-show, a drop, an unfinished table, and a
decision of its host that is undone.
"""

import re
from dataclasses import replace
from functools import partial

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult
from sqlalchemy import update

from bot.config import Limits
from bot.hosting.seats.limits import Throttle
from bot.hosting.tournaments import drafts
from bot.records.tournaments import TournamentStatus
from bot.store.schema import tournaments
from bot.ui.kit.items import PanelId
from bot.ui.lobby.house_rules import parse_house_rules
from engine.tournament.moves import Cancel
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.state import Ended, Status
from tests.discord.conftest import World
from tests.discord.tables import (
    QUICKEST_ROUND,
    alts,
    answer,
    choose_from,
    direct_to,
    labels,
    may_manage,
    panel_of,
    parts,
    press,
    tap,
    words,
)
from tests.discord.test_forged_ids import Forger
from tests.discord.tournaments import entered, host_of, the_tournament


async def _command(world: World, person: MemberActor, verb: str, /, **options: object) -> str:
    return answer(await person.slash(world.channel, f"tournament {verb}", **options))


async def _choose(person: MemberActor, result: InteractionResult, field: str, value: str) -> None:
    """Choose a value in the panel that prepares a tournament, in the list that its list of what can be leads to."""
    assert result.response is not None
    for chosen in (field, value):
        (found,) = (part for part in parts(result.response) if part["type"] == 3)
        await person.select(result.response, [chosen], custom_id=found["custom_id"])


async def _act(world: World, host: MemberActor, act: str, /, **values: object) -> str:
    """What a host's act comes to: chosen from the list of their panel, its form filled in."""
    panel = panel_of(await host.slash(world.channel, "tournament host"))
    form = await choose_from(host, panel, "act", act)
    return answer(await host.submit_modal(form, values)) or words(panel)


async def _board(world: World) -> discord.Message:
    board_id = (await the_tournament(world)).record.board_message_id
    return next(message for message in world.channel.history() if message.id == board_id)


async def test_where_the_channel_of_a_draft_is_gone_registration_is_refused_with_that(world: World) -> None:
    may_manage(world, world.ada)
    await world.ada.slash(world.channel, "tournament create", name="Cup")
    draft = await world.ada.slash(world.guild.create_text_channel("elsewhere"), "tournament host")
    world.env.backend.delete_channel(world.channel.id)
    assert answer(await tap(world.ada, draft.response, "Open registration")) == "The channel is gone."
    assert (await the_tournament(world)).record.status is TournamentStatus.DRAFT


async def test_a_tournament_of_eight_from_create_to_podium(world: World) -> None:
    ada, ben, cyd, dot = world.ada, world.ben, world.cyd, world.dot
    assert "Only who manages this server" in await _command(world, ben, "create", name="Mine")
    may_manage(world, ada)
    others = [world.guild.add_member(world.env.create_user(name)) for name in ("eve", "fay", "gus", "hal")]
    made = await ada.slash(world.channel, "tournament create", name="Friday night", pace="10m/1m")
    rules = partial(drafts.with_variant, variant="disney_basic", switches=parse_house_rules(QUICKEST_ROUND))
    of = (await the_tournament(world)).record.id
    await world.bot.services.tournaments.choose(of, host_of(world), rules, "rules")
    assert "Nobody sees this yet" in answer(made)
    await _choose(ada, made, "rounds", "2")
    await _choose(ada, made, "best-against-best", "true")
    assert "In the last round the best meet the best" in answer(made)
    form = await press(ada, made.response, "times")
    await ada.submit_modal(form, {"name": "Friday night", "round": "12m"})
    assert "12 minutes a round" in answer(made)
    assert answer(await press(ada, made.response, "open")).endswith(f"Its board is in <#{world.channel.id}>.")
    await world.env.advance_time(4)
    board = await _board(world)
    assert "Registration is open" in words(board)
    for person in (ada, ben, cyd, dot, *others):
        assert "You are in" in answer(await tap(person, await _board(world), "Join"))
    assert "entered this tournament already" in answer(await tap(ada, board, "Join"))
    assert "Only the host of this tournament, or who manages the server, can" in answer(await tap(ben, board, "Host"))
    report = await tap(ada, board, "Host")
    await press(ada, report.response, "start")
    await world.env.advance_time(5)
    visible = await the_tournament(world)
    assert visible.record.status is TournamentStatus.RUNNING
    assert all(table.game_id is not None for table in visible.record.tables)
    assert "Round 1 of 2" in words(await _board(world))
    assert "Table 1" in alts(await _board(world))[0]
    called = [thread.history()[0] for thread in await _threads(world)]
    assert all(", round 1, table" in words(message) for message in called)

    await _drop_and_decide(world, ada, ben, cyd)
    await _time_passes(world, 610)
    assert Status.NO_SHOW in {one.status for one in (await the_tournament(world)).state.entrants}
    await world.restart()
    await _time_passes(world, 620)
    first = (await the_tournament(world)).state.rounds[0]
    assert Ended.SCORED_NOW in {table.outcome.ended for table in first.tables if table.outcome}
    closed = next(table.number for table in first.tables if table.outcome and table.outcome.ended is Ended.SCORED_NOW)
    thread = (await _threads(world, 1))[closed - 1]
    said = [words(message) for message in thread.history()]
    assert any("Time is up, and the table is closed." in one and "**1.** " in one for one in said)
    assert any("This table is closed. Its tournament says why." in one.replace("*", "") for one in said)
    await _time_passes(world, 60)
    assert len((await the_tournament(world)).state.rounds) == 2
    await _time_passes(world, 900)
    visible = await the_tournament(world)
    assert visible.record.status is TournamentStatus.OVER
    await _look_at_the_end(world, ben, dot)


async def _drop_and_decide(world: World, ada: MemberActor, ben: MemberActor, cyd: MemberActor) -> None:
    said = answer(await tap(cyd, panel_of(await tap(cyd, await _board(world), "Drop out")), "Drop out"))
    assert said == "You have dropped out of **Friday night**. At your table the computer plays on for you."
    assert (await the_tournament(world)).state.entrants[2].status is Status.DROPPED
    mine = panel_of(await cyd.slash(world.channel, "tournament mine"))
    assert "now at" not in words(mine), "the computer has the seat"
    assert "Join" in labels(mine)
    told = await _act(world, ada, "decide.", table=["1.1"], places="1 2 3 4", reason="a quarrel")
    assert "has decided a table, round 1, table 1: a quarrel" in told
    assert "Only" in await _command(world, ben, "host")
    await world.env.advance_time(5)
    assert "**The host has decided this table.** This counts:" in words((await _threads(world))[0].history()[-1])
    peace = f"2. <@{ada.id}> takes back the decision on a table, round 1, table 1: peace"
    assert peace in await _act(world, ada, "undo.1", reason="peace")
    assert (await the_tournament(world)).state.rounds[0].tables[0].outcome is None
    assert "· paused ·" in await _act(world, ada, "pause.", reason="the pizza is here")
    await world.env.advance_time(5)
    boards = [message for thread in await _threads(world) for message in thread.history() if "More" in labels(message)]
    assert len(boards) == 2
    assert all("The match rests until its tournament goes on" in words(board) for board in boards)
    assert not {"Draw from the stock", "Take"} & {one for board in boards for one in labels(board)}
    form = await press(ada, (await tap(ada, await _board(world), "Host")).response, "resume")
    await ada.submit_modal(form, {"reason": "the pizza is gone"})
    await world.env.advance_time(10)
    ends = await _ends_of_tables(world)
    told = await _act(world, ada, "extend.", what=["1.2"], time="5m", reason="a late train")
    await world.env.advance_time(10)
    assert [after - before for after, before in zip(await _ends_of_tables(world), ends, strict=True)] == [0, 300]
    assert "gives 5 minutes more to a table, round 1, table 2: a late train" in told
    assert "takes back 5 minutes more for a table, round 1, table 2: it came" in await _act(
        world, ada, "undo.5", reason="it came"
    )
    assert "with the tables that are played now: the bar closes" in await _act(
        world, ada, "end.", reason="the bar closes"
    )
    assert "to its last round: it does not" in await _act(world, ada, "undo.7", reason="it does not")
    assert "out: it was dot" in await _act(world, ada, "remove.", player=[f"<@{world.dot.id}>"], reason="it was dot")
    mine = panel_of(await world.dot.slash(world.channel, "tournament mine"))
    assert "was taken out" in words(mine)
    assert "now at" not in words(mine)
    assert "Join" not in labels(mine)
    assert "the removal of dot: it was another" in await _act(world, ada, "undo.9", reason="it was another")
    assert "From 1 minute to" in await _act(world, ada, "extend.", what=["1"], time="999d", reason="late")
    assert "Say why" in await _act(world, ada, "extend.", what=["1.2"], time="5m", reason=" ")
    said = "\n".join(words(message) for message in world.messages())
    record = (await the_tournament(world)).record
    here = f"**[Friday night](https://discord.com/channels/{world.guild.id}/{world.channel.id}/{record.board_message_id})**"
    assert "has paused the tournament: the pizza is here" in said
    assert f"{here} · <@{ada.id}> has decided a table, round 1, table 1: a quarrel" in said
    assert peace.partition(" ")[2] in said
    assert said.count(f"{here} · <@{ada.id}> ") == 10, "each act and what takes it back names the tournament"
    at_tables = ["\n".join(words(message) for message in thread.history()) for thread in await _threads(world)]
    told = [peace.partition(" ")[2], "gives 5 minutes more to a table", "This counts:"]
    assert [[one in said for one in told] for said in at_tables] == [[True, False, False], [False, True, False]]
    assert sum("the removal of" in said for said in at_tables) == 1, "at the table where they play"


async def _ends_of_tables(world: World) -> list[int]:
    """When the boards in the threads say that their tables have no more time, in seconds since 1970."""
    said = ["\n".join(words(message) for message in thread.history()) for thread in await _threads(world)]
    return [int(re.findall(r"This table’s time ends <t:(\d+):R>", one)[-1]) for one in said]


async def _look_at_the_end(world: World, ben: MemberActor, dot: MemberActor) -> None:
    podium = next(message for message in world.messages() if "won" in words(message) and "Standings" in labels(message))
    record = (await the_tournament(world)).record
    assert record.secret not in words(podium)
    shown = words(panel_of(await tap(dot, podium, "Fair shuffles")))
    assert record.secret in shown
    assert str(record.commitment) in shown
    files = panel_of(await tap(dot, podium, "Files"))
    assert "for a spreadsheet" in words(files)
    assert words(files).endswith("happened. `talon verify` checks the replay file."), "it is over by now"
    assert [one.filename for one in files.attachments] == [
        f"tournament-{record.public_id}.csv",
        f"tournament-{record.public_id}.json",
        f"tournament-{record.public_id}.replay.json",
    ]
    road = panel_of(await tap(ben, podium, "My road"))
    assert "Round 1" in alts(road)[0]


async def _threads(world: World, round: int | None = None) -> list[ChannelHandle]:
    """The threads of a round's tables, the newest's where none is named."""
    visible = await the_tournament(world)
    current = round or len(visible.state.rounds)
    ids = [one.thread_id for one in visible.record.tables if one.round == current and one.thread_id is not None]
    return [ChannelHandle(world.env, world.guild, world.env.backend.get_channel(one)) for one in ids]


async def _time_passes(world: World, seconds: int) -> None:
    """In steps, so that what one deadline brings about is done before the next."""
    for _ in range(3):
        await world.env.advance_time(seconds / 3)


async def test_house_rules_are_agreed_in_the_panel_of_a_lobby_and_told_on_the_board(world: World) -> None:
    ada, ben = world.ada, world.ben
    may_manage(world, ada)
    made = await ada.slash(world.channel, "tournament create", name="Gin night", game="gin_rummy")
    panel = panel_of(made)
    await tap(ada, panel, "House rules")
    assert "## House rules: " in words(panel)
    for typed, said in (("opening.points=40", "There is no house rule"), ("knock.limit=5", "Changed")):
        form = await tap(ada, panel, "Type several")
        await ada.submit_modal(form, {"rules": typed})
        assert said in words(panel)
    await tap(ada, panel, "Back")
    assert "with house rules: You may knock with deadwood of 5 or less." in words(panel)
    await press(ada, panel, "open")
    await world.env.advance_time(4)
    assert "You may knock with deadwood of 5 or less." in words(await _board(world))
    looked = panel_of(await tap(ben, await _board(world), "House rules"))
    assert "All tables of the tournament are played by these." in words(looked)
    assert "Type several" not in labels(looked)


async def test_a_registration_is_a_word_to_everybody_and_waits_where_there_were_many(world: World) -> None:
    may_manage(world, world.ada)
    made = await world.ada.slash(world.channel, "tournament create", name="Friday night")
    throttle = Throttle(Limits(posts_in_channel=1), world.env.now)
    world.bot.services = replace(world.bot.services, throttle=throttle)
    throttle.check_post(world.ben.id, world.channel.id, world.guild.id)
    await press(world.ada, made.response, "open")
    assert (await the_tournament(world)).record.status is TournamentStatus.DRAFT
    await world.env.advance_time(60)
    await press(world.ada, made.response, "open")
    assert (await the_tournament(world)).record.status is TournamentStatus.OPEN


async def test_old_buttons_and_commands_of_what_was_called_off_say_so_and_open_nothing(world: World) -> None:
    service, host = world.bot.services.tournaments, host_of(world)
    of = (await entered(world, [host])).record.id
    draft = drafts.NewTournament(world.guild.id, world.channel.id, world.ada.id, "B", "disney_basic", {})
    await service.create(draft, "draft")
    assert "several" not in answer(await world.ada.slash(world.channel, "tournament mine"))
    with world.env.time_context():
        await service.act(of, host, Cancel("rain", "ada"), "off")
    late, off = Forger(world, world.guild.id, world.ada.id), TournamentRefused(TournamentReject.OVER, phase="cancelled")
    of_all, of_host, of_draft = "tournament: more join", "thost: start decide", "draft: times which open forget help"
    for panel, actions in (one.split(": ") for one in (of_all, of_host, of_draft)):
        for action in actions.split():
            await late.click(PanelId(panel, action, of))
            assert late.shown.pop() == str(off), action
    for verb in ("join", "leave", "standings"):
        assert await _command(world, world.ben, verb) == "This tournament was called off."


async def test_one_that_cannot_be_read_is_refused_in_its_own_channel_and_left_out_elsewhere(world: World) -> None:
    of, elsewhere = (await entered(world, [])).record.id, world.guild.create_text_channel("elsewhere")
    may_manage(world, world.ada)
    await world.ada.slash(elsewhere, "tournament create", name="Sound")
    database, spoiled = world.bot.services.database, update(tournaments).where(tournaments.c.id == of)
    await database.change(spoiled.values(rules="[{"))
    for verb, expected in (("list", "Sound"), ("standings", "has not begun yet"), ("host", "Sound")):
        assert expected in words(panel_of(await world.ada.slash(elsewhere, f"tournament {verb}")))
    assert "cannot be read at the moment" in await _command(world, world.ada, "standings")
    assert "cannot be read at the moment" in await _command(world, world.ada, "standings", tournament=of)
    assert "Sound" in words(panel_of(await world.ada.slash(world.channel, "tournament list")))
    await database.change(spoiled.values(status="draft"))
    assert "has not begun yet" in await _command(world, world.ada, "standings")


async def test_the_list_comes_in_pages_in_which_everything_is_whole(world: World) -> None:
    create, here = world.bot.services.tournaments.create, (world.guild.id, world.channel.id, world.ada.id)
    for number in range(20):
        await create(drafts.NewTournament(*here, f"Winter championship {number}", "disney_basic", {}), str(number))
    assert "in the field **tournament** of the command" in await _command(world, world.ada, "mine")
    panel = panel_of(await world.ada.slash(world.channel, "tournament list"))
    lines = words(panel).splitlines()[1:]
    await tap(world.ada, panel, "Next")
    lines += words(panel).splitlines()[1:]
    for number, line in zip(range(19, -1, -1), lines, strict=True):
        assert f"- [Winter championship {number}](" in line


@pytest.mark.parametrize("unheard", ["", "restart", "outage"])
async def test_who_hosts_hears_that_the_role_which_may_enter_is_gone_and_admits_all(world: World, unheard: str) -> None:
    may_manage(world, world.ada)
    role = world.guild.create_role("club")
    elsewhere = world.guild.create_text_channel("elsewhere")
    for name, channel in (("Mug", elsewhere), ("Cup", world.channel)):
        made = await world.ada.slash(channel, "tournament create", name=name, role=role)
        await tap(world.ada, made.response, "Open registration")
        await world.env.advance_time(10)
    assert "Everybody may enter" not in labels(panel_of(await world.ada.slash(world.channel, "tournament host")))
    draft = await world.ada.slash(elsewhere, "tournament create", name="Plate", role=role)
    await _role_deleted(world, role.id, unheard)
    await world.env.advance_time(10)
    told, other = sorted(direct_to(world.ada))
    assert told.startswith("The role that may enter **Cup** was deleted")
    assert other == told.replace("Cup", "Mug")
    panel = panel_of(await world.ada.slash(world.channel, "tournament host"))
    assert told in words(panel)
    assert "Only members with the role" in answer(await tap(world.dot, world.messages()[0], "Join"))
    await tap(world.ada, panel, "Everybody may enter")
    assert told not in words(panel)
    await world.env.advance_time(10)
    assert f"Only <@&{role.id}> can enter" not in words(world.messages()[0])
    assert "You are in" in answer(await tap(world.dot, world.messages()[0], "Join"))
    assert "was deleted: choose another" in answer(await tap(world.ada, draft.response, "Open registration"))
    await _choose(world.ada, draft, "role", "0")
    assert "is open" in answer(await tap(world.ada, draft.response, "Open registration"))


async def _role_deleted(world: World, role_id: int, unheard: str) -> None:
    """A role is deleted, perhaps `unheard` of: before a restart, or while the server cannot be reached."""
    backend, emit = world.env.backend, world.env.backend.emit
    if unheard == "outage":
        emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
        await world.env.settle()
        world.bot.get_guild(world.guild.id)._roles.clear()
        await world.bot.on_ready()
        await world.env.advance_time(10)
        assert not direct_to(world.ada), "its roles are not known yet"
    backend.emit = (lambda *_: None) if unheard else emit
    backend.delete_role(world.guild.id, role_id)
    backend.emit = emit
    if unheard == "outage":
        emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.get_guild(world.guild.id)))
    for _ in range(2 * (unheard == "restart")):
        await world.restart()
        await world.env.advance_time(10)
