"""Who plays better: the computer players of each game against each other, with intervals of 95 %."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from time import process_time
from typing import Any, Final

from engine.variants import VARIANTS
from tests.engine.games.players.rivals import Deal, deals, interval

SECONDS: Final = 6.0
FEWEST, MOST = 20, 400
NOTHING_TO_DECIDE: Final = ("disney_duel",)
WITH_SHARP: Final = ("my_rummy", "tile_rummy", "nsv_robber")
CLOSE: Final = 0.4
"""The sharp player differs from the steady one now and then only: it must not win clearly fewer matches."""

Row = dict[str, Any]

ABOUT = """\
**How players are compared.** Half the seats each; every deal is played twice, the second time with the places changed,
so a deal gives one value. As many deals are played as six seconds allow, 20 at least and 400 at most. In brackets stand
the bounds that hold the true value in 95 of 100 cases, by the spread of the deals. A row is met where its lower bound
reaches the limit. The lead is in points, a seat and match, for the player named first. Matches are of one round where a
match has an agreed number of them (`tests/engine/games/players/rivals.py`).
"""


def run() -> list[Row]:
    """The rows of this bench: shares of matches won, and leads in points."""
    rows: list[Row] = []
    for variant in VARIANTS:
        if variant not in NOTHING_TO_DECIDE:
            rows += _rows(variant, "steady", "easy", 0.5)
    for variant in WITH_SHARP:
        rows += _rows(variant, "sharp", "steady", CLOSE)
    return rows


def _rows(variant: str, better: str, worse: str, least: float) -> Iterator[Row]:
    counts = VARIANTS[variant].rules.seat_counts()
    for seats in sorted({counts[0], 4} & set(counts)):
        yield _row(variant, seats, better, worse, least)


def _row(variant: str, seats: int, better: str, worse: str, least: float) -> Row:
    played = _played(variant, seats, better, worse)
    won, low, high = interval([deal.won for deal in played])
    lead, lead_low, lead_high = interval([deal.lead for deal in played])
    told = f"won ({low:.2f} to {high:.2f}), lead {lead:.0f} ({lead_low:.0f} to {lead_high:.0f})"
    return {
        "name": f"{better} against {worse}, {variant}, {seats} seats, {2 * len(played)} matches: {told}",
        "ours": won,
        "limit": least,
        "ratio": won / least,
        "target": f"surely above {least}",
        "ok": low > least,
    }


def _played(variant: str, seats: int, better: str, worse: str) -> list[Deal]:
    """Deals until the time is up."""
    source = deals(variant, seats, better, worse)
    began = process_time()
    played = list(islice(source, FEWEST))
    while len(played) < MOST and process_time() - began < SECONDS:
        played.append(next(source))
    return played
