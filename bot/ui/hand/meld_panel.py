"""The hand of a game with melds: what may be melded of it, cards to choose, drawing from two piles, discarding."""

from abc import abstractmethod
from collections.abc import Collection, Iterator, Sequence
from typing import Final, TypeVar

from bot.hosting.games.drafts import SortOrder
from bot.ui.hand.hand_panel import HandPanel
from bot.ui.hand.laying import likeliest_discard
from bot.ui.hand.meld_actions import may_ask
from bot.ui.hand.questions import Teller
from bot.ui.kit.items import PanelItem, Possible, Style
from bot.ui.table.game_facts import assist_of, meld_rules
from engine.cards import Card
from engine.games.moves import MoveKind
from engine.games.tiles.options import TileView
from engine.games.views import PileOptions, PileView
from engine.melds.search import MeldSplit, best_melds
from render.labels import HandLabels

P_co = TypeVar("P_co", bound=PileView | TileView, covariant=True)
V_co = TypeVar("V_co", bound=PileView, covariant=True)

LARGEST_SEARCHED: Final = 30


class PiecesHand(HandPanel[P_co]):
    """One drawing of a hand, or of a rack, of which melds are made."""

    @property
    def teller(self) -> Teller:
        return Teller(self.speaker, meld_rules(self.view.rules), self.view.melds)

    def verdict(self) -> Iterator[str]:
        chosen = self.reply.draft.chosen
        if not chosen:
            return
        yield self.wording.text("hand-chosen", cards=self.cards(chosen))
        said = [*self.told_of_chosen(), *self.told_of_discarding()]
        if said:
            yield " ".join(said)

    def told_of_chosen(self) -> Iterator[str]:
        yield from ()

    @abstractmethod
    def told_of_discarding(self) -> Iterator[str]:
        """Whether what is chosen can end the turn."""

    @property
    def order(self) -> SortOrder:
        return self.reply.draft.order

    @property
    def drawn(self) -> Collection[Card]:
        return self.view.drawn

    def best_split(self) -> MeldSplit | None:
        hand = self.shown.hand
        return best_melds(meld_rules(self.view.rules), hand) if 0 < len(hand) <= LARGEST_SEARCHED else None

    def chosen_or_likeliest(self, among: Sequence[Card], drawn: Collection[Card] = ()) -> Card | None:
        """The one chosen card where it is among these; where nothing is chosen, the likeliest of them."""
        chosen = self.reply.draft.chosen
        if chosen:
            return chosen[0] if len(chosen) == 1 and chosen[0] in among else None
        if self.split is None or not self.is_helped:
            return None
        return likeliest_discard(meld_rules(self.view.rules), self.split, drawn, among)

    @property
    def is_helped(self) -> bool:
        """Whether the panel finds melds and names a discard: not where the table has agreed on no help."""
        return assist_of(self.view.rules) != "none"


class MeldHand(PiecesHand[V_co]):
    """One drawing of a hand with melds."""

    @property
    @abstractmethod
    def options(self) -> PileOptions:
        """What the seat may do now."""

    def told_of_discarding(self) -> Iterator[str]:
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

    def labels(self) -> HandLabels:
        split = self.split
        return HandLabels(
            title=self.title(),
            deadwood="" if split is None else self.wording.text("picture-deadwood", points=split.deadwood),
            drawn=self.wording.text("picture-drawn"),
            taken=self.wording.text("picture-taken"),
        )

    def possible(self) -> Possible:
        return Possible([*self.draws(), *self.discards()], self.lays(), self.tools())

    @property
    def takes_top(self) -> bool:
        """Whether the seat may take the top discard, and nothing more with it."""
        return MoveKind.TAKE_DISCARD in self.options.kinds

    def draws(self) -> list[PanelItem]:
        """The two places to draw from."""
        kinds, found = self.options.kinds, []
        if MoveKind.DRAW_STOCK in kinds:
            found.append(self.draw())
        if self.takes_top:
            found.append(self.button("take", style=Style.success, card=self.view.discard_top))
        return found

    def draw(self) -> PanelItem:
        return self.button("draw", style=Style.success)

    def lays(self) -> Sequence[PanelItem]:
        return ()

    def discards(self) -> list[PanelItem]:
        """Ending the turn with the chosen card, else the likeliest; and with it the round where that can be bid."""
        now = self.options
        if MoveKind.DISCARD not in now.kinds:
            return []
        named = {
            "discard": self.chosen_or_likeliest(now.discardable, self.drawn),
            # Whoever knocks is rid of what counts most, not of what came last.
            "bid": self.chosen_or_likeliest(now.may_knock),
        }
        return [self.naming(action, card) for action, card in named.items() if card is not None]

    def tools(self) -> list[PanelItem]:
        """What changes the panel alone, and what every hand has."""
        draft = self.reply.draft
        if not self.view.hand:
            return list(self.table_tools())
        found = []
        if draft.chosen or draft.swaps:
            found.append(self.button("clear"))
        if self.asks_advice:
            found.append(self.button("advice", said="hint"))
        other = SortOrder.SUIT if draft.order is SortOrder.MELDS else SortOrder.MELDS
        return [*found, self.button("order", detail=other.value, other=other.value), *self.table_tools()]

    @property
    def asks_advice(self) -> bool:
        return bool(self.options.kinds) and may_ask(self.record)
