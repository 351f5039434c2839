"""A further language, read when somebody speaks it for the first time, against parsing it whole."""

import json
import subprocess
import sys

from tests.bench.rows import Row, at_most

ABOUT = """\
**How a language is measured.** Each language but English, in a process that has the whole bot, speaks English and has
put the program itself out of the garbage collector's way, as a connected bot does; the figures are those of the slowest
and the largest. Its files are read and split into messages, and what names and describes the slash commands is parsed,
as at the start; every other message is parsed when it is said for the first time. The peer is the parsing of all.
"""


def run() -> list[Row]:
    """Milliseconds of processor and megabytes."""
    command = [sys.executable, "-m", "tests.bench.reading_a_language"]
    took = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    about = f"each of {took['languages']} further languages, with its command texts (ms of processor)"
    return [
        at_most(about, took["milliseconds"], 150),
        at_most("its memory (MB)", took["megabytes"], 4),
        at_most("the same against parsing it whole (ms)", took["milliseconds"], took["whole"], "at most 0.2", 0.2),
    ]
