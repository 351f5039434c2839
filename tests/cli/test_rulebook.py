"""`talon variants`."""

from dataclasses import replace

from engine.rules.switches import described
from engine.variants import VARIANTS


def test_every_variant_is_listed_with_every_switch_its_value_what_it_may_be_and_says(talon):
    rows = talon("variants", "--json").document["variants"]
    assert [row["key"] for row in rows] == list(VARIANTS)
    for row, variant in zip(rows, VARIANTS.values(), strict=True):
        assert [switch["name"] for switch in row["switches"]] == [switch.name for switch in described(variant.rules)]
        assert all(switch["description"] and switch["booklets"] for switch in row["switches"])
    basic = {switch["name"]: switch for switch in rows[0]["switches"]}
    points, scope = basic["opening.points"], basic["opening.scope"]
    assert (points["value"], points["allowed"]["least"], points["allowed"]["most"]) == (30, 0, 100)
    assert scope["allowed"]["words"] == ["single_meld", "sum_of_melds"]
    assert scope["description"] == "One meld alone must bring the points to open."
    assert (scope["booklets"], scope["clauses"]) == (["000", "001", "003"], ["A000-06"])


def test_people_get_a_table(talon):
    out = talon("variants").out
    assert talon("--language", "de", "variants", "disney_layoff").out.startswith("disney_layoff: booklet 000, 2 to 6")
    assert "disney_layoff: booklet 000, 2 to 6 players" in out
    assert "disney_duel: booklet 000, 2 or 4 players" in out
    assert "meld_from_lap" in out
    assert "own_turn_after_opening, own_turn, or never" in " ".join(cell.strip() for cell in column(out, 2))
    assert "a whole number from 10 to 5000" in out


def test_those_are_shown_that_are_named(talon):
    rows = talon("variants", "gin_rummy", "nsv_buy", "--json").document["variants"]
    assert [row["key"] for row in rows] == ["gin_rummy", "nsv_buy"]


def column(table: str, number: int) -> list[str]:
    return [line.split("│")[number + 1] for line in table.splitlines() if line.startswith("│")]


def test_a_house_s_own_preset_needs_no_booklet(talon, monkeypatch):
    monkeypatch.setitem(VARIANTS, "ours", replace(VARIANTS["disney_basic"], key="ours", booklet=None))
    assert talon("variants", "ours", "--json").document["variants"][0]["booklet"] is None
    assert talon("variants", "ours").out.startswith("ours: house rules, 2 to 6 players")
