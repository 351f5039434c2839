"""The contract that the games keep in which the table is rebuilt, whatever their house rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.cards import Card
from engine.computers import STRENGTHS
from engine.games.draw_discard.round import Round
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import LooseTilesTaken, RoundEnded, TableLaid
from engine.games.moves import (
    Discard,
    DrawStock,
    LayTable,
    MoveKind,
    PassTurn,
    SeatForfeited,
    SeatMove,
    TakeDiscard,
    TurnTimedOut,
)
from engine.games.table import TableMeld
from engine.games.tiles.options import TileOptions
from engine.games.tiles.round import TileRound
from engine.games.tiles.rules import TileRules
from engine.games.views import Phase
from engine.games.visibility import seen_by
from engine.match.match import MatchState
from engine.match.selfplay import play_match
from engine.melds.meld import NewMeld
from engine.melds.reading import read_meld
from engine.melds.worth import hand_value
from engine.rules.refusals import IllegalMove
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem
from engine.rules.switches import described
from tests.contract.invariants import assert_it_ended, assert_json_gives_back, assert_replay_equals_play
from tests.contract.rebuilding_walks import (
    CASES,
    MOST_MOVES,
    TILE_GAMES,
    WALKS,
    RebuildingCase,
    tally,
    tries,
    walk,
    walks,
)
from tests.contract.walks import Taken


@pytest.fixture(params=CASES, ids=str, scope="module")
def case(request: pytest.FixtureRequest) -> RebuildingCase:
    """Of module scope, so that all tests of a case run together and share its walks."""
    return request.param


def test_every_match_ends_and_hands_out_places(case: RebuildingCase):
    for number in range(WALKS):
        assert_it_ended(walk(case, number))


def test_replay_equals_play(case: RebuildingCase):
    assert_replay_equals_play(case.game(), case.seats, walk(case))


def test_json_gives_back_every_state_move_and_event(case: RebuildingCase):
    assert_json_gives_back(walk(case)[::3])


def test_no_piece_is_lost_and_none_is_made(case: RebuildingCase):
    deck = Counter(case.game().deck(case.seats))
    for one in walks(case):
        if one.step.state.play is not None:
            assert Counter(pieces_in_play(one.step.state.play)) == deck


def pieces_in_play(rnd: TileRound | Round) -> list[Card]:
    if isinstance(rnd, TileRound):
        piles = [*rnd.racks, rnd.pool, *rnd.aside, () if rnd.open_tile is None else (rnd.open_tile,)]
    else:
        piles = [*rnd.hands, rnd.piles.stock, rnd.piles.discards]
    return [card for pile in (*piles, *(there.meld.cards for there in melds_of(rnd))) for card in pile]


def melds_of(rnd: TileRound | Round) -> tuple[TableMeld, ...]:
    return rnd.melds if isinstance(rnd, TileRound) else rnd.table.melds


def test_nothing_but_melds_ever_lies_on_the_table(case: RebuildingCase):
    rules = case.game().rules
    for one in walks(case):
        rnd = one.step.state.play
        for lying in () if rnd is None else melds_of(rnd):
            assert read_meld(rules, NewMeld(lying.meld.cards, lying.meld.faces)) == lying.meld
        numbers = [] if rnd is None else [lying.meld_id for lying in melds_of(rnd)]
        assert numbers == sorted(set(numbers))


def test_what_lay_on_the_table_lies_there_still(case: RebuildingCase):
    """Only the clock may take loose tiles of the table away, and only a joker may be freed to a hand."""
    for one in walks(case):
        if not isinstance(one.move, LayTable) or one.step.state.play is None:
            continue
        before = Counter(card for there in melds_of(one.before.play) for card in there.meld.cards)
        after = Counter(card for there in melds_of(one.step.state.play) for card in there.meld.cards)
        laid = next(event for event in one.step.events if isinstance(event, TableLaid))
        freed = after - before
        freed.subtract(Counter(laid.cards))
        assert not +freed
        assert all(card.is_joker for card in before - after)
        assert not any(isinstance(event, LooseTilesTaken) for event in one.step.events)


def test_only_active_seats_may_act(case: RebuildingCase):
    game = case.game()
    for one in walk(case)[::7]:
        state = one.step.state
        if state.result is not None or state.play is None:
            continue
        active = game.active(state)
        for seat in range(case.seats):
            for move in tries(state, seat):
                if move.kind not in active.get(seat, frozenset()):
                    with pytest.raises(IllegalMove):
                        game.apply(state, move)


def test_the_options_are_what_active_says(case: RebuildingCase):
    game = case.game()
    for one in walk(case)[::3]:
        state = one.step.state
        active = game.active(state)
        for seat in range(case.seats):
            options = game.options(game.view(state, seat))
            assert options.kinds == active.get(seat, frozenset())
            assert options.draw_stock == (MoveKind.DRAW_STOCK in options.kinds)


def test_whatever_the_options_list_is_legal_or_leaves_nothing_to_discard(case: RebuildingCase):
    game = case.game()
    for one in walk(case)[::4]:
        state = one.step.state
        for seat in game.active(state):
            options = game.options(game.view(state, seat))
            if must_lay(game.rules):
                continue
            if options.draw_stock:
                game.apply(state, DrawStock(seat, state.turn))
            if isinstance(options, TileOptions) and options.may_pass:
                game.apply(state, PassTurn(seat, state.turn))
            for card in options.discardable:
                game.apply(state, Discard(seat, state.turn, card))
            for depth in () if isinstance(options, TileOptions) else options.take_depths:
                game.apply(state, TakeDiscard(seat, state.turn, depth))


def must_lay(rules: TileRules | DrawDiscardRules) -> bool:
    """Whether the rack decides if drawing and passing are legal: where one must lay if one can."""
    return isinstance(rules, TileRules) and not rules.may_decline_to_lay


def test_a_move_that_names_another_turn_is_refused(case: RebuildingCase):
    game = case.game()
    for one in walk(case)[::5]:
        if isinstance(one.move, SeatMove):
            with pytest.raises(IllegalMove):
                game.apply(one.before, replace(one.move, turn=one.move.turn - 1))


def test_computer_players_never_make_an_illegal_move(case: RebuildingCase):
    strengths = [STRENGTHS[seat % len(STRENGTHS)] for seat in range(case.seats)]
    played = play_match(case.game(), strengths, seed=case.seats, most_moves=MOST_MOVES)
    assert played.finished
    assert played.illegal == 0


# ----------------------------------------------------------------------------------------------------------- secrecy


def test_a_view_holds_nothing_that_its_seat_may_not_see(case: RebuildingCase):
    """Two states that differ only in what a seat cannot see give it equal views and equal options."""
    game = case.game()
    compared = 0
    for one in walk(case)[::5]:
        for viewer in (None, *range(case.seats)):
            twin = other_secrets(one.step.state, viewer)
            if twin is not None:
                view = game.view(one.step.state, viewer)
                assert game.view(twin, viewer) == view
                assert game.options(game.view(twin, viewer)) == game.options(view)
                assert game.active(twin) == game.active(one.step.state)
                compared += 1
    assert compared


def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_see(case: RebuildingCase):
    """The same public move on both states tells the seat the same, and leaves it with equal views."""
    game = case.game()
    told = 0
    for one in walk(case)[::2]:
        for viewer in (None, *range(case.seats)):
            twin = other_secrets(one.before, viewer)
            if twin is None or not public_for(game.rules, one, viewer):
                continue
            there = game.apply(twin, one.move)
            assert [seen_by(event, viewer) for event in there.events] == [
                seen_by(event, viewer) for event in one.step.events
            ]
            if one.step.state.result is None:
                assert game.view(there.state, viewer) == game.view(one.step.state, viewer)
            told += 1
    assert told


def public_for(rules: TileRules | DrawDiscardRules, one: Taken, viewer: int | None) -> bool:
    """Whether the move, and all that it makes public, is the same whatever the viewer cannot see."""
    if any(isinstance(event, RoundEnded) for event in one.step.events):
        return False
    if isinstance(one.move, SeatMove) and one.move.seat == viewer:
        return True
    return isinstance(one.move, DrawStock | PassTurn) and not must_lay(rules)


def other_secrets(state: MatchState, viewer: int | None) -> MatchState | None:
    """The state with the other racks and the lower pool dealt anew; None where nothing is hidden.

    The top of the pool stays, so that the same tiles are drawn; so does a discard taken in this turn, which all saw.
    """
    rnd = state.play
    if rnd is None or rnd.phase in (Phase.OVER, Phase.SHUFFLE):
        return None
    if isinstance(rnd, TileRound):
        if rnd.left:
            return None
        racks, fresh, pool = dealt_anew(rnd.players, rnd.racks, rnd.fresh, rnd.pool, viewer, {})
        return None if racks is None else state._replace(play=replace(rnd, racks=racks, fresh=fresh, pool=pool))
    if rnd.forfeits:
        return None
    kept = {rnd.turn.seat: [rnd.turn.taken]} if rnd.turn.taken is not None else {}
    hands, fresh, stock = dealt_anew(rnd.players, rnd.hands, rnd.fresh, rnd.piles.stock, viewer, kept)
    if hands is None:
        return None
    return state._replace(play=rnd._replace(hands=hands, fresh=fresh, piles=rnd.piles._replace(stock=stock)))


def dealt_anew(players, hands, fresh, stock, viewer, kept):
    others = [seat for seat in players if seat != viewer]
    hidden = list(stock[:-6])
    for seat in others:
        left = list(hands[seat])
        for card in kept.get(seat, ()):
            left.remove(card)
        hidden += left
    if len(set(hidden)) < 2:
        return None, None, None
    hidden = hidden[1::2] + hidden[::2]
    hands, fresh = list(hands), list(fresh)
    for seat in others:
        need = len(hands[seat]) - len(kept.get(seat, ()))
        cards = [*kept.get(seat, ()), *hidden[:need]]
        del hidden[:need]
        fresh[seat] = tuple(cards[: len(fresh[seat])])
        hands[seat] = tuple(sorted(cards))
    return tuple(hands), tuple(fresh), (*hidden, *stock[-6:])


# ----------------------------------------------------------------------------------------------------------- scoring


def test_scores_add_up(case: RebuildingCase):
    rules = case.game().rules
    for number in range(WALKS):
        taken = walk(case, number)
        results = [event.result for one in taken for event in one.step.events if isinstance(event, RoundEnded)]
        last = taken[-1].step.state
        assert last.result is not None
        assert last.sheet == tuple(results)
        totals = [0] * case.seats
        for result in results:
            for seat, score in enumerate(result.seats):
                if score is not None:
                    assert score.points == sum(points for _, points in score.items)
                    totals[seat] += score.points
            if isinstance(rules, TileRules):
                check_tile_scores(rules, result)
            else:
                check_robber_scores(rules, result)
        assert last.result.totals == tuple(totals)


def check_tile_scores(rules: TileRules, result: RoundResult) -> None:
    """RULES games 10 and 11, scoring, counted once more from the open racks; zero-sum where the winner collects."""
    scores = [score for score in result.seats if score is not None]
    left = [hand_value(rules, score.hand) for score in scores]
    if result.end is RoundEnd.BLOCKED:
        if rules.pool_empty == "void_round":
            assert all(score.points in (0, -value) for score, value in zip(scores, left, strict=True))
            return
    else:
        factor = 2 if result.end is RoundEnd.CLOSED_FROM_HAND else 1
        assert result.winner is not None
        for seat, score in enumerate(result.seats):
            if score is not None and seat != result.winner:
                assert score.points in (-factor * hand_value(rules, score.hand), -hand_value(rules, score.hand))
    collected = sum(points for score in scores for item, points in score.items if item is ScoreItem.COLLECTED)
    lost = -sum(points for score in scores for item, points in score.items if item is not ScoreItem.COLLECTED)
    assert collected == (0 if rules.score.winner == "zero" else lost)


def check_robber_scores(rules: DrawDiscardRules, result: RoundResult) -> None:
    """RULES game 9, scoring as in game 6: everybody is charged what it holds, and whoever went out holds nothing."""
    for seat, score in enumerate(result.seats):
        if score is not None:
            assert score.points == hand_value(rules, score.hand)
            assert (not score.hand) == (seat == result.winner)


# ----------------------------------------------------------------------------------------------------- what is reached


# No rule of the family reads these, or others of its rules leave them no choice.
NEVER_TURNED = {"players_min", "players_max", "timer_s", "rearrange.assist", "match.on_leave"}
WITHOUT_CHOICE = {"match.end": "last_player_standing", "match.best": "lowest", "match.eliminate_on": "gross_penalty"}


def test_the_houses_turn_every_switch_of_the_tile_games_and_of_rebuilding():
    turned: dict[str, set[str]] = {}
    allowed: dict[str, set[str]] = {}
    for case in CASES:
        for switch in described(case.game().rules):
            if case.variant in TILE_GAMES or switch.name.startswith("rearrange."):
                value = {None: "none", True: "on", False: "off"}.get(switch.value, str(switch.value))
                turned.setdefault(switch.name, set()).add(value)
                allowed[switch.name] = set(switch.allowed.words) - {WITHOUT_CHOICE.get(switch.name, "")}
    turned.pop("match.eliminate_at")
    for name in turned.keys() - NEVER_TURNED:
        assert allowed[name] <= turned[name], name
        assert len(turned[name]) > 1 or len(allowed[name]) == 1, name


def test_the_walks_of_a_case_lay_tables(case: RebuildingCase):
    assert tally(case)["lay_table"] >= 5


def test_all_walks_together_reach_every_kind_of_move_and_end():
    together = sum((tally(case) for case in CASES), Counter())
    moves = ("draw_stock", "lay_table", "pass_turn", "discard", "take_discard", "return_discard", "lay")
    assert min(together[kind] for kind in moves) >= 10
    clock = (TurnTimedOut(0).kind, SeatForfeited(0).kind, "draft")
    assert min(together[kind] for kind in clock) >= 10
    assert min(together[kind] for kind in ("taken aside", "taken open")) >= 3
    told = ("table_laid", "opened", "tile_put_aside", "loose_tiles_taken", "penalty_drawn", "starter_drawn")
    assert min(together[kind] for kind in told) >= 5
    ends = (RoundEnd.WENT_OUT, RoundEnd.CLOSED_FROM_HAND, RoundEnd.BLOCKED, RoundEnd.LAST_SEAT)
    assert min(together[end] for end in ends) >= 1
