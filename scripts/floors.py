"""Draws the picture of docs/ARCHITECTURE.md from the import contracts: `python -m scripts.floors`.

Each package is a column of floors, as the contracts have them: what stands on a floor may import what stands below it,
and nothing above.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

ROOT: Final = Path(__file__).parents[1]
PICTURE: Final = ROOT / "docs" / "pictures" / "floors.svg"
COLUMNS: Final = (("bot",), ("bot.hosting", "bot.store"), ("render", "engine"))
"""Packages that are drawn one below the other, column by column: the left ones import the right ones."""

WIDTH: Final = 400
GAP: Final = 24
FLOOR: Final = 40
HEADING: Final = 44
LETTER: Final = 7.6
PAD: Final = 9
STYLE: Final = (
    "text{font:14px ui-monospace,SFMono-Regular,Menlo,monospace;fill:#1f2933}"
    ".name{font-weight:700;font-size:17px}.house{fill:#f4f1ea;stroke:#c9c1ae}.room{fill:#fff;stroke:#8a9a8e}"
    ".ground{fill:#fbfaf7}"
)

Floors = Sequence[Sequence[str]]


def floors(contracts: Sequence[dict[str, Any]], package: str) -> Floors:
    """The floors of a package from the top, each with the rooms on it. Raises LookupError where no contract has any."""
    for contract in contracts:
        if contract["type"] == "layers" and contract.get("containers") == [package]:
            return [[room.strip("() ") for room in re.split("[|:]", layer)] for layer in contract["layers"]]
    raise LookupError(f"no import contract has the floors of {package}")


def rows(rooms: Sequence[str]) -> list[list[str]]:
    """The rooms of a floor in as many rows as it takes."""
    found: list[list[str]] = [[]]
    for room in rooms:
        if sum(map(wide, found[-1])) + wide(room) > WIDTH - 2 * PAD and found[-1]:
            found.append([])
        found[-1].append(room)
    return found


def wide(room: str) -> float:
    """How much of a row a room takes, with what lies between it and the next."""
    return len(room) * LETTER + 3 * PAD


def drawn_house(package: str, levels: Floors, left: float, top: float) -> tuple[list[str], float]:
    """A package as SVG, and how high it is."""
    parts, y = [], top + HEADING
    for level in levels:
        for row in rows(level):
            x = left + PAD
            for room in row:
                width = wide(room) - PAD
                parts.append(f'<rect class="room" x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="28" rx="5"/>')
                parts.append(f'<text x="{x + PAD:.0f}" y="{y + 19:.0f}">{escape(room)}</text>')
                x += wide(room)
            y += FLOOR - 6
        y += 6
    height = y - top + 4
    house = f'<rect class="house" x="{left:.0f}" y="{top:.0f}" width="{WIDTH}" height="{height:.0f}" rx="9"/>'
    name = f'<text class="name" x="{left + PAD:.0f}" y="{top + 28:.0f}">{escape(package)}</text>'
    return [house, name, *parts], height


def picture(contracts: Sequence[dict[str, Any]]) -> str:
    """All columns as one SVG document."""
    parts: list[str] = []
    left, lowest = float(GAP), 0.0
    for column in COLUMNS:
        top = float(GAP)
        for package in column:
            drawn, height = drawn_house(package, floors(contracts, package), left, top)
            parts += drawn
            top += height + GAP
        left, lowest = left + WIDTH + GAP, max(lowest, top)
    return "\n".join(_document(parts, left, lowest))


def _document(parts: Sequence[str], width: float, height: float) -> Iterator[str]:
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}">'
    yield f"<style>{STYLE}</style>"
    yield f'<rect class="ground" width="{width:.0f}" height="{height:.0f}"/>'
    yield from parts
    yield "</svg>\n"


def contracts() -> list[dict[str, Any]]:
    """The import contracts of the project."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = project["tool"]["importlinter"]["contracts"]
    return found


if __name__ == "__main__":
    PICTURE.write_text(picture(contracts()), encoding="utf-8")
