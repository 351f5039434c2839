"""A player at their hand, in any game: what they see, what they have prepared, and how a move of theirs is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from bot.hosting.refusals import Refused
from bot.records import Look, Submitted
from bot.ui.hand import verbs
from bot.ui.hand.draft import Draft, dump_draft, load_draft
from bot.ui.hand.questions import Question, Speaker
from bot.ui.kit.items import Click
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import names_of, notation_of, worded
from bot.wording import Wording
from engine.games.events import TurnBegan
from engine.games.moves import SeatMove
from engine.games.views import MatchView
from engine.rules.refusals import IllegalMove

V = TypeVar("V", bound=MatchView)
S = TypeVar("S", bound="Sitting[Any]")

TOLD_LONGEST: Final = 900
"""So much of what happened is told in a reply; the board has the rest."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the hand panel is to show: the game, the draft, one sentence on what happened, a follow-up question."""

    look: Look
    draft: Draft
    note: str = ""
    question: Question | None = None


@dataclass(frozen=True, slots=True)
class Sitting(Generic[V]):
    """A player at their hand: the request, the game as they see it, their seat, what they have prepared."""

    request: Request
    look: Look
    view: V
    seat: int
    draft: Draft

    @property
    def game(self) -> int:
        """The game's id."""
        return self.look.record.id

    @property
    def wording(self) -> Wording:
        """The player's language, in the words of this game."""
        return worded(self.request.wording, self.look.record)

    @property
    def speaker(self) -> Speaker:
        """The words for cards and melds."""
        return Speaker(self.wording, self.look.record)

    def refusal(self, error: IllegalMove | Refused) -> str:
        """The sentence of a refusal."""
        record = self.look.record
        return self.wording.reject(error, notation=notation_of(record), names=names_of(record))

    def reply(self, note: str = "", question: Question | None = None) -> Reply:
        """The panel as the game and the draft stand."""
        return Reply(self.look, self.draft, note, question)

    def ask(self, question: Question, click: Click) -> Reply:
        """The panel with a follow-up; an answer that fits no way any more is told so, and asked again."""
        stale = self.wording.text("question-stale") if click.values else ""
        return self.reply(stale, question)

    async def asking(self, question: Question) -> Reply:
        """Keep what is chosen, for the answer, and ask."""
        return replace(await self.drafting(self.draft), question=question)

    async def drafting(self, draft: Draft, note: str = "") -> Reply:
        """Keep a changed draft, and show it."""
        await self.request.drafts.put(self.game, self.request.user_id, dump_draft(draft))
        return Reply(self.look, draft, note)

    async def submit(self, move: SeatMove) -> Reply:
        """Make a move; what was chosen is done with where cards were played. Raises IllegalMove and Refused."""
        done = await self.request.submit(self.game, move)
        draft = self.draft
        if done.look.view is not None:
            spent = len(done.look.view.hand) < len(self.view.hand)
            draft = replace(draft, chosen=(), swaps=(), bench=None, taking=None) if spent else draft
            draft = draft.at(done.look.view)
        if draft != self.draft:
            await self.request.drafts.put(self.game, self.request.user_id, dump_draft(draft))
        return Reply(done.look, draft, what_happened(self.request, done))


async def take_place(request: Request, game: int) -> Sitting[MatchView]:
    """The asker at their hand. Raises Refused where the match is not running or they hold no seat in it."""
    look = await request.look(game)
    view, seat = verbs.seated(look)
    draft = load_draft(await request.drafts.get(game, request.user_id)).at(view)
    return Sitting(request, look, view, seat, draft)


async def carry_out(
    request: Request,
    click: Click,
    sit_down: Callable[[Request, int], Awaitable[S]],
    actions: Mapping[str, Callable[[S, Click], Awaitable[Reply]]],
) -> Reply:
    """Do what a component of a hand panel is for. A refusal becomes the panel's sentence, at the present state."""
    sitting = await sit_down(request, click.game)
    try:
        return await actions[click.action](sitting, click)
    except (IllegalMove, Refused) as error:
        sitting = await sit_down(request, click.game)
        return sitting.reply(sitting.refusal(error))


def what_happened(request: Request, done: Submitted) -> str:
    """A sentence or two on what a move brought about, as far as its maker may know: the last of it, if it is much."""
    record, wording = done.look.record, worded(request.wording, done.look.record)
    names, notation = names_of(record), notation_of(record)
    told = ""
    for event in reversed(done.events):
        line = None if isinstance(event, TurnBegan) else wording.event(event, names, notation, request.cards)
        if line is None:
            continue
        if len(line) + len(told) >= TOLD_LONGEST:
            break
        told = f"{line} {told}".strip()
    return told
