"""Who plays better: each level against the next one, by sequential stopping; how fast a table of sharp ones is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from bot.cli.rivals import compared
from engine.games.strengths import Strength
from engine.variants import game_of
from scripts.players import PAIRS, rows, six_sharp

SECONDS: Final = 20.0
MOST_DEALS: Final = 1500
LEAST_WON, MOST_WON = 0.55, 0.75
LEAST_A_SECOND: Final = 6.0

Row = dict[str, Any]

ABOUT = """\
**How players are compared.** Half the seats each; every deal is played twice, the second time with the seats turned, so
a deal gives one value. A row ends when the lead is clear (2.6 standard errors), after 3,000 rounds, or after twenty
seconds of processor time; figures of longer runs are in docs/PLAYERS.md. In brackets stand the bounds that hold the
true value in 95 of 100 cases. The lead is in points a round for the level named first; its lower bound is to be above
nought, and with two seats a level is to win between 55 and 75 % of the rounds against the next. The table of six sharp
players is one of disney_basic, its decisions made one after the other in one process.
"""


def run() -> list[Row]:
    """The rows of this bench: leads in points a round, shares of rounds won, decisions a second."""
    found = [
        row for variant, seats in rows() for better, worse in PAIRS for row in _rows(variant, seats, better, worse)
    ]
    return [*found, _six_sharp()]


def _rows(variant: str, seats: int, better: Strength, worse: Strength) -> Iterator[Row]:
    found = compared(
        game_of(variant),
        (better, worse),
        seats,
        MOST_DEALS,
        until_clear=True,
        seconds=SECONDS,
        with_luck=better is Strength.SHARP,
    )
    (lead, low, high), (won, least, most) = found["lead"], found["won"]
    name = f"{better} against {worse}, {variant}, {seats} seats, {found['rounds']} rounds"
    yield {
        "name": f"{name}: points a round ({low:+.1f} to {high:+.1f})",
        "ours": lead,
        "limit": 0.0,
        "ratio": lead,
        "target": "surely above 0",
        "ok": low > 0,
    }
    if seats == 2:
        yield {
            "name": f"{name}: share of rounds won ({least:.2f} to {most:.2f})",
            "ours": won,
            "limit": LEAST_WON,
            "ratio": won / LEAST_WON,
            "target": f"from {LEAST_WON} to {MOST_WON}, by the bounds",
            "ok": most >= LEAST_WON and least <= MOST_WON,
        }


def _six_sharp() -> Row:
    found = six_sharp()
    a_second = found["a second"]
    return {
        "name": f"{found['table']}, one processor (decisions/s)",
        "ours": a_second,
        "limit": LEAST_A_SECOND,
        "ratio": a_second / LEAST_A_SECOND,
        "target": f"at least {LEAST_A_SECOND:g}",
        "ok": a_second >= LEAST_A_SECOND,
    }
