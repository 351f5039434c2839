"""The players by strength, the beginner and the occasional one here; and what a player may think about first."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.cards import JOKER, Card, WindowNumber
from engine.games.draw_discard.players.hand import Hand, cards_of, hand_of, opening, sparing
from engine.games.draw_discard.players.pile import gains_by_depth, owed_laying, topmost
from engine.games.draw_discard.players.rebuilding import (
    STEADY_BUDGET,
    choose_sharp_in_rummy,
    choose_steady_in_rummy,
    rebuilt,
)
from engine.games.draw_discard.players.sharp import by_experience, choose_sharp, loose_cards
from engine.games.draw_discard.players.steady import connects
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    Lay,
    LayOffCard,
    LayTable,
    MoveKind,
    Pass,
    ReturnDiscard,
    SeatMove,
    TakeDiscard,
)
from engine.games.strengths import Strength, attentive
from engine.melds.search import best_melds, melds_in, split_of
from engine.melds.worth import hand_value

MOST_DISCARDS: Final = 3
"""Only so many discards are worth a thought."""

MOST_DEPTHS: Final = 2
"""Of a visible pile only so many ways to take from it are."""


def ideas(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> tuple[SeatMove, ...]:
    """The move that experience speaks for, then what else may be better."""
    hand = hand_of(view)
    first = choose_sharp_in_rummy(view, options, dice)
    if view.claim_window is not None:
        moves = _answers(hand, view.claim_window.card, view.claim_window.window)
    elif MoveKind.DRAW_STOCK in options.kinds:
        moves = _draws(hand, options)
    elif view.owed:
        moves = ()
    else:
        moves = _plays(hand, options, first, dice)
    return tuple(dict.fromkeys((first, *moves)))


def _answers(hand: Hand, card: Card, window: WindowNumber) -> tuple[SeatMove, ...]:
    if card is not JOKER and not connects(hand, card):
        return ()
    return Claim(hand.seat, window), Pass(hand.seat, window)


def _draws(hand: Hand, options: DrawDiscardOptions) -> tuple[SeatMove, ...]:
    top = hand.view.discard_top
    draw = DrawStock(hand.seat, hand.view.turn)
    gains = gains_by_depth(hand, options.take_depths) if hand.view.pile else {}
    deep = sorted(gains, key=lambda depth: -gains[depth])[:MOST_DEPTHS]
    if deep:
        return draw, *(TakeDiscard(hand.seat, hand.view.turn, depth) for depth in deep)
    if top is None or 1 not in options.take_depths:
        return (draw,)
    owed = hand.with_taken(top).owed
    if owed and hand.rules.rearrange is not None:
        # Imagined players rebuild nothing: they would give back what is taken for that.
        return ()
    if owed or not (top is JOKER or connects(hand, top)):
        return (draw,)
    return draw, TakeDiscard(hand.seat, hand.view.turn)


def _plays(hand: Hand, options: DrawDiscardOptions, first: SeatMove, dice: int) -> tuple[SeatMove, ...]:
    """Other discards; and instead of laying or knocking, to wait, or with tables rebuilt to lay more or less.

    There waiting is not asked: what one waits for is mostly a rebuild, and imagined players make none.
    """
    moves: list[SeatMove] = []
    if hand.rules.rearrange is not None and MoveKind.LAY_TABLE in options.kinds:
        jokers = (JOKER,) * hand.cards.count(JOKER)
        found = [rebuilt(hand, STEADY_BUDGET, spared) for spared in dict.fromkeys(((), jokers))]
        moves += [laid for laid in found if laid is not None]
    waiting = options._replace(may_meld=False, may_knock=())
    if isinstance(first, Lay | LayTable) or (isinstance(first, Discard) and first.call):
        if len(hand.cards) > 1 and hand.rules.rearrange is None:
            moves.append(choose_sharp(hand.view, waiting, dice))
        if isinstance(first, Discard) and options.may_meld:
            moves.append(choose_sharp(hand.view, options._replace(may_knock=()), dice))
        return tuple(moves)
    split = split_of(hand.rules, hand.cards)
    loose = loose_cards(hand, options, split)
    moves += [
        Discard(hand.seat, hand.view.turn, card, call=len(hand.cards) == 1)
        for card in by_experience(hand, options, split, loose)[:MOST_DISCARDS]
    ]
    return tuple(moves)


def choose_easy(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> SeatMove:
    """The beginner's move."""
    hand = hand_of(view)
    if view.claim_window is not None:
        wanted = view.claim_window.card is JOKER
        return Claim(hand.seat, view.claim_window.window) if wanted else Pass(hand.seat, view.claim_window.window)
    if MoveKind.DRAW_STOCK in options.kinds:
        depth = _liked(hand, options)
        return DrawStock(hand.seat, view.turn) if depth is None else TakeDiscard(hand.seat, view.turn, depth)
    if view.owed:
        return owed_laying(hand) or ReturnDiscard(hand.seat, view.turn)
    laid = _laying(hand, options) if options.may_meld else None
    if laid is not None:
        return laid
    card = _discard(hand, options, dice)
    return Discard(hand.seat, view.turn, card, call=card in options.may_knock or len(hand.cards) == 1)


