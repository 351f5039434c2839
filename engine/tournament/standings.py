"""The order of a tournament's entrants: points, then tie-breaks; and what it makes of a league's next season."""

from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from engine.tournament.formats.format import Fate, Why
from engine.tournament.formats.league import divisions_of
from engine.tournament.formats.registry import format_of
from engine.tournament.points import Page, told
from engine.tournament.ranking import Ranked, Settled, ranked
from engine.tournament.rules import LeagueRules
from engine.tournament.state import Status, Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """Where an entrant stands.

    `place` counts from 1 and is nobody else's once the last lot is drawn; in a league it is the place in the
    `division`. `settled` says what has parted it from the others.
    `points` add up the tables and byes; where the rules count totals of which the lowest wins, lower is better.
    `tie_breaks` are the values of the rules' tie-breaks in their order, higher is better but for totals' values.
    `tables` counts those played to an end, `won` those with the first place, shared or not. `out` tells who is beaten
    or has gone.
    """

    entrant: int
    place: int
    settled: Settled
    points: Fraction
    tie_breaks: tuple[Fraction, ...]
    tables: int
    won: int
    byes: int
    out: bool
    status: Status
    division: int | None


def standings(state: Tournament) -> tuple[Standing, ...]:
    """Everybody who takes part or took part, best first, as things stand.

    In a league the highest division comes first. Tables without a result count for nothing yet. Whom a host has taken
    out stands behind all others.
    """
    form = format_of(state)
    pages = form.pages(state)
    seated = frozenset[int]().union(*(each.there for each in state.rounds))
    who = [number for number in range(len(state.entrants)) if number in seated or _takes_part(state, number)]
    points = {one: form.points(state, pages, one) for one in who}
    before, beaten = form.leading(state, pages), form.beaten(state)
    leading = {one: (state.entrants[one].status is not Status.REMOVED, *before.get(one, ())) for one in who}
    fates: dict[int, Fate] = {}
    for each in state.rounds:
        fates |= form.fates(state, each.number)
    rows: list[Standing] = []
    for division in sorted({state.entrants[one].division or 0 for one in who}):
        within = [one for one in who if (state.entrants[one].division or 0) == division]
        for row in ranked(state, pages, within, leading, points):
            settled = _settled(row, fates.get(row.entrant))
            rows.append(_told(state, row, pages[row.entrant], settled, out=row.entrant in beaten))
    return tuple(rows)


def _settled(row: Ranked, fate: Fate | None) -> Settled:
    """A lot that has put somebody out or let them go on is what their place hangs on, whatever points say."""
    if fate is None or fate.why is not Why.LOT:
        return row.settled
    return "undrawn" if fate.on is None else "lot"


def _takes_part(state: Tournament, number: int) -> bool:
    """Whoever has begun a season has a place in its division, be it that another plays all their tables."""
    entrant = state.entrants[number]
    is_in = entrant.status is Status.IN and (entrant.since <= len(state.rounds) + 1 or not state.rounds)
    return is_in or (bool(state.order) and entrant.division is not None)


def _told(state: Tournament, row: Ranked, page: Page, settled: Settled, *, out: bool) -> Standing:
    entrant = state.entrants[row.entrant]
    present = [sitting for sitting in page.sittings if sitting.present]
    return Standing(
        entrant=row.entrant,
        place=row.place,
        settled=settled,
        points=told(state.rules, row.points),
        tie_breaks=tuple(
            # Meetings won are a number, all other tie-breaks are points.
            Fraction(value) if name == "direct" else told(state.rules, value)
            for name, value in zip(state.rules.tie_breaks, row.tie_breaks, strict=True)
        ),
        tables=len(present),
        won=sum(sitting.place == 1 for sitting in present),
        byes=len(page.byes),
        out=out or entrant.status is not Status.IN,
        status=entrant.status,
        division=entrant.division,
    )


def next_divisions(state: Tournament, gone: Collection[int] = ()) -> tuple[tuple[int, ...], ...]:
    """Who plays in which division next season, as things stand, by this season's numbers: the highest division first,
    best seed first.

    The best of each division change places with the last of the one above; who has gone is left out, and so are those
    who are `gone` since. Those who came down are the better seeds of their new division, those who came up the worse
    ones. Raises TypeError for what is no league.
    """
    if not isinstance(state.rules, LeagueRules):
        raise TypeError(f"{state.rules.format} has no seasons")
    rows = [row for row in standings(state) if row.status is Status.IN and row.entrant not in gone]
    count = len(divisions_of(state))
    before = [[row.entrant for row in rows if (row.division or 0) == division] for division in range(count)]
    following = {one: division for division, members in enumerate(before) for one in members}
    for division, (above, below) in enumerate(pairwise(before)):
        moving = min(state.rules.moving, len(above) // 2, len(below) // 2)
        following |= dict.fromkeys(above[len(above) - moving :], division + 1)
        following |= dict.fromkeys(below[:moving], division)
    return tuple(tuple(one for one in following if following[one] == division) for division in range(count))
