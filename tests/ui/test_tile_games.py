"""What players of the tile games see: boards, summaries and selects in the right tiles, and no word about cards."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.card_emojis import CardEmojis, Piece
from bot.hosting.games.drafts import Draft, SortOrder
from bot.records.games import GameStatus, VisibleGame
from bot.ui.games.families import board_of
from bot.ui.kit.message import Outgoing
from bot.ui.rules.pages import rules_pages
from bot.ui.table.board_panel import LONGEST_NEWS
from bot.ui.table.game_facts import worded
from bot.ui.table.summary import match_summary, round_summary
from bot.wording import Wording
from bot.wording.languages import locales
from engine.cards import FACES, TILES_002, TILES_004, Notation
from engine.games.events import TableLaid
from engine.rules.scores import MatchResult, RoundEnd
from engine.rules.switches import described
from render.pieces.tiles import tile_colours
from tests.engine.tile_builders import DRAW, LAY, TileTable, at_my, at_tile
from tests.render.pixels import colours, face_of, opened
from tests.ui.looks import (
    ENGLISH,
    NO_EMOJIS,
    a_look,
    behind_more,
    buttons,
    hand_of,
    select_for,
    selects,
    texts,
    the_board,
)

TILE_EMOJIS = CardEmojis(
    {
        Piece(notation, card): discord.PartialEmoji(
            name=f"talon_{notation.name[-3:]}_{card.index}_0123abcd", id=10**18 + 1
        )
        for notation in (TILES_002, TILES_004)
        for card in FACES
    }
)


def after_the_round(table: TileTable, **record: Any) -> VisibleGame:
    """The same with the table's finished round on the sheet."""
    visible = a_look(table, None, recent=table.events, **record)
    totals = tuple(score.points if score is not None else 0 for score in table.result.seats)
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    places = tuple(order.index(seat) + 1 for seat in range(len(totals)))
    result = MatchResult(totals, places, (order[0],))
    return replace(visible, view=visible.view._replace(sheet=(table.result,), result=result))


@pytest.mark.parametrize(("at", "notation"), [(at_my, TILES_002), (at_tile, TILES_004)])
async def test_a_round_s_summary_is_drawn_in_the_tiles_of_its_booklet(at: Any, notation: Notation) -> None:
    letters = notation.letters
    racks = [f"{letters[0]}1", " ".join(f"{letter}9" for letter in letters)]
    first, second, third = (f"{letters[0]}{number}" for number in (2, 3, 4))
    table = at(racks=racks, table=f"{first} {second} {third}")
    table.lay(f"{letters[0]}1 {first} {second} {third}")
    (file,) = (await round_summary(after_the_round(table), 1, ENGLISH, NO_EMOJIS)).files
    assert {face_of(colour) for colour in tile_colours(notation)} <= {
        colour for colour, _ in colours(opened(file.data))
    }
    assert "Ada held no tiles." in file.alt
    said = "; ".join(f"{ENGLISH.text(f'suit-{notation.name}-{suit}')} 9" for suit in range(4))
    assert f"Ben held {said}." in file.alt


async def test_002_the_winner_gets_what_the_others_lose_and_the_highest_total_wins() -> None:
    table = at_my(racks=["P4", "JK Y13", "B2"], table="P1 P2 P3")
    table.lay("P1 P2 P3 P4")
    visible = after_the_round(table, status=GameStatus.FINISHED, secret="5ec4e7" * 10)
    told = texts(await round_summary(visible, 1, ENGLISH, NO_EMOJIS))
    assert "Ada has laid the last tile." in told
    for line in ("Ada: 40 points, total 40", "Ben: −38 points, total −38", "Cyd: −2 points, total −2"):
        assert line in told
    message = await match_summary(visible, ENGLISH, NO_EMOJIS)
    assert "1st Ada, 40" in texts(message)
    assert "Ben held grey 13; one joker. Cyd held black 2." in str(message.files[0].alt), "by colour, never Y13"
    table = at_my(racks=["P4", "Y1"], table="P1 P2 P3")
    table.lay("P1 P2 P3 P4")
    told = texts(await round_summary(after_the_round(table), 1, ENGLISH, NO_EMOJIS))
    assert "Ada: 1 point, total 1" in told
    assert "Ben: −1 point, total −1" in told


