"""A table in the making: the melds as they would lie, what moved and what is new, what is wrong, what is left over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from render.art.signs import CHECK, CROSS
from render.boards.trays import Mark, Tray, draw_legend, draw_trays, marks_on, place_trays
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.labels import NO_PROPOSAL_LABELS, ProposalLabels
from render.pieces.pack import CARDS, Pack

_HEADER: Final = 88
_LEGEND: Final = 52
_HEADING: Final = 64
_GAP: Final = 26
_LEFT: Final = theme.MARGIN
_RIGHT: Final = theme.WIDTH - theme.MARGIN
_RADIUS: Final = 14
_LIP: Final = 22
_SUNK: Final = 5


@dataclass(frozen=True, slots=True)
class Proposal:
    """A table as someone would leave it. Private: it shows what is left in a hand.

    `trays` are all melds on the table, `loose` pieces taken from it that lie in no meld yet, `left` what stays in the
    hand.
    """

    trays: tuple[Tray, ...]
    left: tuple[Card, ...]
    loose: tuple[Card, ...] = ()

    @property
    def right(self) -> bool:
        """Whether the table can be left so, as far as the picture knows: no meld is wrong, nothing lies loose."""
        return not self.loose and not any(tray.wrong for tray in self.trays)


def proposal_picture(
    proposal: Proposal,
    labels: ProposalLabels = NO_PROPOSAL_LABELS,
    pack: Pack = CARDS,
) -> Picture:
    """The preview of a table, with cards or tiles, 1100 pixels wide and as high as it needs to be."""
    words = {Mark.NEW: labels.laid, Mark.MOVED: labels.moved}
    top = _HEADER + (_LEGEND if any(words.values()) else 0)
    slots, trays_end = place_trays(proposal.trays, pack, top, _LEFT, _RIGHT)
    loose_end = trays_end + _pieces_height(proposal.loose, pack, heading=True)
    height = loose_end + _GAP + max(_HEADING, _pieces_height(proposal.left, pack, heading=True)) + 20
    canvas = Canvas(theme.WIDTH, height, theme.FELT)
    _draw_header(canvas, labels, right=proposal.right)
    draw_legend(canvas, marks_on(proposal.trays), words, (_RIGHT - 4, _HEADER + _LEGEND // 2 - 8))
    draw_trays(canvas, proposal.trays, slots, pack)
    if proposal.loose:
        _draw_loose(canvas, proposal.loose, labels.loose, trays_end, pack)
    _draw_left(canvas, proposal.left, labels, loose_end + _GAP, pack)
    return canvas.finish()


def _draw_header(canvas: Canvas, labels: ProposalLabels, *, right: bool) -> None:
    middle = _HEADER // 2
    sign, colour = (CHECK, theme.RIGHT) if right else (CROSS, theme.WRONG)
    status = canvas.pill(labels.status, (_RIGHT, middle), 34, side="right", width=600, colour=colour, sign=sign)
    canvas.write(labels.title, (_LEFT, middle), 36, theme.CREAM, width=_RIGHT - _LEFT - status - 24)


def _a_row(pack: Pack) -> int:
    return (_RIGHT - _LEFT - pack.width) // pack.step + 1


def _row_height(pack: Pack) -> int:
    return pack.height + _LIP + 16


def _pieces_height(pieces: Sequence[Card], pack: Pack, *, heading: bool) -> int:
    rows = -(-len(pieces) // _a_row(pack))
    return rows * _row_height(pack) + (_HEADING if heading else 0) if rows else 0


def _draw_pieces(canvas: Canvas, pieces: Sequence[Card], top: int, pack: Pack) -> None:
    for place, card in enumerate(pieces):
        row, column = divmod(place, _a_row(pack))
        canvas.sprite(pack.small(card), _LEFT + column * pack.step, top + row * _row_height(pack))


def _draw_loose(canvas: Canvas, pieces: Sequence[Card], label: str, top: int, pack: Pack) -> None:
    """What was taken from the table and must go back to it."""
    middle = top + _HEADING // 2 + 6
    canvas.sign(CROSS, _LEFT + 16, middle, 28, theme.WRONG)
    canvas.write(label, (_LEFT + 44, middle), 32, theme.WRONG, width=_RIGHT - _LEFT - 44)
    _draw_pieces(canvas, pieces, top + _HEADING, pack)


def _draw_left(canvas: Canvas, pieces: Sequence[Card], labels: ProposalLabels, top: int, pack: Pack) -> None:
    """What stays in the hand: tiles on their ledge, or cards in a row."""
    canvas.bar((_LEFT, top - _GAP // 2, _RIGHT, top - _GAP // 2 + 2), theme.PLATE_LINE)
    words = labels.left if pieces else labels.nothing_left
    canvas.write(words, (_LEFT, top + _HEADING // 2), 32, theme.MUTED, width=_RIGHT - _LEFT)
    top += _HEADING
    _draw_pieces(canvas, pieces, top, pack)
    rows = -(-len(pieces) // _a_row(pack)) if pack.tiles else 0
    for row in range(rows):
        lip = top + row * _row_height(pack) + pack.height - _SUNK
        canvas.plate((_LEFT - 12, lip, _RIGHT + 12, lip + _LIP), 10, theme.WOOD)
