"""Cards read as a meld: what they form, what a joker stands for, why they are none; and melds as text."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement, islice
from operator import attrgetter

from engine.cards import ACE, JOKER, RANKS, Card, CardTextError, Notation
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
from engine.rules.refusals import IllegalMove, Reject, outcome_of


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


def refusal(rules: MeldRules, chosen: Chosen) -> IllegalMove:
    """The refusal of cards that form no meld, with the code that says best what is wrong."""
    count, least = len(chosen.faces), min(rules.set.min, rules.run.min)
    if count < least:
        return IllegalMove(Reject.MELD_TOO_SHORT, count=count, min=least)
    if not chosen.naturals:
        return IllegalMove(Reject.TOO_MANY_JOKERS, jokers=count, naturals=0)
    if chosen.announced:
        silent = replace(chosen, announced=(), free=chosen.jokers)
        if runs_of(rules, silent) or set_of(rules, silent) or flush_of(rules, silent):
            return IllegalMove(Reject.JOKER_CANNOT_STAND_FOR, card=JOKER, face=chosen.announced[0])
    if one_rank(chosen.known):
        refused = _refused_set(rules, chosen)
        if len(chosen.known) > 1 or refused.code is Reject.JOKER_UNANNOUNCED or count < rules.run.min:
            return refused
    if one_suit(chosen.known):
        return _refused_run(rules, chosen)
    return IllegalMove(Reject.NOT_A_MELD, cards=chosen.known)


def _refused_set(rules: MeldRules, chosen: Chosen) -> IllegalMove:
    count, largest, known = len(chosen.faces), rules.set.largest, chosen.known
    if rules.set.distinct_suits and (again := _repeated(known)) is not None:
        return IllegalMove(Reject.SET_SUIT_REPEATED, card=again, suit=again.suit)
    if largest is not None and count > largest:
        return IllegalMove(Reject.SET_TOO_LARGE, count=count, max=largest)
    if count < rules.set.min:
        return IllegalMove(Reject.MELD_TOO_SHORT, count=count, min=rules.set.min, kind="set")
    if chosen.jokers > most_jokers(rules.joker, count):
        return IllegalMove(Reject.TOO_MANY_JOKERS, jokers=chosen.jokers, naturals=len(chosen.naturals))
    return IllegalMove(Reject.JOKER_UNANNOUNCED, choices=stand_ins(rules, known))


def _refused_run(rules: MeldRules, chosen: Chosen) -> IllegalMove:
    count, known = len(chosen.faces), chosen.known
    if count < rules.run.min:
        return IllegalMove(Reject.MELD_TOO_SHORT, count=count, min=rules.run.min, kind="run")
    if count > rules.run.max:
        return IllegalMove(Reject.NOT_A_MELD, count=count, max=rules.run.max)
    if fitting_starts(known, count, run_starts(rules.run, count)):
        return IllegalMove(Reject.TOO_MANY_JOKERS, jokers=chosen.jokers, naturals=len(chosen.naturals))
    if (again := _repeated(known)) is not None:
        return IllegalMove(Reject.RUN_BROKEN, repeated=again, missing=())
    if fitting_starts(known, count, CIRCLE):
        return IllegalMove(Reject.RUN_WRAPS, ace=rules.run.ace)
    return IllegalMove(Reject.RUN_BROKEN, missing=_gaps(rules.run, known))


def _repeated(cards: Sequence[Card]) -> Card | None:
    return next((card for at, card in enumerate(cards) if card in cards[:at]), None)


def _gaps(run: RunRules, known: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that lack from lowest to highest, the ace standing where fewer lack; none of a run that is too long."""
    line = LINE[known[0].suit]
    low = sorted(card.rank for card in known)
    high = sorted(card.rank if card.rank != ACE else ABOVE_KING for card in known)
    allowed = {"low": (low,), "high": (high,), "low_or_high": (low, high)}[run.ace]
    places = min(allowed, key=lambda order: order[-1] - order[0])
    reach = range(places[0], places[-1] + 1)
    return tuple(line[place - 1] for place in reach if place not in places) if len(reach) <= run.max else ()


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
    chosen = chosen_of(new)
    as_ordered = run_as_ordered(rules, chosen)
    if as_ordered is not None:
        return as_ordered
    found = runs_of(rules, chosen)
    same_rank = set_of(rules, chosen)
    if same_rank is not None and (rules.joker.announce != "required" or None not in same_rank.faces):
        found.append(same_rank)
    if found:
        return max(found, key=lambda meld: meld_value(rules, meld))
    flush = flush_of(rules, chosen) if same_rank is None else None
    if flush is None:
        raise refusal(rules, chosen)
    return flush


