"""Walks through panels by whatever can be pressed in them, and keeps every text that people are given on the way."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

from bot.records.games import GameStatus
from tests.discord.conftest import World
from tests.discord.games import AnyGame, play_out
from tests.discord.short_games import SHORT
from tests.discord.tables import Playing, parts, started

SPOKEN = {
    discord.ui.TextDisplay: ("content", 4_000),
    discord.ui.Button: ("label", 80),
    discord.ui.Select: ("placeholder", 150),
    discord.SelectOption: ("label", 100),
    discord.ui.Label: ("text", 45),
    discord.ui.TextInput: ("placeholder", 100),
    discord.ui.Modal: ("title", 45),
    discord.MediaGalleryItem: ("description", 1_024),
}
"""What is made of texts for people, and how many characters Discord takes there."""
MOST_PRESSES = 400
ENDS = frozenset({"leave", "cancel", "forget", "resign", "off", "kick"})
"""What is not pressed, as there would be nothing left to press."""


PANELS = ("help", "me", "daily", "stats", "leaderboard", "settings", "games", "learn", "game list")
PLAYED = ("nsv_buy", "gin_rummy", "disney_karo8", "rummy_500")
"""A game of each family that is short enough to be played whole."""
OPENED = ("disney_basic", "czech_rummy", "my_rummy", "tile_rummy", "disney_duel")
"""Games of which a match is begun and all that can be pressed is looked at."""


class Heard:
    """Every text that was put into a component. `cut` are those that fill their place to the last character."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: set[str] = set()
        self.cut: set[str] = set()
        for made, (name, most) in SPOKEN.items():
            monkeypatch.setattr(made, "__init__", self._hearing(made.__init__, name, most))

    def _hearing(self, make: Any, name: str, most: int) -> Any:
        def hear(one: Any, *given: Any, **named: Any) -> None:
            make(one, *given, **named)
            self._keep(named.get(name) or getattr(one, name, None), most)
            if name == "label":
                self._keep(named.get("description"), most)

        return hear

    def _keep(self, text: str | None, most: int) -> None:
        if text:
            self.texts.add(text)
            if (len(text) >= most and text.endswith("…")) or len(text) == most:
                self.cut.add(text)


class Walk:
    """Presses each kind of button, and chooses each kind of list's options, once."""

    def __init__(self, person: MemberActor) -> None:
        self._person = person
        self._pressed: set[tuple[str, str, str]] = set()
        self.presses = 0

    async def through(self, result: InteractionResult) -> None:
        """Press all that came of something, and all that comes of that."""
        for message in filter(None, (result.response, *result.followups)):
            for custom_id, values in [*_pressable(message)]:
                if self.presses < MOST_PRESSES and not self._known(custom_id, values):
                    self.presses += 1
                    await self._press(message, custom_id, values)

    def _known(self, custom_id: str, values: list[str]) -> bool:
        _, panel, action, *_ = custom_id.split(":")
        key = (panel, action, custom_id.rsplit(":", maxsplit=1)[-1] + ",".join(values))
        known = key in self._pressed or action in ENDS
        self._pressed.add(key)
        return known

    async def _press(self, message: ResponseMessage, custom_id: str, values: list[str]) -> None:
        """Press, where the panel still has it: what was pressed before may have changed it."""
        if (custom_id, values) not in _pressable(message):
            return
        if values:
            await self.through(await self._person.select(message, values, custom_id=custom_id))
        else:
            await self.through(await self._person.click(message, custom_id=custom_id))


def _pressable(message: ResponseMessage) -> Iterator[tuple[str, list[str]]]:
    for part in parts(message):
        if part.get("disabled") or not str(part.get("custom_id", "")).startswith("t"):
            continue
        if part["type"] == 2:
            yield part["custom_id"], []
        elif part["type"] == 3:
            for option in part["options"]:
                yield part["custom_id"], [option["value"]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    return Heard(monkeypatch)


async def play(world: World, variant: str) -> None:
    """A whole match of two or more."""
    game = SHORT[variant]
    people = (world.ada, world.ben, world.cyd)[: game.people]
    computers = ("steady",) * game.computers
    table: Playing = await started(world, *people, variant=variant, rules=game.rules, computers=computers)
    await play_out(table, AnyGame(table))
    assert (await table.record()).status is GameStatus.FINISHED
    await world.env.advance_time(5)


async def look_at(world: World, *commands: str) -> None:
    """Give commands, and press all that comes of each."""
    for name in commands:
        await Walk(world.ada).through(await world.ada.slash(world.channel, name))
