"""The board of a tile game: the pool, tiles that lie open, and the melds, marked with what the last turn brought."""

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
from engine.games.tiles.view import TileView
from engine.games.views import Phase
from render.labels import BoardLabels


async def _draw(view: TileView, look: Look, wording: Wording) -> tuple[OutgoingFile, ...]:
    labels = BoardLabels(
        heading=picture_heading(view, wording),
        status=picture_status(view, look, wording),
        stock=wording.text("picture-pool"),
        claim=wording.text("picture-take-aside"),
        no_melds=wording.text("picture-no-melds"),
        laid=wording.text("picture-laid"),
        moved=wording.text("picture-moved"),
        open_tile=wording.text("picture-open-tile"),
    )
    return (await drawn_board(view, look, wording, labels),)


def _buttons(view: TileView, game: int, wording: Wording) -> list[PanelItem]:
    before_drawing = view.phase in (Phase.DRAW, Phase.LAY_OR_DRAW)
    drawing = before_drawing and view.pool > 0
    # where each turn begins with taking a tile, it ends with laying or with putting one aside (004, V1)
    ending = view.phase is Phase.LAY and not view.rules.switches().get("v1.enabled")
    passing = ending or (view.phase is Phase.LAY_OR_DRAW and not view.pool)
    style = Style.success if drawing else Style.secondary
    return [
        board_button(
            "draw", game, view.turn, wording.text("button-board-draw-tile"), style=style, disabled=not drawing
        ),
        board_button("passturn", game, view.turn, wording.text("button-board-pass"), disabled=not passing),
    ]


TILE_BOARD: Final[BoardKind[TileView]] = BoardKind(
    draw=_draw,
    buttons=_buttons,
    verbs={
        "draw": Verb(lambda look, mark: verbs.draw(look, turn=mark)),
        "passturn": Verb(verbs.pass_turn, Answer.SENTENCE),
    },
    news=recent_lines,
)
