"""Clip and Page behind More of a match that is watched: what is to be kept of it, made and handed over in private.

A match is kept only where its hands are open to whoever asks. What is made names nobody unless that is asked for.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.answers import Outdated
from bot.hosting.games.stories import Told
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.thinking.fair_queue import aside
from bot.records.games import GameRecord
from bot.ui.keepsake.clip import Part, clip_of, first_minute, part_of
from bot.ui.keepsake.page import LARGEST, TooLargeError, page_of
from bot.ui.kit.items import OPTIONS_PER_SELECT, Click, PanelId, PanelItem, Style, button, framed, handles, select
from bot.ui.kit.message import OutgoingFile, draw
from bot.ui.kit.open_panels import told_while_made
from bot.ui.kit.request import Request
from bot.ui.replay.watched import Place, eyes_spelled, moment_options, spelled
from bot.ui.table.game_facts import WATCH, names_of
from bot.wording import Wording
from engine.archive.replay import BadReplayError
from engine.games.scenes import Eyes, Moment, MomentKind
from render.kit.moving import Frame

CLIP: Final = "clip"
PAGE: Final = "page"

_NAMED: Final = "names"


@dataclass(frozen=True, slots=True)
class Choice:
    """What a clip is to be of: from a step to a step, through whose eyes, and whether it names people."""

    eyes: Eyes
    first: int
    last: int
    names: bool = False

    def panel_id(self, action: str, game: int) -> PanelId:
        """The id of a component that knows the choice."""
        named = _NAMED if self.names else ""
        return PanelId(CLIP, action, game, self.first, f"{spelled(self.eyes)}.{self.last}.{named}")


@handles(CLIP)
async def press_clip(request: Request, click: Click) -> None:
    """A component of the panel of clips, or the one that opens it."""
    await request.defer()
    told = await _open_to(request, click)
    choice = _chosen(request, told, click)
    request.services.stories.check(told, request.user_id, choice.eyes)
    part = part_of(told, choice.first, choice.last)
    if click.action == "make" and part.fits:
        await _make_clip(request, told, choice, part)
    else:
        await request.show(framed(*_clip_parts(told, choice, part, request.wording)))


@handles(PAGE)
async def press_page(request: Request, click: Click) -> None:
    """A component of the panel of pages, or the one that opens it."""
    await request.defer()
    told = await _open_to(request, click)
    named, wording = click.detail == _NAMED, request.wording
    if told.record.played_on:
        # its deals were not shuffled by a promise, and its log begins in the middle: there is nothing to check
        raise Outdated
    if click.action == "make":
        await _make_page(request, told.record, named=named)
        return
    if click.action not in {"open", "names"}:
        raise Outdated
    game = told.record.id
    buttons = [
        button(PanelId(PAGE, "make", game, 0, click.detail), wording.text("button-keep-make"), style=Style.primary),
        _names_button(PanelId(PAGE, "names", game, 0, "" if named else _NAMED), wording, named=named),
        button(PanelId(WATCH, "open", game), wording.text("button-watch")),
    ]
    await request.show(framed(wording.text("keep-page", game=wording.variant_name(told.record.variant)), buttons))


async def _open_to(request: Request, click: Click) -> Told:
    """The story of a match whose hands are open to the asker. Raises Refused."""
    told = await request.services.stories.of(click.game)
    request.services.stories.check_open(told)
    return told


def _names_button(panel_id: PanelId, wording: Wording, *, named: bool) -> PanelItem:
    return button(panel_id, wording.text("button-keep-names", on="yes" if named else "no"))


def _chosen(request: Request, told: Told, click: Click) -> Choice:
    """What a click chooses: the round of the step that was watched, a part of it, names or none. Raises Outdated."""
    whose, _, rest = click.detail.partition(".")
    eyes = eyes_spelled(whose, request, told)
    story = told.story
    step = min(max(click.mark, story.after(0)), told.story.length)
    if click.action == "open":
        return Choice(eyes, max(story.round_begins(step), story.after(0)), story.round_ends(step))
    until, _, names = rest.partition(".")
    if not until.isdecimal():
        raise Outdated
    choice = Choice(eyes, step, min(max(int(until), step), told.story.length), names == _NAMED)
    match click.action:
        case "make":
            return choice
        case "names":
            return replace(choice, names=not choice.names)
        case "part":
            steps = sorted(max(story.reached(int(value)), 1) for value in click.values)
            last = steps[1] if len(steps) > 1 else first_minute(told, steps[0], story.round_ends(steps[0]))
            return replace(choice, first=steps[0], last=last)
    raise Outdated


def _clip_parts(told: Told, choice: Choice, part: Part, wording: Wording) -> Sequence[str | list[PanelItem]]:
    record, number = told.record, _round_of(told, choice)
    said = wording.text(
        "keep-clip",
        game=wording.variant_name(record.variant),
        round=number,
        pictures=len(part.steps),
        seconds=round(part.ms / 1000),
    )
    make = choice.panel_id("make", record.id)
    buttons = [
        button(make, wording.text("button-keep-make"), style=Style.primary, disabled=not part.fits),
        _names_button(choice.panel_id("names", record.id), wording, named=choice.names),
        button(Place(choice.first, choice.eyes).panel_id("at", told), wording.text("button-watch")),
    ]
    options = moment_options(told, _listed([one for one in told.story.moments if one.round == number]), wording)
    list_id, most = choice.panel_id("part", record.id), min(2, len(options))
    listed = select(list_id, options, wording.text("keep-clip-part"), at_most=most)
    return [said if part.fits else f"{said}\n{wording.text('keep-clip-long')}", [listed], buttons]


def _round_of(told: Told, choice: Choice) -> int:
    return next((one.round for one in reversed(told.story.moments) if one.step <= choice.first), 1)


def _listed(moments: Sequence[Moment]) -> list[Moment]:
    """As many as a list holds, in order: of what happens all the time some are left out."""
    often = [one for one in moments[:-1] if one.kind in {MomentKind.LAID, MomentKind.CLAIMED}]
    rare = [one for one in moments[:-1] if one not in often]
    room = max(OPTIONS_PER_SELECT - 1 - len(rare), 1)
    kept = often[:: -(-len(often) // room)] if often else []
    return [*sorted([*rare, *kept], key=lambda one: one.step)[: OPTIONS_PER_SELECT - 1], moments[-1]]


async def _make_clip(request: Request, told: Told, choice: Choice, part: Part) -> None:
    """Draw the clip, saying how far it is, and hand it over. Raises Refused(TOO_LARGE)."""
    wording, frames = request.wording, list[Frame]()
    record = told.record if choice.names else _unnamed(told.record, wording)
    scenes = await request.services.stories.beside(told.scenes, choice.first, choice.last, choice.eyes)
    made = aside(clip_of(scenes, part, record, wording, request.cards, frames))

    def how_far() -> str:
        return wording.text("keep-drawn", done=len(frames), pictures=len(part.steps))

    try:
        if not await told_while_made(request, made, how_far):
            return
    finally:
        made.cancel()
    gif, end = made.result()
    if len(gif) > request.upload_limit:
        raise _too_large(CLIP, len(gif), request.upload_limit)
    game, number = wording.variant_name(record.variant), _round_of(told, choice)
    alt = wording.text("keep-clip-alt", game=game, round=number, end=end)
    file = OutgoingFile(f"clip-{record.public_id}-{choice.first}.gif", gif, alt)
    await request.show(framed(wording.text("keep-made"), file))


def _unnamed(record: GameRecord, wording: Wording) -> GameRecord:
    """The record of a match in which nobody is named."""
    holders = (
        replace(holder, name=wording.text("keep-seat", number=holder.seat + 1), before=()) for holder in record.holders
    )
    return replace(record, holders=tuple(holders))


def _too_large(what: str, size: int, most: int) -> Refused:
    """Why a file of so many bytes cannot be had, in millions of them."""
    return Refused(HostReject.TOO_LARGE, what=what, size=round(size / 1e6, 1), most=round(most / 1e6, 1))


async def _make_page(request: Request, record: GameRecord, *, named: bool) -> None:
    """Write the page and hand it over. Raises Refused: TOO_LARGE, SET_ASIDE for a match that does not hold."""
    document = await request.services.games.replay(record.id, await request.services.tournaments.table_of(record))
    names = names_of(record) if named else None
    try:
        page = await draw(page_of, document, names, request.wording)
    except TooLargeError as error:
        raise _too_large(PAGE, error.size, LARGEST) from None
    except BadReplayError:
        raise Refused(HostReject.SET_ASIDE, game_id=record.id) from None
    file = OutgoingFile(f"match-{record.public_id}.html", page)
    await request.show(framed(request.wording.text("keep-made"), file))
