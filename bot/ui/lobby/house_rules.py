"""House rules as people type them (`opening.points=40 deck.jokers=4`), and what a game changes of its booklet."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord
from bot.wording import Wording
from engine.rules.rule_set import RuleSet
from engine.rules.switches import Switch, described, typed
from engine.variants import variant_of

CHOICES: Final = 25
CHOICE_LONGEST: Final = 100


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A switch that differs from the booklet, in words."""

    switch: Switch
    text: str


def parse_house_rules(text: str) -> dict[str, object]:
    """The switches that a typed text sets, for example `opening.points=40 deck.jokers=4`.

    Raises Refused(HALF_A_RULE) for a piece without `=`; what the names and values mean is the rules' own business.
    """
    switches: dict[str, object] = {}
    for piece in text.replace(",", " ").split():
        name, equals, value = piece.partition("=")
        if not (name and equals and value):
            raise Refused(HostReject.HALF_A_RULE, typed=piece[:CHOICE_LONGEST])
        switches[name] = value
    return switches


def choices(switch: Switch) -> list[str]:
    """Every value of a switch, where they are few enough for a select; empty where a value has to be typed."""
    allowed = switch.allowed
    numbers: list[str] = []
    if allowed.least is not None:
        if allowed.many or allowed.most is None or allowed.most - allowed.least + len(allowed.words) >= CHOICES:
            return []
        numbers = [str(number) for number in range(allowed.least, allowed.most + 1)]
    return [*allowed.words, *numbers]


def typed_switches(switches: Mapping[str, object]) -> str:
    """Switches as a person types them: `opening.points=40 deck.jokers=4`."""
    return " ".join(f"{name}={typed(value)}" for name, value in switches.items())


def shortened(switches: Mapping[str, object], longest: int) -> str:
    """Switches as a person types them, as many as fit so many characters, and how many more: `run.max=7 … +12`."""
    told = typed_switches(switches)
    if len(told) <= longest:
        return told
    kept = told[: longest - len("… +999")].rpartition(" ")[0].split()
    return " ".join([*kept, "…", f"+{len(switches) - len(kept)}"])


LENGTH: Final = frozenset({"match.end", "match.rounds", "match.target"})
"""The switches that settle how long a match lasts."""


def said_differences(variant: str, rules: RuleSet, wording: Wording, besides: Collection[str] = ()) -> tuple[str, ...]:
    """What rules change of their booklet, in words alone, besides some switches that are told elsewhere."""
    booklet = {switch.name: switch for switch in described(variant_of(variant).rules)}
    differing = (switch for switch in described(rules) if switch.value != booklet[switch.name].value)
    return tuple(wording.said_switch(switch) for switch in differing if switch.name not in besides)


def shown_rules(house: Sequence[str], most: int, wording: Wording) -> Iterator[str]:
    """A line for each house rule, of at most so many, and one for how many more there are."""
    yield from (wording.text("house-rule", rule=rule) for rule in house[:most])
    if len(house) > most:
        yield wording.text("house-rules-more", count=len(house) - most)


def stated(switch: Switch) -> str:
    """Whether the booklets have a switch's value at first: `no` where they say nothing, and it is a default that fills
    their gap (G-01 and so on).
    """
    return "no" if any(clause.startswith("G-") for clause in switch.clauses) else "yes"


def differences(record: GameRecord, wording: Wording) -> tuple[HouseRule, ...]:
    """What a game changes of its booklet's rules."""
    booklet = {switch.name: switch for switch in described(variant_of(record.variant).rules)}
    return tuple(
        HouseRule(
            switch,
            wording.text(
                "house-rule-text",
                name=switch.name,
                value=typed(switch.value),
                booklet=typed(booklet[switch.name].value),
                stated=stated(switch),
                said=wording.said_switch(switch),
            ),
        )
        for switch in described(record.rules)
        if switch.value != booklet[switch.name].value
    )
