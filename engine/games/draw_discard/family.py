"""The family's control flow: dealing, and handing each move to the module of its phase."""

from collections.abc import Iterator
from itertools import cycle
from typing import Final

from engine.cards import Card, Seat, TurnNumber, deck, put_at, with_cards
from engine.cards.dealing import deal_packets, seats_from, shuffled
from engine.games.draw_discard import claims, discarding, imagining, seeing, turns
from engine.games.draw_discard.ending import end_round
from engine.games.draw_discard.imagining import outlook
from engine.games.draw_discard.laying import lay, lay_table
from engine.games.draw_discard.players import reasons
from engine.games.draw_discard.players.by_strength import PLAYERS, ideas
from engine.games.draw_discard.players.rebuilding import without_rebuilding
from engine.games.draw_discard.players.steady import choose_steady
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.round import (
    IN_DRAW,
    IN_OPENING_DISCARD,
    IN_PLAY,
    IN_SHUFFLE,
    IN_WINDOW,
    IS_OVER,
    Claims,
    Outcome,
    Piles,
    Round,
    Table,
    Turn,
    next_player,
    players_from,
)
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.taking_back import take_back
from engine.games.draw_discard.turns import shuffled_stock
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.events import Event, HandDealt, RoundBegan, SeatLeft, TurnBegan, UpcardTurned
from engine.games.game import Family, Forfeit, Seating, Step
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    Lay,
    LayTable,
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
from engine.games.strengths import Strength
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import RoundEnd

_TurnMove = DrawStock | TakeDiscard | ReturnDiscard | Lay | LayTable | TakeBack | Discard
_TURN_MOVES: Final = (DrawStock, TakeDiscard, ReturnDiscard, Lay, LayTable, TakeBack, Discard)
_DRAWS: Final = (DrawStock, TakeDiscard)


