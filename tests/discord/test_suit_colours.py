"""Suits in two colours or four: what a server settles is seen on its boards and in hands, pictures and emojis."""

import re

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.card_emojis import CardEmojis, Piece
from engine.cards import CLUBS, DIAMONDS, FACES, PLAYING_CARDS
from render.kit import theme
from tests.discord.conftest import World
from tests.discord.tables import (
    Playing,
    answer,
    choose_from,
    commands_for,
    keeper,
    panel_of,
    select_of,
    settings_page,
    started,
    tap,
    words,
)
from tests.render.pixels import colours, opened

TWO_LOOKS = [card for card in FACES if card.suit in (DIAMONDS, CLUBS)]
LOOKS = [Piece(PLAYING_CARDS, card) for card in FACES]
LOOKS += [Piece(PLAYING_CARDS, card, four_colour=True) for card in TWO_LOOKS]
IDS = dict(enumerate(LOOKS, start=1))


@pytest.fixture
def with_emojis(world: World) -> None:
    """The application has an emoji for every card, and another for the diamonds and clubs of four colours."""
    world.bot.cards = CardEmojis({look: discord.PartialEmoji(name="card", id=number) for number, look in IDS.items()})


async def hand(table: Playing, person: MemberActor) -> ResponseMessage:
    return panel_of(await tap(person, await table.board(), "My hand"))


def looks_in_the_select(panel: ResponseMessage) -> set[Piece]:
    return {IDS[int(option["emoji"]["id"])] for option in select_of(panel, "cards")["options"]}


async def settle(person: MemberActor, world: World, many: str) -> ResponseMessage:
    """Choose in how many colours suits are shown in the server; gives its settings."""
    panel = await settings_page(world, person, "colours")
    await choose_from(person, panel, "colours", many)
    return panel


@pytest.mark.usefixtures("with_emojis")
async def test_a_server_or_somebody_alone_has_four_colours_in_hands_as_pictures_and_emojis(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    before = looks_in_the_select(await hand(table, world.ada))
    assert not any(look.four_colour for look in before)
    await world.bot.services.people.settle(world.ada.id, four_colours=True)
    hers, his = looks_in_the_select(await hand(table, world.ada)), looks_in_the_select(await hand(table, world.ben))
    assert all(look.four_colour == (look.card in TWO_LOOKS) for look in hers)
    assert not any(look.four_colour for look in his)
    assert not world.bot.cards_in(world.guild.id).four_colour
    await world.bot.services.people.settle(world.ada.id, four_colours=False)
    assert "two colours" in answer(await world.ada.slash(world.channel, "settings"))
    kay = keeper(world)
    assert "four colours" in words(await settle(kay, world, "four"))
    assert "four colours" in answer(await world.ada.slash(world.channel, "settings")), "everybody may see it"
    panel = await hand(table, world.ada)
    shown = looks_in_the_select(panel)
    assert {look.card for look in shown} == {look.card for look in before}
    assert all(look.four_colour == (look.card in TWO_LOOKS) for look in shown)
    suits = {look.card.suit for look in shown if not look.card.is_joker}
    data = world.env.backend.cdn.get(panel.attachments[0].url)
    drawn = dict(colours(opened(data)))
    assert (theme.BLUE in drawn) == (DIAMONDS in suits)
    assert (theme.GREEN in drawn) == (CLUBS in suits)
    assert "two colours" in words(await settle(kay, world, "two"))


@pytest.mark.usefixtures("with_emojis")
async def test_the_public_board_tells_what_happened_in_the_colours_of_its_server(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    await settle(keeper(world), world, "four")
    told: set[Piece] = set()
    for _ in range(24):
        person, move = await table.next_move()
        for name, options in commands_for(move):
            await person.slash(world.channel, name, **options)
        told |= {IDS[int(found)] for found in re.findall(r"<:card:(\d+)>", words(await table.board()))}
        if any(look.card in TWO_LOOKS for look in told):
            break
    assert any(look.four_colour for look in told)
    assert all(look.four_colour == (look.card in TWO_LOOKS) for look in told)
