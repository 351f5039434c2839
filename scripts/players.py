"""How strong the computer players are: plays the levels against each other and writes docs/PLAYERS.md.

    python -m scripts.players [--seconds 60] [--rounds 3000] [--levels sharp ...] [--go-on] [KEY ...]

measures the rows of the games named, of all without names, for so much processor time each at most, and writes the page
anew from all the figures that it has: they are kept in docs/players.json, so that rows can be measured one by one. A
row stops early once its lead is clear. With --go-on rows are not begun anew: what is clear or has its rounds is left as
it is, the others go on for so much time more, which is honest as long as no player has changed in between. With
--page nothing is measured.
"""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from bot.cli.rivals import Measured, compared, gone_on_with, told
from engine.games.strengths import Strength
from engine.variants import game_of

DOCS: Final = Path(__file__).parents[1] / "docs"
FIGURES: Final = DOCS / "players.json"
CALIBRATION: Final = DOCS / "calibration.json"
PAGE: Final = DOCS / "PLAYERS.md"

LEVELS: Final = (Strength.SHARP, Strength.STEADY, Strength.CASUAL, Strength.EASY)
PAIRS: Final = tuple(pairwise(LEVELS))
TWO: Final = (
    "gin_rummy",
    "disney_basic",
    "disney_layoff",
    "czech_rummy",
    "nsv_basic",
    "rummy_500",
    "my_rummy",
    "tile_rummy",
    "nsv_robber",
)
FOUR: Final = ("disney_basic", "my_rummy")

Row = dict[str, Any]


def main() -> None:
    """Measure what the command line names, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="KEY")
    parser.add_argument("--seconds", type=float, default=60.0, help="processor time a row, at most")
    parser.add_argument("--rounds", type=int, default=3000, help="rounds a row, at most")
    parser.add_argument("--levels", nargs="*", default=[level.value for level in LEVELS[:-1]], help="the better ones")
    parser.add_argument("--go-on", action="store_true", help="rows that are not done go on where they stopped")
    parser.add_argument("--page", action="store_true", help="write the page alone")
    asked = parser.parse_args()
    figures = known()
    for variant, seats in [] if asked.page else rows():
        if asked.games and variant not in asked.games:
            continue
        for better, worse in PAIRS:
            key = f"{variant} {seats} {better.value}"
            before = figures.get(key) if asked.go_on else None
            if better.value not in asked.levels or (before is not None and is_done(before, asked.rounds)):
                continue
            figures[key] = measured(variant, seats, (better, worse), asked.seconds, asked.rounds, before)
            print(told(figures[key]), flush=True)
            FIGURES.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    PAGE.write_text(page(figures), encoding="utf-8")


def rows() -> list[tuple[str, int]]:
    """The games that are measured, each with a number of seats."""
    return [(variant, 2) for variant in TWO] + [(variant, 4) for variant in FOUR]


def known() -> dict[str, Row]:
    """The figures that there are."""
    found: dict[str, Row] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    return found


def is_done(row: Row, rounds: int) -> bool:
    """Whether a row need not go on: its lead is clear, or it has its rounds."""
    return row["rounds"] >= rounds or ("sums" in row and gone_on_with(row).skill.is_clear)


def measured(
    variant: str, seats: int, pair: tuple[Strength, Strength], seconds: float, rounds: int, before: Row | None = None
) -> Row:
    """A row: the better level against the next one. Where rounds take long the luck of the draws is taken off."""
    found = compared(
        game_of(variant),
        pair,
        seats,
        rounds // 2,
        until_clear=True,
        seconds=seconds,
        with_luck=pair[0] is Strength.SHARP,
        before=Measured() if before is None or "sums" not in before else gone_on_with(before),
    )
    return {**found, "measured": datetime.now(UTC).strftime("%Y-%m-%d")}


def page(figures: dict[str, Row]) -> str:
    """The page with these figures."""
    lines = [ABOUT, "", "| game | seats | better | worse | points a round | rounds won | rounds | surely ahead |"]
    lines.append("| --- | --- | --- | --- | --- | --- | --- | --- |")
    lines += [_line(figures[key]) for key in _order(figures)]
    lines += [
        "",
        MISSED,
        "",
        TIMES,
        "",
        "| game | seats | level | median | 99 of 100 | worst |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for key in _order(figures):
        row, level = figures[key], figures[key]["pair"][0]
        took = row["milliseconds"][level]
        lines.append(
            f"| {row['variant']} | {row['seats']} | {level} | {took['median']} | {took['p99']} | {took['worst']} |"
        )
    return "\n".join([*lines, "", KARO, *_calibration(), ""])


def _calibration() -> list[str]:
    """The coach's predictions against what came true; nothing where nobody has measured that."""
    if not CALIBRATION.exists():
        return []
    lines = ["", COACH, "", "| game | predicted | positions | predicted on average | realised |"]
    lines.append("| --- | --- | --- | --- | --- |")
    for row in json.loads(CALIBRATION.read_text(encoding="utf-8")):
        among = f"{row['from']:g} or more" if row["to"] is None else f"{row['from']:g} to {row['to']:g}"
        came = f"{row['realised']:+.1f} (give or take {row['give_or_take']:.1f})"
        lines.append(f"| {row['variant']} | {among} | {row['positions']} | {row['predicted']:+.1f} | {came} |")
    return lines


