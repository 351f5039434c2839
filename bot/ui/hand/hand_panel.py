"""One's hand as it is shown, in any game: words, picture, selects and buttons for this moment.

What is here every hand has; a family says what it adds in `bot.ui.games`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import datetime
from typing import ClassVar, Final, Generic, TypeVar

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.games.drafts import SortOrder
from bot.ui.hand.questions import Question, Speaker
from bot.ui.hand.sitting import Reply
from bot.ui.kit.items import OPTIONS_PER_SELECT, Edge, PanelId, PanelItem, Part, Style, button, framed, select
from bot.ui.kit.message import Outgoing, OutgoingFile, draw, picture
from bot.ui.my_games.next_game import next_button
from bot.ui.table.game_facts import board_link, happened_button, names_of, notation_of, worded
from bot.wording import Wording
from engine.cards import PLAYING_CARDS, Card
from engine.games.options import Options
from engine.games.views import MatchView
from engine.melds.search import MeldSplit
from render.hands.hand import hand_groups, hand_picture
from render.labels import HandLabels
from render.pieces.pack import Pack

V_co = TypeVar("V_co", bound=MatchView, covariant=True)

PANEL: Final = "hand"
"""The panel that every button and select of a hand belongs to."""


class HandPanel(ABC, Generic[V_co]):
    """One drawing of somebody's hand. What is not possible now is not there; what lacks a choice is grey.

    `shown` is the view with the hand as it would be after what is drafted.
    """

    picture_name: ClassVar[str] = "hand.png"

    def __init__(self, reply: Reply, view: V_co, wording: Wording, emojis: CardEmojis) -> None:
        self.reply = reply
        self.view = view
        self.shown = view.with_hand(reply.draft.hand(view))
        self.record = reply.visible.record
        self.wording = worded(wording, self.record)
        self.emojis = emojis
        self.notation = notation_of(self.record)

    @property
    @abstractmethod
    def options(self) -> Options:
        """What the seat may do now."""

    async def message(self) -> Outgoing:
        """The panel as it is sent."""
        split = await self.split()
        pictures = await self.pictures(split) if self.has_picture else ()
        selects = [[one] for one in self.selects(split)]
        question = [] if self.reply.question is None else [[self.question(self.reply.question)]]
        verdict = "\n".join(self.verdict())
        said = [verdict] if verdict else []
        above: list[Part] = [*pictures, *selects, *question]
        note = [self.wording.text("hand-note", note=self.reply.note)] if self.reply.note else []
        return framed(*note, self.text(), *above, *said, *self.buttons(), self.ways_on(), edge=self.edge)

    # -------------------------------------------------------------------------------------------------------- words

    def text(self) -> str:
        """What happened meanwhile, what is to be done and until when, and what has to be minded."""
        due = self.due
        until = discord.utils.format_dt(due, "R") if due is not None and self.view.result is None else "none"
        now = self.wording.text("hand-moment", moment=self.moment(), until=until, board=board_link(self.record))
        taught = [self.reply.lesson] if self.reply.lesson else []
        stands = self.record.standstill
        waits = [] if stands is None else [self.wording.text("hand-stands-still", why=stands.why.value)]
        return "\n".join([*waits, *self.reply.news, now, *taught, *self.advice()])

    @property
    def due(self) -> datetime | None:
        return self.reply.visible.deadlines.turn

    def moment(self) -> str:
        """Where the game stands; what the seat is to do where it is in turn."""
        if self.view.seat is not None and self.view.turn_seat == self.view.seat:
            return self.your_turn()
        return self.wording.speech(names_of(self.record), self.notation, self.emojis).moment(self.view)

    def your_turn(self) -> str:
        """What the seat in turn is to do."""
        return self.wording.text(f"hand-turn-{self.view.phase.value}", lap="none", ends="no")

    def advice(self) -> Iterator[str]:
        """What has to be minded while choosing."""
        yield from ()

    def verdict(self) -> Iterator[str]:
        """What is chosen and what it is good for, just above the buttons; and why a button beside it is grey."""
        yield from ()

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.wording, self.record, self.emojis)

    def card(self, card: Card | None) -> str:
        """A card in text; `none` where there is none."""
        return "none" if card is None else self.speaker.card(card)

    def cards(self, cards: Sequence[Card]) -> str:
        """Several cards in text."""
        return self.speaker.cards(cards)

    def label(self, card: Card | None) -> str:
        """A card on a button or in a select, which show an emoji beside their words; `none` where there is none."""
        return "none" if card is None else self.wording.labels([card], self.notation)

    def labels_of(self, cards: Sequence[Card]) -> str:
        """Several cards on a button or in a select."""
        return self.wording.labels(cards, self.notation)

    # ------------------------------------------------------------------------------------------------------ picture

    @property
    def edge(self) -> Edge:
        """Lit where the seat can do something."""
        return Edge.LIT if self.options.kinds else Edge.CALM

    @property
    def has_picture(self) -> bool:
        return bool(self.shown.hand)

    @property
    def order(self) -> SortOrder:
        return SortOrder.SUIT

    @property
    def playable(self) -> Collection[Card]:
        """The cards to mark, because they can be laid at this moment."""
        return ()

    @property
    def drawn(self) -> Collection[Card]:
        return ()

    def chosen(self) -> tuple[Card, ...]:
        """The cards to raise."""
        return self.reply.draft.chosen

    async def split(self) -> MeldSplit | None:
        """The melds that the hand holds, where a game shows them."""
        return None

    def labels(self, split: MeldSplit | None) -> HandLabels:
        """The words in the picture."""
        return HandLabels(title=self.title(), your_move=self.your_move())

    def title(self) -> str:
        """The picture's heading."""
        return self.wording.text("picture-hand", count=len(self.shown.hand))

    def your_move(self) -> str:
        """What the picture says where the seat can do something."""
        return self.wording.text("picture-your-move") if self.options.kinds else ""

    async def pictures(self, split: MeldSplit | None) -> Sequence[OutgoingFile]:
        """All that is drawn, the hand alone."""
        return (await self.picture(split),)

    async def picture(self, split: MeldSplit | None) -> OutgoingFile:
        """The hand, chosen cards raised, with all of it in words."""
        chosen, pack = self.chosen(), Pack(self.notation, self.emojis.four_colour)
        drawn = await draw(
            hand_picture,
            self.shown,
            chosen,
            self.order.value,
            _melds(split),
            self.labels(split),
            pack,
            frozenset(self.playable),
        )
        return picture(self.picture_name, drawn.png, self.wording.hand_alt(self.shown, self.notation, chosen=chosen))

    # --------------------------------------------------------------------------------------------- selects, buttons

    def selects(self, split: MeldSplit | None) -> Iterator[PanelItem]:
        """What is chosen from in lists."""
        yield from self.choosing(split)

    def choosing(self, split: MeldSplit | None) -> Iterator[PanelItem]:
        """The cards to choose from, in the order of the picture."""
        if self.shown.hand:
            yield from self.card_selects(self.groups(split))

    def groups(self, split: MeldSplit | None) -> Sequence[Sequence[Card]]:
        """The hand as it lies in the picture: by suits, or meld by meld."""
        return hand_groups(self.shown.hand, self.order.value, _melds(split), tiles=self.notation.tiles)

    def buttons(self) -> Iterator[Sequence[PanelItem]]:
        """What can be done now, row by row."""
        yield [self.button("show")]

    def ways_on(self) -> Sequence[PanelItem]:
        """The last row: what happened, and on to another game that waits."""
        waiting = self.reply.next_game
        on = [] if waiting is None else [next_button(waiting, self.wording)]
        return [happened_button(self.record.id, self.wording), *on]

    def button(
        self,
        action: str,
        mark: int | None = None,
        *,
        style: Style = Style.secondary,
        disabled: bool = False,
        detail: str = "",
        card: Card | None = None,
        said: str = "",
        **facts: object,
    ) -> PanelItem:
        """A button that answers the turn, or what `mark` says; its words are `button-<action>`, or `button-<said>`.

        With a card it shows that card, in words and by its emoji.
        """
        label = self.wording.text(f"button-{said or action}", card=self.label(card), **facts)
        emoji = None if card is None else self.emojis.partial(card, self.notation)
        return button(self.panel_id(action, detail, mark), label, style=style, disabled=disabled, emoji=emoji)

    def panel_id(self, action: str, detail: str = "", mark: int | None = None) -> PanelId:
        """The id of a component of this panel."""
        return PanelId(PANEL, action, self.record.id, self.view.turn if mark is None else mark, detail)

    def card_option(self, card: Card, value: str, label: str | None = None) -> discord.SelectOption:
        """A card to choose, with its emoji."""
        shown = self.label(card) if label is None else label
        return discord.SelectOption(label=shown, value=value, emoji=self.emojis.partial(card, self.notation))

    def question(self, question: Question) -> PanelItem:
        """The select of a follow-up."""
        options = [
            discord.SelectOption(label=choice.label, value=choice.value, description=choice.description)
            for choice in question.choices
        ]
        return select(self.panel_id(question.action, "which"), options, question.prompt)

    def card_selects(self, groups: Sequence[Sequence[Card]]) -> Iterator[PanelItem]:
        """One select with all of these cards in their order; beyond 25 cards one for each suit."""
        named = copies(card for group in groups for card in group)
        if len(named) > OPTIONS_PER_SELECT:
            named = copies(sorted(card for group in groups for card in group))
        chosen = Counter(self.reply.draft.chosen)
        for number, part in enumerate(_parts(named)):
            options = [self._card_option(value, card, chosen) for value, card in part]
            panel_id = self.panel_id("cards", str(number), mark=0)
            yield select(panel_id, options, self.wording.text("select-cards"), at_least=0, at_most=len(options))

    def _card_option(self, value: str, card: Card, chosen: Counter[Card]) -> discord.SelectOption:
        is_chosen = chosen[card] > 0
        chosen[card] -= is_chosen
        copy = int(value.rpartition(".")[2])
        label = self.label(card)
        new = copy == 0 and card in self.drawn
        return discord.SelectOption(
            label=label if not copy else self.wording.text("card-copy", card=label, copy=copy + 1),
            value=value,
            description=self.wording.text("select-new-card") if new else None,
            emoji=self.emojis.partial(card, self.notation),
            default=is_chosen,
        )


