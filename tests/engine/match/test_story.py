"""The story of a match: at every step every seat's view is the view of then, however it is told."""

import random
from collections.abc import Sequence

import pytest

from engine.cards import Seat, seats_of
from engine.games.events import StarterDrawn, seen_by
from engine.games.moves import Claim, Pass, SeatMove
from engine.games.scenes import Eyes, MomentKind
from engine.games.strengths import Strength
from engine.match import story as stories
from engine.match.match import AnyGame
from engine.match.selfplay import Played, play, player
from engine.match.story import Story, tell, told_on
from engine.rules.refusals import IllegalMove
from engine.variants import VARIANTS, game_of


def a_match(
    game: AnyGame, seed: int = 3, most: int = 200, strength: Strength = Strength.EASY
) -> tuple[int, list[Played]]:
    """A match of computer players, and how many sat at it."""
    seats = 3 if 3 in game.rules.seat_counts() else 2
    return seats, list(play(game, [player(game, strength)] * seats, seed, most))


def told_of(
    variant: str, most: int = 200, strength: Strength = Strength.EASY
) -> tuple[AnyGame, int, list[Played], Story]:
    game = game_of(variant)
    seats, played = a_match(game, most=most, strength=strength)
    return game, seats, played, tell(game, seats, [one.move for one in played])


def check_views(game: AnyGame, seats: int, played: Sequence[Played], story: Story) -> None:
    """Every scene through every pair of eyes against the state of then."""
    assert story.length == len(played)
    states = [played[0].before, *(one.step.state for one in played)]
    for seat in (None, *seats_of(seats)):
        for scene in story.scenes(game, 0, story.length, Eyes(seat)):
            assert scene.view == game.view(states[scene.step], seat)
            assert scene.hands == (() if seat is None else (scene.view,))
            brought = played[scene.step - 1].step.events if scene.step else ()
            assert [one.event for one in scene.happened] == [e for one in brought if (e := seen_by(one, seat))]
    opened = list(story.scenes(game, 0, story.length, Eyes(all_open=True)))
    assert [scene.step for scene in opened] == list(range(story.length + 1))
    for scene in opened:
        assert scene.view == game.view(states[scene.step], None)
        assert scene.hands == tuple(game.view(states[scene.step], seat) for seat in seats_of(seats))


@pytest.mark.parametrize("variant", {variant.family: key for key, variant in VARIANTS.items()}.values())
def test_at_every_step_every_seats_view_is_the_view_of_then(variant: str) -> None:
    check_views(*told_of(variant, most=80))


def test_any_position_is_the_same_however_it_is_come_to() -> None:
    game, _, played, story = told_of("disney_layoff")
    chance = random.Random(5)
    for first in chance.sample(range(story.length + 1), 40):
        scenes = list(story.scenes(game, first, first, Eyes(Seat(1))))
        state = played[first - 1].step.state if first else played[0].before
        assert [(one.step, one.view) for one in scenes] == [(first, game.view(state, Seat(1)))]


def test_a_story_that_goes_on_is_the_one_that_is_told_at_once() -> None:
    game, seats, played, whole = told_of("nsv_buy")
    moves, asked = [one.move for one in played], [at % 3 > 0 for at in range(len(played))]
    grown = tell(game, seats, moves[:5], asked[:5])
    for at in range(5, len(moves), 37):
        grown = told_on(game, grown, moves[at : at + 37], asked[at : at + 37])
    again, facts = tell(game, seats, moves, asked), ("told", "turns", "asked", "moments")
    assert [getattr(grown, fact) for fact in facts] == [getattr(again, fact) for fact in facts]
    assert whole.moments == again.moments
    check_views(game, seats, played, grown)
    by_computer = {one.step for scene in grown.scenes(game, 0, 99, Eyes()) for one in scene.happened if one.by_computer}
    turns = [move for move in moves[:99:3] if isinstance(move, SeatMove) and not isinstance(move, Claim | Pass)]
    assert len(by_computer) == len(turns)