def _liked(hand: Hand, options: DrawDiscardOptions) -> int | None:
    """The fewest discards whose deepest lies in a meld of naturals, or can be laid at once where it must."""
    for depth in options.take_depths:
        taken = topmost(hand.view, depth)
        after = hand.with_taken(*taken)
        if after.owed:
            liked = owed_laying(after) is not None
        else:
            melds = melds_in(hand.rules, after.cards, jokers=0)
            liked = taken[0] is JOKER or any(taken[0] in meld.cards for meld in melds)
        if liked:
            return depth
    return None


def _laying(hand: Hand, options: DrawDiscardOptions) -> Lay | None:
    laid = new_melds(hand)
    if laid is not None:
        return laid
    for card, meld in options.layoffs:
        if card is not JOKER and hand.can_spare((card,)):
            return hand.lay(layoffs=(LayOffCard(meld, card),))
    return None


def new_melds(hand: Hand) -> Lay | None:
    """What the hand's best melds lay now: the opening where the seat has yet to open; None where nothing can be."""
    if not hand.may_lay:
        return None
    if not hand.view.own_info.opened and hand.rules.opening.points:
        return opening(hand)
    melds = sparing(hand, best_melds(hand.rules, hand.cards).melds)
    return hand.lay(melds) if melds else None


def _discard(hand: Hand, options: DrawDiscardOptions, dice: int) -> Card:
    """The card that counts most outside its melds; a pair is kept on every other throw of the dice."""
    choice = options.may_knock or options.discardable
    melded = cards_of(best_melds(hand.rules, hand.cards).melds)
    spare = [card for card in choice if card not in melded and card is not JOKER] or list(choice)
    if dice % 2:
        ranks = [card.rank for card in hand.cards]
        spare = [card for card in spare if ranks.count(card.rank) == 1] or spare
    return max(spare, key=lambda card: (hand_value(hand.rules, (card,)), card.index))


LOOKS_CLOSELY: Final = 2
"""Once in so many moves."""


def choose_casual(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> SeatMove:
    """The occasional player's move; what it took to be laid it looks for a place for until it is laid."""
    chooses = choose_steady_in_rummy if view.owed or attentive(dice, LOOKS_CLOSELY) else choose_easy
    return chooses(view, options, dice)


PLAYERS: Final[Mapping[Strength, Callable[[DrawDiscardView, DrawDiscardOptions, int], SeatMove]]] = {
    Strength.EASY: choose_easy,
    Strength.CASUAL: choose_casual,
    Strength.STEADY: choose_steady_in_rummy,
    Strength.SHARP: choose_sharp_in_rummy,
}
