"""The private word to the owner of a standing order on what came of it."""

from __future__ import annotations

from bot.card_emojis import CardEmojis
from bot.records.games import VisibleGame
from bot.records.notices import Notice
from bot.ui.kit.items import Edge, PanelId, Style, button, framed
from bot.ui.kit.message import Outgoing
from bot.ui.table.game_facts import board_link, notation_of, worded
from bot.wording import Wording


def order_report(visible: VisibleGame, word: Notice, wording: Wording, cards: CardEmojis) -> Outgoing:
    """The word, with the way to the hand and to all orders."""
    record = visible.record
    words = worded(wording, record)
    text = words.text(
        f"order-word-{word.what}",
        game=wording.variant_name(record.variant),
        faces=words.cards(word.faces, notation_of(record), cards),
        count=len(word.faces),
        penalty=word.penalty,
        board=board_link(record),
    )
    hand = button(PanelId("hand", "open", record.id), wording.text("button-hand"), style=Style.primary)
    mine = button(PanelId("orders", "mine"), wording.text("button-orders-mine"))
    return framed(text, [hand, mine], edge=Edge.NONE)
