"""One card more on a meld, and a joker freed from one."""

from __future__ import annotations

from engine.cards import ACE, JOKER, RANKS, Card
from engine.melds.meld import LINE, Meld, MeldKind, MeldRules, build_set, most_jokers, run_starts, stand_ins
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove, Reject


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
