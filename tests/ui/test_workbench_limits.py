"""Racks and tables as big as they come, within what Discord takes of a message."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.hosting.games.drafts import Bench, Draft
from bot.records.games import VisibleGame
from bot.ui.hand.sitting import TOLD_LONGEST, Reply
from bot.ui.kit.message import ALT_LONGEST, TEXT_LONGEST, Outgoing
from bot.ui.workbench.bench import begun, moved
from bot.ui.workbench.bench_panel import BenchPanel
from engine.booklets import MY_RUMMY
from engine.cards import TILES_002
from engine.melds.meld import NewMeld
from tests.engine.tile_builders import TileTable, a_tile_round, groups
from tests.ui.looks import ENGLISH, NO_EMOJIS, seen, selects, shape, texts, the_panel

MOST_COMPONENTS = 40
MOST_IN_A_ROW = 5
MOST_OPTIONS = 25
LONGEST_LABEL, LONGEST_ID, LONGEST_PLACEHOLDER = 100, 100, 150

COLOURS = "PBGY"
RUNS = [f"{colour}{low} {colour}{low + 1} {colour}{low + 2}" for colour in COLOURS for low in (1, 4, 7, 10)]
TABLE_106 = " | ".join([*(f"{run} JK" for run in RUNS[:2]), *RUNS[2:], *RUNS, *["P13 B13 G13 Y13"] * 2])
RACK_40 = " ".join(f"{colour}{number}" for colour in COLOURS for number in (*range(1, 11),))
"""As nobody ever holds beside that table: what is drawn of it knows no bounds."""


def the_look() -> VisibleGame:
    """A seat with 40 tiles in turn, before 106 tiles in 34 melds."""
    rnd = a_tile_round(MY_RUMMY, TILES_002, racks=(RACK_40, "Y1 Y2"), table=TABLE_106)
    view = TileTable(MY_RUMMY, TILES_002, rnd).view(0)._replace(variant="my_rummy")
    return seen(view, MY_RUMMY, variant="my_rummy")


async def shown(draft: Draft, page: int = 0) -> Outgoing:
    """The panel of a draft, with as long a sentence above it as there is."""
    visible = the_look()
    draft = replace(draft, turn=visible.view.turn)
    return await the_panel(Reply(visible, draft, "x" * TOLD_LONGEST, page=page))


def on_the_bench(**more: Any) -> Bench:
    view = the_look().view
    return replace(begun(view, by_hand=True), **more)


def all_in_one() -> Bench:
    """Every tile of the table in one heap."""
    bench = on_the_bench(picked=every_piece(on_the_bench()))
    return moved(MY_RUMMY, bench, TILES_002.parse_many(RACK_40), None)


def every_piece(bench: Bench) -> tuple[tuple[int, int], ...]:
    return tuple((number, place) for number, meld in enumerate(bench.steps[-1]) for place in range(len(meld.cards)))


def torn_apart() -> Bench:
    """Every meld of the table in two, which makes 68 heaps that are no melds."""
    bench = on_the_bench()
    whole = [meld.cards for meld in groups(TILES_002, TABLE_106)]
    torn = tuple(NewMeld(part) for cards in whole for part in (cards[:2], cards[2:]))
    return replace(bench, steps=(*bench.steps, torn), focus=60)


CHOSEN = Draft(chosen=TILES_002.parse_many(RACK_40))
DRAFTS = {
    "the plain rack": Draft(),
    "the rack, all of it chosen": CHOSEN,
    "by hand": Draft(bench=on_the_bench(focus=33)),
    "by hand, everything picked": replace(CHOSEN, bench=on_the_bench(picked=every_piece(on_the_bench()))),
    "by hand, all in one heap": Draft(bench=replace(all_in_one(), picked=every_piece(all_in_one()))),
    "by hand, torn apart": replace(CHOSEN, bench=replace(torn_apart(), picked=every_piece(torn_apart()))),
    "a proposal": Draft(bench=replace(torn_apart(), by_hand=False)),
}


def every_component(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in components:
        yield one
        yield from every_component(one.get("components", []))


@pytest.mark.parametrize("name", DRAFTS)
async def test_the_panel_keeps_within_what_discord_takes(name: str) -> None:
    message = await shown(DRAFTS[name])
    components = list(every_component(shape(message)))
    assert len(components) <= MOST_COMPONENTS
    for row in components:
        if row["type"] == 1:
            buttons = [item for item in row["components"] if item["type"] == 2]
            assert len(buttons) <= MOST_IN_A_ROW
            assert len(row["components"]) == max(len(buttons), 1)
    assert len(texts(message)) <= TEXT_LONGEST
    ids = [item["custom_id"] for item in components if "custom_id" in item]
    assert len(set(ids)) == len(ids)
    assert all(len(one) <= LONGEST_ID for one in ids)
    assert all(0 < len(file.description or "") <= ALT_LONGEST for file in message.files)
    assert all(keeps_within(one) for one in selects(message))


def keeps_within(one: discord.ui.Select[Any]) -> bool:
    """Whether a list is one that Discord takes."""
    values = {option.value for option in one.options}
    return (
        0 < len(one.options) == len(values) <= MOST_OPTIONS
        and 0 <= one.min_values <= one.max_values <= len(one.options)
        and len(one.placeholder or "") <= LONGEST_PLACEHOLDER
        and all(0 < len(option.label) <= LONGEST_LABEL for option in one.options)
    )


async def test_a_rack_of_40_is_split_by_its_colours() -> None:
    for page in range(2):
        (one,) = selects(await shown(Draft(), page=page))
        assert (len(one.options), one.options[-1].value) == (21, f"on.{1 - page}")


def test_every_meld_of_34_and_every_piece_of_a_heap_can_be_chosen() -> None:
    bench = on_the_bench(picked=((33, 0), (0, 0)))
    everywhere = [str(number) for number in range(34)]
    assert offered_in_all(bench, "benchfocus") == everywhere
    assert offered_in_all(bench, "benchmove") == ["new", "rack", *everywhere]
    assert offered_in_all(all_in_one(), "benchpick") == [str(place) for place in range(146)]


def offered_in_all(bench: Bench, action: str) -> list[str]:
    """The values of all the lists that do an action, each of which is within what Discord takes."""
    visible = the_look()
    panel = BenchPanel(bench, Reply(visible, Draft(turn=visible.view.turn)), visible.view, ENGLISH, NO_EMOJIS)
    found: list[Any] = [item.item for item in panel.lists_by_hand]
    assert all(map(keeps_within, found))
    return [option.value for one in found if one.custom_id.split(":")[2] == action for option in one.options]
