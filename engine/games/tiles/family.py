"""The family's control flow: dealing, and handing each move to the module that knows it."""

from dataclasses import replace
from typing import Final

from engine.cards import Card, Seat, deck, put_at
from engine.cards.dealing import deal_packets, seats_from, shuffled
from engine.games.events import Event, HandDealt, RoundBegan, SeatLeft, UpcardTurned
from engine.games.game import Family, Forfeit, Seating, Step, check_in_turn
from engine.games.moves import (
    Discard,
    DrawStock,
    Lay,
    LayTable,
    Move,
    MoveKind,
    PassTurn,
    SeatForfeited,
    SeatMove,
    TurnTimedOut,
)
from engine.games.strengths import Strength
from engine.games.tiles import players, seeing, turns
from engine.games.tiles.laying import lay
from engine.games.tiles.options import TileView, open_moves, options
from engine.games.tiles.round import Outcome, TileRound, next_player
from engine.games.tiles.rules import STACK, TileRules
from engine.games.tiles.timeouts import time_out
from engine.games.tiles.turns import end_round
from engine.games.views import Phase
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import RoundEnd


class Tiles(Family[TileRules, TileRound, TileView]):
    """The tile games: booklets 002 and 004."""

    key = "tiles"
    searches = True
    horizon = 8
    convincing = 3.0
    playouts = 48
    round_type = TileRound
    view_type = TileView

    def deck(self, rules: TileRules) -> tuple[Card, ...]:
        return deck(rules.deck.copies, rules.deck.jokers)

    def deal(self, rules: TileRules, seating: Seating, order: tuple[int, ...]) -> Step[TileRound]:
        """A dealt round; the seat after the dealer begins."""
        pool = shuffled(self.deck(rules), order)
        seats = seating.seats
        players = seats_from(seating.dealer, seats, seating.active)
        # Tile by tile in turn off the pool's top, or stack by stack (004).
        at_once = STACK if rules.deal.method == "two_stacks_of_7" else 1
        racks = deal_packets(pool, seats, players, (at_once for _ in range(0, rules.deal.tiles, at_once)))
        open_tile = pool.pop(0) if rules.v2.enabled else None
        rnd = TileRound(
            number=seating.number,
            dealer=seating.dealer,
            players=players,
            racks=racks,
            fresh=((),) * seats,
            pool=tuple(pool),
            open_tile=open_tile,
            aside=((),) * seats,
            melds=(),
            next_meld=1,
            changes=(),
            opened=(False,) * seats,
            turn=seating.turn,
            turn_seat=seating.dealer,
            phase=Phase.LAY_OR_DRAW,
        )
        told: tuple[Event, ...] = (
            RoundBegan(seating.number, None, players[0]),
            *(HandDealt(seat, racks[seat]) for seat in players),
            *(() if open_tile is None else (UpcardTurned(open_tile),)),
        )
        rnd, more = turns.begin_turn(rules, rnd, players[0])
        return Step(rnd, told + more)

    def apply(self, rules: TileRules, state: TileRound, move: Move) -> Step[TileRound]:
        match move:
            case _ if state.phase is Phase.OVER:
                raise IllegalMove(Reject.WRONG_PHASE)
            case TurnTimedOut(draft=draft):
                rnd, told = time_out(rules, state, draft)
            case SeatForfeited(seat=seat):
                rnd, told = _forfeit(rules, state, seat)
            case DrawStock() | LayTable() | PassTurn() | Discard():
                rnd, told = _turn_move(rules, state, move)
            case _:
                raise IllegalMove(Reject.WRONG_PHASE)
        return Step(rnd, told)

    def active(self, rules: TileRules, state: TileRound) -> dict[Seat, frozenset[MoveKind]]:
        return {} if state.phase is Phase.OVER else {state.turn_seat: open_moves(rules, state)}

    view = staticmethod(seeing.view)
    options = staticmethod(options)
    imagined = staticmethod(seeing.rounds)
    outlook = staticmethod(seeing.outlook)
    reasons_for = staticmethod(players.reasons_for)
    reasons_against = staticmethod(players.reasons_against)

    def choose(self, strength: Strength, view: TileView, dice: int) -> SeatMove:
        return players.choose_in_tiles(strength, view, options(view), dice)

    def ideas(self, view: TileView, dice: int) -> tuple[SeatMove, ...]:
        """The moves that are worth a search, the one that lays most first."""
        return players.ideas(view, options(view), dice)

    def quick(self, view: TileView, dice: int) -> SeatMove:
        """What lays tiles and moves none: tables are not rebuilt in imagined rounds, which would take too long."""
        return players.choose_plainly_in_tiles(view, options(view), dice)

    def takes_thought(self, rules: TileRules, move: Move) -> bool:
        """So it is where whoever can lay tiles has to (A004-13), of every move that ends a turn without laying any."""
        return not rules.may_decline_to_lay and isinstance(move, DrawStock | PassTurn | Discard)

    def check_laying(self, view: TileView, move: Lay | LayTable) -> tuple[Event, ...]:
        return self.apply(view.rules, seeing.round_as_seen(view), move).events


TILES: Final = Tiles()


def _turn_move(rules: TileRules, rnd: TileRound, move: DrawStock | LayTable | PassTurn | Discard) -> Outcome:
    check_in_turn(move.seat, move.turn, rnd.players, rnd.turn_seat, rnd.turn)
    if isinstance(move, LayTable):
        return lay(rules, rnd, move)
    if rnd.phase is Phase.PUT_ASIDE and not isinstance(move, Discard):
        raise IllegalMove(Reject.PUT_ONE_ASIDE)
    if isinstance(move, DrawStock):
        if rnd.phase is Phase.LAY:
            raise IllegalMove(Reject.ALREADY_DRAWN)
        return turns.draw(rules, rnd)
    if isinstance(move, PassTurn):
        return turns.pass_turn(rules, rnd)
    if not rules.v1.enabled or rnd.phase not in (Phase.LAY, Phase.PUT_ASIDE):
        raise IllegalMove(Reject.DRAW_FIRST if rnd.phase is Phase.DRAW else Reject.WRONG_PHASE)
    return turns.put_aside(rules, rnd, move)


def _forfeit(rules: TileRules, rnd: TileRound, seat: Seat) -> Outcome:
    """A seat leaves: it is charged with its rack, its tiles go into the pool, play goes on without it (G-15)."""
    in_turn = rnd.turn_seat == seat
    gone = replace(
        rnd,
        players=tuple(player for player in rnd.players if player != seat),
        racks=put_at(rnd.racks, seat, ()),
        fresh=put_at(rnd.fresh, seat, ()),
        pool=(*rnd.racks[seat], *rnd.pool),
        passes=0,
        left=(*rnd.left, Forfeit(seat, rnd.racks[seat])),
    )
    more: tuple[Event, ...] = ()
    if len(gone.players) == 1:
        gone, more = end_round(rules, gone, RoundEnd.LAST_SEAT, gone.players[0])
    elif in_turn:
        gone, more = turns.begin_turn(rules, gone, next_player(gone, seat))
    elif gone.phase in (Phase.DRAW, Phase.LAY_OR_DRAW):
        gone = replace(gone, phase=turns.first_phase(rules, gone))
    return gone, (SeatLeft(seat), *more)
