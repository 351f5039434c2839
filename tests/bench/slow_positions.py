"""A search for positions that the solver finds slow: from a random one by small changes, each kept if it takes longer.

`python -m tests.bench.slow_positions [seconds] [seed] [variant ...]` searches and prints the slowest ones it met, for
the fixed cases of tests/engine/solver/slow_positions.py.
"""

from __future__ import annotations

import gc
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time
from typing import Final

from engine.booklets import MY_RUMMY, NSV_ROBBER, TILE_RUMMY
from engine.cards import JOKER, PLAYING_CARDS, RANKS, SUITS, TILES_002, TILES_004, Card, Notation, deck, natural
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.tiles.rules import TileRules
from engine.melds.meld import Meld, most_jokers
from engine.melds.reading import readings
from engine.solver import Solution, place, solve

Rules = TileRules | DrawDiscardRules
VARIANTS: Final[dict[str, tuple[Rules, Notation]]] = {
    "tile_rummy": (TILE_RUMMY, TILES_004),
    "my_rummy": (MY_RUMMY, TILES_002),
    "nsv_robber": (NSV_ROBBER, PLAYING_CARDS),
    "free jokers": (MY_RUMMY.with_switches({"rearrange.lock": "none"}), TILES_002),
}
MOST_ON_RACK: Final = 20


@dataclass(frozen=True, slots=True)
class Position:
    """The melds of a table, and a rack."""

    table: tuple[Meld, ...]
    rack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """Something asked of the solver: its name, and how it is asked."""

    name: str
    ask: Callable[[Rules, Position], Solution | None]


