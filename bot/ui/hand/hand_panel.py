"""One's hand in any game: words, picture, selects, buttons of the moment. A family adds to it in `bot.ui.games`."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar, Final, Generic, TypeVar

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.clock.absence import goes_on
from bot.hosting.games.drafts import SortOrder
from bot.ui.hand.questions import Speaker
from bot.ui.hand.sitting import Reply, next_button
from bot.ui.kit.items import (
    OPTIONS_PER_SELECT,
    Edge,
    PanelId,
    PanelItem,
    Possible,
    Style,
    button,
    framed,
    in_sight,
    select,
)
from bot.ui.kit.message import Outgoing, OutgoingFile, draw
from bot.ui.kit.more import PER_PAGE, batched, more_list, page_shown
from bot.ui.table.game_facts import (
    back_button,
    board_link,
    happened_button,
    is_over,
    names_of,
    notation_of,
    paused,
    time_ends,
    why_over,
    worded,
)
from bot.wording import Wording
from engine.cards import PLAYING_CARDS, Card
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.views import MatchView, Options, Phase
from engine.melds.search import MeldSplit
from engine.variants import game_of_view
from render.hands.hand import hand_groups, hand_picture
from render.labels import HandLabels
from render.pieces.pack import Pack

V_co = TypeVar("V_co", bound=MatchView, covariant=True)

PANEL: Final = "hand"
"""The panel that every button and list of a hand belongs to."""


class HandPanel(ABC, Generic[V_co]):
    """One drawing of somebody's hand. What is not possible now is not there.

    `shown` is the view with the hand as it would be after what is drafted, `split` its best melds, where a game has
    them. Making one may take a moment: not for the event loop.
    """

    picture_name: ClassVar[str] = "hand.png"

    def __init__(self, reply: Reply, view: V_co, wording: Wording, emojis: CardEmojis) -> None:
        self.reply = reply
        self.view = view
        self.shown = view._replace(hand=reply.draft.hand(view))
        self.record = reply.visible.record
        self.wording = worded(wording, self.record)
        self.emojis = emojis
        self.notation = notation_of(self.record)
        self.split = self.best_split()

    def best_split(self) -> MeldSplit | None:
        """The best melds of the hand; None where a game has none, or looking for them would keep everybody waiting."""
        return None

    @property
    def options(self) -> Options:
        """What the seat may do now."""
        return game_of_view(self.view).options(self.view)

    async def message(self) -> Outgoing:
        """The panel as it is sent: once nothing can be done any more, the hand as it was."""
        pictures = await self.pictures()
        note = [self.wording.text("hand-note", note=self.reply.note)] if self.reply.note else []
        if self.is_over:
            return framed(*note, self.text(), *pictures, edge=self.edge)
        opens = self.button("more", 0, detail="off" if self.reply.more else "on", on="yes" if self.reply.more else "no")
        plays = self.record.standstill is None
        possible = self.possible() if plays else Possible(self.next_game(), rest=self.table_tools())
        possible = possible.beginning_with(self.reply.hinted)
        seat = self.view.seat
        # A move of its own turn takes back a seat that the computer plays.
        if plays and seat is not None and self.record.holders[seat].autopilot and not self.is_in_turn:
            possible = replace(possible, firm=(back_button(self.record.id, self.wording), *possible.firm))
        sight = in_sight(possible, opens, pressed=self.reply.pressed)
        lists = [more_list(self.record.id, sight.behind, self.wording)] if self.reply.more else self.lists()
        verdict = "\n".join(self.verdict())
        said = [verdict] if verdict else []
        return framed(*note, self.text(), *pictures, *([one] for one in lists), *said, sight.buttons, edge=self.edge)

    @property
    def is_over(self) -> bool:
        return is_over(self.reply.visible)

    @property
    def is_in_turn(self) -> bool:
        return self.view.seat is not None and self.view.turn_seat == self.view.seat

    def text(self) -> str:
        """What happened meanwhile, what is to be done and until when, and what has to be minded."""
        ends = "" if self.is_over else time_ends(self.reply.visible, self.wording)
        over = why_over(self.reply.visible, self.wording)
        if over:
            return over
        now = self.wording.text("hand-moment", moment=self.moment(), ends=ends, board=board_link(self.record))
        stands = self.record.standstill
        if stands is not None:
            return "\n".join([self.wording.text("hand-stands-still", why=stands.why.value), now])
        taught = [self.reply.lesson] if self.reply.lesson else []
        news, advice = ((), ()) if self.is_over else (self.reply.news, self.advice())
        return "\n".join([*news, now, *taught, *advice])

    def moment(self) -> str:
        """Where the game stands; what the seat is to do where it is in turn."""
        if self.is_in_turn and not self.is_over and self.view.phase is not Phase.SHUFFLE:
            return self.your_turn()
        if not (self.is_over or goes_on(self.record, self.view.out)):
            return paused(self.record, self.wording)
        return self.wording.speech(names_of(self.record), self.notation, self.emojis).moment(self.view)

    def your_turn(self) -> str:
        return self.wording.text(f"hand-turn-{self.view.phase.value}", lap="none", ends="no")

    def advice(self) -> Iterator[str]:
        """What has to be minded while choosing."""
        yield from ()

    def verdict(self) -> Iterator[str]:
        """What is chosen and what it is good for, just above the buttons."""
        yield from ()

    @property
    def speaker(self) -> Speaker:
        return Speaker(self.wording, self.record, self.emojis)

    def card(self, card: Card | None) -> str:
        return "none" if card is None else self.speaker.card(card)

    def cards(self, cards: Sequence[Card]) -> str:
        return self.speaker.cards(cards)

    def label(self, card: Card | None) -> str:
        """A card on a button or in a select, which show an emoji beside their words; `none` where there is none."""
        return "none" if card is None else self.wording.labels([card], self.notation)

    def labels_of(self, cards: Sequence[Card]) -> str:
        return self.wording.labels(cards, self.notation)

    @property
    def edge(self) -> Edge:
        return Edge.LIT if self.options.kinds and not self.is_over else Edge.CALM

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
        return self.reply.draft.chosen

    def labels(self) -> HandLabels:
        return HandLabels(title=self.title())

    def title(self) -> str:
        return self.wording.text("picture-hand", count=len(self.shown.hand))

    async def pictures(self) -> Sequence[OutgoingFile]:
        """All that is drawn: the hand, chosen cards raised, with all of it in words; nothing without cards."""
        if not self.shown.hand:
            return ()
        chosen, pack = self.chosen(), Pack(self.notation, self.emojis.four_colour)
        drawn = await draw(
            hand_picture,
            self.shown,
            chosen,
            self.order.value,
            self.melds,
            self.labels(),
            pack,
            frozenset(self.playable),
        )
        alt = self.wording.hand_alt(self.shown, self.notation, chosen=chosen)
        return (OutgoingFile(self.picture_name, drawn.png, alt),)

    @property
    def melds(self) -> list[tuple[Card, ...]]:
        return [] if self.split is None else [meld.cards for meld in self.split.melds]

    @abstractmethod
    def possible(self) -> Possible:
        """What can be done now."""

    def lists(self) -> Sequence[PanelItem]:
        """What is chosen from: an open question, else the cards in the order of the picture."""
        asked = self.reply.question
        if asked is not None:
            return [select(self.panel_id(asked.action, "which"), asked.choices, asked.prompt)]
        return [self.card_list(self.groups())] if self.shown.hand else []

    def groups(self) -> Sequence[Sequence[Card]]:
        """The hand as it lies in the picture: by suits, or meld by meld."""
        return hand_groups(self.shown.hand, self.order.value, self.melds, tiles=self.notation.tiles)

    def calling(self) -> list[PanelItem]:
        """Saying “Rommé” with what goes out next, or not after all, where that must be said (G-28)."""
        rules = self.view.rules
        must = isinstance(rules, DrawDiscardRules) and rules.go_out.call == "required"
        offered = must and self.view.hand and self.options.kinds
        return [self.button("call", on="yes" if self.reply.draft.call else "no")] if offered else []

    def table_tools(self) -> Sequence[PanelItem]:
        """What every hand has behind More: a fresh look, what happened, rules, the clock and help."""
        ways = {"rules": ("board", "rules"), "clock": ("clock", "open"), "help": ("board", "help")}
        found = [button(PanelId(*way, self.record.id), self.wording.text(f"button-{one}")) for one, way in ways.items()]
        return [self.button("show"), happened_button(self.record.id, self.wording), *found]

    def next_game(self) -> Sequence[PanelItem]:
        """On to another game that waits."""
        waiting = self.reply.next_game
        return [] if waiting is None else [next_button(waiting.game_id, waiting.variant, self.wording)]

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
        """A button that answers the turn, or what `mark` says; its words are `button-<action>`, or `button-<said>`."""
        label = self.wording.text(f"button-{said or action}", card=self.label(card), **facts)
        emoji = None if card is None else self.emojis.partial(card, self.notation)
        return button(self.panel_id(action, detail, mark), label, style=style, disabled=disabled, emoji=emoji)

    def naming(self, action: str, card: Card) -> PanelItem:
        """A button that plays the card it names; of who wants to be asked first, an unchosen card is chosen by it."""
        does, detail = action, str(card.index)
        if self.reply.asks_first and self.reply.draft.chosen != (card,):
            does, detail = "ready", f"{action}.{detail}"
        return self.button(does, detail=detail, style=Style.success, card=card, said=f"{action}-card")

    def laying(self, action: str, cards: str, points: int, detail: str = "") -> PanelItem:
        """A button that lays melds: their cards, or `all`, and what they are worth."""
        label = self.wording.text("button-lay-found", cards=cards, points=points)
        return button(self.panel_id(action, detail), label, style=Style.success)

    def panel_id(self, action: str, detail: str = "", mark: int | None = None) -> PanelId:
        return PanelId(PANEL, action, self.record.id, self.view.turn if mark is None else mark, detail)

    def card_option(self, card: Card, value: str) -> discord.SelectOption:
        """A card to choose, with its emoji."""
        emoji = self.emojis.partial(card, self.notation)
        return discord.SelectOption(label=self.label(card), value=value, emoji=emoji)

    def card_list(self, groups: Sequence[Sequence[Card]]) -> PanelItem:
        """The list of these cards in their order; beyond 25 by suits, the last choice leading to the next of them."""
        named = copies(card for group in groups for card in group)
        if len(named) > OPTIONS_PER_SELECT:
            named = copies(sorted(card for group in groups for card in group))
        chosen = Counter(self.reply.draft.chosen)
        pages = [[self._card_option(value, card, chosen) for value, card in part] for part in _parts(named)]
        options = page_shown(pages, self.reply.page, self.wording)
        panel_id = self.panel_id("cards", str(self.reply.page % len(pages)), mark=0)
        return select(panel_id, options, self.wording.text("select-cards"), at_least=0, at_most=len(options))

    def _card_option(self, value: str, card: Card, chosen: Counter[Card]) -> discord.SelectOption:
        option, copy = self.card_option(card, value), int(value.rpartition(".")[2])
        option.default = chosen[card] > 0
        chosen[card] -= option.default
        if copy:
            option.label = self.wording.text("card-copy", card=option.label, copy=copy + 1)
        elif card in self.drawn:
            option.description = self.wording.text("select-new-card")
        return option


def copies(hand: Iterable[Card]) -> tuple[tuple[str, Card], ...]:
    """Every card of a hand with a name of its own: `7H.0` and `7H.1` are the two sevens of hearts of two packs."""
    seen: Counter[Card] = Counter()
    named = []
    for card in hand:
        named.append((f"{PLAYING_CARDS.text(card)}.{seen[card]}", card))
        seen[card] += 1
    return tuple(named)


def _parts(named: Sequence[tuple[str, Card]]) -> list[list[tuple[str, Card]]]:
    """All cards together where a list holds them; else suit by suit, several suits in one where they fit."""
    if len(named) <= OPTIONS_PER_SELECT:
        return [list(named)]
    parts: list[list[tuple[str, Card]]] = [[]]
    for suit in dict.fromkeys(card.suit for _, card in named):
        for part in batched([one for one in named if one[1].suit == suit]):
            if len(parts[-1]) + len(part) > PER_PAGE:
                parts.append([])
            parts[-1] += part
    return [part for part in parts if part]
