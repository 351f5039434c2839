"""Buttons and selects that outlive the program: all they know is in their custom_id, and no click is left unanswered;
the one frame of every message, in which they stand below texts and pictures; and which of them are in sight.

A panel draws its components with `button` and `select`, and handles their clicks in one function that it announces with
`handles`. Any panel may draw a button of any other.
"""

import re
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import islice
from secrets import randbelow
from typing import Any, Final, Self

import discord

from bot.answers import Outdated, answer_failure
from bot.hosting.refusals import Refused
from bot.records.ids import GameId, UserId
from bot.ui.kit.message import Outgoing, OutgoingFile
from bot.ui.kit.request import Request
from bot.wording.lengths import cut
from engine.cards import TurnNumber, WindowNumber
from render.kit.theme import ACCENT, FELT

VERSION: Final = 1
LONGEST: Final = 100
LABEL_LONGEST: Final = 80
LARGEST_DRAWING: Final = 36**5 - 1

TEMPLATE: Final = (
    f"t{VERSION}:[a-z]{{1,12}}:[a-z]{{1,12}}:[0-9a-z]{{1,13}}:[0-9a-z]{{1,13}}:[0-9a-z]{{1,5}}:[A-Za-z0-9._-]{{0,36}}"
)
"""The pattern that matches every custom_id of this version, for the dynamic items."""

_WORD: Final = re.compile(r"[a-z]{1,12}")
_DETAIL: Final = re.compile(r"[A-Za-z0-9._-]{0,36}")
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"

AnyInteraction = discord.Interaction[Any]
Style = discord.ButtonStyle
Emoji = str | discord.PartialEmoji | None
OPTIONS_PER_SELECT: Final = 25
BUTTONS_PER_ROW: Final = 5
IN_SIGHT: Final = 5
"""So many buttons of a panel are in sight, More among them."""
LARGEST_ID: Final = 2**63 - 1
"""No ids are larger than that, nor does a database keep larger numbers."""
FIRST_ID_OF_SELECTS: Final = 2**30
"""Far beyond the ids, counted from 1, that Discord gives to the components that have none; both fit 31 bits."""
AnyItem = discord.ui.Item[Any]


@dataclass(frozen=True, slots=True)
class PanelId:
    """What a component is: its panel, what a click on it does, in which game.

    `mark` is the turn or the claim window that the click answers (0 for neither); `detail` is whatever else the action
    needs to know, letters, digits, `.`, `_` and `-` only. `drawing` is the place of a button in its row, from 1; of a
    list it means nothing: with another number it is another component to Discord. Raises ValueError for what does not
    fit.
    """

    panel: str
    action: str
    game: int = 0
    mark: int = 0
    detail: str = ""
    drawing: int = 0

    def __post_init__(self) -> None:
        words = _WORD.fullmatch(self.panel) and _WORD.fullmatch(self.action)
        if not words or not _DETAIL.fullmatch(self.detail):
            raise ValueError(f"no custom_id can hold {self.panel!r}, {self.action!r}, {self.detail!r}")
        if not (0 <= self.game < 2**63 and 0 <= self.mark < 2**63 and 0 <= self.drawing <= LARGEST_DRAWING):
            raise ValueError("games and marks are counted from 0 and fit 63 bits, and drawings five digits")

    def __str__(self) -> str:
        numbers = ":".join(map(_base36, (self.game, self.mark, self.drawing)))
        return f"t{VERSION}:{self.panel}:{self.action}:{numbers}:{self.detail}"

    def is_behind(self, error: LookupError | ValueError, values: Sequence[str] = ()) -> bool:
        """Whether an error is over a word of its own, or a value, which only another version could have put there."""
        said, words = str(error), (self.action, self.detail, *self.detail.split("."), *values)
        # Of a long word int() quotes the beginning alone.
        return any(repr(word)[:200] in said or said.startswith(f"{word} is not a valid ") for word in words)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The id that a custom_id of this version spells. Raises Outdated for any other text."""
        parts = text.split(":")
        if len(parts) != 7 or parts[0] != f"t{VERSION}":
            raise Outdated
        try:
            game, mark, drawing = (int(part, 36) for part in parts[3:6])
            return cls(parts[1], parts[2], game, mark, parts[6], drawing)
        except ValueError:
            raise Outdated from None


def _base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"


@dataclass(frozen=True, slots=True)
class Click(PanelId):
    """A component that was used. For a select: the `values` that were chosen, and all those that it had `offered`.

    Of a select of people, roles or channels the values are their ids, and `chosen` are they themselves.
    """

    game: GameId = GameId(0)
    values: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    chosen: tuple[Any, ...] = ()

    @property
    def turn(self) -> TurnNumber:
        return TurnNumber(self.mark)

    @property
    def window(self) -> WindowNumber:
        return WindowNumber(self.mark)

    @property
    def value(self) -> str:
        """The one value that was chosen. Raises Outdated where none was, which no select of ours allows."""
        if not self.values:
            raise Outdated
        return self.values[0]

    @property
    def user_id(self) -> UserId:
        """The user whose id was chosen. Raises Outdated for what is none."""
        return UserId(id_of(self.value))

    @property
    def person(self) -> discord.Member | discord.User:
        """The person who was chosen in a select of people. Raises Outdated where there is none."""
        for one in self.chosen:
            if isinstance(one, discord.Member | discord.User):
                return one
        raise Outdated


def id_of(text: str) -> int:
    """The id of a user or a game, or a page's number, that came in as text. Raises Outdated for what is none."""
    if not (text.isascii() and text.isdigit() and int(text) <= LARGEST_ID):
        raise Outdated
    return int(text)


