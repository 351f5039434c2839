"""The moves of gin and the card rummies as numbers: one for each face where a face is chosen.

Melding is one number: what the hand's best melds lay now. Which cards to keep, take, claim, lay off, free and throw is
the learner's; how a hand divides into melds is computed exactly, as it is for the computer players.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.cards import FACES, JOKER, Card, with_cards, without
from engine.games.draw_discard.players.by_strength import new_melds
from engine.games.draw_discard.players.hand import Hand, closing_flush, hand_of
from engine.games.draw_discard.players.pile import owed_laying
from engine.games.draw_discard.players.rebuilding import rebuilt
from engine.games.draw_discard.players.steady import swap_into_meld
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.gin.view import GinOptions, GinView
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    JokerSwap,
    Lay,
    LayOffCard,
    LayTable,
    MoveKind,
    Pass,
    PassTurn,
    ReturnDiscard,
    SeatMove,
    TakeDiscard,
)
from engine.games.views import Options
from engine.melds.laying_off import lay_off
from engine.melds.meld import NewMeld
from engine.melds.search import best_melds
from engine.rules.refusals import IllegalMove, Reject

DRAW: Final = 0
TAKE: Final = 1
"""The top discard; of a visible pile as few as may be taken."""
TAKE_DEEPEST: Final = 2
GIVE_BACK: Final = 3
PASS: Final = 4
CLAIM: Final = 5
MELD: Final = 6
REBUILD: Final = 7
DISCARD: Final = 8
"""Plus the face's number; so with the three below."""
KNOCK: Final = DISCARD + len(FACES)
LAY_OFF: Final = KNOCK + len(FACES)
FREE_JOKER: Final = LAY_OFF + len(FACES)
ACTIONS: Final = FREE_JOKER + len(FACES)

LOOKS: Final = 2_000
"""How long the table is searched for a rebuild: a learner steps often."""

LearnersView = GinView | DrawDiscardView


Moves = Mapping[int, SeatMove | None]
"""The numbers that are open, each with its move; None where the number says it all: a discard, or knocking with it."""


def moves_of(view: LearnersView, options: Options) -> Moves:
    """Each number that stands for a move which the view's seat may make now. Raises TypeError for another game's."""
    if isinstance(view, GinView) and isinstance(options, GinOptions):
        moves = _in_gin(view, options)
    elif isinstance(view, DrawDiscardView) and isinstance(options, DrawDiscardOptions):
        moves = _in_rummy(view, options)
    else:
        raise TypeError(f"{type(options).__name__} are no options of a {type(view).__name__}")
    for card in options.discardable:
        moves[DISCARD + card.index] = None
    for card in options.may_knock:
        moves[KNOCK + card.index] = None
    return moves


def move_of(view: LearnersView, moves: Moves, action: int) -> SeatMove:
    """The move that a number stands for. Raises KeyError for one that is not open."""
    move = moves[action]
    if move is not None:
        return move
    knocks = action >= KNOCK
    card = FACES[action - (KNOCK if knocks else DISCARD)]
    # In the card rummies whoever discards the last card says so by it; in gin it is never the last.
    return Discard(view.own_seat, view.turn, card, call=knocks or len(view.hand) == 1)


def mask_of(moves: Moves) -> bytearray:
    """A byte a number: 1 where it is open."""
    mask = bytearray(ACTIONS)
    for action in moves:
        mask[action] = 1
    return mask


def _in_gin(view: GinView, options: GinOptions) -> dict[int, SeatMove | None]:
    seat, turn = view.own_seat, view.turn
    moves: dict[int, SeatMove | None] = {}
    if MoveKind.DRAW_STOCK in options.kinds:
        moves[DRAW] = DrawStock(seat, turn)
    if MoveKind.TAKE_DISCARD in options.kinds:
        moves[TAKE] = TakeDiscard(seat, turn)
    if MoveKind.PASS_TURN in options.kinds:
        moves[PASS] = PassTurn(seat, turn)
    if options.may_meld and not options.layoffs:
        melds = best_melds(view.rules, view.hand).melds
        moves[MELD] = Lay(seat, turn, tuple(NewMeld(meld.cards, meld.faces) for meld in melds))
    return moves


def _in_rummy(view: DrawDiscardView, options: DrawDiscardOptions) -> dict[int, SeatMove | None]:
    seat, turn, window = view.own_seat, view.turn, view.claim_window
    moves: dict[int, SeatMove | None] = {}
    if window is not None:
        if MoveKind.CLAIM in options.kinds:
            moves[CLAIM], moves[PASS] = Claim(seat, window.window), Pass(seat, window.window)
        return moves
    if MoveKind.DRAW_STOCK in options.kinds:
        moves[DRAW] = DrawStock(seat, turn)
    if MoveKind.TAKE_DISCARD in options.kinds and options.take_depths:
        moves[TAKE] = TakeDiscard(seat, turn, options.take_depths[0])
        if len(options.take_depths) > 1:
            moves[TAKE_DEEPEST] = TakeDiscard(seat, turn, options.take_depths[-1])
    if MoveKind.RETURN_DISCARD in options.kinds:
        moves[GIVE_BACK] = ReturnDiscard(seat, turn)
    if options.may_meld:
        moves.update(_laying(hand_of(view), options))
    return moves


def _laying(hand: Hand, options: DrawDiscardOptions) -> Iterator[tuple[int, SeatMove]]:
    flush = closing_flush(hand)
    laid = owed_laying(hand) if hand.owed else hand.lay((flush,)) if flush is not None else new_melds(hand)
    if laid is not None:
        yield MELD, laid
    if options.may_rearrange:
        table: LayTable | None = rebuilt(hand, LOOKS)
        if table is not None:
            yield REBUILD, table
    if hand.owed:
        return
    for card, meld in reversed(options.layoffs):
        if hand.can_spare((card,)):
            yield LAY_OFF + card.index, hand.lay(layoffs=(_laid_off(hand, meld, card),))
    for card, meld in reversed(options.swaps):
        freed = _freed(hand, options, JokerSwap(meld, card))
        if freed is not None:
            yield FREE_JOKER + card.index, freed


def _laid_off(hand: Hand, number: int, card: Card) -> LayOffCard:
    """A card added to a meld; a joker that has to be announced stands for the first face that it may."""
    lying = next(there.meld for there in hand.view.melds if there.meld_id == number)
    try:
        lay_off(hand.rules, lying, card)
    except IllegalMove as refusal:
        choices = refusal.facts.get("choices")
        if refusal.code is not Reject.JOKER_UNANNOUNCED or not isinstance(choices, tuple):
            raise
        return LayOffCard(number, card, choices[0])
    return LayOffCard(number, card)


def _freed(hand: Hand, options: DrawDiscardOptions, swap: JokerSwap) -> Lay | None:
    """The joker freed: into the hand, or where the rules do not let it stay there, into a meld."""
    if hand.rules.joker.freed == "hand_or_play":
        return hand.lay(swaps=(swap,))
    return swap_into_meld(hand, options, swap, with_cards(without(hand.cards, (swap.card,)), (JOKER,)))
