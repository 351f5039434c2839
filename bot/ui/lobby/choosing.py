"""Choosing a game, for those who typed `/game new` alone: first which one, then for how many and how fast.

All that is chosen is in the ids of the panel's components; the asker's last table comes first, else the server's.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final, Self

import discord

from bot.answers import Outdated
from bot.hosting.clock.pace import PACES, pace_of
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.rule_sets import resolved
from bot.records.games import GameRecord, Pace
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, Style, button, framed, handles, options_of, select
from bot.ui.kit.message import Outgoing
from bot.ui.kit.more import one_of_many
from bot.ui.kit.request import Request
from bot.ui.lobby.house_rules import said_differences, shown_rules
from bot.ui.lobby.opening import (
    at_a_glance,
    computers_of,
    length_said,
    new_table,
    open_table,
    settled,
    settled_here,
    usual_pace,
    usual_switches,
)
from bot.ui.table.game_facts import worded_by
from bot.wording import Wording
from engine.rules.rule_set import RuleSet
from engine.variants import VARIANTS, Variant

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "cards": ("draw_discard",),
    "two": ("gin",),
    "rack": ("tiles",),
    "teams": ("duel", "suit_rows"),
}
"""The groups in which games are offered, each with its families; `new-group-<group>` names it."""

STRENGTH: Final = "steady"
PLACES: Final = ("set", "thread")
"""Where a table may be set: here, and in a thread of its own."""
SAME: Final = "same"
"""The pace of the game that the table is to be like."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What has been chosen so far. `pace` is the name of one. `like` is the game whose house rules are taken over, 0
    for none; where there is one, the pace may be SAME.
    """

    variant: str
    seats: int
    pace: str
    computers: int
    like: int = 0

    @classmethod
    def again(cls, record: GameRecord) -> Self:
        """The same as a game before."""
        return cls(record.variant, record.seats, SAME, len(computers_of(record, record.seats)), record.id)

    @classmethod
    def parse(cls, panel_id: PanelId) -> Self:
        """What a component of the panel says. Raises Outdated for what none says."""
        try:
            variant, seats, pace, computers = panel_id.detail.split(".")
            said = cls(variant, int(seats), pace, int(computers), panel_id.game)
        except ValueError:
            raise Outdated from None
        if variant not in VARIANTS or (pace not in PACES and pace != SAME) or not 0 <= said.computers < said.seats:
            raise Outdated
        return said

    def panel_id(self, action: str) -> PanelId:
        """The id of a component that does something with this choice."""
        detail = f"{self.variant}.{self.seats}.{self.pace}.{self.computers}"
        return PanelId("new", action, self.like, detail=detail)


def grouped_variants() -> dict[str, list[Variant]]:
    """Every game in its group."""
    return {
        group: [variant for variant in VARIANTS.values() if variant.family in families]
        for group, families in GROUPS.items()
    }


@handles("new")
async def press(request: Request, click: Click) -> None:
    """A component of the panel: choose or settle something, or set the table. Anything else begins anew."""
    await request.defer()
    opened = ""
    match click.action:
        case "game":
            choice = await _just_chosen(request, click.value)
        case "usual":
            choice = await _just_chosen(request, click.detail)
        case "like":
            choice = Choice.again((await request.look(click.game)).record)
        case "set" | "thread" | "seats" | "pace" | "computers" | "which":
            try:
                choice = changed(Choice.parse(click), click.action, click.values)
            except ValueError:
                await open_chooser(request)
                return
            opened = next(iter(click.values), "") if click.action == "which" else ""
        case _:
            await open_chooser(request)
            return
    switches, pace = await _agreed(request, choice)
    if click.action in PLACES:
        new = new_table(request, choice.variant, choice.seats, pace, switches, (STRENGTH,) * choice.computers)
        told = await open_table(request, new, in_thread=click.action == "thread")
        if told:
            await request.show(framed(told, edge=Edge.NONE))
    else:
        places = await _places(request)
        await request.show(choice_panel(choice, switches, pace, request.wording, opened, places=places))


async def _just_chosen(request: Request, variant: str) -> Choice:
    """A game with all that is usual in the asker's server. Raises Outdated for a game that there is none of."""
    if variant not in VARIANTS:
        raise Outdated
    rules = resolved(variant, await usual_switches(request, variant))
    return Choice(variant, rules.usual_seats(), usual_pace(await settled_here(request)).name, 0)


def changed(choice: Choice, action: str, values: Sequence[str]) -> Choice:
    """The choice after a select: `seats`, `pace` or `computers`. Raises ValueError for a number that is none."""
    value = values[0] if values else ""
    match action:
        case "seats":
            seats = int(value)
            return replace(choice, seats=seats, computers=min(choice.computers, seats - 1))
        case "pace":
            return replace(choice, pace=value)
        case "computers":
            return replace(choice, computers=int(value))
    return choice


async def open_chooser(request: Request) -> None:
    """Ask which game, the server's own and the asker's last table first, or the last one of anybody. Raises Refused for
    who may open none here.
    """
    await request.defer()
    here = await settled_here(request)
    await _places(request)
    any_table = new_table(request, here.variant or "", 0, usual_pace(here), {}, ())
    await request.services.games.lobbies.check_opening(await settled(request, any_table))
    guild_id = request.interaction.guild_id
    games = request.services.games
    last = None
    if guild_id is not None:
        last = await games.last_opened(guild_id, request.user_id) or await games.last_opened(guild_id)
    if last is not None and not await request.sight.sees(last):
        last = None
    await request.show(chooser(last, request.wording, usual=here.variant))


