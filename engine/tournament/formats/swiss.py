"""Swiss over tables: everybody plays every round, equals with equals, against those whom they have not met."""

from collections.abc import Iterable, Sequence

from engine.tournament.formats.format import Format, Pairing, playing
from engine.tournament.ranking import ranked
from engine.tournament.rules import SwissRules
from engine.tournament.seating.rounds import History, Scores, pairing_by_scores, scores_of
from engine.tournament.seating.tables import least_of, table_sizes
from engine.tournament.state import Round, Tournament


class Swiss(Format[SwissRules]):
    """The control flow of `SwissRules`."""

    chooses = True

    def rounds_left(self, state: Tournament) -> bool:
        """Until the agreed number of rounds, or until those who are left fill no table."""
        return len(state.rounds) < self.rules(state).rounds and len(playing(state)) >= least_of(state.rules)

    def may_enter(self, state: Tournament) -> bool:
        """While few enough rounds have begun, and one is still to come."""
        return len(state.rounds) <= self.rules(state).late_rounds and self.more_rounds(state)

    def missed(self, state: Tournament, each: Round) -> Iterable[int]:
        """Whoever entered later, or had gone."""
        return set(range(len(state.entrants))) - each.there

    def pair(self, state: Tournament, lot: Sequence[int], history: History) -> Pairing:
        """Equal scores together, then as few repeats as can be, then fair seats and short tables."""
        rules, pages = self.rules(state), self.pages(state)
        there = set(playing(state))
        field = [one for one in lot if one in there]
        sizes = table_sizes(rules, len(field))
        points = {one: pages[one].total() for one in field}
        byes = history.fairest_byes(field, points, sizes.byes)
        seated = [one for one in field if one not in byes]
        if rules.best_against_best and len(state.rounds) + 1 == rules.rounds:
            stands = {row.entrant: -place for place, row in enumerate(ranked(state, pages, seated))}
            return Pairing(pairing_by_scores(rules, seated, Scores(stands, stands), history, sizes.tables), byes)
        scores, new_first = scores_of(state, points), rules.new_opponents_first
        tables = pairing_by_scores(rules, seated, scores, history, sizes.tables, repeats_first=new_first)
        return Pairing(tables, byes)
