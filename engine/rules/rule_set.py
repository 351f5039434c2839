"""What every rule set has: the seats, the match, and how switches are changed; and what the team games share."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal, Self

from pydantic import Field

from engine.cards import Seat
from engine.rules.contradictions import Contradiction, RuleFault
from engine.rules.scores import RoundResult, ScoreItems, SeatScore
from engine.rules.switches import OF_ALL, OF_CARDS, PlayableRules, RuleError, RuleModel, switch

ROUNDS_OF_PLAYERS: Final = "number_of_players"
USUAL_SEATS: Final = 4


class MatchRules(RuleModel):
    """How long a match lasts."""

    end: Literal["fixed_rounds", "last_player_standing", "target"] = switch("fixed_rounds", OF_CARDS, ("G-13",))
    rounds: Literal["number_of_players"] | Annotated[int, Field(ge=1, le=50)] = switch(
        ROUNDS_OF_PLAYERS, OF_CARDS, ("G-13",)
    )
    target: int = switch(300, OF_CARDS, ("G-13",), ge=10, le=5000)
    eliminate_at: int | None = switch(None, ("001",), ("A001-09",), ge=10, le=5000)
    eliminate_on: Literal["net", "gross_penalty"] = switch("net", ("001",), ("A001-08",))
    max_rounds: int = switch(200, OF_ALL, ("G-13",), ge=1, le=500)
    best: Literal["lowest", "highest"] = switch("lowest", OF_ALL)
    first_dealer: Literal["random", "first_seat"] = switch("random", OF_CARDS, ("G-02",))
    dealer_rotation: Literal["clockwise", "fixed", "winner", "loser"] = switch("clockwise", OF_CARDS, ("G-02",))
    tie: Literal["shared", "extra_round"] = switch("shared", OF_CARDS, ("G-14",))
    on_leave: Literal["computer", "forfeit"] = switch("computer", OF_ALL, ("G-15",))

    def eliminated_in(self, sheet: Sequence[RoundResult]) -> dict[Seat, int]:
        """The round in which each eliminated seat reached the limit (A001-08, A001-09)."""
        out: dict[Seat, int] = {}
        running: Counter[int] = Counter()
        for result in sheet:
            for seat, score in enumerate(result.seats):
                if score is not None and self.eliminate_at is not None:
                    running[seat] += self._counted(score)
                    if running[seat] >= self.eliminate_at:
                        out.setdefault(Seat(seat), result.round)
        return out

    def _counted(self, score: SeatScore) -> int:
        """The points of a round that count towards elimination: net, or the penalties alone (A001-08)."""
        if self.eliminate_on == "net":
            return score.points
        return sum(points for _, points in score.items if points > 0)

    def idle(self) -> Iterator[str]:
        yield "max_rounds" if self.end == "fixed_rounds" else "rounds"
        if self.end != "target":
            yield "target"
        if self.end == "last_player_standing":
            yield "best"
        if self.eliminate_at is None:
            yield "eliminate_on"


class RuleSet(PlayableRules):
    """What every family's rule set has."""

    players_min: int = switch(2, OF_ALL, ("G-01",), ge=2, le=6)
    players_max: int = switch(6, OF_ALL, ("G-01",), ge=2, le=6)
    match: MatchRules = MatchRules()

    def for_seats(self, seats: int) -> Self:
        """The rules as they hold at a table of so many seats."""
        return self

    @property
    def highest_starts(self) -> bool:
        """Whether everyone draws a piece before the first round, the highest to begin; else it is drawn by lot."""
        return False

    def seat_counts(self) -> tuple[int, ...]:
        """The numbers of seats that the game can be played with."""
        return tuple(range(self.players_min, self.players_max + 1))

    def usual_seats(self) -> int:
        """The seats of a table of which nobody says how many: four, or as many below as the game can be played with."""
        counts = self.seat_counts()
        return max((count for count in counts if count <= USUAL_SEATS), default=counts[0])

    def check_seats(self, seats: int) -> None:
        """Raises RuleError for a number of seats that the game cannot be played with."""
        if seats not in self.seat_counts():
            raise RuleError(RuleFault.WRONG_SEATS, "seats", {"seats": seats, "counts": self.seat_counts()})

    def as_written(self, points: int) -> int:
        """Points as the game writes them down."""
        return points

    @property
    def won_by(self) -> str:
        """How a match is won: as it ends where totals put players out (A001-08), else by the best total as written."""
        if self.match.eliminate_at is not None:
            return self.match.end
        return self.match.best if self.as_written(1) > 0 else "highest"

    def final_bonuses(self, sheet: Sequence[RoundResult], seats: int) -> tuple[ScoreItems, ...]:
        """What the end of a match adds to each seat's total, seat by seat; empty where nothing is ever added."""
        return ()

    def contradictions(self) -> Iterator[Contradiction]:
        if self.players_min > self.players_max:
            bounds = {"least": self.players_min, "most": self.players_max}
            yield Contradiction(RuleFault.SEATS_REVERSED, ("players_min", "players_max"), bounds)
        if self.match.end == "last_player_standing" and self.match.eliminate_at is None:
            yield Contradiction(RuleFault.NEVER_OUT, ("match.end", "match.eliminate_at"))


def wins_at_odds(match: MatchRules) -> Iterator[Contradiction]:
    """What does not go with a match whose totals count what is won."""
    if match.best == "lowest":
        yield Contradiction(RuleFault.HIGHEST_TOTAL_WINS, ("match.best",))
    if match.eliminate_at is not None:
        yield Contradiction(RuleFault.NO_TOTAL_TO_BE_OUT, ("match.eliminate_at",))


TEAMS: Final = 2
HEROES, VILLAINS = range(TEAMS)
"""Heroes stand for the red suits, villains for the black ones."""


class TeamRules(RuleSet):
    """What both team games have: whoever has most at the end wins."""

    players_max: int = switch(4, ("000",), ge=2, le=4)
    match: MatchRules = MatchRules(rounds=1, best="highest")

    def contradictions(self) -> Iterator[Contradiction]:
        yield from super().contradictions()
        yield from wins_at_odds(self.match)
        if self.match.tie != "shared":
            yield Contradiction(RuleFault.TEAM_SHARES_WIN, ("match.tie",))
