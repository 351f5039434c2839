"""Team games in text notation: a duel or a round of Karo 8 in one line, and a table that moves are made at.

Of piles and of the stock the first card named is on top.
"""

from collections.abc import Sequence
from typing import Any, Final

from engine.cards import SUITS, Card, with_cards
from engine.games.duel.family import DUEL, DuelRound
from engine.games.duel.rules import DuelRules
from engine.games.duel.view import DuelView
from engine.games.events import Event
from engine.games.game import Seating
from engine.games.moves import Flip, FlipAll, PlaceCard
from engine.games.suit_rows.family import SUIT_ROWS, RowsRound
from engine.games.suit_rows.rules import NO_ROWS, Rows, SuitRowsRules, placed
from engine.games.suit_rows.view import RowsView
from engine.games.views import Options
from tests.engine.builders import card, cards, text
from tests.engine.round_table import MID_ROUND, RoundTable

PLAIN_DUEL: Final = DuelRules()
KARO8: Final = SuitRowsRules()


class DuelTable(RoundTable[DuelRound, DuelView, Options]):
    """A duel that moves are made at."""

    family = DUEL
    variant = "disney_duel"
    held = "piles"

    def flip(self, *seats: int) -> tuple[Event, ...]:
        told: tuple[Event, ...] = ()
        for seat in seats:
            told += self.do(Flip(seat, self.round.turn))
        return told

    def let_run(self, seat: int, *, agree: bool = True) -> tuple[Event, ...]:
        return self.do(FlipAll(seat, self.round.turn, agree))


class RowsTable(RoundTable[RowsRound, RowsView, Options]):
    """A round of Karo 8 that moves are made at."""

    family = SUIT_ROWS
    variant = "disney_karo8"

    def place(self, word: str, seat: int | None = None) -> tuple[Event, ...]:
        return self.do(PlaceCard(self._seat(seat), self.round.turn, card(word)))

    @property
    def stock(self) -> str:
        """The stock, the card drawn next first."""
        return text(self.round.stock[::-1])


def duel(*piles: str, rules: DuelRules = PLAIN_DUEL, won: Sequence[str] = (), **more: Any) -> DuelTable:
    """A duel at its first comparison: `duel("KH 3D", "QS 2C")`. `won` are cards taken before, by seat."""
    seats = len(piles)
    players = tuple(more.pop("players", range(seats)))
    fields: dict[str, Any] = {
        **MID_ROUND,
        "players": players,
        "piles": tuple(cards(words)[::-1] for words in piles),
        "won": tuple(cards(words) for words in won) or ((),) * seats,
        "revealing": tuple(seat for seat in players if piles[seat]),
        "flipped": (),
        "play_off": False,
        "pot": (),
        "shown": (),
        "letting_run": (),
        **more,
    }
    return DuelTable(rules, DuelRound(**fields))


def duel_dealt(rules: DuelRules = PLAIN_DUEL, *, seats: int = 2, active: Sequence[int] | None = None) -> DuelTable:
    """A duel dealt from the deck as it lies."""
    seating = Seating(seats, tuple(active or range(seats)), 0, (0,) * seats)
    step = DUEL.deal(rules, seating, tuple(range(len(DUEL.deck(rules)))))
    return DuelTable(rules, step.state)


def rows_of(words: str, rules: SuitRowsRules = KARO8) -> Rows:
    """Rows with these cards laid in this order: `rows_of("8H 7H 9H")`."""
    rows = NO_ROWS
    for one in cards(words):
        rows = placed(rules, rows, one)
    return rows


def karo8(
    *hands: str, laid: str = "8D", stock: str = "", rules: SuitRowsRules = KARO8, turn_seat: int = 0, **more: Any
) -> RowsTable:
    """A round of Karo 8 in the middle of play, seats teamed by turns: `karo8("7D", "9S", laid="8D 8S")`."""
    seats = len(hands)
    fields: dict[str, Any] = {
        **MID_ROUND,
        "dealer": seats - 1,
        "players": tuple(range(seats)),
        "teams": tuple(seat % 2 for seat in range(seats)),
        "hands": tuple(with_cards(cards(words), ()) for words in hands),
        "stock": cards(stock)[::-1],
        "rows": rows_of(laid, rules),
        "turn_seat": turn_seat,
        "must_place": None,
        **more,
    }
    return RowsTable(rules, RowsRound(**fields))


def karo8_dealt(
    *hands: str, stock: str = "", rules: SuitRowsRules = KARO8, dealer: int | None = None, active: Sequence[int] = ()
) -> tuple[RowsTable, tuple[Event, ...]]:
    """A dealt round in which the seats hold these six cards, and the events of the deal; the rest as the deck lies."""
    seats = len(hands)
    dealer = seats - 1 if dealer is None else dealer
    seating = Seating(seats, tuple(active or range(seats)), dealer, (0,) * seats)
    order = sorted(seating.active, key=lambda seat: (seat - dealer - 1) % seats)
    held = [cards(words) for words in hands]
    wanted: list[Card] = [held[seat][at] for at in range(6) for seat in order] + list(cards(stock))
    deck = SUIT_ROWS.deck(rules)
    rest = [one for one in deck if one not in wanted]
    step = SUIT_ROWS.deal(rules, seating, tuple(deck.index(one) for one in (*wanted, *rest)))
    return RowsTable(rules, step.state), step.events


def whole_rows(*suits: int) -> str:
    """All thirteen cards of suits, in an order in which they can be laid with a high ace."""
    letters = "SHDC"
    ranks = ["8", "7", "6", "5", "4", "3", "2", "9", "10", "J", "Q", "K", "A"]
    assert max(suits) < SUITS
    return " ".join(f"{rank}{letters[suit]}" for suit in suits for rank in ranks)
