"""What the referee knows of a round of a tile game while it is being played."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from tests.referee.book import Book, RoundScore
from tests.referee.foul import expect
from tests.referee.melds import Meld
from tests.referee.pieces import Hand, Stock
from tests.referee.record import Entry


@dataclass
class Turn:
    """What a seat has done in its turn."""

    seat: int
    laid: int = 0
    drawn: int = 0
    passed: bool = False
    took: str = ""
    took_from: str = ""
    put_aside: bool = False
    opened: bool = False
    hand_game: bool = False
    timed_out: bool = False
    undone: bool = False
    penalty: int = 0


class Table:
    """Racks, the pool, melds and whose turn it is. `phase` is `act` while the seat in turn may act."""

    def __init__(self, book: Book, players: Sequence[int]) -> None:
        self.book = book
        self.rules: Entry = book.rules
        self.players = list(players)
        self.dealt = list(players)
        self.starter = book.after(book.dealer or 0, players)
        self.phase = "deal"
        self.racks: dict[int, Hand] = {}
        self.pool = Stock([])
        self.open_tile: str | None = None
        self.aside: dict[int, list[str]] = defaultdict(list)
        self.melds: dict[int, Meld] = {}
        # Where no opening is asked for, everybody has opened.
        self.opened = set(players) if not book.rules["opening"]["points"] else set[int]()
        self.have_laid: set[int] = set()
        self.turn = Turn(-1)
        self.passes = 0
        self.gone: dict[int, list[str]] = {}
        self.move: Entry = {}
        self.score: RoundScore | None = None

    @property
    def seat(self) -> int:
        """The seat in turn."""
        return self.turn.seat

    def follows(self, seat: int) -> int:
        """The seat next in turn after a seat."""
        return self.book.after(seat, self.players)

    def precedes(self, seat: int) -> int:
        """The seat whose turn comes before a seat's."""
        return max(self.players, key=lambda other: (other - seat) % self.book.seats)

    def clockwise(self, seat: int) -> list[int]:
        """The other seats in the order in which they sit to the left of a seat."""
        others = [other for other in self.players if other != seat]
        return sorted(others, key=lambda other: (other - seat) % self.book.seats)

    def expect_actor(self, seat: int, what: str) -> None:
        """Raises Foul where an event tells of another seat than the one in turn."""
        expect(seat == self.seat, "RULES, turn", f"seat {seat} {what}, and it is the turn of seat {self.seat}")
