"""Cards and tiles as the record writes them, `7H` or `JK`, and piles of them.

The four tile colours are written with the four suits' letters, so tiles are cards here.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from tests.referee.foul import Foul, expect

JOKER = "JK"
SUITS = "SHDC"
NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
RANK_OF = {f"{name}{suit}": rank for suit in SUITS for rank, name in enumerate(NAMES, 1)}
SUIT_OF = {f"{name}{suit}": suit for suit in SUITS for name in NAMES}
CONSERVED = "cards are conserved"


def card(suit: str, rank: int) -> str:
    """The text of a card; rank 14 is the ace above the king."""
    return f"{NAMES[(rank - 1) % 13]}{suit}"


def pack(copies: int, jokers: int) -> list[str]:
    """A deck in its canonical order: spades, hearts, diamonds, clubs, from the ace up, equal cards side by side."""
    naturals = [card(suit, rank) for suit in SUITS for rank in range(1, 14) for _ in range(copies)]
    return naturals + [JOKER] * jokers


def canonical(cards: Iterable[str]) -> list[str]:
    """Cards in the canonical order of a deck."""
    return sorted(cards, key=lambda one: (52,) if one == JOKER else (SUITS.index(SUIT_OF[one]), RANK_OF[one]))


def is_part(some: Iterable[str], of: Iterable[str]) -> bool:
    """Whether one heap of cards lies within another."""
    return Counter(some) <= Counter(of)


class Hand:
    """A heap of cards from which only what is in it can be taken."""

    def __init__(self, cards: Iterable[str], whose: str) -> None:
        self.cards = list(cards)
        self.whose = whose

    def __len__(self) -> int:
        return len(self.cards)

    def add(self, *cards: str) -> None:
        """Cards come to it."""
        self.cards += cards

    def take(self, *cards: str) -> None:
        """Cards leave it. Raises Foul for one that is not there."""
        for one in cards:
            expect(one in self.cards, CONSERVED, f"{self.whose} gives {one}, which it does not hold")
            self.cards.remove(one)


class Stock:
    """A face-down pile: layers whose order the record tells, and layers of which only the contents are known."""

    def __init__(self, cards: Sequence[str]) -> None:
        self._layers: list[tuple[list[str], bool]] = [(list(cards), True)]

    def __len__(self) -> int:
        return sum(len(cards) for cards, _ in self._layers)

    @property
    def cards(self) -> list[str]:
        """All that lie in it."""
        return [one for cards, _ in self._layers for one in cards]

    def draw(self, one: str) -> None:
        """The top card leaves it. Raises Foul where another one lies on top."""
        self._layers = [layer for layer in self._layers if layer[0]]
        if not self._layers:
            raise Foul(CONSERVED, f"{one} is drawn from an empty stock")
        cards, ordered = self._layers[0]
        expect(one in cards, CONSERVED, f"{one} is drawn, which the stock does not hold there")
        expect(not ordered or cards[0] == one, CONSERVED, f"{one} is drawn, and {cards[0]} lies on top of the stock")
        cards.remove(one)

    def slip_under(self, cards: Iterable[str]) -> None:
        """Cards go under it, in an order that nobody tells."""
        self._layers.append((list(cards), False))

    def put_under(self, cards: Sequence[str]) -> None:
        """A new stock lies there, its order known."""
        self._layers.append((list(cards), True))
