"""A Discord to play in: simcord runs the real bot against an in-memory Discord with virtual time.

Fixtures, each building on the one before:

- `config`: settings with a fresh SQLite file, no card emojis, computer players that do not pause.
- `simcord_bot`: the whole bot as `talon run` builds it (`bot.client.build_bot`), but thinks inline; not logged in yet.
- `simcord_env`: the running environment, bot at READY. `await env.advance_time(seconds)` moves the clock, and nothing
  else does: no timer of the bot fires by itself. `await world.restart()` is a new process on the same database.
- `world`: a guild with a channel `rummy` and the members ada, ben, cyd, dot.

A refusal (`IllegalMove`, `Refused`) that travels to an error handler is an answer, not an error of the bot; every other
exception that the bot swallowed fails the test at its end, unless the test says `world.forgive()`.
"""

import asyncio
import weakref
from collections.abc import AsyncIterator, Callable, Iterator
from contextvars import copy_context
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unittest.mock import AsyncMock

import discord
import pytest
import simcord.env
from discord import app_commands
from simcord import Env
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from simcord.http.client import FakeWebhookAdapter

from bot.client import TalonBot, build_bot
from bot.config import Config
from bot.delivery.pump import Pump
from bot.hosting.refusals import Refused
from bot.hosting.running.scheduler import Scheduler
from bot.hosting.thinking.thinkers import InlineThinkers
from bot.playground.world import TickedTime
from bot.store.database.db import sqlite_url
from bot.ui.hand import hand_panel
from bot.ui.kit.open_panels import OpenPanels
from bot.ui.lobby import lobby
from bot.ui.table import board_panel
from engine.rules.refusals import IllegalMove
from engine.tournament.refusals import TournamentRefused
from render.kit import theme
from render.kit.canvas import Canvas
from tests.ui import calm as panels
from tests.waiting import LONGEST_S

calm = panels.calm

HOOKS: Final = (
    (Pump, "wake"),
    (Pump, "may_speak_again"),
    (OpenPanels, "moved_on"),
    (Scheduler, "_wake_in"),
)
"""By these what is done sets the bot's own work off, whoever does it."""


@dataclass(frozen=True)
class World:
    """A server to play in. `bot` is the bot at the start of the test; after a restart use `env.bot`."""

    env: Env
    guild: GuildHandle
    channel: ChannelHandle
    ada: MemberActor
    ben: MemberActor
    cyd: MemberActor
    dot: MemberActor
    forgiven: list[BaseException]

    @property
    def bot(self) -> TalonBot:
        return self.env.bot

    async def restart(self) -> TalonBot:
        """End the bot without warning and start another one on the same database."""
        ended, bot = self.bot, build_bot(self.bot.services.config, thinkers=InlineThinkers())
        await self.env.restart_bot(bot)
        await ended.services.database.close()
        return bot

    def forgive(self) -> None:
        """The exceptions so far were meant, and no fault of the bot."""
        self.forgiven.extend(self.env.errors)

    def messages(self) -> list[discord.Message]:
        """What everyone can read in the channel, oldest first: private answers are left out."""
        return [message for message in self.channel.history() if not message.flags.ephemeral]


@pytest.fixture(scope="session", autouse=True)
def _rests_are_known_again() -> Iterator[None]:
    """Spare simcord to find out anew, several times a click, that what slept still sleeps on the same future.

    None of the timers fires by itself here, so it has none to take away from what sleeps either.
    """
    known = weakref.WeakKeyDictionary[asyncio.Task[object], object]()
    looked = simcord.env._is_parked

    def is_parked(state: object, task: asyncio.Task[object], deadline: float) -> bool:
        waiter = getattr(task, "_fut_waiter", None)
        if waiter is not None and known.get(task) is waiter and not waiter.done():
            return True
        parked = looked(state, task, deadline)
        known[task] = waiter if parked else None
        return parked

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simcord.env, "_is_parked", is_parked)
        patch.setattr(simcord.env, "_virtualize_recognized_waits", lambda *_: None)
        yield


@pytest.fixture(autouse=True)
def _at_once(sqlite_at_once: None) -> None:
    """Nobody waits for the database but the test."""


LOOKED_AT: Final = (
    "every_game",
    "keeping",
    "leaks",
    "presses",
    "replay_panel",
    "rush",
    "spoken_languages",
    "suit_colours",
    "workbench_matches",
)
"""What plays a match to its end, or looks at pictures, has all of them drawn."""
BLANK: Final = Canvas(8, 8, theme.ROOM).finish()


