"""Guests, block lists and bars in the simulated Discord: what hosts press, what guests are told, what nobody learns."""

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.hosting.tournaments.plans import Actor
from bot.records.ids import UserId
from tests.discord.conftest import World
from tests.discord.tables import (
    alts,
    answer,
    changing,
    choose_from,
    direct_to,
    gathered,
    labels,
    may_manage,
    open_table,
    panel_of,
    select_of,
    table_page,
    tap,
    values_of,
    words,
)
from tests.discord.tournaments import entered


async def test_a_host_invites_and_takes_out_and_an_old_button_does_not_lead_back(world: World) -> None:
    ada, ben, cyd = world.ada, world.ben, world.cyd
    table = await open_table(world, ada)
    panel = await changing(ada, table, "guests")
    await tap(ada, panel, "Only by invitation")
    lobby = await table.board()
    assert "By invitation only" in words(lobby)
    assert "by invitation" in answer(await tap(cyd, lobby, "Join"))
    assert "guests" not in values_of(await changing(cyd, table), "leaf")
    await choose_from(ada, panel, "invite", ben)
    assert f"<@{ben.id}>" in words(panel)
    for one, invited in ((ben, True), (cyd, False)):
        assert ("with a free seat" in answer(await one.slash(world.channel, "games"))) is invited
        assert ("Take a seat" in labels(await table_page(one, world.channel, table.game_id, "game list"))) is invited
    await world.env.advance_time(5)
    invitation = ben.user.dm_channel.history()[-1]
    assert "invites you" in words(invitation)
    assert "You sit at the table" in answer(await tap(ben.user, invitation, "Join"))
    panel = await changing(ada, table, "guests")
    await tap(ada, panel, "Take somebody out")
    await choose_from(ada, panel, "out", str(ben.id))
    await world.env.advance_time(5)
    assert "taken you out" in direct_to(ben)[-1]
    refused = answer(await tap(ben.user, invitation, "Join"))
    assert "That game is gone" in refused
    await choose_from(ada, panel, "invite", ben)
    assert "You sit at the table" in answer(await tap(ben.user, invitation, "Join"))
    await world.restart()
    await world.bot.services.games.cancel(table.game_id, ada.id, "off")
    await world.env.advance_time(5)
    assert not any("invites you" in one for one in direct_to(ben)), "nobody can join what was called off"


async def test_a_block_is_its_owners_secret_from_the_command_to_the_refusal(world: World) -> None:
    ada, ben, cyd = world.ada, world.ben, world.cyd
    shown = await blocking(ben, world, ada)
    assert shown.ephemeral
    assert "Nobody is told" in words(shown)
    table = await open_table(world, ada)
    refused = answer(await tap(ben, await table.board(), "Join"))
    theirs = await blocking(ada, world)
    assert "Nobody is on it" in words(theirs)
    assert "no seat" not in refused
    assert "ada" not in refused
    guests = await changing(ada, table, "guests")
    await choose_from(ada, guests, "invite", ben)
    await world.env.advance_time(5)
    assert direct_to(ben) == []
    await tap(ben, shown, "Take somebody off it")
    await choose_from(ben, shown, "off", str(ada.id))
    assert "is off your list" in words(shown)
    assert "You sit" in answer(await tap(ben, await table.board(), "Join"))
    assert "You sit" in answer(await tap(cyd, await table.board(), "Join"))


