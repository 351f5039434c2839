"""Samples of everything that the bot puts into words."""

from __future__ import annotations

import pytest

from bot.wording import Wording


@pytest.fixture
def english() -> Wording:
    return Wording.of("en")
