"""The card emojis: uploaded once, kept in step with their drawings, replaced by text where Discord refuses."""

from __future__ import annotations

import discord
import simcord

from bot.card_emojis import CardEmojis, emoji_name, emoji_pictures
from engine.cards import FACES, JOKER, PLAYING_CARDS
from render.emoji import EMOJI_LIMIT

SEVEN = PLAYING_CARDS.parse("7H")
PICTURES = {SEVEN: b"\x89PNG\r\n\x1a\n seven", JOKER: b"\x89PNG\r\n\x1a\n joker"}


def client() -> discord.Client:
    return discord.Client(intents=discord.Intents.none())


async def test_missing_emojis_are_uploaded_and_then_used() -> None:
    emojis = CardEmojis()
    async with simcord.run(client()) as env:
        await emojis.bring_in_step(env.bot, PICTURES)
        present = {emoji.name: emoji.id for emoji in await env.bot.fetch_application_emojis()}
    assert (
        emojis.text(SEVEN) == f"<:{emoji_name(SEVEN, PICTURES[SEVEN])}:{present[emoji_name(SEVEN, PICTURES[SEVEN])]}>"
    )
    assert len(emojis) == len(present) == 2


async def test_emojis_that_are_there_are_not_uploaded_again() -> None:
    async with simcord.run(client()) as env:
        await CardEmojis().bring_in_step(env.bot, PICTURES)
        env.http_requests.clear()
        again = CardEmojis()
        await again.bring_in_step(env.bot, PICTURES)
        assert [request.method for request in env.http_requests] == ["GET"]
    assert len(again) == 2


async def test_a_changed_drawing_replaces_its_emoji() -> None:
    redrawn = PICTURES | {SEVEN: b"\x89PNG\r\n\x1a\n a nicer seven"}
    async with simcord.run(client()) as env:
        await CardEmojis().bring_in_step(env.bot, PICTURES)
        await CardEmojis().bring_in_step(env.bot, redrawn)
        names = {emoji.name for emoji in await env.bot.fetch_application_emojis()}
    assert names == {emoji_name(card, picture) for card, picture in redrawn.items()}


async def test_other_emojis_of_the_application_are_left_alone() -> None:
    async with simcord.run(client()) as env:
        await env.bot.create_application_emoji(name="party", image=b"\x89PNG\r\n\x1a\n party")
        await CardEmojis().bring_in_step(env.bot, PICTURES)
        assert "party" in {emoji.name for emoji in await env.bot.fetch_application_emojis()}


async def test_a_refused_upload_leaves_text_for_what_is_missing() -> None:
    emojis = CardEmojis()
    async with simcord.run(client()) as env:
        env.inject_error("POST", "/applications/*/emojis", status=500)
        await emojis.bring_in_step(env.bot, PICTURES)
    assert emojis.text(SEVEN) is None
    assert emojis.partial(JOKER) is None


def test_every_card_has_a_picture_small_enough_and_a_name_that_discord_takes() -> None:
    pictures = emoji_pictures()
    assert set(pictures) == set(FACES)
    assert len(set(pictures.values())) == len(FACES)
    for card, picture in pictures.items():
        assert len(picture) <= EMOJI_LIMIT
        name = emoji_name(card, picture)
        assert 2 <= len(name) <= 32
        assert name.replace("_", "").isalnum()
