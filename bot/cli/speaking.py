"""In which language `talon` speaks, and its one line, never a traceback, when it cannot do what was asked."""

from __future__ import annotations

import os
from contextvars import ContextVar
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bot.hosting.refusals import Refused
from bot.store.database.trouble import DatabaseFault, DatabaseTrouble
from engine.cards import CardTextError
from engine.rules.switches import RuleError
from engine.variants import UnknownVariantError

if TYPE_CHECKING:
    from bot.wording import Wording

_SAID_BY: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a shell says its language, the first that says anything."""
_asked: ContextVar[str | None] = ContextVar("language", default=None)

LanguageOption = Annotated[
    str | None, typer.Option("--language", metavar="LANGUAGE", help="As the language is called: de. Else as LANG says.")
]


def speak(language: str | None) -> None:
    """Say everything in a language from now on; None leaves it to the shell. Complains of one there is not."""
    if language is not None:
        from bot.wording.languages import is_read, locales  # noqa: PLC0415 - the catalogs, which few commands need

        if not is_read(language):
            raise typer.BadParameter(f"there is no language {language!r}, but {', '.join(locales())}")
    _asked.set(language)


def spoken() -> Wording:
    """How `talon` speaks."""
    from bot.wording import Wording  # noqa: PLC0415 - slow to import, and most questions do without

    shell = next((told for name in _SAID_BY if (told := os.environ.get(name))), "")
    return Wording.of(_asked.get() or shell.partition(".")[0].replace("_", "-"))


class BadInput(Exception):  # noqa: N818 - what was typed is at fault, not the program
    """What was asked makes no sense. Its text is the one line that the person gets."""


FORESEEN = (BadInput, Refused, DatabaseFault, DatabaseTrouble, CardTextError, RuleError, UnknownVariantError, OSError)


def one_line(error: Exception) -> str:
    """A foreseen error as one line that says what is wrong and, where it can, what would be right."""
    match error:
        case CardTextError(text=text):
            told = f"{text!r} is no card; cards are written like 7H 10S QD AC JK"
        case OSError(strerror=str(reason), filename=str(name)):
            told = f"{name}: {reason}"
        case RuleError() | Refused():
            told = spoken().reject(error)
        case _:
            told = str(error)
    return " ".join(told.split())
