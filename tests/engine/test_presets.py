"""The variants are the booklets' presets, field by field."""

from __future__ import annotations

import pytest

from engine.rules import DrawDiscardRules
from engine.variants import VARIANTS
from tests.engine.presets import PRESETS, preset_rules


@pytest.mark.parametrize("key", VARIANTS)
def test_a_variant_has_every_switch_as_its_preset(key: str) -> None:
    assert VARIANTS[key].rules.switches() == preset_rules(key).switches()


@pytest.mark.parametrize("key", VARIANTS)
def test_the_rules_of_a_variant_do_not_contradict_themselves(key: str) -> None:
    rules = VARIANTS[key].rules
    assert isinstance(rules, DrawDiscardRules)
    assert type(rules).model_validate(rules.model_dump()) == rules


@pytest.mark.parametrize("key", [key for key in PRESETS if key != "nsv_robber"])
def test_the_family_has_a_switch_for_everything_in_a_preset(key: str) -> None:
    """Räuber-Rommé needs melds that can be rebuilt as well."""
    assert preset_rules(key).switches()


def test_the_presets_differ_from_each_other() -> None:
    keys = [key for key in PRESETS if key != "nsv_robber"]
    assert len({preset_rules(key) for key in keys}) == len(keys)
