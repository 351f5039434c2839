"""A good club player: takes and claims what completes a meld, keeps what may grow, throws what helps nobody."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.cards import JOKER, Card, Seat, with_cards, without
from engine.games.draw_discard.players.hand import (
    Hand,
    cards_of,
    choices_of,
    closing_flush,
    hand_of,
    last_layoffs,
    layoffs_of,
    opening,
    sparing,
    unseen_of,
)
from engine.games.draw_discard.players.pile import best_depth, least_missed, owed_laying
from engine.games.draw_discard.possible import may_lay_off
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    JokerSwap,
    Lay,
    LayOffCard,
    MoveKind,
    Pass,
    ReturnDiscard,
    SeatMove,
    TakeDiscard,
)
from engine.games.views import WindowView
from engine.melds.laying_off import fitting_cards
from engine.melds.meld import meld_rule_set
from engine.melds.partners import chances, danger, likely_held, partners
from engine.melds.search import MeldSplit, best_melds, deadwood, split_of
from engine.melds.worth import hand_value, meld_value

# Weights in points of hand value, found by playing many matches of these players against each other.
OUT_WEIGHT: Final = 3.0
FAR_OUT_WEIGHT: Final = 0.5
FEED_WEIGHT: Final = 6.0
GIFT_WEIGHT: Final = 4.0
PENALTY_CARD: Final = 7
FEW_CARDS: Final = 2


def choose_steady(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> SeatMove:
    """The club player's move."""
    hand = hand_of(view)
    if view.claim_window is not None:
        return _answer(hand, view.claim_window)
    if MoveKind.DRAW_STOCK in options.kinds:
        depth = _depth(hand, options)
        return DrawStock(hand.seat, view.turn) if depth is None else TakeDiscard(hand.seat, view.turn, depth)
    if view.owed:
        return owed_laying(hand) or ReturnDiscard(hand.seat, view.turn)
    if options.may_knock:
        card = max(options.may_knock, key=lambda face: (hand_value(hand.rules, (face,)), face.index))
        return Discard(hand.seat, view.turn, card, call=True)
    split = split_of(hand.rules, hand.cards)
    laid = None
    if options.may_meld:
        laid = _swap_out(hand, options) or _first_laying(hand, split) or _swap(hand, options, split)
    if laid is not None:
        return laid
    card = _discard(hand, options, split, dice)
    return Discard(hand.seat, view.turn, card, call=len(hand.cards) == 1)


def _answer(hand: Hand, window: WindowView) -> SeatMove:
    """Claim or pass: the seat next in turn claims as it would take, the others pay with penalty cards."""
    claim = hand.rules.claim
    if window.next_seat == hand.seat and claim.next_player_exempt:
        wanted = _takes(hand, window.card)
    else:
        wanted = _gain(hand, window.card) > PENALTY_CARD * claim.penalty_stock_cards
    return Claim(hand.seat, window.window) if wanted else Pass(hand.seat, window.window)


def _depth(hand: Hand, options: DrawDiscardOptions) -> int | None:
    """How many discards to take; None to draw from the stock."""
    depth = best_depth(hand, options.take_depths) if hand.view.pile else None
    top = hand.view.discard_top
    if depth is not None or top is None or 1 not in options.take_depths:
        return depth
    # That the top of a visible pile can be melded does not make it worth having; where it must be, that was weighed.
    weighed = bool(hand.view.pile) and hand.rules.draw.must_meld(1, len(hand.cards))
    return 1 if not weighed and _takes(hand, top) else None


def _takes(hand: Hand, card: Card) -> bool:
    """Whether the top discard is worth more than an unknown card from the stock."""
    after = hand.with_taken(card)
    if after.owed:
        return owed_laying(after) is not None
    return card is JOKER or _fits_table(hand, card) or _gain(hand, card) >= 0


def _fits_table(hand: Hand, card: Card) -> bool:
    """Whether the card could be laid off at once: the hand shrinks by the discard of this turn."""
    if not hand.may_lay or not may_lay_off(hand.view, laying=False):
        return False
    return bool(layoffs_of(hand, (card,))[0])


def _gain(hand: Hand, card: Card) -> int:
    """By how many points the card lowers the deadwood; below zero for a card that lies in no meld."""
    if card is JOKER:
        return 2 * PENALTY_CARD
    if not connects(hand, card):
        return -1
    return split_of(hand.rules, hand.cards).deadwood - split_of(hand.rules, with_cards(hand.cards, (card,))).deadwood


def connects(hand: Hand, card: Card) -> bool:
    """Whether two cards in hand might form a meld with this one: a quick look before the exact search."""
    near = jokers = 0
    for other in hand.cards:
        if other is JOKER:
            jokers += 1
        elif other.rank == card.rank:
            near += other is not card or not hand.rules.set.distinct_suits
        elif other.suit == card.suit:
            near += abs(other.rank - card.rank) in (1, 2, 11, 12)
    return near + min(jokers, 1) >= 2


def _first_laying(hand: Hand, split: MeldSplit) -> Lay | None:
    """The best laying-out of new melds and lay-offs, None where there is none."""
    flush = closing_flush(hand)
    if flush is not None:
        return hand.lay((flush,))
    if not hand.view.own_info.opened and hand.rules.opening.points:
        return opening(hand)
    melds = sparing(hand, split.melds)
    left = without(hand.cards, cards_of(melds))
    layoffs = _layoffs(hand, melds, left)
    return hand.lay(melds, layoffs) if melds or layoffs else None


