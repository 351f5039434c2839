"""How long a match is said to take: measured for every game and number of players, and true to what computers play."""

from datetime import timedelta

import pytest

from bot.hosting.clock.lengths import MEASURED, expected_days, expected_length
from bot.hosting.clock.pace import PACES
from engine.variants import VARIANTS
from scripts.lengths import measured, told


def test_every_game_is_measured_with_every_number_of_players() -> None:
    assert MEASURED.keys() <= VARIANTS.keys()
    for key, variant in VARIANTS.items():
        asked = f"put into _LENGTHS (bot/hosting/clock/lengths.py) what `python -m scripts.lengths {key}` prints"
        assert tuple(MEASURED.get(key, ())) == variant.rules.seat_counts(), asked


def test_what_is_measured_is_printed_as_it_stands_there() -> None:
    assert told(16.94, 21.3, 0.0) == "(16.9, 21, 0),"
    assert told(2.0, 14.6, 13.5) == "(2, 15, 14),"


@pytest.mark.parametrize(("key", "seats"), [("nsv_layoff", 2), ("disney_duel", 2)])
def test_what_stands_there_is_what_computers_play(key: str, seats: int) -> None:
    rounds, turns, asked = measured(key, seats)
    length = MEASURED[key][seats]
    assert length.rounds == pytest.approx(rounds, rel=0.5)
    assert length.turns + length.asked == pytest.approx(turns + asked, rel=0.5)


def test_more_rounds_take_longer_and_a_lower_total_is_reached_sooner() -> None:
    for key, seats, switches, minutes in (
        ("disney_basic", 4, {"match.rounds": 2}, 10),
        ("disney_basic", 4, {"match.rounds": 8}, 45),
        ("gin_rummy", 2, {"match.target": 50}, 15),
    ):
        rules = VARIANTS[key].rules.with_switches(switches)
        assert expected_length(key, rules, seats) == timedelta(minutes=minutes)


def test_of_an_hour_and_more_half_hours_are_said() -> None:
    for key, variant in VARIANTS.items():
        for seats in variant.rules.seat_counts():
            length = expected_length(key, variant.rules, seats)
            assert length is not None, f"{key} with {seats} players was never measured"
            step = timedelta(minutes=30) if length > timedelta(hours=1) else timedelta(minutes=5)
            assert length % step == timedelta(0)
            assert timedelta(minutes=5) <= length <= timedelta(hours=3)


def test_what_was_not_measured_is_not_guessed() -> None:
    rules = VARIANTS["gin_rummy"].rules
    assert expected_length("gin_rummy", rules, 5) is None
    assert expected_length("bridge", rules, 2) is None


@pytest.mark.parametrize(
    ("variant", "seats", "pace", "simulated"),
    [
        ("disney_basic", 4, "daily", 18.2),
        ("disney_basic", 4, "slow", 33.1),
        ("disney_basic", 4, "quick", 6.9),
        ("disney_basic", 4, "friendly", 28.6),
        ("nsv_layoff", 4, "daily", 14.6),
        ("gin_rummy", 2, "daily", 21.1),
    ],
)
def test_in_days_it_is_about_what_simulated_people_took(variant: str, seats: int, pace: str, simulated: float) -> None:
    days = expected_days(variant, VARIANTS[variant].rules, seats, PACES[pace])
    assert days is not None
    assert days / timedelta(days=1) == pytest.approx(simulated, rel=0.45)


def test_computers_keep_nobody_waiting_and_who_sits_together_needs_no_days() -> None:
    rules = VARIANTS["nsv_layoff"].rules
    alone, together = (expected_days("nsv_layoff", rules, 4, PACES["daily"], computers) for computers in (3, 0))
    assert alone < together / 3
    assert expected_days("nsv_layoff", rules, 4, PACES["live"]) is None
    assert expected_days("bridge", rules, 4, PACES["daily"]) is None
