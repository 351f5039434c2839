"""What chosen cards would do, judged before anything is pressed: by the engine's searches, and by its own check of the
move that would be made of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.hosting.games.drafts import Draft
from bot.ui.hand.laying import Laying, ways_to_lay_off, ways_to_meld, with_swaps
from bot.ui.table.game_facts import meld_rules
from engine.cards import Card
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import Lay
from engine.games.table import TableMeld
from engine.games.views import PileView
from engine.melds.meld import MeldRules
from engine.rules.refusals import IllegalMove
from engine.variants import variant_of


@dataclass(frozen=True, slots=True)
class Found:
    """Ways to put chosen cards on the table, the one to be made first; `refused` says why even that may not be made.

    `points` is what the first way lays.
    """

    ways: tuple[Laying, ...] = ()
    points: int = 0
    refused: IllegalMove | None = None

    @property
    def works(self) -> bool:
        return bool(self.ways) and self.refused is None


NOWHERE: Final = Found()

MOST_AT_ONCE: Final = 20
"""So many cards are looked at together; the search among more, jokers among them, would keep everybody waiting."""


def melding(view: PileView, draft: Draft) -> Found:
    """The chosen cards as new melds."""
    return _judged(view, draft, ways_to_lay(view, draft))


def ways_to_lay(view: PileView, draft: Draft) -> tuple[Laying, ...]:
    """The ways to lay the chosen cards as new melds, worth most first; empty where they cannot be laid."""
    rules, table = meld_rules(view.rules), with_swaps(meld_rules(view.rules), view.melds, draft.swaps)

    def may(way: Laying) -> bool:
        return why_not(view, draft, way) is None

    return ways_to_meld(rules, table, draft.chosen, may if opens_with_lay_offs(view) else None)


def fitting(view: PileView, draft: Draft) -> Found:
    """The chosen cards added to melds on the table, in a game that checks no laying-out beforehand."""
    rules = meld_rules(view.rules)
    ways = ways_to_lay_off(rules, view.melds, draft.chosen)
    return Found(ways, ways[0].points(rules, view.melds)) if ways else NOWHERE


def adding(view: PileView, draft: Draft) -> Found:
    """The chosen cards added to melds on the table."""
    rules, table = meld_rules(view.rules), with_swaps(meld_rules(view.rules), view.melds, draft.swaps)
    return _judged(view, draft, ways_to_lay_off(rules, table, draft.chosen))


def why_not(view: PileView, draft: Draft, way: Laying) -> IllegalMove | None:
    """What the rules say against putting cards on the table in this way; None where they let the view's seat."""
    move = Lay(view.own_seat, view.turn, way.new_melds, way.layoffs, draft.swaps, draft.call)
    try:
        variant_of(view.variant).game.check_laying(view, move)
    except IllegalMove as refused:
        return refused
    return None


def opens_with_lay_offs(view: PileView) -> bool:
    """Whether cards laid off beside the melds may bring the points of a first laying-out (A000-17)."""
    if not isinstance(view, DrawDiscardView) or not options(view).opening_short:
        return False
    return view.rules.opening.count_layoffs


def on_the_table(rules: MeldRules, table: Sequence[TableMeld], cards: Sequence[Card]) -> tuple[Laying, ...]:
    """The ways to lay cards as new melds, else those to add them to melds as these lie."""
    return ways_to_meld(rules, table, cards) or ways_to_lay_off(rules, table, cards)


def _judged(view: PileView, draft: Draft, ways: Sequence[Laying]) -> Found:
    if not ways:
        return NOWHERE
    rules = meld_rules(view.rules)
    table = with_swaps(rules, view.melds, draft.swaps)
    refused = [why_not(view, draft, way) for way in ways]
    first = refused.index(None) if None in refused else 0
    ordered = (ways[first], *ways[:first], *ways[first + 1 :])
    return Found(ordered, ways[first].points(rules, table), refused[first])
