"""What each game asks of a hand, by the buttons of the panel: at tables laid for the purpose."""

from simcord.results import ResponseMessage

from engine.booklets import RUMMY_500
from engine.rules.scores import RoundEnd
from tests.discord.conftest import World
from tests.discord.tables import Playing, answer, choose_cards, choose_from, labels, press_with, started, tap, words
from tests.discord.workbenches import at_hand
from tests.engine.builders import DRAW, a_round
from tests.engine.gin_builders import LAY_OFF, a_gin_round
from tests.engine.team_builders import karo8

KNOCK = ("7H 8H 9H KS KC KD 2C 3D 4S AC QH", "10H JD QD 2D 4C 6C 8S 9C KH 5D")


async def a_table(world: World, variant: str, rnd: object) -> tuple[Playing, ResponseMessage]:
    """Ada and Ben at a round of a test's own making, and Ada's hand."""
    table = await started(world, world.ada, world.ben, variant=variant, rounds=2)
    await table.set_round(rnd)  # type: ignore[arg-type]
    return table, await at_hand(world, world.ada)


async def test_karo_8_a_card_that_fits_is_laid_by_its_button(world: World) -> None:
    table, panel = await a_table(world, "disney_karo8", karo8("9D 7D 2S", "7S 8S", stock="2C").round)
    await tap(world.ada, panel, "Lay 9♦︎")
    assert "**You**: laid 9♦︎" in words(panel)
    assert "ada laid 9♦︎." in words(await table.board())
    assert "It is ben’s turn" in answer(await world.ada.slash(world.channel, "lay", card="7D"))
    suggested = await world.ben.autocomplete(world.channel, "lay", "card", "")
    assert [choice["value"] for choice in suggested] == ["8S"]


async def test_gin_one_knocks_with_a_discard_and_the_other_lays_off(world: World) -> None:
    table, panel = await a_table(world, "gin_rummy", a_gin_round(hands=KNOCK))
    await choose_cards(world.ada, panel, "2C")
    assert not any("knock" in name for name in labels(panel)), "with too much deadwood nobody knocks"
    said = answer(await world.ada.slash(world.channel, "discard", card="2C", call=True))
    assert "at most 10" in said
    said = answer(await world.ada.slash(world.channel, "knock"))
    assert said == "You knock as you discard: in your hand, or by /discard with **call**."
    await press_with(world.ada, panel, "QH", "bid")
    assert "knocked with 10 points of deadwood" in words(panel)
    view = await table.view(world.ben)
    assert (view.phase, view.knocker) == (LAY_OFF, 0)
    defence = await at_hand(world, world.ben)
    await choose_cards(world.ben, defence, "10H")
    await tap(world.ben, defence, "Lay off")
    (result,) = (await table.view()).sheet
    assert (result.end, result.winner) == (RoundEnd.KNOCKED, 0)
    assert "ben laid off 10♥︎" in words(await table.board())
    await table.set_round(a_gin_round(hands=KNOCK))  # type: ignore[arg-type]
    panel = await at_hand(world, world.ada)
    await press_with(world.ada, panel, "QH", "bid")
    await tap(world.ben, await at_hand(world, world.ben), "Lay off what is best")
    assert (await table.view(world.ben)).phase is not LAY_OFF, "made on request, and the round is over"


async def test_500_several_cards_are_taken_and_the_deepest_is_melded(world: World) -> None:
    rnd = a_round(RUMMY_500, hands=("8H 9H KS 3D", "4D 5D"), phase=DRAW, discards="9S KD 7H 2C")
    table, panel = await a_table(world, "rummy_500", rnd)
    await choose_from(world.ada, panel, "takepile", "2")
    assert "lay 7♥︎ in a meld now, or put it back." in words(panel)
    assert "Discard" not in labels(panel)
    await press_with(world.ada, panel, "7H 8H 9H", "meld")
    assert await table.melds() == ["7H 8H 9H"]
    view = await table.view(world.ada)
    assert [repr(card) for card in view.pile] == ["9S", "KD"]  # type: ignore[attr-defined]
    assert view.seats[0].earned == 24  # type: ignore[attr-defined]
