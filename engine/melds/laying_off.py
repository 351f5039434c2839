"""One card more on a meld, and a joker freed from one; which cards do either, and which lay-offs are best."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.cards import ACE, JOKER, RANKS, SUITS, Card, natural, without
from engine.melds.meld import (
    LINE,
    Meld,
    MeldKind,
    MeldRules,
    MeldRuleSet,
    build_set,
    meld_rule_set,
    most_jokers,
    run_starts,
    stand_ins,
)
from engine.melds.search import deadwood
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove, Reject, is_refused


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


def with_single_cards(
    rules: MeldRules, melds: Sequence[Meld], left: Sequence[Card]
) -> tuple[list[Meld], tuple[Card, ...]]:
    """The melds with every card added that fits as it is, and the cards still left; jokers are kept."""
    laid, cards = list(melds), list(left)
    added = True
    while added:
        added = False
        for at, meld in enumerate(laid):
            fits = fitting_cards(rules, meld)
            fitting = next((card for card in cards if card in fits and card is not JOKER), None)
            if fitting is not None:
                laid[at] = lay_off(rules, meld, fitting)
                cards.remove(fitting)
                added = True
    return laid, tuple(cards)


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


def _lay_off_run(rules: MeldRules, meld: Meld, card: Card, face: Card | None) -> Meld:
    first, count = meld.faces[0], len(meld.faces)
    if first is None:
        raise AssertionError("each card of a run has a face")
    start = first.rank
    longer = run_starts(rules.run, count + 1)
    line = LINE[first.suit]
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
    largest = rules.set.largest
    if largest is not None and len(faces) >= largest:
        raise IllegalMove(Reject.SET_TOO_LARGE, count=len(faces) + 1, max=largest)
    repeated = rules.set.distinct_suits and wanted is not None and wanted in faces
    if card is not JOKER:
        if repeated:
            raise IllegalMove(Reject.SET_SUIT_REPEATED, card=card, suit=card.suit)
        return _set_with(rules, meld, card)
    choices = stand_ins(rules, [known for known in faces if known is not None])
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
    return build_set(rules.set, naturals, announced, len(pairs) - len(naturals) - len(announced))


def fitting_cards(rules: MeldRules, meld: Meld) -> frozenset[Card]:
    """The faces of which one card more fits the meld, the joker included where the rules allow another."""
    return _fitting(meld_rule_set(rules), meld)


@lru_cache(maxsize=8192)
def extending(rules: MeldRuleSet, lying: tuple[Meld, ...]) -> tuple[int, ...]:
    """The face indexes of the naturals that fit one of these melds, in order."""
    fitting = {card.index for meld in lying for card in _fitting(rules, meld) if not card.is_joker}
    return tuple(sorted(fitting))


def longer_melds(rules: MeldRules, meld: Meld, card: Card) -> tuple[tuple[Card | None, Meld], ...]:
    """The distinct melds that one card more makes, each with what a joker must be said to stand for.

    At a run the face is said even where the rules would find it, so that the move means what the player was shown; in
    a set a joker is left open where it may be.
    """
    return _longer(meld_rule_set(rules), meld, card)


def freeing_cards(rules: MeldRules, meld: Meld) -> frozenset[Card]:
    """The natural faces that would free a joker of the meld by taking its place."""
    if JOKER not in meld.cards:
        return frozenset()
    return _freeing(meld_rule_set(rules), meld)


@lru_cache(maxsize=8192)
def _fitting(rules: MeldRuleSet, meld: Meld) -> frozenset[Card]:
    return frozenset(card for card in (*_neighbours(meld), JOKER) if _fits(rules, meld, card))


@lru_cache(maxsize=8192)
def _longer(rules: MeldRuleSet, meld: Meld, card: Card) -> tuple[tuple[Card | None, Meld], ...]:
    found: dict[Meld, Card | None] = {}
    for face in (None, *_neighbours(meld)) if card is JOKER else (None,):
        if not is_refused(lay_off, rules, meld, card, face):
            found[lay_off(rules, meld, card, face)] = face
            if face is None and meld.kind is MeldKind.SET:
                break
    return tuple((face, longer) for longer, face in found.items())


@lru_cache(maxsize=8192)
def _freeing(rules: MeldRuleSet, meld: Meld) -> frozenset[Card]:
    tried = {card for card in (*meld.faces, *_neighbours(meld)) if card is not None}
    return frozenset(card for card in tried if not is_refused(swap_joker, rules, meld, card))


def _neighbours(meld: Meld) -> tuple[Card, ...]:
    """The naturals worth a try: one below and one above a run, all suits of a set's rank."""
    known = next(face for face in meld.faces if face is not None)
    if meld.kind is MeldKind.SET:
        return tuple(natural(suit, known.rank) for suit in range(SUITS))
    ends = (meld.faces[0], meld.faces[-1])
    ranks = [end.rank + step for end, step in zip(ends, (-1, 1), strict=True) if end is not None]
    return tuple(natural(known.suit, (rank - 1) % 13 + 1) for rank in ranks)


def _fits(rules: MeldRuleSet, meld: Meld, card: Card) -> bool:
    faces: tuple[Card | None, ...] = (None,) if card is not JOKER else (None, *_neighbours(meld))
    return not all(is_refused(lay_off, rules, meld, card, face) for face in faces)


LayOffs = tuple[tuple[int, Card], ...]
"""Lay-offs in an order in which they can be made: of each the place of the meld among those there, and the card."""


def best_lay_offs(rules: MeldRules, hand: Sequence[Card], lying: Sequence[Meld]) -> LayOffs:
    """The lay-offs after which the best melds of the rest leave the least deadwood; of several such the fewest."""
    held = tuple(sorted(hand))
    return min(_all(rules, held, tuple(lying), (), set()))[2]


def _all(
    rules: MeldRules, hand: tuple[Card, ...], lying: tuple[Meld, ...], made: LayOffs, met: set[object]
) -> Iterator[tuple[int, int, LayOffs]]:
    """All lay-offs, each table once: the deadwood that they leave, how many they are, and themselves."""
    if lying in met:
        return
    met.add(lying)
    yield deadwood(rules, hand), len(made), made
    for place, meld in enumerate(lying):
        for card in sorted(fitting_cards(rules, meld).intersection(hand)):
            longer = (*lying[:place], lay_off(rules, meld, card), *lying[place + 1 :])
            yield from _all(rules, without(hand, (card,)), longer, (*made, (place, card)), met)
