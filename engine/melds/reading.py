"""Cards read as a meld: what a joker stands for, and why cards are none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from engine.cards import ACE, JOKER, RANKS, SUITS, Card
from engine.melds.meld import (
    ABOVE_KING,
    CIRCLE,
    LINE,
    Meld,
    MeldKind,
    MeldRules,
    NewMeld,
    build_set,
    most_jokers,
    run_starts,
    stand_ins,
)
from engine.melds.worth import meld_value
from engine.rules.melding import RunRules
from engine.rules.refusals import IllegalMove, Reject


@dataclass(frozen=True, slots=True)
class _Choice:
    """Cards chosen for one meld. `faces` follows the player's order; None is a joker not announced."""

    faces: tuple[Card | None, ...]
    naturals: tuple[Card, ...]
    announced: tuple[Card, ...]
    free: int

    @property
    def known(self) -> tuple[Card, ...]:
        return self.naturals + self.announced

    @property
    def jokers(self) -> int:
        return len(self.faces) - len(self.naturals)


def read_meld(rules: MeldRules, new: NewMeld) -> Meld:
    """The meld that the cards form: by explicit faces, else by the player's order, else the reading worth most.

    A joker in a gap of a run needs no announcement, nor does one in a set that can only be the missing suit:

    >>> from engine.booklets import DISNEY_BASIC
    >>> from engine.cards import PLAYING_CARDS
    >>> read = lambda words: read_meld(DISNEY_BASIC, NewMeld(PLAYING_CARDS.parse_many(words)))
    >>> PLAYING_CARDS.texts(read("10S JK QS").faces)
    '10S JS QS'
    >>> read("KH KS KD").kind.value
    'set'

    Raises IllegalMove with the Reject code that says best what is wrong:

    >>> read("7H 8H 10H")
    Traceback (most recent call last):
    engine.rules.refusals.IllegalMove: run_broken(missing=(9H,))
    """
    if not new.faces and JOKER not in new.cards:
        plain = _plain_meld(rules, new.cards)
        if plain is not None:
            return plain
    choice = _choice(new)
    as_ordered = _run_as_ordered(rules, choice)
    if as_ordered is not None:
        return as_ordered
    found = _runs(rules, choice)
    same_rank = _set(rules, choice)
    if same_rank is not None and (rules.joker.announce != "required" or None not in same_rank.faces):
        found.append(same_rank)
    if found:
        return max(found, key=lambda meld: meld_value(rules, meld))
    flush = _flush(rules, choice) if same_rank is None else None
    if flush is None:
        raise _refusal(rules, choice)
    return flush


def readings(rules: MeldRules, cards: Sequence[Card]) -> tuple[Meld, ...]:
    """Every distinct way to read exactly these cards as one meld, worth most first; empty where they form none.

    Where jokers in sets must be announced, each announcement is a reading of its own; otherwise such a joker stays
    open. A flush is read only where the cards form neither run nor set.
    """
    if not cards:
        return ()
    plain = _plain_meld(rules, tuple(cards)) if JOKER not in cards else None
    if plain is not None:
        return (plain,)
    choice = _choice(NewMeld(tuple(cards)))
    found = _runs(rules, choice)
    same_rank = _set(rules, choice)
    if same_rank is not None:
        found.extend(_announcements(rules, choice, same_rank))
    if not found:
        flush = _flush(rules, choice)
        return () if flush is None else (flush,)
    return tuple(sorted(found, key=lambda meld: -meld_value(rules, meld)))


def _plain_meld(rules: MeldRules, cards: tuple[Card, ...]) -> Meld | None:
    """The meld that naturals form, where there is one way only to read them; the full reading decides on the rest."""
    count = len(cards)
    if not 3 <= count < RANKS:
        return None
    if cards[0].rank == cards[1].rank:
        largest = rules.set.max
        if count < rules.set.min or (largest is not None and count > largest) or not _one_rank(cards):
            return None
        if rules.set.distinct_suits and len(set(cards)) != count:
            return None
        ordered = tuple(sorted(cards, key=_index))
        return Meld(MeldKind.SET, ordered, ordered)
    return _plain_run(rules.run, cards) if cards[0].suit == cards[1].suit else None


