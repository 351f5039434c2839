"""Samples of everything that the bot puts into words."""

import pytest

from bot.wording import Wording
from tests.wording.made_up import made_up

__all__ = ["made_up"]


@pytest.fixture
def english() -> Wording:
    return Wording.of("en")
