"""A player at their hand, in any game: what they see, what they have prepared, how a move of theirs is answered, and
which game waits for them next.

One click looks the game up once: whatever it does, it does at the sitting that it began with.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from bot.hosting.clock.stage import seated
from bot.hosting.games.drafts import Draft, Prepared
from bot.hosting.refusals import Refused
from bot.records.games import Submitted, VisibleGame, WaitingGame
from bot.records.ids import GameId
from bot.ui.hand.questions import Question, Speaker
from bot.ui.kit.items import Click, PanelId, PanelItem, Style, button
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import is_news, names_of, notation_of, worded
from bot.wording import Wording, story
from engine.cards import Seat
from engine.games.events import (
    ClaimUnwanted,
    ClaimWon,
    Discarded,
    Event,
    HandDealt,
    TurnBegan,
    WindowAnswered,
    WindowOpened,
)
from engine.games.moves import SeatMove
from engine.games.scenes import Happening
from engine.games.views import MatchView
from engine.rules.refusals import IllegalMove, Reject

GAMES: Final = "games"


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


def next_button(game: GameId, variant: str, wording: Wording) -> PanelItem:
    """The button that leads to a game that waits."""
    label = wording.text("button-games-next", game=wording.variant_name(variant))
    return button(PanelId(GAMES, "go", game), label, style=Style.success)


V = TypeVar("V", bound=MatchView)
V_co = TypeVar("V_co", bound=MatchView, covariant=True)
W = TypeVar("W", bound=MatchView)
TOLD_LONGEST: Final = 900
"""So much of what happened is told in a reply; the board has the rest."""
BETWEEN: Final = " · "


@dataclass(frozen=True, slots=True)
class Reply:
    """What the hand panel is to show: the game, the draft, one sentence on what happened, a follow-up question.

    `news` are the lines on what others did since its owner last moved; `next_game` is another one that waits for them.
    `asks_first` says that a button which names an unchosen card chooses it first. `lesson` is the line that explains
    the turn to those who are new to the game. `more` says that the list behind More is open, `page` which part of a
    long list is shown, `listed` which of several lists, and `pressed` in which place the button was that led here.
    `hinted` are the actions that a hint just given may mean, the likeliest first.
    """

    visible: VisibleGame
    draft: Draft
    note: str = ""
    question: Question | None = None
    news: tuple[str, ...] = ()
    next_game: WaitingGame | None = None
    asks_first: bool = False
    lesson: str = ""
    more: bool = False
    page: int = 0
    listed: str = ""
    pressed: int = 0
    hinted: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sitting(Generic[V_co]):
    """A player at their hand: the request, the game as they see it, their seat, what they have prepared.

    `kept` is the draft as the database has it, as far as it still holds; `asks_first` says that they confirm a discard.
    """

    request: Request
    visible: VisibleGame
    view: V_co
    seat: Seat
    draft: Draft
    kept: Draft
    asks_first: bool = False

    @property
    def game(self) -> GameId:
        return self.visible.record.id

    @property
    def wording(self) -> Wording:
        return worded(self.request.wording, self.visible.record)

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.wording, self.visible.record)

    def at_a(self, kind: type[W]) -> "Sitting[W]":
        """The same sitting, known to be at a game of this kind. Raises IllegalMove(WRONG_PHASE) at any other."""
        if not isinstance(self.view, kind):
            raise IllegalMove(Reject.WRONG_PHASE)
        return Sitting(self.request, self.visible, self.view, self.seat, self.draft, self.kept, self.asks_first)

    def refusal(self, error: IllegalMove | Refused) -> str:
        """The sentence of a refusal."""
        return replace(self.speaker, emojis=self.request.cards).refusal(error)

    def reply(self, note: str = "", question: Question | None = None) -> Reply:
        """The panel with nothing changed."""
        return Reply(self.visible, self.draft, note, question, asks_first=self.asks_first)

    def ask(self, question: Question, click: Click) -> Reply:
        """The panel with a follow-up, asked in words too; an answer that fits no way any more is told so."""
        stale = self.wording.text("question-stale") if click.values else ""
        return self.reply(" ".join(filter(None, [stale, question.prompt])), question)

    async def drafting(self, draft: Draft, note: str = "", question: Question | None = None) -> Reply:
        """Keep a changed draft, and show it."""
        await self.request.services.games.keep_draft(self.game, self.request.user_id, draft)
        return Reply(self.visible, draft, note, question, asks_first=self.asks_first)

    async def submit(self, move: SeatMove) -> Reply:
        """Make a move, and in the same commit be done with what was prepared for it. Raises IllegalMove and Refused."""
        asked, prepared = self.request, Prepared(self.draft, self.view, self.kept)
        done = await asked.services.games.submit(self.game, asked.user_id, move, asked.key, asked.at, prepared)
        view = done.visible.view
        draft = self.draft if view is None else self.draft.after(self.view, view)
        waiting = await next_game(self.request, done.visible)
        told = what_happened(self.request, done)
        return Reply(done.visible, draft, told, next_game=waiting, asks_first=self.asks_first)


Action = Callable[[Sitting[V], Click], Awaitable[Reply]]
"""What a component of a hand panel does."""


def plays(move: Callable[[Sitting[V], Click], SeatMove]) -> Action[V]:
    """What a button does that makes one move."""

    async def played(sitting: Sitting[V], click: Click) -> Reply:
        return await sitting.submit(move(sitting, click))

    return played


async def sit_down(request: Request, game: GameId) -> Sitting[MatchView]:
    """The asker at their hand. Raises Refused where the match is not running or they hold no seat in it."""
    return await _sitting(request, *await request.services.games.look_with_draft(game, request.user_id))


async def sit_down_here(request: Request) -> Sitting[MatchView]:
    """The asker at their hand in the game of their channel. Raises Refused(NO_GAME_HERE), and as `sit_down`."""
    return await _sitting(
        request, *await request.services.games.look_with_draft_in(request.channel_id, request.user_id)
    )


async def _sitting(request: Request, visible: VisibleGame, stored: Draft) -> Sitting[MatchView]:
    view, seat = seated(visible)
    draft = stored.at(view)
    asks = (await request.services.people.lately(request.user_id)).asks_before_discarding
    return Sitting(request, visible, view, seat, draft, kept=draft, asks_first=asks)


async def carry_out(sitting: Sitting[V], click: Click, actions: Mapping[str, Action[V]]) -> Reply:
    """Do what a component of a hand panel is for. A refusal becomes the panel's sentence, at the present state."""
    try:
        return await actions[click.action](sitting, click)
    except (IllegalMove, Refused) as error:
        present = await sit_down(sitting.request, sitting.game)
        return present.reply(present.refusal(error))