def _order(figures: dict[str, Row]) -> list[str]:
    wanted = [f"{variant} {seats} {better.value}" for variant, seats in rows() for better, _ in PAIRS]
    return [key for key in wanted if key in figures]


def _line(row: Row) -> str:
    (better, worse), (lead, low, high), (won, least, most) = row["pair"], row["lead"], row["won"]
    sure = "yes" if low > 0 else "**no**"
    cells = (
        row["variant"],
        str(row["seats"]),
        better,
        worse,
        f"{lead:+.1f} ({low:+.1f} to {high:+.1f})",
        f"{won:.0%} ({least:.0%} to {most:.0%})",
        str(row["rounds"]),
        sure,
    )
    return f"| {' | '.join(cells)} |"


ABOUT: Final = """\
# How strong the computer players are

Written by `python -m scripts.players`. Half the seats each; every deal is played twice, the second time with the seats
turned, so a deal gives one value (`engine/match/rivals.py`). In brackets stand the bounds that hold the true value in
95 of 100 cases. A row ends when its lead is clear (2.6 standard errors, looked at every ten deals), at its most rounds,
or when its processor time is used up; so a clear lead may be told somewhat too large. The lead is in points a round for
the better level; a round without a winner is half won. What is not measured is not listed.

*Easy* plays what it sees. *Casual* looks as closely as a club player now and then, else like the beginner. *Steady*
plays like a good club player and remembers the round. *Sharp* searches: it imagines deals that fit what it has seen,
likelier where they explain what was taken, thrown and left, and compares its moves on them (`engine/games/search.py`).
An imagined round is played on for a few turns and then reckoned as it stands: how likely each seat is to go out, and
what that would bring (fitted to rounds of steady players, `outlook`). Where tables are rebuilt, imagined players do not
do so, which would take too long, and the levels differ in how often they look for it: easy once in 24 turns, casual
once in 8, steady every other turn, sharp always."""

TIMES: Final = "**Milliseconds a decision**, of processor time, while the figures above were measured:"

MISSED: Final = """\
**What is not shown yet.** That sharp leads steady: in the longest runs so far it was ahead in nsv_basic by 5.7 points
a round (-0.1 to +11.5, 34 rounds), in gin by 0.7 (-4.1 to +5.5, 90 rounds), in disney_basic by 1.5 (-3.0 to +6.0, 16
rounds, before jokers were reckoned rightly). What limits it is the spread: a deal played both ways still varies by 15
points, so that a lead of one point takes some 2,000 rounds, each with some twenty searches of 300 ms. In tile_rummy
the levels, by how often they rebuild, won 58 %, 70 % and 71 % of 80 rounds each against the next lower one (sharp
there without its search). In nsv_robber casual won 76 % of 50 rounds against easy, steady 52 % against casual, and
sharp without a search as many as steady."""

COACH: Final = """\
**Is the coach honest?** Decisions of casual players that the search would have made otherwise: what a second look
predicted that they cost, in points of lead, and what they did cost when club players played the real deal on both ways
(`scripts/calibration.py`). A single difference is mostly luck; the averages are held against each other."""

KARO: Final = """\
The duel leaves nothing to decide, so its levels are one. In Karo 8 the colours decide more than the players: its levels
differ in cards laid rather than in rounds won."""


if __name__ == "__main__":
    main()
