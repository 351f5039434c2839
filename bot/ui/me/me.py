"""`/me`: what holds for oneself in every server and game. Only its owner sees it."""

import asyncio
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.answers import Outdated
from bot.hosting.people.habits import days_left, today
from bot.hosting.refusals import HostReject, Refused
from bot.records.people import Person, Reminders, Vacation
from bot.records.results import Shows
from bot.ui.kit.forms import Field, open_form, submits
from bot.ui.kit.items import Click, PanelId, PanelItem, Style, button, framed, handles, options_of, select
from bot.ui.kit.message import Outgoing
from bot.ui.kit.more import more_list, to_settings
from bot.ui.kit.request import Request
from bot.ui.me.reading import read_date, read_hours, read_last_day, read_time
from bot.wording import Wording
from bot.wording.languages import language_of, locales, names
from bot.wording.zones import city_of, find_zones

VACATIONS_SHOWN: Final = 20
AS_DISCORD: Final = "discord"
"""Stands for no language of one's own choice."""

TOGGLES: Final = {
    "colours": "four_colours",
    "text": "text_mode",
    "teach": "teaching",
    "knocks": "called_to_knock",
    "asking": "asks_before_discarding",
}
"""What is on or off, and what it is called in a person's settings."""
CHOSEN: Final = ("language", "results", "reminders")
"""What is one of several."""


def me_panel(person: Person, now: datetime, wording: Wording) -> Outgoing:
    """Everything that somebody has settled, and the way to change it: their times by buttons, the rest by a list."""
    further = [
        button(_id("reminders"), wording.text("me-choose-reminders")),
        *(_toggle(person, action, wording) for action in TOGGLES),
        button(_id("results"), wording.text("button-me-results", shows=person.shows.value)),
        *([button(_id("language"), wording.text("button-me-language"))] if len(locales()) > 1 else []),
        button(PanelId("blocks", "open"), wording.text("button-me-blocks")),
        button(PanelId("privacy", "open"), wording.text("button-me-privacy")),
    ]
    nowhere = person.habits.zone is None
    times = [
        button(_id("where"), wording.text("button-me-zone"), style=Style.primary if nowhere else Style.secondary),
        button(_id("quiet"), wording.text("button-me-quiet"), disabled=nowhere),
        button(_id("vacations"), wording.text("button-me-vacation"), disabled=nowhere),
        button(_id("digest"), wording.text("button-me-digest"), disabled=nowhere),
        button(PanelId("orders", "mine"), wording.text("button-orders")),
    ]
    more = more_list(0, further, wording)
    return framed(wording.text("me-heading"), _when(person, now, wording), times, [more])


def zones_panel(zones: Sequence[str], now: datetime, wording: Wording, of: str = "me") -> Outgoing:
    """Several zones that somebody may mean, with what their clocks show; `of` is the panel that the choice is for."""
    labels = {zone: _zone_label(zone, now, wording) for zone in zones}
    options = options_of(labels, about=dict(zip(zones, zones, strict=True)))
    return framed(
        wording.text("me-which-zone"),
        [select(PanelId(of, "zone"), options, wording.text("me-choose-zone"))],
        [button(PanelId(of, "open"), wording.text("button-me-back"))],
    )


async def one_zone(request: Request, typed: str, of: str = "me") -> str | None:
    """The zone that somebody typed; None where several may be meant, which are shown. Raises Refused(BAD_ZONE)."""
    found = await asyncio.to_thread(find_zones, typed, request.speaks, request.at)
    if not found:
        raise Refused(HostReject.BAD_ZONE, given=typed)
    if len(found) > 1:
        await request.show(zones_panel(found, request.at, request.wording, of))
        return None
    return found[0]


def vacations_panel(person: Person, now: datetime, wording: Wording) -> Outgoing:
    """The vacations that somebody has planned, and how many days are left."""
    day = today(person.habits, now)
    coming = [one for one in person.habits.vacations if one.last >= day][:VACATIONS_SHOWN]
    dates = {one: _dates(one, wording) for one in coming}
    lines = [
        wording.text("me-vacation", dates=said, days=(one.last - one.first).days + 1) for one, said in dates.items()
    ]
    ending = options_of({one.first.isoformat(): said for one, said in dates.items()})
    plan = button(_id("plan"), wording.text("button-me-plan"), style=Style.primary)
    return framed(
        wording.text("me-vacations", left=days_left(person.habits, day.year), year=str(day.year)),
        "\n".join(lines or [wording.text("me-no-vacation")]),
        [select(_id("unplan"), ending, wording.text("me-end-vacation"))] if ending else [],
        [plan, to_settings(wording)],
    )


def choice_panel(what: str, person: Person, wording: Wording) -> Outgoing:
    """What is one of several, and the list to choose from: `language` each by its own name, `results`, `reminders`."""
    match what:
        case "language":
            chosen = AS_DISCORD if person.language is None else language_of(person.language).tag
            said = {AS_DISCORD: wording.text("me-language-discord"), **names()}
        case "results":
            chosen, said = person.shows.value, {one.value: wording.text(f"results-show-{one.value}") for one in Shows}
        case _:
            chosen = person.reminders.value
            said = {one.value: wording.text(f"me-reminder-{one.value}") for one in Reminders}
    listed = select(_id(what), options_of(said, chosen), wording.text("server-select-page"))
    return framed(wording.text(f"me-{what}"), [listed], [to_settings(wording)])


