"""`talon selfplay` and `talon verify`: whole matches without people, and the proof that a match was fair."""

from __future__ import annotations

import gzip
import json
import re
import sys
import time
import zlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any, Final

import typer

from bot.cli.failures import BadInput
from bot.cli.questions import SEATS, JsonFlag, RuleOption, switches, usual_seats
from bot.cli.refereed import Whistled, refereed
from bot.cli.rivals import compared, counted, share, told
from engine.archive.replay import Verification
from engine.computers import STRENGTHS
from engine.games.strengths import Strength
from engine.match.match import AnyGame
from engine.match.rivals import Tally, worths
from engine.match.selfplay import MatchReport, play_matches
from engine.rules.scores import RoundResult
from engine.variants import game_of

GZIPPED = b"\x1f\x8b"
DOCUMENT_LARGEST: Final = 32 << 20
"""Bytes, expanded: more than the longest tournament has."""
DOCUMENT_DEEPEST: Final = 200
_NESTING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[\]{}]')
_STEPS: Final = {b"[": 1, b"{": 1, b"]": -1, b"}": -1}
"""How every packed file begins."""


def selfplay(  # noqa: PLR0913, PLR0917 - each is an option of the command
    variant: Annotated[str, typer.Option(metavar="KEY", help="A key that `talon variants` lists.")],
    seats: Annotated[
        int | None, typer.Option(min=1, help=f"How many computer players; {SEATS} where the game allows it.")
    ] = None,
    every_table: Annotated[
        bool, typer.Option("--every-table", help="Play the matches with each number of players that the game allows.")
    ] = False,
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 10,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="The same seed plays the same matches.")] = 0,
    strength: Annotated[
        str, typer.Option(help=f"One of {', '.join(STRENGTHS)}; several, with commas between them, sit in turn.")
    ] = "steady",
    paired: Annotated[
        bool,
        typer.Option("--paired", help="Play the first round of each match twice, with the seats turned."),
    ] = False,
    until_clear: Annotated[
        bool, typer.Option("--until-clear", help="Stop a comparison as soon as one leads for sure.")
    ] = False,
    playouts: Annotated[
        int | None, typer.Option(min=1, help="How many playouts the sharp player searches with.")
    ] = None,
    rule: RuleOption = None,
    referee: Annotated[
        bool, typer.Option("--referee", help="Have a second reading of the rules watch every move (in a checkout).")
    ] = False,
    as_json: JsonFlag = False,
) -> None:
    """Let computer players play whole matches, and count."""
    pair = _strengths(strength)
    game = game_of(variant, switches(rule))
    counts = game.rules.seat_counts()
    count = seats or usual_seats(counts)
    game.new(count)
    if len(pair) > count:
        raise BadInput(f"{strength!r} names {len(pair)} computer players for {count} seats")
    if every_table and (seats or paired):
        raise BadInput("--every-table plays with each number of players: leave out --seats and --paired")
    if paired:
        if matches == 1:
            raise BadInput("--paired compares by several deals: --matches 2 or more")
        if len(set(pair)) != 2 or len(pair) != 2:
            raise BadInput("--paired compares two strengths, such as --strength steady,easy")
        found = compared(game, (pair[0], pair[1]), count, matches, seed, playouts, until_clear=until_clear)
        typer.echo(json.dumps(found) if as_json else told(found))
        return
    tables = []
    for number in counts if every_table else (count,):
        tables.append(_played(game, pair, number, matches, seed, referee=referee))
        if not as_json:
            typer.echo(_told(tables[-1]))
    if as_json:
        typer.echo(json.dumps({"variant": variant, "tables": tables} if every_table else tables[0]))
    if any(table["illegal"] or table["finished"] < matches for table in tables):
        raise typer.Exit(1)


def _played(
    game: AnyGame, pair: Sequence[Strength], seats: int, matches: int, seed: int, *, referee: bool
) -> dict[str, Any]:
    """The figures of so many matches. Raises Exit where the referee whistles."""
    began = time.perf_counter()
    strengths = [pair[seat % len(pair)] for seat in range(seats)]
    played = refereed(game, strengths, matches, seed) if referee else play_matches(game, strengths, matches, seed)
    try:
        reports = list(_watched(played, matches))
    except Whistled as foul:
        typer.echo(f"talon: {foul}", err=True)
        raise typer.Exit(1) from None
    return _summed(game, strengths, reports, time.perf_counter() - began)


