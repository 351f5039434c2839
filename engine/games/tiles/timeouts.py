"""What the clock does when the time is up: a laying-out that was begun stays as far as the rules say (A002-02, 004)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.cards import JOKER, Card, put_at
from engine.games.events import DrewStock, LooseTilesTaken, PenaltyDrawn, TimedOut
from engine.games.moves import Discard, LayTable
from engine.games.tiles.laying import finish, lie, put_down
from engine.games.tiles.round import Events, Outcome, TileRound, gain, may_use_table
from engine.games.tiles.rules import TileRules
from engine.games.tiles.turns import next_turn, pass_turn, put_aside
from engine.games.views import Phase
from engine.melds.meld import Meld, NewMeld
from engine.melds.reading import meld_or_none
from engine.melds.rebuilding import Rearranged, changes, touched
from engine.melds.worth import hand_value
from engine.rules.refusals import IllegalMove


@dataclass(frozen=True, slots=True)
class _Draft:
    """A laying-out that was begun: its groups that are melds, those that are none, and the rack's tiles in them all."""

    groups: tuple[NewMeld, ...]
    melds: tuple[Meld, ...]
    broken: tuple[NewMeld, ...]
    own: Counter[Card]


@dataclass(frozen=True, slots=True)
class _Settled:
    """What stays of a draft: the round, what happened, whether anything was laid, and what the rules add to it."""

    rnd: TileRound
    told: Events = ()
    laid: bool = False
    hand_game: bool = False
    penalty: bool = False


def time_out(rules: TileRules, rnd: TileRound, groups: tuple[NewMeld, ...]) -> Outcome:
    """The neutral move: what may stay of the draft stays; where nothing was begun, a tile is drawn."""
    seat = rnd.turn_seat
    told: Events = (TimedOut(seat),)
    if rnd.phase is Phase.PUT_ASIDE:
        rnd, more = put_aside(rules, rnd, _dearest(rules, rnd), by_clock=True)
        return rnd, told + more
    if rnd.drawn is None:
        rnd = replace(rnd, fresh=put_at(rnd.fresh, seat, ()))
    draft = None if rnd.phase is Phase.DRAW else _draft(rules, rnd, groups)
    if draft is None:
        rnd, more = _end_turn(rules, rnd, draws=1)
        return rnd, told + more
    by_policy = _loose_taken if rules.timeout.policy == "take_loose_tiles" else _own_taken_back
    settled = by_policy(rules, rnd, draft)
    rnd, penalty = _penalised(rules, settled.rnd) if settled.penalty else (settled.rnd, ())
    if not settled.laid:
        rnd, more = _end_turn(rules, rnd, draws=rules.timeout.draw_if_nothing_laid, idle=not penalty)
    else:
        rnd, more = finish(rules, rnd, hand_game=settled.hand_game)
        if rnd.phase is Phase.PUT_ASIDE:
            rnd, last = put_aside(rules, rnd, _dearest(rules, rnd), by_clock=True)
            more += last
    return rnd, (TimedOut(seat, undone=not settled.told), *settled.told, *penalty, *more)


def _draft(rules: TileRules, rnd: TileRound, groups: tuple[NewMeld, ...]) -> _Draft | None:
    """The draft read against the table and the rack; None where it is empty or cannot have come from them."""
    lying = [there.meld for there in rnd.melds]
    more = Counter(tile for group in groups for tile in group.cards)
    more.subtract(Counter(tile for meld in lying for tile in meld.cards))
    if not groups or not +more <= Counter(rnd.racks[rnd.turn_seat]):
        return None
    read = [(group, meld_or_none(rules, group)) for group in groups]
    melds = [(group, meld) for group, meld in read if meld is not None]
    if Counter(meld for _, meld in melds) == Counter(lying) and len(melds) == len(groups):
        return None
    return _Draft(
        groups=tuple(group for group, _ in melds),
        melds=tuple(meld for _, meld in melds),
        broken=tuple(group for group, meld in read if meld is None),
        own=+more,
    )


def _put_down(rules: TileRules, rnd: TileRound, melds: Sequence[NewMeld]) -> _Settled | None:
    """A laying-out of these melds; None where it is not legal."""
    try:
        rnd, told, hand_game = put_down(rules, rnd, LayTable(rnd.turn_seat, rnd.turn, tuple(melds)))
    except IllegalMove:
        return None
    return _Settled(rnd, told, laid=True, hand_game=hand_game)


def _own_taken_back(rules: TileRules, rnd: TileRound, draft: _Draft) -> _Settled:
    """The rack's tiles in no meld go back to it; the rest stays if it is whole, else the turn is taken back."""
    return _put_down(rules, rnd, [*draft.groups, *_without_own(rules, draft)]) or _Settled(rnd)