def test_checkpoints_are_bounded_however_long_a_match_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "MOST_CHAPTERS", 4)
    game, seats, played, story = told_of("czech_rummy", most=150)
    assert len(story.chapters) <= 5
    grown = tell(game, seats, [played[0].move])
    for one in played[1:]:
        grown = told_on(game, grown, [one.move])
    assert len(grown.chapters) <= 5
    assert grown.spacing == story.spacing == 64
    check_views(game, seats, played, grown)


def test_a_log_that_the_rules_do_not_bear_out_is_no_story() -> None:
    game, seats, played, story = told_of("disney_basic", most=60)
    with pytest.raises(IllegalMove):
        tell(game, seats, [one.move for one in played[1:]])
    with pytest.raises(IllegalMove):
        told_on(game, story, [played[0].move])


def test_g36_who_drew_highest_is_told_with_the_first_deal() -> None:
    game, _, _, story = told_of("tile_rummy", most=30)
    first = story.after(0)
    assert next(story.scenes(game, first, first, Eyes())).view.pool > 0
    told = [event for played in story.played(game, story.leads_to(first), first) for event in played.events]
    assert any(isinstance(event, StarterDrawn) for event in told)


def test_on_and_back_go_where_everybody_is_told_something() -> None:
    game, _, played, story = told_of("disney_basic")
    steps, at = [], 0
    while at < story.length:
        at = story.after(at)
        steps.append(at)
    assert len(steps) < story.length, "sealed answers and shuffles of nothing are no steps of a watcher"
    assert [story.before(step) for step in steps[1:]] == steps[:-1]
    assert story.before(steps[0]) == steps[0]
    assert [story.reached(story.number(one)) for one in (0, *steps[:-2])] == [0, *steps[:-2]]
    quiet = [story.played(game, step, step) for step in range(1, story.length) if step not in steps]
    for (one,) in quiet:
        kinds = {event.kind for event in one.events if seen_by(event, None)}
        assert kinds <= {"turn_began", "window_opened", "claim_unwanted"}
    assert played


def test_moments_are_what_people_look_for_and_rounds_are_found_by_them() -> None:
    _, _, played, story = told_of("nsv_buy", 1000, Strength.STEADY)
    by_kind = {kind: [one for one in story.moments if one.kind is kind] for kind in MomentKind}
    counted = {"opened": MomentKind.OPENED, "claim_won": MomentKind.CLAIMED, "round_ended": MomentKind.ENDED}
    for event, kind in counted.items():
        steps = [at for at, one in enumerate(played, 1) if any(told.kind == event for told in one.step.events)]
        found = [one.step for one in by_kind[kind]]
        outranked = [] if kind is MomentKind.ENDED else [one.step for one in by_kind[MomentKind.ENDED]]
        assert found == [step for step in steps if step not in outranked]
        assert found, kind
    begun, ended = by_kind[MomentKind.BEGAN], by_kind[MomentKind.ENDED]
    assert [one.round for one in begun] == [one.round for one in ended] == list(range(1, len(begun) + 1))
    for first, last in zip(begun, ended, strict=True):
        assert story.round_begins(first.step) == story.round_begins(last.step) == first.step
        assert story.round_ends(first.step) == story.round_ends(last.step) == last.step


def test_a_seats_own_move_is_what_its_person_did_in_a_turn() -> None:
    game, seats, played, story = told_of("disney_basic", most=80)
    own = story.last_own(Seat(1))
    move = played[own - 1].move
    assert getattr(move, "seat", None) == 1
    assert move.kind not in ("claim", "pass")
    by_clock = [at < 40 for at in range(len(played))]
    earlier = tell(game, seats, [one.move for one in played], by_clock).last_own(Seat(1))
    assert 0 < earlier <= 40 < own
    assert story.last_own(Seat(1), since=own) == 0
