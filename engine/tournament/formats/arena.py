"""An arena: whoever is free is seated at once, points and streaks until the bell."""

from collections.abc import Iterator, Sequence

from engine.cards import put_at
from engine.tournament.formats.format import Format, Pairing, playing
from engine.tournament.moves import Seating
from engine.tournament.points import Page, Units
from engine.tournament.rules import ArenaRules
from engine.tournament.seating.rounds import History, pairing_by_scores, scores_of
from engine.tournament.seating.tables import least_of
from engine.tournament.state import Table, Tournament


class Arena(Format[ArenaRules]):
    """The control flow of `ArenaRules`. The rounds are waves: each seats those who have become free."""

    waits = False
    chooses = True

    def rounds_left(self, state: Tournament) -> bool:
        return True

    def round_due(self, state: Tournament, *, short: bool = False) -> bool:
        """As soon as enough are free for a full table, or for a short one."""
        needed = least_of(state.rules) if short else state.rules.seats
        return not state.bell and len(free(state)) >= needed

    def stands(self, state: Tournament, round: int, table: Table) -> bool:
        """Once somebody of the table has been seated at another."""
        return any(not each.there.isdisjoint(table.entrants) for each in state.rounds[round:])

    def may_enter(self, state: Tournament) -> bool:
        return not state.bell

    def accepts(self, state: Tournament, tables: Sequence[Seating], byes: Sequence[int]) -> bool:
        """Some of those who are free, each once; nobody has a bye."""
        there = [who for table in tables for who in table.seats if who is not None]
        return bool(there) and not byes and len(there) == len(set(there)) and set(there) <= set(free(state))

    def pair(self, state: Tournament, lot: Sequence[int], history: History) -> Pairing:
        """Those who are free, who have waited longest first; new opponents, then equal points."""
        waiting = free(state)
        last = dict.fromkeys(waiting, 0)
        for each in state.rounds:
            last |= {one: each.number for one in each.there if one in last}
        place = {one: number for number, one in enumerate(lot)}
        queue = sorted(waiting, key=lambda one: (last[one], place[one]))
        seats = state.rules.seats
        sizes = (seats,) * (len(queue) // seats) or (len(queue),)
        there = sorted(queue[: sum(sizes)], key=place.__getitem__)
        pages = self.pages(state)
        scores = scores_of(state, {one: self.points(state, pages, one) for one in there})
        return Pairing(pairing_by_scores(state.rules, there, scores, history, sizes, repeats_first=True))

    def points(self, state: Tournament, pages: Sequence[Page], who: int) -> Units:
        """All that the tables brought; once a streak is long enough, each further table won by oneself counts twice."""
        return sum(self._counted(state, pages[who]))

    def brought(self, state: Tournament) -> dict[tuple[int, int], tuple[Units, ...]]:
        found = super().brought(state)
        for page in self.pages(state):
            for sitting, counted in zip(page.sittings, self._counted(state, page), strict=True):
                at = (sitting.round, sitting.table)
                found[at] = put_at(found[at], sitting.seat, counted)
        return found

    def _counted(self, state: Tournament, page: Page) -> Iterator[Units]:
        begins, won = self.rules(state).streak_from, 0
        for sitting in page.sittings:
            table = state.table(sitting.round, sitting.table)
            first = sitting.present and table is not None and table.won_by == sitting.seat
            yield sitting.points * (2 if first and begins is not None and won >= begins else 1)
            won = won + 1 if first else 0


def free(state: Tournament) -> tuple[int, ...]:
    """Who wants a table and sits at none that is open."""
    sitting = {one for _, table in state.open_seats() for one in table.entrants}
    return tuple(one for one in playing(state) if one not in sitting and not state.entrants[one].resting)
