"""`talon ratings` and `talon export`: ratings made anew, how well they predict, and a server's results."""

from __future__ import annotations

import asyncio
import csv
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from bot.cli.operating import configured
from bot.cli.questions import JsonFlag
from bot.cli.speaking import BadInput
from bot.cli.upkeep import opened
from engine.variants import VARIANTS, variant_of

if TYPE_CHECKING:
    from bot.hosting.results.parameters import Parameters
    from bot.simulation.ratings import Deals, Judged

ratings = typer.Typer(help="Ratings: made anew from results, and how well they predict.", no_args_is_help=True)

USUAL_SEATS: Final = (2, 4)
PAGE: Final = Path("docs/RATINGS.md")
BEGINS, ENDS = "<!-- made by talon ratings simulate --fit -->", "<!-- until here -->"
WHY: Final = {
    "": "rated",
    "chance": "no rating: it does not predict clearly better than chance",
    "elo": "no rating: a plain Elo predicts better",
    "drift": "no rating: the ratings drift",
    "unfitted": "no rating yet: nothing was fitted",
    "order": "no rating: 20 or 60 matches do not put people in the order of their strength",
    "year": "no rating: in a year of 3,000 people 20 matches do not put them in the order of their strength",
}


@ratings.command()
def rebuild(as_json: JsonFlag = False) -> None:
    """Make all ratings anew from the results that are kept, in the order of ends: the same numbers as before, unless
    the parameters have changed.
    """
    from bot.hosting.results.parameters import VERSION  # noqa: PLC0415 - needed by nothing else of the command line
    from bot.hosting.results.rater import Rater  # noqa: PLC0415

    async def made() -> tuple[int, float]:
        async with opened(configured().database_url) as database:
            rater = Rater(database)
            return await rater.rebuild(), rater.rebuild_s

    matches, seconds = asyncio.run(made())
    if as_json:
        typer.echo(json.dumps({"matches": matches, "seconds": round(seconds, 3), "version": VERSION}))
    else:
        typer.echo(f"{matches} matches, rated anew in {seconds:.1f} s with parameters of version {VERSION}")


@ratings.command()
def simulate(  # noqa: PLR0913, PLR0917 - each is an option of the command
    game: Annotated[str | None, typer.Option(metavar="KEY", help="A key that `talon variants` lists.")] = None,
    seats: Annotated[
        int | None, typer.Option(min=2, help="How many at a table; 2 and 4 where the game allows.")
    ] = None,
    players: Annotated[int, typer.Option(min=8, max=5000, help="How many people.")] = 150,
    matches: Annotated[int, typer.Option(min=100, max=1_000_000, help="How many matches.")] = 5_000,
    rounds: Annotated[int, typer.Option(min=2, help="How many rounds of self-play for each table of two.")] = 60,
    seed: Annotated[int, typer.Option(min=0, max=2**31, help="The same seed gives the same people and deals.")] = 0,
    refit: Annotated[
        bool, typer.Option("--fit", help="Fit the parameters, and write them and docs/RATINGS.md.")
    ] = False,
    as_json: JsonFlag = False,
) -> None:
    """Let people of known strength play, and tell how well ratings predict matches that nothing was fitted to."""
    from bot.hosting.results.parameters import document, parameters_of  # noqa: PLC0415 - as above
    from bot.simulation.ratings import judge  # noqa: PLC0415

    if game is None and not refit:
        raise BadInput("say which game: --game KEY, or --fit for all of them")
    for key in [game] if game is not None else list(VARIANTS):
        counts = _counts(key, seats)
        fitted = _fitted(key, counts, players, matches, rounds, seed) if refit else document()["games"].get(key)
        if fitted is None:
            raise BadInput(f"nothing was fitted for {key} yet: talon ratings simulate --fit --game {key}")
        tables = _tables(key, counts, rounds, seed + 1)
        judged = judge(tables, parameters_of(fitted), fitted["k"], players, matches, seed + 1)
        if refit:
            _write(key, {**fitted, "judged": asdict(judged), "why_not": judged.why_not})
        if as_json:
            figures = {name: round(value, 4) for name, value in asdict(judged).items()}
            typer.echo(json.dumps({"game": key, "seats": counts, **figures, "why_not": judged.why_not}))
        else:
            typer.echo(f"{key}, {' and '.join(map(str, counts))} seats: {_told(judged)}")


