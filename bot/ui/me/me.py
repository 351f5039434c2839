"""`/me`: one's own settings are opened, and what its buttons and forms do."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from bot.answers import Outdated
from bot.hosting.people.habits import today
from bot.records.people import Person, Reminders
from bot.records.results import Shows
from bot.ui.kit.forms import Field, open_form, submits
from bot.ui.kit.items import Click, PanelId, handles
from bot.ui.kit.request import Request
from bot.ui.me.me_panel import (
    AS_DISCORD,
    languages_panel,
    me_panel,
    one_zone,
    reminders_panel,
    results_panel,
    vacations_panel,
)
from bot.ui.me.reading import read_date, read_hours, read_last_day, read_time
from bot.wording.languages import locales

_SETTINGS: Final = {
    "colours": "four_colours",
    "text": "text_mode",
    "teach": "teaching",
    "asking": "asks_before_discarding",
    "knocks": "called_to_knock",
}
"""What a button switches on or off of a person."""


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
    person = await (_speak(request, click.value) if click.action == "speak" else _settled(request, click))
    if click.action == "unplan":
        await _show_vacations(request)
    elif click.action in ("language", "speak"):
        await request.show(languages_panel(person, request.wording))
    elif click.action in ("results", "shows"):
        await request.show(results_panel(person, request.wording))
    elif click.action in ("reminders", "remind"):
        await request.show(reminders_panel(person, request.wording))
    else:
        await _show(request, person)


async def _settled(request: Request, click: Click) -> Person:
    """The asker after a click that settles something; after any other as they were."""
    people, user_id, detail = request.services.people, request.user_id, click.detail
    if click.action in _SETTINGS:
        return await people.settle(user_id, **{_SETTINGS[click.action]: detail == "on"})
    match click.action:
        case "remind":
            return await people.settle(user_id, reminders=Reminders(detail))
        case "zone":
            return await people.set_zone(user_id, click.value)
        case "shows":
            return await people.settle(user_id, shows=Shows(detail))
        case "unplan":
            return await people.end_vacation(user_id, date.fromisoformat(click.value))
    return await people.get(user_id)


async def _speak(request: Request, chosen: str) -> Person:
    """Settle the language of what is said to the asker in private. Raises Outdated for one that nobody offers."""
    if chosen not in (AS_DISCORD, *locales()):
        raise Outdated
    language = None if chosen == AS_DISCORD else chosen
    return await request.services.people.settle(request.user_id, language=language)


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
