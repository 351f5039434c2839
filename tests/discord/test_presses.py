"""How many presses a turn takes from the mention to the discard: choosing in a list is one press, like a button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from engine.games.views import Phase
from engine.variants import VARIANTS
from tests.discord.conftest import World
from tests.discord.tables import Message, Playing, choices, labels, parts, select_of, started, words
from tests.discord.workbenches import at_the_rack, table_of
from tests.engine.builders import a_round, cards, text
from tests.engine.gin_builders import a_gin_round

BARE_TURN = 3
TURN_WITH_A_MELD = 6
MOVING_A_TILE = 3

HANDS = ("7H 8H 9H KS 2C", "2D 3D", "4D 5D")


@dataclass
class Thumb:
    """Somebody's thumb: it presses what is on their screen, and counts."""

    person: MemberActor
    presses: int = 0

    async def press(self, message: Message, label: str) -> ResponseMessage | None:
        """Press a button by what it says."""
        self.presses += 1
        found = next(one for one in labels(message) if one.startswith(label))
        result = await self.person.click(message, label=found)
        return result.response

    async def choose(self, message: Message, action: str, *values: str) -> None:
        """Choose in a list."""
        self.presses += 1
        await self.person.select(message, list(values), custom_id=select_of(message, action)["custom_id"])


async def called(world: World, rnd: Any = None, **table: Any) -> tuple[Playing, Thumb, discord.Message]:
    """Ada, called to her turn by the message that mentions her."""
    people = (world.ada, world.ben, world.cyd)[: table.pop("people", 3)]
    playing = await started(world, *people, **table)
    rules: Any = (await playing.record()).rules
    made = a_round(rules, hands=HANDS, phase=Phase.DRAW, stock="5C 6C 7C", opened=[0]) if rnd is None else rnd
    await playing.set_round(made)
    await playing.call()
    return playing, Thumb(playing.people[0]), await playing.notice()


async def test_a_bare_turn_takes_three_presses_from_the_mention_to_the_discard(world: World) -> None:
    table, thumb, notice = await called(world)
    assert ": draw a card." in words(notice)
    panel = await thumb.press(notice, "Draw")
    assert panel is not None
    assert panel.ephemeral
    await thumb.choose(panel, "throw", "KS")
    view = await table.view(thumb.person)
    assert text(view.hand) == "7H 8H 9H 2C 5C"
    assert thumb.presses <= BARE_TURN, thumb.presses


async def test_taking_the_discard_from_the_mention_opens_the_hand_as_well(world: World) -> None:
    table, thumb, notice = await called(world)
    panel = await thumb.press(notice, "Take 9♠︎")
    assert panel is not None
    await thumb.choose(panel, "throw", "2C")
    view = await table.view(thumb.person)
    assert text(view.hand) == "9S KS 7H 8H 9H"
    assert thumb.presses <= BARE_TURN


async def test_a_turn_with_a_meld_of_three_takes_six_presses(world: World) -> None:
    table, thumb, notice = await called(world)
    panel = await thumb.press(notice, "Draw")
    assert panel is not None
    await thumb.choose(panel, "cards", *choices(panel, cards("7H 8H 9H")))
    await thumb.press(panel, "Lay 24 points")
    await thumb.choose(panel, "throw", "KS")
    view = await table.view(thumb.person)
    assert text(view.hand) == "2C 5C"
    assert thumb.presses <= TURN_WITH_A_MELD, thumb.presses


async def test_a_meld_that_is_found_is_laid_by_choosing_it(world: World) -> None:
    table, thumb, notice = await called(world)
    panel = await thumb.press(notice, "Draw")
    assert panel is not None
    await thumb.press(panel, "Sort by melds")
    (found,) = select_of(panel, "layfound")["options"]
    assert found["label"] == "Lay 7♥︎ 8♥︎ 9♥︎, 24"
    await thumb.choose(panel, "layfound", found["value"])
    await thumb.choose(panel, "throw", "KS")
    view = await table.view(thumb.person)
    assert text(view.hand) == "2C 5C"
    assert thumb.presses <= TURN_WITH_A_MELD, thumb.presses


async def test_gin_a_bare_turn_takes_three_presses(world: World) -> None:
    rnd = a_gin_round(hands=("7H 8H 9H KS KC KD 2C 3D 4S QH", "2S 3S 4S"), phase=Phase.DRAW)
    _, thumb, notice = await called(world, rnd, variant="gin_rummy", people=2)
    panel = await thumb.press(notice, "Draw")
    assert panel is not None
    await thumb.choose(panel, "throw", "QH")
    assert "discarded Q♥︎" in words(panel)
    assert thumb.presses <= BARE_TURN


async def test_where_a_turn_takes_a_day_the_chosen_discard_waits_for_the_button(world: World) -> None:
    table, thumb, notice = await called(world, pace="daily")
    panel = await thumb.press(notice, "Draw")
    assert panel is not None
    await thumb.choose(panel, "throw", "KS")
    assert "Press “Discard K♠︎” to discard it" in words(panel)
    assert "K♠︎ can be discarded." in words(panel)
    view = await table.view(thumb.person)
    assert "KS" in text(view.hand)
    await thumb.press(panel, "Discard K♠︎")
    view = await table.view(thumb.person)
    assert "KS" not in text(view.hand)
    assert thumb.presses <= BARE_TURN


async def test_a_press_on_the_call_of_an_earlier_turn_does_nothing_and_says_so(world: World) -> None:
    table, thumb, notice = await called(world)
    await world.bot.delivery.stop()
    await thumb.person.slash(world.channel, "draw")
    before = (await table.record()).seq
    panel = await thumb.press(notice, "Draw")
    assert panel is not None
    assert "You have drawn already." in words(panel)
    assert (await table.record()).seq == before


async def test_somebody_else_s_press_on_the_call_draws_nothing(world: World) -> None:
    table, _, notice = await called(world)
    before = (await table.record()).seq
    result = await table.people[1].click(notice, label="Draw")
    assert result.response is not None
    assert "It is ada’s turn" in words(result.response)
    assert (await table.record()).seq == before


async def test_the_call_says_where_the_turn_stands_now(world: World) -> None:
    table, thumb, notice = await called(world)
    await thumb.press(notice, "Draw")
    await world.env.advance_time(3)
    notice = await table.notice()
    assert "now discard a card" in words(notice)
    assert list(labels(notice)) == ["My hand"]


async def test_by_hand_a_tile_is_moved_in_three_presses(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="B7 G7 G1")
    await ada.click(panel, label="By hand")
    thumb = Thumb(ada)
    await thumb.choose(panel, "benchfocus", "0")
    await thumb.choose(panel, "benchpick", "3")
    await thumb.choose(panel, "benchmove", "1")
    assert thumb.presses <= MOVING_A_TILE
    assert "Undo" in labels(panel)
    assert await table_of(playing) == ["P4 P5 P6 P7", "B9 G9 Y9"]


async def test_by_hand_a_tile_of_the_rack_is_laid_in_three_presses(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="P8 G7 G1")
    thumb = Thumb(ada)
    await thumb.press(panel, "By hand")
    await thumb.choose(panel, "cards", *choices(panel, VARIANTS["my_rummy"].notation.parse_many("P8")))
    await thumb.choose(panel, "benchmove", "0")
    assert thumb.presses <= MOVING_A_TILE
    await thumb.press(panel, "Confirm")
    assert await table_of(playing) == ["P4 P5 P6 P7 P8", "B9 G9 Y9"]
    assert not [part for part in parts(panel) if part.get("label") == "Confirm"]