def verify(
    replay: Annotated[Path, typer.Argument(metavar="REPLAY.json", help="What `/game replay` gives.")],
    as_json: JsonFlag = False,
) -> None:
    """Check a finished match or tournament: that the shuffles are the promised ones, and the moves lead to the end."""
    from engine.archive.replay import verify as verify_match  # noqa: PLC0415
    from engine.archive.tournaments import TOURNAMENT_REPLAY, verify_tournament  # noqa: PLC0415

    document = read_document(replay)
    of_tournament = TOURNAMENT_REPLAY.version_key in document
    found = verify_tournament(document) if of_tournament else verify_match(document)
    if as_json:
        told = {"ok": found.ok, "moves": found.moves, "shuffles": found.shuffles, "problem": found.problem}
        typer.echo(json.dumps(told))
    elif found.ok:
        typer.echo(_checked(document, found))
    if not found.ok:
        if not as_json:
            typer.echo(f"talon: {replay}: {found.problem}", err=True)
        raise typer.Exit(1)


def _strengths(text: str) -> tuple[Strength, ...]:
    """The strengths that were named, in the order of the seats."""
    named = [word.strip() for word in text.split(",")]
    for one in named:
        if one not in STRENGTHS:
            raise BadInput(f"no computer player is {one!r}; there are {', '.join(STRENGTHS)}")
    return tuple(Strength(one) for one in named)


def _watched(reports: Iterable[MatchReport], matches: int) -> Iterator[MatchReport]:
    """The reports as they come, with a progress bar where somebody is looking."""
    if not sys.stderr.isatty():
        yield from reports
        return
    from rich.console import Console  # noqa: PLC0415 - slow to import, and only people look at bars
    from rich.progress import track  # noqa: PLC0415

    yield from track(reports, "playing", total=matches, console=Console(stderr=True), transient=True)


def _summed(game: AnyGame, strengths: Sequence[Strength], reports: list[MatchReport], seconds: float) -> dict[str, Any]:
    """What matches came to: their counts, and how each strength did in their rounds."""
    moves, illegal = sum(report.moves for report in reports), sum(report.illegal for report in reports)
    return {
        **counted(game.variant, len(strengths), len(reports), moves, seconds, illegal),
        "finished": sum(report.finished for report in reports),
        "rounds": sum(len(report.sheet) for report in reports),
        "by_strength": by_strength(game, strengths, [one for report in reports for one in report.sheet]),
    }


def by_strength(game: AnyGame, strengths: Sequence[Strength], rounds: Sequence[RoundResult]) -> dict[str, Any]:
    """How each strength did in the rounds in which it had a seat: one value a round, as its seats share their cards."""
    points: dict[Strength, Tally] = dict.fromkeys(strengths, Tally())
    won: dict[Strength, float] = dict.fromkeys(strengths, 0.0)
    for one in rounds:
        there = [seat for seat, score in enumerate(one.seats) if score is not None]
        worth = dict(zip(there, worths(game, [score.points for score in one.seats if score is not None]), strict=True))
        best = [seat for seat, each in worth.items() if each == max(worth.values())]
        for strength in {strengths[seat] for seat in there}:
            seats = [seat for seat in there if strengths[seat] is strength]
            points[strength] = points[strength].plus(fmean(worth[seat] for seat in seats))
            won[strength] += len(set(best) & set(seats)) / len(best)
    return {
        strength.value: share(tally.number, tally, won[strength] / tally.number)
        for strength, tally in points.items()
        if tally.number
    }


def _told(found: dict[str, Any]) -> str:
    return (
        "{variant}, {seats} seats: {finished} of {matches} matches finished, {rounds} rounds, {moves} moves in "
        "{seconds} s ({moves_per_s} a second), {illegal} illegal"
    ).format_map(found)


def read_document(path: Path, largest: int = DOCUMENT_LARGEST) -> dict[str, Any]:
    """A replay's document from its file, packed or not. Raises BadInput for what is none, or larger than any: of more
    bytes than `largest`, expanded.
    """
    with path.open("rb") as file:
        packed = file.peek(len(GZIPPED)).startswith(GZIPPED)
        plain = gzip.GzipFile(fileobj=file) if packed else file
        try:
            read = plain.read(largest + 1)
        except (EOFError, OSError, zlib.error):
            raise BadInput(f"{path} is not JSON") from None
    _check_size(path, read, largest)
    try:
        document = json.loads(read)
    except ValueError:
        raise BadInput(f"{path} is not JSON") from None
    if not isinstance(document, dict):
        raise BadInput(f"{path} is not a replay: it holds no JSON object")
    return document


def _check_size(path: Path, read: bytes, largest: int) -> None:
    """Raises BadInput for what is larger, or deeper, than any replay."""
    if len(read) > largest:
        raise BadInput(f"{path} is no replay: it is larger than {largest >> 20} MB")
    depth = 0
    for token in _NESTING.finditer(read):
        depth += _STEPS.get(token[0], 0)
        if depth > DOCUMENT_DEEPEST:
            raise BadInput(f"{path} is no replay: it is nested deeper than {DOCUMENT_DEEPEST}")


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
