"""Alt texts say all that a picture shows, within 1,024 characters, and a board's says nobody's hand."""

import pytest

from bot.wording import Wording
from bot.wording.alt_text import boards
from bot.wording.lengths import units
from engine.cards import FACES, JOKER, PLAYING_CARDS
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.table import TableMeld
from engine.melds.meld import Meld, MeldKind
from tests.engine.builders import BASIC, at_table, house

NAMES = ("Ada", "Ben", "Cyd")
SEVEN, EIGHT, NINE = PLAYING_CARDS.parse_many("7H 8H 9H")
RUN = TableMeld(1, 1, Meld(MeldKind.RUN, (SEVEN, JOKER, NINE), (SEVEN, EIGHT, NINE)), 24)
TABLE = at_table(hands=["9S 2D", "3C 4C", "5D JK"], lap=1)


@pytest.fixture
def spectator() -> DrawDiscardView:
    return TABLE.view(None)


def test_the_board_tells_round_piles_seats_and_melds(english: Wording, spectator: DrawDiscardView) -> None:
    text = boards(english.speech(NAMES), spectator._replace(melds=(RUN,)))[0]
    assert "Round 1 of 3, lap 1." in text
    assert f"Stock {spectator.stock}" in text
    assert f"on top {english.card(spectator.discard_top)}" in text
    for name, info in zip(NAMES, spectator.seats, strict=True):
        assert f"{name}: {info.cards} cards, total 0" in text
    assert "Ben 7♥︎ Joker as 8♥︎ 9♥︎ (24)." in text
    assert boards(english.speech(NAMES), spectator)[0].endswith("No melds on the table.")
    assert boards(english.speech(NAMES), spectator._replace(round=4))[0].startswith("Extra round, lap 1.")


def test_a000_15_the_board_tells_totals_as_it_shows_them(english: Wording) -> None:
    view = at_table(house(BASIC, "score.display=negative"), hands=["9S", "3C", "5D"]).view(None)
    seats = tuple(info._replace(total=27) for info in view.seats)
    assert "Ada: one card, total −27, to act." in boards(english.speech(NAMES), view._replace(seats=seats))[0]


def test_the_board_is_told_alike_from_every_seat(english: Wording) -> None:
    told = {boards(english.speech(NAMES), TABLE.view(seat))[0] for seat in (None, 0, 1, 2)}
    assert len(told) == 1


@pytest.mark.parametrize("names", [[name * 20 for name in NAMES], ["𝓐" * 32, "🃏" * 32, "Cyd 🎴" * 5]])
def test_a_table_too_full_for_the_limit_counts_the_melds_left_out(
    english: Wording, spectator: DrawDiscardView, names: list[str]
) -> None:
    text = boards(english.speech(names), spectator._replace(melds=(RUN,) * 60))[0]
    assert units(text) <= 1024
    assert text.count("Joker as 8♥︎") + int(text.rsplit("… and ", 1)[1].split()[0]) == 60


def test_a_hand_is_told_card_by_card_in_suits(english: Wording, spectator: DrawDiscardView) -> None:
    hand = PLAYING_CARDS.parse_many("AS 10S 7H 7H QD KC JK JK")
    text = english.hand_alt(spectator._replace(seat=0, hand=hand, drawn=(hand[2],)), chosen=hand[3:5])
    assert text == (
        "Your 8 cards: spades ace, 10; hearts 7, 7; diamonds queen; clubs king; 2 jokers. "
        "Just drawn: hearts 7. Chosen: hearts 7; diamonds queen."
    )
    for cards, said in (((), "Your hand is empty."), ((JOKER,), "Your one card: one joker.")):
        assert english.hand_alt(spectator._replace(seat=0, hand=cards, drawn=())) == said


def test_the_biggest_hand_there_can_be_fits_the_limit(english: Wording, spectator: DrawDiscardView) -> None:
    everything = tuple(sorted(FACES * 2))
    text = english.hand_alt(spectator._replace(seat=0, hand=everything, drawn=everything), chosen=everything)
    assert len(text) <= 1024


def test_the_board_tells_who_has_opened_and_who_deals(english: Wording, spectator: DrawDiscardView) -> None:
    first, second, third = spectator.seats
    opened = spectator._replace(seats=(first._replace(opened=True), second, third._replace(opened=True)), dealer=1)
    text = boards(english.speech(NAMES), opened)[0]
    assert "Opened: Ada and Cyd." in text
    assert "Ben deals." in text
    assert "Nobody has opened." in boards(english.speech(NAMES), spectator)[0]


def test_two_pictures_of_a_board_tell_its_melds_between_them(english: Wording, spectator: DrawDiscardView) -> None:
    full = spectator._replace(melds=(RUN,) * 40)
    first, second = boards(english.speech(NAMES), full, 2)
    assert len(first) <= 1024
    assert len(second) <= 1024
    told = first.count("Joker as 8♥︎") + second.count("Joker as 8♥︎")
    assert told == 40 or told + int(second.rsplit("… and ", 1)[1].split()[0]) == 40
    assert first.startswith("Round 1 of 3, lap 1.")
    assert second.startswith("More melds of this table:")
    few = boards(english.speech(NAMES), spectator._replace(melds=(RUN,) * 4), 2)
    assert [text.count("Joker as 8♥︎") for text in few] == [2, 2]
