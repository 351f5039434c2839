"""Guests, block lists and bars in the simulated Discord: what hosts press, what guests are told, what nobody learns."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.discord.conftest import World
from tests.discord.tables import alts, answer, changing, labels, open_table, panel_of, select_of, tap, words


def direct_to(person: MemberActor) -> list[str]:
    return [words(message) for message in person.user.dm_channel.history()]


async def test_a_host_invites_and_takes_out_and_an_old_button_does_not_lead_back(world: World) -> None:
    ada, ben, cyd = world.ada, world.ben, world.cyd
    table = await open_table(world, ada)
    panel = await changing(ada, table, "guests")
    await tap(ada, panel, "Only by invitation")
    lobby = await table.board()
    assert "By invitation only" in words(lobby)
    assert "by invitation" in answer(await tap(cyd, lobby, "Join"))
    offered = [one["value"] for one in select_of(await changing(cyd, table), "leaf")["options"]]
    assert "guests" not in offered
    await ada.select(panel, [ben], custom_id=select_user(panel))
    assert f"<@{ben.id}>" in words(panel)
    await world.env.advance_time(5)
    invitation = ben.user.dm_channel.history()[-1]
    assert "invites you" in words(invitation)
    assert "You sit at the table" in answer(await tap(ben.user, invitation, "Join"))
    panel = await changing(ada, table, "guests")
    await tap(ada, panel, "Take somebody out")
    await ada.select(panel, [str(ben.id)], custom_id=select_of(panel, "out")["custom_id"])
    await world.env.advance_time(5)
    assert "taken you out" in direct_to(ben)[-1]
    refused = answer(await tap(ben.user, invitation, "Join"))
    assert "That game is gone" in refused
    await ada.select(panel, [ben], custom_id=select_user(panel))
    assert "You sit at the table" in answer(await tap(ben.user, invitation, "Join"))


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
    await ada.select(guests, [ben], custom_id=select_user(guests))
    await world.env.advance_time(5)
    assert direct_to(ben) == []
    await tap(ben, shown, "Take somebody off it")
    await ben.select(shown, [str(ada.id)], custom_id=select_of(shown, "off")["custom_id"])
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
    guests = panel_of(await tap(ada, panel, "Take them out …"))
    await tap(ada, guests, "Take somebody out")
    await ada.select(guests, [str(ben.id)], custom_id=select_of(guests, "out")["custom_id"])
    await world.env.advance_time(5)
    assert "ben" not in alts(await table.board())[0]
    (word,) = direct_to(ben)
    assert "taken you out" in word
    assert "block" not in word
    assert direct_to(cyd) == []


async def test_a_computer_is_no_guest_and_a_bot_is_not_blocked(world: World) -> None:
    table = await open_table(world, world.ada)
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    panel = await changing(world.ada, table, "guests")
    assert "bots have no seat" in answer(await world.ada.select(panel, [robot], custom_id=select_user(panel)))
    panel = await blocking(world.ada, world)
    assert "bots have no seat" in answer(await world.ada.select(panel, [robot], custom_id=select_user(panel)))


async def blocking(person: MemberActor, world: World, other: MemberActor | None = None) -> ResponseMessage:
    """Somebody's block list, as `/me` leads to it, after they have put somebody on it."""
    panel = panel_of(await person.slash(world.channel, "me"))
    await tap(person, panel, "Block list")
    if other is not None:
        await person.select(panel, [other], custom_id=select_user(panel))
    return panel


def select_user(message: object) -> str:
    """The select of people in a message."""
    from tests.discord.tables import parts

    return next(part["custom_id"] for part in parts(message) if part["type"] == 5)  # type: ignore[arg-type]
