"""Every panel that is registered is calm: what it shows to who may do everything, whatever of it is pressed."""

from typing import Final

from bot.ui.kit.items import _HANDLERS, PanelId
from tests.discord.conftest import World
from tests.discord.pressing import ENDS
from tests.discord.tables import BOARD_CATCHES_UP, started
from tests.discord.test_forged_ids import Forger, forged_actions, played

ELSEWHERE: Final = {"calloff", "clock", "leaders", "notice", "practice", "seats", "stats", "summary", "tournaments"}
"""The panels that need an absence, a season, many tournaments or an end that was told: others draw and count them."""
BY_MESSAGE: Final = {("watch", "play"), ("watch", "instead")}
"""What is answered in direct messages."""


async def test_every_panel_has_one_list_and_five_buttons_one_of_them_primary(world: World, calm: set[str]) -> None:
    over = await started(world, world.ada, world.ben)
    await over.played_out()
    ids = await played(world)
    del ids["practice"]
    await world.env.advance_time(BOARD_CATCHES_UP)
    host = Forger(world, world.guild.id, world.ada.id)
    # Nobody but Ben gets anywhere in his practice. Whose data are deleted hosts nothing any more.
    for panel in sorted(_HANDLERS, key="privacy".__eq__):
        for action in sorted(set(forged_actions(panel)) - ENDS, reverse=True):
            for number in sorted({0, over.game_id, *ids.values()}) if (panel, action) not in BY_MESSAGE else ():
                await host.click(PanelId(panel, action, number))
    assert set(_HANDLERS) - calm <= ELSEWHERE
