"""The end of a round: every seat's open hand, what it counts, and who won."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final

from engine.cards import Card
from engine.rules.rule_set import RuleSet
from engine.rules.scores import RoundResult, SeatScore
from render.art.signs import CROWN, SEAT_EMBLEMS
from render.boards.seats import written
from render.boards.trays import LEFT, RIGHT
from render.hands.hand import hand_groups
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import Band, Header, paged
from render.kit.text import Weight, least_name, wrapped
from render.labels import SummaryLabels
from render.pieces.pack import CARDS, Pack, SmallPieces
from render.sheets.score_sheet import notable

_TITLE_LINE: Final = 48
_NAME_LINE: Final = 68
_ITEM_LINE: Final = 42
_GAP: Final = 14
_INSET: Final = 20
_LINE_GAP: Final = 8
_CARD: Final = 56
_TILE: Final = 48
_ROOM: Final = RIGHT - LEFT - 2 * _INSET


@dataclass(frozen=True)
class _Panel:
    """What one seat's panel shows."""

    seat: int
    name: str
    score: SeatScore
    won: bool
    rules: RuleSet
    labels: SummaryLabels
    small: SmallPieces

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """What the points are made of, where that says more than they do."""
        items = [f"{self.labels.item(item)} {written(part, self.rules)}".strip() for item, part in notable(self.score)]
        return wrapped(" · ".join(items), theme.SMALL, _ROOM, 3)

    @cached_property
    def groups(self) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """Its cards, what was laid and what was left, with the word for each where there are melds to tell it from."""
        laid = tuple(card for meld in self.score.melds for card in meld)
        held = tuple(card for group in hand_groups(self.score.hand, tiles=self.small.pack.tiles) for card in group)
        words = (self.labels.melded, self.labels.left) if laid else ("", "")
        return tuple((word, cards) for word, cards in zip(words, (laid, held), strict=True) if cards)

    @cached_property
    def height(self) -> int:
        """How high the panel is."""
        rows = sum(-(-len(cards) // self.small.a_row(_ROOM)) for _, cards in self.groups)
        words = sum(bool(word) for word, _ in self.groups)
        high = rows * (self.small.height + _LINE_GAP) + 10 if rows else 0
        return _NAME_LINE + (len(self.lines) + words) * _ITEM_LINE + high + (8 if self.lines and not rows else 0)

    def draw(self, canvas: Canvas, y: int) -> None:
        """Name and points, what these are made of, and the hand."""
        box = (LEFT, y, RIGHT, y + self.height)
        edge = theme.BRASS if self.won else theme.PLATE_LINE
        canvas.panel(box, 20, theme.PLATE, line=5 if self.won else 2, edge=edge)
        self._draw_name(canvas, y + _NAME_LINE // 2 + 2)
        y += _NAME_LINE
        for line in self.lines:
            canvas.write(line, (LEFT + _INSET, y + _ITEM_LINE // 2 - 4), theme.SMALL, theme.MUTED, width=_ROOM)
            y += _ITEM_LINE
        for word, cards in self.groups:
            if word:
                canvas.write(word, (LEFT + _INSET, y + _ITEM_LINE // 2 - 4), theme.SMALL, theme.MUTED)
                y += _ITEM_LINE
            y += self._draw_cards(canvas, cards, y)

    def _draw_cards(self, canvas: Canvas, cards: Sequence[Card], y: int) -> int:
        """Cards in rows; gives how high these are."""
        length = self.small.a_row(_ROOM)
        step = self.small.step(min(length, max(2, len(cards))), _ROOM)
        high = self.small.height + _LINE_GAP
        for place, card in enumerate(cards):
            row, column = divmod(place, length)
            canvas.sprite(self.small.sprite(card), LEFT + _INSET + column * step, y + row * high)
        return -(-len(cards) // length) * high

    def _draw_name(self, canvas: Canvas, middle: int) -> None:
        x, right = LEFT + _INSET, RIGHT - _INSET
        least = x + 54 + least_name(self.name)
        points = written(self.score.points, self.rules)
        right -= 20 + canvas.write(points, (right, middle), theme.LARGE, theme.CREAM, weight=Weight.BOLD, side="right")
        if self.won:
            word = self.labels.winner
            room = right - least - 60
            right -= 10 + canvas.write(word, (right, middle), theme.SMALL, theme.GOLD, side="right", width=room)
            canvas.sign(CROWN, right - 19, middle - 2, 38, theme.GOLD)
            right -= 50
        elif not self.score.hand and self.labels.no_cards:
            word = self.labels.no_cards
            room = right - least - 16
            right -= 16 + canvas.write(word, (right, middle), theme.SMALL, theme.MUTED, side="right", width=room)
        canvas.sign(SEAT_EMBLEMS[self.seat], x + 20, middle, 40, theme.SEAT_COLOURS[self.seat])
        canvas.write(self.name, (x + 54, middle), theme.NAME, theme.CREAM, width=right - x - 54)


def round_summary_pictures(
    result: RoundResult,
    names: Sequence[str],
    rules: RuleSet,
    labels: SummaryLabels = SummaryLabels(),
    pack: Pack = CARDS,
) -> tuple[Picture, ...]:
    """A finished round: for every seat that took part its open hand and its points. Two pictures where it is much."""
    small = SmallPieces(pack, _TILE if pack.tiles else _CARD)
    panels = [
        _Panel(seat, names[seat], score, seat in result.winners, rules, labels, small)
        for seat, score in enumerate(result.seats)
        if score is not None
    ]
    title = wrapped(labels.title, theme.NAME, RIGHT - LEFT, 3) or ("",)
    more = [Band(_TITLE_LINE, partial(_draw_line, line)) for line in title[1:]]
    return paged(Header(title[0]), [*more, *(Band(panel.height, panel.draw, _GAP) for panel in panels)])


def _draw_line(text: str, canvas: Canvas, y: int) -> None:
    canvas.write(text, (LEFT, y + _TITLE_LINE // 2 - 12), theme.NAME, theme.CREAM, width=RIGHT - LEFT)