async def _places(request: Request) -> tuple[str, ...]:
    """Those of PLACES that there is room in. Raises Refused(CHANNEL_BUSY) where it is none."""
    branches = isinstance(request.interaction.channel, discord.TextChannel)
    here = await request.services.games.playable_in(request.channel_id)
    if here is None or here.is_suspended:
        return PLACES if branches else PLACES[:1]
    if not branches:
        raise Refused(HostReject.CHANNEL_BUSY, game_id=here.id)
    return PLACES[1:]


async def _agreed(request: Request, choice: Choice) -> tuple[dict[str, object], Pace]:
    """The house rules and the pace of the table: those of the game it is to be like, else the server's and a named one.

    Raises Refused: BAD_PACE, and NO_SUCH_GAME for a game of another server and for one of somebody's direct messages.
    """
    if not choice.like:
        return await usual_switches(request, choice.variant), pace_of(choice.pace)
    record = (await request.look(request.asked(choice.like))).record
    if record.guild_id != request.interaction.guild_id or record.variant != choice.variant:
        raise Refused(HostReject.NO_SUCH_GAME, game_id=choice.like)
    return record.switches, record.pace if choice.pace == SAME else pace_of(choice.pace)


def chooser(last: GameRecord | None, wording: Wording, *, usual: str | None = None) -> Outgoing:
    """Which game: the server's usual one and the last one first, then a list of all, group by group."""
    again: list[PanelItem] = []
    if usual in VARIANTS:
        again.append(button(PanelId("new", "usual", detail=usual), wording.variant_name(usual), style=Style.primary))
    if last is not None:
        glance = at_a_glance(last.variant, last.rules, last.seats, wording)
        label = wording.text("button-new-like", glance=glance)
        style = Style.secondary if again else Style.primary
        again.append(button(PanelId("new", "like", last.id), label, style=style))
    offered = {variant.key: variant for variant in chain.from_iterable(grouped_variants().values())}
    about = {key: _description(variant, wording) for key, variant in offered.items()}
    options = options_of({key: wording.variant_name(key) for key in offered}, about=about)
    games = select(PanelId("new", "game"), options, wording.text("rule-set-which-select"))
    return framed(wording.text("new-which"), again, [games], edge=Edge.LIT)


def _description(variant: Variant, wording: Wording) -> str:
    seats = variant.rules.usual_seats()
    return wording.text(
        "new-game-about",
        range=wording.seat_range(variant.rules.seat_counts()),
        seats=seats,
        single="yes" if len(variant.rules.seat_counts()) == 1 else "no",
        length=length_said(variant.key, variant.rules, seats, wording),
    )


def choice_panel(
    choice: Choice,
    switches: Mapping[str, object],
    pace: Pace,
    wording: Wording,
    opened: str = "",
    *,
    places: Sequence[str] = PLACES,
) -> Outgoing:
    """A chosen game: what it is, for how many, how fast, with how many computers; and the list of one of these."""
    rules = resolved(choice.variant, switches)
    spoken = worded_by(wording, choice.variant, rules, choice.seats)
    lists, which = _lists(choice, rules, pace, spoken), choice.panel_id("which")
    buttons = [
        button(
            choice.panel_id(place),
            wording.text("button-new-set" if place == "set" else "button-new-thread"),
            style=Style.success if place == places[0] else Style.secondary,
        )
        for place in places
    ]
    if opened in lists:
        buttons.append(button(which, wording.text("button-previous")))
    else:
        buttons.append(button(PanelId("new", "pick"), wording.text("button-new-other")))
    return framed(
        "\n".join(_about(choice, rules, pace, spoken)),
        [one_of_many(which, lists, opened, wording)],
        buttons,
        edge=Edge.LIT,
    )


def _about(choice: Choice, rules: RuleSet, pace: Pace, wording: Wording) -> Iterator[str]:
    yield wording.text(
        "new-chosen",
        glance=at_a_glance(choice.variant, rules, choice.seats, wording),
        summary=wording.text(f"variant-summary-{choice.variant}"),
    )
    yield wording.pace(pace)
    if choice.computers:
        yield wording.text("new-computers", computers=choice.computers)
    house = said_differences(choice.variant, rules, wording)
    if house:
        yield wording.text("new-house")
        yield from shown_rules(house, wording)


def _lists(choice: Choice, rules: RuleSet, pace: Pace, wording: Wording) -> dict[str, PanelItem]:
    """The lists of what can be chosen, by the names of what each settles; none where there is no choice."""
    paces = {**PACES, **({SAME: pace} if choice.pace == SAME else {})}
    seats = {count: wording.text("new-seats", seats=count) for count in rules.seat_counts()}
    lengths = {count: length_said(choice.variant, rules, count, wording) for count in seats}
    how_fast = {name: wording.pace(one) for name, one in paces.items() if name == choice.pace or one != pace}
    computers = {count: wording.text("new-computers", computers=count) for count in range(choice.seats)}
    offered = {
        "seats": options_of(seats, choice.seats, lengths),
        "pace": options_of(how_fast, choice.pace),
        "computers": options_of(computers, choice.computers),
    }
    return {
        name: select(choice.panel_id(name), options, wording.text(f"new-{name}-select"))
        for name, options in offered.items()
        if len(options) > 1
    }
