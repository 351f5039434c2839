"""What the log may say: of a failure its kind and its place, never its message, which may quote somebody's cards; of
libraries nothing finer than INFO, since what they send and receive is in it; and no token of anybody.
"""

import json
import logging
import re
import traceback
from datetime import UTC, datetime
from typing import Final, Literal

LOG_FORMAT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
OURS: Final = ("bot", "engine", "render", "migrations")

_TOKENS: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~-]+|(\bBot )[\w-]+\.[\w-]+\.[\w-]+")


def start_logging(level: str, form: Literal["text", "json"] = "text") -> None:
    """Log to standard error from a level on, as lines to read or as JSON, one object a line."""
    logging.basicConfig(level=level, format=LOG_FORMAT)
    for handler in logging.getLogger().handlers:
        guard(handler)
        if form == "json":
            handler.setFormatter(JsonLines())


def guard(handler: logging.Handler) -> None:
    """Have a handler keep to what the log may say, whoever logs."""
    for rule in (without_what_libraries_send, without_messages, without_tokens):
        handler.addFilter(rule)


def without_what_libraries_send(record: logging.LogRecord) -> bool:
    """A filter for log handlers: below INFO libraries log payloads and rows, with hands and tokens in them.

    What asyncio says of a task that failed ends with the task itself, and with the message of its exception.
    """
    if record.levelno < logging.INFO and record.name.partition(".")[0] not in OURS:
        return False
    if record.name == "asyncio":
        record.msg, record.args = record.getMessage().partition("\n")[0], ()
    return True


def without_messages(record: logging.LogRecord) -> bool:
    """A filter for log handlers: an exception that a record carries is told by `told`."""
    if record.exc_info and record.exc_info[1] is not None:
        record.exc_text = told(record.exc_info[1])
        record.exc_info = None
    return True


def without_tokens(record: logging.LogRecord) -> bool:
    """A filter for log handlers: addresses lose the tokens that stand in them."""
    message = record.getMessage()
    clean = _TOKENS.sub(lambda found: f"{found[1] or found[2]}…", message)
    if clean != message:
        record.msg, record.args = clean, ()
    return True


class JsonLines(logging.Formatter):
    """A record as one JSON object: `at` (UTC), `level`, `logger`, `message`, and `trace` where something failed."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        return json.dumps(line | ({"trace": record.exc_text} if record.exc_text else {}), ensure_ascii=False)


def told(error: BaseException) -> str:
    """An exception for the log: kinds and places, down its chain of causes."""
    lines: list[str] = []
    link: BaseException | None = error
    while link is not None:
        lines += [f"{named(link)}\n", *traceback.format_tb(link.__traceback__)]
        link = link.__cause__ or link.__context__
    return "".join(lines).rstrip()


def named(error: BaseException) -> str:
    """The kind of an exception; of an answer also status and code; all of one that quotes nothing."""
    kind = str(error) if getattr(error, "quotes_nothing", False) else type(error).__qualname__
    status, code = getattr(error, "status", None), getattr(error, "code", None)
    return kind if status is None or code is None else f"{kind} {status}/{code}"
