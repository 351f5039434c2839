"""The Discord client: it wires commands, panels, delivery and the host together, and owns nothing else.

`build_bot` builds a bot that has touched nothing yet. Logging in (`bot.start(token)`, or a simulated Discord) opens the
database, registers what there is to register, and starts the clock and the delivery; `close` ends all of it in order.
"""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers import answer_failure, in_time
from bot.card_emojis import CardEmojis, Piece, emoji_pictures
from bot.command_sync import sync_commands
from bot.commands import add_all
from bot.config import Config
from bot.delivery import Delivery, Line, Poster
from bot.delivery.greeter import Greeter
from bot.delivery.looking import DailyPosts, Digests, Seasons
from bot.delivery.places import Places
from bot.delivery.requests import Requests, give_up_on_silence, until_written
from bot.delivery.server_events import ServerEvents
from bot.delivery.speaking import Messages, Speaker
from bot.delivery.tournaments import TournamentDelivery, TournamentPoster
from bot.heartbeat import ALONE, unwatched
from bot.hosting.moves.write_path import Committed
from bot.hosting.policy import Clock, Policy
from bot.hosting.refusals import Refused
from bot.hosting.thinking.fair_queue import asking
from bot.hosting.thinking.thinkers import Thinkers
from bot.logs import told
from bot.records.games import Obstacle
from bot.records.ids import GameId, UserId
from bot.services import Services, build_services
from bot.store.database.trouble import DatabaseTrouble
from bot.store.ledger.outbox import Outbox
from bot.store.ledger.stored import TOURNAMENTS
from bot.store.processes import EVERYWHERE, Shards
from bot.ui import PanelItem
from bot.ui.kit.forms import submitted
from bot.ui.kit.items import clicked_something_else
from bot.ui.kit.open_panels import OpenPanels
from bot.ui.kit.request import RefusedForm, Request
from bot.wording.translator import CatalogTranslator

_log = logging.getLogger(__name__)

LAST_ANSWERS_S: Final = 3.0

EmojiPictures = Callable[[], Mapping[Piece, bytes]]


@dataclass(frozen=True, slots=True)
class OneShard:
    """What a bot for one shard alone has of its process: its turn to `identify`, whether the shard is still ours."""

    number: int
    identify: Callable[[int], Awaitable[None]]
    is_sure: Callable[[], bool]


def build_bot(
    config: Config,
    *,
    clock: Clock = discord.utils.utcnow,
    pictures: EmojiPictures = emoji_pictures,
    policy: Policy | None = None,
    thinkers: Thinkers | None = None,
) -> "TalonBot":
    """The whole bot, ready to log in. `pictures` draws the card emojis, should the application lack them.

    Without a `policy` the configuration settles what there is to choose; without `thinkers` processes do the thinking.
    """
    services = build_services(config, clock, policy, thinkers)
    return TalonBot(services, pictures, Requests(services.away))


class TalonTree(app_commands.CommandTree["TalonBot"]):
    """The slash commands; whatever goes wrong in one is answered privately."""

    async def _call(self, interaction: "discord.Interaction[TalonBot]") -> None:
        """Carry out what was typed. Suggestions that cannot be made are an empty list, and not silence."""
        if interaction.type is not discord.InteractionType.autocomplete:
            await super()._call(interaction)
            return
        try:
            await in_time(super()._call(interaction))
        except (app_commands.AppCommandError, DatabaseTrouble) as error:
            _log.info("no suggestions: %s", error)
        if not interaction.response.is_done():
            await interaction.response.autocomplete([])

    async def interaction_check(self, interaction: "discord.Interaction[TalonBot]", /) -> bool:
        """Whether the command may be carried out: not, with a sentence, where somebody gives too many of them."""
        throttle, user_id = interaction.client.services.throttle, UserId(interaction.user.id)
        interaction.client.answers(user_id)
        if interaction.type is discord.InteractionType.autocomplete:
            with suppress(Refused):
                throttle.check_press(user_id)
                return True
            return False
        try:
            guild_id = interaction.guild_id or 0
            most = interaction.client.services.servers.known(guild_id).limits.commands_per_minute
            throttle.check(user_id, per_person=most)
        except Refused as refused:
            await answer_failure(interaction, refused, Request(interaction).wording)
            return False
        return True

    async def on_error(
        self, interaction: "discord.Interaction[TalonBot]", error: app_commands.AppCommandError, /
    ) -> None:
        """Answer with one sentence: a refusal's own, or an apology."""
        await answer_failure(interaction, error, Request(interaction).wording)


