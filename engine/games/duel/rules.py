"""The rules of the duel of heroes against villains (000)."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from engine.cards import Card, Seat
from engine.rules.contradictions import Contradiction, RuleFault
from engine.rules.melding import HandValues
from engine.rules.rule_set import TEAMS, MatchRules, TeamRules
from engine.rules.switches import RuleError, RuleModel, switch

COMPARED: Final = HandValues()
"""What cards count when they are compared: what booklet 000 has them count in hand, in all of its games."""


def highest(shown: Sequence[tuple[Seat, Card]]) -> tuple[Seat, ...]:
    """The seats whose cards count most in a comparison of the duel: one that takes, or those that tie (A000-22)."""
    best = max((COMPARED.of(card) for _, card in shown), default=0)
    return tuple(seat for seat, card in shown if COMPARED.of(card) == best)


class DuelSwitches(RuleModel):
    """The duel's cards."""

    packs: int = switch(2, ("000",), ("G-32",), ge=1, le=2)
    jokers: Literal[0, 2, 4, 6] = switch(4, ("000",), ("A000-25", "G-32"))


class DuelMatchRules(MatchRules):
    """How long a match lasts: who deals makes no difference, since all flip at once."""

    first_dealer: Literal["first_seat"] = "first_seat"
    dealer_rotation: Literal["clockwise"] = "clockwise"


class DuelRules(TeamRules):
    """The heroes-against-villains duel: two or four seats in two teams of equal size."""

    kind: Literal["duel"] = "duel"
    match: DuelMatchRules = DuelMatchRules(rounds=1, best="highest")
    duel: DuelSwitches = DuelSwitches()

    @property
    def cards_of_a_team(self) -> int:
        """How many cards each team has to begin with: all of its colour, and half of the jokers."""
        return self.duel.packs * 26 + self.duel.jokers // TEAMS

    def seat_counts(self) -> tuple[int, ...]:
        """The teams are equal, and so are the piles within a team (A000-25)."""
        return tuple(seats for seats in super().seat_counts() if seats % TEAMS == 0 and self._divides(seats))

    def check_seats(self, seats: int) -> None:
        """Raises RuleError for a number of seats that cannot be, naming the jokers where they do not divide."""
        if seats in super().seat_counts() and seats % TEAMS == 0 and not self._divides(seats):
            shares = {"cards": self.cards_of_a_team, "players": seats // TEAMS}
            raise RuleError(RuleFault.TEAM_CARDS_UNEVEN, "duel.jokers", shares)
        super().check_seats(seats)

    def contradictions(self) -> Iterator[Contradiction]:
        yield from super().contradictions()
        if not self.seat_counts():
            yield Contradiction(RuleFault.NO_EQUAL_TEAMS, ("players_min", "players_max", "duel.jokers"))

    def _divides(self, seats: int) -> bool:
        return self.cards_of_a_team % (seats // TEAMS) == 0
