"""In how many colours suits are shown: a server's own choice, and none of another's."""

from __future__ import annotations

import pytest

from bot.hosting.suit_colours import FRESH, SuitColours
from tests.hosting.hosted import ANN, Host

GUILD, OTHER_GUILD = 7, 8


@pytest.fixture
def colours(host: Host) -> SuitColours:
    return SuitColours(host.database, host.clock)


async def test_suits_have_two_colours_until_a_server_says_otherwise(colours: SuitColours) -> None:
    assert not await colours.four_in_public(GUILD)
    assert not await colours.four_in_private(ANN, GUILD)


async def test_a_server_settles_its_own_suits_and_may_change_its_mind(colours: SuitColours) -> None:
    assert not await colours.four_in_public(GUILD)
    await colours.settle(GUILD, four=True)
    assert await colours.four_in_public(GUILD)
    assert await colours.four_in_private(ANN, GUILD)
    assert not await colours.four_in_public(OTHER_GUILD)
    await colours.settle(GUILD, four=False)
    assert not await colours.four_in_public(GUILD)


async def test_what_another_process_settled_is_known_after_a_while(host: Host, colours: SuitColours) -> None:
    assert not await colours.four_in_public(GUILD)
    await SuitColours(host.database, host.clock).settle(GUILD, four=True)
    assert not await colours.four_in_public(GUILD), "a click costs no read for it"
    host.clock.advance(FRESH.total_seconds() + 1)
    assert await colours.four_in_public(GUILD)
