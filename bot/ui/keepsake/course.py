"""The course of a match for its page: a step a move, what it changed on the table, and what is told of it to whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.ui.keepsake.scenes import Pieces, Told, changes, scene
from bot.ui.table.game_facts import opens_with_any_meld
from bot.wording import Wording
from engine.archive.replay import Sight, Watched
from engine.games.events import Event, Opened, WindowAnswered
from engine.games.scenes import SILENT, Moment, MomentKind
from engine.variants import variant_of


@dataclass(frozen=True, slots=True)
class Step:
    """What a move changed, and who is told what of it.

    `lines` counts into `Course.lines`: what everybody is told, the whole truth, then what each seat is told; it is one
    number where that is all the same.
    """

    changed: dict[str, Told]
    lines: int | list[int]
    is_moment: bool
    begins: int
    """The round that begins with it, 0 for none."""


class Course:
    """A match that was watched from its first move to its last."""

    def __init__(self, watched: Watched, wording: Wording) -> None:
        """Takes up to a second. `wording` is that of the match's rules."""
        replay = watched.replay
        self.pieces = Pieces()
        self.steps: list[Step] = []
        self.shuffles: list[list[Told]] = []
        """Of each shuffle its round, its number and the order that came of it."""
        names = [f"⟦{seat}⟧" for seat in range(replay.seats)]
        self._speech = wording.speech(names, variant_of(replay.variant).notation)
        self._opens_always = opens_with_any_meld(replay.rules)
        self._lines: dict[str, int] = {"": 0}
        self._scene: dict[str, Told] = {}
        moments = {moment.step: moment for moment in watched.moments}
        for sight in watched.sights():
            self._see(sight, moments.get(sight.scene.step))

    @property
    def lines(self) -> list[str]:
        """Every sentence once; where a seat is spoken of stands `⟦0⟧`."""
        return list(self._lines)

    def _see(self, sight: Sight, moment: Moment | None) -> None:
        """Add a move. Where it changed nothing that anybody sees, and nothing is told of it, it makes no step."""
        view = sight.scene.view
        if sight.order is not None:
            self.shuffles.append([view.round, len(self.shuffles) + 1, list(sight.order)])
        now = scene(view, sight.scene.hands, self.pieces)
        told = {events: self._line(events) for events in set(sight.told)}
        lines = [told[events] for events in sight.told]
        changed = changes(self._scene, now)
        if changed or any(lines):
            begins = view.round if moment is not None and moment.kind is MomentKind.BEGAN else 0
            one = lines[0] if len(set(lines)) == 1 else lines
            self.steps.append(Step(changed, one, moment is not None, begins))
        self._scene = now

    def _line(self, events: Sequence[Event]) -> int:
        """What is told of a move, by its place among the lines."""
        text = " ".join(self._speech.line(event) for event in events if self._is_told(event))
        return self._lines.setdefault(text, len(self._lines))

    def _is_told(self, event: Event) -> bool:
        return not isinstance(event, (*SILENT, WindowAnswered)) and not (
            self._opens_always and isinstance(event, Opened)
        )