@pytest.fixture(autouse=True)
def _only_told(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no hand, board or lobby drawn where nobody looks at it: its words and its alt text are the same."""
    if request.module.__name__.removeprefix("tests.discord.test_") not in LOOKED_AT:
        monkeypatch.setattr(hand_panel, "hand_picture", lambda *_: BLANK)
        monkeypatch.setattr(board_panel, "board_pictures", lambda *_: (BLANK,))
        monkeypatch.setattr(lobby, "lobby_picture", lambda *_: BLANK)


@pytest.fixture(scope="session")
def settings() -> Config:
    """What all tests have settled alike; to read the environment for each would take longer than to copy a database."""
    return Config(
        _env_file=None,
        token=None,
        think_seconds=0,
        card_emojis=False,
        # Time stands still for as long as a test types.
        commands_per_minute=100_000,
        presses_per_minute=100_000,
        posts_in_channel=100_000,
        posts_in_server=100_000,
        lobbies_per_person=1_000,
        games_per_person=1_000,
        opened_per_day=1_000,
    )


@pytest.fixture
def config(settings: Config, database_file: Path) -> Config:
    return settings.model_copy(update={"database_url": sqlite_url(database_file)})


@pytest.fixture
def simcord_bot(config: Config) -> TalonBot:
    return build_bot(config, thinkers=InlineThinkers())


@pytest.fixture
def forgiven() -> list[BaseException]:
    """Exceptions of the bot that a test meant to happen."""
    return []


@pytest.fixture
async def simcord_env(
    simcord_bot: TalonBot, forgiven: list[BaseException], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Env]:
    # How commands are registered has tests of its own; here one is when somebody types it, which is much quicker.
    monkeypatch.setattr("bot.client.sync_commands", AsyncMock(return_value=False))
    # What is begun beside a click is waited for here with it: it takes no time.
    monkeypatch.setattr("bot.hosting.thinking.fair_queue.Context", copy_context)
    # A machine that is busy with other things is slow, not stuck.
    env = TickedTime(simcord_bot, check_errors=False, settle_timeout=LONGEST_S, strict_sync=False)
    hooked(env, monkeypatch)
    _tell_of_answers(env, monkeypatch)
    await env.start()
    yield env
    # What pauses in simulated time would pause for ever once nobody moves it.
    await env.advance_time(10)
    with env.time_context():
        await env.bot.close()
    await env.shutdown()
    unforeseen = [error for error in env.errors if error not in forgiven and not _is_refusal(error)]
    if unforeseen:
        raise BaseExceptionGroup("the bot raised during the test", unforeseen)


def hooked(env: Env, patches: pytest.MonkeyPatch) -> None:
    """Have the simulated time know of all that the bot sets off by itself."""
    for owner, hook in HOOKS:
        patches.setattr(owner, hook, _as_the_bots_own(env, getattr(owner, hook)))


def _tell_of_answers(env: Env, patches: pytest.MonkeyPatch) -> None:
    """Tell the bot what became of its answers, as a session does: there is none here."""
    ask = FakeWebhookAdapter.request

    async def asked(adapter: FakeWebhookAdapter, route: discord.http.Route, *args: object, **more: object) -> object:
        status, code = 204, 0
        try:
            return await ask(adapter, route, *args, **more)
        except discord.HTTPException as error:
            status, code = error.status, error.code
            raise
        finally:
            env.bot.requests.answers(route.url, status, code)

    patches.setattr(FakeWebhookAdapter, "request", asked)


def _as_the_bots_own(env: Env, hook: Callable[..., None]) -> Callable[..., None]:
    """What a commit sets off is the bot's work, also where a test made the commit without a click.

    Only that is waited for, and only its pauses pass in simulated time; a test's own pass as the wall clock does.
    """

    def as_the_bots_own(*args: object) -> None:
        with env._bot_scope():
            hook(*args)

    return as_the_bots_own


@pytest.fixture
def world(simcord_env: Env, forgiven: list[BaseException]) -> World:
    guild = simcord_env.create_guild("Rummy Club")
    channel = guild.create_text_channel("rummy")
    ada, ben, cyd, dot = (guild.add_member(simcord_env.create_user(name)) for name in ("ada", "ben", "cyd", "dot"))
    return World(simcord_env, guild, channel, ada, ben, cyd, dot, forgiven)


def _is_refusal(error: BaseException) -> bool:
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return isinstance(error, IllegalMove | Refused | TournamentRefused)
