"""Gin: the match, its end, and the bonuses for the game, the boxes and the shutout (docs/GIN_AND_500.md)."""

import pytest

from engine.games.gin.rules import GinRules
from engine.games.moves import SeatForfeited, Shuffled, TurnTimedOut
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem, ScoreItems, SeatScore
from engine.variants import game_with_rules
from tests.engine.gin_builders import gin_house
from tests.engine.matches import Match

GAME, SHUTOUT, BOXES = ScoreItem.GAME, ScoreItem.SHUTOUT, ScoreItem.BOXES


def sheet(*won: tuple[int, int] | None) -> tuple[RoundResult, ...]:
    """Rounds that a seat won with so many points; None for a void one."""
    return tuple(_round(number, one) for number, one in enumerate(won, start=1))


def _round(number: int, won: tuple[int, int] | None) -> RoundResult:
    winner, points = won if won is not None else (None, 0)
    scores = tuple(SeatScore((), (), points if seat == winner else 0) for seat in range(2))
    return RoundResult(number, RoundEnd.VOID if won is None else RoundEnd.KNOCKED, winner, scores)


def bonuses(*won: tuple[int, int] | None, rules: GinRules | None = None) -> tuple[ScoreItems, ...]:
    return (rules or GinRules()).final_bonuses(sheet(*won), 2)


def test_gin_100_for_the_game_20_for_every_round_won_and_a_shutout_doubles_the_points() -> None:
    assert bonuses((0, 60), (1, 30), (0, 50)) == (((GAME, 100), (BOXES, 40)), ((BOXES, 20),))
    assert bonuses((1, 60), None, (1, 45)) == ((), ((GAME, 100), (SHUTOUT, 105), (BOXES, 40)))
    # Where nobody leads there is no game bonus.
    assert bonuses((0, 30), (1, 30)) == (((BOXES, 20),), ((BOXES, 20),))


@pytest.mark.parametrize(
    ("switch", "expected"),
    [
        ("score.game=0", (((SHUTOUT, 105), (BOXES, 20)), ())),
        ("score.game=250", (((GAME, 250), (SHUTOUT, 105), (BOXES, 20)), ())),
        ("score.box=0", (((GAME, 100), (SHUTOUT, 105)), ())),
        ("score.box=25", (((GAME, 100), (SHUTOUT, 105), (BOXES, 25)), ())),
        ("score.shutout_doubles=off", (((GAME, 100), (BOXES, 20)), ())),
    ],
)
def test_gin_bonuses_by_house_rule(switch: str, expected: tuple[ScoreItems, ...]) -> None:
    assert bonuses((0, 105), rules=gin_house(switch)) == expected


def running(*won: tuple[int, int] | None, rules: GinRules | None = None) -> Match:
    """A match after such rounds, the next deal awaited."""
    game = game_with_rules("gin_rummy", rules or GinRules())
    return Match(game, game.new(2)._replace(dealer=0, sheet=sheet(*won), round=len(won) + 1))


def test_gin_a_void_round_brings_nothing_and_the_match_goes_on() -> None:
    match = running((0, 60))
    match.do(Shuffled(tuple(range(52))))
    # The clock plays until the stock runs low.
    while match.state.round == 2 and match.state.result is None:
        match.do(TurnTimedOut(match.state.turn))
    assert [result.end for result in match.state.sheet] == [RoundEnd.KNOCKED, RoundEnd.VOID]
    assert (match.state.sheet[-1].winner, match.state.result) == (None, None)


def test_gin_who_leaves_gets_no_bonus_and_loses() -> None:
    match = running((1, 60))
    match.do(Shuffled(tuple(range(52))))
    match.do(SeatForfeited(1))
    assert match.result.winners == (0,)
    assert match.result.bonuses == ()
    assert match.result.totals[1] == 60
