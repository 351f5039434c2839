"""A puzzle that is solved: the best way, how many found it here, and the line to share, which gives nothing away."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from bot.card_emojis import CardEmojis
from bot.hosting.daily.streaks import Streak
from bot.hosting.games.drafts import as_table
from bot.ui.daily.at_puzzle import AtPuzzle
from bot.ui.daily.puzzle_panels import PANEL, HandPuzzle, TablePuzzle, further, heading, why
from bot.ui.hand.hand_panel import HandPanel
from bot.ui.hand.sitting import Reply
from bot.ui.kit.items import Edge, PanelId, Style, button, framed
from bot.ui.kit.message import Outgoing, OutgoingFile
from bot.ui.workbench.bench import begun, judged
from bot.wording import Wording
from engine.cards import Card
from engine.games.views import MatchView
from engine.puzzles.answers import Answer

SQUARES_SHARED: Final = 12
"""Of more attempts the last ones are shared."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What there is to say of a solved puzzle: how many found it `here` (None where that is nobody's business)."""

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
    head = wording.text("daily-share", called=at.called, squares=at.squares[-SQUARES_SHARED:])
    return f"{head} {' · '.join(parts)}"


class BestTable(TablePuzzle):
    """The best way on the workbench."""

    heading = "picture-daily-best"

    def __init__(self, at: AtPuzzle, answer: Answer, reply: Reply, wording: Wording, emojis: CardEmojis) -> None:
        super().__init__(at, reply, wording, emojis)
        self.bench = begun(self.view, as_table(answer.table), by_hand=False)
        self.found = judged(self.view, reply.draft, self.bench)


class BestCard(HandPuzzle):
    """The hand with the best discard raised."""

    def chosen(self) -> tuple[Card, ...]:
        return () if self.at.answer is None else self.at.answer.placed


async def solved_panel(solved: Solved, reply: Reply, wording: Wording, emojis: CardEmojis) -> Outgoing:
    """The panel of a solved puzzle."""
    at, pictures = solved.at, list[OutgoingFile]()
    said = [heading(at, wording), f"`{share_line(solved, wording)}`"]
    if at.answer is not None:
        shown = await asyncio.to_thread(_best, at, at.answer, reply, wording, emojis)
        pictures += await shown.pictures()
        said += _reasons(shown, at.answer)
    if solved.here is not None:
        said.append(wording.text("daily-here", count=solved.here))
    note = [wording.text("hand-note", note=reply.note)] if reply.note else []
    way = PanelId(PANEL, "share", 0, at.day.toordinal())
    share = button(way, wording.text("button-daily-share"), style=Style.primary)
    return framed(*note, "\n".join(said), *pictures, [share, *further(at, wording)], edge=Edge.CALM)


def _best(at: AtPuzzle, answer: Answer, reply: Reply, wording: Wording, emojis: CardEmojis) -> HandPanel[MatchView]:
    if at.puzzle.rebuilds is None:
        return BestCard(at, reply, wording, emojis)
    return BestTable(at, answer, reply, wording, emojis)


def _reasons(shown: HandPanel[MatchView], answer: Answer) -> list[str]:
    """Of a card: why it is thrown, and by how much that is better."""
    if answer.table:
        return []
    reasons = why(shown, answer.reasons)
    ahead = shown.wording.text("daily-ahead", points=shown.wording.decimal(answer.ahead, 1), deals=answer.deals)
    return [" ".join(filter(None, [reasons, ahead]))]
