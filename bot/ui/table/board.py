"""The board: one public message per game. It looks the same whatever anyone holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.refusals import HostReject, Refused
from bot.records import GameRecord, GameStatus, Look
from bot.ui.games.registry import kind_of
from bot.ui.hand import hand
from bot.ui.hand.sitting import sit_down
from bot.ui.kit.ids import PanelId
from bot.ui.kit.items import Click, Style, button, handles, row
from bot.ui.kit.message import Outgoing, OutgoingFile
from bot.ui.kit.request import Request
from bot.ui.rules import pages as rules_pages
from bot.ui.table.board_of_a_family import recent_lines
from bot.ui.table.game_facts import names_of, notation_of, worded
from bot.wording import Wording
from engine.games.draw_discard.view import open_window
from engine.games.views import MatchView
from render.kit.theme import ACCENT, FELT


@handles("board")
async def press(request: Request, click: Click) -> None:
    """A button under the board: it names the turn or the window that was on show when it was drawn."""
    match click.action:
        case "hand":
            await hand.open_hand(await sit_down(request, click.game))
        case "rules":
            await rules_pages.open_rules(request, click.game)
        case "help":
            await rules_pages.open_help(request)
        case _:
            await _move(request, click)


async def _move(request: Request, click: Click) -> None:
    sitting = await sit_down(request, click.game)
    kind = kind_of(sitting.view)
    if kind is None:
        raise Refused(HostReject.NOT_RUNNING)
    verb = kind.board.verbs[click.action]
    await hand.make_move(sitting, verb.move(sitting.look, click.mark), verb.answer)


async def show_table(request: Request, game: int) -> None:
    """Show the board to the asker alone, wherever the public one has scrolled to."""
    await request.defer()
    look = await request.service.look(game, None)
    if look.view is None:
        raise Refused(HostReject.NOT_RUNNING)
    await request.show(await board(look, request.wording, request.cards))


async def board(look: Look, wording: Wording, cards: CardEmojis) -> Outgoing:
    """The board of a running or finished match. `look` must be a spectator's."""
    view, record = look.view, look.record
    if view is None:
        raise ValueError("a lobby has no board")
    wording = worded(wording, record)
    kind = kind_of(view)
    files = () if kind is None else await kind.board.draw(view, look, wording)
    told = (recent_lines if kind is None else kind.board.news)(look, wording, cards)
    container: discord.ui.Container[Any] = discord.ui.Container(
        discord.ui.TextDisplay(_heading(view, record, wording)),
        accent_colour=discord.Colour.from_rgb(*(ACCENT if record.status is GameStatus.RUNNING else FELT)),
    )
    if files:
        container.add_item(_gallery(files[0]))
    else:
        container.add_item(discord.ui.TextDisplay(wording.board_alt(view, names_of(record), notation_of(record))))
    container.add_item(discord.ui.TextDisplay(_news(look, told, wording)))
    for file in files[1:]:
        container.add_item(_gallery(file))
    for buttons in board_rows(view, record, wording):
        container.add_item(buttons)
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(container)
    return Outgoing(layout, tuple(files))


def board_rows(view: MatchView, record: GameRecord, wording: Wording) -> list[discord.ui.ActionRow[Any]]:
    """The buttons under the board, enabled as far as what everyone knows allows."""
    game, kind = record.id, kind_of(view)
    told = row(
        button(PanelId("board", "rules", game), wording.text("button-rules")),
        button(PanelId("board", "help", game), wording.text("button-help")),
    )
    if record.status is not GameStatus.RUNNING or kind is None:
        return [told]
    moves = list(kind.board.buttons(view, game, wording))
    if kind.hand is not None:
        moves.insert(0, button(PanelId("board", "hand", game), wording.text("button-hand"), style=Style.primary))
    return [row(*moves), told]


def _gallery(file: OutgoingFile) -> discord.ui.MediaGallery[Any]:
    return discord.ui.MediaGallery(discord.MediaGalleryItem(file.url, description=file.alt))


def _heading(view: MatchView, record: GameRecord, wording: Wording) -> str:
    kind = kind_of(view)
    return wording.text(
        "board-heading",
        game=wording.variant_name(record.variant),
        round=view.round,
        rounds=view.rounds or "none",
        lap="none" if kind is None or kind.board.lap is None else kind.board.lap(view),
    )


def _news(look: Look, told: Sequence[str], wording: Wording) -> str:
    view, record = look.view, look.record
    if view is None:
        return ""
    said = [wording.text("board-event", event=line) for line in told]
    if record.status is GameStatus.CANCELLED:
        return "\n".join([*said, wording.text("board-cancelled")])
    moment = wording.moment(view, names_of(record), notation_of(record))
    due = look.deadlines.window if open_window(view) is not None else look.deadlines.turn
    if due is not None and view.result is None:
        now = wording.text("board-moment-until", moment=moment, until=discord.utils.format_dt(due, "R"))
    else:
        now = wording.text("board-moment", moment=moment)
    return "\n".join([*said, now])
