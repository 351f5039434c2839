"""What each game asks of a hand, by the buttons of the panel: at tables laid for the purpose."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine.booklets import CZECH_RUMMY, NSV_BASIC, RUMMY_500
from engine.games.gin.view import GinView
from engine.games.views import PileView
from engine.rules.scores import RoundEnd
from tests.discord.conftest import World
from tests.discord.tables import (
    Playing,
    answer,
    choices,
    labels,
    panel_of,
    press,
    select_of,
    started,
    tap,
    words,
)
from tests.engine.builders import DRAW, PLAY, a_round, cards, text
from tests.engine.gin_builders import LAY_OFF, a_gin_round
from tests.engine.team_builders import karo8

KNOCKER = "7H 8H 9H KS KC KD 2C 3D 4S AC QH"


async def a_table(world: World, variant: str, rnd: object) -> Playing:
    """Ada and Ben at a round of a test's own making."""
    table = await started(world, world.ada, world.ben, variant=variant, rounds=2)
    await table.set_round(rnd)  # type: ignore[arg-type]
    return table


async def the_hand(table: Playing, person: MemberActor) -> ResponseMessage:
    panel = panel_of(await person.slash(table.world.channel, "hand"))
    assert panel.ephemeral
    return panel


async def choose(person: MemberActor, panel: ResponseMessage, chosen: str) -> None:
    """Choose cards in a hand, and no others."""
    found = select_of(panel, "cards")
    await person.select(panel, choices(panel, cards(chosen)), custom_id=found["custom_id"])


async def seen(table: Playing, person: MemberActor) -> PileView:
    view = (await table.look(person)).view
    assert isinstance(view, PileView)
    return view


# --------------------------------------------------------------------------------------------------------------- Karo 8


async def test_karo_8_a_card_that_fits_is_laid_by_its_button(world: World) -> None:
    table = await a_table(world, "disney_karo8", karo8("9D 7D 2S", "7S 8S", stock="2C").round)
    panel = await the_hand(table, world.ada)
    await tap(world.ada, panel, "Lay 9♦︎")
    assert "**You**: laid 9♦︎" in words(panel)
    assert "ada laid 9♦︎." in words(await table.board())
    assert "It is ben’s turn" in answer(await world.ada.slash(world.channel, "lay", card="7D"))
    suggested = await world.ben.autocomplete(world.channel, "lay", "card", "")
    assert [choice["value"] for choice in suggested] == ["8S"]


# ------------------------------------------------------------------------------------------------------------------ gin


async def test_gin_one_knocks_with_a_discard_and_the_other_lays_off(world: World) -> None:
    table = await a_table(world, "gin_rummy", a_gin_round(hands=(KNOCKER, "10H JD QD 2D 4C 6C 8S 9C KH 5D")))
    panel = await the_hand(table, world.ada)
    await choose(world.ada, panel, "2C")
    assert not any("knock" in name for name in labels(panel)), "with too much deadwood nobody knocks"
    said = answer(await world.ada.slash(world.channel, "discard", card="2C", call=True))
    assert "at most 10" in said
    await choose(world.ada, panel, "QH")
    await press(world.ada, panel, "bid")
    assert "knocked with 10 points of deadwood" in words(panel)
    view = await seen(table, world.ben)
    assert isinstance(view, GinView)
    assert (view.phase, view.knocker) == (LAY_OFF, 0)
    defence = await the_hand(table, world.ben)
    await choose(world.ben, defence, "10H")
    await tap(world.ben, defence, "Lay off")
    visible = await table.look()
    assert visible.view is not None
    (result,) = visible.view.sheet
    assert (result.end, result.winner) == (RoundEnd.KNOCKED, 0)
    assert "ben laid off 10♥︎" in words(await table.board())
    await table.set_round(a_gin_round(hands=(KNOCKER, "10H JD QD 2D 4C 6C 8S 9C KH 5D")))  # type: ignore[arg-type]
    panel = await the_hand(table, world.ada)
    await choose(world.ada, panel, "QH")
    await press(world.ada, panel, "bid")
    await tap(world.ben, await the_hand(table, world.ben), "Lay off what is best")
    assert (await seen(table, world.ben)).phase is not LAY_OFF, "made on request, and the round is over"


# ------------------------------------------------------------------------------------------------------------ 500 rummy


async def test_500_several_cards_are_taken_and_the_deepest_is_melded(world: World) -> None:
    rnd = a_round(RUMMY_500, hands=("8H 9H KS 3D", "4D 5D"), phase=DRAW, discards="9S KD 7H 2C")
    table = await a_table(world, "rummy_500", rnd)
    panel = await the_hand(table, world.ada)
    await world.ada.select(panel, ["2"], custom_id=select_of(panel, "takepile")["custom_id"])
    assert "lay 7♥︎ in a meld now, or put it back." in words(panel)
    assert "Discard" not in labels(panel)
    await choose(world.ada, panel, "7H 8H 9H")
    await press(world.ada, panel, "meld")
    view = await seen(table, world.ada)
    assert [text(lying.meld.cards) for lying in view.melds] == ["7H 8H 9H"]
    assert text(view.pile) == "9S KD"
    assert view.seats[0].earned == 24


# ---------------------------------------------------------------------------------------------------- booklets 001, 003


async def test_a003_01_romme_is_bid_with_a_discard(world: World) -> None:
    table = await a_table(world, "nsv_basic", a_round(NSV_BASIC, hands=("2C 3D KS", "KH KD"), phase=PLAY))
    panel = await the_hand(table, world.ada)
    await choose(world.ada, panel, "KS")
    await press(world.ada, panel, "bid")
    assert "bid Rommé with 5 in hand" in words(panel)
    view = await table.view()
    assert (view.sheet[0].end, view.sheet[0].winner) == (RoundEnd.KNOCKED, 0)


async def test_a001_06_twelve_of_a_suit_close_from_the_hand_and_count_double(world: World) -> None:
    flush = "2H 2H 4H 5H 7H 8H 9H JH JH QH KH AH"
    rnd = a_round(CZECH_RUMMY, hands=(f"{flush} KD", "3D 4D"), phase=PLAY)
    table = await a_table(world, "czech_rummy", rnd)
    panel = await the_hand(table, world.ada)
    await choose(world.ada, panel, flush)
    await press(world.ada, panel, "meld")
    await choose(world.ada, panel, "KD")
    await press(world.ada, panel, "discard")
    view = await table.view()
    result = view.sheet[0]
    assert result.end is RoundEnd.CLOSED_FROM_HAND
    assert [score.points for score in result.seats if score is not None] == [-10, 14]
