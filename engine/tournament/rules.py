"""What a tournament is played by: a rule model for each format, its fields shown and changed like house rules."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, Literal, TypeAlias

from engine.rules.contradictions import Contradiction
from engine.rules.switches import PlayableRules, settled, switch


class TournamentFault(StrEnum):
    """Why the rules cannot be. Each code has one sentence in every catalog of `bot/locales`; facts are named."""

    SEATS_CROSSED = "seats_crossed"
    """The fewest seats of a table are more than its seats: `least`, `most`."""
    NOBODY_KNOCKED_OUT = "nobody_knocked_out"
    """As many go on as sit at a table: at most `most` may."""
    THIRD_PLACE_OF_TWO = "third_place_of_two"
    """Third place is only played for where tables have two seats."""
    DIVISION_TOO_SMALL = "division_too_small"
    """A division fills no table: it needs `least`."""
    TOO_MANY_MOVE = "too_many_move"
    """More go up and down than a division has: at most `most` each way."""
    PLAYING_COSTS = "playing_costs"
    """In an arena every table would only add to totals of which the lowest wins."""
    STREAK_OF_PLACES = "streak_of_places"
    """A streak doubles points of places only."""


TieBreak: TypeAlias = Literal["opponents", "sonneborn_berger", "direct", "best_table"]
"""What decides between equal points: the opponents' average; the points of those whom one beat; the tables that the
tied sat at together; the best single table. What is still equal is settled by the lot of the committed shuffle."""

TIE_BREAKS: Final[tuple[TieBreak, ...]] = ("opponents", "sonneborn_berger", "direct", "best_table")

Leftovers: TypeAlias = Literal["short_tables", "byes", "computers"]
"""What becomes of those who fill no table."""
LEFTOVERS: Final[tuple[Leftovers, ...]] = ("short_tables", "byes", "computers")


class TournamentRules(PlayableRules):
    """What every format has.

    `seats` are those of a full table, `seats_least` the fewest that a short table may have. `points` is what a table
    brings: by place, by the difference to the others' mean total, or the totals of the booklets themselves; `best` says
    which totals win, as the variant's rules have it. By place the winner of any table gets `seats - 1`, the last of it
    0, the others between at even steps. `leftovers` is what happens to those who fill no table; `bye_points` what a
    table that one missed through no fault of one's own is worth: as the mean of the round's winners, of all its seats,
    or of its last places. `unfinished` is the rule for tables that are not done at their deadline.
    """

    seats: int = switch(4, (), ge=2, le=6)
    seats_least: int = switch(2, (), ge=2, le=6)
    points: Literal["place", "difference", "totals"] = switch("place", ())
    best: Literal["lowest", "highest"] = switch("lowest", ())
    tie_breaks: tuple[TieBreak, ...] = switch(TIE_BREAKS, (), min_length=1)
    leftovers: Leftovers = switch("short_tables", ())
    bye_points: Literal["win", "average", "loss"] = switch("average", ())
    unfinished: Literal["score_now", "computer_finishes"] = switch("score_now", ())
    check_in: bool = switch(False, ())
    size_limit: int | None = switch(None, (), ge=2, le=2000)

    @property
    def counted(self) -> Literal["place", "difference", "totals", "behind"]:
        """What a table's points are made of: as `points` has it, or how far a total is behind the table's best."""
        return self.points

    @property
    def possible_leftovers(self) -> tuple[Leftovers, ...]:
        """What can be chosen for those who fill no table, the usual first: where no table is short, they have byes."""
        return LEFTOVERS[self.seats_least >= self.seats :]

    @property
    def left_over(self) -> Leftovers:
        """What becomes of those who fill no table: what was chosen, where it can be, else the usual."""
        possible = self.possible_leftovers
        return self.leftovers if self.leftovers in possible else possible[0]

    @property
    def seeded(self) -> bool:
        return False

    def contradictions(self) -> Iterator[Contradiction]:
        if self.seats_least > self.seats:
            facts = {"least": self.seats_least, "most": self.seats}
            yield Contradiction(TournamentFault.SEATS_CROSSED, ("seats_least",), facts)


class SwissRules(TournamentRules):
    """Everybody plays every round, against those with as many points, if possible whom they have not met.

    With `new_opponents_first` it is the other way round: against those whom they have not met, if possible with as
    many points. `best_against_best` seats the last round by the standings alone. `late_rounds` is how many rounds may
    have begun when somebody still enters.
    """

    format: Literal["swiss"] = "swiss"
    rounds: int = switch(5, (), ge=1, le=30)
    new_opponents_first: bool = switch(False, ())
    best_against_best: bool = switch(False, ())
    late_rounds: int = switch(2, (), ge=0, le=30)


class RoundRobinRules(TournamentRules):
    """Everybody meets everybody, `laps` times: two at a table by those of Berger, more as evenly as can be."""

    format: Literal["round_robin"] = "round_robin"
    laps: int = switch(1, (), ge=1, le=4)


class KnockoutRules(TournamentRules):
    """The best `go_on` of each table go on, the others are out, until one table is left.

    `seeding` is by lot, or begins with those whom the host names before the start. `third_place` has the losers of
    two-seat semi-finals play for it. A bye is worth a table won: both go on alike. Points and tie-breaks order the
    beaten alone.
    """

    format: Literal["knockout"] = "knockout"
    points: Literal["place", "difference", "totals"] = settled("place")
    tie_breaks: tuple[TieBreak, ...] = settled(TIE_BREAKS)
    bye_points: Literal["win", "average", "loss"] = settled("win")
    go_on: int = switch(1, (), ge=1, le=5)
    seeding: Literal["lot", "given"] = switch("lot", ())
    third_place: bool = switch(False, ())

    @property
    def possible_leftovers(self) -> tuple[Leftovers, ...]:
        """In a bracket whoever meets nobody has a bye."""
        return ("byes",) if self.seats == 2 else super().possible_leftovers

    @property
    def seeded(self) -> bool:
        return self.seeding == "given"

    def contradictions(self) -> Iterator[Contradiction]:
        yield from super().contradictions()
        if self.go_on >= self.seats:
            yield Contradiction(TournamentFault.NOBODY_KNOCKED_OUT, ("go_on",), {"most": self.seats - 1})
        if self.third_place and self.seats != 2:
            yield Contradiction(TournamentFault.THIRD_PLACE_OF_TWO, ("third_place",))


class LadderRules(TournamentRules):
    """The booklet's elimination over a whole field (001): who has `out_at` penalty points is out, the last one wins.

    Penalty points are the totals where the lowest wins, else what the table's best total is ahead. After `max_rounds`
    the lowest sum of those still in wins.
    """

    format: Literal["ladder"] = "ladder"
    points: Literal["place", "difference", "totals"] = settled("totals")
    out_at: int = switch(100, ("001",), ("A001-09", "G-16"), ge=10, le=5000)
    max_rounds: int = switch(30, ("001",), ge=1, le=100)

    @property
    def counted(self) -> Literal["place", "difference", "totals", "behind"]:
        """Penalty points, however the variant's totals count."""
        return "totals" if self.best == "lowest" else "behind"


