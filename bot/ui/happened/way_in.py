"""The button that tells what happened, as any panel may draw it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from bot.ui.kit.ids import PanelId
from bot.ui.kit.items import PanelItem, button
from bot.wording import Wording

PANEL: Final = "happened"


class Stretch(StrEnum):
    """How much is told: what the asker has not seen yet, or the round from its deal on."""

    SINCE = "since"
    ROUND = "round"


def happened_button(
    game: int, wording: Wording, stretch: Stretch = Stretch.SINCE, words: str = "button-happened"
) -> PanelItem:
    """A button that opens the panel."""
    return button(PanelId(PANEL, stretch, game), wording.text(words))
