"""The coach judges what a seat chose by what it saw, and tells luck from play."""

from collections.abc import Collection
from dataclasses import replace

import pytest

from engine.coach import Decision, alike, deals_of, decisions_of, fortune_of, glanced, lead_of, looked_at, replayed
from engine.games.moves import Discard, JokerSwap, Lay, LayOffCard, Move, SeatMove
from engine.games.reasons import Why
from engine.games.strengths import Strength
from engine.match.selfplay import play, player
from engine.match.state import MatchState
from engine.variants import game_of
from tests.engine.builders import card, cards
from tests.engine.gin_builders import gin_table

GIN = game_of("gin_rummy", {"match.target": 10})
HAND = "2S 3S 4S 8H 9H 9D KH KS QD 5C 6C"
THEIRS = "QH QC 8D 6D 2D 10C 4H 3D 7S JS"
FEW = 0.2


def a_match(strength: Strength = Strength.EASY) -> tuple[list[Move], MatchState]:
    played = list(play(GIN, [player(GIN, strength)] * 2, seed=4))
    return [one.move for one in played], played[-1].step.state


def a_blunder() -> Decision:
    """The middle card of a run is thrown."""
    view = gin_table(hands=[HAND, THEIRS]).view(0)
    return Decision(0, view, Discard(0, view.turn, card("3S")))


def test_only_what_the_owner_of_a_seat_did_is_looked_at() -> None:
    moves, _ = a_match()
    everything = range(len(moves))
    own = [at for at in everything if at % 2]
    found = decisions_of(GIN, 2, moves, 0, own)
    assert found
    assert all(moves[one.number] is one.made and one.number in own for one in found)
    assert all(isinstance(one.made, SeatMove) and one.made.seat == one.view.seat == 0 for one in found)
    assert decisions_of(GIN, 2, moves, 0, ()) == []


def test_a_meld_that_is_broken_costs_and_the_reasons_say_so() -> None:
    found = glanced(a_blunder(), 1, FEW)
    told = looked_at(found.decision, found.better, 2, FEW)
    assert told.cost > 2 * told.error > 0
    assert [reason.cards for reason in told.against] == [cards("2S 3S 4S")]


@pytest.mark.parametrize(("made", "why"), [("KH", {}), ("8S", {Why.ALONE}), ("8H", {Why.KEEPS, Why.ALONE})])
def test_a_reason_tells_the_better_move_from_the_one_that_was_made(made: str, why: Collection[Why]) -> None:
    view = gin_table(hands=["2S 3S 4S AH 8H 9H KH QD 5C JC 8S", THEIRS]).view(0)
    decision = Decision(0, view, Discard(0, view.turn, card(made)))
    told = looked_at(decision, Discard(0, view.turn, card("QD")), 2, FEW)
    assert {reason.why for reason in told.why} == set(why)


def test_what_the_sharp_player_would_have_done_too_is_no_mistake() -> None:
    blunder = a_blunder()
    same = GIN.ponder(blunder.view, 1, round(FEW * GIN.usual_playouts(2))).move
    assert glanced(blunder._replace(made=same), 1, FEW) is None


def test_moves_that_come_to_the_same_are_alike() -> None:
    view = a_blunder().view
    thrown = Discard(0, 10, card("3S"))
    assert alike(view, thrown, replace(thrown, melds=()))
    assert not alike(view, thrown, replace(thrown, call=True))
    laid_off = Lay(0, 10, layoffs=(LayOffCard(1, card("3S")),))
    assert not alike(view, laid_off, Lay(0, 10, swaps=(JokerSwap(1, card("3S")),)))
    assert alike(view, laid_off, Lay(0, 10, layoffs=(LayOffCard(2, card("3S")),)))


def test_deals_are_replayed_from_where_they_were_dealt() -> None:
    moves, end = a_match()
    deals = deals_of(GIN, 2, moves)
    assert len(deals) == len(end.sheet)
    one, other = (replayed(GIN, deals[0], seed) for seed in (1, 1))
    assert one == other
    assert lead_of(GIN, one, 0) == -lead_of(GIN, one, 1)


def test_luck_adds_up_over_rounds() -> None:
    found = fortune_of(-20.0, [[10.0, 14.0], [-4.0, -4.0]])
    assert (found.lead, found.cards, found.replays) == (-20.0, 8.0, 4)
