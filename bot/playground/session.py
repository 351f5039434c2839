"""A visit to the playground: the world, the bot in it, its page, and time. A visitor is two people among computers."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo

from bot.card_emojis import emoji_pictures
from bot.client import TalonBot, build_bot
from bot.config import Config
from bot.hosting.policy import Policy
from bot.hosting.refusals import Refused
from bot.hosting.running.night import commit_once, make_once, slow_thinkers
from bot.playground.page import COUNTDOWN, Page
from bot.playground.passing import Passing, why_it_waits
from bot.playground.world import PEOPLE, World, build_world, emojis_by_address
from bot.records.games import NewGame, Pace
from bot.records.ids import UserId
from bot.records.tournaments import TournamentStatus
from bot.store.database.db import Database, sqlite_url
from bot.store.database.facts import FactStore
from bot.ui.lobby.opening import thread_name
from bot.wording import BASE_LOCALE, Wording
from render.hands.fan import prepare_faces

TICK_S: Final = 0.25
LONGEST_STEP_S: Final = 5.0
SHOWN_EVERY: Final = timedelta(seconds=0.5)
"""So often the page is made new while time flies."""
CLOCK: Final = "playground-clock"
CHANNEL: Final = "rummy"
# No click travels far here: the clock may act as soon as time is up.
POLICY: Final = Policy(think=timedelta(seconds=0.8), late=timedelta(seconds=TICK_S))

# The first table: time to read the rules, but no longer wait for a claim than a person needs to decide.
PACE: Final = Pace("custom", turn_s=600, window_s=20)
VARIANT: Final = "disney_basic"
SEATS: Final = 4
COMPUTERS: Final = ("steady", "easy")

_log = logging.getLogger(__name__)


async def play(
    database: Path, port: int, timezone: str, opened: Callable[[str], None], language: str = BASE_LOCALE
) -> None:
    """Run the playground until it is cancelled or ended on its page. `opened` is told the page's address once.

    `port` 0 takes any free one; `timezone` is the page's, as a tz name. Raises simcord's SetupError for a taken port.
    """
    present = await _present(database)
    wording = Wording.of(language)
    pictures = await asyncio.to_thread(emoji_pictures)
    config = Config(_env_file=None, database_url=sqlite_url(database))
    bot = build_bot(config, pictures=lambda: pictures, policy=POLICY)
    topic = wording.text("playground-topic")
    world = build_world(bot, present, server="Talon", channel=CHANNEL, topic=topic)
    await _open_again(bot, world)

    async def on_ready() -> None:
        for person in world.people:
            bot.services.people.languages.setdefault(UserId(person.id), wording.locale)
        await _welcome(world, bot, wording)

    bot.add_listener(on_ready)
    thinkers = slow_thinkers()
    making: list[asyncio.Task[None]] = []
    try:
        await world.env.start()
        await commit_once(bot.services.deals)
        # Begun here and not by the bot, so that neither the page nor a click waits for them.
        making = [
            asyncio.create_task(asyncio.to_thread(prepare_faces), name="faces"),
            asyncio.create_task(make_once(bot.services.daily, thinkers), name="puzzles"),
            asyncio.create_task(bot.services.deals.find_sharps(), name="sharps"),
        ]
        with world.env.time_context():
            assets = await emojis_by_address(bot, pictures)
            passing = Passing(world.env.now)
            page = Page(world, port=port, timezone=timezone, assets=assets, wording=wording, passing=passing)
            why = partial(_why_it_waits, bot, world, wording, ZoneInfo(timezone))
            async with page:
                opened(page.url)
                await _let_time_run(world, page, partial(bot.services.facts.put, CLOCK), why)
    finally:
        for task in making:
            task.cancel()
        await thinkers.close()
        await bot.close()
        await world.env.shutdown()


async def _present(database: Path) -> datetime:
    """The time at which the world goes on: now, or when it was last, where somebody has let days go by."""
    store = Database(sqlite_url(database))
    try:
        await store.upgrade()
        last = await FactStore(store).get(CLOCK)
    finally:
        await store.close()
    now = datetime.now(UTC)
    return now if last is None else max(now, datetime.fromisoformat(last))


async def _open_again(bot: TalonBot, world: World) -> None:
    """Have the threads of tables before the bot takes them for removed; those of tournaments get others."""
    backend = world.env.backend
    for record in await bot.services.games.games_in_guild(world.guild_id):
        if record.channel_id != world.channel.id and record.table_of is None:
            name, ours = thread_name(record), backend.bot_user.id
            backend.create_thread(world.channel.id, name, ours, message_id=record.channel_id, broadcast=False)


async def _welcome(world: World, bot: TalonBot, wording: Wording) -> None:
    """Say what this is, and lay the table: the game of last time, or a new one that waits for its start."""
    channel = bot.get_partial_messageable(world.channel.id)
    direct = wording.text("playground-direct", name=PEOPLE[0])
    names = {"first": PEOPLE[0], "second": PEOPLE[1], "direct": direct}
    games = bot.services.games
    laid = [one for one in await games.games_in_guild(world.guild_id) if one.table_of is None]
    for one in (*laid, *await games.games_in_guild(0)):
        # Its messages are gone with their world: it gets new ones, if it can be read.
        with suppress(Refused):
            await games.whereabouts.move_channel(one.id, one.channel_id)
    if await _held_again(bot, world.guild_id) or laid:
        await channel.send(wording.text("playground-welcome-back", **names))
    else:
        await channel.send(wording.text("playground-welcome", **names))
        first_table = NewGame(
            guild_id=world.guild_id,
            channel_id=world.channel.id,
            host_id=UserId(world.people[0].id),
            host_name=PEOPLE[0],
            variant=VARIANT,
            seats=SEATS,
            pace=PACE,
            switches={},
            computers=COMPUTERS,
            locale=wording.locale,
        )
        await games.lobbies.open(first_table, secrets.token_hex(8))


async def _held_again(bot: TalonBot, guild_id: int) -> bool:
    """Whether there are tournaments of last time. Boards and threads are gone with their world: they get new ones."""
    alive = await bot.services.tournaments.alive_in(guild_id)
    held = [one for one in alive if one.record.status is not TournamentStatus.DRAFT]
    for visible in held:
        await bot.services.tournaments.remember(visible.record.id, board_message_id=None)
        for table in visible.record.tables:
            if table.thread_id is not None:
                await bot.services.tournaments.thread_gone(table.thread_id)
    return bool(held)


async def _why_it_waits(bot: TalonBot, world: World, wording: Wording, zone: ZoneInfo) -> str | None:
    record = await bot.services.games.playable_in(world.channel.id)
    return None if record is None else why_it_waits(await bot.services.games.look(record.id, None), wording, zone)


async def _let_time_run(
    world: World,
    page: Page,
    note: Callable[[str], Awaitable[None]],
    why: Callable[[], Awaitable[str | None]],
) -> None:
    """Move the world's clock along with the real one, and show what comes of it, until the page is ended.

    While the machine sleeps the world stands still: nobody is to find their turns missed. Where a visitor lets time fly
    it does, and `note` is told how late it has become; from then on the page says `why` the table stands as it does.
    """
    loop, passing = asyncio.get_running_loop(), page.passing
    shown = last = loop.time()
    while not page.has_ended():
        step = passing.next_step()
        await asyncio.sleep(TICK_S if step is None else 0)
        async with page.turn:
            now = loop.time()
            try:
                await world.env.advance_time(min(now - last, LONGEST_STEP_S) if step is None else step.total_seconds())
            except TimeoutError as error:
                # Time that flies goes on from where it came to, in shorter steps.
                level = logging.WARNING if step is None else logging.DEBUG
                _log.log(level, "the bot was too slow for the clock: %s", error)
            if step is not None:
                passing.took(loop.time() - now)
            last = now
            if page.has_ended():
                return
            happened = world.something_happened()
            if happened or step is not None:
                await note(world.env.now().isoformat())
            since = timedelta(seconds=now - shown)
            flies = step is not None and passing.left > timedelta(0)
            if step is not None or (happened and passing.waits is not None):
                passing.waits = None if flies else await why()
            news = since >= SHOWN_EVERY if flies else happened or step is not None
            if news or (page.watched and since >= COUNTDOWN):
                await page.refresh()
                shown = now
