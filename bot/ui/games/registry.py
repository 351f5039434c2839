"""Every kind of game with its board and its hand, by the type of its view: the one place that knows them all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from bot.card_emojis import CardEmojis
from bot.ui.games import suit_rows_hand as rows_hand
from bot.ui.games import tiles_rack as rack
from bot.ui.games.draw_discard import GIN_BOARD, MELD_BOARD
from bot.ui.games.duel import DUEL_BOARD
from bot.ui.games.gin import gin_hand_panel
from bot.ui.games.suit_rows_board import ROWS_BOARD
from bot.ui.games.suit_rows_hand import rows_hand_panel
from bot.ui.games.tiles_board import TILE_BOARD
from bot.ui.games.tiles_rack import rack_panel
from bot.ui.hand.meld_actions import MELD_ACTIONS
from bot.ui.hand.sitting import Reply, Sitting, carry_out
from bot.ui.kit.items import Click
from bot.ui.kit.message import Outgoing
from bot.ui.table.board_of_a_family import BoardKind
from bot.ui.workbench.panel import hand_or_bench
from bot.wording import Wording
from engine.games.draw_discard.view import SeatView
from engine.games.duel.view import DuelView
from engine.games.gin.view import GinView
from engine.games.suit_rows.view import RowsView
from engine.games.tiles.view import TileView
from engine.games.views import MatchView


@dataclass(frozen=True, slots=True)
class HandKind:
    """A kind of game at one's hand: `act` does what a component of the panel is for, `show` draws the panel."""

    act: Callable[[Sitting[MatchView], Click], Awaitable[Reply]]
    show: Callable[[Reply, Wording, CardEmojis], Awaitable[Outgoing]]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of game. `hand` is None where nobody holds cards that only they see.

    With `has_finale` the board's last picture says more of the match than a score sheet would.
    """

    board: BoardKind[Any]
    hand: HandKind | None
    has_finale: bool = False


async def _act_with_melds(sitting: Sitting[MatchView], click: Click) -> Reply:
    return await carry_out(sitting.at_a(SeatView), click, MELD_ACTIONS)


KINDS: Final[dict[type[MatchView], Kind]] = {
    SeatView: Kind(MELD_BOARD, HandKind(_act_with_melds, hand_or_bench)),
    GinView: Kind(GIN_BOARD, HandKind(_act_with_melds, gin_hand_panel)),
    DuelView: Kind(DUEL_BOARD, None, has_finale=True),
    RowsView: Kind(ROWS_BOARD, HandKind(rows_hand.act, rows_hand_panel), has_finale=True),
    TileView: Kind(TILE_BOARD, HandKind(rack.act, rack_panel)),
}


def kind_of(view: MatchView) -> Kind | None:
    """The kind of a match; None for one that is shown in words alone."""
    return KINDS.get(type(view))
