"""Every message is built from the same few parts, and what a family brings to its panels lies with the family."""

import asyncio
import re
import threading
from collections import Counter
from functools import cache
from pathlib import Path

import discord
import pytest

from bot.hosting.thinking.fair_queue import asking
from bot.records.people import ServerSettings
from bot.ui.kit.items import Edge, PanelId, button, framed
from bot.ui.kit.message import OutgoingFile, draw
from bot.ui.lobby.house_rules import SECTIONS
from bot.ui.servers.settings_panel import page_panel
from bot.wording import Wording
from engine.rules.switches import described
from engine.variants import VARIANTS
from render.kit.theme import ACCENT, FELT
from tests.ui.looks import parts, shape
from tests.waiting import LONGEST_S

BOT = Path(__file__).parents[2] / "bot"
COMPONENTS = ("Container", "LayoutView", "ActionRow", "TextDisplay", "MediaGallery")


CALLED = re.compile(r"(?<!def )(?<!class )\b([A-Za-z_]\w*)\(")


@cache
def calls() -> tuple[tuple[str, str], ...]:
    """Every function or class called in the bot, by its last name, with the file."""
    return tuple(
        (name, str(path.relative_to(BOT)))
        for path in sorted(BOT.rglob("*.py"))
        for name in CALLED.findall(path.read_text(encoding="utf-8"))
    )


def calls_of_panels() -> list[tuple[str, str]]:
    """Those in the panels alone."""
    return [(name, where) for name, where in calls() if where.startswith("ui/")]


def test_every_component_of_a_message_is_made_in_one_place() -> None:
    made = Counter((name, where) for name, where in calls_of_panels() if name in {"Container", "LayoutView"})
    assert made == {("Container", "ui/kit/items.py"): 1, ("LayoutView", "ui/kit/items.py"): 1}
    of_words = {"ui/kit/message.py"}
    assert {where for name, where in calls_of_panels() if name in COMPONENTS} - of_words == {"ui/kit/items.py"}


def test_no_rule_is_read_by_a_string() -> None:
    """Only whole rule sets are compared switch by switch, to tell what a table has changed."""
    asked = {where for name, where in calls() if name in {"switches", "values_of"}}
    assert {where for where in asked if not where.startswith("cli/")} == {"hosting/rule_sets.py"}


def test_the_pages_of_the_house_panel_name_switches_that_there_are() -> None:
    known = {switch.name.partition(".")[0] for variant in VARIANTS.values() for switch in described(variant.rules)}
    assert {name for names in SECTIONS.values() for name in names} <= known


def test_nothing_in_a_panel_is_cast() -> None:
    assert [where for name, where in calls_of_panels() if name == "cast"] == []


def test_parts_stand_in_their_order_and_empty_rows_are_left_out() -> None:
    press = button(PanelId("board", "rules", 7), "Rules")
    file = OutgoingFile("board.png", b"png", "a table")
    message = framed("first", file, [], [press], "last", edge=Edge.LIT, mentions=[1001])
    (frame,) = shape(message)
    assert [part["type"] for part in frame["components"]] == [10, 12, 1, 10]
    assert frame["accent_color"] == discord.Colour.from_rgb(*ACCENT).value
    assert message.files == (file,)
    assert message.mentions == (1001,)
    assert frame["components"][1]["items"][0]["description"] == "a table"


def test_a_calm_message_has_the_colour_of_the_felt_and_one_without_an_edge_no_frame() -> None:
    (frame,) = shape(framed("words"))
    assert frame["accent_color"] == discord.Colour.from_rgb(*FELT).value
    assert [part["type"] for part in shape(framed("words", edge=Edge.NONE))] == [10]


def test_what_has_no_words_for_its_picture_is_a_file_to_fetch() -> None:
    message = framed(OutgoingFile("replay-7.json", b"{}"), edge=Edge.NONE)
    assert [type(part) for part in parts(message)] == [discord.ui.File]


async def test_one_persons_fifty_pictures_do_not_hold_up_anothers_one() -> None:
    drawn: list[int] = []
    everybody_has_asked = threading.Event()

    async def ask(person: int) -> None:
        asking.set(person)
        await draw(everybody_has_asked.wait, LONGEST_S)
        drawn.append(person)

    greedy = [asyncio.create_task(ask(1)) for _ in range(50)]
    await asyncio.sleep(0)
    other = asyncio.create_task(ask(2))
    await asyncio.sleep(0)
    everybody_has_asked.set()
    await asyncio.gather(*greedy, other)
    # Those that were begun before it was asked for are finished.
    assert drawn.index(2) < 25


@pytest.mark.parametrize("page", ["0", "about", "server-about"])
def test_a_forged_page_is_none_that_there_is(page: str) -> None:
    with pytest.raises(ValueError, match="nobody offers"):
        page_panel(page, ServerSettings(), Wording.of("en"))
