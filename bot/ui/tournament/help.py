"""How tournaments work, for somebody who has read nothing."""

from __future__ import annotations

from typing import Final

from bot.ui.kit.items import Edge, framed
from bot.ui.kit.message import Outgoing
from bot.wording import Wording
from engine.tournament.rules import FORMATS

SECTIONS: Final = ("playing", "hosting", "afterwards")


def tournament_help(wording: Wording) -> Outgoing:
    """One page: how to enter and play, how to hold one, what the formats are, what becomes of it."""
    formats = "\n".join(wording.text("tournament-help-format", format=name) for name in FORMATS)
    told = [wording.text(f"tournament-help-{section}") for section in SECTIONS]
    return framed(told[0], told[1], formats, told[2], edge=Edge.CALM)
