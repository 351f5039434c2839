"""The contract that every game keeps, whatever its family and its house rules: DESIGN, how it is proved.

Each invariant stands here once, over every variant of the registry; what a family's moves, pieces and scores are, its
conduct tells (`games/<family>.py`). The cases marked `prove` are those that `make prove` adds.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from operator import attrgetter

import pytest

from engine.archive.codec import (
    dump_events,
    dump_move,
    dump_rules,
    dump_state,
    load_events,
    load_move,
    load_rules,
    load_state,
)
from engine.archive.replay import replay
from engine.cards import Card
from engine.computers import STRENGTHS
from engine.games.events import Event, LooseTilesTaken, RoundBegan, RoundEnded, TableLaid, TookBack, seen_by
from engine.games.history import NOTHING_YET, acts_of
from engine.games.moves import Claim, LayTable, Pass, SeatMove, TakeBack
from engine.games.strengths import Strength
from engine.games.table import TableMeld
from engine.match.match import Game
from engine.match.selfplay import play, player
from engine.match.state import MatchState
from engine.melds.meld import NewMeld
from engine.melds.reading import read_meld
from engine.rules.refusals import IllegalMove
from engine.rules.scores import RoundResult
from engine.rules.switches import described
from engine.variants import VARIANTS
from tests.contract.cases import CASES, SERIES, Case, housed, tally
from tests.contract.conduct import AS_PRINTED, Taken
from tests.contract.games import CONDUCTS
from tests.contract.refereed import assert_the_referee_finds_no_foul


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Ask every case. Of module scope, so that all tests of a case run together and share its walks.

    The many that are for proofs alone are left out where proofs are left out: naming them takes a while. Computers play
    under random house rules every day in tests/referee.
    """
    if "case" in metafunc.fixturenames:
        at_length = "not prove" not in metafunc.config.getoption("markexpr")
        every_house = metafunc.function is not test_computer_players_move_by_the_rules
        asked = [
            pytest.param(case, marks=[pytest.mark.prove] if case.series else [], id=str(case))
            for case in CASES
            if (at_length or not case.series) and (every_house or case.series or case.house == AS_PRINTED)
        ]
        metafunc.parametrize("case", asked, scope="module")


def test_every_match_ends_and_hands_out_places(case: Case):
    for walk in case.walks():
        result = walk[-1].after.result
        assert result is not None, f"still going on after {len(walk)} moves"
        assert min(result.places) == 1
        assert result.winners == tuple(seat for seat, place in enumerate(result.places) if place == 1)


def test_replay_equals_play(case: Case):
    """The moves alone give the same state and tell the same again."""
    for walk in case.walks():
        again = replay(case.game, case.seats, [taken.move for taken in walk])
        assert again.state == walk[-1].after
        assert again.events == tuple(event for taken in walk for event in taken.step.events)


def test_the_referee_finds_no_foul(case: Case):
    for number, walk in enumerate(case.walks()):
        assert_the_referee_finds_no_foul(case.game, case.seats, walk, f"{case}, walk {number}")


def test_json_gives_back_the_rules_and_every_state_move_and_event(case: Case):
    rules = case.game.rules
    assert load_rules(dump_rules(rules)) == rules
    for taken in case.spread(50):
        assert load_state(dump_state(taken.after)) == taken.after
        assert load_move(dump_move(taken.move)) == taken.move
        assert load_events(dump_events(taken.step.events)) == taken.step.events


def test_no_piece_is_lost_and_none_is_made(case: Case):
    deck = in_order(case.game.deck(case.seats))
    for taken in case.steps():
        if taken.after.play is not None:
            assert in_order(case.conduct.pieces(case.game, taken.after.play)) == deck


def in_order(pieces: Iterable[Card]) -> list[int]:
    return sorted(map(attrgetter("index"), pieces))


def test_what_active_offers_is_what_the_seat_is_told(case: Case):
    for taken in case.spread(100):
        active = case.game.active(taken.after)
        for seat in range(case.seats):
            assert case.game.options(case.game.view(taken.after, seat)).kinds == active.get(seat, frozenset())


def test_the_options_list_exactly_the_moves_that_are_accepted_of_those_who_may_act(case: Case):
    game, conduct, tried = case.game, case.conduct, 0
    for taken in case.spread(20):
        state = taken.after
        if state.result is not None or game.chance(state) is not None:
            continue
        before = dump_state(state)
        for seat in range(case.seats):
            view = game.view(state, seat)
            listed = set(conduct.listed(view, game.options(view)))
            writable = set(conduct.writable(view))
            accepted = {move for move in writable if accepts(game, state, move)}
            assert {move.kind for move in accepted} <= game.active(state).get(seat, frozenset())
            assert listed <= writable
            assert of_those_listed(case, view, accepted) == of_those_listed(case, view, listed)
            tried += len(accepted)
        assert dump_state(state) == before
    assert tried


