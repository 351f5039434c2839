"""The workbench as it is shown: the table in the making, what is not right yet, and everything to change it with."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.games.drafts import Bench, open_tiles
from bot.ui.hand.hand_panel import HandPanel
from bot.ui.hand.questions import Speaker
from bot.ui.hand.sitting import Reply
from bot.ui.kit.items import OPTIONS_PER_SELECT, Edge, PanelItem, Possible, Style, button, does, select
from bot.ui.kit.message import OutgoingFile, draw, numbered
from bot.ui.table.game_facts import board_link, table_rules
from bot.ui.workbench.bench import Judged, Wrong, judged, lies_in, readings_in_focus, rebuilding_options
from bot.wording import Wording
from bot.wording.alt_text import proposal
from engine.cards import JOKER, Card, with_cards
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.tiles.options import TileOptions, TileView
from engine.games.tiles.rules import TileRules
from engine.games.views import MatchView
from engine.melds.meld import NewMeld
from engine.rules.refusals import Reject
from render.boards.proposal import Proposal, proposal_pictures
from render.boards.trays import Mark, Tray, marks_of, pieces_of
from render.labels import ProposalLabels
from render.pieces.pack import Pack


def _reason(speaker: Speaker, wrong: Wrong) -> str | int:
    """Why a meld or the table is none: how many pieces a meld lacks, else the rules' own sentence."""
    facts = wrong.why.facts
    count, least = facts.get("count"), facts.get("min")
    if wrong.why.code is Reject.MELD_TOO_SHORT and isinstance(count, int) and isinstance(least, int):
        return least - count
    return speaker.refusal(wrong.why)


def _sentence(speaker: Speaker, reason: str | int, melds: Sequence[int]) -> str:
    numbers = speaker.wording.listed([str(number) for number in melds])
    if isinstance(reason, int):
        return speaker.wording.text("workbench-short", numbers=numbers, count=len(melds), lacking=reason)
    if not melds:
        return reason
    return speaker.wording.text("workbench-of-melds", numbers=numbers, count=len(melds), why=reason)


_LONGEST_LABEL: Final = 100
_LONGEST_BUTTON: Final = 80
MOST_PROBLEMS: Final = 5


