"""Sets, runs and flushes: what a joker stands for, and what a meld is worth.

A run lies on a line of positions: 1 is the ace below the two, 2 to 13 are the two to the king, 14 is the ace above
the king; with `run.wrap` the line goes on, 15 being the two again. A run is known by its suit, start and length.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, Protocol

from engine.cards import ACE, FACES, JOKER, RANKS, SUITS, Card, natural
from engine.errors import IllegalMove, Reject
from engine.moves import NewMeld
from engine.rules import FlushRules, HandValues, JokerRules, MeldValues, RunRules, SetRules


class MeldKind(StrEnum):
    """The three kinds of meld."""

    RUN = "run"
    SET = "set"
    FLUSH = "flush"


class MeldRules(Protocol):
    """The switches that melds depend on; every rule set of a rummy family has them."""

    @property
    def set(self) -> SetRules:
        """Same rank."""

    @property
    def run(self) -> RunRules:
        """Consecutive ranks of one suit."""

    @property
    def flush(self) -> FlushRules | None:
        """The closing flush, if there is one."""

    @property
    def joker(self) -> JokerRules:
        """Jokers in melds."""

    @property
    def hand_values(self) -> HandValues:
        """What cards left in hand count."""

    @property
    def meld_values(self) -> MeldValues:
        """What cards in melds count."""


@dataclass(frozen=True, slots=True)
class Meld:
    """A valid meld: its cards in table order and, card by card, the face each stands for.

    A run is in ascending order (an ace above the king last). A set is sorted by suit, jokers last. `faces[i]` is the
    card itself for naturals; for a joker the face it replaces, or None in a set where any missing suit may replace it
    and in a flush, where it stands for no card in particular.
    """

    kind: MeldKind
    cards: tuple[Card, ...]
    faces: tuple[Card | None, ...]


ABOVE_KING: Final = RANKS + 1

_LINE: Final = tuple(tuple(natural(suit, at % RANKS + 1) for at in range(2 * RANKS + 2)) for suit in range(SUITS))
_CIRCLE: Final = range(1, RANKS + 1)


def run_starts(run: RunRules, count: int) -> range:
    """The positions at which a run of so many cards may start; empty where that length is not allowed."""
    if not run.min <= count <= run.max:
        return range(0)
    if run.wrap:
        return _CIRCLE
    first = 2 if run.ace == "high" else 1
    last = RANKS if run.ace == "low" else ABOVE_KING
    return range(first, last - count + 2)


def most_jokers(joker: JokerRules, count: int) -> int:
    """How many jokers a meld of so many cards may hold (G-19)."""
    if joker.max_per_meld == "half":
        return count // 2
    return 1 if joker.max_per_meld == "one" else count - 1


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

    A joker in a gap of a run needs no announcement, nor does one in a set that can only be the missing suit. Raises
    IllegalMove with the Reject code that says best what is wrong.
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


def lay_off(rules: MeldRules, meld: Meld, card: Card, face: Card | None = None) -> Meld:
    """The meld with one card more. A joker at a run with two free ends takes `face`, else the end worth more.

    Raises IllegalMove (DOES_NOT_FIT, RUN_WRAPS, SET_SUIT_REPEATED, SET_TOO_LARGE, TOO_MANY_JOKERS, JOKER_UNANNOUNCED,
    JOKER_CANNOT_STAND_FOR).
    """
    if meld.kind is MeldKind.FLUSH:
        raise IllegalMove(Reject.DOES_NOT_FIT, card=card)
    if card is not JOKER:
        if face is not None and face is not card:
            raise IllegalMove(Reject.JOKER_CANNOT_STAND_FOR, card=card, face=face)
    else:
        jokers, count = meld.cards.count(JOKER) + 1, len(meld.cards) + 1
        if jokers > most_jokers(rules.joker, count):
            raise IllegalMove(Reject.TOO_MANY_JOKERS, jokers=jokers, naturals=count - jokers)
    if meld.kind is MeldKind.RUN:
        return _lay_off_run(rules, meld, card, face)
    return _lay_off_set(rules, meld, card, face)


def swap_joker(rules: MeldRules, meld: Meld, card: Card) -> Meld:
    """The meld with the natural card in the place of the joker that stands for it. Raises IllegalMove(SWAP_NO_JOKER).

    An open joker of a set is freed by any suit that the set still lacks (A002-06), or by any suit at all where suits
    may repeat.
    """
    cards, faces = meld.cards, meld.faces
    for at, face in enumerate(faces):
        if face is card and cards[at] is JOKER and card is not JOKER:
            if meld.kind is MeldKind.SET:
                return _set_with(rules, meld, card, freed=at)
            return Meld(meld.kind, (*cards[:at], card, *cards[at + 1 :]), faces)
    open_set = meld.kind is MeldKind.SET and None in faces and card.rank == cards[0].rank
    if open_set and (card not in faces or not rules.set.distinct_suits):
        return _set_with(rules, meld, card, freed=faces.index(None))
    raise IllegalMove(Reject.SWAP_NO_JOKER, card=card)


def meld_value(rules: MeldRules, meld: Meld) -> int:
    """What a meld is worth when laid, in points.

    A joker counts as the card it replaces or a fixed worth (A001-02), an ace by its place in the run (G-17 in a set).
    In a flush an ace counts as in a set, and a joker that replaces no card in particular as a king.
    """
    values = rules.meld_values
    court, fixed = values.court, rules.joker.meld_value
    if meld.kind is MeldKind.SET:
        rank = meld.cards[0].rank
        each = values.ace_in_set if rank == ACE else min(rank, court)
        if fixed == "replaced_card":
            return each * len(meld.cards)
        jokers = meld.cards.count(JOKER)
        return each * (len(meld.cards) - jokers) + fixed * jokers
    total = 0
    ace = values.ace_low if meld.kind is MeldKind.RUN else values.ace_in_set
    for card, face in zip(meld.cards, meld.faces, strict=True):
        if card is JOKER and fixed != "replaced_card":
            total += fixed
        elif face is None:
            total += court
        else:
            total += ace if face.rank == ACE else min(face.rank, court)
        if meld.kind is MeldKind.RUN:
            ace = values.ace_high
    return total


def hand_value(rules: MeldRules, cards: Sequence[Card]) -> int:
    """What cards left in hand are worth, in points."""
    values = rules.hand_values
    points = hand_points(values.ace, values.court, values.joker)
    return sum([points[card.index] for card in cards])


@lru_cache(maxsize=64)
def hand_points(ace: int, court: int, joker: int) -> tuple[int, ...]:
    """What each of the 53 faces counts in hand, by index. A number counts itself, a court card `court` at most."""
    return tuple(joker if card is JOKER else ace if card.rank == ACE else min(card.rank, court) for card in FACES)


# ----------------------------------------------------------------------------------------------------------- reading


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
    faces = _LINE[suit][low : low + count]
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
    line = _LINE[choice.known[0].suit]
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
    line = _LINE[choice.known[0].suit]
    return [_run(choice.naturals, line[start - 1 : start - 1 + count]) for start in reversed(fitting)]


def _fitting_starts(known: Sequence[Card], count: int, starts: range) -> list[int]:
    """The starts from which a run of so many cards has a place for each known face of the one suit."""
    fitting = []
    for start in starts:
        spelled = list(_LINE[known[0].suit][start - 1 : start - 1 + count])
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
    return _build_set(rules.set, choice.naturals, choice.announced, choice.free)


def _build_set(rules: SetRules, naturals: Sequence[Card], announced: Sequence[Card], free: int) -> Meld:
    """The set in table order. As many open jokers as suits are missing can only stand for those suits."""
    ordered = sorted(naturals)
    stands = sorted(announced)
    if free and rules.distinct_suits:
        missing = _missing_suits([*ordered, *stands])
        if len(missing) == free:
            stands, free = sorted([*stands, *missing]), 0
    cards = (*ordered, *(JOKER,) * (len(stands) + free))
    return Meld(MeldKind.SET, cards, (*ordered, *stands, *(None,) * free))


def _missing_suits(known: Sequence[Card]) -> list[Card]:
    rank = known[0].rank
    return [face for suit in range(SUITS) if (face := natural(suit, rank)) not in known]


def _stand_ins(rules: MeldRules, known: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that an open joker of a set may stand for, missing suits first."""
    missing = tuple(_missing_suits(known))
    return missing if rules.set.distinct_suits else missing + tuple(sorted(set(known)))


