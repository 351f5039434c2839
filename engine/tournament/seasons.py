"""From one season of a league to the next."""

from __future__ import annotations

from itertools import pairwise

from engine.tournament.formats.league import divisions_of
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.rules import LeagueRules
from engine.tournament.standings import standings
from engine.tournament.state import Phase, Status, Tournament


def next_divisions(state: Tournament) -> tuple[tuple[int, ...], ...]:
    """Who plays in which division next season, by this season's numbers: the highest division first, best seed first.

    The best of each division change places with the last of the one above; who has gone is left out. Those who came
    down are the better seeds of their new division, those who came up the worse ones. Raises TournamentRefused for a
    season that is not over, and TypeError for what is no league.
    """
    if not isinstance(state.rules, LeagueRules):
        raise TypeError(f"{state.rules.format} has no seasons")
    if state.phase is not Phase.OVER:
        rest = len(state.open_tables())
        raise TournamentRefused(TournamentReject.NOT_FINISHED, open_tables=rest, rounds_left=False)
    rows = [row for row in standings(state) if row.status is Status.IN]
    count = len(divisions_of(state))
    before = [[row.entrant for row in rows if (row.division or 0) == division] for division in range(count)]
    moving = [min(state.rules.moving, len(above) // 2, len(below) // 2) for above, below in pairwise(before)]
    following = []
    for division, members in enumerate(before):
        up = moving[division - 1] if division else 0
        down = moving[division] if division < len(moving) else 0
        from_above = before[division - 1][len(before[division - 1]) - up :] if up else []
        from_below = before[division + 1][:down] if down else []
        following.append((*from_above, *members[up : len(members) - down], *from_below))
    return tuple(following)
