"""A replay that holds, to be watched: a match that was verified from end to end, and its story."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.archive.replay import REPLAY, Replay, verify
from engine.match.match import AnyGame
from engine.match.story import Story, tell
from engine.variants import game_with_rules


class BadReplayError(ValueError):
    """A document that is no replay of a whole match, or does not hold; the message says in a sentence what is wrong."""


class Watched(NamedTuple):
    """A match that was verified, and its story."""

    replay: Replay
    game: AnyGame
    story: Story


def watched(document: Mapping[str, Any]) -> Watched:
    """A finished match from its replay document. Raises BadReplayError for one that does not hold from end to end."""
    found = verify(document)
    if found.problem is not None:
        raise BadReplayError(found.problem)
    replay = REPLAY.unpack(document)
    if replay.result is None:
        raise BadReplayError("the match was not played to its end")
    game = game_with_rules(replay.variant, replay.rules)
    return Watched(replay, game, tell(game, replay.seats, replay.moves))
