"""Private panels stay true: a newer one replaces an older one, and an open one follows the game."""

from simcord.actors import MemberActor

from engine.games.views import Phase
from tests.discord.conftest import World
from tests.discord.tables import (
    Playing,
    asked_to_call_off,
    dealt,
    labels,
    open_table,
    panel_of,
    select_of,
    tap,
    values_of,
    words,
)

HANDS = ("7H 8H 9H KS 2C", "KH KD 3D 4D", "5C 6C 9D AS")
SOON = 3.0
WINDOW = 130.0
QUARTER_OF_AN_HOUR = 15 * 60 + 1


def seen(world: World, person: MemberActor) -> set[int]:
    """The messages that somebody sees in the channel."""
    return {message.id for message in world.channel.history(viewer=person)}


async def test_a_newer_hand_or_a_move_under_the_board_takes_the_older_one_away(world: World) -> None:
    table = await dealt(world, *HANDS, phase=Phase.DRAW)
    older = await table.open_hand(world.ada)
    newer = await table.open_hand(world.ada)
    await world.env.settle()
    assert newer.id in seen(world, world.ada)
    assert older.id not in seen(world, world.ada)
    drawn = panel_of(await tap(world.ada, await table.board(), "Draw"))
    await world.env.settle()
    assert "**You**: drew" in words(drawn)
    assert newer.id not in seen(world, world.ada)


async def test_open_panels_follow_the_game_for_a_quarter_of_an_hour_and_are_their_owner_s_alone(world: World) -> None:
    table = await dealt(world, *HANDS)
    mine, theirs = [await table.open_hand(person) for person in (world.ada, world.ben)]
    private = panel_of(await world.ada.slash(world.channel, "table"))
    await world.env.settle()
    assert {mine.id, private.id} <= seen(world, world.ada), "a private board and a hand are open side by side"
    assert "ada is to discard" in words(theirs)
    before = select_of(theirs, "cards")
    await world.ada.slash(world.channel, "discard", card="KS")
    await world.env.advance_time(SOON)
    assert "may be claimed" in words(private)
    assert "Take K♠︎" in labels(theirs)
    assert "ada is to meld" not in words(theirs)
    after = select_of(theirs, "cards")
    assert (after["custom_id"], after["id"]) == (before["custom_id"], before["id"]), "the list that is open stays it"
    assert set(values_of(theirs, "cards")) == {"KH.0", "KD.0", "3D.0", "4D.0"}
    assert theirs.id not in seen(world, world.ada)
    assert mine.id not in seen(world, world.ben)
    await tap(world.ben, theirs, "Take K♠︎")
    assert "KS" in await table.hand(world.ben)
    await dealt(world, *HANDS, at=table)
    await world.env.advance_time(QUARTER_OF_AN_HOUR)
    before_it = words(theirs)
    await world.ada.slash(world.channel, "discard", card="KS")
    await world.env.advance_time(SOON)
    assert words(theirs) == before_it, "it is let be"
    assert "Take K♠︎" in labels(await table.open_hand(world.ben))
    assert not world.env.errors


async def test_standing_orders_that_are_open_follow_what_they_did(world: World) -> None:
    table = await dealt(world, *HANDS)
    panel = await table.open_hand(world.ben)
    await tap(world.ben, panel, "Knock for what I need")
    assert "You knock for" in words(panel)
    await world.ada.slash(world.channel, "discard", card="KS")
    await world.env.advance_time(WINDOW)
    await world.env.advance_time(SOON)
    assert "K♠︎" not in words(panel).partition("You knock for")[2].partition("**")[0], "that knock won and is done with"


async def test_orders_go_with_their_match_and_where_they_could_not_at_a_press(world: World) -> None:
    table = await dealt(world, *HANDS)
    early = await table.open_hand(world.ben)
    await tap(world.ben, early, "Standing orders")
    await world.env.advance_time(QUARTER_OF_AN_HOUR)
    late = await table.open_hand(world.cyd)
    await tap(world.cyd, late, "Standing orders")
    await table.played_out(is_told=True)
    await world.env.advance_time(SOON)
    assert late.id not in seen(world, world.cyd)
    await tap(world.ben, early, "Pass this round")
    assert (words(early), labels(early)) == ("This match is over.", {})


async def test_a_hand_of_a_match_that_was_called_off_goes(world: World) -> None:
    table = await open_table(world, world.ada, computers=1, seats=2)
    await world.ada.slash(world.channel, "game start")
    panel = await Playing(world, table.game_id, (world.ada,)).open_hand(world.ada)
    asked = panel_of(await asked_to_call_off(world.ada, world.channel, table.game_id))
    await tap(world.ada, asked, "Call the match off")
    await world.env.advance_time(SOON)
    assert panel.id not in seen(world, world.ada)


async def test_what_is_agreed_is_kept_true_in_a_lobby_and_goes_with_it(world: World) -> None:
    table = await open_table(world, world.ada, computers=1, seats=3)
    panel = panel_of(await tap(world.ada, await table.board(), "Change"))
    assert "Leave" in labels(panel)
    await world.ben.slash(world.channel, "game join")
    await world.env.advance_time(SOON)
    assert panel.id in seen(world, world.ada)
    await world.ada.slash(world.channel, "game start")
    await world.env.advance_time(SOON)
    assert panel.id not in seen(world, world.ada)