def _counts(key: str, seats: int | None) -> list[int]:
    allowed = variant_of(key).rules.seat_counts()
    if seats is not None:
        variant_of(key).rules.check_seats(seats)
        return [seats]
    return [one for one in USUAL_SEATS if one in allowed] or [min(allowed)]


def _tables(key: str, counts: list[int], rounds: int, seed: int) -> list[Deals]:
    from bot.simulation.ratings import deal  # noqa: PLC0415 - as above

    return [deal(key, one, rounds, 2 * seed + 1) for one in counts]


def _fitted(key: str, counts: list[int], players: int, matches: int, rounds: int, seed: int) -> dict[str, Any]:
    from bot.simulation.ratings import fit  # noqa: PLC0415 - as above

    found: tuple[Parameters, float] = fit(_tables(key, counts, rounds, seed), players, matches, seed)
    of = {"seats": counts, "rounds": rounds, "players": players, "matches": matches, "seed": seed}
    return {**asdict(found[0]), "k": found[1], "fitted_to": of}


def _told(judged: Judged) -> str:
    return (
        f"log loss {judged.log_loss:.4f} (chance {judged.uniform:.4f}, Elo {judged.elo:.4f}), "
        f"{judged.clear:.1f} standard errors better than chance, Kendall {judged.kendall_20:.2f} after 20 matches and "
        f"{judged.kendall:.2f} after 60, drift {judged.drift:.3f}: {WHY[judged.why_not]}"
    )


def _write(key: str, fitted: dict[str, Any]) -> None:
    """Keep what was fitted for a game, with a new version, and write the page anew."""
    import bot.hosting.results.parameters as kept  # noqa: PLC0415 - as above

    file = Path(kept.__file__).with_name(kept.FILE)
    found = json.loads(file.read_text(encoding="utf-8"))
    found["version"] += 1
    found["games"][key] = fitted
    file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if PAGE.exists():
        before, after = (
            PAGE.read_text(encoding="utf-8").split(BEGINS)[0],
            PAGE.read_text(encoding="utf-8").split(ENDS)[1],
        )
        PAGE.write_text(f"{before}{BEGINS}\n\n{page(found)}\n{ENDS}{after}", encoding="utf-8")


def page(found: dict[str, Any]) -> str:
    """The table of docs/RATINGS.md."""
    lines = [
        f"Parameters of version {found['version']}.",
        "",
        "| game | seats | beta | tau | settled at | chance | Elo | log loss | clear | Kendall 20 | 60 | drift | N | |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for key, one in sorted(found["games"].items()):
        if "judged" in one:
            of = one["judged"]
            lines.append(
                f"| `{key}` | {', '.join(map(str, one['fitted_to']['seats']))} | {one['beta']:g} | {one['tau']:g} "
                f"| {one['stationary']:.2f} | {of['uniform']:.3f} | {of['elo']:.3f} | {of['log_loss']:.3f} "
                f"| {of['clear']:.1f} | {of['kendall_20']:.2f} | {of['kendall']:.2f} | {of['drift']:.3f} "
                f"| {of['matches']} | {WHY[one['why_not']]} |"
            )
    return "\n".join([*lines, ""])


def export(
    guild: Annotated[int, typer.Option(min=1, max=2**63 - 1, help="The id of the server.")],
    form: Annotated[Literal["csv", "json"], typer.Option("--format", help="csv or json.")] = "csv",
) -> None:
    """Print a server's results, a row a seat: of those who let the server see theirs; of the others nothing."""
    from bot.hosting.results.service import Results  # noqa: PLC0415 - as above
    from bot.hosting.results.visibility import Asker  # noqa: PLC0415

    async def found() -> list[dict[str, Any]]:
        async with opened(configured().database_url) as database:
            return await Results(database).exported(Asker(None, guild))

    rows = asyncio.run(found())
    if form == "json":
        typer.echo(json.dumps({"guild": guild, "results": rows}))
    elif rows:
        writer = csv.DictWriter(sys.stdout, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
