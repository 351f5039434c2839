"""Why chosen cards are no meld."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.cards import ACE, JOKER, Card
from engine.melds.forming import Chosen, fitting_starts, flush_of, one_rank, one_suit, runs_of, set_of
from engine.melds.meld import ABOVE_KING, CIRCLE, LINE, MeldRules, most_jokers, run_starts, stand_ins
from engine.rules.melding import RunRules
from engine.rules.refusals import IllegalMove, Reject


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
        if len(chosen.known) > 1 or refused.code is Reject.JOKER_UNANNOUNCED:
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
        return IllegalMove(Reject.MELD_TOO_SHORT, count=count, min=rules.set.min)
    if chosen.jokers > most_jokers(rules.joker, count):
        return IllegalMove(Reject.TOO_MANY_JOKERS, jokers=chosen.jokers, naturals=len(chosen.naturals))
    return IllegalMove(Reject.JOKER_UNANNOUNCED, choices=stand_ins(rules, known))


def _refused_run(rules: MeldRules, chosen: Chosen) -> IllegalMove:
    count, known = len(chosen.faces), chosen.known
    if count < rules.run.min:
        return IllegalMove(Reject.MELD_TOO_SHORT, count=count, min=rules.run.min)
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
    """The cards that lack between the lowest and the highest, the ace standing where fewer lack."""
    line = LINE[known[0].suit]
    low = sorted(card.rank for card in known)
    high = sorted(card.rank if card.rank != ACE else ABOVE_KING for card in known)
    allowed = {"low": (low,), "high": (high,), "low_or_high": (low, high)}[run.ace]
    places = min(allowed, key=lambda order: order[-1] - order[0])
    return tuple(line[place - 1] for place in range(places[0], places[-1]) if place not in places)
