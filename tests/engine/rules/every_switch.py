"""Rule sets with one switch changed, for every switch there is and every next value of it, and with many.

Where a value contradicts another switch, switches that the contradiction names are changed along with it.
"""

import random
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, TypeVar

from engine.rules.rule_set import RuleSet
from engine.rules.switches import RuleError, Switch, described, fields_with

R = TypeVar("R", bound=RuleSet)
Wish = dict[str, object]

MOST_TOGETHER = 5
"""Switches that are changed together at most to make a rule set legal."""


def with_every_switch(rules: R, most: int | None = None) -> Iterator[tuple[Wish, R]]:
    """The rule sets, each with what was changed: as few switches as possible beside the one whose turn it is.

    Each switch is set to all its next values that go with anything, or to so many of them at most.
    """
    for switch in described(rules):
        every = (legal(rules, {switch.name: value}) for value in next_values(switch))
        yield from islice((found for found in every if found is not None), most)


def with_many(rules: R, count: int, seed: int) -> Iterator[tuple[Wish, R]]:
    """So many rule sets with two to nine switches changed at random, as far as nothing contradicts that."""
    rng = random.Random(seed)
    switches = [switch for switch in described(rules) if next_values(switch)]
    while count:
        chosen = rng.sample(switches, rng.randint(2, min(9, len(switches))))
        found = legal(rules, {switch.name: rng.choice(next_values(switch)) for switch in chosen})
        if found is not None:
            count -= 1
            yield found


def with_all(rules: R, last: bool = False) -> tuple[Wish, R]:
    """The rule set with as many switches changed as go together, each to the first value that does, or the last."""
    wish: Wish = {}
    for switch in described(rules):
        values = next_values(switch)
        for value in reversed(values) if last else values:
            try:
                rules.with_switches({**wish, switch.name: value})
            except RuleError:
                continue
            wish[switch.name] = value
            break
    return wish, rules.with_switches(wish)


def next_values(switch: Switch) -> list[object]:
    """Every other word that the switch allows; of numbers the next ones, the least and the most."""
    allowed, value = switch.allowed, switch.value
    typed = {"None": "none", "True": "on", "False": "off"}.get(str(value), str(value))
    words: list[object] = [word for word in allowed.words if word != typed]
    if allowed.least is None:
        return words
    if allowed.many:
        return [*words, f"{allowed.least} {allowed.least}"]
    near = [value - 1, value + 1] if isinstance(value, int) and not isinstance(value, bool) else []
    numbers = {allowed.least, *near, *(() if allowed.most is None else (allowed.most,))} - {value}
    return words + sorted(
        number for number in numbers if allowed.least <= number <= (number if allowed.most is None else allowed.most)
    )


def legal(rules: R, wish: Mapping[str, object]) -> tuple[Wish, R] | None:
    """The rules with a wish granted, other switches changed where that contradicts them; None where nothing helps."""
    for together in range(len(wish), MOST_TOGETHER + 1):
        found = _legal(rules, dict(wish), together)
        if found is not None:
            return found
    return None


def _legal(rules: R, wish: Wish, together: int) -> tuple[Wish, R] | None:
    try:
        return wish, rules.with_switches(wish)
    except RuleError:
        if len(wish) >= together:
            return None
    for name in _at_odds(rules, wish):
        if name not in wish:
            for value in next((next_values(one) for one in described(rules) if one.name == name), []):
                found = _legal(rules, {**wish, name: value}, together)
                if found is not None:
                    return found
    return None


def _at_odds(rules: RuleSet, wish: Wish) -> tuple[str, ...]:
    """The switches that the first contradiction names."""
    loose = _unchecked(type(rules)).model_validate(fields_with(rules, wish))
    return next(iter(type(rules).contradictions(loose))).switches


@cache
def _unchecked(kind: type[RuleSet]) -> type[RuleSet]:
    """The same model, but nothing in it contradicts anything."""
    names: dict[str, Any] = {"contradictions": lambda self: iter(()), "__module__": __name__}
    return type(f"Unchecked{kind.__name__}", (kind,), names)
