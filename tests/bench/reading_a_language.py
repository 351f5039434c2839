"""Reads each further language that people may read; says what the one took that took most, and ends."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import process_time

import bot.client
from bot.wording import BASE_LOCALE, Wording, locales, message_ids


def memory() -> float:
    """The megabytes that this program has."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def reading(locale: str) -> tuple[float, float, float]:
    """The milliseconds and megabytes that a language takes, and the milliseconds of parsing all of it."""
    before, began = memory(), process_time()
    wording = Wording.of(locale)
    for message_id in message_ids(locale):
        if message_id.startswith(("command-", "option-")):
            wording.variables(message_id)
    ready, room = process_time() - began, memory() - before
    for message_id in message_ids(locale):
        wording.variables(message_id)
    return ready * 1000, room, (process_time() - began) * 1000


def main() -> None:
    assert bot.client
    took = [reading(locale) for locale in locales() if locale != BASE_LOCALE]
    milliseconds, megabytes, whole = (max(figures) for figures in zip(*took, strict=True))
    told = {"languages": len(took), "milliseconds": milliseconds, "megabytes": megabytes, "whole": whole}
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main()
