"""The contract that the team games keep, whatever their house rules: DESIGN, how it is proved."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.archive.codec import dump_state
from engine.cards import Card
from engine.computers import STRENGTHS
from engine.games.duel.round import DuelRound
from engine.games.events import ComparisonDecided, RoundEnded
from engine.games.moves import Flip, SeatMove, TurnTimedOut
from engine.games.suit_rows.round import RowsRound
from engine.games.suit_rows.rows import position
from engine.games.visibility import seen_by
from engine.match.match import MatchState
from engine.match.selfplay import play_match
from engine.rules.refusals import IllegalMove
from engine.rules.scores import RoundEnd
from tests.contract.invariants import assert_it_ended, assert_json_gives_back, assert_replay_equals_play
from tests.contract.refereed import assert_the_referee_finds_no_foul
from tests.contract.team_walks import CASES, MOST_MOVES, WALKS, TeamCase, legal, tally, walk, walks, writable
from tests.contract.walks import Taken

SHOWN_NEXT = 4


@pytest.fixture(params=CASES, ids=str, scope="module")
def case(request: pytest.FixtureRequest) -> TeamCase:
    """Of module scope, so that all tests of a case run together and share its walks."""
    return request.param


def test_every_match_ends_and_hands_out_places(case: TeamCase):
    for number in range(WALKS):
        assert_it_ended(walk(case, number))


def test_the_referee_finds_no_foul(case: TeamCase):
    for number in range(WALKS):
        assert_the_referee_finds_no_foul(case.game(), case.seats, walk(case, number), f"{case}, walk {number}")


def test_replay_equals_play(case: TeamCase):
    assert_replay_equals_play(case.game(), case.seats, walk(case))


def test_json_gives_back_every_state_move_and_event(case: TeamCase):
    assert_json_gives_back(walk(case))


def test_no_card_is_lost_and_none_is_made(case: TeamCase):
    game = case.game()
    deck = Counter(game.deck(case.seats))
    for one in walks(case):
        if one.step.state.play is not None:
            assert Counter(cards_in_play(case, one.step.state)) == deck


def cards_in_play(case: TeamCase, state: MatchState) -> list[Card]:
    rnd = state.play
    if isinstance(rnd, DuelRound):
        piles = [*rnd.piles, *rnd.won, [card for _, card in rnd.pot]]
    else:
        rules = case.game().rules
        lying = [
            card
            for card in case.game().deck(case.seats)
            if (row := rnd.rows[card.suit]) and row[0] <= position(rules, card) <= row[1]
        ]
        piles = [*rnd.hands, rnd.stock, lying]
    return [card for pile in piles for card in pile]


def test_the_options_are_exactly_the_moves_that_are_accepted(case: TeamCase):
    game = case.game()
    for one in walk(case)[::4]:
        state = one.step.state
        if state.result is not None or game.chance(state) is not None:
            continue
        active = game.active(state)
        before = dump_state(state)
        for seat in range(case.seats):
            view = game.view(state, seat)
            options = game.options(view)
            assert options.kinds == active.get(seat, frozenset())
            accepted = set()
            for move in writable(state.turn, seat):
                try:
                    game.apply(state, move)
                except IllegalMove:
                    continue
                accepted.add(move)
            assert accepted == set(legal(view, options))
            assert {move.kind for move in accepted} <= options.kinds
        assert dump_state(state) == before


def test_a_move_that_names_another_turn_is_refused(case: TeamCase):
    game = case.game()
    for one in walk(case)[::3]:
        if isinstance(one.move, SeatMove):
            with pytest.raises(IllegalMove):
                game.apply(one.before, replace(one.move, turn=one.move.turn - 1))


def test_computer_players_never_make_an_illegal_move(case: TeamCase):
    game = case.game()
    for number in range(3):
        strengths = [STRENGTHS[(seat + number) % len(STRENGTHS)] for seat in range(case.seats)]
        played = play_match(game, strengths, seed=number, most_moves=MOST_MOVES)
        assert played.finished
        assert played.illegal == 0
        assert played.moves > 0


# ----------------------------------------------------------------------------------------------------------- secrecy


def test_a_view_holds_nothing_that_its_seat_may_not_see(case: TeamCase):
    """Two states that differ only in what a seat cannot see give it equal views and equal options."""
    game = case.game()
    compared = 0
    for one in walk(case)[::3]:
        for viewer in (None, *range(case.seats)):
            twin = other_secrets(one.step.state, viewer)
            if twin is None:
                continue
            view = game.view(one.step.state, viewer)
            assert game.view(twin, viewer) == view
            assert game.options(game.view(twin, viewer)) == game.options(view)
            assert game.active(twin) == game.active(one.step.state)
            compared += 1
    assert compared


def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_see(case: TeamCase):
    """The same move on both states tells the seat the same, and leaves it with equal views."""
    game = case.game()
    told = 0
    for one in walk(case):
        for viewer in (None, *range(case.seats)):
            twin = other_secrets(one.before, viewer)
            if twin is None or not public_for(one, viewer):
                continue
            there = game.apply(twin, one.move)
            assert [seen_by(event, viewer) for event in there.events] == [
                seen_by(event, viewer) for event in one.step.events
            ]
            assert game.view(there.state, viewer) == game.view(one.step.state, viewer)
            told += 1
    assert told


def public_for(one: Taken, viewer: int | None) -> bool:
    """Whether the move, and all that it makes public, is the same whatever the viewer cannot see."""
    if any(isinstance(event, RoundEnded) for event in one.step.events):
        return False
    if isinstance(one.before.play, DuelRound):
        shown = sum(isinstance(event, ComparisonDecided) for event in one.step.events)
        return isinstance(one.move, Flip | TurnTimedOut) and shown <= SHOWN_NEXT
    return isinstance(one.move, SeatMove) and one.move.seat == viewer


def other_secrets(state: MatchState, viewer: int | None) -> MatchState | None:
    """The state with what the viewer cannot see dealt anew; None where nothing is hidden.

    The cards that lie on top stay, so that the same cards turn up; and the starting eight stays with its seat.
    """
    rnd = state.play
    if rnd is None or rnd.result is not None:
        return None
    if isinstance(rnd, DuelRound):
        piles = tuple((*_mixed(pile[:-SHOWN_NEXT]), *pile[-SHOWN_NEXT:]) for pile in rnd.piles)
        return None if piles == rnd.piles else state._replace(play=replace(rnd, piles=piles))
    return _other_hands(state, rnd, viewer)


def _other_hands(state: MatchState, rnd: RowsRound, viewer: int | None) -> MatchState | None:
    others = [seat for seat in rnd.players if seat != viewer]
    kept = {seat: [rnd.must_place] if seat == rnd.turn_seat and rnd.must_place else [] for seat in others}
    hidden = list(rnd.stock[:-1])
    for seat in others:
        hidden += [card for card in rnd.hands[seat] if card not in kept[seat]]
    if len(hidden) < 2:
        return None
    hidden = list(_mixed(tuple(hidden)))
    hands = list(rnd.hands)
    for seat in others:
        need = len(rnd.hands[seat]) - len(kept[seat])
        hands[seat] = tuple(sorted([*kept[seat], *hidden[:need]]))
        del hidden[:need]
    return state._replace(play=replace(rnd, hands=tuple(hands), stock=(*hidden, *rnd.stock[-1:])))


def _mixed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return cards[1::2] + cards[::2]


# ----------------------------------------------------------------------------------------------------------- scoring


def test_scores_add_up(case: TeamCase):
    for number in range(WALKS):
        taken = walk(case, number)
        results = [event.result for one in taken for event in one.step.events if isinstance(event, RoundEnded)]
        last = taken[-1].step.state
        assert last.result is not None
        assert last.sheet == tuple(results)
        totals = [0] * case.seats
        for result in results:
            assert result.winner is None
            points = {seat: score.points for seat, score in enumerate(result.seats) if score is not None}
            best = max(points.values())
            assert set(result.team) in (set(), {seat for seat in points if points[seat] == best})
            if not result.team:
                assert result.end is RoundEnd.PILES_EMPTY
                assert len(set(points.values())) == 1
            for seat, brought in points.items():
                totals[seat] += brought
        assert last.result.totals == tuple(totals)


def test_all_walks_together_reach_every_kind_of_move_and_end():
    together = sum((tally(case) for case in CASES), Counter())
    moves = ("flip", "flip_all", "place_card", "draw_stock", "pass_turn", "turn_timed_out", "seat_forfeited")
    assert min(together[kind] for kind in moves) >= 10
    ends = (RoundEnd.PILES_EMPTY, RoundEnd.COLOUR_COMPLETE, RoundEnd.HANDS_EMPTY, RoundEnd.LAST_TEAM)
    assert min(together[end] for end in ends) >= 1
