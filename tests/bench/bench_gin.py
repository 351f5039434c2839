"""Gin against OpenSpiel's SimpleGinRummyBot, mended.

A row ends when the lead is clear (2.6 standard errors), after 3,000 hands, or when its time is used up.
"""

import argparse
import json
from time import process_time
from typing import Any, Final

from bot.cli.matches import Measured, gone_on_with, kept
from engine.games.strengths import Strength
from engine.match.selfplay import player
from engine.variants import game_of
from scripts.players import BOT
from tests.bench.rows import Row
from tests.bench.simple_gin import deals_against

SECONDS: Final = {Strength.STEADY: 60.0, Strength.SHARP: 600.0}
LEAST: Final = {Strength.STEADY: 0.8, Strength.SHARP: 1.5}
ALONE: Final = "alone"
TOLD: Final = {ALONE: "sharp without its search"}
MOST_HANDS: Final = 3000
FEWEST: Final = 50


def run() -> list[Row]:
    """Points a hand against the bot."""
    return [row(strength, SECONDS[strength]) for strength in (Strength.STEADY, Strength.SHARP)]


def row(strength: Strength, seconds: float) -> Row:
    """One level against the bot, for so much processor time at most."""
    found = measured(strength, seconds, Measured())
    (lead, low, high), (share, fewest, most), least = found["lead"], found["won"], LEAST[strength]
    told = f"{lead:+.1f} ({low:+.1f} to {high:+.1f}), won {share:.0%} ({fewest:.0%} to {most:.0%})"
    name = f"{strength} against SimpleGinRummyBot, mended, points a hand, {found['rounds']} hands: {told}"
    return Row(name, lead, least, lead / least, f"at least {least}, surely above 0", lead >= least and low > 0)


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


def main() -> None:
    """Measure the levels named for docs/PLAYERS.md; `alone` is the sharp player without its search."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_gin", description=main.__doc__)
    parser.add_argument("levels", nargs="*", default=["steady", "sharp", ALONE])
    parser.add_argument("--seconds", type=float, default=600.0, help="processor time a row, at most")
    parser.add_argument("--go-on", action="store_true", help="go on where a row stopped, unless its lead is clear")
    asked = parser.parse_args()
    figures: dict[str, Any] = json.loads(BOT.read_text(encoding="utf-8")) if BOT.exists() else {}
    for level in asked.levels:
        name = TOLD.get(level, level)
        before = gone_on_with(figures[name]) if asked.go_on and name in figures else Measured()
        figures[name] = measured(level, asked.seconds, before)
        print(name, {key: figures[name][key] for key in ("rounds", "lead", "with_luck", "won")}, flush=True)  # noqa: T201
        BOT.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
