"""The modules that are mutated, and the tests that concern each, those that notice most first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

DRAW_DISCARD: Final = "tests/engine/games/draw_discard"
TILES: Final = "tests/engine/games/tiles"
HOSTING: Final = "tests/hosting"
MELDS: Final = "tests/engine/melds"


@dataclass(frozen=True)
class Target:
    """A module, and the test files and folders that are run for each of its mutants."""

    path: str
    tests: tuple[str, ...]


TARGETS: Final = {
    "claims": Target(
        "engine/games/draw_discard/claims.py",
        (
            f"{DRAW_DISCARD}/test_claims.py",
            f"{DRAW_DISCARD}/test_claim_window.py",
            f"{DRAW_DISCARD}/test_forfeits.py",
            f"{DRAW_DISCARD}/test_stock.py",
            DRAW_DISCARD,
            "tests/engine/booklets",
        ),
    ),
    "laying": Target(
        "engine/games/draw_discard/laying.py",
        (
            f"{DRAW_DISCARD}/test_melding.py",
            f"{DRAW_DISCARD}/test_opening.py",
            f"{DRAW_DISCARD}/test_jokers.py",
            DRAW_DISCARD,
            "tests/engine/booklets",
        ),
    ),
    "discarding": Target(
        "engine/games/draw_discard/discarding.py",
        (f"{DRAW_DISCARD}/test_discarding.py", f"{DRAW_DISCARD}/test_turn.py", DRAW_DISCARD, "tests/engine/booklets"),
    ),
    "ending": Target(
        "engine/games/draw_discard/ending.py",
        (f"{DRAW_DISCARD}/test_scoring.py", DRAW_DISCARD, "tests/engine/booklets"),
    ),
    "tile_laying": Target("engine/games/tiles/laying.py", (TILES, "tests/engine/booklets")),
    "tile_timeouts": Target(
        "engine/games/tiles/timeouts.py",
        (f"{TILES}/test_timeouts.py", TILES, f"{HOSTING}/test_time_of_a_draft.py"),
    ),
    "joker_locks": Target("engine/melds/joker_locks.py", (TILES, f"{DRAW_DISCARD}/test_rebuilding.py", MELDS)),
    "match": Target(
        "engine/match/match.py",
        ("tests/engine/match", "tests/engine/archive", f"{TILES}/test_deal.py", "tests/engine/test_coach.py"),
    ),
    "standing": Target(
        "engine/match/standing.py",
        ("tests/engine/match", "tests/engine/archive", "tests/engine/games/gin/test_match.py"),
    ),
    "length": Target("engine/match/length.py", ("tests/engine/match", "tests/engine/archive")),
    "write_path": Target(
        "bot/hosting/write_path.py",
        (f"{HOSTING}/test_write_path.py", f"{HOSTING}/test_scheduler.py", f"{HOSTING}/test_lobbies.py"),
    ),
    "absence": Target(
        "bot/hosting/absence.py",
        (
            f"{HOSTING}/test_absence.py",
            f"{HOSTING}/test_computers.py",
            f"{HOSTING}/test_substitutes.py",
            f"{HOSTING}/test_endings.py",
        ),
    ),
    "timing": Target(
        "bot/hosting/timing.py",
        (
            f"{HOSTING}/test_time.py",
            f"{HOSTING}/test_absence.py",
            f"{HOSTING}/test_scheduler.py",
            f"{HOSTING}/test_computers.py",
            f"{HOSTING}/test_turn_clocks.py",
            f"{HOSTING}/test_rests.py",
            f"{HOSTING}/test_standstills.py",
            f"{HOSTING}/test_endings.py",
            f"{HOSTING}/test_standing_orders.py",
        ),
    ),
}
