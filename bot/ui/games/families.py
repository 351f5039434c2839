"""Every family's panels, by the type of its views: the one place that knows them all."""

from typing import Final

from bot.card_emojis import CardEmojis
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import VisibleGame
from bot.ui.games.draw_discard import DRAW_DISCARD
from bot.ui.games.duel import DUEL
from bot.ui.games.family import FamilyPanels
from bot.ui.games.gin import GIN
from bot.ui.games.suit_rows import SUIT_ROWS
from bot.ui.games.tiles import TILES
from bot.ui.kit.items import beneath
from bot.ui.kit.message import Outgoing
from bot.ui.table.board_panel import BoardPanel
from bot.ui.table.game_facts import hand_button
from bot.wording import Wording
from engine.games.views import MatchView

FAMILIES: Final[tuple[FamilyPanels[MatchView], ...]] = (DRAW_DISCARD, GIN, DUEL, SUIT_ROWS, TILES)

_BY_VIEW: Final = {family.view: family for family in FAMILIES}


def family_of(view: MatchView) -> FamilyPanels[MatchView]:
    """The panels of a match."""
    return _BY_VIEW[type(view)]


def has_hands(view: MatchView) -> bool:
    """Whether somebody holds cards in this game that only they see."""
    return family_of(view).hand is not None


def with_hand(panel: Outgoing, visible: VisibleGame, wording: Wording) -> Outgoing:
    """A panel of a game with the way back to one's hand beneath it, for whoever has one."""
    view, record = visible.view, visible.record
    if view is not None and view.seat is not None and has_hands(view) and not record.is_over:
        return beneath(panel, hand_button(record.id, wording))
    return panel


def board_of(visible: VisibleGame, wording: Wording, cards: CardEmojis) -> BoardPanel[MatchView]:
    """The board of a match; `visible` is a spectator's where everybody sees it. Raises Refused(NOT_RUNNING)."""
    if visible.view is None:
        raise Refused(HostReject.NOT_RUNNING, status=visible.record.status.value)
    board = family_of(visible.view).panel(visible, visible.view, wording, cards)
    board.has_hands = has_hands(visible.view)
    return board
