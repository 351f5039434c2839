"""How often a property is tried: few times and always with the same examples, or long and with new ones.

The profiles are registered in tests/conftest.py, and no test chooses one, or a deadline, of its own. What a search
finds becomes an explicit `@example` of its test.
"""

from typing import Final

from hypothesis import HealthCheck, settings

USUAL: Final = 100
"""So many examples count as many of a property that says nothing of it."""
SHARE: Final = 0.4
"""Of those so many are tried in every run: they are always the same."""
LONGER: Final = 10
"""So many times as many are tried where they are searched for."""


def register() -> None:
    """Make the two profiles known: `test`, by which the tests run, and `search`, by which `make prove` runs them.

    Neither depends on how fast the machine is, nor on what an earlier run has found.
    """
    free = settings(deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
    settings.register_profile("test", free, derandomize=True, max_examples=int(SHARE * USUAL))
    settings.register_profile("search", free, derandomize=False, max_examples=LONGER * USUAL)
    settings.load_profile("test")


def examples(count: int) -> settings:
    """So many examples, or as many times more as the profile searches longer."""
    return settings(max_examples=count * settings().max_examples // USUAL)
