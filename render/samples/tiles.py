"""Tile games that never were: racks, and tables up to all 106 tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.cards import RANKS, TILES_002, Card, Notation, Seat, TurnNumber, natural, seats_of
from engine.games.table import MeldChange, TableMeld
from engine.games.tiles.rules import TileRules
from engine.games.tiles.view import TileView
from engine.games.views import Phase, SeatInfo
from engine.melds.meld import Meld, MeldKind
from render.boards.proposal import Proposal
from render.boards.trays import table_trays
from render.samples.rummy import tray

RACK: Final = "P5 P6 P7 P11 B2 B9 B12 G1 G9 Y3 Y4 Y7 Y9 JK"
FULL_RACK: Final = (
    "N1 N2 N4 N7 N8 N8 N9 N11 N12 N13 R1 R2 R5 R5 R6 R7 R10 R10 R11 R13"
    " B2 B3 B4 B5 B8 B9 B12 B12 W1 W3 W4 W6 W6 W9 W10 W11 W12 W13 JK JK"
)
_TABLE: Final = (
    "B3 B4 B5 B6",
    "P2 G2 Y2",
    "G6 JK G8 G9",
    "B8 G8 Y8 P8",
    "P9 P10 P11 P12 P13",
    "Y10 Y11 Y12",
    "B13 G13 JK",
)
_CHANGES: Final = (
    MeldChange(1, laid=(3,), moved=()),
    MeldChange(2, laid=(1, 2), moved=(0,)),
    MeldChange(3, laid=(), moved=(1,)),
    MeldChange(6, laid=(0, 1, 2), moved=()),
)
_TILES_LEFT: Final = (9, 14, 17, 4)
_TOTALS: Final = (46, -118, 95, -23)


def tile_view(
    rack: str = "",
    table: Sequence[str] | None = None,
    seats: int = 4,
    notation: Notation = TILES_002,
    drawn: str = "",
    aside: str = "",
    open_tile: str = "",
) -> TileView:
    """A running tile game with the rack of seat 0, if any, and melds on the table; all as texts of the notation.

    Without a table there is one whose last turn changed something. `aside` holds a tile that each seat has put aside,
    the first one's left out.
    """
    put_aside = notation.parse_many(aside)
    tiles = [TILES_002.parse_many(meld) for meld in _TABLE] if table is None else [*map(notation.parse_many, table)]
    melds = tuple(_laid(number, meld) for number, meld in enumerate(tiles, start=1))
    return TileView(
        variant="my_rummy",
        rules=TileRules(),
        seat=Seat(0) if rack else None,
        seats=tuple(_seat(seat) for seat in seats_of(seats)),
        round=2,
        rounds=4,
        dealer=Seat(seats - 1),
        phase=Phase.PLAY,
        turn=TurnNumber(12),
        turn_seat=Seat(0),
        hand=tuple(sorted(notation.parse_many(rack))),
        sheet=(),
        result=None,
        drawn=notation.parse_many(drawn),
        melds=melds,
        changes=_CHANGES if table is None else (),
        pool=max(0, 106 - sum(_TILES_LEFT[:seats]) - sum(len(laid.meld.cards) for laid in melds)),
        aside=tuple(put_aside[seat : seat + 1] if seat else () for seat in seats_of(seats)),
        aside_seat=Seat(seats - 1) if put_aside else None,
        open_tile=notation.parse(open_tile) if open_tile else None,
    )


def full_table(notation: Notation = TILES_002) -> tuple[str, ...]:
    """All 106 tiles in 25 melds."""
    runs = [
        notation.texts(natural(suit, rank) for rank in ranks)
        for suit in range(4)
        for ranks in (range(1, 5), range(5, 8), range(8, RANKS + 1))
    ]
    sets = [notation.texts(natural(suit, rank) for suit in range(4)) for rank in range(1, RANKS + 1)]
    return (*(f"{run} JK" if number in (1, 4) else run for number, run in enumerate(runs)), *sets)


def proposal() -> Proposal:
    """The table of samples as its last turn would leave it, with what is left of the rack."""
    view = tile_view(RACK)
    trays = table_trays(view.melds, view.changes)
    numbered = (replace(tray, number=str(number)) for number, tray in enumerate(trays, start=1))
    return Proposal(tuple(numbered), view.hand[:11])


def mistake() -> Proposal:
    """The same with two melds that are none, and two tiles that lie loose."""
    right, parse = proposal(), TILES_002.parse_many
    short = tray("6", parse("B8 G8"), wrong=True)
    mixed = tray("8", parse("P5 P6 G8"), "nnm", fresh=True, wrong=True)
    return Proposal((*right.trays[:5], short, *right.trays[6:], mixed), (), parse("Y8 P8"))


def _seat(seat: Seat) -> SeatInfo:
    return SeatInfo(
        cards=_TILES_LEFT[seat],
        opened=seat != 1,
        opened_now=False,
        melded=seat != 1,
        total=_TOTALS[seat],
        claims_won=0,
        out=False,
    )


def _laid(number: int, tiles: tuple[Card, ...]) -> TableMeld:
    """A meld as it lies, its jokers standing for what the order says."""
    first = next(tile for tile in tiles if not tile.is_joker)
    faces: tuple[Card | None, ...] = tuple(None if tile.is_joker else tile for tile in tiles)
    kind = MeldKind.SET
    if {tile.suit for tile in tiles if not tile.is_joker} == {first.suit}:
        start = first.rank - tiles.index(first)
        kind, faces = MeldKind.RUN, tuple(natural(first.suit, start + place) for place in range(len(tiles)))
    return TableMeld(number, Seat(0), Meld(kind, tiles, faces), 30)
