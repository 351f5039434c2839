"""A round of a tile game as one frozen value, and the small steps that its phases share."""

from dataclasses import dataclass, replace

from engine.cards import Card, Seat, TurnNumber, put_at, with_cards
from engine.games.events import Event
from engine.games.game import CountedRound, Forfeit
from engine.games.table import MeldChange, TableMeld
from engine.games.tiles.rules import TileRules
from engine.games.views import Phase
from engine.rules.scores import RoundResult


@dataclass(frozen=True, slots=True)
class TileRound(CountedRound):
    """A round.

    Tuples by seat have one entry for every seat of the match; `players` are the seats in it, clockwise from the
    starter, and `dealer` is the seat before that one. The top of the pool is its last entry. `fresh` are the tiles that
    each seat got since its last turn, newest last. `opened` says who has laid in this round. `changes` is what the last
    laying-out brought to the melds. `aside` are the tiles put aside, the last one on top (V1), `open_tile` is the open
    one of the last stack while nobody has taken it (V2). Of the turn: `drawn` is the tile drawn in it. `passes` counts
    the turns in succession that ended with a pass.
    """

    number: int
    dealer: Seat
    players: tuple[Seat, ...]
    racks: tuple[tuple[Card, ...], ...]
    fresh: tuple[tuple[Card, ...], ...]
    pool: tuple[Card, ...]
    open_tile: Card | None
    aside: tuple[tuple[Card, ...], ...]
    melds: tuple[TableMeld, ...]
    next_meld: int
    changes: tuple[MeldChange, ...]
    opened: tuple[bool, ...]
    turn: TurnNumber
    turn_seat: Seat
    phase: Phase
    drawn: Card | None = None
    passes: int = 0
    left: tuple[Forfeit, ...] = ()
    result: RoundResult | None = None


Events = tuple[Event, ...]
Outcome = tuple[TileRound, Events]


def gain(rnd: TileRound, seat: Seat, tiles: tuple[Card, ...]) -> TileRound:
    """The round with tiles added to a rack and marked fresh."""
    return replace(
        rnd,
        racks=put_at(rnd.racks, seat, with_cards(rnd.racks[seat], tiles)),
        fresh=put_at(rnd.fresh, seat, rnd.fresh[seat] + tiles),
    )


def next_player(rnd: TileRound, seat: Seat) -> Seat:
    """The player clockwise after a seat; the seat itself may have left the round."""
    seats = len(rnd.racks)
    return min((player for player in rnd.players if player != seat), key=lambda player: (player - seat) % seats)


def player_before(rnd: TileRound, seat: Seat) -> Seat:
    """The player clockwise before a seat."""
    seats = len(rnd.racks)
    return max((player for player in rnd.players if player != seat), key=lambda player: (player - seat) % seats)


def may_use_table(rules: TileRules, *, opened: bool) -> bool:
    """Whether a seat that begins its turn may use the melds on the table: after its opening, where there is one."""
    return opened or rules.opening.points == 0
