"""In which language `talon` says what comes from the catalogs: as `--language` says, else as the shell does."""

from __future__ import annotations

import os
from contextvars import ContextVar
from typing import TYPE_CHECKING, Annotated, Final

import typer

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
