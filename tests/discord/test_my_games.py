"""`/games`: those that wait first, in any server and in a message to the bot; from hand to hand; tables to join."""

from dataclasses import replace

import discord
import pytest
from simcord.actors import MemberActor
from sqlalchemy import update

from bot.store.schema import games as games_table
from bot.ui.me import games
from tests.discord.conftest import World
from tests.discord.tables import (
    QUICK_ROUND,
    Playing,
    answer,
    gathered,
    labels,
    open_table,
    panel_of,
    parts,
    press,
    press_with,
    started,
    table_page,
    tap,
    values_of,
    words,
)

FIRST = "match.first_dealer=first_seat claim.enabled=no"


async def elsewhere(world: World, *people: MemberActor, name: str = "tiles", **options: object) -> Playing:
    """A match in a channel of its own."""
    channel = world.guild.create_text_channel(name)
    return await started(replace(world, channel=channel), *people, **options)


def waits_and_others(said: str) -> tuple[int, int]:
    """How many games of the list wait for the asker, and how many do not."""
    lines = [line for line in said.splitlines() if line.startswith(("▶", "**"))]
    return sum(line.startswith("▶") for line in lines), sum(line.startswith("**") for line in lines)


async def test_a_game_that_waits_stands_first_with_its_channel_and_deadline(world: World) -> None:
    waiting = await started(world, world.ada, world.ben, rules=FIRST)
    other = await elsewhere(world, world.ben, world.ada, rules=FIRST, variant="disney_layoff")
    assert await waiting.in_turn() is world.ben
    assert await other.in_turn() is world.ada
    said = answer(await world.ada.slash(world.channel, "games"))
    assert "1 waits for you." in said
    assert waits_and_others(said) == (1, 1)
    first, second = (line for line in said.splitlines() if line.startswith(("▶", "**")))
    assert "German rummy" in first
    assert "your turn" in first
    assert f"<#{other.world.channel.id}>" in first
    assert "<t:" in first
    assert "3 hours in reserve" in first
    assert "ben starts" in second


async def test_the_list_leads_to_the_hand_and_the_hand_to_the_next_game(world: World) -> None:
    first = await started(world, world.ben, world.ada, rules=FIRST)
    second = await elsewhere(world, world.ben, world.ada, rules=FIRST, variant="disney_layoff")
    panel = panel_of(await world.ada.slash(world.channel, "games"))
    await press(world.ada, panel, "go")
    assert "You start" in words(panel)
    listed = panel_of(await world.ada.user.slash("games"))
    assert "2 wait for you." in words(listed), "it is asked in a message to the bot too"
    opened = await press(world.ada.user, listed, "go")
    assert "You start" in words(opened.response or listed)
    view = await first.view(world.ada)
    hand = await first.open_hand(world.ada)
    await press_with(world.ada, hand, view.hand[:1], "discard")
    assert "Next: German rummy" in labels(hand)
    await tap(world.ada, hand, "Next: German rummy")
    assert f"{second.world.channel.id}" in words(hand)
    assert "You start" in words(hand)


async def test_on_the_way_to_a_match_that_is_over_by_now_are_those_that_are_not(world: World) -> None:
    first = await started(world, world.ben, world.ada, rules=FIRST)
    second = await elsewhere(world, world.ben, world.ada, rules=f"{FIRST} {QUICK_ROUND}", variant="disney_layoff")
    view, hand = await first.view(world.ada), await first.open_hand(world.ada)
    await press_with(world.ada, hand, view.hand[:1], "discard")
    await second.played_out()
    await tap(world.ada, hand, "Next: German rummy")
    assert "Nothing waits for you" in words(hand)
    assert len(values_of(hand, "one")) == 1


async def test_tables_with_a_free_seat_are_offered_to_those_who_see_their_channel(world: World) -> None:
    overwrites = {world.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    hidden = world.guild.create_text_channel("back", overwrites=overwrites)
    await gathered(world, world.ada, channel_id=hidden.id, seats=3)
    said = answer(await world.dot.slash(world.channel, "games"))
    assert "You sit at no table" in said
    assert "/game new" in said
    assert "Tables with a free seat" not in said
    await open_table(world, world.ada)
    panel = panel_of(await world.dot.slash(world.channel, "games"))
    assert "Tables with a free seat" in words(panel)
    assert "2 seats are free" in words(panel)
    (listed,) = [part for part in parts(panel) if part["type"] == 3]
    await world.dot.select(panel, [listed["options"][0]["value"]], custom_id=listed["custom_id"])
    await tap(world.dot, panel, "Take a seat")
    assert "Tables with a free seat" not in answer(await world.dot.slash(world.channel, "games"))


async def test_many_games_come_in_pages(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "GAMES_LISTED", 5)
    for number in range(7):
        await elsewhere(world, world.ada, world.ben, name=f"table-{number}", rules=FIRST)
    panel = panel_of(await world.ben.slash(world.channel, "games"))
    assert sum(waits_and_others(words(panel))) == 5
    assert not labels(panel)["Back"]
    await tap(world.ben, panel, "Next")
    assert sum(waits_and_others(words(panel))) == 2
    assert not labels(panel)["Next"]
    panel = panel_of(await world.ben.slash(world.channel, "game list"))
    pages = [values_of(panel, "one")]
    await tap(world.ben, panel, "Next")
    pages.append(values_of(panel, "one"))
    assert ([len(page) for page in pages], len({*pages[0], *pages[1]})) == ([5, 2], 7)
    assert labels(panel) == {"Back": True, "Next": False}


async def test_a_page_holds_no_more_than_discord_takes(world: World) -> None:
    people = [world.guild.add_member(world.env.create_user("_" * 30 + str(number))) for number in range(6)]
    for number in range(10):
        await elsewhere(world, *people, name=f"table-{number}", variant="nsv_layoff")
    panel = panel_of(await people[0].slash(world.channel, "game list"))
    there = values_of(panel, "one")
    assert 0 < len(there) < 10
    await tap(people[0], panel, "Next")
    assert len({*there, *values_of(panel, "one")}) == 10


async def test_a_duel_is_led_to_by_its_board(world: World) -> None:
    await started(world, world.ada, world.ben, variant="disney_duel")
    table = await world.bot.services.games.game_in_channel(world.channel.id)
    panel = await table_page(world.ada, world.channel, table.id)
    await tap(world.ada, panel, "Board")
    assert "Heroes" in words(panel)


async def test_who_sits_in_a_game_that_cannot_be_read_is_not_told_that_there_is_none(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    database = world.bot.services.database
    await database.change(update(games_table).where(games_table.c.id == table.game_id).values(status="set_aside"))
    for command in ("game list", "games"):
        said = await world.ada.slash(world.channel, command)
        assert "A game of yours cannot be read at the moment" in words(said.response or panel_of(said))
    assert "There is no game" in answer(await world.cyd.slash(world.channel, "game list"))
