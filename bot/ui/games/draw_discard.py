"""The board of a game with melds: two piles to draw from, and the discard that others may claim."""

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
from engine.games.draw_discard.view import SeatView
from engine.games.gin.view import GinView
from engine.games.views import Phase
from render.labels import BoardLabels


async def _draw(view: SeatView, look: Look, wording: Wording) -> tuple[OutgoingFile, ...]:
    labels = BoardLabels(
        heading=picture_heading(view, wording, view.lap),
        status=picture_status(view, look, wording),
        stock=wording.text("picture-stock"),
        discards=wording.text("picture-discards"),
        claim=wording.text("picture-claim"),
        no_melds=wording.text("picture-no-melds"),
        laid=wording.text("picture-laid"),
        moved=wording.text("picture-moved"),
    )
    return (await drawn_board(view, look, wording, labels),)


def _buttons(view: SeatView, game: int, wording: Wording) -> list[PanelItem]:
    draw, take, knock, let_go = (wording.text(f"button-board-{verb}") for verb in ("draw", "take", "knock", "pass"))
    window = view.window
    if window is not None:
        mark = window.window
        barred = window.next_seat not in window.asked
        return [
            board_button("drawlater", game, mark, draw, disabled=barred),
            board_button("claim", game, mark, take, disabled=barred),
            board_button("knock", game, mark, knock, style=Style.success),
            board_button("pass", game, mark, let_go),
        ]
    drawing = view.phase is Phase.DRAW
    takeable = drawing and view.discard_top is not None and not view.stock_only
    style = Style.success if drawing else Style.secondary
    piles = [
        board_button("draw", game, view.turn, draw, style=style, disabled=not drawing),
        board_button("take", game, view.turn, take, disabled=not takeable),
    ]
    if not view.rules.switches().get("claim.enabled"):
        return piles
    return [
        *piles,
        board_button("knock", game, 0, knock, disabled=True),
        board_button("pass", game, 0, let_go, disabled=True),
    ]


MELD_BOARD: Final[BoardKind[SeatView]] = BoardKind(
    draw=_draw,
    buttons=_buttons,
    verbs={
        "draw": Verb(lambda look, mark: verbs.draw(look, turn=mark)),
        "take": Verb(lambda look, mark: verbs.take(look, turn=mark)),
        "drawlater": Verb(verbs.draw_later),
        "claim": Verb(verbs.claim_as_next, Answer.SENTENCE),
        "knock": Verb(verbs.knock, Answer.SENTENCE),
        "pass": Verb(verbs.let_go, Answer.SENTENCE),
    },
    news=recent_lines,
    lap=lambda view: view.lap,
)


async def _draw_gin(view: GinView, look: Look, wording: Wording) -> tuple[OutgoingFile, ...]:
    labels = BoardLabels(
        heading=picture_heading(view, wording),
        status=picture_status(view, look, wording),
        stock=wording.text("picture-stock"),
        discards=wording.text("picture-discards"),
        no_melds=wording.text("picture-no-melds"),
    )
    return (await drawn_board(view, look, wording, labels),)


def _gin_buttons(view: GinView, game: int, wording: Wording) -> list[PanelItem]:
    offered, drawing = view.phase is Phase.UPCARD, view.phase is Phase.DRAW
    takeable = (offered or drawing) and view.discard_top is not None and not view.stock_only
    style = Style.success if drawing else Style.secondary
    return [
        board_button("draw", game, view.turn, wording.text("button-board-draw"), style=style, disabled=not drawing),
        board_button("take", game, view.turn, wording.text("button-board-take"), disabled=not takeable),
        board_button("refuse", game, view.turn, wording.text("button-board-refuse"), disabled=not offered),
    ]


GIN_BOARD: Final[BoardKind[GinView]] = BoardKind(
    draw=_draw_gin,
    buttons=_gin_buttons,
    verbs={
        "draw": Verb(lambda look, mark: verbs.draw(look, turn=mark)),
        "take": Verb(lambda look, mark: verbs.take(look, turn=mark)),
        "refuse": Verb(verbs.pass_turn, Answer.SENTENCE),
    },
    news=recent_lines,
)
