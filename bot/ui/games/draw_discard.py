"""Draw-and-discard rummy: the board with its two piles, discards that others may claim, and what the hand adds."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.clock.absence import goes_on
from bot.ui.games.family import FamilyHand, FamilyPanels
from bot.ui.hand.laying import MOST_AT_ONCE, NOWHERE, Laying, adding, found_ways, melding, table_of
from bot.ui.hand.lessons import draws_next, frees_a_joker
from bot.ui.hand.meld_actions import MELD_ACTIONS, lay_found, swap, take_back, to_free
from bot.ui.hand.meld_panel import MeldHand
from bot.ui.hand.questions import Speaker
from bot.ui.hand.sitting import Action, Reply, Sitting, plays, sit_down
from bot.ui.kit.items import Click, PanelId, PanelItem, Possible, Style, button, select
from bot.ui.kit.message import OutgoingFile
from bot.ui.kit.more import batched, is_page, page_of, page_shown
from bot.ui.table.board_panel import Answer, BoardPanel, Verb
from bot.ui.table.game_facts import assist_of
from bot.ui.table.orders import pass_this_round
from bot.ui.workbench.bench_actions import WORKBENCH_ACTIONS
from bot.wording import Wording
from engine.cards import Card
from engine.games.draw_discard.possible import options
from engine.games.draw_discard.turns import takeable
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import Claim, DrawStock, MoveKind, Pass, ReturnDiscard, TakeDiscard
from engine.games.views import Phase
from engine.melds.laying_off import freeing_cards


def knocking_comes_up(view: DrawDiscardView) -> bool:
    """Whether anybody is ever asked for a discard: not where two play, and the next one simply takes it."""
    return view.rules.claim.enabled and sum(not seat.out for seat in view.seats) > 2


class DrawDiscardBoard(BoardPanel[DrawDiscardView]):
    """The stock, the discard pile, the melds."""

    async def pictures(self) -> Sequence[OutgoingFile]:
        """The table. How often it has gone round is said where something is allowed only from a later lap on."""
        rules = self.view.rules
        claimed_from = rules.claim.from_lap if rules.claim.enabled else 1
        matters = max(rules.meld_from_lap, rules.draw.discard_take_from_lap, claimed_from) > 1
        lap = self.view.lap if matters else "none"
        return await self.drawn(self.labels("stock", "discards", "claim", "laid", "moved", "pile", lap=lap))

    def advice(self) -> Sequence[str]:
        """That nobody knocks where two play, for whoever looks for the way to do it while no card may be claimed; while
        one may be, that silence can keep it from others (A003-06).
        """
        view = self.view
        if view.claim_window is not None:
            return [self.wording.text("said-claim-veto", value="on")] if view.rules.claim.veto else []
        told = view.rules.claim.enabled and not knocking_comes_up(view) and view.result is None
        return [self.wording.text("board-two-players")] if told else []

    def buttons(self) -> Sequence[PanelItem]:
        """Both piles, as far as everyone knows what may be drawn from; while a discard may be had, the answers."""
        view = self.view
        if view.claim_window is not None:
            said = {"knock": "button-knock", "pass": "button-pass"}
            card = self.wording.card(view.claim_window.card, self.notation)
            return [
                self.button(verb, self.wording.text(name, card=card), view.claim_window.window, style=Style.success)
                for verb, name in said.items()
            ]
        if view.phase is not Phase.DRAW:
            return ()
        ends = not view.stock and not view.renewable
        draw = self.wording.text("button-board-draw-ends" if ends else "button-board-draw")
        found = [self.button("draw", draw, view.turn, style=Style.success)]
        top = view.discard_top
        if top is not None and takeable(view.rules, top, view.lap, stock_only=view.stock_only):
            found.append(self.take_button(top))
        return found


class DrawDiscardHand(MeldHand[DrawDiscardView]):
    """A hand whose owner may claim discards, take an open pile, lay off, free jokers and rebuild the table."""

    def __init__(self, reply: Reply, view: DrawDiscardView, wording: Wording, emojis: CardEmojis) -> None:
        super().__init__(reply, view, wording, emojis)
        draft, lays = reply.draft, MoveKind.LAY in self.options.kinds
        judges = lays and 0 < len(draft.chosen) <= MOST_AT_ONCE
        self.melding = melding(view, draft) if judges else NOWHERE
        self.adding = adding(view, draft) if judges and view.melds and view.rules.layoff.enabled else NOWHERE
        searches = lays and not draft.chosen and self.is_helped and self.split is not None
        self.found = found_ways(view, draft) if searches else []

    @cached_property
    def options(self) -> DrawDiscardOptions:
        return options(self.view)

    def your_turn(self) -> str:
        """What the seat in turn is to do, and what it may not do yet."""
        begins = self.view.rules.meld_from_lap
        lap = "none" if self.view.lap >= begins else "taught" if self.reply.lesson else begins
        if self.view.owed and self.view.taken is not None:
            return self.wording.text("hand-turn-owed", card=self.card(self.view.taken))
        ends = "yes" if self.options.draw_ends_round else "no"
        return self.wording.text(f"hand-turn-{self.view.phase.value}", lap=lap, ends=ends)

    def advice(self) -> Iterator[str]:
        draft, wording = self.reply.draft, self.wording
        if self.options.may_meld and self.options.opening_short and not self.reply.lesson:
            scope = "single" if self.view.rules.opening.scope == "single_meld" else "sum"
            yield wording.text("hand-opening", needed=self.options.opening_short, scope=scope)
        if draft.swaps:
            yield wording.text("swap-held")

    def told_of_chosen(self) -> Iterator[str]:
        """What the chosen cards are on the table: melds, additions to melds, or what lacks."""
        chosen, begins = self.reply.draft.chosen, self.view.rules.meld_from_lap
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
        if self.stands_for_joker and not self.options.swaps:
            yield self.wording.text("why-swap-opening", card=self.card(chosen[0]))

    def told_of_discarding(self) -> Iterator[str]:
        """Whether what is chosen can be discarded, where it is not for the table."""
        if self.reply.draft.swaps:
            return
        if len(self.reply.draft.chosen) == 1 or not self.can_be_laid:
            yield from super().told_of_discarding()

    @property
    def can_be_laid(self) -> bool:
        return self.melding.works or self.adding.works

    @property
    def stands_for_joker(self) -> bool:
        """Whether the one chosen card is what a joker on the table stands for, and a joker is ever freed here."""
        chosen, rules = self.reply.draft.chosen, self.view.rules
        if len(chosen) != 1 or rules.joker.swap == "never":
            return False
        return any(chosen[0] in freeing_cards(rules, lying.meld) for lying in self.view.melds)

    @cached_property
    def frees(self) -> Card | None:
        """The chosen card, where it frees a joker; where none is chosen, what was taken to be melded at once."""
        card = to_free(self.view, self.reply.draft)
        return None if card is None else frees_a_joker(self.view, (card,), self.reply.draft.swaps)

    def chosen_or_likeliest(self, among: Sequence[Card], drawn: Collection[Card] = ()) -> Card | None:
        """As in any hand; what fits the table or frees a joker is named only where nothing else can be."""
        goes = {card for card, _ in (*self.options.layoffs, *self.options.swaps)}
        kept = [card for card in among if card not in goes]
        return super().chosen_or_likeliest(kept, drawn) or super().chosen_or_likeliest(among, drawn)

    def lists(self) -> Sequence[PanelItem]:
        """How much of an open pile to take, where there is that choice; else the cards."""
        depths = self.options.take_depths if self.view.pile else ()
        if not depths or self.reply.question is not None:
            return super().lists()
        pages = [[self._depth(depth) for depth in part] for part in batched(depths)]
        shown = page_shown(pages, self.reply.page, self.wording)
        return [select(self.panel_id("takepile"), shown, self.wording.text("select-pile"))]

    @property
    def takes_top(self) -> bool:
        """Not of an open pile as in 500 (001), nor what the hand cannot meld at once where it must."""
        return not self.view.pile and bool(self.options.take_depths)

    def moment(self) -> str:
        """Where the game stands: one's own answer to the open window, one's own discard that others may claim."""
        window = self.view.claim_window if goes_on(self.record, self.view.out) else None
        if window is not None and window.discarder == self.view.seat:
            return self.wording.text("hand-discarded", card=self.card(window.card))
        if window is not None and draws_next(self.view, window) and MoveKind.CLAIM in self.options.kinds:
            return self.wording.text("hand-window-next", card=self.card(window.card))
        if window is None or window.answer is None or self.view.turn_seat == self.view.seat:
            return super().moment()
        sealed = "yes" if self.view.rules.claim.resolution == "seat_order" else "no"
        card = self.card(window.card)
        return self.wording.text("hand-answered", answer=window.answer.value, card=card, sealed=sealed)

    def possible(self) -> Possible:
        window = [self.button("passround", 0)] if self.view.claim_window is not None else []
        loose = [*self.lays(), *self.rebuilding(), *self.next_game()]
        return Possible([*self.answers(), *self.draws(), *self.discards()], loose, [*window, *self.tools()])

    def answers(self) -> list[PanelItem]:
        """Knock and Pass; for the seat whose turn is sure to be next its draw as well."""
        window = self.view.claim_window
        if window is None or MoveKind.CLAIM not in self.options.kinds:
            return []
        # For the next in turn a claim is an ordinary draw where it costs nothing (A000-09).
        draws = draws_next(self.view, window)
        said = "take" if draws and self.view.rules.claim.next_player_exempt else "knock"
        knock = self.button("knock", window.window, style=Style.success, card=window.card, said=said)
        found = [knock, self.button("pass", window.window, style=Style.success)]
        if draws:
            found.append(self.button("drawlater", window.window, style=Style.success, said="draw"))
        return found

    def draw(self) -> PanelItem:
        """Drawing from the stock; where nothing is left there, the button says what asking for a card does (G-03)."""
        if self.options.draw_ends_round:
            return button(self.panel_id("draw"), self.wording.text("button-draw-ends"), style=Style.success)
        return super().draw()

    def draws(self) -> list[PanelItem]:
        found = super().draws()
        if MoveKind.RETURN_DISCARD in self.options.kinds:
            found.append(self.button("back", style=Style.success, card=self.view.taken))
        return found

    def discards(self) -> list[PanelItem]:
        """Ending the turn; not with a freed joker that must be laid at once."""
        return [] if self.reply.draft.swaps else super().discards()

    def _depth(self, depth: int) -> discord.SelectOption:
        card, *above = self.view.pile[-depth:]
        taken = self.labels_of(above)
        return discord.SelectOption(
            label=self.wording.text("pile-depth", card=self.label(card), above=len(above)),
            value=str(depth),
            description=taken[:100] or None,
        )

    def lays(self) -> Sequence[PanelItem]:
        """What can be done with the chosen cards on the table; where none is chosen, what was found."""
        now, chosen, found = self.options, self.reply.draft.chosen, [self.found_button(one) for one in self.found]
        if self.melding.works:
            found.append(self.laying("meld", self.labels_of(chosen), self.melding.points))
        if self.adding.works:
            found.append(self.button("layoff", style=Style.success, said="layoff-cards", cards=self.labels_of(chosen)))
        if self.frees is not None:
            found.append(self.button("swap", style=Style.success, card=self.frees, said="swap-card"))
        if MoveKind.TAKE_BACK in now.kinds:
            found.append(self.button("takeback", said="takeback", count=len(self.view.laid)))
        return found

    def found_button(self, way: Laying) -> PanelItem:
        """Laying a meld that the hand holds, a card of it at a meld on the table, or all that goes."""
        if way.places == 1 and way.layoffs:
            card = way.layoffs[0].card
            return self.button(
                "layfound", detail=way.name, style=Style.success, said="layoff-cards", cards=self.label(card)
            )
        cards = "all" if way.places > 1 else Speaker(self.wording, self.record).meld(way.melds[0])
        points = way.points(self.view.rules, table_of(self.view, self.reply.draft))
        return self.laying("layfound", cards, points, way.name)

    def rebuilding(self) -> list[PanelItem]:
        """The way to the workbench, and the solver's best where the table has agreed on hints."""
        if not self.options.may_rearrange:
            return []
        hints = [self.button("hint")] if assist_of(self.view.rules) == "hints" else []
        return [self.button("rebuild"), *hints]

    @property
    def asks_advice(self) -> bool:
        """Whether the computer may be asked at this moment; where melds are rebuilt, a hint shows what to lay."""
        return not self.options.may_rearrange and super().asks_advice

    def tools(self) -> list[PanelItem]:
        return [*self.orders(), *self.calling(), *super().tools()]

    def orders(self) -> list[PanelItem]:
        """What answers for the seat when others discard: offered wherever it is not busy with a turn of its own."""
        if not self.view.hand or not knocking_comes_up(self.view) or self.view.result is not None:
            return []
        opened = button(PanelId("orders", "open", self.record.id), self.wording.text("button-orders"))
        window = self.view.claim_window
        if self.view.turn_seat == self.view.seat and window is None:
            return [opened]
        need = button(PanelId("orders", "need", self.record.id), self.wording.text("button-orders-need"))
        return [need, opened]


