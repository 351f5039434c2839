"""What somebody may do in a game as they see it."""

from bot.records.games import VisibleGame
from engine.games.views import Options
from engine.variants import variant_of


def options_of(visible: VisibleGame) -> Options:
    """What the person may do now; nothing in a lobby."""
    return Options() if visible.view is None else variant_of(visible.view.variant).game.options(visible.view)


def can_act(visible: VisibleGame) -> bool:
    """Whether the person may do anything now."""
    return bool(options_of(visible).kinds)
