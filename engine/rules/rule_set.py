"""What every rule set has: the seats, the match, and how switches are changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal, Self

from pydantic import Field, ValidationError, model_validator
from pydantic_core import PydanticCustomError

from engine.rules.contradictions import Contradiction
from engine.rules.scores import RoundResult, ScoreItems
from engine.rules.switches import RuleError, RuleModel, Switch, changed, described, switch, values_of

ROUNDS_OF_PLAYERS = "number_of_players"


class MatchRules(RuleModel):
    """How long a match lasts."""

    end: Literal["fixed_rounds", "last_player_standing", "target"] = switch(
        "fixed_rounds", "What ends a match (G-13).", "000 001 003"
    )
    rounds: Literal["number_of_players"] | Annotated[int, Field(ge=1, le=50)] = switch(
        ROUNDS_OF_PLAYERS, "Rounds of a match with fixed rounds.", "000 001 003"
    )
    target: int = switch(300, "Total that ends a match played to a target.", "000 001 003", ge=10, le=5000)
    eliminate_at: int | None = switch(
        None, "Penalty total at which a seat is out; none for never (A001-09).", "001", ge=10, le=5000
    )
    eliminate_on: Literal["net", "gross_penalty"] = switch(
        "net", "Whether bonuses count towards elimination (A001-08).", "001"
    )
    best: Literal["lowest", "highest"] = switch("lowest", "Which total wins.", "000 001 002 003 004")
    first_dealer: Literal["random", "first_seat"] = switch("random", "Who deals first (G-02).", "000 001 003")
    dealer_rotation: Literal["clockwise", "fixed", "winner", "loser"] = switch(
        "clockwise",
        "How the deal passes from round to round: on to the left, to nobody, to the winner of the round, or to whoever"
        " it brought least; without a winner those two leave it where it is (G-02).",
        "000 001 003",
    )
    tie: Literal["shared", "extra_round"] = switch("shared", "A tie at the end of a match (G-14).", "000 001 003")
    on_leave: Literal["computer", "forfeit"] = switch(
        "computer", "What becomes of the seat of a person who leaves for good (G-15).", "000 001 002 003 004"
    )


class RuleSet(RuleModel):
    """What every family's rule set has."""

    players_min: int = switch(2, "Fewest seats (G-01).", "000 001 002 003 004", ge=2, le=6)
    players_max: int = switch(6, "Most seats (G-01).", "000 001 002 003 004", ge=2, le=6)
    match: MatchRules = MatchRules()

    def with_switches(self, switches: Mapping[str, object]) -> Self:
        """The rule set with dotted switches changed, for example `{"opening.points": 40}`.

        Values may be texts as a person types them (`"40"`, `"off"`, `"none"`). Raises RuleError naming the switch: it
        does not exist, its value is not allowed, or it contradicts another one.
        """
        data = changed(self, switches)
        try:
            return type(self).model_validate(data)
        except ValidationError as error:
            found = error.errors()[0].get("ctx", {})
            involved: tuple[str, ...] = found.get("switches", ())
            name = next((name for name in involved if name in switches), *involved[:1])
            raise RuleError(name, str(found.get("why", error))) from error

    def switches(self) -> dict[str, object]:
        """Every switch that holds, with its value, under dotted names, in the order of the models."""
        return values_of(self)

    def describe(self) -> tuple[Switch, ...]:
        """Every switch with its description, its booklets, what it may be set to, and its value here."""
        return described(self)

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

    def check_seats(self, seats: int) -> None:
        """Raises RuleError for a number of seats that the game cannot be played with."""
        if seats not in self.seat_counts():
            raise RuleError("seats", f"the game is for {self.seat_range} seats, not {seats}")

    @property
    def seat_range(self) -> str:
        """The numbers of seats as text: `2 to 6`, or `2 or 4` where not every number between them will do."""
        counts = self.seat_counts()
        without_gap = 1 < len(counts) == counts[-1] - counts[0] + 1
        return f"{counts[0]} to {counts[-1]}" if without_gap else " or ".join(map(str, counts))

    def final_bonuses(self, sheet: Sequence[RoundResult], seats: int) -> tuple[ScoreItems, ...]:
        """What the end of a match adds to each seat's total, seat by seat; empty where nothing is ever added."""
        return ()

    def contradictions(self) -> Iterator[Contradiction]:
        """What makes these rules unplayable."""
        if self.players_min > self.players_max:
            yield Contradiction(
                ("players_min", "players_max"), "players_min is above players_max; lower it or raise the other"
            )
        if self.match.end == "last_player_standing" and self.match.eliminate_at is None:
            yield Contradiction(
                ("match.end", "match.eliminate_at"), "match.end=last_player_standing needs match.eliminate_at"
            )

    @model_validator(mode="after")
    def _playable(self) -> Self:
        for switches, why in self.contradictions():
            raise PydanticCustomError("contradiction", "{why}", {"switches": switches, "why": why})
        return self