def _when(person: Person, now: datetime, wording: Wording) -> str:
    habits = person.habits
    quiet, day = habits.quiet, today(habits, now)
    coming = [one for one in habits.vacations if one.last >= day]
    return wording.text(
        "me-when",
        zone=wording.text("me-zone-none") if habits.zone is None else _zone_label(habits.zone, now, wording),
        begins="none" if quiet is None else wording.clock(quiet.begins),
        ends="none" if quiet is None else wording.clock(quiet.ends),
        vacation=_dates(coming[0], wording) if coming else "none",
        left=days_left(habits, day.year),
        digest="none" if person.digest_at is None else wording.clock(person.digest_at),
    )


def _zone_label(zone: str, now: datetime, wording: Wording) -> str:
    there = now.astimezone(ZoneInfo(zone)).time()
    return wording.text("me-zone", city=city_of(zone, wording.locale), clock=wording.clock(there))


def _dates(vacation: Vacation, wording: Wording) -> str:
    return wording.text("me-dates", first=wording.day(vacation.first), last=wording.day(vacation.last))


def _toggle(person: Person, action: str, wording: Wording) -> PanelItem:
    is_on = bool(getattr(person, TOGGLES[action]))
    return button(
        _id(action, "off" if is_on else "on"), wording.text(f"button-me-{action}", on="yes" if is_on else "no")
    )


def _id(action: str, detail: str = "") -> PanelId:
    return PanelId("me", action, detail=detail)


async def open_me(request: Request) -> None:
    """Show the asker's settings to them alone."""
    await request.defer()
    await _show(request, await request.services.people.get(request.user_id))


@handles("me")
async def press(request: Request, click: Click) -> None:
    """A component of the panel: a form is opened, or something is settled and the panel shows it."""
    match click.action:
        case "where" | "quiet" | "digest" | "plan":
            await _ask(request, click.action)
            return
        case "vacations":
            await _show_vacations(request)
            return
    await request.defer()
    person = await _settled(request, click)
    if click.action == "unplan":
        await _show_vacations(request)
    elif click.action in CHOSEN:
        await request.show(choice_panel(click.action, person, request.wording))
    else:
        await _show(request, person)


async def _settled(request: Request, click: Click) -> Person:
    """The asker after a click. Raises Outdated and ValueError for what nobody offers."""
    people, user_id, changes = request.services.people, request.user_id, dict[str, Any]()
    match click.action:
        case "zone":
            return await people.set_zone(user_id, click.value)
        case "unplan":
            return await people.end_vacation(user_id, date.fromisoformat(click.value))
        case action if action in TOGGLES:
            changes = {TOGGLES[action]: click.detail == "on"}
        case "reminders" if click.values:
            changes = {"reminders": Reminders(click.value)}
        case "results" if click.values:
            changes = {"shows": Shows(click.value)}
        case "language" if click.values:
            if click.value not in (AS_DISCORD, *locales()):
                raise Outdated
            changes = {"language": None if click.value == AS_DISCORD else click.value}
    return await (people.settle(user_id, **changes) if changes else people.get(user_id))


async def _ask(request: Request, action: str) -> None:
    """Open the form of a button, without what holds: Discord wants it within seconds, before anything is read."""
    wording = request.wording
    fields = {
        "where": [Field("city", wording.text("me-field-city"), hint=wording.text("me-hint-city"))],
        "quiet": [Field("hours", wording.text("me-field-hours"), hint=wording.text("me-hint-hours"), required=False)],
        "digest": [Field("at", wording.text("me-field-digest"), hint=wording.text("me-hint-digest"), required=False)],
        "plan": [
            Field("first", wording.text("me-field-first"), hint=wording.text("me-hint-first"), required=False),
            Field("last", wording.text("me-field-last"), hint=wording.text("me-hint-last")),
        ],
    }
    await open_form(request, PanelId("me", action), wording.text(f"me-form-{action}"), fields[action])


@submits("me")
async def fill_in(request: Request, panel_id: PanelId, filled: Mapping[str, str]) -> None:
    """What was filled into a form."""
    await request.defer()
    people, user_id = request.services.people, request.user_id
    match panel_id.action:
        case "where":
            zone = await one_zone(request, filled.get("city", ""))
            if zone is not None:
                await _show(request, await people.set_zone(user_id, zone))
        case "quiet":
            typed = filled.get("hours", "").strip()
            begins, ends = read_hours(typed) if typed else (None, None)
            await _show(request, await people.set_quiet(user_id, begins, ends))
        case "digest":
            typed = filled.get("at", "").strip()
            await _show(request, await people.set_digest(user_id, read_time(typed) if typed else None))
        case "plan":
            await _plan(request, filled.get("first", "").strip(), filled.get("last", ""))
        case _:
            raise Outdated


async def _plan(request: Request, first: str, last: str) -> None:
    person = await request.services.people.get(request.user_id)
    day = today(person.habits, request.at)
    begins = read_date(first, day) if first else day
    await request.services.people.plan_vacation(request.user_id, begins, read_last_day(last, begins, day))
    await _show_vacations(request)


async def _show(request: Request, person: Person) -> None:
    await request.show(me_panel(person, request.at, request.wording))


async def _show_vacations(request: Request) -> None:
    await request.defer()
    person = await request.services.people.get(request.user_id)
    await request.show(vacations_panel(person, request.at, request.wording))
