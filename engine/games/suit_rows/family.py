"""Karo 8 (000): four rows of one suit each grow from their eights."""

from dataclasses import dataclass, replace
from typing import Final

from engine.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NATURALS,
    SPADES,
    Card,
    Seat,
    TurnNumber,
    natural,
    put_at,
    with_cards,
    without,
)
from engine.cards.dealing import deal_packets, seats_from, shuffled
from engine.games.events import (
    CardPlaced,
    DrewStock,
    Event,
    HandDealt,
    RoundBegan,
    RoundEnded,
    SeatLeft,
    TimedOut,
    TurnBegan,
    TurnPassed,
)
from engine.games.game import CountedRound, Family, Seating, Step, check_in_turn, with_round
from engine.games.moves import DrawStock, Move, MoveKind, PassTurn, PlaceCard, SeatForfeited, SeatMove, TurnTimedOut
from engine.games.strengths import Strength
from engine.games.suit_rows.players import PLAYERS
from engine.games.suit_rows.rules import CENTRE, NO_ROWS, Rows, SuitRowsRules, colour_complete, fits, placed
from engine.games.suit_rows.view import RowsOptions, RowsView, open_moves, options, possible
from engine.games.views import MatchView, Phase
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.rule_set import HEROES, TEAMS, VILLAINS
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem, SeatScore


