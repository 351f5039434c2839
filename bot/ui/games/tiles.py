"""The tile games: the pool and the tiles that lie open; one's rack, and from it the way to the workbench."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.games.drafts import Draft, OpenPlace, SortOrder, open_tiles
from bot.ui.games.family import FamilyHand, FamilyPanels
from bot.ui.hand import verbs
from bot.ui.hand.hand_panel import HandPanel
from bot.ui.hand.judging import MOST_AT_ONCE, NOWHERE, Found, on_the_table
from bot.ui.hand.meld_actions import chosen_anew, holding, ready_for, sorted_anew
from bot.ui.hand.meld_panel import LARGEST_SEARCHED
from bot.ui.hand.questions import cut
from bot.ui.hand.sitting import Action, Reply, Sitting
from bot.ui.hand.verdict import Teller
from bot.ui.kit.items import OPTIONS_PER_SELECT, Click, PanelItem, Style, select
from bot.ui.kit.message import OutgoingFile
from bot.ui.table.board_panel import Answer, BoardPanel, Verb
from bot.ui.table.game_facts import begins_with_a_tile, notation_of
from bot.ui.workbench.bench import assist_of, begun, judged
from bot.ui.workbench.bench_actions import WORKBENCH_ACTIONS, lay_chosen, may_rebuild
from bot.ui.workbench.bench_panel import hand_or_bench
from bot.ui.workbench.solving import table_with
from bot.wording import Wording
from engine.cards import PLAYING_CARDS, Card
from engine.games.moves import Discard, MoveKind
from engine.games.tiles.options import TileOptions, options
from engine.games.tiles.view import TileView
from engine.games.views import Phase
from engine.melds.meld import Meld
from engine.melds.search import MeldSplit, best_melds
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove, Reject
from render.labels import HandLabels

# --------------------------------------------------------------------------------------------------------------- board


class TileBoard(BoardPanel[TileView]):
    """The pool, tiles that lie open, and the melds, marked with what the last turn brought."""

    has_hands = True

    async def pictures(self) -> Sequence[OutgoingFile]:
        """The table."""
        labels = self.labels(
            stock=self.wording.text("picture-pool"),
            claim=self.wording.text("picture-take-aside"),
            no_melds=self.wording.text("picture-no-melds"),
            laid=self.wording.text("picture-laid"),
            moved=self.wording.text("picture-moved"),
            open_tile=self.wording.text("picture-open-tile"),
            aside=self.wording.text("picture-aside"),
        )
        return await self.drawn(labels)

    def buttons(self) -> Sequence[PanelItem]:
        """Drawing; passing where that is possible."""
        view = self.view
        drawing = view.phase in (Phase.DRAW, Phase.LAY_OR_DRAW) and view.pool > 0
        ending = view.phase is Phase.LAY and not begins_with_a_tile(view.rules)
        passing = ending or (view.phase is Phase.LAY_OR_DRAW and not view.pool)
        style = Style.success if drawing else Style.secondary
        draw, let_go = self.wording.text("button-board-draw-tile"), self.wording.text("button-board-pass")
        found = [self.button("draw", draw, view.turn, style=style, disabled=not drawing)]
        return [*found, self.button("passturn", let_go, view.turn)] if passing else found

    def first_moves(self) -> Sequence[PanelItem]:
        """Drawing a tile; with it the turn is over, or goes on at the rack."""
        view = self.view
        if view.phase not in (Phase.DRAW, Phase.LAY_OR_DRAW) or not view.pool:
            return ()
        return (self.button("draw", self.wording.text("button-board-draw-tile"), view.turn),)


# ---------------------------------------------------------------------------------------------------------------- rack


class TileRack(HandPanel[TileView]):
    """A rack."""

    picture_name = "rack.png"

    def __init__(self, reply: Reply, view: TileView, wording: Wording, emojis: CardEmojis) -> None:
        super().__init__(reply, view, wording, emojis)
        self.teller = Teller(self.speaker, view.rules, view.melds)
        chosen = reply.draft.chosen
        judges = may_rebuild(self.options) and 0 < len(chosen) <= MOST_AT_ONCE
        self.found = as_it_lies(view, reply.draft) if judges else NOWHERE

    @cached_property
    def options(self) -> TileOptions:
        return options(self.view)

    def your_turn(self) -> str:
        return self.wording.text(f"rack-turn-{self.view.phase.value}")

    def advice(self) -> Iterator[str]:
        """What is taken and chosen, and what has to be minded while choosing."""
        draft, wording = self.reply.draft, self.wording
        tile = None if draft.taking is None else open_tiles(self.view).get(draft.taking)
        if tile is not None:
            yield wording.text("workbench-taking", card=self.card(tile))
        if self.options.may_meld and self.options.opening_short and not self.reply.lesson:
            yield wording.text("rack-opening", needed=self.options.opening_short)
        if may_rebuild(self.options) and assist_of(self.view) != "hints":
            yield wording.text("rack-assist", assist=assist_of(self.view))

    def verdict(self) -> Iterator[str]:
        """What the chosen tiles are as the table lies, and what may be done with them."""
        chosen = self.reply.draft.chosen
        if not chosen:
            if may_rebuild(self.options):
                yield self.wording.text("verdict-nothing", can="lay")
            return
        yield self.teller.chosen(chosen)
        said = [*self.told_of_laying(), *self.told_of_putting_aside()]
        if said:
            yield " ".join(said)

    @property
    def may_work(self) -> bool:
        """Whether the chosen tiles may be laid: as they are, or, where that is looked for, by rebuilding the table."""
        chosen, rules = self.reply.draft.chosen, self.view.rules
        looked_for = self.options.may_rearrange or rules.table_access_after_opening == "same_turn"
        whole = len(chosen) == len(self.shown.hand)
        return bool(chosen) and (looked_for or whole or len(chosen) > MOST_AT_ONCE or self.found.works)

    def told_of_laying(self) -> Iterator[str]:
        """What the chosen tiles would lay, or what lacks; and that the table may be searched for more."""
        chosen = self.reply.draft.chosen
        if not may_rebuild(self.options):
            return
        if len(chosen) > MOST_AT_ONCE:
            yield self.wording.text("verdict-many", most=MOST_AT_ONCE)
        elif not self.found.ways:
            if len(chosen) > 1:
                yield self.teller.missing(chosen)
            if self.options.may_rearrange and assist_of(self.view) != "none":
                yield self.wording.text("verdict-search", count=len(chosen))
        elif self.found.ways[0].melds:
            yield from self.teller.melds(self.found)
        else:
            yield from self.teller.lay_offs(self.found)

    def told_of_putting_aside(self) -> Iterator[str]:
        """Which of the chosen tiles may end the turn by lying aside."""
        chosen = self.reply.draft.chosen
        if MoveKind.DISCARD not in self.options.kinds:
            return
        if len(chosen) > 1:
            yield self.wording.text("verdict-aside-one")
        elif chosen[0] in self.options.discardable:
            yield self.wording.text("verdict-aside", card=self.card(chosen[0]))

    @property
    def order(self) -> SortOrder:
        return self.reply.draft.order

    async def split(self) -> MeldSplit | None:
        """The best melds of the rack, where it lies by them."""
        if self.order is not SortOrder.MELDS or len(self.shown.hand) > LARGEST_SEARCHED:
            return None
        return await asyncio.to_thread(best_melds, self.view.rules, self.shown.hand)

    @property
    def drawn(self) -> Collection[Card]:
        return self.view.drawn

    def title(self) -> str:
        return self.wording.text("picture-rack", count=len(self.shown.hand))

    def labels(self, split: MeldSplit | None) -> HandLabels:
        return replace(super().labels(split), drawn=self.wording.text("picture-drawn"))

    def buttons(self) -> Iterator[Sequence[PanelItem]]:
        """Laying, then what ends the turn."""
        yield self.lays()
        yield self.ends()
        yield self.tools()

    def selects(self, split: MeldSplit | None) -> Iterator[PanelItem]:
        """The tiles to choose from; the melds that were found; the tiles to put aside, which ends the turn."""
        yield from self.choosing(split)
        if split is not None and split.melds and may_rebuild(self.options):
            options = [
                discord.SelectOption(label=cut(self.found_meld(meld)), value=self.notation.texts(meld.cards))
                for meld in split.melds[:OPTIONS_PER_SELECT]
            ]
            yield select(self.panel_id("layfound"), options, self.wording.text("select-found"))
        if MoveKind.DISCARD in self.options.kinds and self.options.discardable:
            tiles = dict.fromkeys(self.options.discardable)
            aside = [self.card_option(tile, PLAYING_CARDS.text(tile)) for tile in tiles]
            asks = "yes" if self.reply.asks_first else "no"
            for start in range(0, len(aside), OPTIONS_PER_SELECT):
                part = aside[start : start + OPTIONS_PER_SELECT]
                yield select(self.panel_id("throw", str(start)), part, self.wording.text("select-aside", asks=asks))

    def found_meld(self, meld: Meld) -> str:
        """A meld of the rack as a choice."""
        cards = self.labels_of(meld.cards)
        return self.wording.text("option-found", cards=cards, points=meld_value(self.view.rules, meld))

    def lays(self) -> list[PanelItem]:
        """Laying chosen tiles, the workbench, and tiles that lie open to be taken for it."""
        if not may_rebuild(self.options):
            return []
        found = [self.button("laythese", style=Style.success, disabled=not self.may_work)]
        found.append(self.button("byhand"))
        if assist_of(self.view) == "hints":
            found.append(self.button("hint"))
        offered: dict[OpenPlace, Card | None] = {"aside": self.options.take_aside, "open": self.options.take_open}
        for where, tile in offered.items():
            if tile is not None:
                found.append(self.button("taketile", detail=where, card=tile))
        return found

    def ends(self) -> list[PanelItem]:
        """Drawing, passing, putting a tile aside."""
        now, chosen, found = self.options, self.reply.draft.chosen, []
        if now.draw_stock:
            found.append(self.button("drawtile", style=Style.primary))
        if now.may_pass:
            found.append(self.button("passtiles", style=Style.primary))
        if MoveKind.DISCARD in now.kinds:
            one = chosen[0] if len(chosen) == 1 and chosen[0] in now.discardable else None
            if one is None:
                found.append(self.button("putaside", style=Style.danger, disabled=True))
            else:
                found.append(self.button("putaside", style=Style.danger, card=one, said="putaside-card"))
        return found

    def tools(self) -> list[PanelItem]:
        """What changes the panel alone: the other orders of the rack, a fresh look, no choice."""
        others = [order for order in SortOrder if order is not self.order]
        found = [self.button("order", detail=order.value, other=order.value) for order in others if self.view.hand]
        found.append(self.button("show"))
        if self.reply.draft.chosen:
            found.append(self.button("clear"))
        return found


def as_it_lies(view: TileView, draft: Draft) -> Found:
    """The chosen tiles laid without moving what lies on the table, judged as the rules would judge it."""
    ways = on_the_table(view.rules, view.melds, draft.chosen)
    if not ways:
        return NOWHERE
    wrong = judged(view, draft, begun(view, table_with(view.melds, ways[0]), by_hand=False)).wrong
    points = ways[0].points(view.rules, view.melds)
    return Found(ways[:1], points, wrong[0].why if wrong else None)


async def _choose(sitting: Sitting[TileView], click: Click) -> Reply:
    return await sitting.drafting(chosen_anew(sitting, click))


async def _draw(sitting: Sitting[TileView], click: Click) -> Reply:
    return await sitting.submit(verbs.draw(sitting.visible, turn=click.turn))


async def _pass_turn(sitting: Sitting[TileView], click: Click) -> Reply:
    return await sitting.submit(verbs.pass_turn(sitting.visible, click.turn))


async def _put_aside(sitting: Sitting[TileView], click: Click) -> Reply:
    if len(sitting.draft.chosen) != 1:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    return await sitting.submit(Discard(sitting.seat, click.turn, sitting.draft.chosen[0]))


async def _throw(sitting: Sitting[TileView], click: Click) -> Reply:
    """Put aside what is chosen from the list; where that is asked for first, make ready for the button."""
    tile = PLAYING_CARDS.parse(click.values[0])
    if sitting.asks_first:
        return await ready_for(sitting, tile, "button-putaside-card")
    return await sitting.submit(Discard(sitting.seat, click.turn, tile))


async def _lay_found(sitting: Sitting[TileView], click: Click) -> Reply:
    """Show a meld of the rack as it would be laid."""
    tiles = notation_of(sitting.visible.record).parse_many(click.values[0])
    return await lay_chosen(holding(sitting, tiles), click)


async def _order(sitting: Sitting[TileView], click: Click) -> Reply:
    return await sitting.drafting(sorted_anew(sitting, click))


async def _clear(sitting: Sitting[TileView], click: Click) -> Reply:
    return await sitting.drafting(replace(sitting.draft, chosen=(), taking=None))


_ACTIONS: Final[Mapping[str, Action[TileView]]] = {
    "cards": _choose,
    "drawtile": _draw,
    "passtiles": _pass_turn,
    "putaside": _put_aside,
    "throw": _throw,
    "layfound": _lay_found,
    "order": _order,
    "clear": _clear,
    **WORKBENCH_ACTIONS,
}

TILES: Final = FamilyPanels(
    TileView,
    TileBoard,
    verbs={
        "draw": Verb(lambda visible, mark: verbs.draw(visible, turn=mark)),
        "passturn": Verb(verbs.pass_turn, Answer.SENTENCE),
    },
    hand=FamilyHand(TileView, hand_or_bench(TileRack), _ACTIONS),
)
