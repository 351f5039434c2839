"""A tournament for each test."""

import pytest

from tests.hosting.hosted import Host
from tests.hosting.tournaments.organised import Organised


@pytest.fixture
def tournament(host: Host) -> Organised:
    """One that a test organises."""
    return Organised(host)