def _plain_run(run: RunRules, cards: tuple[Card, ...]) -> Meld | None:
    count = len(cards)
    indices = sorted([card.index for card in cards])
    suit, low = divmod(indices[0], RANKS)
    if indices[1] != indices[0] + 1 and low + 1 == ACE:
        low = indices[1] % RANKS
        indices.append(indices.pop(0) + RANKS)
    joined = indices[-1] - indices[0] == count - 1 and len(set(indices)) == count
    if not joined or not _one_suit(cards) or low + 1 not in run_starts(run, count):
        return None
    faces = LINE[suit][low : low + count]
    return Meld(MeldKind.RUN, faces, faces)


def _choice(new: NewMeld) -> _Choice:
    if not new.cards:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    stands = new.faces or (None,) * len(new.cards)
    if len(stands) != len(new.cards):
        raise IllegalMove(Reject.NOT_A_MELD, cards=new.cards)
    faces: list[Card | None] = []
    for card, face in zip(new.cards, stands, strict=True):
        if face is not None and (face is JOKER or (card is not JOKER and face is not card)):
            raise IllegalMove(Reject.JOKER_CANNOT_STAND_FOR, card=card, face=face)
        faces.append(face if card is JOKER else card)
    naturals = tuple(card for card in new.cards if card is not JOKER)
    announced = tuple(face for card, face in zip(new.cards, stands, strict=True) if card is JOKER and face is not None)
    return _Choice(tuple(faces), naturals, announced, len(faces) - len(naturals) - len(announced))


def _index(card: Card) -> int:
    return card.index


def _one_suit(cards: Sequence[Card]) -> bool:
    return len({card.suit for card in cards}) == 1


def _one_rank(cards: Sequence[Card]) -> bool:
    return len({card.rank for card in cards}) == 1


def _run_as_ordered(rules: MeldRules, choice: _Choice) -> Meld | None:
    """The run that the player's order spells, upwards or downwards."""
    count = len(choice.faces)
    if not choice.naturals or not _one_suit(choice.known) or choice.jokers > most_jokers(rules.joker, count):
        return None
    starts = run_starts(rules.run, count)
    line = LINE[choice.known[0].suit]
    for faces in (choice.faces, choice.faces[::-1]):
        at, first = next((at, face) for at, face in enumerate(faces) if face is not None)
        for place in (first.rank, first.rank + RANKS):
            start = place - at
            if rules.run.wrap:
                start = (start - 1) % RANKS + 1
            if start not in starts:
                continue
            spelled = line[start - 1 : start - 1 + count]
            if all(face is None or face is there for face, there in zip(faces, spelled, strict=True)):
                return _run(choice.naturals, spelled)
    return None


def _runs(rules: MeldRules, choice: _Choice) -> list[Meld]:
    """Every run that the cards form, highest first."""
    count = len(choice.faces)
    if not choice.naturals or choice.jokers > most_jokers(rules.joker, count) or not _one_suit(choice.known):
        return []
    fitting = _fitting_starts(choice.known, count, run_starts(rules.run, count))
    line = LINE[choice.known[0].suit]
    return [_run(choice.naturals, line[start - 1 : start - 1 + count]) for start in reversed(fitting)]


def _fitting_starts(known: Sequence[Card], count: int, starts: range) -> list[int]:
    """The starts from which a run of so many cards has a place for each known face of the one suit."""
    fitting = []
    for start in starts:
        spelled = list(LINE[known[0].suit][start - 1 : start - 1 + count])
        for face in known:
            if face not in spelled:
                break
            spelled.remove(face)
        else:
            fitting.append(start)
    return fitting


def _run(naturals: Sequence[Card], spelled: tuple[Card, ...]) -> Meld:
    if len(naturals) == len(spelled):
        return Meld(MeldKind.RUN, spelled, spelled)
    left = list(naturals)
    cards = []
    for face in spelled:
        if face in left:
            left.remove(face)
            cards.append(face)
        else:
            cards.append(JOKER)
    return Meld(MeldKind.RUN, tuple(cards), spelled)


def _set(rules: MeldRules, choice: _Choice) -> Meld | None:
    """The set that the cards form, jokers left open where more than one suit is missing."""
    count, largest = len(choice.faces), rules.set.max
    if count < rules.set.min or (largest is not None and count > largest):
        return None
    if not choice.naturals or choice.jokers > most_jokers(rules.joker, count) or not _one_rank(choice.known):
        return None
    if rules.set.distinct_suits and (count > SUITS or len(set(choice.known)) != len(choice.known)):
        return None
    return build_set(rules.set, choice.naturals, choice.announced, choice.free)


