"""Knock-out: the best of each table go on, until one table is left."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise, zip_longest
from typing import Final

from engine.tournament.formats.format import Fate, Format, Pairing, Why, playing
from engine.tournament.moves import Seating
from engine.tournament.points import Page
from engine.tournament.rules import KnockoutRules
from engine.tournament.seating.rounds import History, seated_tables
from engine.tournament.seating.tables import Sizes, least_of, table_sizes
from engine.tournament.state import Phase, Round, Status, Table, Tournament

TITLE: Final = 0
THIRD: Final = 1
"""The groups of tables: the way to the title, and the match for third place."""

_RANK: Final[dict[bool | None, int]] = {True: 2, None: 1, False: 0}
"""Who goes on is ahead of those for whom that is open, and these of the beaten; who has gone unbeaten is between."""


class Knockout(Format[KnockoutRules]):
    """The control flow of `KnockoutRules`.

    Two at a table play a bracket in which the best seeds meet last, and in which byes are theirs. At larger tables each
    round seats those who are left so that every table has its share of the best, and that those who come from one table
    do not meet again where that can be.
    """

    def rounds_left(self, state: Tournament) -> bool:
        """Until the final has been played, or one alone is left; of a table still played or level somebody goes on."""
        if not state.rounds:
            return len(self._left(state)) > 1
        last, fates = state.rounds[-1], self.fates(state, len(state.rounds))
        still = sum(any(fates[one].on is None for one in table.entrants) for table in last.tables)
        return not is_final(last) and len(self._left(state)) + still > 1

    def seated_next(self, state: Tournament) -> frozenset[int]:
        """Who is left, and who plays for third place."""
        left = self._left(state)
        return frozenset((*left, *(self.for_third(state) if len(left) == 2 else ())))

    def returning(self, state: Tournament, who: Iterable[int]) -> Iterator[int]:
        """Who was there when the last round opened and, coming back alone, is not beaten or plays for third place."""
        last = state.rounds[-1] if state.rounds else Round(0, (), ())
        gone = last.there.intersection(super().returning(state, who))
        # Tables ask nothing of each other; only who fills up the last one, or is third, hangs on who else comes back.
        few = not last.unfinished and len(self._left(state)) <= least_of(state.rules)
        together = zip(gone, strict=True) if few else (last.byes, *zip_longest(*(table.seats for table in last.tables)))
        for back in filter(None, map(gone.intersection, together)):
            entrants = [*state.entrants]
            for one in back:
                entrants[one] = replace(entrants[one], status=Status.IN)
            yield from back - self.beaten(replace(state, entrants=tuple(entrants)))

    def fates(self, state: Tournament, round: int) -> dict[int, Fate]:
        """By place, among equals by the round's lot once the round has ended.

        Where those who go on are too few for a table, the best of the others fill it up. Nobody goes on who has gone
        before the next round, and of equals only those who are there have a part in the lot; in a final whoever is
        taken out has won nothing.
        """
        each, off = state.rounds[round - 1], state.phase is Phase.CANCELLED
        last = is_final(each) or (state.ends_here and round == len(state.rounds))
        fates = self._fates_by_tables(state, each) if is_final(each) else self._ways(state, each, last=last)
        return {
            one: Fate(on, Why.RESULT if on is None and off else why, last and on is not None)
            for one, (on, why, _) in fates.items()
        }

    def _ways(self, state: Tournament, each: Round, *, last: bool) -> dict[int, Fate]:
        """Who goes on from a round that is no final; where it is the `last` all the same, nobody fills up a next."""
        if each.number == len(state.rounds):
            came = frozenset(playing(state))
            left = each.there - came
        else:
            # Of those who did not come, some were beaten: who should have come had gone.
            came, left = state.rounds[each.number].there, frozenset[int]()
        fates = self._fates_by_tables(state, each, left)
        while missing := frozenset(one for one, fate in fates.items() if fate.on) - came - left:
            left |= missing
            fates = self._fates_by_tables(state, each, left)
        if not each.unfinished and not last:
            fates |= dict.fromkeys(self._filling(state, each, fates), Fate(True, Why.FILLS))
        return fates | {one: Fate(False, Why.GONE) for one in left if fates[one].on}

    def _fates_by_tables(self, state: Tournament, each: Round, left: Collection[int] = ()) -> dict[int, Fate]:
        """What each table says, and each bye, where those have `left` since."""
        final, over = is_final(each), not each.unfinished
        gone = state.those(Status.REMOVED) if final else ()
        fates = dict.fromkeys(each.byes, Fate(True, Why.BYE))
        order = {one: (one in left, number) for number, one in enumerate(each.lot)}
        for table in each.tables:
            one_alone = table.group == THIRD or final
            count = 1 if one_alone else min(self.rules(state).go_on, len(table.entrants) - 1)
            stayed = [one for one in table.entrants if one not in table.gone and one not in gone]
            # Where everybody has dropped out, what the computer reached for them says who won.
            there = stayed or [one for one in table.entrants if one_alone and one not in gone]
            fates |= _fates_at(table, count, sorted(there, key=order.__getitem__), left, over=over)
        return fates

    def beaten(self, state: Tournament) -> frozenset[int]:
        """Who did not go on, and has no match for third place before them."""
        if not state.rounds:
            return frozenset()
        last, fates = state.rounds[-1], self.fates(state, len(state.rounds))
        before = frozenset(state.order).union(*(each.there for each in state.rounds))
        third = {one for table in last.tables if table.group == THIRD and table.outcome for one in table.entrants}
        return before - {one for one in last.there - third if fates[one].on is not False} - {*self.for_third(state)}

    def leading(self, state: Tournament, pages: Sequence[Page]) -> dict[int, tuple[int, ...]]:
        """Whoever came further is ahead; of those who went out together, the better place at their last table.

        Who had gone when it ended stands behind those who stayed, whatever the computer reached for them; places count
        once it is settled who goes on.
        """
        reached: dict[int, tuple[int, ...]] = {}
        for each in state.rounds:
            fates = self.fates(state, each.number)
            reached |= {one: (each.number, 0, _rank(fates[one]), -1) for one in each.byes}
            for table in each.tables:
                places = table.outcome.places if table.outcome else (1,) * len(table.seats)
                for one, place in zip(table.seats, places, strict=True):
                    if one is not None and table.group == TITLE:
                        by_place = fates[one].on is None or place
                        behind = state.rules.seats + 1 if one in table.gone else by_place
                        reached[one] = (each.number, 0, _rank(fates[one]), -behind)
                    elif one is not None:
                        before = reached[one]
                        reached[one] = (before[0], 1 + _rank(fates[one]), *before[2:])
        for one in self.third_unopposed(state):
            reached[one] = (*reached[one][:3], 0)
        return {one: reached.get(one, (0, 0, 0, 0)) for one in range(len(state.entrants))}

    def pair(self, state: Tournament, lot: Sequence[int], history: History) -> Pairing:
        """The next tables of the bracket, then the match for third place."""
        left = self._left(state)
        title = self._bracket(state, left) if state.rules.seats == 2 else self._tables(state, left, history)
        third = self.for_third(state) if len(left) == 2 else ()
        return Pairing((*title.tables, *((Seating(third, THIRD),) if third else ())), title.byes)

    def _bracket(self, state: Tournament, left: Collection[int]) -> Pairing:
        """Two at a table: the nearest in the bracket meet, and who has none as near goes on."""
        at = bracket_places(state)
        in_order = sorted(left, key=at.__getitem__)
        near = min((at[one] ^ at[other]).bit_length() for one, other in pairwise(in_order))
        held = [tuple(there) for _, there in groupby(in_order, key=lambda one: at[one] >> near)]
        tables = tuple(Seating(there) for there in held if len(there) == 2)
        return Pairing(tables, tuple(there[0] for there in held if len(there) == 1))

    def _tables(self, state: Tournament, left: Sequence[int], history: History) -> Pairing:
        """More at a table: the best are spread over the tables; byes go to the best."""
        sizes = Sizes((len(left),)) if len(left) <= state.rules.seats else table_sizes(state.rules, len(left))
        byes, field = tuple(left[: sizes.byes]), left[sizes.byes :]
        tables = spread(field, sizes.tables, history.met)
        return Pairing(seated_tables(state.rules, tables, history, TITLE), byes)

    def _left(self, state: Tournament) -> tuple[int, ...]:
        """Who goes for the title in the next round, best first: by place, then by seed; who only fills a table up comes
        last.
        """
        there = set(playing(state))
        if not state.rounds:
            return tuple(one for one in state.order if one in there)
        last, fates = state.rounds[-1], self.fates(state, len(state.rounds))
        places = _places(last)
        on = [one for one in (*last.byes, *places) if fates[one].on and one in there]
        return tuple(
            sorted(on, key=lambda one: (fates[one].why is Why.FILLS, places.get(one, 0), _seed(state, one))),
        )

    def _filling(self, state: Tournament, each: Round, fates: Mapping[int, Fate]) -> tuple[int, ...]:
        """The best of those who went out, as many as a table of the next round needs beside those who go on."""
        places = _places(each)
        if each.number < len(state.rounds):
            following = _places(state.rounds[each.number])
            return tuple(one for one in following if one in places and not fates[one].on)
        there, rules = set(playing(state)), self.rules(state)
        on = [one for one, fate in fates.items() if fate.on]
        missing = least_of(rules) - sum(one in there for one in on)
        if rules.seats == 2 or len(on) < 2 or missing <= 0:
            return ()
        absent = {one for table in each.tables for one in table.gone}
        out = (there & places.keys()) - absent - set(on)
        return tuple(sorted(out, key=lambda one: (places[one], _seed(state, one)))[:missing])

    def for_third(self, state: Tournament) -> tuple[int, ...]:
        """Who has lost a semi-final of the last round and has the match for third place before them: beside a final."""
        if state.ends_here or not state.rounds or not self._has_semi_finals(state, state.rounds[-1]):
            return ()
        last, fates = state.rounds[-1], self.fates(state, len(state.rounds))
        has_final = all(any(fates[one].on is not False for one in table.entrants) for table in last.tables)
        lost = self._lost(state, last)
        return lost if has_final and (last.unfinished or len(lost) == 2) else ()

    def third_unopposed(self, state: Tournament) -> tuple[int, ...]:
        """Who is third without a match, as the other who lost a semi-final has gone."""
        if any(table.group == THIRD for each in state.rounds for table in each.tables):
            return ()
        semi = next((each for each in state.rounds if self._has_semi_finals(state, each)), None)
        lost = () if semi is None or semi.unfinished else self._lost(state, semi)
        return lost if len(lost) == 1 else ()

    def _has_semi_finals(self, state: Tournament, each: Round) -> bool:
        """Whether the losers of a round's two tables play for third place."""
        titles = sum(table.group == TITLE for table in each.tables)
        return self.rules(state).third_place and titles == 2 and not each.byes

    def _lost(self, state: Tournament, each: Round) -> tuple[int, ...]:
        """Who has lost at a round's tables and has not gone."""
        fates, there = self.fates(state, each.number), set(playing(state))
        return tuple(one for table in each.tables for one in table.entrants if one in there and fates[one].on is False)


