"""Karo 8: four rows that grow from their eights; which of one's cards fit, and laying one of them, drawing, passing."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from bot.ui.games.family import FamilyHand, FamilyPanels
from bot.ui.hand.hand_panel import HandPanel
from bot.ui.hand.meld_actions import card_named, choose_cards, ready
from bot.ui.hand.sitting import Action, plays
from bot.ui.kit.items import PanelItem, Possible, Style, select
from bot.ui.kit.message import OutgoingFile
from bot.ui.table.board_panel import BoardPanel
from engine.cards import PLAYING_CARDS, Card
from engine.games.events import CardPlaced
from engine.games.moves import DrawStock, MoveKind, PassTurn, PlaceCard
from engine.games.suit_rows.view import RowsOptions, RowsView, options
from engine.rules.rule_set import HEROES

MOST_NAMED: Final = 3
"""So many cards that fit have a button each; more of them are chosen in the list."""


class RowsBoard(BoardPanel[RowsView]):
    """The four rows."""

    async def pictures(self) -> Sequence[OutgoingFile]:
        """The table, the card that was laid last marked."""
        labels = self.labels("stock", "heroes", "villains")
        laid = [event.card for event in self.visible.recent if isinstance(event, CardPlaced)]
        return await self.drawn(labels, fresh=laid if self.marks_all else laid[-1:])


class RowsHand(HandPanel[RowsView]):
    """A hand that grows rows, and whose colour its owner plays for."""

    @cached_property
    def options(self) -> RowsOptions:
        return options(self.view)

    def your_turn(self) -> str:
        """Whether to lay, to draw or to pass, and with which eight it begins."""
        now = self.options
        can = "lay" if now.placeable else "draw" if now.draw_stock else "pass"
        return self.wording.text("hand-turn-place", eight=self.card(self.view.must_place), can=can)

    def advice(self) -> Iterator[str]:
        team = None if self.view.seat is None else self.view.teams[self.view.seat]
        if team is not None:
            yield self.wording.text("hand-team", team="heroes" if team == HEROES else "villains")

    @property
    def playable(self) -> Collection[Card]:
        return self.options.placeable

    def lists(self) -> Sequence[PanelItem]:
        """The cards that fit a row now, where they are too many for buttons."""
        cards = self.options.placeable
        if len(cards) <= MOST_NAMED:
            return ()
        choices = [self.card_option(card, f"{PLAYING_CARDS.text(card)}.0") for card in cards]
        for card, choice in zip(cards, choices, strict=True):
            choice.default = card in self.chosen()
        return [select(self.panel_id("cards"), choices, self.wording.text("select-placeable"))]

    def to_lay(self) -> Sequence[Card]:
        """The cards that have a button: the chosen one, else all as long as they are few."""
        cards = self.options.placeable
        return [card for card in cards if card in self.chosen()] or (cards if len(cards) <= MOST_NAMED else ())

    def possible(self) -> Possible:
        now = self.options
        found = [self.naming("lay", card) for card in self.to_lay()]
        if now.draw_stock:
            found.append(self.button("draw", style=Style.success))
        if MoveKind.PASS_TURN in now.kinds and now.may_pass:
            found.append(self.button("passturn", style=Style.success, phase=self.view.phase.value))
        return Possible(found, self.next_game(), self.table_tools())


_ACTIONS: Final[Mapping[str, Action[RowsView]]] = {
    "cards": choose_cards,
    "lay": plays(lambda at, click: PlaceCard(at.seat, click.turn, card_named(click))),
    "ready": ready,
    "draw": plays(lambda at, click: DrawStock(at.seat, click.turn)),
    "passturn": plays(lambda at, click: PassTurn(at.seat, click.turn)),
}

SUIT_ROWS: Final = FamilyPanels(
    RowsView,
    RowsBoard,
    # Whether one may draw or pass follows from one's own cards, so that is offered in the hand alone.
    verbs={},
    hand=FamilyHand(RowsHand, _ACTIONS),
)
