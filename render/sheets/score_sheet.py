"""The score sheet: a row for each round, a column for each seat, totals and places below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.views import MatchView
from engine.rules.scores import RoundResult, ScoreItem, SeatScore
from render.art.signs import CROWN, SEAT_EMBLEMS, STAR
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.text import Weight
from render.labels import NO_SCORE_LABELS, ScoreLabels
from render.points import written

_HEADER: Final = 92
_HEAD_ROW: Final = 112
_ROUND_ROW: Final = 66
_ITEM_LINE: Final = 30
_TOTAL_ROW: Final = 108
_LABEL_COLUMN: Final = 172
_RADIUS: Final = 22
_PLAIN: Final = frozenset({ScoreItem.HAND, ScoreItem.CARDS, ScoreItem.WIN, ScoreItem.COLLECTED})


def score_sheet_picture(view: MatchView, names: Sequence[str], labels: ScoreLabels = NO_SCORE_LABELS) -> Picture:
    """The score sheet of a match, 1100 pixels wide: finished rounds, running totals, and places once it is over.

    Any seat's view gives the same picture. `names[i]` heads the column of seat i; raises ValueError where their number
    is not that of the seats.
    """
    if len(names) != len(view.seats):
        raise ValueError(f"{len(view.seats)} seats need as many names, not {len(names)}")
    heights = [_row_height(result) for result in view.sheet]
    top = _HEADER
    bottom = top + _HEAD_ROW + sum(heights) + _TOTAL_ROW
    canvas = Canvas(theme.WIDTH, bottom + theme.MARGIN, theme.FELT)
    canvas.write(labels.title, (theme.MARGIN, _HEADER // 2 + 4), 40, theme.CREAM, width=theme.WIDTH - 2 * theme.MARGIN)
    paper = (theme.MARGIN, top, theme.WIDTH - theme.MARGIN, bottom)
    canvas.shadow(paper, _RADIUS, 6)
    canvas.plate(paper, _RADIUS, theme.PAPER)
    _draw_names(canvas, view, names, top)
    y = top + _HEAD_ROW
    for number, (result, height) in enumerate(zip(view.sheet, heights, strict=True)):
        label = labels.rounds[number] if number < len(labels.rounds) else str(result.round)
        _draw_round(canvas, view, result, label, labels, y)
        y += height
    _draw_totals(canvas, view, labels.total, y)
    return canvas.finish()


def notable(score: SeatScore) -> tuple[tuple[ScoreItem, int], ...]:
    """The score lines that say more than the points do: none where there is the hand alone, or what wins."""
    return () if len(score.items) == 1 and score.items[0][0] in _PLAIN else score.items


def winners(result: RoundResult) -> tuple[int, ...]:
    """The seats that won a round: one seat, or the seats of a team."""
    return result.team if result.winner is None else (result.winner,)


def _row_height(result: RoundResult) -> int:
    lines = max((len(notable(score)) for score in result.seats if score is not None), default=0)
    return _ROUND_ROW + (lines * _ITEM_LINE + 12 if lines else 0)


def _column(view: MatchView, seat: int) -> tuple[int, int]:
    """Left and right edge of a seat's column."""
    left = theme.MARGIN + _LABEL_COLUMN
    width = (theme.WIDTH - theme.MARGIN - left) // len(view.seats)
    return left + seat * width, left + (seat + 1) * width


def _draw_names(canvas: Canvas, view: MatchView, names: Sequence[str], top: int) -> None:
    for seat, name in enumerate(names):
        left, right = _column(view, seat)
        middle = (left + right) // 2
        canvas.sign(SEAT_EMBLEMS[seat], middle, top + 36, 36, theme.SEAT_INKS[seat])
        canvas.write(name, (middle, top + 80), 32, theme.INK, side="middle", width=right - left - 16)
    canvas.bar((theme.MARGIN, top + _HEAD_ROW - 3, theme.WIDTH - theme.MARGIN, top + _HEAD_ROW), theme.BRASS)


def _draw_round(canvas: Canvas, view: MatchView, result: RoundResult, label: str, labels: ScoreLabels, y: int) -> None:
    canvas.write(label, (theme.MARGIN + 28, y + 34), 30, theme.INK_SOFT, width=_LABEL_COLUMN - 40)
    for seat, score in enumerate(result.seats):
        if score is None:
            continue
        left, right = _column(view, seat)
        middle = (left + right) // 2
        won = seat in winners(result)
        length = canvas.write(
            written(score.points, view.rules), (middle, y + 34), 36, theme.INK, weight=Weight.BOLD, side="middle"
        )
        if won:
            canvas.sign(STAR, middle - length // 2 - 24, y + 33, 26, theme.GOLD)
        for line, (item, points) in enumerate(notable(score)):
            _draw_item(
                canvas, labels.item(item), written(points, view.rules), (left, right), y + 76 + line * _ITEM_LINE
            )
    end = y + _row_height(result)
    canvas.bar((theme.MARGIN + 20, end - 2, theme.WIDTH - theme.MARGIN - 20, end), theme.PAPER_SHADE)


def _draw_item(canvas: Canvas, label: str, points: str, column: tuple[int, int], y: int) -> None:
    left, right = column
    inset = max(8, (right - left - 190) // 2)
    length = canvas.write(points, (right - inset, y), 24, theme.INK_SOFT, side="right")
    canvas.write(
        label, (left + inset, y), 24, theme.INK_SOFT, weight=Weight.REGULAR, width=right - left - 2 * inset - length - 8
    )


def _draw_totals(canvas: Canvas, view: MatchView, label: str, y: int) -> None:
    band = (theme.MARGIN, y, theme.WIDTH - theme.MARGIN, y + _TOTAL_ROW)
    canvas.plate(band, _RADIUS, theme.PAPER_SHADE)
    canvas.bar((theme.MARGIN, y, theme.WIDTH - theme.MARGIN, y + _RADIUS), theme.PAPER_SHADE)
    middle = y + _TOTAL_ROW // 2
    canvas.write(label, (theme.MARGIN + 28, middle), 34, theme.INK, weight=Weight.BOLD, width=_LABEL_COLUMN - 40)
    for seat, info in enumerate(view.seats):
        left, right = _column(view, seat)
        place = None if view.result is None else view.result.places[seat]
        length = canvas.write(
            written(info.total, view.rules),
            ((left + right) // 2, middle if place is None else middle - 20),
            44,
            theme.INK_SOFT if info.out else theme.INK,
            weight=Weight.BOLD,
            side="middle",
        )
        if view.result is None or place is None:
            continue
        if seat in view.result.winners:
            canvas.sign(CROWN, (left + right) // 2 - length // 2 - 30, middle - 22, 36, theme.GOLD)
        _draw_place(canvas, place, (left + right) // 2, middle + 26)


def _draw_place(canvas: Canvas, place: int, x: int, y: int) -> None:
    canvas.plate((x - 20, y - 20, x + 20, y + 20), 20, theme.GOLD if place == 1 else theme.PAPER_LINE)
    canvas.write(
        str(place), (x, y), 28, theme.ON_ACCENT if place == 1 else theme.INK, weight=Weight.BOLD, side="middle"
    )
