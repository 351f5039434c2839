"""The workbench by hand and the check of the rules: what the one reaches the other accepts, and vice versa."""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hosting.games.drafts import Bench, Draft, as_table, lying
from bot.ui.table.game_facts import table_rules
from bot.ui.workbench.bench import announced, begun, judged, moved, readings_in_focus, split, taken_back, undone
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import Shuffled
from engine.games.table import TableMeld
from engine.games.tiles.options import TileView
from engine.games.views import MatchView, Phase, SeatInfo
from engine.match.match import Game
from engine.melds.meld import Meld, NewMeld
from engine.melds.rebuilding import TableRules, check_rearranged
from engine.melds.search import best_melds
from engine.rules.refusals import IllegalMove
from engine.variants import game_of
from tests.contract.rebuilds import rebuilds
from tests.properties import examples
from tests.ui.by_hand import next_step

GAMES = {
    "my_rummy": game_of("my_rummy"),
    "tile_rummy": game_of("tile_rummy"),
    "nsv_robber": game_of("nsv_robber", {"deck.jokers": 8}),
    "nsv_robber, jokers locked": game_of(
        "nsv_robber", {"deck.jokers": 8, "rearrange.lock": "joker_only", "joker.freed": "immediately_any"}
    ),
}
PHASES = {"tiles": Phase.LAY_OR_DRAW, "draw_discard": Phase.PLAY}
FEW = examples(15)
"""Each example is a whole table, and several ways to rebuild it."""


@cache
def dealt(name: str) -> TileView | DrawDiscardView:
    """The view of a seat of two at the beginning."""
    game, chance = GAMES[name], random.Random(name)
    state = game.new(2)
    while (need := game.chance(state)) is not None:
        state = game.apply(state, Shuffled(tuple(chance.sample(range(need.size), need.size)))).state
    return cast(TileView | DrawDiscardView, game.view(state, 0))


def a_view(name: str, chance: random.Random) -> TileView | DrawDiscardView:
    """A seat in turn that has opened, at a table with some melds, with what goes with them in its hand."""
    game: Game = GAMES[name]
    pieces = chance.sample(game.deck(2), len(game.deck(2)))
    melds: list[Meld] = []
    for _ in range(chance.randrange(1, 5)):
        some, pieces = pieces[:12], pieces[12:]
        best = best_melds(cast(TableRules, game.rules), some)
        melds += best.melds
        pieces += best.left
    return dealt(name)._replace(
        melds=tuple(TableMeld(number, 0, meld, 0) for number, meld in enumerate(melds, start=1)),
        hand=tuple(sorted(pieces[-14:])),
        seats=(SeatInfo(14, True, False, True, 0, 0, False),) * 2,
        turn_seat=0,
        phase=PHASES[game.family],
    )


def accepted(view: MatchView, table: Sequence[NewMeld]) -> tuple[Meld, ...] | None:
    """The melds of a table that the check accepts; None of another."""
    try:
        return check_rearranged(table_rules(view.rules), lying(view), view.hand, table).melds
    except IllegalMove:
        return None


@pytest.mark.parametrize("name", GAMES)
@FEW
@given(chance=st.randoms(use_true_random=False))
def test_every_table_that_the_check_accepts_can_be_made_by_hand(name: str, chance: random.Random) -> None:
    view = a_view(name, chance)
    rules = table_rules(view.rules)
    for table in islice(rebuilds(rules, lying(view), view.hand, chance), 14):
        target = accepted(view, table)
        if target is None:
            continue
        bench = by_hand(view, target)
        assert next_step(view, rules, bench, target) is None, (view.melds, view.hand, target)
        assert not judged(view, Draft(), bench).wrong, (view.melds, view.hand, target)


def by_hand(view: MatchView, target: Sequence[Meld]) -> Bench:
    """The bench after the steps that lead to a table, as many as there is a reason for."""
    rules, bench = table_rules(view.rules), begun(view, by_hand=True)
    for _ in range(2 * len(target) + 2):
        step = next_step(view, rules, bench, target)
        if step is None:
            break
        bench = step.taken(rules, bench)
    return bench


@pytest.mark.parametrize("name", GAMES)
@FEW
@given(chance=st.randoms(use_true_random=False))
def test_what_may_be_confirmed_by_hand_the_check_accepts_and_no_step_loses_a_piece_or_makes_one(
    name: str, chance: random.Random
) -> None:
    view = a_view(name, chance)
    bench = begun(view, by_hand=True)
    pieces = sorted((*view.hand, *cards_of(as_table(lying(view)))))
    for table in islice(rebuilds(table_rules(view.rules), lying(view), view.hand, chance), 5):
        target = accepted(view, table)
        bench = bench if target is None else by_hand(view, target)
        for _ in range(6):
            found = judged(view, Draft(), bench)
            assert sorted((*cards_of(bench.steps[-1]), *found.left, *found.freed)) == pieces
            assert all(card.is_joker for card in found.freed), "nothing else leaves the table"
            if not found.wrong:
                assert accepted(view, bench.steps[-1]) is not None
            bench = stumbled(view, bench, chance)


def stumbled(view: MatchView, bench: Bench, chance: random.Random) -> Bench:
    """The bench after any step at all; one that is refused leaves it as it was."""
    rules, table = table_rules(view.rules), bench.steps[-1]
    places = [(number, place) for number, meld in enumerate(table) for place in range(len(meld.cards))]
    picked = tuple(sorted(chance.sample(places, min(len(places), chance.randrange(4)))))
    bench = replace(bench, picked=picked, focus=chance.randrange(len(table) or 1))
    left = judged(view, Draft(), bench).left
    chosen = chance.sample(left, min(len(left), chance.randrange(3)))
    steps = [
        lambda: moved(rules, bench, chosen, None),
        lambda: moved(rules, bench, chosen, chance.randrange(len(table) or 1)),
        lambda: taken_back(rules, bench),
        lambda: split(replace(bench, picked=picked[:1])),
        lambda: announced(rules, bench, chance.randrange(len(readings_in_focus(rules, bench)) or 1)),
        lambda: undone(bench),
    ]
    try:
        return chance.choice(steps)()
    except IllegalMove:
        return bench


def cards_of(table: Sequence[NewMeld]) -> list[object]:
    return [card for meld in table for card in meld.cards]
