"""House rules as people type them (`opening.points=40 deck.jokers=4`), and what a game changes of its booklet."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord
from bot.wording import Wording
from bot.wording.switches import has_name
from engine.rules.allowed import Allowed
from engine.rules.rule_set import RuleSet
from engine.rules.switches import Switch, described, typed
from engine.variants import variant_of

CHOICES: Final = 25
CHOICE_LONGEST: Final = 100
_FEW_NUMBERS: Final = 15


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


def suggestions(rules: RuleSet, typed: str, first: Sequence[str] = ()) -> list[str]:
    """What a typed text of house rules may become: its last piece completed, to a name or to a name with a value.

    The switches named `first` come first.
    """
    before, _, last = typed.rpartition(" ")
    name, equals, value = last.partition("=")
    taken = {piece.partition("=")[0] for piece in before.split()}
    switches = [switch for switch in described(rules) if switch.name not in taken]
    switches.sort(key=lambda switch: switch.name not in first)
    if equals:
        pieces = [
            f"{switch.name}={word}"
            for switch in switches
            if switch.name == name
            for word in values(switch)
            if word.startswith(value.lower())
        ]
    else:
        matching = [switch for switch in switches if name.lower() in switch.name]
        pieces = [f"{switch.name}=" for switch in matching]
        if len(matching) == 1:
            pieces = [f"{matching[0].name}={word}" for word in values(matching[0])]
    whole = [f"{before} {piece}".strip() for piece in pieces]
    return [text for text in whole if len(text) <= CHOICE_LONGEST][:CHOICES]


def values(switch: Switch) -> list[str]:
    """Values to suggest for a switch: its words, and its numbers where they are few; else its value and its ends."""
    return [*switch.allowed.words, *_numbers(switch.allowed, switch.value)]


def _numbers(allowed: Allowed, value: object) -> list[str]:
    if allowed.least is None:
        return []
    if allowed.most is not None and allowed.most - allowed.least < _FEW_NUMBERS and not allowed.many:
        return [str(number) for number in range(allowed.least, allowed.most + 1)]
    known = [typed(value)] if value is not None else []
    ends = [] if allowed.many else [str(end) for end in (allowed.least, allowed.most) if end is not None]
    return list(dict.fromkeys([*known, *ends]))


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


def told(switch: Switch, wording: Wording) -> str:
    """A switch in a line: what it does, and what its value means where the word for it does not say so."""
    meaning = dict(named(switch, wording)).get(typed(switch.value), "none") if switch.holds else "none"
    return wording.text("house-told", about=wording.switch(switch.name), value=meaning)


def named(switch: Switch, wording: Wording) -> tuple[tuple[str, str], ...]:
    """The words that a switch can be set to, each with what it means, where the word does not say so itself."""
    known = [(word, wording.switch_value(switch, word)) for word in switch.allowed.words if has_name(switch, word)]
    return tuple((word, meaning) for word, meaning in known if meaning != word)


LENGTH: Final = frozenset({"match.end", "match.rounds", "match.target"})
"""The switches that settle how long a match lasts."""


def said_differences(variant: str, rules: RuleSet, wording: Wording, besides: Collection[str] = ()) -> tuple[str, ...]:
    """What rules change of their booklet, in words alone, besides some switches that are told elsewhere."""
    booklet = {switch.name: switch for switch in described(variant_of(variant).rules)}
    differing = (switch for switch in described(rules) if switch.value != booklet[switch.name].value)
    return tuple(wording.said_switch(switch) for switch in differing if switch.name not in besides)


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
                booklet=wording.switch_value(booklet[switch.name], booklet[switch.name].value),
                stated=stated(switch),
                said=wording.said_switch(switch),
            ),
        )
        for switch in described(record.rules)
        if switch.value != booklet[switch.name].value
    )
