"""Heroes against villains (000): the two teams, and the rules of the two games that they play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from engine.cards import Card
from engine.melds import hand_points
from engine.rules import Contradiction, MatchRules, RuleError, RuleModel, RuleSet
from engine.switches import switch

TEAMS: Final = 2
HEROES, VILLAINS = range(TEAMS)
"""Heroes stand for the red suits, villains for the black ones."""

_WORTH: Final = hand_points(ace=11, court=10, joker=20)


def highest(shown: Sequence[tuple[int, Card]]) -> tuple[int, ...]:
    """The seats whose cards count most in a comparison of the duel: one that takes, or those that tie (A000-22)."""
    best = max((_WORTH[card.index] for _, card in shown), default=0)
    return tuple(seat for seat, card in shown if _WORTH[card.index] == best)


class TeamRules(RuleSet):
    """What both team games have: whoever has most at the end wins."""

    players_max: int = switch(4, "Most seats.", "000", ge=2, le=4)
    match: MatchRules = MatchRules(rounds=1, best="highest")

    def contradictions(self) -> Iterator[Contradiction]:
        """What makes these rules unplayable."""
        yield from super().contradictions()
        if self.match.best == "lowest":
            yield Contradiction(("match.best",), "totals count what a team has won, so match.best must be highest")
        if self.match.eliminate_at is not None:
            why = "totals count what a team has won, so match.eliminate_at must be none"
            yield Contradiction(("match.eliminate_at",), why)
        if self.match.tie != "shared":
            yield Contradiction(("match.tie",), "a team shares its win, so match.tie must be shared")


class DuelSwitches(RuleModel):
    """The duel's cards."""

    packs: int = switch(2, "Packs of 52 cards (G-32).", "000", ge=1, le=2)
    jokers: Literal[0, 2, 4, 6] = switch(4, "Jokers, half of them for each team (A000-25, G-32).", "000")


class DuelRules(TeamRules):
    """The heroes-against-villains duel: two or four seats in two teams of equal size."""

    kind: Literal["duel"] = "duel"
    match: MatchRules = MatchRules(rounds=1, best="highest", first_dealer="first_seat")
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
            why = f"{self.cards_of_a_team} cards of a team do not divide by {seats // TEAMS}; use 4 or 0 jokers"
            raise RuleError("duel.jokers", why)
        super().check_seats(seats)

    def contradictions(self) -> Iterator[Contradiction]:
        """What makes these rules unplayable."""
        yield from super().contradictions()
        if not self.seat_counts():
            why = "no number of seats from players_min to players_max makes two equal teams with equal piles"
            yield Contradiction(("players_min", "players_max", "duel.jokers"), why)

    def _divides(self, seats: int) -> bool:
        return self.cards_of_a_team % (seats // TEAMS) == 0


class Karo8Switches(RuleModel):
    """What the booklet leaves open of Karo 8."""

    ace: Literal["high", "low"] = switch("high", "Where the ace lies: above the king or below the two (G-34).", "000")
    may_hold_back: bool = switch(False, "Whether a seat that could lay a card may draw instead (A000-29).", "000")
    eights_first: bool = switch(False, "Whether all four eights must lie before any other card (A000-28).", "000")
    start_draw: Literal["round_robin", "first_player"] = switch(
        "round_robin", "Who draws for an eight where nobody holds one (A000-27).", "000"
    )
    drawn_card_playable_same_turn: bool = switch(False, "Whether a drawn card that fits is laid at once (G-35).", "000")
    win: Literal["colour_complete", "team_hands_empty"] = switch(
        "colour_complete", "What wins: a complete colour, or a team without cards (A000-30).", "000"
    )
    teams: Literal["lone_hero", "lone_villain"] = switch(
        "lone_hero", "With three seats, the colour that the dealer, drawn by lot, plays alone (G-33).", "000"
    )


class SuitRowsRules(TeamRules):
    """Karo 8: four rows grow from their eights."""

    kind: Literal["suit_rows"] = "suit_rows"
    karo8: Karo8Switches = Karo8Switches()
