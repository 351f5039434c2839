"""A seat's hand in its turn, the Lays that the rules are certain to accept, and what the seat knows of the cards that
it does not see.

Players judge from a view alone, so whatever they propose is made here: a Lay that might be refused is never built.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from engine.cards import JOKER, Card, Seat, deck, with_cards, without
from engine.games.draw_discard.possible import extendable, may_lay_off
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.history import Deed, History, known_in_hand, known_pile
from engine.games.imagined import Choices
from engine.games.moves import JokerSwap, Lay, LayOffCard
from engine.games.table import TableMeld
from engine.melds.laying_off import fitting_cards, lay_off, longer_melds, swap_joker
from engine.melds.meld import Meld, MeldKind, NewMeld
from engine.melds.partners import unseen
from engine.melds.reading import readings
from engine.melds.search import best_melds, best_opening
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove

RECENT: Final = 6
"""Only so many of a seat's last choices tell what it holds now."""
MOST_LAST: Final = 5
"""So many loose cards at most may all be laid off but one by a search."""
MOST_TABLES: Final = 200
"""So many tables it looks at."""


def pile_of(view: DrawDiscardView) -> tuple[Card, ...]:
    """The discard pile as far as it is known, its top last: a pile that nobody may look through is remembered."""
    return view.pile or known_pile(view.history, view.discards, view.discard_top)


def unseen_of(view: DrawDiscardView) -> list[int]:
    """By face index, how many copies the seat sees neither in its hand, on the table nor on the discard pile.

    Those that others took openly are among them.
    """
    rules = view.rules.for_seats(len(view.seats)).deck
    lying = (card for there in view.melds for card in there.meld.cards)
    left = unseen(rules.packs, rules.jokers, (*view.hand, *pile_of(view), *lying))
    return [max(count, 0) for count in left]


def hidden_cards(view: DrawDiscardView) -> list[Card]:
    """The cards in the stock and in the other hands."""
    rules = view.rules.for_seats(len(view.seats)).deck
    left = unseen_of(view)
    return [card for card in dict.fromkeys(deck(rules.packs, rules.jokers)) for _ in range(left[card.index])]


def choices_of(history: History, seat: Seat) -> Choices:
    """What a seat has shown of its hand in the round."""
    thrown: list[Card] = []
    left: list[Card] = []
    top: Card | None = None
    for who, deed, cards, _, _ in history:
        if deed is Deed.DISCARDED or deed is Deed.TURNED_UP:
            top = cards[-1]
            if who == seat:
                thrown.append(top)
        elif deed is Deed.TOOK or deed is Deed.CLAIMED:
            top = None
        elif deed is Deed.DREW and who == seat and top is not None:
            left.append(top)
    return Choices(known_in_hand(history, seat), tuple(thrown[-RECENT:]), tuple(left[-RECENT:]), len(thrown))


def melds_since(history: History, seat: Seat) -> frozenset[int]:
    """The numbers of the melds that were laid or changed since a seat last did anything."""
    since: set[int] = set()
    for who, _, _, _, meld in history:
        if who == seat:
            since.clear()
        elif meld:
            since.add(meld)
    return frozenset(since)


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of the seat in turn with all that decides what it may lay.

    `taken` is the discard taken in this turn and still held, `owed` while it must be melded before the turn can end.
    """

    view: DrawDiscardView
    rules: DrawDiscardRules
    cards: tuple[Card, ...]
    taken: Card | None
    owed: bool

    @property
    def seat(self) -> Seat:
        return self.view.own_seat

    @property
    def may_lay(self) -> bool:
        return self.view.lap >= self.rules.meld_from_lap

    @property
    def fewest_elsewhere(self) -> int:
        return min([info.cards for info in self.view.others])

    def with_taken(self, *taken: Card) -> Self:
        """The hand as it would be with these discards taken, the deepest first."""
        owed = self.rules.draw.must_meld(len(taken), len(self.cards))
        return replace(self, cards=with_cards(self.cards, taken), taken=taken[0], owed=owed)

    def with_freed(self, swap: JokerSwap) -> Self:
        """The hand, and the table before it, as they would be with this joker freed."""
        cards = with_cards(without(self.cards, (swap.card,)), (JOKER,))
        melds = tuple(
            replace(there, meld=swap_joker(self.rules, there.meld, swap.card)) if there.meld_id == swap.meld else there
            for there in self.view.melds
        )
        return replace(self, cards=cards, view=self.view._replace(melds=melds))

    def can_spare(self, played: Sequence[Card]) -> bool:
        """Whether the turn can still be ended once these cards are laid (G-23, G-27)."""
        left = without(self.cards, played)
        taken = self.taken if self.taken not in played else None
        if not left:
            return self.rules.go_out.last_card != "must_discard" and not (self.owed and taken)
        return len(left) > 1 or left[0] is not taken or self.rules.draw.discard_just_taken

    def lay(
        self, melds: Sequence[Meld] = (), layoffs: Sequence[LayOffCard] = (), swaps: Sequence[JokerSwap] = ()
    ) -> Lay:
        """The move, with the call where it empties the hand."""
        used = sum(len(meld.cards) for meld in melds) + len(layoffs)
        return Lay(
            self.seat,
            self.view.turn,
            tuple(NewMeld(meld.cards, meld.faces) for meld in melds),
            tuple(layoffs),
            tuple(swaps),
            call=used == len(self.cards),
        )


def hand_of(view: DrawDiscardView) -> Hand:
    """The hand of a view's own seat."""
    return Hand(view, view.rules, view.hand, view.taken, view.owed)


