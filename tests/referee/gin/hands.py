"""What the referee knows of a round of gin while it is being played."""

from collections.abc import Sequence

from tests.referee.book import Book, RoundScore
from tests.referee.foul import expect
from tests.referee.melds import Meld
from tests.referee.pieces import Hand, Stock
from tests.referee.record import Entry


class Table:
    """Hands, piles and whose turn it is.

    `phase` is what is awaited of the seat in turn: an answer to the `offer` of the up-card, a `draw`, `play`, or its
    `layoff`; `ended` after a discard. `refused` counts the seats that refused the up-card, 3 once the first draws.
    """

    def __init__(self, book: Book, players: Sequence[int]) -> None:
        self.book = book
        self.rules: Entry = book.rules
        self.players = list(players)
        self.dealt = list(players)
        self.starter = book.after(book.dealer or 0, players)
        self.phase = "deal"
        self.seat = -1
        self.hands: dict[int, Hand] = {}
        self.stock = Stock([])
        self.discards: list[str] = []
        self.upcard = ""
        self.refused = 0
        self.discarded = False
        self.drawn: str | None = None
        self.taken: str | None = None
        self.clock_drew = False
        self.knocker: int | None = None
        self.left = 0
        self.big = False
        self.melds: dict[int, Meld] = {}
        self.before_lay_offs: tuple[str, ...] = ()
        self.knockers_melds: list[tuple[str, ...]] = []
        self.move: Entry = {}
        self.score: RoundScore | None = None

    @property
    def ace_high(self) -> bool:
        """Whether the ace stands above the king as well."""
        return bool(self.rules["run"]["ace"] == "low_or_high")

    def other(self, seat: int) -> int:
        """The other seat."""
        return 1 - seat

    def expect_actor(self, seat: int, what: str) -> None:
        """Raises Foul where an event tells of another seat than the one in turn."""
        expect(seat == self.seat, "GIN, a turn", f"seat {seat} {what}, and it is the turn of seat {self.seat}")
