"""`talon deck`: the whole deck on one sheet, for whoever changes its drawings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def deck(
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="Where the PNG goes.")],
    width: Annotated[int, typer.Option(min=40, max=400, help="How wide a card is, in pixels.")] = 120,
    four_colours: Annotated[bool, typer.Option("--four-colours", help="Each suit in a colour of its own.")] = False,
) -> None:
    """Every card of the deck on one sheet; render/deck/README.md tells how to change them."""
    from render.sheets.deck_sheet import deck_picture  # noqa: PLC0415 - pictures are slow to import

    drawn = deck_picture(width, four_colour=four_colours)
    output.write_bytes(drawn.png)
    typer.echo(f"{output}: {drawn.width} x {drawn.height} pixels, {len(drawn.png):,} bytes")
