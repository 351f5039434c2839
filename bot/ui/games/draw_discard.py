"""Draw-and-discard rummy: the board with its two piles, discards that others may claim, and what the hand adds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from typing import Final

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.games.drafts import SortOrder
from bot.ui.games.family import FamilyHand, FamilyPanels
from bot.ui.hand import verbs
from bot.ui.hand.found_melds import FoundMelds, found_melds
from bot.ui.hand.judging import MOST_AT_ONCE, NOWHERE, adding, melding
from bot.ui.hand.meld_actions import MELD_ACTIONS, swap, take_back
from bot.ui.hand.meld_panel import MeldHand
from bot.ui.hand.questions import Speaker, cut
from bot.ui.hand.sitting import Action, Reply, Sitting, sit_down
from bot.ui.hand.verdict import Teller
from bot.ui.kit.items import BUTTONS_PER_ROW, OPTIONS_PER_SELECT, Click, PanelId, PanelItem, Style, button, select
from bot.ui.kit.message import OutgoingFile
from bot.ui.table.board_panel import Answer, BoardPanel, Verb
from bot.ui.table.game_facts import (
    call_is_required,
    cards_are_laid_off,
    discards_are_claimed,
    melding_begins,
    opens_with_one_meld,
)
from bot.ui.table.orders import pass_this_round
from bot.ui.workbench.bench import assist_of
from bot.ui.workbench.bench_actions import WORKBENCH_ACTIONS
from bot.ui.workbench.bench_panel import hand_or_bench
from bot.wording import Wording
from engine.cards import Card
from engine.games.draw_discard.options import DrawDiscardOptions
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import MoveKind
from engine.games.views import Phase
from engine.melds.search import MeldSplit


def knocking_comes_up(view: DrawDiscardView) -> bool:
    """Whether anybody is ever asked for a discard: not where two play, and the next one simply takes it."""
    return discards_are_claimed(view.rules) and sum(not seat.out for seat in view.seats) > 2


# --------------------------------------------------------------------------------------------------------------- board


class DrawDiscardBoard(BoardPanel[DrawDiscardView]):
    """The stock, the discard pile, the melds."""

    has_hands = True

    @property
    def lap(self) -> int | None:
        """How often the table has gone round, where something is allowed only from a later lap on."""
        rules = self.view.rules
        claimed_from = rules.claim.from_lap if rules.claim.enabled else 1
        matters = max(rules.meld_from_lap, rules.draw.discard_take_from_lap, claimed_from) > 1
        return self.view.lap if matters else None

    async def pictures(self) -> Sequence[OutgoingFile]:
        """The table."""
        labels = self.labels(
            stock=self.wording.text("picture-stock"),
            discards=self.wording.text("picture-discards"),
            claim=self.wording.text("picture-claim"),
            laid=self.wording.text("picture-laid"),
            moved=self.wording.text("picture-moved"),
            pile=self.wording.text("picture-pile"),
        )
        return await self.drawn(labels)

    def advice(self) -> Sequence[str]:
        """That nobody knocks where two play, for whoever looks for the way to do it."""
        told = discards_are_claimed(self.view.rules) and not knocking_comes_up(self.view) and self.view.result is None
        return [self.wording.text("board-two-players")] if told else []

    def buttons(self) -> Sequence[PanelItem]:
        """Both piles; while a discard may be claimed, the answers to that."""
        verbs_said = ("draw", "take", "knock", "pass")
        draw, take, knock, let_go = (self.wording.text(f"button-board-{verb}") for verb in verbs_said)
        view, window = self.view, self.view.window
        if not view.stock and not view.renewable:
            draw = self.wording.text("button-board-draw-ends")
        if window is not None:
            mark = window.window
            barred = window.next_seat not in window.asked
            return [
                self.button("drawlater", draw, mark, disabled=barred),
                self.button("claim", take, mark, disabled=barred),
                self.button("knock", knock, mark, style=Style.success),
                self.button("pass", let_go, mark),
            ]
        drawing = view.phase is Phase.DRAW
        takeable = drawing and view.discard_top is not None and not view.stock_only
        style = Style.success if drawing else Style.secondary
        piles = [
            self.button("draw", draw, view.turn, style=style, disabled=not drawing),
            self.button("take", take, view.turn, disabled=not takeable),
        ]
        if not knocking_comes_up(view):
            return piles
        return [*piles, self.button("knock", knock, 0, disabled=True), self.button("pass", let_go, 0, disabled=True)]

    def first_moves(self) -> Sequence[PanelItem]:
        """Both piles, as far as everyone knows what may be drawn from."""
        view = self.view
        if view.phase is not Phase.DRAW:
            return ()
        ends = not view.stock and not view.renewable
        draw = self.wording.text("button-board-draw-ends" if ends else "button-board-draw")
        found = [self.button("draw", draw, view.turn, style=Style.danger if ends else Style.success)]
        if view.discard_top is not None and not view.stock_only:
            found.append(self.take_button(view.discard_top))
        return found


# ---------------------------------------------------------------------------------------------------------------- hand


class DrawDiscardHand(MeldHand[DrawDiscardView]):
    """A hand whose owner may claim discards, take an open pile, lay off, free jokers and rebuild the table."""

    def __init__(self, reply: Reply, view: DrawDiscardView, wording: Wording, emojis: CardEmojis) -> None:
        super().__init__(reply, view, wording, emojis)
        draft, lays = reply.draft, MoveKind.LAY in self.options.kinds
        judges = lays and 0 < len(draft.chosen) <= MOST_AT_ONCE
        self.melding = melding(view, draft) if judges else NOWHERE
        self.adding = adding(view, draft) if judges and self.lays_off else NOWHERE
        self.found = found_melds(view, draft) if lays and self.order is SortOrder.MELDS and self.is_searched else ()

    @cached_property
    def options(self) -> DrawDiscardOptions:
        return options(self.view)

    @property
    def lays_off(self) -> bool:
        return bool(self.view.melds) and cards_are_laid_off(self.view.rules)

    def your_turn(self) -> str:
        """What the seat in turn is to do, and what it may not do yet."""
        begins = melding_begins(self.view.rules)
        lap = "none" if self.view.lap >= begins else "taught" if self.reply.lesson else begins
        if self.view.owed and self.view.taken is not None:
            return self.wording.text("hand-turn-owed", card=self.card(self.view.taken))
        ends = "yes" if self.options.draw_ends_round else "no"
        return self.wording.text(f"hand-turn-{self.view.phase.value}", lap=lap, ends=ends)

    def advice(self) -> Iterator[str]:
        draft, wording = self.reply.draft, self.wording
        if self.options.may_meld and self.options.opening_short and not self.reply.lesson:
            scope = "single" if opens_with_one_meld(self.view.rules) else "sum"
            yield wording.text("hand-opening", needed=self.options.opening_short, scope=scope)
        if draft.swaps:
            yield wording.text("swap-held")

    @property
    def lays_melds(self) -> bool:
        return MoveKind.LAY in self.options.kinds

    def told_of_chosen(self) -> Iterator[str]:
        """What the chosen cards are on the table: melds, additions to melds, or what lacks."""
        chosen, begins = self.reply.draft.chosen, melding_begins(self.view.rules)
        if MoveKind.LAY not in self.options.kinds:
            if len(chosen) > 1 and MoveKind.DISCARD in self.options.kinds and self.view.lap < begins:
                yield self.wording.text("verdict-lap", lap=begins)
            return
        if len(chosen) > MOST_AT_ONCE:
            yield self.wording.text("verdict-many", most=MOST_AT_ONCE)
            return
        if self.melding.ways:
            yield from self.teller.melds(self.melding)
        if self.adding.ways:
            yield from self.teller.lay_offs(self.adding)
        if not self.melding.ways and not self.adding.ways and len(chosen) > 1:
            yield self.teller.missing(chosen)

    def told_of_discarding(self) -> Iterator[str]:
        """Whether what is chosen can be discarded; of cards that can be laid it is said beside the grey button."""
        if len(self.reply.draft.chosen) == 1 or not self.can_be_laid:
            yield from super().told_of_discarding()

    @property
    def can_be_laid(self) -> bool:
        return self.melding.works or self.adding.works

    def why_grey(self) -> Iterator[str]:
        """Why melding, laying off, freeing a joker or discarding is not for the chosen cards."""
        chosen, now = self.reply.draft.chosen, self.options
        if MoveKind.LAY not in now.kinds:
            return
        if len(chosen) > 1 and self.can_be_laid and MoveKind.DISCARD in now.kinds:
            yield self.wording.text("why-discard")
        if len(chosen) == 1 and not self.melding.ways:
            yield self.wording.text("why-meld")
        if self.lays_off and not self.adding.ways:
            yield self.wording.text("why-layoff", count=len(chosen))
        if now.swaps and not self.frees:
            yield self.wording.text("why-swap")

    @property
    def frees(self) -> Card | None:
        """The chosen card, where it frees a joker."""
        chosen = self.reply.draft.chosen
        fits = len(chosen) == 1 and any(card is chosen[0] for card, _ in self.options.swaps)
        return chosen[0] if fits else None

    def selects(self, split: MeldSplit | None) -> Iterator[PanelItem]:
        """The cards to choose from; the melds that were found, each laid as it is chosen; the discards."""
        yield from self.choosing(split)
        if self.found:
            options = [self._found_option(one) for one in self.found[:OPTIONS_PER_SELECT]]
            yield select(self.panel_id("layfound"), options, self.wording.text("select-found"))
        yield from self.throwing(split)

    def _found_option(self, found: FoundMelds) -> discord.SelectOption:
        """Melds of the hand as one choice; what speaks against it stands below."""
        speaker = Speaker(self.wording, self.record)
        cards = ", ".join(speaker.meld(meld) for meld in found.way.melds)
        label = self.wording.text("option-found", cards=cards, points=found.points)
        why = None if found.refused is None else Teller(speaker, self.view.rules, self.view.melds).why(found.refused)
        return discord.SelectOption(label=cut(label), value=found.way.name, description=why and cut(why))

    @property
    def has_open_pile(self) -> bool:
        """As in 500 (001)."""
        return bool(self.view.pile)

    @property
    def due(self) -> datetime | None:
        """Until when the open claim window may be answered, else until when the turn may be played."""
        deadlines = self.reply.visible.deadlines
        return deadlines.window if self.view.window is not None else deadlines.turn

    def moment(self) -> str:
        """Where the game stands: one's own answer to the open window, one's own discard that others may claim."""
        window = self.view.window
        if window is not None and window.discarder == self.view.seat:
            return self.wording.text("hand-discarded", card=self.card(window.card))
        if window is not None and window.next_seat == self.view.seat and MoveKind.CLAIM in self.options.kinds:
            return self.wording.text("hand-window-next", card=self.card(window.card))
        if window is None or window.answer is None or self.view.turn_seat == self.view.seat:
            return super().moment()
        return self.wording.text("hand-answered", answer=window.answer.value, card=self.card(window.card))

    def buttons(self) -> Iterator[Sequence[PanelItem]]:
        """What can be done now, row by row, and the selects of an open pile."""
        yield self.answers()
        yield self.draws()
        yield self.lays()
        yield self.rebuilding()
        tools, orders = self.tools(), self.orders()
        yield from ([[*tools, *orders]] if len(tools) + len(orders) <= BUTTONS_PER_ROW else [tools, orders])
        yield from ([picked] for picked in self.pile())

    def answers(self) -> list[PanelItem]:
        """Knock and Pass; for the seat next in turn its draw as well."""
        window = self.view.window
        if window is None or MoveKind.CLAIM not in self.options.kinds:
            return []
        # For the next in turn a claim is an ordinary draw where it costs nothing (A000-09).
        is_draw = window.next_seat == self.view.seat and self.view.rules.claim.next_player_exempt
        said = "take" if is_draw else "knock"
        knock = self.button("knock", window.window, style=Style.success, card=window.card, said=said)
        found = [knock, self.button("pass", window.window)]
        if window.next_seat == self.view.seat:
            found.append(self.button("drawlater", window.window))
        return [*found, self.button("passround", window.window)]

    def draw(self) -> PanelItem:
        """Drawing from the stock; where nothing is left there, the button says what asking for a card does (G-03)."""
        if self.options.draw_ends_round:
            return button(self.panel_id("draw"), self.wording.text("button-draw-ends"), style=Style.danger)
        return super().draw()

    def draws(self) -> list[PanelItem]:
        """The two places to draw from, giving back what must be melded, and taking back what the turn has laid."""
        found = super().draws()
        if MoveKind.TAKE_BACK in self.options.kinds:
            found.append(self.button("takeback", said="takeback", count=len(self.view.laid)))
        if MoveKind.RETURN_DISCARD in self.options.kinds:
            found.append(self.button("back", card=self.view.taken))
        return found

    def pile(self) -> Iterator[PanelItem]:
        """Selects of how much of an open pile to take: the discards that the seat may take down to."""
        depths = self.options.take_depths if self.view.pile else ()
        for start in range(0, len(depths), OPTIONS_PER_SELECT):
            choices = [self._depth(depth) for depth in depths[start : start + OPTIONS_PER_SELECT]]
            yield select(self.panel_id("takepile", str(start)), choices, self.wording.text("select-pile"))

    def _depth(self, depth: int) -> discord.SelectOption:
        card, *above = self.view.pile[-depth:]
        taken = self.labels_of(above)
        return discord.SelectOption(
            label=self.wording.text("pile-depth", card=self.label(card), above=len(above)),
            value=str(depth),
            description=taken[:100] or None,
        )

    def lays(self) -> list[PanelItem]:
        """Melding, laying off, freeing jokers, discarding."""
        now, chosen, found = self.options, self.reply.draft.chosen, []
        if MoveKind.LAY in now.kinds:
            if self.melding.works:
                points = self.melding.points
                found.append(self.button("meld", style=Style.primary, said="meld-points", points=points))
            else:
                found.append(self.button("meld", style=Style.primary, disabled=True))
            if self.lays_off:
                one = chosen[0] if len(chosen) == 1 else None
                found.append(self.card_button("layoff", one, ready=self.adding.works))
            if now.swaps:
                found.append(self.card_button("swap", self.frees, ready=self.frees is not None))
        return found + self.discards()

    def rebuilding(self) -> list[PanelItem]:
        """The way to the workbench, and the solver's best where the table has agreed on hints."""
        if not self.options.may_rearrange:
            return []
        hints = [self.button("hint")] if assist_of(self.view) == "hints" else []
        return [self.button("rebuild"), *hints]

    @property
    def asks_advice(self) -> bool:
        """Whether the computer may be asked at this moment; where melds are rebuilt, a hint shows what to lay."""
        return not self.options.may_rearrange and super().asks_advice

    def tools(self) -> list[PanelItem]:
        """What changes the panel alone, and the call for the next card."""
        found = super().tools()
        if self.view.hand and self.options.kinds and call_is_required(self.view.rules):
            found.append(self.button("call", on="yes" if self.reply.draft.call else "no"))
        return found

    def orders(self) -> list[PanelItem]:
        """What answers for the seat when others discard: offered wherever it is not busy with a turn of its own."""
        if not self.view.hand or not knocking_comes_up(self.view) or self.view.result is not None:
            return []
        opened = button(PanelId("orders", "open", self.record.id), self.wording.text("button-orders"))
        window = self.view.window
        if self.view.turn_seat == self.view.seat and window is None:
            return [opened]
        need = button(PanelId("orders", "need", self.record.id), self.wording.text("button-orders-need"))
        waits = window is not None and window.discarder == self.view.seat
        return [need, *([self.button("passround", 0)] if waits else []), opened]


