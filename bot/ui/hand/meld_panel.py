"""The hand of a game with melds: what may be melded of it, cards to choose, drawing from two piles, discarding."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Collection, Iterator, Sequence
from typing import Final, TypeVar

from bot.ui.games.rule_facts import meld_rules
from bot.ui.hand.draft import SortOrder
from bot.ui.hand.hand_panel import HandPanel
from bot.ui.kit.items import PanelItem, Style
from engine.cards import Card
from engine.games.moves import MoveKind
from engine.games.options import PileOptions
from engine.games.views import PileView
from engine.melds.search import MeldSplit, best_melds
from render.labels import HandLabels

V_co = TypeVar("V_co", bound=PileView, covariant=True)

LARGEST_SEARCHED: Final = 30


class MeldHand(HandPanel[V_co]):
    """One drawing of a hand with melds."""

    @property
    @abstractmethod
    def options(self) -> PileOptions:
        """What the seat may do now."""

    # -------------------------------------------------------------------------------------------------------- words

    def advice(self) -> Iterator[str]:
        """What is chosen."""
        if self.reply.draft.chosen:
            yield self.wording.text("hand-chosen", cards=self.cards(self.reply.draft.chosen))

    # ------------------------------------------------------------------------------------------------------ picture

    @property
    def order(self) -> SortOrder:
        """As the player wants it."""
        return self.reply.draft.order

    @property
    def drawn(self) -> Collection[Card]:
        """The cards that the seat got since its last discard."""
        return self.view.drawn

    async def split(self) -> MeldSplit | None:
        """The best melds of the hand; None for a hand so big that looking for them would keep everybody waiting."""
        if not self.shown.hand or len(self.shown.hand) > LARGEST_SEARCHED:
            return None
        return await asyncio.to_thread(best_melds, meld_rules(self.view.rules), self.shown.hand)

    def labels(self, split: MeldSplit | None) -> HandLabels:
        """The words in the picture."""
        return HandLabels(
            title=self.title(),
            deadwood="" if split is None else self.wording.text("picture-deadwood", points=split.deadwood),
            drawn=self.wording.text("picture-drawn"),
            taken=self.wording.text("picture-taken"),
            your_move=self.your_move(),
        )

    # ------------------------------------------------------------------------------------------------------ buttons

    def buttons(self) -> Iterator[Sequence[PanelItem]]:
        """What can be done now, row by row."""
        yield self.draws()
        yield self.lays()
        yield self.tools()

    @property
    def has_open_pile(self) -> bool:
        """Whether everyone sees the whole discard pile, and says how much of it they take."""
        return False

    def draws(self) -> list[PanelItem]:
        """The two places to draw from."""
        kinds, found = self.options.kinds, []
        if MoveKind.DRAW_STOCK in kinds:
            found.append(self.draw())
        if MoveKind.TAKE_DISCARD in kinds and not self.has_open_pile:
            found.append(self.button("take", card=self.card(self.view.discard_top)))
        return found

    def draw(self) -> PanelItem:
        """Drawing from the stock."""
        return self.button("draw", style=Style.success)

    def lays(self) -> list[PanelItem]:
        """Putting cards on the table and on the discard pile."""
        return self.discards()

    def discards(self) -> list[PanelItem]:
        """Ending the turn, and with it the round where that can be bid."""
        options, chosen = self.options, self.reply.draft.chosen
        if MoveKind.DISCARD not in options.kinds:
            return []
        ready = len(chosen) == 1 and chosen[0] in options.discardable
        found = [self.button("discard", style=Style.danger, disabled=not ready)]
        if options.may_knock:
            bids = len(chosen) == 1 and chosen[0] in options.may_knock
            found.append(self.button("bid", style=Style.success, disabled=not bids))
        return found

    def tools(self) -> list[PanelItem]:
        """What changes the panel alone."""
        draft = self.reply.draft
        if not self.view.hand:
            return [self.button("show")]
        other = SortOrder.SUIT if draft.order is SortOrder.MELDS else SortOrder.MELDS
        found = [self.button("order", other=other.value), self.button("show")]
        if draft.chosen or draft.swaps:
            found.append(self.button("clear"))
        return found
