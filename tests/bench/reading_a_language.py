"""Reads the English catalogs and then, as a language of its own, a copy of them; says what each took, and ends."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import bot.client
from bot.wording import Wording, languages
from bot.wording.catalogs import message_ids

COPY = "xx"


def memory() -> float:
    """The megabytes that this program has."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def main() -> None:
    assert bot.client
    with TemporaryDirectory() as folder:
        shutil.copytree(str(languages.root()), folder, dirs_exist_ok=True)
        shutil.copytree(Path(folder) / languages.BASE_LOCALE, Path(folder) / COPY)
        languages.root = lambda: Path(folder)
        for kept in (languages.folders, languages.locales, languages.language_of):
            kept.cache_clear()
        before, began = memory(), process_time()
        wording = Wording.of(COPY)
        for message_id in message_ids(COPY):
            if message_id.startswith(("command-", "option-")):
                wording.variables(message_id)
        ready, room = process_time() - began, memory() - before
        began = process_time()
        for message_id in message_ids(COPY):
            wording.variables(message_id)
        whole = process_time() - began
    sys.stdout.write(json.dumps({"milliseconds": ready * 1000, "megabytes": room, "whole": whole * 1000}))


if __name__ == "__main__":
    main()
