"""`talon verify` and `talon replay`: the proof that a match was fair, and a page that plays it in any browser."""

import gzip
import json
import re
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from bot.cli.questions import BadInput, JsonFlag, spoken
from engine.archive.replay import REPLAY, BadReplayError, Verification
from engine.archive.replay import verify as verify_match

WHERE: Final = "`/game replay` has under More, “Replay file”, or a tournament’s .replay.json"
FILE: Final = f"What {WHERE}."
GZIPPED: Final = b"\x1f\x8b"
"""How every packed file begins."""
DOCUMENT_LARGEST: Final = 32 << 20
"""Bytes, expanded: more than the longest tournament has."""
DOCUMENT_DEEPEST: Final = 200
MATCH_LARGEST: Final = 3 << 20
"""Bytes: several times what the longest match has of which there is a page."""
MOST_MOVES: Final = 10_000
"""A page of so many would be larger than any may be; reading them takes 2 kB each."""
_NESTING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[\]{}]')
_STEPS: Final = {b"[": 1, b"{": 1, b"]": -1, b"}": -1}


def verify(
    replay: Annotated[Path, typer.Argument(metavar="REPLAY.json", help=FILE)],
    as_json: JsonFlag = False,
) -> None:
    """Check a finished match or tournament: that the shuffles are the promised ones, and the moves lead to the end."""
    from engine.archive.tournaments import TOURNAMENT_REPLAY, verify_tournament  # noqa: PLC0415 - tournaments alone need it

    document = read_document(replay, REPLAY.version_key, TOURNAMENT_REPLAY.version_key)
    of_tournament = TOURNAMENT_REPLAY.version_key in document
    found = verify_tournament(document) if of_tournament else verify_match(document)
    if as_json:
        chosen = found.replay is not None and not found.replay.commitment
        told = {"ok": found.ok, "moves": found.moves, "shuffles": found.shuffles, "problem": found.problem}
        typer.echo(json.dumps({**told, "chosen": chosen}))
    elif found.ok:
        typer.echo(_checked(document, found))
    else:
        typer.echo(f"talon: {replay}: {found.problem}", err=True)
    if not found.ok:
        raise typer.Exit(1)


def replay(
    file: Annotated[Path, typer.Argument(metavar="REPLAY.json", help=FILE)],
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="Where the page goes.")],
    names: Annotated[
        str | None, typer.Option(metavar="A,B,...", help="Names for the seats, with commas between them.")
    ] = None,
) -> None:
    """Check a finished match, and write it as one page that plays it in any browser, without network."""
    from bot.ui.keepsake.page import page_of  # noqa: PLC0415 - slow to import

    document = read_document(file, REPLAY.version_key, largest=MATCH_LARGEST)
    if output.exists() and output.samefile(file):
        raise BadInput(f"{output} is the replay itself; write the page to another file")
    moves = document.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise BadInput(f"{file}: of more than {MOST_MOVES:,} moves there is no page")
    called = None if names is None else [name.strip() for name in names.split(",")]
    if called is not None and not all(called):
        raise BadInput("--names has an empty name; write one for each seat, with commas between them")
    seats = document.get("seats")
    if called is not None and isinstance(seats, int) and len(called) != seats:
        raise BadInput(f"--names names {len(called)}, and the match has {seats} seats")
    try:
        page = page_of(document, called, spoken())
    except BadReplayError as error:
        raise BadInput(f"{file}: {error}") from None
    output.write_bytes(page)
    typer.echo(f"{output}: {len(page):,} bytes")


def read_document(path: Path, *version_keys: str, largest: int = DOCUMENT_LARGEST) -> dict[str, Any]:
    """A replay's document from its file, packed or not. Raises BadInput for what is none, having none of these keys, or
    larger than any: of more bytes than `largest`, expanded.
    """
    with path.open("rb") as file:
        packed = file.peek(len(GZIPPED)).startswith(GZIPPED)
        plain = gzip.GzipFile(fileobj=file) if packed else file
        try:
            return _document(plain.read(largest + 1), version_keys, largest)
        except (EOFError, OSError, zlib.error):
            why = "it is packed and not whole"
        except ValueError as error:
            why = str(error)
    raise BadInput(f"{path} is no replay: {why}; give the file that {WHERE}")


def _document(read: bytes, version_keys: Sequence[str], largest: int) -> dict[str, Any]:
    """Raises ValueError with what keeps the bytes from being a replay."""
    if len(read) > largest:
        raise ValueError(f"it is larger than {largest >> 20} MB")
    depth = 0
    for token in _NESTING.finditer(read):
        depth += _STEPS.get(token[0], 0)
        if depth > DOCUMENT_DEEPEST:
            raise ValueError(f"it is nested deeper than {DOCUMENT_DEEPEST}")
    try:
        document = json.loads(read, object_pairs_hook=_named_once)
    except ValueError as error:
        raise ValueError(f"it is not JSON ({error})") from None
    if not isinstance(document, dict) or not any(isinstance(document.get(key), int) for key in version_keys):
        raise ValueError("it holds no match")
    return document


def _named_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON. Raises ValueError where a name stands twice, which readers take differently."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name stands twice")
    return found


def _checked(document: dict[str, Any], found: Verification) -> str:
    if "variant" not in document:
        return "\n".join(
            (
                f"a tournament, {document['rules']['format']}: everything is as promised",
                f"  commitment  the secret's SHA-256 is {document['commitment']}",
                f"  matches     {len(document.get('matches', ()))} with it, each keyed by its round and table",
                f"  shuffles    {found.shuffles} recomputed, lots among them, from the secret and the parts, all equal",
                f"  moves       {found.moves} replayed, all legal",
            )
        )
    promised = document["commitment"]
    kept = "everything is as promised" if promised else "all of it can be replayed, but the deals were chosen"
    sealed = f"the secret's SHA-256 is {promised}" if promised else "none: nobody promised chance"
    return "\n".join(
        (
            f"{document['variant']}, {document['seats']} seats: {kept}",
            f"  commitment  {sealed}",
            f"  shuffles    {found.shuffles} recomputed from the secret and the players' parts, all equal",
            f"  moves       {found.moves} replayed, all legal",
            "  result      the recorded one",
        )
    )
