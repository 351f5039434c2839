"""The tile games: players who rebuild the table more or less often, and one who knows what to keep and when to shed.

What a player may think about before it moves, and why a move is good or was not, is here too.
"""

from collections.abc import Callable, Sequence
from typing import Final

from engine.cards import JOKER, Card, Seat
from engine.games.moves import Discard, DrawStock, LayTable, MoveKind, PassTurn, SeatMove
from engine.games.reasons import Reason, Why, for_laying, laid_from_hand
from engine.games.strengths import Strength, attentive
from engine.games.tiles.options import TileOptions, TileView
from engine.games.tiles.rack import Rack, best_laying, laying_of, plain_laying, rack_of
from engine.games.tiles.turns import MUST_LAY_BUDGET
from engine.games.views import Phase
from engine.melds.worth import hand_value

STEADY_BUDGET: Final = 8_000
SHARP_BUDGET: Final = 20_000
"""Positions that the solver looks at before it gives up."""

# With so few tiles on somebody's rack what is left on one's own counts more than how many tiles that are.
NEARLY_OVER: Final = 5
# Each level tries to rebuild the table once in so many turns: whoever always does wins nearly every round against one
# who never does, and the levels are to be about equally far apart.
LOOKS: Final = {Strength.EASY: 12, Strength.CASUAL: 6, Strength.STEADY: 3}
# A joker is laid where it brings at least so many tiles down, itself counted; one that only lengthens a meld is kept.
WORTH_A_JOKER: Final = 2

Layer = Callable[[Rack], LayTable | None]


def choose_in_tiles(strength: Strength, view: TileView, options: TileOptions, dice: int) -> SeatMove:
    """The move of a level: the sharp player always looks for the best table, the others once in so many turns."""
    once_in = LOOKS.get(strength)
    if once_in is None:
        return _choose(view, options, _sharply, dice)
    if attentive(dice, once_in):
        return _choose(view, options, _steadily, dice)
    return choose_plainly_in_tiles(view, options, dice)


def choose_plainly_in_tiles(view: TileView, options: TileOptions, dice: int) -> SeatMove:
    """New melds and single tiles, nothing rebuilt: the move of imagined players."""
    must = not rack_of(view).rules.may_decline_to_lay
    return _choose(view, options, _steadily if must else plain_laying, dice)


def _choose(view: TileView, options: TileOptions, layer: Layer, dice: int) -> SeatMove:
    rack = rack_of(view)
    laid = _laying(rack, options, layer)
    if laid is not None:
        return laid
    for move in without_laying(view, options):
        return move
    return Discard(view.own_seat, view.turn, spare_tiles(rack, options.discardable, dice)[0])


def without_laying(view: TileView, options: TileOptions) -> tuple[SeatMove, ...]:
    """What goes on without a tile laid: a tile drawn, or the turn passed; nothing where neither may be done."""
    if MoveKind.DRAW_STOCK in options.kinds:
        return (DrawStock(view.own_seat, view.turn),)
    return (PassTurn(view.own_seat, view.turn),) if MoveKind.PASS_TURN in options.kinds else ()


def _laying(rack: Rack, options: TileOptions, layer: Layer) -> LayTable | None:
    if MoveKind.LAY_TABLE not in options.kinds:
        return None
    if layer is not plain_laying:
        for tile, taken in ((options.take_open, "open"), (options.take_aside, "aside")):
            if tile is not None:
                laid = _steadily(rack.with_tile(tile, "open" if taken == "open" else "aside"))
                if laid is not None:
                    return laid
    return None if rack.view.phase is Phase.DRAW else layer(rack)


def _steadily(rack: Rack) -> LayTable | None:
    """The most tiles that the solver finds a place for, else what can be laid without it; who must lay asks
    what the rule asks too, since what a longer search finds need not hold what a shorter one does (A004-13).
    """
    for budget in (STEADY_BUDGET,) if rack.rules.may_decline_to_lay else (STEADY_BUDGET, MUST_LAY_BUDGET):
        found = best_laying(rack, budget)
        laid = None if found is None else laying_of(rack, found)
        if laid is None and rack.taken is None:
            laid = plain_laying(rack)
        if laid is not None:
            return laid
    return None


def _sharply(rack: Rack) -> LayTable | None:
    """The most tiles, less what is better kept; the dearest where the round may be over soon.

    With the fewest changes: this is also what people are shown who ask for a hint.
    """
    nearly_over = is_nearly_over(rack)
    found = best_laying(rack, SHARP_BUDGET, "value" if nearly_over else "tiles", fewest_changes=True)
    laid = None if found is None else laying_of(rack, found)
    if found is None or laid is None:
        return _steadily(rack)
    if nearly_over or not rack.view.own_info.opened or found.laid == len(rack.tiles) or JOKER not in found.placed:
        return laid
    jokers = [tile for tile in rack.tiles if tile is JOKER]
    plain = best_laying(rack, SHARP_BUDGET, spared=jokers, fewest_changes=True)
    if found.laid - (0 if plain is None else plain.laid) >= WORTH_A_JOKER:
        return laid
    return None if plain is None else laying_of(rack, plain)


