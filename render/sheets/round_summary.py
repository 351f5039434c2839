"""The end of a round: every seat's open hand, what it counts, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from engine.rules.rule_set import RuleSet
from engine.rules.scores import RoundResult, SeatScore
from render.art.signs import CROWN, SEAT_EMBLEMS
from render.hands.hand import hand_groups
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.text import Weight, wrapped
from render.labels import NO_SUMMARY_LABELS, SummaryLabels
from render.pieces.pack import CARDS, Pack
from render.points import written
from render.sheets.score_sheet import notable, winners

_HEADER: Final = 92
_TITLE: Final = 40
_TITLE_LINE: Final = 50
_NAME_LINE: Final = 76
_GAP: Final = 18
_INSET: Final = 28
_CARD_STEP: Final = 56
_LINE_GAP: Final = 10


@dataclass(frozen=True, slots=True)
class _Panel:
    """What one seat's panel shows."""

    seat: int
    name: str
    score: SeatScore
    won: bool

    def height(self, pack: Pack) -> int:
        """How high the panel is when its pieces are of this pack."""
        lines = -(-len(self.score.hand) // _a_line(pack))
        return _NAME_LINE + (lines * (pack.height + _LINE_GAP) + 14 if lines else 0)


def round_summary_picture(
    result: RoundResult,
    names: Sequence[str],
    rules: RuleSet,
    labels: SummaryLabels = NO_SUMMARY_LABELS,
    pack: Pack = CARDS,
) -> Picture:
    """A finished round, 1100 pixels wide: for every seat that took part its open hand and its points.

    Raises ValueError where there is not one name for each seat.
    """
    if len(names) != len(result.seats):
        raise ValueError(f"{len(result.seats)} seats need as many names, not {len(names)}")
    panels = [
        _Panel(seat, names[seat], score, seat in winners(result))
        for seat, score in enumerate(result.seats)
        if score is not None
    ]
    title = wrapped(labels.title, _TITLE, theme.WIDTH - 2 * theme.MARGIN, 2) if labels.title else ()
    y = _HEADER + _TITLE_LINE * max(0, len(title) - 1)
    height = y + sum(panel.height(pack) + _GAP for panel in panels) + theme.MARGIN - _GAP
    canvas = Canvas(theme.WIDTH, height, theme.FELT)
    for place, line in enumerate(title):
        canvas.write(line, (theme.MARGIN, _HEADER // 2 + 4 + place * _TITLE_LINE), _TITLE, theme.CREAM)
    for panel in panels:
        _draw_panel(canvas, panel, (y, panel.height(pack)), rules, labels)
        _draw_cards(canvas, panel.score.hand, y + _NAME_LINE, pack)
        y += panel.height(pack) + _GAP
    return canvas.finish()


def _step(pack: Pack) -> int:
    return pack.step if pack.tiles else _CARD_STEP


def _a_line(pack: Pack) -> int:
    return (theme.WIDTH - 2 * (theme.MARGIN + _INSET) - pack.width) // _step(pack) + 1


def _draw_panel(canvas: Canvas, panel: _Panel, extent: tuple[int, int], rules: RuleSet, labels: SummaryLabels) -> None:
    score, won, (y, height) = panel.score, panel.won, extent
    left, right = theme.MARGIN, theme.WIDTH - theme.MARGIN
    box = (left, y, right, y + height)
    canvas.plate(box, 24, theme.PLATE)
    canvas.frame(box, 24, 4 if won else 2, theme.BRASS if won else theme.PLATE_LINE)
    middle = y + 39
    canvas.sign(SEAT_EMBLEMS[panel.seat], left + _INSET + 20, middle, 40, theme.SEAT_COLOURS[panel.seat])
    x = left + _INSET + 54
    x += 20 + canvas.write(panel.name, (x, middle), 36, theme.CREAM, width=420)
    if won:
        canvas.sign(CROWN, x + 20, middle - 2, 40, theme.GOLD)
        x += 54
        x += 20 + canvas.write(labels.winner, (x, middle), 30, theme.GOLD, width=240)
    elif not score.hand and labels.no_cards:
        x += 20 + canvas.write(labels.no_cards, (x, middle), 30, theme.MUTED, width=240)
    points = written(score.points, rules)
    length = canvas.write(points, (right - _INSET, middle), 46, theme.CREAM, weight=Weight.BOLD, side="right")
    lines = [f"{labels.item(item)} {written(part, rules)}".strip() for item, part in notable(score)]
    room = right - _INSET - length - 24 - x
    if lines and room > 120:
        canvas.write(" · ".join(lines), (x + room, middle), 28, theme.MUTED, side="right", width=room)


def _draw_cards(canvas: Canvas, hand: Sequence[Card], y: int, pack: Pack) -> None:
    cards = [card for group in hand_groups(hand, tiles=pack.tiles) for card in group]
    for place, card in enumerate(cards):
        line, column = divmod(place, _a_line(pack))
        sprite = pack.small(card)
        canvas.sprite(sprite, theme.MARGIN + _INSET + column * _step(pack), y + line * (pack.height + _LINE_GAP))
