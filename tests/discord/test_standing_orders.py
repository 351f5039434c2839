"""Standing orders: left in private, carried out in one's absence, never visible to anybody else."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor
from simcord.builders import UserHandle
from simcord.results import ResponseMessage

from engine.cards import CLUBS, SUITS
from tests.discord.conftest import World
from tests.discord.tables import Clicker, Playing, behind_more, labels, panel_of, parts, press, started, tap, words
from tests.engine.builders import a_round, card

HANDS = ("7H 8H 9H KS 2C", "KH KD 3D 4D", "5C 6C 9D AS")


async def orders_of(world: World, person: int = 2) -> tuple[Playing, MemberActor, ResponseMessage]:
    """A table of three; the standing orders of one of them are open."""
    table = await started(world)
    rules = (await table.record()).rules
    await table.set_round(a_round(rules, hands=HANDS))  # type: ignore[arg-type]
    panel = await Clicker(table).open_hand(table.people[person])
    await tap(table.people[person], panel, "Standing orders")
    return table, table.people[person], panel


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
    await table.people[0].slash(table.world.channel, "discard", card=face)
    await table.world.env.advance_time(6)


async def test_an_order_knocks_for_the_chosen_card(world: World) -> None:
    table, cyd, panel = await orders_of(world)
    await knock_for(cyd, panel, CLUBS, "2C", "5C")
    assert "You knock for 2♣︎ 5♣︎" in words(panel)
    await discard(table, "2C")
    window = (await table.look(cyd)).view.claim_window
    assert window is not None
    assert window.answer is not None, "the answer is in"
    await table.people[1].slash(world.channel, "pass")
    view = await table.view(cyd)
    assert card("2C") in view.hand


async def test_one_list_goes_through_the_suits_and_keeps_what_was_chosen(world: World) -> None:
    _, cyd, panel = await orders_of(world)
    await knock_for(cyd, panel, CLUBS, "2C")
    for page in (*range(1, SUITS + 1), 0):
        await turn_to(cyd, panel, page)
        assert len([part for part in parts(panel) if part["type"] == 2]) == 5
        assert "You knock for 2♣︎." in words(panel)
    await knock_for(cyd, panel, CLUBS)
    assert "You have left no orders" in words(panel)


async def test_passing_for_the_rest_of_the_round_until_it_is_taken_back(world: World) -> None:
    table, cyd, panel = await orders_of(world)
    assert "You have left no orders" in words(panel)
    assert not labels(panel)["No orders"]
    for taken_back in ("No orders", "Passing this round"):
        await tap(cyd, panel, "Pass this round")
        assert "You pass on everything this round." in words(panel)
        await tap(cyd, panel, taken_back)
        assert "You have left no orders" in words(panel)
        assert await world.bot.services.games.orders.in_game(table.game_id, cyd.id) is None
    await tap(cyd, panel, "Pass this round")
    await discard(table, "2C")
    await table.people[1].slash(world.channel, "pass")
    view = await table.view()
    assert view.turn_seat == 1, "nobody had to be asked any more"


MELDING = ("3C KS", "3D 3S 9D KH", "5C 6C 9D AS")


async def ben_knocks_for_melds(world: World) -> tuple[Playing, MemberActor]:
    """A table at which one discard would complete a meld with Ben's hand, and he has an order for that."""
    table, ben, panel = await orders_of(world, 1)
    await turn_to(ben, panel, SUITS)
    await ben.select(panel, ["plain"], custom_id=the_list(panel)["custom_id"])
    assert "You knock for what completes a meld with your hand" in words(panel)
    await table.set_round(a_round((await table.record()).rules, hands=MELDING))  # type: ignore[arg-type]
    return table, ben


def whispers(world: World, person: MemberActor) -> list[str]:
    """What the bot has said to somebody alone."""
    user = UserHandle(world.env, world.env.backend.users[person.id])
    return [words(message) for message in user.dm_channel.history()]


