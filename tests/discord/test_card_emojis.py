"""The emojis of cards and tiles: uploaded once, kept in step with their drawings, text where Discord refuses them."""

import discord
import pytest
import simcord

from bot.card_emojis import CardEmojis, Piece, emoji_name, emoji_pictures
from engine.cards import FACES, JOKER, NATURALS, PLAYING_CARDS, TILES_002, TILES_004

EMOJI_LIMIT = 256 * 1024
"""So many bytes Discord takes of an emoji."""
SEVEN = PLAYING_CARDS.parse("7H")
BLACK, BLUE = Piece(TILES_002, TILES_002.parse("B7")), Piece(TILES_004, TILES_004.parse("B7"))
CARD, TILE_JOKER = Piece(PLAYING_CARDS, SEVEN), Piece(TILES_002, JOKER)
PNG = b"\x89PNG\r\n\x1a\n"
PICTURES = {CARD: b"\x89PNG\r\n\x1a\n seven", TILE_JOKER: b"\x89PNG\r\n\x1a\n joker"}


def client() -> discord.Client:
    return discord.Client(intents=discord.Intents.none())


async def test_missing_emojis_are_uploaded_once_a_changed_drawing_anew_and_others_are_left_alone() -> None:
    emojis, again = CardEmojis(), CardEmojis()
    redrawn = PICTURES | {CARD: b"\x89PNG\r\n\x1a\n a nicer seven"}
    async with simcord.run(client()) as env:
        await env.bot.create_application_emoji(name="party", image=b"\x89PNG\r\n\x1a\n party")
        await emojis.bring_in_step(env.bot, PICTURES)
        present = {emoji.name: emoji.id for emoji in await env.bot.fetch_application_emojis()}
        env.http_requests.clear()
        await again.bring_in_step(env.bot, PICTURES)
        assert [request.method for request in env.http_requests] == ["GET"]
        await CardEmojis().bring_in_step(env.bot, redrawn)
        names = {emoji.name for emoji in await env.bot.fetch_application_emojis()}
    name = emoji_name(CARD, PICTURES[CARD])
    assert str(emojis.partial(SEVEN)) == f"<:{name}:{present[name]}>"
    assert emojis.partial(JOKER, TILES_002) is not None
    assert emojis.partial(JOKER) is None, "the joker among the cards has a picture of its own"
    assert len(emojis) == len(again) == len(present) - 1 == 2
    assert names == {"party", *(emoji_name(piece, picture) for piece, picture in redrawn.items())}


async def test_a_black_7_of_one_set_of_tiles_is_no_blue_7_of_the_other() -> None:
    """Both are written B7, and they would be one emoji if their pictures were alike."""
    picture = b"\x89PNG\r\n\x1a\n B7"
    emojis = CardEmojis()
    async with simcord.run(client()) as env:
        await emojis.bring_in_step(env.bot, {BLACK: picture, BLUE: picture})
    assert len(emojis) == 2
    assert emojis.partial(BLACK[1], TILES_002) != emojis.partial(BLUE[1], TILES_004)


async def test_suits_in_four_colours_are_other_emojis_where_they_look_different() -> None:
    seven = PLAYING_CARDS.parse("7D")
    pictures = PICTURES | {Piece(PLAYING_CARDS, seven): PNG + b"red"}
    pictures |= {Piece(PLAYING_CARDS, seven, four_colour=True): PNG + b"blue"}
    two = CardEmojis()
    four = two.in_colours(four=True)
    async with simcord.run(client()) as env:
        await two.bring_in_step(env.bot, pictures)
    assert (two.four_colour, four.four_colour) == (False, True)
    assert two.partial(seven) != four.partial(seven)
    assert four.in_colours(four=False).partial(seven) == two.partial(seven)
    assert two.partial(SEVEN) == four.partial(SEVEN) is not None
    assert two.partial(JOKER, TILES_002) == four.partial(JOKER, TILES_002) is not None


async def test_a_refused_upload_leaves_text_for_what_is_missing() -> None:
    emojis = CardEmojis()
    async with simcord.run(client()) as env:
        env.inject_error("POST", "/applications/*/emojis", status=500)
        await emojis.bring_in_step(env.bot, PICTURES)
    assert emojis.partial(SEVEN) is None
    assert emojis.partial(JOKER, TILES_002) is None


@pytest.mark.prove
def test_every_card_and_tile_has_a_picture_small_enough_and_a_name_that_discord_takes() -> None:
    pictures = emoji_pictures()
    notations = (PLAYING_CARDS, TILES_002, TILES_004)
    usual = {Piece(notation, card) for notation in notations for card in FACES}
    assert set(pictures) == usual | {Piece(PLAYING_CARDS, card, four_colour=True) for card in NATURALS if card.suit > 1}
    drawn = [picture for piece, picture in pictures.items() if piece.card is not JOKER]
    assert len(set(drawn)) == len(drawn) == 3 * 52 + 2 * 13
    assert len({emoji_name(piece, picture) for piece, picture in pictures.items()}) == len(pictures)
    for piece, picture in pictures.items():
        assert len(picture) <= EMOJI_LIMIT
        name = emoji_name(piece, picture)
        assert 2 <= len(name) <= 32
        assert name.replace("_", "").isalnum()
