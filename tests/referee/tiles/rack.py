"""What the referee knows of a round of a tile game while it is being played."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from tests.referee import turns
from tests.referee.book import Book
from tests.referee.pieces import Hand, Stock
from tests.referee.turns import Known


@dataclass
class Turn(turns.Turn):
    """What a seat has done in its turn."""

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


class Table(Known):
    """Racks, the pool, melds and whose turn it is. `phase` is `act` while the seat in turn may act."""

    def __init__(self, book: Book, players: Sequence[int]) -> None:
        super().__init__(book, players)
        self.racks: dict[int, Hand] = {}
        self.pool = Stock([])
        self.open_tile: str | None = None
        self.aside: dict[int, list[str]] = defaultdict(list)
        # Where no opening is asked for, everybody has opened.
        self.opened = set(players) if not book.rules["opening"]["points"] else set[int]()
        self.have_laid: set[int] = set()
        self.turn = Turn(-1)
        self.passes = 0
        self.gone: dict[int, list[str]] = {}

    def precedes(self, seat: int) -> int:
        """The seat whose turn comes before a seat's."""
        return max(self.players, key=lambda other: (other - seat) % self.book.seats)
