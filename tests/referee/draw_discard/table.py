"""What the referee knows of a round of draw-and-discard rummy while it is being played."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.referee import turns
from tests.referee.book import Book
from tests.referee.pieces import Hand, Stock
from tests.referee.turns import Known

TURNS = Known.clause
LAPS_OF_DISCARDS = 10
"""Laps in which discards alone go round; then the stock must be drawn from, so that no round is endless (G-03)."""


@dataclass
class Window:
    """A claim window: who is asked about which card, and what they have answered, in the order of answering."""

    number: int
    card: str
    discarder: int | None
    asked: list[int]
    answers: dict[int, bool] = field(default_factory=dict)


@dataclass
class Turn(turns.Turn):
    """What a seat has done in its turn."""

    drawn: str | None = None
    taken: list[str] = field(default_factory=list)
    must_meld: str | None = None
    laid: Counter[str] = field(default_factory=Counter)
    opened: bool = False
    flush: bool = False
    laid_before: bool = False
    by_clock: bool = False
    stock_used_up: bool = False
    touched: set[int] = field(default_factory=set)
    off: int = 0


class Table(Known):
    """Hands, piles, melds and whose turn it is.

    `phase` is what is awaited: `draw` or `play` of the seat in turn, answers to a `window`, `chance`; after a discard
    the turn is `ended`, which no move leaves it at.
    """

    def __init__(self, book: Book, players: Sequence[int]) -> None:
        super().__init__(book, players)
        self.hands: dict[int, Hand] = {}
        self.stock = Stock([])
        self.discards: list[str] = []
        self.next_meld = 1
        self.opened: set[int] = set()
        self.melded: set[int] = set()
        self.floating: set[int] = set()
        self.first_melder: int | None = None
        self.earned: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.turn = Turn(-1)
        self.upcard = False
        self.window: Window | None = None
        self.claims: Counter[int] = Counter()
        self.claimant: int | None = None
        self.claimed_card = ""
        self.then_draw: int | None = None
        self.stock_only = False
        self.renewals = 0
        self.idle_renewals = 0
        self.idle_turns = 0
        self.stale_turns = 0
        self.fresh_stock: list[str] | None = None
        self.gone: dict[int, list[str]] = {}
        self.called: int | None = None
        self.closed_window = False
        self.before_laying: dict[str, Any] | None = None

    @property
    def lap(self) -> int:
        """The lap of the table: the first lasts until everybody has had one turn (A000-01)."""
        return 1 + min(self.turns[seat] for seat in self.players)

    @property
    def old_discards(self) -> list[str]:
        """The discards that can become a new stock: all but the top one; a card on offer lies above that."""
        on_offer = self.phase in ("window", "chance", "ended") and self.window is not None
        return self.discards[: -2 if on_offer else -1]

    @property
    def goes_stale(self) -> bool:
        """Whether the stock must be drawn from: discards alone went round for ten laps, and nothing was laid."""
        return self.stale_turns >= LAPS_OF_DISCARDS * len(self.players)

    def renewable(self) -> bool:
        """Whether the discards can become a new stock (G-03)."""
        rules = self.rules["stock"]
        if rules["empty"] == "end_round" or not self.old_discards:
            return False
        if rules["max_recycles"] is None:
            return self.idle_renewals < 2
        return self.renewals < int(rules["max_recycles"])

    def drawable(self) -> int:
        """How many cards can still be drawn, those of a renewed stock with them."""
        return len(self.stock) + (len(self.old_discards) if self.renewable() else 0)
