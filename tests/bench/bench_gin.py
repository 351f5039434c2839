"""Gin against OpenSpiel's SimpleGinRummyBot, mended."""

from __future__ import annotations

from typing import Any, Final

from bot.cli.rivals import Measured
from engine.games.strengths import Strength
from tests.bench.against_openspiel import measured

SECONDS: Final = {Strength.STEADY: 60.0, Strength.SHARP: 600.0}
LEAST: Final = {Strength.STEADY: 0.8, Strength.SHARP: 1.5}

Row = dict[str, Any]

ABOUT = """\
**Gin against OpenSpiel.** The bot is `pyspiel.make_simple_gin_rummy_bot`, mended: it goes gin wherever it can, and lays
off as our search has it. OpenSpiel's own game is kept in step with ours. Every deal is played twice with the seats
turned, and the luck of the draws is taken off (`engine/match/luck.py`); a row ends when the lead is clear (2.6 standard
errors), after 3,000 hands, or when its time is used up.
"""


def run() -> list[Row]:
    """The rows of this bench: points a hand against the bot."""
    return [row(strength, SECONDS[strength]) for strength in (Strength.STEADY, Strength.SHARP)]


def row(strength: Strength, seconds: float) -> Row:
    """One level against the bot, for so much processor time at most."""
    found = measured(strength, seconds, Measured())
    (lead, low, high), (share, fewest, most), least = found["lead"], found["won"], LEAST[strength]
    told = f"{lead:+.1f} ({low:+.1f} to {high:+.1f}), won {share:.0%} ({fewest:.0%} to {most:.0%})"
    return {
        "name": f"{strength} against SimpleGinRummyBot, mended, points a hand, {found['rounds']} hands: {told}",
        "ours": lead,
        "limit": least,
        "ratio": lead / least,
        "target": f"at least {least}, surely above 0",
        "ok": lead >= least and low > 0,
    }
