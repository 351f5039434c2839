"""A table in the making: the melds as they would lie, what moved and what is new, what is wrong, what is left over."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.cards import Card
from render.art.signs import CHECK, CROSS
from render.boards.trays import LEFT, RIGHT, Mark, Tray, TrayGrid, draw_mark, draw_small, legend, marks_on, tray_grid
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import Band, Header, dealt, paged
from render.labels import ProposalLabels
from render.pieces.pack import CARDS, Pack, SmallPieces

_HEADING: Final = 58
_GAP: Final = 14
_LIP: Final = 20
_SUNK: Final = 5
_CARD: Final = 64
_TILE: Final = 48


@dataclass(frozen=True, slots=True)
class Proposal:
    """A table as someone would leave it. Private: it shows what is left in a hand.

    `trays` are all melds on the table, `left` what stays in the hand, `chosen` those of it that are about to be moved.
    """

    trays: tuple[Tray, ...]
    left: tuple[Card, ...]
    chosen: tuple[Card, ...] = ()


def proposal_pictures(
    proposal: Proposal,
    labels: ProposalLabels = ProposalLabels(),
    pack: Pack = CARDS,
) -> tuple[Picture, ...]:
    """The preview of a table, with cards or tiles: one picture, or a second one for what is too much for it."""
    wrong = any(tray.wrong for tray in proposal.trays)
    sign, colour = (CROSS, theme.WRONG) if wrong else (CHECK, theme.RIGHT)
    header = Header(labels.title, pill=labels.status, colour=colour, sign=sign)
    small = SmallPieces(pack, _TILE if pack.tiles else _CARD)
    marks = marks_on(proposal.trays) | ({Mark.CHOSEN} if proposal.chosen else set())
    above = list(legend(marks, {Mark.NEW: labels.laid, Mark.MOVED: labels.moved, Mark.CHOSEN: labels.chosen}))

    def bands(grid: TrayGrid) -> list[Band]:
        return [*above, *grid.bands(), *_left(proposal, labels, small)]

    grid = tray_grid(proposal.trays, pack, lambda grid: len(dealt(header, bands(grid))))
    return paged(header, bands(grid))


def _left(proposal: Proposal, labels: ProposalLabels, small: SmallPieces) -> Iterator[Band]:
    """What stays in the hand: tiles on their ledge, or cards in a row."""
    heading = labels.left if proposal.left else labels.nothing_left
    yield Band(_HEADING, partial(_draw_left_heading, heading), _GAP)
    yield from _rows(proposal.left, small, proposal.chosen)


def _draw_left_heading(words: str, canvas: Canvas, y: int) -> None:
    canvas.bar((LEFT, y, RIGHT, y + 2), theme.PLATE_LINE)
    canvas.write(words, (LEFT, y + _HEADING // 2), theme.SMALL, theme.MUTED, width=RIGHT - LEFT)


def _rows(pieces: Sequence[Card], small: SmallPieces, chosen: Sequence[Card] = ()) -> Iterator[Band]:
    length = small.a_row(RIGHT - LEFT)
    step = small.step(min(length, max(2, len(pieces))), RIGHT - LEFT)
    marked = [pieces[:at].count(card) < chosen.count(card) for at, card in enumerate(pieces)]
    for start in range(0, len(pieces), length):
        row = list(zip(pieces, marked, strict=True))[start : start + length]
        draw = partial(_draw_row, row, small, step)
        yield Band(small.height + (_LIP if small.pack.tiles else 0), draw, _GAP if start else 0)


def _draw_row(row: Sequence[tuple[Card, bool]], small: SmallPieces, step: int, canvas: Canvas, y: int) -> None:
    for place, (card, _) in enumerate(row):
        draw_small(canvas, small, card, (LEFT + place * step, y))
    if small.pack.tiles:
        lip = y + small.height - _SUNK
        canvas.plate((LEFT - 12, lip, RIGHT + 12, lip + _LIP), 10, theme.WOOD)
    for place, (_, is_chosen) in enumerate(row):
        if is_chosen:
            width = small.width if place == len(row) - 1 else min(step, small.width)
            draw_mark(canvas, Mark.CHOSEN, (LEFT + place * step, y), (width, small.height))
