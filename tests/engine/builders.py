"""Rounds in text notation: a state in one line, and a table that moves are made at.

Hands and piles are card texts such as `"7H 8H JK"`. Of the stock the first card named is drawn first; of the discards
the last one named lies on top. Seat 0 sits left of the dealer unless said otherwise.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import pytest

from engine.booklets import DISNEY_BASIC, DISNEY_LAYOFF, NSV_ROBBER
from engine.cards import JOKER, PLAYING_CARDS, Card, Notation, with_cards
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.round import Claims, Piles, Round, Table, Turn
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.events import Event
from engine.games.game import Seating, Step
from engine.games.moves import (
    Claim,
    Discard,
    JokerSwap,
    Lay,
    LayOffCard,
    LayTable,
    Pass,
    ReturnDiscard,
    Shuffled,
    TakeBack,
    TakeDiscard,
    WindowClosed,
)
from engine.games.table import TableMeld
from engine.games.views import Phase
from engine.melds.meld import Meld, MeldRules, NewMeld
from engine.melds.reading import read_meld
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.rule_set import RuleSet
from tests.engine.round_table import RoundTable

R = TypeVar("R", bound=RuleSet)

BASIC: Final = DISNEY_BASIC
LAYOFF: Final = DISNEY_LAYOFF
OPENING_DISCARD, DRAW, PLAY, WINDOW, SHUFFLE, OVER = (
    Phase.OPENING_DISCARD,
    Phase.DRAW,
    Phase.PLAY,
    Phase.WINDOW,
    Phase.SHUFFLE,
    Phase.OVER,
)

text = PLAYING_CARDS.texts


def card(word: str) -> Card:
    """One card: `card("7H")`."""
    return PLAYING_CARDS.parse(word)


def cards(words: str) -> tuple[Card, ...]:
    """Several cards: `cards("7H 8H JK")`."""
    return PLAYING_CARDS.parse_many(words)


def house(rules: R, *switches: str) -> R:
    """Any rules with house rules as a person types them: `house(BASIC, "opening.points=40", "claim.enabled=off")`."""
    return rules.with_switches(dict(switch.split("=", 1) for switch in switches))


def meld(rules: DrawDiscardRules, words: str) -> Meld:
    """A meld in its best reading; `JK=5H` says what a joker stands for."""
    return read_meld(rules, new_meld(words))


def new_meld(words: str, notation: Notation = PLAYING_CARDS) -> NewMeld:
    """Cards or tiles to lie as one meld: `new_meld("5H JK=6H 7H")`."""
    pairs = [word.partition("=")[::2] for word in words.split()]
    laid = tuple(notation.parse(word) for word, _ in pairs)
    if not any(face for _, face in pairs):
        return NewMeld(laid)
    faces = (
        notation.parse(face) if face else None if own is JOKER else own
        for own, (_, face) in zip(laid, pairs, strict=True)
    )
    return NewMeld(laid, tuple(faces))


@contextmanager
def refused(code: Reject, **facts: object) -> Iterator[None]:
    """The block is refused with this code, and the refusal tells these facts."""
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.code is code, caught.value
    assert facts.items() <= caught.value.facts.items(), caught.value


def a_round(
    rules: DrawDiscardRules = BASIC,
    *,
    hands: Sequence[str],
    stock: str = "2C 3C 4C 5C 6C",
    discards: str = "9S",
    melds: Sequence[tuple[int, str]] = (),
    phase: Phase = PLAY,
    turn_seat: int = 0,
    lap: int = 2,
    opened: Iterable[int] = (),
    players: Sequence[int] | None = None,
    dealer: int | None = None,
    **more: Any,
) -> Round:
    """A round in the middle of play; owners of melds have opened. `more` are fields of Round, cards as text."""
    seats = len(hands)
    dealer = seats - 1 if dealer is None else dealer
    everyone = range(seats) if players is None else players
    order = tuple(sorted(everyone, key=lambda seat: (seat - dealer - 1) % seats))
    lying = tuple(
        on_table(rules, number, owner, new_meld(words)) for number, (owner, words) in enumerate(melds, start=1)
    )
    owners = {owner for owner, _ in melds}
    given = {name: card(value) if name in {"taken", "drawn"} else value for name, value in more.items()}
    rnd = Round(
        number=1,
        dealer=dealer,
        totals=(0,) * seats,
        players=order,
        hands=tuple(with_cards(cards(words), ()) for words in hands),
        fresh=((),) * seats,
        phase=phase,
        piles=Piles(cards(stock)[::-1], cards(discards)),
        turn=Turn(10, turn_seat, _turns_had(seats, order, turn_seat, lap), lap),
        table=Table(
            opened=tuple(seat in owners or seat in opened for seat in range(seats)),
            melded=tuple(seat in owners for seat in range(seats)),
            earned=(0,) * seats,
            melds=lying,
            next_meld=len(lying) + 1,
            first_melder=melds[0][0] if melds else None,
        ),
        claims=Claims(None, 5, (0,) * seats),
    )
    return with_fields(rnd, **given)


PARTS: Final = {
    "turns_had": ("turn", "had"),
    "window_number": ("claims", "number"),
    "claims_won": ("claims", "won"),
    **{name: ("piles", name) for name in Piles._fields},
    **{name: ("turn", name) for name in Turn._fields if name not in ("number", "seat")},
    **{name: ("table", name) for name in Table._fields},
    "window": ("claims", "window"),
}


def with_fields(rnd: Round, **fields: Any) -> Round:
    """The round with fields of it or of its parts replaced: `recycles=2` is that of the piles; `turn` is a number."""
    for name, value in fields.items():
        if name == "turn":
            rnd = rnd._replace(turn=rnd.turn._replace(number=value))
        elif name in PARTS:
            part, own = PARTS[name]
            rnd = rnd._replace(**{part: getattr(rnd, part)._replace(**{own: value})})
        else:
            rnd = rnd._replace(**{name: value})
    return rnd


def on_table(rules: MeldRules, number: int, owner: int, new: NewMeld) -> TableMeld:
    """A meld as it lies on the table."""
    found = read_meld(rules, new)
    return TableMeld(number, owner, found, meld_value(rules, found))


def _turns_had(seats: int, order: Sequence[int], turn_seat: int, lap: int) -> tuple[int, ...]:
    """As many turns as laps for those up to the seat in turn, one fewer for those after it."""
    reached = order.index(turn_seat)
    return tuple(0 if seat not in order else lap - (order.index(seat) > reached) for seat in range(seats))


class CardTable(RoundTable[Round, DrawDiscardView, DrawDiscardOptions]):
    """A round of draw-and-discard rummy that moves are made at."""

    family = DRAW_DISCARD
    variant = "disney_basic"

    def take(self, seat: int | None = None, *, depth: int = 1) -> tuple[Event, ...]:
        return self.do(TakeDiscard(self._seat(seat), self.round.turn.number, depth))

    def give_back(self, seat: int | None = None) -> tuple[Event, ...]:
        return self.do(ReturnDiscard(self._seat(seat), self.round.turn.number))

    def discard(self, word: str, seat: int | None = None, *, call: bool = False) -> tuple[Event, ...]:
        return self.do(Discard(self._seat(seat), self.round.turn.number, card(word), call))

    def lay(
        self,
        *melds: str,
        layoffs: Sequence[tuple[str, int]] = (),
        swaps: Sequence[tuple[str, int]] = (),
        seat: int | None = None,
        call: bool = False,
    ) -> tuple[Event, ...]:
        """Lay melds, lay off cards (`("7H", 1)`, or `("JK=7H", 1)`) and swap jokers (`("5H", 1)`) in one move."""
        onto = [(word.partition("=")[::2], number) for word, number in layoffs]
        return self.do(
            Lay(
                self._seat(seat),
                self.round.turn.number,
                tuple(new_meld(words) for words in melds),
                tuple(LayOffCard(number, card(word), card(face) if face else None) for (word, face), number in onto),
                tuple(JokerSwap(number, card(word)) for word, number in swaps),
                call,
            )
        )

    def rebuild(self, table: str, seat: int | None = None, *, call: bool = False) -> tuple[Event, ...]:
        """Lay by rebuilding the table: all melds as they lie afterwards, `"5H 6H 7H | 7S 7C 7D"`."""
        melds = tuple(new_meld(words) for words in table.split("|"))
        return self.do(LayTable(self._seat(seat), self.round.turn.number, melds, call=call))

    def take_back(self, seat: int | None = None) -> tuple[Event, ...]:
        return self.do(TakeBack(self._seat(seat), self.round.turn.number))

    def claim(self, seat: int) -> tuple[Event, ...]:
        return self.do(Claim(seat, self.round.claims.number))

    def pass_(self, seat: int, *, then_draw: bool = False) -> tuple[Event, ...]:
        return self.do(Pass(seat, self.round.claims.number, then_draw))

    def pass_and_claim(self, passes: int, claims: int) -> tuple[Event, ...]:
        self.pass_(passes)
        return self.claim(claims)

    def close(self) -> tuple[Event, ...]:
        """The clock closes the claim window."""
        return self.do(WindowClosed(self.round.claims.number))

    def shuffle(self, *order: int) -> tuple[Event, ...]:
        """Chance answers: the given order, or the discards as they lie."""
        size = DRAW_DISCARD.chance(self.rules, self.round)
        assert size is not None, "no shuffle is awaited"
        return self.do(Shuffled(order or tuple(range(size))))

    @property
    def turn_seat(self) -> int:
        return self.round.turn.seat

    @property
    def stock(self) -> str:
        """The stock, the card drawn next first."""
        return text(self.round.piles.stock[::-1])

    @property
    def discards(self) -> str:
        return text(self.round.piles.discards)

    def melds(self) -> list[str]:
        return [text(lying.meld.cards) for lying in self.round.table.melds]

    @property
    def asked(self) -> tuple[int, ...]:
        assert self.round.claims.window is not None, "no window is open"
        return self.round.claims.window.asked


def at_table(rules: DrawDiscardRules = BASIC, *, hands: Sequence[str], **more: Any) -> CardTable:
    """A table at which `a_round` of the same arguments is being played."""
    return CardTable(rules, a_round(rules, hands=hands, **more))


def robber(*switches: str, hands: Sequence[str], **more: Any) -> CardTable:
    """A table of Räuber-Rommé."""
    return at_table(house(NSV_ROBBER, *switches), hands=hands, **more)


def deal(rules: DrawDiscardRules = BASIC, *, seats: int = 3, dealer: int = 0, out: Sequence[int] = ()) -> Step[Round]:
    """A round dealt from the deck as it lies: the first card of the deck is dealt first."""
    seating = Seating(seats, tuple(seat for seat in range(seats) if seat not in out), dealer, (0,) * seats)
    at_table = rules.for_seats(seats)
    return DRAW_DISCARD.deal(at_table, seating, tuple(range(len(DRAW_DISCARD.deck(at_table)))))


def dealt(rules: DrawDiscardRules = BASIC, *, seats: int = 3) -> CardTable:
    """A table at which a round has just been dealt, seat 0 to start."""
    return CardTable(rules, deal(rules, seats=seats, dealer=seats - 1).state)


def discarded(rules: DrawDiscardRules = BASIC, seats: int = 4, **more: Any) -> CardTable:
    """Seat 0 has just discarded the nine of hearts on the king of spades; the two of clubs is next in the stock."""
    hands = ["9H 6H"] + ["5C 6C"] * (seats - 1)
    table = at_table(rules, hands=hands, **{"discards": "JS KS", **more})
    table.discard("9H")
    return table


def happened(events: Iterable[Event], kind: type[Any]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
