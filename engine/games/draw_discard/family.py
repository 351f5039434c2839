"""The family's control flow: dealing, and handing each move to the module of its phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any, Final

from engine.cards import Card, deck, with_cards
from engine.cards.dealing import deal_packets, seats_from, shuffled
from engine.games.draw_discard import claims, discarding, turns
from engine.games.draw_discard import seeing as seen
from engine.games.draw_discard.ending import end_round
from engine.games.draw_discard.laying import lay
from engine.games.draw_discard.rebuilding import lay_table
from engine.games.draw_discard.round import (
    IN_DRAW,
    IN_OPENING_DISCARD,
    IN_PLAY,
    IN_SHUFFLE,
    IN_WINDOW,
    IS_OVER,
    Forfeit,
    Outcome,
    Round,
    next_player,
    players_from,
    put_at,
)
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.stock import shuffled_stock
from engine.games.draw_discard.view import SeatView
from engine.games.events import Event, HandDealt, RoundBegan, SeatLeft, TurnBegan, UpcardTurned
from engine.games.game import MatchFrame, Seating, Step
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    Lay,
    LayTable,
    Move,
    MoveKind,
    Pass,
    ReturnDiscard,
    SeatForfeited,
    Shuffled,
    TakeDiscard,
    TurnTimedOut,
    WindowClosed,
)
from engine.games.values import changed
from engine.games.views import Options
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import RoundEnd, RoundResult


class DrawDiscard:
    """The draw-and-discard family: booklets 000 (base and lay-off), 001 and 003."""

    key: Final = "draw_discard"

    def deck(self, rules: DrawDiscardRules) -> tuple[Card, ...]:
        """The canonical pack of a round."""
        return deck(rules.deck.packs, rules.deck.jokers)

    def deal(
        self, rules: DrawDiscardRules, seating: Seating, order: tuple[int, ...], number: int, turn: int, window: int
    ) -> Step[Round]:
        """A dealt round, the seat left of the dealer to act; turns and windows are numbered on from the given ones."""
        stock = shuffled(self.deck(rules), order)
        seats = seating.seats
        players = seats_from(seating.dealer, seats, seating.active)
        hands = _hands(rules, stock, seats, players)
        rnd = Round(
            number=number,
            dealer=seating.dealer,
            totals=seating.totals,
            players=players,
            hands=hands,
            fresh=((),) * seats,
            stock=tuple(stock),
            discards=(),
            melds=(),
            next_meld=1,
            opened=(False,) * seats,
            melded=(False,) * seats,
            earned=(0,) * seats,
            first_melder=None,
            lap=1,
            turn=turn,
            turn_seat=seating.dealer,
            turns_had=(0,) * seats,
            phase=IN_DRAW,
            drawn=None,
            taken=None,
            owed=False,
            above=(),
            opened_now=False,
            closing=False,
            stock_only=False,
            recycles=0,
            window=None,
            window_number=window,
            claims_won=(0,) * seats,
            pending=None,
            forfeits=(),
            result=None,
        )
        told: tuple[Event, ...] = (
            RoundBegan(number, seating.dealer, players[0]),
            *(HandDealt(seat, hands[seat]) for seat in players),
        )
        rnd, more = _first_turn(rules, rnd)
        return Step(rnd, told + more)

    def apply(self, rules: DrawDiscardRules, state: Round, move: Move) -> Step[Round]:
        """One move. Raises IllegalMove and changes nothing."""
        phase = state.phase
        if type(move) in _TURN_MOVES and phase is not IN_SHUFFLE and phase is not IS_OVER:
            return Step(*_turn_move(rules, state, move))
        match move:
            case Shuffled():
                rnd, told = _shuffled(rules, state, move)
            case _ if phase is IN_SHUFFLE:
                raise IllegalMove(Reject.AWAITING_SHUFFLE)
            case _ if phase is IS_OVER:
                raise IllegalMove(Reject.WRONG_PHASE)
            case WindowClosed(window=number):
                _check_window(state, number)
                rnd, told = claims.close_window(rules, state)
            case TurnTimedOut(turn=number):
                _check_turn(state, number)
                rnd, told = discarding.neutral(rules, state)
            case SeatForfeited(seat=seat):
                rnd, told = _forfeit(rules, state, seat)
            case Claim() | Pass():
                _check_player(state, move.seat)
                _check_window(state, move.window)
                rnd, told = claims.answer(rules, state, move)
            case _:
                rnd, told = _turn_move(rules, state, move)
        return Step(rnd, told)

    def chance(self, rules: DrawDiscardRules, state: Round) -> int | None:
        """How many discards must be shuffled before play goes on, or None."""
        return len(state.discards) - 1 if state.phase is IN_SHUFFLE else None

    def active(self, rules: DrawDiscardRules, state: Round) -> dict[int, frozenset[MoveKind]]:
        """Each seat that may act, with the kinds of move it may make."""
        return seen.active(rules, state)

    def result(self, state: Round) -> RoundResult | None:
        """The finished round's result, None while it is played."""
        return state.result

    def view(self, rules: DrawDiscardRules, state: Round | None, frame: MatchFrame) -> SeatView:
        """What the frame's seat may see; `state` is None between rounds."""
        return seen.view(rules, state, frame)

    def options(self, rules: DrawDiscardRules, view: SeatView) -> Options:
        """What the seat of a view may do now."""
        return seen.options(rules, view)

    def check_laying(self, rules: DrawDiscardRules, view: SeatView, move: LayTable) -> None:
        """Whether `apply` would let the view's seat rebuild the table so: it raises the same IllegalMove."""
        self.apply(rules, seen.round_as_seen(view), move)


