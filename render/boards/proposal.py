"""A table in the making: the melds as they would lie, what moved and what is new, what is wrong, what is left over."""

from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from render.art.signs import CHECK, CROSS
from render.boards.trays import Mark, Spread, Tray, TrayGrid, legend, marks_on, tray_grid
from render.kit import theme
from render.kit.encoding import Picture
from render.kit.pages import Band, Header, dealt, paged
from render.labels import ProposalLabels
from render.pieces.pack import CARDS, Pack, SmallPieces

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

    heading = labels.left if proposal.left else labels.nothing_left
    left = list(Spread(proposal.left, heading, chosen=proposal.chosen).bands(small))

    def bands(grid: TrayGrid) -> list[Band]:
        return [*above, *grid.bands(), *left]

    grid = tray_grid(proposal.trays, pack, lambda grid: len(dealt(header, bands(grid))))
    return paged(header, bands(grid))
