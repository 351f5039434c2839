"""A day's puzzle and somebody at it: a table on the workbench, or a hand of which one card is to be thrown; once it is
solved the best way, how many found it here, and the line to share, which gives nothing away.
"""

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from typing import Final

from bot.card_emojis import CardEmojis
from bot.hosting.daily.daily import HINTS
from bot.hosting.daily.days import Streak, called
from bot.hosting.games.drafts import Draft, as_table, dump_draft, load_draft, opened
from bot.hosting.thinking.thinkers import JobFailed, Stalled
from bot.records.daily import Attempted
from bot.records.deadlines import Deadlines
from bot.records.games import GameRecord, GameStatus, Holder, Pace, VisibleGame
from bot.records.ids import NOBODY, GameId
from bot.ui.hand.hand_panel import HandPanel
from bot.ui.hand.questions import Question
from bot.ui.hand.sitting import Reply, Sitting
from bot.ui.kit.items import OPTIONS_PER_SELECT, Edge, PanelId, PanelItem, Possible, Style, button, framed, select
from bot.ui.kit.message import Outgoing, OutgoingFile
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import names_of
from bot.ui.workbench.bench import begun
from bot.ui.workbench.bench_panel import BenchPanel
from bot.wording import Wording, advice
from engine.cards import Card, TurnNumber, seats_of
from engine.games.moves import SeatMove
from engine.games.reasons import Reason, Why
from engine.games.views import MatchView
from engine.puzzles.answers import Answer, Attempt
from engine.puzzles.puzzle import LEVELS, Puzzle, view_of
from engine.rules.refusals import IllegalMove

PANEL: Final = "daily"
STARS: Final = ("★", "☆")
SQUARES: Final = {"b": "🟩", "m": "🟦", "l": "⬜", "r": "⬛"}
"""What stands for an attempt: the best, half of it or more, less, refused."""
SQUARES_SHARED: Final = 12
"""Of more attempts the last ones are shared."""
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
    def view(self) -> MatchView:
        """The moment, in the turn that the day's number is: what is prepared belongs to that day alone."""
        return view_of(self.puzzle, TurnNumber(self.day.toordinal()))

    @property
    def best(self) -> Answer | None:
        """The answer, once it is solved."""
        return None if self.attempted.solved is None else self.answer

    @property
    def squares(self) -> str:
        return "".join(SQUARES.get(one, "") for one in self.attempted.tries)

    def visible(self, wording: Wording) -> VisibleGame:
        """The puzzle as panels know games: of no server, and with nobody in it but who solves it."""
        view = self.view
        seats = seats_of(len(view.seats))
        record = GameRecord(
            id=GameId(0), guild_id=0, channel_id=0, host_id=NOBODY, status=GameStatus.RUNNING,
            variant=self.puzzle.variant, rules=view.rules, switches={}, pace=NO_TIME, seats=len(view.seats),
            holders=tuple(Holder(seat, wording.text("daily-opponent", number=seat + 1), None) for seat in seats),
            locale="en", commitment="", created_at=self.attempted.opened,
        )  # fmt: skip
        return VisibleGame(record, view, Deadlines(None, None), ())

    def id(self, action: str, detail: str = "") -> PanelId:
        """The id of a component: the day stands where others have the turn."""
        return PanelId(PANEL, action, 0, self.day.toordinal(), detail)


@dataclass(frozen=True, slots=True)
class PuzzleSitting(Sitting[MatchView]):
    """Somebody at a puzzle, with whom the workbench does what it does at a table."""

    day: date = date.min

    async def drafting(self, draft: Draft, note: str = "", question: Question | None = None) -> Reply:
        services, user_id = self.request.services, self.request.user_id
        await services.daily.store.keep_draft(user_id, self.day, json.dumps(dump_draft(draft)))
        return Reply(self.visible, draft, note, question)

    async def submit(self, move: SeatMove) -> Reply:
        """Judge an attempt, and say what it comes to. Raises Refused, Stalled and JobFailed."""
        daily, request = self.request.services.daily, self.request
        attempted = await daily.open(request.user_id, home_of(request), self.day, request.at)
        try:
            tried = await daily.submit(attempted, move, request.at)
        except IllegalMove:
            # The panel says what is wrong, by the melds' numbers.
            return self.reply(self.wording.text("daily-tried", outcome=Attempt.REFUSED.value, short=0))
        return self.reply(self.wording.text("daily-tried", outcome=tried.outcome.value, short=tried.short))


