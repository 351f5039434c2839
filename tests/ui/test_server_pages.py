"""The pages of a server's settings: none but those that are offered."""

from __future__ import annotations

import pytest

from bot.records.people import ServerLimits, ServerSettings
from bot.ui.servers.settings_panel import Settled, page_panel
from bot.wording import Wording


@pytest.mark.parametrize("page", ["0", "about", "server-about"])
def test_a_forged_page_is_none_that_there_is(page: str) -> None:
    settled = Settled(ServerSettings(), ServerLimits())
    with pytest.raises(ValueError, match="nobody offers"):
        page_panel(page, settled, Wording.of("en"))
