"""What happened is told player by player, to each as they may see it."""

from dataclasses import fields

import pytest

from bot.wording import Wording, message_ids
from bot.wording.story import lines
from engine.cards import TILES_004
from engine.games import events as happened
from engine.games.events import Event, seen_by
from engine.games.scenes import SILENT, Happening
from tests.wording.test_events import EIGHT, EVENTS, NAMES, NINE, RUN, SEVEN


def story(english: Wording, *events: Event, own_seat: int | None = None, by_order: bool = False) -> list[str]:
    seen = [told for event in events if (told := seen_by(event, own_seat)) is not None]
    return lines(english.speech(NAMES), [Happening(event, 0, by_order) for event in seen], own_seat)


def test_what_a_player_did_in_a_row_stands_in_one_line(english: Wording) -> None:
    told = story(
        english,
        happened.DrewStock(1, NINE),
        happened.MeldLaid(1, 1, RUN, 24),
        happened.Discarded(1, SEVEN),
        happened.TurnBegan(2, 5),
        happened.TimedOut(2),
        happened.DrewStock(2, EIGHT),
        happened.Discarded(2, EIGHT),
    )
    assert told == [
        "**Ben**: drew from the stock, laid 7♥︎ Joker 9♥︎, and discarded 7♥︎",
        "**Cyd**: ran out of time (the clock played), drew from the stock, and discarded 8♥︎",
    ]
    drew = lines(english.speech(NAMES, TILES_004), [Happening(happened.DrewStock(1, None), 0)])
    assert drew == ["**Ben**: drew a tile"]


def test_who_does_much_in_a_row_has_several_lines(english: Wording) -> None:
    told = story(english, *[happened.MeldLaid(1, number, RUN, 24) for number in range(200)])
    assert all(line.startswith("**Ben**: laid ") and len(line) < 1_300 for line in told)
    assert sum(line.count("laid") for line in told) == 200


def test_whoever_reads_it_is_spoken_to_and_sees_their_own_cards(english: Wording) -> None:
    timed_out = [happened.TimedOut(1), happened.StockRenewed(40, shuffled=True), happened.Discarded(1, NINE)]
    told = story(english, *timed_out, happened.TurnBegan(2, 1), happened.Discarded(1, NINE), own_seat=1)
    assert told[:1] + told[2:] == [
        "**Ben**: ran out of time (the clock played)",
        "**Ben**: discarded 9♥︎",
        "**You**: discarded 9♥︎",
    ]
    assert "9♥︎" not in story(english, happened.DrewStock(1, NINE), own_seat=0)[0]
    for_them = [Happening(happened.Discarded(1, NINE), 1, by_computer=True), Happening(happened.Discarded(1, NINE), 4)]
    assert lines(english.speech(NAMES), for_them, 1) == ["**Ben**: discarded 9♥︎", "**You**: discarded 9♥︎"]


def test_what_no_one_in_particular_did_is_a_sentence_of_its_own(english: Wording) -> None:
    told = story(
        english, happened.Discarded(0, SEVEN), happened.StockRenewed(40, shuffled=True), happened.TurnPassed(0)
    )
    assert told == [
        "**Ada**: discarded 7♥︎",
        "The discards were shuffled into a new stock of 40 cards.",
        "**Ada**: passed",
    ]


def test_a_knock_by_an_order_is_told_and_ones_own_answers_are_not(english: Wording) -> None:
    knocked, passed = happened.WindowAnswered(3, 1, claimed=True), happened.WindowAnswered(3, 1, claimed=False)
    assert story(english, knocked, own_seat=1) == []
    assert story(english, knocked, own_seat=1, by_order=True) == ["**You**: an order of yours knocked for the discard"]
    assert story(english, passed, own_seat=1, by_order=True) == []
    (told,) = story(english, knocked, happened.ClaimWon(3, 1, SEVEN, 1, (NINE,)), own_seat=1, by_order=True)
    assert "an order of yours" not in told, "one that got the card is told once"
    assert "knocked and got 7♥︎" in told


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_every_event_is_told_or_left_out_on_purpose(english: Wording, event: Event) -> None:
    told = story(english, event, own_seat=1, by_order=True)
    assert bool(told) is not isinstance(event, SILENT)
    assert all("{" not in line and "none" not in line.split() for line in told)
    if f"did-{event.kind}" in message_ids("en"):
        assert "seat" in {field.name for field in fields(event)}
        assert told[0].startswith("**Ben**: " if isinstance(event, happened.TimedOut) else "**You**: ")
