"""The contract that gin keeps, whatever its house rules: DESIGN, how it is proved."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import accumulate

import pytest

from engine.archive.codec import dump_rules, dump_state, load_rules
from engine.cards import Card
from engine.computers import STRENGTHS
from engine.games.events import RoundEnded
from engine.games.gin.round import GinRound
from engine.games.moves import Discard, Lay, SeatMove
from engine.games.views import Phase
from engine.games.visibility import seen_by
from engine.match.match import MatchState
from engine.match.selfplay import play_match
from engine.melds.search import best_melds
from engine.melds.worth import hand_value
from engine.rules.refusals import IllegalMove
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem
from tests.contract.gin_walks import CASES, SEATS, WALKS, GinCase, legal, tally, walk, walks, writable
from tests.contract.invariants import assert_it_ended, assert_json_gives_back, assert_replay_equals_play
from tests.contract.refereed import assert_the_referee_finds_no_foul
from tests.contract.walks import Taken

VIEWERS = (None, 0, 1)


@pytest.fixture(params=CASES, ids=str, scope="module")
def case(request: pytest.FixtureRequest) -> GinCase:
    """Of module scope, so that all tests of a case run together and share its walks."""
    return request.param


def test_every_match_ends_and_hands_out_places(case: GinCase):
    for number in range(WALKS):
        assert_it_ended(walk(case, number))


def test_the_referee_finds_no_foul(case: GinCase):
    for number in range(WALKS):
        assert_the_referee_finds_no_foul(case.game(), SEATS, walk(case, number), f"{case}, walk {number}")


def test_replay_equals_play(case: GinCase):
    assert_replay_equals_play(case.game(), SEATS, walk(case))


def test_json_gives_back_the_rules_and_every_state_move_and_event(case: GinCase):
    rules = case.game().rules
    assert load_rules(dump_rules(rules)) == rules
    assert_json_gives_back(walk(case))


def test_no_card_is_lost_and_none_is_made(case: GinCase):
    deck = Counter(case.game().deck(SEATS))
    for one in walks(case):
        if one.step.state.play is not None:
            assert Counter(cards_in_play(one.step.state.play)) == deck


def cards_in_play(rnd: GinRound) -> list[Card]:
    piles = (*rnd.hands, rnd.stock, rnd.discards, *(lying.meld.cards for lying in rnd.melds))
    return [card for pile in piles for card in pile]


def test_the_options_are_exactly_the_moves_that_are_accepted(case: GinCase):
    game = case.game()
    for one in walk(case)[::4]:
        state = one.step.state
        if state.result is not None or game.chance(state) is not None:
            continue
        active = game.active(state)
        before = dump_state(state)
        for seat in range(SEATS):
            view = game.view(state, seat)
            options = game.options(view)
            assert options.kinds == active.get(seat, frozenset())
            accepted = {move for move in writable(view) if accepts(game, state, move)}
            # Against a knock melds may be named as well, which the options need not list.
            named = {move for move in accepted if isinstance(move, Lay) and move.melds and view.phase is Phase.LAY_OFF}
            assert accepted - named == set(legal(view, options))
            assert {move.kind for move in accepted} <= options.kinds
        assert dump_state(state) == before


def accepts(game, state: MatchState, move: SeatMove) -> bool:
    try:
        game.apply(state, move)
    except IllegalMove:
        return False
    return True


def test_a_move_that_names_another_turn_is_refused(case: GinCase):
    game = case.game()
    for one in walk(case)[::3]:
        if isinstance(one.move, SeatMove):
            with pytest.raises(IllegalMove):
                game.apply(one.before, replace(one.move, turn=one.move.turn - 1))


def test_computer_players_never_make_an_illegal_move(case: GinCase):
    for number in range(3):
        strengths = [STRENGTHS[(seat + number) % len(STRENGTHS)] for seat in range(SEATS)]
        played = play_match(case.game(), strengths, seed=number)
        assert played.finished
        assert played.illegal == 0
        assert played.moves > 0


# ----------------------------------------------------------------------------------------------------------- secrecy


def test_a_view_holds_nothing_that_its_seat_may_not_see(case: GinCase):
    """Two states that differ only in what a seat cannot see give it equal views and equal options."""
    game = case.game()
    compared = 0
    for one in walk(case)[::3]:
        for viewer in VIEWERS:
            twin = other_secrets(one.step.state, viewer)
            if twin is None:
                continue
            view = game.view(one.step.state, viewer)
            assert game.view(twin, viewer) == view
            assert game.options(game.view(twin, viewer)) == game.options(view)
            assert game.active(twin) == game.active(one.step.state)
            compared += 1
    assert compared


def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_see(case: GinCase):
    """The same move on both states tells the seat the same, and leaves it with equal views."""
    game = case.game()
    told = 0
    for one in walk(case):
        for viewer in VIEWERS:
            twin = other_secrets(one.before, viewer)
            if twin is None or not public_for(one, viewer):
                continue
            here, there = one.step, game.apply(twin, one.move)
            assert [seen_by(event, viewer) for event in there.events] == [
                seen_by(event, viewer) for event in here.events
            ]
            if here.state.result is None and here.state.round == one.before.round:
                assert game.view(there.state, viewer) == game.view(here.state, viewer)
            told += 1
    assert told


def public_for(one: Taken, viewer: int | None) -> bool:
    """Whether the move, and all that it opens, is the same whatever the viewer cannot see."""
    opening = any(isinstance(event, RoundEnded) for event in one.step.events)
    after = one.step.state.play
    knocking = after is not None and after.knocker is not None
    thrown_by_another = isinstance(one.move, Discard) and one.move.seat != viewer
    by_the_clock = not isinstance(one.move, SeatMove)
    return not (opening or knocking or thrown_by_another or by_the_clock)


def other_secrets(state: MatchState, viewer: int | None) -> MatchState | None:
    """The state with what the viewer cannot see dealt anew, but for the stock's top and a discard just taken."""
    rnd = state.play
    if not isinstance(rnd, GinRound) or rnd.result is not None:
        return None
    shut = [seat for seat in rnd.players if seat not in (viewer, rnd.knocker)]
    kept = {seat: [rnd.taken] if rnd.taken and seat == rnd.turn_seat else [] for seat in shut}
    top = rnd.stock[-3:]
    hidden = list(rnd.stock[: len(rnd.stock) - len(top)])
    for seat in shut:
        hand = list(rnd.hands[seat])
        for card in kept[seat]:
            hand.remove(card)
        hidden.extend(hand)
    if len(hidden) < 2:
        return None
    hidden = hidden[1::2] + hidden[::2]
    hands, fresh = list(rnd.hands), list(rnd.fresh)
    for seat in shut:
        need = len(rnd.hands[seat]) - len(kept[seat])
        cards = [*kept[seat], *hidden[:need]]
        del hidden[:need]
        hands[seat], fresh[seat] = tuple(sorted(cards)), tuple(cards[: len(rnd.fresh[seat])])
    twin = replace(rnd, hands=tuple(hands), fresh=tuple(fresh), stock=(*hidden, *top))
    assert Counter(cards_in_play(twin)) == Counter(cards_in_play(rnd))
    return state._replace(play=twin)