def _announcements(rules: MeldRules, choice: _Choice, meld: Meld) -> list[Meld]:
    if None not in meld.faces or rules.joker.announce != "required":
        return [meld]
    pick = combinations if rules.set.distinct_suits else combinations_with_replacement
    stands = pick(stand_ins(rules, choice.known), choice.free)
    return [build_set(rules.set, choice.naturals, (*choice.announced, *faces), 0) for faces in stands]


def _flush(rules: MeldRules, choice: _Choice) -> Meld | None:
    """Cards of one suit, jokers last (A001-06)."""
    if rules.flush is None or not choice.naturals or not _one_suit(choice.known):
        return None
    count = len(choice.faces)
    if choice.jokers > most_jokers(rules.joker, count):
        return None
    if count != rules.flush.cards and (rules.flush.cards != "any_remaining" or count < 3):
        return None
    ordered = tuple(sorted(choice.naturals))
    stands = tuple(sorted(choice.announced))
    return Meld(MeldKind.FLUSH, ordered + (JOKER,) * choice.jokers, ordered + stands + (None,) * choice.free)


def _refusal(rules: MeldRules, choice: _Choice) -> IllegalMove:
    """Why the cards are no meld."""
    count, least = len(choice.faces), min(rules.set.min, rules.run.min)
    if count < least:
        return IllegalMove(Reject.MELD_TOO_SHORT, count=count, min=least)
    if not choice.naturals:
        return IllegalMove(Reject.TOO_MANY_JOKERS, jokers=count, naturals=0)
    if choice.announced:
        unannounced = choice.naturals + (JOKER,) * choice.jokers
        if readings(rules, unannounced):
            return IllegalMove(Reject.JOKER_CANNOT_STAND_FOR, card=JOKER, face=choice.announced[0])
    if _one_rank(choice.known):
        refused = _refused_set(rules, choice)
        if len(choice.known) > 1 or refused.code is Reject.JOKER_UNANNOUNCED:
            return refused
    if _one_suit(choice.known):
        return _refused_run(rules, choice)
    return IllegalMove(Reject.NOT_A_MELD, cards=choice.known)


def _refused_set(rules: MeldRules, choice: _Choice) -> IllegalMove:
    count, largest, known = len(choice.faces), rules.set.max, choice.known
    if rules.set.distinct_suits and (again := _repeated(known)) is not None:
        return IllegalMove(Reject.SET_SUIT_REPEATED, card=again, suit=again.suit)
    if largest is not None and count > largest:
        return IllegalMove(Reject.SET_TOO_LARGE, count=count, max=largest)
    if count < rules.set.min:
        return IllegalMove(Reject.MELD_TOO_SHORT, count=count, min=rules.set.min)
    if choice.jokers > most_jokers(rules.joker, count):
        return IllegalMove(Reject.TOO_MANY_JOKERS, jokers=choice.jokers, naturals=len(choice.naturals))
    return IllegalMove(Reject.JOKER_UNANNOUNCED, choices=stand_ins(rules, known))


def _refused_run(rules: MeldRules, choice: _Choice) -> IllegalMove:
    count, known = len(choice.faces), choice.known
    if count < rules.run.min:
        return IllegalMove(Reject.MELD_TOO_SHORT, count=count, min=rules.run.min)
    if count > rules.run.max:
        return IllegalMove(Reject.NOT_A_MELD, count=count, max=rules.run.max)
    if _fitting_starts(known, count, run_starts(rules.run, count)):
        return IllegalMove(Reject.TOO_MANY_JOKERS, jokers=choice.jokers, naturals=len(choice.naturals))
    if (again := _repeated(known)) is not None:
        return IllegalMove(Reject.RUN_BROKEN, repeated=again, missing=())
    if _fitting_starts(known, count, CIRCLE):
        return IllegalMove(Reject.RUN_WRAPS, ace=rules.run.ace)
    return IllegalMove(Reject.RUN_BROKEN, missing=_gaps(rules.run, known))


def _repeated(cards: Sequence[Card]) -> Card | None:
    return next((card for at, card in enumerate(cards) if card in cards[:at]), None)


def _gaps(run: RunRules, known: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that lack between the lowest and the highest, the ace standing where fewer lack."""
    line = LINE[known[0].suit]
    low = sorted(card.rank for card in known)
    high = sorted(card.rank if card.rank != ACE else ABOVE_KING for card in known)
    allowed = {"low": (low,), "high": (high,), "low_or_high": (low, high)}[run.ace]
    places = min(allowed, key=lambda order: order[-1] - order[0])
    return tuple(line[place - 1] for place in range(places[0], places[-1]) if place not in places)
