"""The hand panel of a game with melds: one's own cards, private, with everything that can be done with them now."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot.card_emojis import CardEmojis
from bot.ui.hand.controls import OPTIONS_PER_SELECT, HandControls
from bot.ui.hand.draft import copies
from bot.ui.hand.questions import Question
from bot.ui.hand.sitting import Reply
from bot.ui.kit.ids import PanelId
from bot.ui.kit.items import PanelItem, row, select
from bot.ui.kit.message import Outgoing, OutgoingFile, picture
from bot.ui.table.game_facts import board_link, meld_rules, names_of, notation_of, worded
from bot.wording import Wording
from engine.cards import Card
from engine.games.draw_discard.view import SeatView
from engine.games.tiles.view import TileView
from engine.games.views import Options
from engine.melds.search import MeldSplit, best_melds
from render.hands.hand import hand_groups, hand_picture
from render.kit.theme import ACCENT, FELT
from render.labels import HandLabels

LARGEST_SEARCHED: Final = 30


async def hand_panel(
    reply: Reply, wording: Wording, cards: CardEmojis, controls: type[HandControls] = HandControls
) -> Outgoing:
    """The panel of a reply: sentence, picture, cards to choose from, and buttons for what is possible now."""
    view, record = reply.look.view, reply.look.record
    wording = worded(wording, record)
    if not isinstance(view, SeatView):
        raise ValueError("there are no hands with melds to show")  # noqa: TRY004 - a lobby, or a game without melds
    shown = replace(view, hand=reply.draft.hand(view))
    said = controls(reply, view, wording)
    container: discord.ui.Container[Any] = discord.ui.Container(
        discord.ui.TextDisplay(_text(said)),
        accent_colour=discord.Colour.from_rgb(*(ACCENT if _may_act(reply.look.options) else FELT)),
    )
    files: tuple[OutgoingFile, ...] = ()
    if shown.hand:
        split = await _best_split(shown)
        file = await _picture(reply, shown, split, wording)
        files = (file,)
        container.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(file.url, description=file.alt)))
        groups = hand_groups(shown.hand, reply.draft.order.value, _melds(split))
        for picked in card_selects(reply, groups, wording, cards):
            container.add_item(row(picked))
    if reply.question is not None:
        container.add_item(row(_question(reply.question, record.id, view.turn)))
    for buttons in said.rows():
        container.add_item(row(*buttons))
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(container)
    return Outgoing(layout, files)


# ---------------------------------------------------------------------------------------------------- text and picture


def _text(said: HandControls) -> str:
    reply, view, wording = said.reply, said.view, said.wording
    record = reply.look.record
    names, notation = names_of(record), notation_of(record)
    lines = [wording.text("hand-note", note=reply.note)] if reply.note else []
    due = reply.look.deadlines.window if view.window is not None else reply.look.deadlines.turn
    moment = wording.moment(view, names, notation)
    if view.turn_seat == view.seat and view.turn_seat is not None:
        moment = said.your_turn()
    elif view.window is not None and view.window.answer is not None:
        card = wording.card(view.window.card, notation)
        moment = wording.text("hand-answered", answer=view.window.answer.value, card=card)
    until = discord.utils.format_dt(due, "R") if due is not None and view.result is None else "none"
    lines.append(wording.text("hand-moment", moment=moment, until=until, board=board_link(record)))
    return "\n".join([*lines, *said.advice()])


async def _best_split(shown: SeatView) -> MeldSplit | None:
    """The best melds of the hand; None for a hand so big that looking for them would keep everybody waiting."""
    if len(shown.hand) > LARGEST_SEARCHED:
        return None
    return await asyncio.to_thread(best_melds, meld_rules(shown.rules), shown.hand)


async def _picture(reply: Reply, shown: SeatView, split: MeldSplit | None, wording: Wording) -> OutgoingFile:
    notation = notation_of(reply.look.record)
    labels = HandLabels(
        title=wording.text("picture-hand", count=len(shown.hand)),
        deadwood="" if split is None else wording.text("picture-deadwood", points=split.deadwood),
        drawn=wording.text("picture-drawn"),
        taken=wording.text("picture-taken"),
        your_move=wording.text("picture-your-move") if _may_act(reply.look.options) else "",
    )
    drawn = await asyncio.to_thread(
        hand_picture, shown, reply.draft.chosen, reply.draft.order.value, _melds(split), labels
    )
    return picture("hand.png", drawn.png, wording.hand_alt(shown, notation, chosen=reply.draft.chosen))


def _may_act(options: Options | None) -> bool:
    return options is not None and bool(options.kinds)


# ------------------------------------------------------------------------------------------------------------ selects


def _melds(split: MeldSplit | None) -> list[tuple[Card, ...]]:
    return [] if split is None else [meld.cards for meld in split.melds]


def card_selects(
    reply: Reply, groups: Sequence[Sequence[Card]], wording: Wording, cards: CardEmojis
) -> Iterator[PanelItem]:
    """One select with the whole hand in the order of the picture; beyond 25 cards one for each suit."""
    named = copies(card for group in groups for card in group)
    if len(named) > OPTIONS_PER_SELECT:
        named = copies(sorted(card for group in groups for card in group))
    chosen = Counter(reply.draft.chosen)
    for number, part in enumerate(_parts(named)):
        options = [_card_option(value, card, chosen, reply, wording, cards) for value, card in part]
        panel_id = PanelId("hand", "cards", reply.look.record.id, detail=str(number))
        yield select(panel_id, options, wording.text("select-cards"), at_least=0, at_most=len(options))


def _parts(named: Sequence[tuple[str, Card]]) -> list[list[tuple[str, Card]]]:
    """All cards together where a select holds them; else suit by suit, several suits in one where they fit."""
    parts: list[list[tuple[str, Card]]] = [[]]
    if len(named) <= OPTIONS_PER_SELECT:
        return [list(named)]
    for suit in dict.fromkeys(card.suit for _, card in named):
        of_suit = [(value, card) for value, card in named if card.suit == suit]
        if len(parts[-1]) + len(of_suit) > OPTIONS_PER_SELECT:
            parts.append([])
        for at in range(0, len(of_suit), OPTIONS_PER_SELECT):
            if at:
                parts.append([])
            parts[-1] += of_suit[at : at + OPTIONS_PER_SELECT]
    return [part for part in parts if part]


def _card_option(
    value: str, card: Card, chosen: Counter[Card], reply: Reply, wording: Wording, cards: CardEmojis
) -> discord.SelectOption:
    notation = notation_of(reply.look.record)
    is_chosen = chosen[card] > 0
    chosen[card] -= is_chosen
    copy = int(value.rpartition(".")[2])
    label = wording.card(card, notation)
    view = reply.look.view
    new = isinstance(view, SeatView | TileView) and copy == 0 and card in view.drawn
    return discord.SelectOption(
        label=label if not copy else wording.text("card-copy", card=label, copy=copy + 1),
        value=value,
        description=wording.text("select-new-card") if new else None,
        emoji=cards.partial(card, notation),
        default=is_chosen,
    )


def _question(question: Question, game: int, turn: int) -> PanelItem:
    options = [
        discord.SelectOption(label=choice.label, value=choice.value, description=choice.description)
        for choice in question.choices
    ]
    return select(PanelId("hand", question.action, game, turn, "which"), options, question.prompt)
