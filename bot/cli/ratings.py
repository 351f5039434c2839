"""`talon ratings` and `talon export`: ratings made anew, how well they predict, and a server's results."""

from __future__ import annotations

import asyncio
import csv
import json
import sys
import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from bot.cli.operating import configured
from bot.cli.questions import BadInput, JsonFlag
from bot.cli.upkeep import opened
from bot.records.ids import in_cell
from engine.variants import variant_of

if TYPE_CHECKING:
    from bot.simulation.ratings import Deals, Judged

ratings = typer.Typer(help="Ratings: made anew from results, and how well they predict.", no_args_is_help=True)

USUAL_SEATS: Final = (2, 4)
WHY: Final = {
    "": "rated",
    "chance": "no rating: it does not predict clearly better than chance",
    "elo": "no rating: a plain Elo predicts better",
    "drift": "no rating: the ratings drift",
    "order": "no rating: 20 or 60 matches do not put people in the order of their strength",
}


@ratings.command()
def rebuild(as_json: JsonFlag = False) -> None:
    """Make all ratings anew from the results that are kept, in the order of ends: the same numbers as before, unless
    the parameters have changed.
    """
    from bot.hosting.results.parameters import VERSION  # noqa: PLC0415 - needed by nothing else of the command line
    from bot.hosting.results.rater import Rater  # noqa: PLC0415

    async def made() -> int:
        async with opened(configured().database_url) as database:
            return await Rater(database).rebuild()

    began = time.perf_counter()
    matches, seconds = asyncio.run(made()), time.perf_counter() - began
    if as_json:
        typer.echo(json.dumps({"matches": matches, "seconds": round(seconds, 3), "version": VERSION}))
    else:
        typer.echo(f"{matches} matches, rated anew in {seconds:.1f} s with parameters of version {VERSION}")


@ratings.command()
def simulate(
    game: Annotated[str, typer.Option(metavar="KEY", help="A key that `talon variants` lists.")],
    seats: Annotated[
        int | None, typer.Option(min=2, help="How many at a table; 2 and 4 where the game allows.")
    ] = None,
    players: Annotated[int, typer.Option(min=8, max=5000, help="How many people.")] = 150,
    matches: Annotated[int, typer.Option(min=100, max=1_000_000, help="How many matches.")] = 5_000,
    rounds: Annotated[int, typer.Option(min=2, help="How many rounds of self-play for each table of two.")] = 60,
    seed: Annotated[int, typer.Option(min=0, max=2**31, help="The same seed gives the same people and deals.")] = 0,
    as_json: JsonFlag = False,
) -> None:
    """Let people of known strength play, and tell how well ratings predict matches that nothing was fitted to."""
    from bot.hosting.results.parameters import document, parameters_of  # noqa: PLC0415 - as above
    from bot.simulation.ratings import judge  # noqa: PLC0415

    counts, fitted = seat_counts(game, seats), document()["games"].get(game)
    if fitted is None:
        raise BadInput(f"nothing was fitted for {game} yet")
    tables = tables_of(game, counts, rounds, seed + 1)
    judged = judge(tables, parameters_of(fitted), fitted["k"], players, matches, seed + 1)
    if as_json:
        figures = {name: round(value, 4) for name, value in asdict(judged).items()}
        typer.echo(json.dumps({"game": game, "seats": counts, **figures, "why_not": judged.why_not}))
    else:
        typer.echo(f"{game}, {' and '.join(map(str, counts))} seats: {told(judged)}")


def seat_counts(key: str, seats: int | None) -> list[int]:
    """The tables at which ratings of a game are tried. Raises RuleError for a number of seats that it does not have."""
    allowed = variant_of(key).rules.seat_counts()
    if seats is not None:
        variant_of(key).rules.check_seats(seats)
        return [seats]
    return [one for one in USUAL_SEATS if one in allowed] or [min(allowed)]


def tables_of(key: str, counts: list[int], rounds: int, seed: int) -> list[Deals]:
    """Rounds of self-play at these tables."""
    from bot.simulation.ratings import deal  # noqa: PLC0415 - as above

    return [deal(key, one, rounds, 2 * seed + 1) for one in counts]


def told(judged: Judged) -> str:
    """How well ratings predict, in a line."""
    return (
        f"log loss {judged.log_loss:.4f} (chance {judged.uniform:.4f}, Elo {judged.elo:.4f}), "
        f"{judged.clear:.1f} standard errors better than chance, Kendall {judged.kendall_20:.2f} after 20 matches and "
        f"{judged.kendall:.2f} after 60, drift {judged.drift:.3f}: {WHY[judged.why_not]}"
    )


def export(
    guild: Annotated[int, typer.Option(min=1, max=2**63 - 1, help="The id of the server.")],
    form: Annotated[Literal["csv", "json"], typer.Option("--format", help="csv or json.")] = "csv",
) -> None:
    """Print a server's results, a row a seat: of those who let the server see theirs; of the others nothing."""
    from bot.hosting.results.service import COLUMNS, Results  # noqa: PLC0415 - as above
    from bot.hosting.results.visibility import Asker  # noqa: PLC0415

    async def found() -> list[dict[str, Any]]:
        async with opened(configured().database_url) as database:
            return await Results(database).exported(Asker(None, guild))

    rows = asyncio.run(found())
    if form == "json":
        typer.echo(json.dumps({"guild": guild, "results": rows}))
    else:
        writer = csv.DictWriter(sys.stdout, COLUMNS)
        writer.writeheader()
        writer.writerows(row | {"name": in_cell(row["name"])} for row in rows)
