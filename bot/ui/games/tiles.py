"""The tile games: the pool and the tiles that lie open; one's rack, and from it the way to the workbench."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from bot.ui.games.family import FamilyHand, FamilyPanels
from bot.ui.games.rule_facts import begins_with_a_tile
from bot.ui.hand import verbs
from bot.ui.hand.draft import OpenPlace, open_tiles
from bot.ui.hand.hand_panel import HandPanel
from bot.ui.hand.meld_actions import chosen_anew
from bot.ui.hand.sitting import Action, Reply, Sitting
from bot.ui.kit.items import Click, PanelItem, Style
from bot.ui.kit.message import OutgoingFile
from bot.ui.table.board_panel import Answer, BoardPanel, Verb
from bot.ui.workbench.bench import assist_of
from bot.ui.workbench.bench_actions import WORKBENCH_ACTIONS, may_rebuild
from bot.ui.workbench.bench_panel import hand_or_bench
from engine.cards import Card
from engine.games.moves import MoveKind
from engine.games.tiles.options import TileOptions, options
from engine.games.tiles.view import TileView
from engine.games.views import Phase
from engine.melds.search import MeldSplit
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
        """Drawing and passing."""
        view = self.view
        drawing = view.phase in (Phase.DRAW, Phase.LAY_OR_DRAW) and view.pool > 0
        ending = view.phase is Phase.LAY and not begins_with_a_tile(view.rules)
        passing = ending or (view.phase is Phase.LAY_OR_DRAW and not view.pool)
        style = Style.success if drawing else Style.secondary
        draw, let_go = self.wording.text("button-board-draw-tile"), self.wording.text("button-board-pass")
        return [
            self.button("draw", draw, view.turn, style=style, disabled=not drawing),
            self.button("passturn", let_go, view.turn, disabled=not passing),
        ]


# ---------------------------------------------------------------------------------------------------------------- rack


class TileRack(HandPanel[TileView]):
    """A rack."""

    picture_name = "rack.png"

    @cached_property
    def options(self) -> TileOptions:
        """What the seat may do now."""
        return options(self.view)

    def your_turn(self) -> str:
        """What the seat in turn is to do."""
        return self.wording.text(f"rack-turn-{self.view.phase.value}")

    def advice(self) -> Iterator[str]:
        """What is taken and chosen, and what has to be minded while choosing."""
        draft, wording = self.reply.draft, self.wording
        tile = None if draft.taking is None else open_tiles(self.view).get(draft.taking)
        if tile is not None:
            yield wording.text("workbench-taking", card=self.card(tile))
        if draft.chosen:
            yield wording.text("hand-chosen", cards=self.cards(draft.chosen))
        if self.options.may_meld and self.options.opening_short:
            yield wording.text("rack-opening", needed=self.options.opening_short)
        if may_rebuild(self.options) and assist_of(self.view) != "hints":
            yield wording.text("rack-assist", assist=assist_of(self.view))

    @property
    def drawn(self) -> Collection[Card]:
        """The tiles that are new on the rack."""
        return self.view.drawn

    def title(self) -> str:
        """The picture's heading."""
        return self.wording.text("picture-rack", count=len(self.shown.hand))

    def labels(self, split: MeldSplit | None) -> HandLabels:
        """The words in the picture."""
        return replace(super().labels(split), drawn=self.wording.text("picture-drawn"))

    def buttons(self) -> Iterator[Sequence[PanelItem]]:
        """Laying, then what ends the turn."""
        yield self.lays()
        yield self.ends()

    def lays(self) -> list[PanelItem]:
        """Laying chosen tiles, the workbench, and tiles that lie open to be taken for it."""
        if not may_rebuild(self.options):
            return []
        found = [self.button("laythese", style=Style.success, disabled=not self.reply.draft.chosen)]
        found.append(self.button("byhand"))
        if assist_of(self.view) == "hints":
            found.append(self.button("hint"))
        offered: dict[OpenPlace, Card | None] = {"aside": self.options.take_aside, "open": self.options.take_open}
        for where, tile in offered.items():
            if tile is not None:
                found.append(self.button("taketile", detail=where, card=self.card(tile)))
        return found

    def ends(self) -> list[PanelItem]:
        """Drawing, passing, putting a tile aside; and what changes the panel alone."""
        now, chosen, found = self.options, self.reply.draft.chosen, []
        if now.draw_stock:
            found.append(self.button("drawtile", style=Style.primary))
        if now.may_pass:
            found.append(self.button("passtiles", style=Style.primary))
        if MoveKind.DISCARD in now.kinds:
            found.append(self.button("putaside", style=Style.danger, disabled=len(chosen) != 1))
        found.append(self.button("show"))
        if chosen:
            found.append(self.button("clear"))
        return found


async def _show(sitting: Sitting[TileView], click: Click) -> Reply:
    return sitting.reply()


async def _choose(sitting: Sitting[TileView], click: Click) -> Reply:
    return await sitting.drafting(chosen_anew(sitting, click))


async def _draw(sitting: Sitting[TileView], click: Click) -> Reply:
    return await sitting.submit(verbs.draw(sitting.visible, turn=click.mark))


async def _pass_turn(sitting: Sitting[TileView], click: Click) -> Reply:
    return await sitting.submit(verbs.pass_turn(sitting.visible, click.mark))


async def _put_aside(sitting: Sitting[TileView], click: Click) -> Reply:
    if len(sitting.draft.chosen) != 1:
        raise IllegalMove(Reject.NOTHING_CHOSEN)
    return await sitting.submit(verbs.discard(sitting.visible, sitting.draft.chosen[0], turn=click.mark))


async def _clear(sitting: Sitting[TileView], click: Click) -> Reply:
    return await sitting.drafting(replace(sitting.draft, chosen=(), taking=None))


_ACTIONS: Final[Mapping[str, Action[TileView]]] = {
    "show": _show,
    "cards": _choose,
    "drawtile": _draw,
    "passtiles": _pass_turn,
    "putaside": _put_aside,
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