async def test_a002_13_a_hand_game_is_told_as_one_and_doubles() -> None:
    table = at_my("hand_game.enabled=on", racks=["P1 P2 P3", "Y9"], pool="Y1")
    table.add("P1 P2 P3")
    told = texts(await round_summary(after_the_round(table), 1, ENGLISH, NO_EMOJIS))
    assert "A hand game: Ada laid the whole rack at once, and the others count double." in told
    assert "Ben: −18 points (−9 on the rack and −9 doubled), total −18" in told


@pytest.mark.parametrize(
    ("racks", "end"), [(["P1", "Y9"], "Ada has least on the rack."), (["P9", "Y9"], "Ada and Ben share the round.")]
)
async def test_g04_a_blocked_pool_is_told_with_its_reason(racks: list[str], end: str) -> None:
    table = at_my(racks=racks, table="P5 P6 P7", pool="-")
    table.pass_()
    table.pass_()
    told = texts(await round_summary(after_the_round(table), 1, ENGLISH, NO_EMOJIS))
    assert f"The pool is empty, and everybody passed. {end}" in told


@pytest.mark.parametrize("value", ["blocked_lowest_wins", "void_round"])
@pytest.mark.parametrize("locale", locales())
def test_g04_a_round_without_a_pool_ends_when_all_pass_in_succession_whoever_could_have_laid(
    locale: str, value: str
) -> None:
    rules, wording = at_my(f"pool_empty={value}", racks=["P1"]).rules, Wording.of(locale)
    said = next(wording.said_switch(one) for one in described(rules) if one.name == "pool_empty").rstrip(".")
    told = [page.body for page in rules_pages("my_rummy", rules, wording) if said in page.body]
    assert len(told) == 2, "the page of scores says it, and that of the switches"
    assert locale != "en" or value == "void_round" or wording.text("stats-way", how=RoundEnd.BLOCKED.value) in said


async def test_a_board_of_tiles_speaks_of_tiles() -> None:
    message = await the_board(a_look(at_my(racks=["P1", "P2 P3"], table="B1 B2 B3"), None))
    (file,) = message.files
    assert "Ada: one tile, total 0, to act." in file.alt
    assert "card" not in file.alt + texts(message)


@pytest.mark.parametrize(
    ("switches", "phase", "passes"),
    [((), LAY, True), (("v1.enabled=on",), LAY, False), (("v1.enabled=on",), DRAW, False)],
)
async def test_004_v1_a_turn_that_began_with_a_tile_ends_with_one_put_aside_and_not_with_a_pass(
    switches: tuple[str, ...], phase: Any, passes: bool
) -> None:
    board = await the_board(a_look(at_tile(*switches, racks=["R1", "R2"], phase=phase, drawn="R1"), None))
    assert buttons(board).get("Pass", False) is passes


def test_news_that_emojis_would_make_too_long_are_told_without() -> None:
    visible = a_look(at_my(racks=["P1", "P2"]), None)
    lines = board_of(visible, ENGLISH, TILE_EMOJIS).lines
    short = TableLaid(0, TILES_002.parse_many("P1 P2 P3"), (), (), (), 0)
    whole = TableLaid(0, FACES, (), (), (), 0)
    assert "<:talon_002_" in "".join(lines([short] * 6))
    told = lines([whole] * 6)
    assert sum(map(len, told)) <= LONGEST_NEWS
    assert "P1 P2 P3" in told[0]


@pytest.mark.parametrize(
    ("at", "own", "named"),
    [(at_my, "P1 B2 JK", {"purple 1", "black 2", "Joker"}), (at_tile, "N1 R2 JK", {"brown 1", "red 2", "Joker"})],
)
async def test_a_select_of_the_rack_shows_each_tile_as_the_emoji_of_its_own_set(
    at: Any, own: str, named: set[str]
) -> None:
    table = at(racks=[own, own])
    (picked,) = selects(await a_rack(table, emojis=TILE_EMOJIS))
    expected = {str(TILE_EMOJIS.partial(card, table.notation)) for card in table.notation.parse_many(own)}
    assert {str(option.emoji) for option in picked.options} == expected
    assert {option.label for option in picked.options} == named


