"""Perft: how many move sequences of some length a small position allows: those told of, and those accepted."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest

from engine.cards import FACES, PLAYING_CARDS
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.players.hand import hand_of
from engine.games.moves import Discard, DrawStock, JokerSwap, Lay, LayOffCard, SeatMove, Shuffled, TakeDiscard
from engine.match.match import Game
from engine.match.state import MatchState
from engine.melds.meld import NewMeld
from engine.melds.search import melds_in
from engine.rules.refusals import IllegalMove
from engine.variants import game_of
from tests.engine.builders import card

Moves = Callable[[Game, MatchState], Iterator[SeatMove]]
SMALL = {
    "players_max": 4,
    "deck.packs": 1,
    "deck.jokers": 2,
    "deal.cards": 5,
    "deal.packets": (5,),
    "match.first_dealer": "first_seat",
    "meld_from_lap": 1,
    "opening.points": 0,
    "claim.enabled": False,
}


def dealt(game: Game, *hands: str, stock: str = "") -> MatchState:
    """A first round in which the seats from 1 on, seat 0 last, hold these hands; the first also gets the extra card."""
    wanted = [card for hand in hands for card in PLAYING_CARDS.parse_many(hand)[:5]]
    wanted += PLAYING_CARDS.parse_many(hands[0])[5:] + PLAYING_CARDS.parse_many(stock)
    deck = DRAW_DISCARD.deck(game.rules)
    left = list(range(len(deck)))
    order = []
    for one in wanted:
        place = next(place for place in left if deck[place] is one)
        left.remove(place)
        order.append(place)
    return game.apply(game.new(len(hands)), Shuffled((*order, *left))).state


def perft(game: Game, state: MatchState, depth: int, moves: Moves) -> int:
    """How many sequences of `depth` moves there are, `moves` giving the legal ones of a position."""
    if depth == 0:
        return 1
    return sum(perft(game, game.apply(state, move).state, depth - 1, moves) for move in moves(game, state))


def listed(game: Game, state: MatchState) -> Iterator[SeatMove]:
    """What the options and the search of melds tell the seats that may act."""
    for seat in game.active(state):
        view = game.view(state, seat)
        turn, options, hand = view.turn, game.options(view), hand_of(view)
        if options.draw_stock:
            yield DrawStock(seat, turn)
        for depth in options.take_depths:
            yield TakeDiscard(seat, turn, depth)
        for one in options.discardable:
            yield Discard(seat, turn, one)
        for one, meld in options.layoffs:
            if hand.can_spare((one,)):
                yield Lay(seat, turn, layoffs=(LayOffCard(meld, one),))
        for one, meld in options.swaps:
            yield Lay(seat, turn, swaps=(JokerSwap(meld, one),))
        for found in melds_in(game.rules, view.hand) if options.may_meld else ():
            if hand.can_spare(found.cards):
                yield Lay(seat, turn, (NewMeld(found.cards),))


def accepted(game: Game, state: MatchState) -> Iterator[SeatMove]:
    """Of every draw, every discard, and every single meld, lay-off and swap with cards of the hand what is legal."""
    for seat in range(state.seats):
        for move in writable(game, state, seat):
            try:
                game.apply(state, move)
            except IllegalMove:
                continue
            yield move


def writable(game: Game, state: MatchState, seat: int) -> Iterator[SeatMove]:
    view = game.view(state, seat)
    yield DrawStock(seat, view.turn)
    yield TakeDiscard(seat, view.turn)
    for one in FACES:
        yield Discard(seat, view.turn, one)
        for lying in view.melds:
            yield Lay(seat, view.turn, layoffs=(LayOffCard(lying.meld_id, one),))
            yield Lay(seat, view.turn, swaps=(JokerSwap(lying.meld_id, one),))
    for size in range(1, len(view.hand) + 1):
        for cards in sorted(set(combinations(view.hand, size))):
            yield Lay(seat, view.turn, (NewMeld(cards),))


PLAIN = ("3H 4H 5H 9S 9D KC", "2C 6D 8S JH QD")
RICH = ("3H 4H 5H 5S 5D JK", "6H 7H 8H 9H JK")


@pytest.mark.parametrize(
    ("hands", "counts"),
    [
        (PLAIN, [6, 12, 66, 132, 792]),
        (RICH, [6, 12, 314, 1030]),
    ],
    ids=["plain", "with jokers"],
)
def test_options_and_search_list_exactly_the_moves_that_apply_accepts(hands: tuple[str, str], counts: list[int]):
    game = game_of("disney_basic", SMALL)
    state = dealt(game, *hands, stock="10H JS 2D")
    for depth, count in enumerate(counts, start=1):
        assert perft(game, state, depth, listed) == count
    for depth in (1, 2, 3):
        assert perft(game, state, depth, accepted) == counts[depth - 1]


def test_lay_offs_and_joker_swaps_are_listed_exactly_too():
    """A run with a joker lies, and the next seat may extend it and free the joker."""
    game = game_of("disney_basic", SMALL | {"layoff.requires": "any_meld_on_table", "joker.swap": "own_turn"})
    state = dealt(game, "3H 5H 9S 9D KC KD", "4H 6H 2C 3S AH", stock="2D JK 2H 5C")
    for move in (
        Discard(1, 1, card("KC")),
        DrawStock(0, 2),
        Discard(0, 2, card("2C")),
        DrawStock(1, 3),
        Lay(1, 3, (NewMeld(PLAYING_CARDS.parse_many("3H JK 5H")),)),
        Discard(1, 3, card("KD")),
        DrawStock(0, 4),
    ):
        state = game.apply(state, move).state
    assert state.play.hands[0] == PLAYING_CARDS.parse_many("3S AH 2H 4H 6H 2D")
    for depth, count in enumerate([9, 38, 132], start=1):
        assert perft(game, state, depth, listed) == perft(game, state, depth, accepted) == count
