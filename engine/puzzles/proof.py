"""What the only best answer of a table is, proven by the solver, and what makes it hard to find."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.cards import JOKER, Card, without
from engine.melds.laying_off import fitting_cards, lay_off
from engine.melds.meld import Meld, MeldKind
from engine.melds.rebuilding import TableRules, judge
from engine.melds.search import best_melds
from engine.solver import Solution, solve

PATIENCE: Final = 640_000
"""Looks that a proof may take; a table on which that does not do is none to set people."""


class Needs(NamedTuple):
    """What an answer asks of whoever looks for it.

    `changed` melds that lay there lie otherwise then, `split` runs are parted, `freed` jokers are set free, and so many
    pieces more are laid than by whoever leaves the table as it lies: `behind`.
    """

    laid: int
    changed: int
    split: int
    freed: int
    behind: int

    @property
    def weight(self) -> int:
        """All of it as one number: the higher, the harder."""
        return self.laid + 2 * self.changed + 2 * self.split + 3 * self.freed + 2 * self.behind


def only_best(rules: TableRules, table: Sequence[Meld], rack: Sequence[Card]) -> Solution | None:
    """The laying of most pieces where no other set of as many can be laid, equal faces alike; None where another can,
    where nothing can be laid, or where that is not proven.
    """
    best = solve(rules, table, rack, budget=PATIENCE)
    return best if best.optimal and best.placed and is_only(rules, table, rack, best) else None


def is_only(rules: TableRules, table: Sequence[Meld], rack: Sequence[Card], best: Solution) -> bool:
    """Whether a laying of most pieces is the only one of as many, as far as that can be proven."""
    held = Counter(rack)
    for face, laid in Counter(best.placed).items():
        # With one copy less of it than is laid, any other set of as many would still be there.
        fewer = without(rack, [face] * (held[face] - laid + 1))
        other = solve(rules, table, fewer, budget=PATIENCE, fewest_changes=False)
        if not other.optimal or other.laid >= best.laid:
            return False
    return True


def needs_of(rules: TableRules, table: Sequence[Meld], rack: Sequence[Card], best: Solution) -> Needs:
    """What the best answer asks of whoever looks for it."""
    rebuilt = judge(rules, table, rack, best.table)
    return Needs(
        laid=best.laid,
        changed=len(rebuilt.touched),
        split=sum(_is_parted(meld, best.table) for meld in table if meld.kind is MeldKind.RUN),
        freed=len(rebuilt.freed) + rebuilt.to_hand,
        behind=best.laid - len(rack) + len(_left_as_it_lies(rules, table, rack)),
    )


def _is_parted(run: Meld, after: Sequence[Meld]) -> bool:
    """Whether no meld after holds all of a run."""
    return not any(Counter(run.cards) <= Counter(meld.cards) for meld in after)


def _left_as_it_lies(rules: TableRules, table: Sequence[Meld], rack: Sequence[Card]) -> tuple[Card, ...]:
    """What stays on the rack of whoever lays their best melds, then adds what fits, and rebuilds nothing."""
    split = best_melds(rules, rack)
    lying, left = [*table, *split.melds], list(split.left)
    added = True
    while added:
        added = False
        for at, meld in enumerate(lying):
            fits = fitting_cards(rules, meld)
            fitting = next((card for card in left if card in fits and card is not JOKER), None)
            if fitting is not None:
                lying[at] = lay_off(rules, meld, fitting)
                left.remove(fitting)
                added = True
    return tuple(left)
