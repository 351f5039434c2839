"""The duel: everybody flips; several comparisons are told in one picture, and the end is a finale."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.records.games import VisibleGame
from bot.ui.games.family import FamilyPanels
from bot.ui.kit.items import PanelItem, Style
from bot.ui.kit.message import ALT_LONGEST, OutgoingFile, draw
from bot.ui.table.board_panel import Answer, BoardPanel, Verb
from bot.wording.lengths import units
from engine.games.duel.view import DuelView
from engine.games.events import ComparisonDecided, Event, Flipped, LettingRun, PlayOffCalled, RoundBegan, TurnBegan
from engine.games.moves import Flip, FlipAll
from engine.games.views import Phase
from engine.rules.rule_set import HEROES
from render.boards.duel_story import duel_story
from render.labels import BoardLabels

TOLD_IN_WORDS: Final = 3
TOLD_IN_A_PICTURE: Final = 24
OTHERS_TOLD: Final = 2


class DuelBoard(BoardPanel[DuelView]):
    """Everybody's pile, and the cards that are compared."""

    async def pictures(self) -> Sequence[OutgoingFile]:
        return await self.drawn(self.words())

    async def story(self) -> Sequence[OutgoingFile]:
        """What a single click brought about, where it was much: the last of it, as far as its alt text can say it."""
        told = latest_comparisons(self.visible)[-TOLD_IN_A_PICTURE:]
        if len(told) <= TOLD_IN_WORDS:
            return ()
        speech = self.wording.speech(self.names, self.notation)
        said = [speech.line(comparison) for comparison in told]
        while units(" ".join(said)) > ALT_LONGEST:
            del told[0], said[0]
        title = BoardLabels(heading=self.wording.text("picture-story", count=len(told)))
        drawn = await draw(duel_story, self.view, told, title)
        return (OutgoingFile("story.png", drawn.png, " ".join(said)),)

    def words(self) -> BoardLabels:
        return self.labels("heroes", "villains", "takes", "tied", "at_stake", status=self._status())

    def _status(self) -> str:
        view = self.view
        if view.result is not None:
            teams = {view.teams[seat] for seat in view.result.winners}
            winner = "none" if len(teams) != 1 else "heroes" if HEROES in teams else "villains"
            return self.wording.text("picture-duel-won", team=winner)
        return self.wording.text("picture-duel-status", play_off="yes" if view.play_off else "no")

    def buttons(self) -> Sequence[PanelItem]:
        """Flipping, and letting one's cards run or no longer."""
        view, found = self.view, []
        if view.phase is not Phase.FLIP:
            return ()
        if any(seat not in view.flipped for seat in view.revealing):
            found.append(self.button("flip", self.wording.text("button-board-flip"), view.turn, style=Style.success))
        found.append(self.button("run", self.wording.text("button-board-run"), view.turn))
        if view.letting_run:
            found.append(self.button("byhand", self.wording.text("button-board-byhand"), view.turn))
        return found

    def news(self) -> Sequence[str]:
        """The last comparisons in words, the last of what else happened but mere flips, and whose cards run."""
        told = [event for event in self.visible.recent if self._tells(event)]
        comparisons = [event for event in told if isinstance(event, ComparisonDecided)][-TOLD_IN_WORDS:]
        others = [event for event in told if not isinstance(event, ComparisonDecided)][-OTHERS_TOLD:]
        shown = [event for event in told if any(event is one for one in (*comparisons, *others))]
        return [*self.lines(shown), *self._running()]

    def _tells(self, event: Event) -> bool:
        # Whose cards run is told as long as they do.
        if isinstance(event, LettingRun) and event.agree:
            return event.seat not in self.view.letting_run
        return not isinstance(event, Flipped | PlayOffCalled | TurnBegan)

    def _running(self) -> list[str]:
        if not self.view.letting_run or self.view.phase is not Phase.FLIP:
            return []
        listed = self.wording.listed([self.wording.name(self.names[seat]) for seat in self.view.letting_run])
        return [self.wording.text("duel-running", names=listed)]


def latest_comparisons(visible: VisibleGame) -> list[ComparisonDecided]:
    """The comparisons of this round since somebody last flipped by hand: all that a single click brought about."""
    found: list[ComparisonDecided] = []
    for event in reversed(visible.recent):
        if isinstance(event, ComparisonDecided):
            found.append(event)
        elif isinstance(event, RoundBegan) or (isinstance(event, Flipped) and found):
            break
    return found[::-1]


DUEL: Final = FamilyPanels(
    DuelView,
    DuelBoard,
    # A flip decides nothing: a press at a board that is still a comparison behind is for the comparison of the moment.
    verbs={
        "flip": Verb(Flip, Answer.BOARD, of_the_moment=True),
        "run": Verb(FlipAll, Answer.BOARD, of_the_moment=True),
        "byhand": Verb(partial(FlipAll, agree=False), Answer.BOARD, of_the_moment=True),
    },
    has_finale=True,
)
