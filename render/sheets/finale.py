"""The end of a match in one picture: places and how the totals got there, the moment that decided it, the awards."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Final

from engine.cards import Card
from engine.finale.moment import Moment
from engine.games.suit_rows.rules import card_in_row
from engine.games.suit_rows.view import RowsView
from engine.games.views import MatchView
from engine.rules.scores import MatchResult, running_totals
from render.art.signs import SEAT_EMBLEMS
from render.boards.seats import written
from render.boards.trays import LEFT, RIGHT, Mark, Piece, Tray, TrayGrid, table_trays
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.chart import draw_line, scaled, spread
from render.kit.encoding import Picture
from render.kit.pages import Band, Header, Page, draw_place, on_felt
from render.kit.text import Weight, wrapped
from render.labels import FinaleLabels
from render.pieces.pack import Pack, SmallPieces

BARS_BELOW: Final = 4
"""A match of fewer rounds is told by bars."""
_LINE: Final = 46
_ROW: Final = 58
_LOWEST: Final = 250
_GAP: Final = 22
_AXIS: Final = 44
_PAD: Final = 18
_NAMES_AT: Final = 452
_BADGE: Final = 72
_MOST_TRAYS: Final = 4
_SIZES: Final = ((2, 72), (2, 64), (3, 64), (3, 54), (4, 48))


def finale_picture(
    view: MatchView, names: Sequence[str], labels: FinaleLabels, moment: Moment | None, pack: Pack
) -> Picture:
    """The picture of a finished match; any seat's view gives the same. Raises ValueError for one that goes on."""
    if view.result is None:
        raise ValueError("a finale is of a finished match")
    header, chart = Header(labels.title), _Chart(view, names, view.result)
    above = [Band(chart.height, chart.draw), *_written(labels.moment)]
    below = list(_awards(labels.awards))
    trays = () if moment is None else moment_trays(view, names, moment)
    room = theme.TALLEST - header.height - theme.MARGIN - Page((*above, *below)).height
    return on_felt(header, Page((*above, *_fitting(trays, pack, room), *below)))


def totals_by_seat(view: MatchView) -> tuple[tuple[int, ...], ...]:
    """Each seat's total after each round, of one that is out as it was; the last as the match left it."""
    totals = running_totals(view.sheet)
    if view.result is not None:
        totals[-1:] = [view.result.totals] if totals else []
    return tuple(zip(*totals, strict=True)) if totals else ((),) * len(view.seats)


def moment_trays(view: MatchView, names: Sequence[str], moment: Moment) -> tuple[Tray, ...]:
    """What is drawn of a moment: the melds to which it brought most, those with most new pieces first; else its row;
    else the dearest hand, which has an owner.
    """
    trays = [tray for tray in table_trays(moment.melds, moment.changes) if any(piece.mark for piece in tray.pieces)]
    if trays:
        trays.sort(key=lambda tray: -sum(piece.mark is Mark.NEW for piece in tray.pieces))
        return tuple(trays[:_MOST_TRAYS])
    if row := _laid_in_row(view, moment):
        return (Tray("", tuple(Piece(one, mark=Mark.NEW if one in moment.placed else None) for one in row)),)
    won = moment.round.winners
    others = [(seat, score) for seat, score in enumerate(moment.round.seats) if score is not None and seat not in won]
    held = max(others, key=lambda one: (len(one[1].hand), -one[0]), default=None)
    if held is None or not held[1].hand:
        return ()
    return (Tray(" ", tuple(map(Piece, held[1].hand)), owner=held[0], name=names[held[0]]),)


def _laid_in_row(view: MatchView, moment: Moment) -> tuple[Card, ...]:
    """The row that the moment laid a card in, from its low end; the card alone in a round that is not the view's."""
    for card in moment.placed:
        row = view.rows[card.suit] if isinstance(view, RowsView) and moment.round.round == view.round else None
        return (card,) if row is None else tuple(card_in_row(card.suit, at) for at in range(row[0], row[1] + 1))
    return ()