@dataclass(frozen=True, slots=True)
class RowsRound(CountedRound):
    """A round of Karo 8.

    Tuples by seat have one entry for every seat of the match; `players` are the seats in the round, clockwise from the
    dealer's left, `teams` their teams, None for the others. `must_place` is the eight that starts the round, until it
    lies. The top of the stock is its last entry.
    """

    number: int
    dealer: Seat
    players: tuple[Seat, ...]
    teams: tuple[int | None, ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    rows: Rows
    turn: TurnNumber
    turn_seat: Seat
    must_place: Card | None = None
    result: RoundResult | None = None


Outcome = tuple[RowsRound, tuple[Event, ...]]


HAND: Final = 6
EIGHTS: Final = tuple(natural(suit, CENTRE) for suit in (DIAMONDS, HEARTS, SPADES, CLUBS))
"""The eights in the order in which they start the round (A000-26, G-35)."""


class SuitRows(Family[SuitRowsRules, RowsRound, RowsView]):
    """The suit-rows family."""

    key = "suit_rows"
    round_type = RowsRound
    view_type = RowsView

    def deck(self, rules: SuitRowsRules) -> tuple[Card, ...]:
        return NATURALS

    def deal(self, rules: SuitRowsRules, seating: Seating, order: tuple[int, ...]) -> Step[RowsRound]:
        """Six cards each; whoever holds the first of the eights starts with it, drawn for where nobody holds one."""
        stock = shuffled(NATURALS, order)
        players = seats_from(seating.dealer, seating.seats, seating.active)
        hands = deal_packets(stock, seating.seats, players, (1,) * HAND)
        rnd = RowsRound(
            number=seating.number,
            dealer=seating.dealer,
            players=players,
            teams=_teams(rules, seating),
            hands=hands,
            stock=tuple(stock),
            rows=NO_ROWS,
            turn=TurnNumber(seating.turn + 1),
            turn_seat=seating.dealer,
        )
        told = tuple(HandDealt(seat, hands[seat]) for seat in players)
        rnd, drawn = _draw_for_an_eight(rules, rnd)
        starter, eight = next((seat, eight) for eight in EIGHTS for seat in rnd.players if eight in rnd.hands[seat])
        rnd = replace(rnd, turn_seat=starter, must_place=eight)
        began = RoundBegan(seating.number, seating.dealer, starter)
        return Step(rnd, (began, *told, *drawn, TurnBegan(starter, rnd.turn)))

    def apply(self, rules: SuitRowsRules, state: RowsRound, move: Move) -> Step[RowsRound]:
        match move:
            case PlaceCard() | DrawStock() | PassTurn():
                check_in_turn(move.seat, move.turn, state.players, state.turn_seat, state.turn)
                rnd, told = _turn_move(rules, state, move)
            case TurnTimedOut():
                rnd, told = _neutral(rules, state)
                told = (TimedOut(state.turn_seat), *told)
            case SeatForfeited(seat=seat):
                rnd, told = _forfeit(rules, state, seat)
            case _:
                raise IllegalMove(Reject.WRONG_PHASE)
        return Step(rnd, told)

    def active(self, rules: SuitRowsRules, state: RowsRound) -> dict[Seat, frozenset[MoveKind]]:
        """The seat in turn, with the kinds of move that it may make for all that the others know."""
        if state.result is not None:
            return {}
        return {state.turn_seat: open_moves(len(state.stock), state.must_place)}

    def view(self, rules: SuitRowsRules, state: RowsRound | None, around: MatchView) -> RowsView:
        if state is None:
            return RowsView(**around._asdict(), teams=(None,) * len(around.seats), rows=NO_ROWS)
        phase, in_turn = (Phase.PLACE, state.turn_seat) if state.result is None else (Phase.OVER, None)
        hand = () if around.seat is None else state.hands[around.seat]
        return RowsView(
            **with_round(around, map(len, state.hands), phase=phase, turn_seat=in_turn, hand=hand),
            teams=state.teams,
            rows=state.rows,
            stock=len(state.stock),
            must_place=state.must_place if around.seat == in_turn else None,
            eight_due=state.must_place is not None,
        )

    options = staticmethod(options)

    def choose(self, strength: Strength, view: RowsView, dice: int) -> SeatMove:
        return PLAYERS[strength](view, options(view), dice)


SUIT_ROWS: Final = SuitRows()


def _turn_move(rules: SuitRowsRules, rnd: RowsRound, move: PlaceCard | DrawStock | PassTurn) -> Outcome:
    if isinstance(move, PlaceCard):
        return _place(rules, rnd, move.card)
    return _draw(rules, rnd) if isinstance(move, DrawStock) else _pass(rules, rnd)


def _teams(rules: SuitRowsRules, seating: Seating) -> tuple[int | None, ...]:
    """Each seat's team: alternating round the table; of three seats the dealer alone (G-33)."""
    teams: list[int | None] = [None] * seating.seats
    lone = HEROES if rules.karo8.teams == "lone_hero" else VILLAINS
    for place, seat in enumerate(sorted(seating.active)):
        if len(seating.active) == 3:
            teams[seat] = lone if seat == seating.dealer else 1 - lone
        else:
            teams[seat] = place % TEAMS
    return tuple(teams)


def _draw_for_an_eight(rules: SuitRowsRules, rnd: RowsRound) -> Outcome:
    """Where all eights are in the stock, cards are drawn until someone has one (A000-27)."""
    told: tuple[Event, ...] = ()
    turn = 0
    while not any(eight in hand for eight in EIGHTS for hand in rnd.hands):
        seat = rnd.players[turn % len(rnd.players) if rules.karo8.start_draw == "round_robin" else 0]
        rnd, card = _drawn(rnd, seat)
        told = (*told, DrewStock(seat, card))
        turn += 1
    return rnd, told


def _possible_now(rules: SuitRowsRules, rnd: RowsRound) -> RowsOptions:
    return possible(rules, rnd.rows, rnd.hands[rnd.turn_seat], len(rnd.stock), rnd.must_place)


def _place(rules: SuitRowsRules, rnd: RowsRound, card: Card) -> Outcome:
    seat = rnd.turn_seat
    if card not in rnd.hands[seat]:
        raise IllegalMove(Reject.NOT_IN_HAND, card=card)
    if rnd.must_place is not None and card is not rnd.must_place:
        raise IllegalMove(Reject.START_WITH_EIGHT, card=rnd.must_place)
    if not fits(rules, rnd.rows, card):
        raise IllegalMove(Reject.NO_PLACE_IN_ROW, card=card)
    rnd = replace(
        rnd,
        hands=put_at(rnd.hands, seat, without(rnd.hands[seat], (card,))),
        rows=placed(rules, rnd.rows, card),
        must_place=None,
    )
    rnd, more = _won(rules, rnd, seat) or _next_turn(rnd)
    return rnd, (CardPlaced(seat, card), *more)


def _won(rules: SuitRowsRules, rnd: RowsRound, seat: Seat) -> Outcome | None:
    """The end of the round, where the card that a seat has just laid wins it (A000-30)."""
    if rules.karo8.win == "team_hands_empty":
        team = rnd.teams[seat]
        return _ended(rnd, RoundEnd.HANDS_EMPTY, team) if _has_laid_all(rnd, team) else None
    complete = next((team for team in range(TEAMS) if colour_complete(rnd.rows, team)), None)
    return None if complete is None else _ended(rnd, RoundEnd.COLOUR_COMPLETE, complete)


def _has_laid_all(rnd: RowsRound, team: int | None) -> bool:
    return not any(rnd.hands[player] for player in rnd.players if rnd.teams[player] == team)


def _draw(rules: SuitRowsRules, rnd: RowsRound) -> Outcome:
    if not rnd.stock:
        raise IllegalMove(Reject.STOCK_EMPTY)
    if rnd.must_place is not None:
        raise IllegalMove(Reject.START_WITH_EIGHT, card=rnd.must_place)
    if not _possible_now(rules, rnd).draw_stock:
        raise IllegalMove(Reject.MUST_PLACE)
    seat = rnd.turn_seat
    rnd, card = _drawn(rnd, seat)
    if rules.karo8.drawn_card_playable_same_turn and fits(rules, rnd.rows, card):
        rnd, more = _place(rules, rnd, card)
    else:
        rnd, more = _next_turn(rnd)
    return rnd, (DrewStock(seat, card), *more)


def _drawn(rnd: RowsRound, seat: Seat) -> tuple[RowsRound, Card]:
    card = rnd.stock[-1]
    hands = put_at(rnd.hands, seat, with_cards(rnd.hands[seat], (card,)))
    return replace(rnd, stock=rnd.stock[:-1], hands=hands), card


def _pass(rules: SuitRowsRules, rnd: RowsRound) -> Outcome:
    seat = rnd.turn_seat
    if not _possible_now(rules, rnd).may_pass:
        raise IllegalMove(Reject.MAY_NOT_PASS)
    rnd, more = _next_turn(rnd)
    return rnd, (TurnPassed(seat), *more)


def _neutral(rules: SuitRowsRules, rnd: RowsRound) -> Outcome:
    """What the clock does for an absent seat: draw where that is allowed, else lay a card that fits, or pass."""
    now = _possible_now(rules, rnd)
    if now.draw_stock:
        return _draw(rules, rnd)
    return _place(rules, rnd, now.placeable[0]) if now.placeable else _pass(rules, rnd)


def _next_turn(rnd: RowsRound) -> Outcome:
    """The next seat clockwise that has cards; where no seat has any, the next one, which can only draw (G-35)."""
    seats = len(rnd.hands)
    order = sorted(rnd.players, key=lambda seat: (seat - rnd.turn_seat - 1) % seats)
    seat = next((player for player in order if rnd.hands[player]), order[0])
    rnd = replace(rnd, turn=TurnNumber(rnd.turn + 1), turn_seat=seat)
    return rnd, (TurnBegan(seat, rnd.turn),)


def _forfeit(rules: SuitRowsRules, rnd: RowsRound, seat: Seat) -> Outcome:
    """A seat leaves: its cards go under the stock and play goes on, while both teams have somebody left (G-15).

    Where empty hands win, those who are left may have completed the team by that.
    """
    left = replace(
        rnd,
        players=tuple(player for player in rnd.players if player != seat),
        hands=put_at(rnd.hands, seat, ()),
        stock=(*rnd.hands[seat], *rnd.stock),
        must_place=None if rnd.turn_seat == seat else rnd.must_place,
    )
    more: tuple[Event, ...] = ()
    teams = {rnd.teams[player] for player in left.players}
    if len(teams) == 1:
        left, more = _ended(left, RoundEnd.LAST_TEAM, teams.pop())
    elif rules.karo8.win == "team_hands_empty" and _has_laid_all(left, rnd.teams[seat]):
        left, more = _ended(left, RoundEnd.HANDS_EMPTY, rnd.teams[seat])
    elif rnd.turn_seat == seat:
        left, more = _next_turn(left)
    return left, (SeatLeft(seat), *more)


def _ended(rnd: RowsRound, end: RoundEnd, team: int | None) -> Outcome:
    """The finished round: each seat of the winning team has won it."""
    winners = tuple(seat for seat in sorted(rnd.players) if rnd.teams[seat] == team)
    scores = tuple(
        SeatScore(hand, ((ScoreItem.WIN, 1),) if seat in winners else (), int(seat in winners))
        if seat in rnd.players
        else None
        for seat, hand in enumerate(rnd.hands)
    )
    result = RoundResult(rnd.number, end, None, scores, winners)
    return replace(rnd, result=result), (RoundEnded(result),)