def _announcements(rules: MeldRules, choice: _Choice, meld: Meld) -> list[Meld]:
    if None not in meld.faces or rules.joker.announce != "required":
        return [meld]
    pick = combinations if rules.set.distinct_suits else combinations_with_replacement
    stands = pick(_stand_ins(rules, choice.known), choice.free)
    return [_build_set(rules.set, choice.naturals, (*choice.announced, *faces), 0) for faces in stands]


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


# -------------------------------------------------------------------------------------------------------- laying off


def _lay_off_run(rules: MeldRules, meld: Meld, card: Card, face: Card | None) -> Meld:
    first, count = meld.faces[0], len(meld.faces)
    if first is None:
        raise AssertionError("each card of a run has a face")
    start = first.rank
    longer = run_starts(rules.run, count + 1)
    line = _LINE[first.suit]
    below = line[(start - 2) % RANKS]
    above = line[start - 1 + count]
    fits_below = ((start - 1) or (RANKS if rules.run.wrap else 0)) in longer
    fits_above = start in longer
    ends = ((above,) if fits_above else ()) + ((below,) if fits_below else ())
    wanted = card if card is not JOKER else face
    longer_melds = []
    if fits_above and wanted in (None, above):
        longer_melds.append(Meld(MeldKind.RUN, (*meld.cards, card), (*meld.faces, above)))
    if fits_below and wanted in (None, below):
        longer_melds.append(Meld(MeldKind.RUN, (card, *meld.cards), (below, *meld.faces)))
    if len(longer_melds) == 1:
        return longer_melds[0]
    if longer_melds:
        return max(longer_melds, key=lambda longer_meld: meld_value(rules, longer_meld))
    if card is JOKER and face is not None:
        raise IllegalMove(Reject.JOKER_CANNOT_STAND_FOR, card=card, face=face, choices=ends)
    round_corner = (card is below and start == ACE) or (card is above and start - 1 + count >= RANKS)
    if round_corner and count < rules.run.max:
        raise IllegalMove(Reject.RUN_WRAPS, card=card, ace=rules.run.ace)
    raise IllegalMove(Reject.DOES_NOT_FIT, card=card, choices=ends)


