"""Guests, block lists and bars in the simulated Discord: what hosts press, what guests are told, what nobody learns."""

from __future__ import annotations

from simcord.actors import MemberActor

from tests.discord.conftest import World
from tests.discord.tables import answer, labels, open_table, panel_of, select_of, words


def direct_to(person: MemberActor) -> list[str]:
    return [words(message) for message in person.user.dm_channel.history()]


async def test_a_host_invites_and_takes_out_and_an_old_button_does_not_lead_back(world: World) -> None:
    ada, ben, cyd = world.ada, world.ben, world.cyd
    table = await open_table(world, ada, guests="only")
    lobby = await table.board()
    assert "By invitation only" in words(lobby)
    assert "by invitation" in answer(await cyd.click(lobby, label="Join"))
    assert "Only <@" in answer(await cyd.click(lobby, label="Guests"))
    panel = panel_of(await ada.click(lobby, label="Guests"))
    await ada.select(panel, [ben], custom_id=select_user(panel))
    assert f"<@{ben.id}>" in words(panel)
    await world.env.advance_time(5)
    invitation = ben.user.dm_channel.history()[-1]
    assert "invites you" in words(invitation)
    assert "You sit at the table" in answer(await ben.user.click(invitation, label="Join"))
    panel = panel_of(await ada.click(await table.board(), label="Guests"))
    await ada.select(panel, [str(ben.id)], custom_id=select_of(panel, "out")["custom_id"])
    await world.env.advance_time(5)
    assert "taken you out" in direct_to(ben)[-1]
    refused = answer(await ben.user.click(invitation, label="Join"))
    assert "by invitation" in refused
    assert "is invited" in answer(await ada.slash(world.channel, "game invite", member=ben))
    assert "You sit at the table" in answer(await ben.user.click(invitation, label="Join"))


async def test_a_block_is_its_owners_secret_from_the_command_to_the_refusal(world: World) -> None:
    ada, ben, cyd = world.ada, world.ben, world.cyd
    shown = panel_of(await ben.slash(world.channel, "block", member=ada))
    assert shown.ephemeral
    assert "Nobody is told" in words(shown)
    table = await open_table(world, ada)
    refused = answer(await ben.click(await table.board(), label="Join"))
    theirs = panel_of(await ada.slash(world.channel, "block"))
    assert "Nobody is on it" in words(theirs)
    assert "no seat" not in refused
    assert "ada" not in refused
    await ada.slash(world.channel, "game invite", member=ben)
    await world.env.advance_time(5)
    assert direct_to(ben) == []
    await ben.select(shown, [str(ada.id)], custom_id=select_of(shown, "off")["custom_id"])
    assert "is off your list" in words(shown)
    assert "You sit" in answer(await ben.click(await table.board(), label="Join"))
    assert "You sit" in answer(await cyd.click(await table.board(), label="Join"))


async def test_a_block_in_an_open_lobby_parts_the_two_and_says_to_its_owner_alone_what_to_do(world: World) -> None:
    ada, ben, cyd = world.ada, world.ben, world.cyd
    table = await open_table(world, ada)
    for one in (ben, cyd):
        await one.click(await table.board(), label="Join")
    told = panel_of(await cyd.slash(world.channel, "block", member=ben))
    assert "you are out of it now" in words(told)
    assert "Guests" not in labels(told)
    assert "cyd" not in words(await table.board())
    panel = panel_of(await ada.slash(world.channel, "block", member=ben))
    assert "It cannot start like this" in words(panel)
    assert f"at your table: <@{ben.id}>" in answer(await ada.click(await table.board(), label="Start"))
    guests = panel_of(await ada.click(panel, label="Take them out …"))
    await ada.select(guests, [str(ben.id)], custom_id=select_of(guests, "out")["custom_id"])
    await world.env.advance_time(5)
    assert "ben" not in words(await table.board())
    (word,) = direct_to(ben)
    assert "taken you out" in word
    assert "block" not in word
    assert direct_to(cyd) == []


async def test_a_computer_is_no_guest_and_a_bot_is_not_blocked(world: World) -> None:
    table = await open_table(world, world.ada)
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "bots have no seat" in answer(await world.ada.slash(world.channel, "game invite", member=robot))
    assert "bots have no seat" in answer(await world.ada.slash(world.channel, "block", member=robot))
    assert labels(await table.board())["Guests"]


def select_user(message: object) -> str:
    """The select of people in a message."""
    from tests.discord.tables import parts

    return next(part["custom_id"] for part in parts(message) if part["type"] == 5)  # type: ignore[arg-type]
