"""Pictures are drawn beside the event loop, and whoever watches the bot hears how long each took."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Drawn = Callable[[float], None]
_watching: Final[list[Drawn]] = []


def watch_drawing(hook: Drawn) -> Callable[[], None]:
    """Call a hook with the seconds that each drawing of this process takes, until what is given back is called.

    It is called on the event loop, and must return at once and not raise.
    """
    _watching.append(hook)
    return lambda: _watching.remove(hook)


async def draw(artist: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What an artist makes, in a thread of its own. Raises whatever it raises."""
    begun = time.perf_counter()
    drawn = await asyncio.to_thread(artist, *args, **kwargs)
    for hook in _watching:
        hook(time.perf_counter() - begun)
    return drawn
