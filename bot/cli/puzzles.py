"""`talon puzzles`: the puzzle of a day, shown with its answer; a file of days to come, made where it lacks some."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.questions import Answer, BadInput, JsonFlag, with_bar

if TYPE_CHECKING:
    from engine.puzzles.puzzle import Puzzle

puzzles = typer.Typer(help="The puzzle of a day: positions with one answer that is best.", no_args_is_help=True)

MOST_DAYS = 4_000
OutputOption = Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="Days that it has are left alone.")]


@puzzles.command()
def make(
    output: OutputOption,
    first: Annotated[str, typer.Option("--from", metavar="DATE", help="The first day.")] = "2027-01-01",
    days: Annotated[int, typer.Option(min=1, max=MOST_DAYS, help="How many days.")] = 400,
) -> None:
    """Make the puzzles of many days into a file; broken off, it goes on where it was. A day takes seconds."""
    from bot.hosting.daily.days import lines_by_day, made  # noqa: PLC0415 - searches that others do not need

    begins = _day(first)
    try:
        text = output.read_text(encoding="utf-8") if output.exists() else ""
        there = lines_by_day(text)
    except ValueError:
        raise BadInput(f"{output} holds no puzzles") from None
    wanted = [day for day in (begins + timedelta(days=after) for after in range(days)) if day not in there]
    for day in with_bar(wanted, len(wanted), "puzzles"):
        there[day] = made(day).text()
        _write(output, there)
    typer.echo(f"{output} holds {len(there)} days; {len(wanted)} of them are new")


@puzzles.command()
def show(
    day: Annotated[str, typer.Argument(metavar="DATE", help="A date such as 2027-05-22, or a puzzle's number.")],
    as_json: JsonFlag = False,
) -> None:
    """The puzzle of a day with its answer, proven anew; outside the days of the program it is made, which may take
    a minute.
    """
    from bot.hosting.daily.days import made, number_of, shipped  # noqa: PLC0415 - as above

    of = _day(day)
    puzzle = shipped(of) or made(of)
    answer: Answer = {"number": number_of(of), "date": of.isoformat(), "variant": puzzle.variant, **_facts(puzzle)}
    typer.echo(json.dumps(answer) if as_json else _in_words(answer))


def _facts(puzzle: Puzzle) -> Answer:
    from engine.puzzles.answers import answer_of  # noqa: PLC0415 - as above

    notation, best = puzzle.of.notation, answer_of(puzzle)
    facts: Answer = {
        "table": [[notation.text(card) for card in meld.cards] for meld in puzzle.table],
        "rack": [notation.text(card) for card in puzzle.rack],
        "laid": len(best.placed) if puzzle.rebuilds is not None else 0,
        "placed": [notation.text(card) for card in best.placed],
        "level": puzzle.level,
    }
    if puzzle.rebuilds is not None:
        return {**facts, "best": [[notation.text(card) for card in meld.cards] for meld in best.table]}
    upcard = None if puzzle.upcard is None else notation.text(puzzle.upcard)
    return {**facts, "upcard": upcard, "ahead": round(best.ahead, 2)}


def _in_words(answer: Answer) -> str:
    table = " | ".join(" ".join(meld) for meld in answer["table"])
    lies = f"on the table {table}" if table else f"up-card {answer.get('upcard') or 'none'}"
    does = f"lays {answer['laid']}" if answer["laid"] else "throws"
    return (
        f"{answer['number']}, {answer['date']}, {answer['variant']}, level {answer['level']}: "
        f"{' '.join(answer['rack'])}; {lies}. The best {does}: {' '.join(answer['placed'])}"
    )


def _day(text: str) -> date:
    from bot.hosting.daily.days import EARLIEST, LATEST, day_of  # noqa: PLC0415 - as above

    try:
        day = day_of(text)
    except (ValueError, OverflowError):
        raise BadInput(f"{text!r} is no date such as 2027-05-22, and no puzzle's number") from None
    if not EARLIEST <= day <= LATEST:
        raise BadInput(f"there is no puzzle for {day}: days are from {EARLIEST} to {LATEST}")
    return day


def _write(output: Path, there: dict[date, str]) -> None:
    """All of it at once, in the order of the days: whoever breaks it off loses one day at most."""
    text = "".join(f"{day.isoformat()} {there[day]}\n" for day in sorted(there))
    beside = output.with_suffix(".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(output)