@dataclass(frozen=True)
class _Chart:
    """Totals as lines or bars, each labelled at its end with place, name and total."""

    view: MatchView
    names: Sequence[str]
    result: MatchResult

    @cached_property
    def totals(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(map(self.view.rules.as_written, totals)) for totals in totals_by_seat(self.view))

    @cached_property
    def _bounds(self) -> tuple[int, int]:
        every = [0, *(total for running in self.totals for total in running)]
        return min(every), max(every)

    @property
    def _bars(self) -> bool:
        return len(self.view.sheet) < BARS_BELOW

    @property
    def height(self) -> int:
        rows = _ROW * len(self.names) + 2 * _PAD
        return rows if self._bars else max(_LOWEST, rows) + _AXIS

    def draw(self, canvas: Canvas, y: int) -> None:
        """The plate, the lines or bars, and the labels."""
        canvas.panel((LEFT, y, RIGHT, y + self.height), 20, theme.PLATE, line=2)
        ends = self._draw_bars(canvas, y) if self._bars else self._draw_lines(canvas, y)
        for seat, name in enumerate(self.names):
            middle = ends[seat]
            draw_place(canvas, self.result.places[seat], _NAMES_AT + 30, middle)
            canvas.sign(SEAT_EMBLEMS[seat], _NAMES_AT + 76, middle, 36, theme.SEAT_COLOURS[seat])
            total = written(self.result.totals[seat], self.view.rules)
            at = (RIGHT - 16, middle)
            wide = canvas.write(total, at, theme.TEXT, theme.CREAM, weight=Weight.BOLD, side="right")
            room = RIGHT - 16 - wide - 12 - (_NAMES_AT + 102)
            canvas.write(name, (_NAMES_AT + 102, middle), theme.SMALL, theme.SEAT_COLOURS[seat], width=room)

    def _draw_bars(self, canvas: Canvas, y: int) -> list[int]:
        """A row of bars for each seat by its place, a bar for each round; gives the middle of each seat's row."""
        order = sorted(range(len(self.names)), key=lambda seat: (self.result.places[seat], seat))
        middles = [y + _PAD + _ROW * order.index(seat) + _ROW // 2 for seat in range(len(self.names))]
        sides = (LEFT + 20, _NAMES_AT - 16)
        zero = scaled(0, self._bounds, sides)
        for seat, running in enumerate(self.totals):
            thick = (_ROW - 14) // max(1, len(running))
            for number, total in enumerate(running):
                top = middles[seat] - (_ROW - 14) // 2 + number * thick
                left, right = sorted((zero, scaled(total, self._bounds, sides)))
                last = number == len(running) - 1
                colour = theme.mix(theme.PLATE, theme.SEAT_COLOURS[seat], 1 if last else 0.55)
                canvas.bar((left, top, max(right, left + 3), top + thick - 3), colour)
        canvas.bar((zero - 1, y + _PAD, zero + 1, y + self.height - _PAD), theme.MUTED)
        return middles

    def _draw_lines(self, canvas: Canvas, y: int) -> list[int]:
        """A line for each seat, the best one topmost; gives the middle of each seat's label."""
        top, bottom = y + _PAD + 20, y + self.height - _AXIS - 20
        upwards = self.view.rules.as_written(1) > 0 and self.view.rules.match.best == "lowest"
        heights = (top, bottom) if upwards else (bottom, top)
        rounds = len(self.view.sheet)
        sides = (LEFT + 26, _NAMES_AT - 44)

        def at(number: int, total: int) -> tuple[int, int]:
            return scaled(number, (0, rounds), sides), scaled(total, self._bounds, heights)

        zero = at(0, 0)[1]
        canvas.bar((sides[0], zero - 1, sides[1], zero + 1), theme.PLATE_LINE)
        for number in sorted({1, (rounds + 1) // 2, rounds}):
            place = (at(number, 0)[0], y + self.height - _AXIS + 8)
            canvas.write(str(number), place, theme.SMALL, theme.MUTED, side="middle")
        lines = [[at(0, 0), *(at(n, total) for n, total in enumerate(running, 1))] for running in self.totals]
        order = sorted(range(len(lines)), key=lambda seat: (lines[seat][-1][1], self.result.places[seat]))
        wanted = [lines[seat][-1][1] for seat in order]
        placed = spread(wanted, _ROW - 6, y + _PAD + 22, y + self.height - _PAD - 22)
        middles = dict(zip(order, placed, strict=True))
        for seat in reversed(order):
            end = lines[seat][-1]
            colour = theme.SEAT_COLOURS[seat]
            draw_line(canvas, [end, (_NAMES_AT, middles[seat])], 2, theme.mix(theme.PLATE, colour, 0.6))
            draw_line(canvas, lines[seat], 6, colour)
        return [middles[seat] for seat in range(len(lines))]


def _written(lines: Sequence[str]) -> Iterator[Band]:
    """The first line as a heading, the others as text."""
    for number, text in enumerate(lines):
        size, weight = (theme.NAME, Weight.BOLD) if number == 0 else (theme.TEXT, Weight.SEMIBOLD)
        broken = wrapped(text, size, RIGHT - LEFT, 2, weight)
        yield Band(len(broken) * _LINE, partial(_write, broken, size, weight, number == 0), 0 if number else _GAP)


def _write(lines: Sequence[str], size: int, weight: Weight, heading: bool, canvas: Canvas, y: int) -> None:
    for number, line in enumerate(lines):
        at = (LEFT, y + number * _LINE + _LINE // 2 - 2)
        canvas.write(line, at, size, theme.ACCENT if heading else theme.CREAM, weight=weight, width=RIGHT - LEFT)


def _awards(awards: Sequence[tuple[int, str]]) -> Iterator[Band]:
    """A band for each award: whose it is, and its sentence beside that."""
    for number, (seat, sentence) in enumerate(awards):
        lines = wrapped(sentence, theme.TEXT, RIGHT - LEFT - _BADGE, 2)
        height = max(_BADGE, len(lines) * _LINE + 14)
        yield Band(height, partial(_award, seat, lines, height), 8 if number else _GAP)


def _award(seat: int, lines: Sequence[str], height: int, canvas: Canvas, y: int) -> None:
    middle, radius = y + height // 2, _BADGE // 2 - 8
    box = (LEFT, middle - radius, LEFT + 2 * radius, middle + radius)
    canvas.plate(box, radius, theme.GOLD)
    canvas.sign(SEAT_EMBLEMS[seat], LEFT + radius, middle, 38, theme.SEAT_INKS[seat])
    for number, line in enumerate(lines):
        at = (LEFT + _BADGE, middle + round((number - (len(lines) - 1) / 2) * _LINE) - 2)
        canvas.write(line, at, theme.TEXT, theme.CREAM, width=RIGHT - at[0])


def _fitting(trays: Sequence[Tray], pack: Pack, room: int) -> tuple[Band, ...]:
    """The trays with the largest pieces for which there is room; as many as there is room for with the smallest."""
    for shown in range(len(trays), 0, -1):
        for columns, width in _SIZES:
            grid = TrayGrid(tuple(trays[:shown]), SmallPieces(pack, width), min(columns, shown))
            bands = [replace(band, gap=band.gap or 6) for band in grid.bands()]
            if grid.fits and sum(band.height + band.gap for band in bands) <= room - 6:
                return tuple(bands)
    return ()