def _without_own(rules: TileRules, draft: _Draft) -> Iterator[NewMeld]:
    """What is left of the groups that are no melds without the rack's tiles.

    Of two equal tiles either may have come from the rack: those that lie in melds count as the rack's where what is
    left of a group is a meld like that, else the loose ones do.
    """
    own = draft.own
    in_melds = Counter(tile for meld in draft.melds for tile in meld.cards)
    for group in draft.broken:
        fewest = NewMeld(_less(group.cards, own - in_melds))
        left = fewest if fewest.cards and meld_or_none(rules, fewest) is not None else NewMeld(_less(group.cards, own))
        own = own - (Counter(group.cards) - Counter(left.cards))
        if left.cards:
            yield left


def _less(tiles: Sequence[Card], gone: Counter[Card]) -> tuple[Card, ...]:
    """The tiles without those gone, as far as they are there, order kept."""
    spare = gone.copy()
    left = []
    for tile in tiles:
        if spare[tile] > 0:
            spare[tile] -= 1
        else:
            left.append(tile)
    return tuple(left)


def _loose_taken(rules: TileRules, rnd: TileRound, draft: _Draft) -> _Settled:
    """The melds stay; all tiles that lie in none go onto the rack, with penalty tiles (004).

    Where the melds that are left could never have been laid, the turn is taken back, and the penalty is due as well.
    """
    settled = _put_down(rules, rnd, draft.groups)
    if settled is not None:
        return replace(settled, penalty=bool(draft.broken))
    return replace(_torn(rules, rnd, draft) or _Settled(rnd), penalty=True)


def _torn(rules: TileRules, rnd: TileRound, draft: _Draft) -> _Settled | None:
    """The melds of a draft that leaves tiles of the table loose; None where the seat may not leave it like that.

    A joker's meld has to lie as it lay: what would free its joker cannot be judged on a table that is not whole.
    """
    seat, before = rnd.turn_seat, [there.meld for there in rnd.melds]
    loose = Counter(tile for meld in before for tile in meld.cards)
    loose.subtract(Counter(tile for meld in draft.melds for tile in meld.cards))
    if not +loose or not may_use_table(rules, opened=rnd.opened[seat]):
        return None
    if Counter(meld for meld in before if JOKER in meld.cards) - Counter(draft.melds):
        return None
    laid = tuple(sorted((-loose).elements()))
    found = changes(before, draft.melds, laid)
    rebuilt = Rearranged(draft.melds, laid, (), 0, found, touched(before, draft.melds, found))
    rnd, told = lie(rules, rnd, rebuilt)
    taken = tuple(sorted((+loose).elements()))
    return _Settled(gain(rnd, seat, taken), (*told, LooseTilesTaken(seat, taken)), laid=bool(laid))


def _penalised(rules: TileRules, rnd: TileRound) -> Outcome:
    """The penalty tiles, as many as the pool can give (G-05)."""
    rnd, tiles = _off_pool(rnd, rules.timeout.penalty_tiles)
    return rnd, (PenaltyDrawn(rnd.turn_seat, len(tiles), tiles),) if tiles else ()


def _end_turn(rules: TileRules, rnd: TileRound, draws: int, *, idle: bool = True) -> Outcome:
    """End a turn in which nothing was laid: draw, unless that was done; an idle seat passes where there is no tile."""
    seat = rnd.turn_seat
    told: Events = ()
    if rnd.phase is not Phase.LAY:
        if idle and not rnd.pool:
            return pass_turn(rules, rnd, by_clock=True)
        rnd, tiles = _off_pool(rnd, draws)
        told = tuple(DrewStock(seat, tile) for tile in tiles)
        rnd = replace(rnd, drawn=tiles[-1] if tiles else None)
    if rules.v1.enabled:
        tile = _dearest(rules, rnd) if rnd.drawn is None else Discard(seat, rnd.turn, rnd.drawn)
        rnd, more = put_aside(rules, rnd, tile, by_clock=True)
    else:
        rnd, more = next_turn(rules, replace(rnd, passes=0))
    return rnd, told + more


def _off_pool(rnd: TileRound, count: int) -> tuple[TileRound, tuple[Card, ...]]:
    """Tiles from the pool for the seat in turn, as many as there are (G-05)."""
    tiles = rnd.pool[::-1][:count]
    return gain(replace(rnd, pool=rnd.pool[: len(rnd.pool) - len(tiles)]), rnd.turn_seat, tiles), tiles


def _dearest(rules: TileRules, rnd: TileRound) -> Discard:
    """The tile that counts most put aside, a joker last of all."""
    rack = rnd.racks[rnd.turn_seat]
    tile = max(rack, key=lambda tile: (tile is not JOKER, hand_value(rules, (tile,)), tile))
    return Discard(rnd.turn_seat, rnd.turn, tile)