async def test_its_owner_is_told_in_a_private_message_and_nobody_else(world: World) -> None:
    table, ben = await ben_knocks_for_melds(world)
    await discard(table, "3C")
    await world.env.advance_time(130)
    told = whispers(world, ben)
    assert len(told) == 1
    assert "Your standing order got you 3♣︎ in **Disney 100 Rummy**" in told[0]
    assert whispers(world, table.people[0]) == whispers(world, table.people[2]) == []
    assert "standing order" not in "".join(words(message) for message in world.messages())


async def test_passing_by_default_is_settled_once_for_all_games_and_listed_with_all_orders(world: World) -> None:
    table, cyd, panel = await orders_of(world)
    await knock_for(cyd, panel, CLUBS, "5C")
    await tap(cyd, panel, "All my orders")
    await tap(cyd, panel, "Pass in all games")
    said = words(panel)
    assert "All my standing orders" in said
    assert "pass unless you ordered otherwise" in said
    assert "You knock for 5♣︎" in said
    await discard(table, "2C")
    window = (await table.look(cyd)).view.claim_window
    assert window is not None
    assert window.answer is not None
    await tap(cyd, panel, "Change")
    assert "Back to my hand" in labels(panel)
    await tap(cyd, panel, "All my orders")
    await tap(cyd, panel, "Take all back")
    assert "Where you ordered nothing, you are asked." in words(panel)
    assert await world.bot.services.games.orders.in_game(table.game_id, cyd.id) is None
    assert not await world.bot.services.games.orders.passes(cyd.id)
    games = panel_of(await cyd.slash(world.channel, "games"))
    await tap(cyd, games, "All my orders")
    assert "All my standing orders" in words(games)
    assert not labels(games)["Take all back"]


async def after_a_discard(world: World, hand: str = HANDS[0]) -> tuple[Playing, ResponseMessage]:
    """Ada has discarded the two of clubs; the others are asked, and her hand is open."""
    table = await started(world)
    rules = (await table.record()).rules
    await table.set_round(a_round(rules, hands=(hand, *HANDS[1:])))  # type: ignore[arg-type]
    await discard(table, "2C")
    return table, await Clicker(table).open_hand(table.people[0])


async def test_after_one_s_own_discard_the_hand_waits_and_offers_orders(world: World) -> None:
    _, panel = await after_a_discard(world)
    assert "You discarded 2♣︎. Now the others may knock for it." in words(panel)
    assert "<t:" in words(panel), "until when"
    assert "knock or pass" not in words(panel)
    await press(world.ada, panel, "more")
    assert {"Knock for what I need", "Pass this round", "Standing orders"} <= set(behind_more(panel))


async def test_what_one_needs_is_filled_in_from_the_hand_without_its_jokers(world: World) -> None:
    table, panel = await after_a_discard(world, "7H 8H KS KD JK 2C")
    await tap(table.people[0], panel, "Knock for what I need")
    assert "Filled in from your hand as it is now: 6♥︎ 9♥︎ K♥︎ K♣︎ Joker." in words(panel)
    order = await world.bot.services.games.orders.in_game(table.game_id, table.people[0].id)
    assert order is not None
    assert set(order.faces) == {card(face) for face in ("6H", "9H", "KH", "KC", "JK")}


async def test_pass_this_round_stands_in_the_claim_panel_and_answers_it(world: World) -> None:
    table, _ = await after_a_discard(world)
    cyd = table.people[2]
    panel = await Clicker(table).open_hand(cyd)
    await tap(cyd, panel, "Pass this round")
    assert "You pass on everything this round." in words(panel)
    window = (await table.look(cyd)).view.claim_window
    assert window is not None
    assert window.answer is not None
    order = await world.bot.services.games.orders.in_game(table.game_id, cyd.id)
    assert order is not None
    assert order.pass_rest


async def test_pass_this_round_stands_under_the_board_while_a_discard_may_be_claimed(world: World) -> None:
    table, _ = await after_a_discard(world)
    cyd = table.people[2]
    result = await tap(cyd, await table.board(), "Pass this round")
    assert "You pass on everything this round." in words(result.followups[-1])
    await table.people[1].slash(world.channel, "pass")
    behind = panel_of(await press(cyd, await table.board(), "more"))
    assert "Pass this round" not in behind_more(behind)
