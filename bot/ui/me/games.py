"""`/games`: one's games over all servers, those that wait first, and the tables at which a seat is free; and one table
on a page of its own, also where its channel and its board are deleted.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from datetime import timedelta
from operator import itemgetter
from typing import Final

from bot.hosting.clock.stage import may_move
from bot.hosting.refusals import Refused
from bot.hosting.seats.guests import check_welcome
from bot.hosting.seats.substitutes import open_seat_for
from bot.records.games import GameRecord, GameStatus, Holder, ListedGame, VisibleGame
from bot.records.ids import GameId
from bot.ui.games.families import has_hands
from bot.ui.hand import hand
from bot.ui.hand.sitting import GAMES, next_button, sit_down
from bot.ui.kit.items import Click, PanelId, PanelItem, Style, button, framed, handles, id_of, select
from bot.ui.kit.more import as_fit, page_at, turns
from bot.ui.kit.request import Request
from bot.ui.lobby.opening import move_here
from bot.ui.table.board import show_table
from bot.ui.table.calling_off import keep_button
from bot.ui.table.game_facts import (
    call_off_button,
    game_line,
    known_as,
    moment_and_end,
    of_game,
    options_of_games,
    take_button,
)
from bot.wording import Wording

TABLES: Final = "tables"
GAMES_LISTED: Final = 20


@handles(TABLES)
async def press_table(request: Request, click: Click) -> None:
    """A table is chosen from a list, or taken to the asker's channel."""
    match click.action:
        case "one":
            await open_table_page(request, request.asked(id_of(click.value)))
        case "move":
            await move_here(request, click.game)
        case "list":
            await open_tables(request, click.mark)


async def open_tables(request: Request, page: int = 0) -> None:
    """Show a page, from 0, of this server's games that the asker may see; in direct messages their own."""
    await request.defer()
    guild_id, games, wording = request.interaction.guild_id, request.services.games, request.wording
    found = await (games.games_of(request.user_id) if guild_id is None else games.games_in_guild(guild_id))
    listed = [one async for one in _told(request, [record for record in found if await request.sight.sees(record)])]
    if not listed:
        aside = await request.services.my_games.aside(request.user_id)
        await request.say(wording.text("my-games-aside", count=aside) if aside else wording.text("games-none"))
        return
    shown, at, pages = page_at(listed, page, GAMES_LISTED, itemgetter(1))
    heading = wording.text("games-heading", own="yes" if guild_id is None else "no")
    told = "\n".join([heading, *(line for _, line in shown)])
    turning = turns(PanelId(TABLES, "list"), at, pages, wording)
    await request.show(framed(told, tables_select([record for record, _ in shown], wording), turning))


async def _told(request: Request, records: Sequence[GameRecord]) -> AsyncIterator[tuple[GameRecord, str]]:
    """Games in words; one that cannot be read is left out."""
    for record in records:
        with suppress(Refused):
            visible = await request.services.games.look(record.id, None)
            moment, ends = moment_and_end(visible, request.wording, request.cards)
            line = of_game(
                "games-line",
                record,
                request.wording,
                round=visible.view.round if visible.view is not None else 0,
                yours="no" if record.seat_of(request.user_id) is None else "yes",
                moment=moment,
                ends=ends,
            )
            yield record, line


async def open_table_page(request: Request, game: GameId) -> None:
    """Show one table with what the asker can do there. Raises Refused."""
    await request.defer()
    visible, wording = await request.look(game), request.wording
    moment, ends = moment_and_end(visible, wording, request.cards)
    told = of_game("table-page", visible.record, wording, moment=moment, ends=ends)
    await request.show(framed(told, _doings(request, visible)))


def tables_select(records: Sequence[GameRecord], wording: Wording) -> list[PanelItem]:
    """The list that leads to each of these tables; nothing where there are none."""
    options = options_of_games(records, wording)
    return [select(PanelId(TABLES, "one"), options, wording.text("tables-select"))] if options else []


def _doings(request: Request, visible: VisibleGame) -> list[PanelItem]:
    """Play or sit down, look at the seats, take the match here, call it off: as far as the asker may."""
    record, wording = visible.record, request.wording
    here = request.interaction.guild_id is not None and record.guild_id == request.interaction.guild_id
    seated = record.seat_of(request.user_id) is not None
    moderates = request.moderates(record.guild_id)
    if record.is_over:
        return []
    if record.is_suspended:
        return [keep_button(record, wording)] if seated else []
    found = _playing(request, visible)
    if record.status is GameStatus.RUNNING:
        found.append(button(PanelId("seats", "open", record.id), wording.text("button-players")))
        movable = may_move(record, request.user_id, moderator=moderates)
        if here and record.channel_id != request.channel_id and movable:
            found.append(button(PanelId(TABLES, "move", record.id), wording.text("button-move-here")))
    if record.table_of is None and (seated or moderates):
        found.append(call_off_button(record, wording))
    return found