def _rank(fate: Fate) -> int:
    return _RANK[None if fate.why is Why.GONE else fate.on]


def is_final(each: Round) -> bool:
    """Whether a round's only table for the title decides it."""
    return not each.byes and sum(table.group == TITLE for table in each.tables) == 1


def _places(each: Round) -> dict[int, int]:
    """The places that those who play for the title have reached at a round's tables; 1 where it is played still."""
    return {
        one: 1 if table.outcome is None else table.outcome.places[seat]
        for table in each.tables
        if table.group == TITLE
        for seat, one in enumerate(table.seats)
        if one is not None
    }


def _seed(state: Tournament, one: int) -> int:
    return state.order.index(one) if one in state.order else len(state.order)


def _fates_at(table: Table, count: int, among: Sequence[int], left: Collection[int], *, over: bool) -> dict[int, Fate]:
    """Who goes on from a table, so many `among` some of it by lot; of equals those first who have not `left` since."""
    if table.outcome is None:
        return dict.fromkeys(table.entrants, Fate(None, Why.PLAYING))
    fates = dict.fromkeys(table.entrants, Fate(False, Why.RESULT))
    place = dict(zip(table.seats, table.outcome.places, strict=True))
    there = sorted(among, key=place.__getitem__)
    fates |= dict.fromkeys(there[:count], Fate(True, Why.RESULT))
    if 0 < count < len(there) and place[there[count - 1]] == place[there[count]] and there[count] not in left:
        equal = [one for one in there if place[one] == place[there[count]] and one not in left]
        fates |= {one: Fate(fates[one].on if over else None, Why.LOT) for one in equal}
    return fates


