"""Measures gin against OpenSpiel's bot, and keeps the rows that docs/PLAYERS.md shows.

    python -m tests.bench.against_openspiel [steady] [sharp] [alone] [--seconds 600] [--go-on]

`alone` is the sharp player without its search. With --go-on a row goes on where it stopped, unless its lead is clear.
"""

from __future__ import annotations

import argparse
import json
from time import process_time
from typing import Any, Final

from bot.cli.rivals import Measured, gone_on_with, kept
from engine.games.strengths import Strength
from engine.match.selfplay import player
from engine.variants import game_of
from scripts.players import BOT
from tests.bench.simple_gin import deals_against

ALONE: Final = "alone"
ROWS: Final = {ALONE: "sharp without its search"}
MOST_HANDS: Final = 3000
FEWEST: Final = 50


def main() -> None:
    """Measure the levels named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="*", default=["steady", "sharp", ALONE])
    parser.add_argument("--seconds", type=float, default=600.0, help="processor time a row, at most")
    parser.add_argument("--go-on", action="store_true")
    asked = parser.parse_args()
    figures: dict[str, Any] = json.loads(BOT.read_text(encoding="utf-8")) if BOT.exists() else {}
    for level in asked.levels:
        row = ROWS.get(level, level)
        before = gone_on_with(figures[row]) if asked.go_on and row in figures else Measured()
        figures[row] = measured(level, asked.seconds, before)
        print(row, {name: figures[row][name] for name in ("rounds", "lead", "with_luck", "won")}, flush=True)  # noqa: T201
        BOT.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


def measured(level: str, seconds: float, found: Measured) -> dict[str, Any]:
    """A level against the bot, until its lead is clear, for so much processor time at most."""
    game = game_of("gin_rummy")
    ours = player(game, Strength.SHARP, playouts=0) if level == ALONE else player(game, Strength(level))
    began = process_time()
    for deal in deals_against(game, ours, found.lead.number):
        if found.is_done(FEWEST, MOST_HANDS // 2) or (found.lead.number > 1 and process_time() - began > seconds):
            break
        found = found.plus(deal)
    return kept(found)


if __name__ == "__main__":
    main()
