"""The log tells kinds and places of failures, and nothing that an exception says."""

import asyncio
import gc
import json
import logging
from collections.abc import Iterator

import pytest

from bot.logs import JsonLines, guard, told, without_messages
from engine.cards import PLAYING_CARDS, CardTextError


def fail_over(text: str) -> None:
    try:
        PLAYING_CARDS.parse(text)
    except CardTextError as cause:
        raise RuntimeError(text) from cause


@pytest.fixture
def failure() -> RuntimeError:
    with pytest.raises(RuntimeError) as caught:
        fail_over("7H 8H")
    return caught.value


def test_an_exception_is_told_with_its_causes_and_places(failure: RuntimeError) -> None:
    kinds = [line for line in told(failure).splitlines() if not line.startswith(" ")]
    assert kinds == ["RuntimeError", "CardTextError"]
    assert "fail_over" in told(failure)


def test_a_traceback_in_the_log_has_no_message(failure: RuntimeError) -> None:
    record = logging.LogRecord(
        "discord", logging.ERROR, __file__, 1, "ignoring", (), (RuntimeError, failure, failure.__traceback__)
    )
    assert without_messages(record)
    line = logging.Formatter("%(message)s").format(record)
    assert line.startswith("ignoring\n")
    assert "RuntimeError" in line
    assert "7H 8H" not in line.replace('fail_over("7H 8H")', "")


def test_a_record_without_an_exception_is_left_alone() -> None:
    record = logging.LogRecord("bot", logging.INFO, __file__, 1, "all is well", (), None)
    assert without_messages(record)
    assert logging.Formatter("%(message)s").format(record) == "all is well"


@pytest.fixture
def lines() -> Iterator[list[str]]:
    """What a guarded handler at the root lets through, at DEBUG."""
    found: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(self.format(record))

    root, handler = logging.getLogger(), Kept()
    guard(handler)
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield found
    root.removeHandler(handler)
    root.setLevel(before)


@pytest.mark.parametrize(
    "library", ["discord.http", "discord.gateway", "sqlalchemy.engine.Engine", "aiosqlite", "aiohttp"]
)
def test_what_libraries_send_and_receive_stays_out_even_at_debug(library: str, lines: list[str]) -> None:
    logging.getLogger(library).debug("POST %s with %s", "/interactions/1/aW50ZXJhY3Rpb24/callback", {"hand": "7H 8H"})
    logging.getLogger("bot.hosting").debug("game 1: turn 3 is over")
    assert lines == ["game 1: turn 3 is over"]


def test_no_token_of_an_interaction_is_in_any_line(lines: list[str]) -> None:
    url = "https://discord.com/api/v10/webhooks/123/aW50ZXJ.hY3Rpb24-token_x/messages/@original"
    logging.getLogger("discord.webhook.async_").warning("%s is rate limited", url)
    assert lines == ["https://discord.com/api/v10/webhooks/123/…/messages/@original is rate limited"]


async def test_a_task_that_failed_is_told_without_its_message(lines: list[str]) -> None:
    async def failing() -> None:
        fail_over("7H 8H")

    task = asyncio.create_task(failing())
    await asyncio.sleep(0)
    del task
    gc.collect()
    (line,) = [one for one in lines if "never retrieved" in one]
    assert "RuntimeError" in line
    assert "7H" not in line.replace('fail_over("7H 8H")', "")


def test_a_line_of_json_holds_what_a_line_to_read_does(failure: RuntimeError) -> None:
    record = logging.LogRecord("bot", logging.ERROR, __file__, 1, "game %d", (7,), (RuntimeError, failure, None))
    without_messages(record)
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["logger"], line["message"]) == ("ERROR", "bot", "game 7")
    assert line["at"].endswith("+00:00")
    assert "RuntimeError" in line["trace"]
