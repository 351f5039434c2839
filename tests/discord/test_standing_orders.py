"""Standing orders: left in private, carried out in one's absence, never visible to anybody else."""

from typing import Any

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.records.orders import StandingOrder
from engine.cards import CLUBS, SUITS
from tests.discord.conftest import World
from tests.discord.tables import (
    Playing,
    behind_more,
    choose_from,
    dealt,
    direct_to,
    labels,
    panel_of,
    parts,
    press,
    tap,
    words,
)
from tests.engine.builders import card

HANDS = ("7H 8H 9H KS 2C", "KH KD 3D 4D", "5C 6C 9D AS")


async def orders_of(world: World, person: MemberActor) -> tuple[Playing, ResponseMessage]:
    """A table of three; the standing orders of one of them are open."""
    table = await dealt(world, *HANDS)
    panel = await table.open_hand(person)
    await tap(person, panel, "Standing orders")
    return table, panel


async def order_in(table: Playing, person: MemberActor) -> StandingOrder | None:
    return await table.world.bot.services.games.orders.in_game(table.game_id, person.id)


async def has_answered(table: Playing, person: MemberActor) -> bool:
    """Whether somebody's answer to the discard of the moment is in."""
    window = (await table.look(person)).view.claim_window  # type: ignore[union-attr]
    return window.answer is not None


async def knock_for(person: MemberActor, panel: ResponseMessage, suit: int, *faces: str) -> None:
    """Choose faces of a suit in the orders' panel."""
    await turn_to(person, panel, suit)
    await person.select(panel, [str(card(face).index) for face in faces], custom_id=the_list(panel)["custom_id"])


def the_list(panel: ResponseMessage) -> dict[str, Any]:
    """The one list of the orders' panel."""
    (found,) = (part for part in parts(panel) if part["type"] == 3)
    return found


async def turn_to(person: MemberActor, panel: ResponseMessage, page: int) -> None:
    """Turn the list by its last choice until it shows this page; what was chosen stays chosen."""
    while not the_list(panel)["custom_id"].endswith(f":{page}"):
        options = the_list(panel)["options"]
        chosen = [
            one["value"] for one in options[:-1] if one.get("default") and ":suit:" in the_list(panel)["custom_id"]
        ]
        await person.select(panel, [*chosen, options[-1]["value"]], custom_id=the_list(panel)["custom_id"])


async def discard(table: Playing, face: str) -> None:
    """The first seat discards, and the moment comes at which orders answer."""
    await table.world.ada.slash(table.world.channel, "discard", card=face)
    await table.world.env.advance_time(6)


async def test_an_order_keeps_what_was_chosen_through_all_suits_and_knocks_for_it(world: World) -> None:
    table, panel = await orders_of(world, world.cyd)
    await knock_for(world.cyd, panel, CLUBS, "2C")
    for page in (*range(1, SUITS + 1), 0):
        await turn_to(world.cyd, panel, page)
        assert len([part for part in parts(panel) if part["type"] == 2]) == 5
        assert "You knock for 2♣︎." in words(panel)
    await knock_for(world.cyd, panel, CLUBS)
    assert "You have left no orders" in words(panel)
    await knock_for(world.cyd, panel, CLUBS, "2C", "5C")
    assert "You knock for 2♣︎ 5♣︎" in words(panel)
    await discard(table, "2C")
    assert await has_answered(table, world.cyd)
    await world.ben.slash(world.channel, "pass")
    assert "2C" in await table.hand(world.cyd)


async def test_passing_for_the_rest_of_the_round_until_it_is_taken_back(world: World) -> None:
    table, panel = await orders_of(world, world.cyd)
    assert "You have left no orders" in words(panel)
    assert not labels(panel)["No orders"]
    for taken_back in ("No orders", "Passing this round"):
        await tap(world.cyd, panel, "Pass this round")
        assert "You pass on everything this round." in words(panel)
        await tap(world.cyd, panel, taken_back)
        assert "You have left no orders" in words(panel)
        assert await order_in(table, world.cyd) is None
    await tap(world.cyd, panel, "Pass this round")
    await discard(table, "2C")
    await world.ben.slash(world.channel, "pass")
    view = await table.view()
    assert view.turn_seat == 1, "nobody had to be asked any more"


