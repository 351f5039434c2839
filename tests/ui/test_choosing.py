"""What is chosen of a new game is in the ids of the panel's components, and comes back from them."""

import pytest

from bot.answers import Outdated
from bot.ui.kit.items import PanelId
from bot.ui.lobby.choosing import SAME, Choice, changed
from engine.variants import VARIANTS


@pytest.mark.parametrize("key", VARIANTS)
def test_every_choice_fits_an_id_and_comes_back(key: str) -> None:
    for choice in (
        Choice(key, VARIANTS[key].rules.usual_seats(), "daily", 0),
        Choice(key, 6, "friendly", 5, 2**62),
        Choice(key, 2, SAME, 1, 7),
    ):
        panel_id = choice.panel_id("set")
        assert len(str(panel_id)) <= 100
        assert Choice.parse(PanelId.parse(str(panel_id))) == choice


@pytest.mark.parametrize(
    "detail",
    [
        "",
        "a.2.b.0.c",
        "whist.2.daily.0",
        *("gin_rummy" + more for more in ("", ".two.daily.0", ".2.hasty.0", ".2.daily.2")),
    ],
)
def test_what_no_component_says_is_no_choice(detail: str) -> None:
    with pytest.raises(Outdated):
        Choice.parse(PanelId("new", "set", detail=detail))


def test_fewer_seats_leave_a_seat_for_the_host() -> None:
    assert changed(Choice("disney_basic", 4, "daily", 3), "seats", ("2",)).computers == 1