def _layoffs(hand: Hand, melds: Sequence[object], left: Sequence[Card]) -> tuple[LayOffCard, ...]:
    """Lay-offs of loose naturals; of jokers only where that ends the round."""
    if not may_lay_off(hand.view, laying=bool(melds)):
        return ()
    used = without(hand.cards, left)
    everything, _ = layoffs_of(hand, left)
    if len(left) - len(everything) > 1:
        everything = last_layoffs(hand, used, left) or layoffs_of(hand, [card for card in left if card is not JOKER])[0]
    while everything and not hand.can_spare([*used, *(layoff.card for layoff in everything)]):
        everything = everything[:-1]
    return everything


def _swap_out(hand: Hand, options: DrawDiscardOptions) -> Lay | None:
    """Free a joker with which all that is left can be laid but the card to end the turn with."""
    for card, meld_id in options.swaps if hand.view.own_info.opened else ():
        swap = JokerSwap(meld_id, card)
        after = hand.with_freed(swap)
        laid = _first_laying(after, split_of(hand.rules, after.cards))
        if laid is None:
            continue
        melded = [one for meld in laid.melds for one in meld.cards]
        laid_off = [layoff.card for layoff in laid.layoffs]
        at_once = melded if hand.rules.joker.freed == "immediately_in_new_meld" else melded + laid_off
        if JOKER in at_once and len(melded) + len(laid_off) >= len(hand.cards) - 1:
            return replace(laid, swaps=(swap,))
    return None


def _swap(hand: Hand, options: DrawDiscardOptions, split: MeldSplit) -> Lay | None:
    """Free a joker on the table where it can be used at once, or, early enough, for later."""
    for card, meld_id in options.swaps:
        swap = JokerSwap(meld_id, card)
        after = with_cards(without(hand.cards, (card,)), (JOKER,))
        if hand.rules.joker.freed != "hand_or_play":
            laid = swap_into_meld(hand, options, swap, after)
        elif deadwood(hand.rules, after) < split.deadwood or (card in split.left and hand.fewest_elsewhere > FEW_CARDS):
            laid = hand.lay(swaps=(swap,))
        else:
            laid = None
        if laid is not None:
            return laid
    return None


def swap_into_meld(hand: Hand, options: DrawDiscardOptions, swap: JokerSwap, after: Sequence[Card]) -> Lay | None:
    """The swap together with a new meld that holds the freed joker."""
    for meld in best_melds(hand.rules, after).melds:
        if JOKER in meld.cards and meld_value(hand.rules, meld) >= options.opening_short:
            played = without((*meld.cards, swap.card), (JOKER,))
            if hand.can_spare(played):
                return hand.lay((meld,), swaps=(swap,))
    return None


def _discard(hand: Hand, options: DrawDiscardOptions, split: MeldSplit, dice: int) -> Card:
    """The card that costs most to keep: dear, without prospects, and of no use to the others."""
    allowed = set(options.discardable)
    loose = [card for card in split.left if card in allowed and card is not JOKER]
    if not loose:
        return min(
            options.discardable,
            key=lambda card: (deadwood(hand.rules, without(hand.cards, (card,))), card.index),
        )
    if hand.rules.draw.discard_take == "visible_pile":
        return least_missed(hand, loose, unseen_of(hand.view))
    return by_burden(hand, options, split, loose, dice)[0]


def by_burden(
    hand: Hand, options: DrawDiscardOptions, split: MeldSplit, loose: Sequence[Card], dice: int
) -> list[Card]:
    """The loose cards, first the one that costs most to keep: dear, without prospects, of no use to the others."""
    view, rules = hand.view, hand.rules
    melds, left = meld_rule_set(rules), unseen_of(view)
    short = options.opening_short if rules.opening.scope == "single_meld" else 0
    prospects = dict(zip(split.left, chances(rules, split.left, left), strict=True))
    fed = any(info.opened for seat, info in enumerate(view.seats) if seat != hand.seat)
    welcome = {card for lying in view.melds for card in fitting_cards(rules, lying.meld)} if fed else set()
    after = next_seat(hand)
    choices = choices_of(view.history, after)
    spurned = (*choices.thrown, *choices.left)
    theirs = likely_held(melds, left, choices.held, spurned, view.seats[after].cards)
    pairs = partners(melds)

    def burden(card: Card) -> tuple[float, int]:
        outs, points = prospects[card]
        hope = outs * (OUT_WEIGHT if points >= short else FAR_OUT_WEIGHT)
        feed = FEED_WEIGHT if card in welcome else 0.0
        feed += GIFT_WEIGHT * danger(pairs[card.index], theirs)
        return hand_value(rules, (card,)) - hope - feed, (card.index + dice) % 53

    return sorted(loose, key=burden, reverse=True)


def next_seat(hand: Hand) -> Seat:
    """The seat that may take what is thrown."""
    seats = len(hand.view.seats)
    return next(
        seat
        for step in range(1, seats + 1)
        if not hand.view.seats[seat := Seat((hand.seat + step) % seats)].out or step == seats
    )
