"""What cannot be about time gets one line: what is wrong, and what would be right."""

from collections.abc import Callable
from datetime import UTC, date, datetime, time

import pytest

from bot.hosting.clock.pace import typed_pace
from bot.hosting.people import habits
from bot.hosting.refusals import Refused
from bot.records.people import Habits, Vacation
from bot.wording import Wording

NOW = datetime(2030, 3, 1, 12, tzinfo=UTC)
BERLIN = Habits("Europe/Berlin")
USED = Habits("Europe/Berlin", vacations=(Vacation(date(2030, 4, 1), date(2030, 4, 30)),))


@pytest.mark.parametrize(
    ("bad", "wrong", "right"),
    [
        (lambda: habits.with_zone(BERLIN, "Atlantis"), "No place goes by “Atlantis”", "Type a big city near you"),
        (lambda: habits.with_quiet(BERLIN, time(8), time(8)), "“08:00-08:00” are no", "from when until when"),
        (lambda: habits.with_quiet(BERLIN, time(8), time(23)), "at most 14 hours", "`22:00-08:00`"),
        (lambda: typed_pace("1h/2h"), "That pace does not work", "no longer than the turn"),
        (
            lambda: habits.with_vacation(USED, Vacation(date(2030, 7, 1), date(2030, 7, 10)), NOW),
            "That vacation takes 10 days in 2030, and you have 5 left",
            "Choose fewer",
        ),
    ],
)
def test_what_cannot_be_gets_one_line_with_what_would_be_right(
    bad: Callable[[], object], wrong: str, right: str
) -> None:
    with pytest.raises(Refused) as refused:
        bad()
    said = Wording.of("en").reject(refused.value)
    assert wrong in said
    assert right in said
    assert "\n" not in said
    assert said.endswith(".")
