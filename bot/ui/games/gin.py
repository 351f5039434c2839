"""The hand of gin: melds stay in it until somebody knocks, and then the other seat lays off on them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.card_emojis import CardEmojis
from bot.ui.hand.controls import HandControls
from bot.ui.hand.panel import hand_panel
from bot.ui.hand.sitting import Reply
from bot.ui.kit.items import PanelItem, Style
from bot.ui.kit.message import Outgoing
from bot.wording import Wording
from engine.games.gin.view import GinView
from engine.games.moves import MoveKind
from engine.games.views import Phase


class GinControls(HandControls):
    """Taking or refusing the up-card, knocking, laying off."""

    def advice(self) -> Iterator[str]:
        """What is chosen, and with how much deadwood one may knock."""
        yield from super().advice()
        if isinstance(self.view, GinView) and self.view.knocker is None:
            doubled = "yes" if self.view.doubled else "no"
            yield self.wording.text("hand-gin-limit", limit=self.view.limit, doubled=doubled)

    def draws(self) -> list[PanelItem]:
        """The piles, and refusing the up-card where it is offered."""
        found = super().draws()
        if self.view.phase is Phase.UPCARD and MoveKind.PASS_TURN in self.kinds:
            found.append(self.button("passturn", self.view.turn, phase=self.view.phase.value))
        return found

    def plays(self) -> list[PanelItem]:
        """Discarding, knocking, gin without a discard; against a knock, laying off."""
        options, turn = self.options, self.view.turn
        if options is None:
            return []
        if self.view.phase is Phase.LAY_OFF and MoveKind.LAY in self.kinds:
            chosen = self.reply.draft.chosen
            best = self.button("passturn", turn, style=Style.success, phase=self.view.phase.value)
            return [self.button("layoff", turn, style=Style.primary, disabled=not chosen), best]
        found = self.discards()
        if MoveKind.LAY in self.kinds:
            found.append(self.button("biggin", turn, style=Style.success, disabled=not options.may_meld))
        return found


async def gin_hand_panel(reply: Reply, wording: Wording, cards: CardEmojis) -> Outgoing:
    """The panel of a reply in gin."""
    return await hand_panel(reply, wording, cards, GinControls)
