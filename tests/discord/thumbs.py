"""A thumb that counts its presses: opening a list and choosing in it are one each. And what is seen in panels."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.ui.kit.items import PanelId
from tests.discord.tables import Message, parts, select_of


def row_of(message: Message) -> list[str]:
    """What the buttons of a message do, from left to right; those that cannot be pressed have a minus before them."""
    found = [part for part in parts(message) if part["type"] == 2]
    return [("-" if part.get("disabled") else "") + PanelId.parse(part["custom_id"]).action for part in found]


@dataclass
class Seen:
    """What was seen in the panels of a match: the most of each, and what should not have been."""

    presses: dict[str, list[int]] = field(default_factory=dict)
    buttons: int = 0
    lists: int = 0
    grey: int = 0
    words: int = 0
    panels: int = 0
    said_twice: Counter[str] = field(default_factory=Counter)

    def panel(self, grey: Sequence[bool], lists: int, read: str, said: str) -> None:
        """Look at a hand: whether each button is grey, how many lists there are, what is read, and what it says."""
        self.panels += 1
        self.buttons = max(self.buttons, len(grey))
        self.grey = max(self.grey, sum(grey))
        self.lists = max(self.lists, lists)
        self.words = max(self.words, len(read.split()))
        sentences = Counter(one.strip(" *>-#") for one in re.split(r"(?<=[.!?])\s|\n", said))
        self.said_twice.update({one: count for one, count in sentences.items() if one and count > 1})

    def turn(self, kind: str, presses: int) -> None:
        """A turn was played."""
        self.presses.setdefault(kind, []).append(presses)


@dataclass
class Thumb:
    """Somebody's thumb: it presses what is on their screen, and counts."""

    person: MemberActor
    presses: int = 0

    async def press(self, message: Message, label: str) -> ResponseMessage | None:
        """Press a button by how its words begin."""
        found = [part for part in parts(message) if part["type"] == 2 and part["label"].startswith(label)]
        assert found, (label, row_of(message))
        found.sort(key=lambda part: part["label"] != label)
        return await self._click(message, found[0]["custom_id"])

    async def press_for(self, message: Message, action: str) -> ResponseMessage | None:
        """Press a button by what it does."""
        found = [part for part in parts(message) if part["type"] == 2]
        one = next(part for part in found if PanelId.parse(part["custom_id"]).action == action)
        return await self._click(message, one["custom_id"])

    async def _click(self, message: Message, custom_id: str) -> ResponseMessage | None:
        self.presses += 1
        return (await self.person.click(message, custom_id=custom_id)).response

    async def choose(self, message: Message, action: str, *values: str) -> None:
        """Open a list, and choose in it."""
        self.presses += 2
        await self.person.select(message, list(values), custom_id=select_of(message, action)["custom_id"])
