"""Gin: the match, its end, and the bonuses for the game, the boxes and the shutout (docs/GIN_AND_500.md)."""

from __future__ import annotations

import pytest

from engine.games.game import Seating
from engine.games.gin.family import GIN
from engine.games.gin.rules import GinRules
from engine.games.moves import Discard, SeatForfeited, Shuffled, TurnTimedOut
from engine.games.strengths import Strength
from engine.match.match import Game
from engine.match.selfplay import play_match
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem, ScoreItems, SeatScore
from engine.rules.switches import RuleError
from engine.variants import game_of, game_with_rules
from tests.engine.builders import card
from tests.engine.gin_builders import a_gin_round, gin_house
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


# --------------------------------------------------------------------------------------------------------- the bonuses


def test_gin_100_for_the_game_and_20_for_every_round_won() -> None:
    assert bonuses((0, 60), (1, 30), (0, 50)) == (((GAME, 100), (BOXES, 40)), ((BOXES, 20),))


def test_gin_a_shutout_doubles_the_points() -> None:
    assert bonuses((1, 60), None, (1, 45)) == ((), ((GAME, 100), (SHUTOUT, 105), (BOXES, 40)))


def test_gin_where_nobody_leads_there_is_no_game_bonus() -> None:
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


# ----------------------------------------------------------------------------------------------------------- the match


def running(*won: tuple[int, int] | None, rules: GinRules | None = None) -> Match:
    """A match after such rounds, the next deal awaited."""
    game = game_with_rules("gin_rummy", rules or GinRules())
    return Match(game, game.new(2)._replace(dealer=0, sheet=sheet(*won), round=len(won) + 1))


def play_void(match: Match) -> None:
    """Deal, and let the clock play until the stock runs low."""
    match.do(Shuffled(tuple(range(52))))
    number = match.state.round
    while match.state.round == number and match.state.result is None:
        match.do(TurnTimedOut(match.state.turn))


def test_gin_goes_to_100() -> None:
    game = game_of("gin_rummy")
    assert (game.rules.match.end, game.rules.match.target, game.rounds(2)) == ("target", 100, None)


def test_gin_a_void_round_brings_nothing_and_the_match_goes_on() -> None:
    match = running((0, 60))
    play_void(match)
    assert [result.end for result in match.state.sheet] == [RoundEnd.KNOCKED, RoundEnd.VOID]
    assert (match.state.sheet[-1].winner, match.state.result) == (None, None)


def test_gin_match_end_fixed_rounds() -> None:
    match = running((0, 60), rules=gin_house("match.end=fixed_rounds", "match.rounds=2"))
    play_void(match)
    assert match.result.totals == (60 + 100 + 60 + 20, 0)


def play_on(match: Match, winner: int | None) -> None:
    """A round that seat 1 dealt: a seat goes gin, or the stock runs low."""
    winning, losing = "2S 3S 4S 9H 10H JH 5C 6C 7C 8C", "QS 8H 6H KH 2D QD AC 3C 10C JC"
    hands = [losing, winning] if winner == 1 else [winning, losing]
    turn_seat = winner or 0
    hands[turn_seat] += " KD"
    play = a_gin_round(match.game.rules, hands=hands, turn_seat=turn_seat, stock="2C 7D", turn=match.state.turn)
    match.state = match.state._replace(dealer=1, play=play)
    match.do(Discard(turn_seat, match.state.turn, card("KD"), call=winner is not None))


@pytest.mark.parametrize(
    ("rotation", "winner", "dealer"),
    [
        ("clockwise", 0, 0),
        ("clockwise", None, 0),
        ("fixed", 0, 1),
        ("winner", 0, 0),
        ("winner", 1, 1),
        ("loser", 0, 1),
        ("loser", 1, 0),
        ("winner", None, 1),
        ("loser", None, 1),
    ],
)
def test_gin_match_dealer_rotation(rotation: str, winner: int | None, dealer: int) -> None:
    match = running(rules=gin_house(f"match.dealer_rotation={rotation}", "match.target=500"))
    play_on(match, winner)
    assert (match.state.sheet[-1].winner, match.state.dealer) == (winner, dealer)


def test_gin_who_leaves_gets_no_bonus_and_loses() -> None:
    match = running((1, 60))
    match.do(Shuffled(tuple(range(52))))
    match.do(SeatForfeited(1))
    assert match.result.winners == (0,)
    assert match.result.bonuses == ()
    assert match.result.totals[1] == 60


def test_gin_boxes_may_turn_the_match() -> None:
    """Five small rounds and their boxes outweigh the seat that leads by points, if the game is worth little."""
    won = [(1, 15)] * 5 + [(0, 80)]
    (led, other) = bonuses(*won, rules=gin_house("score.game=0"))
    assert 80 + sum(points for _, points in led) < 75 + sum(points for _, points in other)


# ------------------------------------------------------------------------------------------------------ contradictions


def test_gin_puts_nobody_out() -> None:
    with pytest.raises(RuleError) as caught:
        GinRules().with_switches({"match.end": "last_player_standing"})
    assert caught.value.switch == "match.end"


@pytest.mark.parametrize("switch", ["players_min", "players_max", "set.min", "run.max", "deck.packs", "joker.swap"])
def test_gin_what_is_settled_is_no_switch(switch: str) -> None:
    with pytest.raises(RuleError):
        GinRules().with_switches({switch: 3})


def test_gin_every_switch_is_of_booklet_001() -> None:
    for switch in GinRules().describe():
        assert "001" in switch.booklets


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_gin_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(RuleError, match=r"wrong_seats.*counts=\(2,\)"):
        game_of("gin_rummy").new(seats)


def test_gin_is_dealt_to_the_seats_at_the_table() -> None:
    game = Game("gin_rummy", GIN, GinRules())
    step = GIN.deal(game.rules, Seating(2, (0, 1), 1, (0, 0), 3, 7, 0), tuple(range(52)))
    assert (step.state.players, step.state.turn, step.state.number) == ((0, 1), 8, 3)


def test_the_result_of_a_round_has_the_melds_of_both_seats() -> None:
    game = game_of("gin_rummy")
    report = play_match(game, (Strength.STEADY, Strength.EASY), 3)
    assert report.sheet
    for result in report.sheet:
        scores = [score for score in result.seats if score is not None]
        if result.winner is not None:
            assert any(score.melds for score in scores)
            assert sum(len(score.hand) + sum(map(len, score.melds)) for score in scores) in (20, 21)
