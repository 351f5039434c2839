"""Standing orders: left in private, carried out in one's absence, never visible to anybody else."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine.cards import CLUBS
from tests.discord.conftest import World
from tests.discord.tables import Clicker, Playing, labels, parts, started, words
from tests.engine.builders import a_round, card

HANDS = ("7H 8H 9H KS 2C", "KH KD 3D 4D", "5C 6C 9D AS")


async def orders_of(world: World, person: int = 2) -> tuple[Playing, MemberActor, ResponseMessage]:
    """A table of three; the standing orders of one of them are open."""
    table = await started(world)
    rules = (await table.record()).rules
    await table.set_round(a_round(rules, hands=HANDS))  # type: ignore[arg-type]
    panel = await Clicker(table).open_hand(table.people[person])
    await table.people[person].click(panel, label="Standing orders")
    return table, table.people[person], panel


async def knock_for(person: MemberActor, panel: ResponseMessage, suit: int, *faces: str) -> None:
    """Choose faces of a suit in the orders' panel."""
    select = [part for part in parts(panel) if part["type"] == 3][suit]
    await person.select(panel, [str(card(face).index) for face in faces], custom_id=select["custom_id"])


async def discard(table: Playing, face: str) -> None:
    await table.people[0].slash(table.world.channel, "discard", card=face)


async def test_nothing_is_ordered_at_first(world: World) -> None:
    _, _, panel = await orders_of(world)
    assert "You have left no orders" in words(panel)
    assert not labels(panel)["No orders"]


async def test_an_order_knocks_for_the_chosen_card(world: World) -> None:
    table, cyd, panel = await orders_of(world)
    await knock_for(cyd, panel, CLUBS, "2C", "5C")
    assert "You knock for 2♣︎ 5♣︎" in words(panel)
    await discard(table, "2C")
    window = (await table.look(cyd)).view.claim_window
    assert window is not None
    assert window.answer is not None, "the answer is in"
    await table.people[1].slash(world.channel, "pass")
    view = (await table.look(cyd)).view
    assert view is not None
    assert card("2C") in view.hand


async def test_an_order_for_other_cards_answers_nothing(world: World) -> None:
    table, cyd, panel = await orders_of(world)
    await knock_for(cyd, panel, CLUBS, "5C")
    await discard(table, "2C")
    window = (await table.look(cyd)).view.claim_window
    assert window is not None
    assert window.answer is None


async def test_passing_for_the_rest_of_the_round(world: World) -> None:
    table, cyd, panel = await orders_of(world)
    await cyd.click(panel, label="Pass this round")
    assert "You pass on every discard" in words(panel)
    assert "Passing this round" in labels(panel)
    await discard(table, "2C")
    await table.people[1].slash(world.channel, "pass")
    view = (await table.look()).view
    assert view is not None
    assert view.turn_seat == 1, "nobody had to be asked any more"


async def test_orders_are_taken_back(world: World) -> None:
    table, cyd, panel = await orders_of(world)
    await cyd.click(panel, label="Pass this round")
    await cyd.click(panel, label="No orders")
    assert "You have left no orders" in words(panel)
    await cyd.click(panel, label="Pass this round")
    await cyd.click(panel, label="Passing this round")
    assert "You have left no orders" in words(panel)
    assert await world.bot.service.order_of(table.game_id, cyd.id) is None


async def test_the_way_back_to_the_hand(world: World) -> None:
    _, cyd, panel = await orders_of(world)
    await cyd.click(panel, label="Back to my hand")
    assert "Standing orders" in labels(panel)


async def test_an_order_shows_nowhere_in_public(world: World) -> None:
    table, cyd, panel = await orders_of(world)
    await table.board()
    before = [message.id for message in world.messages()], words(await table.board())
    await knock_for(cyd, panel, CLUBS, "2C")
    await cyd.click(panel, label="Pass this round")
    assert ([message.id for message in world.messages()], words(await table.board())) == before
