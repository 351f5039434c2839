"""What a move brought about, as its maker's panel says it: nothing that the panel shows anyway."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

from bot.records.games import Submitted
from bot.ui.hand.sitting import what_happened
from bot.ui.kit.request import Request
from bot.ui.replay.news import LINES_SHOWN, LONGEST, news
from engine.cards import WindowNumber
from engine.games.events import ClaimUnwanted, Discarded, DrewStock, Event, Opened
from engine.games.scenes import Happening
from tests.engine.builders import BASIC, CardTable, at_table, card, house
from tests.ui.looks import ENGLISH, NO_EMOJIS, a_look, a_record

HANDS = ("7H 8H 9H 2C", "KS KH 3D 4D", "5C 6C JK AS")


def told(table: CardTable, seat: int, events: tuple[Event, ...]) -> str:
    """What the maker of a move is told of it."""
    request: Any = SimpleNamespace(wording=ENGLISH, cards=NO_EMOJIS)
    return what_happened(cast("Request", request), Submitted(a_look(table, seat), events))


def test_ones_own_discard_that_others_are_asked_for_is_said_by_the_panel_alone_and_another_is_told() -> None:
    for claims, said in (("on", ""), ("off", "**You**: discarded 2♣︎")):
        table = at_table(house(BASIC, f"claim.enabled={claims}"), hands=HANDS)
        assert told(table, 0, table.discard("2C")) == said


def test_an_answer_is_sealed_only_as_long_as_it_is() -> None:
    table = at_table(hands=HANDS)
    table.discard("2C")
    assert told(table, 1, table.pass_(1)) == "Your answer: you passed."
    opened = told(table, 2, table.pass_(2))
    assert opened == "Nobody got 2♣︎."


def test_whose_silence_kept_a_card_from_who_knocked_is_news_and_that_nobody_wanted_it_is_none() -> None:
    events = (ClaimUnwanted(WindowNumber(1), card("2C")), ClaimUnwanted(WindowNumber(2), card("2C"), (0, 2)))
    happened = [Happening(event, 0) for event in events]
    _, *lines = news(happened, a_record(seats=3), 1, ENGLISH, NO_EMOJIS)
    assert [line.removeprefix("-# ") for line in lines] == ["Nobody got 2♣︎: Ada and Cyd did not agree."]


def test_that_somebody_has_opened_is_told_only_where_points_are_needed_for_it() -> None:
    for needed, said in ((30, "**You**: opened with 30 points"), (0, "")):
        table = at_table(house(BASIC, f"opening.points={needed}"), hands=HANDS)
        assert told(table, 0, (Opened(0, 30),)) == said


def laps(count: int) -> Sequence[Event]:
    """Everybody draws and discards, again and again."""
    return [
        event
        for _ in range(count)
        for seat in range(3)
        for event in (DrewStock(seat, None), Discarded(seat, card("KD")))
    ]


def test_above_a_hand_stand_the_newest_lines_and_how_many_came_before() -> None:
    lines = news([Happening(event, 0) for event in laps(10)], a_record(seats=3), 0, ENGLISH, NO_EMOJIS)
    assert lines[0] == "-# Since your last move:"
    assert "has more: 18" in lines[1]
    assert len(lines) == LINES_SHOWN + 2
    assert sum(map(len, lines)) < LONGEST + 200
    assert news([], a_record(seats=3), 0, ENGLISH, NO_EMOJIS) == (), "nothing is said where nothing happened"
