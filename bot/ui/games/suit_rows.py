"""Karo 8: four rows that grow from their eights; which of one's cards fit, and laying one of them, drawing, passing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from bot.ui.games.family import FamilyHand, FamilyPanels
from bot.ui.hand import verbs
from bot.ui.hand.hand_panel import HandPanel
from bot.ui.hand.meld_actions import ready_for
from bot.ui.hand.sitting import Action, Reply, Sitting
from bot.ui.kit.items import Click, PanelItem, Style, select
from bot.ui.kit.message import OutgoingFile
from bot.ui.table.board_panel import Answer, BoardPanel, Verb
from engine.cards import PLAYING_CARDS, Card
from engine.games.events import CardPlaced
from engine.games.moves import MoveKind
from engine.games.suit_rows.options import RowsOptions, options
from engine.games.suit_rows.view import RowsView
from engine.games.views import Phase
from engine.melds.search import MeldSplit
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.teams import HEROES

# --------------------------------------------------------------------------------------------------------------- board


class RowsBoard(BoardPanel[RowsView]):
    """The four rows."""

    has_hands = True

    async def pictures(self) -> Sequence[OutgoingFile]:
        """The table, the card that was laid last marked."""
        labels = self.labels(
            stock=self.wording.text("picture-stock"),
            heroes=self.wording.text("picture-heroes"),
            villains=self.wording.text("picture-villains"),
        )
        laid = [event.card for event in self.visible.recent if isinstance(event, CardPlaced)]
        return await self.drawn(labels, fresh=laid if self.marks_all else laid[-1:])

    def buttons(self) -> Sequence[PanelItem]:
        """Drawing, or passing once the stock is empty; the round begins with an eight."""
        view, placing = self.view, self.view.phase is Phase.PLACE
        if not view.stock:
            let_go = self.wording.text("button-board-pass")
            return [self.button("pass", let_go, view.turn, disabled=not placing)]
        draws = placing and not view.eight_due
        style = Style.success if draws else Style.secondary
        draw = self.wording.text("button-board-draw")
        return [self.button("draw", draw, view.turn, style=style, disabled=not draws)]


# ---------------------------------------------------------------------------------------------------------------- hand


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
        """The team."""
        team = None if self.view.seat is None else self.view.teams[self.view.seat]
        if team is not None:
            yield self.wording.text("hand-team", team="heroes" if team == HEROES else "villains")

    @property
    def playable(self) -> Collection[Card]:
        return self.options.placeable

    def chosen(self) -> tuple[Card, ...]:
        """The card to lay."""
        return _to_lay(self.reply, self.options)

    def selects(self, split: MeldSplit | None) -> Iterator[PanelItem]:
        """The cards that fit a row now, where there is a choice: the chosen one is laid, or waits for the button."""
        if len(self.options.placeable) < 2:
            return
        chosen = self.chosen()
        choices = [self.card_option(card, PLAYING_CARDS.text(card)) for card in self.options.placeable]
        for card, choice in zip(self.options.placeable, choices, strict=True):
            choice.default = card in chosen
        asks = "yes" if self.reply.asks_first else "no"
        yield select(self.panel_id("cards"), choices, self.wording.text("select-placeable", asks=asks))

    def verdict(self) -> Iterator[str]:
        """What the button for laying waits for."""
        if len(self.options.placeable) > 1 and not self.chosen():
            yield self.wording.text("verdict-nothing", can="lay")

    def buttons(self) -> Iterator[Sequence[PanelItem]]:
        """Laying, drawing, passing."""
        now, found = self.options, []
        if now.placeable:
            chosen = self.chosen()
            card = chosen[0] if chosen else None
            found.append(self.button("lay", style=Style.success, disabled=not chosen, card=card))
        if now.draw_stock:
            found.append(self.button("draw", style=Style.primary))
        if MoveKind.PASS_TURN in now.kinds and now.may_pass:
            found.append(self.button("passturn", style=Style.primary, phase=self.view.phase.value))
        yield [*found, self.button("show")]


def _to_lay(reply: Reply, now: RowsOptions) -> tuple[Card, ...]:
    """The card to lay: the chosen one while it fits, or the only one that does."""
    chosen = tuple(card for card in reply.draft.chosen[:1] if card in now.placeable)
    return chosen or (now.placeable if len(now.placeable) == 1 else ())


async def _choose(sitting: Sitting[RowsView], click: Click) -> Reply:
    card = PLAYING_CARDS.parse(click.values[0])
    if sitting.asks_first:
        return await ready_for(sitting, card, "button-lay")
    return await sitting.submit(verbs.place(sitting.visible, card, click.turn))


async def _lay(sitting: Sitting[RowsView], click: Click) -> Reply:
    chosen = _to_lay(sitting.reply(), options(sitting.view))
    if not chosen:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    return await sitting.submit(verbs.place(sitting.visible, chosen[0], click.turn))


async def _draw(sitting: Sitting[RowsView], click: Click) -> Reply:
    return await sitting.submit(verbs.draw(sitting.visible, turn=click.turn))


async def _pass_turn(sitting: Sitting[RowsView], click: Click) -> Reply:
    return await sitting.submit(verbs.pass_turn(sitting.visible, click.turn))


_ACTIONS: Final[Mapping[str, Action[RowsView]]] = {
    "cards": _choose,
    "lay": _lay,
    "draw": _draw,
    "passturn": _pass_turn,
}

SUIT_ROWS: Final = FamilyPanels(
    RowsView,
    RowsBoard,
    verbs={
        "draw": Verb(lambda visible, mark: verbs.draw(visible, turn=mark)),
        "pass": Verb(verbs.pass_turn, Answer.SENTENCE),
    },
    hand=FamilyHand(RowsView, RowsHand, _ACTIONS),
    has_finale=True,
)
