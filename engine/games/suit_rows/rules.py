"""The rules of Karo 8 (000), and its rows: one a suit, growing from its eight downwards and upwards without a gap."""

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from engine.cards import ACE, KING, RANKS, RED_SUITS, SUITS, Card, natural
from engine.rules.rule_set import HEROES, VILLAINS, MatchRules, TeamRules
from engine.rules.switches import RuleModel, switch


class Karo8Switches(RuleModel):
    """What the booklet leaves open of Karo 8."""

    ace: Literal["high", "low"] = switch("high", ("000",), ("G-34",))
    may_hold_back: bool = switch(False, ("000",), ("A000-29",))
    eights_first: bool = switch(False, ("000",), ("A000-28",))
    start_draw: Literal["round_robin", "first_player"] = switch("round_robin", ("000",), ("A000-27",))
    drawn_card_playable_same_turn: bool = switch(False, ("000",), ("G-35",))
    win: Literal["colour_complete", "team_hands_empty"] = switch("colour_complete", ("000",), ("A000-30",))
    teams: Literal["lone_hero", "lone_villain"] = switch("lone_hero", ("000",), ("G-33",))


class SuitRowsMatchRules(MatchRules):
    """How long a match lasts: a round won is worth a point."""

    target: int = switch(3, ("000",), ("G-13",), ge=1, le=50)


class SuitRowsRules(TeamRules):
    """Karo 8: four rows grow from their eights."""

    kind: Literal["suit_rows"] = "suit_rows"
    match: SuitRowsMatchRules = SuitRowsMatchRules(rounds=1, best="highest")
    karo8: Karo8Switches = Karo8Switches()

    def idle(self) -> Iterator[str]:
        if 3 not in self.seat_counts():
            yield "karo8.teams"


CENTRE: Final = 8

Row = tuple[int, int] | None
"""The lowest and the highest place that lie, None before the eight lies."""

Rows = tuple[Row, ...]
"""The row of each suit."""

NO_ROWS: Final[Rows] = (None,) * SUITS


def position(rules: SuitRowsRules, card: Card) -> int:
    """A card's place in its row: its rank, the ace above the king where it is high (G-34)."""
    return KING + 1 if card.rank == ACE and rules.karo8.ace == "high" else card.rank


def card_in_row(suit: int, place: int) -> Card:
    """The card at a place of a row."""
    return natural(suit, ACE if place == KING + 1 else place)


def fits(rules: SuitRowsRules, rows: Rows, card: Card) -> bool:
    """Whether a card may be laid: an eight opens its row; others join an end of theirs (A000-28, A000-31)."""
    row, place = rows[card.suit], position(rules, card)
    if place == CENTRE:
        return row is None
    if row is None or (rules.karo8.eights_first and None in rows):
        return False
    return place in (row[0] - 1, row[1] + 1)


def fitting(rules: SuitRowsRules, rows: Rows, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Those of the cards that may be laid."""
    return tuple(card for card in cards if fits(rules, rows, card))


def placed(rules: SuitRowsRules, rows: Rows, card: Card) -> Rows:
    """The rows with a card that fits laid in its place."""
    place = position(rules, card)
    low, high = rows[card.suit] or (place, place)
    grown = (min(low, place), max(high, place))
    return tuple(grown if suit == card.suit else row for suit, row in enumerate(rows))


def awaited(rules: SuitRowsRules, rows: Rows, suit: int) -> tuple[Card, ...]:
    """The cards that the row of a suit waits for, at most one at each end."""
    return fitting(rules, rows, (natural(suit, rank) for rank in range(ACE, RANKS + 1)))


def is_complete(row: Row) -> bool:
    """Whether all thirteen cards of a row lie."""
    return row is not None and row[1] - row[0] == RANKS - 1


def team_of_suit(suit: int) -> int:
    """The team that a suit counts for."""
    return HEROES if suit in RED_SUITS else VILLAINS


def colour_complete(rows: Rows, team: int) -> bool:
    """Whether both rows of a team's colour are complete (A000-30)."""
    return all(is_complete(row) for suit, row in enumerate(rows) if team_of_suit(suit) == team)