# ----------------------------------------------------------------------------------------------------------- scoring


def test_scores_add_up(case: GinCase):
    game = case.game()
    for number in range(WALKS):
        taken = walk(case, number)
        ended = [(one, event.result) for one in taken for event in one.step.events if isinstance(event, RoundEnded)]
        last = taken[-1].step.state
        assert last.result is not None
        assert last.sheet == tuple(result for _, result in ended)
        for one, result in ended:
            check_round(game, one, result)
        totals = [sum(result.seats[seat].points for result in last.sheet) for seat in range(SEATS)]
        extra = [sum(points for _, points in items) for items in last.result.bonuses] or [0, 0]
        assert last.result.totals == tuple(total + more for total, more in zip(totals, extra, strict=True))


def check_round(game, one: Taken, result: RoundResult) -> None:
    """A round's points counted once more from the open hands, which hold the deadwood."""
    for score in result.seats:
        assert score.points == sum(points for _, points in score.items)
    if result.winner is None:
        assert result.end is RoundEnd.VOID
        assert [score.points for score in result.seats] == [0, 0]
        return
    winner, loser = result.seats[result.winner], result.seats[1 - result.winner]
    assert loser.items == ()
    items = dict(winner.items)
    if result.end is not RoundEnd.LAST_SEAT:
        difference = hand_value(game.rules, loser.hand) - hand_value(game.rules, winner.hand)
        assert items[ScoreItem.DIFFERENCE] == difference >= 0
        assert best_melds(game.rules, winner.hand).melds == best_melds(game.rules, loser.hand).melds == ()
    if ScoreItem.DOUBLED in items:
        *_, half = accumulate(points for item, points in winner.items if item is not ScoreItem.DOUBLED)
        assert (one.before.play.doubled, items[ScoreItem.DOUBLED]) == (True, half)
    bonus = {RoundEnd.GIN: "gin", RoundEnd.BIG_GIN: "big_gin", RoundEnd.UNDERCUT: "undercut"}.get(result.end)
    if bonus is not None:
        assert items.get(ScoreItem(bonus), 0) == getattr(game.rules.score, bonus)


# ----------------------------------------------------------------------------------------------------- what is reached


def test_all_walks_together_reach_every_kind_of_move_and_end():
    together = sum((tally(case) for case in CASES), Counter())
    kinds = ("draw_stock", "take_discard", "pass_turn", "discard", "lay", "lay_off", "turn_timed_out", "seat_forfeited")
    ends = (
        RoundEnd.KNOCKED,
        RoundEnd.GIN,
        RoundEnd.BIG_GIN,
        RoundEnd.UNDERCUT,
        RoundEnd.VOID,
        RoundEnd.LAST_SEAT,
    )
    assert min(together[reached] for reached in (*kinds, *ends)) >= 1
    assert together["discard"] > 1_000
