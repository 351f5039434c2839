"""The panel in which a tournament is prepared: what is played, by which format, and what is agreed beside it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import Final

import discord

from bot.answers import Outdated
from bot.hosting.pace import PACES, pace_of
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.service import VisibleTournament
from bot.tournaments import StoredTournament, TournamentStatus
from bot.ui.kit.forms import Field, form, submits
from bot.ui.kit.frame import Edge, Part, framed
from bot.ui.kit.ids import PanelId
from bot.ui.kit.items import Click, PanelItem, Style, button, handles, select
from bot.ui.kit.message import Outgoing
from bot.ui.kit.permissions import may_host
from bot.ui.kit.request import Request
from bot.ui.tournament.actor import actor_of
from bot.ui.tournament.outgoing import about
from bot.wording import Wording
from engine.tournament.rules import FORMATS, SwissRules
from engine.variants import VARIANTS

PANEL: Final = "draft"
ROUNDS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15)
COMPUTERS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 32, 40, 48, 60)
OF_RULES: Final = ("seats", "rounds", "points", "leftovers", "unfinished")
FEWEST_CHOICES: Final = 2
_LENGTH: Final = re.compile(r"(\d{1,5})\s*([mhd])")
_SECONDS: Final = {"m": 60, "h": 3_600, "d": 86_400}

Change = Callable[[StoredTournament], StoredTournament]


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """A component of the panel: it shows the page that it was on."""
    if click.action == "times":
        await _open_form(request, click)
        return
    await request.defer()
    of, page = click.game, click.mark
    match click.action:
        case "open":
            await open_registration(request, of)
            return
        case "forget":
            await request.tournaments.discard(of, actor_of(request))
            await request.show(framed(request.wording.text("tournament-draft-forgotten"), edge=Edge.NONE))
            return
        case "page":
            visible = await request.tournaments.look(of)
        case _:
            visible = await choose(request, of, change_of(click.action, click.values))
    await show_draft(request, visible, page)


def change_of(action: str, values: Sequence[str]) -> Change:
    """What a select changes of a draft. Raises Outdated for one that there is none of."""
    value = values[0] if values else ""
    if action in OF_RULES:
        return partial(drafts.with_rules, switches={action: value})
    changes: dict[str, Change] = {
        "format": partial(drafts.with_format, name=value),
        "game": partial(drafts.with_variant, variant=value, switches={}),
        "help": partial(drafts.with_help, help=value == "on"),
        "pace": partial(with_pace, name=value),
        "computers": partial(with_computers, computers=value),
    }
    if action not in changes:
        raise Outdated
    return changes[action]


def with_pace(stored: StoredTournament, name: str) -> StoredTournament:
    """The draft at another pace, its rounds as long as is usual there."""
    pace = pace_of(name)
    return drafts.with_terms(stored, replace(stored.record.terms, pace=pace, round_s=drafts.usual_round_s(pace)))


def with_computers(stored: StoredTournament, computers: str) -> StoredTournament:
    """The draft that so many computer players enter."""
    return drafts.with_terms(stored, replace(stored.record.terms, computers=int(computers)))


async def choose(request: Request, of: int, change: Change) -> VisibleTournament:
    """Choose something else for a draft. Raises what `change` raises, and Refused for who is not its host."""
    return await request.tournaments.choose(of, actor_of(request), change, request.key)


async def open_registration(request: Request, of: int) -> None:
    """Open registration, where the bot can open threads for tables. Raises Refused."""
    if not await may_host(request, opening_thread=True):
        return
    visible = await request.tournaments.open(of, actor_of(request), request.key)
    name = request.wording.name(visible.record.name)
    await request.show(framed(request.wording.text("tournament-opened", name=name), edge=Edge.NONE))


async def show_draft(request: Request, visible: VisibleTournament, page: int = 0) -> None:
    """The panel, for the host alone. Raises Refused(NOT_A_DRAFT)."""
    if visible.record.status is not TournamentStatus.DRAFT:
        raise Refused(HostReject.NOT_A_DRAFT)
    await request.show(draft_panel(visible, page, request.wording))


def draft_panel(visible: VisibleTournament, page: int, wording: Wording) -> Outgoing:
    """What has been chosen so far, and one of two pages of choices."""
    choices = _first_page(visible, wording) if page == 0 else _second_page(visible, wording)
    parts: list[Part] = [about(visible, wording), wording.text("tournament-draft", **_draft_facts(visible, wording))]
    rows = [[one] for one in choices if one is not None]
    return framed(*parts, *rows, _buttons(visible, page, wording), edge=Edge.LIT)


def _draft_facts(visible: VisibleTournament, wording: Wording) -> dict[str, object]:
    terms, rules = visible.record.terms, visible.state.rules
    starts = "none" if terms.starts_at is None else discord.utils.format_dt(terms.starts_at, "R")
    return {
        "computers": terms.computers,
        "leftovers": rules.leftovers,
        "checkin": wording.lasting(timedelta(seconds=terms.check_in_s)) if terms.check_in_s else "none",
        "limit": rules.size_limit or "none",
        "starts": starts,
    }


@dataclass(frozen=True, slots=True)
class _Choices:
    """The selects of a page, one for each field that leaves a choice."""

    visible: VisibleTournament
    page: int
    wording: Wording

    def of(self, field: str, values: Iterable[object], chosen: object, label: Callable[..., str]) -> PanelItem | None:
        """A select; None where there is no choice."""
        offered = [*values]
        if chosen not in offered and isinstance(chosen, int):
            offered.append(chosen)
        options = [
            discord.SelectOption(label=label(one)[:100], value=str(one), default=one == chosen) for one in offered
        ]
        if len(options) < FEWEST_CHOICES:
            return None
        panel_id = PanelId(PANEL, field, self.visible.record.id, self.page)
        return select(panel_id, options[:25], self.wording.text(f"tournament-choose-{field}"))


def _first_page(visible: VisibleTournament, wording: Wording) -> list[PanelItem | None]:
    terms, rules, choices = visible.record.terms, visible.state.rules, _Choices(visible, 0, wording)
    rounds = rules.rounds if isinstance(rules, SwissRules) else None
    return [
        choices.of("format", FORMATS, rules.format, lambda name: wording.text(f"tournament-format-{name}")),
        choices.of("game", VARIANTS, terms.variant, wording.variant_name),
        choices.of(
            "seats", terms.rules.seat_counts(), rules.seats, lambda one: wording.text("tournament-seats", seats=one)
        ),
        None
        if rounds is None
        else choices.of("rounds", ROUNDS, rounds, lambda one: wording.text("tournament-rounds", rounds=one)),
        choices.of("pace", PACES, terms.pace.name, lambda name: wording.pace(PACES[name])),
    ]


def _second_page(visible: VisibleTournament, wording: Wording) -> list[PanelItem | None]:
    terms, rules, choices = visible.record.terms, visible.state.rules, _Choices(visible, 1, wording)

    def worded(field: str) -> Callable[[str], str]:
        return lambda value: wording.text(f"tournament-{field}-{value}")

    has_help = getattr(terms.rules, "rearrange", None) is not None
    return [
        choices.of(
            "computers", COMPUTERS, terms.computers, lambda one: wording.text("tournament-computers", computers=one)
        ),
        choices.of("points", ("place", "difference", "totals"), rules.points, worded("points")),
        choices.of("leftovers", ("short_tables", "byes", "computers"), rules.leftovers, worded("leftovers")),
        choices.of("unfinished", ("score_now", "computer_finishes"), rules.unfinished, worded("unfinished")),
        choices.of("help", ("off", "on"), "on" if terms.help else "off", worded("help")) if has_help else None,
    ]


def _buttons(visible: VisibleTournament, page: int, wording: Wording) -> list[PanelItem]:
    of, other = visible.record.id, 1 - page
    return [
        button(PanelId(PANEL, "open", of, page), wording.text("button-draft-open"), style=Style.success),
        button(PanelId(PANEL, "page", of, other), wording.text("button-draft-page", page=other)),
        button(PanelId(PANEL, "times", of, page), wording.text("button-draft-times")),
        button(PanelId(PANEL, "forget", of, page), wording.text("button-draft-forget"), style=Style.danger),
    ]


# --------------------------------------------------------------------------------------------------- the form of times


async def _open_form(request: Request, click: Click) -> None:
    """A form over the panel, for what no select can hold."""
    visible = await request.tournaments.look(click.game)
    terms, rules = visible.record.terms, visible.state.rules
    wording = request.wording
    soon = wording.text("tournament-form-starts-hint")
    fields = [
        Field("name", wording.text("tournament-form-name"), visible.record.name),
        Field("round", wording.text("tournament-form-round"), typed_length(terms.round_s)),
        Field("checkin", wording.text("tournament-form-checkin"), typed_length(terms.check_in_s), required=False),
        Field("starts", wording.text("tournament-form-starts"), hint=soon, required=False),
        Field("limit", wording.text("tournament-form-limit"), str(rules.size_limit or ""), required=False),
    ]
    made = form(PanelId(PANEL, "times", click.game, click.mark), wording.text("tournament-form-title"), fields)
    await request.interaction.response.send_modal(made)


@submits(PANEL)
async def filled_in(request: Request, panel_id: PanelId, values: Mapping[str, str]) -> None:
    """What was filled into the form. Raises Refused, and RuleError for a size that cannot be."""
    await request.defer()
    visible = await choose(request, panel_id.game, partial(_with_form, values=values, request=request))
    await show_draft(request, visible, panel_id.mark)


def _with_form(stored: StoredTournament, values: Mapping[str, str], request: Request) -> StoredTournament:
    limit = values.get("limit", "").strip()
    named = drafts.renamed(stored, values.get("name", ""))
    sized = drafts.with_rules(named, {"size_limit": limit or "none"})
    starts = values.get("starts", "").strip()
    check_in = values.get("checkin", "").strip()
    terms = replace(
        sized.record.terms,
        round_s=seconds(values.get("round", ""), HostReject.BAD_ROUND_TIME),
        check_in_s=seconds(check_in, HostReject.BAD_CHECK_IN) if check_in not in ("", "0") else 0,
        starts_at=request.at + timedelta(seconds=seconds(starts, HostReject.START_PASSED)) if starts else None,
    )
    return drafts.with_terms(sized, terms)


def seconds(text: str, refusal: HostReject) -> int:
    """A length as people type it: `90m`, `2h`, `3d 12h`. Raises Refused with this code for any other text."""
    compact = text.replace(" ", "").lower()
    found = _LENGTH.findall(compact)
    if not found or "".join(number + unit for number, unit in found) != compact:
        raise Refused(refusal)
    return sum(int(number) * _SECONDS[unit] for number, unit in found)


def typed_length(length_s: int) -> str:
    """A length as it is typed: `36h`, `90m`; empty for none."""
    for unit, size in (("d", 86_400), ("h", 3_600), ("m", 60)):
        if length_s and length_s % size == 0:
            return f"{length_s // size}{unit}"
    return f"{length_s // 60}m" if length_s else ""
