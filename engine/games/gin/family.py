"""The family's control flow: dealing, handing each move to the module of its phase, and what a seat sees."""

from typing import Final

from engine.cards import NATURALS, SPADES, Card, Seat
from engine.cards.dealing import deal_packets, seats_from, shuffled
from engine.games.events import Event, HandDealt, RoundBegan, TimedOut, UpcardTurned
from engine.games.game import Family, Seating, Step, check_in_turn, plain_seats
from engine.games.gin import imagining, knocking, turns
from engine.games.gin.imagining import outlook
from engine.games.gin.knocking import forfeited
from engine.games.gin.options import open_moves, options
from engine.games.gin.players import reasons
from engine.games.gin.players.by_strength import PLAYERS
from engine.games.gin.players.sharp import ideas
from engine.games.gin.round import GinRound, Outcome, begin_turn
from engine.games.gin.rules import GinRules
from engine.games.gin.view import GinView
from engine.games.moves import (
    Discard,
    DrawStock,
    Lay,
    Move,
    MoveKind,
    PassTurn,
    SeatForfeited,
    SeatMove,
    TakeDiscard,
    TurnTimedOut,
)
from engine.games.strengths import Strength
from engine.games.views import MatchView, Phase
from engine.rules.refusals import IllegalMove, Reject

_TurnMove = DrawStock | TakeDiscard | Discard | Lay | PassTurn


class Gin(Family[GinRules, GinRound, GinView]):
    """Gin rummy, which booklet 001 names in its title alone."""

    key = "gin"
    searches = True
    horizon = 2
    convincing = 3.0
    comes_true = 0.55
    playouts = 500
    round_type = GinRound
    view_type = GinView

    def deck(self, rules: GinRules) -> tuple[Card, ...]:
        return NATURALS

    def deal(self, rules: GinRules, seating: Seating, order: tuple[int, ...]) -> Step[GinRound]:
        """A dealt round with its up-card, the seat that did not deal to act."""
        stock = shuffled(NATURALS, order)
        players = seats_from(seating.dealer, seating.seats, seating.active)
        hands = deal_packets(stock, seating.seats, players, (1,) * rules.deal.cards)
        upcard = stock.pop()
        oklahoma = rules.knock.oklahoma
        rnd = GinRound(
            number=seating.number,
            dealer=seating.dealer,
            players=players,
            hands=hands,
            fresh=((),) * seating.seats,
            stock=tuple(stock),
            discards=(upcard,),
            melds=(),
            limit=rules.knock_limit(upcard),
            doubled=oklahoma is not None and oklahoma.spades_double and upcard.suit == SPADES,
            phase=Phase.DRAW,
            turn=seating.turn,
            turn_seat=players[0],
        )
        told: tuple[Event, ...] = (
            RoundBegan(seating.number, seating.dealer, players[0]),
            *(HandDealt(seat, hands[seat]) for seat in players),
            UpcardTurned(upcard),
        )
        rnd, more = begin_turn(rnd, players[0], Phase.UPCARD if rules.deal.upcard_offered else Phase.DRAW)
        return Step(rnd, told + more)

    def apply(self, rules: GinRules, state: GinRound, move: Move) -> Step[GinRound]:
        match move:
            case TurnTimedOut():
                neutral = knocking.lay_off_best if state.phase is Phase.LAY_OFF else turns.neutral
                rnd, told = neutral(rules, state)
                told = (TimedOut(state.turn_seat), *told)
            case SeatForfeited(seat=seat):
                rnd, told = forfeited(rules, state, seat)
            case DrawStock() | TakeDiscard() | Discard() | Lay() | PassTurn():
                rnd, told = _turn_move(rules, state, move)
            case _:
                raise IllegalMove(Reject.WRONG_PHASE)
        return Step(rnd, told)

    def active(self, rules: GinRules, state: GinRound) -> dict[Seat, frozenset[MoveKind]]:
        kinds = open_moves(rules, state.phase, stock_only=state.stock_only)
        return {state.turn_seat: kinds} if kinds else {}

    def view(self, rules: GinRules, state: GinRound | None, around: MatchView) -> GinView:
        if state is None:
            return GinView(**around._asdict())
        in_turn = None if state.phase is Phase.OVER else state.turn_seat
        top = state.discards[-1] if state.discards else None
        seats = plain_seats(tuple([len(hand) for hand in state.hands]), around.seats)
        # By their places, in the view's order: so many names would take longer than all the rest of a view.
        return GinView(
            around.variant, rules, around.seat, seats, state.number, around.rounds, state.dealer,
            state.phase, state.turn, in_turn, _of_seat(state.hands, around.seat), around.sheet, around.result,
            around.history, _of_seat(state.fresh, around.seat), state.taken, state.stock_only,
            state.stock_only and state.idle > 0, state.melds, len(state.stock), top, len(state.discards),
            state.limit, state.doubled, state.knocker, _of_seat(state.hands, state.knocker),
        )  # fmt: skip

    options = staticmethod(options)
    ideas = staticmethod(ideas)
    imagined = staticmethod(imagining.rounds)
    outlook = staticmethod(outlook)
    reasons_for = staticmethod(reasons.reasons_for)
    reasons_against = staticmethod(reasons.reasons_against)

    def choose(self, strength: Strength, view: GinView, dice: int) -> SeatMove:
        return PLAYERS[strength](view, dice)


GIN: Final = Gin()


def _of_seat(cards: tuple[tuple[Card, ...], ...], seat: Seat | None) -> tuple[Card, ...]:
    return () if seat is None else cards[seat]


def _turn_move(rules: GinRules, rnd: GinRound, move: _TurnMove) -> Outcome:
    check_in_turn(move.seat, move.turn, rnd.players, rnd.turn_seat, rnd.turn)
    return _BY_PHASE[rnd.phase](rules, rnd, move)


def _start(rules: GinRules, rnd: GinRound, move: _TurnMove) -> Outcome:
    """The up-card is offered, or a card is to be drawn."""
    offered = rnd.phase is Phase.UPCARD
    match move:
        case TakeDiscard():
            return turns.take_discard(rnd, move)
        case PassTurn() if offered:
            return turns.refuse_upcard(rnd)
        case DrawStock() if not offered:
            return turns.draw_stock(rnd)
    raise IllegalMove(Reject.UPCARD_FIRST, card=rnd.discards[-1]) if offered else IllegalMove(Reject.DRAW_FIRST)


def _play(rules: GinRules, rnd: GinRound, move: _TurnMove) -> Outcome:
    match move:
        case Discard():
            return turns.discard(rules, rnd, move)
        case Lay():
            return knocking.big_gin(rules, rnd, move)
        case DrawStock() | TakeDiscard():
            raise IllegalMove(Reject.ALREADY_DRAWN)
    raise IllegalMove(Reject.WRONG_PHASE)


def _lay_off(rules: GinRules, rnd: GinRound, move: _TurnMove) -> Outcome:
    match move:
        case Lay():
            return knocking.lay_off_chosen(rules, rnd, move)
        case PassTurn():
            return knocking.lay_off_best(rules, rnd)
    raise IllegalMove(Reject.LAY_OFF_FIRST)


_BY_PHASE: Final = {Phase.UPCARD: _start, Phase.DRAW: _start, Phase.PLAY: _play, Phase.LAY_OFF: _lay_off}
