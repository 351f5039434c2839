"""Heroes against villains (RULES, game 3; A000-22 to A000-25, G-32). What cards come to is the referee's to judge."""

import pytest

from engine.games.duel.rules import DuelRules
from engine.games.events import ComparisonDecided, Flipped, LettingRun, PlayOffCalled, RoundBegan, RoundEnded
from engine.games.moves import MoveKind, SeatForfeited, Shuffled
from engine.games.views import Phase
from engine.rules.refusals import Reject
from engine.rules.scores import RoundEnd, ScoreItem
from engine.variants import game_of
from tests.engine.builders import cards, happened, refused
from tests.engine.team_builders import DuelTable, duel, duel_dealt


def test_a_round_begins_without_a_starter() -> None:
    game = game_of("disney_duel")
    step = game.apply(game.new(2), Shuffled(tuple(range(108))))
    assert step.events == (RoundBegan(1, 0, None),)
    assert game.active(step.state) == {seat: frozenset({MoveKind.FLIP, MoveKind.FLIP_ALL}) for seat in (0, 1)}


def test_a000_23_piles_lie_face_down() -> None:
    """Nobody sees a card before the signal, not even on top of the own pile; all see the same."""
    table = duel("KH 3D", "QS 2C")
    assert table.view(0).hand == ()
    assert table.view(0).shown == ()
    assert [info.cards for info in table.view(0).seats] == [2, 2]
    other = duel("2H 4D", "3S 5C")
    assert other.view(0) == table.view(0)


def test_all_turn_up_their_top_card_at_the_same_time() -> None:
    table = duel("KH 3D", "QS 2C")
    assert table.flip(1) == (Flipped(1),)
    assert table.view(0).shown == ()
    told = table.flip(0)
    assert told[:2] == (Flipped(0), ComparisonDecided(((0, cards("KH")[0]), (1, cards("QS")[0])), None, 2))


@pytest.mark.parametrize(
    ("pairs", "taker"),
    [
        (("JK AS", "AH KS", "10H 9S", "9D 8C"), 0),
        (("2H 3S",), 1),
        (("KH QS", "QH JS", "JH 10S", "JK JK", "7H 7S"), None),
    ],
)
def test_v000_d_joker_20_ace_11_court_and_ten_10_numbers_as_printed(pairs: tuple[str, ...], taker: int | None) -> None:
    for hero, villain in map(str.split, pairs):
        told = duel(f"{hero} 2D", f"{villain} 2C").flip(0, 1)
        assert happened(told, ComparisonDecided)[0].taker == taker, (hero, villain)


def test_who_has_flipped_waits_for_the_others_and_the_next_comparison_has_the_next_number() -> None:
    table = duel("9H 2D", "8S 3C")
    table.flip(0)
    with refused(Reject.NOTHING_TO_FLIP):
        table.flip(0)
    assert table.active() == {0: frozenset({MoveKind.FLIP_ALL}), 1: frozenset({MoveKind.FLIP, MoveKind.FLIP_ALL})}
    table.flip(1)
    assert (table.round.turn, table.round.revealing, table.round.flipped) == (11, (0, 1), ())


def test_on_a_tie_only_the_tied_turn_up_their_next_card() -> None:
    table = duel("KH 5D 2H", "QS 4C 2S", "9H 3D 3H", "2C 7S 3S")
    told = table.flip(0, 1, 2, 3)
    assert happened(told, PlayOffCalled) == [PlayOffCalled((0, 1))]
    assert table.view(None).play_off
    assert table.active()[2] == frozenset({MoveKind.FLIP_ALL})
    told = table.flip(1, 0)
    assert happened(told, ComparisonDecided)[0] == ComparisonDecided(((0, cards("5D")[0]), (1, cards("4C")[0])), 0, 6)
    assert table.round.revealing == (0, 1, 2, 3)
    assert not table.view(None).play_off


def test_partners_who_tie_play_off_too_again_while_tied_and_g32_the_other_where_one_has_no_card() -> None:
    table = duel("KH 2D 2H", "3S 4C 2S", "10D 5D 3H", "2C 7S 3S")
    assert happened(table.flip(0, 1, 2, 3), PlayOffCalled) == [PlayOffCalled((0, 2))]
    assert happened(table.flip(0, 2), ComparisonDecided)[0].taker == 2
    again = duel("KH 7D 9D", "QS 7C 4C")
    again.flip(0, 1)
    told = again.flip(0, 1)
    assert happened(told, PlayOffCalled) == [PlayOffCalled((0, 1))]
    assert again.view(0).at_stake == 4
    assert happened(again.flip(0, 1), ComparisonDecided)[0].cards == 6
    alone = duel("KH", "QS 4C 5C")
    assert happened(alone.flip(0, 1), PlayOffCalled) == [PlayOffCalled((1,))]
    assert happened(alone.flip(1), ComparisonDecided)[0] == ComparisonDecided(((1, cards("4C")[0]),), 1, 3)


def test_g32_a_player_with_an_empty_pile_skips_and_one_who_is_not_in_the_duel() -> None:
    table = duel("", "8S 3C", "7H 9H", "2C 4C")
    assert table.round.revealing == (1, 2, 3)
    with refused(Reject.NOTHING_TO_FLIP):
        table.flip(0)
    with refused(Reject.SEAT_OUT):
        duel("9H 2D", "8S 3C", "", "", players=(0, 1)).flip(2)


def test_g32_the_duel_ends_when_no_one_can_reveal_and_most_cards_win() -> None:
    table = duel("9H", "8S", won=("2H 3H", "4S"))
    told = table.flip(0, 1)
    assert isinstance(told[-1], RoundEnded)
    assert (table.result.end, table.result.winner, table.result.team) == (RoundEnd.PILES_EMPTY, None, (0,))
    assert table.points() == [4, 1]
    assert table.result.seats[0].items == ((ScoreItem.CARDS, 4),)
    assert table.view(0).phase is Phase.OVER
    assert table.active() == {}


def test_the_cards_of_a_seat_that_lets_it_run_flip_by_themselves_until_that_is_taken_back() -> None:
    table = duel("9H 2D 4H 6H", "8S 3C 5S 7S")
    assert table.let_run(0) == (LettingRun(0, agree=True),)
    assert table.view(None).flipped == (0,)
    table.flip(1)
    assert (table.round.turn, table.view(None).flipped) == (11, (0,))
    # For the comparisons to come.
    assert table.let_run(0, agree=False) == (LettingRun(0, agree=False),)
    table.flip(1)
    assert table.round.turn == 12
    table.flip(1)
    assert (table.round.turn, table.view(None).flipped) == (12, (1,))


def test_g15_a_team_that_forfeits_loses_the_match_whatever_comes() -> None:
    game = game_of("disney_duel", {"match.rounds": 3})
    state = game.apply(game.new(4), Shuffled(tuple(range(108)))).state
    state = game.apply(state, SeatForfeited(0)).state
    assert state.result.winners == (1, 3)
    assert state.result.places == (4, 1, 3, 1)


def test_a_team_that_nobody_is_left_of_cannot_be_dealt_to() -> None:
    table: DuelTable = duel_dealt(seats=4, active=(1, 3))
    assert (table.result.end, table.result.team) == (RoundEnd.LAST_TEAM, (1, 3))


@pytest.mark.parametrize(("jokers", "seats"), [(0, (2, 4)), (2, (2,)), (4, (2, 4)), (6, (2,))])
def test_a000_25_equal_shares_within_a_team(jokers: int, seats: tuple[int, ...]) -> None:
    assert DuelRules().with_switches({"duel.jokers": jokers}).seat_counts() == seats