def is_nearly_over(rack: Rack) -> bool:
    """Whether the round may be over soon, so that every tile on the rack is a risk."""
    view = rack.view
    others = [info.cards for info in view.others]
    return min(others) <= NEARLY_OVER or view.pool <= len(others) or not rack.rules.may_decline_to_lay


def spare_tiles(rack: Rack, tiles: Sequence[Card], dice: int) -> list[Card]:
    """Tiles to put aside, first those without company on the rack, dear rather than cheap, a joker last of all (V1)."""

    def keeping(tile: Card) -> tuple[bool, int, int, int]:
        company = sum(_goes_with(tile, other) for other in rack.tiles)
        return tile is JOKER, company, -hand_value(rack.rules, (tile,)), (tile.index + dice) % 53

    return sorted(tiles, key=keeping)


def _goes_with(one: Card, other: Card) -> bool:
    """Whether two tiles might lie in one meld."""
    if one is JOKER or other is JOKER or one is other:
        return False
    return one.rank == other.rank or (one.suit == other.suit and abs(one.rank - other.rank) <= 2)


OF_AN_IDEA: Final = 8_000
"""Positions that the solver looks at for each further idea."""

MOST_DISCARDS: Final = 3
"""Only so many tiles to put aside are worth a thought."""

FEW_LAID: Final = 2
"""Whoever can lay more tiles than so many gains nothing by keeping them all."""


def ideas(view: TileView, options: TileOptions, dice: int) -> tuple[SeatMove, ...]:
    """The best laying-out that is found at once, then other ways to lay, and to lay nothing where it lays little."""
    first = choose_in_tiles(Strength.SHARP, view, options, dice)
    if isinstance(first, Discard):
        rack = rack_of(view)
        tiles = spare_tiles(rack, options.discardable, dice)[:MOST_DISCARDS]
        return tuple(dict.fromkeys((first, *(Discard(view.own_seat, view.turn, tile) for tile in tiles))))
    laid = laid_from_hand(view.melds, first) if isinstance(first, LayTable) else ()
    if isinstance(first, LayTable) and len(laid) == len(view.hand) + (first.taken is not None):
        return (first,)
    moves: list[SeatMove] = [first]
    if MoveKind.LAY_TABLE in options.kinds and view.phase is not Phase.DRAW:
        moves += _other_layings(rack_of(view), laid)
    if len(laid) <= FEW_LAID:
        moves += without_laying(view, options)
    told: dict[tuple[Card, ...], SeatMove] = {}
    for move in moves:
        told.setdefault(laid_from_hand(view.melds, move) if isinstance(move, LayTable) else (), move)
    return tuple(told.values())


def _other_layings(rack: Rack, laid: Sequence[Card]) -> list[LayTable]:
    """What the first idea, which lays these, has not looked for.

    Jokers kept where it lays them, and laid where it keeps them; the most points where it laid the most tiles, and the
    other way round; what can be laid without moving anything.
    """
    found = []
    if JOKER in rack.tiles:
        spared = tuple(tile for tile in rack.tiles if tile is JOKER and JOKER in laid)
        found.append(best_laying(rack, OF_AN_IDEA, spared=spared, fewest_changes=True))
    if laid:
        found.append(best_laying(rack, OF_AN_IDEA, "tiles" if is_nearly_over(rack) else "value", fewest_changes=True))
    layings = [laying_of(rack, one) for one in found if one is not None]
    return [one for one in (*layings, plain_laying(rack)) if one is not None]


def reasons_for(view: TileView, move: SeatMove) -> Sequence[Reason]:
    """What speaks for a move of the view's seat, most of all first."""
    if isinstance(move, LayTable):
        brings = for_laying(view.rules, view.hand, view.melds, move, taken=view.lying_open(move.taken))
        return brings if brings == [Reason(Why.OUT)] else [*brings, *_nearly_over(view)]
    return [Reason(Why.NOTHING_TO_LAY)] if isinstance(move, DrawStock | PassTurn) else []


def reasons_against(view: TileView, move: SeatMove) -> Sequence[Reason]:
    """What speaks against a move of the view's seat."""
    return _nearly_over(view) if isinstance(move, DrawStock | PassTurn) else []


def _nearly_over(view: TileView) -> list[Reason]:
    """Who of the others has few tiles left."""
    few = [(info.cards, seat) for seat, info in enumerate(view.seats) if seat != view.own_seat and not info.out]
    cards, seat = min(few)
    return [Reason(Why.NEARLY_OVER, number=cards, seat=Seat(seat))] if cards <= NEARLY_OVER else []
