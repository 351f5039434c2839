"""The list behind More, and lists of several pages."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate, islice
from typing import Final, TypeVar

import discord

from bot.ui.kit.items import (
    OPTIONS_PER_SELECT,
    Click,
    PanelId,
    PanelItem,
    button,
    handle,
    handles,
    id_of,
    select,
)
from bot.ui.kit.request import Request
from bot.wording import Wording
from bot.wording.lengths import units

T = TypeVar("T")

ON_TO: Final = "on"
"""What leads from one page of a list to another, before its number."""
PER_PAGE: Final = OPTIONS_PER_SELECT - 1
LINES_LONGEST: Final = 3_200
"""Of what Discord takes as the text of a message, so much is for what it lists."""


def to_settings(wording: Wording) -> PanelItem:
    """The way back to one's own settings."""
    return button(PanelId("me", "open"), wording.text("button-me-back"))


def to_change(game: int, wording: Wording) -> PanelItem:
    """The way back to what a host may change of a lobby."""
    return button(PanelId("change", "open", game), wording.text("button-previous"))


def is_page(value: str) -> bool:
    """Whether a choice of a list leads to another page of it."""
    return value.startswith(f"{ON_TO}.")


def page_of(click: Click) -> int:
    """The page of a list that a choice leads to, or was made on. Raises Outdated for what names none."""
    to = next(filter(is_page, click.values), click.detail)
    return id_of(to.rpartition(".")[2] or "0")


def batched(choices: Sequence[T]) -> list[Sequence[T]]:
    """Choices in pages: all together where a list holds them, else so many that the way on has room."""
    most = OPTIONS_PER_SELECT if len(choices) <= OPTIONS_PER_SELECT else PER_PAGE
    return [choices[start : start + most] for start in range(0, len(choices), most)]


def as_fit(lines: Iterable[str], most: int, room: int = LINES_LONGEST) -> list[str]:
    """The first lines, or names, at most so many, for which there is room; the first one in any case."""
    kept = list(islice(lines, most))
    ends = accumulate(units(line) + 1 for line in kept)
    return [line for line, end in zip(kept, ends, strict=True) if end <= room] or kept[:1]


def page_at(
    found: Sequence[T], at: int, most: int, line: Callable[[T], str] = lambda _: ""
) -> tuple[Sequence[T], int, int]:
    """What was found, at most so many and as a message has room for of the `line` each is told in: a page from 0,
    which it is, and of how many.
    """
    pages, rest = list[Sequence[T]](), found
    while rest or not pages:
        fits = len(as_fit(map(line, rest), most))
        pages.append(rest[:fits])
        rest = rest[fits:]
    at = min(max(at, 0), len(pages) - 1)
    return pages[at], at, len(pages)


def page_shown(
    pages: Sequence[Sequence[discord.SelectOption]], at: int, wording: Wording
) -> list[discord.SelectOption]:
    """The page of a list that is shown; of several its last choice leads to the next."""
    shown, on = at % len(pages), (at + 1) % len(pages)
    if len(pages) == 1:
        return list(pages[0])
    label = wording.text("select-on", first=pages[on][0].label)
    return [*pages[shown], discord.SelectOption(label=label, value=f"{ON_TO}.{on}")]


def more_list(game: int, behind: Iterable[PanelItem], wording: Wording) -> PanelItem:
    """The list of what is behind More: what is chosen is done as by its button."""
    options = []
    for item in behind:
        made = item.item
        if isinstance(made, discord.ui.Button) and not made.disabled:
            options.append(discord.SelectOption(label=made.label or "", value=str(made.custom_id), emoji=made.emoji))
    return select(PanelId("more", "choose", game), options[:OPTIONS_PER_SELECT], wording.text("select-more"))


def one_of_many(which: PanelId, lists: Mapping[str, PanelItem], opened: str, wording: Wording) -> PanelItem:
    """The one list of a panel on which much is chosen: the one that is `opened`; else of what can be, and how it is.

    `which` is what a choice of the latter leads to, with the name of a list as its value.
    """
    if opened in lists:
        return lists[opened]
    options = []
    for name, item in lists.items():
        made = item.item
        if isinstance(made, discord.ui.Select):
            now = next((option.label for option in made.options if option.default), None)
            options.append(discord.SelectOption(label=made.placeholder or "", value=name, description=now))
    return select(which, options[:OPTIONS_PER_SELECT], wording.text("change-select"))


def in_its_place(lists: Mapping[str, PanelItem], shown: str, way: PanelId) -> tuple[list[PanelItem], list[PanelItem]]:
    """The list that is shown, the first where none of this name is, and a button for each other that puts it there."""
    there = shown if shown in lists else next(iter(lists), "")
    others = [
        button(replace(way, detail=name), item.item.placeholder or "")
        for name, item in lists.items()
        if name != there and isinstance(item.item, discord.ui.Select | discord.ui.UserSelect | discord.ui.ChannelSelect)
    ]
    return [lists[there]] if lists else [], others


def turns(panel_id: PanelId, at: int, pages: int, wording: Wording) -> list[PanelItem]:
    """Back and on among the pages of a panel, each by its number in `mark`; nothing where there is one page."""
    ways = (("button-previous", at - 1), ("button-next", at + 1)) if pages > 1 else ()
    return [
        button(replace(panel_id, mark=max(to, 0)), wording.text(name), disabled=not 0 <= to < pages)
        for name, to in ways
    ]


@handles("more")
async def press(request: Request, click: Click) -> None:
    """Something was chosen from the list behind More."""
    await handle(request, Click.parse(click.value))
