"""What is alike in the rounds in which one seat after another has its turn."""

from collections.abc import Sequence
from dataclasses import dataclass

from tests.referee.book import Book, RoundScore
from tests.referee.foul import expect
from tests.referee.melds import Meld
from tests.referee.record import Entry, Events


@dataclass
class Turn:
    """A turn, and what is known of it."""

    seat: int


class Known:
    """What the referee knows of any such round; `clause` says whose turn it is."""

    clause = "RULES, turn"
    turn: Turn

    def __init__(self, book: Book, players: Sequence[int]) -> None:
        self.book = book
        self.rules: Entry = book.rules
        self.players = list(players)
        self.dealt = list(players)
        self.starter = book.after(book.dealer or 0, players)
        self.phase = "deal"
        self.melds: dict[int, Meld] = {}
        self.move: Entry = {}
        self.score: RoundScore | None = None

    @property
    def seat(self) -> int:
        """The seat in turn."""
        return self.turn.seat

    def follows(self, seat: int) -> int:
        """The seat next in turn after a seat."""
        return self.book.after(seat, self.players)

    def clockwise(self, seat: int) -> list[int]:
        """The other seats in the order in which they sit to the left of a seat."""
        others = [other for other in self.players if other != seat]
        return sorted(others, key=lambda other: (other - seat) % self.book.seats)

    def expect_actor(self, seat: int, what: str) -> None:
        """Raises Foul where an event tells of another seat than the one in turn."""
        expect(seat == self.seat, self.clause, f"seat {seat} {what}, and it is the turn of seat {self.seat}")


class RoundOfTurns:
    """A round in which nobody but the seat in turn moves, and chance no more than once."""

    table: Known

    @property
    def score(self) -> RoundScore | None:
        """What the round brought, None while it goes on."""
        return self.table.score

    def see(self, move: Entry, events: Events) -> None:
        """A move and all that comes of it."""
        table, kind = self.table, move["kind"]
        expect(kind != "shuffled", "FAIRNESS, orders", "chance answers, and nobody asked")
        if kind != "seat_forfeited":
            right = move["turn"] == table.book.turn
            expect(right, table.clause, f"{kind} names turn {move['turn']}, not {table.book.turn}")
            if "seat" in move:
                table.expect_actor(move["seat"], f"makes the move {kind}")
        table.move = move
        self.follow(events)

    def follow(self, events: Events) -> None:
        """All that comes of the present move."""
        raise NotImplementedError
