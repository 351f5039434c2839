"""What stands at once in a panel: at most one list, five buttons and one primary among them.

Each panel that any test of `tests/ui` or `tests/discord` has drawn is counted, whatever the test is about.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
import pytest

from bot.ui.kit import items
from bot.ui.kit.items import Part, Style

MOST: Final = {"buttons": 5, "lists": 1, "primary buttons": 1}


def standing(parts: Sequence[Part]) -> dict[str, list[str]]:
    """The components of a panel by what is counted of them, each by its words and its id."""
    made = [item.item for part in parts if not isinstance(part, str) and isinstance(part, Sequence) for item in part]
    buttons = [one for one in made if isinstance(one, discord.ui.Button)]
    lists = [one for one in made if not isinstance(one, discord.ui.Button)]
    return {
        "buttons": [f"{one.label} {one.custom_id}" for one in buttons],
        "lists": [f"{one.placeholder} {one.custom_id}" for one in lists],
        "primary buttons": [f"{one.label} {one.custom_id}" for one in buttons if one.style is Style.primary],
    }


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Count the components of each panel that a test draws; gives the names of the panels so far."""
    too_many: list[str] = []
    names: set[str] = set()
    drawn = items._items

    def counted(parts: Sequence[Part]) -> Any:
        for what, found in standing(parts).items():
            names.update(one.rpartition(" ")[2].split(":")[1] for one in found)
            if len(found) > MOST[what]:
                too_many.append(f"{len(found)} {what}: {found}")
        return drawn(parts)

    monkeypatch.setattr(items, "_items", counted)
    yield names
    assert too_many == []