def _placed(rules: Rules, position: Position) -> Solution | None:
    chosen = position.rack[: max(len(position.rack) // 2, 1)]
    return place(rules, position.table, chosen)


QUESTIONS: Final = (
    Question("solve", lambda rules, at: solve(rules, at.table, at.rack, fewest_changes=False)),
    Question("solve by value", lambda rules, at: solve(rules, at.table, at.rack, "value", fewest_changes=False)),
    Question("fewest changes", lambda rules, at: solve(rules, at.table, at.rack)),
    Question("place", _placed),
)


def random_position(rules: Rules, rng: random.Random) -> Position:
    """Melds put down one after another, of all sizes and with both jokers as chance will have it, and a rack."""
    position = Position((), ())
    for _ in range(rng.randint(3, 30)):
        position = _with_meld(rules, rng, position) or position
    pool = sorted(_pool(position).elements())
    return Position(position.table, tuple(sorted(rng.sample(pool, min(len(pool), rng.randint(6, MOST_ON_RACK))))))


def _pool(position: Position) -> Counter[Card]:
    lying = Counter(card for meld in position.table for card in meld.cards)
    return Counter(deck(2, 2)) - lying - Counter(position.rack)


def _with_meld(rules: Rules, rng: random.Random, position: Position) -> Position | None:
    """The position with a random meld more; None where the pool does not hold it."""
    cards = _cards(rules, rng)
    pool = _pool(position)
    if rng.random() < 0.2 and pool[JOKER]:
        cards[rng.randrange(len(cards))] = JOKER
    if not Counter(cards) <= pool:
        return None
    found = readings(rules, cards)
    return Position((*position.table, rng.choice(found)), position.rack) if found else None


def _cards(rules: Rules, rng: random.Random) -> list[Card]:
    if rng.random() < 0.5:
        length = rng.choice((3, 3, 3, 4, 4, 5, 6, 8))
        suit, start = rng.randrange(SUITS), rng.randint(1, RANKS - length + 1)
        return [natural(suit, rank) for rank in range(start, start + length)]
    rank = rng.randint(1, RANKS)
    if rules.set.distinct_suits:
        return [natural(suit, rank) for suit in rng.sample(range(SUITS), rng.choice((3, 3, 4)))]
    return [natural(rng.randrange(SUITS), rank) for _ in range(rng.choice((3, 3, 4, 5)))]


def _without_a_meld(rng: random.Random, position: Position) -> Position | None:
    if not position.table:
        return None
    gone = rng.randrange(len(position.table))
    return Position((*position.table[:gone], *position.table[gone + 1 :]), position.rack)


def _with_another_rack(rng: random.Random, position: Position) -> Position:
    rack, pool = list(position.rack), sorted(_pool(position).elements())
    for _ in range(rng.randint(1, 3)):
        if rack and (len(rack) >= MOST_ON_RACK or rng.random() < 0.5):
            rack.pop(rng.randrange(len(rack)))
        if pool and len(rack) < MOST_ON_RACK:
            rack.append(pool.pop(rng.randrange(len(pool))))
    return Position(position.table, tuple(sorted(rack)))


def _with_a_joker(rules: Rules, rng: random.Random, position: Position) -> Position | None:
    """The position with a joker of the pool or the rack in the place of a piece of a meld."""
    rack = list(position.rack)
    if not position.table or (not _pool(position)[JOKER] and JOKER not in rack):
        return None
    number = rng.randrange(len(position.table))
    cards = list(position.table[number].cards)
    cards[rng.randrange(len(cards))] = JOKER
    if not _pool(position)[JOKER]:
        rack.remove(JOKER)
    if cards.count(JOKER) > most_jokers(rules.joker, len(cards)):
        return None
    found = readings(rules, cards)
    if not found:
        return None
    table = (*position.table[:number], rng.choice(found), *position.table[number + 1 :])
    return Position(table, tuple(rack))


def changed(rules: Rules, rng: random.Random, position: Position) -> Position:
    """The position with a few small changes."""
    for _ in range(rng.randint(1, 3)):
        kind = rng.random()
        if kind < 0.3:
            position = _with_meld(rules, rng, position) or position
        elif kind < 0.5:
            position = _without_a_meld(rng, position) or position
        elif kind < 0.7:
            position = _with_a_joker(rules, rng, position) or position
        else:
            position = _with_another_rack(rng, position)
    return position


@dataclass(frozen=True, slots=True)
class Slow:
    """A slow position: how many milliseconds of processor time and how many looks it took."""

    ms: float
    looks: int
    position: Position


def climbed(rules: Rules, question: Question, rng: random.Random, seconds: float) -> Slow:
    """The slowest position met in so many seconds; where nothing slower is met for long, another one is begun with."""
    ends = process_time() + seconds
    slowest = here = None
    stale = 0
    while process_time() < ends:
        fresh = here is None or stale > 60
        position = random_position(rules, rng) if fresh or here is None else changed(rules, rng, here.position)
        met = _asked(rules, question, position)
        if fresh or here is None or met.ms > here.ms:
            here, stale = met, 0
        else:
            stale += 1
        if slowest is None or met.ms > slowest.ms:
            slowest = met
    assert slowest is not None
    return slowest


def _asked(rules: Rules, question: Question, position: Position) -> Slow:
    """How slow a position is, garbage being collected afterwards, as in the processes that think for the bot."""
    gc.disable()
    try:
        began = process_time()
        found = question.ask(rules, position)
        return Slow((process_time() - began) * 1000, 0 if found is None else found.looks, position)
    finally:
        gc.enable()


def written(notation: Notation, position: Position) -> Iterator[str]:
    """The table and the rack as texts; jokers say what they stand for, where that is not left open."""
    yield " | ".join(_written(notation, meld) for meld in position.table)
    yield notation.texts(position.rack)


def _written(notation: Notation, meld: Meld) -> str:
    return " ".join(
        f"JK={notation.text(face)}" if card is JOKER and face is not None else notation.text(card)
        for card, face in zip(meld.cards, meld.faces, strict=True)
    )


def main() -> None:
    """Searches for so many seconds for each question, in each variant, and prints what was found."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    rng = random.Random(sys.argv[2] if len(sys.argv) > 2 else "1")
    for name in sys.argv[3:] or VARIANTS:
        rules, notation = VARIANTS[name]
        for question in QUESTIONS:
            slow = climbed(rules, question, rng, seconds)
            table, rack = written(notation, slow.position)
            print(f"{name}, {question.name}: {slow.ms:.0f} ms, {slow.looks} looks\n  {table}\n  {rack}")  # noqa: T201


if __name__ == "__main__":
    main()
