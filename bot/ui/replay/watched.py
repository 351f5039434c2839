"""What is seen of a match at a place in its story, through whose eyes: the scene, and what happened on the way."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.card_emojis import CardEmojis
from bot.hosting.games.stories import Told
from bot.records.games import GameRecord
from bot.ui.games.families import has_hands
from bot.ui.kit.items import LABEL_LONGEST, PanelId
from bot.ui.kit.message import OutgoingFile
from bot.ui.kit.request import Request
from bot.ui.replay.news import from_the_start, story_lines
from bot.ui.replay.scene_pictures import scene_pictures
from bot.ui.table.game_facts import WATCH, Stretch, names_at
from bot.wording import Wording
from engine.cards import Seat
from engine.games.scenes import Eyes, Happening, Moment, Scene

TEXT_LONGEST: Final = 3000
LINES_SHOWN: Final = 40
_SPELLED: Final = {"all": Eyes(all_open=True), "none": Eyes()}


def spelled(eyes: Eyes) -> str:
    """The eyes in the detail of an id."""
    if eyes.all_open:
        return "all"
    return "none" if eyes.seat is None else f"s{eyes.seat}"


def eyes_spelled(text: str, request: Request, told: Told) -> Eyes:
    """The eyes that a detail spells, those that the asker would choose where it spells none. Raises ValueError."""
    if not text:
        return request.services.stories.eyes(told, request.user_id)[0]
    if re.fullmatch("s[0-9]", text):
        return Eyes(Seat(int(text[1:])))
    if text not in _SPELLED:
        raise ValueError(f"{text!r} names nobody's eyes")
    return _SPELLED[text]


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is in a story: after which step, through whose eyes, told since which step (None: since whatever
    led there); and which list is open below: of moments on a page, of eyes, or what is behind More.
    """

    step: int
    eyes: Eyes
    since: int | None = None
    listed: str = "moments"
    page: int | None = None

    def panel_id(self, action: str, told: Told, step: int | None = None) -> PanelId:
        """The id of a component that leads on from here, at another step where one is named.

        What an id counts are the steps that told everybody something: others would tell of sealed answers.
        """
        number = told.story.number
        since = "" if self.since is None else str(number(self.since))
        step = self.step if step is None else step
        return PanelId(WATCH, action, told.record.id, number(step), f"{spelled(self.eyes)}.{since}")


@dataclass(frozen=True, slots=True)
class Watched:
    """What the panel shows: a story at a place, with what happened on the way there, and the reader's own seat."""

    told: Told
    place: Place
    scene: Scene
    happened: tuple[Happening, ...]
    own: Seat | None

    @property
    def record(self) -> GameRecord:
        return self.told.record

    @property
    def round(self) -> int:
        """The round that is played at the place, or ends there: the position may be of the next one already."""
        begun = (one.round for one in self.told.story.moments if one.step <= self.place.step)
        return max(begun, default=self.scene.view.round)

    @property
    def has_hands(self) -> bool:
        return has_hands(self.scene.view)

    def whose(self, eyes: Eyes, wording: Wording) -> str:
        """Whose eyes they are, in words."""
        if eyes.seat is None:
            return wording.text("watch-eyes", whose="all" if eyes.all_open else "none", name="")
        name = names_at(self.record, self.place.step)[eyes.seat]
        return wording.text("watch-eyes", whose="own" if eyes.seat == self.own else "seat", name=wording.name(name))


async def watched(request: Request, told: Told, place: Place) -> Watched:
    """What is seen at a place."""
    beside, step = request.services.stories.beside, place.step
    (scene,) = await beside(told.scenes, step, step, place.eyes)
    since = told.story.leads_to(step) if place.since is None else min(place.since, step)
    happened = await beside(told.happened, since, step, place.eyes, own_move=place.since is not None)
    return Watched(told, place, scene, happened, told.record.seat_of(request.user_id))


async def pictures_of(shown: Watched, wording: Wording, cards: CardEmojis) -> Sequence[OutgoingFile]:
    """The pictures of what is shown, with what came to the table on the way marked."""
    told = (one.event for one in shown.happened)
    return await scene_pictures(shown.record, shown.scene, wording, cards, told, shown.own)


def heading(shown: Watched, wording: Wording) -> str:
    """Which match, how far, through whose eyes."""
    told, place, name = shown.told, shown.place, wording.variant_name(shown.record.variant)
    if place.since is not None and place.step == told.story.length:
        whole_round = place.since == told.story.round_begins(told.story.length) - 1
        since = "so-far" if from_the_start(shown.happened) else Stretch.SINCE
        about = f"happened-about-{Stretch.ROUND if whole_round else since}"
        first = wording.text(about, game=name, round=shown.round)
        return first if shown.happened else f"{first}\n{wording.text('happened-nothing')}"
    move, moves = told.story.number(place.step), told.story.number(told.story.length)
    first = wording.text("watch-about", game=name, round=shown.round, move=move, moves=moves)
    return f"{first} · {shown.whose(place.eyes, wording)}" if shown.has_hands else first


def lines_that_fit(shown: Watched, wording: Wording, cards: CardEmojis | None) -> tuple[list[str], int]:
    """The newest lines of what happened that fit a message, and the step of the first of them; of a single step that
    fits none, as where a duel was let run, its own newest.
    """
    own = shown.own if shown.own is not None and shown.place.eyes == Eyes(shown.own) else None
    steps = sorted({one.step for one in shown.happened})

    def lines(since: int) -> list[str]:
        told = [one for one in shown.happened if one.step >= steps[since]]
        return story_lines(told, shown.record, own, wording, cards)

    def fits(found: Sequence[str]) -> bool:
        return len(found) <= LINES_SHOWN and len("\n".join(found)) <= TEXT_LONGEST

    if not steps:
        story = shown.told.story
        return [], story.after(story.leads_to(shown.place.step))
    first = bisect_left(range(len(steps) - 1), True, key=lambda since: fits(lines(since)))
    found = lines(first)
    if not fits(found):
        left_out = bisect_left(range(len(found) - 1), True, key=lambda at: fits(["…", *found[at:]]))
        found = ["…", *found[left_out:]]
    return [line[:TEXT_LONGEST] for line in found], steps[first]


def moment_options(told: Told, moments: Sequence[Moment], wording: Wording) -> list[discord.SelectOption]:
    """Moments to choose from, by the names of those who held the seats then; their values count as ids do."""
    options = []
    for moment in moments:
        name = "none" if moment.seat is None else wording.name(names_at(told.record, moment.step)[moment.seat])
        said = wording.text(f"watch-moment-{moment.kind.value}", round=moment.round, name=name)
        options.append(discord.SelectOption(label=said[:LABEL_LONGEST], value=str(told.story.number(moment.step))))
    return options