async def test_a_block_in_an_open_lobby_parts_the_two_and_says_to_its_owner_alone_what_to_do(world: World) -> None:
    ada, ben, cyd = world.ada, world.ben, world.cyd
    table = await open_table(world, ada)
    for one in (ben, cyd):
        await tap(one, await table.board(), "Join")
    told = await blocking(cyd, world, ben)
    assert "you are out of it now" in words(told)
    assert "Guests" not in labels(told)
    assert "cyd" not in alts(await table.board())[0]
    panel = await blocking(ada, world, ben)
    assert "It cannot start like this" in words(panel)
    assert f"at your table: <@{ben.id}>" in answer(await tap(ada, await table.board(), "Start"))
    assert "Only" in answer(await tap(ben, await table.board(), "Start")), "nobody else learns of it"
    guests = panel_of(await tap(ada, panel, "Take them out …"))
    await tap(ada, guests, "Take somebody out")
    await choose_from(ada, guests, "out", str(ben.id))
    await world.env.advance_time(5)
    assert "ben" not in alts(await table.board())[0]
    (word,) = direct_to(ben)
    assert "taken you out" in word
    assert "block" not in word
    assert direct_to(cyd) == []


async def test_a_computer_is_no_guest_and_a_bot_is_not_blocked(world: World) -> None:
    table = await open_table(world, world.ada)
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    for panel, action in (
        (await changing(world.ada, table, "guests"), "invite"),
        (await blocking(world.ada, world), "add"),
    ):
        assert "bots have no seat" in answer(await choose_from(world.ada, panel, action, robot))


async def blocking(person: MemberActor, world: World, other: MemberActor | None = None) -> ResponseMessage:
    """Somebody's block list, as `/me` leads to it, after they have put somebody on it."""
    panel = panel_of(await person.slash(world.channel, "me"))
    await tap(person, panel, "Block list")
    if other is not None:
        await choose_from(person, panel, "add", other)
    return panel


async def test_whose_direct_messages_are_closed_is_written_to_once_and_again_after_they_press_there(
    world: World,
) -> None:
    path = f"/channels/{world.ben.user.dm_channel.id}/messages"

    async def invited(name: str) -> tuple[int, int]:
        """How often Ben is written to, and how often told in the channel."""
        channel, asked = world.guild.create_text_channel(name), len(world.env.http_requests)
        table = await gathered(world, world.ada, channel_id=channel.id)
        await world.bot.services.games.access.invite(table.game_id, world.ada.id, world.ben.id, name)
        await world.env.advance_time(60)
        tried = [one for one in world.env.http_requests[asked:] if (one.method, one.path) == ("POST", path)]
        return len(tried), sum("invites you" in words(one) for one in channel.history())

    assert await invited("one") == (1, 0)
    world.env.inject_error("POST", path, status=403, code=50007)
    assert [await invited("two"), await invited("three")] == [(1, 1), (0, 1)]
    await tap(world.ben.user, world.ben.user.dm_channel.history()[-1], "Join")
    assert await invited("four") == (1, 0)
    for _ in range(500):
        world.bot.requests.refusals.count(world.env.now())
    assert await invited("five") == (0, 1), "half of the refusals are for boards and calls"


async def test_people_of_one_name_are_told_apart_where_one_of_them_is_chosen(world: World) -> None:
    table, alike = await open_table(world, world.ada, seats=3), (world.ben, world.cyd)
    for one in alike:
        await world.bot.services.games.lobbies.join(table.game_id, UserId(one.id), "Alex", f"join{one.id}")
    panel, told = await changing(world.ada, table, "guests"), ["Alex (@ben)", "Alex (@cyd)"]
    await tap(world.ada, panel, "Take somebody out")
    assert [one["label"] for one in select_of(panel, "out")["options"]] == told
    again = Actor(UserId(world.dot.id), "dot", account="dot")
    visible = await entered(world, [*(Actor(UserId(one.id), "Alex", account=one.name) for one in alike), again])
    with world.env.time_context():
        await world.bot.services.tournaments.withdraw(visible.record.id, again, "out")
        await world.bot.services.tournaments.join(visible.record.id, again, "in")
    panel = panel_of(await may_manage(world, world.ada).slash(world.channel, "tournament host"))
    form = (await choose_from(world.ada, panel, "act", "remove.")).modal
    assert [one["label"] for one in form["components"][0]["component"]["options"]] == ["Alex", "Alex (@cyd)", "dot"]
