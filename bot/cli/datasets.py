"""`talon dataset make`: self-play of the four levels as records, for whoever studies the games."""

import gzip
import hashlib
import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from bot.cli.questions import BadInput
from engine.cards.shuffle import below, stream_words
from engine.computers import STRENGTHS
from engine.games.strengths import Strength
from engine.public import deal
from engine.variants import VARIANTS, variant_of

dataset = typer.Typer(help="Matches of computer players as records.", no_args_is_help=True)

A_FILE: Final = 250
"""Matches in one file, which is there whole or not at all."""

MANIFEST: Final = "manifest.json"
CARD: Final = "README.md"
PLAYOUTS: Final = 16
"""With how many playouts sharp searches here: a tenth of what it takes against people."""

_EVERYDAY: Final = tuple(strength.value for strength in Strength if strength is not Strength.SHARP)


@dataclass(frozen=True, slots=True)
class Making:
    """What a data set is made by; the same gives the same files, byte by byte, in the same release."""

    variants: tuple[str, ...]
    matches: int
    seed: int
    sharp: int

    def files(self) -> Iterator[tuple[str, int, int]]:
        """Each file: its variant, its first match, and how many are in it."""
        for variant in self.variants:
            for first in range(0, self.matches, A_FILE):
                yield variant, first, min(A_FILE, self.matches - first)


@dataset.command()
def make(
    out: Annotated[
        Path, typer.Option("-o", "--output", metavar="DIR", help="A folder; what is there is gone on with.")
    ],
    variant: Annotated[
        list[str] | None, typer.Option(metavar="KEY", help="A game, or several times; all card games if left out.")
    ] = None,
    matches: Annotated[int, typer.Option(min=1, max=10**7, help="How many matches of each game.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, max=2**63, help="The same seed makes the same matches.")] = 0,
    sharp: Annotated[int, typer.Option(min=0, help="In one match of so many sharp has a seat; 0 for none.")] = 50,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one a processor if left out.")] = None,
) -> None:
    """Let the four levels play among themselves, and write the records as packed JSON lines, with a card."""
    keys = tuple(variant or (key for key, one in VARIANTS.items() if not one.notation.tiles))
    making = Making(tuple(variant_of(key).key for key in keys), matches, seed, sharp)
    _begin(out, making)
    missing = [file for file in making.files() if not _place(out, *file[:2]).exists()]
    done = sum(count for _, _, count in making.files()) - sum(count for _, _, count in missing)
    for written in _written(out, making, missing, workers or os.cpu_count() or 1):
        done += written
        typer.echo(f"{done} of {matches * len(keys)} matches", err=True)
    _finish(out, making)
    typer.echo(f"{out}: {matches} matches each of {len(keys)} game{'' if len(keys) == 1 else 's'}")


def _begin(out: Path, making: Making) -> None:
    """Raises BadInput for a folder in which something else lies."""
    out.mkdir(parents=True, exist_ok=True)
    begun, plan = out / MANIFEST, _described(making)
    if begun.exists():
        try:
            there = json.loads(begun.read_text(encoding="utf-8"))
        except ValueError:
            there = None
        if not isinstance(there, dict) or {key: there.get(key) for key in plan} != plan:
            raise BadInput(f"{out} holds a data set that was made otherwise: give the same options, or another folder")
    elif any(out.iterdir()):
        raise BadInput(f"{out} is not empty, and holds no data set: give another folder")
    else:
        _write(begun, json.dumps(plan, indent=1) + "\n")


def _described(making: Making) -> dict[str, Any]:
    fixed = {"talon": version("talon-rummy"), "record": 1, "playouts": PLAYOUTS}
    return {**fixed, **asdict(making), "variants": list(making.variants)}


def _written(out: Path, making: Making, missing: Sequence[tuple[str, int, int]], workers: int) -> Iterator[int]:
    """Write the files that are missing; gives how many matches are in each."""
    if workers == 1:
        for file in missing:
            yield _write_file(out, making, *file)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(_write_file, out, making, *file) for file in missing]
        try:
            for ready in as_completed(waiting):
                yield ready.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _write_file(out: Path, making: Making, variant: str, first: int, count: int) -> int:
    matches = (played(making, variant, number) for number in range(first, first + count))
    lines = [json.dumps(match, separators=(",", ":")) for match in matches]
    place = _place(out, variant, first)
    place.parent.mkdir(exist_ok=True)
    _write(place, gzip.compress("".join(f"{line}\n" for line in lines).encode(), 9, mtime=0))
    return count


def played(making: Making, variant: str, number: int) -> dict[str, Any]:
    """A match of a data set: who sat where, and the record."""
    secret = hashlib.sha256(f"talon dataset {making.seed} {variant} {number}".encode()).digest()
    words = stream_words(secret, b"talon dataset seats")
    counts = variant_of(variant).rules.seat_counts()
    levels = [_EVERYDAY[below(len(_EVERYDAY), words)] for _ in range(counts[below(len(counts), words)])]
    if making.sharp and number % making.sharp == 0:
        levels[below(len(levels), words)] = Strength.SHARP.value
    match = deal(variant, len(levels), secret)
    while not match.over:
        seat = match.seat
        match = match.let(levels[seat], seat, PLAYOUTS)
    return {"players": levels, "record": match.record()}


def _place(out: Path, variant: str, first: int) -> Path:
    return out / variant / f"{variant}-{first // A_FILE:05}.jsonl.gz"


def _write(place: Path, content: str | bytes) -> None:
    part = place.with_name(place.name + ".part")
    part.write_bytes(content.encode() if isinstance(content, str) else content)
    part.replace(place)


def _finish(out: Path, making: Making) -> None:
    """Write the card, and what each file is by its SHA-256."""
    places = [_place(out, variant, first) for variant, first, _ in making.files()]
    sums = {place.relative_to(out).as_posix(): hashlib.sha256(place.read_bytes()).hexdigest() for place in places}
    _write(out / MANIFEST, json.dumps({**_described(making), "files": sums}, indent=1) + "\n")
    options = " ".join(f"--variant {key}" for key in making.variants)
    sharp = f"in one match of {making.sharp} one seat is sharp" if making.sharp else "none is sharp"
    levels = f"{', '.join(STRENGTHS)}; {sharp}, with {PLAYOUTS} playouts a move; the others are drawn alike"
    made = f"talon dataset make -o DIR {options} --matches {making.matches} --seed {making.seed} --sharp {making.sharp}"
    card = f"""# Rummy of computer players

{making.matches} matches each of {", ".join(making.variants)}, by the default rules of their booklets,
among computer players of Talon {version("talon-rummy")} ({levels}).
How many sit down is drawn from all numbers that a game allows.

Each line of a `.jsonl.gz` is an object with `players`, the level at each seat, and `record`, the whole match: rules,
moves, shuffles and what proves them, result. `talon verify` checks a record; its format is Talon's docs/RECORD.md,
version 1. `{MANIFEST}` holds the SHA-256 of every file. Nobody is in it: no person's play, name or id.

Made by `{made}`.
"""
    _write(out / CARD, card)
