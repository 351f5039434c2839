"""A fixed set of adversarial tables of each variant in which tables may be rearranged, by its own rules.

They lie in `tables`, a file a variant, a line a position: the melds, and the rack. Half of them are of every kind of
`position`, half lie `side_by_side`. `python -m tests.engine.solver.adversarial_tables` makes the files again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final

from engine.booklets import MY_RUMMY, NSV_ROBBER, TILE_RUMMY
from engine.cards import JOKER, PLAYING_CARDS, TILES_002, TILES_004, Card, Notation
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.tiles.rules import TileRules
from engine.melds.meld import Meld
from engine.melds.reading import parse_melds, read_meld
from tests.engine.solver.adversarial import Position, position, side_by_side

VARIANTS: Final[dict[str, tuple[TileRules | DrawDiscardRules, Notation]]] = {
    "my_rummy": (MY_RUMMY, TILES_002),
    "tile_rummy": (TILE_RUMMY, TILES_004),
    "nsv_robber": (NSV_ROBBER, PLAYING_CARDS),
}
WHOLE: Final = 500
_COPIES: Final = 2
_JOKERS: Final = 2
_TABLES: Final = Path(__file__).parent / "tables"
_BETWEEN: Final = " || "


def made(name: str) -> Iterator[Position]:
    """The positions of a variant, in order."""
    rules, _ = VARIANTS[name]
    for at in range(WHOLE // 2):
        for make in (position, side_by_side):
            yield make(rules, f"{name} {at}", _COPIES, _JOKERS)


def kept(name: str, number: int = WHOLE) -> list[Position]:
    """So many of the positions of a variant, as they were kept."""
    rules, notation = VARIANTS[name]
    found = []
    with (_TABLES / f"{name}.txt").open(encoding="utf-8") as lines:
        for line in islice(lines, number):
            melds, rack = line.rstrip("\n").split(_BETWEEN)
            table = tuple(read_meld(rules, meld) for meld in parse_melds(notation, melds))
            found.append(Position(table, notation.parse_many(rack)))
    return found


def written(name: str, at: Position) -> str:
    """A position as a line."""
    _, notation = VARIANTS[name]
    return _BETWEEN.join((" | ".join(_meld(notation, meld) for meld in at.table), notation.texts(at.rack)))


def _meld(notation: Notation, meld: Meld) -> str:
    said = zip(meld.cards, meld.faces, strict=True)
    return " ".join(_card(notation, card, face) for card, face in said)


def _card(notation: Notation, card: Card, face: Card | None) -> str:
    return f"{notation.text(card)}={notation.text(face)}" if card is JOKER and face else notation.text(card)


def write(names: Sequence[str] = tuple(VARIANTS)) -> None:
    """Writes the files."""
    for name in names:
        lines = [written(name, at) for at in made(name)]
        (_TABLES / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