DRAW_DISCARD: Final = DrawDiscard()


def _hands(
    rules: DrawDiscardRules, stock: list[Card], seats: int, players: tuple[int, ...]
) -> tuple[tuple[Card, ...], ...]:
    """The dealt hands, taken off the stock's top in packets (A000-03, 003: 3-3-3-4)."""
    hands = deal_packets(stock, seats, players, _packets(rules))
    if rules.deal.extra_card_to == "left_of_dealer":
        hands[players[0]].append(stock.pop())
    return tuple(with_cards(hand, ()) for hand in hands)


def _packets(rules: DrawDiscardRules) -> Iterator[int]:
    left = rules.deal.cards
    for packet in cycle(rules.deal.packets):
        if left <= 0:
            return
        yield min(packet, left)
        left -= packet


def _first_turn(rules: DrawDiscardRules, rnd: Round) -> Outcome:
    starter = rnd.players[0]
    told: tuple[Event, ...] = ()
    if rules.deal.upcard:
        card = rnd.stock[-1]
        rnd = changed(rnd, stock=rnd.stock[:-1], discards=(card,))
        told = (UpcardTurned(card),)
    if rules.start.opening_action == "discard_only":
        rnd = changed(
            rnd,
            phase=IN_OPENING_DISCARD,
            turn=rnd.turn + 1,
            turn_seat=starter,
            turns_had=put_at(rnd.turns_had, starter, 1),
        )
        return rnd, (*told, TurnBegan(starter, rnd.turn))
    if rules.deal.upcard and rules.claim.upcard_buyable:
        rnd, more = claims.open_window(rules, rnd, None, starter, players_from(rnd, starter))
    else:
        rnd, more = turns.begin_turn(rules, rnd, starter)
    return rnd, told + more


def _check_player(rnd: Round, seat: int) -> None:
    if seat not in rnd.players:
        raise IllegalMove(Reject.SEAT_OUT, seat=seat)


def _check_window(rnd: Round, number: int) -> None:
    if rnd.phase is not IN_WINDOW or rnd.window is None:
        raise IllegalMove(Reject.STALE_WINDOW if number <= rnd.window_number else Reject.NO_WINDOW)
    if number != rnd.window.number:
        raise IllegalMove(Reject.STALE_WINDOW)


