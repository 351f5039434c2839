"""The rules of tournaments: what may be set, how it is typed, what does not go together."""

import pytest

from engine.rules.switches import RuleError, described, values_of
from engine.tournament.rules import (
    FORMATS,
    AnyTournamentRules,
    ArenaRules,
    KnockoutRules,
    LeagueRules,
    SwissRules,
    TournamentFault,
)


@pytest.mark.parametrize("rules", FORMATS.values())
def test_every_format_has_usual_rules_that_hold(rules: type[AnyTournamentRules]) -> None:
    usual = rules()
    assert FORMATS[usual.format] is rules
    assert usual.with_switches(values_of(usual)) == usual


def test_rules_are_typed_as_people_type_them() -> None:
    rules = SwissRules().with_switches({"seats": "6", "tie_breaks": "direct, best_table", "size_limit": "none"})
    assert (rules.seats, rules.tie_breaks, rules.size_limit) == (6, ("direct", "best_table"), None)


def test_what_a_tie_break_may_be_is_told() -> None:
    allowed = {switch.name: switch.allowed for switch in described(SwissRules())}
    assert allowed["tie_breaks"].words == ("opponents", "sonneborn_berger", "direct", "best_table")
    assert allowed["tie_breaks"].many


@pytest.mark.parametrize(("name", "value"), [("seats", "7"), ("tie_breaks", "beauty"), ("format", "league")])
def test_what_there_is_not_is_refused(name: str, value: str) -> None:
    with pytest.raises(RuleError) as refused:
        SwissRules().with_switches({name: value})
    assert refused.value.switch == name


@pytest.mark.parametrize(
    ("rules", "switches", "code", "facts"),
    [
        (SwissRules(), {"seats": 3, "seats_least": 4}, TournamentFault.SEATS_CROSSED, {"least": 4, "most": 3}),
        (KnockoutRules(), {"go_on": 4}, TournamentFault.NOBODY_KNOCKED_OUT, {"most": 3}),
        (KnockoutRules(), {"third_place": True}, TournamentFault.THIRD_PLACE_OF_TWO, {}),
        (LeagueRules(), {"division_size": 3, "moving": 0}, TournamentFault.DIVISION_TOO_SMALL, {"least": 4}),
        (LeagueRules(), {"division_size": 8, "moving": 5}, TournamentFault.TOO_MANY_MOVE, {"most": 4}),
        (ArenaRules(), {"points": "totals", "streak_from": "none"}, TournamentFault.PLAYING_COSTS, {}),
        (ArenaRules(), {"points": "difference"}, TournamentFault.STREAK_OF_PLACES, {}),
    ],
)
def test_rules_that_contradict_themselves_are_refused(
    rules: AnyTournamentRules, switches: dict[str, object], code: TournamentFault, facts: dict[str, int]
) -> None:
    with pytest.raises(RuleError) as refused:
        rules.with_switches(switches)
    assert (refused.value.code, refused.value.facts) == (code, facts)