async def _take_pile(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    if is_page(click.value):
        return replace(sitting.reply(), page=page_of(click))
    return await sitting.submit(TakeDiscard(sitting.seat, click.turn, int(click.value)))


async def _pass_round(sitting: Sitting[DrawDiscardView], click: Click) -> Reply:
    """Pass on this discard and on every other one of the round."""
    told = await pass_this_round(sitting.request, sitting.game)
    present = await sit_down(sitting.request, sitting.game)
    return present.reply(told)


_ACTIONS: Final[Mapping[str, Action[DrawDiscardView]]] = {
    **MELD_ACTIONS,
    "layfound": lay_found,
    "swap": swap,
    "takepile": _take_pile,
    "drawlater": plays(lambda at, click: Pass(at.seat, click.window, then_draw=True)),
    "back": plays(lambda at, click: ReturnDiscard(at.seat, click.turn)),
    "takeback": lambda at, click: take_back(at, click.turn),
    "knock": plays(lambda at, click: Claim(at.seat, click.window)),
    "pass": plays(lambda at, click: Pass(at.seat, click.window)),
    "passround": _pass_round,
    "call": lambda at, click: at.drafting(replace(at.draft, call=not at.draft.call)),
    **WORKBENCH_ACTIONS,
}


DRAW_DISCARD: Final = FamilyPanels(
    DrawDiscardView,
    DrawDiscardBoard,
    verbs={
        "draw": Verb(DrawStock),
        "take": Verb(TakeDiscard),
        "knock": Verb(Claim, Answer.SENTENCE),
        "pass": Verb(Pass, Answer.SENTENCE),
    },
    hand=FamilyHand(DrawDiscardHand, _ACTIONS),
)
