"""Private panels stay true: a newer one replaces an older one, and an open one follows the game."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine.games.views import Phase
from tests.discord.conftest import World
from tests.discord.tables import (
    Clicker,
    Playing,
    asked_to_call_off,
    labels,
    open_table,
    panel_of,
    select_of,
    started,
    tap,
    words,
)
from tests.engine.builders import a_round, text

HANDS = ("7H 8H 9H KS 2C", "KH KD 3D 4D", "5C 6C 9D AS")
SOON = 3.0
WINDOW = 130.0
QUARTER_OF_AN_HOUR = 15 * 60 + 1


async def at_a_table(world: World, **table: object) -> Playing:
    """A table of three, Ada in turn."""
    playing = await started(world)
    rules = (await playing.record()).rules
    await playing.set_round(a_round(rules, hands=HANDS, **table))  # type: ignore[arg-type]
    await playing.board()
    return playing


def seen(world: World, person: MemberActor) -> set[int]:
    """The messages that somebody sees in the channel."""
    return {message.id for message in world.channel.history(viewer=person)}


async def open_hand(table: Playing, person: MemberActor) -> ResponseMessage:
    return await Clicker(table).open_hand(person)


async def test_a_newer_hand_or_a_move_under_the_board_takes_the_older_one_away(world: World) -> None:
    table = await at_a_table(world, phase=Phase.DRAW)
    ada = table.people[0]
    older = await open_hand(table, ada)
    newer = await open_hand(table, ada)
    await world.env.settle()
    assert newer.id in seen(world, ada)
    assert older.id not in seen(world, ada)
    result = await tap(ada, await table.board(), "Draw")
    await world.env.settle()
    assert result.response is not None
    assert "**You**: drew" in words(result.response)
    assert newer.id not in seen(world, ada)


async def test_open_panels_follow_the_game_and_are_their_owner_s_alone(world: World) -> None:
    table = await at_a_table(world)
    ada, ben = table.people[:2]
    mine, theirs = await open_hand(table, ada), await open_hand(table, ben)
    private = panel_of(await ada.slash(world.channel, "table"))
    await world.env.settle()
    assert {mine.id, private.id} <= seen(world, ada), "a private board and a hand are open side by side"
    assert "ada is to discard" in words(theirs)
    before = select_of(theirs, "cards")
    await ada.slash(world.channel, "discard", card="KS")
    await world.env.advance_time(SOON)
    assert "may be claimed" in words(private)
    assert "Take K♠︎" in labels(theirs)
    assert "ada is to meld" not in words(theirs)
    after = select_of(theirs, "cards")
    assert (after["custom_id"], after["id"]) == (before["custom_id"], before["id"]), "the list that is open stays it"
    assert {option["value"] for option in after["options"]} == {"KH.0", "KD.0", "3D.0", "4D.0"}
    assert theirs.id not in seen(world, ada)
    assert mine.id not in seen(world, ben)
    await tap(ben, theirs, "Take K♠︎")
    view = await table.view(ben)
    assert "KS" in text(view.hand)


async def test_standing_orders_that_are_open_follow_what_they_did(world: World) -> None:
    table = await at_a_table(world)
    ben = table.people[1]
    panel = await open_hand(table, ben)
    await tap(ben, panel, "Knock for what I need")
    assert "You knock for" in words(panel)
    await table.people[0].slash(world.channel, "discard", card="KS")
    await world.env.advance_time(WINDOW)
    await world.env.advance_time(SOON)
    assert "K♠︎" not in words(panel).partition("You knock for")[2].partition("**")[0], "that knock won and is done with"


async def test_a_hand_of_a_match_that_was_called_off_goes(world: World) -> None:
    table = await open_table(world, world.ada, computers=1, seats=2)
    await world.ada.slash(world.channel, "game start")
    panel = await open_hand(Playing(world, table.game_id, (world.ada,)), world.ada)
    asked = await asked_to_call_off(world.ada, world.channel, table.game_id)
    assert asked.response is not None
    await tap(world.ada, asked.response, "Call the match off")
    await world.env.advance_time(SOON)
    assert panel.id not in seen(world, world.ada)


async def test_after_a_quarter_of_an_hour_a_panel_is_let_be(world: World) -> None:
    table = await at_a_table(world)
    ben = table.people[1]
    panel = await open_hand(table, ben)
    await world.env.advance_time(QUARTER_OF_AN_HOUR)
    before = words(panel)
    await table.people[0].slash(world.channel, "discard", card="KS")
    await world.env.advance_time(SOON)
    assert words(panel) == before
    newer = await open_hand(table, ben)
    assert "Take K♠︎" in labels(newer)
    assert not world.env.errors
