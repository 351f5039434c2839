"""Somebody's click or command, and the private ways to answer it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Protocol

import discord

from bot.answers import say_privately
from bot.card_emojis import CardEmojis
from bot.config import Config
from bot.hosting.coaching import Coaching
from bot.hosting.drafts import DraftAfter, Drafts
from bot.hosting.happenings import Happenings
from bot.hosting.limits import Throttle
from bot.hosting.my_games import MyGames
from bot.hosting.people import People
from bot.hosting.privacy import Privacy
from bot.hosting.rule_sets import RuleSets
from bot.hosting.servers import Servers
from bot.hosting.service import GameService
from bot.hosting.suit_colours import SuitColours
from bot.hosting.thinking import Thinkers
from bot.hosting.tournaments.service import TournamentService
from bot.records import Submitted, VisibleGame
from bot.ui.kit.in_words import in_words
from bot.ui.kit.message import Live, Outgoing, Shown
from bot.wording import Wording
from bot.wording.translator import catalog_locale
from engine.games.moves import SeatMove


class Panels(Protocol):
    """Who keeps private panels true."""

    def shown(
        self, interaction: discord.Interaction[Any], message_id: int, message: Outgoing, live: Live | None
    ) -> None:
        """A private message was sent or changed."""


class Host(Protocol):
    """What panels and commands need of the bot that they run in."""

    @property
    def service(self) -> GameService:
        """The only writer of games."""

    @property
    def suit_colours(self) -> SuitColours:
        """Who sees the suits in four colours."""

    @property
    def servers(self) -> Servers:
        """What servers have settled for their games."""

    @property
    def privacy(self) -> Privacy:
        """What is kept of people."""

    @property
    def config(self) -> Config:
        """What the operator has settled."""

    @property
    def drafts(self) -> Drafts:
        """What players have prepared in their hand panels."""

    @property
    def rule_sets(self) -> RuleSets:
        """The house rules that servers have saved."""

    @property
    def people(self) -> People:
        """What people have settled for themselves."""

    @property
    def happenings(self) -> Happenings:
        """What has happened at the tables."""

    @property
    def my_games(self) -> MyGames:
        """Everybody's games over all servers."""

    @property
    def tournaments(self) -> TournamentService:
        """The only writer of tournaments."""

    @property
    def thinkers(self) -> Thinkers:
        """Who does what somebody waits for and takes long."""

    @property
    def throttle(self) -> Throttle:
        """How often everybody gives commands and presses."""

    @property
    def coaching(self) -> Coaching:
        """Who looks back at finished matches."""

    @property
    def panels(self) -> Panels:
        """The private panels that are open."""

    @property
    def cards(self) -> CardEmojis:
        """The little card emojis, as far as there are any."""


@dataclass(frozen=True, slots=True)
class Request:
    """An interaction that wants something of a game. Its id is the key under which a move applies once."""

    interaction: discord.Interaction[Any]

    @property
    def host(self) -> Host:
        """The bot."""
        host: Host = self.interaction.client
        return host

    @property
    def service(self) -> GameService:
        """The bot's service."""
        return self.host.service

    @property
    def suit_colours(self) -> SuitColours:
        """Who sees the suits in four colours."""
        return self.host.suit_colours

    @property
    def servers(self) -> Servers:
        """What servers have settled for their games."""
        return self.host.servers

    @property
    def privacy(self) -> Privacy:
        """What is kept of people."""
        return self.host.privacy

    @property
    def keep_days(self) -> int:
        """How many days a game stays whole once it is over."""
        return self.host.config.keep_days

    @property
    def drafts(self) -> Drafts:
        """The bot's drafts."""
        return self.host.drafts

    @property
    def rule_sets(self) -> RuleSets:
        """The bot's saved house rules."""
        return self.host.rule_sets

    @property
    def people(self) -> People:
        """What people have settled for themselves."""
        return self.host.people

    @property
    def happenings(self) -> Happenings:
        """What has happened at the bot's tables."""
        return self.host.happenings

    @property
    def my_games(self) -> MyGames:
        """Everybody's games over all servers."""
        return self.host.my_games

    @property
    def tournaments(self) -> TournamentService:
        """The bot's tournaments."""
        return self.host.tournaments

    @property
    def thinkers(self) -> Thinkers:
        """Who does what the asker waits for and takes long."""
        return self.host.thinkers

    @property
    def cards(self) -> CardEmojis:
        """The cards as the asker sees them in private: the bot's emojis, and in how many colours suits are drawn."""
        four = self.suit_colours.four_in_private(self.user_id, self.interaction.guild_id or 0)
        return self.host.cards.in_colours(four=four)

    @property
    def wording(self) -> Wording:
        """The asker's own language: every answer is private."""
        return Wording.of(catalog_locale(self.interaction.locale))

    @property
    def user_id(self) -> int:
        """Who asks."""
        return self.interaction.user.id

    @property
    def channel_id(self) -> int:
        """Where the asker is: a channel or a thread, 0 for neither."""
        return self.interaction.channel_id or 0

    @property
    def key(self) -> str:
        """What makes a repeated delivery of this very interaction apply once."""
        return str(self.interaction.id)

    def count_press(self) -> None:
        """Count what was pressed or filled in. Raises Refused(TOO_FAST) where that is more than hands can do."""
        self.host.throttle.check_press(self.user_id)

    @property
    def at(self) -> datetime:
        """When the person clicked, by Discord's clock."""
        return self.interaction.created_at

    @property
    def from_private_panel(self) -> bool:
        """Whether this is a click in a message that only the clicker sees, which can be redrawn in place."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def look(self, game_id: int) -> VisibleGame:
        """The game as the asker sees it."""
        return await self.service.look(game_id, self.user_id)

    async def submit(self, game_id: int, move: SeatMove, draft_after: DraftAfter) -> Submitted:
        """Make a move for the asker's seat, and keep what becomes of their draft. Raises IllegalMove and Refused."""
        return await self.service.submit(game_id, self.user_id, move, self.key, self.at, draft_after)

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
        wants_words = spelled != text and (await self.people.lately(self.user_id)).text_mode
        await say_privately(self.interaction, spelled if wants_words else text)

    async def show(self, panel: Outgoing, live: Live | None = None) -> None:
        """A private panel: in place of the one that was clicked, else as a message of its own.

        With `live` it is kept true while that can be done. Whoever wants words alone gets the pictures told.
        """
        await self.defer()
        if (await self.people.lately(self.user_id)).text_mode:
            spelled = self._spelled
            panel, live = in_words(panel, spelled), None if live is None else _live_in_words(live, spelled)
        message = await self.interaction.edit_original_response(
            view=panel.view, attachments=panel.uploads(), allowed_mentions=discord.AllowedMentions.none()
        )
        self.host.panels.shown(self.interaction, message.id, panel, live)

    def _spelled(self, text: str) -> str:
        """A text with its cards as words, for who wants words alone."""
        return self.cards.spelled(text, self.wording.card)

    async def post(self, panel: Outgoing) -> None:
        """Show everybody in the channel something, below what was clicked, pictures and all."""
        await self.interaction.followup.send(
            view=panel.view, files=panel.uploads(), allowed_mentions=discord.AllowedMentions.none(), ephemeral=False
        )


def _live_in_words(live: Live, spelled: Callable[[str], str]) -> Live:
    """The same panel kept true in words."""

    async def again() -> Shown | None:
        shown = await live.again()
        if shown is None:
            return None
        draw = shown.draw

        async def drawn() -> Outgoing:
            return in_words(await draw(), spelled)

        return Shown(shown.state, drawn)

    return replace(live, again=again)
