"""What the command line says when it cannot do what was asked: one line, on stderr, and never a traceback."""

from __future__ import annotations

from bot.cli.language import spoken
from bot.hosting.refusals import Refused
from bot.store.database.trouble import DatabaseFault, DatabaseTrouble
from engine.cards import CardTextError
from engine.rules.switches import RuleError
from engine.variants import UnknownVariantError


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
