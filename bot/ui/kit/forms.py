"""Forms that open over a panel: like its buttons they keep all they know in their custom_id, and outlive the program.

A panel opens a form with `open_form` and takes what was filled in with one function that it announces with `submits`.
What was typed and refused is kept for a while: the same form opens with it again.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any, Final

import discord

from bot.answers import Outdated, answer_failure
from bot.ui.kit.items import OPTIONS_PER_SELECT, PanelId, options_of
from bot.ui.kit.request import Request

TITLE_LONGEST: Final = 45
OPEN_FOR_S: Final = 900.0
KEPT_FOR: Final = timedelta(minutes=15)


@dataclass(frozen=True, slots=True)
class Field:
    """A line or, where it is `long`, a paragraph to fill in; of `options`, labels by value, a list, unless they are too
    many for one: then a value is typed. `key` is how what was typed or chosen comes back.
    """

    key: str
    label: str
    value: str = ""
    hint: str = ""
    long: bool = False
    required: bool = True
    options: Mapping[str, str] = field(default_factory=dict)


Submission = Callable[[Request, PanelId, Mapping[str, str]], Awaitable[None]]

_SUBMISSIONS: Final[dict[str, Submission]] = {}


def submits(panel: str) -> Callable[[Submission], Submission]:
    """Announce the function that takes what was filled into a panel's forms."""

    def announce(submission: Submission) -> Submission:
        _SUBMISSIONS[panel] = submission
        return submission

    return announce


async def open_form(request: Request, panel_id: PanelId, title: str, fields: Sequence[Field]) -> None:
    """Answer a click with a form of up to five fields; what was refused there before stands in it again."""
    made = discord.ui.Modal(title=title[:TITLE_LONGEST], custom_id=str(panel_id), timeout=OPEN_FOR_S)
    form, typed, at = request.host.refused_forms.get(request.user_id, ("", {}, request.at))
    kept = typed if form == str(panel_id) and request.at - at < KEPT_FOR else {}
    for one in fields:
        filled = kept.get(one.key, one.value)
        made.add_item(discord.ui.Label(text=one.label[:TITLE_LONGEST], component=_component(one, filled)))
    await request.interaction.response.send_modal(made)


def _component(one: Field, filled: str) -> discord.ui.Select[Any] | discord.ui.TextInput[Any]:
    if 0 < len(one.options) <= OPTIONS_PER_SELECT:
        return discord.ui.Select(custom_id=one.key, options=options_of(one.options, filled), required=one.required)
    return discord.ui.TextInput(
        custom_id=one.key,
        style=discord.TextStyle.long if one.long else discord.TextStyle.short,
        default=filled or None,
        placeholder=one.hint[:100] or None,
        required=one.required,
    )


async def submitted(interaction: discord.Interaction[Any]) -> None:
    """Have the panel take what was filled into its form; whatever goes wrong is answered privately."""
    request = Request(interaction)
    data: Mapping[str, Any] = interaction.data or {}
    try:
        request.host.answers(request.user_id)
        request.services.throttle.check_press(request.user_id)
        panel_id = PanelId.parse(str(data.get("custom_id", "")))
        panel_id = replace(panel_id, game=request.asked(panel_id.game))
        submission = _SUBMISSIONS.get(panel_id.panel)
        if submission is None:
            raise Outdated  # noqa: TRY301 - said below, with everything else that may be wrong
        await _taken(request, panel_id, _Texts(_filled_in(data)), submission)
        if not interaction.response.is_done():
            raise Outdated  # noqa: TRY301 - the panel knew nothing to do
    except Exception as error:  # noqa: BLE001 - the border to Discord: nothing may end in "interaction failed"
        await answer_failure(interaction, error, request.wording)


class _Texts(dict[str, str]):
    """What was filled in. Raises Outdated for a field that the form did not have."""

    def __missing__(self, key: str) -> str:
        raise Outdated


async def _taken(request: Request, panel_id: PanelId, filled: Mapping[str, str], submission: Submission) -> None:
    """Have a panel take what was filled in; it is kept where that is refused. Raises what the panel raises, Outdated
    for an error over words of the form's id.
    """
    request.host.refused_forms.pop(request.user_id, None)
    try:
        await submission(request, panel_id, filled)
    except Exception as error:
        keep(request, panel_id, filled)
        if isinstance(error, LookupError | ValueError) and panel_id.is_behind(error):
            raise Outdated from error
        raise


def keep(request: Request, panel_id: PanelId, filled: Mapping[str, str]) -> None:
    """Keep what was typed into a form that is refused, where a panel says itself why."""
    kept = request.host.refused_forms
    for user_id in [user_id for user_id, (_, _, at) in kept.items() if request.at - at >= KEPT_FOR]:
        del kept[user_id]
    kept[request.user_id] = str(panel_id), filled, request.at


def _filled_in(part: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The texts of a form and what was chosen in it by their keys, however deep its components lie."""
    given = part.get("value", *part.get("values", ())[:1])
    if isinstance(given, str):
        yield str(part.get("custom_id", "")), given
    for inner in (*part.get("components", ()), *([part["component"]] if "component" in part else ())):
        yield from _filled_in(inner)