def of_those_listed(case: Case, view, moves: set[SeatMove]) -> set[SeatMove]:
    return {move for move in moves if case.conduct.lists_all(case.game.rules, view, move)}


def accepts(game: Game, state: MatchState, move: SeatMove) -> bool:
    try:
        game.apply(state, move)
    except IllegalMove:
        return False
    return True


def test_a_move_that_names_another_turn_or_window_is_refused(case: Case):
    tried = 0
    for taken in case.spread(100):
        move = taken.move
        if not isinstance(move, SeatMove):
            continue
        with pytest.raises(IllegalMove):
            case.game.apply(taken.before, stale(move))
        tried += 1
    assert tried


def stale(move: SeatMove) -> SeatMove:
    if isinstance(move, Claim | Pass):
        return replace(move, window=move.window - 1)
    return replace(move, turn=move.turn - 1)


def test_computer_players_move_by_the_rules(case: Case):
    """None of their moves is refused, and the referee finds no foul. Sharp players, who search, play as printed."""
    levels = STRENGTHS if case.series or case.house == AS_PRINTED else STRENGTHS[:-1]
    for number in range(3 if case.series else 1):
        strengths = [Strength(levels[(seat + number) % len(levels)]) for seat in range(case.seats)]
        players = [player(case.game, strength, playouts=4) for strength in strengths]
        played = list(play(case.game, players, number, case.conduct.most_moves))
        assert not any(one.refused for one in played)
        assert played[-1].step.state.result is not None
        assert_the_referee_finds_no_foul(case.game, case.seats, played, f"{case}, match {number}")


def test_nothing_but_melds_ever_lies_on_the_table(case: Case):
    rules, laid = case.game.rules, False
    for taken in case.steps():
        lying = on_table(case, taken.after)
        if lying is on_table(case, taken.before):
            continue
        for there in lying:
            assert read_meld(rules, NewMeld(there.meld.cards, there.meld.faces)) == there.meld
        numbers = [there.meld_id for there in lying]
        assert numbers == sorted(set(numbers))
        laid = True
    assert case.conduct.lays or not laid


def on_table(case: Case, state: MatchState) -> tuple[TableMeld, ...]:
    return () if state.play is None else case.conduct.melds(state.play)


def test_what_lay_on_the_table_lies_there_still(case: Case):
    """Only the clock may take loose tiles of the table away, and only a joker may be freed to a hand."""
    lay_there = False
    for taken in case.steps():
        if not isinstance(taken.move, SeatMove) or taken.after.play is None:
            continue
        before, after = cards_on_table(case, taken.before), cards_on_table(case, taken.after)
        if isinstance(taken.move, TakeBack):
            (back,) = taken.step.events
            assert isinstance(back, TookBack)
            assert before - after == Counter(back.cards)
            assert (after - before).total() == back.jokers
            continue
        assert all(card.is_joker for card in before - after)
        assert not any(isinstance(event, LooseTilesTaken) for event in taken.step.events)
        if isinstance(taken.move, LayTable):
            laid = next(event for event in taken.step.events if isinstance(event, TableLaid))
            assert after - before <= Counter(laid.cards)
        lay_there = lay_there or bool(before)
    assert case.conduct.lays or not lay_there


def cards_on_table(case: Case, state: MatchState) -> Counter:
    return Counter(card for there in on_table(case, state) for card in there.meld.cards)


def test_a_view_holds_nothing_that_its_seat_may_not_see(case: Case):
    """Two states that differ only in what a seat cannot see give it equal views and equal options."""
    game, compared = case.game, 0
    for taken in case.spread(25):
        for viewer, twin in twins(case, taken.after):
            view = game.view(taken.after, viewer)
            assert game.view(twin, viewer) == view
            assert game.options(game.view(twin, viewer)) == game.options(view)
            assert game.active(twin) == game.active(taken.after)
            compared += 1
    assert compared


def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_see(case: Case):
    """The same public move on both states tells the seat the same, and leaves it with equal views."""
    game, told = case.game, 0
    for taken in case.spread(50):
        if any(isinstance(event, RoundEnded) for event in taken.step.events):
            continue
        for viewer, twin in twins(case, taken.before):
            if not case.conduct.is_public(game.rules, taken, viewer):
                continue
            there = game.apply(twin, taken.move)
            assert seen(there.events, viewer) == seen(taken.step.events, viewer)
            if taken.after.result is None:
                assert game.view(there.state, viewer) == game.view(taken.after, viewer)
            told += 1
    assert told


