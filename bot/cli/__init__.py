"""The command line, `talon`: for operators and contributors. Each command imports what it needs when it is called."""

import sys
from collections.abc import Sequence
from contextvars import copy_context
from importlib.metadata import version
from typing import Annotated, Any, Final

import typer

from bot.cli import (
    cards,
    datasets,
    foreign,
    matches,
    operating,
    pictures,
    puzzles,
    ratings,
    replays,
    rulebook,
    simulations,
    upkeep,
)
from bot.cli.questions import FORESEEN, LanguageOption, one_line, speak

app = typer.Typer(
    name="talon",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"talon {version('talon-rummy')}")
        raise typer.Exit


@app.callback()
def _talon(
    _version_asked: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Rummy in Discord, for people who are rarely online at the same moment."""
    speak(language)


app.command("run")(operating.run_bot)
app.command()(operating.play)
app.command()(upkeep.migrate)
app.command()(upkeep.backup)
app.command()(upkeep.copy)
app.command()(upkeep.health)
app.command()(operating.invite)
app.command()(upkeep.status)
app.command()(upkeep.doctor)
app.command()(upkeep.tidy)
app.add_typer(cards.check, name="check")
app.command()(cards.solve)
app.command()(cards.deadwood)
app.command()(rulebook.variants)
app.command()(matches.selfplay)
app.command()(replays.verify)
app.command()(foreign.match)
app.command()(replays.replay)
app.add_typer(simulations.tournament, name="tournament")
app.add_typer(simulations.simulate, name="simulate")
app.add_typer(datasets.dataset, name="dataset")
app.add_typer(puzzles.puzzles, name="puzzles")
app.add_typer(ratings.ratings, name="ratings")
app.command("export")(ratings.export)
app.command()(pictures.render)

# What the command line itself complains of; typer exports only some members of this family by name.
COMPLAINT: Final[type[Any]] = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")


def main(args: Sequence[str] | None = None) -> None:
    """Run a command and exit: 0 when it did what was asked, otherwise after one line on stderr that says why not."""
    sys.exit(run(args))


def run(args: Sequence[str] | None = None) -> int:
    """Run a command; what the process should exit with. `args` are those after the program's name.

    What it settles, such as its language, is settled for it alone.
    """
    return copy_context().run(_run, args)


def _run(args: Sequence[str] | None) -> int:
    command = typer.main.get_command(app)
    try:
        code = command.main(args=None if args is None else list(args), prog_name="talon", standalone_mode=False)
    except COMPLAINT as error:
        return _failed(error.format_message(), error.exit_code)
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        # Who read our output has read enough; a second complaint at exit would go to nobody.
        sys.stdout = None
        return 0
    except FORESEEN as error:
        return _failed(one_line(error), 2)
    return code if isinstance(code, int) else 0


def _failed(told: str, code: int) -> int:
    """Say why not. There is nothing to say where the help has been shown instead."""
    if told:
        typer.echo(f"talon: {' '.join(told.split())}", err=True)
    return code