async def test_the_owner_of_what_knocks_for_melds_is_told_in_a_private_message_and_nobody_else(world: World) -> None:
    table, panel = await orders_of(world, world.ben)
    await turn_to(world.ben, panel, SUITS)
    await world.ben.select(panel, ["plain"], custom_id=the_list(panel)["custom_id"])
    assert "You knock for what completes a meld with your hand" in words(panel)
    await dealt(world, "3C KS", "3D 3S 9D KH", "5C 6C 9D AS", at=table)
    await discard(table, "3C")
    await world.env.advance_time(130)
    (told,) = direct_to(world.ben)
    assert "Your standing order got you 3♣︎ in **Disney 100 Rummy**" in told
    assert direct_to(world.ada) == direct_to(world.cyd) == []
    assert "standing order" not in "".join(words(message) for message in world.messages())


async def test_an_order_that_takes_a_seat_back_says_so(world: World) -> None:
    table, panel = await orders_of(world, world.cyd)
    await world.cyd.slash(world.channel, "game leave")
    await tap(world.cyd, panel, "Pass this round")
    assert "cyd is back and plays on." in words(panel)
    assert not (await table.record()).holders[2].autopilot
    await tap(world.cyd, panel, "No orders")
    assert "is back" not in words(panel)
    await world.cyd.slash(world.channel, "game leave")
    await tap(world.cyd, panel, "Knock for what I need")
    assert "cyd is back and plays on." in words(panel)
    await discard(table, "2C")
    await world.cyd.slash(world.channel, "game leave")
    for person, offered in ((world.cyd, True), (world.dot, False)):
        behind = panel_of(await person.click(await table.board(), label="More"))
        assert ("Pass this round" in behind_more(behind)) is offered
    result = await tap(world.cyd, await table.board(), "Pass this round")
    assert words(result.followups[-1]).startswith("cyd is back and plays on. **You knock for ")


async def test_passing_by_default_is_settled_once_for_all_games_and_listed_with_all_orders(world: World) -> None:
    table, panel = await orders_of(world, world.cyd)
    await knock_for(world.cyd, panel, CLUBS, "5C")
    await tap(world.cyd, panel, "All my orders")
    await tap(world.cyd, panel, "Pass in all games")
    said = words(panel)
    assert "All my standing orders" in said
    assert "pass unless you ordered otherwise" in said
    assert "You knock for 5♣︎" in said
    await discard(table, "2C")
    assert await has_answered(table, world.cyd)
    await choose_from(world.cyd, panel, "one", str(table.game_id))
    assert "Back to my hand" in labels(panel)
    await tap(world.cyd, panel, "All my orders")
    await tap(world.cyd, panel, "Take all back")
    assert "Where you ordered nothing, you are asked." in words(panel)
    assert await order_in(table, world.cyd) is None
    assert not await world.bot.services.games.orders.passes(world.cyd.id)
    games = panel_of(await world.cyd.slash(world.channel, "games"))
    await tap(world.cyd, games, "All my orders")
    assert "All my standing orders" in words(games)
    assert not labels(games)["Take all back"]


async def test_after_one_s_own_discard_the_hand_waits_and_offers_orders_filled_in_from_it(world: World) -> None:
    table = await dealt(world, "7H 8H KS KD JK 2C", *HANDS[1:])
    await discard(table, "2C")
    panel = await table.open_hand(world.ada)
    assert "Now the others may knock for 2♣︎." in words(panel)
    assert "<t:" in words(panel), "until when"
    assert "knock or pass" not in words(panel)
    await press(world.ada, panel, "more")
    assert {"Knock for what I need", "Pass this round", "Standing orders"} <= set(behind_more(panel))
    await tap(world.ada, panel, "Knock for what I need")
    assert "Filled in from your hand as it is now: 6♥︎ 9♥︎ K♥︎ K♣︎ Joker." in words(panel)
    order = await order_in(table, world.ada)
    assert set(order.faces) == {card(face) for face in ("6H", "9H", "KH", "KC", "JK")}


async def test_pass_this_round_stands_in_the_claim_panel_and_under_the_board_and_answers_it(world: World) -> None:
    table = await dealt(world, *HANDS)
    await discard(table, "2C")
    panel = await table.open_hand(world.cyd)
    await tap(world.cyd, panel, "Pass this round")
    assert "You pass on everything this round." in words(panel)
    assert await has_answered(table, world.cyd)
    order = await order_in(table, world.cyd)
    assert order.pass_rest
    result = await tap(world.ben, await table.board(), "Pass this round")
    assert "You pass on everything this round." in words(result.followups[-1])
    behind = panel_of(await press(world.ben, await table.board(), "more"))
    assert "Pass this round" not in behind_more(behind)
