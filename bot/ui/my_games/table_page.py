"""One table on a page of its own, wherever one asks for it: also where its channel and its board are deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.answers import Outdated
from bot.hosting.refusals import Refused
from bot.hosting.seats.substitutes import open_seat_for
from bot.records.games import GameRecord, GameStatus, VisibleGame
from bot.records.ids import GameId
from bot.ui.games.families import family_of
from bot.ui.kit.items import OPTIONS_PER_SELECT, Click, PanelId, PanelItem, Style, button, framed, handles, select
from bot.ui.kit.message import Outgoing
from bot.ui.kit.request import Request
from bot.ui.table.calling_off import keep_button
from bot.ui.table.free_seats import take_button
from bot.ui.table.game_facts import board_link, moment_and_end, place_of, seat_of
from bot.ui.table.standstill import move_here
from bot.wording import Wording

PANEL: Final = "tables"


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A table is chosen from a list, or taken to the asker's channel."""
    match click.action:
        case "one":
            await open_table_page(request, chosen_game(request, click))
        case "move":
            await move_here(request, click.game)


def chosen_game(request: Request, click: Click) -> GameId:
    """The game that was chosen from a list. Raises Outdated for what is none."""
    if not (click.value.isascii() and click.value.isdigit() and len(click.value) <= 18):
        raise Outdated
    return request.asked(int(click.value))


async def open_table_page(request: Request, game: GameId) -> None:
    """Show one table with what the asker can do there. Raises Refused."""
    await request.defer()
    visible = await request.look(game)
    await request.show(table_page(request, visible))


def tables_select(records: Sequence[GameRecord], wording: Wording) -> list[PanelItem]:
    """The list that leads to each of these tables; nothing where there are none."""
    options = [
        discord.SelectOption(
            label=wording.variant_name(record.variant)[:100],
            value=str(record.id),
            description=wording.listed([holder.name for holder in record.holders])[:100] or None,
        )
        for record in records[:OPTIONS_PER_SELECT]
    ]
    return [select(PanelId(PANEL, "one"), options, wording.text("tables-select"))] if options else []


def table_page(request: Request, visible: VisibleGame) -> Outgoing:
    """A table in words, and what the asker can do there."""
    record, wording = visible.record, request.wording
    moment, until = moment_and_end(visible, wording, request.cards)
    told = wording.text(
        "table-page",
        game=wording.variant_name(record.variant),
        status=record.status.value,
        players=wording.listed([wording.name(holder.name) for holder in record.holders]),
        moment=moment,
        until=until,
        link=board_link(record),
        channel=place_of(record, wording),
    )
    return framed(told, _doings(request, visible))


def _doings(request: Request, visible: VisibleGame) -> list[PanelItem]:
    """Play or sit down, look at the seats, take the match here, call it off: as far as the asker may."""
    record, wording = visible.record, request.wording
    here = request.interaction.guild_id is not None and record.guild_id == request.interaction.guild_id
    seated = seat_of(record, request.user_id) is not None
    moderates = request.moderates(record.guild_id)
    running = record.status is GameStatus.RUNNING
    if record.is_over:
        return []
    if record.suspended_until is not None:
        return [keep_button(record, wording)] if seated else []
    found = _playing(visible, request.user_id, wording)
    if running:
        found.append(button(PanelId("seats", "open", record.id), wording.text("button-players")))
        if here and record.channel_id != request.channel_id and (seated or moderates):
            found.append(button(PanelId(PANEL, "move", record.id), wording.text("button-move-here")))
    if record.table_of is None and (seated or moderates):
        found.append(button(PanelId("lobby", "cancel", record.id), wording.text("button-cancel"), style=Style.danger))
    return found


def _playing(visible: VisibleGame, user_id: int, wording: Wording) -> list[PanelItem]:
    """The way to one's cards, or to a seat."""
    record = visible.record
    if seat_of(record, user_id) is not None:
        if visible.view is None:
            return [button(PanelId("change", "open", record.id), wording.text("button-change"))]
        family = family_of(visible.view)
        words = "button-hand" if family is not None and family.hand is not None else "button-games-board"
        return [button(PanelId("games", "go", record.id), wording.text(words), style=Style.primary)]
    if record.status is GameStatus.LOBBY and len(record.holders) < record.seats:
        return [button(PanelId("lobby", "join", record.id), wording.text("button-games-join"), style=Style.success)]
    if record.status is GameStatus.RUNNING:
        try:
            return [take_button(record, open_seat_for(record, user_id, None), wording)]
        except Refused:
            return []
    return []
