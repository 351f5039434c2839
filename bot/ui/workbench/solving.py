"""What the solver is asked on the workbench: functions of a view alone, which other processes can be given."""

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from time import process_time
from typing import Final, NamedTuple

from bot.hosting.games.drafts import OpenPlace, as_table, lying
from bot.hosting.thinking.pondering import advised
from bot.ui.hand.laying import Laying, on_the_table
from bot.ui.table.game_facts import meld_rules, table_rules
from bot.ui.workbench.bench import Table, rebuilding_options
from engine.cards import Card, without
from engine.computers import Advice
from engine.games.draw_discard.players.hand import hand_of
from engine.games.draw_discard.players.rebuilding import rebuilt
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import LayTable
from engine.games.reasons import laid_from_hand
from engine.games.table import TableMeld
from engine.games.tiles.options import TileView
from engine.games.tiles.options import options as tile_options
from engine.games.tiles.rack import Rack, best_laying, laying_of, rack_of
from engine.games.tiles.rules import TileRules
from engine.games.views import MatchView, Phase
from engine.melds.meld import Meld
from engine.melds.worth import hand_value
from engine.solver import BUDGET, ShouldStop, Solution, opening, place

LONGEST_S: Final = 30.0
"""So much of a processor a search takes that is gone on with."""


class Effort(NamedTuple):
    """How long is searched: so many looks, or until somebody says that it is enough."""

    looks: int = BUDGET
    should_stop: ShouldStop | None = None


USUAL: Final = Effort()


def added(view: MatchView, chosen: tuple[Card, ...]) -> Table | None:
    """The table as it lies with the chosen pieces as new melds or added to melds; None where they do not fit so."""
    rules, there = meld_rules(view.rules), view.melds if isinstance(view, DrawDiscardView | TileView) else ()
    ways = on_the_table(rules, there, chosen)
    return table_with(there, ways[0]) if ways else None


def table_with(there: Sequence[TableMeld], way: Laying) -> Table:
    """The table as it lies once cards have been laid in a way."""
    return (*as_table(lying.meld for lying in way.grown or there), *way.new_melds)


def placed(view: MatchView, chosen: tuple[Card, ...], effort: Effort = USUAL) -> Table | None:
    """The table with exactly the chosen pieces laid; None where the solver finds none."""
    rules, before = table_rules(view.rules), lying(view)
    if rebuilding_options(view).may_rearrange or not isinstance(rules, TileRules):
        found = place(rules, before, chosen, budget=effort.looks, should_stop=effort.should_stop)
        return None if found is None else as_table(found.table)
    melds = _first_laid(rules, before, chosen, effort, whole=len(chosen) == len(view.hand))
    return None if melds is None else as_table(melds)


def _first_laid(
    rules: TileRules, before: tuple[Meld, ...], chosen: Sequence[Card], effort: Effort, *, whole: bool
) -> tuple[Meld, ...] | None:
    """A first laying-out of the chosen tiles: from the rack alone, or as a hand game or the table's access allow.

    What falls short of the opening is shown all the same: the refusal says by how much.
    """
    searched = partial(place, rules, budget=effort.looks, should_stop=effort.should_stop)
    single = rules.opening.scope == "single_meld"
    first = opening(
        rules,
        chosen,
        rules.opening.points,
        single_meld=single,
        budget=effort.looks,
        should_stop=effort.should_stop,
    )
    if first is not None:
        rest = without(chosen, first.placed)
        if not rest:
            return (*before, *first.table)
        if rules.table_access_after_opening == "same_turn":
            added = searched((*before, *first.table), rest)
            return None if added is None else added.table
    alone = searched((), chosen)
    if alone is not None:
        return (*before, *alone.table)
    if whole and rules.hand_game.enabled and rules.hand_game.allow_table:
        found = searched(before, chosen)
        return None if found is None else found.table
    return None


def best_found(view: MatchView, taking: OpenPlace | None, effort: Effort = USUAL) -> LayTable | None:
    """The move of most tiles, with a tile that lies open where that lays more; of cards the one worth most."""
    if isinstance(view, DrawDiscardView):
        return rebuilt(hand_of(view), effort.looks, should_stop=effort.should_stop)
    if not isinstance(view, TileView):
        return None
    found = _solved(view, taking, effort)
    moves = [(best.laid - (rack.taken is not None), laying_of(rack, best)) for rack, best in found]
    legal = [(laid, move) for laid, move in moves if move is not None]
    return max(legal, key=lambda one: one[0])[1] if legal else None


def _solved(view: TileView, taking: OpenPlace | None, effort: Effort) -> Iterator[tuple[Rack, Solution]]:
    """What the solver finds for the rack as it is, and with each tile that the seat may take for a laying-out."""
    rack = rack_of(view)
    racks = [rack] if taking is None and view.phase is not Phase.DRAW else []
    now = tile_options(view)
    offered: dict[OpenPlace, Card | None] = {"open": now.take_open, "aside": now.take_aside}
    for where, tile in offered.items():
        if tile is not None and taking in (None, where):
            racks.append(rack.with_tile(tile, where))
    for one in racks:
        best = best_laying(one, effort.looks, should_stop=effort.should_stop)
        if best is not None:
            yield one, best


def hinted(view: MatchView, taking: OpenPlace | None) -> tuple[LayTable | None, Advice | None]:
    """A table to show, and what the sharp player would do; it is not asked where a tile is to be taken."""
    advice = None if taking is not None else advised(view)
    if advice is not None and isinstance(advice.move, LayTable):
        return advice.move, advice
    return best_found(view, taking), advice


def found_later(view: MatchView, taking: OpenPlace | None, before: Effort = USUAL) -> LayTable | None:
    """The best move after a long search; None where it lays no more than what was found `before`."""
    known, found = best_found(view, taking, before), best_found(view, taking, long_search())
    return found if _worth(view, known) < _worth(view, found) else None


def placed_later(view: MatchView, chosen: tuple[Card, ...]) -> Table | None:
    """The table with exactly the chosen pieces laid, after a long search."""
    return placed(view, chosen, long_search())


def long_search() -> Effort:
    """The effort of a search with which nobody is kept waiting, by the processor time of the process that searches."""
    until = process_time() + LONGEST_S
    return Effort(sys.maxsize, lambda: process_time() > until)


def _worth(view: MatchView, move: LayTable | None) -> int:
    """What a move lays: tiles, or what cards count."""
    if move is None:
        return 0
    laid = laid_from_hand(view.melds if isinstance(view, DrawDiscardView | TileView) else (), move)
    return hand_value(view.rules, laid) if isinstance(view, DrawDiscardView) else len(laid) - (move.taken is not None)