class LeagueRules(TournamentRules):
    """Divisions that play a season of all against all, every table of it open at once.

    `moving` is how many go up from each division and down from the one above when the next season begins.
    """

    format: Literal["league"] = "league"
    division_size: int = switch(8, (), ge=2, le=40)
    moving: int = switch(2, (), ge=0, le=20)
    laps: int = switch(1, (), ge=1, le=4)

    @property
    def seeded(self) -> bool:
        return True

    def contradictions(self) -> Iterator[Contradiction]:
        yield from super().contradictions()
        if self.division_size < self.seats:
            yield Contradiction(TournamentFault.DIVISION_TOO_SMALL, ("division_size",), {"least": self.seats})
        if 2 * self.moving > self.division_size:
            yield Contradiction(TournamentFault.TOO_MANY_MOVE, ("moving",), {"most": self.division_size // 2})


class ArenaRules(TournamentRules):
    """Whoever is free is seated at once, until the bell; nobody has a bye.

    After `streak_from` tables won one after another, every further one of the streak counts twice; None for no streaks.
    """

    format: Literal["arena"] = "arena"
    bye_points: Literal["win", "average", "loss"] = settled("average")
    streak_from: int | None = switch(2, (), ge=1, le=20)

    def contradictions(self) -> Iterator[Contradiction]:
        yield from super().contradictions()
        if self.points == "totals" and self.best == "lowest":
            yield Contradiction(TournamentFault.PLAYING_COSTS, ("points",))
        if self.streak_from is not None and self.points != "place":
            yield Contradiction(TournamentFault.STREAK_OF_PLACES, ("streak_from",))


AnyTournamentRules = SwissRules | RoundRobinRules | KnockoutRules | LadderRules | LeagueRules | ArenaRules

FORMATS: Final[dict[str, type[AnyTournamentRules]]] = {
    "swiss": SwissRules,
    "round_robin": RoundRobinRules,
    "knockout": KnockoutRules,
    "ladder": LadderRules,
    "league": LeagueRules,
    "arena": ArenaRules,
}