async def sit_down(request: Request, at: AtPuzzle) -> PuzzleSitting:
    """The asker at a puzzle."""
    view, kept = at.view, None
    with suppress(ValueError):
        kept = json.loads(at.attempted.draft or "null")
    draft = load_draft(kept).at(view)
    return PuzzleSitting(request, at.visible(request.wording), view, view.own_seat, draft, kept=draft, day=at.day)


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


async def today_of(request: Request) -> date:
    """The day that it is for the asker."""
    return await request.services.daily.today(request.user_id, home_of(request), request.at)


def level_told(level: int) -> str:
    """How hard a puzzle is, in stars."""
    full, empty = STARS
    return full * level + empty * (LEVELS - level)


def _heading(at: AtPuzzle, wording: Wording) -> str:
    game = wording.variant_name(at.puzzle.variant)
    return wording.text("daily-heading", called=called(at.day), game=game, level=level_told(at.puzzle.level))


def _further(at: AtPuzzle, wording: Wording) -> list[PanelItem]:
    month = button(at.id("month"), wording.text("button-daily-month"))
    return [month, button(at.id("about"), wording.text("button-daily-about"))]


def _hint_button(at: AtPuzzle, wording: Wording) -> list[PanelItem]:
    """The next hint, as long as there is one; pressed twice it gives one."""
    given = at.attempted.hints
    if given >= HINTS:
        return []
    return [button(at.id("hint", str(given)), wording.text("button-daily-hint", given=given))]


class TablePuzzle(BenchPanel):
    """The workbench with a puzzle's table on it; once that is solved, with the best way."""

    def __init__(self, at: AtPuzzle, reply: Reply, wording: Wording, emojis: CardEmojis) -> None:
        if at.best is None:
            bench = opened(reply.draft, at.view) or begun(at.view, by_hand=True)
        else:
            bench = begun(at.view, as_table(at.best.table), by_hand=False)
        super().__init__(bench, reply, at.view, wording, emojis)
        self.at = at
        self.heading = "picture-daily" if at.best is None else "picture-daily-best"

    def text(self) -> str:
        """What is asked, what was tried, and where the table stands."""
        said, wording = [_heading(self.at, self.wording)], self.wording
        if self.untouched and not self.at.squares:
            said.append(wording.text("daily-ask-table"))
        if self.at.squares:
            said.append(self.at.squares)
        said += self.hints()
        chosen = [*(card for _, card in self.picked), *self.reply.draft.chosen]
        if chosen:
            said.append(wording.text("hand-chosen", cards=self.cards(chosen)))
        if not self.untouched:
            if self.found.laid:
                said.append(wording.text("workbench-laid", cards=self.cards(self.found.laid)))
            said += [wording.text("workbench-problem", problem=problem) for problem in self.problems()]
        return "\n".join(said)

    def hints(self) -> Iterator[str]:
        """How many can be laid; then which."""
        answer, given = self.at.answer, self.at.attempted.hints
        if answer is not None and given:
            yield self.wording.text("daily-hint-count", count=len(answer.placed))
            if given >= HINTS:
                yield self.wording.text("daily-hint-pieces", cards=self.cards(answer.placed))

    def possible(self) -> Possible:
        """Laying it, once anything is changed; changing the table without choosing a place; a hint."""
        lay = self.button("benchok", style=Style.success, disabled=self.untouched, said="daily-lay")
        hint = _hint_button(self.at, self.wording)
        return Possible([lay], [*hint, *self.changes()], _further(self.at, self.wording))

    def panel_id(self, action: str, detail: str = "", mark: int | None = None) -> PanelId:
        return self.at.id(action, detail)


