"""What has happened in a round in front of everybody, in few words: the part of its history that every seat may use.

It is made from events as a spectator may see them, so that nothing gets in that some seat could not see. It is short,
since every view and every snapshot carries it; whoever wants to tell a round in full reads the events in the log.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import chain
from typing import Any, Final, NamedTuple

from engine.cards import JOKER, Card, Seat
from engine.games.events import (
    CallForgotten,
    CardPlaced,
    ClaimUnwanted,
    ClaimWon,
    ComparisonDecided,
    Discarded,
    DrewStock,
    Event,
    Floated,
    JokerSwapped,
    Knocked,
    LaidOff,
    LooseTilesTaken,
    MeldLaid,
    PenaltyDrawn,
    ReturnedDiscard,
    RommeCalled,
    SeatLeft,
    StockRenewed,
    TableLaid,
    TilePutAside,
    TileTaken,
    TimedOut,
    TookBack,
    TookDiscard,
    TurnPassed,
    UpcardRefused,
    UpcardTurned,
)


class Deed(StrEnum):
    """What was done."""

    __hash__ = str.__hash__

    TURNED_UP = "turned_up"
    DREW = "drew"
    TOOK = "took"
    GAVE_BACK = "gave_back"
    REFUSED = "refused"
    CLAIMED = "claimed"
    UNCLAIMED = "unclaimed"
    LAID = "laid"
    LAID_OFF = "laid_off"
    FREED_JOKER = "freed_joker"
    REBUILT = "rebuilt"
    TOOK_BACK = "took_back"
    PLACED = "placed"
    DISCARDED = "discarded"
    PUT_ASIDE = "put_aside"
    PASSED = "passed"
    SHOWED = "showed"
    FLOATED = "floated"
    KNOCKED = "knocked"
    TIMED_OUT = "timed_out"
    LEFT = "left"
    RENEWED_STOCK = "renewed_stock"


class Act(NamedTuple):
    """One thing that happened. `seat` did it, None where nobody in particular did.

    `cards` are those that everybody saw in it: taken, claimed, laid, discarded, whatever the deed says. `drawn` counts
    the cards from the stock or pool that nobody else saw: one for a draw, the penalty cards of a claim or of a call
    that was forgotten. `meld` is the number of the meld on the table that it concerns, 0 for none.
    """

    seat: Seat | None
    deed: Deed
    cards: tuple[Card, ...] = ()
    drawn: int = 0
    meld: int = 0


_PAGE: Final = 32


@dataclass(frozen=True, slots=True)
class History:
    """The round from its deal on, the oldest act first.

    It is kept in pages, each full but the last, so that a move that adds to it does not copy all that was before: a
    round may go on for a thousand acts.
    """

    pages: tuple[tuple[Act, ...], ...] = ()

    def with_acts(self, acts: Sequence[Act]) -> "History":
        """The history with more that has happened since."""
        if not acts:
            return self
        full, last = self.pages[:-1], (*self.pages[-1], *acts) if self.pages else tuple(acts)
        while len(last) > _PAGE:
            full, last = (*full, last[:_PAGE]), last[_PAGE:]
        return History((*full, last))

    def __iter__(self) -> Iterator[Act]:
        return chain.from_iterable(self.pages)

    def __len__(self) -> int:
        return sum([len(page) for page in self.pages])

    def __reduce__(self) -> tuple[Any, ...]:
        return History, (self.pages,)


NOTHING_YET: Final = History()
"""The history of a round in which nothing has happened."""


def acts_of(events: Iterable[Event]) -> list[Act]:
    """The acts that events add to the history of their round. Denied by default: an event that none names adds none."""
    return [told(event) for event in events if (told := TOLD.get(type(event))) is not None]


def known_in_hand(history: Iterable[Act], seat: Seat) -> tuple[Card, ...]:
    """Cards that everybody knows a seat to hold, in order: it took them openly and has parted with none like it since.

    Of equal cards the open one counts as the one that left the hand first. A joker freed by rebuilding the table is not
    among them. What it laid and took back everybody has seen.
    """
    held: Counter[Card] = Counter()
    before_laying: Counter[Card] = Counter()
    lays = False
    for act in history:
        if act.seat != seat:
            continue
        if act.deed in _LAYS and not lays:
            before_laying = held.copy()
        lays = act.deed in _LAYS
        if act.deed is Deed.TOOK_BACK:
            held = before_laying | Counter(act.cards)
        elif act.deed in _GETS:
            held.update(act.cards)
        elif act.deed in _GIVES:
            held -= Counter(act.cards)
        if act.deed is Deed.FREED_JOKER:
            held[JOKER] += 1
        elif act.deed is Deed.LEFT:
            held.clear()
    return tuple(sorted(held.elements(), key=lambda card: card.index))


def known_pile(history: Iterable[Act], size: int, top: Card | None) -> tuple[Card, ...]:
    """The discard pile that the history tells, its top last; the top alone where it does not tell all of `size`."""
    pile: list[Card] = []
    for _, deed, cards, _, _ in history:
        if deed is Deed.DISCARDED or deed is Deed.TURNED_UP or deed is Deed.GAVE_BACK:
            pile += cards
        elif deed is Deed.TOOK or deed is Deed.CLAIMED:
            del pile[len(pile) - len(cards) :]
        elif deed is Deed.RENEWED_STOCK:
            del pile[:-1]
    if len(pile) == size:
        return tuple(pile)
    return () if top is None else (top,)


_GETS: Final = frozenset({Deed.TOOK, Deed.CLAIMED})
_LAYS: Final = frozenset({Deed.LAID, Deed.LAID_OFF, Deed.FREED_JOKER, Deed.REBUILT})
_GIVES: Final = _LAYS | {Deed.GAVE_BACK, Deed.PLACED, Deed.DISCARDED, Deed.PUT_ASIDE}


@lru_cache(maxsize=4096)
def _with_one(seat: Seat | None, deed: Deed, card: Card) -> Act:
    """An act with one card: there are few, and rounds are full of them."""
    return Act(seat, deed, (card,))


@lru_cache(maxsize=512)
def _plain(seat: Seat | None, deed: Deed, drawn: int = 0) -> Act:
    return Act(seat, deed, (), drawn)


_Told = Callable[[Any], Act]

# A deed is read off its enumeration once, not at every act: every move of a playout comes by here.


def _card(deed: Deed) -> _Told:
    """An act of the event's seat with its card."""
    return lambda event: _with_one(event.seat, deed, event.card)


