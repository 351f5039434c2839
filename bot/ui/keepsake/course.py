"""The course of a match for its page: a step a move, what it changed on the table, and what is told of it to whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.ui.keepsake.scenes import Pieces, Told, changes, scene
from bot.ui.table.game_facts import opens_with_any_meld, worded_by
from bot.wording import Wording
from bot.wording.story import UNSAID
from engine.archive.replay import Checked
from engine.cards import Seat, seats_of
from engine.games.events import Event, Flipped, Opened, RoundBegan, WindowAnswered
from engine.games.visibility import seen_by
from engine.variants import variant_of

MOMENTS: Final = frozenset(
    {
        "claim_won",
        "joker_swapped",
        "knocked",
        "match_ended",
        "meld_laid",
        "opened",
        "play_off_called",
        "romme_called",
        "round_began",
        "round_ended",
        "table_laid",
    }
)
"""Kinds of event that are looked at longer."""


@dataclass(frozen=True, slots=True)
class Step:
    """What a move changed, and who is told what of it: `lines` counts into `Course.lines`; first what everybody is told,
    then the whole truth, then what each seat is; one number where all are told the same.
    """

    changed: dict[str, Told]
    lines: int | list[int]
    is_moment: bool
    begins: int
    """The round that begins with it, 0 for none."""


class Course:
    """Follows a match move by move, as a witness of its verification."""

    def __init__(self, wording: Wording) -> None:
        self.pieces = Pieces()
        self.steps: list[Step] = []
        self.shuffles: list[list[Told]] = []
        """Of each shuffle its round, its number and the order that came of it."""
        self._wording = wording
        self._lines: dict[str, int] = {"": 0}
        self._scene: dict[str, Told] = {}

    @property
    def lines(self) -> list[str]:
        """Every sentence once; where a seat is spoken of stands `⟦0⟧`."""
        return list(self._lines)

    def see(self, checked: Checked) -> None:
        """Add a move. Where it changed nothing that anybody sees, and nothing is told of it, it makes no step."""
        public = checked.view(None)
        seats = seats_of(len(public.seats))
        if checked.chance is not None:
            need, order = checked.chance, getattr(checked.move, "order")  # noqa: B009 - a shuffle has one
            self.shuffles.append([need.round, need.number, list(order)])
        now = scene(public, [checked.view(seat) for seat in seats], self.pieces)
        lines = self._told(checked, seats)
        changed = changes(self._scene, now)
        if not changed and not lines:
            return
        begins = next((event.round for event in checked.events if isinstance(event, RoundBegan)), 0)
        moment = any(event.kind in MOMENTS for event in checked.events)
        self.steps.append(Step(changed, lines, moment, begins))
        self._scene = now

    def _told(self, checked: Checked, seats: Iterable[Seat]) -> int | list[int]:
        """What everybody is told of a move, what all is, and what each seat is."""
        rules = checked.game.rules
        events = [event for event in checked.events if _is_told(event)]
        if opens_with_any_meld(rules):
            events = [event for event in events if not isinstance(event, Opened)]
        seen = [tuple(one for event in events if (one := seen_by(event, seat)) is not None) for seat in (None, *seats)]
        told = {these: self._line(checked, these) for these in {*seen, tuple(events)}}
        lines = [told[seen[0]], told[tuple(events)], *(told[these] for these in seen[1:])]
        return lines[0] if len(set(lines)) == 1 else lines

    def _line(self, checked: Checked, events: tuple[Event, ...]) -> int:
        game = checked.game
        seats = checked.step.state.seats
        wording = worded_by(self._wording, game.variant, game.rules, seats)
        speech = wording.speech([f"⟦{seat}⟧" for seat in range(seats)], variant_of(game.variant).notation)
        text = " ".join(speech.line(event) for event in events)
        return self._lines.setdefault(text, len(self._lines))


def _is_told(event: Event) -> bool:
    return isinstance(event, Flipped) or (event.kind not in UNSAID and not isinstance(event, WindowAnswered))
