"""Records to watch: matches of computer players, as the archive writes them down, and faults planted into them."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from engine.archive.codec import dump_events, dump_move, dump_rules
from engine.match.match import AnyGame, Game
from engine.match.selfplay import play, player
from engine.rules.rule_set import RuleSet
from engine.variants import VARIANTS, game_of, game_with_rules
from tests.contract.cases import walked
from tests.engine.rules.every_switch import legal, with_many
from tests.referee import watch

SHORT = {"match.end": "fixed_rounds", "match.rounds": 2}
RANDOM = 0
"""In the place of a number of seats: any."""
TABLES = [(key, seats) for key, variant in VARIANTS.items() for seats in variant.rules.seat_counts()]

Steps = list[tuple[str, str]]
Event = dict[str, Any]
Change = Callable[[Event], object]


def printed_rules(key: str) -> str:
    """A variant's own rules as the archive writes them."""
    return dump_rules(VARIANTS[key].rules)


def steps(game: Game, seats: int, strength: str, seed: int) -> Iterator[tuple[str, str]]:
    """A match between computer players, each move with its events."""
    for one in play(game, [player(game, strength)] * seats, seed):
        yield dump_move(one.move), dump_events(one.step.events)


def refereed(key: str, seats: int, strength: str, seed: int) -> None:
    """Watch a match. Raises Foul at the first move that is not by the rules."""
    game, label = game_of(key), f"{key}, {seats} seats, {strength}, seed {seed}"
    watch(key, dump_rules(game.rules), seats, steps(game, seats, strength, seed), label=label)


def refereed_at_random(key: str, seed: int) -> None:
    """Watch a match of random moves under random house rules. Raises Foul at the first that is not by the rules."""
    wish, rules = next(with_many(VARIANTS[key].rules, 1, seed))
    game, chance = short(key, rules), random.Random(f"{key} {seed}")
    seats = chance.choice(game.rules.seat_counts())
    made = ((dump_move(one.move), dump_events(one.step.events)) for one in walked(game, seats, chance))
    watch(key, dump_rules(game.rules), seats, made, label=f"{key}, {seats} seats, random moves, seed {seed}, {wish}")


def short(variant: str, rules: RuleSet) -> AnyGame:
    """The game with matches of two rounds, where that does not contradict its house rules."""
    found = legal(rules, SHORT)
    return game_with_rules(variant, rules if found is None else found[1])


def is_rebuilt(rules: RuleSet) -> bool:
    """Whether tables are rebuilt under these rules."""
    return getattr(rules, "rearrange", None) is not None


@cache
def record(key: str, seats: int, strength: str, seed: int) -> tuple[tuple[str, str], ...]:
    """A whole match under the variant's own rules."""
    return tuple(steps(game_of(key), seats, strength, seed))


def planted(match: tuple[tuple[str, str], ...], kind: str, change: Change, where: Callable[[Event], bool]) -> Steps:
    """A copy of a match in which the first event of a kind for which `where` holds is changed."""
    copy = list(match)
    for number, (move, events) in enumerate(copy):
        told = json.loads(events)
        for event in told["events"]:
            if event["kind"] == kind and where(event):
                change(event)
                copy[number] = move, json.dumps(told)
                return copy
    raise AssertionError(f"this match has no such {kind}")


def without_event(match: tuple[tuple[str, str], ...], kind: str) -> Steps:
    """A copy of a match that does not tell of the first event of a kind."""
    copy = list(match)
    for number, (move, events) in enumerate(copy):
        told = json.loads(events)
        left = [event for event in told["events"] if event["kind"] != kind]
        if len(left) < len(told["events"]):
            copy[number] = move, json.dumps({**told, "events": left})
            return copy
    raise AssertionError(f"this match has no {kind}")