def _bare(deed: Deed) -> _Told:
    """An act of the event's seat without a card."""
    return lambda event: _plain(event.seat, deed)


def _cards(deed: Deed) -> _Told:
    """An act of the event's seat with its cards."""
    return lambda event: Act(event.seat, deed, event.cards)


# What hides from others in an event does not get in: a draw says that there was one, a claim how many penalty cards.
TOLD: Final[dict[type, _Told]] = {
    UpcardTurned: lambda event: _with_one(None, Deed.TURNED_UP, event.card),
    **dict.fromkeys((DrewStock, CallForgotten), lambda event: _plain(event.seat, Deed.DREW, 1)),
    PenaltyDrawn: lambda event: _plain(event.seat, Deed.DREW, event.count),
    TookDiscard: lambda event: Act(event.seat, Deed.TOOK, (event.card, *event.above)),
    TileTaken: _card(Deed.TOOK),
    LooseTilesTaken: _cards(Deed.TOOK),
    ReturnedDiscard: lambda event: Act(event.seat, Deed.GAVE_BACK, (event.card, *event.above)),
    UpcardRefused: _card(Deed.REFUSED),
    ClaimWon: lambda event: Act(event.seat, Deed.CLAIMED, (event.card,), event.penalty),
    ClaimUnwanted: lambda event: _with_one(None, Deed.UNCLAIMED, event.card),
    MeldLaid: lambda event: Act(event.seat, Deed.LAID, event.meld.cards, 0, event.meld_id),
    LaidOff: lambda event: Act(event.seat, Deed.LAID_OFF, (event.card,), 0, event.meld_id),
    JokerSwapped: lambda event: Act(event.seat, Deed.FREED_JOKER, (event.card,), 0, event.meld_id),
    TableLaid: _cards(Deed.REBUILT),
    TookBack: _cards(Deed.TOOK_BACK),
    CardPlaced: _card(Deed.PLACED),
    Discarded: _card(Deed.DISCARDED),
    TilePutAside: _card(Deed.PUT_ASIDE),
    TurnPassed: _bare(Deed.PASSED),
    ComparisonDecided: lambda event: Act(event.taker, Deed.SHOWED, tuple([card for _, card in event.shown])),
    Floated: _bare(Deed.FLOATED),
    Knocked: _bare(Deed.KNOCKED),
    RommeCalled: _bare(Deed.KNOCKED),
    TimedOut: _bare(Deed.TIMED_OUT),
    SeatLeft: _bare(Deed.LEFT),
    StockRenewed: lambda _: _plain(None, Deed.RENEWED_STOCK),
}
"""The events that the history tells, with how."""