def what_happened(request: Request, done: Submitted) -> str:
    """What a move brought about as its maker's story has it, as far as they may know: the last of it, if it is much."""
    record, wording = done.visible.record, worded(request.wording, done.visible.record)
    speech = wording.speech(names_of(record), notation_of(record), request.cards)
    own_seat = None if done.visible.view is None else done.visible.view.seat
    happened = [Happening(event, 0) for event in _worth_telling(done)]
    told = [story.lines(speech, happened[at:], own_seat) for at in range(len(happened))]
    said = next((text for text in map(BETWEEN.join, told) if len(text) < TOLD_LONGEST), "")
    answers = [one.event.claimed for one in happened if isinstance(one.event, WindowAnswered)]
    sealed = [wording.text("hand-sealed", claimed="yes" if claimed else "no") for claimed in answers]
    # What the story leaves out is told where there is nothing else to answer with.
    rest = [] if said or sealed else [speech.line(one.event) for one in happened[-1:]]
    return " ".join([*sealed, said, *rest]).strip()


def _worth_telling(done: Submitted) -> list[Event]:
    """The events of a move but those that its maker's panel shows: whose turn it is, the cards they hold, their own
    discard that others are asked for; and a sealed answer that was opened in the same move.
    """
    events, view = done.events, done.visible.view
    window = None if view is None else view.claim_window
    unsaid: tuple[type[Event], ...] = (TurnBegan, HandDealt)
    if window is not None and view is not None and window.discarder == view.seat:
        unsaid += (Discarded, WindowOpened)
    if any(isinstance(event, ClaimWon | ClaimUnwanted) for event in events):
        unsaid += (WindowAnswered,)
    return [event for event in events if not isinstance(event, unsaid) and is_news(done.visible.record, event)]