class HandPuzzle(HandPanel[MatchView]):
    """A hand of which one card is to be thrown; once that is solved, with the best one raised."""

    def __init__(self, at: AtPuzzle, reply: Reply, wording: Wording, emojis: CardEmojis) -> None:
        super().__init__(reply, at.view, wording, emojis)
        self.at = at

    def text(self) -> str:
        said, upcard = [_heading(self.at, self.wording)], self.at.puzzle.upcard
        if not self.at.squares:
            said.append(self.wording.text("daily-ask-hand", upcard=self.card(upcard), seats=len(self.view.seats)))
        elif upcard is not None:
            said.append(self.wording.text("daily-upcard", upcard=self.card(upcard)))
        if self.at.squares:
            said.append(self.at.squares)
        return "\n".join([*said, *self.hints()])

    def hints(self) -> Iterator[str]:
        """What sharp keeps; then what it throws."""
        answer, given = self.at.answer, self.at.attempted.hints
        if answer is not None and given:
            kept = [reason for reason in answer.reasons if reason.why is Why.KEEPS]
            yield self.wording.text("daily-hint-why", why=self.why(kept) or "none")
            if given >= HINTS:
                yield self.wording.text("daily-hint-card", card=self.card(answer.placed[0]))

    def chosen(self) -> tuple[Card, ...]:
        return super().chosen() if self.at.best is None else self.at.best.placed

    def reasons(self, answer: Answer) -> str:
        """Why it is thrown, and by how much that is better."""
        points = round(answer.ahead, 1)
        points = int(points) if points == int(points) else points
        ahead = self.wording.text("daily-ahead", points=points, deals=answer.deals)
        return " ".join(filter(None, [self.why(answer.reasons), ahead]))

    def why(self, reasons: Sequence[Reason]) -> str:
        """Reasons in words."""
        speech = self.wording.speech(names_of(self.record), self.notation, self.emojis)
        return " ".join(advice.reasons(speech, reasons))

    def possible(self) -> Possible:
        return Possible([], _hint_button(self.at, self.wording), _further(self.at, self.wording))

    def lists(self) -> Sequence[PanelItem]:
        """The cards to throw, each face once."""
        faces = sorted(set(self.view.hand))[:OPTIONS_PER_SELECT]
        options = [self.card_option(card, str(card.index)) for card in faces]
        return [select(self.panel_id("throw"), options, self.wording.text("select-daily-throw"))]

    def panel_id(self, action: str, detail: str = "", mark: int | None = None) -> PanelId:
        return self.at.id(action, detail)


def puzzle_panel(at: AtPuzzle, reply: Reply, wording: Wording, emojis: CardEmojis) -> HandPuzzle | TablePuzzle:
    """A puzzle as it is drawn."""
    kind = HandPuzzle if at.puzzle.rebuilds is None else TablePuzzle
    return kind(at, reply, wording, emojis)


@dataclass(frozen=True, slots=True)
class Solved:
    """What there is to say of a solved puzzle: how many found it `here` (None where that is nobody's business). The
    streak is none where whoever reads the line may not see their results.
    """

    at: AtPuzzle
    streak: Streak
    here: int | None


def share_line(solved: Solved, wording: Wording) -> str:
    """The line to share: which puzzle, a square an attempt, how long it took, hints, the streak."""
    at, attempted = solved.at, solved.at.attempted
    minutes, seconds = divmod(int(attempted.took.total_seconds()), 60)
    hours, minutes = divmod(minutes, 60)
    clock = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    parts = [
        wording.text("daily-share-tries", tries=len(attempted.tries)),
        clock if hours < 24 else wording.roughly(attempted.took),
        wording.text("daily-share-hints", hints=attempted.hints),
    ]
    if attempted.in_time and solved.streak.days:
        parts.append(f"🔥 {solved.streak.days}")
    head = wording.text("daily-share", called=called(at.day), squares=at.squares[-SQUARES_SHARED:])
    return f"{head} {' · '.join(parts)}"


async def solved_panel(solved: Solved, reply: Reply, wording: Wording, emojis: CardEmojis) -> Outgoing:
    """The panel of a solved puzzle."""
    at, pictures = solved.at, list[OutgoingFile]()
    said = [_heading(at, wording), f"`{share_line(solved, wording)}`"]
    if at.best is not None:
        shown = await asyncio.to_thread(puzzle_panel, at, reply, wording, emojis)
        if isinstance(shown, HandPuzzle):
            said.append(shown.reasons(at.best))
        pictures += await shown.pictures()
    if solved.here is not None:
        said.append(wording.text("daily-here", count=solved.here))
    note = [wording.text("hand-note", note=reply.note)] if reply.note else []
    share = button(at.id("share"), wording.text("button-daily-share"), style=Style.primary)
    return framed(*note, "\n".join(said), *pictures, [share, *_further(at, wording)], edge=Edge.CALM)
