"""What happened, as it is told above a hand: short, the newest lines."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.replay.news import LINES_SHOWN, LONGEST, news
from engine.games.events import Discarded, DrewStock, Event
from engine.games.scenes import Happening
from tests.engine.builders import card
from tests.ui.looks import ENGLISH, NO_EMOJIS, a_record


def told(*events: Event) -> list[Happening]:
    return [Happening(event, 0) for event in events]


def laps(count: int) -> Sequence[Event]:
    """Everybody draws and discards, again and again."""
    return [
        event
        for _ in range(count)
        for seat in range(3)
        for event in (DrewStock(seat, None), Discarded(seat, card("KD")))
    ]


def test_above_a_hand_stand_the_newest_lines_and_how_many_came_before() -> None:
    lines = news(told(*laps(10)), a_record(seats=3), 0, ENGLISH, NO_EMOJIS)
    assert lines[0] == "-# Since your last move:"
    assert "has more: 18" in lines[1]
    assert len(lines) == LINES_SHOWN + 2
    assert sum(map(len, lines)) < LONGEST + 200


def test_nothing_is_said_where_nothing_happened() -> None:
    assert news(told(), a_record(seats=3), 0, ENGLISH, NO_EMOJIS) == ()
