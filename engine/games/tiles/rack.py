"""A seat's rack in a tile game, and the laying-out that the rules are certain to accept.

Players judge from a view alone, so whatever they propose is made here: a LayTable that might be refused is never built.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, without
from engine.games.moves import LayTable
from engine.games.tiles.options import TileView
from engine.games.tiles.rules import TileRules
from engine.melds.joker_locks import are_new
from engine.melds.laying_off import with_single_cards
from engine.melds.meld import Meld, NewMeld
from engine.melds.search import best_melds, best_opening
from engine.solver import Objective, ShouldStop, Solution, opening, solve


@dataclass(frozen=True, slots=True)
class Rack:
    """The tiles of the seat in turn with all that decides what it may lay.

    `taken` says that the last of the tiles lies open still and is to be taken by the laying-out.
    """

    view: TileView
    tiles: tuple[Card, ...]
    taken: Literal["aside", "open"] | None = None

    @property
    def rules(self) -> TileRules:
        return self.view.rules

    @property
    def table(self) -> tuple[Meld, ...]:
        return tuple(there.meld for there in self.view.melds)

    @property
    def may_use_table(self) -> bool:
        """Whether the seat may rebuild the table: once it has opened, where there is an opening."""
        return self.view.own_info.opened or self.rules.opening.points == 0

    def with_tile(self, tile: Card, taken: Literal["aside", "open"]) -> "Rack":
        """The rack as it would be with a tile that lies open."""
        return Rack(self.view, (*self.tiles, tile), taken)

    def lay(self, melds: Iterable[Meld]) -> LayTable:
        """The move after which exactly these melds lie on the table."""
        table = tuple(NewMeld(meld.cards, meld.faces) for meld in melds)
        return LayTable(self.view.own_seat, self.view.turn, table, self.taken)


def rack_of(view: TileView) -> Rack:
    """The rack of a view's own seat."""
    return Rack(view, view.hand)


def plain_laying(rack: Rack) -> LayTable | None:
    """New melds from the rack and single tiles added to melds, nothing moved; None where there is neither."""
    melds = best_melds(rack.rules, rack.tiles).melds if rack.may_use_table else _first_melds(rack)
    if melds is None:
        return None
    laid, left = [*rack.table, *melds], without(rack.tiles, [tile for meld in melds for tile in meld.cards])
    if rack.may_use_table or rack.rules.table_access_after_opening == "same_turn":
        laid, left = with_single_cards(rack.rules, laid, left)
    return _if_enough(rack, laid, len(rack.tiles) - len(left))


def _if_enough(rack: Rack, laid: Iterable[Meld], placed: int) -> LayTable | None:
    """The move, if it lays as many tiles as a move has to (G-24)."""
    enough = placed >= max(min(rack.rules.rearrange.min_rack, len(rack.tiles)), 1)
    return rack.lay(laid) if enough else None


def _first_melds(rack: Rack) -> tuple[Meld, ...] | None:
    """The melds that open, or the whole rack where that needs no minimum; None where neither is there."""
    rules, hand_game = rack.rules, rack.rules.hand_game
    if hand_game.enabled and hand_game.waives_opening:
        whole = best_melds(rules, rack.tiles)
        if not whole.left:
            return whole.melds
    return best_opening(rules, rack.tiles, rules.opening.points, single_meld=rules.opening.scope == "single_meld")


def best_laying(
    rack: Rack,
    budget: int,
    objective: Objective = "tiles",
    spared: Sequence[Card] = (),
    *,
    fewest_changes: bool = False,
    should_stop: ShouldStop | None = None,
) -> Solution | None:
    """The best laying-out that the solver finds in its budget, the tiles spared kept back; None without one.

    With `fewest_changes` it moves as little as possible, so that people can follow who are shown it. A first laying-out
    is of the rack alone.
    """
    rules, tiles = rack.rules, without(rack.tiles, spared)
    if not tiles:
        return None
    if rack.may_use_table:
        found = solve(
            rules,
            rack.table,
            tiles,
            objective,
            budget=budget,
            required=rack.tiles[-1:] if rack.taken is not None else (),
            fewest_changes=fewest_changes,
            should_stop=should_stop,
        )
        return found if found.placed else None
    single = rules.opening.scope == "single_meld"
    return opening(
        rules, tiles, rules.opening.points, objective, single_meld=single, budget=budget, should_stop=should_stop
    )


def laying_of(rack: Rack, found: Solution) -> LayTable | None:
    """The move that a solution tells; None where it falls short of what the rules ask of a move."""
    laid = list(found.table) if rack.may_use_table else [*rack.table, *found.table]
    left = without(rack.tiles, found.placed)
    if not rack.may_use_table and rack.rules.table_access_after_opening == "same_turn":
        laid, left = with_single_cards(rack.rules, laid, left)
    if rack.taken is not None and not _may_take(rack, laid, left):
        return None
    return _if_enough(rack, laid, len(rack.tiles) - len(left))


def _may_take(rack: Rack, laid: Sequence[Meld], left: Sequence[Card]) -> bool:
    """Whether the tile that lies open may be taken for this: to finish, for any play, for a new meld (V1, V2)."""
    tile = rack.tiles[-1]
    there = Counter(card for meld in rack.table for card in meld.cards)
    used = Counter(card for meld in laid for card in meld.cards)[tile] > there[tile]
    if rack.taken == "open":
        return used and (not left or rack.rules.v2.condition == "any_play")
    new = [
        meld
        for number, meld in enumerate(laid)
        if are_new(rack.rules, rack.rules.rearrange, rack.table, laid, {number})
    ]
    if rack.rules.v1.take_condition == "any_new_meld":
        return bool(new)
    return used and any(tile in meld.cards for meld in new)