def _check_turn(rnd: Round, number: int) -> None:
    if rnd.phase is IN_WINDOW:
        raise IllegalMove(Reject.STALE_TURN if number <= rnd.turn else Reject.WRONG_PHASE)
    if number != rnd.turn:
        raise IllegalMove(Reject.STALE_TURN)


def _turn_move(rules: DrawDiscardRules, rnd: Round, move: Any) -> Outcome:
    carry_out = _TURN_MOVES.get(type(move))
    if carry_out is None:
        raise IllegalMove(Reject.WRONG_PHASE)
    phase = rnd.phase
    if phase is IN_WINDOW or move.seat != rnd.turn_seat:
        _check_player(rnd, move.seat)
        raise IllegalMove(Reject.NOT_YOUR_TURN, seat=rnd.turn_seat)
    if move.turn != rnd.turn:
        raise IllegalMove(Reject.STALE_TURN)
    if phase is IN_PLAY:
        if isinstance(move, _DRAWS):
            raise IllegalMove(Reject.ALREADY_DRAWN)
    elif phase is IN_DRAW:
        if not isinstance(move, _DRAWS):
            raise IllegalMove(Reject.DRAW_FIRST)
    elif phase is IN_OPENING_DISCARD and not isinstance(move, Discard):
        raise IllegalMove(Reject.OPENING_DISCARD_ONLY)
    return carry_out(rules, rnd, move)


_DRAWS: Final = (DrawStock, TakeDiscard)
_TURN_MOVES: Final[dict[type[object], Callable[[DrawDiscardRules, Round, Any], Outcome]]] = {
    DrawStock: lambda rules, rnd, move: turns.draw_stock(rules, rnd),
    TakeDiscard: lambda rules, rnd, move: turns.take_discard(rules, rnd, move.depth),
    ReturnDiscard: lambda rules, rnd, move: turns.return_discard(rules, rnd),
    Lay: lay,
    LayTable: lay_table,
    Discard: discarding.discard,
}


def _shuffled(rules: DrawDiscardRules, rnd: Round, move: Shuffled) -> Outcome:
    """Chance has answered: the discards are the stock, and what waited for it goes on."""
    pending = rnd.pending
    if pending is None:
        raise IllegalMove(Reject.BAD_SHUFFLE)
    rnd, told = shuffled_stock(rnd, move.order)
    rnd = changed(rnd, pending=None)
    if pending.purpose == "claim":
        rnd, more = claims.pay_penalty(rules, rnd, pending)
    elif pending.purpose == "call":
        rnd, more = discarding.forgotten_call(rules, rnd, pending)
    else:
        rnd, more = turns.draw_stock(rules, rnd)
        if pending.neutral:
            rnd, last = discarding.neutral_discard(rules, rnd)
            more += last
    return rnd, told + more


def _forfeit(rules: DrawDiscardRules, rnd: Round, seat: int) -> Outcome:
    """A seat leaves: it is charged with its hand, its cards go under the stock, play goes on without it (G-15)."""
    _check_player(rnd, seat)
    in_turn = rnd.phase is not IN_WINDOW and rnd.turn_seat == seat
    if in_turn and rnd.taken is not None and rnd.taken in rnd.hands[seat]:
        rnd = turns.put_back(rnd, rnd.taken)
    hand = rnd.hands[seat]
    gone = changed(
        rnd,
        players=tuple(player for player in rnd.players if player != seat),
        hands=put_at(rnd.hands, seat, ()),
        fresh=put_at(rnd.fresh, seat, ()),
        stock=(*hand, *rnd.stock),
        forfeits=(*rnd.forfeits, Forfeit(seat, hand)),
    )
    more: tuple[Event, ...] = ()
    if len(gone.players) == 1:
        gone, more = end_round(rules, gone, RoundEnd.LAST_SEAT, gone.players[0])
    elif rnd.phase is IN_WINDOW:
        gone, more = claims.without_seat(rules, gone, seat)
    elif in_turn:
        gone, more = turns.begin_turn(rules, gone, next_player(rnd, seat), stock_only=rnd.stock_only)
    return gone, (SeatLeft(seat), *more)
