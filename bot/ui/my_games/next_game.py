"""“Next: ...”: from a hand whose turn is over to the game that waits most urgently."""

from __future__ import annotations

from typing import Final

from bot.records.games import VisibleGame, WaitingGame
from bot.ui.kit.items import PanelId, PanelItem, Style, button
from bot.ui.kit.request import Request
from bot.wording import Wording
from engine.games.views import MatchView

PANEL: Final = "games"


async def next_game(request: Request, visible: VisibleGame) -> WaitingGame | None:
    """The game that waits for the asker most urgently, once the one that they see waits for them no more."""
    if visible.view is not None and waits_for(visible.view):
        return None
    return await request.services.my_games.next_waiting(request.user_id, visible.record.id)


def waits_for(view: MatchView) -> bool:
    """Whether a match waits for the seat whose view this is: for its turn, or for its answer to a claim window."""
    if view.result is not None or view.seat is None:
        return False
    window = view.claim_window
    if window is not None:
        return view.seat in window.asked and window.answer is None
    return view.turn_seat == view.seat


def next_button(waiting: WaitingGame, wording: Wording) -> PanelItem:
    """The button that leads there."""
    label = wording.text("button-games-next", game=wording.variant_name(waiting.variant))
    return button(PanelId(PANEL, "go", waiting.game_id), label, style=Style.success)
