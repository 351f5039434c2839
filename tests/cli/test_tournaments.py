"""`talon tournament simulate`."""

import pytest

from engine.tournament.rules import FORMATS

SMALL = ("tournament", "simulate", "--players", "12", "--seats", "4", "--tournaments", "1")


def test_a_simulated_swiss_is_told_whole(talon):
    told = talon("tournament", "simulate", "--players", "64", "--seats", "4", "--format", "swiss", "--rounds", "5",
                 "--seed", "1", "--tournaments", "1", "--json").document  # fmt: skip
    assert len(told["rounds"]) == 5
    for each in told["rounds"]:
        assert sorted(one for table in each["tables"] for one in table) == list(range(64))
        assert {len(table) for table in each["tables"]} == {4}
        assert each["byes"] == []
    assert [row["place"] for row in told["standings"]] == list(range(1, 65))
    assert sorted(row["player"] for row in told["standings"]) == list(range(64))
    points = [row["points"] for row in told["standings"]]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 5 * 16 * 6
    assert all(len(row["tie_breaks"]) == 4 for row in told["standings"])
    assert 0.3 < told["agreement"] <= 1
    assert told["repeats"] < told["random_pairing"]["repeats"]


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_can_be_simulated(talon, name):
    told = talon(*SMALL, "--format", name, "--json").document
    assert told["format"] == name
    assert len(told["standings"]) == 12
    assert told["mean"]["tournaments"] == told["random_pairing"]["tournaments"] == 1


def test_the_same_seed_gives_the_same_tournament(talon):
    first, again, other = (talon(*SMALL, "--seed", seed).out for seed in ("1", "1", "2"))
    assert "agreement with true strength" in first
    assert first == again != other


def test_without_luck_and_with_seeds_the_order_is_the_true_one(talon):
    told = talon(*SMALL, "--format", "round_robin", "--luck", "0", "--json").document
    assert told["agreement"] > 0.9
    told = talon(*SMALL, "--format", "knockout", "--rule", "go_on=2", "--luck", "0", "--seeded", "--json").document
    assert [row["player"] for row in told["standings"][:4]] == [0, 1, 2, 3]


def test_rules_are_set_as_house_rules_are(talon):
    told = talon(*SMALL, "--rule", "leftovers=byes", "--rule", "bye_points=win", "--players", "13", "--json").document
    assert all(len(each["byes"]) == 1 for each in told["rounds"])
