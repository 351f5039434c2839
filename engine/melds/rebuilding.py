"""Rebuilding the table: conservation, validity, and what became of each meld.

Nobody records the single steps of a rebuild. What counts is the table at its end (A002-11): everything that lay there
still does, pieces were added from the rack, every meld is valid, and the jokers' locks held.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.cards import JOKER, Card
from engine.melds.joker_locks import forms_of, unlock
from engine.melds.meld import Meld, MeldKind, MeldRules, NewMeld
from engine.melds.reading import read_meld
from engine.rules.melding import RearrangeRules
from engine.rules.refusals import IllegalMove, Reject


class TableRules(MeldRules, Protocol):
    """The switches on which a table that can be rebuilt depends."""

    @property
    def rearrange(self) -> RearrangeRules | None:
        """Rebuilding; None where melds stay as they were laid."""


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a meld: the number of the meld before that goes on in it, None for a new one.

    `laid` are the places, in table order, of the pieces that came from the rack, `moved` of those that came from other
    melds; all others stayed.
    """

    origin: int | None
    laid: tuple[int, ...]
    moved: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rearranged:
    """A legal rebuild: the melds as read, the rack pieces laid (sorted), and the changes meld by meld.

    `freed` are the naturals that took the places of jokers; `to_hand` counts the jokers that went to the hand, which
    only `joker.freed=hand_or_play` allows. `touched` numbers the melds before that are not there unchanged.
    """

    melds: tuple[Meld, ...]
    laid: tuple[Card, ...]
    freed: tuple[Card, ...]
    to_hand: int
    changes: tuple[Change, ...]
    touched: tuple[int, ...]


def check_rearranged(
    rules: TableRules, before: Sequence[Meld], rack: Sequence[Card], after: Sequence[NewMeld]
) -> Rearranged:
    """The table `after` a rebuild of the melds `before` with pieces of a rack, if it is legal.

    A meld that is written as it lay keeps what its jokers stand for. Raises IllegalMove: the codes of `read_meld`,
    REARRANGE_DISABLED, TABLE_PIECE_MISSING and PIECE_FROM_NOWHERE (card), NOTHING_LAID (min), JOKER_LOCKED (face),
    MELD_LOCKED (cards), FREED_JOKER_UNUSED (freed), ORIGIN_BROKEN (cards).
    """
    switches_of(rules)
    return judge(rules, before, rack, [read_again(rules, before, new) for new in after])


def switches_of(rules: TableRules) -> RearrangeRules:
    """The switches of rebuilding. Raises IllegalMove(REARRANGE_DISABLED) where melds stay as they were laid."""
    if rules.rearrange is None:
        raise IllegalMove(Reject.REARRANGE_DISABLED)
    return rules.rearrange


def judge(rules: TableRules, before: Sequence[Meld], rack: Sequence[Card], after: Sequence[Meld]) -> Rearranged:
    """Like `check_rearranged`, of melds that have been read."""
    switches = switches_of(rules)
    laid, to_hand = _laid(rules, before, rack, after)
    if len(laid) < min(switches.min_rack, max(len(rack), 1)):
        raise IllegalMove(Reject.NOTHING_LAID, min=switches.min_rack)
    freed = unlock(rules, switches, before, after, laid, to_hand)
    if switches.check == "strict_origin":
        for meld in before:
            if not _kept_or_taken(rules, switches, meld, after):
                raise IllegalMove(Reject.ORIGIN_BROKEN, cards=meld.cards)
    found = changes(before, after, laid)
    return Rearranged(tuple(after), laid, freed, to_hand, found, touched(before, after, found))


def read_again(rules: TableRules, before: Sequence[Meld], new: NewMeld) -> Meld:
    """The meld as it lay, where it is written like one that did, else what its cards form. Raises IllegalMove."""
    return next((meld for meld in before if _as_it_lay(meld, new)), None) or read_meld(rules, new)


def _as_it_lay(meld: Meld, new: NewMeld) -> bool:
    if meld.cards == new.cards:
        return not new.faces or meld.faces == new.faces
    same = meld.kind is MeldKind.SET and Counter(meld.cards) == Counter(new.cards)
    return same and (not new.faces or Counter(meld.faces) == Counter(new.faces))


