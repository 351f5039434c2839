"""What tells a card that may be thrown: what it costs to keep, what it may still become, and to whom it is of use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.cards import JOKER, NATURALS, Card
from engine.games.draw_discard.options import DrawDiscardOptions
from engine.games.draw_discard.players.hand import Hand
from engine.games.draw_discard.players.memory import choices_of, pile_of, unseen_of
from engine.games.draw_discard.players.pile import PILE_HOPE, UNSEEN_HOPE
from engine.games.draw_discard.players.steady import SHY, next_seat
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.views import SeatInfo
from engine.melds.fits import extending
from engine.melds.meld import MeldRuleSet, meld_rule_set
from engine.melds.outlook import making
from engine.melds.partners import danger, likely_held, neighbours, partners
from engine.melds.search import MeldSplit
from engine.melds.worth import hand_value


class _Known(NamedTuple):
    """What is known when a card is to be thrown, by face index.

    `left` counts the copies that are not seen, `theirs` is the chance that the next seat holds one, `shown` is what it
    took and `wanted` what goes with that; `mine` lies in the hand, `lying` fits the table, `pile` lies open for all.
    """

    melds: MeldRuleSet
    left: list[int]
    theirs: list[float]
    shown: set[int]
    wanted: set[int]
    mine: set[int]
    lying: frozenset[int]
    pile: frozenset[int] | None


def numbers(hand: Hand, options: DrawDiscardOptions, split: MeldSplit, cards: Sequence[Card]) -> list[list[float]]:
    """For each of some loose naturals what tells it, once for each number that tells the round and its rules."""
    rules, known = hand.rules, _known(hand)
    short = options.opening_short if rules.opening.scope == "single_meld" else 0
    lost, opening = making(known.melds, split.left, known.left, short)
    stage = [*_stage(hand), *_kind(rules)]
    fed = not rules.opening.points or any(info.opened for info in _others(hand))
    found: list[list[float]] = []
    for card in cards:
        points, index = hand_value(rules, (card,)), card.index
        company = sum([one in known.mine for one in neighbours(known.melds)[index]])
        plain = [
            points / 10,
            lost[card] / 4,
            opening[card] / 4,
            danger(partners(known.melds)[index], known.theirs) * 2,
            float(index in known.lying),
            float(fed and index in known.lying),
            float(not company),
            min(company, 3) / 3,
            known.left[index] / 2,
            float(points >= 10),
            float(index in known.wanted),
            float(index in known.shown),
            *_on_visible_pile(hand, known, card),
        ]
        found.append([each * part for part in stage for each in plain])
    return found


def _known(hand: Hand) -> _Known:
    view, rules = hand.view, hand.rules
    melds, left, after = meld_rule_set(rules), unseen_of(view), next_seat(hand)
    choices = choices_of(view.history, after)
    spurned = (*choices.thrown, *choices.left)
    naturals = [card.index for card in choices.held if card is not JOKER]
    lying = extending(melds, tuple([there.meld for there in view.melds])) if rules.layoff.enabled else ()
    visible = rules.draw.discard_take == "visible_pile"
    return _Known(
        melds,
        left,
        likely_held(melds, left, choices.held, spurned, view.seats[after].cards, SHY),
        set(naturals),
        {near for index in naturals for near in neighbours(melds)[index]},
        {card.index for card in hand.cards},
        frozenset(lying),
        frozenset(card.index for card in pile_of(view)) if visible else None,
    )


def _on_visible_pile(hand: Hand, known: _Known, card: Card) -> tuple[float, float]:
    """What melds with a card would count that the seat, and that the next one, may come to make with the pile."""
    if known.pile is None:
        return 0.0, 0.0
    own = others = 0.0
    for pair in partners(known.melds)[card.index]:
        worth = hand_value(hand.rules, (card, NATURALS[pair[0]], NATURALS[pair[1]])) / 30
        mine = theirs = 1.0
        for at in pair:
            if at not in known.mine:
                mine *= PILE_HOPE if at in known.pile else UNSEEN_HOPE * known.left[at]
            if at not in known.pile:
                theirs *= min(1.0, known.theirs[at])
        own += worth * mine
        others += worth * theirs
    return own, others


def _others(hand: Hand) -> list[SeatInfo]:
    return [info for seat, info in enumerate(hand.view.seats) if seat != hand.seat and not info.out]


def _stage(hand: Hand) -> list[float]:
    """How far the round is: how often it has gone round the table, how few cards another holds, and who has opened."""
    others = _others(hand)
    return [
        1.0,
        min(hand.view.lap / 10, 2.0) - 0.5,
        min([info.cards for info in others]) / 10 - 0.8,
        float(hand.info.opened or not hand.rules.opening.points) - 0.5,
        float(any(info.opened for info in others)) - 0.5,
        len(hand.cards) / 10 - 1.0,
    ]


def _kind(rules: DrawDiscardRules) -> list[float]:
    """What sort of rummy it is: whether one knocks, melds count, cards are laid off, and one meld must open."""
    single = rules.opening.points > 0 and rules.opening.scope == "single_meld"
    knocks = rules.go_out.knock is not None
    return [float(knocks), float(rules.score.count_melds), float(rules.layoff.enabled), float(single)]
