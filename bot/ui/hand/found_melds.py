"""The melds that a hand holds, each as one choice: what it lays, and why that may not be laid as it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.hosting.games.drafts import Draft
from bot.ui.hand.judging import why_not
from bot.ui.hand.laying import Laying
from bot.ui.table.game_facts import meld_rules
from engine.games.views import PileView
from engine.melds.meld import Meld, MeldRules
from engine.melds.reading import readings
from engine.melds.search import best_melds
from engine.rules.refusals import IllegalMove


@dataclass(frozen=True, slots=True)
class FoundMelds:
    """Melds of a hand as one laying-out: what it lays in points, and what the rules say against it."""

    way: Laying
    points: int
    refused: IllegalMove | None


def found_melds(view: PileView, draft: Draft) -> tuple[FoundMelds, ...]:
    """All of the best melds of a hand at once, where there are several, then each of them.

    A joker whose announcement is required and open is announced as the first card that it can stand for.
    """
    rules = meld_rules(view.rules)
    melds = tuple(_announced(rules, meld) for meld in best_melds(rules, draft.hand(view)).melds)
    return tuple(FoundMelds(way, way.points(rules, ()), why_not(view, draft, way)) for way in ways_of(melds))


def ways_of(melds: Sequence[Meld]) -> list[Laying]:
    """Melds all at once, where there are several, then each of them."""
    return [*([Laying(tuple(melds))] if len(melds) > 1 else []), *(Laying((meld,)) for meld in melds)]


def _announced(rules: MeldRules, meld: Meld) -> Meld:
    """The meld with all that its jokers stand for, where that must be said."""
    said = [other for other in readings(rules, meld.cards) if other.kind is meld.kind]
    return meld if not said or meld in said else said[0]