def _laid(
    rules: TableRules, before: Sequence[Meld], rack: Sequence[Card], after: Sequence[Meld]
) -> tuple[tuple[Card, ...], int]:
    """The rack pieces laid, and how many jokers went to the hand."""
    more = Counter(card for meld in after for card in meld.cards)
    more.subtract(Counter(card for meld in before for card in meld.cards))
    have = Counter(rack)
    for card, count in sorted(more.items()):
        if count < 0 and not (card is JOKER and rules.joker.freed == "hand_or_play"):
            raise IllegalMove(Reject.TABLE_PIECE_MISSING, card=card)
        if count > have[card]:
            raise IllegalMove(Reject.PIECE_FROM_NOWHERE, card=card)
    return tuple(sorted((+more).elements())), -min(more[JOKER], 0)


def _kept_or_taken(rules: TableRules, switches: RearrangeRules, meld: Meld, after: Sequence[Meld]) -> bool:
    """Whether three pieces of a meld lie together, or all were taken, so that no two need lie together (A002-11).

    A joker that was exchanged is there in the piece that took its place. Equal pieces cannot be told apart, so each
    meld is judged by itself.
    """
    forms = forms_of(rules, switches, meld)
    if any((form & Counter(other.cards)).total() >= 3 for form in forms for other in after):
        return True
    return _spread(meld.cards, [set(other.cards) for other in after])


def _spread(cards: Sequence[Card], places: list[set[Card]]) -> bool:
    """Whether each card can be found in a place of its own."""
    if not cards:
        return True
    first, *rest = cards
    return any(
        first in place and _spread(rest, places[:number] + places[number + 1 :]) for number, place in enumerate(places)
    )


def changes(before: Sequence[Meld], after: Sequence[Meld], laid: Sequence[Card]) -> tuple[Change, ...]:
    """What became of each meld. Equal pieces are interchangeable: as few as possible count as moved."""
    return changes_since(before, after, _origins(before, after), laid)


def changes_since(
    before: Sequence[Meld], after: Sequence[Meld], origins: Sequence[int | None], laid: Sequence[Card]
) -> tuple[Change, ...]:
    """What became of each meld, where it is known in which place before, if any, each one lay."""
    from_rack = Counter(laid)
    found = []
    for meld, origin in zip(after, origins, strict=True):
        if origin is not None and meld == before[origin]:
            found.append(Change(origin, (), ()))
            continue
        own: list[Card] = [] if origin is None else list(before[origin].cards)
        by_hand: list[int] = []
        moved: list[int] = []
        for at, card in enumerate(meld.cards):
            if card in own:
                own.remove(card)
            elif from_rack.get(card, 0) > 0:
                from_rack[card] -= 1
                by_hand.append(at)
            else:
                moved.append(at)
        found.append(Change(origin, tuple(by_hand), tuple(moved)))
    return tuple(found)


def touched(before: Sequence[Meld], after: Sequence[Meld], found: Sequence[Change]) -> tuple[int, ...]:
    """The numbers of the melds before that are not there unchanged."""
    whole = {
        change.origin
        for meld, change in zip(after, found, strict=True)
        if change.origin is not None and meld == before[change.origin]
    }
    return tuple(number for number in range(len(before)) if number not in whole)


def _origins(before: Sequence[Meld], after: Sequence[Meld]) -> list[int | None]:
    """For each meld the one before that goes on in it: the one with which it shares most, two pieces at least."""
    lying_in: dict[Card, list[int]] = {}
    for number, meld in enumerate(after):
        for card in set(meld.cards):
            lying_in.setdefault(card, []).append(number)
    shared = []
    for old, meld in enumerate(before):
        faces = set(meld.cards)
        met: dict[int, int] = {}
        for card in faces:
            for number in lying_in.get(card, ()):
                met[number] = met.get(number, 0) + 1
        for number, alike in met.items():
            plain = len(faces) == len(meld.cards)
            common = alike if plain else (Counter(meld.cards) & Counter(after[number].cards)).total()
            if common > 1:
                shared.append((meld == after[number], common, -old, -number))
    origins: list[int | None] = [None] * len(after)
    gone: set[int] = set()
    for _, _, minus_old, minus_number in sorted(shared, reverse=True):
        if -minus_old not in gone and origins[-minus_number] is None:
            origins[-minus_number] = -minus_old
            gone.add(-minus_old)
    return origins