def cards_of(melds: Iterable[Meld], layoffs: Iterable[LayOffCard] = ()) -> list[Card]:
    """All cards that melds and lay-offs use."""
    return [card for meld in melds for card in meld.cards] + [layoff.card for layoff in layoffs]


def sparing(hand: Hand, melds: Sequence[Meld]) -> tuple[Meld, ...]:
    """As many of the melds, worth most first, as leave a card to end the turn with; the last may lose an end card."""
    kept = list(melds)
    while kept and not hand.can_spare(cards_of(kept)):
        last = kept.pop()
        for shorter in _shorter(hand.rules, last):
            if hand.can_spare(cards_of((*kept, shorter))):
                return (*kept, shorter)
    return tuple(kept)


def _shorter(rules: DrawDiscardRules, meld: Meld) -> list[Meld]:
    """The meld without its first or its last card, where that is still a meld."""
    parts = (meld.cards[1:], meld.cards[:-1]) if len(meld.cards) > 3 else ()
    return [found[0] for part in parts if (found := readings(rules, part)) and found[0].kind is meld.kind]


def layoffs_of(hand: Hand, loose: Sequence[Card]) -> tuple[tuple[LayOffCard, ...], int]:
    """Lay-offs of as many loose cards as fit one after another, and the points by which the melds grow."""
    left = list(loose)
    found: list[LayOffCard] = []
    points = 0
    for lying in extendable(hand.rules, hand.view.melds, hand.seat):
        meld = lying.meld
        while fitting := _fitting(hand, left, meld):
            try:
                longer = lay_off(hand.rules, meld, fitting[0])
            except IllegalMove:
                break
            left.remove(fitting[0])
            found.append(LayOffCard(lying.meld_id, fitting[0]))
            points += meld_value(hand.rules, longer) - meld_value(hand.rules, meld)
            meld = longer
    return tuple(found), points


def last_layoffs(hand: Hand, used: Sequence[Card], loose: Sequence[Card]) -> tuple[LayOffCard, ...]:
    """Lay-offs after which the turn ends the round, jokers among them behind which others fit; none where none is found
    soon.
    """
    lying = extendable(hand.rules, hand.view.melds, hand.seat)
    fits = {card for there in lying for card in fitting_cards(hand.rules, there.meld)}
    # Behind one that fits another may.
    fits.update(
        card for card in loose if any(one.suit == card.suit and abs(one.rank - card.rank) == 1 for one in loose)
    )
    if len(loose) > MOST_LAST or sum(card not in fits for card in loose) > 1 + loose.count(JOKER):
        return ()
    waiting: list[tuple[tuple[TableMeld, ...], tuple[Card, ...], tuple[LayOffCard, ...]]] = [(lying, tuple(loose), ())]
    met: set[tuple[TableMeld, ...]] = set()
    while waiting and len(met) < MOST_TABLES:
        lying, left, made = waiting.pop()
        if len(left) <= 1 and hand.can_spare([*used, *(layoff.card for layoff in made)]):
            return made
        # What is looked at last goes on first: a natural before a joker.
        for card in sorted(set(left), reverse=True):
            for at, there in enumerate(lying):
                for face, longer in longer_melds(hand.rules, there.meld, card):
                    grown = (*lying[:at], replace(there, meld=longer), *lying[at + 1 :])
                    if grown not in met:
                        met.add(grown)
                        waiting.append((grown, without(left, (card,)), (*made, LayOffCard(there.meld_id, card, face))))
    return ()


def _fitting(hand: Hand, cards: Sequence[Card], meld: Meld) -> list[Card]:
    fits = fitting_cards(hand.rules, meld)
    return [card for card in cards if card in fits]


def opening(hand: Hand) -> Lay | None:
    """A first laying-out that reaches the minimum, None where there is none. Cards laid off help where they count."""
    rules = hand.rules
    points, single = rules.opening.points, rules.opening.scope == "single_meld"
    melds = sparing(hand, best_opening(rules, hand.cards, points, single_meld=single) or ())
    values = [meld_value(rules, meld) for meld in melds]
    if melds and (max(values) if single else sum(values)) >= points:
        return hand.lay(melds)
    if not rules.opening.count_layoffs or not may_lay_off(hand.view, laying=True):
        return None
    split = best_melds(rules, hand.cards)
    layoffs, more = layoffs_of(hand, split.left)
    worth = sum(meld_value(rules, meld) for meld in split.melds) + more
    if split.melds and worth >= points and hand.can_spare(cards_of(split.melds, layoffs)):
        return hand.lay(split.melds, layoffs)
    return None


def closing_flush(hand: Hand) -> Meld | None:
    """The flush that closes the round from the hand, one card kept for the discard (001, A001-06)."""
    flush, info = hand.rules.flush, hand.view.own_info
    count = len(hand.cards) - 1
    if flush is None or info.opened or info.melded or flush.cards not in (count, "any_remaining"):
        return None
    for kept in dict.fromkeys(hand.cards):
        cards = without(hand.cards, (kept,))
        suits = {card.suit for card in cards if card is not JOKER}
        if len(suits) == 1 and hand.can_spare(cards):
            found = readings(hand.rules, cards)
            if found and found[0].kind is MeldKind.FLUSH:
                return found[0]
    return None
