"""Somebody at a day's puzzle as they sit at any hand: what they prepare is kept, and a move of theirs is an attempt."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from typing import Final

from bot.hosting.daily.days import called
from bot.hosting.games.drafts import Draft, dump_draft, load_draft
from bot.hosting.thinking.thinkers import JobFailed, Stalled
from bot.records.daily import Attempted
from bot.records.games import Deadlines, GameRecord, GameStatus, Holder, Pace, VisibleGame
from bot.records.ids import GameId
from bot.ui.hand.questions import Question
from bot.ui.hand.sitting import Reply, Sitting
from bot.ui.kit.request import Request
from bot.wording import Wording
from engine.cards import TurnNumber, seats_of
from engine.games.moves import SeatMove
from engine.games.views import MatchView
from engine.puzzles.answers import Answer, Attempt
from engine.puzzles.puzzle import Puzzle, view_of
from engine.rules.refusals import IllegalMove

SQUARES: Final = {"b": "🟩", "m": "🟦", "l": "⬜", "r": "⬛"}
"""What stands for an attempt: the best, half of it or more, less, refused."""
NO_TIME: Final = Pace("custom", turn_s=0, window_s=0)


@dataclass(frozen=True, slots=True)
class AtPuzzle:
    """A day's puzzle and somebody at it; the `answer` where they may see it: once solved, or by the last hint."""

    puzzle: Puzzle
    attempted: Attempted
    answer: Answer | None = None

    @property
    def day(self) -> date:
        return self.attempted.day

    @property
    def called(self) -> str:
        return called(self.day)

    @property
    def view(self) -> MatchView:
        """The moment, in the turn that the day's number is: what is prepared belongs to that day alone."""
        return view_of(self.puzzle, TurnNumber(self.day.toordinal()))

    @property
    def squares(self) -> str:
        return "".join(SQUARES.get(one, "") for one in self.attempted.tries)

    def record(self, wording: Wording) -> GameRecord:
        """The puzzle as panels know games: of no server, and with nobody in it but who solves it."""
        view = self.view
        names = [wording.text("daily-opponent", number=seat + 1) for seat in seats_of(len(view.seats))]
        return GameRecord(
            id=GameId(0), guild_id=0, channel_id=0, host_id=0, status=GameStatus.RUNNING, variant=self.puzzle.variant,
            rules=view.rules, switches={}, pace=NO_TIME, seats=len(view.seats),
            holders=tuple(Holder(seat, names[seat], None) for seat in seats_of(len(view.seats))),
            locale="en", commitment="", secret=None, created_at=self.attempted.opened, seq=0, board_message_id=None,
            notice_message_id=None,
        )  # fmt: skip

    def visible(self, wording: Wording) -> VisibleGame:
        """The puzzle as panels are made from."""
        return VisibleGame(self.record(wording), self.view, Deadlines(None, None), ())


@dataclass(frozen=True, slots=True)
class PuzzleSitting(Sitting[MatchView]):
    """Somebody at a puzzle, with whom the workbench does what it does at a table."""

    day: date = date.min

    async def drafting(self, draft: Draft, note: str = "", question: Question | None = None) -> Reply:
        """Keep a changed draft, and show it."""
        services, user_id = self.request.services, self.request.user_id
        await services.daily.store.keep_draft(user_id, self.day, json.dumps(dump_draft(draft)))
        return Reply(self.visible, draft, note, question)

    async def submit(self, move: SeatMove) -> Reply:
        """Judge an attempt, and say what it comes to. Raises Refused."""
        daily, request = self.request.services.daily, self.request
        attempted = await daily.open(request.user_id, home_of(request), self.day, request.at)
        try:
            tried = await daily.submit(attempted, move, request.at)
        except IllegalMove:
            # The panel says what is wrong, by the melds' numbers.
            return self.reply(self.wording.text("daily-tried", outcome=Attempt.REFUSED.value, short=0))
        except (Stalled, JobFailed):
            return self.reply(self.wording.text("daily-not-judged"))
        outcome = Attempt.BEST if tried.outcome is None else tried.outcome
        return self.reply(self.wording.text("daily-tried", outcome=outcome.value, short=tried.short))


async def sit_down(request: Request, at: AtPuzzle) -> PuzzleSitting:
    """The asker at a puzzle."""
    view, kept = at.view, at.attempted.draft
    draft = load_draft(None if kept is None else json.loads(kept)).at(view)
    visible = at.visible(request.wording)
    return PuzzleSitting(request, visible, view, view.own_seat, draft, kept=draft, day=at.day)


async def at_puzzle(request: Request, day: date) -> AtPuzzle:
    """The asker at a day's puzzle. Raises Refused(DAY_TO_COME, NO_PUZZLE)."""
    daily = request.services.daily
    attempted = await daily.open(request.user_id, home_of(request), day, request.at)
    puzzle = await daily.puzzle(day)
    if attempted.solved is None and not attempted.hints:
        daily.foresee(puzzle)
        return AtPuzzle(puzzle, attempted)
    try:
        return AtPuzzle(puzzle, attempted, await daily.answer(puzzle))
    except (Stalled, JobFailed):
        return AtPuzzle(puzzle, attempted)


def home_of(request: Request) -> int:
    """The server whose figures the asker sees: 0 in direct messages, and where only they have installed us."""
    guild_id = request.interaction.guild_id or 0
    return guild_id if guild_id and request.interaction.client.get_guild(guild_id) is not None else 0