def _playing(request: Request, visible: VisibleGame) -> list[PanelItem]:
    record, wording = visible.record, request.wording
    if record.seat_of(request.user_id) is not None:
        if visible.view is None:
            return [button(PanelId("change", "open", record.id), wording.text("button-change"))]
        words = "button-hand" if has_hands(visible.view) else "button-games-board"
        return [button(PanelId("games", "go", record.id), wording.text(words), style=Style.primary)]
    with suppress(Refused):
        free = _free_to(request, record)
        if free is not None:
            return [take_button(record, free, wording)]
        if len(record.holders) < record.seats:
            return [button(PanelId("lobby", "join", record.id), wording.text("button-games-join"), style=Style.success)]
    return []


def _free_to(request: Request, record: GameRecord) -> Holder | None:
    """The seat of a running match that the asker may take; None of a lobby to which they may come. Raises Refused."""
    check_welcome(record, request.user_id)
    if record.status is GameStatus.LOBBY:
        return None
    mark = request.services.games.marks.of(record.id, request.user_id)
    return open_seat_for(record, request.user_id, None, mark=mark)


GAMES_A_PAGE: Final = 5
LOBBIES_SHOWN: Final = 5
LOBBIES_LOOKED_AT: Final = 25
_LOBBIES_LONGEST: Final = 1_600


@handles(GAMES)
async def press(request: Request, click: Click) -> None:
    """A component of the panel, or the button elsewhere that leads to a game: to the asker's hand in it, to its board
    where nobody holds cards; where that is over by now, to the games that are not.
    """
    if click.action != "go":
        await open_games(request, click.mark)
        return
    await request.defer()
    sitting = await sit_down(request, click.game)
    if sitting.visible.record.is_over:
        await open_games(request)
    elif has_hands(sitting.view):
        await hand.open_hand(sitting)
    else:
        await show_table(request, click.game)


async def open_games(request: Request, page: int = 0) -> None:
    """Show the asker's games, the tables they could join, a list leading to each, and the hand that waits."""
    await request.defer()
    mine, wording = request.services.my_games, request.wording
    games, aside = await mine.of_user(request.user_id), await mine.aside(request.user_id)
    shown, at, pages = page_at(games, page, GAMES_A_PAGE)
    listed = [one async for one in _listed(request, shown)]
    tables = await joinable(request)
    waiting = sum(one.waits for one in games)
    lines = [wording.text("my-games-heading", waiting=waiting, games=len(listed) + aside)]
    lines += [line for _, _, line in listed]
    if aside:
        lines.append(wording.text("my-games-aside", count=aside))
    if tables:
        lines.append(wording.text("my-games-joinable"))
    lines += as_fit((line for _, line in tables), LOBBIES_SHOWN, _LOBBIES_LONGEST)
    records = [*(record for record, _, _ in listed), *(record for record, _ in tables)]
    buttons = [next_button(record.id, record.variant, wording) for record, waits, _ in listed if waits][:1]
    buttons += turns(PanelId(GAMES, "page"), at, pages, wording)
    buttons.append(button(PanelId(GAMES, "again", mark=at), wording.text("button-games-again")))
    buttons.append(button(PanelId("orders", "mine"), wording.text("button-orders-mine")))
    await request.show(framed("\n".join(lines), tables_select(records, wording), buttons))


async def _listed(request: Request, found: Sequence[ListedGame]) -> AsyncIterator[tuple[GameRecord, bool, str]]:
    """The games of a page, whether each waits for the asker, and in words; one that cannot be read is left out."""
    for one in found:
        try:
            visible = await request.look(one.game_id)
            reserves = await request.services.games.reserves(one.game_id)
        except Refused:
            continue
        reserve = _reserve(visible, reserves, request.wording)
        yield visible.record, one.waits, game_line(visible, request.wording, request.cards, one.waits, reserve)


async def joinable(request: Request) -> list[tuple[GameRecord, str]]:
    """Games of this server with a free seat in channels that the asker sees, in words; none in direct messages."""
    here = request.interaction.guild_id
    guilds, tables = () if here is None else (here,), list[tuple[GameRecord, str]]()
    try:
        await request.services.games.access.check_bar(here or 0, request.user_id)
    except Refused:
        return tables
    found = await request.services.my_games.joinable(guilds, request.user_id, LOBBIES_LOOKED_AT)
    for game_id in found:
        record = (await request.services.games.look(GameId(game_id), None)).record
        with suppress(Refused):
            free = _free_to(request, record)
            if len(tables) < LOBBIES_SHOWN and await request.sight.sees(record):
                tables.append((record, table_line(record, free, request.wording)))
    return tables


def _reserve(visible: VisibleGame, reserves: Sequence[timedelta], wording: Wording) -> str:
    """What its player has left of the reserve; `none` where the pace gives none."""
    record, view = visible.record, visible.view
    if view is None or view.seat is None or not record.pace.reserve:
        return "none"
    return wording.roughly(reserves[view.seat])


def table_line(record: GameRecord, free: Holder | None, wording: Wording) -> str:
    """A lobby with a free seat in words, or a running match with the seat that is free for a substitute."""
    pace = wording.pace_name(record.pace)
    if free is None:
        return of_game("my-games-lobby", record, wording, pace=pace)
    return of_game("my-games-open-seat", record, wording, pace=pace, name=wording.name(known_as(free)))
