"""The puzzle of a day as a server's message: which it is, a button that opens it, afterwards how many solved it."""

from __future__ import annotations

from datetime import date

from bot.hosting.daily.days import called
from bot.ui.daily.puzzle_panels import PANEL, level_told
from bot.ui.kit.items import Edge, PanelId, Style, button, framed
from bot.ui.kit.message import Outgoing
from bot.wording import Wording
from engine.puzzles.puzzle import Puzzle


def post_of_day(day: date, puzzle: Puzzle, wording: Wording, *, solved: int | None = None) -> Outgoing:
    """The message of a day; once it is over with how many `solved` it, and nothing to press but the way to it."""
    facts = {"called": called(day), "game": wording.variant_name(puzzle.variant), "level": level_told(puzzle.level)}
    if solved is not None:
        return framed(wording.text("daily-post-over", count=solved, **facts), edge=Edge.CALM)
    play = button(PanelId(PANEL, "open"), wording.text("button-daily-play"), style=Style.primary)
    return framed(wording.text("daily-post", **facts), [play], edge=Edge.LIT)
