"""Whole matches without people: the same seed plays the same match, and nothing can hold the loop up."""

from engine.archive.replay import replay
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import DrawStock, SeatMove, Shuffled, TurnTimedOut, WindowClosed
from engine.match.selfplay import play, play_match, player, report
from engine.variants import game_of

GAME = game_of("disney_basic")


def stubborn(view: DrawDiscardView, dice: int) -> SeatMove:
    """Always the same illegal move."""
    return DrawStock(view.seat or 0, -1)


def test_the_same_seed_plays_the_same_match_and_another_seed_another():
    def moves(seed: int) -> list[object]:
        return [one.move for one in play(GAME, [player(GAME, "steady"), player(GAME, "easy")], seed)]

    assert moves(3) == moves(3)
    assert moves(3) != moves(4)


def test_a_match_of_computer_players_ends_and_is_counted():
    found = play_match(GAME, ["steady", "easy", "steady"], seed=1)
    assert found.finished
    assert len(found.sheet) == 3
    assert found.illegal == 0
    assert found.result is not None
    played = list(play(GAME, [player(GAME, strength) for strength in ("steady", "easy", "steady")], seed=1))
    assert found.moves == sum(not isinstance(one.move, Shuffled) for one in played)
    assert replay(GAME, 3, [one.move for one in played]).state.result == found.result


def test_a_refused_move_is_counted_and_the_clock_plays_on():
    played = list(play(GAME, [stubborn] * 3, seed=2))
    assert played[-1].step.state.result is not None
    assert {type(one.move) for one in played} == {Shuffled, TurnTimedOut, WindowClosed}
    found = report(iter(played))
    assert found.moves == 0
    assert found.illegal == sum(not isinstance(one.move, Shuffled) for one in played) > 0


def test_a_match_is_broken_off_at_the_most_moves_allowed():
    found = play_match(GAME, ["easy", "easy"], seed=1, most_moves=20)
    assert not found.finished
    assert found.result is None
    assert 0 < found.moves < 20