def bracket_order(count: int) -> tuple[int, ...]:
    """The seeds 0, 1, ... from top to bottom of a bracket for so many: 0 and 1 can only meet in the final.

    Its length is a power of two: numbers from `count` on stand for byes, which fall to the best seeds.
    """
    order = [0]
    while len(order) < count:
        width = 2 * len(order)
        order = [seed for one in order for seed in (one, width - 1 - one)]
    return tuple(order)


def bracket_places(state: Tournament) -> dict[int, int]:
    """Where in the bracket everybody begins, from top to bottom; nothing at larger tables, which make no bracket."""
    seeds = bracket_order(len(state.order)) if state.rules.seats == 2 else ()
    return {state.order[seed]: at for at, seed in enumerate(seeds) if seed < len(state.order)}


def spread(field: Sequence[int], sizes: Sequence[int], met: Sequence[Mapping[int, int]]) -> list[list[int]]:
    """Tables of these sizes that share the field, best first, evenly.

    As many of the best as there are tables sit at one each, then as many again, and so on; each goes where it has met
    the fewest so far, and by turns from the last table to the first and back.
    """
    tables: list[list[int]] = [[] for _ in sizes]
    start, turn = 0, 0
    while start < len(field):
        free = [number for number, size in enumerate(sizes) if len(tables[number]) == turn and turn < size]
        row = field[start : start + len(free)]
        if turn % 2:
            free.reverse()
        for one in row:
            number = min(free, key=lambda table: sum(met[one].get(other, 0) for other in tables[table]))
            tables[number].append(one)
            free.remove(number)
        start, turn = start + len(row), turn + 1
    return tables