Handler = Callable[[Request, Click], Awaitable[None]]

_HANDLERS: Final[dict[str, Handler]] = {}


def handles(panel: str) -> Callable[[Handler], Handler]:
    """Announce the function that handles the clicks of a panel's components."""

    def announce(handler: Handler) -> Handler:
        _HANDLERS[panel] = handler
        return handler

    return announce


async def handle(request: Request, click: Click) -> None:
    """Have a panel handle a click, whose id finds only what its asker may mean. Raises Outdated for no panel's."""
    handler = _HANDLERS.get(click.panel)
    if handler is None:
        raise Outdated
    try:
        await handler(request, replace(click, game=request.asked(click.game)))
    except Refused as refused:
        # A private panel of what is over goes at a press: nobody may have been able to change it when that ended.
        if not (request.from_private_panel and refused.is_over):
            raise
        await request.show(framed(request.wording.reject(refused), edge=Edge.NONE))
    except (LookupError, ValueError) as error:
        if click.is_behind(error, (*click.values, *click.offered)):
            raise Outdated from error
        raise
    if not request.interaction.response.is_done():
        raise Outdated


class PanelItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """A button or a select of a panel."""

    @classmethod
    async def from_custom_id(
        cls, interaction: AnyInteraction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: AnyInteraction) -> None:
        """Have the panel handle the click; whatever goes wrong is answered privately."""
        request, begun = Request(interaction), time.perf_counter()
        try:
            request.host.answers(request.user_id)
            request.services.throttle.check_press(request.user_id)
            await handle(request, self._click())
        except Exception as error:  # noqa: BLE001 - the border to Discord: nothing may end in "interaction failed"
            await answer_failure(interaction, error, request.wording)
        interaction.client.dispatch("click_handled", time.perf_counter() - begun)

    def _click(self) -> Click:
        click = Click.parse(self.custom_id)
        if isinstance(self.item, discord.ui.Select):
            offered = tuple(option.value for option in self.item.options)
            return replace(click, values=tuple(self.item.values), offered=offered)
        if isinstance(self.item, discord.ui.UserSelect | discord.ui.RoleSelect | discord.ui.ChannelSelect):
            chosen = tuple(self.item.values)
            return replace(click, values=tuple(str(one.id) for one in chosen), chosen=chosen)
        return click


