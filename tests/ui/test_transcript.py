"""A turn as a screen reader gives it: every text, every picture's alt text, every list and button, in their order."""

import re
from collections.abc import Iterator
from dataclasses import replace

import discord
import pytest

from bot.records.games import Obstacle, Standstill
from bot.ui.kit.message import ALT_LONGEST, Outgoing
from bot.ui.table.notice import turn_notice
from engine.cards import Seat
from engine.games.events import DrewStock, Event
from engine.games.views import MatchView, PileView
from engine.variants import VARIANTS
from tests.engine.builders import DRAW, LAYOFF, CardTable, at_table, house
from tests.hosting.hosted import MONDAY
from tests.ui.looks import ENGLISH, EVERY_GAME, NAMES, NO_EMOJIS, a_draft, a_look, parts, texts, the_board, the_hand
from tests.ui.test_in_words import look
from tests.ui.test_in_words import the_hand as a_hand_of

HANDS = ("7H 8H 9H 2C KS", "KC KH 3D 4D", "5C 6C JK AS")
MELDS = ((1, "10S JS QS"),)
NOBODY_READS = re.compile(r"\{|\bnone\b(?! fits)|  ")
"""What is left of a message that was not given what it says."""


def aloud(message: Outgoing) -> Iterator[str]:
    """What somebody hears of a message who sees nothing of it."""
    alts = {file.url: file.alt for file in message.files}
    for part in parts(message):
        match part:
            case discord.ui.TextDisplay():
                yield part.content
            case discord.ui.MediaGallery():
                for item in part.items:
                    told = alts[item.media.url]
                    assert told, "a picture that says nothing"
                    assert len(told.encode("utf-16-le")) // 2 <= ALT_LONGEST
                    yield told
            case discord.ui.Select():
                yield f"[{part.placeholder}: {', '.join(option.label for option in part.options)}]"
            case discord.ui.Button():
                yield f"[{part.label}]"


def heard(message: Outgoing) -> str:
    """A message as it is read out; no sentence of it is unfinished, and none is heard twice."""
    told = [*aloud(message)]
    found = "\n".join(told)
    assert not NOBODY_READS.search(found), found
    # Within one text two melds may be the same.
    sentences = [one for text in told for one in {*re.split(r"(?<=[.!?]) |\n", text)} if len(one.split()) > 2]
    assert len(set(sentences)) == len(sentences), found
    return found


async def board_aloud(table: CardTable, *recent: Event) -> str:
    return heard(await the_board(a_look(table, None, recent=recent)))


def says_the_table(told: str, view: PileView) -> None:
    """Who sits there with how many cards and points, what lies there, and the round."""
    assert f"Round {view.round}" in told
    for name, seat in zip(NAMES, view.seats, strict=False):
        assert re.search(rf"{name}: [^.]*\b{seat.cards} cards", told), told
    assert f"Stock {view.stock}" in told


def says_the_hand(told: str, view: MatchView) -> None:
    assert f"Your {len(view.hand)} cards: " in told
    for card in view.hand:
        assert ENGLISH.cards_said((card,)) in told


async def test_a_whole_turn_is_heard_whole() -> None:
    table = at_table(house(LAYOFF, "opening.points=0", "claim.enabled=off"), hands=HANDS, melds=MELDS, phase=DRAW)

    seen = a_look(table, None)
    resting = replace(seen, record=replace(seen.record, standstill=Standstill(Obstacle.PAUSED, MONDAY)))
    called = heard(turn_notice(seen, Seat(0), ENGLISH, NO_EMOJIS))
    for said in ("<@1001>, it is your turn", "Draw.", "Time ends", "[My hand]", "[Draw]", "[Take 9♠︎]"):
        assert said in called
    assert "rests until its tournament goes on" in heard(turn_notice(resting, Seat(0), ENGLISH, NO_EMOJIS))
    board = await board_aloud(table)
    says_the_table(board, table.view(None))
    for said in ("Ada is to draw.", "on top 9♠︎", "10♠︎ J♠︎ Q♠︎", "Time ends"):
        assert said in board

    hand = heard(await the_hand(table, 0))
    says_the_hand(hand, table.view(0))
    assert "Your turn: draw a card." in hand
    assert "[Draw from the stock]" in hand

    table.draw()
    drawn = heard(await the_hand(table, 0))
    says_the_hand(drawn, table.view(0))
    assert "Just drawn:" in drawn
    assert "discard one card" in drawn
    assert "[Lay 7♥︎ 8♥︎ 9♥︎ · 24]" in drawn
    assert "Ada drew from the stock." in await board_aloud(table, DrewStock(Seat(0), None))

    chosen = heard(await the_hand(table, 0, a_draft("2C")))
    assert "Chosen: 2♣︎" in chosen
    assert "[Discard 2♣︎]" in chosen

    events = table.discard("2C")
    after = await board_aloud(table, *events)
    says_the_table(after, table.view(None))
    for said in ("Ada discarded 2♣︎.", "Ben is to draw.", "on top 2♣︎"):
        assert said in after


@pytest.mark.parametrize("key", EVERY_GAME)
async def test_board_and_hand_of_every_game_are_heard_whole_and_nothing_twice(key: str) -> None:
    visible = look(key, None)
    board = heard(await the_board(visible))
    assert f"Round {visible.view.round}" in board
    assert all(name in board for name in NAMES[: len(visible.view.seats)])
    if not VARIANTS[key].family.endswith("duel"):
        hand = await a_hand_of(key)
        assert "[Board](" in texts(hand)
        assert re.search(r"Your \d+ (cards|tiles): |Your one (card|tile): ", heard(hand))
