"""How much of the program one discard goes through, from the click to the published board.

    python -m scripts.discard [--list]

Three people play disney_basic in the simulated Discord of the tests until everything of the way is warm. Then one of
them, whose card is chosen, presses Discard, and what runs until the board shows it is counted: the distinct functions
of our packages and the files in which they are, in every thread. Pictures are drawn in threads and count. Nothing of a
discard is done in other processes: computer players, hints and proposals think there, and nobody asks for any. What a
comprehension does is its function's. With --list every file is named with its functions, in the order of the way.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, cast

import pytest

from bot.client import build_bot
from bot.config import Config
from bot.hosting.moves.write_path import Committed
from bot.hosting.thinking.thinkers import InlineThinkers
from bot.playground.world import TickedTime
from bot.store.database.db import sqlite_url
from bot.ui.kit.items import PanelItem
from engine.games.draw_discard.rules import DrawDiscardRules
from tests.discord.conftest import World, hooked
from tests.discord.tables import BOARD_CATCHES_UP, Message, Playing, choices, press, select_of, started
from tests.engine.builders import a_round, card

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = tuple(f"{ROOT / name}/" for name in ("engine", "render", "bot"))
SIMULATION: Final = f"{ROOT / 'bot' / 'playground'}/"
PARTS: Final = frozenset({"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"})
MOST_FILES: Final = 80
MOST_FUNCTIONS: Final = 400
STEP_S: Final = 0.25
WARM_DISCARDS: Final = 6
HANDS: Final = ("2H 3H 7H 8H 9H 10D QD KS", "2D 3D 6C 7C JC QC QS", "AD 4D 5D 8S 9S 10S 10H")
MELDS: Final = ((0, "4S 5S 6S"), (1, "7S 7D 7C"))
THROWN: Final = card("KS")

_answering: ContextVar[bool] = ContextVar("answering", default=False)


class Way:
    """The functions that ran, in the order of their first calls: a hook for `sys.setprofile`.

    Once the move is committed, what is still done for the click is the answer to whoever clicked: their hand, drawn
    anew. It is no part of the way to the board; with `answer` it counts all the same.
    """

    def __init__(self, answer: bool) -> None:
        self.functions: dict[CodeType, None] = {}
        self._answer = answer
        self._committed = False
        self._click: asyncio.Task[Any] | None = None

    def committed(self, _commit: Committed) -> None:
        """A hook for commits."""
        self._committed = True

    def __call__(self, frame: FrameType, event: str, _arg: Any) -> None:
        code = frame.f_code
        where = code.co_filename
        if event != "call" or code.co_name in PARTS or not where.startswith(PACKAGES) or SIMULATION in where:
            return
        if threading.current_thread() is threading.main_thread():
            task = asyncio.current_task()
            if code is PanelItem.callback.__code__:
                self._click = task
            # The threads that a task begins inherit this.
            _answering.set(self._committed and task is self._click)
        if self._answer or not _answering.get():
            self.functions[code] = None

    def files(self) -> dict[str, list[str]]:
        """The names of the functions, by file."""
        found: dict[str, list[str]] = {}
        for code in self.functions:
            where = str(Path(code.co_filename).relative_to(ROOT))
            found.setdefault(where, []).append(getattr(code, "co_qualname", code.co_name))
        return found


async def panel_to_discard(table: Playing) -> Message:
    """A round in which the first person is to discard; their panel, a card chosen."""
    rules = cast(DrawDiscardRules, (await table.record()).rules)
    await table.set_round(a_round(rules, hands=HANDS, melds=MELDS, lap=3))
    await table.world.env.advance_time(BOARD_CATCHES_UP)
    person = table.people[0]
    panel = await table.open_hand(person)
    await person.select(panel, choices(panel, [THROWN]), custom_id=select_of(panel, "cards")["custom_id"])
    await table.world.env.advance_time(BOARD_CATCHES_UP)
    return panel


async def discard(table: Playing, panel: Message) -> None:
    """From the click to the published board."""
    env, board = table.world.env, (await table.record()).board_message_id
    env.http_requests.clear()
    await press(table.people[0], panel, "discard")
    while not any(sent.method == "PATCH" and sent.path.endswith(f"/messages/{board}") for sent in env.http_requests):
        await env.advance_time(STEP_S)


async def way_of_discard(table: Playing, answer: bool) -> Way:
    """What runs in a discard, once all of it has run before."""
    for _ in range(WARM_DISCARDS):
        await discard(table, await panel_to_discard(table))
    panel, way = await panel_to_discard(table), Way(answer)
    table.world.bot.services.games.path.hooks.append(way.committed)
    # A thread is followed from its beginning or not at all.
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor())
    threading.setprofile(way)
    sys.setprofile(way)
    try:
        await discard(table, panel)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return way


async def measured(file: Path, answer: bool) -> Way:
    """The way of a discard in a game on a database file."""
    config = Config(_env_file=None, database_url=sqlite_url(file), card_emojis=False)
    bot = build_bot(config, thinkers=InlineThinkers())
    env = TickedTime(bot, settle_timeout=60)
    await env.start()
    try:
        with pytest.MonkeyPatch.context() as patches, env.time_context():
            hooked(env, patches)
            guild = env.create_guild("Rummy Club")
            channel = guild.create_text_channel("rummy")
            ada, ben, cyd, dot = (guild.add_member(env.create_user(name)) for name in ("ada", "ben", "cyd", "dot"))
            world = World(env, guild, channel, ada, ben, cyd, dot, [])
            return await way_of_discard(await started(world), answer)
    finally:
        with env.time_context():
            await bot.close()
        await env.shutdown()


def main() -> None:
    """Measure, tell, and fail above the limits."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--list", action="store_true", help="name every file and its functions")
    arguments.add_argument("--answer", action="store_true", help="count the answer to whoever clicked too")
    asked = arguments.parse_args()
    logging.disable(logging.ERROR)
    with tempfile.TemporaryDirectory() as folder:
        files = asyncio.run(measured(Path(folder, "games.db"), asked.answer)).files()
    if asked.list:
        for file, functions in files.items():
            print(file, *functions, sep="\n    ")
    count = sum(map(len, files.values()))
    print(f"a discard goes through {count} functions in {len(files)} files")
    if count > MOST_FUNCTIONS or len(files) > MOST_FILES:
        sys.exit(f"more than {MOST_FUNCTIONS} functions or {MOST_FILES} files")


if __name__ == "__main__":
    main()
