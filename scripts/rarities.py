"""Counts how rare feats are, and says which awards matches would get by that.

    python -m scripts.rarities [MATCHES [GAME ...]]

Casual computer players play so many matches of every game, at tables of every size. Of each feat it is written to
`engine/finale/rarities.py` in how many of 100 matches somebody did it at least so well, step by step. What would be
given in fewer than LEAST of 100 matches is left out; of what would be given in more than MOST the commonest steps are.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Final

from engine.finale.feats import Award, Feat, feats_of
from engine.finale.finale import Steps, chosen, known_steps, match_of, rarity_in
from engine.finale.rarities import RARITIES
from engine.games.events import Event
from engine.games.strengths import Strength
from engine.match.match import AnyGame
from engine.match.selfplay import play, player
from engine.variants import VARIANTS

FILE: Final = Path(__file__).parents[1] / "engine" / "finale" / "rarities.py"
MATCHES: Final = 240
FIRST_SEED: Final = 1_000_000
LEAST: Final = 8.0
MOST: Final = 30.0
STEP: Final = 0.75
"""A step of the table is at most that part of the one before it."""

RAREST: Final = 2.0
"""What is rarer is not told apart."""

Table = dict[str, Steps]


def main() -> None:
    """Play, count and write."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    tables = {key: {feat: known_steps(key, Feat(feat)) for feat in table} for key, table in RARITIES.items()}
    for key, variant in VARIANTS.items():
        if len(sys.argv) > 2 and key not in sys.argv[2:]:
            continue
        found = [feats_of(match_of(variant.game, events)) for events in played(variant.game, matches, FIRST_SEED)]
        tables[key] = table_of(found)
        shares = given(found, tables[key])
        told = ", ".join(f"{feat} {share:.0f}" for feat, share in sorted(shares.items(), key=lambda one: -one[1]))
        print(f"{key}: {told}", flush=True)
        FILE.write_text(module({one: table for one, table in tables.items() if table}), encoding="utf-8")


def played(game: AnyGame, matches: int, first: int) -> Iterator[list[Event]]:
    """The events of so many matches, at tables of each size in turn."""
    counts = game.rules.seat_counts()
    for number in range(matches):
        choosers = [player(game, Strength.CASUAL)] * counts[number % len(counts)]
        yield [event for one in play(game, choosers, first + number) for event in one.step.events]


def table_of(found: Sequence[tuple[Award, ...]]) -> Table:
    """The table of a game of which such feats were found, with those that make awards."""
    scores: dict[str, list[int]] = {}
    for feats in found:
        for feat in feats:
            scores.setdefault(feat.feat.value, []).append(feat.score)
    table = {feat: steps_of(ones, len(found)) for feat, ones in scores.items()}
    while True:
        shares = given(found, table)
        rarest = min(table, key=lambda feat: shares.get(feat, 0), default="")
        if table and shares.get(rarest, 0) < LEAST:
            del table[rarest]
            continue
        common = max(table, key=lambda feat: shares.get(feat, 0), default="")
        if shares.get(common, 0) <= MOST:
            return table
        table[common] = table[common][1:]


def steps_of(scores: Sequence[int], matches: int) -> Steps:
    """In how many of 100 matches a score is reached, from the commonest score on."""
    steps: list[tuple[int, float]] = []
    for score in sorted(set(scores)):
        share = 100 * sum(one >= score for one in scores) / matches
        if not steps or (share < STEP * steps[-1][1] and steps[-1][1] > RAREST):
            steps.append((score, share))
    return tuple(steps)


def given(found: Sequence[tuple[Award, ...]], table: Table) -> dict[str, float]:
    """In how many of 100 matches each award is given by a table; `none` and `all` for matches without and in all."""
    counted: Counter[str] = Counter()
    for feats in found:
        awards = chosen([feat._replace(rarity=rarity_in(table.get(feat.feat.value, ()), feat.score)) for feat in feats])
        counted.update(award.feat.value for award in awards)
        counted["none"] += not awards
        counted["all"] += len(awards)
    return {feat: 100 * count / len(found) for feat, count in counted.items()}


def module(tables: dict[str, Table]) -> str:
    """The tables as a module."""
    lines = [
        '"""How common feats are, in how many of 100 self-played matches: written by `python -m scripts.rarities`."""',
        "",
        "from typing import Final",
        "",
        "RARITIES: Final[dict[str, dict[str, str]]] = {",
    ]
    for key, table in tables.items():
        lines.append(f'    "{key}": {{')
        for feat, steps in sorted(table.items()):
            told = " ".join(f"{score}:{round(share, 1 if share < 10 else None):g}" for score, share in steps)
            first, *others = wrap(told, 120 - len(f'        "{feat}": "",'))
            lines += [f'        "{feat}": "{first}"', *(f'        " {more}"' for more in others)]
            lines[-1] += ","
        lines.append("    },")
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    main()
