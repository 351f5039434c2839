"""Cards read as a meld: what a joker stands for where that is open."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from engine.cards import ACE, JOKER, RANKS, Card
from engine.melds.forming import announcements, chosen_of, flush_of, one_rank, one_suit, run_as_ordered, runs_of, set_of
from engine.melds.meld import LINE, Meld, MeldKind, MeldRules, NewMeld, run_starts
from engine.melds.no_meld import refusal
from engine.melds.worth import meld_value
from engine.rules.melding import RunRules


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
