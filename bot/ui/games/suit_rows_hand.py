"""The hand of Karo 8: which of one's cards fit a row, and laying one of them, drawing, or passing."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import discord

from bot.card_emojis import CardEmojis
from bot.ui.hand import verbs
from bot.ui.hand.sitting import Action, Reply, Sitting, carry_out
from bot.ui.kit.ids import PanelId
from bot.ui.kit.items import Click, PanelItem, Style, button, row, select
from bot.ui.kit.message import Outgoing, OutgoingFile, picture
from bot.ui.table.game_facts import board_link, names_of, notation_of, worded
from bot.wording import Wording
from engine.cards import PLAYING_CARDS, Card
from engine.games.moves import MoveKind
from engine.games.suit_rows.view import RowsView
from engine.games.views import MatchView, Options
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.teams import HEROES
from render.hands.hand import hand_picture
from render.kit.theme import ACCENT, FELT
from render.labels import HandLabels


async def act(sitting: Sitting[MatchView], click: Click) -> Reply:
    """Do what a component of the panel is for. A refusal becomes the panel's sentence, at the present state."""
    return await carry_out(sitting, click, _ACTIONS)


async def rows_hand_panel(reply: Reply, wording: Wording, cards: CardEmojis) -> Outgoing:
    """The panel of a reply: whose colour one plays for, one's cards, and what can be done now."""
    view, record = reply.look.view, reply.look.record
    if not isinstance(view, RowsView):
        raise ValueError("there is no hand that grows rows to show")  # noqa: TRY004 - a lobby, or another game
    wording = worded(wording, record)
    options = reply.look.options or Options()
    container: discord.ui.Container[Any] = discord.ui.Container(
        discord.ui.TextDisplay(_text(reply, view, options, wording)),
        accent_colour=discord.Colour.from_rgb(*(ACCENT if options.kinds else FELT)),
    )
    files: tuple[OutgoingFile, ...] = ()
    if view.hand:
        chosen = _chosen(reply, options)
        labels = HandLabels(
            title=wording.text("picture-hand", count=len(view.hand)),
            your_move=wording.text("picture-your-move") if options.kinds else "",
        )
        drawn = await asyncio.to_thread(
            hand_picture, view, chosen, "suit", (), labels, playable=frozenset(options.placeable)
        )
        file = picture("hand.png", drawn.png, wording.hand_alt(view, notation_of(record), chosen=chosen))
        container.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(file.url, description=file.alt)))
        files = (file,)
    if len(options.placeable) > 1:
        container.add_item(row(_card_select(reply, options, wording, cards)))
    container.add_item(row(*_buttons(reply, view, options, wording)))
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(container)
    return Outgoing(layout, files)


def _text(reply: Reply, view: RowsView, options: Options, wording: Wording) -> str:
    record, due = reply.look.record, reply.look.deadlines.turn
    lines = [wording.text("hand-note", note=reply.note)] if reply.note else []
    if view.seat is not None and view.turn_seat == view.seat:
        moment = wording.text(
            "hand-turn-place",
            eight=wording.card(view.must_place, notation_of(record)) if view.must_place is not None else "none",
            can="lay" if options.placeable else "draw" if options.draw_stock else "pass",
        )
    else:
        moment = wording.moment(view, names_of(record), notation_of(record))
    until = discord.utils.format_dt(due, "R") if due is not None and view.result is None else "none"
    lines.append(wording.text("hand-moment", moment=moment, until=until, board=board_link(record)))
    team = None if view.seat is None else view.teams[view.seat]
    if team is not None:
        lines.append(wording.text("hand-team", team="heroes" if team == HEROES else "villains"))
    return "\n".join(lines)


def _chosen(reply: Reply, options: Options) -> tuple[Card, ...]:
    """The card to lay: the chosen one while it fits, or the only one that does."""
    chosen = tuple(card for card in reply.draft.chosen[:1] if card in options.placeable)
    return chosen or (options.placeable if len(options.placeable) == 1 else ())


def _card_select(reply: Reply, options: Options, wording: Wording, cards: CardEmojis) -> PanelItem:
    """The cards that fit a row now: never more than two a row."""
    chosen = _chosen(reply, options)
    choices = [
        discord.SelectOption(
            label=wording.card(card, notation_of(reply.look.record)),
            value=PLAYING_CARDS.text(card),
            emoji=cards.partial(card),
            default=card in chosen,
        )
        for card in options.placeable
    ]
    panel_id = PanelId("hand", "cards", reply.look.record.id)
    return select(panel_id, choices, wording.text("select-placeable"), at_least=0)


def _buttons(reply: Reply, view: RowsView, options: Options, wording: Wording) -> list[PanelItem]:
    game, chosen = reply.look.record.id, _chosen(reply, options)
    found = []
    if options.placeable:
        card = wording.card(chosen[0], notation_of(reply.look.record)) if chosen else "none"
        label = wording.text("button-lay", card=card)
        lay = PanelId("hand", "lay", game, view.turn)
        found.append(button(lay, label, style=Style.success, disabled=not chosen))
    if options.draw_stock:
        found.append(button(PanelId("hand", "draw", game, view.turn), wording.text("button-draw"), style=Style.primary))
    if MoveKind.PASS_TURN in options.kinds and options.may_pass:
        label = wording.text("button-passturn", phase=view.phase.value)
        found.append(button(PanelId("hand", "passturn", game, view.turn), label, style=Style.primary))
    found.append(button(PanelId("hand", "show", game, view.turn), wording.text("button-show")))
    return found


# -------------------------------------------------------------------------------------------------------------- clicks


async def _show(sitting: Sitting[MatchView], click: Click) -> Reply:
    return sitting.reply()


async def _choose(sitting: Sitting[MatchView], click: Click) -> Reply:
    cards = tuple(PLAYING_CARDS.parse(value) for value in click.values)
    return await sitting.drafting(replace(sitting.draft, chosen=cards))


async def _lay(sitting: Sitting[MatchView], click: Click) -> Reply:
    chosen = _chosen(sitting.reply(), sitting.look.options or Options())
    if not chosen:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    return await sitting.submit(verbs.place(sitting.look, chosen[0], click.mark))


async def _draw(sitting: Sitting[MatchView], click: Click) -> Reply:
    return await sitting.submit(verbs.draw(sitting.look, turn=click.mark))


async def _pass_turn(sitting: Sitting[MatchView], click: Click) -> Reply:
    return await sitting.submit(verbs.pass_turn(sitting.look, click.mark))


_ACTIONS: Final[Mapping[str, Action[MatchView]]] = {
    "show": _show,
    "cards": _choose,
    "lay": _lay,
    "draw": _draw,
    "passturn": _pass_turn,
}
