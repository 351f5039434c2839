"""Every refusal is one sentence that says what is wrong and what would be right."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.hosting.refusals import HostReject, Refused
from bot.wording import Wording
from bot.wording.catalogs import Catalog
from engine.cards import JOKER, PLAYING_CARDS
from engine.rules.contradictions import RuleFault
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.switches import RuleError
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.rules import TournamentFault
from tests.wording.raised import facts_raised

SEVEN = PLAYING_CARDS.parse("7H")
SAMPLES: dict[str, object] = {
    "status": "cancelled",
    "threads": "<#1>, <#2>",
    "ace": "low",
    **dict.fromkeys(("card", "face", "repeated"), SEVEN),
    "cards": PLAYING_CARDS.parse_many("7H 8S"),
    "choices": PLAYING_CARDS.parse_many("7H 8S"),
    "count": 2,
    "freed": "immediately_any",
    "from_lap": 2,
    "host_id": 123456789012345678,
    "jokers": 2,
    "kind": "run",
    "lap": 1,
    "left": 12,
    "limit": 9,
    "max": 4,
    "min": 3,
    "most": 40,
    "role": 123456789012345678,
    "least": 600,
    "name": "Tuesday",
    "missing": PLAYING_CARDS.parse_many("7H"),
    "misses": 2,
    "needed": 30,
    "day": "2027-01-01",
    "given": "soon",
    "known": ("live", "slow"),
    "turn_min": 30,
    "turn_max": 1_209_600,
    "window_min": 5,
    "first": "2030-01-07",
    "last": "2030-01-09",
    "days": 8,
    "longest": timedelta(hours=14),
    "wait": timedelta(seconds=30),
    "year": "2030",
    "reserve_max": 2_592_000,
    "until": datetime(2030, 1, 7, tzinfo=UTC),
    "user_id": (123456789012345678,),
    "window_max": 259_200,
    "points": 24,
    "reason": "rude",
    "roles": (123456789012345678,),
    "channels": (123456789012345678, 123456789012345679),
    "where": "server",
    "seat": 1,
    "seats": 4,
    "targets": "own",
    "test": "exactly",
    "text": "7X",
    "variant": "bridge",
    "typed": "opening.points",
    "why": RuleError(RuleFault.SET_SUITS_RUN_OUT, "set.max"),
    "strength": "genius",
    "size": "10.6",
    "what": "clip",
}
TOURNAMENT_FACTS: dict[str, object] = {
    "phase": "open",
    "there": 1,
    "least": 2,
    "most": 4,
    "round": 1,
    "table": 2,
    "seats": 4,
    "act": 1,
    "later": 2,
    "resting": True,
}


def raised_by_rules() -> dict[str, list[frozenset[str]]]:
    return facts_raised("Reject", "engine", "bot")


def raised_by_the_host() -> dict[str, list[frozenset[str]]]:
    return facts_raised("HostReject", "bot")


def test_several_threads_are_a_list_of_the_language() -> None:
    said = Wording.of("de").reject(Refused(HostReject.SEVERAL_TABLES, threads=(1, 2)))
    assert "Du sitzt hier an mehreren Tischen: <#1> und <#2>. " in said


@pytest.mark.parametrize("code", [*Reject, *HostReject])
def test_every_code_of_the_rules_and_of_the_host_has_its_sentence(english: Wording, code: Reject | HostReject) -> None:
    by_rules = isinstance(code, Reject)
    for facts in (raised_by_rules() if by_rules else raised_by_the_host()).get(code.name) or [frozenset()]:
        refusal: Any = IllegalMove if by_rules else Refused
        _is_a_sentence(english.reject(refusal(code, **_sampled(code, facts))))


@pytest.mark.parametrize("code", list(TournamentReject))
def test_every_code_of_a_tournament_has_its_sentence(english: Wording, code: TournamentReject) -> None:
    _is_a_sentence(english.reject(TournamentRefused(code, **TOURNAMENT_FACTS)))


@pytest.mark.parametrize("code", list(TournamentFault))
def test_every_fault_of_a_tournaments_rules_has_its_sentence(english: Wording, code: TournamentFault) -> None:
    _is_a_sentence(english.reject(RuleError(code, "seats", {"least": 2, "most": 4})))


@pytest.mark.parametrize(("raised", "codes"), [(raised_by_rules, Reject), (raised_by_the_host, HostReject)])
def test_a_sentence_speaks_only_of_facts_that_somebody_gives(
    raised: Callable[[], dict[str, list[frozenset[str]]]], codes: type[Reject] | type[HostReject]
) -> None:
    catalog, given = Catalog("en"), raised()
    unknown = {
        code.value: sorted(catalog.variables(f"reject-{code.value}") - frozenset().union(*given[code.name]))
        for code in codes
        if code.name in given
    }
    assert {code: names for code, names in unknown.items() if names} == {}


def test_facts_are_told(english: Wording) -> None:
    short = english.reject(IllegalMove(Reject.OPENING_SHORT, points=24, needed=30))
    assert "24" in short
    assert "30" in short
    for test, needed in (("exactly", "exactly 9"), ("at_most", "at most 9")):
        assert f"takes {needed}." in english.reject(IllegalMove(Reject.KNOCK_TOO_HIGH, left=5, limit=9, test=test))
    assert "7♥︎" in english.reject(IllegalMove(Reject.NOT_IN_HAND, card=SEVEN))
    for where, instead in (({"where": "pile"}, "Draw from the stock."), ({}, "Meld it, lay it off, or give it back.")):
        assert english.reject(IllegalMove(Reject.TAKEN_NOT_MELDED, card=SEVEN, **where)).endswith(instead)
    assert "Joker" in english.reject(IllegalMove(Reject.NOT_IN_HAND, card=JOKER))
    assert "7♥︎ or 8♠︎" in english.reject(
        IllegalMove(Reject.JOKER_UNANNOUNCED, choices=PLAYING_CARDS.parse_many("7H 8S"))
    )


def test_seats_are_named_where_names_are_known(english: Wording) -> None:
    refused = IllegalMove(Reject.NOT_YOUR_TURN, seat=1)
    assert "*" not in english.reject(refused, names=["Ada", "Ben"])
    assert english.reject(refused) == english.reject(IllegalMove(Reject.NOT_YOUR_TURN))


def test_what_a_person_typed_comes_back_without_markup_or_mentions(english: Wording) -> None:
    said = english.reject(IllegalMove(Reject.UNKNOWN_CARD, text="**@everyone**"))
    assert "**" not in said.replace("\\*", "")
    assert "@everyone" not in said


def _sampled(code: Reject | HostReject, facts: frozenset[str]) -> dict[str, object]:
    told = Catalog("en").variables(f"reject-{code.value}")
    return {name: SAMPLES[name] for name in facts & told}


def _is_a_sentence(text: str) -> None:
    assert text[-1] in ".!?)"
    assert "\n" not in text
    assert "{" not in text
    assert "none" not in text.split()
    assert 20 <= len(text) <= 250
    assert text[0].isupper() or not text[0].isalpha()
