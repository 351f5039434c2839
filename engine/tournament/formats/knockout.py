"""Knock-out: the best of each table go on, until one table is left."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from engine.tournament.formats.format import Format, Pairing, playing
from engine.tournament.ledger import Page
from engine.tournament.moves import Seating
from engine.tournament.rules import KnockoutRules
from engine.tournament.seating.brackets import bracket_order, spread
from engine.tournament.seating.rounds import History, seated_tables
from engine.tournament.seating.sizes import Sizes, least_of, table_sizes
from engine.tournament.state import Round, Table, Tournament

TITLE: Final = 0
THIRD: Final = 1
"""The groups of tables: the way to the title, and the match for third place."""


class Knockout(Format[KnockoutRules]):
    """The control flow of `KnockoutRules`.

    Two at a table play a bracket in which the best seeds meet last, and in which byes are theirs. At larger tables each
    round seats those who are left so that every table has its share of the best, and that those who come from one table
    do not meet again where that can be.
    """

    def rounds_left(self, state: Tournament) -> bool:
        """Until the final has been played, or one alone is left."""
        return not (state.rounds and _is_final(state.rounds[-1])) and len(self._left(state)) > 1

    def started(self, state: Tournament) -> Tournament:
        """The order of seeds, as the lot or whoever knows the players has set it."""
        return state

    def seated_next(self, state: Tournament) -> frozenset[int]:
        """Who is left, and who plays for third place."""
        return frozenset((*self._left(state), *self._for_third(state)))

    def may_return(self, state: Tournament, who: int) -> bool:
        """Who was there when the last round opened."""
        return bool(state.rounds) and who in state.rounds[-1].there

    def beaten(self, state: Tournament) -> frozenset[int]:
        """Who did not go on from a round that has ended."""
        if not state.rounds:
            return frozenset()
        last = state.rounds[-1]
        before = frozenset(state.order).union(*(each.there for each in state.rounds))
        if last.unfinished:
            return before - last.there
        if _is_final(last):
            return before - _best(last.tables[0], last.lot, 1)
        return before - frozenset(self._gone_on(state))

    def leading(self, state: Tournament, pages: Sequence[Page]) -> dict[int, tuple[int, ...]]:
        """Whoever came further is ahead; of those who went out together, the better place at their last table."""
        reached: dict[int, tuple[int, ...]] = {}
        for each in state.rounds:
            reached |= dict.fromkeys(each.byes, (each.number, 0, 0))
            for table in each.tables:
                places = table.outcome.places if table.outcome else (1,) * len(table.seats)
                for one, place in zip(table.seats, places, strict=True):
                    if one is not None and table.group == TITLE:
                        reached[one] = (each.number, 0, -place)
                    elif one is not None:
                        before = reached[one]
                        reached[one] = (before[0], 3 - place, before[2])
        return {one: reached.get(one, (0, 0, 0)) for one in range(len(state.entrants))}

    def pair(self, state: Tournament, lot: Sequence[int], *, short: bool = False) -> Pairing:
        """The next tables of the bracket, then the match for third place."""
        left = self._left(state)
        title = self._bracket(state, left) if state.rules.seats == 2 else self._tables(state, left)
        third = self._for_third(state)
        return Pairing((*title.tables, *((Seating(third, THIRD),) if third else ())), title.byes)

    # --------------------------------------------------------------------------------------------- the way to the title

    def _bracket(self, state: Tournament, left: Collection[int]) -> Pairing:
        """Two at a table: neighbours in the bracket meet, and who has none goes on."""
        places = bracket_order(len(state.order))
        width = 2 ** (len(state.rounds) + 1)
        tables: list[Seating] = []
        byes: list[int] = []
        for start in range(0, len(places), width):
            block = [state.order[seed] for seed in places[start : start + width] if seed < len(state.order)]
            there = [one for one in block if one in left]
            if len(there) == 2:
                tables.append(Seating((there[0], there[1])))
            byes += there if len(there) == 1 else []
        return Pairing(tuple(tables), tuple(byes))

    def _tables(self, state: Tournament, left: Sequence[int]) -> Pairing:
        """More at a table: the best are spread over the tables; byes go to the best."""
        sizes = Sizes((len(left),)) if len(left) <= state.rules.seats else table_sizes(state.rules, len(left))
        byes, field = tuple(left[: sizes.byes]), left[sizes.byes :]
        history = History(state)
        tables = spread(field, sizes.tables, history.met)
        return Pairing(seated_tables(state.rules, tables, history, TITLE), byes)

    def _left(self, state: Tournament) -> tuple[int, ...]:
        """Who goes for the title in the next round, best first."""
        there = set(playing(state))
        if not state.rounds:
            return tuple(one for one in state.order if one in there)
        return tuple(one for one in self._gone_on(state) if one in there)

    def _gone_on(self, state: Tournament) -> tuple[int, ...]:
        """Who goes on from the last round, best first: by place, then by seed.

        Where they are too few for a table, the best of those who went out fill it up.
        """
        last, rules = state.rounds[-1], self.rules(state)
        seeds = {one: number for number, one in enumerate(state.order)}
        on = dict.fromkeys(last.byes, 0)
        out: dict[int, int] = {}
        for table in last.tables:
            if table.group == TITLE and table.outcome is not None:
                best = _best(table, last.lot, min(rules.go_on, len(table.entrants) - 1))
                for one, place in zip(table.seats, table.outcome.places, strict=True):
                    if one is not None and one not in table.absent:
                        (on if one in best else out)[one] = place
        order = sorted(on, key=lambda one: (on[one], seeds.get(one, len(seeds))))
        there = set(playing(state))
        missing = least_of(rules) - sum(one in there for one in order)
        if len(order) > 1 and missing > 0 and rules.seats > 2:
            more = sorted((one for one in out if one in there), key=lambda one: (out[one], seeds.get(one, len(seeds))))
            order += more[:missing]
        return tuple(order)

    def _for_third(self, state: Tournament) -> tuple[int, ...]:
        """Who lost the semi-finals, where third place is played for and the final comes next."""
        if not self.rules(state).third_place or not state.rounds or len(self._left(state)) != 2:
            return ()
        there = set(playing(state)) - set(self._left(state))
        lost = [one for table in state.rounds[-1].tables for one in table.entrants if one in there]
        return tuple(lost) if len(lost) == 2 else ()


def _is_final(each: Round) -> bool:
    """Whether a round's only table for the title decides it."""
    return not each.byes and sum(table.group == TITLE for table in each.tables) == 1


def _best(table: Table, lot: Sequence[int], count: int) -> frozenset[int]:
    """The best so many of a table who are still there: by place, among equals by the round's lot."""
    if table.outcome is None:
        return frozenset()
    place = {one: number for number, one in enumerate(lot)}
    there = [
        (reached, place.get(one, len(lot)), one)
        for one, reached in zip(table.seats, table.outcome.places, strict=True)
        if one is not None and one not in table.absent
    ]
    return frozenset(one for _, _, one in sorted(there)[:count])
