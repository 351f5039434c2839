"""The board as it is shown, in any game: its heading, its pictures, what happened, whose turn it is, and the buttons.

What is here every board has; a family says what it adds in `bot.ui.games`. It looks the same whatever anyone holds.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, Generic, TypeVar

from bot.card_emojis import CardEmojis
from bot.hosting.clock.absence import can_be_played, goes_on
from bot.records.games import GameStatus, VisibleGame
from bot.ui.kit.items import Edge, Emoji, PanelId, PanelItem, Possible, Sight, Style, button, framed, in_sight
from bot.ui.kit.message import Outgoing, OutgoingFile, draw, numbered
from bot.ui.table.game_facts import (
    happened_button,
    headed,
    is_news,
    names_at,
    names_of,
    notation_of,
    paused,
    take_button,
    time_ends,
    when,
    why_over,
    why_still,
    worded,
)
from bot.wording import Wording
from bot.wording.alt_text import boards
from bot.wording.speech import rounds_said
from engine.cards import Card, Seat
from engine.games.events import Event, TurnBegan, WindowOpened
from engine.games.moves import SeatMove
from engine.games.views import MatchView
from render.boards.board import board_pictures
from render.labels import BoardLabels
from render.pieces.pack import Pack

V_co = TypeVar("V_co", bound=MatchView, covariant=True)

EVENTS_SHOWN: Final = 6
UNDER_A_BOARD: Final = 4
READ_LONGEST: Final = 3000
"""Characters: a message holds 4,000, and says more than what is on its pictures."""
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
    """What a button under the board does: the move that a seat makes by it at the mark that it names, and how that is
    answered; with `of_the_moment` the mark is the turn in which the game is by now.
    """

    move: Callable[[Seat, Any], SeatMove]
    answer: Answer = Answer.HAND
    of_the_moment: bool = False


class BoardPanel(ABC, Generic[V_co]):
    """One drawing of a board, of what a spectator sees."""

    has_hands = False
    """Whether there are cards that only their holder sees, and so a button for them."""

    marks_all = False
    """Whether everything that the recent events laid is marked as new, and not the last of it alone."""

    def __init__(self, visible: VisibleGame, view: V_co, wording: Wording, emojis: CardEmojis) -> None:
        self.visible = visible
        self.record = visible.record
        self.is_running = self.record.status is GameStatus.RUNNING and not self.record.is_suspended
        acts = self.is_running and can_be_played(self.record, view.out)
        self.view = view if acts or view.result is not None else view.at_rest()
        self.wording = worded(wording, self.record)
        self.emojis = emojis
        self.names = names_of(self.record)
        self.notation = notation_of(self.record)

    async def message(self) -> Outgoing:
        """The board as it is sent."""
        table, story = await self.pictures(), await self.story()
        edge = Edge.LIT if self.is_running else Edge.CALM
        game = self.wording.text("board-heading", game=self.wording.variant_name(self.record.variant))
        heading = headed(game, self.record, self.wording)
        return framed(heading, *table, self.news_and_moment(), *story, self.sight().buttons, edge=edge)

    def news(self) -> Sequence[str]:
        """What happened, line by line, oldest first."""
        return self.lines(self.visible.recent)

    def lines(self, happened: Iterable[Event]) -> list[str]:
        """The last of these events, a line for each; without emojis where these would be too much for a message."""
        told = [one for one in happened if not isinstance(one, _SAID_BY_THE_MOMENT) and is_news(self.record, one)]
        shown: list[str] = []
        for emojis in (self.emojis, None):
            shown = [
                self.wording.speech(self.names_then(event), self.notation, emojis).line(event)
                for event in told[-EVENTS_SHOWN:]
            ]
            if sum(map(len, shown)) <= LONGEST_NEWS:
                break
        return shown

    def names_then(self, event: Event) -> tuple[str, ...]:
        """The names of those who sat at the table when one of the recent events happened."""
        if not any(holder.before for holder in self.record.holders):
            return self.names
        recent = zip(self.visible.recent, self.visible.recent_at, strict=False)
        return names_at(self.record, next((seq for one, seq in recent if one is event), 0))

    def news_and_moment(self) -> str:
        """What happened, and who is to do what until when."""
        said = [self.wording.text("board-event", event=line) for line in self.news()]
        if not self.is_running and self.view.result is None:
            return "\n".join([*said, why_over(self.visible, self.wording)])
        if self.is_running and (rests := why_still(self.record, self.wording)):
            return "\n".join([*said, self.wording.text("board-moment", moment=rests, ends="")])
        if self.record.status is GameStatus.RUNNING and not goes_on(self.record, self.view.out):
            waits = paused(self.record, self.wording)
            return "\n".join([*said, self.wording.text("board-moment", moment=waits, ends="")])
        if self.view.result is not None and said:
            return "\n".join(said)
        moment = self.wording.speech(self.names, self.notation, self.emojis).moment(self.view)
        ends = "" if self.view.result is not None else time_ends(self.visible, self.wording)
        now = self.wording.text("board-moment", moment=moment, ends=ends)
        return "\n".join([*said, now, *self.advice(), *self._table_ends()])

    def _table_ends(self) -> Iterator[str]:
        """When a table of a tournament has no more time, as it is known now: the call in its thread stays as it was."""
        pace, until = self.record.pace, self.visible.deadlines.table
        if until is not None and self.view.result is None:
            rests = "yes" if pace.quiet or pace.vacation else "no"
            yield self.wording.text("board-table-ends", until=when(until), rests=rests)

    def advice(self) -> Sequence[str]:
        return ()

    @abstractmethod
    async def pictures(self) -> Sequence[OutgoingFile]:
        """The board in one picture, or two where there is much on it."""

    async def story(self) -> Sequence[OutgoingFile]:
        """Pictures of what has happened, below the words on it."""
        return ()

    def labels(self, *own: str, status: str = "", lap: int | str = "none", **further: str) -> BoardLabels:
        """The words in a board's picture: those that every game has, and a game's own.

        The `status` is that of the match as a whole: whose move it is, the line below says.
        """
        rounds = rounds_said(self.view)
        further |= {name: self.wording.text(f"picture-{name.replace('_', '-')}") for name in ("deals", "out", *own)}
        return BoardLabels(
            heading=self.wording.text("picture-heading", round=self.view.round, rounds=rounds, lap=lap),
            status=status,
            cards=self.wording.text("picture-column-cards"),
            points=self.wording.text("picture-column-points"),
            opened=self.wording.text("picture-column-opened"),
            **further,
        )

    async def drawn(self, labels: BoardLabels, fresh: Collection[Card] = ()) -> Sequence[OutgoingFile]:
        """The board's pictures, each with its alt text; `fresh` cards are marked."""
        pack = Pack(self.notation, self.emojis.four_colour)
        drawn = await draw(board_pictures, self.view, self.names, labels, pack, fresh)
        speech = self.wording.speech(self.names, self.notation)
        told, words = boards(speech, self.view, len(drawn)), boards(speech, self.view, limit=READ_LONGEST)[0]
        return numbered("board", drawn, told, words)

    def buttons(self) -> Sequence[PanelItem]:
        """What may be done from the board, and from a call to the table, as far as what everyone knows allows."""
        return ()

    def moves(self) -> list[PanelItem]:
        """The buttons of what may be done, while moves are taken."""
        return list(self.buttons()) if can_be_played(self.record, self.view.out) else []

    def sight(self, *, seated: bool = True) -> Sight:
        """What is under the board while the match runs: one's hand and the moves; behind More the rest, for whoever is
        `seated` with an answer for the round.
        """
        if not self.is_running:
            return Sight([], [])
        hand = [self.button("hand", self.wording.text("button-hand"), 0, style=Style.primary)] if self.has_hands else []
        seats = [take_button(self.record, one, self.wording) for one in self.record.holders if self.record.offers(one)]
        moves = self.moves()
        most = UNDER_A_BOARD
        if self.visible.deadlines.can_play_on:
            playing_on = PanelId("clock", "playon", self.record.id, self.view.turn)
            moves.insert(0, button(playing_on, self.wording.text("button-play-on"), style=Style.danger))
            most += 1
        said = [*([] if self.view.claim_window is None or not seated else ["passround"]), "rules", "help"]
        rest = [self.button(what, self.wording.text(f"button-{what}"), 0) for what in said]
        rest.append(happened_button(self.record.id, self.wording))
        rest.append(button(PanelId("clock", "open", self.record.id), self.wording.text("button-clock")))
        if not self.record.is_chosen:
            rest.append(button(PanelId("lobby", "fair", self.record.id), self.wording.text("button-fair")))
        more = self.button("more", self.wording.text("button-more", on="no"), 0)
        return in_sight(Possible(moves, [*hand, *seats], rest), more, most=most)

    def take_button(self, card: Card) -> PanelItem:
        """Taking the discard that lies on top, by its name."""
        label = self.wording.text("button-take", card=self.wording.card(card, self.notation))
        emoji = self.emojis.partial(card, self.notation)
        return self.button("take", label, self.view.turn, style=Style.success, emoji=emoji)

    def button(
        self,
        action: str,
        label: str,
        mark: int,
        *,
        style: Style = Style.secondary,
        emoji: Emoji = None,
    ) -> PanelItem:
        """A button under the board that answers the turn or the window of its mark, 0 for neither."""
        panel_id = PanelId("board", action, self.record.id, mark)
        return button(panel_id, label, style=style, emoji=emoji)