class DrawDiscard(Family[DrawDiscardRules, Round, DrawDiscardView]):
    """The draw-and-discard family: booklets 000 (base and lay-off), 001 and 003."""

    key = "draw_discard"
    searches = True
    horizon = 4
    playouts = 240
    round_type = Round
    view_type = DrawDiscardView

    def deck(self, rules: DrawDiscardRules) -> tuple[Card, ...]:
        return deck(rules.deck.packs, rules.deck.jokers)

    def deal(self, rules: DrawDiscardRules, seating: Seating, order: tuple[int, ...]) -> Step[Round]:
        """A dealt round, the seat left of the dealer to act."""
        stock = shuffled(self.deck(rules), order)
        seats = seating.seats
        players = seats_from(seating.dealer, seats, seating.active)
        hands = _hands(rules, stock, seats, players)
        rnd = Round(
            number=seating.number,
            dealer=seating.dealer,
            totals=seating.totals,
            players=players,
            hands=hands,
            fresh=((),) * seats,
            phase=IN_DRAW,
            piles=Piles(tuple(stock), ()),
            turn=Turn(seating.turn, seating.dealer, (0,) * seats),
            table=Table((False,) * seats, (False,) * seats, (0,) * seats),
            claims=Claims(None, seating.window, (0,) * seats),
        )
        told: tuple[Event, ...] = (
            RoundBegan(seating.number, seating.dealer, players[0]),
            *(HandDealt(seat, hands[seat]) for seat in players),
        )
        rnd, more = _first_turn(rules, rnd)
        return Step(rnd, told + more)

    def apply(self, rules: DrawDiscardRules, state: Round, move: Move) -> Step[Round]:
        phase = state.phase
        if isinstance(move, _TURN_MOVES) and phase is not IN_SHUFFLE and phase is not IS_OVER:
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
            case TurnTimedOut():
                if phase is IN_WINDOW:
                    raise IllegalMove(Reject.STALE_TURN)
                rnd, told = discarding.neutral(rules, state)
            case SeatForfeited(seat=seat):
                rnd, told = _forfeit(rules, state, seat)
            case Claim() | Pass():
                _check_player(state, move.seat)
                _check_window(state, move.window)
                rnd, told = claims.answer(rules, state, move)
            case _:
                raise IllegalMove(Reject.WRONG_PHASE)
        return Step(rnd, told)

    def chance(self, rules: DrawDiscardRules, state: Round) -> int | None:
        return len(state.piles.discards) - 1 if state.phase is IN_SHUFFLE else None

    active = staticmethod(seeing.active)
    view = staticmethod(seeing.view)

    options = staticmethod(options)

    def choose(self, strength: Strength, view: DrawDiscardView, dice: int) -> SeatMove:
        return PLAYERS[strength](view, options(view), dice)

    def ideas(self, view: DrawDiscardView, dice: int) -> tuple[SeatMove, ...]:
        """The moves that are worth a search, the club player's first."""
        return ideas(view, options(view), dice)

    imagined = staticmethod(imagining.rounds)

    def usual_playouts(self, rules: DrawDiscardRules, seats: int = 2) -> int:
        """Fewer where tables are rebuilt, and where many hands are imagined: there each of them takes longer."""
        return (self.playouts if rules.rearrange is None else self.playouts // 2) * 2 // max(seats, 2)

    def quick(self, view: DrawDiscardView, dice: int) -> SeatMove:
        """The club player's move; tables are not rebuilt in imagined rounds, which would take too long."""
        view = without_rebuilding(view)
        return choose_steady(view, options(view), dice)

    outlook = staticmethod(outlook)

    reasons_for = staticmethod(reasons.reasons_for)
    reasons_against = staticmethod(reasons.reasons_against)

    def check_laying(self, view: DrawDiscardView, move: Lay | LayTable) -> tuple[Event, ...]:
        return self.apply(view.rules, seeing.round_as_seen(view), move).events


DRAW_DISCARD: Final = DrawDiscard()


def _hands(
    rules: DrawDiscardRules, stock: list[Card], seats: int, players: tuple[Seat, ...]
) -> tuple[tuple[Card, ...], ...]:
    """The dealt hands, taken off the stock's top in packets (A000-03, 003: 3-3-3-4)."""
    hands = deal_packets(stock, seats, players, _packets(rules))
    if rules.deal.extra_card_to == "left_of_dealer":
        return put_at(hands, players[0], with_cards(hands[players[0]], (stock.pop(),)))
    return hands


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
        card = rnd.piles.stock[-1]
        rnd = rnd._replace(piles=rnd.piles._replace(stock=rnd.piles.stock[:-1], discards=(card,)))
        told = (UpcardTurned(card),)
    if rules.start.opening_action == "discard_only":
        turn = Turn(TurnNumber(rnd.turn.number + 1), starter, put_at(rnd.turn.had, starter, 1))
        rnd = rnd._replace(phase=IN_OPENING_DISCARD, turn=turn)
        return rnd, (*told, TurnBegan(starter, rnd.turn.number))
    if rules.deal.upcard and rules.claim.upcard_buyable:
        rnd, more = claims.open_window(rules, rnd, None, starter, players_from(rnd, starter))
    else:
        rnd, more = turns.begin_turn(rules, rnd, starter)
    return rnd, told + more


def _check_player(rnd: Round, seat: Seat) -> None:
    if seat not in rnd.players:
        raise IllegalMove(Reject.SEAT_OUT, seat=seat)


def _check_window(rnd: Round, number: int) -> None:
    if rnd.phase is not IN_WINDOW or rnd.claims.window is None:
        raise IllegalMove(Reject.STALE_WINDOW if number <= rnd.claims.number else Reject.NO_WINDOW)
    if number != rnd.claims.window.number:
        raise IllegalMove(Reject.STALE_WINDOW)


def _not_in_turn(rnd: Round, seat: Seat) -> IllegalMove:
    """Why a seat may not play: whoever discarded has, and nobody is in turn before the others have answered."""
    _check_player(rnd, seat)
    if rnd.phase is not IN_WINDOW:
        return IllegalMove(Reject.NOT_YOUR_TURN, seat=rnd.turn.seat)
    return IllegalMove(Reject.WRONG_PHASE if seat == rnd.turn.seat else Reject.NOT_YOUR_TURN)


def _turn_move(rules: DrawDiscardRules, rnd: Round, move: _TurnMove) -> Outcome:
    phase, turn = rnd.phase, rnd.turn
    if phase is IN_WINDOW or move.seat != turn.seat:
        raise _not_in_turn(rnd, move.seat)
    if move.turn != turn.number:
        raise IllegalMove(Reject.STALE_TURN)
    if phase is IN_PLAY:
        if isinstance(move, _DRAWS):
            raise IllegalMove(Reject.ALREADY_DRAWN)
    elif phase is IN_DRAW:
        if not isinstance(move, _DRAWS):
            raise IllegalMove(Reject.DRAW_FIRST)
    elif phase is IN_OPENING_DISCARD and not isinstance(move, Discard):
        raise IllegalMove(Reject.OPENING_DISCARD_ONLY)
    match move:
        case DrawStock():
            return turns.draw_stock(rules, rnd)
        case Discard():
            return discarding.discard(rules, rnd, move)
        case TakeDiscard():
            return turns.take_discard(rules, rnd, move.depth)
        case Lay() | LayTable() | TakeBack():
            return _laid(rules, rnd, move)
        case ReturnDiscard():
            return turns.return_discard(rules, rnd)


def _laid(rules: DrawDiscardRules, rnd: Round, move: Lay | LayTable | TakeBack) -> Outcome:
    match move:
        case Lay():
            return lay(rules, rnd, move)
        case LayTable():
            return lay_table(rules, rnd, move)
        case TakeBack():
            return take_back(rnd)


def _shuffled(rules: DrawDiscardRules, rnd: Round, move: Shuffled) -> Outcome:
    """Chance has answered: the discards are the stock, and what waited for it goes on."""
    pending = rnd.pending
    if pending is None:
        raise IllegalMove(Reject.BAD_SHUFFLE)
    rnd, told = shuffled_stock(rnd, move.order)
    rnd = rnd._replace(pending=None)
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


def _forfeit(rules: DrawDiscardRules, rnd: Round, seat: Seat) -> Outcome:
    """A seat leaves: it is charged with its hand, its cards go under the stock, play goes on without it (G-15)."""
    in_turn = rnd.phase is not IN_WINDOW and rnd.turn.seat == seat
    if in_turn and rnd.turn.taken is not None and rnd.turn.taken in rnd.hands[seat]:
        rnd = turns.put_back(rnd, rnd.turn.taken)
    hand = rnd.hands[seat]
    gone = rnd._replace(
        players=tuple(player for player in rnd.players if player != seat),
        hands=put_at(rnd.hands, seat, ()),
        fresh=put_at(rnd.fresh, seat, ()),
        piles=rnd.piles._replace(stock=(*hand, *rnd.piles.stock)),
        forfeits=(*rnd.forfeits, Forfeit(seat, hand)),
    )
    more: tuple[Event, ...] = ()
    if len(gone.players) == 1:
        gone, more = end_round(rules, gone, RoundEnd.LAST_SEAT, gone.players[0])
    elif rnd.phase is IN_WINDOW:
        gone, more = claims.without_seat(rules, gone, seat)
    elif in_turn:
        gone, more = turns.begin_turn(rules, gone, next_player(rnd, seat), stock_only=rnd.turn.stock_only)
    return gone, (SeatLeft(seat), *more)