def _lay_off_set(rules: MeldRules, meld: Meld, card: Card, face: Card | None) -> Meld:
    rank, faces = meld.cards[0].rank, meld.faces
    wanted = card if card is not JOKER else face
    if card is not JOKER and card.rank != rank:
        raise IllegalMove(Reject.DOES_NOT_FIT, card=card)
    largest = SUITS if rules.set.max is None and rules.set.distinct_suits else rules.set.max
    if largest is not None and len(faces) >= largest:
        raise IllegalMove(Reject.SET_TOO_LARGE, count=len(faces) + 1, max=largest)
    repeated = rules.set.distinct_suits and wanted is not None and wanted in faces
    if card is not JOKER:
        if repeated:
            raise IllegalMove(Reject.SET_SUIT_REPEATED, card=card, suit=card.suit)
        return _set_with(rules, meld, card)
    choices = _stand_ins(rules, [known for known in faces if known is not None])
    if face is not None and face not in choices:
        raise IllegalMove(Reject.JOKER_CANNOT_STAND_FOR, card=card, face=face, choices=choices)
    longer = _set_with(rules, meld, card, face)
    if rules.joker.announce == "required" and None in longer.faces:
        raise IllegalMove(Reject.JOKER_UNANNOUNCED, choices=choices)
    return longer


def _set_with(rules: MeldRules, meld: Meld, card: Card, face: Card | None = None, *, freed: int | None = None) -> Meld:
    """The set with one card more, the joker at `freed` taken out."""
    pairs = [pair for at, pair in enumerate(zip(meld.cards, meld.faces, strict=True)) if at != freed]
    pairs.append((card, card if card is not JOKER else face))
    naturals = [own for own, _ in pairs if own is not JOKER]
    announced = [stands for own, stands in pairs if own is JOKER and stands is not None]
    return _build_set(rules.set, naturals, announced, len(pairs) - len(naturals) - len(announced))


# ----------------------------------------------------------------------------------------------------------- refusal


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
    return IllegalMove(Reject.JOKER_UNANNOUNCED, choices=_stand_ins(rules, known))


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
    if _fitting_starts(known, count, _CIRCLE):
        return IllegalMove(Reject.RUN_WRAPS, ace=rules.run.ace)
    return IllegalMove(Reject.RUN_BROKEN, missing=_gaps(rules.run, known))


def _repeated(cards: Sequence[Card]) -> Card | None:
    return next((card for at, card in enumerate(cards) if card in cards[:at]), None)


def _gaps(run: RunRules, known: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that lack between the lowest and the highest, the ace standing where fewer lack."""
    line = _LINE[known[0].suit]
    low = sorted(card.rank for card in known)
    high = sorted(card.rank if card.rank != ACE else ABOVE_KING for card in known)
    allowed = {"low": (low,), "high": (high,), "low_or_high": (low, high)}[run.ace]
    places = min(allowed, key=lambda order: order[-1] - order[0])
    return tuple(line[place - 1] for place in range(places[0], places[-1]) if place not in places)
