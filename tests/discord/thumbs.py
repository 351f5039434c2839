"""A thumb that plays by what is in sight, and counts its presses: opening a list and choosing in it are one each."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.ui.kit.items import PanelId
from tests.discord.tables import Message, Playing, parts, select_of, words

OBVIOUS: Final = (
    *("biggin", "benchok", "knock", "layfound", "bid", "lay", "discard", "putaside"),
    *("draw", "drawtile", "take", "passturn", "passtiles", "pass", "refuse", "flip", "benchclose"),
)
"""What is pressed where it is in sight, the first of these first."""
HARMLESS: Final = frozenset({"more", "go", "takeback", "rebuild", "byhand", "hint", "hand"})
MOST_PRESSES: Final = 30


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
    in_the_place: list[tuple[list[str], list[str]]] = field(default_factory=list)

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
        self.presses.setdefault(kind, []).append(presses)


@dataclass
class Thumb:
    """Somebody's thumb: it presses what is on their screen, and counts."""

    person: MemberActor
    presses: int = 0
    seen: Seen = field(default_factory=Seen)

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
        before, at = row_of(message), PanelId.parse(custom_id).drawing - 1
        result = await self.person.click(message, custom_id=custom_id)
        after = row_of(message)
        if 0 <= at < len(after) and isinstance(message, ResponseMessage):
            action = after[at].removeprefix("-")
            if action not in HARMLESS:
                self.seen.in_the_place.append((before, after))
        return result.response

    async def choose(self, message: Message, action: str, *values: str) -> None:
        self.presses += 2
        await self.person.select(message, list(values), custom_id=select_of(message, action)["custom_id"])


async def play_turn(table: Playing, thumb: Thumb, message: Message) -> None:
    """Play what is obvious, from the message that calls somebody until they are not to act any more."""
    begun, done = thumb.presses, set[str]()
    turn = (await table.view(thumb.person)).turn
    panel: Message | None = None
    while thumb.presses < begun + MOST_PRESSES:
        view = await table.view(thumb.person)
        if view.result is not None or view.turn != turn or (view.turn_seat != view.seat and panel is not None):
            break
        shown = panel or message
        in_sight = [action for action in OBVIOUS if action in row_of(shown) and not {action, "benchclose"} <= done]
        if "layfound" in done and "benchclose" in done:
            in_sight = [action for action in in_sight if action != "layfound"]
        if in_sight:
            opened = await thumb.press_for(shown, in_sight[0])
            done.add(in_sight[0])
        elif panel is None:
            opened = await thumb.press_for(shown, "hand" if "hand" in row_of(shown) else "open")
        else:
            await thumb.choose(shown, "cards", select_of(shown, "cards")["options"][0]["value"])
            done.add("chosen")
            opened = None
        panel = panel or opened
        if panel is not None:
            said = words(panel)
            read = re.sub(r"\(http\S*\)|<t:\S*>|[*>#_`-]", " ", said)
            lists = sum(part["type"] == 3 for part in parts(panel))
            thumb.seen.panel([action.startswith("-") for action in row_of(panel)], lists, read, said)
    else:
        raise AssertionError(("a turn does not end", row_of(panel or message), words(panel or message)))
    kind = "chosen" if "chosen" in done else "knock" if done & {"bid", "knock", "biggin"} else ""
    kind = kind or ("melds" if "layfound" in done else "bare")
    thumb.seen.turn(kind, thumb.presses - begun)
