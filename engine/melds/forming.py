"""Cards chosen for one meld, and every run, set and flush that they form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, islice

from engine.cards import JOKER, RANKS, Card
from engine.melds.meld import (
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
from engine.rules.refusals import IllegalMove, Reject


@dataclass(frozen=True, slots=True)
class Chosen:
    """Cards chosen for one meld. `faces` follows the player's order; None is a joker not announced.

    `announced` are the faces of the jokers that are, `free` counts the others.
    """

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


def chosen_of(new: NewMeld) -> Chosen:
    """The cards of a new meld. Raises IllegalMove: NOTHING_CHOSEN, NOT_A_MELD (cards), JOKER_CANNOT_STAND_FOR."""
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
    return Chosen(tuple(faces), naturals, announced, len(faces) - len(naturals) - len(announced))


def one_suit(cards: Sequence[Card]) -> bool:
    """Whether all cards are of one suit."""
    return len({card.suit for card in cards}) == 1


def one_rank(cards: Sequence[Card]) -> bool:
    """Whether all cards are of one rank."""
    return len({card.rank for card in cards}) == 1


def run_as_ordered(rules: MeldRules, chosen: Chosen) -> Meld | None:
    """The run that the player's order spells, upwards or downwards."""
    count = len(chosen.faces)
    if not chosen.naturals or not one_suit(chosen.known) or chosen.jokers > most_jokers(rules.joker, count):
        return None
    starts = run_starts(rules.run, count)
    line = LINE[chosen.known[0].suit]
    for faces in (chosen.faces, chosen.faces[::-1]):
        at, first = next((at, face) for at, face in enumerate(faces) if face is not None)
        for place in (first.rank, first.rank + RANKS):
            start = place - at
            if rules.run.wrap:
                start = (start - 1) % RANKS + 1
            if start not in starts:
                continue
            spelled = line[start - 1 : start - 1 + count]
            if all(face is None or face is there for face, there in zip(faces, spelled, strict=True)):
                return _run(chosen.naturals, spelled)
    return None


def runs_of(rules: MeldRules, chosen: Chosen) -> list[Meld]:
    """Every run that the cards form, highest first."""
    count = len(chosen.faces)
    if not chosen.naturals or chosen.jokers > most_jokers(rules.joker, count) or not one_suit(chosen.known):
        return []
    fitting = fitting_starts(chosen.known, count, run_starts(rules.run, count))
    line = LINE[chosen.known[0].suit]
    return [_run(chosen.naturals, line[start - 1 : start - 1 + count]) for start in reversed(fitting)]


def fitting_starts(known: Sequence[Card], count: int, starts: range) -> list[int]:
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


def set_of(rules: MeldRules, chosen: Chosen) -> Meld | None:
    """The set that the cards form, jokers left open where more than one suit is missing."""
    count, largest = len(chosen.faces), rules.set.largest
    if count < rules.set.min or (largest is not None and count > largest):
        return None
    if not chosen.naturals or chosen.jokers > most_jokers(rules.joker, count) or not one_rank(chosen.known):
        return None
    if rules.set.distinct_suits and len(set(chosen.known)) != len(chosen.known):
        return None
    return build_set(rules.set, chosen.naturals, chosen.announced, chosen.free)


def announcements(rules: MeldRules, chosen: Chosen, meld: Meld, *, or_run: bool) -> list[Meld]:
    """A set once for each way to announce its open jokers; as it is where they need not be.

    Where its cards could be a run (`or_run`) they are announced in one of the ways, or nothing would say that it is a
    set.
    """
    required = rules.joker.announce == "required"
    if None not in meld.faces or not (required or or_run):
        return [meld]
    pick = combinations if rules.set.distinct_suits else combinations_with_replacement
    stands = pick(stand_ins(rules, chosen.known), chosen.free)
    ways = stands if required else islice(stands, 1)
    return [build_set(rules.set, chosen.naturals, (*chosen.announced, *faces), 0) for faces in ways]


def flush_of(rules: MeldRules, chosen: Chosen) -> Meld | None:
    """Cards of one suit, jokers last (A001-06)."""
    if rules.flush is None or not chosen.naturals or not one_suit(chosen.known):
        return None
    count = len(chosen.faces)
    if chosen.jokers > most_jokers(rules.joker, count):
        return None
    if count != rules.flush.cards and (rules.flush.cards != "any_remaining" or count < 3):
        return None
    ordered = tuple(sorted(chosen.naturals))
    stands = tuple(sorted(chosen.announced))
    return Meld(MeldKind.FLUSH, ordered + (JOKER,) * chosen.jokers, ordered + stands + (None,) * chosen.free)
