"""Forms that open over a panel: like its buttons they keep all they know in their custom_id, and outlive the program.

A panel opens a form with `form` and takes what was filled in with one function that it announces with `submits`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.answers import Outdated, answer_failure
from bot.ui.kit.items import PanelId
from bot.ui.kit.request import Request

TITLE_LONGEST: Final = 45
OPEN_FOR_S: Final = 900.0


@dataclass(frozen=True, slots=True)
class Field:
    """A line or, where it is `long`, a paragraph to fill in. `key` is how its text comes back."""

    key: str
    label: str
    value: str = ""
    hint: str = ""
    long: bool = False
    required: bool = True


Submission = Callable[[Request, PanelId, Mapping[str, str]], Awaitable[None]]

_SUBMISSIONS: Final[dict[str, Submission]] = {}


def submits(panel: str) -> Callable[[Submission], Submission]:
    """Announce the function that takes what was filled into a panel's forms."""

    def announce(submission: Submission) -> Submission:
        _SUBMISSIONS[panel] = submission
        return submission

    return announce


def form(panel_id: PanelId, title: str, fields: Sequence[Field]) -> discord.ui.Modal:
    """A form with up to five fields, to be sent as the answer to a click."""
    made = discord.ui.Modal(title=title[:TITLE_LONGEST], custom_id=str(panel_id), timeout=OPEN_FOR_S)
    for field in fields:
        typed: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=field.key,
            style=discord.TextStyle.long if field.long else discord.TextStyle.short,
            default=field.value or None,
            placeholder=field.hint[:100] or None,
            required=field.required,
        )
        made.add_item(discord.ui.Label(text=field.label[:TITLE_LONGEST], component=typed))
    return made


async def submitted(interaction: discord.Interaction[Any]) -> None:
    """Have the panel take what was filled into its form; whatever goes wrong is answered privately."""
    request = Request(interaction)
    data: Mapping[str, Any] = interaction.data or {}
    try:
        request.services.throttle.check_press(request.user_id)
        panel_id = _id_of(data)
        submission = _SUBMISSIONS.get(panel_id.panel)
        if submission is None:
            raise Outdated  # noqa: TRY301 - said below, with everything else that may be wrong
        await submission(request, panel_id, dict(_filled_in(data)))
        if not interaction.response.is_done():
            raise Outdated  # noqa: TRY301 - the panel knew nothing to do
    except Exception as error:  # noqa: BLE001 - the border to Discord: nothing may end in "interaction failed"
        await answer_failure(interaction, error, request.wording)


def _id_of(data: Mapping[str, Any]) -> PanelId:
    """The id that a form was opened with. Raises Outdated for one of another version."""
    try:
        return PanelId.parse(str(data.get("custom_id", "")))
    except ValueError:
        raise Outdated from None


def _filled_in(part: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The texts of a form by their keys, however deep its components lie."""
    if isinstance(part.get("value"), str):
        yield str(part.get("custom_id", "")), part["value"]
    for inner in (*part.get("components", ()), *([part["component"]] if "component" in part else ())):
        yield from _filled_in(inner)
