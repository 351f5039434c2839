"""What a family of games brings to its panels: its board with the verbs under it, and its hand with what clicks do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.card_emojis import CardEmojis
from bot.records.games import VisibleGame
from bot.ui.hand.hand_panel import HandPanel
from bot.ui.hand.sitting import Action, Reply
from bot.ui.table.board_panel import BoardPanel, Verb
from bot.wording import Wording
from engine.games.views import MatchView

V_co = TypeVar("V_co", bound=MatchView, covariant=True)


@dataclass(frozen=True, slots=True)
class FamilyHand(Generic[V_co]):
    """The hand of a family: how it is drawn, off the event loop, and what its parts do."""

    panel: Callable[[Reply, V_co, Wording, CardEmojis], HandPanel[MatchView]]
    actions: Mapping[str, Action[V_co]]


@dataclass(frozen=True, slots=True)
class FamilyPanels(Generic[V_co]):
    """A family's panels. `verbs` is what the buttons under its board do, by action; `hand` is None where nobody holds
    cards that only they see. With `has_finale` the board's last picture says more of a match than a score sheet would.
    """

    view: type[V_co]
    panel: Callable[[VisibleGame, V_co, Wording, CardEmojis], BoardPanel[MatchView]]
    verbs: Mapping[str, Verb]
    hand: FamilyHand[V_co] | None = None
    has_finale: bool = False
