"""Whoever wants no pictures gets every panel in words alone, and loses nothing by it."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from typing import Any, Final

import discord
import pytest

from bot.card_emojis import CardEmojis, Piece
from bot.records.games import VisibleGame
from bot.ui.games.families import has_hands
from bot.ui.kit.items import framed
from bot.ui.kit.message import TEXT_LONGEST, Outgoing, OutgoingFile, in_words
from bot.ui.rules.examples import rebuild_samples, rebuilds_drawn, samples, samples_drawn
from bot.ui.table.board_panel import READ_LONGEST
from bot.ui.table.summary import match_summary, round_summary
from bot.wording.alt_text import boards
from engine.cards import PLAYING_CARDS, TILES_002
from engine.games.events import TurnBegan
from engine.match.selfplay import play, player
from engine.match.state import MatchState
from engine.variants import VARIANTS, game_of
from render.pieces.pack import CARDS
from tests.ui.looks import ENGLISH, NO_EMOJIS, actions, hand_of, parts, seen, texts, the_board
from tests.ui.test_frame import calls
from tests.ui.test_summary import a_finished_look
from tests.ui.test_workbench_limits import DRAFTS, shown

pytestmark = pytest.mark.usefixtures("unpacked")

SEATS: Final = 2
ONE_OF_EACH: Final = ("disney_layoff", "nsv_robber", "gin_rummy", "tile_rummy", "disney_duel", "disney_karo8")


@cache
def late_in_a_round(key: str) -> MatchState:
    """A match between computer players after some turns, with something on the table where there ever is."""
    game = game_of(key)
    turns = 0
    for one in play(game, [player(game, "steady")] * SEATS, seed=4):
        turns += sum(isinstance(event, TurnBegan) for event in one.step.events)
        if turns > 12 or one.step.state.round > 1:
            break
    return one.before if one.step.state.round > 1 else one.step.state


def look(key: str, seat: int | None) -> VisibleGame:
    return seen(game_of(key).view(late_in_a_round(key), seat), game_of(key).rules, variant=key)


async def the_hand(key: str) -> Outgoing:
    return await hand_of(look(key, 0))


async def a_page(drawn: Callable[[], tuple[OutgoingFile, ...]]) -> Outgoing:
    return framed("A page", *drawn())


def pages() -> dict[str, Callable[[], Awaitable[Outgoing]]]:
    melds, robber = game_of("disney_basic").rules, game_of("nsv_robber").rules
    of_melds = samples("draw_discard", "melds", melds, ENGLISH)
    of_rebuilds = rebuild_samples("rebuilding", robber, ENGLISH, CARDS.notation)
    assert of_melds
    assert of_rebuilds
    return {
        "melds": lambda: a_page(lambda: samples_drawn(of_melds, CARDS, ENGLISH)),
        "rebuilds": lambda: a_page(lambda: rebuilds_drawn(of_rebuilds, CARDS, ENGLISH)),
    }


def panels() -> dict[str, Callable[[], Awaitable[Outgoing]]]:
    """Every kind of message that holds pictures."""
    found: dict[str, Callable[[], Awaitable[Outgoing]]] = {}
    for key in ONE_OF_EACH:
        found[f"the board of {key}"] = lambda key=key: the_board(look(key, None))
        if has_hands(game_of(key).view(game_of(key).new(SEATS), 0)):
            found[f"the hand of {key}"] = lambda key=key: the_hand(key)
    for name in ("by hand", "a proposal"):
        found[f"the workbench, {name}"] = lambda name=name: shown(DRAFTS[name])
    found["a round's summary"] = lambda: round_summary(a_finished_look(), 1, ENGLISH, NO_EMOJIS)
    found["a match's summary"] = lambda: match_summary(a_finished_look(), ENGLISH, NO_EMOJIS)
    return found | {f"a page of rules, {name}": page for name, page in pages().items()}


PANELS: Final = panels()
IN_SMALL: Final = (
    "the board of nsv_robber",
    "the hand of nsv_robber",
    "the workbench, a proposal",
    "a round's summary",
    "a page of rules, rebuilds",
)
"""What `make test` looks at; the others are for `make prove`."""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in IN_SMALL else [pytest.mark.prove]) for name in PANELS]
)
async def test_a_panel_in_words_attaches_no_picture_and_says_what_it_would_have_shown(name: str) -> None:
    drawn = await PANELS[name]()
    offered = actions(drawn)
    shown = [file.alt if file.words is None else file.words for file in drawn.files if file.alt is not None]
    assert any(shown) == any(file.alt for file in drawn.files)
    told = in_words(drawn)
    assert not [item for item in parts(told) if isinstance(item, discord.ui.MediaGallery)]
    assert not [file for file in told.files if file.alt is not None]
    assert actions(told) == offered
    for words in filter(None, shown):
        assert words in texts(told) or len(texts(told)) >= TEXT_LONGEST - 10
    said = sum(len(item.content) for item in parts(told) if isinstance(item, discord.ui.TextDisplay))
    assert said <= TEXT_LONGEST


def test_pictures_leave_the_bot_where_somebodys_wish_is_known_or_everybody_reads() -> None:
    """Private panels by the request, which asks for the wish; what hangs in a channel everybody reads."""
    private, public = {"ui/kit/request.py", "ui/kit/open_panels.py"}, {"delivery/speaking.py"}
    assert {where for name, where in calls() if name == "uploads"} == private | public


async def test_a_board_that_an_alt_text_has_no_room_for_is_told_whole() -> None:
    crowded = look("tile_rummy", None)
    lying: Any = crowded.view.melds[:1] * 80
    visible = replace(crowded, view=crowded.view._replace(melds=lying, changes=()))
    drawn = await the_board(visible)
    assert len(drawn.files[0].description or "") <= 1024
    told = boards(ENGLISH.speech(("Ada", "Ben"), VARIANTS["tile_rummy"].notation), visible.view, limit=READ_LONGEST)[0]
    assert len(told) > 1024
    assert told in texts(in_words(drawn))


def test_words_that_no_message_holds_end_in_an_ellipsis() -> None:
    told = in_words(framed("x" * 3_000, OutgoingFile("a.png", b"", "y" * 2_000), OutgoingFile("b.png", b"", "z")))
    assert len(texts(told).replace("\n", "")) == TEXT_LONGEST
    assert texts(told).endswith("y…")


def test_a_file_that_is_no_picture_stays() -> None:
    told = in_words(framed("Here", OutgoingFile("replay.json", b"{}")))
    assert [file.name for file in told.files] == ["replay.json"]


def test_cards_shown_as_little_pictures_are_written_out_and_emojis_of_others_stay():
    emojis = CardEmojis(
        {
            Piece(PLAYING_CARDS, PLAYING_CARDS.parse("10C")): discord.PartialEmoji(name="talon_10c_0a", id=7),
            Piece(PLAYING_CARDS, PLAYING_CARDS.parse("JK")): discord.PartialEmoji(name="talon_jk_0b", id=8),
            Piece(TILES_002, TILES_002.parse("P7")): discord.PartialEmoji(name="talon_002_p7_0c", id=6),
        }
    )
    told = "<:talon_10c_0a:7> <:talon_jk_0b:8> <:talon_002_p7_0c:6> may be claimed <:wave:9>"
    said = in_words(framed(told), lambda text: emojis.spelled(text, ENGLISH.spoken))
    assert texts(said) == "10♣︎ Joker purple 7 may be claimed <:wave:9>"
