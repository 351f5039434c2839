"""A replay that holds, to be watched: its story, and of each move what every pair of eyes sees of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.archive.replay import REPLAY, Replay, verify
from engine.cards import seats_of
from engine.games.events import Event
from engine.games.moves import Shuffled
from engine.games.scenes import Eyes, Moment, Scene
from engine.match.match import AnyGame
from engine.match.story import Story, tell
from engine.variants import game_with_rules


class BadReplayError(ValueError):
    """A document that is no replay of a whole match, or does not hold; the message says in a sentence what is wrong."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What there is to see after a move: the table with all hands open, and what is told of the move.

    `told` is for each pair of eyes what they are told: a spectator's, those that see all, then each seat's. `order` is
    what a shuffle came to.
    """

    scene: Scene
    told: tuple[tuple[Event, ...], ...]
    order: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Watched:
    """A match that was verified, and its story."""

    replay: Replay
    game: AnyGame
    story: Story

    @property
    def moments(self) -> tuple[Moment, ...]:
        """What people look for, in order."""
        return self.story.moments

    def sights(self) -> Iterator[Sight]:
        """Move by move what there is to see."""
        everybody, whole = Eyes(), Eyes(all_open=True)
        eyes = everybody, whole, *(Eyes(seat) for seat in seats_of(self.replay.seats))
        for played in self.story.played(self.game, 1, self.story.length):
            told = tuple(tuple(one.event for one in self.story.happened(played, each)) for each in eyes)
            order = played.move.order if isinstance(played.move, Shuffled) else None
            yield Sight(self.story.scene(self.game, played, whole), told, order)


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
