"""`talon replay`: a finished match as a page to keep, which plays it in any browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from bot.cli.failures import BadInput
from bot.cli.language import LanguageOption, speak, spoken
from bot.cli.matches import read_document

MATCH_LARGEST: Final = 3 << 20
"""Bytes: several times what the longest match has of which there is a page."""
MOST_MOVES: Final = 10_000
"""A page of so many would be larger than any may be; reading them takes 2 kB each."""


def replay(
    file: Annotated[Path, typer.Argument(metavar="REPLAY.json", help="What `/game replay` gives.")],
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="Where the page goes.")],
    names: Annotated[
        str | None, typer.Option(metavar="A,B,...", help="Names for the seats, with commas between them.")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Check a finished match, and write it as one page that plays it in any browser, without network."""
    from bot.ui.keepsake.page import page_of  # noqa: PLC0415 - slow to import
    from engine.archive.replay import BadReplayError  # noqa: PLC0415

    if language is not None:
        speak(language)
    document = read_document(file, MATCH_LARGEST)
    moves = document.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise BadInput(f"{file}: of more than {MOST_MOVES:,} moves there is no page")
    called = None if names is None else [name.strip() for name in names.split(",")]
    if called is not None and len(called) != document.get("seats"):
        raise BadInput(f"--names names {len(called)}, and the match has {document.get('seats')!r:.20} seats")
    try:
        page = page_of(document, called, spoken())
    except BadReplayError as error:
        raise BadInput(f"{file}: {error}") from None
    output.write_bytes(page)
    typer.echo(f"{output}: {len(page):,} bytes")
