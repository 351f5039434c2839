"""What is done at an hour, by one task each that looks again and again for what is due: the daily list of the games
that wait for somebody, the puzzle of the day in servers that want it, and the card of a season that has ended.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import ClassVar, Final
from zoneinfo import ZoneInfo

import aiohttp
import discord

from bot.delivery.requests import REQUEST_FAILED, Line, Setback, setback_of, until_written
from bot.delivery.speaking import NONCE_LONGEST, Messages
from bot.hosting.refusals import Refused
from bot.hosting.results.seasons import Season, season_before
from bot.logs import named, told
from bot.records.daily import DailyPost
from bot.records.people import Person, ServerSettings
from bot.records.results import Rated
from bot.services import Services
from bot.store.database.trouble import DatabaseTrouble
from bot.ui.daily.daily import post_of_day
from bot.ui.kit.items import framed
from bot.ui.kit.permissions import lacking_to_post
from bot.ui.results.sheets import season_files
from bot.ui.results.stats_panel import is_open
from bot.ui.table.game_facts import names_of, worded
from bot.ui.table.notice import digest
from bot.wording import BASE_LOCALE, Wording
from bot.wording.translator import language_of_server
from engine.puzzles.puzzle import Puzzle

_log = logging.getLogger(__name__)

RETRIED_AFTER: Final = timedelta(minutes=5)
"""How soon what Discord did not take is tried once more."""


class Looking:
    """Looks for what is due, in one task between `start` and `stop`, which waits in `asyncio.sleep` alone: so
    simulated time drives it. What it sends is claimed before, so that none is sent twice. What cannot be sent, or may
    not be, waits until it is too late.
    """

    name: ClassVar[str]
    every: ClassVar[timedelta] = timedelta(hours=1)
    """The longest pause between two looks."""

    _task: asyncio.Task[None] | None = None
    _nap: asyncio.Task[None] | None = None
    _fails = False

    def __init__(self, client: discord.Client, services: Services, messages: Messages, line: Line) -> None:
        self._client = client
        self._line = line
        self._services = services
        self._messages = messages

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        """Stop; what is being sent may be missed."""
        if self._task is not None:
            self._task.cancel()
            self.wake()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """Look again at once."""
        if self._nap is not None:
            self._nap.cancel()

    async def look(self) -> timedelta:
        """Do what is due; gives how long to wait before the next look."""
        raise NotImplementedError

    async def _send(self, sending: Awaitable[None], give_back: Callable[[], Awaitable[object]]) -> None:
        """Send what was claimed; what may be sent in a while is given back until then. What Discord has not answered,
        though it answers else, may stand there: it is not said twice.
        """
        try:
            await sending
        except (*REQUEST_FAILED, DatabaseTrouble) as error:
            _log.info("%s: something could not be sent: %s", self.name, named(error))
            unanswered = isinstance(error, TimeoutError | aiohttp.ServerDisconnectedError)
            never_sent = isinstance(error, aiohttp.ConnectionTimeoutError)
            if unanswered and not never_sent and await self._line.is_answered():
                return
            if setback_of(error) in (Setback.PASSING, Setback.REFUSED):
                await until_written(give_back)
                self._fails = True

    async def _run(self) -> None:
        while True:
            pause, self._fails = self.every, False
            try:
                pause = await self.look()
                pause = RETRIED_AFTER if self._fails else pause
            except Exception as error:  # noqa: BLE001 - what is due later must not fail with what is due now
                _log.error("%s failed\n%s", self.name, told(error))
            self._nap = asyncio.create_task(asyncio.sleep(max(pause.total_seconds(), 1)), name=f"{self.name}-nap")
            await asyncio.wait({self._nap})


class Digests(Looking):
    """Sends the digests that are due; wakes when somebody has chosen another hour."""

    name = "digests"

    def __init__(self, client: discord.Client, services: Services, messages: Messages, line: Line) -> None:
        super().__init__(client, services, messages, line)
        services.people.hooks.append(self.wake)

    async def look(self) -> timedelta:
        people = self._services.people
        for due, person in await people.digests(self._services.clock()):
            await self._send(self._tell(person, due), partial(people.digest_waits, person.user_id, due))
        following = await people.next_digest()
        # Another process may have been told of an hour in the meantime: no pause is longer.
        return self.every if following is None else min(following - self._services.clock(), self.every)

    async def _tell(self, person: Person, due: datetime) -> None:
        waiting = await self._services.games.games_waiting_for(person.user_id)
        if waiting:
            message = digest(waiting, Wording.of(person.speaks or waiting[0].record.locale))
            await self._messages.post_directly(person.user_id, message, f"d{due:%j}-{person.user_id}")


TOLD: Final = 60
"""Of so many matches it is found out what they are remembered by."""
SEASON_LATEST: Final = timedelta(days=3)
"""A season that ended longer ago is over: nobody waits for its card any more."""


class Seasons(Looking):
    """Posts the cards that are due."""

    name = "seasons"

    async def look(self) -> timedelta:
        """Post the card of every season that has just ended in a server of ours."""
        now, servers = self._services.clock(), self._services.servers
        for guild_id, settings in servers.with_seasons().items():
            season = season_before(settings.season or "month", now)
            guild = self._client.get_guild(guild_id)
            if guild is None or now - season.ends > SEASON_LATEST:
                continue
            if lacking_to_post(guild, settings.season_channel or 0, pictures=True):
                continue
            if await servers.ends_season(guild_id, season.name):
                await self._send(
                    self._post(guild, settings, season), partial(servers.season_waits, guild_id, season.name)
                )
        return self.every

    async def _post(self, guild: discord.Guild, settings: ServerSettings, season: Season) -> None:
        place = guild.get_channel(settings.season_channel or 0)
        found = await self._services.results.store.in_guild(guild.id, season.begins, season.ends)
        seen = {one.result.channel_id for one in found if is_open(guild, one.result.channel_id)}
        rows = [one for one in found if one.result.channel_id in seen]
        card = await self._services.results.card(guild.id, season, rows)
        if card is not None and isinstance(place, discord.TextChannel):
            wording = _wording(settings, guild)
            rarest = await self._rarest(guild.id, rows, wording)
            message = framed(*await season_files(card, season.name, rarest, wording))
            await self._messages.post(place, message, f"season-{guild.id}-{season.name}"[-NONCE_LONGEST:])

    async def _rarest(self, guild_id: int, rows: Sequence[Rated], wording: Wording) -> str:
        """What was rarest in one of the newest matches of which everybody may read; empty where none can be told."""
        found: list[tuple[float, str]] = []
        for match_id in (await self._services.results.open_matches(guild_id, rows))[:TOLD]:
            try:
                record = (await self._services.games.look(match_id, None)).record
            except Refused:
                continue
            told = await self._services.games.finales.of(record)
            if told is not None and told.feats:
                feat = min(told.feats, key=lambda one: one.rarity)
                names = {"name": names_of(record)[feat.seat], "figure": feat.figure}
                found.append((feat.rarity, worded(wording, record).text(f"feat-{feat.feat.value}", **names)))
        return min(found, default=(0.0, ""))[1]


PUZZLE_LATEST: Final = timedelta(hours=6)
"""A post that could not be made for so long is left out."""


class DailyPosts(Looking):
    """Posts what is due."""

    name = "daily-posts"
    every = timedelta(minutes=30)
    """On the hour and half an hour later: there are zones whose hours begin then."""

    async def look(self) -> timedelta:
        """Tell what came of the posts whose day is over, also where none follows; post in every server of ours in which
        it is time.
        """
        now, store, servers = self._services.clock(), self._services.daily.store, self._services.servers
        for before in await store.posts():
            guild, settings = self._client.get_guild(before.guild_id), servers.known(before.guild_id)
            # The last day whose hour has come by the server's clocks.
            latest = (now.astimezone(_zone(settings)) - timedelta(hours=settings.daily_hour)).date()
            if guild is not None and before.day < latest:
                await store.forget_post(before)
                result = self._tell_result(before, _wording(settings, guild))
                await self._send(result, partial(store.claim_post, before))
        for guild_id, settings in servers.with_daily():
            guild = self._client.get_guild(guild_id)
            if guild is None or not _is_time(settings, now):
                continue
            if lacking_to_post(guild, settings.daily_channel or 0, pictures=False):
                continue
            post = DailyPost(guild_id, now.astimezone(_zone(settings)).date(), settings.daily_channel or 0)
            try:
                puzzle = await self._services.daily.puzzle(post.day)
            except Refused:
                _log.warning("there is no puzzle to be posted")
                continue
            if await store.claim_post(post):
                await self._send(self._post(post, puzzle, _wording(settings, guild)), partial(store.forget_post, post))
        return self.every - (self._services.clock() - datetime.min.replace(tzinfo=UTC)) % self.every

    async def _post(self, post: DailyPost, puzzle: Puzzle, wording: Wording) -> None:
        messages = self._messages
        channel, once = messages.channel(post.guild_id, post.channel_id), f"day-{post.guild_id}-{post.day}"
        sent = await messages.post(channel, post_of_day(post.day, puzzle, wording), once[-NONCE_LONGEST:])
        await until_written(partial(self._services.daily.store.posted, replace(post, message_id=sent)))

    async def _tell_result(self, post: DailyPost, wording: Wording) -> None:
        """Say below an earlier post how many have solved it; it is never changed again. Raises what passes."""
        if post.message_id is None:
            return
        try:
            puzzle = await self._services.daily.puzzle(post.day)
        except Refused:
            return
        solved = await self._services.daily.store.solved_in(post.guild_id, post.day)
        message, messages = post_of_day(post.day, puzzle, wording, solved=solved), self._messages
        try:
            await messages.edit(messages.channel(post.guild_id, post.channel_id), post.message_id, message)
        except REQUEST_FAILED as error:
            if setback_of(error) is Setback.PASSING:
                raise
            _log.info("the result of a puzzle could not be told: %s", named(error))


def _zone(settings: ServerSettings) -> ZoneInfo:
    return ZoneInfo(settings.zone or "UTC")


def _wording(settings: ServerSettings, guild: discord.Guild) -> Wording:
    return Wording.of(language_of_server(settings.locale, guild) or BASE_LOCALE)


def _is_time(settings: ServerSettings, now: datetime) -> bool:
    """Whether the hour has come by a server's clocks, and not so long ago that it is too late."""
    here = now.astimezone(_zone(settings))
    at = here.replace(hour=settings.daily_hour, minute=0, second=0, microsecond=0)
    return timedelta() <= here - at < PUZZLE_LATEST