def copies(hand: Iterable[Card]) -> tuple[tuple[str, Card], ...]:
    """Every card of a hand with a name of its own: `7H.0` and `7H.1` are the two sevens of hearts of two packs."""
    seen: Counter[Card] = Counter()
    named = []
    for card in hand:
        named.append((f"{PLAYING_CARDS.text(card)}.{seen[card]}", card))
        seen[card] += 1
    return tuple(named)


def _melds(split: MeldSplit | None) -> list[tuple[Card, ...]]:
    return [] if split is None else [meld.cards for meld in split.melds]


def _parts(named: Sequence[tuple[str, Card]]) -> list[list[tuple[str, Card]]]:
    """All cards together where a select holds them; else suit by suit, several suits in one where they fit."""
    parts: list[list[tuple[str, Card]]] = [[]]
    if len(named) <= OPTIONS_PER_SELECT:
        return [list(named)]
    for suit in dict.fromkeys(card.suit for _, card in named):
        of_suit = [(value, card) for value, card in named if card.suit == suit]
        if len(parts[-1]) + len(of_suit) > OPTIONS_PER_SELECT:
            parts.append([])
        for at in range(0, len(of_suit), OPTIONS_PER_SELECT):
            if at:
                parts.append([])
            parts[-1] += of_suit[at : at + OPTIONS_PER_SELECT]
    return [part for part in parts if part]
