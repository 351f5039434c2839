"""What the log may say of a failure: its kind and its place, never its message, which may quote somebody's cards."""

from __future__ import annotations

import logging
import traceback
from typing import Final

import discord

LOG_FORMAT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def start_logging(level: str) -> None:
    """Log to standard error from a level on; tracebacks of ours and of every library lose their messages."""
    logging.basicConfig(level=level, format=LOG_FORMAT)
    for handler in logging.getLogger().handlers:
        handler.addFilter(without_messages)


def without_messages(record: logging.LogRecord) -> bool:
    """A filter for log handlers: an exception that a record carries is told by `told`."""
    if record.exc_info and record.exc_info[1] is not None:
        record.exc_text = told(record.exc_info[1])
        record.exc_info = None
    return True


def told(error: BaseException) -> str:
    """An exception for the log: kinds and places, down its chain of causes."""
    lines: list[str] = []
    link: BaseException | None = error
    while link is not None:
        lines += traceback.format_tb(link.__traceback__)
        lines.append(f"{named(link)}\n")
        link = link.__cause__ or link.__context__
    return "".join(lines).rstrip()


def named(error: BaseException) -> str:
    """The kind of an exception; of Discord's own also the status and the code."""
    kind = type(error).__qualname__
    return f"{kind} {error.status}/{error.code}" if isinstance(error, discord.HTTPException) else kind
