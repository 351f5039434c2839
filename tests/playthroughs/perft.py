"""How many sequences of moves there are: of those that a seat is told of, and of all that are accepted."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from engine.cards import FACES
from engine.games.draw_discard.players.hand import hand_of
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import (
    Discard,
    DrawStock,
    JokerSwap,
    Lay,
    LayOffCard,
    MoveKind,
    ReturnDiscard,
    SeatMove,
    TakeDiscard,
)
from engine.games.views import MatchView
from engine.match.match import Game
from engine.match.state import MatchState
from engine.melds.meld import NewMeld
from engine.melds.search import melds_in
from engine.rules.refusals import IllegalMove
from tests.contract.games import CONDUCTS

Moves = Callable[[Game, MatchState], Iterator[SeatMove]]
OfSeat = Callable[[Game, MatchView], Iterable[SeatMove]]


def perft(game: Game, state: MatchState, depth: int, moves: Moves) -> int:
    """How many sequences of `depth` moves there are, `moves` giving the legal ones of a position."""
    if depth == 0:
        return 1
    return sum(perft(game, game.apply(state, move).state, depth - 1, moves) for move in moves(game, state))


def told(listed: OfSeat) -> Moves:
    """What the seats that may act are told of, as `listed` reads it from a view."""

    def moves(game: Game, state: MatchState) -> Iterator[SeatMove]:
        for seat in game.active(state):
            yield from listed(game, game.view(state, seat))

    return moves


def tried(writable: OfSeat) -> Moves:
    """Of all that any seat can write down those moves that `apply` does not refuse."""

    def moves(game: Game, state: MatchState) -> Iterator[SeatMove]:
        for seat in range(state.seats):
            for move in writable(game, game.view(state, seat)):
                try:
                    game.apply(state, move)
                except IllegalMove:
                    continue
                yield move

    return moves


def listed_by_conduct(game: Game, view: MatchView) -> Iterator[SeatMove]:
    """The moves that the options tell, as the contract suite reads them."""
    return CONDUCTS[game.family].listed(view, game.options(view))


def writable_by_conduct(game: Game, view: MatchView) -> Iterator[SeatMove]:
    """Every move that the contract suite tries."""
    return CONDUCTS[game.family].writable(view)


def listed_with_melds(game: Game, view: DrawDiscardView) -> Iterator[SeatMove]:
    """Of draw-and-discard rummy what the options and the search of melds tell; what is owed is laid before all else."""
    seat, turn, options, hand = view.own_seat, view.turn, game.options(view), hand_of(view)
    if MoveKind.DRAW_STOCK in options.kinds:
        yield DrawStock(seat, turn)
    for depth in options.take_depths:
        yield TakeDiscard(seat, turn, depth)
    if MoveKind.RETURN_DISCARD in options.kinds:
        yield ReturnDiscard(seat, turn)
    for card in options.discardable:
        yield Discard(seat, turn, card)
    for card, meld in options.layoffs:
        if hand.can_spare((card,)) and (not view.owed or card is view.taken):
            yield Lay(seat, turn, layoffs=(LayOffCard(meld, card),))
    for card, meld in options.swaps:
        yield Lay(seat, turn, swaps=(JokerSwap(meld, card),))
    for found in melds_in(game.rules, view.hand) if options.may_meld else ():
        if hand.can_spare(found.cards) and (not view.owed or view.taken in found.cards):
            yield Lay(seat, turn, (NewMeld(found.cards),))


def writable_with_melds(game: Game, view: DrawDiscardView) -> Iterator[SeatMove]:
    """Every draw, every discard, and every single meld, lay-off and swap with cards of the hand."""
    seat, turn = view.own_seat, view.turn
    yield DrawStock(seat, turn)
    yield ReturnDiscard(seat, turn)
    for depth in range(len(view.pile) + 2):
        yield TakeDiscard(seat, turn, depth)
    for card in FACES:
        yield Discard(seat, turn, card)
        for lying in view.melds:
            yield Lay(seat, turn, layoffs=(LayOffCard(lying.meld_id, card),))
            yield Lay(seat, turn, swaps=(JokerSwap(lying.meld_id, card),))
    for size in range(1, len(view.hand) + 1):
        for cards in sorted(set(combinations(view.hand, size))):
            yield Lay(seat, turn, (NewMeld(cards),))
