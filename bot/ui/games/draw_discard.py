"""Draw-and-discard rummy: the board with its two piles, discards that others may claim, and what the hand adds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from typing import Final

import discord

from bot.ui.games.family import FamilyHand, FamilyPanels
from bot.ui.games.rule_facts import call_is_required, discards_are_claimed
from bot.ui.hand import verbs
from bot.ui.hand.meld_actions import MELD_ACTIONS, swap
from bot.ui.hand.meld_panel import MeldHand
from bot.ui.hand.sitting import Action, Reply, Sitting
from bot.ui.kit.ids import PanelId
from bot.ui.kit.items import OPTIONS_PER_SELECT, Click, PanelItem, Style, button, select
from bot.ui.kit.message import OutgoingFile
from bot.ui.table.board_panel import Answer, BoardPanel, Verb
from bot.ui.workbench.bench import assist_of
from bot.ui.workbench.bench_actions import WORKBENCH_ACTIONS
from bot.ui.workbench.bench_panel import hand_or_bench
from engine.games.draw_discard.options import DrawDiscardOptions, options
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import MoveKind
from engine.games.views import Phase
from engine.melds.search import best_melds
from engine.melds.worth import meld_value

# --------------------------------------------------------------------------------------------------------------- board


class DrawDiscardBoard(BoardPanel[DrawDiscardView]):
    """The stock, the discard pile, the melds."""

    has_hands = True

    @property
    def lap(self) -> int:
        """How often the table has gone round."""
        return self.view.lap

    async def pictures(self) -> Sequence[OutgoingFile]:
        """The table."""
        labels = self.labels(
            stock=self.wording.text("picture-stock"),
            discards=self.wording.text("picture-discards"),
            claim=self.wording.text("picture-claim"),
            no_melds=self.wording.text("picture-no-melds"),
            laid=self.wording.text("picture-laid"),
            moved=self.wording.text("picture-moved"),
        )
        return await self.drawn(labels)

    def buttons(self) -> Sequence[PanelItem]:
        """Both piles; while a discard may be claimed, the answers to that."""
        verbs_said = ("draw", "take", "knock", "pass")
        draw, take, knock, let_go = (self.wording.text(f"button-board-{verb}") for verb in verbs_said)
        view, window = self.view, self.view.window
        if not view.stock and not view.renewable:
            draw = self.wording.text("button-board-draw-ends")
        if window is not None:
            mark = window.window
            barred = window.next_seat not in window.asked
            return [
                self.button("drawlater", draw, mark, disabled=barred),
                self.button("claim", take, mark, disabled=barred),
                self.button("knock", knock, mark, style=Style.success),
                self.button("pass", let_go, mark),
            ]
        drawing = view.phase is Phase.DRAW
        takeable = drawing and view.discard_top is not None and not view.stock_only
        style = Style.success if drawing else Style.secondary
        piles = [
            self.button("draw", draw, view.turn, style=style, disabled=not drawing),
            self.button("take", take, view.turn, disabled=not takeable),
        ]
        if not discards_are_claimed(view.rules):
            return piles
        return [*piles, self.button("knock", knock, 0, disabled=True), self.button("pass", let_go, 0, disabled=True)]


# ---------------------------------------------------------------------------------------------------------------- hand


class DrawDiscardHand(MeldHand[DrawDiscardView]):
    """A hand whose owner may claim discards, take an open pile, lay off, free jokers and rebuild the table."""

    @cached_property
    def options(self) -> DrawDiscardOptions:
        """What the seat may do now."""
        return options(self.view)

    def advice(self) -> Iterator[str]:
        """What is chosen, and what has to be minded while choosing."""
        yield from super().advice()
        draft, wording, rules = self.reply.draft, self.wording, self.view.rules
        if self.options.may_meld and self.options.opening_short:
            melds = best_melds(rules, draft.chosen).melds if draft.chosen else ()
            worth = sum(meld_value(rules, meld) for meld in melds)
            yield wording.text("hand-opening", needed=self.options.opening_short, chosen=worth)
        if draft.swaps:
            yield wording.text("swap-held")
        if self.view.owed and self.view.taken is not None:
            yield wording.text("hand-owed", card=self.card(self.view.taken))

    @property
    def has_open_pile(self) -> bool:
        """As in 500 (001)."""
        return bool(self.view.pile)

    @property
    def due(self) -> datetime | None:
        """Until when the open claim window may be answered, else until when the turn may be played."""
        deadlines = self.reply.visible.deadlines
        return deadlines.window if self.view.window is not None else deadlines.turn

    def moment(self) -> str:
        """Where the game stands; one's own answer to the open window."""
        window = self.view.window
        if window is None or window.answer is None or self.view.turn_seat == self.view.seat:
            return super().moment()
        return self.wording.text("hand-answered", answer=window.answer.value, card=self.card(window.card))

    def buttons(self) -> Iterator[Sequence[PanelItem]]:
        """What can be done now, row by row, and the selects of an open pile."""
        yield self.answers()
        yield self.draws()
        yield self.lays()
        yield self.rebuilding()
        yield self.tools()
        yield from ([picked] for picked in self.pile())

    def answers(self) -> list[PanelItem]:
        """Knock and Pass; for the seat next in turn its draw as well."""
        window = self.view.window
        if window is None or MoveKind.CLAIM not in self.options.kinds:
            return []
        knock = self.button("knock", window.window, style=Style.success, card=self.card(window.card))
        found = [knock, self.button("pass", window.window)]
        if window.next_seat == self.view.seat:
            found.append(self.button("drawlater", window.window))
        return found

    def draw(self) -> PanelItem:
        """Drawing from the stock; where nothing is left there, the button says what asking for a card does (G-03)."""
        if self.options.draw_ends_round:
            return button(self.panel_id("draw"), self.wording.text("button-draw-ends"), style=Style.danger)
        return super().draw()

    def draws(self) -> list[PanelItem]:
        """The two places to draw from, and giving back what must be melded."""
        found = super().draws()
        if MoveKind.RETURN_DISCARD in self.options.kinds:
            found.append(self.button("back", card=self.card(self.view.taken)))
        return found

    def pile(self) -> Iterator[PanelItem]:
        """Selects of how much of an open pile to take: the discards that the seat may take down to."""
        depths = self.options.take_depths if self.view.pile else ()
        for start in range(0, len(depths), OPTIONS_PER_SELECT):
            choices = [self._depth(depth) for depth in depths[start : start + OPTIONS_PER_SELECT]]
            yield select(self.panel_id("takepile", str(start)), choices, self.wording.text("select-pile"))

    def _depth(self, depth: int) -> discord.SelectOption:
        card, *above = self.view.pile[-depth:]
        taken = " ".join(self.card(other) for other in above)
        return discord.SelectOption(
            label=self.wording.text("pile-depth", card=self.card(card), above=len(above)),
            value=str(depth),
            description=taken[:100] or None,
        )

    def lays(self) -> list[PanelItem]:
        """Melding, laying off, freeing jokers, discarding."""
        now, chosen, found = self.options, self.reply.draft.chosen, []
        if MoveKind.LAY in now.kinds:
            found.append(self.button("meld", style=Style.primary, disabled=not chosen))
            if now.layoffs:
                found.append(self.button("layoff", disabled=not chosen))
            if now.swaps:
                fits = len(chosen) == 1 and any(card is chosen[0] for card, _ in now.swaps)
                found.append(self.button("swap", disabled=not fits))
        return found + self.discards()

    def rebuilding(self) -> list[PanelItem]:
        """The way to the workbench, and the solver's best where the table has agreed on hints."""
        if not self.options.may_rearrange:
            return []
        hints = [self.button("hint")] if assist_of(self.view) == "hints" else []
        return [self.button("rebuild"), *hints]

    def tools(self) -> list[PanelItem]:
        """What changes the panel alone, the call for the next card, and the way to standing orders."""
        found = super().tools()
        if not self.view.hand:
            return found
        if self.options.kinds and call_is_required(self.view.rules):
            found.append(self.button("call", on="yes" if self.reply.draft.call else "no"))
        if discards_are_claimed(self.view.rules):
            orders = PanelId("orders", "open", self.record.id)
            found.append(button(orders, self.wording.text("button-orders")))
        return found


