"""A visitor who plays: what a computer player would do in their place, done with the buttons of the page."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Self, TypeVar

from playwright.sync_api import Locator

from bot.hosting.games.computers import ComputerPlayers
from bot.hosting.games.service import GameService
from bot.records.games import GameStatus, VisibleGame
from bot.store.database.db import Database, sqlite_url
from bot.wording import Wording
from engine.cards import PLAYING_CARDS, Card
from engine.computers import STRENGTHS, choose
from engine.games.moves import Claim, Discard, DrawStock, Lay, Pass, SeatMove, TakeDiscard
from tests.playground.visitor import Visitor
from tests.visible import can_act

MOST_SECONDS = 900
QUESTION = re.compile("|".join(re.escape(Wording.of("en").text(f"question-{of}")) for of in ("meld", "layoff", "swap")))
"""What the list of a hand asks where it is not that of the cards."""

T = TypeVar("T")


class Player:
    """Plays a game of the playground's database for one of its people, its host where none is named.

    `moves` are those that were made.
    """

    def __init__(self, visitor: Visitor, database: Path, game_id: int, user_id: int | None = None) -> None:
        self.visitor = visitor
        self._user_id = user_id
        self.moves: list[SeatMove] = []
        self._database = database
        self._game_id = game_id
        self._thread = ThreadPoolExecutor(1)

    @classmethod
    def at_table(cls, visitor: Visitor, database: Path) -> Self:
        """Plays the game of the thread in which a visitor is."""
        thread, user_id = visitor.whereabouts
        player = cls(visitor, database, 0, user_id)
        record = player._ask(lambda service: service.game_in_channel(int(thread)))
        player._game_id = record.id
        return player

    def play_to_the_end(self) -> VisibleGame:
        """Make moves while there are any to make, and wait for those of the others; the game as it ended."""
        return play_together([self])[0]

    def has_moved(self, visible: VisibleGame) -> bool:
        """Make a move where there is one to make, and tell whether there was."""
        if not can_act(visible):
            return False
        move = choose("steady", visible.view, len(self.moves))
        self.visitor.look_at_hand()
        if self.look().record.seq == visible.record.seq:
            self._make(move)
            self.moves.append(move)
        return True

    def _make(self, move: SeatMove) -> None:
        match move:
            case Claim():
                # For the next in turn it is an ordinary draw.
                self._press("Knock for", "Take")
            case Pass(then_draw=True) | DrawStock():
                self._press("Draw from the stock")
            case Pass():
                self._press("Pass")
            case TakeDiscard():
                self._press("Take")
            case Discard(card=card):
                self._with_cards([card], "Discard")
            case Lay():
                for swap in move.swaps:
                    self._with_cards([swap.card], "Free a joker", str(swap.meld))
                for meld in move.melds:
                    self._with_cards(meld.cards, "Lay ")
                for off in move.layoffs:
                    self._with_cards([off.card], "Lay off", str(off.meld))
            case _:
                raise AssertionError(move)

    def _press(self, *begins: str) -> None:
        """Press the button whose words begin in one of these ways, after the emoji of a card where it has one."""
        words = "|".join(map(re.escape, begins))
        self.visitor.hand.get_by_role("button", name=re.compile(rf"(^|\s)({words})")).first.click()
        self.visitor.settle()

    def _with_cards(self, cards: Sequence[Card], button: str, which: str | None = None) -> None:
        """Choose cards, press a button, and answer the question that may stand in the place of the cards then."""
        self.visitor.choose_cards([PLAYING_CARDS.text(card) for card in cards])
        self._press(button)
        asked = self.visitor.hand.locator(".select-trigger", has_text=QUESTION)
        if asked.count():
            self._answer(asked, which)

    def _answer(self, question: Locator, which: str | None) -> None:
        offered = self.visitor.open_select(question)
        values = [option.get_attribute("data-value") for option in offered.all()]
        offered.nth(values.index(which) if which in values else 0).click()
        self.visitor.settle()

    def look(self) -> VisibleGame:
        """The game as this person sees it."""

        async def look(service: GameService) -> VisibleGame:
            host = (await service.look(self._game_id, None)).record.host_id
            return await service.look(self._game_id, self._user_id or host)

        return self._ask(look)

    def _ask(self, question: Callable[[GameService], Awaitable[T]]) -> T:
        """What a service of our own answers; this thread's loop is the browser's."""

        async def ask() -> T:
            database = Database(sqlite_url(self._database))
            try:
                computers = ComputerPlayers(choose, STRENGTHS, lambda: 0)
                return await question(GameService(database, lambda: datetime.now(UTC), computers))
            finally:
                await database.close()

        return self._thread.submit(lambda: asyncio.run(ask())).result()


def play_together(players: Sequence[Player]) -> list[VisibleGame]:
    """Let people play, at one table or at several, until all of it is over; how the game of each ended."""
    deadline = time.monotonic() + MOST_SECONDS
    while True:
        assert time.monotonic() < deadline, "the match does not end"
        seen = [player.look() for player in players]
        if all(one.record.status is GameStatus.FINISHED for one in seen):
            return seen
        moved = [player.has_moved(one) for player, one in zip(players, seen, strict=True)]
        if not any(moved):
            players[0].visitor.page.wait_for_timeout(200)
