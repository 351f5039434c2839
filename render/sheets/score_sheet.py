"""The score sheet: a row for each round, a column for each seat, totals and places below."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from string import ascii_lowercase
from typing import Final

from engine.games.views import MatchView
from engine.rules.scores import RoundResult, ScoreItem, SeatScore
from render.art.signs import SEAT_EMBLEMS
from render.boards.seats import written
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import INSET, LEFT, ONE_LINE, RIGHT, Band, Page, broken, draw_place, on_paper
from render.kit.text import Weight, least_width, text_width
from render.labels import ScoreLabels

_HEAD_ROW: Final = 108
_ROUND_ROW: Final = 58
_TOTAL_ROW: Final = 74
_PLACE_ROW: Final = 56
_NOTE_ROW: Final = 46
_LONGEST_LABEL: Final = 150
_HALF: Final = (RIGHT - LEFT - INSET) // 2
_NOTHING: Final = "–"
_PLAIN: Final = frozenset({ScoreItem.HAND, ScoreItem.CARDS, ScoreItem.WIN, ScoreItem.COLLECTED})


def score_sheet_pictures(
    view: MatchView, names: Sequence[str], labels: ScoreLabels = ScoreLabels()
) -> tuple[Picture, ...]:
    """The score sheet of a match: finished rounds, running totals, and places once it is over.

    Any seat's view gives the same pictures; there is a second one where the rounds are too many for one. `names[i]`
    heads the column of seat i.
    """
    sheet = _Sheet(view, names, labels)
    room = theme.TALLEST - ONE_LINE - _HEAD_ROW - theme.MARGIN
    head = Band(_HEAD_ROW, sheet.draw_head)
    return on_paper(labels.title, "", [Page((head, *page.bands)) for page in broken(tuple(sheet.bands()), room, room)])


def notable(score: SeatScore) -> tuple[tuple[ScoreItem, int], ...]:
    """The score lines that say more than the points do: none where there is the hand alone, or what wins."""
    return () if len(score.items) == 1 and score.items[0][0] in _PLAIN else score.items


@dataclass(frozen=True)
class _Sheet:
    """A score sheet in the making."""

    view: MatchView
    names: Sequence[str]
    labels: ScoreLabels

    @cached_property
    def letters(self) -> dict[ScoreItem, str]:
        """The letter that stands for each score line that says more than the points do."""
        scores = [score for result in self.view.sheet for score in result.seats if score is not None]
        found = dict.fromkeys(item for score in scores for item, _ in notable(score) if item not in _PLAIN)
        return dict(zip(found, ascii_lowercase, strict=False))

    @cached_property
    def _label_width(self) -> int:
        words = [self._round_label(number) for number in range(len(self.view.sheet))]
        widths = [text_width(word) for word in words]
        total = text_width(self.labels.total, Weight.BOLD)
        least = max(least_width(self.labels.total, Weight.BOLD), *map(least_width, words), 40)
        return max(least, min(_LONGEST_LABEL, max(total, *widths, 40)))

    def _round_label(self, number: int) -> str:
        labels = self.labels.rounds
        return labels[number] if number < len(labels) else str(self.view.sheet[number].round)

    def _column(self, seat: int) -> tuple[int, int]:
        """Left and right edge of a seat's column."""
        left = LEFT + INSET + self._label_width + 10
        width = (RIGHT - 6 - left) / len(self.view.seats)
        return round(left + seat * width), round(left + (seat + 1) * width)

    @property
    def _says_out(self) -> bool:
        """Whether the word for who is out has room in a column; else it is told below."""
        left, right = self._column(0)
        return bool(self.labels.out) and least_width(self.labels.out) <= right - left - 8

    def bands(self) -> Iterator[Band]:
        """The rounds, the totals, and what the letters mean."""
        for number, result in enumerate(self.view.sheet):
            yield Band(_ROUND_ROW, partial(self._draw_round, number, result))
        yield Band(_TOTAL_ROW + (_PLACE_ROW if self.view.result is not None else 0), self._draw_totals)
        notes = [(letter, self.labels.item(item)) for item, letter in self.letters.items()]
        told = [("", self.labels.won)] if self.labels.won and self.view.sheet else []
        gone = any(score is None for result in self.view.sheet for score in result.seats)
        told += [(_NOTHING, self.labels.out)] if gone and self.labels.out and not self._says_out else []
        told += [note for note in notes if note[1]]
        while told:
            pair = 2 if all(least_width(words) <= _HALF - 60 for _, words in told[:2]) else 1
            yield Band(_NOTE_ROW, partial(self._draw_notes, told[:pair]))
            told = told[pair:]

    def draw_head(self, canvas: Canvas, y: int) -> None:
        """Who sits in each column."""
        for seat, name in enumerate(self.names):
            left, right = self._column(seat)
            middle = (left + right) // 2
            canvas.sign(SEAT_EMBLEMS[seat], middle, y + 34, 36, theme.SEAT_INKS[seat])
            canvas.write(name, (middle, y + 78), theme.SMALL, theme.INK, side="middle", width=right - left - 8)
        canvas.bar((LEFT, y + _HEAD_ROW - 3, RIGHT, y + _HEAD_ROW), theme.BRASS)

    def _draw_round(self, number: int, result: RoundResult, canvas: Canvas, y: int) -> None:
        """What a round brought everyone; the winner's points are lit, and letters say what else is in points."""
        middle = y + _ROUND_ROW // 2
        at = (LEFT + INSET, middle)
        canvas.write(self._round_label(number), at, theme.SMALL, theme.INK_SOFT, width=self._label_width)
        for seat, score in enumerate(result.seats):
            left, right = self._column(seat)
            if score is None:
                before = self.view.sheet[number - 1].seats[seat] if number else None
                says = self._says_out and not (number and before is None)
                word = self.labels.out if says else _NOTHING
                at = ((left + right) // 2, middle)
                canvas.write(word, at, theme.SMALL, theme.INK_SOFT, side="middle", width=right - left - 8)
                continue
            if seat in result.winners:
                canvas.plate((left + 3, y + 5, right - 3, y + _ROUND_ROW - 7), 12, theme.DAY)
            self._draw_points(canvas, score, (left + right) // 2, middle)
        canvas.bar((LEFT + 16, y + _ROUND_ROW - 2, RIGHT - 16, y + _ROUND_ROW), theme.PAPER_SHADE)

    def _draw_points(self, canvas: Canvas, score: SeatScore, x: int, middle: int) -> None:
        points = written(score.points, self.view.rules)
        letters = "".join(self.letters.get(item, "") for item, _ in notable(score))
        beside = text_width(letters) + 4 if letters else 0
        x -= (text_width(points, Weight.BOLD, theme.TEXT) + beside) // 2
        x += 4 + canvas.write(points, (x, middle), theme.TEXT, theme.INK, weight=Weight.BOLD)
        canvas.write(letters, (x, middle - 6), theme.SMALL, theme.INK_SOFT)

    def _draw_totals(self, canvas: Canvas, y: int) -> None:
        view = self.view
        height = _TOTAL_ROW + (_PLACE_ROW if view.result is not None else 0)
        canvas.bar((LEFT, y, RIGHT, y + height), theme.PAPER_SHADE)
        middle = y + _TOTAL_ROW // 2
        at = (LEFT + INSET, middle)
        canvas.write(self.labels.total, at, theme.SMALL, theme.INK, weight=Weight.BOLD, width=self._label_width)
        for seat, info in enumerate(view.seats):
            left, right = self._column(seat)
            ink = theme.INK_SOFT if info.out else theme.INK
            at = ((left + right) // 2, middle)
            canvas.write(written(info.total, view.rules), at, theme.NAME, ink, weight=Weight.BOLD, side="middle")
            if view.result is not None:
                draw_place(canvas, view.result.places[seat], at[0], y + _TOTAL_ROW + _PLACE_ROW // 2 - 8)

    def _draw_notes(self, notes: Sequence[tuple[str, str]], canvas: Canvas, y: int) -> None:
        """What a letter means; without one, what is lit."""
        middle = y + _NOTE_ROW // 2 + 4
        for number, (letter, words) in enumerate(notes):
            x = LEFT + INSET + number * _HALF
            if letter:
                x += 12 + canvas.write(letter, (x, middle), theme.SMALL, theme.INK)
            else:
                canvas.plate((x, middle - 14, x + 34, middle + 14), 8, theme.DAY)
                x += 46
            room = _HALF - 60 if len(notes) > 1 else RIGHT - INSET - x
            canvas.write(words, (x, middle), theme.SMALL, theme.INK_SOFT, width=room)
