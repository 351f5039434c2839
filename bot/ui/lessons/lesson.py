"""Who is taught: in practice games everybody; else, for two rounds, who has finished no match of the game."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.card_emojis import CardEmojis
from bot.records.games import GameRecord, VisibleGame
from bot.ui.kit.request import Request
from bot.ui.lessons.draw_discard import draw_discard_tip
from bot.ui.lessons.gin import gin_tip
from bot.ui.lessons.suit_rows import suit_rows_tip
from bot.ui.lessons.tiles import tiles_tip
from bot.ui.lessons.tip import Fact, Tip
from bot.ui.table.game_facts import notation_of, worded
from bot.wording import Wording
from engine.cards import Card
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.gin.view import GinView
from engine.games.suit_rows.view import RowsView
from engine.games.tiles.view import TileView
from engine.games.views import MatchView

ROUNDS_TAUGHT: Final = 2


async def lesson_for(request: Request, visible: VisibleGame) -> str:
    """The line that explains this turn to the asker; empty for those who know the game or want no explanations."""
    view, in_practice = visible.view, not visible.record.guild_id
    if view is None or not visible.taught or (view.round > ROUNDS_TAUGHT and not in_practice):
        return ""
    if not (await request.services.people.lately(request.user_id)).teaching:
        return ""
    return await asyncio.to_thread(lesson, visible.record, view, request.wording, request.cards)


def lesson(record: GameRecord, view: MatchView, wording: Wording, emojis: CardEmojis) -> str:
    """The line that explains a seat's turn; empty where it has none, or nothing to choose.

    Searches the hand: not for the event loop.
    """
    tip = _tip(view)
    if tip is None:
        return ""
    spoken, notation = worded(wording, record), notation_of(record)

    def said(value: Fact) -> str | int:
        match value:
            case Card():
                return spoken.card(value, notation, emojis)
            case tuple():
                parts = [said(part) for part in value]
                melds = any(isinstance(part, tuple) for part in value)
                return spoken.listed([str(part) for part in parts]) if melds else " ".join(map(str, parts))
        return value

    told = spoken.text(tip.message, **{name: said(value) for name, value in tip.facts.items()})
    first = view.round == 1 and view.turn <= len(view.seats)
    return spoken.text("lesson", tip=told, first="yes" if first else "no")


def _tip(view: MatchView) -> Tip | None:
    match view:
        case DrawDiscardView():
            return draw_discard_tip(view)
        case GinView():
            return gin_tip(view)
        case TileView():
            return tiles_tip(view)
        case RowsView():
            return suit_rows_tip(view)
    return None