def meld_or_none(rules: MeldRules, new: NewMeld) -> Meld | None:
    """The same; None where the cards form no meld."""
    found = outcome_of(read_meld, rules, new)
    return None if isinstance(found, IllegalMove) else found


def readings(rules: MeldRules, cards: Sequence[Card]) -> tuple[Meld, ...]:
    """Every distinct way to read exactly these cards as one meld, worth most first; empty where they form none.

    Each reads as the same again when it is laid. Where jokers in sets must be announced, each announcement is a reading
    of its own; otherwise such a joker stays open, unless the cards form a run as well. A flush is read only where the
    cards form neither run nor set.
    """
    if not cards:
        return ()
    plain = _plain_meld(rules, tuple(cards)) if JOKER not in cards else None
    if plain is not None:
        return (plain,)
    chosen = chosen_of(NewMeld(tuple(cards)))
    found = runs_of(rules, chosen)
    same_rank = set_of(rules, chosen)
    if same_rank is not None:
        found.extend(announcements(rules, chosen, same_rank, or_run=bool(found)))
    if not found:
        flush = flush_of(rules, chosen)
        return () if flush is None else (flush,)
    return tuple(sorted(found, key=lambda meld: -meld_value(rules, meld)))


def _plain_meld(rules: MeldRules, cards: tuple[Card, ...]) -> Meld | None:
    """The meld that naturals form, where there is one way only to read them; the full reading decides on the rest."""
    count = len(cards)
    if not 3 <= count < RANKS:
        return None
    if cards[0].rank == cards[1].rank:
        largest = rules.set.largest
        if count < rules.set.min or (largest is not None and count > largest) or not one_rank(cards):
            return None
        if rules.set.distinct_suits and len(set(cards)) != count:
            return None
        ordered = tuple(sorted(cards, key=attrgetter("index")))
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
    if not joined or not one_suit(cards) or low + 1 not in run_starts(run, count):
        return None
    faces = LINE[suit][low : low + count]
    return Meld(MeldKind.RUN, faces, faces)


def parse_melds(notation: Notation, text: str) -> tuple[NewMeld, ...]:
    """The melds of a text such as `7H 8H JK=9H | KS KH KD`, as they are written. Raises CardTextError."""
    melds = []
    for group in text.replace(",", " ").split("|"):
        cards, faces = [], []
        for word in group.split():
            card_text, said, face_text = word.partition("=")
            if said and not (card_text and face_text):
                raise CardTextError(word)
            cards.append(notation.parse(card_text))
            faces.append(notation.parse(face_text) if said else None)
        if cards:
            known = tuple(face if card is JOKER else card for card, face in zip(cards, faces, strict=True))
            melds.append(NewMeld(tuple(cards), known if any(faces) else ()))
    return tuple(melds)


def table_text(notation: Notation, melds: Iterable[Meld]) -> str:
    """Melds as `parse_melds` reads them, each joker with what it stands for where it stands for one card."""
    return " | ".join(" ".join(_pieces(notation, meld)) for meld in melds)


def _pieces(notation: Notation, meld: Meld) -> Iterator[str]:
    for card, face in zip(meld.cards, meld.faces, strict=True):
        said = f"={notation.text(face)}" if card is JOKER and face is not None else ""
        yield notation.text(card) + said
