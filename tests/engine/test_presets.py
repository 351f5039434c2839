"""The variants are the booklets' presets, switch by switch."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from engine.rules.switches import values_of
from engine.variants import VARIANTS

# What the booklets say, written down apart from the engine; what a preset does not name is as in its family.
PRESETS: Final[dict[str, dict[str, Any]]] = json.loads(Path(__file__).with_name("presets.json").read_text("utf-8"))


@pytest.mark.parametrize("key", PRESETS)
def test_a_variant_has_every_switch_as_its_preset(key: str) -> None:
    rules = VARIANTS[key].rules
    assert values_of(rules) == values_of(type(rules)().with_switches(PRESETS[key]))


def test_no_two_variants_have_the_same_rules() -> None:
    assert len({variant.rules for variant in VARIANTS.values()}) == len(VARIANTS)
