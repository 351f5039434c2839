from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def chrome() -> Iterator["Browser"]:
    from tests.playground.visitor import browser

    with browser() as launched:
        yield launched
