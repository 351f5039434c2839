"""Who plays: a line for each seat, in the order in which they sit, with what everyone knows of it; and how totals are
written down, as penalty points or as minus points, as the rules say (A000-15).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from engine.games.draw_discard.view import DrawDiscardView
from engine.games.duel.view import DuelView
from engine.games.suit_rows.view import RowsView
from engine.games.tiles.options import TileView
from engine.games.tiles.rules import TileRules
from engine.games.views import MatchView, TeamView
from engine.rules.rule_set import HEROES, RuleSet
from render.art.signs import CHECK, CROWN, DEALER, KNOCK, MOON, SEAT_EMBLEMS, SUN
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.text import Weight, least_name, least_width, text_width
from render.labels import BoardLabels

MINUS: Final = "\N{MINUS SIGN}"
ROW: Final = 54
_HEAD: Final = 50
_PAD: Final = 8
_RADIUS: Final = 24
_LEFT: Final = theme.MARGIN - 14
_RIGHT: Final = theme.WIDTH - _LEFT
_EMBLEM: Final = 42
_NAME_LEFT: Final = _LEFT + 82
_COLUMN_GAP: Final = 30
_INSET: Final = 24
_SIGN: Final = 36
_LEAST_HEAD: Final = 120


def written(points: int, rules: RuleSet) -> str:
    """Points as a score sheet of these rules shows them, with a typographic minus sign.

    Where what one loses another wins, plus points have their sign as well (002, 004).
    """
    points = rules.as_written(points)
    plus = "+" if points > 0 and isinstance(rules, TileRules) else ""
    return plus + str(points).replace("-", MINUS)


@dataclass(frozen=True, slots=True)
class SeatMarks:
    """What is shown of a seat beside its public numbers."""

    acting: bool
    asked: bool
    dealer: bool
    winner: bool
    team: int | None


def seat_marks(view: MatchView, seat: int) -> SeatMarks:
    """The marks of a seat: whose move it is, who may claim, who deals, who won, for whom it plays.

    An open window asks, and nobody moves; in a duel everybody moves who has not flipped. Nobody deals tiles.
    """
    over, window = view.result is not None, view.claim_window
    return SeatMarks(
        acting=not over and window is None and seat in _to_act(view),
        asked=not over and window is not None and seat in window.asked,
        dealer=view.dealer == seat and not isinstance(view, DuelView | TileView),
        winner=view.result is not None and seat in view.result.winners,
        team=view.teams[seat] if isinstance(view, TeamView) and view.teams else None,
    )


def _to_act(view: MatchView) -> tuple[int | None, ...]:
    if isinstance(view, DuelView):
        return tuple(seat for seat in view.revealing if seat not in view.flipped)
    return (view.turn_seat,)


class _Columns(NamedTuple):
    """Where the columns are: the right edge of the cards' numbers, the middle of the signs of who has opened, and the
    right edge of names; and how wide the word is that stands in their place at who is out.
    """

    cards_right: int
    opened_middle: int
    names_right: int
    out: int


@dataclass(frozen=True)
class Roster:
    """The lines of all seats under heads that say what their numbers are; they take turns from top to bottom."""

    view: MatchView
    names: Sequence[str]
    labels: BoardLabels

    @cached_property
    def height(self) -> int:
        """How much room it takes, in pixels."""
        return _HEAD + ROW * len(self.view.seats) + 2 * _PAD

    @cached_property
    def _opens(self) -> bool:
        return isinstance(self.view, DrawDiscardView | TileView)

    @cached_property
    def _scores(self) -> bool:
        """Whether there are totals to show; where rounds are counted, none as long as nobody has won one."""
        return not isinstance(self.view, RowsView) or any(info.total for info in self.view.seats)

    @cached_property
    def _head_width(self) -> Callable[[str], int]:
        """How wide heads are: where names would have too little room, narrower, and in the end they yield."""
        least, mark = _NAME_LEFT + max(map(least_name, self.names)), _SIGN + 8
        wanted = ((text_width, least + 3 * mark), (least_width, least + mark))
        return next((width for width, right in wanted if self._placed(width).names_right >= right), _yielding)

    @cached_property
    def _columns(self) -> _Columns:
        return self._placed(self._head_width)

    def _placed(self, width: Callable[[str], int]) -> _Columns:
        """The columns, their heads so wide."""
        cards = _RIGHT - _INSET
        if self._scores:
            # What was earned in the round stands beside a total.
            earned = [_figure(f"+{info.earned}") + 20 if info.earned else 0 for info in self.view.seats]
            totals = [_figure(written(info.total, self.view.rules)) for info in self.view.seats]
            totals = [sum(both) for both in zip(totals, earned, strict=True)]
            cards -= max(width(self.labels.points), *totals) + _COLUMN_GAP
        held = [_figure(str(info.cards)) for info in self.view.seats if not info.out]
        outs = [width(self.labels.out)] if any(info.out for info in self.view.seats) and not self._opens else []
        names = cards - max(width(self.labels.cards), *held, *outs, 40) - _COLUMN_GAP
        if not self._opens:
            return _Columns(cards, names, names, cards - names - _COLUMN_GAP)
        half = max(width(self.labels.opened), _SIGN) // 2
        return _Columns(cards, names - half, names - 2 * half - 16, cards - names + 2 * half)

    def draw(self, canvas: Canvas, top: int) -> None:
        """Draw it across the picture."""
        box = (_LEFT, top, _RIGHT, top + self.height)
        canvas.panel(box, _RADIUS, theme.PLATE, line=2)
        y = top + _PAD
        middle = y + _HEAD // 2 + 2
        points, columns, width = self.labels.points if self._scores else "", self._columns, self._head_width
        for label, right in ((points, _RIGHT - _INSET), (self.labels.cards, columns.cards_right)):
            canvas.write(label, (right, middle), theme.SMALL, theme.MUTED, side="right", width=width(label))
        if self._opens:
            at, opened = (columns.opened_middle, middle), self.labels.opened
            canvas.write(opened, at, theme.SMALL, theme.MUTED, side="middle", width=width(opened))
        y += _HEAD
        for seat in range(len(self.view.seats)):
            canvas.bar((_LEFT + 16, y, _RIGHT - 16, y + 2), theme.FELT_DEEP)
            self._draw_seat(canvas, seat, y)
            y += ROW

    def _draw_seat(self, canvas: Canvas, seat: int, top: int) -> None:
        """One seat: emblem, name and marks, whether it has opened, what it holds, its total."""
        info, marks, middle = self.view.seats[seat], seat_marks(self.view, seat), top + ROW // 2 + 1
        if marks.acting or marks.asked:
            box = (_LEFT + 6, top + 2, _RIGHT - 6, top + ROW)
            canvas.bar(box, theme.PLATE)
            canvas.frame(box, 16, 5, theme.ACCENT)
        colour = theme.SEAT_COLOURS[seat]
        shown = theme.mix(theme.PLATE, colour, 0.35) if info.out else colour
        canvas.sign(SEAT_EMBLEMS[seat], _LEFT + 46, middle, _EMBLEM, shown)
        right = self._draw_marks(canvas, marks, middle, _NAME_LEFT + least_width(self.names[seat]))
        ink = theme.MUTED if info.out else theme.CREAM
        canvas.write(self.names[seat], (_NAME_LEFT, middle), theme.NAME, ink, width=right - _NAME_LEFT)
        total = written(info.total, self.view.rules) if self._scores else ""
        length = canvas.write(total, (_RIGHT - _INSET, middle), theme.NAME, ink, side="right")
        if info.out:
            at, room = (self._columns.cards_right, middle), self._columns.out
            canvas.write(self.labels.out, at, theme.SMALL, theme.MUTED, side="right", width=room)
            return
        if info.earned:
            at = (_RIGHT - _INSET - length - 20, middle)
            canvas.write(f"+{info.earned}", at, theme.NAME, theme.GOLD, side="right")
        at = (self._columns.cards_right, middle)
        canvas.write(str(info.cards), at, theme.NAME, theme.CREAM, weight=Weight.BOLD, side="right")
        if self._opens and info.opened:
            canvas.sign(CHECK, self._columns.opened_middle, middle, _SIGN, theme.MUTED)

    def _draw_marks(self, canvas: Canvas, marks: SeatMarks, middle: int, name_ends: int) -> int:
        """The marks before the numbers, the dealer's a word where the name has room; returns where they begin."""
        x, word = self._columns.names_right, self.labels.deals
        signs = sum((marks.team is not None, marks.winner, marks.asked))
        room = x - name_ends - signs * (_SIGN + 8) - 18
        worded = marks.dealer and bool(word) and least_width(word) <= room
        if worded:
            x -= 12 + canvas.write(word, (x, middle), theme.SMALL, theme.MUTED, side="right", width=room)
        day = marks.team == HEROES
        for shown, sign, colour in (
            (marks.dealer and not worded, DEALER, theme.MUTED),
            (marks.team is not None, SUN if day else MOON, theme.GOLD if day else theme.SILVER),
            (marks.winner, CROWN, theme.ACCENT),
            (marks.asked, KNOCK, theme.ACCENT),
        ):
            if shown:
                canvas.sign(sign, x - _SIGN // 2, middle, _SIGN, colour)
                x -= _SIGN + 8
        return x - 6


def _figure(text: str) -> int:
    return text_width(text, Weight.BOLD, theme.NAME)


def _yielding(head: str) -> int:
    return min(_LEAST_HEAD, least_width(head))


def draw_cards_icon(canvas: Canvas, x: int, y: int, *, up: bool = False) -> None:
    """Two cards on a plate, face down or face up, 35 pixels wide, from a left edge and about a height."""
    line, face = (theme.PAPER_LINE, theme.PAPER) if up else (theme.PAPER, theme.NIGHT)
    for left in (x, x + 9):
        canvas.plate((left, y - 18, left + 26, y + 18), 5, line)
        canvas.plate((left + 2, y - 16, left + 24, y + 16), 4, face)
