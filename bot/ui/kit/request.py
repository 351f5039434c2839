"""Somebody's click or command, and the private ways to answer it."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from typing import Any, Final, Protocol

import discord

from bot.answers import say_privately
from bot.card_emojis import CardEmojis
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.games import VisibleGame
from bot.records.ids import AskedId, GameId, UserId
from bot.services import Services
from bot.ui.kit.message import Live, Outgoing, in_words
from bot.ui.kit.sight import Hosted, Sight
from bot.wording import Wording
from bot.wording.translator import language_of_server

UPLOAD_LIMIT: Final = 10 << 20
"""Bytes: what Discord takes from anybody, where an interaction does not say."""


RefusedForm = tuple[str, Mapping[str, str], datetime]
"""A form by its id, what was typed into it, and when."""


class Panels(Protocol):
    """Who keeps private panels true."""

    def shown(
        self, interaction: discord.Interaction[Any], message_id: int, message: Outgoing, live: Live | None
    ) -> None:
        """A private message was sent or changed."""


class Host(Protocol):
    """What an interaction's client carries for whoever answers it."""

    services: Services
    panels: Panels
    cards: CardEmojis
    refused_forms: dict[int, RefusedForm]
    """The last form of each person that was refused, for a quarter of an hour, in memory alone."""

    def answers(self, user_id: UserId) -> None:
        """Somebody is answered in this task: what it draws and searches is theirs, and a stop waits for it."""


class Request:
    """An interaction that wants something of a game. Its id is the key under which a move applies once."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        self.host: Host = interaction.client
        self.services: Services = interaction.client.services
        self.user_id = UserId(interaction.user.id)
        self.channel_id = interaction.channel_id or 0
        """Where the asker is: a channel or a thread, 0 for neither."""
        self.key = str(interaction.id)
        self.at = interaction.created_at

    @property
    def cards(self) -> CardEmojis:
        """The cards as the asker sees them in private: the bot's emojis, and in how many colours suits are drawn."""
        here = self.services.servers.known(self.interaction.guild_id or 0)
        four = self.user_id in self.services.people.four_colours or here.four_colours
        return self.host.cards.in_colours(four=four)

    @property
    def wording(self) -> Wording:
        """The asker's own language: every answer is private."""
        return Wording.of(self.speaks)

    @property
    def speaks(self) -> str:
        """The language that the asker has chosen, else that of their Discord, whether or not it is one of ours."""
        return self.services.people.languages.get(self.user_id) or self.interaction.locale.value

    async def public_wording(self) -> Wording:
        """The language of what everybody reads where the asker is: the server's, else the asker's own."""
        servers, guild_id = self.services.servers, self.interaction.guild_id
        settled = None if guild_id is None else (await servers.get(guild_id)).locale
        tag = language_of_server(settled, self.interaction.guild)
        return self.wording if tag is None else Wording.of(tag)

    @property
    def upload_limit(self) -> int:
        """How many bytes a file may have that is sent here."""
        return self.interaction.filesize_limit or UPLOAD_LIMIT

    @property
    def from_private_panel(self) -> bool:
        """Whether this is a click in a message that only the clicker sees, which can be redrawn in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    def asked(self, number: int) -> GameId:
        """An id that came in, as its asker brought it: it finds only what they may mean where they are."""
        asked = AskedId(number)
        asked.user_id, asked.guild_id, asked.sees = self.user_id, self.interaction.guild_id or 0, self._sees
        return GameId(asked)

    def moderates(self, guild_id: int) -> bool:
        """Whether the asker may manage messages where they are, and that is in this server."""
        return self.interaction.guild_id == guild_id and self.interaction.permissions.manage_messages

    @cached_property
    def sight(self) -> Sight:
        """What the asker may see at this moment."""
        return Sight(self.interaction, self.services.games)

    async def _sees(self, record: Hosted) -> bool:
        return record.channel_id == self.channel_id or await self.sight.sees(record)

    async def look(self, game_id: GameId) -> VisibleGame:
        """A game that the asker may see, as they see it. Raises Refused(NO_SUCH_GAME) for any other."""
        return await self.services.games.look(self.asked(game_id), self.user_id)

    async def look_at_tournament(self, of: int) -> VisibleTournament:
        """A tournament that the asker may see. Raises Refused(NO_SUCH_TOURNAMENT) for any other."""
        return await self.services.tournaments.look(self.asked(of))

    async def defer(self) -> None:
        """Tell Discord that a private answer is coming, before anything that takes a moment. Safe to call twice."""
        response = self.interaction.response
        if response.is_done():
            return
        if self.from_private_panel:
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)

    async def acknowledge(self) -> None:
        """Tell Discord that a click was understood and needs no private answer: what it did is seen on the board."""
        if not self.interaction.response.is_done():
            await self.interaction.response.defer()

    async def say(self, text: str) -> None:
        """One private sentence, its cards as words for who wants words alone."""
        spelled = self._spelled(text)
        wants_words = spelled != text and (await self.services.people.lately(self.user_id)).text_mode
        await say_privately(self.interaction, spelled if wants_words else text)

    async def show(self, panel: Outgoing, live: Live | None = None) -> None:
        """A private panel: in place of the one that was clicked, else as a message of its own.

        With `live` it is kept true while that can be done. Whoever wants words alone gets the pictures told.
        """
        await self.defer()
        if (await self.services.people.lately(self.user_id)).text_mode:
            spelled = self._spelled
            panel, live = in_words(panel, spelled), None if live is None else replace(live, spelled=spelled)
        message = await self.interaction.edit_original_response(
            view=panel.view, attachments=panel.uploads(), allowed_mentions=discord.AllowedMentions.none()
        )
        self.host.panels.shown(self.interaction, message.id, panel, live)

    def _spelled(self, text: str) -> str:
        """A text with its cards as words, for who wants words alone."""
        return self.cards.spelled(text, self.wording.spoken)

    def check_post(self) -> None:
        """Count one more word to everybody here. Raises Refused: TOO_BUSY, TOO_FAST."""
        here = self.interaction.channel_id or 0, self.interaction.guild_id or 0
        self.services.throttle.check_post(self.user_id, *here)

    async def post(self, panel: Outgoing, *, counted: bool = False) -> None:
        """Show everybody in the channel something, below what was clicked; if not `counted`, Refused(TOO_BUSY)."""
        if not counted:
            self.check_post()
        await self.interaction.followup.send(
            view=panel.view, files=panel.uploads(), allowed_mentions=discord.AllowedMentions.none(), ephemeral=False
        )
