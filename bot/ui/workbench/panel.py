"""The workbench as it is shown: the table in the making, what is not right yet, and everything to change it with."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, Final, cast

import discord

from bot.card_emojis import CardEmojis
from bot.ui.hand.controls import OPTIONS_PER_SELECT
from bot.ui.hand.draft import Bench, open_tiles
from bot.ui.hand.panel import card_selects, hand_panel
from bot.ui.hand.sitting import Reply
from bot.ui.kit.ids import PanelId
from bot.ui.kit.items import PanelItem, Style, button, row, select
from bot.ui.kit.message import Outgoing, OutgoingFile, picture
from bot.ui.table.game_facts import board_link, names_of, notation_of, worded
from bot.ui.workbench.bench import Judged, judged, opened, readings_in_focus, table_rules
from bot.wording import Wording
from engine.cards import JOKER, Card, with_cards
from engine.games.tiles.rules import TileRules
from engine.games.tiles.view import TileView
from engine.games.views import MatchView
from engine.melds.meld import NewMeld
from render.boards.proposal import Proposal, proposal_picture
from render.boards.trays import Mark, Piece, Tray
from render.kit.theme import ACCENT
from render.labels import ProposalLabels
from render.pieces.pack import Pack

_LONGEST_LABEL: Final = 100


class BenchPanel:
    """One drawing of the workbench: the reply, the bench, and what was judged of it."""

    def __init__(self, reply: Reply, view: MatchView, bench: Bench, wording: Wording) -> None:
        self.reply = reply
        self.view = view
        self.bench = bench
        self.wording = wording
        self.record = reply.look.record
        self.notation = notation_of(self.record)
        self.found = judged(view, reply.draft, bench)

    # ------------------------------------------------------------------------------------------------ text, picture

    def text(self) -> str:
        """Where the table stands: what happened, what is chosen, what is not right."""
        said, wording = [], self.wording
        if self.reply.note:
            said.append(wording.text("hand-note", note=self.reply.note))
        said.append(wording.text("workbench-heading", link=board_link(self.record)))
        taking = self.reply.draft.taking
        if taking is not None and taking in open_tiles(self.view):
            said.append(wording.text("workbench-taking", card=self.card(open_tiles(self.view)[taking])))
        if self.found.laid:
            said.append(wording.text("workbench-laid", cards=self.cards(self.found.laid)))
        picked = [self.bench.steps[-1][meld].cards[place] for meld, place in self.bench.picked]
        chosen = [*picked, *(self.reply.draft.chosen if self.bench.by_hand else ())]
        if chosen:
            said.append(wording.text("hand-chosen", cards=self.cards(chosen)))
        said += [wording.text("workbench-problem", problem=problem) for problem in self.problems()]
        if not self.found.wrong:
            said.append(wording.text("workbench-right"))
        if isinstance(self.view, TileView) and not self.untouched:
            said.append(wording.text("workbench-time", **self.when_time_is_up()))
        return "\n".join(said)

    @property
    def untouched(self) -> bool:
        """Whether the table lies as it did at first."""
        return self.bench.steps[-1] == self.bench.steps[0]

    def when_time_is_up(self) -> dict[str, object]:
        """What the clock does with the table in the making, as arguments of a sentence."""
        timeout = cast(TileRules, self.view.rules).timeout
        state = "taking" if self.reply.draft.taking is not None else "wrong" if self.found.wrong else "right"
        return {"state": state, "policy": timeout.policy, "penalty": timeout.penalty_tiles}

    def problems(self) -> list[str]:
        """What is not right, sentence by sentence; an untouched table needs none."""
        if self.untouched:
            options = self.reply.look.options
            needed = 0 if options is None else options.opening_short
            return [self.wording.text("workbench-untouched", needed=needed)]
        names = names_of(self.record)
        told = []
        for wrong in self.found.wrong[:5]:
            why = self.wording.reject(wrong.why, notation=self.notation, names=names)
            if wrong.meld is not None:
                cards = self.cards(self.bench.steps[-1][wrong.meld].cards)
                why = self.wording.text("workbench-wrong", meld=cards, why=why)
            told.append(why)
        return told

    async def picture(self) -> OutgoingFile:
        """The table as it would lie, with what is new, what has moved, and what is left in the hand."""
        found, wording = self.found, self.wording
        state = "untouched" if self.untouched else "wrong" if found.wrong else "right"
        labels = ProposalLabels(
            title=wording.text("picture-proposal"),
            status=wording.text("picture-proposal-status", state=state),
            laid=wording.text("picture-laid"),
            moved=wording.text("picture-moved"),
            left=wording.text("picture-left"),
            nothing_left=wording.text("picture-nothing-left"),
        )
        left = with_cards(found.left, found.freed)
        proposal = Proposal(trays(found), left)
        drawn = await asyncio.to_thread(proposal_picture, proposal, labels, Pack(self.notation))
        melds = " | ".join(self.cards(meld.cards) for meld in found.melds)
        alt = wording.text("alt-proposal", melds=melds, left=self.cards(left) or "none")
        return picture("workbench.png", drawn.png, alt)

    def card(self, card: Card) -> str:
        """A piece in words."""
        return self.wording.card(card, self.notation)

    def cards(self, cards: Sequence[Card]) -> str:
        """Pieces in words."""
        return self.wording.cards(cards, self.notation)

    # ------------------------------------------------------------------------------------------------------ controls

    def rows(self, emojis: CardEmojis) -> Iterator[Sequence[PanelItem]]:
        """The selects and buttons, row by row."""
        if self.bench.by_hand:
            for picked in self.selects(emojis):
                yield [picked]
            yield self.tools()
        yield self.ends()

    def selects(self, emojis: CardEmojis) -> Iterator[PanelItem]:
        """Which meld, which of its pieces, which pieces of the hand, and where they go."""
        table = self.bench.steps[-1]
        focus = min(self.bench.focus, len(table) - 1)
        if table:
            melds = [(str(number), self.meld(number, meld), number == focus) for number, meld in enumerate(table)]
            yield from self._parted("benchfocus", melds, "select-bench-meld")
            pieces = [
                (str(place), self.piece(table[focus], place), (focus, place) in self.bench.picked)
                for place in range(len(table[focus].cards))
            ]
            yield from self._parted("benchpick", pieces, "select-bench-pieces", focus)
            yield from self.readings(focus)
        if self.found.left:
            yield from card_selects(self.reply, [self.found.left], self.wording, emojis)
        if self.bench.picked or self.reply.draft.chosen:
            targets = [("new", self.wording.text("bench-to-new"), False)]
            if self.bench.picked:
                targets.append(("rack", self.wording.text("bench-to-rack"), False))
            targets += [(str(number), self.meld(number, meld), False) for number, meld in enumerate(table)]
            yield from self._parted("benchmove", targets, "select-bench-target")

    def readings(self, focus: int) -> Iterator[PanelItem]:
        """What the jokers of the meld in focus can stand for, where there is a choice."""
        now = self.bench.steps[-1][focus]
        found = readings_in_focus(table_rules(self.view), self.bench)[:OPTIONS_PER_SELECT]
        if found:
            ways = [NewMeld(meld.cards, meld.faces) for meld in found]
            options = [self._option(str(at), self.pieces(way), way == now) for at, way in enumerate(ways)]
            yield select(self._id("benchread"), options, self.wording.text("select-bench-read", number=focus + 1))

    def _parted(
        self, action: str, options: Sequence[tuple[str, str, bool]], prompt: str, of: int | None = None
    ) -> Iterator[PanelItem]:
        """One select, or several where there are more than a select holds; of pieces of a meld any may be chosen."""
        for start in range(0, len(options), OPTIONS_PER_SELECT):
            part = [self._option(*option) for option in options[start : start + OPTIONS_PER_SELECT]]
            if of is None:
                yield select(self._id(action, str(start)), part, self.wording.text(prompt))
            else:
                panel_id, placeholder = self._id(action, f"{of}.{start}"), self.wording.text(prompt, number=of + 1)
                yield select(panel_id, part, placeholder, at_least=0, at_most=len(part))

    def _option(self, value: str, label: str, chosen: bool) -> discord.SelectOption:
        return discord.SelectOption(label=label[:_LONGEST_LABEL], value=value, default=chosen)

    def meld(self, number: int, meld: NewMeld) -> str:
        """A meld of the bench by its number, as the picture has it, and its pieces."""
        return self.wording.text("bench-meld", number=number + 1, cards=self.cards(meld.cards))

    def piece(self, meld: NewMeld, place: int) -> str:
        """A piece of a meld; a joker with what it stands for."""
        card, face = meld.cards[place], meld.faces[place] if meld.faces else None
        if card is JOKER and face is not None and face is not JOKER:
            return self.wording.text("card-as", card=self.card(card), face=self.card(face))
        return self.card(card)

    def pieces(self, meld: NewMeld) -> str:
        """A meld in words, each joker with what it stands for."""
        return " ".join(self.piece(meld, place) for place in range(len(meld.cards)))

    def tools(self) -> list[PanelItem]:
        """Changing the table without choosing a place."""
        splits = len(self.bench.picked) == 1 and self.bench.picked[0][1] > 0
        return [
            self.button("benchsplit", disabled=not splits),
            self.button("benchundo", disabled=len(self.bench.steps) < 2),
        ]

    def ends(self) -> list[PanelItem]:
        """Doing it, going on by hand, and going back."""
        confirm = self.button("benchok", style=Style.success, disabled=bool(self.found.wrong))
        more = [] if self.bench.by_hand else [self.button("byhand")]
        return [confirm, *more, self.button("benchclose")]

    def button(self, action: str, *, style: Style = Style.secondary, disabled: bool = False) -> PanelItem:
        """A button of the workbench; its words are `button-<action>`."""
        return button(self._id(action), self.wording.text(f"button-{action}"), style=style, disabled=disabled)

    def _id(self, action: str, detail: str = "") -> PanelId:
        return PanelId("hand", action, self.record.id, self.view.turn, detail)


def trays(found: Judged) -> tuple[Tray, ...]:
    """The melds of a judged table as trays, numbered from 1, marked with what was laid and what has moved.

    Where the table is wrong as a whole, the melds that have changed are shown as wrong.
    """
    shown = []
    faulty: set[int] = {wrong.meld for wrong in found.wrong if wrong.meld is not None}
    if any(wrong.meld is None for wrong in found.wrong):
        faulty = {number for number, change in enumerate(found.changes) if change.laid or change.moved}
    for number, (meld, change) in enumerate(zip(found.melds, found.changes, strict=True)):
        marks = dict.fromkeys(change.laid, Mark.NEW) | dict.fromkeys(change.moved, Mark.MOVED)
        pieces = tuple(
            Piece(card, face if card is JOKER else None, marks.get(place))
            for place, (card, face) in enumerate(zip(meld.cards, meld.faces, strict=True))
        )
        shown.append(Tray(str(number + 1), pieces, fresh=change.origin is None, wrong=number in faulty))
    return tuple(shown)


async def bench_panel(reply: Reply, view: MatchView, bench: Bench, wording: Wording, cards: CardEmojis) -> Outgoing:
    """The panel of a table in the making, in place of the hand."""
    wording = worded(wording, reply.look.record)
    panel = await asyncio.to_thread(BenchPanel, reply, view, bench, wording)
    container: discord.ui.Container[Any] = discord.ui.Container(
        discord.ui.TextDisplay(panel.text()), accent_colour=discord.Colour.from_rgb(*ACCENT)
    )
    file = await panel.picture()
    container.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(file.url, description=file.alt)))
    for items in panel.rows(cards):
        container.add_item(row(*items))
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(container)
    return Outgoing(layout, (file,))


async def hand_or_bench(reply: Reply, wording: Wording, cards: CardEmojis) -> Outgoing:
    """The hand of a game with melds, or the table that its player is rebuilding."""
    view = reply.look.view
    bench = None if view is None else opened(reply.draft, view)
    if view is None or bench is None:
        return await hand_panel(reply, wording, cards)
    return await bench_panel(reply, view, bench, wording, cards)
