"""The variants are the booklets' presets, field by field."""

from __future__ import annotations

import pytest

from engine.variants import VARIANTS
from tests.engine.presets import PRESETS, preset_rules, team_game_rules

RUMMIES = [key for key, one in PRESETS.items() if one["engine"] == "draw_meld_discard"]
FAMILIES = {one.family for one in VARIANTS.values()}

OF_FAMILY = {family: [key for key, one in VARIANTS.items() if one.family == family] for family in FAMILIES}


@pytest.mark.parametrize("key", RUMMIES)
def test_a_variant_has_every_switch_as_its_preset(key: str) -> None:
    assert VARIANTS[key].rules.switches() == preset_rules(key).switches()


@pytest.mark.parametrize("key", [*OF_FAMILY["duel"], *OF_FAMILY["suit_rows"]])
def test_a_team_game_has_every_switch_as_its_preset(key: str) -> None:
    assert VARIANTS[key].rules.switches() == team_game_rules(key).switches()


@pytest.mark.parametrize("key", VARIANTS)
def test_the_rules_of_a_variant_do_not_contradict_themselves(key: str) -> None:
    rules = VARIANTS[key].rules
    assert type(rules).model_validate(rules.model_dump()) == rules


@pytest.mark.parametrize("key", RUMMIES)
def test_the_family_has_a_switch_for_everything_in_a_preset(key: str) -> None:
    assert preset_rules(key).switches()


def test_the_presets_differ_from_each_other() -> None:
    assert len({preset_rules(key) for key in RUMMIES}) == len(RUMMIES)
