"""Switches that change nothing beside the others: they may be set, and do not hold."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice

import pytest

from engine.games.moves import Move
from engine.match.selfplay import play, player
from engine.rules.contradictions import RuleFault
from engine.rules.rule_set import RuleSet
from engine.rules.scores import RoundResult
from engine.rules.switches import RuleError, described, values_of
from engine.variants import VARIANTS, game_with_rules
from tests.engine.builders import house
from tests.engine.rules.every_switch import next_values, with_many


def idle_under(variant: str, switches: Mapping[str, object]) -> set[str]:
    """What does not hold under house rules."""
    return {switch.name for switch in described(VARIANTS[variant].rules.with_switches(switches)) if not switch.holds}


@pytest.mark.parametrize(
    ("end", "idle"),
    [
        ("fixed_rounds", {"match.target", "match.max_rounds"}),
        ("target", {"match.rounds"}),
        ("last_player_standing", {"match.rounds", "match.target"}),
    ],
)
def test_only_what_ends_a_match_says_how_long_it_lasts(end: str, idle: set[str]) -> None:
    held = {"match.rounds", "match.target", "match.max_rounds"} - idle
    found = idle_under("czech_rummy", {"match.end": end, "match.eliminate_at": 100})
    assert idle <= found
    assert not held & found


def test_where_no_total_puts_anybody_out_nothing_counts_towards_it() -> None:
    assert "match.eliminate_on" in idle_under("disney_basic", {})
    assert "match.eliminate_on" not in idle_under("disney_basic", {"match.eliminate_at": 100})


@pytest.mark.parametrize(
    ("variant", "switches", "idle"),
    [
        ("disney_basic", {"claim.enabled": False}, {"claim.from_lap", "claim.penalty_stock_cards", "claim.veto"}),
        ("disney_basic", {"claim.penalty_stock_cards": 0}, {"claim.next_player_exempt"}),
        ("disney_basic", {"players_max": 4}, {"deck.packs_from_five"}),
        ("disney_basic", {"players_min": 3}, {"deal.cards_two"}),
        ("disney_basic", {"deck.jokers": 0}, {"joker.swap", "hand_values.joker", "score.lone_joker_relief"}),
        ("nsv_robber", {"deck.jokers": 0}, {"rearrange.lock", "rearrange.set_colour"}),
        ("disney_basic", {"joker.swap": "never"}, {"joker.freed"}),
        ("disney_basic", {"layoff.enabled": False}, {"layoff.requires", "layoff.targets"}),
        ("disney_basic", {"opening.points": 0}, {"opening.scope"}),
        ("disney_basic", {"stock.empty": "end_round"}, {"stock.max_recycles"}),
        ("nsv_basic", {"draw.discard_take": "never"}, {"draw.discard_take_from_lap", "draw.discard_just_taken"}),
        ("nsv_basic", {"go_out.knock.limit": 0}, {"go_out.knock.test"}),
        ("rummy_500", {"draw.discard_take": "free"}, {"draw.pile_top"}),
        ("rummy_500", {}, {"draw.discard_just_taken"}),
        ("nsv_layoff", {"score.winner_bonus": 0, "score.lone_joker_relief": 0}, {"score.bonus_floor"}),
        ("gin_rummy", {"layoff.by": "nobody"}, {"layoff.on_gin"}),
        ("my_rummy", {"v1.enabled": True}, {"drawn_tile_playable_same_turn"}),
        ("my_rummy", {"opening.points": 0}, {"opening.scope", "table_access_after_opening"}),
        ("tile_rummy", {"rearrange.lock": "none"}, {"joker.freed", "rearrange.swap_tile_from"}),
        ("tile_rummy", {"timeout.policy": "keep_valid_else_rollback"}, {"timeout.penalty_tiles"}),
        ("czech_rummy", {}, {"match.best"}),
        ("disney_karo8", {"players_max": 2}, {"karo8.teams"}),
    ],
)
def test_a_switch_of_what_a_game_does_without_does_not_hold(
    variant: str, switches: dict[str, object], idle: set[str]
) -> None:
    assert idle <= idle_under(variant, switches)


@pytest.mark.parametrize("variant", ["my_rummy", "tile_rummy", "disney_duel"])
@pytest.mark.parametrize("switch", ["match.first_dealer=first_seat", "match.dealer_rotation=winner"])
def test_g02_where_nobody_deals_no_switch_says_who(variant: str, switch: str) -> None:
    with pytest.raises(RuleError) as refused:
        house(VARIANTS[variant].rules, switch)
    assert refused.value.code is RuleFault.NO_SUCH_SWITCH


def test_without_the_hand_game_nothing_in_it_holds_nor_does_it_double() -> None:
    idle = {"hand_game.waives_opening", "hand_game.allow_table", "score.double"}
    assert idle <= idle_under("my_rummy", {})
    assert not idle & idle_under("my_rummy", {"hand_game.enabled": True})


def test_what_does_not_hold_is_kept_as_it_was_set() -> None:
    rules = VARIANTS["gin_rummy"].rules.with_switches({"match.rounds": 2})
    switch = next(switch for switch in described(rules) if switch.name == "match.rounds")
    assert (switch.value, switch.holds) == (2, False)
    assert values_of(rules)["match.rounds"] == 2
    again = rules.with_switches({"match.end": "fixed_rounds"})
    assert next(switch for switch in described(again) if switch.name == "match.rounds").holds


def one_by_one(rules: RuleSet) -> Iterator[tuple[dict[str, object], RuleSet]]:
    """The rules with one switch set otherwise that does not hold, one after the other."""
    for switch in described(rules):
        if not switch.holds and switch.value is not None:
            for value in next_values(switch)[-1:]:
                try:
                    yield {switch.name: value}, rules.with_switches({switch.name: value})
                except RuleError:
                    continue


def all_at_once(rules: RuleSet) -> Iterator[tuple[dict[str, object], RuleSet]]:
    """The rules with all of these switches set otherwise, none of which holds then either."""
    values = {name: value for changed, _ in one_by_one(rules) for name, value in changed.items()}
    together = rules.with_switches(values)
    assert not values.keys() & {switch.name for switch in described(together) if switch.holds}
    yield values, together


MOVES = 200


def course(variant: str, rules: RuleSet, seed: int) -> list[tuple[Move, tuple[RoundResult, ...]]]:
    """The first moves of a match, and what the rounds have brought after each."""
    game = game_with_rules(variant, rules)
    choosers = [player(game, "easy")] * game.rules.seat_counts()[-1]
    return [(one.move, one.step.state.sheet) for one in islice(play(game, choosers, seed), MOVES)]


@pytest.mark.parametrize(
    ("count", "changed"), [(1, all_at_once), pytest.param(15, one_by_one, marks=pytest.mark.prove)], ids=["1", "15"]
)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_match_goes_as_it_would_whatever_a_switch_is_that_does_not_hold(
    variant: str, count: int, changed: Callable[[RuleSet], Iterator[tuple[dict[str, object], RuleSet]]]
) -> None:
    booklet = VARIANTS[variant].rules
    for seed, rules in enumerate([booklet, *(rules for _, rules in with_many(booklet, count, seed=count))]):
        expected = course(variant, rules, seed)
        for values, otherwise in changed(rules):
            assert course(variant, otherwise, seed) == expected, (values, rules)
