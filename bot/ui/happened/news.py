"""What happened since somebody's last move, short enough to stand above their hand."""

from __future__ import annotations

from typing import Final

from bot.card_emojis import CardEmojis
from bot.records import GameRecord, Story
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import names_of, notation_of, worded
from bot.wording import Wording
from engine.games.events import HandDealt, RoundBegan, TurnBegan, UpcardTurned, WindowOpened

LINES_SHOWN: Final = 12
LONGEST: Final = 1200
"""Characters: a hand has much else to say in its 4,000, and an emoji is fifty of them."""


_DEALING: Final = (RoundBegan, HandDealt, UpcardTurned, TurnBegan, WindowOpened)
"""What happens before anybody has done anything."""


async def news_since_own_move(request: Request, record: GameRecord, seat: int) -> tuple[str, ...]:
    """The lines to show above the asker's hand; none where nothing has happened since they moved."""
    told = await request.happenings.since_own_move(record.id, seat)
    return news(told, record, seat, request.wording, request.cards)


def news(told: Story, record: GameRecord, seat: int, wording: Wording, cards: CardEmojis) -> tuple[str, ...]:
    """The newest lines of a story under a heading, and how many came before them; none where cards were dealt alone."""
    if all(isinstance(event, _DEALING) for event in told.events):
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
    begun = any(isinstance(event, RoundBegan) and event.round == 1 for event in told.events)
    heading = wording.text("happened-so-far" if begun else "happened-since")
    return (heading, *more, *(wording.text("happened-line", line=line) for line in shown))


def story_lines(
    told: Story, record: GameRecord, seat: int | None, wording: Wording, cards: CardEmojis | None
) -> list[str]:
    """A story line by line, in the words of its game; `seat` is spoken to."""
    return wording.story(told.happenings, names_of(record), notation_of(record), cards, own_seat=seat)


def _room(lines: list[str]) -> int:
    return sum(len(line) + 4 for line in lines)
