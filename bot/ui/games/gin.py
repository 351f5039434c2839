"""Gin: the up-card that is offered first; melds stay in the hand until somebody knocks, and the other seat lays off."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from bot.ui.games.family import FamilyHand, FamilyPanels
from bot.ui.hand.laying import fitting, leaves_least
from bot.ui.hand.meld_actions import MELD_ACTIONS
from bot.ui.hand.meld_panel import MeldHand
from bot.ui.hand.sitting import Action, Reply, Sitting, plays
from bot.ui.kit.items import Click, PanelItem, Style
from bot.ui.kit.message import OutgoingFile
from bot.ui.table.board_panel import Answer, BoardPanel, Verb
from engine.cards import Card, without
from engine.games.gin.options import options
from engine.games.gin.view import GinOptions, GinView
from engine.games.moves import DrawStock, Lay, MoveKind, PassTurn, TakeDiscard
from engine.games.views import Phase
from engine.melds.meld import NewMeld
from engine.melds.search import best_melds, deadwood
from render.labels import HandLabels


class GinBoard(BoardPanel[GinView]):
    """Two piles; melds lie there from the knock on."""

    async def pictures(self) -> Sequence[OutgoingFile]:
        knocker = self.view.knocker
        left = "" if knocker is None else self.wording.text("picture-knocker-left", name=self.names[knocker])
        return await self.drawn(self.labels("stock", "discards", deadwood=left))

    def buttons(self) -> Sequence[PanelItem]:
        """Both piles, or the up-card to take or refuse."""
        view = self.view
        found = []
        if view.phase is Phase.DRAW:
            draw = self.wording.text("button-board-draw")
            found.append(self.button("draw", draw, view.turn, style=Style.success))
        if view.phase in (Phase.DRAW, Phase.UPCARD) and view.discard_top is not None and not view.stock_only:
            found.append(self.take_button(view.discard_top))
        if view.phase is Phase.UPCARD:
            refuse = self.wording.text("button-board-refuse")
            found.append(self.button("refuse", refuse, view.turn, style=Style.success))
        return found


class GinHand(MeldHand[GinView]):
    """Taking or refusing the up-card, knocking, laying off."""

    @cached_property
    def options(self) -> GinOptions:
        return options(self.view)

    def your_turn(self) -> str:
        """What the seat in turn is to do; knocking is spoken of where it can be done."""
        now = self.options
        knock = "yes" if now.may_knock or now.may_meld else "no"
        return self.wording.text(f"hand-turn-{self.view.phase.value}", knock=knock, lap="none", ends="no")

    def advice(self) -> Iterator[str]:
        """With how much deadwood one may knock."""
        told = self.reply.lesson and self.view.phase is Phase.PLAY and not self.view.doubled
        if self.view.knocker is None and not told:
            doubled = "yes" if self.view.doubled else "no"
            yield self.wording.text("hand-gin-limit", limit=self.view.limit, doubled=doubled)

    def labels(self) -> HandLabels:
        """The words in the picture: the deadwood is that of the best discard, which a tip speaks of as well."""
        now, labels = self.options, super().labels()
        if MoveKind.DISCARD not in now.kinds or not now.discardable:
            return labels
        left = min(deadwood(self.view.rules, without(self.view.hand, (card,))) for card in now.discardable)
        return replace(labels, deadwood=self.wording.text("picture-deadwood", points=left))

    def chosen_or_likeliest(self, among: Sequence[Card], drawn: Collection[Card] = ()) -> Card | None:
        """As in any hand; whoever is taught finds the card of the tip above."""
        is_taught = self.reply.lesson and self.is_helped and not self.reply.draft.chosen
        return leaves_least(self.view, among) if is_taught else super().chosen_or_likeliest(among, drawn)

    def told_of_chosen(self) -> Iterator[str]:
        """Where chosen cards fit against a knock; what would be left over without the one chosen card."""
        chosen, now = self.reply.draft.chosen, self.options
        if self.view.phase is Phase.LAY_OFF and MoveKind.LAY in now.kinds:
            found = fitting(self.view, self.reply.draft)
            if found.ways:
                yield from self.teller.lay_offs(found)
            else:
                yield self.wording.text("why-layoff", count=len(chosen))
        elif len(chosen) == 1 and chosen[0] in now.discardable:
            left = deadwood(self.view.rules, without(self.view.hand, chosen))
            may = "yes" if chosen[0] in now.may_knock else "no"
            yield self.wording.text("verdict-knock", card=self.card(chosen[0]), may=may, points=left)

    def told_of_discarding(self) -> Iterator[str]:
        """Why what is chosen cannot be discarded; that it can be was said."""
        chosen = self.reply.draft.chosen
        if len(chosen) > 1 or chosen[0] not in self.options.discardable:
            yield from super().told_of_discarding()

    def draws(self) -> list[PanelItem]:
        """The piles, and refusing the up-card where it is offered."""
        found = super().draws()
        if self.view.phase is Phase.UPCARD and MoveKind.PASS_TURN in self.options.kinds:
            found.append(self.passing())
        return found

    def passing(self) -> PanelItem:
        return self.button("passturn", style=Style.success, phase=self.view.phase.value)

    def discards(self) -> list[PanelItem]:
        """Discarding, knocking, gin without a discard; against a knock, laying off and being done with it."""
        now, chosen = self.options, self.reply.draft.chosen
        if self.view.phase is Phase.LAY_OFF and MoveKind.LAY in now.kinds:
            works = bool(chosen) and fitting(self.view, self.reply.draft).works
            off = self.button("layoff", style=Style.success, said="layoff-cards", cards=self.labels_of(chosen))
            return [*([off] if works else []), self.passing()]
        return [*super().discards(), *([self.button("biggin", style=Style.success)] if now.may_meld else [])]


async def _big_gin(sitting: Sitting[GinView], click: Click) -> Reply:
    """All cards in melds and none discarded: which melds they are does not matter."""
    split = best_melds(sitting.view.rules, sitting.view.hand)
    melds = tuple(NewMeld(meld.cards, meld.faces) for meld in split.melds)
    return await sitting.submit(Lay(sitting.seat, click.turn, melds))


_ACTIONS: Final[Mapping[str, Action[GinView]]] = {
    **MELD_ACTIONS,
    "biggin": _big_gin,
    "passturn": plays(lambda at, click: PassTurn(at.seat, click.turn)),
}

GIN: Final = FamilyPanels(
    GinView,
    GinBoard,
    verbs={
        "draw": Verb(DrawStock),
        "take": Verb(TakeDiscard),
        "refuse": Verb(PassTurn, Answer.SENTENCE),
    },
    hand=FamilyHand(GinHand, _ACTIONS),
)
