"""A player of rummy who knows from many rounds what a discard brings: the sharp one, before it searches.

What tells a card that may be thrown: what it costs to keep, what it may still become, and to whom it is of use.
"""

from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from engine.cards import JOKER, NATURALS, Card, with_cards
from engine.games.draw_discard.players.experience import THROWING
from engine.games.draw_discard.players.hand import Hand, choices_of, hand_of, opening, pile_of, unseen_of
from engine.games.draw_discard.players.pile import PILE_HOPE, UNSEEN_HOPE
from engine.games.draw_discard.players.steady import choose_steady, connects, next_seat
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import Claim, Discard, Lay, SeatMove
from engine.games.views import WindowView
from engine.melds.laying_off import extending
from engine.melds.meld import MeldRuleSet, meld_rule_set
from engine.melds.partners import danger, likely_held, neighbours, outs_lost, partners
from engine.melds.search import MeldSplit, split_of
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
    lost = outs_lost(known.melds, split.left, known.left)
    opening = outs_lost(known.melds, split.left, known.left, short)
    stage = [*_stage(hand), *_kind(rules)]
    fed = not rules.opening.points or any(info.opened for info in hand.view.others)
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
        likely_held(melds, left, choices.held, spurned, view.seats[after].cards),
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


def _stage(hand: Hand) -> list[float]:
    """How far the round is: how often it has gone round the table, how few cards another holds, and who has opened."""
    others = hand.view.others
    return [
        1.0,
        min(hand.view.lap / 10, 2.0) - 0.5,
        hand.fewest_elsewhere / 10 - 0.8,
        float(hand.view.own_info.opened or not hand.rules.opening.points) - 0.5,
        float(any(info.opened for info in others)) - 0.5,
        len(hand.cards) / 10 - 1.0,
    ]


def _kind(rules: DrawDiscardRules) -> list[float]:
    """What sort of rummy it is: whether one knocks, melds count, cards are laid off, and one meld must open."""
    single = rules.opening.points > 0 and rules.opening.scope == "single_meld"
    knocks = rules.go_out.knock is not None
    return [float(knocks), float(rules.score.count_melds), float(rules.layoff.enabled), float(single)]


# Where the first to meld pays for it, melds are kept until another hand is so small, or for so many laps.
FEW_CARDS: Final = 3
LONG_ENOUGH: Final = 15
EXPERIENCED_WITH: Final = 1
"""Against more others than so many, experience of discards brought no more than what the club player goes by."""


def choose_sharp(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> SeatMove:
    """The move that experience speaks for."""
    hand = hand_of(view)
    first = choose_steady(view, options, dice)
    if view.claim_window is not None:
        return Claim(hand.seat, view.claim_window.window) if helps_to_open(hand, view.claim_window) else first
    if isinstance(first, Lay) and not first.call and holds_back(hand):
        options = options._replace(may_meld=False)
        first = choose_steady(view, options, dice)
    if not isinstance(first, Discard) or first.call or len(hand.view.others) > EXPERIENCED_WITH:
        return first
    split = split_of(hand.rules, hand.cards)
    loose = loose_cards(hand, options, split)
    if len(loose) < 2:
        return first
    return Discard(hand.seat, view.turn, by_experience(hand, options, split, loose)[0])


def helps_to_open(hand: Hand, window: WindowView) -> bool:
    """Whether a seat that cannot open yet could with the card, or, out of its turn, would have more ways to come.

    Until it has opened a seat's whole hand counts against it, and a penalty card is the least of it. Where several
    melds may open together there are ways enough without.
    """
    rules, card = hand.rules, window.card
    one_meld = rules.opening.scope == "single_meld" and not hand.view.own_info.opened
    needed = rules.opening.points if one_meld else 0
    if not needed or card is JOKER or not connects(hand, card) or opening(hand) is not None:
        return False
    if opening(hand.with_taken(card)) is not None:
        return True
    return window.next_seat != hand.seat and _ways(hand, (card,), needed) > _ways(hand, (), needed)


def _ways(hand: Hand, more: Sequence[Card], needed: int) -> float:
    """The cards that may come and make a meld of so many points of two loose ones."""
    loose = split_of(hand.rules, with_cards(hand.cards, more)).left
    return outs_lost(meld_rule_set(hand.rules), loose, unseen_of(hand.view), needed)[None]


def holds_back(hand: Hand) -> bool:
    """Whether melds are better kept in hand for now: the first to lay any pays for it, and lets others lay off."""
    if not hand.rules.score.first_melder_penalty or hand.view.own_info.melded or hand.view.lap > LONG_ENOUGH:
        return False
    return hand.fewest_elsewhere > FEW_CARDS


def loose_cards(hand: Hand, options: DrawDiscardOptions, split: MeldSplit) -> list[Card]:
    """The naturals outside the melds that may be thrown, each face once."""
    return list(dict.fromkeys([card for card in split.left if card in options.discardable and card is not JOKER]))


def by_experience(hand: Hand, options: DrawDiscardOptions, split: MeldSplit, loose: Sequence[Card]) -> list[Card]:
    """The loose cards, first the one whose discard brings most."""
    worth: list[float] = [sum(map(mul, THROWING, told)) for told in numbers(hand, options, split, loose)]
    return [loose[at] for at in sorted(range(len(loose)), key=lambda at: (-worth[at], loose[at].index))]
