"""A good club player in gin: weighs what every card may still become, and what it may be to the other one, by what
is known of the cards that it does not see.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.cards import Card, with_cards, without
from engine.games.gin.rules import GinRules
from engine.games.gin.turns import discardable
from engine.games.gin.view import GinView
from engine.games.history import Deed
from engine.games.moves import Discard, DrawStock, Lay, PassTurn, SeatMove, TakeDiscard
from engine.games.views import Phase
from engine.melds.laying_off import extending
from engine.melds.meld import NewMeld, meld_rule_set
from engine.melds.partners import danger, likely_held, outs_lost, partners
from engine.melds.search import MeldSplit, deadwood, split_of

_UNSEEN: Final = [1] * 52


class Memory(NamedTuple):
    """What is known of the cards, by face index.

    `unseen` is 1 for a card that lies in the stock or in the other hand, 0 for one that cannot come up any more; `held`
    are the cards that the other seat took and still holds, `thrown` what it threw away, `left` what it left to lie.
    """

    unseen: list[int]
    held: tuple[Card, ...]
    thrown: tuple[Card, ...]
    left: tuple[Card, ...]


def memory_of(view: GinView) -> Memory:
    """What the view's seat remembers of the round: the discards, and what the other seat took, threw and left."""
    me = view.seat
    unseen = _UNSEEN.copy()
    for card in view.hand:
        unseen[card.index] = 0
    held: list[Card] = []
    thrown: list[Card] = []
    left: list[Card] = []
    top: Card | None = None
    for seat, deed, cards, _, _ in view.history:
        if deed is Deed.DISCARDED or deed is Deed.TURNED_UP:
            top = cards[0]
            unseen[top.index] = 0
            if seat is not None and seat != me:
                thrown.append(top)
                if top in held:
                    held.remove(top)
        elif seat != me and top is not None:
            if deed is Deed.TOOK:
                held.append(top)
            elif deed is Deed.DREW or deed is Deed.REFUSED:
                left.append(top)
    if view.discard_top is not None:
        unseen[view.discard_top.index] = 0
    return Memory(unseen, tuple(held), tuple(thrown), tuple(left))


OUT: Final = 1.6
POINT: Final = 0.15
# A club player parts with what a card may still become for less than it is worth.
HOPE: Final = 0.9
LOOSE: Final = (24.0, 19.7, 9.0, 7.9, 1.7, -3.7, -5.5, -8.9, -11.0, -13.5, -15.6)
LONGER: Final = 1.9
MARGIN: Final = 0.5
# Until so many cards are gone from the stock one knocks as soon as one may; with each more one must hold so much less,
# for so does the other seat, which waits as well.
SOON: Final = 6
KNOCK_SLOPE: Final = 0.8
FEED: Final = 8.0


def choose_steady_in_gin(view: GinView, dice: int) -> SeatMove:
    """The club player's move."""
    seat, turn = view.own_seat, view.turn
    if view.phase is Phase.PLAY:
        return _thrown(view)
    if view.phase is Phase.LAY_OFF:
        return PassTurn(seat, turn)
    if not view.stock_only and _wants(view):
        return TakeDiscard(seat, turn)
    return PassTurn(seat, turn) if view.phase is Phase.UPCARD else DrawStock(seat, turn)


def _thrown(view: GinView) -> SeatMove:
    rules, hand = view.rules, view.hand
    split = split_of(rules, hand)
    if not split.left:
        return _gin(view, split)
    points = rules.hand_values.by_face
    barred = None if rules.draw.discard_just_taken else view.taken
    loose = [card for card in split.left if card is not barred]
    if not loose:
        card = min(discardable(rules, hand, view.taken), key=lambda face: deadwood(rules, without(hand, (face,))))
        left = deadwood(rules, without(hand, (card,)))
        return Discard(view.own_seat, view.turn, card, call=knocks(view, left))
    dearest = max(loose, key=lambda card: points[card.index])
    if knocks(view, split.deadwood - points[dearest.index]):
        return Discard(view.own_seat, view.turn, dearest, call=True)
    return Discard(view.own_seat, view.turn, by_burden(view, split, loose)[0])


def by_burden(view: GinView, split: MeldSplit, loose: Sequence[Card]) -> list[Card]:
    """The loose cards, first the one to throw: dear, without prospects, and of no use to the other seat."""
    rules = view.rules
    melds, points = meld_rule_set(rules), rules.hand_values.by_face
    memory = memory_of(view)
    spurned = (*memory.thrown, *memory.left)
    cards = view.seats[1 - view.own_seat].cards
    theirs = likely_held(melds, memory.unseen, memory.held, spurned, cards)
    there = [free * (1.0 - held) for free, held in zip(memory.unseen, theirs, strict=True)]
    lost = outs_lost(melds, split.left, there)
    pairs = partners(melds)

    def burden(card: Card) -> tuple[float, int]:
        feed = FEED * danger(pairs[card.index], theirs)
        return POINT * points[card.index] - HOPE * lost[card] - feed, card.index

    return sorted(loose, key=burden, reverse=True)


def _gin(view: GinView, split: MeldSplit) -> SeatMove:
    """Every card lies in a meld: big gin, or gin by the card that can be spared."""
    rules, hand, seat = view.rules, view.hand, view.own_seat
    if rules.score.big_gin is not None:
        return Lay(seat, view.turn, tuple(NewMeld(meld.cards) for meld in split.melds))
    card = min(discardable(rules, hand, view.taken), key=lambda face: deadwood(rules, without(hand, (face,))))
    left = deadwood(rules, without(hand, (card,)))
    return Discard(seat, view.turn, card, call=left <= view.limit)


def _wants(view: GinView) -> bool:
    """Whether the top discard betters the hand by more than an unknown card promises."""
    top = view.discard_top
    if top is None:
        return False
    rules, hand = view.rules, view.hand
    after, now = split_of(rules, with_cards(hand, (top,))), split_of(rules, hand)
    if top in after.left and len(after.left) > len(now.left):
        return False
    there = memory_of(view).unseen
    melds, points = meld_rule_set(rules), rules.hand_values.by_face
    lost = outs_lost(melds, after.left, there)
    thrown = max(
        (card for card in after.left if card is not top),
        key=lambda card: POINT * points[card.index] - OUT * lost[card],
        default=None,
    )
    best = after if thrown is None else split_of(rules, without(with_cards(hand, (top,)), (thrown,)))
    return worth(rules, best, there) > worth(rules, now, there) + MARGIN


def worth(rules: GinRules, split: MeldSplit, there: Sequence[float]) -> float:
    """What a hand is worth in points of lead at the end of the round, against other hands.

    `there` is by face index how sure it is that the card can come.
    """
    melds = meld_rule_set(rules)
    outs = outs_lost(melds, split.left, there)[None]
    longer = sum([there[index] for index in extending(melds, split.melds)])
    return LOOSE[min(len(split.left), len(LOOSE) - 1)] + OUT * outs + LONGER * longer - POINT * split.deadwood


def knocks(view: GinView, left: int, slope: float = KNOCK_SLOPE, soon: int = SOON) -> bool:
    """Whether to knock with so much deadwood: the longer the round, the less the other one still holds."""
    gone = 52 - 2 * view.rules.deal.cards - 1 - view.stock
    return left <= max(view.limit - slope * max(gone - soon, 0), 0)
