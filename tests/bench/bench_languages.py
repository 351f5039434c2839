"""A further language, read when somebody speaks it for the first time, against parsing it whole."""

import gc
from pathlib import Path
from time import process_time

import bot.client
from bot.wording import BASE_LOCALE, Wording, locales, message_ids
from tests.bench.rows import Row, at_most, elsewhere


def run() -> list[Row]:
    """Milliseconds of processor and megabytes."""
    took = elsewhere("tests.bench.bench_languages:dearest")
    about = f"each of {took['languages']} further languages, with its command texts (ms of processor)"
    return [
        at_most(about, took["milliseconds"], 150),
        at_most("its memory (MB)", took["megabytes"], 4),
        at_most("the same against parsing it whole (ms)", took["milliseconds"], took["whole"], "at most 0.2", 0.2),
    ]


def dearest() -> dict[str, float]:
    """The figures of the language that takes most, each read by this process for the first time."""
    assert bot.client
    reading(BASE_LOCALE)
    # As in a bot that is connected (bot/heartbeat.py): what the program is made of is not gone through for garbage.
    # That takes 100 to 250 ms, and would be counted for the language in which it happens to fall due.
    gc.collect()
    gc.freeze()
    further = [locale for locale in locales() if locale != BASE_LOCALE]
    took = [reading(locale) for locale in further]
    milliseconds, megabytes = (max(figures) for figures in zip(*took, strict=True))
    # Afterwards, so that no language is read beside the half a million objects that another one is parsed to.
    whole = max(ready + parsing(locale) for locale, (ready, _) in zip(further, took, strict=True))
    return {"languages": len(took), "milliseconds": milliseconds, "megabytes": megabytes, "whole": whole}


def memory() -> float:
    """The megabytes that this program has."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def reading(locale: str) -> tuple[float, float]:
    """The milliseconds and megabytes that a language takes, with what names and describes the commands."""
    before, began = memory(), process_time()
    wording = Wording.of(locale)
    for message_id in message_ids(locale):
        if message_id.startswith(("command-", "option-")):
            wording.variables(message_id)
    return (process_time() - began) * 1000, memory() - before


def parsing(locale: str) -> float:
    """The milliseconds of parsing all else of a language."""
    began, wording = process_time(), Wording.of(locale)
    for message_id in message_ids(locale):
        wording.variables(message_id)
    return (process_time() - began) * 1000
