"""What happened, as it is shown: short above a hand, in pages in its own panel, marked on the board."""

from __future__ import annotations

from collections.abc import Sequence

from bot.records.games import GameStatus, Happening, Story
from bot.ui.happened.happened_panel import PAGE_LONGEST, Shown, marked_board, pages_of, panel
from bot.ui.happened.news import LINES_SHOWN, LONGEST, news
from bot.ui.table.game_facts import Stretch
from engine.games.events import Discarded, DrewStock, Event, MeldLaid, RoundBegan, TimedOut
from tests.engine.builders import DRAW, at_table, card
from tests.ui.looks import ENGLISH, NO_EMOJIS, NOON, a_look, a_record, buttons, texts

HANDS = ("KS QD", "3D KD", "4D JS")
MELDS = [(1, "7H 8H 9H")]


def told(*events: Event, whole: bool = True) -> Story:
    return Story(tuple(Happening(event, NOON) for event in events), whole)


def laps(count: int) -> Sequence[Event]:
    """Everybody draws and discards, again and again."""
    return [
        event
        for _ in range(count)
        for seat in range(3)
        for event in (DrewStock(seat, None), Discarded(seat, card("KD")))
    ]


def shown(story: Story, stretch: Stretch = Stretch.ROUND, page: int = 0, seat: int | None = 0) -> Shown:
    visible = a_look(at_table(hands=HANDS, melds=MELDS, phase=DRAW), None)
    return Shown(visible, seat, stretch, story, pages_of(story, visible, seat, ENGLISH, NO_EMOJIS), page)


def test_above_a_hand_stand_the_newest_lines_and_how_many_came_before() -> None:
    lines = news(told(*laps(10)), a_record(seats=3), 0, ENGLISH, NO_EMOJIS)
    assert lines[0] == "-# Since your last move:"
    assert "18 lines more came before" in lines[1]
    assert len(lines) == LINES_SHOWN + 2
    assert sum(map(len, lines)) < LONGEST + 200


def test_nothing_is_said_where_nothing_happened() -> None:
    assert news(told(), a_record(seats=3), 0, ENGLISH, NO_EMOJIS) == ()


def test_a_long_story_comes_in_pages_that_fit_a_message_and_lose_no_line() -> None:
    story = told(*laps(60))
    pages = shown(story).pages
    assert len(pages) > 1
    assert all(len(page) <= PAGE_LONGEST for page in pages)
    assert sum(page.count("\n") + 1 for page in pages) == 180
    first, last = panel(shown(story), (), ENGLISH), panel(shown(story, page=len(pages) - 1), (), ENGLISH)
    assert (buttons(first)["Earlier"], buttons(first)["Later"]) == (False, True)
    assert (buttons(last)["Earlier"], buttons(last)["Later"]) == (True, False)
    assert len(texts(first)) < 4000


def test_the_panel_says_where_it_is_cut_and_where_there_is_nothing() -> None:
    assert "further back" in texts(panel(shown(told(*laps(1), whole=False)), (), ENGLISH))
    assert "Nothing has happened since your last move." in texts(panel(shown(told(), Stretch.SINCE), (), ENGLISH))
    assert "Nothing has happened in this round yet." in texts(panel(shown(told()), (), ENGLISH))


def test_of_a_match_that_is_over_the_replay_has_what_is_not_at_hand() -> None:
    visible = a_look(at_table(hands=HANDS, melds=MELDS, phase=DRAW), None, status=GameStatus.FINISHED)
    over = Shown(visible, 0, Stretch.ROUND, told(), [""], 0)
    assert "`/game replay` has all of it" in texts(panel(over, (), ENGLISH))


def test_a_spectator_is_offered_no_hand() -> None:
    assert buttons(panel(shown(told(*laps(1)), seat=None), (), ENGLISH)) == {}
    assert set(buttons(panel(shown(told(*laps(1))), (), ENGLISH))) == {"My hand", "Since my last move"}


async def test_what_is_new_is_marked_on_the_board_and_what_lay_there_is_not() -> None:
    visible = a_look(at_table(hands=HANDS, melds=MELDS, phase=DRAW), None)
    assert visible.view is not None
    laid = MeldLaid(1, 1, visible.view.melds[0].meld, 24)  # type: ignore[attr-defined]
    plain, marked = [
        (await marked_board(visible, story, ENGLISH, NO_EMOJIS))[0] for story in (told(TimedOut(0)), told(laid))
    ]
    assert plain.data != marked.data
    assert "Last laid: 7♥︎ 8♥︎ 9♥︎" in str(marked.alt)
    assert "Last laid" not in str(plain.alt)


def test_whoever_has_not_moved_yet_is_told_the_match_so_far() -> None:
    begun = told(RoundBegan(1, 0, 1), *laps(1))
    assert ": so far" in texts(panel(shown(begun, Stretch.SINCE), (), ENGLISH))
    assert ": since your last move" in texts(panel(shown(told(*laps(1)), Stretch.SINCE), (), ENGLISH))
    assert ": the whole round" in texts(panel(shown(begun), (), ENGLISH))