def test_the_history_tells_every_seat_the_same_and_nothing_but_what_a_spectator_may_be_told(case: Case):
    """Made again from the events of the round as a spectator is told them, it is the same."""
    game, lengths = case.game, set()
    for walk in case.walks():
        told: list[Event] = []
        for number, taken in enumerate(walk):
            if any(isinstance(event, RoundBegan) for event in taken.step.events):
                told = []
            told += [event for event in seen(taken.step.events, None) if event is not None]
            if number % 5 == 0 and taken.after.result is None:
                expected = NOTHING_YET.with_acts(acts_of(told))
                views = [game.view(taken.after, viewer) for viewer in (None, *range(case.seats))]
                assert all(view.history == expected for view in views)
                lengths.add(len(expected))
    assert max(lengths) > 3


def seen(events, viewer: int | None):
    return [seen_by(event, viewer) for event in events]


def twins(case: Case, state: MatchState) -> Iterator[tuple[int | None, MatchState]]:
    """Everyone who looks on, each with a state that differs in what they cannot see alone."""
    if state.play is None:
        return
    for viewer in (None, *range(case.seats)):
        twin = case.conduct.twin(state.play, viewer)
        if twin is not None and twin != state.play:
            pieces = case.conduct.pieces
            assert in_order(pieces(case.game, twin)) == in_order(pieces(case.game, state.play))
            yield viewer, state._replace(play=twin)


def test_scores_add_up(case: Case):
    """That each score is right, the referee says."""
    for walk in case.walks():
        last, totals = walk[-1].after, [0] * case.seats
        assert last.sheet == tuple(result for taken in walk for result in ended(taken))
        for number, result in enumerate(last.sheet, start=1):
            assert result.round == number
            for seat, score in enumerate(result.seats):
                if score is not None:
                    assert score.points == sum(points for _, points in score.items)
                    totals[seat] += score.points
        for seat, items in enumerate(last.result.bonuses):
            totals[seat] += sum(points for _, points in items)
        assert last.result.totals == tuple(totals)


def ended(taken: Taken) -> Iterator[RoundResult]:
    return (event.result for event in taken.step.events if isinstance(event, RoundEnded))


def test_the_walks_of_a_case_reach_what_its_family_is_about(case: Case):
    reached = tally(case)
    assert reached["move shuffled"]
    for name, least in case.conduct.reached_by_each.items():
        assert reached[name] >= least, name


@pytest.mark.prove
@pytest.mark.parametrize("family", CONDUCTS)
@pytest.mark.parametrize("series", [range(1), range(1, SERIES + 1)], ids=["once", "at length"])
def test_all_walks_together_reach_every_kind_of_move_and_end(family: str, series: range):
    walked = [case for case in CASES if case.series in series and case.conduct.family == family]
    together = sum(map(tally, walked), Counter())
    for name, least in CONDUCTS[family].reached.items():
        assert together[name] >= least * len(series), name


@pytest.mark.parametrize("family", CONDUCTS)
def test_the_houses_turn_every_switch(family: str):
    """Every word that a switch may be set to is the rule of some house, and every number has another one somewhere."""
    conduct, turned, allowed = CONDUCTS[family], defaultdict(set), {}
    for variant in VARIANTS.values():
        for house in conduct.houses(variant.key) if variant.family == family else ():
            for switch in described(housed(variant.key, house).rules):
                allowed[switch.name] = set(switch.allowed.words) - conduct.without_room.get(switch.name, frozenset())
                if switch.value is not None or "none" in switch.allowed.words:
                    turned[switch.name].add(as_word(switch.value))
    houses = f"houses of tests/contract/games/{family}.py"
    for name in turned.keys() - conduct.never_turned:
        missing = ", ".join(sorted(allowed[name] - turned[name]))
        assert not missing, f"no house plays with {name} = {missing}: set it in one of the {houses}"
        assert len(turned[name]) > 1 or len(allowed[name]) == 1, f"{name} is the same in all {houses}: change it in one"


def as_word(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


def test_every_family_of_the_registry_has_its_conduct():
    asked = "write its conduct, tests/contract/games/<family>.py, and name it in CONDUCTS, tests/contract/games"
    assert {variant.family for variant in VARIANTS.values()} == set(CONDUCTS), asked
