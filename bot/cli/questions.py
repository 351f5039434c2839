"""Questions with one answer each: asked once on the command line, or one to a line of JSON with `--batch`. And in which
language `talon` speaks, with one line, never a traceback, when it cannot do what was asked.
"""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from math import isfinite
from typing import TYPE_CHECKING, Annotated, Any, Final, NoReturn, TypeVar

import typer

from bot.hosting.refusals import Refused
from bot.store.database.trouble import NO_ROOM, DatabaseFault, DatabaseTrouble
from engine.cards import CardTextError
from engine.rules.switches import RuleError
from engine.tournament.refusals import TournamentRefused
from engine.tournament.rules import TournamentFault
from engine.variants import UnknownVariantError, Variant, variant_of

if TYPE_CHECKING:
    from bot.wording import Wording


T = TypeVar("T")

_SAID_BY: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a shell says its language, the first that says anything."""
_language: ContextVar[str | None] = ContextVar("language", default=None)

LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--language", metavar="LANGUAGE", help="For rules, pieces, pages and pictures: de. Else as LANG says."
    ),
]


def speak(language: str | None) -> None:
    """Say everything in a language from now on; None leaves it to the shell. Complains of one there is not."""
    if language is not None:
        from bot.wording.languages import is_read, locales  # noqa: PLC0415 - the catalogs, which few commands need

        if not is_read(language):
            raise typer.BadParameter(f"there is no language {language!r}, but {', '.join(locales())}")
    _language.set(language)


def spoken() -> Wording:
    """How `talon` speaks."""
    from bot.wording import Wording  # noqa: PLC0415 - slow to import, and most questions do without

    shell = next((told for name in _SAID_BY if (told := os.environ.get(name))), "")
    return Wording.of(_language.get() or shell.partition(".")[0].replace("_", "-"))


class BadInput(Exception):  # noqa: N818 - what was typed is at fault, not the program
    """What was asked makes no sense. Its text is the one line that the person gets."""


FORESEEN = (
    *(BadInput, Refused, CardTextError, UnknownVariantError, RuleError, TournamentRefused),
    *(DatabaseFault, DatabaseTrouble, OSError),
)


def one_line(error: Exception) -> str:
    """A foreseen error as one line that says what is wrong and, where it can, what would be right."""
    match error:
        case CardTextError(text=text):
            told = f"{text!r} is no card; cards are written like 7H 10S QD AC JK"
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            told = NO_ROOM.format(file=error.filename or "what is written")
        case OSError(strerror=str(reason), filename=str(name)):
            told = f"{name}: {reason}"
        case RuleError(code=TournamentFault()):
            told = f"{error.switch}: {spoken().reject(error)}"
        case RuleError() | Refused() | TournamentRefused():
            told = spoken().reject(error)
        case _:
            told = str(error)
    return " ".join(told.split())


Answer = dict[str, Any]
Asked = Mapping[str, Any]
"""The texts and settings of one question, by name."""

VariantKey = Annotated[str, typer.Argument(metavar="VARIANT", help="A key that `talon variants` lists.")]
RuleOption = Annotated[
    list[str] | None, typer.Option("--rule", metavar="SWITCH=VALUE", help="A house rule; may be given several times.")
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
BatchFlag = Annotated[bool, typer.Option("--batch", help="Read JSON lines from stdin and answer line by line.")]


@dataclass(frozen=True, slots=True)
class Question:
    """How a kind of question is put and answered.

    `needs` names the texts that a question must give, `may` those that are empty where they are left out. `settings`
    are options of the command with what was chosen; a line may choose otherwise. `answer` gets all of them by name,
    gives the keys of the answer, and raises one of FORESEEN for what makes no sense; `told` is the answer in plain
    words.
    """

    needs: tuple[str, ...]
    answer: Callable[[Asked], Answer]
    told: Callable[[Answer], str]
    may: tuple[str, ...] = ()
    settings: Mapping[str, str | bool] = field(default_factory=dict)


def ask(question: Question, texts: Mapping[str, str | None], *, as_json: bool, batch: bool) -> None:
    """Answer the texts given, or every line of stdin. Raises BadInput where both or neither are given."""
    given = {key: text for key, text in texts.items() if text is not None}
    if batch:
        if given:
            raise BadInput(f"--batch reads each {next(iter(given))} from stdin; leave it out of the command")
        for line in answers(question, sys.stdin.buffer):
            typer.echo(line)
        return
    for key in question.needs:
        if key not in given:
            raise BadInput(f"give the {key} as one quoted text, or --batch")
    answer = question.answer({**dict.fromkeys(question.may, ""), **question.settings, **given})
    typer.echo(json.dumps(answer) if as_json else question.told(answer))


def answers(question: Question, lines: Iterable[bytes]) -> Iterator[str]:
    """One JSON line for each line of input that is not blank; a bad one is answered with its `error`."""
    for line in lines:
        if line.strip():
            yield json.dumps(_answer_line(question, line))


def _answer_line(question: Question, line: bytes) -> Answer:
    asked: object = None
    try:
        asked = _read(line)
        if not isinstance(asked, dict):
            raise BadInput("a line is one JSON object")
        answer = question.answer(_asked(question, asked))
    except FORESEEN as error:
        answer = {"error": one_line(error)}
    return {"id": asked.get("id") if isinstance(asked, dict) else None, **answer}


def _read(line: bytes) -> object:
    try:
        return json.loads(line, parse_constant=_no_constant, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        raise BadInput("this line is not JSON") from error


def _asked(question: Question, line: Mapping[str, object]) -> Asked:
    """What a line asks. Raises BadInput for a text or a setting that is missing or something else."""
    asked: dict[str, Any] = {**dict.fromkeys(question.may, ""), **question.settings}
    for key in question.needs:
        if not isinstance(line.get(key), str):
            raise BadInput(f"a line needs {key!r}, a text")
    for key in (*question.needs, *asked):
        if key in line:
            kind = bool if isinstance(question.settings.get(key), bool) else str
            if not isinstance(line[key], kind):
                raise BadInput(f"{key!r} of a line is {'true or false' if kind is bool else 'a text'}")
            asked[key] = line[key]
    return asked


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _finite(text: str) -> float:
    value = float(text)
    return value if isfinite(value) else _no_constant(text)


def variant_with(key: str, rules: list[str] | None) -> Variant:
    """A variant with house rules typed as `switch=value`. Raises UnknownVariantError, RuleError and BadInput."""
    variant = variant_of(key)
    return replace(variant, game=variant.game.with_rules(variant.rules.with_switches(switches(rules))))


def switches(rules: list[str] | None) -> dict[str, object]:
    """House rules typed as `switch=value`, by name. Raises BadInput."""
    found: dict[str, object] = {}
    for rule in rules or ():
        name, sign, value = rule.partition("=")
        if not sign or not name.strip():
            raise BadInput(f"a house rule is written switch=value, not {rule!r}")
        found[name.strip()] = value
    return found


def with_bar(these: Iterable[T], total: int, about: str) -> Iterator[T]:
    """These as they come, with a progress bar where somebody is looking."""
    if not sys.stderr.isatty():
        yield from these
        return
    from rich.console import Console  # noqa: PLC0415 - slow to import, and only people look at bars
    from rich.progress import track  # noqa: PLC0415

    yield from track(these, about, total=total, console=Console(stderr=True), transient=True)


CARDS_HELP: Final = 'Cards as one quoted text, for example "10S JS QS JK".'