async def _draw_later(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await sitting.submit(verbs.draw_later(sitting.visible, click.mark))


async def _take_pile(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await sitting.submit(verbs.take(sitting.visible, turn=click.mark, depth=int(click.values[0])))


async def _put_back(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await sitting.submit(verbs.put_back(sitting.visible, turn=click.mark))


async def _knock(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await sitting.submit(verbs.knock(sitting.visible, click.mark))


async def _let_go(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await sitting.submit(verbs.let_go(sitting.visible, click.mark))


async def _call(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await sitting.drafting(replace(sitting.draft, call=not sitting.draft.call))


_ACTIONS: Final[Mapping[str, Action[DrawDiscardView]]] = {
    **MELD_ACTIONS,
    "swap": swap,
    "takepile": _take_pile,
    "drawlater": _draw_later,
    "back": _put_back,
    "knock": _knock,
    "pass": _let_go,
    "call": _call,
    **WORKBENCH_ACTIONS,
}


DRAW_DISCARD: Final = FamilyPanels(
    DrawDiscardView,
    DrawDiscardBoard,
    verbs={
        "draw": Verb(lambda visible, mark: verbs.draw(visible, turn=mark)),
        "take": Verb(lambda visible, mark: verbs.take(visible, turn=mark)),
        "drawlater": Verb(verbs.draw_later),
        "claim": Verb(verbs.claim_as_next, Answer.SENTENCE),
        "knock": Verb(verbs.knock, Answer.SENTENCE),
        "pass": Verb(verbs.let_go, Answer.SENTENCE),
    },
    hand=FamilyHand(DrawDiscardView, hand_or_bench(DrawDiscardHand), _ACTIONS),
)
