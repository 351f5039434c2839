"""What a kind of game brings to the board's message: its picture, its buttons, and how it tells what happened."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Generic, TypeVar

from bot.card_emojis import CardEmojis
from bot.records import Look
from bot.ui.kit.ids import PanelId
from bot.ui.kit.items import PanelItem, Style, button
from bot.ui.kit.message import OutgoingFile, picture
from bot.ui.table.game_facts import names_of, notation_of
from bot.wording import Wording
from engine.cards import Card
from engine.games.events import Event, TurnBegan, WindowOpened
from engine.games.moves import SeatMove
from engine.games.views import MatchView, Phase
from render.boards.board import board_picture
from render.labels import BoardLabels
from render.pieces.pack import Pack

V = TypeVar("V", bound=MatchView)

EVENTS_SHOWN: Final = 6
LONGEST_NEWS: Final = 3000
"""Characters; a laid tile is four of them, its emoji fifty, and a message holds 4,000."""
_SAID_BY_THE_MOMENT: Final = (TurnBegan, WindowOpened)
"""What the line on whose turn it is says anyway."""


class Answer(Enum):
    """How a click under the board is answered: with the clicker's hand, a sentence, or by the board alone."""

    HAND = auto()
    SENTENCE = auto()
    BOARD = auto()


@dataclass(frozen=True, slots=True)
class Verb:
    """What a button under the board does: the move it makes at a look and a mark, and how that is answered."""

    move: Callable[[Look, int], SeatMove]
    answer: Answer = Answer.HAND


@dataclass(frozen=True, slots=True)
class BoardKind(Generic[V]):
    """A kind of game at the board.

    `draw` gives the pictures, the board first; `buttons` are those beside My hand, enabled as far as what everyone
    knows allows; `verbs` is what they do, by action; `news` tells what happened, line by line, oldest first. With
    `lap` the heading says how often the table has gone round.
    """

    draw: Callable[[V, Look, Wording], Awaitable[Sequence[OutgoingFile]]]
    buttons: Callable[[V, int, Wording], Sequence[PanelItem]]
    verbs: Mapping[str, Verb]
    news: Callable[[Look, Wording, CardEmojis], Sequence[str]]
    lap: Callable[[V], int] | None = None


async def drawn_board(
    view: MatchView, look: Look, wording: Wording, labels: BoardLabels, fresh: Collection[Card] = ()
) -> OutgoingFile:
    """The board's picture with its alt text."""
    names, notation = names_of(look.record), notation_of(look.record)
    drawn = await asyncio.to_thread(board_picture, view, names, labels, Pack(notation), fresh)
    return picture(f"board-{look.record.seq}.png", drawn.png, wording.board_alt(view, names, notation))


def picture_heading(view: MatchView, wording: Wording, lap: int | None = None) -> str:
    """The picture's words on how far the match has come."""
    return wording.text("picture-heading", round=view.round, rounds=view.rounds or "none", lap=lap or "none")


def picture_status(view: MatchView, look: Look, wording: Wording) -> str:
    """Whose move it is, for the picture: names as they are, without the escapes of message text."""
    seat = names_of(look.record)[view.turn_seat] if view.turn_seat is not None else "none"
    phase = Phase.OVER if view.result is not None else view.phase
    return wording.text("picture-status", phase=phase.value, seat=seat)


def lines(events: Iterable[Event], look: Look, wording: Wording, cards: CardEmojis) -> list[str]:
    """The last of what happened, a line for each event; without emojis where these would be too much for a message."""
    names, notation = names_of(look.record), notation_of(look.record)
    told = [event for event in events if not isinstance(event, _SAID_BY_THE_MOMENT)]

    def said(emojis: CardEmojis | None) -> list[str]:
        found = (wording.event(event, names, notation, emojis) for event in told)
        return [line for line in found if line is not None][-EVENTS_SHOWN:]

    shown = said(cards)
    return shown if sum(map(len, shown)) <= LONGEST_NEWS else said(None)


def recent_lines(look: Look, wording: Wording, cards: CardEmojis) -> list[str]:
    """The last things that happened, a line for each."""
    return lines(look.recent, look, wording, cards)


def board_button(
    action: str, game: int, mark: int, label: str, *, style: Style = Style.secondary, disabled: bool = False
) -> PanelItem:
    """A button under the board."""
    return button(PanelId("board", action, game, mark), label, style=style, disabled=disabled)