async def _draw_later(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await sitting.submit(verbs.draw_later(sitting.visible, click.window))


async def _take_pile(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await sitting.submit(verbs.take(sitting.visible, turn=click.turn, depth=int(click.values[0])))


async def _put_back(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await sitting.submit(verbs.put_back(sitting.visible, turn=click.turn))


async def _take_back(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await take_back(sitting, click.turn)


async def _knock(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await sitting.submit(verbs.knock(sitting.visible, click.window))


async def _let_go(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await sitting.submit(verbs.let_go(sitting.visible, click.window))


async def _pass_round(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    """Pass on this discard and on every other one of the round."""
    told = await pass_this_round(sitting.request, sitting.game)
    present = await sit_down(sitting.request, sitting.game)
    return present.reply(told)


async def _call(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    return await sitting.drafting(replace(sitting.draft, call=not sitting.draft.call))


_ACTIONS: Final[Mapping[str, Action[DrawDiscardView]]] = {
    **MELD_ACTIONS,
    "swap": swap,
    "takepile": _take_pile,
    "drawlater": _draw_later,
    "back": _put_back,
    "takeback": _take_back,
    "knock": _knock,
    "pass": _let_go,
    "passround": _pass_round,
    "call": _call,
    **WORKBENCH_ACTIONS,
}


DRAW_DISCARD: Final = FamilyPanels(
    DrawDiscardView,
    DrawDiscardBoard,
    verbs={
        "draw": Verb(lambda visible, mark: verbs.draw(visible, turn=mark)),
        "take": Verb(lambda visible, mark: verbs.take(visible, turn=mark)),
        "drawlater": Verb(verbs.draw_later),
        "claim": Verb(verbs.claim_as_next, Answer.SENTENCE),
        "knock": Verb(verbs.knock, Answer.SENTENCE),
        "pass": Verb(verbs.let_go, Answer.SENTENCE),
    },
    hand=FamilyHand(DrawDiscardView, hand_or_bench(DrawDiscardHand), _ACTIONS),
)
