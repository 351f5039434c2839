"""The modules that are mutated, and the tests that concern each; of those mutmut runs the ones that run a function."""

from dataclasses import dataclass
from typing import Final

DRAW_DISCARD: Final = ("tests/engine/games/draw_discard", "tests/engine/booklets")
TILES: Final = "tests/engine/games/tiles"
MATCH: Final = ("tests/engine/match", "tests/engine/archive")


@dataclass(frozen=True)
class Target:
    """A module, and the test files and folders that concern it."""

    path: str
    tests: tuple[str, ...]


def _hosting(*names: str) -> tuple[str, ...]:
    return tuple(f"tests/hosting/test_{name}.py" for name in names)


TARGETS: Final = {
    "claims": Target("engine/games/draw_discard/claims.py", DRAW_DISCARD),
    "laying": Target("engine/games/draw_discard/laying.py", DRAW_DISCARD),
    "discarding": Target("engine/games/draw_discard/discarding.py", DRAW_DISCARD),
    "ending": Target("engine/games/draw_discard/ending.py", DRAW_DISCARD),
    "tile_laying": Target("engine/games/tiles/laying.py", (TILES, "tests/engine/booklets")),
    "tile_timeouts": Target("engine/games/tiles/timeouts.py", (TILES, *_hosting("time_of_a_draft"))),
    "joker_locks": Target(
        "engine/melds/joker_locks.py",
        (
            TILES,
            DRAW_DISCARD[0],
            "tests/engine/melds",
            "tests/engine/solver/test_solver.py",
            "tests/referee/test_rebuilt_tables.py",
        ),
    ),
    "match": Target("engine/match/match.py", (*MATCH, f"{TILES}/test_deal.py", "tests/engine/test_coach.py")),
    "state": Target("engine/match/state.py", (*MATCH, "tests/engine/games/gin/test_match.py")),
    "write_path": Target("bot/hosting/moves/write_path.py", _hosting("write_path", "scheduler", "lobbies")),
    "absence": Target("bot/hosting/clock/absence.py", _hosting("absence", "computers", "substitutes", "endings")),
    "turn_clock": Target(
        "bot/hosting/clock/turn_clock.py",
        _hosting("turn_clocks", "reminders", "time", "rests", "standstills", "absence"),
    ),
    "timing": Target(
        "bot/hosting/clock/timing.py",
        _hosting(
            "time",
            "absence",
            "scheduler",
            "computers",
            "turn_clocks",
            "rests",
            "standstills",
            "endings",
            "standing_orders",
        ),
    ),
}
