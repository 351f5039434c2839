"""The board of Karo 8: four rows that grow from their eights."""

from __future__ import annotations

from typing import Final

from bot.records import Look
from bot.ui.hand import verbs
from bot.ui.kit.items import PanelItem, Style
from bot.ui.kit.message import OutgoingFile
from bot.ui.table.board_of_a_family import (
    Answer,
    BoardKind,
    Verb,
    board_button,
    drawn_board,
    picture_heading,
    picture_status,
    recent_lines,
)
from bot.wording import Wording
from engine.games.events import CardPlaced
from engine.games.suit_rows.view import RowsView
from engine.games.views import Phase
from render.labels import BoardLabels


async def _draw(view: RowsView, look: Look, wording: Wording) -> tuple[OutgoingFile, ...]:
    labels = BoardLabels(
        heading=picture_heading(view, wording),
        status=picture_status(view, look, wording),
        stock=wording.text("picture-stock"),
        heroes=wording.text("picture-heroes"),
        villains=wording.text("picture-villains"),
    )
    laid = [event.card for event in look.recent if isinstance(event, CardPlaced)]
    return (await drawn_board(view, look, wording, labels, fresh=laid[-1:]),)


def _buttons(view: RowsView, game: int, wording: Wording) -> list[PanelItem]:
    playing = view.phase is Phase.PLACE
    style = Style.success if playing else Style.secondary
    draw, let_go = wording.text("button-board-draw"), wording.text("button-board-pass")
    return [
        board_button("draw", game, view.turn, draw, style=style, disabled=not (playing and view.stock)),
        board_button("pass", game, view.turn, let_go, disabled=not playing or view.stock > 0),
    ]


ROWS_BOARD: Final[BoardKind[RowsView]] = BoardKind(
    draw=_draw,
    buttons=_buttons,
    verbs={
        "draw": Verb(lambda look, mark: verbs.draw(look, turn=mark)),
        "pass": Verb(verbs.pass_turn, Answer.SENTENCE),
    },
    news=recent_lines,
)
