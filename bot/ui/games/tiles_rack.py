"""The rack of a tile game: one's own tiles, private, with drawing, laying, and the way to the workbench."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import discord

from bot.card_emojis import CardEmojis
from bot.ui.hand import verbs
from bot.ui.hand.draft import OpenPlace, open_tiles
from bot.ui.hand.meld_actions import chosen_anew
from bot.ui.hand.panel import card_selects
from bot.ui.hand.sitting import Action, Reply, Sitting, carry_out
from bot.ui.kit.ids import PanelId
from bot.ui.kit.items import Click, PanelItem, Style, button, row
from bot.ui.kit.message import Outgoing, OutgoingFile, picture
from bot.ui.table.game_facts import board_link, names_of, notation_of, worded
from bot.ui.workbench.actions import WORKBENCH_ACTIONS, may_rebuild
from bot.ui.workbench.bench import assist_of, opened
from bot.ui.workbench.panel import bench_panel
from bot.wording import Wording
from engine.cards import Card
from engine.games.moves import MoveKind
from engine.games.tiles.view import TileView
from engine.games.views import MatchView, Options
from engine.rules.refusals import IllegalMove, Reject
from render.hands.hand import hand_groups, hand_picture
from render.kit.theme import ACCENT, FELT
from render.labels import HandLabels
from render.pieces.pack import Pack


async def act(sitting: Sitting[MatchView], click: Click) -> Reply:
    """Do what a component of the panel is for. A refusal becomes the panel's sentence, at the present state."""
    return await carry_out(sitting, click, _ACTIONS)


async def rack_panel(reply: Reply, wording: Wording, cards: CardEmojis) -> Outgoing:
    """The panel of a reply: one's rack, or the table that is being rebuilt."""
    view, record = reply.look.view, reply.look.record
    if not isinstance(view, TileView):
        raise ValueError("there is no rack to show")  # noqa: TRY004 - a lobby, or another game
    bench = opened(reply.draft, view)
    if bench is not None:
        return await bench_panel(reply, view, bench, wording, cards)
    wording = worded(wording, record)
    options = reply.look.options or Options()
    container: discord.ui.Container[Any] = discord.ui.Container(
        discord.ui.TextDisplay(_text(reply, view, options, wording)),
        accent_colour=discord.Colour.from_rgb(*(ACCENT if options.kinds else FELT)),
    )
    files: tuple[OutgoingFile, ...] = ()
    shown = replace(view, hand=reply.draft.hand(view))
    if shown.hand:
        file = await _picture(reply, shown, options, wording)
        files = (file,)
        container.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(file.url, description=file.alt)))
        for picked in card_selects(reply, hand_groups(shown.hand, tiles=True), wording, cards):
            container.add_item(row(picked))
    for items in _buttons(reply, view, options, wording):
        container.add_item(row(*items))
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(container)
    return Outgoing(layout, files)


async def _picture(reply: Reply, shown: TileView, options: Options, wording: Wording) -> OutgoingFile:
    notation = notation_of(reply.look.record)
    labels = HandLabels(
        title=wording.text("picture-rack", count=len(shown.hand)),
        drawn=wording.text("picture-drawn"),
        your_move=wording.text("picture-your-move") if options.kinds else "",
    )
    chosen = reply.draft.chosen
    drawn = await asyncio.to_thread(hand_picture, shown, chosen, "suit", (), labels, Pack(notation))
    return picture("rack.png", drawn.png, wording.hand_alt(shown, notation, chosen=chosen))


def _text(reply: Reply, view: TileView, options: Options, wording: Wording) -> str:
    record, due = reply.look.record, reply.look.deadlines.turn
    notation = notation_of(record)
    lines = [wording.text("hand-note", note=reply.note)] if reply.note else []
    moment = wording.moment(view, names_of(record), notation)
    if view.turn_seat is not None and view.turn_seat == view.seat:
        moment = wording.text(f"rack-turn-{view.phase.value}")
    until = discord.utils.format_dt(due, "R") if due is not None and view.result is None else "none"
    lines.append(wording.text("hand-moment", moment=moment, until=until, board=board_link(record)))
    if reply.draft.taking is not None:
        tile = open_tiles(view).get(reply.draft.taking)
        lines += [] if tile is None else [wording.text("workbench-taking", card=wording.card(tile, notation))]
    if reply.draft.chosen:
        lines.append(wording.text("hand-chosen", cards=wording.cards(reply.draft.chosen, notation)))
    if options.may_meld and options.opening_short:
        lines.append(wording.text("rack-opening", needed=options.opening_short))
    if may_rebuild(view, options) and assist_of(view) != "hints":
        lines.append(wording.text("rack-assist", assist=assist_of(view)))
    return "\n".join(lines)


def _buttons(reply: Reply, view: TileView, options: Options, wording: Wording) -> list[list[PanelItem]]:
    game, turn, chosen = reply.look.record.id, view.turn, reply.draft.chosen

    def one(action: str, style: Style = Style.secondary, *, disabled: bool = False) -> PanelItem:
        label = wording.text(f"button-{action}")
        return button(PanelId("hand", action, game, turn), label, style=style, disabled=disabled)

    def taking(where: OpenPlace, tile: Card) -> PanelItem:
        label = wording.text("button-taketile", card=wording.card(tile, notation_of(reply.look.record)))
        return button(PanelId("hand", "taketile", game, turn, where), label)

    laying = []
    if may_rebuild(view, options):
        laying = [one("laythese", Style.success, disabled=not chosen), one("byhand")]
        laying += [one("hint")] if assist_of(view) == "hints" else []
        offered: dict[OpenPlace, Card | None] = {"aside": options.take_aside, "open": options.take_open}
        laying += [taking(where, tile) for where, tile in offered.items() if tile is not None]
    ending = []
    if options.draw_stock:
        ending.append(one("drawtile", Style.primary))
    if options.may_pass:
        ending.append(one("passtiles", Style.primary))
    if MoveKind.DISCARD in options.kinds:
        ending.append(one("putaside", Style.danger, disabled=len(chosen) != 1))
    ending.append(one("show"))
    if chosen:
        ending.append(one("clear"))
    return [items for items in (laying, ending) if items]


# -------------------------------------------------------------------------------------------------------------- clicks


async def _show(sitting: Sitting[MatchView], click: Click) -> Reply:
    return sitting.reply()


async def _choose(sitting: Sitting[MatchView], click: Click) -> Reply:
    return await sitting.drafting(chosen_anew(sitting, click))


async def _draw(sitting: Sitting[MatchView], click: Click) -> Reply:
    return await sitting.submit(verbs.draw(sitting.look, turn=click.mark))


async def _pass_turn(sitting: Sitting[MatchView], click: Click) -> Reply:
    return await sitting.submit(verbs.pass_turn(sitting.look, click.mark))


async def _put_aside(sitting: Sitting[MatchView], click: Click) -> Reply:
    if len(sitting.draft.chosen) != 1:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    return await sitting.submit(verbs.discard(sitting.look, sitting.draft.chosen[0], turn=click.mark))


async def _clear(sitting: Sitting[MatchView], click: Click) -> Reply:
    return await sitting.drafting(replace(sitting.draft, chosen=(), taking=None))


_ACTIONS: Final[Mapping[str, Action[MatchView]]] = {
    "show": _show,
    "cards": _choose,
    "drawtile": _draw,
    "passtiles": _pass_turn,
    "putaside": _put_aside,
    "clear": _clear,
    **WORKBENCH_ACTIONS,
}
