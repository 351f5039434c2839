"""Gin against OpenSpiel's SimpleGinRummyBot, mended."""

from __future__ import annotations

from time import process_time
from typing import Any, Final

from engine.games.strengths import Strength
from engine.match.rivals import interval, is_clear
from engine.match.selfplay import player
from engine.variants import game_of
from tests.bench.simple_gin import deals_against

MOST_ROUNDS: Final = 3000
SECONDS: Final = {Strength.STEADY: 60.0, Strength.SHARP: 600.0}
FEWEST: Final = 100
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
    game = game_of("gin_rummy")
    began = process_time()
    leads: list[float] = []
    won: list[float] = []
    for deal in deals_against(game, player(game, strength)):
        leads.append(deal.skill)
        won.append(deal.won)
        looks = len(leads) >= FEWEST and len(leads) % 10 == 0
        if 2 * len(leads) >= MOST_ROUNDS or process_time() - began > seconds or (looks and is_clear(leads)):
            break
    lead, share, least = interval(leads), interval(won), LEAST[strength]
    points = f"{lead.mean:+.1f} ({lead.low:+.1f} to {lead.high:+.1f})"
    told = f"{points}, won {share.mean:.0%} ({share.low:.0%} to {share.high:.0%})"
    return {
        "name": f"{strength} against SimpleGinRummyBot, mended, points a hand, {2 * len(leads)} hands: {told}",
        "ours": lead.mean,
        "limit": least,
        "ratio": lead.mean / least,
        "target": f"at least {least}, surely above 0",
        "ok": lead.mean >= least and lead.low > 0,
    }
