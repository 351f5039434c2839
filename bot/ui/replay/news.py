"""What happened since somebody's last move, short enough to stand above their hand."""

import logging
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from bot import logs
from bot.card_emojis import CardEmojis
from bot.records.games import GameRecord
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import is_news, names_at, notation_of, worded
from bot.wording import Wording, story
from engine.cards import Seat
from engine.games.events import HandDealt, RoundBegan, TurnBegan, UpcardTurned, WindowOpened
from engine.games.scenes import Eyes, Happening

log = logging.getLogger(__name__)

LINES_SHOWN: Final = 12
LONGEST: Final = 1200
"""Characters: a hand has much else to say in its 4,000, and an emoji is fifty of them."""


_DEALING: Final = (RoundBegan, HandDealt, UpcardTurned, TurnBegan, WindowOpened)
"""What happens before anybody has done anything."""


async def news_since_own_move(request: Request, record: GameRecord, seat: Seat) -> tuple[str, ...]:
    """The lines above the asker's hand; none where nothing has happened since they moved, or they cannot be told."""
    try:
        stories = request.services.stories
        told = await stories.of(record.id)
        since = told.since_own_move(record.holders[seat])
        happenings = await stories.beside(told.happened, since, told.story.length, Eyes(seat), own_move=True)
        return news(happenings, record, seat, request.wording, request.cards)
    except Exception as failure:  # noqa: BLE001 - nobody is to miss their hand for what is told above it
        kinds = logs.told(failure)
        log.error("game %d: what happened cannot be told: %s", record.id, kinds)  # noqa: TRY400 - it may quote cards
        return ()


def news(
    told: Sequence[Happening], record: GameRecord, seat: Seat, wording: Wording, cards: CardEmojis
) -> tuple[str, ...]:
    """The newest lines of a story under a heading, and how many came before them; none where cards were dealt alone."""
    if all(isinstance(one.event, _DEALING) for one in told):
        return ()
    wording = worded(wording, record)
    lines = story_lines(told, record, seat, wording, cards)
    if _room(lines[-LINES_SHOWN:]) > LONGEST:
        lines = story_lines(told, record, seat, wording, None)
    shown = lines[-LINES_SHOWN:]
    while len(shown) > 1 and _room(shown) > LONGEST:
        shown = shown[1:]
    if not shown:
        return ()
    left_out = len(lines) - len(shown)
    more = [wording.text("happened-more", count=left_out)] if left_out else []
    heading = wording.text("happened-so-far" if from_the_start(told) else "happened-since")
    return (heading, *more, *(wording.text("happened-line", line=line) for line in shown))


def story_lines(
    told: Sequence[Happening], record: GameRecord, seat: Seat | None, wording: Wording, cards: CardEmojis | None
) -> list[str]:
    """A story line by line, in the words of its game: each seat has the name of who held it then, and where another
    took it over, that is said. Whoever holds `seat` is spoken to, from when they sat down.
    """
    lines: list[str] = []
    sat: tuple[str, ...] | None = None
    told_here = (one for one in told if is_news(record, one.event))
    for names, stretch in groupby(told_here, lambda one: names_at(record, one.step)):
        happenings = list(stretch)
        lines += [
            wording.text("story-seat-taken", name=wording.name(name), before=wording.name(was))
            for was, name in zip(sat or names, names, strict=True)
            if was != name
        ]
        sat, step = names, happenings[0].step
        sat_then = seat is not None and (not step or record.holders[seat].at(step) is None)
        spoken_to = seat if sat_then else None
        lines += story.lines(wording.speech(names, notation_of(record), cards), happenings, spoken_to)
    return lines


def _room(lines: list[str]) -> int:
    return sum(len(line) + 4 for line in lines)


def from_the_start(told: Sequence[Happening]) -> bool:
    """Whether this is all of a match so far: whoever it is told to has made no move yet."""
    return any(isinstance(one.event, RoundBegan) and one.event.round == 1 for one in told)
