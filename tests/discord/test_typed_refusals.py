"""Typed commands say what is wrong about what was typed, in the words of the game at hand."""

from __future__ import annotations

from typing import Any

from tests.discord.conftest import World
from tests.discord.tables import Playing, answer, started
from tests.engine.builders import a_round

HANDS = ("7H 8H 9H KS 2C", "KH KD 3D 4D", "5C 6C JK AS")
MELDS = [(0, "4S 5S 6S"), (1, "3C 4C 5C")]


async def at_table(world: World, **table: Any) -> Playing:
    playing = await started(world)
    rules = (await playing.record()).rules
    await playing.set_round(a_round(rules, **{"hands": HANDS, "melds": MELDS, **table}))
    return playing


async def test_what_is_wrong_with_what_was_typed_is_said_in_one_sentence_however_much_it_is(world: World) -> None:
    table = await at_table(world)
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
    typed = " ".join(["7H"] * 800)
    for command, options in [
        ("discard", {"card": typed}),
        ("lay", {"card": typed}),
        ("joker", {"card": typed}),
        ("joker", {"card": "7H", "melds": typed}),
        ("meld", {"cards": typed}),
        ("meld", {"cards": f"{typed} | {typed}"}),
        ("layoff", {"cards": typed}),
        ("layoff", {"cards": "7H", "stands_for": typed}),
        ("rearrange", {"table": typed}),
    ]:
        said = answer(await world.ada.slash(world.channel, command, **options))
        assert "Reference" not in said, (command, said)
    assert (await table.record()).seq == before


async def test_tiles_are_spoken_of_as_tiles(world: World) -> None:
    playing = await started(world, world.ada, world.ben, variant="my_rummy", switches={})
    person = await playing.in_turn()
    told = answer(await person.slash(world.channel, "discard", card="8"))
    assert "“8” names no tile. Write `P8`, `B8`, `G8`, or `Y8`." in told
