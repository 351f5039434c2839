"""What the hand panel of a game with melds says and offers beside the picture: words and buttons for this moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import discord

from bot.ui.hand.draft import SortOrder
from bot.ui.hand.sitting import Reply
from bot.ui.kit.ids import PanelId
from bot.ui.kit.items import PanelItem, Style, button, select
from bot.ui.table.game_facts import meld_rules, notation_of
from bot.ui.workbench.bench import assist_of
from bot.wording import Wording
from engine.cards import Card
from engine.games.draw_discard.view import SeatView
from engine.games.moves import MoveKind
from engine.melds.search import best_melds
from engine.melds.worth import meld_value

OPTIONS_PER_SELECT: Final = 25


class HandControls:
    """The words and buttons of one panel. What is not possible now is not there; what lacks a choice is grey."""

    def __init__(self, reply: Reply, view: SeatView, wording: Wording) -> None:
        self.reply = reply
        self.view = view
        self.wording = wording
        self.game = reply.look.record.id
        self.options = reply.look.options
        self.kinds = self.options.kinds if self.options is not None else frozenset()

    # -------------------------------------------------------------------------------------------------------- words

    def your_turn(self) -> str:
        """What the seat in turn is to do."""
        return self.wording.text(f"hand-turn-{self.view.phase.value}")

    def advice(self) -> Iterator[str]:
        """What is chosen, and what has to be minded while choosing."""
        options, draft, wording = self.options, self.reply.draft, self.wording
        if draft.chosen:
            yield wording.text("hand-chosen", cards=wording.cards(draft.chosen, notation_of(self.reply.look.record)))
        if options is not None and options.may_meld and options.opening_short:
            rules = meld_rules(self.view.rules)
            melds = best_melds(rules, draft.chosen).melds if draft.chosen else ()
            worth = sum(meld_value(rules, meld) for meld in melds)
            yield wording.text("hand-opening", needed=options.opening_short, chosen=worth)
        if draft.swaps:
            yield wording.text("swap-held")
        if self.view.owed and self.view.taken is not None:
            yield wording.text("hand-owed", card=self.card(self.view.taken))

    def card(self, card: Card | None) -> str:
        """A card's text for a label; `none` where there is none."""
        return "none" if card is None else self.wording.card(card, notation_of(self.reply.look.record))

    # ------------------------------------------------------------------------------------------------------ buttons

    def rows(self) -> Iterator[Sequence[PanelItem]]:
        """The buttons, row by row, and the select of an open pile."""
        for found in (self.answers(), self.draws(), self.plays(), self.rebuilding(), self.tools()):
            if found:
                yield found
        yield from ([picked] for picked in self.pile())

    def button(
        self, action: str, mark: int, *, style: Style = Style.secondary, disabled: bool = False, **facts: object
    ) -> PanelItem:
        """A button of the panel; its words are `button-<action>`."""
        label = self.wording.text(f"button-{action}", **facts)
        return button(PanelId("hand", action, self.game, mark), label, style=style, disabled=disabled)

    def answers(self) -> list[PanelItem]:
        """Knock and Pass; for the seat next in turn its draw as well."""
        window = self.view.window
        if window is None or MoveKind.CLAIM not in self.kinds:
            return []
        card = self.card(window.card)
        found = [
            self.button("knock", window.window, style=Style.success, card=card),
            self.button("pass", window.window),
        ]
        if window.next_seat == self.view.seat:
            found.append(self.button("drawlater", window.window))
        return found

    def draws(self) -> list[PanelItem]:
        """The two places to draw from, and giving back what must be melded."""
        turn, found = self.view.turn, []
        if MoveKind.DRAW_STOCK in self.kinds:
            found.append(self.button("draw", turn, style=Style.success))
        if MoveKind.TAKE_DISCARD in self.kinds and not self.view.pile:
            found.append(self.button("take", turn, card=self.card(self.view.discard_top)))
        if MoveKind.RETURN_DISCARD in self.kinds:
            found.append(self.button("back", turn, card=self.card(self.view.taken)))
        return found

    def pile(self) -> Iterator[PanelItem]:
        """Selects of how much of an open pile to take: the discards that the seat may take down to."""
        depths = self.options.take_depths if self.options is not None and self.view.pile else ()
        for start in range(0, len(depths), OPTIONS_PER_SELECT):
            panel_id = PanelId("hand", "takepile", self.game, self.view.turn, str(start))
            choices = [self._depth(depth) for depth in depths[start : start + OPTIONS_PER_SELECT]]
            yield select(panel_id, choices, self.wording.text("select-pile"))

    def _depth(self, depth: int) -> discord.SelectOption:
        card, *above = self.view.pile[-depth:]
        taken = " ".join(self.card(other) for other in above)
        return discord.SelectOption(
            label=self.wording.text("pile-depth", card=self.card(card), above=len(above)),
            value=str(depth),
            description=taken[:100] or None,
        )

    def plays(self) -> list[PanelItem]:
        """Melding, laying off, freeing jokers, discarding."""
        options, chosen, turn = self.options, self.reply.draft.chosen, self.view.turn
        if options is None:
            return []
        found = []
        if MoveKind.LAY in self.kinds:
            found.append(self.button("meld", turn, style=Style.primary, disabled=not chosen))
            if options.layoffs:
                found.append(self.button("layoff", turn, disabled=not chosen))
            if options.swaps:
                fits = len(chosen) == 1 and any(card is chosen[0] for card, _ in options.swaps)
                found.append(self.button("swap", turn, disabled=not fits))
        return found + self.discards()

    def rebuilding(self) -> list[PanelItem]:
        """The way to the workbench, and the solver's best where the table has agreed on hints."""
        if self.options is None or not self.options.may_rearrange:
            return []
        hints = [self.button("hint", self.view.turn)] if assist_of(self.view) == "hints" else []
        return [self.button("rebuild", self.view.turn), *hints]

    def discards(self) -> list[PanelItem]:
        """Ending the turn, and with it the round where that can be bid."""
        options, chosen, turn = self.options, self.reply.draft.chosen, self.view.turn
        if options is None or MoveKind.DISCARD not in self.kinds:
            return []
        ready = len(chosen) == 1 and chosen[0] in options.discardable
        found = [self.button("discard", turn, style=Style.danger, disabled=not ready)]
        if options.may_knock:
            bids = len(chosen) == 1 and chosen[0] in options.may_knock
            found.append(self.button("bid", turn, style=Style.success, disabled=not bids))
        return found

    def tools(self) -> list[PanelItem]:
        """What changes the panel alone."""
        draft, turn = self.reply.draft, self.view.turn
        if not self.view.hand:
            return [self.button("show", turn)]
        other = SortOrder.SUIT if draft.order is SortOrder.MELDS else SortOrder.MELDS
        found = [self.button("order", turn, other=other.value), self.button("show", turn)]
        if draft.chosen or draft.swaps:
            found.append(self.button("clear", turn))
        switches = self.view.rules.switches()
        if self.kinds and switches.get("go_out.call") == "required":
            found.append(self.button("call", turn, on="yes" if draft.call else "no"))
        if switches.get("claim.enabled"):
            found.append(button(PanelId("orders", "open", self.game), self.wording.text("button-orders")))
        return found
