"""Whatever is tried, a move is either legal or refused with the code that says why, and then nothing has changed."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from engine.archive.codec import dump_state
from engine.booklets import CZECH_RUMMY, NSV_BASIC, NSV_BUY
from engine.cards import FACES, Card
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.round import Round
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    JokerSwap,
    Lay,
    LayOffCard,
    Move,
    Pass,
    ReturnDiscard,
    SeatForfeited,
    SeatMove,
    Shuffled,
    TakeBack,
    TakeDiscard,
    TurnTimedOut,
    WindowClosed,
)
from engine.games.views import Phase
from engine.match.match import Game
from engine.match.selfplay import play
from engine.match.state import MatchState
from engine.melds.meld import NewMeld
from engine.rules.refusals import IllegalMove, Reject
from tests.engine.builders import BASIC, LAYOFF, house
from tests.engine.games.draw_discard.random_player import choose_random

ROBBER = house(NSV_BASIC, "draw.discard_take=only_if_melded_this_turn", "layoff.enabled=on")
RULES = {
    "basic": BASIC,
    "layoff": LAYOFF,
    "czech": CZECH_RUMMY,
    "knock": NSV_BASIC,
    "buy": NSV_BUY,
    "owed": ROBBER,
}

# What melds or the bid decide is not counted once more here.
UNDECIDED: Final = "undecided"


def junk(chance: random.Random, state: MatchState, rnd: Round) -> Move:
    """Any move at all, its numbers and cards right or wrong."""
    seat = chance.randrange(-1, state.seats + 1)
    turn = state.turn + chance.choice((0, 0, 0, -1, 1))
    window = state.window + chance.choice((0, 0, 0, -1, 1))
    held = rnd.hands[seat] if 0 <= seat < state.seats else ()

    def cards(count: int) -> tuple[Card, ...]:
        return tuple(chance.choice(held if held and chance.random() < 0.8 else FACES) for _ in range(count))

    meld = chance.randrange(0, len(rnd.table.melds) + 2)
    return chance.choice(
        (
            lambda: DrawStock(seat, turn),
            lambda: TakeDiscard(seat, turn),
            lambda: ReturnDiscard(seat, turn),
            lambda: TakeBack(seat, turn),
            lambda: Discard(seat, turn, cards(1)[0], chance.random() < 0.3),
            lambda: Lay(seat, turn, (NewMeld(cards(chance.randrange(5))),)),
            lambda: Lay(seat, turn, layoffs=(LayOffCard(meld, cards(1)[0]),)),
            lambda: Lay(seat, turn, swaps=(JokerSwap(meld, cards(1)[0]),)),
            lambda: Lay(seat, turn),
            lambda: Claim(seat, window),
            lambda: Pass(seat, window, then_draw=chance.random() < 0.5),
            lambda: WindowClosed(window),
            lambda: TurnTimedOut(turn),
            lambda: SeatForfeited(seat),
            lambda: Shuffled(tuple(range(chance.randrange(4)))),
        )
    )()


def expected(rules: DrawDiscardRules, rnd: Round, move: Move) -> Reject | str | None:
    """Why a move is illegal, read off the rules once more; None where it is legal, a text where melds must decide."""
    awaited = DRAW_DISCARD.chance(rules, rnd)
    match move:
        case Shuffled(order=order):
            return None if len(order) == awaited else Reject.BAD_SHUFFLE
        case SeatForfeited(seat=seat) if seat not in rnd.players or awaited is None:
            return None if seat in rnd.players else Reject.SEAT_OUT
        case _ if awaited is not None:
            return Reject.AWAITING_SHUFFLE
        case WindowClosed(window=number):
            return window_at_fault(rnd, number)
        case TurnTimedOut(turn=number):
            return turn_at_fault(rnd, number)
        case _:
            assert isinstance(move, SeatMove)
            return seat_move_at_fault(rules, rnd, move)


def seat_move_at_fault(rules: DrawDiscardRules, rnd: Round, move: SeatMove) -> Reject | str | None:
    if move.seat not in rnd.players:
        return Reject.SEAT_OUT
    if isinstance(move, Claim | Pass):
        return window_at_fault(rnd, move.window) or answer_at_fault(rnd, move.seat)
    if rnd.phase is Phase.WINDOW or move.seat != rnd.turn.seat:
        return Reject.NOT_YOUR_TURN
    return turn_at_fault(rnd, move.turn) or phase_at_fault(rnd, move) or card_at_fault(rules, rnd, move)


def window_at_fault(rnd: Round, number: int) -> Reject | None:
    if rnd.phase is Phase.WINDOW and number == rnd.claims.number:
        return None
    return Reject.STALE_WINDOW if rnd.phase is Phase.WINDOW or number <= rnd.claims.number else Reject.NO_WINDOW


def turn_at_fault(rnd: Round, number: int) -> Reject | None:
    if rnd.phase is Phase.WINDOW:
        return Reject.WRONG_PHASE if number > rnd.turn.number else Reject.STALE_TURN
    return None if number == rnd.turn.number else Reject.STALE_TURN


def answer_at_fault(rnd: Round, seat: int) -> Reject | None:
    assert rnd.claims.window is not None
    if seat not in rnd.claims.window.asked:
        return Reject.CLAIM_NOT_ASKED
    return Reject.CLAIM_ANSWERED if seat in {answer.seat for answer in rnd.claims.window.answers} else None


def phase_at_fault(rnd: Round, move: Move) -> Reject | None:
    drawing = isinstance(move, DrawStock | TakeDiscard)
    if rnd.phase is Phase.OPENING_DISCARD:
        return None if isinstance(move, Discard) else Reject.OPENING_DISCARD_ONLY
    if rnd.phase is Phase.DRAW:
        return None if drawing else Reject.DRAW_FIRST
    return Reject.ALREADY_DRAWN if drawing else None


def card_at_fault(rules: DrawDiscardRules, rnd: Round, move: SeatMove) -> Reject | str | None:
    match move:
        case TakeDiscard():
            barred = Reject.STOCK_ONLY if rnd.turn.stock_only else None
            owing = UNDECIDED if rules.draw.discard_take == "only_if_melded_this_turn" else None
            return (barred or owing) if rnd.piles.discards else Reject.DISCARD_EMPTY
        case ReturnDiscard() | TakeBack():
            return undoing_at_fault(rnd, move)
        case Discard():
            return discard_at_fault(rnd, move)
        case Lay(melds=(), layoffs=(), swaps=()):
            return Reject.NOTHING_CHOSEN
        case Lay():
            return Reject.MELDS_TOO_EARLY if rnd.turn.lap < rules.meld_from_lap else UNDECIDED
        case _:
            return None


def undoing_at_fault(rnd: Round, move: ReturnDiscard | TakeBack) -> Reject | None:
    if isinstance(move, TakeBack):
        return None if rnd.turn.laid else Reject.NOTHING_TO_TAKE_BACK
    return None if rnd.turn.owed else Reject.NOTHING_TO_RETURN


def discard_at_fault(rnd: Round, move: Discard) -> Reject | str | None:
    hand = list(rnd.hands[move.seat])
    if move.card not in hand:
        return Reject.NOT_IN_HAND
    if rnd.turn.owed:
        return Reject.TAKEN_NOT_MELDED
    if move.card is rnd.turn.taken and hand.count(move.card) == 1:
        return Reject.DISCARD_JUST_TAKEN
    return UNDECIDED if move.call and len(hand) > 1 else None


def refusal_of(game: Game, state: MatchState, move: Move) -> Reject | None:
    try:
        game.apply(state, move)
    except IllegalMove as refusal:
        return refusal.code
    return None


def states(rules: DrawDiscardRules, seed: int) -> Iterator[tuple[Game, MatchState]]:
    """States of a match of three random players."""
    game = Game("disney_basic", DRAW_DISCARD, rules)
    for one in play(game, [choose_random] * 3, seed, most_moves=250):
        if isinstance(one.step.state.play, Round) and one.step.state.result is None:
            yield game, one.step.state


@pytest.mark.parametrize("name", RULES)
def test_every_illegal_move_is_refused_with_the_right_code_and_nothing_changes(name: str) -> None:
    chance = random.Random(name)
    codes: Counter[Reject | None] = Counter()
    for game, state in states(RULES[name], seed=len(name)):
        before = dump_state(state)
        for _ in range(6):
            move = junk(chance, state, state.play)
            reason = expected(RULES[name], state.play, move)
            code = refusal_of(game, state, move)
            assert reason == UNDECIDED or code is reason, move
            codes[code] += 1
        assert dump_state(state) == before
    assert sum(codes.values()) > 1000
    assert len(codes) >= 12
