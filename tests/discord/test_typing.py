"""Typed commands: what is suggested meanwhile, from hand and table, and what is wrong with what was typed."""

from typing import Any

import pytest
from simcord.actors import MemberActor

from tests.discord.conftest import World
from tests.discord.tables import answer, answer_question, dealt, panel_of, question_of, tap

HANDS = ("7H 8H 9H KS 2C", "KH KD 3D 4D", "5C 6C JK AS")
MELDS = [(0, "4S 5S 6S"), (1, "3C 4C 5C")]
WITHOUT_END = " ".join(["7H"] * 800)


async def suggested(
    world: World, person: MemberActor, command: str, option: str, text: str, **filled: Any
) -> list[Any]:
    found = await person.autocomplete(world.channel, command, option, text, **filled)
    assert len(found) <= 25
    return [choice["value"] for choice in found]


async def test_cards_are_suggested_from_one_s_own_hand_and_the_table_and_to_nobody_else(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await suggested(world, world.ada, "discard", "card", "") == []
    table = await dealt(world, *HANDS)
    assert await suggested(world, world.ada, "discard", "card", "") == ["KS", "7H", "8H", "9H", "2C"]
    assert await suggested(world, world.ada, "discard", "card", "k") == ["KS"]
    assert await suggested(world, world.ben, "discard", "card", "") == ["KH", "3D", "4D", "KD"]
    assert await suggested(world, world.dot, "discard", "card", "") == []
    found = await suggested(world, world.ada, "meld", "cards", "")
    assert found[0] == "7H 8H 9H"
    assert {"KS", "2C"} <= set(found)
    more = await suggested(world, world.ada, "meld", "cards", "7H 8H ")
    assert set(more) == {"7H 8H 9H", "7H 8H KS", "7H 8H 2C"}
    lying = [(0, "5H JK=6H 7H"), (1, "4S 5S 6S"), (1, "KH KD KC")]
    await dealt(world, "6H 7S 2C", "2D", "3D", at=table, melds=lying)
    assert await suggested(world, world.ada, "layoff", "cards", "") == ["7S"]
    assert await suggested(world, world.ada, "layoff", "meld", "", cards="7S") == [2]
    assert await suggested(world, world.ada, "joker", "card", "") == ["6H"]
    assert await suggested(world, world.ada, "joker", "meld", "", card="6H") == [1]

    async def broken(*_: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(world.bot.services.games, "look_with_draft_in", broken)
    assert await suggested(world, world.ada, "discard", "card", "") == [], "an empty list, and not silence"


async def test_a_pace_is_suggested_with_its_lengths(world: World) -> None:
    found = await world.ada.autocomplete(world.channel, "game new", "pace", "", game="disney_basic")
    assert [choice["value"] for choice in found] == ["live", "quick", "daily", "slow", "friendly"]
    assert found[2]["name"] == "daily: 24 hours a turn and 3 days in reserve, 1 hour to knock"
    of_gin = await world.ada.autocomplete(world.channel, "game new", "pace", "daily", game="gin_rummy")
    assert [choice["name"] for choice in of_gin] == ["daily: 24 hours a turn and 3 days in reserve"]
    own = await world.ada.autocomplete(world.channel, "game new", "pace", "8h/30m", game="disney_basic")
    assert [choice["name"] for choice in own] == ["8 hours a turn, 30 minutes to knock"]
    assert await suggested(world, world.ada, "game new", "pace", "8h/", game="disney_basic") == []


async def test_what_is_wrong_with_what_was_typed_is_said_in_one_sentence_however_much_it_is(world: World) -> None:
    table = await dealt(world, *HANDS, melds=MELDS)
    before = (await table.record()).seq
    for command, options, said in [
        ("discard", {"card": "8H 9H"}, "That names 2 cards, 8♥︎ 9♥︎. Name one of them."),
        ("discard", {"card": "8"}, "“8” names no card. Write `8S`, `8H`, `8D`, or `8C`."),
        ("discard", {"card": "H8"}, "“H8” names no card. Write `8H`."),
        ("discard", {"card": "8X"}, "“8X” names no card. Write rank and suit"),
        ("discard", {"card": "KH"}, "You do not hold K♥︎"),
        ("discard", {"card": "\u202eK\u200bH\u200f"}, "You do not hold K♥︎"),
        ("meld", {"cards": "7H 8H"}, "No meld yet. Add 6♥︎ or 9♥︎, or choose fewer."),
        ("meld", {"cards": "7H 8H 9"}, "“9” names no card. Write `9S`, `9H`, `9D`, or `9C`."),
        ("layoff", {"cards": "7H 2C"}, "7♥︎ does not fit there"),
        ("layoff", {"cards": "7H", "meld": 1}, "7♥︎ does not fit this meld. It takes 3♠︎, 7♠︎, or Joker."),
        ("joker", {"card": "7H 8H"}, "That names 2 cards"),
    ]:
        assert said in answer(await world.ada.slash(world.channel, command, **options)), (command, options)
        assert (await table.record()).seq == before
    for command, options in [
        ("discard", {"card": WITHOUT_END}),
        ("lay", {"card": WITHOUT_END}),
        ("joker", {"card": WITHOUT_END}),
        ("meld", {"cards": WITHOUT_END}),
        ("meld", {"cards": f"{WITHOUT_END} | {WITHOUT_END}"}),
        ("layoff", {"cards": WITHOUT_END}),
        ("layoff", {"cards": "7H", "stands_for": WITHOUT_END}),
        ("rearrange", {"table": WITHOUT_END}),
    ]:
        told = answer(await world.ada.slash(world.channel, command, **options))
        assert "Reference" not in told, (command, told)
    assert (await table.record()).seq == before


async def test_what_is_said_of_too_many_jokers_helps_where_a_meld_takes_one_alone(world: World) -> None:
    await dealt(world, "7H 8H 9H JK JK 2C", *HANDS[1:], rules="joker.max_per_meld=one opening.points=0")
    told = answer(await world.ada.slash(world.channel, "meld", cards="7H 8H 9H JK=10H JK=JH"))
    assert "2 jokers are too many for this meld. Lay other cards in place of some." in told


async def test_what_is_typed_for_several_places_is_asked_about_and_a_joker_is_freed(world: World) -> None:
    lying = [(0, "5H JK=6H 7H"), (1, "4S 5S 6S"), (1, "7D 7C 7H")]
    table = await dealt(world, "6H 7S KS 2C", *HANDS[1:], melds=lying)
    asked = panel_of(await world.ada.slash(world.channel, "layoff", cards="7S"))
    assert question_of(asked) is not None
    assert "7S" in await table.hand(world.ada), "nothing is laid before the answer"
    await answer_question(world.ada, asked)
    assert "7S" not in await table.hand(world.ada)
    await world.ada.slash(world.channel, "joker", card="6H", meld=1)
    assert (await table.melds())[0] == "5H 6H 7H"
    assert "JK" in await table.hand(world.ada)


@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize(
    ("command", "options"),
    [("layoff", {"cards": "7S 8S"}), ("meld", {"cards": "7S 8S JK=9S"}), ("discard", {"card": "KS"})],
)
async def test_g28_the_call_is_made_with_whatever_goes_out(
    world: World, command: str, options: dict[str, Any], before: bool
) -> None:
    hand = " ".join(options.values()).replace("=9S", "")
    lying = {"melds": [(0, "4S 5S 6S")], "opened": [0]}
    table = await dealt(world, hand, *HANDS[1:], rules="go_out.call=required, go_out.last_card=may_discard", **lying)
    if before:
        await tap(world.ada, await table.open_hand(world.ada), "Call “rummy”")
    await world.ada.slash(world.channel, command, **options, **({} if before else {"call": True}))
    assert (await table.view()).sheet[0].winner == 0
