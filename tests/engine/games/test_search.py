"""The search: the same question has the same answer, it stops when told to, and it never sees a state."""

import pytest

from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.gin.family import GIN as GIN_FAMILY
from engine.games.moves import Discard, DrawStock, TakeDiscard
from engine.games.search import CROWDED, Worth, convincing, ponder, weigh
from engine.games.views import Phase
from engine.variants import game_of
from tests.engine.builders import card
from tests.engine.gin_builders import gin_table

GIN = game_of("gin_rummy")
THEIRS = "QH QC 8D 6D 2D 10C 4H 3D 7S JS"


def table(hand: str, **words):
    return gin_table(hands=[hand, THEIRS], **words)


def test_the_same_view_dice_and_budget_give_the_same_verdict_by_which_the_best_falls_short_of_nothing() -> None:
    view = table("2S 3S 4S 8H 9H 9D KH KS QD 5C 6C").view(0)
    one, other = (GIN.ponder(view, 5, playouts=60) for _ in range(2))
    assert one == other
    assert one.playouts > 30
    assert not one.stopped
    # Every move was tried, on the same deals.
    assert min(idea.behind for idea in one.ideas) == 0
    assert all(idea.deals >= 8 for idea in one.ideas)
    assert one.move in [idea.move for idea in one.ideas]


def test_when_it_is_told_to_stop_it_goes_by_the_deals_that_every_move_was_tried_on() -> None:
    view = table("2S 3S 4S 8H 9H 9D KH KS QD 5C 6C").view(0)
    asked = iter([False] * 30 + [True])
    verdict = GIN.ponder(view, 5, playouts=4000, should_stop=lambda: next(asked))
    assert verdict.stopped
    assert len({idea.deals for idea in verdict.ideas}) == 1
    assert 1 < verdict.ideas[0].deals < 30


def test_what_leaves_nothing_to_ask_is_not_searched() -> None:
    """Gin is called at once."""
    verdict = GIN.ponder(table("2S 3S 4S 9H 10H JH 5C 6C 7C 8C KD").view(0), 5)
    assert verdict.move == Discard(0, 10, card("KD"), call=True)
    assert verdict.playouts == 0


class NearlyGin:
    """Gin but for what a test says of it: from a compiled family nothing can derive."""

    def __getattr__(self, name):
        return getattr(GIN_FAMILY, name)


class Upside(NearlyGin):
    """Gin in which the family's least idea comes first, and anything better convinces."""

    convincing = 0.0

    def ideas(self, view, dice):
        return GIN_FAMILY.ideas(view, dice)[::-1]


class Stubborn(Upside):
    """The same, but nothing convinces."""

    convincing = 1e9


def test_the_family_s_first_idea_is_made_unless_another_is_convincingly_better() -> None:
    view = table("2S 3S 4S 8H 9H 9D KH KS QD 5C 6C").view(0)
    first = Upside().ideas(view, 5)[0]
    assert ponder(Stubborn(), view, 5, playouts=80).move == first
    assert ponder(Upside(), view, 5, playouts=80).move != first


def test_the_more_sit_at_a_table_the_farther_ahead_a_move_must_be() -> None:
    assert convincing(DRAW_DISCARD, 2) < convincing(DRAW_DISCARD, 3) == convincing(DRAW_DISCARD, 6) == CROWDED
    assert convincing(GIN_FAMILY, 2) == GIN_FAMILY.convincing


class Counted(NearlyGin):
    """Gin that counts the moves of imagined rounds."""

    moves = 0

    def apply(self, rules, state, move):
        self.moves += 1
        return GIN_FAMILY.apply(rules, state, move)


def test_moves_that_differ_in_kind_are_looked_at_farther() -> None:
    """Whoever waits must come to do what it waits for."""
    alike, apart = Counted(), Counted()
    throws = [Discard(0, 10, card(face)) for face in ("KH", "QD")]
    view = table("2S 3S 4S 8H 9H 9D KH KS QD 5C 6C").view(0)
    weigh(alike, view, 5, throws, 40)
    view = table("2S 3S 4S 8H 9H 9D KH KS QD 5C", phase=Phase.DRAW, discards="6C").view(0)
    weigh(apart, view, 5, [DrawStock(0, view.turn), TakeDiscard(0, view.turn)], 40)
    assert apart.moves > 1.5 * alike.moves


@pytest.mark.parametrize(("sign", "lead"), [(1, 20.0), (-1, -20.0)])
def test_a_point_counts_for_whom_the_totals_say(sign: int, lead: float) -> None:
    assert Worth(sign, (0, 0), None).of_points([25, 5], 0) == lead


def test_in_a_match_to_a_target_points_near_the_end_count_as_won_or_lost() -> None:
    level, ahead = Worth(1, (0, 0), 100), Worth(1, (95, 20), 100)
    assert level.of_points([1, 0], 0) == pytest.approx(1.0, abs=0.1)
    assert ahead.of_points([6, 0], 0) == pytest.approx(ahead.of_points([60, 0], 0), abs=0.01)
    assert ahead.of_points([0, 10], 0) < 0 < ahead.of_points([5, 0], 0)
