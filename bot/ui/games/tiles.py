"""The tile games: the pool and the tiles that lie open; one's rack, and from it the way to the workbench."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from bot.card_emojis import CardEmojis
from bot.hosting.games.drafts import Draft, OpenPlace, SortOrder, open_tiles
from bot.ui.games.family import FamilyHand, FamilyPanels
from bot.ui.hand.laying import MOST_AT_ONCE, NOWHERE, Found, Laying, on_the_table, ways_of
from bot.ui.hand.meld_actions import card_named, choose_cards, holding, ready, sort_anew
from bot.ui.hand.meld_panel import PiecesHand
from bot.ui.hand.sitting import Action, Reply, Sitting, plays
from bot.ui.kit.items import Click, PanelItem, Possible, Style
from bot.ui.kit.message import OutgoingFile
from bot.ui.table.board_panel import Answer, BoardPanel, Verb
from bot.ui.table.game_facts import assist_of
from bot.ui.workbench.bench import Wrong, begun, judged, lacks_tile
from bot.ui.workbench.bench_actions import WORKBENCH_ACTIONS, lay_chosen, may_rebuild
from bot.ui.workbench.solving import table_with
from bot.wording import Wording
from bot.wording.speech import awaited
from engine.cards import Card
from engine.games.moves import Discard, DrawStock, MoveKind, PassTurn
from engine.games.tiles.options import TileOptions, TileView, options
from engine.melds.search import best_melds
from render.labels import HandLabels


class TileBoard(BoardPanel[TileView]):
    """The pool, tiles that lie open, and the melds, marked with what the last turn brought."""

    async def pictures(self) -> Sequence[OutgoingFile]:
        pool, claim = self.wording.text("picture-pool"), self.wording.text("picture-take-aside")
        own = ("no_melds", "laid", "moved", "open_tile", "aside")
        return await self.drawn(self.labels(*own, stock=pool, claim=claim))

    def buttons(self) -> Sequence[PanelItem]:
        """Drawing, or passing: what of the two is possible."""
        now, turn = awaited(self.view), self.view.turn
        if now in ("draw", "lay_or_draw"):
            return [self.button("draw", self.wording.text("button-board-draw-tile"), turn, style=Style.success)]
        if now in ("lay", "lay_or_pass"):
            return [self.button("passturn", self.wording.text("button-board-pass"), turn, style=Style.success)]
        return []


class TileRack(PiecesHand[TileView]):
    """A rack."""

    picture_name = "rack.png"

    def __init__(self, reply: Reply, view: TileView, wording: Wording, emojis: CardEmojis) -> None:
        super().__init__(reply, view, wording, emojis)
        chosen = reply.draft.chosen
        judges = may_rebuild(self.options) and 0 < len(chosen) <= MOST_AT_ONCE
        self.found = as_it_lies(view, reply.draft) if judges else NOWHERE

    @cached_property
    def options(self) -> TileOptions:
        return options(self.view)

    @property
    def lacks_tile(self) -> bool:
        return lacks_tile(self.view, self.reply.draft)

    def your_turn(self) -> str:
        may_lay = MoveKind.LAY_TABLE in self.options.kinds
        return self.wording.text(f"rack-turn-{awaited(self.view)}", open="yes" if may_lay else "no")

    def advice(self) -> Iterator[str]:
        """What is taken and chosen, and what has to be minded while choosing."""
        draft, wording = self.reply.draft, self.wording
        tile = None if draft.taking is None else open_tiles(self.view).get(draft.taking)
        if tile is not None:
            yield wording.text("workbench-taking", card=self.card(tile))
        if MoveKind.LAY_TABLE in self.options.kinds and self.options.opening_short and not self.reply.lesson:
            yield wording.text("rack-opening", needed=self.options.opening_short)
        if may_rebuild(self.options) and assist_of(self.view.rules) != "hints":
            yield wording.text("rack-assist", assist=assist_of(self.view.rules))

    @property
    def may_work(self) -> bool:
        """Whether the chosen tiles may be laid: as they are, or, where that is looked for, by rebuilding the table."""
        chosen, rules = self.reply.draft.chosen, self.view.rules
        looked_for = self.options.may_rearrange or rules.table_access_after_opening == "same_turn"
        whole = len(chosen) == len(self.shown.hand)
        may_lay = bool(chosen) and not self.lacks_tile
        return may_lay and (looked_for or whole or len(chosen) > MOST_AT_ONCE or self.found.works)

    def told_of_chosen(self) -> Iterator[str]:
        """What the chosen tiles would lay, or what lacks; and that the table may be searched for more."""
        chosen = self.reply.draft.chosen
        if not may_rebuild(self.options):
            return
        if len(chosen) > MOST_AT_ONCE:
            yield self.wording.text("verdict-many", most=MOST_AT_ONCE)
        elif not self.found.ways:
            if len(chosen) > 1:
                yield self.teller.missing(chosen)
            if self.options.may_rearrange and not self.lacks_tile and assist_of(self.view.rules) != "none":
                yield self.wording.text("verdict-search", count=len(chosen))
        elif self.found.ways[0].melds:
            yield from self.teller.melds(self.found)
        else:
            yield from self.teller.lay_offs(self.found)

    def told_of_discarding(self) -> Iterator[str]:
        """Which of the chosen tiles may end the turn by lying aside."""
        chosen = self.reply.draft.chosen
        if MoveKind.DISCARD not in self.options.kinds:
            return
        if len(chosen) > 1:
            yield self.wording.text("verdict-aside-one")
        elif chosen[0] in self.options.discardable:
            yield self.wording.text("verdict-aside", card=self.card(chosen[0]))

    def title(self) -> str:
        return self.wording.text("picture-rack", count=len(self.shown.hand))

    def labels(self) -> HandLabels:
        return replace(super().labels(), drawn=self.wording.text("picture-drawn"))

    def possible(self) -> Possible:
        return Possible(self.ends(), [*self.lays(), *self.next_game()], self.tools())

    def found_button(self, way: Laying) -> PanelItem:
        """Melds of the rack, to be shown as they would be laid."""
        cards = "all" if len(way.melds) > 1 else self.labels_of(way.melds[0].cards)
        return self.laying("layfound", cards, way.points(self.view.rules, ()), way.name)

    def lays(self) -> list[PanelItem]:
        """Laying chosen tiles, else melds of the rack; the workbench, and tiles that lie open to be taken for it."""
        if not may_rebuild(self.options):
            return []
        found: list[PanelItem] = []
        if self.may_work:
            found.append(self.button("laythese", style=Style.success, cards=self.labels_of(self.reply.draft.chosen)))
        elif not self.reply.draft.chosen and self.split is not None and self.is_helped:
            ways = [way for way in ways_of(self.split.melds) if not wrong_with(self.view, self.reply.draft, way)]
            found += map(self.found_button, ways)
        offered: dict[OpenPlace, Card | None] = {"aside": self.options.take_aside, "open": self.options.take_open}
        for where, tile in offered.items():
            if tile is not None:
                found.append(self.button("taketile", detail=where, style=Style.success, card=tile))
        found += [] if self.lacks_tile else [self.button("byhand")]
        if assist_of(self.view.rules) == "hints":
            found.append(self.button("hint"))
        return found

    def ends(self) -> list[PanelItem]:
        """Drawing, passing, putting aside the chosen tile, else the likeliest."""
        now, found = self.options, []
        if MoveKind.DRAW_STOCK in now.kinds:
            found.append(self.button("drawtile", style=Style.success))
        if MoveKind.PASS_TURN in now.kinds:
            found.append(self.button("passtiles", style=Style.success))
        if MoveKind.DISCARD in now.kinds:
            aside = self.chosen_or_likeliest(self.options.discardable, self.drawn)
            found += [] if aside is None else [self.naming("putaside", aside)]
        return found

    def tools(self) -> list[PanelItem]:
        """What changes the panel alone: the other orders of the rack, no choice."""
        others = [order for order in SortOrder if order is not self.order and self.view.hand]
        orders = [self.button("order", detail=order.value, other=order.value) for order in others]
        clear = [self.button("clear")] if self.reply.draft.chosen else []
        return [*clear, *orders, *self.table_tools()]


def as_it_lies(view: TileView, draft: Draft) -> Found:
    """The chosen tiles laid without moving what lies on the table, judged as the rules would judge it."""
    ways = on_the_table(view.rules, view.melds, draft.chosen)
    if not ways:
        return NOWHERE
    wrong = wrong_with(view, draft, ways[0])
    points = ways[0].points(view.rules, view.melds)
    return Found(ways[:1], points, wrong[0].why if wrong else None)


def wrong_with(view: TileView, draft: Draft, way: Laying) -> Sequence[Wrong]:
    """What the rules say against laying in this way on the table as it lies."""
    return judged(view, draft, begun(view, table_with(view.melds, way), by_hand=False)).wrong


async def _lay_found(sitting: Sitting[TileView], click: Click) -> Reply:
    split = await asyncio.to_thread(best_melds, sitting.view.rules, sitting.draft.hand(sitting.view))
    way = next((one for one in ways_of(split.melds) if one.name == click.detail), None)
    if way is None:
        return sitting.reply(sitting.wording.text("question-stale"))
    return await lay_chosen(holding(sitting, [card for meld in way.melds for card in meld.cards]), click)


_ACTIONS: Final[Mapping[str, Action[TileView]]] = {
    "cards": choose_cards,
    "drawtile": plays(lambda at, click: DrawStock(at.seat, click.turn)),
    "passtiles": plays(lambda at, click: PassTurn(at.seat, click.turn)),
    "putaside": plays(lambda at, click: Discard(at.seat, click.turn, card_named(click))),
    "ready": ready,
    "layfound": _lay_found,
    "order": sort_anew,
    "clear": lambda at, click: at.drafting(replace(at.draft, chosen=(), taking=None)),
    **WORKBENCH_ACTIONS,
}

TILES: Final = FamilyPanels(
    TileView,
    TileBoard,
    verbs={
        "draw": Verb(DrawStock),
        "passturn": Verb(PassTurn, Answer.SENTENCE),
    },
    hand=FamilyHand(TileRack, _ACTIONS),
)