async def clicked_something_else(interaction: AnyInteraction) -> None:
    """Answer a click on a component that this version of the program would not have made."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if not re.fullmatch(TEMPLATE, custom_id):
        await answer_failure(interaction, Outdated(), Request(interaction).wording)


def button(
    panel_id: PanelId,
    label: str,
    *,
    style: Style = Style.secondary,
    emoji: Emoji = None,
    disabled: bool = False,
) -> PanelItem:
    """A button that does what its id says."""
    made: discord.ui.Button[Any] = discord.ui.Button(
        label=cut(label, LABEL_LONGEST), style=style, emoji=emoji, disabled=disabled, custom_id=str(panel_id)
    )
    return PanelItem(made)


def options_of(
    labels: Mapping[Any, str], chosen: object = None, about: Mapping[Any, str] | None = None
) -> list[discord.SelectOption]:
    """The options of a list of values by their labels, as many and as long as Discord takes: the `chosen` one is shown
    as such, and below each stands what is said `about` its value.
    """
    said = about or {}
    return [
        discord.SelectOption(
            label=label[:100], value=str(value), description=said.get(value, "")[:100] or None, default=value == chosen
        )
        for value, label in islice(labels.items(), OPTIONS_PER_SELECT)
    ]


def select(
    panel_id: PanelId,
    options: Sequence[discord.SelectOption],
    placeholder: str,
    *,
    at_least: int = 1,
    at_most: int = 1,
) -> PanelItem:
    """A select that does what its id says with the values that are chosen."""
    how = {"options": list(options), "min_values": at_least, "max_values": at_most}
    return _drawn_anew(discord.ui.Select, panel_id, placeholder, **how)


def people_select(panel_id: PanelId, placeholder: str) -> PanelItem:
    """A select of one of the people who are there, that does what its id says with whoever is chosen."""
    return _drawn_anew(discord.ui.UserSelect, panel_id, placeholder)


def role_select(
    panel_id: PanelId, placeholder: str, chosen: Sequence[int], *, at_most: int = OPTIONS_PER_SELECT
) -> PanelItem:
    """A select of roles of the server, none of them too, with those that are `chosen`."""
    given = [discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.role) for one in chosen]
    how = {"min_values": 0, "max_values": at_most, "default_values": given}
    return _drawn_anew(discord.ui.RoleSelect, panel_id, placeholder, **how)


def channel_select(
    panel_id: PanelId, placeholder: str, chosen: Sequence[int], *, at_most: int = OPTIONS_PER_SELECT
) -> PanelItem:
    """A select of text channels of the server, as many as one likes, with those that are `chosen`."""
    given = [discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel) for one in chosen]
    how = {"min_values": 0, "max_values": at_most, "default_values": given}
    return _drawn_anew(discord.ui.ChannelSelect, panel_id, placeholder, channel_types=[discord.ChannelType.text], **how)


def _drawn_anew(
    kind: Callable[..., discord.ui.Item[Any]], panel_id: PanelId, placeholder: str, **how: object
) -> PanelItem:
    """A select that each time it is drawn is another component, by both of its ids: a client goes on showing what its
    user chose in a select, whatever the message says since, and does not send the same choice twice.
    """
    drawn = replace(panel_id, drawing=randbelow(LARGEST_DRAWING + 1))
    number = FIRST_ID_OF_SELECTS + randbelow(FIRST_ID_OF_SELECTS)
    return PanelItem(kind(placeholder=placeholder[:150], custom_id=str(drawn), id=number, **how))


Part = str | OutgoingFile | Sequence[PanelItem]
"""A part of a message: a text; a picture, or without words for it a file to fetch; a row of buttons, or a select."""


class Edge(Enum):
    """The coloured edge of a message: lit where something can be done, else as calm as the felt; or no frame at all."""

    LIT = ACCENT
    CALM = FELT
    NONE = None


def framed(*parts: Part, edge: Edge = Edge.CALM, mentions: Sequence[int] = ()) -> Outgoing:
    """A message of these parts, from top to bottom, that mentions exactly these users. What is empty is left out."""
    layout = discord.ui.LayoutView(timeout=None)
    items = list(_items(parts))
    if edge.value is not None:
        items = [discord.ui.Container(*items, accent_colour=discord.Colour.from_rgb(*edge.value))]
    for item in items:
        layout.add_item(item)
    files = tuple(part for part in parts if isinstance(part, OutgoingFile))
    return Outgoing(layout, files, tuple(mentions))


def beneath(panel: Outgoing, *row: PanelItem) -> Outgoing:
    """A message with one more row of buttons, in its frame."""
    for frame in panel.view.children:
        if isinstance(frame, discord.ui.Container):
            frame.add_item(discord.ui.ActionRow(*row))
    return panel


def _items(parts: Sequence[Part]) -> Iterator[AnyItem]:
    for part in parts:
        if not part:
            continue
        if isinstance(part, str):
            yield discord.ui.TextDisplay(part)
        elif isinstance(part, OutgoingFile) and part.alt is None:
            yield discord.ui.File(part.url)
        elif isinstance(part, OutgoingFile):
            yield discord.ui.MediaGallery(discord.MediaGalleryItem(part.url, description=part.description))
        else:
            yield discord.ui.ActionRow(*part)


@dataclass(frozen=True, slots=True)
class Possible:
    """What can be done at a panel.

    `firm` is never behind More. `loose` stands before it, as far as there is room. `rest` is behind More in any case.
    """

    firm: Sequence[PanelItem] = ()
    loose: Sequence[PanelItem] = ()
    rest: Sequence[PanelItem] = ()

    def beginning_with(self, actions: Sequence[str]) -> Self:
        """The same, first of all in sight what does the first of these that can be done."""
        there = [*self.loose, *self.firm]
        first = [one for action in actions for one in there if does(one) == action][:1]
        firm, loose = ([one for one in part if one not in first] for part in (self.firm, self.loose))
        return replace(self, firm=firm, loose=[*first, *loose])


def does(item: PanelItem) -> str:
    """What a component of a panel does, by its action."""
    return PanelId.parse(str(getattr(item.item, "custom_id", ""))).action


@dataclass(frozen=True, slots=True)
class Sight:
    """The buttons of a panel from left to right, and what is behind its More."""

    buttons: list[PanelItem]
    behind: list[PanelItem]


def in_sight(possible: Possible, more: PanelItem, *, most: int = IN_SIGHT, pressed: int | None = None) -> Sight:
    """What stands in sight, and what behind `more`, which is left out where nothing does. Nothing else decides it.

    Where it is said which place was `pressed`, 0 for none, each button knows its own, counted from 1, and in the place
    that was pressed there is More, which does nothing that a second tap could be sorry for.
    """
    room = max(most - len(possible.firm) - 1, 0)
    if pressed is None and not possible.rest and len(possible.loose) == room + 1:
        room += 1
    behind = [*possible.loose[room:], *possible.rest]
    row = [*possible.loose[:room], *possible.firm]
    taken = 0 < (pressed or 0) <= len(row)
    if behind or taken:
        row.insert((pressed or 0) - 1 if taken else len(row), more)
    if pressed is not None:
        for place, item in enumerate(row, start=1):
            made = item.item
            if isinstance(made, discord.ui.Button):
                made.custom_id = str(replace(PanelId.parse(str(made.custom_id)), drawing=place))
    return Sight(row, behind)
