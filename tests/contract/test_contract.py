"""The contract that every variant keeps, whatever its house rules: DESIGN, how it is proved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from engine.archive.codec import dump_state
from engine.cards import JOKER, Card
from engine.computers import STRENGTHS
from engine.games.draw_discard.round import Round
from engine.games.events import LaidOff, MeldLaid, RoundBegan, RoundEnded
from engine.games.moves import (
    Claim,
    Discard,
    DrawStock,
    Pass,
    SeatForfeited,
    SeatMove,
    TakeDiscard,
    TurnTimedOut,
    WindowClosed,
)
from engine.games.views import Phase
from engine.games.visibility import seen_by
from engine.match.match import Game, MatchState
from engine.match.selfplay import play_match
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem, SeatScore
from tests.contract.invariants import assert_it_ended, assert_json_gives_back, assert_replay_equals_play
from tests.contract.walks import CASES, MOST_MOVES, WALKS, Case, Taken, tally, tries, walk, walks


@pytest.fixture(params=CASES, ids=str, scope="module")
def case(request: pytest.FixtureRequest) -> Case:
    """Of module scope, so that all tests of a case run together and share its walks."""
    return request.param


def test_every_match_ends_and_hands_out_places(case: Case):
    assert_it_ended(walk(case))


def test_replay_equals_play(case: Case):
    assert_replay_equals_play(case.game(), case.seats, walk(case))


def test_json_gives_back_every_state_move_and_event(case: Case):
    assert_json_gives_back(walk(case))


def test_no_card_is_lost_and_none_is_made(case: Case):
    game = case.game()
    deck = Counter(game.deck(case.seats))
    for one in walks(case):
        if isinstance(one.step.state.play, Round):
            assert Counter(cards_in_play(one.step.state.play)) == deck


def cards_in_play(rnd: Round) -> list[Card]:
    piles = (*rnd.hands, rnd.piles.stock, rnd.piles.discards, *(lying.meld.cards for lying in rnd.table.melds))
    return [card for pile in piles for card in pile]


def test_only_active_seats_may_act(case: Case):
    game = case.game()
    for one in walk(case)[::5]:
        state = one.step.state
        active = game.active(state)
        before = dump_state(state)
        for seat in range(case.seats):
            for move in tries(game, state, seat):
                if seat not in active or move.kind not in active[seat]:
                    with pytest.raises(IllegalMove):
                        game.apply(state, move)
        assert dump_state(state) == before


def test_what_active_offers_is_what_the_seat_is_told(case: Case):
    game = case.game()
    for one in walks(case):
        state = one.step.state
        active = game.active(state)
        for seat in range(case.seats):
            assert game.options(game.view(state, seat)).kinds == active.get(seat, frozenset())


def test_whatever_the_options_list_is_legal_or_leaves_nothing_to_discard(case: Case):
    game = case.game()
    for one in walk(case)[::3]:
        state = one.step.state
        for seat in game.active(state):
            options = game.options(game.view(state, seat))
            for card in options.discardable:
                game.apply(state, Discard(seat, state.turn, card))
            for card in options.may_knock:
                after = game.apply(state, Discard(seat, state.turn, card, call=True))
                assert any(isinstance(event, RoundEnded) for event in after.events)
            if options.draw_stock:
                game.apply(state, DrawStock(seat, state.turn))
            for depth in options.take_depths:
                game.apply(state, TakeDiscard(seat, state.turn, depth))
            assert options.take_discard or not options.take_depths


def test_a_move_that_names_another_turn_or_window_is_refused(case: Case):
    game = case.game()
    for one in walk(case)[::5]:
        move = one.move
        if not isinstance(move, SeatMove):
            continue
        stale = (
            replace(move, window=move.window - 1)
            if isinstance(move, Claim | Pass)
            else replace(move, turn=move.turn - 1)
        )
        with pytest.raises(IllegalMove):
            game.apply(one.before, stale)


def test_computer_players_never_make_an_illegal_move(case: Case):
    game = case.game()
    for number in range(3):
        strengths = [STRENGTHS[(seat + number) % len(STRENGTHS)] for seat in range(case.seats)]
        played = play_match(game, strengths, seed=number, most_moves=MOST_MOVES)
        assert played.finished
        assert played.illegal == 0
        assert played.moves > 0


# ----------------------------------------------------------------------------------------------------------- secrecy


def test_a_view_holds_nothing_that_its_seat_may_not_see(case: Case):
    """Two states that differ only in what a seat cannot see give it equal views and equal options."""
    game = case.game()
    for one in walk(case)[::5]:
        for viewer in (None, *range(case.seats)):
            twin = other_secrets(one.step.state, viewer)
            if twin is not None:
                view = game.view(one.step.state, viewer)
                assert game.view(twin, viewer) == view
                assert game.options(game.view(twin, viewer)) == game.options(view)
                assert game.active(twin) == game.active(one.step.state)


def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_see(case: Case):
    """The same public move on both states tells the seat the same, and leaves it with equal views."""
    game = case.game()
    told = 0
    for one in walk(case)[::3]:
        for viewer in (None, *range(case.seats)):
            twin = other_secrets(one.before, viewer)
            if twin is None or not public_for(one, viewer):
                continue
            here, there = one.step, game.apply(twin, one.move)
            assert [seen_by(event, viewer) for event in there.events] == [
                seen_by(event, viewer) for event in here.events
            ]
            if here.state.result is None:
                assert game.view(there.state, viewer) == game.view(here.state, viewer)
            told += 1
    assert told


def public_for(one: Taken, viewer: int | None) -> bool:
    """Whether the move itself, and all that it makes public, is the same whatever the viewer cannot see."""
    if any(isinstance(event, RoundEnded) for event in one.step.events):
        return False
    own = isinstance(one.move, SeatMove) and one.move.seat == viewer
    # Where the discard must be melded at once, the taker's hand decides whether it may be taken at all.
    owing = isinstance(one.move, TakeDiscard) and one.step.state.play.turn.owed
    return own or (isinstance(one.move, DrawStock | TakeDiscard | Claim | Pass | WindowClosed) and not owing)


def other_secrets(state: MatchState, viewer: int | None) -> MatchState | None:
    """The state with the other hands and the lower stock dealt anew; None where nothing is hidden.

    The top of the stock stays, so that the viewer draws the same cards. Discards taken in this turn were seen by all
    and stay with their seat. What the others hold of them is unknown otherwise.
    """
    rnd = state.play
    if not isinstance(rnd, Round) or rnd.phase in (Phase.OVER, Phase.SHUFFLE) or rnd.forfeits:
        return None
    others = [seat for seat in rnd.players if seat != viewer]
    kept = {
        seat: [rnd.turn.taken, *rnd.turn.above] if rnd.turn.taken and seat == rnd.turn.seat else [] for seat in others
    }
    top = rnd.piles.stock[-6:]
    hidden = list(rnd.piles.stock[: len(rnd.piles.stock) - len(top)])
    for seat in others:
        hand = list(rnd.hands[seat])
        for card in kept[seat]:
            hand.remove(card)
        hidden.extend(hand)
    if len(set(hidden)) < 2:
        return None
    hidden = hidden[1::2] + hidden[::2]
    hands, fresh = list(rnd.hands), list(rnd.fresh)
    for seat in others:
        need = len(rnd.hands[seat]) - len(kept[seat])
        cards = [*kept[seat], *hidden[:need]]
        del hidden[:need]
        hands[seat] = tuple(sorted(cards))
        fresh[seat] = tuple(cards[: len(rnd.fresh[seat])])
    piles = rnd.piles._replace(stock=(*hidden, *top))
    twin = rnd._replace(hands=tuple(hands), fresh=tuple(fresh), piles=piles)
    assert Counter(cards_in_play(twin)) == Counter(cards_in_play(rnd))
    return state._replace(play=twin)


# ----------------------------------------------------------------------------------------------------------- scoring


def test_scores_add_up(case: Case):
    game = case.game()
    for number in range(WALKS):
        taken = walk(case, number)
        ended = list(rounds_with_melds(game, case.seats, taken))
        results = [result for result, _ in ended]
        last = taken[-1].step.state
        assert last.result is not None
        assert last.sheet == tuple(results)
        assert [result.round for result in results] == list(range(1, len(results) + 1))
        totals = [0] * case.seats
        for result, laid in ended:
            assert (result.winner is None) == (result.end is RoundEnd.STOCK_EXHAUSTED)
            for seat, score in enumerate(result.seats):
                if score is not None:
                    items = expected_items(game, result, seat, score, totals[seat])
                    if game.rules.score.count_melds:
                        items = {item: -points for item, points in items.items()} | {ScoreItem.MELDED: laid[seat]}
                    assert dict(score.items) == items
                    totals[seat] += score.points
                    assert score.points == sum(points for _, points in score.items)
        assert last.result.totals == tuple(totals)


def rounds_with_melds(game: Game, seats: int, taken: Sequence[Taken]) -> Iterator[tuple[RoundResult, list[int]]]:
    """Every round that ended, with what the cards are worth that each seat has laid in it, as everyone was told."""
    laid, worth = [0] * seats, {}
    for event in (event for one in taken for event in one.step.events):
        match event:
            case RoundBegan():
                laid, worth = [0] * seats, {}
            case MeldLaid():
                laid[event.seat] += event.value
                worth[event.meld_id] = event.value
            case LaidOff():
                grown = meld_value(game.rules, event.meld)
                laid[event.seat] += grown - worth[event.meld_id]
                worth[event.meld_id] = grown
            case RoundEnded():
                yield event.result, laid


def expected_items(game: Game, result: RoundResult, seat: int, score: SeatScore, total: int) -> dict[ScoreItem, int]:
    """RULES, scoring of games 1, 2, 5 and 6, counted once more from the open hand; bonuses come last."""
    rules = game.rules
    count = sum(in_hand(game, card) for card in score.hand)
    items: dict[ScoreItem, int] = {}
    if seat == result.winner:
        if rules.score.winner == "own_hand_value":
            items[ScoreItem.HAND] = count
        elif result.end in (RoundEnd.WENT_OUT, RoundEnd.CLOSED_FROM_HAND):
            assert not score.hand
        bonus = (ScoreItem.WINNER_BONUS, rules.score.winner_bonus)
    else:
        items[ScoreItem.HAND] = count
        if result.end is RoundEnd.CLOSED_FROM_HAND:
            items[ScoreItem.DOUBLED] = count
        if ScoreItem.FIRST_MELDER in dict(score.items):
            items[ScoreItem.FIRST_MELDER] = rules.score.first_melder_penalty
        bonus = (ScoreItem.LONE_JOKER, rules.score.lone_joker_relief if score.hand == (JOKER,) else 0)
    if bonus[1]:
        lowest = -total - sum(items.values()) if rules.score.bonus_floor == "zero" else bonus[1]
        items[bonus[0]] = min(0, max(bonus[1], lowest))
    return items


def in_hand(game: Game, card: Card) -> int:
    values = game.rules.hand_values
    if card is JOKER:
        return values.joker
    return values.ace if card.rank == 1 else min(card.rank, 10)


# ----------------------------------------------------------------------------------------------------- what is reached


DRAW_DISCARD_ENDS = (
    RoundEnd.WENT_OUT,
    RoundEnd.KNOCKED,
    RoundEnd.CLOSED_FROM_HAND,
    RoundEnd.STOCK_EXHAUSTED,
    RoundEnd.LAST_SEAT,
)


def test_the_walks_of_a_case_draw_and_discard(case: Case):
    assert tally(case)["discard"] > 50
    assert tally(case)["draw_stock"] > 0


def test_all_walks_together_are_long_and_reach_every_kind_of_move_and_end():
    together = sum((tally(case) for case in CASES), Counter())
    kinds = ("draw_stock", "take_discard", "return_discard", "lay", "discard", "claim", "pass")
    clock = [WindowClosed(0).kind, TurnTimedOut(0).kind, SeatForfeited(0).kind]
    assert sum(together[kind] for kind in kinds) >= 60_000
    assert min(together[kind] for kind in (*kinds, *clock)) >= 10
    assert min(together[end] for end in DRAW_DISCARD_ENDS) >= 1
    assert min(together[part] for part in ("melds", "layoffs", "swaps")) >= 50
