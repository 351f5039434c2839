"""Somebody who has read nothing: presses what is in sight on the page of a phone, and counts what they meet."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from playwright.sync_api import Locator, TimeoutError

from bot.hosting.games.computers import ComputerPlayers
from bot.hosting.games.service import GameService
from bot.records.games import GameStatus, VisibleGame
from bot.store.database.db import Database, sqlite_url
from engine.computers import choose
from engine.games.moves import MoveKind
from tests.discord.thumbs import Seen
from tests.playground.visitor import Visitor
from tests.visible import options_of

T = TypeVar("T")

OBVIOUS: Final = (
    *("Big gin$", "Confirm$", "Knock", "Buy ", "Lay all ", "Lay .* · ", "Discard .* and ", "Lay (?!off)", "Lay off "),
    *("Discard ", "Put .* aside", "Draw", "Take ", "Pass", "Refuse", "Flip", "Back$"),
)
"""How the words of buttons begin that are pressed where they are in sight, the first of these first."""
CHOOSES_EVERY: Final = 4
"""Of so many discards without anything else to do the first is of their own choice."""
MOST_SECONDS: Final = 3_600
MOST_PRESSES: Final = 40
GONE_MS: Final = 60_000
"""What is not there after so long has gone: the turn, or the match, is over."""
LOOK: Final = """article => {
    const panel = article.querySelector(".component-container") ?? article;
    const images = [...panel.querySelectorAll("img.gallery-image")];
    const controls = [...panel.querySelectorAll("button.component-button, .select-trigger")];
    const top = images.length ? images[0].getBoundingClientRect().top : panel.getBoundingClientRect().top;
    const read = text => {
        const copy = text.cloneNode(true);
        copy.querySelectorAll("img").forEach(card => card.replaceWith(card.alt));
        text.after(copy);
        const said = copy.innerText;
        copy.remove();
        return said;
    };
    const bottom = Math.max(...controls.map(one => one.getBoundingClientRect().bottom), top);
    return {
        buttons: controls.filter(one => one.matches("button.component-button")).map(one => ({
            says: one.querySelector(".button-label")?.textContent ?? "",
            grey: one.disabled || one.getAttribute("aria-disabled") === "true",
        })),
        lists: controls.filter(one => one.matches(".select-trigger")).map(one => one.textContent),
        said: [...panel.querySelectorAll(".text-display")].map(one => one.innerText).join("\\n"),
        withCards: [...panel.querySelectorAll(".text-display")].map(read).join("\\n"),
        shown: images.map(one => one.alt).join("\\n"),
        drawn: images.every(one => one.complete && one.naturalWidth),
        fold: Math.round(bottom - top),
        height: Math.round(panel.getBoundingClientRect().height),
    };
}"""


@dataclass
class Met(Seen):
    """What somebody met in the panels of a match on the page."""

    fold: int = 0
    height: int = 0
    refused: list[str] = field(default_factory=list)

    def look(self, seen: dict[str, Any]) -> None:
        self.panel([one["grey"] for one in seen["buttons"]], len(seen["lists"]), seen["said"], seen["withCards"])
        self.fold = max(self.fold, seen["fold"])
        self.height = max(self.height, seen["height"])


class Newcomer:
    """Plays a game of the playground's database by what is in sight, for one of its people, its host where none is
    named.
    """

    def __init__(self, visitor: Visitor, database: Path, game_id: int = 0, user_id: int | None = None) -> None:
        self.visitor = visitor
        self.visitor.page.set_default_timeout(GONE_MS)
        self.met = Met()
        self._database = database
        self._game_id = game_id
        self._user_id = user_id
        self._thread = ThreadPoolExecutor(1)
        self._turn: tuple[int, int] | None = None
        self._presses = 0
        self._discards = 0
        self._done: set[str] = set()

    @classmethod
    def at_table(cls, visitor: Visitor, database: Path) -> Self:
        """Plays the game of the thread in which a visitor is."""
        thread, user_id = visitor.whereabouts
        newcomer = cls(visitor, database, user_id=user_id)
        newcomer._game_id = newcomer._ask(lambda service: service.game_in_channel(int(thread))).id
        return newcomer

    def look(self) -> VisibleGame:
        async def look(service: GameService) -> VisibleGame:
            host = (await service.look(self._game_id, None)).record.host_id
            return await service.look(self._game_id, self._user_id or host)

        return self._ask(look)

    def _ask(self, question: Callable[[GameService], Awaitable[T]]) -> T:
        """What a service of our own answers; this thread's loop is the browser's."""

        async def ask() -> T:
            database = Database(sqlite_url(self._database))
            try:
                computers = ComputerPlayers(choose, lambda: 0)
                return await question(GameService(database, lambda: datetime.now(UTC), computers))
            finally:
                await database.close()

        return self._thread.submit(lambda: asyncio.run(ask())).result()

    def has_pressed(self, visible: VisibleGame) -> bool:
        """Press what is obvious where something is, and tell whether it was; the turns that are over are counted."""
        now = None if visible.view is None or _is_over(visible) else (visible.view.round, visible.view.turn)
        if now != self._turn:
            self._turn_over()
            self._turn = now
        assert self._presses < MOST_PRESSES, f"a turn does not end: {self._panel.inner_text()}"
        try:
            return now is not None and self._press_what_is_obvious(visible)
        except TimeoutError:
            return False

    @property
    def _panel(self) -> Locator:
        """Their hand; where nobody holds one, or it is not open yet, the board."""
        return self.visitor.hand if self.visitor.hand.count() else self.visitor.board

    def _turn_over(self) -> None:
        if self._presses:
            done = " ".join(sorted(self._done))
            kind = "chosen" if "chosen" in done else "knock" if re.search("knock|Knock|Rommé|gin", done) else ""
            kind = kind or ("melds" if "Lay" in done or "Confirm" in done else "bare")
            self.met.turn(kind, self._presses)
            self._discards += kind in {"bare", "chosen"} and "Discard" in done
        self._presses, self._done = 0, set()

    def _press_what_is_obvious(self, visible: VisibleGame) -> bool:
        """Press one thing where there is one to press, and tell whether there was."""
        panel = self._panel
        if not panel.count():
            return False
        before = self._look(panel)
        offered = [one["says"].strip() for one in before["buttons"] if not one["grey"]]
        waits = [says for says in offered if self._waits_with(says, visible)]
        offered = [says for says in offered if says not in waits]
        likely = ("Discard ", *OBVIOUS) if "chosen" in self._done else OBVIOUS
        chosen = next((says for how in likely for says in offered if re.match(how, says) and self._new(says)), None)
        if chosen is None and panel.get_by_role("button", name="My hand", exact=True).count() and not self._presses:
            chosen = "My hand" if getattr(visible.view, "hand", ()) else None
        mine = visible.view is not None and visible.view.turn_seat == visible.view.seat
        if chosen is None and before["lists"] and (waits or self._presses) and mine:
            self.visitor.choose()
            self._presses += 2
            self._done.add("chosen")
            return True
        if chosen is None:
            return False
        says = self.visitor.page.locator(".button-label", has_text=re.compile(rf"^\s*{re.escape(chosen)}\s*$"))
        button = panel.locator("button.component-button:enabled", has=says).first
        self.visitor.do(button.click)
        self._presses += 1
        self._done.add(chosen)
        self._settled(visible, panel, before, chosen)
        return True

    def _waits_with(self, says: str, visible: VisibleGame) -> bool:
        """What is in sight and not pressed: a flip that the board offers to the others, and at times, where there is
        nothing else to do, the discard that is named, for one of their own choice.
        """
        if says == "Flip":
            return MoveKind.FLIP not in options_of(visible).kinds
        bare = all(re.match("My hand$|Draw|Take ", done) for done in self._done)
        return bare and self._discards % CHOOSES_EVERY == 0 and re.match("Discard (?!.* and )", says) is not None

    def _new(self, says: str) -> bool:
        """Whether a press leads on: what was looked at and left is not opened again in the same turn."""
        return says not in self._done or not (says == "Back" or says.startswith("Lay "))

    def _settled(self, visible: VisibleGame, panel: Locator, before: dict[str, Any], chosen: str) -> None:
        """Count a press that changed nothing: neither the game nor what is in sight."""
        after = self._look(self._panel)
        if self.look().record.seq == visible.record.seq and _of(after) == _of(before):
            self.met.refused.append(chosen)
        if self.visitor.hand.count():
            self.met.look(after)

    def _look(self, panel: Locator) -> dict[str, Any]:
        """What is in sight of a panel once its pictures are there."""
        found: dict[str, Any] = panel.evaluate(LOOK)
        for _ in range(40):
            if found["drawn"]:
                break
            self.visitor.page.wait_for_timeout(50)
            found = panel.evaluate(LOOK)
        return found


def _of(seen: dict[str, Any]) -> tuple[Any, ...]:
    return seen["said"], seen["shown"], tuple(one["says"] for one in seen["buttons"]), tuple(seen["lists"])


def _is_over(visible: VisibleGame) -> bool:
    return visible.record.status is GameStatus.FINISHED


def play_together(newcomers: Sequence[Newcomer]) -> list[VisibleGame]:
    """Press until all of it is over, at one table or at several; how the game of each ended."""
    deadline = time.monotonic() + MOST_SECONDS
    while True:
        assert time.monotonic() < deadline, "the match does not end"
        seen = [one.look() for one in newcomers]
        pressed = [one.has_pressed(visible) for one, visible in zip(newcomers, seen, strict=True)]
        if all(map(_is_over, seen)):
            return seen
        if not any(pressed):
            newcomers[0].visitor.page.wait_for_timeout(300)