class TalonBot(commands.Bot):
    """The bot. Commands and panels reach it as `interaction.client`.

    With a `shard` it is connected for that one alone and shares its services, which others open and close.
    """

    def __init__(
        self,
        services: Services,
        pictures: EmojiPictures,
        requests: Requests,
        shard: OneShard | None = None,
    ) -> None:
        super().__init__(
            shard_id=shard.number if shard else None,
            shard_count=services.away.shards if shard else None,
            command_prefix=commands.when_mentioned,
            tree_cls=TalonTree,
            help_command=None,
            # People may install us for `/daily` alone, which says so itself.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=30.0,
            http_trace=requests.trace(),
        )
        give_up_on_silence(self.http)
        self.services = services
        self.requests = requests
        self._one = shard
        self._shard = shard.number if shard else 0
        ours = self.ours = Shards(services.away.shards, frozenset({shard.number})) if shard else EVERYWHERE
        self.cards = CardEmojis()
        self._pictures = pictures
        self._upload: asyncio.Task[None] | None = None
        self.line = Line(services.away, self.application_info, requests.refusals, services.clock)
        games, tournaments, failed = services.games, services.tournaments, self.line.failed
        is_sure = shard.is_sure if shard else lambda: True
        self.places = Places(self, games, failed)
        messages = self.messages = Messages(self, requests.refusals, services.clock)
        poster = Poster(self, games, Speaker(messages, games, self.cards_in, failed))
        outbox = Outbox(services.database, shards=ours)
        self.delivery = Delivery(outbox, games, poster, self.line, self.places, is_sure)
        posting = TournamentPoster(self, messages, tournaments, ServerEvents(self, services))
        announcements = Outbox(services.database, TOURNAMENTS, ours)
        self.announcing = TournamentDelivery(announcements, tournaments, posting, self.line, self.places, is_sure)
        tournaments.path.hooks.append(self._tournament_moved)
        tournaments.course.reaching.append(self.places.reaches)
        self.greeter = Greeter(services.servers)
        self.digests = Digests(self, services, messages, self.line)
        self.daily_posts = DailyPosts(self, services, messages, self.line)
        self.seasons = Seasons(self, services, messages, self.line)
        self.panels = OpenPanels()
        self.refused_forms: dict[int, RefusedForm] = {}
        self._answering: set[asyncio.Task[Any]] = set()
        services.games.path.hooks.append(self._committed)

    def answers(self, user_id: UserId) -> None:
        """Somebody is answered in this task: what it draws and searches is theirs, and a stop waits for it."""
        asking.set(user_id)
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    def _committed(self, commit: Committed) -> None:
        if commit.notices:
            self.delivery.wake()
        self.panels.moved_on(GameId(commit.owner_id))

    def _tournament_moved(self, commit: Committed) -> None:
        if commit.notices:
            self.announcing.wake()

    def on_begin(self, hook: "Callable[[TalonBot], None]") -> None:
        """Call a hook with every client before it connects: with this one."""
        hook(self)

    def cards_in(self, guild_id: int) -> CardEmojis:
        """The cards as the public messages of a server show them."""
        return self.cards.in_colours(four=self.services.servers.known(guild_id).four_colours)

    async def setup_hook(self) -> None:
        """Everything between logging in and the first event."""
        if self._one is None:
            await self.services.prepare()
        await self.tree.set_translator(CatalogTranslator())
        await add_all(self)
        self.add_dynamic_items(PanelItem)
        try:
            await sync_commands(self.tree, self.services.facts)
        except discord.HTTPException as error:
            # A game goes on by its buttons; the commands that were registered before stay.
            _log.error("slash commands could not be registered: %s", error)
        self.services.away.connection_lost(self._shard)
        await self.delivery.start()
        await self.announcing.start()
        if self._one is None:
            await self.services.games.follow_habits()
            scheduler, facts = self.services.scheduler, self.services.facts
            scheduler.signs = lambda: (ALONE,)
            # Deadlines have followed a time of day that was set back, or a silence of ours, before they are kept.
            await scheduler.start(await unwatched(facts, self.services.clock(), ALONE))
        self.digests.start()
        self.daily_posts.start()
        self.seasons.start()
        if self.services.config.card_emojis:
            self._upload = asyncio.create_task(self._upload_emojis(), name="card-emojis")

    async def close(self) -> None:
        """Let who asked have their answers, stop the clock and the delivery, let the write in flight finish, and close
        the database; what is of the process goes on where there are other shards.
        """
        if self._answering:
            await asyncio.wait(self._answering, timeout=LAST_ANSWERS_S)
        if self._upload is not None:
            self._upload.cancel()
        for hooks, hook in (
            (self.services.games.path.hooks, self._committed),
            (self.services.tournaments.path.hooks, self._tournament_moved),
        ):
            if hook in hooks:
                hooks.remove(hook)
        if self._one is None:
            await self.services.scheduler.close()
        self.panels.close()
        await self.digests.stop()
        await self.daily_posts.stop()
        await self.seasons.stop()
        await self.announcing.stop()
        await self.delivery.stop()
        await self.line.close()
        await super().close()
        if self._one is None:
            await self.services.close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord lets us introduce ourselves, which the shards do one after another."""
        if self._one is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._one.identify(self._one.number)

    async def _upload_emojis(self) -> None:
        pictures = await asyncio.to_thread(self._pictures)
        await self.cards.bring_in_step(self, pictures)

    async def on_disconnect(self) -> None:
        self.services.away.connection_lost(self._shard)

    async def on_ready(self) -> None:
        """The connection is there. Servers that sent us away meanwhile stand still before any clock goes on."""
        for guild_id in await until_written(partial(self.services.games.path.store.servers, self.ours)):
            if self.get_guild(guild_id) is None:
                await self._left(guild_id)
        self.services.away.connected(self._shard)
        for guild in list(self.guilds):
            await self._look_for_roles(guild)

    async def on_resumed(self) -> None:
        self.services.away.connected(self._shard)

    async def _changed(self, guild_id: int, channel_id: int | None = None) -> None:
        """Something has changed in a server, or in one channel of it: games may stand still, or go on."""
        await self.places.look_over(guild_id, channel_id)
        self._may_speak_again(guild_id)
        await self.greeter.try_again(self.get_guild(guild_id))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server can be reached, or can be reached again."""
        await until_written(partial(self.services.tournaments.course.in_reach, guild.id))
        await self._changed(guild.id)
        await self._look_for_roles(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited us, perhaps once more."""
        await self.on_guild_available(guild)
        await self.greeter.greet(guild)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """A server cannot be reached: its games stand still."""
        self.services.tournaments.course.out_of_reach(guild.id)
        self.places.doubt(guild.id)
        await self.places.look_over(guild.id)

    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel | discord.Role) -> None:
        """A channel's or a role's permissions may be other ones now."""
        await self._changed(after.guild.id)

    on_guild_role_update = on_guild_channel_update

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Our own may be less now; who hosts a tournament for members of the role is told."""
        await self._changed(role.guild.id)
        await self._look_for_roles(role.guild)

    async def _look_for_roles(self, guild: discord.Guild) -> None:
        if not guild.unavailable:
            await until_written(partial(self.services.tournaments.roles_gone, guild.id, guild.get_role))

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """We may have been given a role."""
        if self.user is not None and after.id == self.user.id:
            await self._changed(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been opened again, have gone to sleep, or be locked."""
        await self._changed(payload.guild_id, payload.thread_id)

    def _may_speak_again(self, guild_id: int) -> None:
        """What a server refused us may be welcome now."""
        self.delivery.may_speak_again(guild_id)
        self.announcing.may_speak_again(guild_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The match of a removed channel, and those of its threads, stand still; its lobby and tournaments are over.

        Its threads leave room for others.
        """
        await self.services.tournaments.channels_gone(channel.id)
        await self.services.games.whereabouts.channel_gone(channel.id)
        await self.places.look_over(channel.guild.id)
        self._may_speak_again(channel.guild.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The match of a removed thread stands still, and a lobby is over; a tournament's table gets another thread."""
        await self.services.tournaments.channels_gone(payload.thread_id)
        await self.services.games.whereabouts.channel_gone(payload.thread_id)
        self._may_speak_again(payload.guild_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The matches of a server that we were sent away from stand still; lobbies are over."""
        await self._left(guild.id)

    async def _left(self, guild_id: int) -> None:
        self.services.tournaments.course.out_of_reach(guild_id)
        for place in await self.services.games.path.store.places(guild_id):
            await until_written(
                partial(self.services.games.whereabouts.channel_gone, place.channel_id, Obstacle.SERVER_LEFT)
            )

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A form that was filled in, perhaps opened before the program started; a click on no panel of ours."""
        if interaction.guild_id is not None:
            self._may_speak_again(interaction.guild_id)
        else:
            self.messages.open_again(UserId(interaction.user.id))
        if interaction.type is discord.InteractionType.modal_submit:
            await submitted(interaction)
        elif interaction.type is discord.InteractionType.component:
            await clicked_something_else(interaction)
        await self.services.people.met(UserId(interaction.user.id), interaction.locale.value)
        await self.places.heard(interaction.guild_id or 0, interaction.channel_id or 0)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log what failed in an event, without any message of its own."""
        error = sys.exception()
        if error is not None:
            _log.error("event %s failed\n%s", event_method, told(error))
