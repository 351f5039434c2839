"""Paces as people type them: by their names in one's language or in English, or as lengths."""

from __future__ import annotations

from bot.hosting.clock.pace import PACES, typed_pace
from bot.hosting.refusals import Refused
from bot.records.games import Pace
from bot.wording import Wording


def read_pace(typed: str, wording: Wording) -> Pace:
    """The pace that somebody typed. Raises Refused(BAD_PACE), which knows the names that they may type."""
    names = {wording.pace_name(pace): pace for pace in PACES.values()}
    named = {name.casefold(): pace for name, pace in names.items()}
    try:
        return named.get(typed.strip().casefold()) or typed_pace(typed)
    except Refused as refused:
        raise Refused(refused.code, **(refused.facts | {"known": tuple(names)})) from None


def paces_that_begin(typed: str, wording: Wording) -> list[Pace]:
    """The named paces whose name begins so."""
    begun = typed.strip().casefold()
    return [
        pace
        for pace in PACES.values()
        if pace.name.startswith(begun) or wording.pace_name(pace).casefold().startswith(begun)
    ]
