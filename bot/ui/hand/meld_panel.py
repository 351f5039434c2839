"""The hand of a game with melds: what may be melded of it, cards to choose, drawing from two piles, discarding."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Collection, Iterator, Sequence
from typing import Final, TypeVar

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.games.drafts import SortOrder
from bot.ui.hand.advising import may_ask
from bot.ui.hand.hand_panel import HandPanel
from bot.ui.hand.sitting import Reply
from bot.ui.hand.verdict import Teller
from bot.ui.kit.items import OPTIONS_PER_SELECT, PanelItem, Style, select
from bot.ui.table.game_facts import meld_rules
from bot.wording import Wording
from engine.cards import PLAYING_CARDS, Card
from engine.games.moves import MoveKind
from engine.games.options import PileOptions
from engine.games.views import PileView
from engine.melds.search import MeldSplit, best_melds
from render.labels import HandLabels

V_co = TypeVar("V_co", bound=PileView, covariant=True)

LARGEST_SEARCHED: Final = 30
MOST_THROWN: Final = 2 * OPTIONS_PER_SELECT
"""More cards than these to throw away are chosen in the list of all, so that a message holds its selects."""


class MeldHand(HandPanel[V_co]):
    """One drawing of a hand with melds."""

    def __init__(self, reply: Reply, view: V_co, wording: Wording, emojis: CardEmojis) -> None:
        super().__init__(reply, view, wording, emojis)
        self.teller = Teller(self.speaker, meld_rules(view.rules), view.melds)

    @property
    @abstractmethod
    def options(self) -> PileOptions:
        """What the seat may do now."""

    # -------------------------------------------------------------------------------------------------------- words

    def verdict(self) -> Iterator[str]:
        chosen = self.reply.draft.chosen
        if not chosen:
            discards = bool(self.options.discardable)
            if discards or self.lays_melds:
                can = "both" if discards and self.lays_melds else "discard" if discards else "lay"
                yield self.wording.text("verdict-nothing", can=can)
            return
        yield self.teller.chosen(chosen)
        said = [*self.told_of_chosen(), *self.told_of_discarding()]
        if said:
            yield " ".join(said)
        why = " ".join(self.why_grey())
        if why:
            yield self.wording.text("why-grey", why=why)

    @property
    def lays_melds(self) -> bool:
        return False

    def told_of_chosen(self) -> Iterator[str]:
        """What the chosen cards are on the table."""
        yield from ()

    def told_of_discarding(self) -> Iterator[str]:
        """Whether what is chosen can be discarded."""
        chosen, now = self.reply.draft.chosen, self.options
        if MoveKind.DISCARD not in now.kinds:
            return
        if len(chosen) > 1:
            yield self.wording.text("verdict-discard-one")
        elif chosen[0] in now.discardable:
            yield self.wording.text("verdict-discard", card=self.card(chosen[0]))
        else:
            why = "taken" if chosen[0] is self.view.taken else "none"
            yield self.wording.text("verdict-discard-not", card=self.card(chosen[0]), why=why)

    def why_grey(self) -> Iterator[str]:
        """Why buttons cannot be pressed with what is chosen."""
        yield from ()

    # ------------------------------------------------------------------------------------------------------ picture

    @property
    def order(self) -> SortOrder:
        return self.reply.draft.order

    @property
    def drawn(self) -> Collection[Card]:
        """The cards that the seat got since its last discard."""
        return self.view.drawn

    async def split(self) -> MeldSplit | None:
        """The best melds of the hand; None for a hand so big that looking for them would keep everybody waiting."""
        if not self.shown.hand or not self.is_searched:
            return None
        return await asyncio.to_thread(best_melds, meld_rules(self.view.rules), self.shown.hand)

    @property
    def is_searched(self) -> bool:
        """Whether the hand is small enough to look for its melds each time it is shown."""
        return len(self.shown.hand) <= LARGEST_SEARCHED

    def labels(self, split: MeldSplit | None) -> HandLabels:
        return HandLabels(
            title=self.title(),
            deadwood="" if split is None else self.wording.text("picture-deadwood", points=split.deadwood),
            drawn=self.wording.text("picture-drawn"),
            taken=self.wording.text("picture-taken"),
            your_move=self.your_move(),
        )

    # ------------------------------------------------------------------------------------------------------ selects

    def selects(self, split: MeldSplit | None) -> Iterator[PanelItem]:
        """The cards to choose from, and those that are discarded as they are chosen."""
        yield from self.choosing(split)
        yield from self.throwing(split)

    def throwing(self, split: MeldSplit | None) -> Iterator[PanelItem]:
        """The cards that may end the turn: choosing one does it, or makes ready for the button where that is asked."""
        options = list(self.throws([card for group in self.groups(split) for card in group]))
        prompt = self.wording.text("select-discard", asks="yes" if self.reply.asks_first else "no")
        for start in range(0, min(len(options), MOST_THROWN), OPTIONS_PER_SELECT):
            part = options[start : start + OPTIONS_PER_SELECT]
            yield select(self.panel_id("throw", str(start)), part, prompt)

    def throws(self, lying: Sequence[Card]) -> Iterator[discord.SelectOption]:
        """The ways to end the turn with a card, as the cards lie: those that end the round first."""
        now = self.options
        if MoveKind.DISCARD not in now.kinds:
            return
        for card in _as_they_lie(now.may_knock, lying):
            label = self.wording.text("option-bid", card=self.label(card))
            yield self.card_option(card, f"bid.{PLAYING_CARDS.text(card)}", label)
        for card in _as_they_lie(now.discardable, lying):
            yield self.card_option(card, PLAYING_CARDS.text(card))

    # ------------------------------------------------------------------------------------------------------ buttons

    def buttons(self) -> Iterator[Sequence[PanelItem]]:
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
            found.append(self.button("take", card=self.view.discard_top))
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
        one = chosen[0] if len(chosen) == 1 else None
        found = [self.card_button("discard", one, style=Style.danger, ready=one in options.discardable)]
        if options.may_knock:
            found.append(self.card_button("bid", one, style=Style.success, ready=one in options.may_knock))
        return found

    def card_button(self, action: str, card: Card | None, *, ready: bool, style: Style = Style.secondary) -> PanelItem:
        """A button that does something with what is chosen; where that is one card it says so."""
        if card is None or not ready:
            return self.button(action, style=style, disabled=not ready)
        return self.button(action, style=style, card=card, said=f"{action}-card")

    def tools(self) -> list[PanelItem]:
        """What changes the panel alone."""
        draft = self.reply.draft
        if not self.view.hand:
            return [self.button("show")]
        other = SortOrder.SUIT if draft.order is SortOrder.MELDS else SortOrder.MELDS
        found = [self.button("order", detail=other.value, other=other.value), self.button("show")]
        if draft.chosen or draft.swaps:
            found.append(self.button("clear"))
        if self.asks_advice:
            found.append(self.button("advice"))
        return found

    @property
    def asks_advice(self) -> bool:
        return bool(self.options.kinds) and may_ask(self.record)


def _as_they_lie(cards: Collection[Card], lying: Sequence[Card]) -> list[Card]:
    """These cards, each face once, in the order in which they lie; last what is laid in a move that is being made."""
    return sorted(dict.fromkeys(cards), key=lambda card: lying.index(card) if card in lying else len(lying))
