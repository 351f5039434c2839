"""What the referee knows of a round of gin while it is being played."""

from collections.abc import Sequence

from tests.referee.book import Book
from tests.referee.pieces import Hand, Stock
from tests.referee.turns import Known, Turn


class Table(Known):
    """Hands, piles and whose turn it is.

    `phase` is what is awaited of the seat in turn: an answer to the `offer` of the up-card, a `draw`, `play`, or its
    `layoff`; `ended` after a discard. `refused` counts the seats that refused the up-card, 3 once the first draws.
    """

    clause = "GIN, a turn"

    def __init__(self, book: Book, players: Sequence[int]) -> None:
        super().__init__(book, players)
        self.turn = Turn(-1)
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
        self.before_lay_offs: tuple[str, ...] = ()
        self.knockers_melds: list[tuple[str, ...]] = []

    @property
    def ace_high(self) -> bool:
        """Whether the ace stands above the king as well."""
        return bool(self.rules["run"]["ace"] == "low_or_high")

    def other(self, seat: int) -> int:
        """The other seat."""
        return 1 - seat
