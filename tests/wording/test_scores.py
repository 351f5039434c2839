"""The score sheet in words."""

import pytest

from bot.wording import Wording
from engine.rules.scores import ScoreItem


@pytest.mark.parametrize("item", list(ScoreItem))
def test_every_score_item_has_its_name(english: Wording, item: ScoreItem) -> None:
    assert english.text(f"score-{item.value}")


@pytest.mark.parametrize(("place", "said"), [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (6, "6th")])
def test_places_are_ordinals(english: Wording, place: int, said: str) -> None:
    assert english.text("place", place=place) == said


@pytest.mark.parametrize(
    ("points", "said"), [(1, "1 point"), (24, "24 points"), (0, "0 points"), (-1, "−1 point"), (-1234, "−1,234 points")]
)
def test_points(english: Wording, points: int, said: str) -> None:
    assert english.text("points", points=points) == said