class BenchPanel(HandPanel[MatchView]):
    """One drawing of the workbench, in place of the hand: the bench, and what was judged of it."""

    heading = "picture-proposal"

    def __init__(self, bench: Bench, reply: Reply, view: MatchView, wording: Wording, emojis: CardEmojis) -> None:
        # A follow-up of the hand is asked there.
        super().__init__(replace(reply, question=None), view, wording, emojis)
        self.bench = bench
        self.found = judged(view, reply.draft, bench)

    @cached_property
    def options(self) -> DrawDiscardOptions | TileOptions:
        return rebuilding_options(self.view)

    def text(self) -> str:
        """Where the table stands: what is chosen, what is not right."""
        wording = self.wording
        said = [wording.text("workbench-heading", board=board_link(self.record))]
        taking = self.reply.draft.taking
        if taking is not None and taking in open_tiles(self.view):
            said.append(wording.text("workbench-taking", card=self.card(open_tiles(self.view)[taking])))
        if self.found.laid:
            said.append(wording.text("workbench-laid", cards=self.cards(self.found.laid)))
        chosen = [*(card for _, card in self.picked), *(self.reply.draft.chosen if self.bench.by_hand else ())]
        if chosen:
            said.append(wording.text("hand-chosen", cards=self.cards(chosen)))
        if self.untouched:
            said.append(wording.text("workbench-untouched", needed=self.options.opening_short))
        elif self.found.wrong:
            said += [wording.text("workbench-problem", problem=problem) for problem in self.problems()]
        else:
            said.append(wording.text("workbench-right"))
        rules = self.view.rules
        has_end = self.reply.visible.deadlines.turn is not None
        if isinstance(rules, TileRules) and has_end and not self.untouched:
            state = "taking" if taking is not None else "wrong" if self.found.wrong else "right"
            policy, penalty = rules.timeout.policy, rules.timeout.penalty_tiles
            said.append(wording.text("workbench-time", state=state, policy=policy, penalty=penalty))
        return "\n".join(said)

    @property
    def untouched(self) -> bool:
        return self.bench.steps[-1] == self.bench.steps[0]

    @property
    def picked(self) -> list[tuple[int, Card]]:
        return [(meld, self.bench.steps[-1][meld].cards[place]) for meld, place in self.bench.picked]

    def problems(self) -> list[str]:
        """What is not right, one sentence for each reason, with the numbers that the melds have in the picture."""
        held: dict[str | int, list[int]] = {}
        for one in self.found.wrong:
            held.setdefault(_reason(self.speaker, one), []).extend([] if one.meld is None else [one.meld + 1])
        return [_sentence(self.speaker, reason, melds) for reason, melds in held.items()][:MOST_PROBLEMS]

    @property
    def edge(self) -> Edge:
        return Edge.LIT

    @property
    def drawn(self) -> Collection[Card]:
        return self.view.drawn if isinstance(self.view, DrawDiscardView | TileView) else ()

    async def pictures(self) -> Sequence[OutgoingFile]:
        """The table as it would lie, with what is new, what has moved, and what is left in the hand."""
        found, wording = self.found, self.wording
        state = "untouched" if self.untouched else "wrong" if found.wrong else "right"
        labels = ProposalLabels(
            title=wording.text(self.heading),
            status=wording.text("picture-proposal-status", state=state),
            laid=wording.text("picture-laid"),
            moved=wording.text("picture-moved"),
            chosen=wording.text("picture-chosen"),
            left=wording.text("picture-left"),
            nothing_left=wording.text("picture-nothing-left"),
        )
        left = with_cards(found.left, found.freed)
        chosen = self.reply.draft.chosen if self.bench.by_hand else ()
        shown = Proposal(trays(found, self.picked), left, chosen=chosen)
        drawn = await draw(proposal_pictures, shown, labels, Pack(self.notation, self.emojis.four_colour))
        alt = proposal(wording.speech((), self.notation), found.melds, left)
        return numbered("workbench", drawn, [alt], further=wording.text("alt-proposal-further"))

    def lists(self) -> Sequence[PanelItem]:
        """By hand the list that is wanted; else where the chosen pieces go, or a meld to choose from."""
        return [found[self.listed]] if (found := self.lists_by_hand) else ()

    @cached_property
    def listed(self) -> int:
        """Which list is in sight: the one that was asked for by its number or by what it does, or comes next."""
        lists = [*enumerate(map(does, self.lists_by_hand))]
        named = {one: at for at, one in reversed(lists)} | {str(at): at for at, _ in lists}
        return named.get(self.reply.listed, named.get("benchmove", 0))

    @cached_property
    def lists_by_hand(self) -> Sequence[PanelItem]:
        return [*self._lists()] if self.bench.by_hand else ()

    def other_lists(self) -> Iterator[PanelItem]:
        for at, one in enumerate(self.lists_by_hand):
            if at != self.listed and isinstance(one.item, discord.ui.Select):
                label = (one.item.placeholder or "")[:_LONGEST_BUTTON]
                yield button(self.panel_id("benchlist", str(at)), label)

    def _lists(self) -> Iterator[PanelItem]:
        table = self.bench.steps[-1]
        focus = min(self.bench.focus, len(table) - 1)
        if table:
            melds = [(str(number), self.meld(number, meld), number == focus) for number, meld in enumerate(table)]
            yield from self._parted("benchfocus", melds, "select-bench-meld")
            pieces = [
                (str(place), self.apart(table[focus], place), (focus, place) in self.bench.picked)
                for place in range(len(table[focus].cards))
            ]
            yield from self._parted("benchpick", pieces, "select-bench-pieces", focus)
            yield from self.readings(focus)
        if self.found.left:
            yield self.card_list([self.found.left])
        if self.bench.picked or self.reply.draft.chosen:
            targets = [("new", self.wording.text("bench-to-new"), False)]
            if self.bench.picked:
                targets.append(("rack", self.wording.text("bench-to-rack"), False))
            here = lies_in(self.bench, self.reply.draft.chosen)
            targets += [(str(at), self.meld(at, meld), False) for at, meld in enumerate(table) if at != here]
            yield from self._parted("benchmove", targets, "select-bench-target")

    def readings(self, focus: int) -> Iterator[PanelItem]:
        """What the jokers of the meld in focus can stand for, where there is a choice."""
        now = self.bench.steps[-1][focus]
        found = readings_in_focus(table_rules(self.view.rules), self.bench)[:OPTIONS_PER_SELECT]
        if found:
            ways = [NewMeld(meld.cards, meld.faces) for meld in found]
            options = [self._option(str(at), self.pieces(way), way == now) for at, way in enumerate(ways)]
            yield select(self.panel_id("benchread"), options, self.wording.text("select-bench-read", number=focus + 1))

    def _parted(
        self, action: str, options: Sequence[tuple[str, str, bool]], prompt: str, of: int | None = None
    ) -> Iterator[PanelItem]:
        """One select, or several where there are more than a select holds; of pieces of a meld any may be chosen."""
        for start in range(0, len(options), OPTIONS_PER_SELECT):
            part = [self._option(*option) for option in options[start : start + OPTIONS_PER_SELECT]]
            if of is None:
                yield select(self.panel_id(action, str(start)), part, self.wording.text(prompt))
            else:
                panel_id, placeholder = self.panel_id(action, f"{of}.{start}"), self.wording.text(prompt, number=of + 1)
                yield select(panel_id, part, placeholder, at_least=0, at_most=len(part))

    def _option(self, value: str, label: str, chosen: bool) -> discord.SelectOption:
        return discord.SelectOption(label=label[:_LONGEST_LABEL], value=value, default=chosen)

    def meld(self, number: int, meld: NewMeld) -> str:
        """A meld of the bench by its number, as the picture has it, and its pieces."""
        return self.wording.text("bench-meld", number=number + 1, cards=self.labels_of(meld.cards))

    def piece(self, meld: NewMeld, place: int) -> str:
        """A piece of a meld; a joker with what it stands for."""
        card, face = meld.cards[place], meld.faces[place] if meld.faces else None
        if card is JOKER and face is not None and face is not JOKER:
            return self.wording.text("card-as", card=self.label(card), face=self.label(face))
        return self.label(card)

    def apart(self, meld: NewMeld, place: int) -> str:
        """A piece of a meld as one to choose: a second one of the same is told apart from the first."""
        copy = sum(self.piece(meld, before) == self.piece(meld, place) for before in range(place)) + 1
        shown = self.piece(meld, place)
        return shown if copy == 1 else self.wording.text("card-copy", card=shown, copy=copy)

    def pieces(self, meld: NewMeld) -> str:
        """A meld in words, each joker with what it stands for."""
        between = ", " if self.notation.tiles else " "
        return between.join(self.piece(meld, place) for place in range(len(meld.cards)))

    def possible(self) -> Possible:
        firm = [
            self.button("benchok", style=Style.success, disabled=bool(self.found.wrong)),
            self.button("benchclose", said="previous"),
        ]
        loose = self.changes() if self.bench.by_hand else [self.button("byhand")]
        return Possible(firm, loose, [*self.calling(), *self.table_tools()])

    def changes(self) -> list[PanelItem]:
        """Changing the table without choosing a place, and the ways to the other lists."""
        splits = len(self.bench.picked) == 1 and self.bench.picked[0][1] > 0
        found = [self.button("benchsplit")] if splits else []
        undo = [self.button("benchundo")] if len(self.bench.steps) > 1 else []
        return [*found, *undo, *self.other_lists()]


def trays(found: Judged, picked: Sequence[tuple[int, Card]] = ()) -> tuple[Tray, ...]:
    """The melds of a judged table as trays, numbered from 1, marked with what was laid, has moved and is `picked`."""
    shown = []
    faulty: set[int] = {wrong.meld for wrong in found.wrong if wrong.meld is not None}
    if any(wrong.meld is None for wrong in found.wrong):
        faulty = {number for number, change in enumerate(found.changes) if change.laid or change.moved}
    for number, (meld, change) in enumerate(zip(found.melds, found.changes, strict=True)):
        chosen = [card for of, card in picked if of == number]
        places = [at for at, card in enumerate(meld.cards) if meld.cards[:at].count(card) < chosen.count(card)]
        pieces = pieces_of(meld, marks_of(change) | dict.fromkeys(places, Mark.CHOSEN))
        shown.append(Tray(str(number + 1), pieces, fresh=change.origin is None, wrong=number in faulty))
    return tuple(shown)
