"""A puzzle that is not solved yet: a table on the workbench, or a hand of which one card is to be thrown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.card_emojis import CardEmojis
from bot.hosting.daily.daily import HINTS
from bot.hosting.games.drafts import opened
from bot.ui.daily.at_puzzle import AtPuzzle
from bot.ui.hand.hand_panel import HandPanel
from bot.ui.hand.sitting import Reply
from bot.ui.kit.items import OPTIONS_PER_SELECT, Edge, PanelId, PanelItem, Possible, Style, button, select
from bot.ui.table.game_facts import names_of
from bot.ui.workbench.bench import begun
from bot.ui.workbench.bench_panel import BenchPanel
from bot.wording import Wording, advice
from engine.cards import Card
from engine.computers import options as options_of
from engine.games.reasons import Reason, Why
from engine.games.views import MatchView, Options
from engine.puzzles.puzzle import LEVELS

PANEL: Final = "daily"
STARS: Final = ("★", "☆")


def heading(at: AtPuzzle, wording: Wording) -> str:
    """Which puzzle it is, of which game, how hard, and what is asked."""
    game = wording.variant_name(at.puzzle.variant)
    return wording.text("daily-heading", called=at.called, game=game, level=level_told(at.puzzle.level))


def level_told(level: int) -> str:
    """How hard a puzzle is, in stars."""
    full, empty = STARS
    return full * level + empty * (LEVELS - level)


def further(at: AtPuzzle, wording: Wording) -> list[PanelItem]:
    """What every panel of a puzzle has behind More: one's month, the rules, and how it works."""
    month = button(PanelId(PANEL, "month", 0, at.day.toordinal()), wording.text("button-daily-month"))
    return [month, button(PanelId(PANEL, "about", 0, at.day.toordinal()), wording.text("button-daily-about"))]


def hint_button(at: AtPuzzle, wording: Wording) -> list[PanelItem]:
    """The next hint, as long as there is one; pressed twice it gives one."""
    given = at.attempted.hints
    if given >= HINTS:
        return []
    way = PanelId(PANEL, "hint", 0, at.day.toordinal(), str(given))
    return [button(way, wording.text("button-daily-hint", given=given))]


class TablePuzzle(BenchPanel):
    """The workbench with a puzzle's table on it."""

    heading = "picture-daily"

    def __init__(self, at: AtPuzzle, reply: Reply, wording: Wording, emojis: CardEmojis) -> None:
        bench = opened(reply.draft, at.view) or begun(at.view, by_hand=True)
        super().__init__(reply, at.view, bench, wording, emojis)
        self.at = at

    def text(self) -> str:
        """What is asked, what was tried, and where the table stands."""
        said, wording = [heading(self.at, self.wording)], self.wording
        if self.untouched and not self.at.squares:
            said.append(wording.text("daily-ask-table"))
        if self.at.squares:
            said.append(self.at.squares)
        said += self.hints()
        chosen = [*(card for _, card in self.picked), *self.reply.draft.chosen]
        if chosen:
            said.append(wording.text("hand-chosen", cards=self.cards(chosen)))
        if not self.untouched:
            if self.found.laid:
                said.append(wording.text("workbench-laid", cards=self.cards(self.found.laid)))
            said += [wording.text("workbench-problem", problem=problem) for problem in self.problems()]
        return "\n".join(said)

    def hints(self) -> Iterator[str]:
        """How many can be laid; then which."""
        answer, given = self.at.answer, self.at.attempted.hints
        if answer is not None and given:
            yield self.wording.text("daily-hint-count", count=len(answer.placed))
            if given >= HINTS:
                yield self.wording.text("daily-hint-pieces", cards=self.cards(answer.placed))

    def possible(self) -> Possible:
        """Laying it, once anything is changed; changing the table without choosing a place; a hint."""
        lay = self.button("benchok", style=Style.success, disabled=self.untouched, said="daily-lay")
        return Possible([lay], [*hint_button(self.at, self.wording), *self.changes()], further(self.at, self.wording))

    def panel_id(self, action: str, detail: str = "", mark: int | None = None) -> PanelId:
        """The id of a component of this panel: its day stands where others have the turn."""
        return PanelId(PANEL, action, 0, self.at.day.toordinal(), detail)


class HandPuzzle(HandPanel[MatchView]):
    """A hand of which one card is to be thrown."""

    def __init__(self, at: AtPuzzle, reply: Reply, wording: Wording, emojis: CardEmojis) -> None:
        super().__init__(reply, at.view, wording, emojis)
        self.at = at

    @property
    def options(self) -> Options:
        return options_of(self.view)

    @property
    def edge(self) -> Edge:
        return Edge.LIT

    def text(self) -> str:
        """What is asked, and what was tried."""
        said, upcard = [heading(self.at, self.wording)], self.at.puzzle.upcard
        if not self.at.squares:
            said.append(self.wording.text("daily-ask-hand", upcard=self.card(upcard), seats=len(self.view.seats)))
        elif upcard is not None:
            said.append(self.wording.text("daily-upcard", upcard=self.card(upcard)))
        if self.at.squares:
            said.append(self.at.squares)
        return "\n".join([*said, *self.hints()])

    def hints(self) -> Iterator[str]:
        """What sharp keeps; then what it throws."""
        answer, given = self.at.answer, self.at.attempted.hints
        if answer is not None and given:
            kept = [reason for reason in answer.reasons if reason.why is Why.KEEPS]
            yield self.wording.text("daily-hint-why", why=why(self, kept) or "none")
            if given >= HINTS:
                yield self.wording.text("daily-hint-card", card=self.card(answer.placed[0]))

    def possible(self) -> Possible:
        """A hint; the card is thrown from the list."""
        return Possible([], hint_button(self.at, self.wording), further(self.at, self.wording))

    def lists(self) -> Sequence[PanelItem]:
        """The cards to throw, each face once."""
        faces = sorted(set(self.view.hand))[:OPTIONS_PER_SELECT]
        options = [self.card_option(card, str(card.index)) for card in faces]
        return [select(self.panel_id("throw"), options, self.wording.text("select-daily-throw"))]

    def panel_id(self, action: str, detail: str = "", mark: int | None = None) -> PanelId:
        """The id of a component of this panel: its day stands where others have the turn."""
        return PanelId(PANEL, action, 0, self.at.day.toordinal(), detail)


def why(panel: HandPanel[MatchView], reasons: Sequence[Reason]) -> str:
    """Reasons in words."""
    speech = panel.wording.speech(names_of(panel.record), panel.notation, panel.emojis)
    return " ".join(advice.reasons(speech, reasons))


def puzzle_panel(at: AtPuzzle, reply: Reply, wording: Wording, emojis: CardEmojis) -> HandPanel[MatchView]:
    """The panel of a puzzle that is not solved yet."""
    kind = HandPuzzle if at.puzzle.rebuilds is None else TablePuzzle
    return kind(at, reply, wording, emojis)


def thrown(value: str, hand: Sequence[Card]) -> Card | None:
    """The card that a choice of the list names; None for one that is not in the hand."""
    return next((card for card in hand if str(card.index) == value), None)