async def test_without_emojis_a_select_of_the_rack_is_text() -> None:
    (picked,) = selects(await a_rack(at_my(racks=["P1 B2", "P2"])))
    assert [option.emoji for option in picked.options] == [None, None]
    assert [option.label for option in picked.options] == ["purple 1", "black 2"]
    assert picked.placeholder == "Choose your tiles"


def test_the_words_of_a_game_with_v1_come_before_those_of_tiles() -> None:
    visible = a_look(at_tile("v1.enabled=on", racks=["R1", "R2"]), None)
    assert worded(ENGLISH, visible.record).forms[:2] == ("v1", "tiles")


async def a_rack(table: TileTable, draft: Draft | None = None, **more: Any) -> Outgoing:
    """The rack of the seat in turn."""
    return await hand_of(a_look(table, 0), draft, **more)


@pytest.mark.parametrize(
    ("chosen", "verdict"),
    [
        ("P8", "P8 fits P4 P5 P6 P7."),
        ("B1 B2 B3", "Row, 6 points."),
        ("B3 G3 Y3", "Group, 9 points."),
        ("B1 B3", "No meld yet: B2"),
        ("G12", "As the table lies it fits nowhere. “Lay” checks whether the table can be rebuilt for it."),
    ],
)
async def test_the_verdict_on_chosen_tiles(chosen: str, verdict: str) -> None:
    rack = "P8 B1 B2 B3 G3 Y3 G12"
    table = at_my(racks=(rack, "G1 G2"), table="P4 P5 P6 P7", opened=[0])
    assert verdict in texts(await a_rack(table, Draft(TILES_002.parse_many(chosen))))


@pytest.mark.parametrize(
    ("order", "lies", "others"),
    [
        (SortOrder.SUIT, "purple 5, black 3, black 5, green 3, green 5", ["Sort by number", "Sort by melds"]),
        (SortOrder.NUMBER, "black 3, green 3, purple 5, black 5, green 5", ["Sort by colour", "Sort by melds"]),
        (SortOrder.MELDS, "purple 5, black 5, green 5, black 3, green 3", ["Sort by colour", "Sort by number"]),
    ],
)
async def test_a_rack_is_sorted_by_colour_number_or_melds_at_a_press(
    order: SortOrder, lies: str, others: list[str]
) -> None:
    table = at_my(racks=("G5 B3 P5 G3 B5", "G1"), table="P4 P5 P6")
    message = await a_rack(table, Draft(order=order))
    select = select_for(message, "cards")
    assert [option.label for option in select.options] == lies.split(", ")
    behind = behind_more(await a_rack(table, Draft(order=order), more=True))
    assert [label for label in behind if label.startswith("Sort")] == others


async def test_every_tile_in_the_text_of_a_rack_is_its_emoji() -> None:
    table = at_my(racks=("P8 B1 B2 B3", "G1 G2"), table="P4 P5 P6 P7", opened=[0])
    shown = texts(await a_rack(table, Draft(TILES_002.parse_many("P8")), emojis=TILE_EMOJIS))
    assert "P8" not in shown
    assert "P4" not in shown
    assert shown.count("<:talon_") == 6, "the chosen tile, twice, and the four of the meld that it fits"


async def test_a_full_table_is_sent_as_two_pictures_one_below_the_other_each_told_in_words() -> None:
    runs = [f"{colour}{low} {colour}{low + 1} {colour}{low + 2}" for colour in "PBGY" for low in (1, 4, 7, 10)]
    message = await the_board(a_look(at_my(racks=["P13", "B13"], table=" | ".join(runs * 2)), None))
    assert [file.name for file in message.files] == ["board.png", "board-2.png"]
    first, second = (file.alt or "" for file in message.files)
    assert first.startswith("Round 1 of 2. Pool")
    assert second.startswith("More melds of this table:") or "On the table:" in first
    galleries = [item for item in message.view.walk_children() if isinstance(item, discord.ui.MediaGallery)]
    assert [len(gallery.items) for gallery in galleries] == [1, 1]
    assert [gallery.items[0].description for gallery in galleries] == [first, second]
