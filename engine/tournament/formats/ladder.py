"""The booklet's elimination over a whole field (001): who reaches the agreed penalty points is out."""

from collections.abc import Iterable, Iterator, Sequence

from engine.tournament.formats.format import Format, Pairing, playing
from engine.tournament.points import UNIT, Page
from engine.tournament.rules import LadderRules
from engine.tournament.seating.rounds import History, Scores, pairing_by_scores
from engine.tournament.seating.tables import least_of, table_sizes
from engine.tournament.state import Status, Tournament


class Ladder(Format[LadderRules]):
    """The control flow of `LadderRules`."""

    def rounds_left(self, state: Tournament) -> bool:
        """Until one is left, or too few for a table, or the agreed rounds are played."""
        there = self.seated_next(state)
        return len(there) >= least_of(state.rules) and len(state.rounds) < self.rules(state).max_rounds

    def seated_next(self, state: Tournament) -> frozenset[int]:
        """Who takes part and is not out."""
        return frozenset(playing(state)) - self.beaten(state)

    def returning(self, state: Tournament, who: Iterable[int]) -> Iterator[int]:
        """Who was there when the last round opened, and is not out by it."""
        left = state.rounds[-1].there - self.beaten(state) if state.rounds else ()
        return (one for one in super().returning(state, who) if one in left)

    def beaten(self, state: Tournament) -> frozenset[int]:
        """Who reached the points, or the computer for who had gone. If all who are left do at once, those with the
        fewest have won (G-16), and nobody else comes back.
        """
        return frozenset(self._out(state))

    def leading(self, state: Tournament, pages: Sequence[Page]) -> dict[int, tuple[int, ...]]:
        """Whoever stayed in longer is ahead; who has gone stayed as long as they played, or were there after a bye."""
        out, played = self._out(state), len(state.rounds)
        last = played if state.ends_here or played == self.rules(state).max_rounds else played + 1

        def stayed(one: int) -> tuple[int, int]:
            sat = {sitting.round: sitting.present for sitting in pages[one].sittings}
            if one in out and sat.get(out[one], True):
                return (out[one], 0)
            if one not in out and state.entrants[one].status is Status.IN:
                return (last, 1)
            free = (bye for bye in pages[one].byes if bye < len(state.rounds) and one in state.rounds[bye].there)
            return (max((*(round for round, present in sat.items() if present), *free), default=0), 1)

        return {one: stayed(one) for one in range(len(state.entrants))}

    def pair(self, state: Tournament, lot: Sequence[int], history: History) -> Pairing:
        """As few repeats as can be, else by lot."""
        there = self.seated_next(state)
        field = [one for one in lot if one in there]
        sizes = table_sizes(state.rules, len(field))
        byes = history.fairest_byes(field, {}, sizes.byes)
        seated = [one for one in field if one not in byes]
        equal = dict.fromkeys(seated, 0)
        return Pairing(pairing_by_scores(state.rules, seated, Scores(equal, equal), history, sizes.tables), byes)

    def _out(self, state: Tournament) -> dict[int, int]:
        """The round in which each who is out went out."""
        limit = -self.rules(state).out_at * UNIT
        pages = self.pages(state)
        out: dict[int, int] = {}
        for each in state.rounds:
            gone = {one for table in each.tables if table.outcome for one in table.gone}
            sums = {one: pages[one].total(each.number) for one in each.there if one not in out}
            over = {one for one, points in sums.items() if points <= limit}
            left = sums.keys() - gone
            if left and left <= over:
                best = max(sums[one] for one in left)
                over = {one for one, points in sums.items() if points < best or one in gone}
            out |= dict.fromkeys(over, each.number)
        return out
